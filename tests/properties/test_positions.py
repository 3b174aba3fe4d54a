"""A position text holds all there is: what is read back plays on the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.walk import Mood
from tests.properties import chart
from tests.properties.draw import examples, positions, seeds
from vaka.core.dice import Dice
from vaka.core.errors import InvalidText
from vaka.core.game import State
from vaka.games.tongiaki import GAME


@examples(150)
@given(positions, seeds)
def test_a_position_read_back_plays_on_to_the_same_digests(state: State, seed: int) -> None:
    twin = GAME.from_position(GAME.position(state))
    mood = Mood(GAME, Dice(seed))
    for _ in range(60):
        if state.is_over:
            break
        move = mood.choose(state)
        assert GAME.play(twin, move) == GAME.play(state, move)
        assert GAME.digest(twin) == GAME.digest(state)
        assert twin.moves() == state.moves()
    assert twin.returns() == state.returns()


@examples(150)
@given(positions, seeds)
def test_a_position_read_back_plays_out_the_same(state: State, seed: int) -> None:
    twin = GAME.from_position(GAME.position(state))
    assert twin.playout(Dice(seed)) == state.playout(Dice(seed))
    assert GAME.position(twin) == GAME.position(state)


@examples(150)
@given(positions, positions)
def test_a_state_takes_over_any_other_whatever_table_it_comes_from(
    state: State, other: State
) -> None:
    other.assign(state)
    assert GAME.position(other) == GAME.position(state)
    assert other.moves() == state.moves()
    other.playout(Dice(1))
    state.playout(Dice(1))
    assert GAME.position(other) == GAME.position(state)


@examples(300)
@given(positions)
def test_a_chart_is_the_position_in_other_words(state: State) -> None:
    assert str(chart.read(GAME.position(state))) == GAME.position(state)


@examples(100)
@given(positions, st.data())
def test_a_field_left_out_is_missed(state: State, data: st.DataObject) -> None:
    words = GAME.position(state).split()
    del words[data.draw(st.integers(0, len(words) - 1))]
    with pytest.raises(InvalidText):
        GAME.from_position(" ".join(words))
