"""Reasons for or against a choice, with exact numbers, from nothing but the view of a seat, with or
without what it remembers (`Game.perfect_recall`). `sentences` has the texts.

If a card is still to be turned, every card that the seat has not seen is tried; all are equally
likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from vaka.core.choice_reason import Reason, percent
from vaka.core.dice import Dice
from vaka.core.game import JSON
from vaka.games.tahiti.rules import state_as_lists
from vaka.games.tahiti.rules.cards import (
    SUIT_NAMES,
    card_text,
    copies,
    counts_of,
    parse_card,
    suit_of,
    value_of,
)
from vaka.games.tahiti.rules.constants import (
    AEROPLANE,
    BUILDER,
    CENTRE_PILE,
    CUT,
    DISCARD,
    END,
    GOVERNMENT,
    KEEP,
    LAY,
    MOST_TAKEN,
    PASS,
    PLAY,
    PUT,
    ROUNDS,
    TABLE,
    TAKE,
    VOLCANO,
    YEARS,
)
from vaka.games.tahiti.rules.options import read_tourists
from vaka.games.tahiti.text.determinization import sample_state
from vaka.games.tahiti.text.json_view import named_leaders
from vaka.games.tahiti.text.score import threatened_suit

NEARLY_FULL = 6
"""From this number of cards in the centre on, the volcano is mentioned."""


def reasons(view: JSON, moves: Sequence[int]) -> list[Reason]:
    """The reasons for or against a complete choice of the seat to move, most important first."""
    first = moves[0]
    if PUT <= first < TAKE:
        return [*_swap(view, moves)]
    if PLAY <= first < DISCARD:
        return [*_special(view, first - PLAY)]
    if first == END:
        return [*_ending(view)]
    if LAY <= first < KEEP or first == PASS:
        return [*_opening(view, first)]
    if view["phase"] == "clear":
        return [*_clearing(moves)]
    return [*_renovation(view, moves)]


# ---- building


def _swap(view: JSON, moves: Sequence[int]) -> Iterator[Reason]:
    """The cards taken, and the cards left in the centre."""
    taken = [move - TAKE for move in moves if TAKE <= move < PLAY]
    values = [value_of(kind) for kind in taken]
    if sum(values) > MOST_TAKEN and len(values) == 2:
        yield Reason("takes_pair", {"values": _listed(values)})
    elif sum(values) == MOST_TAKEN and len(values) > 1:
        yield Reason("uses_all", {"values": _listed(values), "sum": MOST_TAKEN})
    else:
        yield Reason("takes", {"n": len(values), "sum": sum(values)})
    centre = [*view["centre"], card_text(moves[0] - PUT)]
    for kind in taken:
        centre.remove(card_text(kind))
    yield from _volcano(view, centre)


def _volcano(view: JSON, centre: list[str]) -> Iterator[Reason]:
    """How near the volcano is to waking."""
    if _wakes(view, len(centre)):
        suit = _struck(view, centre)
        yield Reason("awake", {"suit": suit}) if suit else Reason("awake_tied", {})
    elif len(centre) >= NEARLY_FULL and not _is_exact(view):
        yield Reason("centre_left", {"n": len(centre)})


def _wakes(view: JSON, cards: int) -> bool:
    """Whether this number of cards in the centre wakes the volcano (H3.5, H8.3)."""
    return cards == VOLCANO if _is_exact(view) else cards >= VOLCANO


def _is_exact(view: JSON) -> bool:
    """Whether only exactly eight cards wake it; the sentences on how near it is say otherwise."""
    return bool(view["options"]["volcano"] == "exactly_8")


def _struck(view: JSON, centre: list[str]) -> str | None:
    """The suit that the volcano would strike with these cards in the centre (H3.5)."""
    state = sample_state(view, Dice(0))
    state_as_lists.lay_pile(state, CENTRE_PILE, 0, counts_of(centre))
    return threatened_suit(state)


def _ending(view: JSON) -> Iterator[Reason]:
    """The consequences of ending the turn: an eruption now or soon, and the cards left in hand."""
    centre, top = view["centre"], view["top"]
    if _wakes(view, len(centre)):
        suit = _struck(view, centre)
        yield from _eruption(view, suit) if suit else [Reason("awake_tied", {})]
    elif top and view["hand"] and not _is_last_turn(view):
        yield from _coming(view, [*centre, top])
    yield from _unused(view)


def _coming(view: JSON, centre: list[str]) -> Iterator[Reason]:
    """What the next card that comes to the centre can cause."""
    card = centre[-1]
    if _wakes(view, len(centre)):
        suit = _struck(view, centre)
        if suit:
            yield Reason("wakes_next", {"card": card, "suit": suit})
        else:
            yield Reason("wakes_next_tied", {"card": card})
    elif len(centre) >= NEARLY_FULL and not _is_exact(view):
        yield Reason("comes_next", {"card": card, "n": len(centre)})


def _unused(view: JSON) -> Iterator[Reason]:
    """What the player could still have done: swap a card, or play special cards."""
    hand = view["hand"]
    specials = [card for card in hand if GOVERNMENT <= value_of(parse_card(card)) <= AEROPLANE]
    if hand and not view["taken"]:
        yield Reason("stays", {"n": len(hand), "sum": _sum(hand)})
    elif specials:
        yield Reason("saves", {"n": len(specials), "sum": _sum(specials)})


def _is_last_turn(view: JSON) -> bool:
    """Whether no more cards come to the centre this year after this turn of building (H3.1)."""
    return bool(view["round"] == ROUNDS and view["place"] + 1 == len(view["seats"]))


def _eruption(view: JSON, suit: str) -> Iterator[Reason]:
    """The cards that leave the centre and the tables (H3.5)."""
    yield Reason("erupts", {"suit": suit, "n": len(_of_suit(view["centre"], suit))})
    for seat in view["seats"]:
        lost = _of_suit(seat["table"], suit)
        if lost:
            yield Reason("erupts_on", {"seat": seat["seat"], "n": len(lost), "sum": _sum(lost)})


def _special(view: JSON, kind: int) -> Iterator[Reason]:
    """What a special card does at once."""
    if value_of(kind) == AEROPLANE:
        yield Reason("flies", {"n": _tourists(view, kind)})
    elif value_of(kind) == GOVERNMENT:
        yield from _government(view)
    elif value_of(kind) == BUILDER and view["centre"]:
        yield Reason("may_clear", {"n": len(view["centre"])})


def _clearing(moves: Sequence[int]) -> Iterator[Reason]:
    """What the builder discards (H3.3)."""
    cards = [card_text(move - DISCARD) for move in moves if DISCARD <= move < LAY]
    if cards:
        yield Reason("clears", {"n": len(cards), "sum": _sum(cards)})


def _government(view: JSON) -> Iterator[Reason]:
    """Two cards come to the centre: the one that lies open, and one that nobody has seen (H3.3)."""
    if not view["top"] or not view["deck"] or not _wakes(view, len(view["centre"]) + 2):
        return
    centre = [*view["centre"], view["top"]]
    unseen = unseen_cards(view)
    struck = dict.fromkeys(SUIT_NAMES, 0)
    for kind, count in enumerate(unseen):
        suit = _struck(view, [*centre, card_text(kind)]) if count else None
        if suit:
            struck[suit] += count
    for suit, count in struck.items():
        if count:
            share = percent(Fraction(count, sum(unseen)))
            numbers = {"n": count, "cards": sum(unseen), "percent": share}
            yield Reason("government_wakes", {"suit": suit, **numbers})


def unseen_cards(view: JSON) -> list[int]:
    """The cards that a seat does not see, and does not know to lie anywhere, by kind (H7.1)."""
    seen = [*view["hand"], *view["centre"], *view["discards"], *_known_aside(view)]
    seen += [view["top"]] if view["top"] else []
    for number, seat in enumerate(view["seats"]):
        seen += seat["table"]
        seen += seat["known"] if number != view["seat"] else []
    counts = counts_of(seen)
    return [copy - known for copy, known in zip(copies(), counts, strict=True)]


def _known_aside(view: JSON) -> list[str]:
    """The cards set aside: everybody saw them then, and a view with a memory still has them."""
    piles = view.get("memory", [view["aside"]])
    return [card for pile in piles for card in pile["cards"]]


# ---- opening and renovation


def _opening(view: JSON, move: int) -> Iterator[Reason]:
    """Who would win what with the resulting tables; for a card laid, only what it affects."""
    laid = None if move == PASS else move - LAY
    tables = [list(seat["table"]) for seat in view["seats"]]
    if laid is not None:
        tables[view["seat"]].append(card_text(laid))
    state = sample_state(view, Dice(0))
    for seat, table in enumerate(tables):
        state_as_lists.lay_pile(state, TABLE, seat, counts_of(table))
    *leaders, best = named_leaders(state)
    words = [seat["seat"] for seat in view["seats"]]
    for leader in leaders:
        concerns = laid is None or SUIT_NAMES[suit_of(laid)] == leader["suit"]
        if concerns and leader["seat"] is not None:
            sums = [_sum(_of_suit(table, leader["suit"])) for table in tables]
            yield from _leader(view, leader, words, sums)
    if laid is not None and best["seat"] == words[view["seat"]]:
        yield _best(best["seat"], _lead([_best_cards(table) for table in tables], view["seat"]))


def _best(seat: str, lead: int) -> Reason:
    """Who has the best cards all round, alone or by play order (H4.2 H4.4)."""
    if lead == 0:
        return Reason("level_best", {"seat": seat})
    return Reason("leads_best", {"seat": seat, "n": lead})


def _leader(
    view: JSON, leader: JSON, words: Sequence[str], sums: Sequence[int]
) -> Iterator[Reason]:
    """Who leads in a suit, if the seat to move has cards of it."""
    seat, mine = words.index(leader["seat"]), view["seat"]
    named = {"seat": leader["seat"], "suit": leader["suit"]}
    lead = _lead(sums, seat)
    if seat != mine and not sums[mine]:
        return
    if seat != mine and sums[seat] > sums[mine]:
        yield Reason("trails_suit", {**named, "n": sums[seat] - sums[mine]})
    elif lead == 0:
        yield Reason("level_suit", named)
    else:
        worth = _tourists(view, parse_card(leader["card"]))
        yield Reason("leads_suit", {**named, "n": lead, "card": leader["card"], "tourists": worth})


def _lead(sums: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of the next best."""
    return sums[seat] - max(total for other, total in enumerate(sums) if other != seat)


def _renovation(view: JSON, moves: Sequence[int]) -> Iterator[Reason]:
    """Kept cards decide who begins (H5.3); after the last year they count at the end (H6.1)."""
    kept = [card_text(move - KEEP) for move in moves if KEEP <= move < CUT]
    if kept:
        key = "keeps" if view["year"] < YEARS else "keeps_last"
        yield Reason(key, {"n": len(kept), "sum": _sum(kept)})


# ---- cards


def _of_suit(cards: Sequence[str], suit: str) -> list[str]:
    return [card for card in cards if SUIT_NAMES[suit_of(parse_card(card))] == suit]


def _sum(cards: Sequence[str]) -> int:
    return sum(value_of(parse_card(card)) for card in cards)


def _best_cards(table: Sequence[str]) -> int:
    """The highest card of every suit, added up (H4.2)."""
    suits = ([value_of(parse_card(c)) for c in _of_suit(table, suit)] for suit in SUIT_NAMES)
    return sum(max(values) for values in suits if values)


def _tourists(view: JSON, kind: int) -> int:
    return read_tourists(view["options"]["tourists"])[value_of(kind) - 1]


def _listed(values: Sequence[int]) -> str:
    return " + ".join(map(str, values))
