"""Chapter 8: new settlement, and laying tiles freely."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import lowest_bit
    from vaka.games.tongiaki.rules.constants import (
        DRAWING,
        EDGES,
        EV_ABDICATED,
        EV_SENT_BACK,
        EV_SETTLED,
        ISLANDS,
        LAY,
        LAYING,
        OPEN,
        OPEN_WORDS,
        PLACE,
        PLACING,
        SETTLEMENT,
        T8_1,
        T8_2,
        T8_3,
        WORD,
    )
    from vaka.games.tongiaki.rules.state import (
        Position,
        lay_tile,
        note,
        offer,
        place_boat,
        turn_tile,
        uncrown,
        unmoor,
    )
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH, ISLAND_OF
    from vaka.games.tongiaki.rules.turn import end_turn, must_reenter


def settle(s: Position) -> None:
    """T8.1  Take all own boats off the map, then look for a new island."""
    note(s, EV_SETTLED, s.active, 0, 0)
    if not keeps_royal_islands(s):
        abdicate(s)
    take_off_all(s)
    draw_freely(s, SETTLEMENT)


def take_off_all(s: Position) -> None:
    """T8.1  All boats on beaches go back to the supply."""
    boats_taken = s.on_map[s.active]
    islands = s.presence[s.active]  # before `unmoor` changes it
    while islands:
        island = lowest_bit(islands)
        islands &= islands - 1
        for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
            boats = s.boats[beach][s.active]
            if boats:
                unmoor(s, beach, s.active, boats)
    s.supply[s.active] += boats_taken
    if boats_taken:
        note(s, EV_SENT_BACK, s.active, boats_taken, T8_1)


def keeps_royal_islands(s: Position) -> bool:
    """T8.1 T9.1 T11.8  `settlement_royal`: whether royal islands stay. They do in a re-entry, which
    takes no boat off the map."""
    return s.settlement_royal == 1 or must_reenter(s)


def abdicate(s: Position) -> None:
    """T8.1  Royal boats come off too; their islands become ordinary, the foundings still count."""
    for island in range(ISLANDS):
        if s.royal[island] == s.active + 1:
            uncrown(s, island)
            s.supply[s.active] += 1
            note(s, EV_ABDICATED, s.active, island, 0)


def draw_freely(s: Position, purpose: int) -> None:
    """T8.2  Draw tiles and lay each on any legal cell, until an island is laid."""
    s.purpose = purpose
    s.phase = DRAWING


def take_in_hand(s: Position, tile: int) -> None:
    turn_tile(s, tile)
    s.hand = tile
    s.phase = LAYING


def against_laying(s: Position, cell: int) -> int:
    """The lowest rule against laying the tile in hand on a cell."""
    return 0 if may_lay_on(s, cell) else T8_2


def may_lay_on(s: Position, cell: int) -> bool:
    """T8.2  Any empty cell that touches a laid tile."""
    return s.tile_at[cell] == OPEN


def offer_cells(s: Position) -> None:
    """T8.2 T11.11  All six rotations are moves, even if a tile looks the same in several."""
    for word in range(OPEN_WORDS):
        cells = s.open_cells[word]
        while cells:
            cell = WORD * word + lowest_bit(cells)
            cells &= cells - 1
            for rotation in range(EDGES):
                offer(s, LAY + cell * EDGES + rotation)


def lay_freely(s: Position, cell: int, rotation: int) -> None:
    """T8.2  Draw again after an ocean; settle an island."""
    lay_tile(s, s.hand, cell, rotation)
    if s.hand >= ISLANDS:
        s.phase = DRAWING
    elif s.purpose == SETTLEMENT or refounds_with_boat(s):
        s.purpose = SETTLEMENT
        s.target = s.hand
        s.to_place = 1
        s.phase = PLACING
    else:
        end_turn(s)


def refounds_with_boat(s: Position) -> bool:
    """T9.4  `refound_boat`: whether a boat is placed on the island that was found."""
    return s.refound_boat == 1


def against_settling_on(s: Position, beach: int) -> int:
    """The lowest rule against settling on a beach."""
    return 0 if may_settle_on(s, beach) else T8_3


def may_settle_on(s: Position, beach: int) -> bool:
    """T8.3  A beach of the island just laid."""
    return ISLAND_OF[beach] == s.target


def offer_settlements(s: Position) -> None:
    for beach in range(FIRST_BEACH[s.target], FIRST_BEACH[s.target + 1]):
        if against_settling_on(s, beach) == 0:
            offer(s, PLACE + beach)


def settle_on(s: Position, beach: int) -> None:
    """T8.3  One boat on a beach of that island; the turn ends."""
    place_boat(s, beach)
    end_turn(s)
