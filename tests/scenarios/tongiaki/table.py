"""A table for scenarios: positions and moves in the notation of records, no second language."""

from __future__ import annotations

from typing import Any

import pytest

from vaka.core.errors import IllegalMove, NotNow
from vaka.games.tongiaki import GAME, Tongiaki
from vaka.games.tongiaki.position import FIELDS


class Table:
    """A position that moves are played on, given as text."""

    def __init__(self, state: Tongiaki) -> None:
        self.state = state
        self.events: list[dict[str, Any]] = []

    def play(self, *moves: str) -> Table:
        """Play moves, and keep what happened in `events` (of this call only)."""
        self.events = []
        for move in moves:
            self.events += GAME.play(self.state, GAME.parse(self.state, move))
        return self

    def refuses(self, move: str, rule: str) -> None:
        """The move is refused with the id of this rule, and nothing changes."""
        before = self.position
        with pytest.raises(IllegalMove) as refusal:
            self.play(move)
        assert refusal.value.rule == rule, f"{move} was refused by {refusal.value.rule}"
        assert rule in str(refusal.value)
        assert self.position == before

    def is_not_the_time_for(self, move: str) -> None:
        """The move belongs to another moment; no rule is blamed."""
        with pytest.raises(NotNow):
            self.play(move)

    @property
    def offers(self) -> list[str]:
        """The legal moves, in words."""
        return [GAME.text(self.state, move) for move in self.state.moves()]

    @property
    def position(self) -> str:
        return GAME.position(self.state)

    def field(self, name: str) -> str:
        """A field of the position: `table.field("now")`."""
        return dict(word.split("=", 1) for word in self.position.split()[1:])[name]

    @property
    def now(self) -> str:
        """What the position waits for, as in the position text: `sail`, `land:Hawaii:...`."""
        return self.field("now")

    @property
    def turn(self) -> str:
        return self.field("turn")

    def tile(self, name: str) -> str | None:
        """A laid tile as the position text has it: `Hawaii@1,-2/3[b|r|]`; None if not laid."""
        tiles = self.field("map").split(";")
        return next((tile for tile in tiles if tile.partition("@")[0] == name), None)

    def boats(self, beach: str) -> str:
        """The boats on a beach, a letter each: `bbr`."""
        island, _, letter = beach.partition(".")
        tile = self.tile(island)
        assert tile is not None, f"{island} is not laid"
        boats: str = tile.partition("[")[2][:-1].split("|")["abcdef".index(letter)]
        return boats

    def supply(self, colour: str) -> int:
        return self.seat(colour, "supply")

    def seat(self, colour: str, what: str) -> int:
        """A number of a seat as its view has it: supply, on_beaches, at_sea, lost, foundings."""
        seats = GAME.view(self.state, None)["seats"]
        number: int = next(seat for seat in seats if seat["colour"] == colour)[what]
        return number

    @property
    def score(self) -> dict[str, Any]:
        return GAME.score(self.state)

    def kinds(self) -> list[str]:
        """The kinds of the events of the last `play`."""
        return [event["kind"] for event in self.events]

    def event(self, kind: str) -> dict[str, Any]:
        """The one event of a kind in the last `play`."""
        found = [event for event in self.events if event["kind"] == kind]
        assert len(found) == 1, f"{len(found)} events {kind} in {self.kinds()}"
        return found[0]


def new(
    players: int = 2, *, first: int | None = 0, preset: str | None = None, **options: str
) -> Table:
    """A table before set-up."""
    setup = GAME.setup(players, options=options, preset=preset, first=first)
    return Table(GAME.start(setup))


def table(
    map: str,  # noqa: A002
    *,
    seats: str = "blue,red",
    options: str = "-",
    **fields: str,
) -> Table:
    """A table in the middle of a game: the map as position texts have it, the rest by default.

    `table("Tonga@0,0/0[bb|r||||];C@0,1/3", turn="red", now="sail")`
    """
    count = len(seats.split(","))
    nothing = ",".join("0" * count)
    values = {
        "seats": seats,
        "options": options,
        "map": map,
        "gone": "-",
        "founded": nothing,
        "sea": nothing,
        "lost": nothing,
        "quiet": "0",
        "turn": seats.split(",", maxsplit=1)[0],
        "fresh": "0",
        "sailings": "0",
        "removal": "0",
        "now": "turn",
        **fields,
    }
    assert list(values) == FIELDS, f"unknown fields among {sorted(fields)}"
    return at("tongiaki/1 " + " ".join(f"{name}={value}" for name, value in values.items()))


def at(position: str) -> Table:
    """A table at a position."""
    return Table(GAME.from_position(position))
