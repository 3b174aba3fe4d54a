"""Chapter 7: royal islands."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tongiaki.rules.constants import (
        CROWNING,
        EV_FOUNDED,
        EV_WAIVED,
        MOST_FOUNDINGS,
        T3_2,
        T7_1,
        T7_2,
        TONGA,
        TURN,
    )
    from vaka.games.tongiaki.rules.state import Position, crown, note, send_beach_back, unmoor
    from vaka.games.tongiaki.rules.tile_arrays import FIRST_BEACH
    from vaka.games.tongiaki.rules.turn import must_reenter


def against_founding(s: Position, island: int) -> int:
    """The lowest rule against founding a royal island, instead of a turn or on landing."""
    if s.phase == TURN and must_reenter(s):
        return T3_2
    if not (may_found_on_landing(s, island) if s.phase == CROWNING else may_found(s, island)):
        return T7_1
    return 0 if may_be_royal(s, island) else T7_2


def islands_to_found(s: Position) -> int:
    """The islands that the active player may make royal instead of a turn, as a set."""
    if founds_on_landing(s) or s.founded[s.active] >= MOST_FOUNDINGS:
        return 0
    islands = s.presence[s.active] & ~(1 << TONGA)
    for seat in range(s.seats):
        if seat != s.active:
            islands &= ~s.presence[seat]
    return islands


def may_found(s: Position, island: int) -> bool:
    """T7.1  Instead of a turn (`royal_timing`), on an island with own boats only, one or more."""
    if founds_on_landing(s):
        return False
    return s.on_island[island][s.active] > 0 and lies_alone(s, island)


def founds_on_landing(s: Position) -> bool:
    """T7.1  `royal_timing`: whether royal islands are founded on landing, not instead of a turn."""
    return s.royal_timing == 1


def lies_alone(s: Position, island: int) -> bool:
    """T7.1  Only the active player's boats lie on the island."""
    for seat in range(s.seats):
        if seat != s.active and s.on_island[island][seat]:
            return False
    return True


def may_found_on_landing(s: Position, island: int) -> bool:
    """T7.1  `royal_timing=on_landing`: where a group of only own boats has just landed."""
    return island == s.target


def may_be_royal(s: Position, island: int) -> bool:
    """T7.2  Never Tonga, and at most two foundings for each player in a game."""
    return island != TONGA and s.founded[s.active] < MOST_FOUNDINGS


def can_found_after_landing(s: Position, landed: int) -> bool:
    """T7.1  `royal_timing=on_landing`: after a landing of only own boats, but not after T7.4."""
    if not founds_on_landing(s) or s.group_turned_back or not s.group_is_mine or not landed:
        return False
    return may_be_royal(s, s.target)


def found(s: Position, island: int) -> None:
    """T7.1  One boat goes on the statue; the others there go back to their owners' supplies."""
    note(s, EV_FOUNDED, s.active, island, 0)
    put_on_statue(s, island)
    for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
        send_beach_back(s, beach, T7_1)
    s.founded[s.active] += 1


def put_on_statue(s: Position, island: int) -> None:
    """T7.1 T7.3  The boat on the statue makes the island royal; it leaves its beach."""
    for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
        if s.boats[beach][s.active] and s.royal[island] == 0:
            unmoor(s, beach, s.active, 1)
            crown(s, island, s.active)


def waive(s: Position) -> None:
    """T7.1  `royal_timing=on_landing`: the player does not found."""
    note(s, EV_WAIVED, s.active, s.target, 0)
