"""The score in words: the tourists of each player, and who wins by what (H6.2)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from typing import Any

from vaka.games.tahiti.cards import SUIT_NAMES, card_text, cards_of
from vaka.games.tahiti.position import REASONS

if not cython.compiled:
    from vaka.games.tahiti.award import best_all_round, best_cards, best_in_suit
    from vaka.games.tahiti.constants import KINDS, NONE, OVER, SUITS, TWO_TOURISTS
    from vaka.games.tahiti.end import cards_aside, points, wins
    from vaka.games.tahiti.state import State, highest, suit, suit_sum, value
    from vaka.games.tahiti.volcano import suit_to_strike


def score_view(s: State) -> dict[str, Any]:
    """The score as it would be if the game ended here."""
    winners = [seat for seat in range(s.seats) if wins(s, seat)]
    best = points(s, winners[0])
    tied = [seat for seat in range(s.seats) if points(s, seat) == best]
    return {
        "reason": REASONS[s.reason] if s.phase == OVER else None,
        "players": [pile_score(s, seat) for seat in range(s.seats)],
        "winners": winners,
        "decided_by": "order" if len(tied) > 1 else "tourists",
    }


def pile_score(s: State, seat: int) -> dict[str, Any]:
    """The pile that a seat has set aside, and what it counts."""
    cards = cards_of([s.aside[seat][kind] for kind in range(KINDS)])
    return {"points": points(s, seat), "cards": cards, "twos": s.twos[seat]}


def tally_view(s: State) -> list[dict[str, int]]:
    """What the points of each player are made of: the cards of each suit, and those with two."""
    return [seat_tally(s, seat) for seat in range(s.seats)]


def seat_tally(s: State, seat: int) -> dict[str, int]:
    tally = dict.fromkeys((*SUIT_NAMES, "two_tourists"), 0)
    tally["two_tourists"] = TWO_TOURISTS * s.twos[seat]
    for kind in range(KINDS):
        tally[SUIT_NAMES[suit(kind)]] += s.aside[seat][kind] * s.tourists[value(kind) - 1]
    return tally


def aside_counts(s: State) -> list[int]:
    """How many cards each seat has set aside: all that the others see of it."""
    return [cards_aside(s, seat) for seat in range(s.seats)]


def leader_views(s: State) -> list[dict[str, Any]]:
    """Who would win what, were tourists awarded on the tables as they are: by suit, then by the
    best cards of all suits."""
    views = [leader_view(s, number) for number in range(SUITS)]
    best = best_all_round(s)
    if best == NONE:
        return [*views, {"suit": None, "seat": None, "card": None, "sum": 0}]
    return [*views, {"suit": None, "seat": best, "card": None, "sum": best_cards(s, best)}]


def leader_view(s: State, number: int) -> dict[str, Any]:
    name = SUIT_NAMES[number]
    best = best_in_suit(s, number)
    if best == NONE:
        return {"suit": name, "seat": None, "card": None, "sum": 0}
    card = card_text(highest(s, best, number))
    return {"suit": name, "seat": best, "card": card, "sum": suit_sum(s, best, number)}


def threatened_suit(s: State) -> str | None:
    """The suit that the volcano would strike now, were it awake; None where suits are tied."""
    struck = suit_to_strike(s)
    return None if struck == NONE else SUIT_NAMES[struck]
