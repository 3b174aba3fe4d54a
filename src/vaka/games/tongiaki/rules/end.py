"""Chapter 9, the end of the game and the score (T9.7, T9.8), with T11.2, T11.4 and T11.12."""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.bits import count_bits, lowest_bit
    from vaka.games.tongiaki.rules.constants import (
        EV_OVER,
        ONCE,
        OVER,
        QUIET_TURNS_LIMIT,
        STALEMATE,
    )
    from vaka.games.tongiaki.rules.state import Position, note
    from vaka.games.tongiaki.rules.tile_arrays import POINTS


def reason_to_end(s: Position) -> int:
    """T9.7 T11.4  Why the game is over at the end of this turn, or 0: a kind of tile has run out
    (removed tiles count as drawn), or there is a stalemate."""
    if s.reason:
        return s.reason
    return STALEMATE if is_stalemate(s) else 0


def is_stalemate(s: Position) -> bool:
    """T11.4  20 turns for every seat in a row without a new tile."""
    return s.quiet >= QUIET_TURNS_LIMIT * s.seats


def finish(s: Position) -> None:
    s.phase = OVER
    note(s, EV_OVER, s.reason, 0, 0)


def owner_of(s: Position, seat: int) -> int:
    """T11.12  A player owns one seat, or two under `two_colours`: A1 B1 A2 B2."""
    return seat if seat < s.players else seat - s.players


def scores(s: Position, island: int, seat: int) -> bool:
    """T9.8  An island scores for each seat with a boat on it, a royal island for its owner only."""
    if s.royal[island]:
        return s.royal[island] == seat + 1
    return s.on_island[island][seat] > 0


def islands_of(s: Position, seat: int) -> int:
    """T9.8  The islands that score for a seat, as a set."""
    # No boat lies on a beach of a royal island (T7.1, T7.3).
    return s.presence[seat] | s.owned[seat]


def is_counted(s: Position, island: int, seat: int) -> bool:
    """T9.8 T11.12  `two_colours=once`: the player's first colour scores the island already."""
    return s.two_colours == ONCE and seat >= s.players and scores(s, island, seat - s.players)


def count_up(s: Position) -> None:
    """T9.8 T11.2 T11.12  Fill `points`, `islands` and `boats_out`, by player."""
    # Scratch fields: counting needs no memory of its own and does not change the position.
    for player in range(s.players):
        s.points[player] = 0
        s.islands[player] = 0
        s.boats_out[player] = 0
    for seat in range(s.seats):
        player = owner_of(s, seat)
        s.boats_out[player] += boats_out(s, seat)
        islands = islands_of(s, seat)
        while islands:
            island = lowest_bit(islands)
            islands &= islands - 1
            if not is_counted(s, island, seat):
                s.points[player] += POINTS[island]
                s.islands[player] += 1


def boats_out(s: Position, seat: int) -> int:
    """T9.8 T11.2  Boats on the map: on beaches, at sea, and one for each royal island."""
    return s.on_map[seat] + s.at_sea[seat] + count_bits(s.owned[seat])


def is_ahead(s: Position, player: int, other: int) -> bool:
    """T9.8  Most points win; ties: more islands; then fewer boats on the map."""
    if s.points[player] != s.points[other]:
        return s.points[player] > s.points[other]
    if s.islands[player] != s.islands[other]:
        return s.islands[player] > s.islands[other]
    return s.boats_out[player] < s.boats_out[other]


def win_share(s: Position, player: int) -> float:
    """T11.12  The win is worth 1, split equally among shared winners; before the end 0."""
    if s.phase != OVER:
        return 0.0
    count_up(s)
    return counted_share(s, player)


def counted_share(s: Position, player: int) -> float:
    """T11.12  The share in the win after `count_up`."""
    if not wins(s, player):
        return 0.0
    winners = 0
    for other in range(s.players):
        if wins(s, other):
            winners += 1
    return 1.0 / winners


def wins(s: Position, player: int) -> bool:
    """T11.2  A player with nobody ahead wins; a tie is a shared win. Call `count_up` first."""
    for other in range(s.players):
        if is_ahead(s, other, player):
            return False
    return True
