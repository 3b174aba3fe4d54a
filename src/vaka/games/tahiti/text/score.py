"""The score in words: the tourists of each player, and who wins by what (H6.2)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from vaka.core import cython

from typing import Any

from vaka.games.tahiti.rules.cards import SUIT_NAMES, card_text
from vaka.games.tahiti.text.position_writer import REASONS

if not cython.compiled:
    from vaka.games.tahiti.rules.award import best_all_round, best_cards, best_in_suit
    from vaka.games.tahiti.rules.constants import ASIDE, NONE, OVER, SUITS, TWO_TOURISTS
    from vaka.games.tahiti.rules.end import cards_aside, points, wins
    from vaka.games.tahiti.rules.state import State, highest, suit, suit_sum, value
    from vaka.games.tahiti.rules.state_as_lists import card_names, counts
    from vaka.games.tahiti.rules.volcano import suit_to_strike


def score_view(s: State) -> dict[str, Any]:
    """The score if the game ended here."""
    winners = [seat for seat in range(s.seats) if wins(s.position, seat)]
    best = points(s.position, winners[0])
    tied = [seat for seat in range(s.seats) if points(s.position, seat) == best]
    return {
        "reason": REASONS[s.reason] if s.phase == OVER else None,
        "players": [pile_score(s, seat) for seat in range(s.seats)],
        "winners": winners,
        "decided_by": "order" if len(tied) > 1 else "tourists",
    }


def pile_score(s: State, seat: int) -> dict[str, Any]:
    """The pile that a seat has set aside, and what it counts."""
    cards = card_names(s, ASIDE, seat)
    return {"points": points(s.position, seat), "cards": cards, "twos": s.position.twos[seat]}


def tally_view(s: State) -> list[dict[str, int]]:
    """What the points of each player are made of: the cards of each suit, and those with two."""
    return [seat_tally(s, seat) for seat in range(s.seats)]


def seat_tally(s: State, seat: int) -> dict[str, int]:
    tally = dict.fromkeys((*SUIT_NAMES, "two_tourists"), 0)
    tally["two_tourists"] = TWO_TOURISTS * s.position.twos[seat]
    tourists = s.position.tourists
    for kind, count in enumerate(counts(s, ASIDE, seat)):
        tally[SUIT_NAMES[suit(kind)]] += count * tourists[value(kind) - 1]
    return tally


def aside_counts(s: State) -> list[int]:
    """How many cards each seat has set aside, which is all that the others see."""
    return [cards_aside(s.position, seat) for seat in range(s.seats)]


def leader_views(s: State) -> list[dict[str, Any]]:
    """Who would win what if tourists were awarded now: by suit, then by the best cards of all
    suits."""
    views = [leader_view(s, number) for number in range(SUITS)]
    best = best_all_round(s.position)
    if best == NONE:
        return [*views, {"suit": None, "seat": None, "card": None, "sum": 0}]
    return [*views, {"suit": None, "seat": best, "card": None, "sum": best_cards(s.position, best)}]


def leader_view(s: State, number: int) -> dict[str, Any]:
    name = SUIT_NAMES[number]
    best = best_in_suit(s.position, number)
    if best == NONE:
        return {"suit": name, "seat": None, "card": None, "sum": 0}
    card = card_text(highest(s.position, best, number))
    return {"suit": name, "seat": best, "card": card, "sum": suit_sum(s.position, best, number)}


def threatened_suit(s: State) -> str | None:
    """The suit that the volcano would strike now if it were awake; None if suits are tied."""
    struck = suit_to_strike(s.position)
    return None if struck == NONE else SUIT_NAMES[struck]
