"""For learning: writes what a seat sees as bytes. `observation_layout` is the layout.

Nothing is hidden in Tongiaki but the order of the pile. What a phase does not use is 0.
"""

try:
    import cython
except ImportError:
    from vaka.core import cython

from vaka.core.observation import sizes_by_seats
from vaka.games.tongiaki.rules.observation_layout import layout

if not cython.compiled:
    from vaka.core.bits import lowest_bit
    from vaka.core.byte_arrays import fill_zero
    from vaka.games.tongiaki.rules.constants import (
        BEACHES,
        BEGINNING,
        CROWNING,
        DRAWING,
        EDGES,
        EXPANSION,
        IN_HAND,
        IN_PILE,
        ISLANDS,
        LANDING,
        LAYING,
        NO_PORT,
        ON_MAP,
        OPTION_COUNT,
        OVER,
        PIERS,
        PLACING,
        PORTS,
        PURPOSES,
        SAILING,
        SEATS,
        SIDE,
        TAKING,
        TILES,
        VOYAGE,
        WORD,
    )
    from vaka.games.tongiaki.rules.end import owner_of
    from vaka.games.tongiaki.rules.state import Position, is_in_pile, is_laid
    from vaka.games.tongiaki.rules.tile_arrays import (
        NUMBER,
        OTHER_END,
        PORT_OF,
    )

SIZES = sizes_by_seats(layout, SEATS)


def write_observation(s: Position, seat: int, out: memoryview) -> None:
    """Write all fields, in the order of the layout, into SIZES[s.seats] bytes."""
    fill_zero(out, SIZES[s.seats])  # one-hot fields only set a byte
    at = write_options(s, seat, out)
    at = write_turn(s, seat, out, at)
    at = write_seats(s, seat, out, at)
    at = write_choice(s, seat, out, at)
    at = write_tiles(s, out, at)
    at = write_ways(s, out, at)
    write_boats(s, seat, out, at)


def distance(s: Position, seat: int, other: int) -> int:
    """How many places a seat sits after the observer."""
    return other - seat if other >= seat else other - seat + s.seats


def write_options(s: Position, seat: int, out: memoryview) -> int:
    """`seat` and `options`."""
    out[0] = seat
    out[1] = s.other_full_beaches
    out[2] = s.royal_timing
    out[3] = s.last_ocean
    out[4] = s.reentry_settlement
    out[5] = s.closed_way
    out[6] = s.enclosed_when
    out[7] = s.reentry_boat
    out[8] = s.relocate_from
    out[9] = s.refound_boat
    out[10] = s.settlement_royal
    out[11] = s.two_colours
    out[12] = s.free_exploration
    return 1 + OPTION_COUNT


def write_turn(s: Position, seat: int, out: memoryview, at: int) -> int:
    """From `phase` to `removal`."""
    out[at + s.phase] = 1
    at += OVER + 1
    if s.phase != DRAWING and s.phase != BEGINNING and s.phase != OVER:
        out[at + distance(s, seat, s.active)] = 1
    out[at + s.seats + distance(s, seat, s.active)] = 1
    at += 2 * s.seats
    out[at] = s.islands_left
    out[at + 1] = s.oceans_left
    out[at + 2] = s.sailings
    out[at + 3] = s.quiet
    out[at + 4] = s.fresh
    out[at + 5] = s.removal
    return at + 6


def write_seats(s: Position, seat: int, out: memoryview, at: int) -> int:
    """From `own` to `lost`."""
    n = s.seats
    for other in range(n):
        i = at + distance(s, seat, other)
        out[i] = owner_of(s, other) == owner_of(s, seat)
        out[i + n] = s.supply[other]
        out[i + 2 * n] = s.founded[other]
        out[i + 3 * n] = s.at_sea[other]
        out[i + 4 * n] = s.lost[other]
    return at + 5 * n


# ---- the choice at hand


def write_choice(s: Position, seat: int, out: memoryview, at: int) -> int:
    """From `purpose` to `group_port`."""
    if s.phase == PLACING or s.phase == DRAWING or s.phase == LAYING:
        out[at + s.purpose] = 1
    at += PURPOSES
    if has_target(s):
        out[at + s.target] = 1
    at += ISLANDS
    if s.phase == PLACING:
        out[at] = s.to_place
    at += 1
    for i in range(EDGES):
        if s.phase == PLACING and s.purpose == EXPANSION:
            out[at + i] = (s.used >> i) & 1
        if s.phase == LANDING:
            out[at + EDGES + i] = s.landed[i]
    at += 2 * EDGES
    if s.phase == LANDING:
        out[at] = s.group_is_mine == 1 and s.group_turned_back == 0
    return write_group(s, seat, out, at + 1)


def has_target(s: Position) -> bool:
    """Whether the choice is about one island."""
    if s.phase == SAILING:
        return s.other_full_beaches == 1
    return s.phase == TAKING or s.phase == PLACING or s.phase == LANDING or s.phase == CROWNING


def is_tile_wanted(s: Position) -> bool:
    """Whether a group at sea waits for a tile."""
    return (s.phase == DRAWING or s.phase == LAYING) and s.purpose == VOYAGE


def write_group(s: Position, seat: int, out: memoryview, at: int) -> int:
    """From `group` to `group_port`."""
    if is_tile_wanted(s) or s.phase == LANDING:
        for other in range(s.seats):
            out[at + distance(s, seat, other)] = s.group[other]
    at += s.seats
    if is_tile_wanted(s):
        out[at + s.group_home] = 1
        out[at + ISLANDS] = s.group_port + 1
    return at + ISLANDS + 1


# ---- the map


def write_tiles(s: Position, out: memoryview, at: int) -> int:
    """From `tile` to `rotation`."""
    # Products instead of branches: whether a tile is laid is as good as random.
    for tile in range(TILES):
        cell = s.cell[tile]
        laid = is_laid(s, tile)
        out[at + tile] = ON_MAP * laid + IN_PILE * is_in_pile(s, tile)
        out[at + TILES + tile] = laid * (1 + centred(cell // SIDE))
        out[at + 2 * TILES + tile] = laid * (1 + centred(cell % SIDE))
        out[at + 3 * TILES + tile] = laid * s.rotation[tile]
    if s.phase == LAYING:
        out[at + s.hand] = IN_HAND
    return at + 4 * TILES


def centred(line: int) -> int:
    """A column or row of the map that wraps around, counted so that Tonga is in the middle."""
    return line + SIDE // 2 if line <= SIDE // 2 else line - SIDE // 2 - 1


def write_ways(s: Position, out: memoryview, at: int) -> int:
    """From `link` to `way_colours`."""
    for port in range(PORTS):
        out[at + port] = (s.link[port] + 1) & NO_PORT  # NO_PORT becomes 0
    at += PORTS
    write_ways_from(s, 0, WORD, out, at)
    write_ways_from(s, WORD, PIERS, out, at)
    return at + 2 * PIERS


def write_ways_from(s: Position, first: int, last: int, out: memoryview, at: int) -> None:
    """`way` and `way_colours` of some piers, at most as many as a word has bits."""
    # First, without branches, those that end at once, and a set of those that lead over an ocean.
    over_oceans = 0
    for pier in range(first, last):
        port = s.link[PORT_OF[pier]]
        out[at + pier] = (port < ISLANDS * EDGES) * (port // EDGES + 1)
        is_ocean = (port >= ISLANDS * EDGES) & (port != NO_PORT)
        over_oceans |= is_ocean << (pier - first)
    while over_oceans:
        write_way(s, first + lowest_bit(over_oceans), out, at)
        over_oceans &= over_oceans - 1


def write_way(s: Position, pier: int, out: memoryview, at: int) -> None:
    """Where the way from a pier leads along the tiles laid, and the colours that it takes."""
    # Ends, as in `closed_routes.end_of_way`.
    colours = 0
    port = s.link[PORT_OF[pier]]
    while port != NO_PORT and port >= ISLANDS * EDGES:
        colours = max(colours, NUMBER[port])
        port = s.link[OTHER_END[port]]
    if port != NO_PORT:
        out[at + pier] = port // EDGES + 1
    out[at + PIERS + pier] = colours


def write_boats(s: Position, seat: int, out: memoryview, at: int) -> None:
    """`boats` and `royal`."""
    n = s.seats
    for other in range(n):
        place = at + distance(s, seat, other)
        for beach in range(BEACHES):
            out[place + beach * n] = s.boats[beach][other]
    at += BEACHES * n
    for island in range(ISLANDS):
        if s.royal[island]:
            out[at + island * n + distance(s, seat, s.royal[island] - 1)] = 1
