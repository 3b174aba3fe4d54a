"""The piles and the turn of a state, for those who speak in words: read and set as plain lists."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from collections.abc import Sequence

if not cython.compiled:
    from vaka.games.tahiti.constants import (
        ASIDE,
        CENTRE_PILE,
        DECK,
        DISCARDS,
        HAND,
        KINDS,
        KNOWN,
        PICKED,
        SEATS,
        TABLE,
        VALUES,
    )
    from vaka.games.tahiti.state import State, value


def counts(s: State, pile: int, seat: int = 0) -> list[int]:
    """A pile, counted by kind; `seat` matters where each has one."""
    if pile == HAND:
        return [s.hand[seat][kind] for kind in range(KINDS)]
    if pile == KNOWN:
        return [s.known[seat][kind] for kind in range(KINDS)]
    if pile == TABLE:
        return [s.table[seat][kind] for kind in range(KINDS)]
    if pile == ASIDE:
        return [s.aside[seat][kind] for kind in range(KINDS)]
    if pile == CENTRE_PILE:
        return [s.centre[kind] for kind in range(KINDS)]
    if pile == DISCARDS:
        return [s.discards[kind] for kind in range(KINDS)]
    if pile == DECK:
        return [s.deck[kind] for kind in range(KINDS)]
    if pile == PICKED:
        return [s.picked[kind] for kind in range(KINDS)]
    return [s.cut[kind] for kind in range(KINDS)]


def lay_pile(s: State, pile: int, seat: int, cards: Sequence[int]) -> None:
    """Lay a pile, counted by kind, in the place of what lay there."""
    total = sum(cards)
    if pile == HAND:
        s.hand_size[seat] = total
    elif pile == TABLE:
        s.table_size[seat] = total
    elif pile == CENTRE_PILE:
        s.centre_size = total
    elif pile == DISCARDS:
        s.discards_size = total
    elif pile == DECK:
        s.deck_size = total
    for kind in range(KINDS):
        lay_kind(s, pile, seat, kind, cards[kind])


def lay_kind(s: State, pile: int, seat: int, kind: int, count: int) -> None:
    if pile == HAND:
        s.hand[seat][kind] = count
    elif pile == KNOWN:
        s.known[seat][kind] = count
    elif pile == TABLE:
        s.table[seat][kind] = count
    elif pile == ASIDE:
        s.aside[seat][kind] = count
    elif pile == CENTRE_PILE:
        s.centre[kind] = count
    elif pile == DISCARDS:
        s.discards[kind] = count
    elif pile == DECK:
        s.deck[kind] = count


def hand_sizes(s: State) -> list[int]:
    return [s.hand_size[seat] for seat in range(s.seats)]


def table_sizes(s: State) -> list[int]:
    return [s.table_size[seat] for seat in range(s.seats)]


def twos(s: State) -> list[int]:
    """The cards "2 tourists" that each seat has."""
    return [s.twos[seat] for seat in range(s.seats)]


def tourists(s: State) -> list[int]:
    """The tourists of a card by its value, from 1."""
    return [s.tourists[number] for number in range(VALUES)]


def words(s: State) -> list[int]:
    """The numbers of the words of all seats."""
    return [s.word[seat] for seat in range(SEATS)]


def set_twos(s: State, numbers: Sequence[int]) -> None:
    for seat in range(s.seats):
        s.twos[seat] = numbers[seat]


def set_turn(s: State, first: int, active: int, place: int, year: int, number: int) -> None:
    """Where in the game it is: `number` is the round."""
    s.first = first
    s.active = active
    s.place = place
    s.year = year
    s.round = number


def set_flags(s: State, acted: int, taken: int, passed: int, top: int) -> None:
    s.acted = acted
    s.taken = taken
    s.passed = passed
    s.top = top


def set_phase(s: State, phase: int, owed: int, then: int, reason: int) -> None:
    s.phase = phase
    s.owed = owed
    s.then = then
    s.reason = reason


def set_choice(s: State, put: int, picked: Sequence[int], cut: Sequence[int], last: int) -> None:
    """A choice that is half made: `last` is its last move in canonical order, or 0."""
    s.put = put
    s.last = last
    s.picks = sum(picked)
    s.cuts = sum(cut)
    s.picked_sum = 0
    for kind in range(KINDS):
        s.picked[kind] = picked[kind]
        s.cut[kind] = cut[kind]
        s.picked_sum += s.picked[kind] * value(kind)
