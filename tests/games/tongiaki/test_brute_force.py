"""Landings and closed routes computed a second time by brute force.

The computation starts from the position text and the facts of the tiles, and shares no line with
the rules that it is compared with.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

from tests.contract.walk import random_setup, walk
from tests.games.tongiaki import position_model
from tests.games.tongiaki.position_model import (
    COLOURS,
    MOORINGS,
    PIERS,
    ROUTES,
    STEPS,
    Position,
    Tile,
)
from vaka.core.build_mode import is_compiled
from vaka.core.choice import choices
from vaka.core.dice import Dice
from vaka.games.tongiaki import GAME, Tongiaki

LETTERS = "abcdef"
ALL = 100_000
GAMES = 150 if is_compiled() else 15
CHARTS = 1500 if is_compiled() else 250
LANDINGS = 400 if is_compiled() else 80

Outcome = tuple[str, ...]
"""The boats that a landing puts on each beach, in order of their letters."""


# ---- landings (T6.1 to T6.3)


def outcomes(here: Position) -> set[Outcome]:
    """Every way to land the whole group, by trying each boat on each beach and at home."""
    island = next(tile for tile in here.islands if tile.name == here.now[1])
    beaches = range(len(island.beaches))
    found = {
        tuple(
            "".join(
                sorted(boat for boat, to in zip(here.group, places, strict=True) if to == beach)
            )
            for beach in beaches
        )
        for places in product((None, *beaches), repeat=len(here.group))
    }
    return {outcome for outcome in found if _may_land(island, here.group, outcome)}


def _may_land(island: Tile, group: str, outcome: Outcome) -> bool:
    """Whether a landing keeps to the rules, seen from its end."""
    moorings = MOORINGS[island.name]
    free = [most - len(boats) for most, boats in zip(moorings, island.beaches, strict=True)]
    landed = [len(boats) for boats in outcome]
    if any(boats > room for boats, room in zip(landed, free, strict=True)):
        return False  # T6.2  only on free moorings
    if sum(landed) < min(len(group), sum(free)):
        return False  # T6.3  no boat goes back while a mooring is free
    reached = sum(boats > 0 for boats in landed)
    return reached == min(len(group), sum(room > 0 for room in free))  # T6.1  first one on each


def played(state: Tongiaki) -> list[Outcome]:
    """Every way to land the group, as the rules list it."""
    return [_outcome(state, run) for run in choices(state, ALL)]


def _outcome(state: Tongiaki, run: list[int]) -> Outcome:
    island = position_model.read(GAME.position_text(state)).now[1]
    boats: dict[str, str] = {f"{island}.{letter}": "" for letter in _letters(island)}
    for move in run:
        _, colour, beach = GAME.move_text(state, move).split()
        boats[beach] += colour[0]
    return tuple("".join(sorted(letters)) for letters in boats.values())


def _letters(island: str) -> str:
    return LETTERS[: len(PIERS[island])]


def check_landing(state: Tongiaki) -> None:
    listed = played(state)
    assert len(set(listed)) == len(listed)
    assert set(listed) == outcomes(position_model.read(GAME.position_text(state)))


def test_landings_met_in_games_are_those_found_by_trying_everything() -> None:
    met = 0
    for number in range(GAMES):
        dice = Dice(f"landing {number}")
        for state, _ in walk(GAME, random_setup(GAME, dice), dice):
            here = position_model.read(GAME.position_text(state))
            is_fresh = here.now[0] == "land" and here.now[5] == "-"
            if is_fresh and len(here.group) + len(PIERS[here.now[1]]) <= 8:
                check_landing(GAME.parse_position(str(here)))
                met += 1
    assert met > GAMES


def test_landings_made_up_are_those_found_by_trying_everything() -> None:
    for number in range(LANDINGS):
        check_landing(GAME.parse_position(made_up_landing(Dice(number))))


def made_up_landing(dice: Dice) -> str:
    """A group of any size and colours before any island but Tonga, with boats there already."""
    seats = COLOURS[: 2 + dice.below(5)]
    island = dice.choose([name for name in PIERS if name != "Tonga"])
    beaches = [_boats(dice, seats, dice.below(most + 1)) for most in MOORINGS[island]]
    if all(len(boats) == most for boats, most in zip(beaches, MOORINGS[island], strict=True)):
        beaches[0] = ""
    group = _boats(dice, seats, 1 + dice.below(5))
    landed = ",".join("0" for _ in beaches)
    tiles = (Tile("Tonga", 0, 0, 0, ("",) * 6), Tile(island, 0, 1, 3, tuple(beaches)))
    return str(Position(tiles, fields(seats, f"land:{island}:0:{group}:{landed}:-")))


def _boats(dice: Dice, seats: tuple[str, ...], count: int) -> str:
    letters = [dice.choose(seats)[0] for _ in range(count)]
    return "".join(
        sorted(letters, key=lambda letter: [colour[0] for colour in seats].index(letter))
    )


def fields(seats: tuple[str, ...], now: str) -> dict[str, str]:
    """The fields of a position at the beginning of a game, but for what it waits for."""
    none = ",".join("0" for _ in seats)
    return {
        "seats": ",".join(seats),
        "options": "-",
        "map": "",
        "gone": "-",
        "founded": ",".join("2" for _ in seats),
        "sea": none,
        "lost": none,
        "quiet": "0",
        "turn": seats[0],
        "fresh": "0",
        "sailings": "0",
        "removal": "0",
        "now": now,
    }


# ---- closed routes (T9.3, T9.6)


def sailings(here: Position) -> set[str]:
    """Every sailing and every removal, by following each way from cell to cell."""
    found: set[str] = set()
    for island in here.islands:
        full = [beach for beach in range(len(island.beaches)) if island.is_full(beach)]
        ways = {
            (beach, edge): position_model.leads_back(here, island, edge)
            for beach, edge in position_model.piers(island)
        }
        if not full or island.royal or here.now[1:] not in ([], [island.name]):
            continue  # T3.3  under `wait`, only the island at hand
        if position_model.is_enclosed(here, island):
            found.add(f"remove {island.name}")  # T9.3  enclosed
            continue
        is_open = any(beach in full and not back for (beach, _), back in ways.items())
        is_free = here.options.get("closed_way") == "allowed"
        for (beach, edge), back in ways.items():
            if beach in full and (is_free or not (back and is_open)):  # T9.6
                found.add(f"sail {island.name}.{LETTERS[beach]} {edge}")
    return found


def check_sailings(state: Tongiaki) -> set[str]:
    listed = {GAME.move_text(state, move) for move in state.moves()}
    assert listed == sailings(position_model.read(GAME.position_text(state)))
    return listed


def test_sailings_met_in_games_are_those_found_by_following_every_way() -> None:
    met = 0
    for number in range(GAMES):
        dice = Dice(f"sailing {number}")
        for state, _ in walk(GAME, random_setup(GAME, dice), dice):
            position = GAME.position_text(state)
            if position.rpartition(" now=")[2].startswith("sail"):
                check_sailings(GAME.parse_position(position))
                met += 1
    assert met > GAMES


def test_sailings_on_crowded_maps_are_those_found_by_following_every_way() -> None:
    met: Counter[str] = Counter()
    back = 0
    for number in range(CHARTS):
        here = crowded_map(Dice(number))
        listed = check_sailings(GAME.parse_position(str(here)))
        met.update(text.split()[0] for text in listed)
        back += len(listed) < sum(len(PIERS[tile.name][beach]) for tile, beach in here.full_beaches)
    assert met["remove"] > CHARTS // 40, "too few islands were enclosed to tell"
    assert back > CHARTS // 6, "too few ways led back to tell"


def crowded_map(dice: Dice) -> Position:
    """Tiles thrown close together, some islands royal, many beaches full."""
    seats = COLOURS[: 2 + dice.below(5)]
    names = [*PIERS, *ROUTES]
    dice.shuffle(names)
    names.remove("Tonga")
    cells = [(0, 0)]
    tiles: list[Tile] = []
    supply = Counter({colour[0]: 15 for colour in seats})
    royal = [colour[0] for colour in seats for _ in range(2)]
    royals = dice.below(5)
    for name in ["Tonga", *names[: 6 + dice.below(20)]]:
        q, r = cells[-1]
        is_royal = name != "Tonga" and dice.below(4) < royals
        tile = Tile(name, q, r, dice.below(6))
        tiles.append(_throw(dice, tile, supply, royal if is_royal else []))
        cells.append(_closest(dice, cells))
    here = Position(tuple(sorted(tiles, key=_number)), fields(seats, "sail"))
    return here if here.full_beaches else crowded_map(dice)


def _number(tile: Tile) -> int:
    return [*PIERS, *ROUTES].index(tile.name)


def _closest(dice: Dice, cells: list[tuple[int, int]]) -> tuple[int, int]:
    """A free cell with as many neighbours as possible."""
    taken = set(cells)
    open_cells = {(q + dq, r + dr) for q, r in cells for dq, dr in STEPS} - taken
    neighbours = {
        (q, r): sum((q + dq, r + dr) in taken for dq, dr in STEPS) for q, r in sorted(open_cells)
    }
    most = max(neighbours.values())
    return dice.choose([cell for cell, count in neighbours.items() if count == most])


def _throw(dice: Dice, tile: Tile, supply: Counter[str], royal: list[str]) -> Tile:
    """Boats on the beaches of an island as long as there are any, or one on its statue."""
    if not tile.is_island:
        return tile
    empty = ("",) * len(MOORINGS[tile.name])
    place = (tile.name, tile.q, tile.r, tile.rotation)
    if royal:
        owner = royal.pop(dice.below(len(royal)))
        if supply[owner]:
            supply[owner] -= 1
            return Tile(*place, empty, owner)
    return Tile(*place, tuple(_moor(dice, most, supply) for most in MOORINGS[tile.name]))


def _moor(dice: Dice, moorings: int, supply: Counter[str]) -> str:
    order = list(supply)
    count = moorings if dice.below(3) == 0 else dice.below(moorings + 1)
    boats = ""
    for _ in range(count):
        left = [letter for letter in order if supply[letter]]
        if not left:
            break
        letter = dice.choose(left)
        supply[letter] -= 1
        boats += letter
    return "".join(sorted(boats, key=order.index))
