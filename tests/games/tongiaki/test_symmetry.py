"""The rules are symmetric under rotations of the map and permutations of colours."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.games.tongiaki import position_model
from tests.games.tongiaki.position_model import COLOURS
from tests.properties.strategies import examples, positions
from vaka.core.game import State
from vaka.games.tongiaki import GAME

MOST = 12
"""Moves that are tried in a position."""


@examples(150)
@given(positions(GAME))
def test_turning_the_map_turns_the_moves_with_it(state: State) -> None:
    twin = _turned(state)
    moves = {position_model.turned_move(GAME.move_text(state, move)) for move in state.moves()}
    assert moves == {GAME.move_text(twin, move) for move in twin.moves()}


@examples(150)
@given(positions(GAME))
def test_a_move_on_the_turned_map_is_the_move_turned(state: State) -> None:
    twin = _turned(state)
    for move in _some(state.moves()):
        here, there = state.copy(), twin.copy()
        here.play(move)
        there.play(GAME.parse_move(twin, position_model.turned_move(GAME.move_text(state, move))))
        assert GAME.position_text(_turned(here)) == GAME.position_text(there)
        assert here.returns() == there.returns()


@examples(50)
@given(positions(GAME))
def test_six_turns_make_the_map_whole(state: State) -> None:
    twin = state
    for _ in range(6):
        twin = _turned(twin)
    assert GAME.position_text(twin) == GAME.position_text(state)


@examples(50)
@given(positions(GAME))
def test_on_the_turned_map_the_same_is_refused_for_the_same_reason(state: State) -> None:
    twin = _turned(state)
    for move in range(0, GAME.move_count, 13):
        there = GAME.parse_move(twin, position_model.turned_move(GAME.move_text(state, move)))
        assert twin.refusal(there) == state.refusal(move)


@examples(150)
@given(positions(GAME), st.permutations(COLOURS))
def test_renaming_the_colours_changes_nothing_else(state: State, colours: list[str]) -> None:
    names = dict(zip(COLOURS, colours, strict=True))
    twin = _renamed(state, names)
    assert twin.moves() == state.moves()
    for move in _some(state.moves()):
        here, there = state.copy(), twin.copy()
        here.play(move)
        there.play(move)
        assert GAME.position_text(_renamed(here, names)) == GAME.position_text(there)
        assert here.returns() == there.returns()


@examples(100)
@given(positions(GAME), st.permutations(COLOURS))
def test_the_score_does_not_look_at_colours(state: State, colours: list[str]) -> None:
    names = dict(zip(COLOURS, colours, strict=True))
    score, renamed = GAME.score(state), GAME.score(_renamed(state, names))
    assert list(renamed["seats"]) == [names[colour] for colour in score["seats"]]
    assert list(renamed.pop("seats").values()) == list(score.pop("seats").values())
    assert renamed == score


def _turned(state: State) -> State:
    return GAME.parse_position(
        str(position_model.turned(position_model.read(GAME.position_text(state))))
    )


def _renamed(state: State, names: dict[str, str]) -> State:
    return GAME.parse_position(
        str(position_model.renamed(position_model.read(GAME.position_text(state)), names))
    )


def _some(moves: list[int]) -> list[int]:
    return moves[:: max(1, len(moves) // MOST)]
