"""Chapter 9, closed routes: T9.3 to T9.6."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import lowest_bit
    from vaka.games.tongiaki.rules.constants import (
        EDGES,
        EV_EXPANDED,
        EV_REMOVED,
        ISLANDS,
        NO_PORT,
        REFOUNDING,
        REMOVE,
        T3_3,
        T9_3,
    )
    from vaka.games.tongiaki.rules.settle import draw_freely
    from vaka.games.tongiaki.rules.state import (
        Position,
        is_full,
        lift_tile,
        note,
        offer,
        send_beach_back,
    )
    from vaka.games.tongiaki.rules.tile_arrays import (
        BEACH_OF,
        FIRST_BEACH,
        FIRST_PIER,
        ISLAND_OF,
        OTHER_END,
        PORT_OF,
    )
    from vaka.games.tongiaki.rules.turn import end_turn


def end_of_way(s: Position, port: int) -> int:
    """Where the way from a port ends, whatever the numbers of its routes: a port of an island, or
    NO_PORT at a cell without a tile."""
    # `link` and `OTHER_END` pair up ports, so a walk from a port of an island visits no port twice
    # and ends. Only ports of oceans index `OTHER_END`.
    port = s.link[port]
    while port != NO_PORT and port >= ISLANDS * EDGES:
        port = s.link[OTHER_END[port]]
    return port


def leads_back(s: Position, pier: int) -> bool:
    """T9.6  The way leads, along tiles already laid, straight back to its own island. A way to a
    royal island does not, nor one back through another island."""
    return ends_at(end_of_way(s, PORT_OF[pier]), ISLAND_OF[BEACH_OF[pier]])


def ends_at(port: int, island: int) -> bool:
    """Whether a way that ends at a port ends at an island."""
    return port != NO_PORT and port // EDGES == island


def leads_nowhere(s: Position, pier: int) -> bool:
    """T9.3  The way leads, along tiles already laid, back to its own island or to a royal one."""
    port = end_of_way(s, PORT_OF[pier])
    return ends_at(port, ISLAND_OF[BEACH_OF[pier]]) or ends_at_royal_island(s, port)


def ends_at_royal_island(s: Position, port: int) -> bool:
    """Whether a way that ends at a port ends at a royal island."""
    return port != NO_PORT and s.royal[port // EDGES] != 0


def open_piers(s: Position, island: int) -> int:
    """The piers of an island whose way does not lead back: bit i is its i-th pier, of at most 6."""
    piers = 0
    first = FIRST_PIER[FIRST_BEACH[island]]
    for pier in range(first, FIRST_PIER[FIRST_BEACH[island + 1]]):
        if not leads_back(s, pier):
            piers |= 1 << (pier - first)
    return piers


def survey_ways(s: Position) -> None:
    """T9.3 T9.6  For every island with a full beach, look once where its piers lead: `ways` has the
    `open_piers`, and `enclosed` the islands that are."""
    s.enclosed = 0
    islands = s.full_islands
    while islands:
        survey_ways_of(s, lowest_bit(islands))
        islands &= islands - 1


def survey_ways_of(s: Position, island: int) -> None:
    # `open_piers` and `is_enclosed` at once: each way is followed only once.
    s.ways[island] = 0
    is_open = 0
    first = FIRST_PIER[FIRST_BEACH[island]]
    for pier in range(first, FIRST_PIER[FIRST_BEACH[island + 1]]):
        port = end_of_way(s, PORT_OF[pier])
        if not ends_at(port, island):
            s.ways[island] |= 1 << (pier - first)
            # A way to a royal island is open (T9.6), but leads nowhere (T9.3).
            if not ends_at_royal_island(s, port):
                is_open = 1
    if not is_open:
        s.enclosed |= 1 << island


def is_enclosed(s: Position, island: int) -> bool:
    """T9.3  An island is enclosed when every pier of it leads back to it or to a royal island."""
    for pier in range(FIRST_PIER[FIRST_BEACH[island]], FIRST_PIER[FIRST_BEACH[island + 1]]):
        if not leads_nowhere(s, pier):
            return False
    return True


def has_open_full_beach(s: Position, island: int, open_ways: int) -> bool:
    """T9.6  Whether some full beach of the island has a pier that does not lead back."""
    first = FIRST_PIER[FIRST_BEACH[island]]
    for pier in range(first, FIRST_PIER[FIRST_BEACH[island + 1]]):
        if (open_ways >> (pier - first)) & 1 and is_full(s, BEACH_OF[pier]):
            return True
    return False


def may_leave_by(s: Position, pier: int, open_ways: int) -> bool:
    """T9.6  A pier that leads back is used only if no full beach of the island has another, unless
    `closed_way` allows it."""
    island = ISLAND_OF[BEACH_OF[pier]]
    if s.closed_way == 1 or (open_ways >> (pier - FIRST_PIER[FIRST_BEACH[island]])) & 1:
        return True
    return not has_open_full_beach(s, island, open_ways)


def against_removing(s: Position, island: int) -> int:
    """The lowest rule against removing an island."""
    if must_wait(s, island):
        return T3_3
    return 0 if must_be_removed(s, island) else T9_3


def must_wait(s: Position, island: int) -> bool:
    """T3.3 T11.10  `other_full_beaches=wait`: only full beaches of the island at hand sail, and
    T9.3 applies to no other island."""
    return s.other_full_beaches == 1 and island != s.target


def must_be_removed(s: Position, island: int) -> bool:
    """T9.3 T9.5  An enclosed island with a full beach; several are removed one after the other."""
    return s.full_on[island] > 0 and is_enclosed(s, island)


def offer_removals(s: Position) -> None:
    """T11.11  The removal of an enclosed island is one move, not one for each pier."""
    # `survey_ways` has looked at the islands with a full beach.
    islands = s.enclosed
    while islands:
        island = lowest_bit(islands)
        islands &= islands - 1
        if not must_wait(s, island):
            offer(s, REMOVE + island)


def remove_island(s: Position, island: int) -> None:
    """T9.3  All boats on it go back to their owners, and the tile leaves the game for good."""
    note(s, EV_REMOVED, island, 0, 0)
    for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
        send_beach_back(s, beach, T9_3)
    lift_tile(s, island)
    s.removal = 1


def is_removed_by_expanding(s: Position, island: int) -> bool:
    """T9.3  `enclosed_when=expanding`: also as soon as somebody chooses to expand there."""
    return s.enclosed_when == 1 and is_enclosed(s, island)


def remove_by_expanding(s: Position, island: int) -> None:
    """T9.3  `enclosed_when=expanding`: the island is removed, and no boat is added or lifted."""
    note(s, EV_EXPANDED, s.active, island, 0)
    remove_island(s, island)


def finish_sailing(s: Position) -> None:
    """T3.3  After all sailing the turn ends, unless an island must be found first."""
    if must_refound(s):
        draw_freely(s, REFOUNDING)
    else:
        end_turn(s)


def must_refound(s: Position) -> bool:
    """T9.4 T11.8  After a removal, if no island or no boat of the active player is on the map;
    skipped once the last island has been drawn."""
    # Without an island on the map there is no boat on one, so `on_map` covers both cases.
    return s.removal == 1 and s.islands_left > 0 and s.on_map[s.active] == 0
