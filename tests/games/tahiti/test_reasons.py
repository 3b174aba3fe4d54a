"""Every number in a reason agrees with brute force, and none reveals hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from vaka.analysis.reason_sentences import reason_sentence
from vaka.core import build_mode
from vaka.core.choice import choices
from vaka.core.choice_reason import Reason, percent
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, JSON, State
from vaka.games.tahiti import GAME, Tahiti
from vaka.games.tahiti.rules import state_as_lists
from vaka.games.tahiti.rules.cards import counts_of, parse_card
from vaka.games.tahiti.rules.constants import DECK, HAND, KNOWN
from vaka.games.tahiti.text.reasons import reasons, unseen_cards

Found = dict[str, list[dict[str, Any]]]
GAMES = 30 if build_mode.is_compiled() else 3


def remembered(state: State) -> JSON:
    """What the seat to move sees, and remembers."""
    return GAME.view(state, state.turn) | GAME.perfect_recall(state, state.turn)


def given(state: State, run: list[int]) -> Found:
    """The reasons for a choice, by key."""
    found: Found = {}
    for reason in reasons(remembered(state), run):
        assert reason_sentence(GAME, reason)
        found.setdefault(reason.key, []).append(dict(reason.parameters))
    return found


def chosen(games: int = GAMES) -> Iterator[tuple[Tahiti, list[int]]]:
    """Positions of random games, each with a choice that is made in it."""
    for seed in range(games):
        for state, run in played(seed):
            yield state.copy(), run


@cache
def played(seed: int) -> list[tuple[Tahiti, list[int]]]:
    """Those of one game."""
    found: list[tuple[Tahiti, list[int]]] = []
    dice = Dice(f"tahiti reasons {seed}")
    state = GAME.initial_state(GAME.setup(2 + seed % 3))
    while not state.is_over:
        run = dice.choose(choices(state, 12))
        if state.turn != CHANCE:
            found.append((state.copy(), run))
        for move in run:
            state.play(move)
    return found


def text(state: State, run: list[int]) -> str:
    return GAME.move_text(state, run[0])


def after(state: Tahiti, run: list[int]) -> tuple[Tahiti, list[JSON]]:
    """The position after a choice, and what all saw happen."""
    there, events = state.copy(), []
    for move in run:
        events += GAME.play(there, move)
    return there, events


# ---- building


def test_a_swap_is_added_up() -> None:
    keys: set[str] = set()
    for state, run in chosen():
        if not text(state, run).startswith("put"):
            continue
        found = given(state, run)
        _, events = after(state, run)
        (took,) = [event["cards"] for event in events if event["kind"] == "took"]
        values = [parse_card(card) % 12 + 1 for card in took]
        keys |= found.keys()
        if "takes" in found:
            assert found["takes"] == [{"n": len(values), "sum": sum(values)}]
        elif "uses_all" in found:
            assert sum(values) == 10
            assert found["uses_all"] == [{"values": " + ".join(map(str, values)), "sum": 10}]
        else:
            assert len(set(values)) == 1
            assert sum(values) > 10
            assert found["takes_pair"] == [{"values": f"{values[0]} + {values[1]}"}]
        check_volcano(state, run, found)
    assert keys >= {"takes", "uses_all"}
    if build_mode.is_compiled():
        assert keys >= {"takes_pair", "centre_left", "awake", "awake_tied"}


def check_volcano(state: Tahiti, run: list[int], found: Found) -> None:
    there, _ = after(state, run)
    volcano = GAME.view(there, None)["volcano"]
    assert ("awake" in found or "awake_tied" in found) == volcano["is_awake"]
    if "awake" in found:
        assert found["awake"] == [{"suit": volcano["suit"]}]
    if "centre_left" in found:
        assert found["centre_left"] == [{"n": volcano["cards"]}]


def test_an_eruption_takes_what_is_said() -> None:
    met: set[str] = set()
    for state, run in chosen(3 * GAMES):
        if text(state, run) != "end":
            continue
        found = given(state, run)
        events = until_next_turn(state)
        erupted = [event["suit"] for event in events if event["kind"] == "erupted"]
        assert [reason["suit"] for reason in found.get("erupts", [])] == erupted
        lost = [event for event in events if event["kind"] == "lost"]
        for reason in found.get("erupts", []):
            assert reason["n"] == sum(event["seat"] is None for event in lost)
        struck = {event["seat"] for event in lost} - {None}
        assert {reason["seat"] for reason in found.get("erupts_on", [])} == struck
        for reason in found.get("erupts_on", []):
            cards = [event["card"] for event in lost if event["seat"] == reason["seat"]]
            assert reason["n"] == len(cards)
            assert reason["sum"] == sum(parse_card(card) % 12 + 1 for card in cards)
        met |= found.keys()
    if build_mode.is_compiled():
        assert met >= {"erupts", "erupts_on", "awake_tied", "wakes_next"}


def until_next_turn(state: Tahiti) -> list[JSON]:
    """What happens from the end of a turn to the beginning of the next."""
    there = state.copy()
    events = GAME.play(there, GAME.parse_move(there, "end"))
    while there.turn == CHANCE and not any(e["kind"] == "added" for e in events):
        events += GAME.play(there, there.moves()[0])
    return events


def test_the_card_that_wakes_the_volcano_next() -> None:
    checked = silent = 0
    for state, run in chosen(2 * GAMES):
        if text(state, run) != "end" or not GAME.view(state, state.turn)["hand"]:
            continue
        said = [
            reason
            for key, found in given(state, run).items()
            if key in ("wakes_next", "wakes_next_tied")
            for reason in found
        ]
        before, view = GAME.view(state, None), next_turn(state)
        wakes = view["phase"] == "build" and view["volcano"]["is_awake"]
        assert bool(said) == (wakes and not before["volcano"]["is_awake"])
        for reason in said:
            assert reason["card"] == before["top"]
            assert reason["card"] in view["centre"]
            assert reason.get("suit") == view["volcano"]["suit"]
            checked += 1
        silent += len(before["centre"]) == 7 and view["phase"] != "build"
    assert (checked and silent) or not build_mode.is_compiled()


def test_the_card_that_comes_next_fills_the_centre() -> None:
    checked = 0
    for state, run in chosen(GAMES):
        if text(state, run) != "end" or not GAME.view(state, state.turn)["hand"]:
            continue
        said, view = given(state, run).get("comes_next", []), next_turn(state)
        top, cards = GAME.view(state, None)["top"], len(view["centre"])
        struck = GAME.view(state, None)["volcano"]["is_awake"]
        if view["phase"] == "build" and cards in (6, 7) and not struck:
            assert said == [{"card": top, "n": cards}]
            assert top in view["centre"]
            checked += 1
        else:
            assert said == []
    assert checked or not build_mode.is_compiled()


def test_whoever_ends_a_turn_is_told_what_stays_in_hand() -> None:
    """All of it without a swap; after one what could be played instead."""
    checked: set[str] = set()
    for state, run in chosen():
        if text(state, run) != "end":
            continue
        found, hand = given(state, run), GAME.view(state, state.turn)["hand"]
        others = {GAME.move_text(state, move) for move in state.moves()} - {"end"}
        swaps = any(move.startswith("put") for move in others)
        cards = [card for card in hand if swaps or f"play {card}" in others]
        key = "stays" if swaps else "saves"
        if others:
            assert found[key] == [{"n": len(cards), "sum": sum(map(value, cards))}]
            assert not found.keys() & ({"stays", "saves"} - {key})
            checked.add(key)
    assert checked == {"stays", "saves"}


def test_a_builder_says_what_it_may_discard_and_what_it_does() -> None:
    checked: set[str] = set()
    for state, run in chosen(2 * GAMES):
        view, found = GAME.view(state, state.turn), given(state, run)
        if text(state, run).startswith("play") and text(state, run).endswith("3"):
            assert found == {"may_clear": [{"n": len(view["centre"])}]}
        elif view["phase"] == "clear":
            _, events = after(state, run)
            (cards,) = [event["cards"] for event in events if event["kind"] == "cleared"]
            numbers = {"n": len(cards), "sum": sum(map(value, cards))}
            assert found == ({"clears": [numbers]} if cards else {})
        else:
            continue
        checked |= found.keys()
    assert checked == {"may_clear", "clears"} or not build_mode.is_compiled()


def next_turn(state: Tahiti) -> JSON:
    """What lies open when the next seat is asked for something, once a turn has been ended."""
    there = state.copy()
    there.play(GAME.parse_move(there, "end"))
    while there.turn == CHANCE:
        there.play(there.moves()[0])
    return GAME.view(there, None)


def test_the_government_is_counted_card_by_card() -> None:
    checked = remembering = 0
    for state, run in governments(6 * GAMES):
        found = given(state, run).get("government_wakes", [])
        if found:
            assert found == struck_in_deals(state, run)
            checked += 1
            remembering += any(s["aside"] for s in GAME.view(state, None)["seats"])
        if remembering == 3 or (checked and not build_mode.is_compiled()):
            break
    assert remembering == 3 or not build_mode.is_compiled()


def governments(games: int) -> Iterator[tuple[Tahiti, list[int]]]:
    """Positions in which a government is played."""
    for state, run in chosen(games):
        word, _, card = text(state, run).partition(" ")
        if word == "play" and parse_card(card) % 12 + 1 == 2:
            yield state, run


def struck_in_deals(state: Tahiti, run: list[int]) -> list[dict[str, Any]]:
    """Every card that may come is tried in a deal in which it does come."""
    hidden = face_down(state, state.turn)
    struck: dict[str, int] = {}
    for kind, count in enumerate(hidden):
        suit = played_with(state, run, kind, hidden) if count else None
        if suit:
            struck[suit] = struck.get(suit, 0) + count
    total = sum(hidden)
    order = ("flowers", "boats", "fruit", "pearls")
    return [
        {
            "suit": suit,
            "n": struck[suit],
            "cards": total,
            "percent": percent(Fraction(struck[suit], total)),
        }
        for suit in sorted(struck, key=order.index)
    ]


def played_with(state: Tahiti, run: list[int], kind: int, hidden: list[int]) -> str | None:
    """The suit that is in danger once a card has come to the centre."""
    for seed in range(1000):
        deal = GAME.determinize(remembered(state), Dice(seed))
        assert face_down(deal, state.turn) == hidden
        deal.play(run[0])
        if kind in deal.moves():
            deal.play(kind)
            found = GAME.view(deal, None)["volcano"]
            assert found["is_awake"]
            suit: str | None = found["suit"]
            return suit
    raise AssertionError(f"card {kind} is never in the deck")


def face_down(state: Tahiti, viewer: int) -> list[int]:
    """The cards of the deck and of the others' hands that a viewer has never seen, as they lie."""
    cards = state_as_lists.counts(state, DECK)
    for seat in set(range(state.seats)) - {viewer}:
        hand, known = (state_as_lists.counts(state, pile, seat) for pile in (HAND, KNOWN))
        cards = [a + b - c for a, b, c in zip(cards, hand, known, strict=True)]
    return cards


def test_unseen_is_what_lies_face_down() -> None:
    """With a memory exactly that; without one, what the others have set aside may lie there too."""
    for state, _ in chosen(2):
        hidden = face_down(state, state.turn)
        assert unseen_cards(remembered(state)) == hidden
        view = GAME.view(state, state.turn)
        piles = GAME.perfect_recall(state, state.turn)["memory"]
        aside = [card for n, pile in enumerate(piles) if n != state.turn for card in pile["cards"]]
        with_aside = [a + b for a, b in zip(hidden, counts_of(aside), strict=True)]
        assert unseen_cards(view) == with_aside


def test_an_aeroplane_counts_its_tourists() -> None:
    for state, run in chosen():
        if text(state, run).startswith("play") and text(state, run).endswith("4"):
            there, _ = after(state, run)
            before, then = (GAME.score(s)["players"][state.turn]["points"] for s in (state, there))
            assert given(state, run) == {"flies": [{"n": then - before}]}


# ---- opening


def test_leads_are_those_of_the_tables() -> None:
    keys: set[str] = set()
    for state, run in chosen():
        if text(state, run).split()[0] not in ("lay", "pass"):
            continue
        found = given(state, run)
        keys |= found.keys()
        tables = tables_after(state, run)
        mover = GAME.view(state, None)["seats"][state.turn]["seat"]
        for reason in found.get("leads_suit", []):
            mine, *others = sums(tables, reason["suit"], mover)
            assert (reason["seat"], reason["n"]) == (mover, mine - max(others))
            cards = [card for card in tables[mover] if card.startswith(reason["suit"])]
            assert reason["card"] == max(cards, key=value)
            assert reason["tourists"] == (value(reason["card"]) + 2) // 3  # H8.1
        for reason in found.get("trails_suit", []):
            mine, *others = sums(tables, reason["suit"], mover)
            assert reason["n"] == max(others) - mine
        for reason in found.get("level_suit", []):
            mine, *others = sums(tables, reason["suit"], mover)
            assert mine == max(others) > 0
            assert reason["seat"] == earliest(state, tables, reason["suit"])
            keys |= {"level_suit of another"} if reason["seat"] != mover else set()
        check_best(tables, mover, found)
    assert keys >= {"leads_suit", "trails_suit", "leads_best"}
    ties = {"level_suit", "level_suit of another", "level_best"}
    assert keys >= ties or not build_mode.is_compiled()


def earliest(state: Tahiti, tables: dict[str, list[str]], suit: str) -> str:
    """Who is first in play order of those with the highest sum of a suit (H4.4)."""
    view = GAME.view(state, None)
    words: list[str] = [seat["seat"] for seat in view["seats"]]
    start = words.index(view["first"])
    order = words[start:] + words[:start]
    return max(order, key=lambda seat: sums(tables, suit, seat)[0])


def check_best(tables: dict[str, list[str]], mover: str, found: Found) -> None:
    best = {seat: best_cards(table) for seat, table in tables.items()}
    lead = best.pop(mover) - max(best.values())
    for reason in found.get("leads_best", []):
        assert reason == {"seat": mover, "n": lead}
        assert lead > 0
    for reason in found.get("level_best", []):
        assert reason == {"seat": mover}
        assert lead == 0


def best_cards(table: list[str]) -> int:
    """The best card of each suit, added up."""
    best: dict[str, int] = {}
    for card in table:
        suit = card.rstrip("0123456789")
        best[suit] = max(best.get(suit, 0), value(card))
    return sum(best.values())


def value(card: str) -> int:
    return int(card.lstrip("abcdefghijklmnopqrstuvwxyz"))


def tables_after(state: Tahiti, run: list[int]) -> dict[str, list[str]]:
    """What lies before each seat, with the card that is laid."""
    view = GAME.view(state, None)
    tables = {seat["seat"]: list(seat["table"]) for seat in view["seats"]}
    word, _, card = text(state, run).partition(" ")
    if word == "lay":
        tables[view["active"]].append(card)
    return tables


def sums(tables: dict[str, list[str]], suit: str, mover: str) -> list[int]:
    """The sums of a suit: the mover's, then those of the others."""
    order = [mover, *(seat for seat in tables if seat != mover)]
    return [
        sum(int(card.removeprefix(suit)) for card in tables[seat] if card.startswith(suit))
        for seat in order
    ]


# ---- renovation


def test_what_is_kept_is_counted() -> None:
    """By the table as it lies when the choice is made; in the last year for the last minute."""
    checked: set[str] = set()
    for state, run in chosen():
        view, found = GAME.view(state, state.turn), given(state, run)
        if view["phase"] != "renovate":
            continue
        there, _ = after(state, run)
        left = GAME.view(there, None)["seats"][state.turn]["table"]
        key = "keeps" if view["year"] < 3 else "keeps_last"
        if view["year"] == 3 and there.is_over:
            continue  # all have laid down their hands, too
        assert found == ({key: [{"n": len(left), "sum": sum(map(value, left))}]} if left else {})
        checked |= found.keys()
    assert checked == {"keeps", "keeps_last"} or not build_mode.is_compiled()


# ---- what is hidden, and the words


def test_reasons_are_the_same_whatever_the_others_hold() -> None:
    for number, (state, run) in enumerate(chosen(4)):
        if number % 5 == 0:
            view = GAME.view(state, state.turn)
            twin = GAME.determinize(view, Dice(number))
            assert reasons(view, run) == reasons(GAME.view(twin, twin.turn), run)
            twin = GAME.determinize(remembered(state), Dice(number))
            assert given(twin, run) == given(state, run)


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (
            Reason("uses_all", {"values": "9 + 1", "sum": 10}),
            "9 + 1 make exactly 10, the most that may be taken",
        ),
        (
            Reason("government_wakes", {"suit": "fruit", "n": 7, "cards": 31, "percent": 23}),
            "7 of the 31 cards unseen would wake the volcano over fruit (23%)",
        ),
        (
            Reason("stays", {"n": 5, "sum": 31}),
            "no card goes to the centre for others: 5 cards stay in hand, worth 31 in all",
        ),
        (
            Reason("saves", {"n": 1, "sum": 4}),
            "1 special card stays in hand: as an attraction it is worth 4",
        ),
        (
            Reason("trails_suit", {"seat": "orange", "suit": "fruit", "n": 3}),
            "Orange still leads fruit by 3",
        ),
    ],
)
def test_sentences(reason: Reason, words: str) -> None:
    assert reason_sentence(GAME, reason) == words
