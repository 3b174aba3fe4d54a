"""The model of a position that other tests compare the engine with."""

from __future__ import annotations

from hypothesis import given

from tests.games.tongiaki.position_model import read
from tests.properties.strategies import examples, positions
from vaka.core.game import State
from vaka.games.tongiaki import GAME


@examples(300)
@given(positions(GAME))
def test_a_position_read_by_the_model_is_written_as_it_was(state: State) -> None:
    assert str(read(GAME.position_text(state))) == GAME.position_text(state)
