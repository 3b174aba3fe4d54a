"""`greedy` beats `random`, and its games are reproducible."""

from __future__ import annotations

import pytest

from vaka import games
from vaka.agents import decide, make
from vaka.core import build_mode
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game

GAMES = 12
enough_time = pytest.mark.skipif(
    not build_mode.is_compiled(), reason="the same games, but minutes of them"
)

STRONG = [game for game in map(games.load, games.names()) if game.features.strength]
every_game = pytest.mark.parametrize("game", STRONG, ids=[game.name for game in STRONG])


def play(game: Game, seed: int, seat: int, players: int) -> tuple[float, str]:
    """A game of one greedy agent against random ones: what it won, and how it ended."""
    dice = Dice(seed)
    agents = [make("greedy" if other == seat else "random", game) for other in range(players)]
    state = game.initial_state(game.setup(players))
    while not state.is_over:
        if state.turn == CHANCE:
            state.play(dice.choose(state.moves()))
        else:
            for move in decide(agents[state.turn], game, state, dice):
                state.play(move)
    return state.returns()[seat], game.position_text(state)


@enough_time
@every_game
def test_greedy_beats_random_with_a_wide_margin(game: Game) -> None:
    won = sum(play(game, seed, seed % 2, 2)[0] for seed in range(GAMES))
    assert won > 0.75 * GAMES


@enough_time
@every_game
def test_greedy_beats_three_random_players(game: Game) -> None:
    won = sum(play(game, seed, seed % 4, 4)[0] for seed in range(GAMES))
    assert won > 0.5 * GAMES


@enough_time
@every_game
def test_the_same_dice_make_the_same_game(game: Game) -> None:
    assert play(game, 5, 1, 3) == play(game, 5, 1, 3)
