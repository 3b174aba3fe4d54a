"""The whole position on one line. `docs/records.md` describes every field.

Equal texts mean equal states: fields that no rule can use any more are left out. `position_reader`
reads the text back.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from functools import lru_cache

from vaka.games.tongiaki.rules.options import OPTIONS, option_words
from vaka.games.tongiaki.rules.tiles import COLOURS, NAMES
from vaka.games.tongiaki.text.notation import LETTERS, cell_text

if not cython.compiled:
    from vaka.core.text_buffer import TextBuffer, put, put_number, put_numbers, text_of
    from vaka.games.tongiaki.rules.constants import (
        CELLS,
        CROWNING,
        DRAWING,
        EDGES,
        EXPANSION,
        ISLANDS,
        LAND,
        LANDING,
        LAYING,
        OVER,
        PLACE,
        PLACING,
        SAILING,
        SEATS,
        SETTLEMENT,
        TAKING,
        TILES,
        VOYAGE,
    )
    from vaka.games.tongiaki.rules.state import Position, State, is_in_pile, is_laid
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH, ISLAND_OF

VERSION = "tongiaki/2"
FIELDS = "seats options map gone founded sea lost quiet turn fresh sailings removal now".split()
PHASES = ("begin", "setup", "turn", "take", "place", "sail", "draw", "lay", "land", "crown", "over")
PURPOSES = ("expand", "reenter", "pair", "settle", "voyage", "refound")
REASONS = ("", "last_island", "last_ocean", "stalemate")
INITIALS = "brgyop"

# The same as C variables, for fast access by index.
_NAMES = NAMES
_COLOURS = COLOURS
_CELLS = tuple(cell_text(cell) for cell in range(CELLS))
_INITIALS = tuple(INITIALS)
_LETTERS = tuple(LETTERS)
_PHASES = PHASES
_PURPOSES = PURPOSES
_REASONS = REASONS


def write_position(state: State) -> str:
    """The position as text."""
    s = state.position
    out = TextBuffer()
    put(out, VERSION)
    put(out, " seats=")
    put_seats(out, s)
    put(out, " options=")
    put(out, _options_text(option_indexes(s)))
    put(out, " map=")
    put_map(out, s)
    put(out, " gone=")
    put_gone(out, s)
    put(out, " founded=")
    put_numbers(out, s.founded, s.seats)
    put(out, " sea=")
    put_numbers(out, s.at_sea, s.seats)
    put(out, " lost=")
    put_numbers(out, s.lost, s.seats)
    put(out, " quiet=")
    put_number(out, s.quiet)
    put(out, " turn=")
    put(out, _COLOURS[s.colour[s.active]])
    put(out, " fresh=")
    put_fresh(out, s)
    put(out, " sailings=")
    put_number(out, s.sailings)
    put(out, " removal=")
    put_number(out, s.removal)
    put(out, " now=")
    put_now(out, s)
    return text_of(out)


def option_values(s: Position) -> dict[str, str]:
    """The options that a game is played with."""
    return option_words(option_indexes(s))


def option_indexes(s: Position) -> tuple[int, ...]:
    """The indexes of the values, in the order of `OPTIONS`."""
    return (
        s.other_full_beaches,
        s.royal_timing,
        s.last_ocean,
        s.reentry_settlement,
        s.closed_way,
        s.enclosed_when,
        s.reentry_boat,
        s.relocate_from,
        s.refound_boat,
        s.settlement_royal,
        s.two_colours,
        s.free_exploration,
    )


@lru_cache(maxsize=64)
def _options_text(indexes: tuple[int, ...]) -> str:
    """The options that differ from their defaults."""
    options = option_words(indexes)
    changed = (option for option in OPTIONS if options[option.name] != option.default)
    return ",".join(f"{option.name}:{options[option.name]}" for option in changed) or "-"


# ---- the table


def put_seats(out: TextBuffer, s: Position) -> None:
    for seat in range(s.seats):
        if seat:
            put(out, ",")
        put(out, _COLOURS[s.colour[seat]])


def put_map(out: TextBuffer, s: Position) -> None:
    start = out.length
    for tile in range(TILES):
        if is_laid(s, tile):
            if out.length > start:
                put(out, ";")
            put_tile(out, s, tile)
    if out.length == start:
        put(out, "-")


def put_tile(out: TextBuffer, s: Position, tile: int) -> None:
    put(out, _NAMES[tile])
    put(out, "@")
    put(out, _CELLS[s.cell[tile]])
    put(out, "/")
    put_number(out, s.rotation[tile])
    if tile < ISLANDS:
        put(out, "[")
        put_island(out, s, tile)
        put(out, "]")


def put_island(out: TextBuffer, s: Position, island: int) -> None:
    """The boats on each beach, or the owner of a royal island."""
    if s.royal[island]:
        put(out, "*")
        put(out, _INITIALS[s.colour[s.royal[island] - 1]])
    else:
        for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
            if beach > FIRST_BEACH[island]:
                put(out, "|")
            put_boats(out, s, s.boats[beach])


def put_boats(out: TextBuffer, s: Position, boats: list[int]) -> None:
    """The boats on a beach or in a group, one letter each: bbr."""
    for seat in range(s.seats):
        for _boat in range(boats[seat]):
            put(out, _INITIALS[s.colour[seat]])


def put_gone(out: TextBuffer, s: Position) -> None:
    start = out.length
    for tile in range(ISLANDS):
        if is_gone(s, tile):
            if out.length > start:
                put(out, ",")
            put(out, _NAMES[tile])
    if out.length == start:
        put(out, "-")


def is_gone(s: Position, tile: int) -> bool:
    """Whether a tile was removed from the game (T9.3)."""
    if is_laid(s, tile) or is_in_pile(s, tile):
        return False
    return not (s.phase == LAYING and s.hand == tile)


def put_fresh(out: TextBuffer, s: Position) -> None:
    """Whether a tile was turned in this turn. While both kinds have run out and the game goes on,
    the one that ran out first: nothing else tells the reason of the end (T9.7)."""
    if s.islands_left + s.oceans_left == 0 and s.phase != OVER:
        put(out, _REASONS[s.reason])
    else:
        put_number(out, s.fresh)


# ---- what the position waits for


def put_now(out: TextBuffer, s: Position) -> None:
    """The phase, with the current choice."""
    put(out, _PHASES[s.phase])
    if s.phase == SAILING:
        if s.other_full_beaches:
            put_part(out, _NAMES[s.target])
    elif s.phase == TAKING or s.phase == CROWNING:
        put_part(out, _NAMES[s.target])
    elif s.phase == PLACING:
        put_placing(out, s)
    elif s.phase == DRAWING:
        put_part(out, _PURPOSES[s.purpose])
        if s.purpose == VOYAGE:
            put_voyage(out, s)
    elif s.phase == LAYING:
        put_part(out, _PURPOSES[s.purpose])
        put_part(out, _NAMES[s.hand])
        if s.purpose == VOYAGE:
            put_voyage(out, s)
    elif s.phase == LANDING:
        put_landing(out, s)
    elif s.phase == OVER:
        put_part(out, _REASONS[s.reason])


def put_part(out: TextBuffer, text: str) -> None:
    put(out, ":")
    put(out, text)


def put_number_part(out: TextBuffer, number: int) -> None:
    put(out, ":")
    put_number(out, number)


def put_placing(out: TextBuffer, s: Position) -> None:
    put_part(out, _PURPOSES[s.purpose])
    put_part(out, _NAMES[s.target])
    put_number_part(out, s.to_place)
    put(out, ":")
    put_placed(out, s)


def put_placed(out: TextBuffer, s: Position) -> None:
    """The beaches of this run that have their boat: all of an expansion, otherwise the last."""
    if s.purpose == EXPANSION and s.used:
        for index in range(EDGES):
            if (s.used >> index) & 1:
                put(out, _LETTERS[index])
    elif s.purpose == EXPANSION or s.purpose == SETTLEMENT or s.last == 0:
        put(out, "-")
    else:
        put(out, letter_of(s.last - PLACE))


def letter_of(beach: int) -> str:
    """The letter of a beach on its island."""
    return _LETTERS[beach - FIRST_BEACH[ISLAND_OF[beach]]]


def put_voyage(out: TextBuffer, s: Position) -> None:
    """The voyage that needs a tile: home, port, whether it turned a tile before, boats."""
    put_part(out, _NAMES[s.group_home])
    put_part(out, _NAMES[s.group_port // EDGES])
    put(out, ".")
    put_number(out, s.group_port % EDGES)
    put_number_part(out, 1 if s.tiles_turned > 0 else 0)
    put(out, ":")
    put_boats(out, s, s.group)


def put_landing(out: TextBuffer, s: Position) -> None:
    """The landing: island, whether it may be crowned, boats left, boats landed, the last one."""
    put_part(out, _NAMES[s.target])
    put_number_part(out, 1 if s.group_is_mine and not s.group_turned_back else 0)
    put(out, ":")
    put_boats(out, s, s.group)
    put(out, ":")
    put_numbers(out, s.landed, FIRST_BEACH[s.target + 1] - FIRST_BEACH[s.target])
    if s.last:
        put_part(out, letter_of((s.last - LAND) // SEATS))
        put(out, _INITIALS[s.colour[(s.last - LAND) % SEATS]])
    else:
        put_part(out, "-")
