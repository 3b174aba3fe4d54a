"""Reads and sets the piles and the turn of a state as plain lists, for the modules in `text`."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from collections.abc import Sequence

from vaka.games.tahiti.rules.cards import NAMES

if not cython.compiled:
    from vaka.core.bits import lowest_bit
    from vaka.games.tahiti.rules.constants import (
        ASIDE,
        CENTRE_PILE,
        DECK,
        DISCARDS,
        HAND,
        KINDS,
        KNOWN,
        ONCE,
        PICKED,
        TABLE,
        VALUES,
    )
    from vaka.games.tahiti.rules.piles import count_in, empty_pile, put_in
    from vaka.games.tahiti.rules.state import Position, State, count_earned, value
    from vaka.games.tahiti.rules.volcano import is_awake


def pile_at(s: Position, pile: int, seat: int) -> list[int]:
    """A pile by its number; `seat` matters if each seat has such a pile."""
    if pile == HAND:
        return s.hand[seat]
    if pile == KNOWN:
        return s.known[seat]
    if pile == TABLE:
        return s.table[seat]
    if pile == ASIDE:
        return s.aside[seat]
    if pile == CENTRE_PILE:
        return s.centre
    if pile == DISCARDS:
        return s.discards
    if pile == DECK:
        return s.deck
    if pile == PICKED:
        return s.picked
    return s.cut


def counts(state: State, pile: int, seat: int = 0) -> list[int]:
    """A pile, counted by kind; `seat` matters if each seat has such a pile."""
    cards = pile_at(state.position, pile, seat)
    return [count_in(cards, kind) for kind in range(KINDS)]


def card_names(state: State, pile: int, seat: int = 0) -> list[str]:
    """The names of the cards in a pile, in the order of kinds."""
    cards = pile_at(state.position, pile, seat)
    names = []
    kinds = cards[ONCE]
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        names += [NAMES[kind]] * count_in(cards, kind)
    return names


def lay_pile(state: State, pile: int, seat: int, cards: Sequence[int]) -> None:
    """Replace a pile by cards counted by kind, and set its size."""
    s = state.position
    lay_cards(pile_at(s, pile, seat), cards)
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
    elif pile == ASIDE:
        count_earned(s, seat)


def lay_cards(pile: list[int], cards: Sequence[int]) -> None:
    """Replace a pile by cards counted by kind."""
    empty_pile(pile)
    for kind in range(KINDS):
        for _ in range(cards[kind]):
            put_in(pile, kind)


def hand_sizes(state: State) -> list[int]:
    return [state.position.hand_size[seat] for seat in range(state.position.seats)]


def table_sizes(state: State) -> list[int]:
    return [state.position.table_size[seat] for seat in range(state.position.seats)]


def twos(state: State) -> list[int]:
    """The cards "2 tourists" that each seat has."""
    return [state.position.twos[seat] for seat in range(state.position.seats)]


def volcano(state: State) -> int:
    """The index of the value of the option `volcano` (H8.3)."""
    return state.position.volcano


def is_volcano_awake(state: State) -> bool:
    """Whether the volcano would wake if the turn ended now (H3.5)."""
    return is_awake(state.position)


def tourists(state: State) -> list[int]:
    """The tourists of a card by its value, from 1."""
    return [state.position.tourists[number] for number in range(VALUES)]


def set_twos(state: State, numbers: Sequence[int]) -> None:
    s = state.position
    for seat in range(s.seats):
        s.twos[seat] = numbers[seat]
        count_earned(s, seat)


def set_turn(state: State, first: int, active: int, place: int, year: int, number: int) -> None:
    """Set the point of the game; `number` is the round."""
    s = state.position
    s.first = first
    s.active = active
    s.place = place
    s.year = year
    s.round = number


def set_flags(state: State, acted: int, taken: int, passed: int, top: int) -> None:
    s = state.position
    s.acted = acted
    s.taken = taken
    s.passed = passed
    s.top = top


def set_phase(state: State, phase: int, owed: int, then: int, reason: int) -> None:
    s = state.position
    s.phase = phase
    s.owed = owed
    s.then = then
    s.reason = reason


def set_choice(
    state: State, put: int, picked: Sequence[int], cut: Sequence[int], last: int
) -> None:
    """Set an incomplete choice; `last` is its last move in canonical order, or 0."""
    s = state.position
    s.put = put
    s.last = last
    s.picks = sum(picked)
    s.cuts = sum(cut)
    s.picked_sum = 0
    lay_cards(s.picked, picked)
    lay_cards(s.cut, cut)
    for kind in range(KINDS):
        s.picked_sum += count_in(s.picked, kind) * value(kind)
