"""A state that could lie behind a view: all cards that a seat has not seen, shuffled and dealt."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vaka.core.dice import Dice
from vaka.games.tahiti import constants as c
from vaka.games.tahiti import layout
from vaka.games.tahiti.cards import copies, counts_of, parse_card
from vaka.games.tahiti.options import read_tourists, word_numbers
from vaka.games.tahiti.position import PHASES, REASONS, STEPS
from vaka.games.tahiti.rules import Tahiti

JSON = dict[str, Any]


def guess_state(view: JSON, dice: Dice) -> Tahiti:
    """The table of the view, and for the rest any of the deals that look like it (H7.1)."""
    state = Tahiti()
    words = [seat["seat"] for seat in view["seats"]]
    tourists = read_tourists(view["options"]["tourists"])
    state.set_out(len(words), -1, word_numbers(words), tourists)
    unseen = _Unseen()
    _lay_open_cards(state, view, unseen)
    _lay_piles_aside(state, view, unseen, dice)
    unseen.shuffle(dice)
    _deal_hands(state, view, unseen)
    layout.lay_pile(state, c.DECK, 0, unseen.rest())
    _set_turn(state, view, words)
    return state


class _Unseen:
    """The cards that the seat has not seen."""

    def __init__(self) -> None:
        self._counts = copies()
        self._cards: list[int] = []

    def see(self, counts: Iterable[int]) -> None:
        """These lie elsewhere."""
        self._counts = [mine - seen for mine, seen in zip(self._counts, counts, strict=True)]

    def shuffle(self, dice: Dice) -> None:
        """All of them in random order, twins separate."""
        self._cards = [kind for kind in range(c.KINDS) for _ in range(self._counts[kind])]
        dice.shuffle(self._cards)

    def take(self, count: int) -> list[int]:
        """The next of them, counted by kind."""
        taken = [0] * c.KINDS
        for _ in range(count):
            kind = self._cards.pop()
            taken[kind] += 1
            self._counts[kind] -= 1
        return taken

    def rest(self) -> list[int]:
        """What is left, counted by kind."""
        return self._counts


def _lay_open_cards(state: Tahiti, view: JSON, unseen: _Unseen) -> None:
    """What lies open, and what is known of the hands."""
    piles = [(c.CENTRE_PILE, 0, view["centre"]), (c.DISCARDS, 0, view["discards"])]
    piles += [(c.TABLE, seat, told["table"]) for seat, told in enumerate(view["seats"])]
    for pile, seat, cards in piles:
        counts = counts_of(cards)
        unseen.see(counts)
        layout.lay_pile(state, pile, seat, counts)
    if view["top"]:
        unseen.see(counts_of([view["top"]]))
    for seat, told in enumerate(view["seats"]):
        known = counts_of(told["known"])
        layout.lay_pile(state, c.KNOWN, seat, known)
        unseen.see(counts_of(view["hand"]) if seat == view["seat"] else known)


def _lay_piles_aside(state: Tahiti, view: JSON, unseen: _Unseen, dice: Dice) -> None:
    """Each pile as it is remembered; what nobody remembers is dealt."""
    piles = _remembered(view)
    known = {seat: pile for seat, pile in enumerate(piles) if pile is not None}
    for pile in known.values():
        unseen.see(counts_of(pile["cards"]))
    twos = [pile["twos"] if pile else 0 for pile in piles]
    slots = [
        seat
        for seat, told in enumerate(view["seats"])
        if seat not in known
        for _ in range(told["aside"])
    ]
    dice.shuffle(slots)
    unseen.shuffle(dice)
    for _ in range(min(len(slots), c.TWOS - view["twos_left"] - sum(twos))):
        twos[slots.pop()] += 1
    for seat in range(len(piles)):
        cards = counts_of(known[seat]["cards"]) if seat in known else unseen.take(slots.count(seat))
        layout.lay_pile(state, c.ASIDE, seat, cards)
    layout.set_twos(state, twos)


def _remembered(view: JSON) -> list[JSON | None]:
    """What is known of the piles set aside: after the end and with a memory all, else one's own."""
    if view["score"]:
        return list(view["score"]["players"])
    if "memory" in view:
        return list(view["memory"])
    seats = range(len(view["seats"]))
    return [view["aside"] if seat == view["seat"] else None for seat in seats]


def _deal_hands(state: Tahiti, view: JSON, unseen: _Unseen) -> None:
    for seat, told in enumerate(view["seats"]):
        if seat == view["seat"]:
            hand = counts_of(view["hand"])
        else:
            known = counts_of(told["known"])
            hidden = unseen.take(told["hand"] - len(told["known"]))
            hand = [seen + dealt for seen, dealt in zip(known, hidden, strict=True)]
        layout.lay_pile(state, c.HAND, seat, hand)


def _set_turn(state: Tahiti, view: JSON, words: list[str]) -> None:
    """Where in the game it is, and the choice at hand if it is the seat's own."""
    first, active = words.index(view["first"]), words.index(view["active"])
    layout.set_turn(state, first, active, view["place"], view["year"], view["round"])
    passed = sum(told["passed"] << seat for seat, told in enumerate(view["seats"]))
    top = parse_card(view["top"]) if view["top"] else c.NONE
    layout.set_flags(state, int(view["acted"]), int(view["taken"]), passed, top)
    then = STEPS[view["then"]] if view["then"] else c.TO_YEAR
    reason = REASONS.index(view["score"]["reason"]) if view["score"] else 0
    layout.set_phase(state, PHASES.index(view["phase"]), view["owed"], then, reason)
    if view["choice"]:
        _set_choice(state, view["choice"])


def _set_choice(state: Tahiti, choice: JSON) -> None:
    put = parse_card(choice["put"]) if choice["put"] else c.NONE
    picked, cut = counts_of(choice["picked"]), counts_of(choice["cut"])
    first = {c.TAKING: c.TAKE, c.CLEARING: c.DISCARD}.get(state.phase, c.KEEP)
    moves = [first + kind for kind in range(c.KINDS) if picked[kind]]
    moves += [c.CUT + kind for kind in range(c.KINDS) if cut[kind]]
    layout.set_choice(state, put, picked, cut, max(moves, default=0))
