"""Estimates the chance of each player to win, with all cards visible.

For two players, the expected tourists of `evaluation` are compared. For more, an award goes to the
player who is ahead of all others, and a lead is open for longer: each of the others may still take
it away. The constants were fitted to the results of games by their log-likelihood.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from math import exp

    from vaka.games.tahiti.rules.constants import (
        ALL_SUITS,
        CENTRE_INPUTS,
        CLAIM_INPUTS,
        LATER,
        NEXT,
        OPENING,
        OVER,
        ROUNDS,
        SEAT_INPUTS,
        SHARED_INPUTS,
        SUIT_INPUTS,
        SUITS,
        TABLE_INPUTS,
        TWO_TOURISTS,
        YEARS,
    )
    from vaka.games.tahiti.rules.end import points, win_share
    from vaka.games.tahiti.rules.evaluation import (
        chance_to_lead,
        edge,
        estimate_all,
        estimate_claims,
        is_award_to_come,
    )
    from vaka.games.tahiti.rules.network import (
        corrected_lead,
        describe_centre,
        describe_suit,
        describe_table,
        has_usual_tourists,
        may_correct,
        moment_of,
    )
    from vaka.games.tahiti.rules.network_of_more import (
        correct_odds,
        describe_seat,
        describe_shared,
        describe_suit_of,
        rank_all,
    )
    from vaka.games.tahiti.rules.state import Position, State, seat_at

# Two players
SHARPNESS = 0.07  # how much a tourist more improves the chance at first,
GROWTH = 0.215  # and by how much that grows with each third of a year (as a power of e)

# More players
SHARPNESS_OF_MORE = 0.187  # the same two
GROWTH_OF_MORE = 0.138
LEAD_BUILT = 15.0  # how far a lead over one other counts as open, in points: in the last round,
LEAD_OF_ROUND = 76.0  # how much more for each round to come,
LEAD_OPENED = 5.2  # while opening,
LEAD_LATE = 27.0  # for the award after that,
LEAD_SHOWN = 0.01  # and when only the hands are still to be laid down
FUTURE_OF_MORE = 2.8  # the weight of the award after next, with all that follows it
CARD_OF_MORE = 0.46  # what a card in hand is worth beyond its value


def estimate_chances(state: State, shares: array[float]) -> None:
    """Fill `shares` with the chance of each player to win, from the expected tourists of all."""
    # `shares` has an item for each player: the caller made it.
    s = state.position
    if s.phase == OVER:
        for player in range(s.players):
            shares[player] = win_share(s, player)
        return
    estimate_tourists(s)
    share_out(s, sharpness_of(s), shares)


def estimate_tourists(s: Position) -> None:
    """Fill `expected` with the tourists that each seat can expect, or win against all others."""
    if s.players > 2:
        estimate_prospects(s)
    else:
        estimate_all(s)


def sharpness_of(s: Position) -> float:
    """How much a tourist more improves the log odds."""
    if s.players > 2:
        return SHARPNESS_OF_MORE * exp(GROWTH_OF_MORE * thirds_played(s))
    return SHARPNESS * exp(GROWTH * thirds_played(s))


def share_out(s: Position, sharpness: float, shares: array[float]) -> None:
    """Fill `shares` with chances that add up to 1, from `expected`."""
    total = 0.0
    for player in range(s.players):
        # Only differences matter; less player 0, the exponents stay small.
        shares[player] = exp(sharpness * (s.expected[player] - s.expected[0]))
        total += shares[player]
    for player in range(s.players):
        shares[player] /= total


def estimate_corrected(state: State, shares: array[float]) -> None:
    """Fill `shares` like `estimate_chances`, corrected by a network where one can do so."""
    s = state.position
    if not may_correct(s):
        estimate_chances(state, shares)
    elif s.players > 2:
        estimate_prospects(s)
        correct_odds(s, sharpness_of(s))
        share_out(s, 1.0, shares)
    else:
        shares[s.first] = 1.0 / (1.0 + exp(-corrected_lead(s, lead_of_first(s))))
        shares[1 - s.first] = 1.0 - shares[s.first]


def knows_tourists(state: State) -> bool:
    """Whether a network has learned games with these tourists (H8.1)."""
    return has_usual_tourists(state.position)


def lead_of_first(s: Position) -> float:
    """The log odds of the first of two players by the evaluation."""
    estimate_all(s)
    return sharpness_of(s) * (s.expected[s.first] - s.expected[1 - s.first])


def network_inputs(state: State) -> list[float]:
    """What the network sees of a position: the moment; then, for the first of two players, or for
    each of more in play order, the log odds of the evaluation, the inputs of each suit, and those
    of the table."""
    s = state.position
    found = [float(moment_of(s))]
    if s.players == 2:
        return found + inputs_of_first(s)
    estimate_prospects(s)
    rank_all(s)
    for place in range(s.seats):
        found += inputs_of_seat(s, seat_at(s, place))
    return found


def inputs_of_first(s: Position) -> list[float]:
    found = [lead_of_first(s)]
    for suit in range(SUITS):
        describe_suit(s, suit)
        found += listed(s.suit_inputs, SUIT_INPUTS)
    describe_table(s)
    return found + listed(s.table_inputs, TABLE_INPUTS)


def inputs_of_seat(s: Position, seat: int) -> list[float]:
    found = [sharpness_of(s) * s.expected[seat]]
    for suit in range(SUITS):
        describe_suit_of(s, seat, suit)
        found += listed(s.suit_inputs, CLAIM_INPUTS)
        describe_centre(s, suit, 0)
        found += listed(s.suit_inputs, CENTRE_INPUTS)
    describe_seat(s, seat)
    found += listed(s.table_inputs, SEAT_INPUTS)
    describe_shared(s)
    return found + listed(s.table_inputs, SHARED_INPUTS)


def listed(numbers: list[float], count: int) -> list[float]:
    """The first numbers of an array as a list."""
    found = []
    for index in range(count):
        found.append(numbers[index])  # noqa: PERF401
    return found


def thirds_played(s: Position) -> int:
    """How many thirds of years are over: each year has building, opening and renovation."""
    third = 2
    if is_award_to_come(s):
        third = 1 if s.phase == OPENING else 0
    return 3 * (s.year - 1) + third


def estimate_prospects(s: Position) -> None:
    """Fill `expected`: the tourists of each seat, and those it can win against all the others."""
    for seat in range(s.seats):
        estimate_claims(s, seat)
    for seat in range(s.seats):
        s.expected[seat] = points(s, seat) + prospect(s, seat)


def prospect(s: Position, seat: int) -> float:
    """The tourists a seat can still win."""
    if is_award_to_come(s):
        near = prospect_of_award(s, NEXT, seat, width_of_lead(s))
        return near + prospect_of_later(s, seat)
    if s.year < YEARS:
        return prospect_of_later(s, seat)
    return prospect_of_award(s, LATER, seat, LEAD_SHOWN)


def width_of_lead(s: Position) -> float:
    """How far a lead counts as open at this year's award."""
    return LEAD_OPENED if s.phase == OPENING else LEAD_BUILT + LEAD_OF_ROUND * (ROUNDS - s.round)


def prospect_of_later(s: Position, seat: int) -> float:
    """What the cards in hand and those that can be kept are worth in later years."""
    return (
        FUTURE_OF_MORE * prospect_of_award(s, LATER, seat, LEAD_LATE)
        + CARD_OF_MORE * s.hand_size[seat]
    )


def prospect_of_award(s: Position, award: int, seat: int, width: float) -> float:
    """H4.2, H4.3  Two tourists for the best cards of all, and those of the best card of each suit,
    times the chance to be ahead of everybody."""
    total = TWO_TOURISTS * chance_against_all(s, award, seat, ALL_SUITS, width)
    for suit in range(SUITS):
        if s.best[award][seat][suit]:
            tourists = s.tourists[s.best[award][seat][suit] - 1]
            total += tourists * chance_against_all(s, award, seat, suit, width)
    return total


def chance_against_all(s: Position, award: int, seat: int, suit: int, width: float) -> float:
    """The chance to be ahead of each of the others, as if these chances were independent; 0 without
    a claim."""
    claim = s.claims[award][seat][suit]
    if not claim:
        return 0.0
    chance = 1.0
    for other in range(s.seats):
        if other != seat:
            rival = max(0.0, s.claims[award][other][suit] + edge(s, other, seat))
            chance *= chance_to_lead(claim - rival, width)
    return chance
