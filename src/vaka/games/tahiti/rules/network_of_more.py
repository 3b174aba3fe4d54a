"""Corrects the chances of three and four players with a small network that learned from games.

It looks at one seat at a time, compared with the best and the second best of the others, and finds
the log odds of each; the weights are the same for all seats. Its layers are those of `network`. The
first layer sees what lies in the centre once for all seats.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from vaka.core.neural_network import Weights
from vaka.games.tahiti.rules.network_shape import installed_weights

if not cython.compiled:
    from vaka.games.tahiti.rules.constants import (
        AEROPLANE,
        ALL_SUITS,
        AWARDS,
        BUILDER,
        CENTRE_INPUTS,
        CLAIM,
        CLAIM_INPUTS,
        FEWEST,
        GOVERNMENT,
        LATER,
        NEXT,
        POINTS,
        RANKINGS,
        SEAT_INPUTS,
        SHARED_INPUTS,
        SUIT_UNITS_OF_MORE,
        SUITS,
        TABLE_UNITS,
        VARIANTS,
    )
    from vaka.games.tahiti.rules.end import points
    from vaka.games.tahiti.rules.evaluation import lays_left
    from vaka.games.tahiti.rules.network import (
        FAR,
        NEAR,
        count_of_value,
        describe_centre,
        feed,
        fill,
        moment_of,
        tourists_of,
        within,
    )
    from vaka.games.tahiti.rules.network_arrays import (
        CENTRE_WEIGHTS,
        CLAIM_WEIGHTS,
        MOMENT_SCALES_OF_MORE,
        OUTPUT_WEIGHTS_OF_MORE,
        SEAT_WEIGHTS,
        SHARED_WEIGHTS,
        SUIT_BIASES_OF_MORE,
        SUM_WEIGHTS_OF_MORE,
        TABLE_BIASES_OF_MORE,
    )
    from vaka.games.tahiti.rules.piles import size_of_suit, sum_of_suit
    from vaka.games.tahiti.rules.state import Position, rank_of, seat_at


def correct_odds(s: Position, sharpness: float) -> None:
    """Replace `expected` by the log odds of each seat. `claims` must be filled."""
    variant = s.seats - FEWEST
    moment = moment_of(s)
    rank_all(s)
    begin_suits(s, variant, moment)
    begin_table(s, variant, moment)
    for seat in range(s.seats):
        lead = MOMENT_SCALES_OF_MORE[variant][moment] * sharpness * s.expected[seat]
        s.expected[seat] = lead + correction(s, variant, seat)


def begin_suits(s: Position, variant: int, moment: int) -> None:
    """The part of the first layer that all seats share: biases, the centre, the deck."""
    for suit in range(SUITS):
        units = s.shared_suit_units[suit]
        for unit in range(SUIT_UNITS_OF_MORE):
            units[unit] = SUIT_BIASES_OF_MORE[variant][moment * SUIT_UNITS_OF_MORE + unit]
        describe_centre(s, suit, 0)
        feed(s.suit_inputs, CENTRE_INPUTS, CENTRE_WEIGHTS[variant], SUIT_UNITS_OF_MORE, units)


def begin_table(s: Position, variant: int, moment: int) -> None:
    """The part of the second layer that all seats share."""
    units = s.shared_table_units
    for unit in range(TABLE_UNITS):
        units[unit] = TABLE_BIASES_OF_MORE[variant][moment * TABLE_UNITS + unit]
    describe_shared(s)
    feed(s.table_inputs, SHARED_INPUTS, SHARED_WEIGHTS[variant], TABLE_UNITS, units)


def correction(s: Position, variant: int, seat: int) -> float:
    """What the network adds to the log odds of a seat."""
    add_up_suits(s, variant, seat)
    for unit in range(TABLE_UNITS):
        s.table_units[unit] = s.shared_table_units[unit]
    feed(s.suit_sums, SUIT_UNITS_OF_MORE, SUM_WEIGHTS_OF_MORE[variant], TABLE_UNITS, s.table_units)
    describe_seat(s, seat)
    feed(s.table_inputs, SEAT_INPUTS, SEAT_WEIGHTS[variant], TABLE_UNITS, s.table_units)
    total = 0.0
    for unit in range(TABLE_UNITS):
        total += max(0.0, s.table_units[unit]) * OUTPUT_WEIGHTS_OF_MORE[variant][unit]
    return total


def add_up_suits(s: Position, variant: int, seat: int) -> None:
    """Fill `suit_sums`: the first layer of a seat, added up over the suits."""
    units = s.suit_units
    for unit in range(SUIT_UNITS_OF_MORE):
        s.suit_sums[unit] = 0.0
    for suit in range(SUITS):
        for unit in range(SUIT_UNITS_OF_MORE):
            units[unit] = s.shared_suit_units[suit][unit]
        describe_suit_of(s, seat, suit)
        feed(s.suit_inputs, CLAIM_INPUTS, CLAIM_WEIGHTS[variant], SUIT_UNITS_OF_MORE, units)
        for unit in range(SUIT_UNITS_OF_MORE):
            s.suit_sums[unit] += max(0.0, units[unit])


# ---- who is ahead


def rank_all(s: Position) -> None:
    """Rank the seats by what they may have of each suit at both awards, and by their points."""
    for award in range(AWARDS):
        for suit in range(SUITS + 1):
            for seat in range(s.seats):
                s.amounts[ranking_of(award, suit)][seat] = s.claims[award][seat][suit]
    for seat in range(s.seats):
        s.amounts[POINTS][seat] = points(s, seat)
    for ranking in range(RANKINGS):
        rank_seats(s, ranking)


def ranking_of(award: int, suit: int) -> int:
    return award * (SUITS + 1) + suit


def rank_seats(s: Position, ranking: int) -> None:
    """Sort the seats of a ranking; the seat earlier in play order wins a tie (H4.4)."""
    for place in range(s.seats):
        seat = seat_at(s, place)
        index = place
        while index > 0 and is_less(s, ranking, s.ranked[ranking][index - 1], seat):
            s.ranked[ranking][index] = s.ranked[ranking][index - 1]
            index -= 1
        s.ranked[ranking][index] = seat


def is_less(s: Position, ranking: int, seat: int, other: int) -> bool:
    return s.amounts[ranking][seat] < s.amounts[ranking][other]


def rival_of(s: Position, ranking: int, seat: int, number: int) -> int:
    """The best of the other seats, or with number 1 the second best."""
    for index in range(number + 1):
        if s.ranked[ranking][index] == seat:
            return s.ranked[ranking][number + 1]
    return s.ranked[ranking][number]


def lead_over(s: Position, ranking: int, seat: int, rival: int) -> float:
    """The lead of a seat in half points."""
    lead = 2 * (s.amounts[ranking][seat] - s.amounts[ranking][rival])
    return lead + 1 if rank_of(s, seat) < rank_of(s, rival) else lead - 1


# ---- what the network sees


def describe_suit_of(s: Position, seat: int, suit: int) -> None:
    """Fill `suit_inputs`: what a seat and its rivals have of a suit."""
    describe_claim(s, seat, NEXT, suit, 0)
    describe_claim(s, seat, LATER, suit, CLAIM)
    s.suit_inputs[2 * CLAIM] = size_of_suit(s.hand[seat], suit)
    s.suit_inputs[2 * CLAIM + 1] = sum_of_suit(s.table[seat], suit)


def describe_claim(s: Position, seat: int, award: int, suit: int, at: int) -> None:
    """What a seat may have of a suit at an award, how far it leads the best and the second best of
    the others, and what that brings it or the best of them."""
    ranking = ranking_of(award, suit)
    rival = rival_of(s, ranking, seat, 0)
    mine = tourists_of(s, s.best[award][seat][suit])
    lead = lead_over(s, ranking, seat, rival)
    inputs = s.suit_inputs
    inputs[at] = s.claims[award][seat][suit]
    inputs[at + 1] = mine
    inputs[at + 2] = within(lead, NEAR)
    inputs[at + 3] = within(lead, FAR)
    inputs[at + 4] = within(lead_over(s, ranking, seat, rival_of(s, ranking, seat, 1)), FAR)
    inputs[at + 5] = mine if lead > 0.0 else -tourists_of(s, s.best[award][rival][suit])


def describe_shared(s: Position) -> None:
    """Fill `table_inputs`: what is the same for all seats."""
    s.table_inputs[0] = s.taken
    s.table_inputs[1] = s.centre_size
    s.table_inputs[2] = s.deck_size


def describe_seat(s: Position, seat: int) -> None:
    """Fill `table_inputs`: points, the best cards of all suits, the hand and the turn of a seat."""
    describe_lead(s, POINTS, seat, 0)
    describe_lead(s, ranking_of(NEXT, ALL_SUITS), seat, 3)
    describe_lead(s, ranking_of(LATER, ALL_SUITS), seat, 6)
    turns = (seat - s.active + s.seats) % s.seats
    inputs = s.table_inputs
    inputs[9] = points(s, seat)
    inputs[10] = s.hand_size[seat]
    inputs[11] = lays_left(s, seat)
    inputs[12] = 1 if turns == 0 else 0
    inputs[13] = 1 if turns == 1 else 0
    inputs[14] = 1 if turns == s.seats - 1 else 0
    inputs[15] = rank_of(s, seat)
    inputs[16] = count_of_value(s, seat, GOVERNMENT)
    inputs[17] = count_of_value(s, seat, BUILDER)
    inputs[18] = count_of_value(s, seat, AEROPLANE)


def describe_lead(s: Position, ranking: int, seat: int, at: int) -> None:
    """How far a seat is ahead of the best and the second best of the others."""
    lead = lead_over(s, ranking, seat, rival_of(s, ranking, seat, 0))
    second = lead_over(s, ranking, seat, rival_of(s, ranking, seat, 1))
    s.table_inputs[at] = within(lead, NEAR)
    s.table_inputs[at + 1] = within(lead, FAR)
    s.table_inputs[at + 2] = within(second, FAR)


# ---- weights


def use_weights_of_more(players: int, weights: Weights) -> None:
    """Use these weights for a number of players from now on. No search may be running."""
    variant = players - FEWEST
    of_suit, of_table = list(weights["group_weights"]), list(weights["weights"])
    claims, seats = CLAIM_INPUTS * SUIT_UNITS_OF_MORE, SEAT_INPUTS * TABLE_UNITS
    fill(CLAIM_WEIGHTS[variant], of_suit[:claims])
    fill(CENTRE_WEIGHTS[variant], of_suit[claims:])
    fill(SUIT_BIASES_OF_MORE[variant], list(weights["group_biases"]))
    fill(SUM_WEIGHTS_OF_MORE[variant], list(weights["sum_weights"]))
    fill(SEAT_WEIGHTS[variant], of_table[:seats])
    fill(SHARED_WEIGHTS[variant], of_table[seats:])
    fill(TABLE_BIASES_OF_MORE[variant], list(weights["biases"]))
    fill(OUTPUT_WEIGHTS_OF_MORE[variant], list(weights["output_weights"]))
    fill(MOMENT_SCALES_OF_MORE[variant], list(weights["scales"]))


for variant in range(VARIANTS):
    use_weights_of_more(FEWEST + variant, installed_weights(FEWEST + variant))
