"""Record -> rows: one of the table of games, and one of the table of plies for each entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from vaka import __version__
from vaka.agents.search import Budget, SearchResult, search_view
from vaka.arena.dataset.columns import PLIES, Columns
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, JSON, Game, ObservableState, State
from vaka.core.records.position_history import PositionHistory
from vaka.core.records.record import Entry, Record, Resignation, Undo, move_in
from vaka.core.records.writer import digest

Row = dict[str, Any]
"""The values of one row by column."""


@dataclass(frozen=True)
class GameRows:
    """The row of a `game`, and its `plies` as one list of values for each column."""

    game: Row
    plies: dict[str, list[Any]]


def make_rows(
    record: Record,
    game: Game,
    name: str,
    columns: Columns,
    agents: Sequence[str] | None = None,
    seed: str | None = None,
) -> GameRows:
    """The rows of a record; `name` identifies the game within its dataset."""
    history = PositionHistory(game, record.setup)
    wanted = columns.of(PLIES)
    plies: dict[str, list[Any]] = {column.name: [] for column in wanted}
    makers = [(plies[column.name], _MAKERS[column.name]) for column in wanted]
    standing = _standing(record.entries)
    returns = [float(share) for share in record.result.shares] if record.result else None
    for index, entry in enumerate(record.entries):
        ply = _Ply(game, history, entry, name, index + 1, index in standing, returns, columns)
        for values, make in makers:
            values.append(make(ply))
        history.advance(entry)
        if columns.hidden:
            is_turn = move_in(entry) is not None and history.is_at_rest
            plies["digest"][-1] = digest(game, history.state) if is_turn else None
    found = _game_row(record, game, history.state, columns)
    found |= {"id": name, "agents": list(agents) if agents else None, "seed": seed}
    return GameRows(found | {"returns": returns}, plies)


def _game_row(record: Record, game: Game, end: State, columns: Columns) -> Row:
    setup, result = record.setup, record.result
    points = [player["points"] for player in game.score(end)["players"]] if result else None
    row: Row = {
        "game": setup.game,
        "rules": record.rules,
        "version": __version__,
        "seats": list(setup.seats),
        "players": list(setup.players),
        "options": [{"name": name, "value": value} for name, value in setup.options.items()],
        "first": setup.first,
        "fork": record.forked,
        "commitment": str(record.commitment) if record.commitment else None,
        "mixes": [{"seat": seat, "text": text} for seat, text in sorted(record.mixes.items())],
        "plies": len(record.entries),
        "reason": result.reason if result else None,
        "points": points,
    }
    if columns.hidden:
        row["secret"] = record.secret
    if columns.observations:
        has_layout = game.features.observations
        row["layout"] = game.observation(len(setup.seats)).version if has_layout else None
    return row


def _standing(entries: Sequence[Entry]) -> set[int]:
    """The indices of the moves that were not taken back."""
    standing: list[int] = []
    for index, entry in enumerate(entries):
        if isinstance(entry, Undo):
            del standing[len(standing) - entry.plies :]
        elif move_in(entry) is not None:
            standing.append(index)
    return set(standing)


class _Ply:
    """An entry before it is applied, with everything that a column may tell about it."""

    def __init__(
        self,
        game: Game,
        history: PositionHistory,
        entry: Entry,
        name: str,
        number: int,
        stands: bool,
        returns: list[float] | None,
        columns: Columns,
    ) -> None:
        self.game = game
        self.state = history.state
        self.name = name
        self.number = number
        self.stands = stands
        self.returns = returns
        self.undo = entry if isinstance(entry, Undo) else None
        self.other = entry if isinstance(entry, Undo | Resignation) else None
        self.move = move_in(entry)
        self.turn = history.turns if self.undo else history.turn
        self.is_chance = not self.other and self.state.turn == CHANCE
        self.is_decision = not self.other and not self.is_chance
        self.legal = self.state.moves() if self.is_decision else None
        self._playouts = columns.search
        self._found: SearchResult | None = None

    @property
    def seat(self) -> int | None:
        """The seat that moved, asked for an undo or resigned."""
        if self.other:
            return self.other.seat
        return None if self.is_chance else self.state.turn

    @property
    def text(self) -> str | None:
        """The move as text."""
        return None if self.move is None else self.game.move_text(self.state, self.move)

    @property
    def seen_by(self) -> list[int]:
        """The seats that may know the move."""
        seats = range(self.state.seats)
        move = self.move
        if move is None or not self.game.has_hidden_information:
            return list(seats)
        return [seat for seat in seats if self.game.may_see(self.state, move, seat)]

    @property
    def search(self) -> SearchResult | None:
        """What a search finds for the seat that moves. It knows what that seat knows."""
        if self.is_decision and self._found is None:
            state = self.state
            seat = state.turn
            view: JSON = self.game.view(state, seat) | self.game.perfect_recall(state, seat)
            dice = Dice(f"{self.name}/{self.number}")
            self._found = search_view(self.game, view, dice, Budget(self._playouts))
        return self._found


def _observation(ply: _Ply) -> bytes | None:
    if not ply.is_decision or not ply.game.features.observations:
        return None
    state = cast(ObservableState, ply.state)
    out = bytearray(ply.game.observation(state.seats).size)
    state.observe(state.turn, out)
    return bytes(out)


def _visits(ply: _Ply) -> list[int] | None:
    found = ply.search
    if found is None or ply.legal is None:
        return None
    visits = {estimate.move: estimate.visits for estimate in found.moves}
    return [visits.get(move, 0) for move in ply.legal]


def _chances(ply: _Ply) -> list[float] | None:
    return [chance.value for chance in ply.search.chances] if ply.search else None


_MAKERS: dict[str, Callable[[_Ply], Any]] = {
    "id": lambda ply: ply.name,
    "ply": lambda ply: ply.number,
    "turn": lambda ply: ply.turn,
    "seat": lambda ply: ply.seat,
    "chance": lambda ply: ply.is_chance,
    "move": lambda ply: ply.move,
    "text": lambda ply: ply.text,
    "undo": lambda ply: ply.undo.plies if ply.undo else None,
    "stands": lambda ply: ply.stands,
    "seen_by": lambda ply: ply.seen_by,
    "legal": lambda ply: ply.legal,
    "choice_begun": lambda ply: ply.is_decision and ply.state.is_mid_choice,
    "returns": lambda ply: ply.returns,
    "position": lambda ply: ply.game.position_text(ply.state),
    "digest": lambda _: None,  # it follows after the move
    "observation": _observation,
    "visits": _visits,
    "chances": _chances,
}
"""How each column of the table of plies is made."""
