"""`PlainState` implements the contract from a few methods."""

from __future__ import annotations

import pytest

from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, NotNow
from vaka.core.game import CHANCE, NOBODY
from vaka.core.plain_state import PlainState

HEADS, TAILS, STOP = range(3)
TOSSES = 4


class Coin(PlainState):
    """Chance tosses a coin four times; the seat of the last toss wins. A seat may stop, once."""

    move_count = 3
    rule_letter = "C"

    def __init__(self) -> None:
        self.seats = 2
        self.active = 0
        self.tossed: list[int] = []
        self.notes: dict[str, list[set[int]]] = {"seen": [set()]}
        self.is_asked = False

    @property
    def turn(self) -> int:
        if len(self.tossed) == TOSSES:
            return NOBODY
        return self.active if self.is_asked else CHANCE

    def refusal(self, move: int, any_order: bool = False) -> int:
        if move == STOP:
            return 0 if self.is_asked else -1
        is_toss = move in (HEADS, TAILS) and self.turn == CHANCE
        return 0 if is_toss else 102

    def make(self, move: int) -> None:
        if move == STOP:
            self.is_asked = False
            return
        self.tossed.append(move)
        self.notes["seen"][0].add(move)
        self.active = move
        self.is_asked = len(self.tossed) < TOSSES
        self.note(move, len(self.tossed))

    def returns(self) -> list[float]:
        return [float(self.is_over and seat == self.tossed[-1]) for seat in range(2)]


def test_moves_and_their_weights_follow_from_refusals() -> None:
    coin = Coin()
    assert coin.moves() == coin.pickable() == [HEADS, TAILS]
    assert coin.weights() == [1, 1]
    coin.play(TAILS)
    assert (coin.turn, coin.moves(), coin.is_turn_start) == (1, [STOP], True)


def test_a_refused_move_changes_nothing_and_names_its_rule() -> None:
    coin = Coin()
    with pytest.raises(NotNow):
        coin.play(STOP)
    with pytest.raises(IllegalMove) as refused:
        coin.pick(99)
    assert refused.value.rule == "C1.2"
    assert coin.tossed == []


def test_a_copy_shares_no_list_at_any_depth() -> None:
    coin = Coin()
    coin.play(HEADS)
    twin = coin.copy()
    assert vars(twin) == vars(coin)
    twin.playout(Dice(1))
    assert coin.tossed == [HEADS]
    assert coin.notes == {"seen": [{HEADS}]}


def test_a_copy_collects_no_events_and_takes_none_over() -> None:
    coin, other = Coin(), Coin()
    coin.collect_events(True)
    coin.play(TAILS)
    assert coin.collected_events() == [(TAILS, 1)]
    twin = coin.copy()
    twin.play(STOP)
    twin.play(HEADS)
    assert twin.collected_events() == []
    other.collect_events(True)
    other.assign(coin)
    other.play(STOP)
    other.play(TAILS)
    assert other.collected_events() == [(TAILS, 2)]


def test_a_playout_counts_decisions_and_ends() -> None:
    coin = Coin()
    assert coin.playout(Dice(1)) == TOSSES - 1
    assert coin.is_over
    assert sum(coin.returns()) == 1
    assert sum(Coin().playouts(10, Dice(2))) == 10
