"""Chapter 6: land."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tongiaki.rules.constants import (
        EDGES,
        EV_LANDED,
        EV_REACHED,
        LAND,
        LANDING,
        SEATS,
        T5_4,
        T6_1,
        T6_2,
        T6_3,
    )
    from vaka.games.tongiaki.rules.state import (
        Position,
        free_moorings,
        is_full,
        moor,
        note,
        offer,
        send_group_back,
    )
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH, ISLAND_OF, MOORINGS


def reach(s: Position, island: int) -> None:
    """T5.4  The group has reached an island, new or old, and lands."""
    s.target = island
    s.last = 0
    for i in range(EDGES):
        s.landed[i] = 0
    s.phase = LANDING
    note(s, EV_REACHED, island, s.group_size, 0)


def is_landing_complete(s: Position) -> bool:
    """T6.2 T6.3  While a boat and a mooring are left, the landing goes on."""
    return s.group_size == 0 or free_moorings(s, s.target) == 0


def against_landing(s: Position, beach: int, seat: int) -> int:
    """The lowest rule against landing a boat of a seat on a beach."""
    if not is_where_they_land(s, beach):
        return T5_4
    if s.group[seat] == 0 or not may_land_on(s, beach):
        return T6_1
    if not has_mooring(s, beach):
        return T6_2
    return 0


def is_where_they_land(s: Position, beach: int) -> bool:
    """T5.4  The group lands on the island that it has reached."""
    return ISLAND_OF[beach] == s.target


def has_mooring(s: Position, beach: int) -> bool:
    """T6.2  Boats go on free moorings; colours already there play no part."""
    return not is_full(s, beach)


def may_land_on(s: Position, beach: int) -> bool:
    """T6.1  First one boat on every beach that has a free mooring, as far as the boats reach: a
    second boat on a beach must leave one for each beach still without."""
    # `against_landing` has checked that the beach is one of the target: the index is 0 to 5.
    if s.landed[beach - FIRST_BEACH[s.target]] == 0:
        return True
    return s.group_size - 1 >= beaches_without(s)


def beaches_without(s: Position) -> int:
    """How many beaches with a free mooring have received no boat of this landing."""
    first = FIRST_BEACH[s.target]
    without = 0
    for beach in range(first, FIRST_BEACH[s.target + 1]):
        if s.landed[beach - first] == 0 and not is_full(s, beach):
            without += 1
    return without


# ---- the canonical order of a landing: ascending beaches, on each beach ascending seats


def is_next_landing(s: Position, beach: int, seat: int) -> bool:
    """Whether a boat keeps to the canonical order, and the landing can be completed in it."""
    return not passes_over(s, beach) and is_next_seat(s, beach, seat)


def is_next_seat(s: Position, beach: int, seat: int) -> bool:
    """Whether a boat on a beach that may be next keeps to the order of seats."""
    return LAND + beach * SEATS + seat >= s.last and can_land_the_rest(s, beach, seat)


def passes_over(s: Position, beach: int) -> bool:
    """Whether an earlier beach still needs boats: one for a beach without (T6.1), or those that
    have no room from this beach on (T6.3)."""
    first = FIRST_BEACH[s.target]
    passed = 0
    ahead = 0
    free_passed = 0
    free_ahead = 0
    for other in range(first, FIRST_BEACH[s.target + 1]):
        free = MOORINGS[other] - s.taken[other]
        without = 1 if free and s.landed[other - first] == 0 else 0
        if other < beach:
            passed += without
            free_passed += free
        else:
            ahead += without
            free_ahead += free
    if passed and s.group_size > ahead:
        return True
    return free_passed > 0 and s.group_size > free_ahead


def can_land_the_rest(s: Position, beach: int, seat: int) -> bool:
    """Whether this seat and later ones have enough boats for those that must follow on this
    beach."""
    room = 0
    for later in range(beach + 1, FIRST_BEACH[s.target + 1]):
        room += MOORINGS[later] - s.taken[later]
    here = MOORINGS[beach] - s.taken[beach] - 1
    must = min(s.group_size - 1, here + room) - room
    for later_seat in range(seat, s.seats):
        must -= s.group[later_seat]
    return must + 1 <= 0  # + 1: the group still counts the boat in question


def offer_landings(s: Position) -> None:
    # The same as `against_landing` and `is_next_landing` of every boat, counted in one pass.
    first = FIRST_BEACH[s.target]
    all_without = beaches_without(s)
    all_free = free_moorings(s, s.target)
    without_ahead = all_without
    free_ahead = all_free
    for beach in range(first, FIRST_BEACH[s.target + 1]):
        free = MOORINGS[beach] - s.taken[beach]
        if free == 0:
            continue
        if without_ahead < all_without and s.group_size > without_ahead:
            return  # this beach and all later ones pass over a beach without
        if free_ahead < all_free and s.group_size > free_ahead:
            return  # or leave too little room
        free_ahead -= free
        if LAND + beach * SEATS + SEATS > s.last and may_land_on(s, beach):
            offer_boats_on(s, beach, min(s.group_size, free + free_ahead) - free_ahead)
        if s.landed[beach - first] == 0:
            without_ahead -= 1


def offer_boats_on(s: Position, beach: int, needed: int) -> None:
    """Offer each seat from which on the group has the boats that are still needed on a beach."""
    left = s.group_size
    for seat in range(s.seats):
        if left < needed:
            return
        if s.group[seat] and LAND + beach * SEATS + seat >= s.last:
            offer(s, LAND + beach * SEATS + seat)
        left -= s.group[seat]


def land(s: Position, beach: int, seat: int) -> None:
    """T6.1 T6.2  The active player lands a boat of any seat."""
    s.group[seat] -= 1
    s.group_size -= 1
    s.landed[beach - FIRST_BEACH[s.target]] += 1
    s.last = LAND + beach * SEATS + seat
    moor(s, beach, seat)
    note(s, EV_LANDED, seat, beach, 0)


def send_rest_back(s: Position) -> None:
    """T6.3  Boats for which no mooring is free go back to their owners."""
    send_group_back(s, T6_3)
