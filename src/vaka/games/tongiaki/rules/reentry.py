"""Chapter 9, re-entry: T9.1."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import lowest_bit
    from vaka.games.tongiaki.rules.constants import (
        EV_REENTERED,
        ISLANDS,
        NEW_SETTLEMENT,
        NOT_TONGA,
        PAIR,
        PLACE,
        PLACING,
        REENTRY,
        T3_2,
        T9_1,
        T11_1,
        T11_7,
        TONGA,
    )
    from vaka.games.tongiaki.rules.state import (
        Position,
        free_moorings,
        is_full,
        is_laid,
        note,
        offer,
        place_boat,
    )
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH, ISLAND_OF, MOORINGS
    from vaka.games.tongiaki.rules.turn import must_reenter


def against_reentering(s: Position, island: int) -> int:
    """The lowest rule against re-entering with one boat on an island."""
    if not must_reenter(s):
        return T3_2
    return 0 if may_reenter(s, island) else T9_1


def may_reenter(s: Position, island: int) -> bool:
    """T9.1  One boat on an island that is not royal, as `reentry_boat` allows."""
    if s.reentry_boat == NEW_SETTLEMENT:
        return False
    if s.reentry_boat == NOT_TONGA and island == TONGA:
        return False
    return is_laid(s, island) and s.royal[island] == 0 and has_room(s, island)


def has_room(s: Position, island: int) -> bool:
    """Whether a mooring is free; there is one where no beach is full."""
    return s.full_on[island] == 0 or free_moorings(s, island) > 0


def islands_to_reenter(s: Position) -> int:
    """The islands on which the active player may put one boat, as a set."""
    found = 0
    islands = s.laid_islands
    while islands:
        island = lowest_bit(islands)
        islands &= islands - 1
        if may_reenter(s, island):
            found |= 1 << island
    return found


def against_reentering_twice(s: Position) -> int:
    """The lowest rule against re-entering with two boats on Tonga."""
    if not must_reenter(s):
        return T3_2
    if not is_tonga_there(s):
        return T11_7
    return 0 if has_room_for_two(s) else T11_1


def is_tonga_there(s: Position) -> bool:
    """T11.7  Two boats on Tonga are no option once Tonga has been removed."""
    return is_laid(s, TONGA)


def has_room_for_two(s: Position) -> bool:
    """T11.1  Two boats on Tonga need two free moorings; they may share a beach."""
    return free_moorings(s, TONGA) >= 2


def against_settling(s: Position) -> int:
    """The lowest rule against a new settlement."""
    return T9_1 if must_reenter(s) and not may_reenter_by_settlement(s) else 0


def may_reenter_by_settlement(s: Position) -> bool:
    """T9.1  `reentry_settlement=last_resort`: only when no other choice of T9.1 is possible."""
    return s.reentry_settlement == 0 or not can_reenter_otherwise(s)


def can_reenter_otherwise(s: Position) -> bool:
    if is_tonga_there(s) and has_room_for_two(s):
        return True
    for island in range(ISLANDS):
        if may_reenter(s, island):
            return True
    return False


def reenter(s: Position, island: int) -> None:
    """T9.1  Put one boat on an island; no expansion, but full beaches sail."""
    _reenter(s, REENTRY, island, 1)


def reenter_twice(s: Position) -> None:
    """T9.1  Put two boats on Tonga."""
    _reenter(s, PAIR, TONGA, 2)


def _reenter(s: Position, purpose: int, island: int, boats: int) -> None:
    s.purpose = purpose
    s.target = island
    s.to_place = boats
    s.last = 0
    s.phase = PLACING
    note(s, EV_REENTERED, s.active, island, boats)


def against_entering_on(s: Position, beach: int) -> int:
    """The lowest rule against a re-entering boat on a beach."""
    return 0 if may_enter_on(s, beach) else T9_1


def may_enter_on(s: Position, beach: int) -> bool:
    """T9.1 T11.1  A free mooring of the chosen island; two boats may share a beach."""
    return ISLAND_OF[beach] == s.target and not is_full(s, beach)


def can_enter_the_rest_from(s: Position, beach: int) -> bool:
    """Whether enough moorings follow for the rest of the run: its canonical order is ascending."""
    free = 0
    for later in range(beach, FIRST_BEACH[s.target + 1]):
        free += MOORINGS[later] - s.taken[later]
    return free >= s.to_place


def is_next_entry(s: Position, beach: int) -> bool:
    return PLACE + beach >= s.last and can_enter_the_rest_from(s, beach)


def offer_entries(s: Position) -> None:
    for beach in range(FIRST_BEACH[s.target], FIRST_BEACH[s.target + 1]):
        if against_entering_on(s, beach) == 0 and is_next_entry(s, beach):
            offer(s, PLACE + beach)


def enter_on(s: Position, beach: int) -> None:
    """T9.1  One boat of the re-entry."""
    place_boat(s, beach)
    s.last = PLACE + beach
    s.to_place -= 1
