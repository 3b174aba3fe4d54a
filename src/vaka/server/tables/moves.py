"""Plays moves at a table, and lists what can be played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from vaka.core.choice import Composition, compose
from vaka.core.errors import NotNow
from vaka.core.fair_shuffle import check_mix
from vaka.core.game import JSON, Game, State
from vaka.core.records.record import BotReason
from vaka.core.records.recorder import Move
from vaka.core.transition import Transition, apply_move
from vaka.server.api.responses import ErrorBody, MoveOfferBody
from vaka.server.errors import ApiError, refusal_api_error
from vaka.server.storage import Lease, Receipt
from vaka.server.tables.history_view import view_body
from vaka.server.tables.stored_table import StoredTable


@dataclass(frozen=True)
class Composed:
    """An unfinished choice, with the board as it would look."""

    picks: list[int]
    possible: list[MoveOfferBody]
    moves: list[int] | None
    view: JSON
    events: list[JSON]


class Moves:
    """The moves of a table."""

    def __init__(self, stored: StoredTable) -> None:
        self._stored = stored
        self._game = stored.game
        self._offered: tuple[int, list[int]] = (-1, [])

    # ---- queries

    @property
    def awaits_person(self) -> bool:
        """Whether a person is to act."""
        turn = self._stored.turn
        return turn >= 0 and self._stored.row.occupants[turn].agent is None

    @property
    def is_searched(self) -> bool:
        """Whether `offers` needs no search."""
        return self._offered[0] == self._stored.ply

    def offers(self) -> list[MoveOfferBody]:
        """All moves that can be picked now."""
        return offers(self._game, self._stored.recorder.current, self.search())

    def asked_position(self, seat: int, ply: int) -> State:
        """A copy of the position, if the seat is to act in it."""
        with self._stored.lock:
            self._stored.check_playable(ply)
            state = self._stored.recorder.state
        self._stored.check_turn(state, seat)
        return state

    def compose(self, seat: int, ply: int, picks: Sequence[Move]) -> Composed:
        """Make picks in any order, on a copy of the position."""
        state = self.asked_position(seat, ply)
        return self._composed(state, seat, compose(self._game, state, self._numbers(state, picks)))

    def why_not(self, seat: int, ply: int, move: Move, picks: Sequence[Move]) -> ErrorBody | None:
        """Why a move cannot be made after some picks; None if it can."""
        state = self.asked_position(seat, ply)
        any_order = not state.is_mid_choice
        for pick in self._numbers(state, picks):
            state.pick(pick)
            # What is possible after a complete choice depends on other hands or on the deck.
            if self._game.has_hidden_information and not state.is_mid_choice:
                raise NotNow("the choice is complete", "choice_complete")
            self._stored.check_turn(state, seat)
        number = self._numbers(state, [move])[0]
        refusal = self._game.why_not(state, number, any_order=any_order)
        return refusal_api_error(refusal, self._game).body() if refusal else None

    # ---- playing

    def begin(self, person: str, receipt: Receipt | None = None) -> None:
        """Begin the game: chance and bots act."""
        stored = self._stored
        with stored.reading():
            if not stored.row.is_member(person):
                message = "only people at the table can begin the game"
                raise ApiError("not_yours", message, key="not_seated")
            if stored.stage != "waiting":
                return
            with stored.changing():
                stored.record(())
                stored.save(replace(stored.row, begun=True), receipt=receipt)

    def mix(self, seat: int, text: str, receipt: Receipt | None = None) -> None:
        """Mix a seat's string into the shuffle."""
        stored = self._stored
        with stored.lock:
            stored.check_open()
            check_mix(text)
            with stored.changing():
                stored.recorder.mix(seat, text)
                row = replace(stored.row, mixes={**stored.row.mixes, seat: text})
                stored.save(row, mixed=seat, receipt=receipt)

    def play(
        self,
        seat: int,
        ply: int,
        moves: Sequence[Move],
        receipt: Receipt | None = None,
        bot: BotReason | None = None,
        lease: Lease | None = None,
    ) -> None:
        """Play a run of moves, all or none, and draw what chance has to then. `bot` says why a bot
        chose them, if one did so for a person; `lease` is the lease of the bot's server."""
        with self._stored.lock:
            self._stored.check_playable(ply)
            self._play(self._applied(seat, moves), receipt, bot, lease)

    def choose(
        self, seat: int, ply: int, picks: Sequence[Move], receipt: Receipt | None = None
    ) -> Composed | None:
        """Make picks in any order, and play them if they complete a choice; else the choice so
        far."""
        with self._stored.lock:
            self._stored.check_playable(ply)
            state = self._stored.recorder.current
            self._stored.check_turn(state, seat)
            composition = compose(self._game, state, self._numbers(state, picks))
            if composition.steps is None:
                return self._composed(state, seat, composition)
            self._play(composition.steps, receipt)
            return None

    # ---- within

    def _play(
        self,
        steps: Sequence[Transition],
        receipt: Receipt | None,
        bot: BotReason | None = None,
        lease: Lease | None = None,
    ) -> None:
        """Record moves that have been applied, and the draws that follow."""
        stored = self._stored
        with stored.changing():
            stored.record(stored.recorder.add(steps, bot))
            stored.save(replace(stored.row, begun=True), receipt=receipt, lease=lease)

    def _applied(self, seat: int, moves: Sequence[Move]) -> list[Transition]:
        """The moves, applied, if one seat can make all of them."""
        state, steps = self._stored.recorder.current, list[Transition]()
        for move in moves:
            self._stored.check_turn(state, seat)
            steps.append(apply_move(self._game, state, self._numbers(state, [move])[0]))
            state = steps[-1].after
        if self._game.has_hidden_information and state.is_mid_choice:
            message = "the choice is not complete: others see it when it is"
            raise NotNow(message, "choice_open")
        return steps

    def _composed(self, state: State, seat: int, composition: Composition) -> Composed:
        """A composition as the seat may see it."""
        shown = composition.picked
        if self._game.has_hidden_information and composition.steps:
            shown = shown[:-1]  # what the last pick reveals is shown once the choice is made
        after = shown[-1].after if shown else state
        return Composed(
            picks=[pick.move for pick in composition.picked],
            possible=offers(self._game, after, composition.possible),
            moves=composition.run,
            view=view_body(self._game, after, seat),
            events=[event for pick in shown for event in pick.events(self._game, seat)],
        )

    def _numbers(self, state: State, moves: Sequence[Move]) -> list[int]:
        game = self._game
        numbers = [
            game.parse_move(state, move) if isinstance(move, str) else move for move in moves
        ]
        for number in numbers:
            if not 0 <= number < game.move_count:
                raise ApiError("invalid", f"{game.name} has no move {number}", where="moves")
        return numbers

    def search(self) -> list[int]:
        """The moves that can be picked now, searched once per ply."""
        if self._offered[0] != self._stored.ply:
            found = compose(self._game, self._stored.recorder.current, []).possible
            self._offered = (self._stored.ply, found)
        return self._offered[1]


def offers(game: Game, state: State, moves: Sequence[int]) -> list[MoveOfferBody]:
    """Moves with their texts."""
    return [MoveOfferBody(move=move, text=game.move_text(state, move)) for move in moves]
