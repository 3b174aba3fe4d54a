"""Composed choices in any order, all complete choices, and perft."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.pebbles_game import DROP, PEBBLES, REACH, TURN, Pebbles, patient
from vaka.core.choice import choices, compose
from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, NotNow
from vaka.core.perft import divide, perft

ONE, TWO, THREE = DROP, DROP + 1, DROP + 2


def holding(*worths: int, twins: str = "allowed") -> Pebbles:
    """A position in which blue is to move and holds these pebbles."""
    state = PEBBLES.initial_state(PEBBLES.setup(options={"twins": twins}))
    for worth in worths:
        state.bag[worth - 1] -= 1
        state.hands[0][worth - 1] += 1
    return state


def walked(seed: int, plies: int) -> Pebbles:
    """A position after some random moves."""
    dice = Dice(seed)
    state = PEBBLES.initial_state(PEBBLES.setup(2 + seed % 3, options={"twins": "forbidden"}))
    for _ in range(plies):
        if not state.is_over:
            state.play(dice.choose(state.moves()))
    return state


# ---- compose


def composed(state: Pebbles, picks: Sequence[int]) -> tuple[list[int], list[int] | None]:
    """What can be picked next, and the run once the choice is complete."""
    composition = compose(PEBBLES, state, picks)
    assert [pick.move for pick in composition.picked] == [*picks]
    return composition.possible, composition.run


def test_before_the_first_pick_every_first_pick_is_possible_in_any_order() -> None:
    state = holding(1, 3)
    assert state.moves() == [REACH, ONE]
    assert composed(state, []) == ([REACH, ONE, THREE], None)


def test_a_first_pick_leaves_the_picks_that_go_with_it() -> None:
    assert composed(holding(1, 3), [THREE]) == ([ONE], None)
    assert composed(holding(1, 3, 3), [THREE]) == ([ONE, THREE], None)


def test_a_complete_choice_is_put_in_order() -> None:
    assert composed(holding(1, 3), [THREE, ONE]) == ([], [ONE, THREE])
    assert composed(holding(1, 3), [ONE, THREE]) == ([], [ONE, THREE])
    assert composed(holding(2, 2), [TWO, TWO]) == ([], [TWO, TWO])


def test_a_small_move_is_a_choice_of_one() -> None:
    assert composed(holding(1, 3), [REACH]) == ([], [REACH])


def test_composing_leaves_the_position_alone() -> None:
    state = holding(1, 3)
    before = PEBBLES.position_text(state)
    compose(PEBBLES, state, [THREE, ONE])
    assert PEBBLES.position_text(state) == before


def test_an_impossible_pick_names_its_rule() -> None:
    with pytest.raises(IllegalMove) as refused:
        compose(PEBBLES, holding(1, 3), [THREE, TWO])
    assert refused.value.rule == "P3.1"
    with pytest.raises(IllegalMove) as refused:
        compose(PEBBLES, holding(1, 3, 3, twins="forbidden"), [THREE, THREE])
    assert refused.value.rule == "P3.2"


def test_a_pick_of_another_moment_blames_no_rule() -> None:
    with pytest.raises(NotNow, match="not the time to turn 1"):
        compose(PEBBLES, holding(1, 3), [TURN])


def test_a_pick_too_many_is_refused() -> None:
    with pytest.raises(NotNow, match="complete after 2 of 3 picks"):
        compose(PEBBLES, holding(1, 2, 3), [THREE, ONE, TWO])


def test_in_the_middle_of_a_choice_picks_follow_the_canonical_order() -> None:
    state = holding(1, 3, 3)
    state.play(ONE)
    assert composed(state, []) == ([THREE], None)
    assert composed(state, [THREE]) == ([], [THREE])
    state = holding(1, 3)
    state.pick(THREE)
    with pytest.raises(NotNow, match="not the time"):
        compose(PEBBLES, state, [ONE])


class Steps:
    """A game of two steps, 0 and 1, both legal in either order, which leads elsewhere."""

    move_count = 2

    def __init__(self, made: tuple[int, ...] = ()) -> None:
        self.made = made

    @property
    def is_mid_choice(self) -> bool:
        return len(self.made) == 1

    def refusal(self, move: int, any_order: bool = False) -> int:
        return -1 if move in self.made else 0

    def pickable(self) -> list[int]:
        return [move for move in (0, 1) if move not in self.made]

    def play(self, move: int) -> None:
        self.made += (move,)

    pick = play

    def copy(self) -> Steps:
        return Steps(self.made)

    def collect_events(self, collecting: bool) -> None:
        pass

    def collected_events(self) -> list[tuple[int, ...]]:
        return []

    def why_not(self, state: Steps, move: int, any_order: bool) -> None:
        assert state.refusal(move, any_order) == 0

    def position_text(self, state: Steps) -> str:
        return str(state.made)


@pytest.mark.parametrize("picks", [[0, 1], [1, 0]])
def test_the_run_leads_to_the_position_that_was_picked(picks: list[int]) -> None:
    steps: Any = Steps()
    assert compose(steps, steps, picks).run == picks


@patient
@given(st.integers(0, 10_000), st.integers(0, 40))
def test_every_order_of_every_choice_gives_the_one_canonical_run(seed: int, plies: int) -> None:
    state = walked(seed, plies)
    while state.is_mid_choice:
        state.play(state.moves()[0])
    for run in choices(state, 100):
        for order in set(permutations(run)):
            assert composed(state, order) == ([], run)
            for length in range(1, len(order)):
                assert order[length] in compose(PEBBLES, state, order[:length]).possible


# ---- choices


def test_choices_are_complete_canonical_and_ascending() -> None:
    assert choices(holding(1, 2, 3), 100) == [[REACH], [ONE, TWO], [ONE, THREE], [TWO, THREE]]


def test_twins_make_one_choice_more() -> None:
    assert [ONE, ONE] in choices(holding(1, 1, 2), 100)
    assert [ONE, ONE] not in choices(holding(1, 1, 2, twins="forbidden"), 100)


def test_choices_stop_at_the_limit() -> None:
    assert choices(holding(1, 2, 3), 2) == [[REACH], [ONE, TWO]]
    assert choices(holding(1, 2, 3), 0) == []


def test_from_the_middle_of_a_choice_its_rest_is_chosen() -> None:
    state = holding(1, 2, 3)
    state.play(ONE)
    assert choices(state, 100) == [[TWO], [THREE]]


def test_after_the_end_there_are_no_choices() -> None:
    assert choices(walked(1, 1000), 100) == []


def test_no_two_choices_lead_to_the_same_position() -> None:
    state = holding(1, 1, 2, 3)
    ends = set()
    runs = choices(state, 100)
    for run in runs:
        after = state.copy()
        for move in run:
            after.play(move)
        ends.add(PEBBLES.position_text(after))
    assert len(ends) == len(runs)


# ---- perft


def slow_perft(state: Pebbles, depth: int) -> int:
    """Perft without any cleverness."""
    if depth == 0:
        return 1
    count = 0
    for move in state.moves():
        after = state.copy()
        after.play(move)
        count += slow_perft(after, depth - 1)
    return count


def test_perft_counts_the_outcomes_of_chance_as_moves() -> None:
    start = PEBBLES.initial_state(PEBBLES.setup())
    assert [perft(start, depth) for depth in range(5)] == [1, 1, 6, 6, 34]


def test_perft_with_a_lot_begins_with_the_lot() -> None:
    assert perft(PEBBLES.initial_state(PEBBLES.setup(3, first=None)), 1) == 3


def test_perft_counts_no_line_that_ended_before() -> None:
    over = walked(1, 1000)
    assert over.is_over
    assert (perft(over, 0), perft(over, 1), perft(over, 3)) == (1, 0, 0)


@patient
@given(st.integers(0, 1000), st.integers(0, 60))
def test_perft_agrees_with_counting_one_by_one(seed: int, plies: int) -> None:
    state = walked(seed, plies)
    before = PEBBLES.position_text(state)
    for depth in range(4):
        assert perft(state, depth) == slow_perft(state, depth)
    assert PEBBLES.position_text(state) == before


def test_divide_tells_which_move_leads_to_how_many() -> None:
    state = holding(1, 2, 3)
    divided = divide(state, 3)
    assert list(divided) == [REACH, ONE, TWO]
    assert sum(divided.values()) == perft(state, 3)
    assert divided[ONE] == 2 * 1  # two partners, then red can only reach
