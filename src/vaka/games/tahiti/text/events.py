"""Events as JSON, from the numbers that the rules collect.

Every event has a `kind`, a verb in past tense; seats and cards are written as in the notation.
Several cards that move together make one event. `docs/api.md` describes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from vaka.games.tahiti.rules import constants as c
from vaka.games.tahiti.rules.cards import SUIT_NAMES, card_text
from vaka.games.tahiti.rules.engine import rule_id
from vaka.games.tahiti.rules.state import State
from vaka.games.tahiti.text.position_writer import REASONS, seat_word
from vaka.games.tahiti.text.score import score_view

_Words = Callable[[State, int, int, int], dict[str, Any]]


def event_words(
    s: State, heard: Iterable[tuple[int, ...]], seat: int | None
) -> list[dict[str, Any]]:
    """Events as JSON, as a seat may see them; cards that move together make one event."""
    events: list[dict[str, Any]] = []
    for kind, a, b, d in heard:
        if kind == c.EV_SUM:
            _add_sum(events[-1], b, d)
            continue
        name, words = _KINDS[kind]
        event = {"kind": name, **words(s, a, b, d)}
        if kind == c.EV_DEALT and a != seat:
            del event["card"]
        if events and _is_more(events[-1], event):
            events[-1]["cards"] += event["cards"]
        else:
            events.append(event)
    return events


def _is_more(last: dict[str, Any], event: dict[str, Any]) -> bool:
    """Whether an event only adds cards to the last one."""
    if "cards" not in event:
        return False
    return {**last, "cards": None} == {**event, "cards": None}


def _add_sum(award: dict[str, Any], total: int, year: int) -> None:
    """What decided an award: the sums of all seats, in seat order, and the year."""
    award.setdefault("sums", []).append(total)
    award["year"] = year


def _cards(kind: int) -> list[str]:
    return [] if kind == c.NONE else [card_text(kind)]


def _seat(s: State, seat: int, *_: int) -> dict[str, Any]:
    return {"seat": seat_word(s, seat)}


def _card(s: State, kind: int, *_: int) -> dict[str, Any]:
    return {"card": card_text(kind)}


def _seat_and_card(s: State, seat: int, kind: int, _: int) -> dict[str, Any]:
    return {"seat": seat_word(s, seat), "card": card_text(kind)}


def _seat_and_cards(s: State, seat: int, kind: int, _: int) -> dict[str, Any]:
    return {"seat": seat_word(s, seat), "cards": _cards(kind)}


def _reshuffled(s: State, cards: int, *_: int) -> dict[str, Any]:
    return {"count": cards}


def _round(s: State, year: int, number: int, _: int) -> dict[str, Any]:
    return {"year": year, "round": number}


def _drew(s: State, seat: int, kind: int, rule: int) -> dict[str, Any]:
    return {"seat": seat_word(s, seat), "card": card_text(kind), "rule": rule_id(rule)}


def _erupted(s: State, suit: int, *_: int) -> dict[str, Any]:
    return {"suit": SUIT_NAMES[suit], "rule": "H3.5"}


def _spared(s: State, cards: int, *_: int) -> dict[str, Any]:
    return {"count": cards, "rule": "H3.5"}


def _lost(s: State, seat: int, kind: int, _: int) -> dict[str, Any]:
    return {"seat": None if seat == c.NONE else seat_word(s, seat), "card": card_text(kind)}


def _awarded(s: State, seat: int, kind: int, total: int) -> dict[str, Any]:
    suit = SUIT_NAMES[kind // c.VALUES]
    return {**_seat_and_card(s, seat, kind, 0), "suit": suit, "sum": total, "rule": "H4.3"}


def _awarded_two(s: State, seat: int, total: int, _: int) -> dict[str, Any]:
    return {"seat": seat_word(s, seat), "sum": total, "rule": "H4.2"}


def _dropped(s: State, seat: int, kind: int, rule: int) -> dict[str, Any]:
    return {"seat": seat_word(s, seat), "cards": _cards(kind), "rule": rule_id(rule)}


def _first(s: State, seat: int, total: int, _: int) -> dict[str, Any]:
    return {"seat": seat_word(s, seat), "sum": total, "rule": "H5.3"}


def _over(s: State, reason: int, *_: int) -> dict[str, Any]:
    return {"reason": REASONS[reason], "score": score_view(s)}


_KINDS: dict[int, tuple[str, _Words]] = {
    c.EV_BEGUN: ("begun", _seat),
    c.EV_DEALT: ("dealt", _seat_and_card),
    c.EV_TURNED: ("turned", _card),
    c.EV_ADDED: ("added", _card),
    c.EV_RESHUFFLED: ("reshuffled", _reshuffled),
    c.EV_ROUND: ("round_begun", _round),
    c.EV_PUT: ("put", _seat_and_card),
    c.EV_TOOK: ("took", _seat_and_cards),
    c.EV_PLAYED: ("played", _seat_and_card),
    c.EV_SET_ASIDE: ("set_aside", _seat_and_card),
    c.EV_CLEARED: ("cleared", _seat_and_cards),
    c.EV_DREW: ("drew", _drew),
    c.EV_TURN_ENDED: ("turn_ended", _seat),
    c.EV_ERUPTED: ("erupted", _erupted),
    c.EV_SPARED: ("spared", _spared),
    c.EV_LOST: ("lost", _lost),
    c.EV_LAID: ("laid", _seat_and_card),
    c.EV_PASSED: ("passed", _seat),
    c.EV_AWARDED: ("awarded", _awarded),
    c.EV_AWARDED_TWO: ("awarded_two", _awarded_two),
    c.EV_KEPT: ("kept", _seat_and_cards),
    c.EV_DROPPED: ("dropped", _dropped),
    c.EV_FIRST: ("became_first", _first),
    c.EV_SHOWED: ("showed", _seat_and_cards),
    c.EV_OVER: ("over", _over),
}

KINDS = tuple(name for name, _ in _KINDS.values())
"""All kinds of events."""
