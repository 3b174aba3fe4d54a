"""The view of a seat as JSON (H7.1): the table and its own hand, nothing else.

`docs/api.md` describes the fields. While a player makes a choice of several cards, the others see
the table as it was before.
"""

from __future__ import annotations

from typing import Any

from vaka.games.tahiti.rules import constants as c
from vaka.games.tahiti.rules import state_as_lists
from vaka.games.tahiti.rules.cards import card_text, cards_of
from vaka.games.tahiti.rules.options import VOLCANO_VALUES, write_tourists
from vaka.games.tahiti.rules.state import State
from vaka.games.tahiti.text.position_writer import PHASES, seat_word, step_name
from vaka.games.tahiti.text.score import (
    aside_counts,
    leader_views,
    pile_score,
    score_view,
    threatened_suit,
)


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
        "options": {
            "tourists": write_tourists(state_as_lists.tourists(s)),
            "volcano": VOLCANO_VALUES[state_as_lists.volcano(s)],
        },
        "seats": seat_views(s),
        "hand": None if seat is None else state_as_lists.card_names(s, c.HAND, seat),
        "aside": None if seat is None else pile_score(s, seat),
        "centre": state_as_lists.card_names(s, c.CENTRE_PILE),
        "top": None if s.top == c.NONE else card_text(s.top),
        "deck": s.deck_size,
        "discards": state_as_lists.card_names(s, c.DISCARDS),
        "twos_left": c.TWOS - sum(state_as_lists.twos(s)),
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
    """What the game waits for; the others see a swap only when it is complete."""
    if s.phase == c.TAKING and seat != s.active:
        return PHASES[c.BUILDING]
    return PHASES[s.phase]


def seat_views(s: State) -> list[dict[str, Any]]:
    """The public part of each seat: how many cards it holds, which of them everybody has seen, its
    table, and how many cards it has set aside."""
    hands, piles = state_as_lists.hand_sizes(s), aside_counts(s)
    return [
        {
            "seat": seat_word(s, seat),
            "player": seat,
            "hand": hands[seat],
            "known": state_as_lists.card_names(s, c.KNOWN, seat),
            "table": state_as_lists.card_names(s, c.TABLE, seat),
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
        "is_awake": state_as_lists.is_volcano_awake(s),
        "suit": threatened_suit(s) if s.centre_size else None,
    }


def named_leaders(s: State) -> list[dict[str, Any]]:
    """Who leads in each suit and all round, by the words of the seats."""
    return [
        {**leader, "seat": None if leader["seat"] is None else seat_word(s, leader["seat"])}
        for leader in leader_views(s)
    ]


def choice_view(s: State) -> dict[str, Any] | None:
    """The current choice, for the player who makes it."""
    if s.phase not in (c.TAKING, c.CLEARING, c.RENOVATING):
        return None
    hand = state_as_lists.hand_sizes(s)[s.active]
    cut = state_as_lists.counts(s, c.CUT_PILE)
    return {
        "put": None if s.put == c.NONE else card_text(s.put),
        "picked": state_as_lists.card_names(s, c.PICKED),
        "sum": s.picked_sum,
        "cut": cards_of(cut),
        "to_cut": max(0, hand - c.DEALT - sum(cut)) if s.phase == c.RENOVATING else 0,
    }


def hands_view(s: State) -> list[list[str]]:
    """H7.1  The cards in every hand, shown only after the game is over."""
    return [state_as_lists.card_names(s, c.HAND, seat) for seat in range(s.seats)]


def memory_view(s: State) -> dict[str, Any]:
    """H7.1  The piles that lie face down, as a player with a perfect memory knows them."""
    return {"memory": [pile_score(s, seat) for seat in range(s.seats)]}
