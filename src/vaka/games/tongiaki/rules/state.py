"""The position, and the elementary operations that the chapters of the rules use.

This module decides no rule. The chapters (`expand`, `sail`, `land` and so on) are functions that
take a `Position`; `engine` combines them.
"""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import bit, count_bits, nth_bit
    from vaka.core.struct_fields import copy_state
    from vaka.games.tongiaki.rules.constants import (
        BEACHES,
        BOATS,
        CELLS,
        EDGES,
        EV_LAID,
        EV_LAST_TILE,
        EV_PLACED,
        EV_SENT_BACK,
        EV_TURNED,
        EVENTS_LIMIT,
        ISLANDS,
        LAST_ISLAND,
        LAST_OCEAN,
        MOST_MOVES,
        NO_PORT,
        NOTE,
        NOTES,
        NOWHERE,
        OPEN,
        OPEN_WORDS,
        PORTS,
        SEATS,
        TILES,
        TONGA,
        WORD,
    )
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH, ISLAND_OF, MOORINGS, NEIGHBOUR


if not cython.compiled:  # compiled, a C struct: see `state.pxd`

    class Position:
        """A position. `state.pxd` declares the fields and says what they mean."""

        # The fields from `listening` on in `state.pxd`.
        scratch = frozenset(
            "listening noted notes offers offered points islands boats_out won"
            " ways enclosed touched worth expected surveyed".split()
        )

        def __init__(self) -> None:
            self.seats = 0
            self.players = 0
            self.other_full_beaches = 0
            self.royal_timing = 0
            self.last_ocean = 0
            self.reentry_settlement = 0
            self.closed_way = 0
            self.enclosed_when = 0
            self.reentry_boat = 0
            self.relocate_from = 0
            self.refound_boat = 0
            self.settlement_royal = 0
            self.two_colours = 0
            self.free_exploration = 0
            self.colour = [0] * SEATS
            self.tile_at = [0] * CELLS
            self.open_cells = [0] * OPEN_WORDS
            self.open_count = 0
            self.cell = [0] * TILES
            self.rotation = [0] * TILES
            self.link = [0] * PORTS
            self.map_version = 0
            self.pile = 0
            self.laid_islands = 0
            self.islands_left = 0
            self.oceans_left = 0
            self.boats = [[0] * SEATS for _ in range(BEACHES)]
            self.taken = [0] * BEACHES
            self.on_island = [[0] * SEATS for _ in range(ISLANDS)]
            self.presence = [0] * SEATS
            self.full_on = [0] * ISLANDS
            self.full_islands = 0
            self.full = 0
            self.royal = [0] * ISLANDS
            self.owned = [0] * SEATS
            self.supply = [0] * SEATS
            self.on_map = [0] * SEATS
            self.founded = [0] * SEATS
            self.at_sea = [0] * SEATS
            self.lost = [0] * SEATS
            self.phase = 0
            self.active = 0
            self.sailings = 0
            self.fresh = 0
            self.quiet = 0
            self.removal = 0
            self.purpose = 0
            self.target = 0
            self.to_place = 0
            self.used = 0
            self.last = 0
            self.group = [0] * SEATS
            self.group_size = 0
            self.group_home = 0
            self.group_port = 0
            self.group_turned_back = 0
            self.group_is_mine = 0
            self.tiles_turned = 0
            self.hand = 0
            self.landed = [0] * EDGES
            self.reason = 0
            self.listening = 0
            self.noted = 0
            self.notes = [0] * NOTES
            self.offers = 0
            self.offered = [0] * MOST_MOVES
            self.points = [0] * SEATS
            self.islands = [0] * SEATS
            self.boats_out = [0] * SEATS
            self.won = [0.0] * SEATS
            self.ways = [0] * ISLANDS
            self.enclosed = 0
            self.touched = 0
            self.worth = [[0.0] * ISLANDS for _ in range(SEATS)]
            self.expected = [0.0] * SEATS
            self.surveyed = 0


class State:
    """A position as a Python object, which other modules read."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.position = Position()

    @property
    def phase(self) -> int:
        return self.position.phase

    @property
    def two_colours(self) -> int:
        """The index of the value of the option `two_colours`."""
        return self.position.two_colours

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.position.active

    @property
    def islands_left(self) -> int:
        """The islands in the pile."""
        return self.position.islands_left

    @property
    def oceans_left(self) -> int:
        """The oceans in the pile."""
        return self.position.oceans_left

    @property
    def pile(self) -> int:
        """Bit t - 1: tile t is in the pile."""
        return self.position.pile

    @property
    def players(self) -> int:
        return self.position.players

    @property
    def seats(self) -> int:
        return self.position.seats

    def __cinit__(self) -> None:
        self.position = cython.address(self.own)  # type: ignore[attr-defined]
        self.position.notes = self.room  # type: ignore[attr-defined]


if not cython.compiled:  # compiled, a shorter memcpy: see `state.pxd`

    def copy_table(s: Position, other: Position) -> None:
        """Copy all but the map, where both have the same tiles; interpreted, the map too."""
        copy_state(s, other)


def clear(s: Position, seats: int) -> None:
    """T1.1 T1.2  An empty table: all boats in the supplies, all tiles but Tonga in the pile."""
    for seat in range(seats):
        s.supply[seat] = BOATS
    for tile in range(TILES):
        s.cell[tile] = NOWHERE
    for port in range(PORTS):
        s.link[port] = NO_PORT
    s.seats = seats
    s.pile = 0
    for tile in range(1, TILES):
        s.pile |= 1 << (tile - 1)
    s.islands_left = ISLANDS - 1
    s.oceans_left = TILES - ISLANDS


# ---- events and moves


def offer(s: Position, move: int) -> None:
    """Add a move to the list of legal moves."""
    # Needs no bounds check: no position has more than MOST_MOVES legal moves.
    s.offered[s.offers] = move
    s.offers += 1


def note(s: Position, kind: int, a: int, b: int, c: int) -> None:
    """Add an event, if events are collected."""
    if s.listening and s.noted < EVENTS_LIMIT:
        at = NOTE * s.noted
        s.notes[at] = kind
        s.notes[at + 1] = a
        s.notes[at + 2] = b
        s.notes[at + 3] = c
        s.noted += 1


# ---- tiles


def is_laid(s: Position, tile: int) -> bool:
    return s.cell[tile] != NOWHERE


def is_in_pile(s: Position, tile: int) -> bool:
    """T2.1  All tiles but Tonga begin in the pile."""
    return tile != TONGA and (s.pile >> (tile - 1)) & 1 == 1


def tile_in_pile(s: Position, index: int) -> int:
    """The tile of the pile at an index, in ascending order."""
    # `index` is below `islands_left` + `oceans_left`, the number of bits of the pile.
    return 1 + nth_bit(s.pile, index)


def turn_tile(s: Position, tile: int) -> None:
    """Take a tile from the pile, and reset the counters of T11.3 and T11.4."""
    s.pile ^= 1 << (tile - 1)
    s.sailings = 0
    s.fresh = 1
    note(s, EV_TURNED, tile, 0, 0)
    if tile < ISLANDS:
        s.islands_left -= 1
        if s.islands_left == 0:
            run_out(s, LAST_ISLAND, tile)
    else:
        s.oceans_left -= 1
        if s.oceans_left == 0:
            run_out(s, LAST_OCEAN, tile)


def run_out(s: Position, reason: int, tile: int) -> None:
    """T9.7  The reason of the end is the kind of tile that ran out first."""
    if s.reason == 0:
        s.reason = reason
    note(s, EV_LAST_TILE, tile, 0, 0)


def lay_tile(s: Position, tile: int, cell: int, rotation: int) -> None:
    """T1.3  A tile with rotation r shows its own edge e in world direction (e + r) mod 6."""
    s.map_version += 1
    close_cell(s, cell)
    s.tile_at[cell] = tile + 1
    s.cell[tile] = cell
    s.rotation[tile] = rotation
    if tile < ISLANDS:
        s.laid_islands |= 1 << tile
    for direction in range(EDGES):
        beyond = NEIGHBOUR[cell * EDGES + direction]
        other = s.tile_at[beyond] - 1  # below 0: no tile, whether the cell is OPEN or not
        if other < 0:
            open_cell(s, beyond)
        else:
            port = port_towards(s, tile, direction)
            other_port = port_towards(s, other, opposite(direction))
            s.link[port] = other_port
            s.link[other_port] = port
    note(s, EV_LAID, tile, cell, rotation)


def open_cell(s: Position, cell: int) -> None:
    """Mark a cell without a tile as open, because it touches a laid tile."""
    if s.tile_at[cell] == OPEN:
        return
    s.tile_at[cell] = OPEN
    s.open_cells[cell // WORD] |= bit(cell % WORD)
    s.open_count += 1


def close_cell(s: Position, cell: int) -> None:
    """Mark a cell as no longer open."""
    if s.tile_at[cell] != OPEN:
        return
    s.tile_at[cell] = 0
    s.open_cells[cell // WORD] ^= bit(cell % WORD)
    s.open_count -= 1


def nth_open_cell(s: Position, index: int) -> int:
    """The open cell at an index, in ascending order."""
    # Stops inside the set: `index` is below `open_count`, the number of its bits.
    word = 0
    while True:
        if s.open_cells[word]:  # most words are empty
            count = count_bits(s.open_cells[word])
            if index < count:
                return WORD * word + nth_bit(s.open_cells[word], index)
            index -= count
        word += 1


def touches_a_tile(s: Position, cell: int) -> bool:
    for direction in range(EDGES):
        if s.tile_at[NEIGHBOUR[cell * EDGES + direction]] > 0:
            return True
    return False


def port_towards(s: Position, tile: int, direction: int) -> int:
    """T1.3  The port of a laid tile that faces a world direction."""
    edge = direction - s.rotation[tile]
    return tile * EDGES + (edge if edge >= 0 else edge + EDGES)


def opposite(direction: int) -> int:
    """The opposite world direction."""
    return direction + 3 if direction < 3 else direction - 3


def direction_of(s: Position, port: int) -> int:
    """T1.3  The world direction that a port of a laid tile faces."""
    # port = tile * EDGES + edge, so the tile vanishes modulo EDGES.
    return (port + s.rotation[port // EDGES]) % EDGES


def cell_beyond(s: Position, port: int) -> int:
    """The cell that a port of a laid tile faces."""
    return NEIGHBOUR[s.cell[port // EDGES] * EDGES + direction_of(s, port)]


def lift_tile(s: Position, tile: int) -> None:
    """Remove a laid tile from the map for good."""
    s.map_version += 1
    cell = s.cell[tile]
    s.tile_at[cell] = 0
    if touches_a_tile(s, cell):
        open_cell(s, cell)
    for direction in range(EDGES):
        beyond = NEIGHBOUR[cell * EDGES + direction]
        if not touches_a_tile(s, beyond):
            close_cell(s, beyond)
    s.cell[tile] = NOWHERE
    s.rotation[tile] = 0
    if tile < ISLANDS:
        s.laid_islands ^= 1 << tile
    for port in range(tile * EDGES, tile * EDGES + EDGES):
        if s.link[port] != NO_PORT:
            s.link[s.link[port]] = NO_PORT
            s.link[port] = NO_PORT


# ---- boats


def is_full(s: Position, beach: int) -> bool:
    """T5.1  A beach is full when all its moorings are taken."""
    return s.taken[beach] == MOORINGS[beach]


def free_moorings(s: Position, island: int) -> int:
    free = 0
    for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
        free += MOORINGS[beach] - s.taken[beach]
    return free


def free_beaches(s: Position, island: int) -> int:
    """How many beaches of an island have a free mooring."""
    free = 0
    for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
        if not is_full(s, beach):
            free += 1
    return free


def moor(s: Position, beach: int, seat: int) -> None:
    """Put a boat on a free mooring."""
    island = ISLAND_OF[beach]
    s.touched |= 1 << island
    s.boats[beach][seat] += 1
    s.taken[beach] += 1
    s.on_island[island][seat] += 1
    s.presence[seat] |= 1 << island
    s.on_map[seat] += 1
    if is_full(s, beach):
        s.full += 1
        s.full_on[island] += 1
        s.full_islands |= 1 << island


def unmoor(s: Position, beach: int, seat: int, boats: int) -> None:
    """Take boats of one seat off a beach."""
    island = ISLAND_OF[beach]
    s.touched |= 1 << island
    if is_full(s, beach):  # must be asked before `taken` changes
        s.full -= 1
        s.full_on[island] -= 1
        if s.full_on[island] == 0:
            s.full_islands ^= 1 << island
    s.boats[beach][seat] -= boats
    s.taken[beach] -= boats
    s.on_island[island][seat] -= boats
    if s.on_island[island][seat] == 0:
        s.presence[seat] ^= 1 << island
    s.on_map[seat] -= boats


def crown(s: Position, island: int, seat: int) -> None:
    """Make an island the royal island of a seat."""
    s.touched |= 1 << island
    s.royal[island] = seat + 1
    s.owned[seat] |= 1 << island


def uncrown(s: Position, island: int) -> None:
    """Make a royal island an ordinary one."""
    s.touched |= 1 << island
    s.owned[s.royal[island] - 1] ^= 1 << island
    s.royal[island] = 0


def place_boat(s: Position, beach: int) -> None:
    """The active player puts a boat from the supply on a beach."""
    s.supply[s.active] -= 1
    moor(s, beach, s.active)
    note(s, EV_PLACED, s.active, beach, 0)


def send_beach_back(s: Position, beach: int, rule: int) -> None:
    """All boats of a beach go back to their owners."""
    for seat in range(s.seats):
        boats = s.boats[beach][seat]
        if boats:
            unmoor(s, beach, seat, boats)
            s.supply[seat] += boats
            note(s, EV_SENT_BACK, seat, boats, rule)


def send_group_back(s: Position, rule: int) -> None:
    """All boats still in the group go back to their owners."""
    for seat in range(s.seats):
        if s.group[seat]:
            s.supply[seat] += s.group[seat]
            note(s, EV_SENT_BACK, seat, s.group[seat], rule)
            s.group[seat] = 0
    s.group_size = 0
