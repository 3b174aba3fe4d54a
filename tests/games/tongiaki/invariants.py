"""What is true of every position of Tongiaki, checked from its text and its view.

Each function raises an `AssertionError` that says what is wrong.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.tongiaki.position_model import BOATS, MOORINGS, PIERS, ROUTES, Position, read
from vaka.core.game import JSON, State
from vaka.games.tongiaki import GAME

SAILINGS = 30
QUIET_TURNS = 20


@dataclass(frozen=True)
class Look:
    """A position as its text has it and as its view has it: two ways through the engine."""

    position: Position
    view: JSON


def look(state: State) -> Look:
    """Take a look at a position."""
    return Look(read(GAME.position_text(state)), GAME.view(state, None))


def check(state: State) -> None:
    """All of it."""
    here = look(state)
    boats_are_accounted_for(here)
    foundings_are_counted(here)
    beaches_have_moorings(here)
    no_beach_waits(here)
    tiles_are_accounted_for(here)
    counts_are_within_limits(here)


def boats_are_accounted_for(here: Look) -> None:
    """T1.1  15 boats a colour: on the map, at sea, lost, or in the supply."""
    out = here.position.boats_out()
    for seat in here.view["seats"]:
        total = out[seat["colour"]] + seat["supply"]
        assert total == BOATS, f"{seat['colour']} has {total} boats"
        letter = seat["colour"][0]
        on_beaches = sum("".join(tile.beaches).count(letter) for tile in here.position.islands)
        assert seat["on_beaches"] == on_beaches, f"{seat['colour']} is miscounted on the map"


def foundings_are_counted(here: Look) -> None:
    """T7.2  At most two foundings; who owns a royal island has founded it."""
    for seat in here.view["seats"]:
        owned = sum(tile.royal == seat["colour"][0] for tile in here.position.islands)
        assert owned <= seat["foundings"] <= 2, f"{seat['colour']} owns {owned} royal islands"
    assert not any(tile.royal for tile in here.position.islands if tile.name == "Tonga")


def beaches_have_moorings(here: Look) -> None:
    """T5.1  No beach holds more boats than it has moorings."""
    for tile in here.position.islands:
        for boats, moorings in zip(tile.beaches, MOORINGS[tile.name], strict=True):
            assert len(boats) <= moorings, f"a beach of {tile.name} holds {boats}"


def no_beach_waits(here: Look) -> None:
    """T3.3  Between turns no beach is full, unless an option lets it wait."""
    is_between = here.position.now[0] in ("setup", "turn", "over")
    if is_between and not {"other_full_beaches", "royal_timing"} & here.position.options.keys():
        full = [tile.name for tile, _ in here.position.full_beaches]
        assert not full, f"full beaches between turns: {full}"


def tiles_are_accounted_for(here: Look) -> None:
    """T1.2  Every tile is laid, gone, in the pile or in hand; no two lie on one cell."""
    view, laid = here.view, here.position.tiles
    pile = [*view["pile"]["islands"], *view["pile"]["oceans"]]
    hand = [view["choice"]["tile"]] if here.position.now[0] == "lay" else []
    everywhere = sorted([*(tile.name for tile in laid), *view["removed"], *pile, *hand])
    assert everywhere == sorted([*PIERS, *ROUTES]), f"tiles: {everywhere}"
    assert len({tile.cell for tile in laid}) == len(laid), "two tiles lie on one cell"


def counts_are_within_limits(here: Look) -> None:
    """T11.3 T11.4  The counts that end endless things stay below their limits."""
    sailings, quiet = int(here.position.fields["sailings"]), int(here.position.fields["quiet"])
    most = QUIET_TURNS * len(here.position.seats)
    assert sailings <= SAILINGS, f"{sailings} sailings"
    assert quiet <= most, f"{quiet} quiet turns"
    assert quiet < most or here.position.now[0] == "over", "the stalemate was not called"
