"""Chapter 3: the turn."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.tongiaki.rules.constants import EV_TURN_ENDED, TURN
    from vaka.games.tongiaki.rules.end import finish, reason_to_end
    from vaka.games.tongiaki.rules.state import Position, note


def begin_turn(s: Position) -> None:
    """T3.1  A turn is exactly one of: expand, found a royal island, new settlement."""
    s.phase = TURN
    s.sailings = 0
    s.fresh = 0
    s.removal = 0


def must_reenter(s: Position) -> bool:
    """T3.2 T11.8  A player with no boat on a beach re-enters instead; royal boats do not count."""
    return s.on_map[s.active] == 0


def end_turn(s: Position) -> None:
    """T3.3  The turn passes clockwise, unless the game is over."""
    s.quiet = 0 if s.fresh else s.quiet + 1
    note(s, EV_TURN_ENDED, s.active, 0, 0)
    s.reason = reason_to_end(s)
    if s.reason:
        finish(s)
    else:
        s.active = (s.active + 1) % s.seats
        begin_turn(s)
