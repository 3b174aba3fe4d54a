"""Chapter 4: expand."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import highest_bit, lowest_bit
    from vaka.games.tongiaki.rules.constants import (
        BEACHES,
        EV_EXPANDED,
        EV_PASSED_TURN,
        EV_TAKEN,
        EXPANSION,
        PLACE,
        PLACING,
        T3_2,
        T4_1,
        T4_2,
        T4_3,
        T4_4,
        TAKE,
        TAKING,
    )
    from vaka.games.tongiaki.rules.state import (
        Position,
        free_beaches,
        free_moorings,
        is_full,
        note,
        offer,
        place_boat,
        unmoor,
    )
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH, ISLAND_OF
    from vaka.games.tongiaki.rules.turn import end_turn, must_reenter


def against_expanding(s: Position, island: int) -> int:
    """The lowest rule against expanding an island."""
    if must_reenter(s):
        return T3_2
    if not may_expand(s, island):
        return T4_1
    if s.supply[s.active] == 0 and not may_expand_without_supply(s, island):
        return T4_4
    return 0


def islands_to_expand(s: Position) -> int:
    """The islands that the active player may expand, as a set."""
    # Boats on a beach are on an island that is not royal (T7.1), so with boats in the supply every
    # island with own boats may be expanded.
    islands = s.presence[s.active]
    if s.supply[s.active] > 0:
        return islands
    found = 0
    while islands:
        island = lowest_bit(islands)
        islands &= islands - 1
        if against_expanding(s, island) == 0:
            found |= 1 << island
    return found


def may_expand(s: Position, island: int) -> bool:
    """T4.1  An island, not royal, on which the player has at least one boat."""
    return s.royal[island] == 0 and s.on_island[island][s.active] > 0


def may_expand_without_supply(s: Position, island: int) -> bool:
    """T4.4 T11.6  By relocating a boat, or if no boat fits anyway."""
    return can_take_for(s, island) or free_moorings(s, island) == 0


def can_take_for(s: Position, island: int) -> bool:
    for beach in range(BEACHES):
        if s.boats[beach][s.active] and against_taking_for(s, island, beach) == 0:
            return True
    return False


def expand(s: Position, island: int) -> None:
    """T4.1  Choose the island; then place the boats."""
    s.purpose = EXPANSION
    s.target = island
    s.used = 0
    s.last = 0
    if s.supply[s.active] == 0 and can_take_for(s, island):
        s.to_place = 1
        s.phase = TAKING
    else:
        s.to_place = boats_that_fit(s, island, boats_to_add(s, island))
        s.phase = PLACING
    note(s, EV_EXPANDED, s.active, island, s.to_place)


def boats_to_add(s: Position, island: int) -> int:
    """T4.2 T9.2  As many as are there, at most one for each beach, at most the supply."""
    boats = min(s.on_island[island][s.active], FIRST_BEACH[island + 1] - FIRST_BEACH[island])
    return min(boats, s.supply[s.active])


def boats_that_fit(s: Position, island: int, boats: int) -> int:
    """T11.6  As many as fit; an expansion is allowed even if none fits."""
    return min(boats, free_beaches(s, island))


# ---- placing


def against_adding(s: Position, beach: int) -> int:
    """The lowest rule against a boat of this expansion on a beach."""
    if not is_where_chosen(s, beach):
        return T4_2
    if not may_add_on(s, beach):
        return T4_3
    return 0


def is_where_chosen(s: Position, beach: int) -> bool:
    """T4.2  Boats are added on the chosen island."""
    return ISLAND_OF[beach] == s.target


def may_add_on(s: Position, beach: int) -> bool:
    """T4.3  At most one boat to each beach, each on a free mooring."""
    # The callers have checked that the beach is one of the target: the shift is 0 to 5.
    return not is_full(s, beach) and not (s.used >> (beach - FIRST_BEACH[s.target])) & 1


def can_add_the_rest_beyond(s: Position, beach: int) -> bool:
    """Whether enough beaches follow for the rest of the run: its canonical order is ascending."""
    places = 0
    for later in range(beach + 1, FIRST_BEACH[s.target + 1]):
        if may_add_on(s, later):
            places += 1
    return places >= s.to_place - 1


def beaches_to_add_on(s: Position) -> int:
    """The beaches on which the next boat may go, in the canonical order, as a set: bit i is the
    i-th beach of the island. All but the last ones, which the rest of the run needs."""
    first = FIRST_BEACH[s.target]
    beaches = 0
    for i in range(FIRST_BEACH[s.target + 1] - first):
        if PLACE + first + i > s.last and may_add_on(s, first + i):
            beaches |= 1 << i
    for _ in range(s.to_place - 1):
        if beaches:  # picks in another order may leave too few
            beaches ^= 1 << highest_bit(beaches)
    return beaches


def offer_additions(s: Position) -> None:
    beaches = beaches_to_add_on(s)
    while beaches:
        offer(s, PLACE + FIRST_BEACH[s.target] + lowest_bit(beaches))
        beaches &= beaches - 1


def is_next_addition(s: Position, beach: int) -> bool:
    return PLACE + beach > s.last and can_add_the_rest_beyond(s, beach)


def add(s: Position, beach: int) -> None:
    """T4.3  One boat of the expansion."""
    place_boat(s, beach)
    s.used |= 1 << (beach - FIRST_BEACH[s.target])
    s.last = PLACE + beach
    s.to_place -= 1


# ---- an empty supply


def against_taking(s: Position, beach: int) -> int:
    """The lowest rule against relocating a boat from a beach."""
    return against_taking_for(s, s.target, beach)


def against_taking_for(s: Position, island: int, beach: int) -> int:
    if not fits_after_taking(s, island, beach):
        return T4_3
    if not may_take(s, island, beach):
        return T4_4
    return 0


def may_take(s: Position, island: int, beach: int) -> bool:
    """T4.4  An own boat, from an island that `relocate_from` allows, never a royal boat."""
    if s.boats[beach][s.active] == 0:
        return False
    return s.relocate_from == 1 or ISLAND_OF[beach] != island


def fits_after_taking(s: Position, island: int, beach: int) -> bool:
    """T4.3 T11.6  The boat has a free mooring, perhaps the one it left."""
    return ISLAND_OF[beach] == island or free_moorings(s, island) > 0


def offer_boats_to_take(s: Position) -> None:
    for beach in range(BEACHES):
        if s.boats[beach][s.active] and against_taking(s, beach) == 0:
            offer(s, TAKE + beach)


def take(s: Position, beach: int) -> None:
    """T4.4  Take one boat and use it as the one boat of this expansion."""
    unmoor(s, beach, s.active, 1)
    s.supply[s.active] += 1
    s.phase = PLACING
    note(s, EV_TAKEN, s.active, beach, 0)


def against_passing(s: Position) -> int:
    """The lowest rule against passing."""
    if must_reenter(s):
        return T3_2
    return 0 if may_pass_turn(s) else T4_4


def may_pass_turn(s: Position) -> bool:
    """T4.4  With an empty supply a player may decline to relocate."""
    return s.supply[s.active] == 0


def pass_turn(s: Position) -> None:
    """T4.4  Declining to relocate is a pass: the turn ends."""
    note(s, EV_PASSED_TURN, s.active, 0, 0)
    end_turn(s)
