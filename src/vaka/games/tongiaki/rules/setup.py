"""Chapter 2: set-up."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tongiaki.rules.constants import (
        EV_BEGUN,
        PLACE,
        SETTING_UP,
        T2_2,
        T2_3,
        T2_4,
        TONGA,
    )
    from vaka.games.tongiaki.rules.state import Position, clear, lay_tile, note, offer, place_boat
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH, ISLAND_OF, MOORINGS
    from vaka.games.tongiaki.rules.turn import begin_turn


def lay_out(s: Position, seats: int) -> None:
    """T2.1  Tonga is in the middle, the other 31 tiles form the pile."""
    clear(s, seats)
    lay_tile(s, TONGA, 0, 0)


def against_beginning(s: Position, seat: int) -> int:
    """T2.2  Any of the seats may be drawn to begin."""
    return 0 if seat < s.seats else T2_2


def begin(s: Position, first: int) -> None:
    """T2.2  A seat begins; play goes clockwise."""
    s.active = first
    s.phase = SETTING_UP
    note(s, EV_BEGUN, first, 0, 0)


def against_setting_up(s: Position, beach: int) -> int:
    """The lowest rule against a boat on a beach during set-up."""
    if not may_set_up_on(s, beach):
        return T2_3
    if not keeps_a_mooring_free(s, beach):
        return T2_4
    return 0


def may_set_up_on(s: Position, beach: int) -> bool:
    """T2.3  Each player puts boats on Tonga."""
    return ISLAND_OF[beach] == TONGA


def keeps_a_mooring_free(s: Position, beach: int) -> bool:
    """T2.4  Every beach of Tonga keeps at least one free mooring throughout set-up."""
    return s.taken[beach] + 1 < MOORINGS[beach]


def offer_set_up(s: Position) -> None:
    for beach in range(FIRST_BEACH[TONGA], FIRST_BEACH[TONGA + 1]):
        if against_setting_up(s, beach) == 0:
            offer(s, PLACE + beach)


def set_up(s: Position, beach: int) -> None:
    """T2.3  One boat at a time in turn order, until each seat has placed two."""
    place_boat(s, beach)
    s.active = (s.active + 1) % s.seats
    if s.on_map[s.active] == 2:
        begin_turn(s)
