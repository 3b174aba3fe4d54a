"""Information states: a player cannot tell two histories apart exactly if they are equal."""

from __future__ import annotations

from typing import cast

import pytest

from tests.contract.test_observations import OBSERVED, observed
from tests.contract.walk import line_of
from vaka.core.dice import Dice
from vaka.core.game import Game, ObservableState
from vaka.core.information_state import InformationState, information_state
from vaka.core.records.unseen_draws import resample_unseen

PLIES = 60
PLAYERS = 3


@pytest.fixture(params=OBSERVED, ids=[game.name for game in OBSERVED])
def game(request: pytest.FixtureRequest) -> Game:
    return cast("Game", request.param)


def begun(game: Game) -> ObservableState:
    return cast("ObservableState", game.initial_state(game.setup(PLAYERS, first=None)))


def line(game: Game, seed: int) -> list[int]:
    """The first moves of a game. Its last choice is complete."""
    moves = line_of(game, game.setup(PLAYERS, first=None), Dice(f"information {seed}"))[:PLIES]
    states = begun(game)
    complete = 0
    for number, move in enumerate(moves, start=1):
        states.play(move)
        if not states.is_mid_choice:
            complete = number
    return moves[:complete]


def state_of(game: Game, moves: list[int], player: int) -> InformationState:
    return information_state(game, begun(game), moves, player)


@pytest.mark.parametrize("seed", range(3))
def test_what_a_player_has_not_seen_changes_nothing(game: Game, seed: int) -> None:
    """Other players draw other cards, and the information state stays the same."""
    moves, setup = line(game, seed), game.setup(PLAYERS, first=None)
    changed = 0
    for player in range(PLAYERS):
        other = resample_unseen(game, setup, moves, [player], Dice(f"other {seed}"))
        changed += other != moves
        assert state_of(game, other, player) == state_of(game, moves, player)
    assert bool(changed) == game.has_hidden_information


def test_what_a_player_sees_changes_it(game: Game) -> None:
    """A move of its own, a move that it may see, or another observation."""
    moves, state = line(game, 1), begun(game)
    for index, move in enumerate(moves):
        turn = state.turn
        before = [bytes(observed(game, state, seat)) for seat in range(PLAYERS)]
        visible = [game.may_see(state, move, seat) for seat in range(PLAYERS)]
        state.play(move)
        for player in range(PLAYERS):
            earlier = state_of(game, moves[:index], player)
            later = state_of(game, moves[: index + 1], player)
            is_noticed = visible[player] or observed(game, state, player) != before[player]
            assert (later.digest != earlier.digest) == is_noticed or index == 0
            assert later.moves == earlier.moves + ((move,) if visible[player] else ())
            assert visible[player] or turn != player


def test_no_two_decisions_of_a_player_are_the_same_to_it(game: Game) -> None:
    """It remembers its earlier ones, even where it sees the same table again."""
    moves, state = line(game, 2), begun(game)
    decisions: dict[int, list[str]] = {player: [] for player in range(PLAYERS)}
    for index, move in enumerate(moves):
        if state.turn >= 0:
            seen = str(state_of(game, moves[:index], state.turn))
            assert seen.startswith(f"{state.turn}:")
            decisions[state.turn].append(seen)
        state.play(move)
    for texts in decisions.values():
        assert len(texts) == len(set(texts)) > 1
