"""A position text is complete: a position that is read back continues the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.contract.walk import Mood
from tests.properties.strategies import every_game, examples, plies, positions, seeds, walked
from vaka.core.dice import Dice
from vaka.core.errors import InvalidText
from vaka.core.game import Game


@every_game
@examples(150)
@given(seed=seeds, made=plies)
def test_a_position_read_back_plays_on_to_the_same_digests(
    game: Game, seed: int, made: int
) -> None:
    state = walked(game, seed, made)
    twin = game.parse_position(game.position_text(state))
    mood = Mood(game, Dice(seed))
    for _ in range(60):
        if state.is_over:
            break
        move = mood.choose(state)
        assert game.play(twin, move) == game.play(state, move)
        assert game.digest(twin) == game.digest(state)
        assert twin.moves() == state.moves()
    assert twin.returns() == state.returns()


@every_game
@examples(150)
@given(seed=seeds, made=plies)
def test_a_position_read_back_plays_out_the_same(game: Game, seed: int, made: int) -> None:
    state = walked(game, seed, made)
    twin = game.parse_position(game.position_text(state))
    assert twin.playout(Dice(seed)) == state.playout(Dice(seed))
    assert game.position_text(twin) == game.position_text(state)


@every_game
@examples(150)
@given(data=st.data())
def test_a_state_takes_over_any_other_whatever_table_it_comes_from(
    game: Game, data: st.DataObject
) -> None:
    state, other = data.draw(positions(game)), data.draw(positions(game))
    other.assign(state)
    assert game.position_text(other) == game.position_text(state)
    assert other.moves() == state.moves()
    other.playout(Dice(1))
    state.playout(Dice(1))
    assert game.position_text(other) == game.position_text(state)


@every_game
@examples(100)
@given(data=st.data())
def test_a_field_left_out_is_missed(game: Game, data: st.DataObject) -> None:
    words = game.position_text(data.draw(positions(game))).split()
    del words[data.draw(st.integers(0, len(words) - 1))]
    text = " ".join(words)
    try:
        state = game.parse_position(text)
    except InvalidText:
        return
    assert (
        game.position_text(state) == text
    )  # a field that is written only if it is not the default
