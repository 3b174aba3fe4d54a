"""A table of Tongiaki for scenarios."""

from __future__ import annotations

from tests.scenarios import table as scenarios
from tests.scenarios.table import position_text
from vaka.games.tongiaki import GAME, Tongiaki
from vaka.games.tongiaki.text.position_writer import FIELDS, VERSION


class Table(scenarios.Table):
    """A position of Tongiaki that moves are played on."""

    state: Tongiaki

    def __init__(self, state: Tongiaki) -> None:
        super().__init__(GAME, state)

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


def new(
    players: int = 2, *, first: int | None = 0, preset: str | None = None, **options: str
) -> Table:
    """A table before set-up."""
    setup = GAME.setup(players, options=options, preset=preset, first=first)
    return Table(GAME.initial_state(setup))


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
    return at(position_text(VERSION, values, FIELDS))


def at(position: str) -> Table:
    """A table at a position."""
    return Table(GAME.parse_position(position))
