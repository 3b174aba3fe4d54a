"""Chapter 7, for learning: writes what a seat knows as bytes. `observation_layout` is the layout.

A player with a perfect memory knows every card that was shown (H7.1): those in other hands and
those set aside. The cards of an incomplete choice are known to its player only.
"""

try:
    import cython
except ImportError:
    from vaka.core import cython

from vaka.core.observation import sizes_by_seats
from vaka.games.tahiti.rules.observation_layout import layout

if not cython.compiled:
    from vaka.core.byte_arrays import fill_zero, spread_bits
    from vaka.games.tahiti.rules.constants import (
        BUILDING,
        KINDS,
        MOST_SHOWN,
        NONE,
        ONCE,
        OVER,
        SEATS,
        TAKING,
        TURNING,
        TWICE,
        VALUES,
    )
    from vaka.games.tahiti.rules.end import cards_aside, points
    from vaka.games.tahiti.rules.state import Position

SIZES = sizes_by_seats(layout, SEATS)


def write_observation(s: Position, seat: int, out: memoryview) -> None:
    """Write all fields, in the order of the layout, into SIZES[s.seats] bytes."""
    fill_zero(out, SIZES[s.seats])  # one-hot fields only set a byte
    at = write_point_of_game(s, seat, out)
    at = write_numbers(s, seat, out, at)
    at = write_public_cards(s, seat, out, at)
    at = write_pile(out, at, s.hand[seat])
    if seat == s.active:
        write_choice(s, out, at)


def seen_from(s: Position, seat: int, relative: int) -> int:
    """The seat at a place counted from the observer."""
    other = seat + relative
    return other - s.seats if other >= s.seats else other


def distance(s: Position, seat: int, other: int) -> int:
    """How many places a seat sits after the observer."""
    return other - seat if other >= seat else other - seat + s.seats


def write_point_of_game(s: Position, seat: int, out: memoryview) -> int:
    """From `seat` to `owed`."""
    n = s.seats
    out[0] = seat
    out[1 + (BUILDING if s.phase == TAKING else s.phase)] = 1
    at = 1 + OVER + 1
    if TURNING < s.phase < OVER:
        out[at + distance(s, seat, s.active)] = 1
    out[at + n + distance(s, seat, s.active)] = 1
    out[at + 2 * n + distance(s, seat, s.first)] = 1
    at += 3 * n
    for i in range(n):
        out[at + i] = s.passed >> seen_from(s, seat, i) & 1
    at += n
    out[at] = s.year
    out[at + 1] = s.round
    out[at + 2] = s.place
    out[at + 3] = s.acted
    out[at + 4] = s.taken
    out[at + 5] = s.owed
    return at + 6


def write_numbers(s: Position, seat: int, out: memoryview, at: int) -> int:
    """From `deck_size` to `tourists`."""
    n = s.seats
    out[at] = s.deck_size
    at += 1
    for i in range(n):
        other = seen_from(s, seat, i)
        out[at + i] = s.hand_size[other]
        out[at + n + i] = cards_aside(s, other)
        out[at + 2 * n + i] = s.twos[other]
        out[at + 3 * n + i] = min(MOST_SHOWN, points(s, other))
    at += 4 * n
    out[at] = s.volcano
    for number in range(VALUES):
        out[at + 1 + number] = s.tourists[number]
    return at + 1 + VALUES


def write_public_cards(s: Position, seat: int, out: memoryview, at: int) -> int:
    """From `top` to `aside`."""
    if s.top != NONE:
        out[at + s.top] = 1
    at = write_pile(out, at + KINDS, s.centre)
    at = write_pile(out, at, s.discards)
    for i in range(s.seats):
        other = seen_from(s, seat, i)
        write_pile(out, at + i * KINDS, s.known[other])
        write_pile(out, at + (s.seats + i) * KINDS, s.table[other])
        write_pile(out, at + (2 * s.seats + i) * KINDS, s.aside[other])
    return at + 3 * s.seats * KINDS


def write_choice(s: Position, out: memoryview, at: int) -> None:
    """From `put` to `cut`: the choice of the observer."""
    if s.put != NONE:
        out[at + s.put] = 1
    at = write_pile(out, at + KINDS, s.picked)
    write_pile(out, at, s.cut)


def write_pile(out: memoryview, at: int, pile: list[int]) -> int:
    """Write a pile counted by kind. Return the index after it."""
    spread_bits(out, at, pile[ONCE], pile[TWICE], KINDS // 8)
    return at + KINDS
