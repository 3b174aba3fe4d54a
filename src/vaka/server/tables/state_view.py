"""The current position of a table, as a viewer sees it."""

from __future__ import annotations

from vaka.core.errors import NotNow
from vaka.core.game import JSON, State
from vaka.server.api.responses import StateBody
from vaka.server.tables.bot_turns import BotTurns
from vaka.server.tables.history_view import Viewer, view_body
from vaka.server.tables.moves import Moves
from vaka.server.tables.seating import Seating
from vaka.server.tables.stored_table import StoredTable
from vaka.server.tables.undos import Undos


class StateView:
    """Renders the current position."""

    def __init__(
        self,
        stored: StoredTable,
        seating: Seating,
        moves: Moves,
        undos: Undos,
        bot_turns: BotTurns,
    ) -> None:
        self._stored = stored
        self._game = stored.game
        self._seating = seating
        self._moves = moves
        self._undos = undos
        self._bot_turns = bot_turns
        # Both belong to a ply, and are computed once for all connections.
        self._open: tuple[int, JSON] = (-1, {})  # the view that all share if nothing is hidden
        self._foreseen: tuple[int, list[JSON]] = (-1, [])  # the prospects of the seat to act

    def is_ready(self, since: int) -> bool:
        """Whether an update since a ply needs neither the disk nor a replay."""
        stored = self._stored
        is_recent = stored.ply - len(stored.recent) <= since <= stored.ply
        return is_recent and not stored.is_dirty

    def state(self, viewer: Viewer, *, acts: bool) -> StateBody:
        """The position for a viewer; with its moves and undos if it `acts`."""
        with self._stored.reading():
            state, turn = self._stored.recorder.current, self._stored.recorder.turn
            is_to_act = acts and viewer == turn and self._stored.stage != "frozen"
            return StateBody(
                ply=self._stored.ply,
                turn=turn,
                turn_number=self._stored.recorder.history.turn,
                active=state.active,
                viewer=viewer,
                view=self._view(state, viewer),
                moves=self._moves.offers() if is_to_act else [],
                mid_choice=state.is_mid_choice,
                undo=self._undos.own_undo(viewer) if acts else None,
                prospects=self._prospects(state) if is_to_act else [],
                seconds_left=self._bot_turns.seconds_left(),
                bank_seconds=self._stored.clock.bank_seconds,
                absence_seconds_left=self._seating.absence_seconds_left(),
            )

    def hint_view(self, seat: int, ply: int) -> JSON:
        """What the seat to act sees and may remember, if this table allows hints."""
        if not self._stored.row.terms.hints:
            raise NotNow("this table allows no hints", "no_hints")
        state = self._moves.asked_position(seat, ply)
        return self._game.view(state, seat) | self._game.perfect_recall(state, seat)

    def _view(self, state: State, viewer: Viewer) -> JSON:
        """What a viewer sees now; if nothing is hidden, it is computed once for all viewers."""
        if self._game.has_hidden_information:
            is_given_up = self._stored.row.result is not None and not state.is_over
            more = self._game.revealed_at_end(state) if is_given_up else {}
            return view_body(self._game, state, viewer) | more
        if self._open[0] != self._stored.ply:
            self._open = (self._stored.ply, view_body(self._game, state, None))
        return {**self._open[1], "seat": viewer}

    def _prospects(self, state: State) -> list[JSON]:
        """What is known about the moves to choose from; computed once for all connections."""
        if self._foreseen[0] != self._stored.ply:
            self._foreseen = (self._stored.ply, self._game.prospects(state))
        return self._foreseen[1]
