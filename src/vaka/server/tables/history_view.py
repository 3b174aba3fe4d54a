"""The plies and positions of a record as each viewer may know them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice

from vaka.core.game import CHANCE, JSON, Game, Setup, State
from vaka.core.records.position_history import Ply, PositionHistory, replay
from vaka.core.records.record import BotMove, Entry, Resignation, Undo, standing_moves
from vaka.server.api.responses import PlyBody
from vaka.server.bounded_cache import BoundedCache
from vaka.server.response_encoding import encode

Viewer = int | None
"""The seat that sees something, or None for a spectator."""

RECENT = 16
"""How many of the last plies are kept rendered; all of the last change if it had more. Older ones
are replayed."""


CACHED_BYTES = 32 << 20
"""The size of the rendered plies that are kept of all tables."""


class PlyCache:
    """Rendered plies of long records as JSON, for each table and viewer. What was recorded never
    changes: a longer record of the same table only needs its new plies rendered. Thread-safe."""

    def __init__(self) -> None:
        self._cache: BoundedCache[list[bytes]] = BoundedCache(CACHED_BYTES)

    def plies(
        self, table_id: str, game: Game, setup: Setup, entries: Sequence[Entry], viewer: Viewer
    ) -> list[bytes]:
        """All plies of a record as JSON objects."""
        key = (table_id, viewer if game.has_hidden_information else None)
        kept = self._cache.find(key) or []
        if len(kept) >= len(entries):
            return kept[: len(entries)]
        more = viewed_plies(game, setup, entries, viewer, len(kept))
        plies = [*kept, *map(encode, more)]
        return self._cache.keep(key, plies, sum(map(len, plies)) + 100 * len(plies))


class RecentPlies:
    """The last plies, rendered for every viewer, so that an update needs no replay."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self._viewers: tuple[Viewer, ...] = (None, *range(seats))
        self._plies: deque[dict[Viewer, PlyBody]] = deque()

    def __len__(self) -> int:
        return len(self._plies)

    def add(self, plies: Sequence[Ply]) -> None:
        """Render more plies."""
        self._plies.extend(ply_bodies(self._game, ply, self._viewers) for ply in plies)

    def trim(self, least: int) -> None:
        """Drop old plies, but not the last `least`."""
        while len(self._plies) > max(RECENT, least):
            self._plies.popleft()

    def last(self, count: int, viewer: Viewer) -> list[PlyBody]:
        """The last `count` plies for a viewer."""
        kept = islice(self._plies, len(self._plies) - count, None)
        return [bodies[viewer] for bodies in kept]


def ply_bodies(game: Game, ply: Ply, viewers: Sequence[Viewer]) -> dict[Viewer, PlyBody]:
    """A ply as each of the viewers may know it. If the game hides nothing, they share one."""
    if isinstance(ply.entry, Undo | Resignation):
        return dict.fromkeys(viewers, _other_body(ply, ply.entry))
    move = ply.entry.move if isinstance(ply.entry, BotMove) else ply.entry
    if game.has_hidden_information:
        return {viewer: _move_body(game, ply, move, viewer) for viewer in viewers}
    return dict.fromkeys(viewers, _move_body(game, ply, move, None))


def _move_body(game: Game, ply: Ply, move: int, viewer: Viewer) -> PlyBody:
    may_see = game.may_see(ply.before, move, viewer)
    body = PlyBody(
        ply=ply.number,
        kind="draw" if ply.before.turn == CHANCE else "move",
        seat=ply.before.turn,
        turn_number=ply.turn,
        active=ply.before.active,
        move=move if may_see else None,
        text=game.move_text(ply.before, move) if may_see else None,
        events=ply.events(game, viewer),
    )
    if ply.bot:
        body["bot"] = ply.bot
    return body


def _other_body(ply: Ply, entry: Undo | Resignation) -> PlyBody:
    body = PlyBody(
        ply=ply.number,
        kind="undo" if isinstance(entry, Undo) else "resign",
        seat=entry.seat,
        turn_number=ply.turn,
        active=ply.before.active,
        to=ply.last,
        events=[],
    )
    if isinstance(entry, Undo):
        body["plies"] = entry.plies
    return body


def viewed_plies(
    game: Game, setup: Setup, entries: Sequence[Entry], viewer: Viewer, since: int = 0
) -> list[PlyBody]:
    """All entries after the first `since`, as a viewer may know them."""
    return [
        ply_bodies(game, ply, (viewer,))[viewer]
        for ply in replay(game, setup, entries)
        if ply.number > since
    ]


def view_body(game: Game, state: State, viewer: Viewer) -> JSON:
    """What a viewer sees of a position. `StateBody.moves` are its moves: they are sent once."""
    view = dict(game.view(state, viewer))
    view.pop("moves", None)
    return view


def positions(
    game: Game, setup: Setup, entries: Sequence[Entry], first: int = 0
) -> Iterator[State]:
    """The position after the first `first` entries, and after every one that follows."""
    history = PositionHistory(game, setup)
    for move in standing_moves(entries[:first]):
        history.enter(move)
    yield history.state
    for entry in entries[first:]:
        yield history.enter(entry).after
