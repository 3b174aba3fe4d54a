"""Reads a position text. The error for a wrong text is one line that names the field."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from collections.abc import Callable, Sequence

from vaka.core.errors import InvalidText
from vaka.core.position_fields import read_integer, read_parts, split_fields
from vaka.games.tongiaki.rules.options import OPTIONS, option_numbers
from vaka.games.tongiaki.rules.tiles import COLOURS, ISLAND_TILES, NAMES
from vaka.games.tongiaki.text.notation import (
    beach_text,
    cell_text,
    parse_beach,
    parse_cell,
    parse_edge,
    parse_island,
    parse_tile,
)
from vaka.games.tongiaki.text.position_writer import FIELDS, INITIALS, PURPOSES, REASONS, VERSION

if not cython.compiled:
    from vaka.games.tongiaki.rules.constants import (
        BEGINNING,
        BOATS,
        CROWNING,
        DRAWING,
        EDGES,
        EXPANSION,
        ISLANDS,
        LAND,
        LANDING,
        LAST_ISLAND,
        LAST_OCEAN,
        LAYING,
        NO_PORT,
        OVER,
        PLACE,
        PLACING,
        QUIET_TURNS_LIMIT,
        SAILING,
        SAILINGS_LIMIT,
        SEATS,
        SETTING_UP,
        TAKING,
        TILES,
        TURN,
        VOYAGE,
    )
    from vaka.games.tongiaki.rules.engine import Tongiaki, list_moves
    from vaka.games.tongiaki.rules.royal_islands import may_be_royal
    from vaka.games.tongiaki.rules.state import (
        Position,
        clear,
        crown,
        is_in_pile,
        is_laid,
        lay_tile,
        moor,
    )
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH


def read_position(text: str) -> Tongiaki:
    """The state that a text describes; InvalidText names the field that is wrong."""
    fields = split_fields(text, VERSION, FIELDS)
    state = Tongiaki()
    name = ""
    try:
        for name in FIELDS:
            _READERS[name](state, fields[name])
        name = "fresh"
        _check_last_tile(state.position)
        name = "now"
        _check(state.position)
    except InvalidText as error:
        raise InvalidText(f"position: {name}: {error}") from None
    return state


def _read_seats(state: Tongiaki, text: str) -> None:
    s = state.position
    names = text.split(",")
    known = [name for name in names if name in COLOURS]
    if known != names or len(set(names)) != len(names) or not 2 <= len(names) <= SEATS:
        raise InvalidText(f"{text[:60]!r} must be 2 to 6 different colours of {','.join(COLOURS)}")
    clear(s, len(names))
    free = [colour for colour in COLOURS if colour not in names]
    for seat, colour in enumerate([*names, *free]):
        s.colour[seat] = COLOURS.index(colour)


def _read_options(state: Tongiaki, text: str) -> None:
    s = state.position
    values = {option.name: option.default for option in OPTIONS}
    allowed = {option.name: option.values for option in OPTIONS}
    for pair in text.split(",") if text != "-" else []:
        name, _, value = pair.partition(":")
        if value not in allowed.get(name, ()):
            raise InvalidText(f"{pair[:60]!r} is no option:value of Tongiaki")
        values[name] = value
    state.set_options(option_numbers(values))
    if s.two_colours and s.seats != 4:
        raise InvalidText("two_colours needs four seats")
    s.players = 2 if s.two_colours else s.seats


def _read_map(state: Tongiaki, text: str) -> None:
    s = state.position
    for item in text.split(";") if text != "-" else []:
        head, bracket, boats = item.partition("[")
        name, _, place = head.partition("@")
        tile = parse_tile(name)
        cell_name, _, edge = place.partition("/")
        cell = parse_cell(cell_name)
        if is_laid(s, tile):
            raise InvalidText(f"{NAMES[tile]} lies there twice")
        if s.tile_at[cell] > 0:
            raise InvalidText(f"two tiles lie at {cell_text(cell)}")
        _leave_pile(s, tile)
        lay_tile(s, tile, cell, parse_edge(edge))
        if (tile < ISLANDS) != (bracket == "[" and boats.endswith("]")):
            raise InvalidText(f"{item[:40]!r}: an island, and no ocean, has its boats in brackets")
        if tile < ISLANDS:
            _read_boats(s, tile, boats[:-1])


def _leave_pile(s: Position, tile: int) -> None:
    if not is_in_pile(s, tile):
        return
    s.pile ^= 1 << (tile - 1)
    if tile < ISLANDS:
        s.islands_left -= 1
    else:
        s.oceans_left -= 1


def _seat_of(s: Position, letter: str) -> int:
    for seat in range(s.seats):
        if INITIALS[s.colour[seat]] == letter:
            return seat
    raise InvalidText(f"nobody plays the colour {letter!r}")


def _take_from_supply(s: Position, seat: int, boats: int) -> None:
    if s.supply[seat] < boats:
        raise InvalidText(f"{COLOURS[s.colour[seat]]} has more than {BOATS} boats (T1.1)")
    s.supply[seat] -= boats


def _read_boats(s: Position, island: int, text: str) -> None:
    if text.startswith("*") and len(text) == 2:
        seat = _seat_of(s, text[1])
        _take_from_supply(s, seat, 1)
        crown(s, island, seat)
        return
    beaches = ISLAND_TILES[island].beaches
    for i, boats in enumerate(read_parts(text, len(beaches), "|")):
        if len(boats) > beaches[i].moorings:
            raise InvalidText(
                f"{beach_text(FIRST_BEACH[island] + i)} has {beaches[i].moorings} moorings"
            )
        for letter in boats:
            seat = _seat_of(s, letter)
            _take_from_supply(s, seat, 1)
            moor(s, FIRST_BEACH[island] + i, seat)


def _read_gone(state: Tongiaki, text: str) -> None:
    s = state.position
    for name in text.split(",") if text != "-" else []:
        island = parse_island(name)
        if is_laid(s, island):
            raise InvalidText(f"{NAMES[island]} lies on the map")
        _leave_pile(s, island)
    if "Tonga" not in text.split(",") and not is_laid(s, 0):
        raise InvalidText("Tonga must lie on the map or be gone")


def _read_founded(state: Tongiaki, text: str) -> None:
    s = state.position
    for seat, count in enumerate(read_parts(text, s.seats, ",")):
        s.founded[seat] = read_integer(count, 2)
        owned = len([1 for island in range(ISLANDS) if s.royal[island] == seat + 1])
        if owned > s.founded[seat]:
            raise InvalidText(f"{COLOURS[s.colour[seat]]} owns {owned} royal islands")


def _read_sea(state: Tongiaki, text: str) -> None:
    s = state.position
    for seat, count in enumerate(read_parts(text, s.seats, ",")):
        s.at_sea[seat] = read_integer(count, BOATS)
        _take_from_supply(s, seat, s.at_sea[seat])


def _read_lost(state: Tongiaki, text: str) -> None:
    s = state.position
    for seat, count in enumerate(read_parts(text, s.seats, ",")):
        s.lost[seat] = read_integer(count, BOATS)
        _take_from_supply(s, seat, s.lost[seat])


def _read_quiet(state: Tongiaki, text: str) -> None:
    s = state.position
    s.quiet = read_integer(text, QUIET_TURNS_LIMIT * SEATS)


def _read_turn(state: Tongiaki, text: str) -> None:
    s = state.position
    for seat in range(s.seats):
        if COLOURS[s.colour[seat]] == text:
            s.active = seat
            return
    raise InvalidText(f"{text[:20]!r} is not among the seats")


def _read_fresh(state: Tongiaki, text: str) -> None:
    s = state.position
    s.reason = REASONS.index(text) if text in REASONS[1:3] else 0
    s.fresh = 1 if s.reason else read_integer(text, 1)


def _read_sailings(state: Tongiaki, text: str) -> None:
    s = state.position
    s.sailings = read_integer(text, 99)


def _read_removal(state: Tongiaki, text: str) -> None:
    s = state.position
    s.removal = read_integer(text, 1)


def _read_now(state: Tongiaki, text: str) -> None:
    s = state.position
    if text in _PLAIN_PHASES:
        s.phase = _PLAIN_PHASES[text]
        if s.phase == SAILING and s.other_full_beaches:
            raise InvalidText("the island at hand is missing: sail:Hawaii")
        return
    word, _, rest = text.partition(":")
    if word not in _NOW_READERS:
        known = ", ".join((*_PLAIN_PHASES, *_NOW_READERS))
        raise InvalidText(f"{word[:20]!r} must be one of {known}")
    _NOW_READERS[word](state, rest)


def _purpose(text: str, allowed: Sequence[str]) -> int:
    if text not in allowed:
        raise InvalidText(f"{text[:20]!r} must be one of {', '.join(allowed)}")
    return PURPOSES.index(text)


def _read_take(state: Tongiaki, rest: str) -> None:
    s = state.position
    s.phase = TAKING
    s.purpose = EXPANSION
    s.target = _laid_island(s, rest)
    s.to_place = 1


def _laid_island(s: Position, name: str) -> int:
    island = parse_island(name)
    if not is_laid(s, island) or s.royal[island]:
        raise InvalidText(f"{NAMES[island]} is not on the map, or royal")
    return island


def _read_place(state: Tongiaki, rest: str) -> None:
    s = state.position
    purpose, island, boats, placed = read_parts(rest, 4, ":")
    s.phase = PLACING
    s.purpose = _purpose(purpose, PURPOSES[:4])
    s.target = _laid_island(s, island)
    s.to_place = read_integer(boats, EDGES)
    if s.to_place == 0:
        raise InvalidText("no boat is left to place")
    if s.to_place > s.supply[s.active]:
        raise InvalidText("more boats to place than the supply holds")
    for letter in placed if placed != "-" else "":
        beach = parse_beach(f"{island}.{letter}")
        s.last = PLACE + beach
        if s.purpose == EXPANSION:
            s.used |= 1 << (beach - FIRST_BEACH[s.target])


def _read_sail(state: Tongiaki, rest: str) -> None:
    """`other_full_beaches=wait`: the island at hand decides what sails."""
    s = state.position
    if not s.other_full_beaches:
        raise InvalidText(f"{rest[:20]!r} has no place here")
    s.phase = SAILING
    s.target = _laid_island(s, rest)


def _read_draw(state: Tongiaki, rest: str) -> None:
    s = state.position
    purpose, _, voyage = rest.partition(":")
    s.phase = DRAWING
    s.purpose = _purpose(purpose, PURPOSES[3:])
    if s.purpose == VOYAGE:
        _read_voyage(s, voyage)
    elif voyage:
        raise InvalidText(f"{voyage[:20]!r} has no place here")


def _read_lay(state: Tongiaki, rest: str) -> None:
    s = state.position
    purpose, _, rest = rest.partition(":")
    name, _, voyage = rest.partition(":")
    s.phase = LAYING
    s.purpose = _purpose(purpose, PURPOSES[3:])
    s.hand = parse_tile(name)
    if not is_in_pile(s, s.hand):
        raise InvalidText(f"{NAMES[s.hand]} cannot be in hand: it was laid or removed before")
    _leave_pile(s, s.hand)
    if s.purpose == VOYAGE:
        _read_voyage(s, voyage)
    elif voyage:
        raise InvalidText(f"{voyage[:20]!r} has no place here")


def _read_voyage(s: Position, text: str) -> None:
    home, port, turned, boats = read_parts(text, 4, ":")
    s.group_home = _laid_island(s, home)
    s.target = s.group_home
    s.group_port = _read_port(s, port)
    s.tiles_turned = read_integer(turned, 1)
    _read_group(s, boats)


def _read_port(s: Position, text: str) -> int:
    name, _, edge = text.partition(".")
    tile = parse_tile(name)
    port = tile * EDGES + parse_edge(edge)
    if not is_laid(s, tile) or s.link[port] != NO_PORT:
        raise InvalidText(f"no tile is wanted at {text[:20]!r}")
    return port


def _read_group(s: Position, text: str) -> None:
    if not 1 <= len(text) <= 5:
        raise InvalidText("a group has 1 to 5 boats")
    for letter in text:
        seat = _seat_of(s, letter)
        _take_from_supply(s, seat, 1)
        s.group[seat] += 1
        s.group_size += 1
    s.group_is_mine = 1 if s.group[s.active] == s.group_size else 0


def _read_land(state: Tongiaki, rest: str) -> None:
    s = state.position
    name, crown, boats, landed, last = read_parts(rest, 5, ":")
    s.phase = LANDING
    s.target = _laid_island(s, name)
    _read_group(s, boats)
    s.group_is_mine = read_integer(crown, 1)
    for i, count in enumerate(
        read_parts(landed, FIRST_BEACH[s.target + 1] - FIRST_BEACH[s.target], ",")
    ):
        s.landed[i] = read_integer(count, s.taken[FIRST_BEACH[s.target] + i])
    if last != "-":
        beach = parse_beach(f"{name}.{last[:1]}")
        s.last = LAND + beach * SEATS + _seat_of(s, last[1:])


def _read_crown(state: Tongiaki, rest: str) -> None:
    s = state.position
    s.phase = CROWNING
    s.target = _laid_island(s, rest)
    if not s.royal_timing or not may_be_royal(s, s.target):
        raise InvalidText(f"{NAMES[s.target]} cannot become royal (T7.1, T7.2)")
    if s.on_island[s.target][s.active] == 0:
        raise InvalidText(f"{COLOURS[s.colour[s.active]]} has no boat on {NAMES[s.target]}")


def _read_over(state: Tongiaki, rest: str) -> None:
    s = state.position
    if rest not in REASONS[1:]:
        raise InvalidText(f"{rest[:20]!r} must be one of {', '.join(REASONS[1:])}")
    if s.reason:
        raise InvalidText("the game is over, so fresh is 0 or 1")
    s.phase = OVER
    s.reason = REASONS.index(rest)


def _check_last_tile(s: Position) -> None:
    """T9.7  The kind of tile that has run out, or ran out first, ends the game with this turn."""
    if s.phase == OVER:
        return
    if s.islands_left + s.oceans_left == 0:
        if s.reason == 0:
            raise InvalidText("both kinds of tile are drawn: say last_island or last_ocean")
        return
    if s.reason:
        raise InvalidText("both kinds of tile must be drawn to say which ran out first")
    if s.islands_left == 0:
        s.reason = LAST_ISLAND
    elif s.oceans_left == 0:
        s.reason = LAST_OCEAN


def _check(s: Position) -> None:
    """Refuse a position in which the game could not go on."""
    if s.phase in (BEGINNING, SETTING_UP):
        _check_set_up(s)
    for seat in range(s.seats):
        if s.phase != OVER and s.supply[seat] + s.on_map[seat] + s.group[seat] < 2:
            raise InvalidText(f"{COLOURS[s.colour[seat]]} has no boats left to play with")
    if s.phase in (DRAWING, LAYING) and s.purpose != VOYAGE:
        _check_search(s)
    if s.phase == SAILING and s.sailings >= SAILINGS_LIMIT:
        raise InvalidText(f"nothing sails after {SAILINGS_LIMIT} sailings (T11.3)")
    if s.phase != OVER and list_moves(s) == 0:
        raise InvalidText("there is no legal move here")
    if s.phase == TURN and (s.islands_left == 0 or s.oceans_left == 0):
        raise InvalidText("the last tile is drawn: no turn begins (T9.7)")


def _check_set_up(s: Position) -> None:
    """Only Tonga is laid, and the seats before the one to move are at most one boat ahead."""
    if s.islands_left + s.oceans_left != TILES - 1:
        raise InvalidText("in set-up only Tonga lies on the map")
    boats = s.on_map[s.active]
    most = min(boats + 1, 2) if s.phase == SETTING_UP else 0
    for i in range(s.seats):
        ahead = s.on_map[(s.active + i) % s.seats]
        if not boats <= ahead <= most or s.on_map[s.active] == 2:
            raise InvalidText("in set-up each seat in turn puts one boat on Tonga, twice")
        boats = ahead


def _check_search(s: Position) -> None:
    """A player who draws tiles freely has no boat on the map, and an island is left to find."""
    if s.on_map[s.active] or s.supply[s.active] == 0:
        raise InvalidText("who draws tiles freely has no boat on the map, and some in the supply")
    if s.islands_left == 0 and not (s.phase == LAYING and s.hand < ISLANDS):
        raise InvalidText("no island is left to be found")


_Reader = Callable[[Tongiaki, str], None]

_READERS: dict[str, _Reader] = {
    "seats": _read_seats,
    "options": _read_options,
    "map": _read_map,
    "gone": _read_gone,
    "founded": _read_founded,
    "sea": _read_sea,
    "lost": _read_lost,
    "quiet": _read_quiet,
    "turn": _read_turn,
    "fresh": _read_fresh,
    "sailings": _read_sailings,
    "removal": _read_removal,
    "now": _read_now,
}

_PLAIN_PHASES = {"begin": BEGINNING, "setup": SETTING_UP, "turn": TURN, "sail": SAILING}

_NOW_READERS: dict[str, _Reader] = {
    "take": _read_take,
    "place": _read_place,
    "sail": _read_sail,
    "draw": _read_draw,
    "lay": _read_lay,
    "land": _read_land,
    "crown": _read_crown,
    "over": _read_over,
}
