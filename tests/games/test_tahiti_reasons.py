"""Every number in a reason is what one finds by playing it out, and none tells what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from vaka.analysis.words import say
from vaka.core import mode
from vaka.core.choice import choices
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, JSON, State
from vaka.core.reason import Reason, percent
from vaka.games.tahiti import GAME, Tahiti
from vaka.games.tahiti.cards import copies, counts_of, parse_card
from vaka.games.tahiti.reasons import reasons, unseen_cards

Found = dict[str, list[dict[str, Any]]]
GAMES = 30 if mode.is_compiled() else 3


def given(state: State, run: list[int]) -> Found:
    """The reasons for a choice, by key."""
    found: Found = {}
    for reason in reasons(GAME.view(state, state.turn), run):
        assert say(GAME, reason)
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
    state = GAME.start(GAME.setup(2 + seed % 3))
    while not state.is_over:
        run = dice.choose(choices(state, 12))
        if state.turn != CHANCE:
            found.append((state.copy(), run))
        for move in run:
            state.play(move)
    return found


def text(state: State, run: list[int]) -> str:
    return GAME.text(state, run[0])


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
            assert found["uses_all"][0]["values"] == " + ".join(map(str, values))
        else:
            assert len(set(values)) == 1
            assert sum(values) > 10
        check_volcano(state, run, found)
    assert keys >= {"takes", "uses_all"}
    if mode.is_compiled():
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
        for reason in found.get("erupts_on", []):
            cards = [event["card"] for event in lost if event["seat"] == reason["seat"]]
            assert reason["n"] == len(cards)
            assert reason["sum"] == sum(parse_card(card) % 12 + 1 for card in cards)
        met |= found.keys()
    if mode.is_compiled():
        assert met >= {"erupts", "erupts_on", "awake_tied", "wakes_next"}


def until_next_turn(state: Tahiti) -> list[JSON]:
    """What happens from the end of a turn to the beginning of the next."""
    there = state.copy()
    events = GAME.play(there, GAME.parse(there, "end"))
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
    assert checked or not mode.is_compiled()


def test_the_government_is_counted_card_by_card() -> None:
    checked = 0
    for state, run in chosen(4 * GAMES):
        if text(state, run)[-1] != "2" or not text(state, run).startswith("play"):
            continue
        found = given(state, run).get("government_wakes", [])
        if found:
            assert found == struck_by_playing(state, run)
            checked += 1
        if checked == 4:
            break
        silent += len(before["centre"]) == 7 and view["phase"] != "build"
    assert (checked and silent) or not mode.is_compiled()


def next_turn(state: Tahiti) -> JSON:
    """What lies open when the next seat is asked for something, once a turn has been ended."""
    there = state.copy()
    there.play(GAME.parse(there, "end"))
    while there.turn == CHANCE:
        there.play(there.moves()[0])
    return GAME.view(there, None)


def struck_by_playing(state: Tahiti, run: list[int]) -> list[dict[str, Any]]:
    """For every card unseen, a deal in which it can come next is found, and played."""
    view = GAME.view(state, state.turn)
    unseen = hidden_from(view)
    struck: dict[str, int] = {}
    for kind, count in enumerate(unseen):
        if count:
            suit = played_with(view, run, kind)
            if suit:
                struck[suit] = struck.get(suit, 0) + count
    total = sum(unseen)
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


def played_with(view: JSON, run: list[int], kind: int) -> str | None:
    """The suit that is in danger once a card has come to the centre."""
    for seed in range(1000):
        guess = GAME.guess(view, Dice(seed))
        guess.play(run[0])
        if kind in guess.moves():
            guess.play(kind)
            found = GAME.view(guess, None)["volcano"]
            assert found["is_awake"]
            suit: str | None = found["suit"]
            return suit
    raise AssertionError(f"card {kind} is never in the deck")


def hidden_from(view: JSON) -> list[int]:
    """All cards but those in sight."""
    seen = view["hand"] + view["centre"] + view["discards"] + view["aside"]["cards"]
    seen += [view["top"]] if view["top"] else []
    for seat, told in enumerate(view["seats"]):
        seen += told["table"] + (told["known"] if seat != view["seat"] else [])
    return [a - b for a, b in zip(copies(), counts_of(seen), strict=True)]


def test_unseen_is_what_lies_face_down() -> None:
    for state, _ in chosen(2):
        view = GAME.view(state, state.turn)
        others = [s for n, s in enumerate(view["seats"]) if n != view["seat"]]
        down = sum(s["hand"] - len(s["known"]) for s in others) + view["deck"]
        aside = sum(s["aside"] for s in others)
        assert down <= sum(unseen_cards(view)) <= down + aside


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
        for reason in found.get("trails_suit", []):
            mine, *others = sums(tables, reason["suit"], mover)
            assert reason["n"] == max(others) - mine
        for reason in found.get("level_suit", []):
            mine, *others = sums(tables, reason["suit"], mover)
            assert mine == max(others)
    assert keys >= {"leads_suit", "trails_suit", "leads_best"}


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


# ---- what is hidden, and the words


def test_reasons_are_the_same_whatever_the_others_hold() -> None:
    for number, (state, run) in enumerate(chosen(4)):
        if number % 5 == 0:
            view = GAME.view(state, state.turn)
            twin = GAME.guess(view, Dice(number))
            assert given(twin, run) == given(state, run)


def test_every_sentence_is_used() -> None:
    from inspect import getsource

    from vaka.games.tahiti import reasons as module

    source = getsource(module)
    reasons = (key for key in GAME.texts() if not key.startswith(("why.", "waits.", "picture.")))
    assert all(f'"{key.removesuffix(".you")}"' in source for key in reasons)


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
            Reason("trails_suit", {"seat": "orange", "suit": "fruit", "n": 3}),
            "Orange still leads fruit by 3",
        ),
    ],
)
def test_sentences(reason: Reason, words: str) -> None:
    assert say(GAME, reason) == words
