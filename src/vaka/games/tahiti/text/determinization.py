"""Samples a state that is consistent with a view: the unseen cards are shuffled and dealt."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vaka.core.dice import Dice
from vaka.games.tahiti.rules import constants as c
from vaka.games.tahiti.rules import state_as_lists
from vaka.games.tahiti.rules.cards import copies, counts_of, parse_card
from vaka.games.tahiti.rules.engine import Tahiti
from vaka.games.tahiti.rules.options import VOLCANO_VALUES, read_tourists, word_numbers
from vaka.games.tahiti.text.position_writer import PHASES, REASONS, STEPS

JSON = dict[str, Any]


def sample_state(view: JSON, dice: Dice) -> Tahiti:
    """The table of a view, with a random deal of all cards that the seat has not seen (H7.1)."""
    state = Tahiti()
    words = [seat["seat"] for seat in view["seats"]]
    tourists = read_tourists(view["options"]["tourists"])
    volcano = VOLCANO_VALUES.index(view["options"]["volcano"])
    state.start_game(len(words), -1, word_numbers(words), tourists, volcano)
    unseen = _Unseen()
    _lay_open_cards(state, view, unseen)
    _lay_piles_aside(state, view, unseen, dice)
    unseen.shuffle(dice)
    _deal_hands(state, view, unseen)
    state_as_lists.lay_pile(state, c.DECK, 0, unseen.rest())
    _set_turn(state, view, words)
    return state


class _Unseen:
    """The cards that the seat has not seen."""

    def __init__(self) -> None:
        self._counts = copies()
        self._cards: list[int] = []

    def see(self, counts: Iterable[int]) -> None:
        """Remove cards that the seat has seen."""
        self._counts = [mine - seen for mine, seen in zip(self._counts, counts, strict=True)]

    def shuffle(self, dice: Dice) -> None:
        """Shuffle the unseen cards."""
        self._cards = [kind for kind in range(c.KINDS) for _ in range(self._counts[kind])]
        dice.shuffle(self._cards)

    def take(self, count: int) -> list[int]:
        """Take the next cards, counted by kind."""
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
    """Lay the open cards, and the known cards of the hands."""
    piles = [(c.CENTRE_PILE, 0, view["centre"]), (c.DISCARDS, 0, view["discards"])]
    piles += [(c.TABLE, seat, shown["table"]) for seat, shown in enumerate(view["seats"])]
    for pile, seat, cards in piles:
        counts = counts_of(cards)
        unseen.see(counts)
        state_as_lists.lay_pile(state, pile, seat, counts)
    if view["top"]:
        unseen.see(counts_of([view["top"]]))
    for seat, shown in enumerate(view["seats"]):
        known = counts_of(shown["known"])
        state_as_lists.lay_pile(state, c.KNOWN, seat, known)
        unseen.see(counts_of(view["hand"]) if seat == view["seat"] else known)


def _lay_piles_aside(state: Tahiti, view: JSON, unseen: _Unseen, dice: Dice) -> None:
    """Lay the piles set aside as the view remembers them, and deal the others."""
    piles = _remembered(view)
    known = {seat: pile for seat, pile in enumerate(piles) if pile is not None}
    for pile in known.values():
        unseen.see(counts_of(pile["cards"]))
    twos = [pile["twos"] if pile else 0 for pile in piles]
    slots = [
        seat
        for seat, shown in enumerate(view["seats"])
        if seat not in known
        for _ in range(shown["aside"])
    ]
    dice.shuffle(slots)
    unseen.shuffle(dice)
    for _ in range(min(len(slots), c.TWOS - view["twos_left"] - sum(twos))):
        twos[slots.pop()] += 1
    for seat in range(len(piles)):
        cards = counts_of(known[seat]["cards"]) if seat in known else unseen.take(slots.count(seat))
        state_as_lists.lay_pile(state, c.ASIDE, seat, cards)
    state_as_lists.set_twos(state, twos)


def _remembered(view: JSON) -> list[JSON | None]:
    """The known piles set aside: all after the end or with a memory, otherwise the own pile."""
    if view["score"]:
        return list(view["score"]["players"])
    if "memory" in view:
        return list(view["memory"])
    seats = range(len(view["seats"]))
    return [view["aside"] if seat == view["seat"] else None for seat in seats]


def _deal_hands(state: Tahiti, view: JSON, unseen: _Unseen) -> None:
    for seat, shown in enumerate(view["seats"]):
        if seat == view["seat"]:
            hand = counts_of(view["hand"])
        else:
            known = counts_of(shown["known"])
            hidden = unseen.take(shown["hand"] - len(shown["known"]))
            hand = [seen + dealt for seen, dealt in zip(known, hidden, strict=True)]
        state_as_lists.lay_pile(state, c.HAND, seat, hand)


def _set_turn(state: Tahiti, view: JSON, words: list[str]) -> None:
    """Set the point of the game, and the current choice if it is the seat's own."""
    first, active = words.index(view["first"]), words.index(view["active"])
    state_as_lists.set_turn(state, first, active, view["place"], view["year"], view["round"])
    passed = sum(shown["passed"] << seat for seat, shown in enumerate(view["seats"]))
    top = parse_card(view["top"]) if view["top"] else c.NONE
    state_as_lists.set_flags(state, int(view["acted"]), int(view["taken"]), passed, top)
    then = STEPS[view["then"]] if view["then"] else c.TO_YEAR
    reason = REASONS.index(view["score"]["reason"]) if view["score"] else 0
    state_as_lists.set_phase(state, PHASES.index(view["phase"]), view["owed"], then, reason)
    if view["choice"]:
        _set_choice(state, view["choice"])


def _set_choice(state: Tahiti, choice: JSON) -> None:
    put = parse_card(choice["put"]) if choice["put"] else c.NONE
    picked, cut = counts_of(choice["picked"]), counts_of(choice["cut"])
    first = {c.TAKING: c.TAKE, c.CLEARING: c.DISCARD}.get(state.phase, c.KEEP)
    moves = [first + kind for kind in range(c.KINDS) if picked[kind]]
    moves += [c.CUT + kind for kind in range(c.KINDS) if cut[kind]]
    state_as_lists.set_choice(state, put, picked, cut, max(moves, default=0))
