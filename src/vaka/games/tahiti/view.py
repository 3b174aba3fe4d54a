"""What a seat may see, as JSON (H7.1): the table, its own hand, and no more.

`docs/api.md` describes the fields. While somebody makes a choice of several cards, the others see
the table as it was before.
"""

from __future__ import annotations

from typing import Any

from vaka.games.tahiti import constants as c
from vaka.games.tahiti import layout
from vaka.games.tahiti.cards import card_text, cards_of
from vaka.games.tahiti.options import write_tourists
from vaka.games.tahiti.position import PHASES, seat_word, step_name
from vaka.games.tahiti.score import (
    aside_counts,
    leader_views,
    pile_score,
    score_view,
    threatened_suit,
)
from vaka.games.tahiti.state import State


def table_view(s: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) sees it."""
    is_turning = s.phase == c.TURNING
    return {
        "phase": phase_view(s, seat),
        "active": seat_word(s, s.active),
        "first": seat_word(s, s.first),
        "year": s.year,
        "round": s.round,
        "place": s.place,
        "options": {"tourists": write_tourists(layout.tourists(s))},
        "seats": seat_views(s),
        "hand": None if seat is None else cards_of(layout.counts(s, c.HAND, seat)),
        "aside": None if seat is None else pile_score(s, seat),
        "centre": cards_of(layout.counts(s, c.CENTRE_PILE)),
        "top": None if s.top == c.NONE else card_text(s.top),
        "deck": s.deck_size,
        "discards": cards_of(layout.counts(s, c.DISCARDS)),
        "twos_left": c.TWOS - sum(layout.twos(s)),
        "volcano": volcano_view(s),
        "leaders": named_leaders(s),
        "acted": bool(s.acted),
        "taken": bool(s.taken),
        "owed": s.owed,
        "then": step_name(s) if is_turning else None,
        "choice": choice_view(s) if seat == s.active else None,
        "score": score_view(s) if s.phase == c.OVER else None,
    }


def phase_view(s: State, seat: int | None) -> str:
    """What is waited for; to the others a swap begins when it is complete."""
    if s.phase == c.TAKING and seat != s.active:
        return PHASES[c.BUILDING]
    return PHASES[s.phase]


def seat_views(s: State) -> list[dict[str, Any]]:
    """Of each seat what lies open: how many cards it holds, which of them all have seen, its
    table, and how many cards it has set aside."""
    hands, piles = layout.hand_sizes(s), aside_counts(s)
    return [
        {
            "seat": seat_word(s, seat),
            "player": seat,
            "hand": hands[seat],
            "known": cards_of(layout.counts(s, c.KNOWN, seat)),
            "table": cards_of(layout.counts(s, c.TABLE, seat)),
            "aside": piles[seat],
            "passed": bool(s.passed >> seat & 1),
        }
        for seat in range(s.seats)
    ]


def volcano_view(s: State) -> dict[str, Any]:
    """H3.5  How many cards lie in the centre, how many wake the volcano, and which suit it would
    strike."""
    return {
        "cards": s.centre_size,
        "wakes_at": c.VOLCANO,
        "is_awake": s.centre_size >= c.VOLCANO,
        "suit": threatened_suit(s) if s.centre_size else None,
    }


def named_leaders(s: State) -> list[dict[str, Any]]:
    """Who leads in each suit and all round, by the words of the seats."""
    return [
        {**leader, "seat": None if leader["seat"] is None else seat_word(s, leader["seat"])}
        for leader in leader_views(s)
    ]


def choice_view(s: State) -> dict[str, Any] | None:
    """The choice at hand, for who makes it."""
    if s.phase not in (c.TAKING, c.CLEARING, c.RENOVATING):
        return None
    hand = layout.hand_sizes(s)[s.active]
    cut = layout.counts(s, c.CUT_PILE)
    return {
        "put": None if s.put == c.NONE else card_text(s.put),
        "picked": cards_of(layout.counts(s, c.PICKED)),
        "sum": s.picked_sum,
        "cut": cards_of(cut),
        "to_cut": max(0, hand - c.DEALT - sum(cut)) if s.phase == c.RENOVATING else 0,
    }


def hands_view(s: State) -> list[list[str]]:
    """H7.1  The cards in every hand: nobody's business before the game is over."""
    return [cards_of(layout.counts(s, c.HAND, seat)) for seat in range(s.seats)]


def memory_view(s: State) -> dict[str, Any]:
    """H7.1  What who forgot nothing knows of the piles that lie face down."""
    return {"memory": [pile_score(s, seat) for seat in range(s.seats)]}
