"""Corrects the chances of two players with a small network that learned from games.

It compares the first player with the second. The first layer sees one suit at a
time, with the same weights for all suits; the second layer sees their sum and everything else. Each
moment of the game has its own biases. Inputs are whole numbers. The network learned with the usual
tourists (H8.1) and is used with these only. `vaka train` finds the weights.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from vaka.core.neural_network import Weights
from vaka.games.tahiti.rules.network_shape import installed_weights

if not cython.compiled:
    from vaka.core.bits import count_bits
    from vaka.games.tahiti.rules.constants import (
        AEROPLANE,
        ALL_SUITS,
        AWARDS,
        BUILDER,
        GOVERNMENT,
        LATER,
        NEXT,
        NONE,
        ONCE,
        OPENING,
        OVER,
        PARTS,
        ROUNDS,
        SUIT_INPUTS,
        SUIT_UNITS,
        SUITS,
        TABLE_INPUTS,
        TABLE_UNITS,
        TWICE,
        VALUES,
    )
    from vaka.games.tahiti.rules.end import points
    from vaka.games.tahiti.rules.evaluation import is_award_to_come, lays_left
    from vaka.games.tahiti.rules.network_arrays import (
        MOMENT_SCALES,
        OUTPUT_BIASES,
        OUTPUT_WEIGHTS,
        SUIT_BIASES,
        SUIT_WEIGHTS,
        SUM_WEIGHTS,
        TABLE_BIASES,
        TABLE_WEIGHTS,
        USUAL_TOURISTS,
    )
    from vaka.games.tahiti.rules.piles import (
        best_of_suit,
        kinds_of_value,
        size_of_suit,
        sum_of_suit,
    )
    from vaka.games.tahiti.rules.state import Position, suit, value

HIGH = 9  # cards in the deck from this value on are counted
NEAR = 6.0  # a lead in half points, cut off here,
FAR = 24.0  # and here


def may_correct(s: Position) -> bool:
    """Whether a network has learned such positions: those with the usual tourists, from the deal to
    the end."""
    return s.year >= 1 and s.phase != OVER and has_usual_tourists(s)


def has_usual_tourists(s: Position) -> bool:
    for number in range(VALUES):
        if s.tourists[number] != USUAL_TOURISTS[number]:
            return False
    return True


def corrected_lead(s: Position, lead: float) -> float:
    """The log odds of the first player, from those of the evaluation. `claims` must be filled."""
    moment = moment_of(s)
    for unit in range(TABLE_UNITS):
        s.table_units[unit] = TABLE_BIASES[moment * TABLE_UNITS + unit]
    add_suits(s, moment)
    describe_table(s)
    feed(s.table_inputs, TABLE_INPUTS, TABLE_WEIGHTS, TABLE_UNITS, s.table_units)
    total = OUTPUT_BIASES[moment] + MOMENT_SCALES[moment] * lead
    for unit in range(TABLE_UNITS):
        total += max(0.0, s.table_units[unit]) * OUTPUT_WEIGHTS[unit]
    return total


def add_suits(s: Position, moment: int) -> None:
    """The first layer, for each suit, into the second."""
    for suit in range(SUITS):
        describe_suit(s, suit)
        for unit in range(SUIT_UNITS):
            s.suit_units[unit] = SUIT_BIASES[moment * SUIT_UNITS + unit]
        feed(s.suit_inputs, SUIT_INPUTS, SUIT_WEIGHTS, SUIT_UNITS, s.suit_units)
        for unit in range(SUIT_UNITS):
            s.suit_units[unit] = max(0.0, s.suit_units[unit])
        feed(s.suit_units, SUIT_UNITS, SUM_WEIGHTS, TABLE_UNITS, s.table_units)


def feed(
    inputs: list[float], count: int, weights: list[float], units: int, sums: list[float]
) -> None:
    """Add some inputs, times their weights, to the sums of a layer."""
    for index in range(count):
        if inputs[index] != 0.0:
            for unit in range(units):
                sums[unit] += inputs[index] * weights[index * units + unit]


# ---- what the network sees


def moment_of(s: Position) -> int:
    """The part of the game: year, and round of building or opening, or renovation."""
    part = PARTS - 1
    if is_award_to_come(s):
        part = min(ROUNDS, max(1, s.round)) - 1 + (ROUNDS if s.phase == OPENING else 0)
    return (s.year - 1) * PARTS + part


def describe_suit(s: Position, suit: int) -> None:
    """Fill `suit_inputs`."""
    first = s.first
    second = 1 - first
    describe_award(s, NEXT, suit, 0)
    describe_award(s, LATER, suit, 7)
    inputs = s.suit_inputs
    inputs[14] = size_of_suit(s.hand[first], suit)
    inputs[15] = size_of_suit(s.hand[second], suit)
    inputs[16] = sum_of_suit(s.table[first], suit)
    inputs[17] = sum_of_suit(s.table[second], suit)
    describe_centre(s, suit, 18)


def describe_centre(s: Position, suit: int, at: int) -> None:
    """What lies in the centre and in the deck of a suit."""
    inputs = s.suit_inputs
    inputs[at] = sum_of_suit(s.centre, suit)
    inputs[at + 1] = size_of_suit(s.centre, suit)
    inputs[at + 2] = value_or_zero(best_of_suit(s.centre, suit))
    inputs[at + 3] = 0
    if s.top != NONE and is_of_suit(s.top, suit):
        inputs[at + 3] = value(s.top)
    inputs[at + 4] = inputs[at + 1] - most_of_others(s, suit)
    inputs[at + 5] = high_in_deck(s, suit)


def describe_award(s: Position, award: int, suit: int, at: int) -> None:
    """What both may have of a suit at an award, who is ahead, and what it brings."""
    first = s.first
    second = 1 - first
    mine = tourists_of(s, s.best[award][first][suit])
    theirs = tourists_of(s, s.best[award][second][suit])
    lead = half_points(s.claims[award][first][suit], s.claims[award][second][suit])
    inputs = s.suit_inputs
    inputs[at] = s.claims[award][first][suit]
    inputs[at + 1] = s.claims[award][second][suit]
    inputs[at + 2] = mine
    inputs[at + 3] = theirs
    inputs[at + 4] = within(lead, NEAR)
    inputs[at + 5] = within(lead, FAR)
    inputs[at + 6] = mine if lead > 0.0 else -theirs


def describe_table(s: Position) -> None:
    """Fill `table_inputs`."""
    first = s.first
    second = 1 - first
    inputs = s.table_inputs
    lead = half_points(points(s, first), points(s, second))
    inputs[0] = within(lead, FAR)
    inputs[1] = within(lead, NEAR)
    inputs[2] = points(s, first)
    inputs[3] = points(s, second)
    for award in range(AWARDS):
        lead = half_points(s.claims[award][first][ALL_SUITS], s.claims[award][second][ALL_SUITS])
        inputs[4 + 2 * award] = within(lead, NEAR)
        inputs[5 + 2 * award] = within(lead, FAR)
    inputs[8] = s.hand_size[first]
    inputs[9] = s.hand_size[second]
    inputs[10] = lays_left(s, first)
    inputs[11] = lays_left(s, second)
    inputs[12] = 1 if s.active == first else 0
    inputs[13] = s.taken
    inputs[14] = s.centre_size
    inputs[15] = s.deck_size
    inputs[16] = count_of_value(s, first, GOVERNMENT)
    inputs[17] = count_of_value(s, second, GOVERNMENT)
    inputs[18] = count_of_value(s, first, BUILDER)
    inputs[19] = count_of_value(s, second, BUILDER)
    inputs[20] = count_of_value(s, first, AEROPLANE)
    inputs[21] = count_of_value(s, second, AEROPLANE)


def half_points(mine: int, theirs: int) -> float:
    """A lead in half points: the first player wins a tie (H4.4)."""
    return 2 * (mine - theirs) + 1


def within(lead: float, limit: float) -> float:
    """A lead, cut off at a limit."""
    return max(-limit, min(limit, lead))


def tourists_of(s: Position, number: int) -> int:
    """The tourists of a value; none of 0."""
    return s.tourists[number - 1] if number else 0


def value_or_zero(kind: int) -> int:
    """The value of a card, or 0 without one."""
    return 0 if kind == NONE else value(kind)


def is_of_suit(kind: int, number: int) -> bool:
    return suit(kind) == number


def most_of_others(s: Position, suit: int) -> int:
    """The most cards of another suit in the centre."""
    most = 0
    for other in range(SUITS):
        if other != suit:
            most = max(most, size_of_suit(s.centre, other))
    return most


def high_in_deck(s: Position, suit: int) -> int:
    """How many high cards of a suit are in the deck."""
    high = (1 << VALUES) - (1 << (HIGH - 1))
    return count_bits(s.deck[ONCE] >> (VALUES * suit) & high) + count_bits(
        s.deck[TWICE] >> (VALUES * suit) & high
    )


def count_of_value(s: Position, seat: int, number: int) -> int:
    """How many cards of a value a hand holds."""
    kinds = kinds_of_value(number)
    return count_bits(s.hand[seat][ONCE] & kinds) + count_bits(s.hand[seat][TWICE] & kinds)


# ---- weights


def use_weights(weights: Weights) -> None:
    """Use these weights from now on. No search may be running."""
    fill(SUIT_WEIGHTS, list(weights["group_weights"]))
    fill(SUIT_BIASES, list(weights["group_biases"]))
    fill(SUM_WEIGHTS, list(weights["sum_weights"]))
    fill(TABLE_WEIGHTS, list(weights["weights"]))
    fill(TABLE_BIASES, list(weights["biases"]))
    fill(OUTPUT_WEIGHTS, list(weights["output_weights"]))
    fill(OUTPUT_BIASES, list(weights["output_biases"]))
    fill(MOMENT_SCALES, list(weights["scales"]))


def fill(numbers: list[float], values: list[float]) -> None:
    """Set the numbers of an array, which has as many as there are values."""
    for index in range(len(values)):
        numbers[index] = values[index]


use_weights(installed_weights(2))
