"""Swaps, the volcano and awards of Tahiti computed a second time by brute force.

The computation starts from the position text, and shares no line with the rules it is compared
with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from tests.contract.walk import random_setup, walk
from tests.games.tahiti.invariants import Look, look
from vaka.core.build_mode import is_compiled
from vaka.core.choice import choices
from vaka.core.dice import Dice
from vaka.core.game import JSON, State
from vaka.games.tahiti import GAME

GAMES = 60 if is_compiled() else 6
ALL = 100_000
SUITS = ("flowers", "boats", "fruit", "pearls")

Swap = tuple[str, tuple[str, ...]]
"""The card put down, and those taken."""


def value(card: str) -> int:
    return int(card.lstrip("abcdefghijklmnopqrstuvwxyz"))


def suit(card: str) -> str:
    return card.rstrip("0123456789")


def moments(seed: str) -> Iterator[tuple[State, int]]:
    """Games at random: each position, and the move made there."""
    for number in range(GAMES):
        dice = Dice(f"{seed} {number}")
        yield from walk(GAME, random_setup(GAME, dice), dice)


def of_active(here: Look, field: str) -> list[str]:
    """A pile of the seat whose turn it is, without stars."""
    seats = here.fields["seats"].split(",")
    pile = here.piles(field)[seats.index(here.fields["turn"])]
    return [card.removesuffix("*") for card in pile]


# ---- swaps (H3.3)


def swaps(here: Look) -> set[Swap]:
    """Every card of the hand, with every set of cards of the centre that may be taken for it."""
    hand, centre = of_active(here, "hands"), here.piles("centre")[0]
    sets = {
        tuple(sorted(taken))
        for size in range(1, len(centre) + 1)
        for taken in combinations(centre, size)
        if _may_take(taken)
    }
    return {(card, taken) for card in hand for taken in sets}


def _may_take(taken: tuple[str, ...]) -> bool:
    values = [value(card) for card in taken]
    return len(values) == 1 or sum(values) <= 10 or (len(values) == 2 and values[0] == values[1])


def test_swaps_are_those_that_trying_everything_finds() -> None:
    tried = 0
    for state, _ in moments("swap"):
        here = look(state)
        if here.now != "build" or len(here.piles("centre")[0]) > 10:
            continue
        found = Counter(_swap(state, run) for run in choices(state, ALL) if len(run) > 1)
        expected = set() if here.fields["taken"] == "1" else swaps(here)
        assert set(found) == expected
        assert not found or max(found.values()) == 1
        tried += len(found)
    assert tried > 1000


def _swap(state: State, run: list[int]) -> Swap:
    put, *taken, _ = (GAME.move_text(state, move).split()[-1] for move in run)
    return put, tuple(sorted(taken))


# ---- the volcano (H3.5)


def is_awake(here: Look) -> bool:
    """Whether the cards in the centre wake the volcano, by the option of the table."""
    cards = len(here.piles("centre")[0])
    return cards == 8 if here.fields.get("volcano") == "exactly_8" else cards >= 8


def struck(here: Look) -> str | None:
    """The suit that is struck, by counting and sorting; None if none is."""
    if not is_awake(here):
        return None
    centre = here.piles("centre")[0]
    ranks = sorted(
        (
            (
                len([card for card in centre if suit(card) == name]),
                sum(value(card) for card in centre if suit(card) == name),
                name,
            )
            for name in SUITS
        ),
        reverse=True,
    )
    return None if ranks[0][:2] == ranks[1][:2] else ranks[0][2]


def test_the_volcano_strikes_what_counting_says() -> None:
    strikes: Counter[str | None] = Counter()
    for state, move in moments("volcano"):
        here = look(state)
        if GAME.move_text(state, move) != "end" or not of_active(here, "hands"):
            continue
        after = state.copy()
        events = GAME.play(after, move)
        suits = [event["suit"] for event in events if event["kind"] == "erupted"]
        expected = struck(here)
        assert suits == ([expected] if expected else [])
        assert ("spared" in [event["kind"] for event in events]) == (
            is_awake(here) and expected is None
        )
        lost = sorted(event["card"] for event in events if event["kind"] == "lost")
        lying = [
            card for field in ("centre", "tables") for pile in here.piles(field) for card in pile
        ]
        assert lost == sorted(card for card in lying if suit(card) == expected)
        strikes[expected] += 1
    assert set(strikes) == {None, *SUITS}


# ---- awards (H4.2 to H4.4)


def awards(tables: dict[str, list[str]]) -> tuple[str | None, dict[str, tuple[str, str]]]:
    """Who wins the two tourists, and for each suit who wins which card; `tables` are in play
    order."""
    best = {
        seat: sum(max([value(c) for c in table if suit(c) == name], default=0) for name in SUITS)
        for seat, table in tables.items()
    }
    two = max(best, key=lambda seat: best[seat]) if any(best.values()) else None
    won: dict[str, tuple[str, str]] = {}
    for name in SUITS:
        sums = {
            seat: sum(value(card) for card in table if suit(card) == name)
            for seat, table in tables.items()
        }
        if any(sums.values()):
            winner = max(sums, key=lambda seat: sums[seat])
            mine = [card for card in tables[winner] if suit(card) == name]
            won[name] = winner, max(mine, key=value)
    return two, won


def test_tourists_are_won_as_adding_up_says() -> None:
    checked = 0
    for state, move in moments("award"):
        here = look(state)
        if here.now != "open":
            continue
        after = state.copy()
        events = GAME.play(after, move)
        if look(after).now in ("open", "over"):
            continue  # not yet, or the last minute has followed at once
        two, won = awards(_in_play_order(here, events))
        told = {e["suit"]: (e["seat"], e["card"]) for e in events if e["kind"] == "awarded"}
        twos = [e["seat"] for e in events if e["kind"] == "awarded_two"]
        assert told == won
        assert twos == ([two] if two else [])
        checked += 1
    assert checked >= 2 * GAMES


def _in_play_order(here: Look, events: list[JSON]) -> dict[str, list[str]]:
    """The tables at the award: those before the last move, and the card it laid."""
    seats = here.fields["seats"].split(",")
    tables = dict(zip(seats, here.piles("tables"), strict=True))
    for event in events:
        if event["kind"] == "laid":
            tables[event["seat"]] = [*tables[event["seat"]], event["card"]]
    first = seats.index(here.fields["first"])
    return {seat: tables[seat] for seat in seats[first:] + seats[:first]}
