"""Chapter 9, closed routes: T9.3 to T9.6."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tongiaki.constants import (
        EDGES,
        EV_REMOVED,
        ISLANDS,
        NO_PORT,
        REFOUNDING,
        REMOVE,
        T9_3,
    )
    from vaka.games.tongiaki.settle import draw_freely
    from vaka.games.tongiaki.state import (
        State,
        is_full,
        lift_tile,
        note,
        offer,
        send_beach_back,
    )
    from vaka.games.tongiaki.tables import (
        BEACH_OF,
        FIRST_BEACH,
        FIRST_PIER,
        ISLAND_OF,
        OTHER_END,
        PORT_OF,
    )
    from vaka.games.tongiaki.turn import end_turn


def end_of_way(s: State, port: int) -> int:
    """Where the way from a port ends, whatever the numbers on it: a port of an island, or NO_PORT
    at a cell where no tile lies."""
    port = s.link[port]
    while port != NO_PORT and port >= ISLANDS * EDGES:
        port = s.link[OTHER_END[port]]
    return port


def leads_back(s: State, pier: int) -> bool:
    """T9.6  The way leads, along tiles already laid, straight back to its own island or to a royal
    island. A way back through another island does not count."""
    port = end_of_way(s, PORT_OF[pier])
    if port == NO_PORT:
        return False
    island = port // EDGES
    return island == ISLAND_OF[BEACH_OF[pier]] or s.royal[island] != 0


def open_piers(s: State, island: int) -> int:
    """The piers of an island whose way does not lead back: bit i is its i-th pier."""
    piers = 0
    first = FIRST_PIER[FIRST_BEACH[island]]
    for pier in range(first, FIRST_PIER[FIRST_BEACH[island + 1]]):
        if not leads_back(s, pier):
            piers |= 1 << (pier - first)
    return piers


def is_enclosed(s: State, open_ways: int) -> bool:
    """T9.3  An island is enclosed when every pier of it leads back."""
    return open_ways == 0


def has_open_full_beach(s: State, island: int, open_ways: int) -> bool:
    """T9.6  Whether some full beach of the island has a pier that does not lead back."""
    first = FIRST_PIER[FIRST_BEACH[island]]
    for pier in range(first, FIRST_PIER[FIRST_BEACH[island + 1]]):
        if (open_ways >> (pier - first)) & 1 and is_full(s, BEACH_OF[pier]):
            return True
    return False


def may_leave_by(s: State, pier: int, open_ways: int) -> bool:
    """T9.6  A pier that leads back is used only if no full beach of the island has another."""
    island = ISLAND_OF[BEACH_OF[pier]]
    if (open_ways >> (pier - FIRST_PIER[FIRST_BEACH[island]])) & 1:
        return True
    return not has_open_full_beach(s, island, open_ways)


def against_removing(s: State, island: int) -> int:
    """The lowest rule against removing an island."""
    return 0 if must_be_removed(s, island) else T9_3


def must_be_removed(s: State, island: int) -> bool:
    """T9.3 T9.5  An enclosed island of which a beach would sail; several go one after the other."""
    return s.full_on[island] > 0 and is_enclosed(s, open_piers(s, island))


def offer_removals(s: State) -> None:
    """T11.11  The removal of an enclosed island is one move, not one a pier."""
    for island in range(ISLANDS):
        if s.full_on[island] and against_removing(s, island) == 0:
            offer(s, REMOVE + island)


def remove_island(s: State, island: int) -> None:
    """T9.3  All boats on it go back to their owners, and the tile leaves the game for good."""
    note(s, EV_REMOVED, island, 0, 0)
    for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
        send_beach_back(s, beach, T9_3)
    lift_tile(s, island)
    s.removal = 1


def finish_sailing(s: State) -> None:
    """T3.3  When all sailing is done the turn ends, unless an island must be found first."""
    if must_refound(s):
        draw_freely(s, REFOUNDING)
    else:
        end_turn(s)


def must_refound(s: State) -> bool:
    """T9.4 T11.8  After a removal, with no island on the map or no boat of one's own on it; skipped
    once the last island has been drawn. With no island there is no boat on one either."""
    return s.removal == 1 and s.islands_left > 0 and s.on_map[s.active] == 0
