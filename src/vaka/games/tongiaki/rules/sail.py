"""Chapter 5: sail, migration and voyage."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import lowest_bit
    from vaka.games.tongiaki.rules.closed_routes import (
        finish_sailing,
        is_enclosed,
        may_leave_by,
        must_wait,
        open_piers,
    )
    from vaka.games.tongiaki.rules.constants import (
        BEACHES,
        CROWNING,
        DRAWING,
        EDGES,
        EV_AT_SEA,
        EV_FAILED,
        EV_GROUP,
        EV_LOST,
        EV_PASSED,
        EV_SAILED,
        EV_TURNED_BACK,
        ISLANDS,
        NO_PORT,
        REMOVED,
        SAIL,
        SAIL_ON,
        SAILING,
        SAILINGS_LIMIT,
        T3_3,
        T5_1,
        T5_3,
        T5_7,
        T9_3,
        T9_6,
        T11_3,
        VOYAGE,
    )
    from vaka.games.tongiaki.rules.land import is_landing_complete, reach, send_rest_back
    from vaka.games.tongiaki.rules.royal_islands import can_found_after_landing
    from vaka.games.tongiaki.rules.settle import take_in_hand
    from vaka.games.tongiaki.rules.state import (
        Position,
        cell_beyond,
        direction_of,
        is_full,
        lay_tile,
        note,
        offer,
        opposite,
        send_beach_back,
        send_group_back,
        turn_tile,
        unmoor,
    )
    from vaka.games.tongiaki.rules.tile_arrays import (
        BEACH_OF,
        FIRST_BEACH,
        FIRST_PIER,
        ISLAND_OF,
        NUMBER,
        OTHER_END,
        PORT_OF,
    )


def sail_on(s: Position) -> None:
    """T3.3 T6.4  Every full beach sails, until no beach is full."""
    if beaches_to_sail(s) and has_sailed_too_often(s):
        send_full_beaches_back(s)
    if beaches_to_sail(s):
        s.phase = SAILING
    else:
        finish_sailing(s)


def beaches_to_sail(s: Position) -> int:
    """T3.3 T11.10  How many full beaches sail in this turn: all, or with `other_full_beaches=wait`
    those of the island at hand."""
    return s.full_on[s.target] if s.other_full_beaches == 1 else s.full


def has_sailed_too_often(s: Position) -> bool:
    """T11.3 T11.10  Endless chain: 30 sailings in one turn without a new tile. Takes precedence
    over all other rules about a full beach."""
    return s.sailings >= SAILINGS_LIMIT


def send_full_beaches_back(s: Position) -> None:
    """T11.3  Every further group goes back to its owners' supplies instead of sailing."""
    for beach in range(BEACHES):
        if is_full(s, beach) and not must_wait(s, ISLAND_OF[beach]):
            send_beach_back(s, beach, T11_3)


# ---- choosing a pier


def against_sailing(s: Position, pier: int) -> int:
    """The lowest rule against sailing from a pier."""
    island = ISLAND_OF[BEACH_OF[pier]]
    if must_wait(s, island):
        return T3_3
    if not may_sail(s, pier):
        return T5_1
    if is_enclosed(s, island):
        return T9_3
    return 0 if may_leave_by(s, pier, open_piers(s, island)) else T9_6


def may_sail(s: Position, pier: int) -> bool:
    """T5.1 T5.2  A full beach sails, from any of its piers."""
    return is_full(s, BEACH_OF[pier])


def offer_sailings(s: Position) -> None:
    """T5.2 T6.4  The active player chooses which full beach sails next, and from which pier."""
    # `survey_ways` has looked at the islands with a full beach.
    islands = s.full_islands & ~s.enclosed
    while islands:
        island = lowest_bit(islands)
        islands &= islands - 1
        if not must_wait(s, island):
            open_ways = s.ways[island]
            first = FIRST_PIER[FIRST_BEACH[island]]
            for pier in range(first, FIRST_PIER[FIRST_BEACH[island + 1]]):
                if may_sail(s, pier) and may_leave_by(s, pier, open_ways):
                    offer(s, SAIL + pier)


def sail(s: Position, pier: int) -> None:
    """T5.1  All boats of the full beach sail together."""
    s.group_home = ISLAND_OF[BEACH_OF[pier]]
    s.group_turned_back = 0
    s.tiles_turned = 0
    s.sailings += 1
    cast_off(s, pier)
    voyage(s, PORT_OF[pier])


def cast_off(s: Position, pier: int) -> None:
    beach = BEACH_OF[pier]
    note(s, EV_SAILED, beach, pier, s.taken[beach])
    s.group_size = 0
    for seat in range(s.seats):
        boats = s.boats[beach][seat]
        s.group[seat] = boats
        s.group_size += boats
        if boats:
            unmoor(s, beach, seat, boats)
            note(s, EV_GROUP, seat, boats, 0)
    s.group_is_mine = 1 if s.group[s.active] == s.group_size else 0


# ---- the voyage


def voyage(s: Position, port: int) -> None:
    """T5.6  From cell to cell, with no turning off and no limit on length."""
    # Ends, as in `closed_routes.end_of_way`: no port is visited twice.
    entered = s.link[port]
    while entered != NO_PORT and entered >= ISLANDS * EDGES:
        if not may_pass(s, entered):
            fail(s, entered)
            return
        note(s, EV_PASSED, entered // EDGES, entered, NUMBER[entered])
        port = OTHER_END[entered]
        entered = s.link[port]
    if entered == NO_PORT:
        want_tile(s, port)
    else:
        arrive(s, entered // EDGES)


def may_pass(s: Position, port: int) -> bool:
    """T5.5 T5.8  A route lets a group pass that shows enough colours."""
    return NUMBER[port] == 0 or colours_shown(s) >= NUMBER[port]


def colours_shown(s: Position) -> int:
    """T5.5  How many different colours the boats of the group show."""
    colours = 0
    for seat in range(s.seats):
        if s.group[seat]:
            colours += 1
    return colours


def fail(s: Position, port: int) -> None:
    """T5.7  The voyage has failed; all its boats go back. Other full beaches still sail."""
    note(s, EV_FAILED, port // EDGES, port, colours_shown(s))
    send_group_back(s, T5_7)
    sail_on_elsewhere(s)


def sail_on_elsewhere(s: Position) -> None:
    """T5.7 T11.10  `other_full_beaches=wait`: a failed voyage or a removal ends the turn."""
    if s.other_full_beaches == 1:
        finish_sailing(s)
    else:
        sail_on(s)


def want_tile(s: Position, port: int) -> None:
    """T5.3  The next cell is empty: the top tile of the pile is turned."""
    if is_pile_empty(s):
        strand(s, 0)
    else:
        s.group_port = port
        s.purpose = VOYAGE
        s.phase = DRAWING


def is_pile_empty(s: Position) -> bool:
    """T11.5  If the pile is empty and a voyage needs a tile, its boats stay at sea."""
    return s.pile == 0


def explore(s: Position, tile: int) -> None:
    """T5.3  The tile turned is laid on the next cell."""
    s.tiles_turned += 1
    if chooses_rotation(s):
        take_in_hand(s, tile)
    else:
        turn_tile(s, tile)
        lay_ahead(s, tile, marked_rotation(s))


def chooses_rotation(s: Position) -> bool:
    """T5.3  `free_exploration`: the player chooses the rotation after the first tile."""
    return s.free_exploration == 1 and s.tiles_turned > 1


def marked_rotation(s: Position) -> int:
    """T5.3  Its marked edge, edge 0, touches the edge that the boats come from."""
    return opposite(direction_of(s, s.group_port))


def against_laying_ahead(s: Position, cell: int) -> int:
    """T5.3  `free_exploration`: the tile goes on the cell where the route leads."""
    return 0 if cell == cell_beyond(s, s.group_port) else T5_3


def lay_ahead(s: Position, tile: int, rotation: int) -> None:
    lay_tile(s, tile, cell_beyond(s, s.group_port), rotation)
    if stops_voyage(s, tile):
        strand(s, s.last_ocean == REMOVED)
    else:
        voyage(s, s.group_port)


def stops_voyage(s: Position, tile: int) -> bool:
    """T9.7 T11.9  The last ocean stops the voyage that turned it, whatever its number, unless
    `last_ocean` is `sail_on`."""
    return tile >= ISLANDS and s.oceans_left == 0 and s.last_ocean != SAIL_ON


def strand(s: Position, is_lost: int) -> None:
    """T9.7 T11.5  The boats stay at sea and score nothing, or leave the game for good; other full
    beaches still sail."""
    for seat in range(s.seats):
        if s.group[seat]:
            if is_lost:
                s.lost[seat] += s.group[seat]
                note(s, EV_LOST, seat, s.group[seat], 0)
            else:
                s.at_sea[seat] += s.group[seat]
                note(s, EV_AT_SEA, seat, s.group[seat], 0)
            s.group[seat] = 0
    s.group_size = 0
    sail_on(s)


# ---- arriving


def arrive(s: Position, island: int) -> None:
    """T5.4 T7.3  The next cell is an island: the group lands, but not on a royal island."""
    if is_turned_back(s, island):
        note(s, EV_TURNED_BACK, island, s.group_home, 0)
        s.group_turned_back = 1
        island = s.group_home
    reach(s, island)
    if is_landing_complete(s):
        after_landing(s)


def is_turned_back(s: Position, island: int) -> bool:
    """T7.3 T7.4  A group that reaches a royal island returns to the island it left, with no colour
    check on the way back, and is landed there."""
    return s.royal[island] != 0


def after_landing(s: Position) -> None:
    """T6.3 T6.4  Boats without a mooring go back; beaches that were filled sail too."""
    send_rest_back(s)
    if can_found_after_landing(s, landed_boats(s)):
        s.phase = CROWNING
    else:
        sail_on(s)


def landed_boats(s: Position) -> int:
    boats = 0
    for i in range(EDGES):
        boats += s.landed[i]
    return boats
