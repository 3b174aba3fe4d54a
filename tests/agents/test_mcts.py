"""The agent `mcts`: its parameters, and reproducible games."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.agents import decide, make
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import CHANCE, Game

GOLDEN = {"tahiti": "ed258f4aa17dc68c", "tongiaki": "064002dc17c1f198"}
"""The first moves of a game, as a digest: a change here is a change of how the agent plays."""

GAMES = [*map(games.load, games.names()), PEBBLES]


def play(game: Game, players: int, agent: str, seed: int, most: int = 10**6) -> list[int]:
    """The moves of a game of one agent against itself, or the first of them."""
    dice, bot, state = Dice(seed), make(agent, game), game.initial_state(game.setup(players))
    moves: list[int] = []
    while not state.is_over and len(moves) < most:
        is_chance = state.turn == CHANCE
        run = [dice.choose(state.moves())] if is_chance else decide(bot, game, state, dice)
        for move in run:
            state.play(move)
        moves += run
    return moves


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_dice_make_the_same_game(game: Game) -> None:
    for players in {game.player_counts[0], game.player_counts[-1]}:
        moves = play(game, players, "mcts:playouts=5", 1, 30)
        assert moves == play(game, players, "mcts:playouts=5", 1, 30)
        assert moves != play(game, players, "mcts:playouts=5", 2, 30)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_are_played_to_their_end(game: Game) -> None:
    assert play(game, game.player_counts[0], "mcts:playouts=2", 3)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("mcts:threads=0", "agent mcts needs threads from 1 to 256, not 0"),
        (
            "mcts:rollout_candidates=-1",
            "agent mcts needs rollout_candidates from 1 to 1000, not -1",
        ),
        ("mcts:tree_candidates=1001", "agent mcts needs tree_candidates from 1 to 1000, not 1001"),
        ("mcts:playouts=-1", "agent mcts needs playouts from 0 to 1000000000, not -1"),
        (
            "mcts:playouts=9876543210",
            "agent mcts needs playouts from 0 to 1000000000, not 9876543210",
        ),
        ("mcts:exploration=nan", "agent mcts needs exploration from 0 to 1000, not nan"),
        ("mcts:exploration=-5", "agent mcts needs exploration from 0 to 1000, not -5.0"),
        ("mcts:width=inf", "agent mcts needs width from 0 to 1000, not inf"),
        ("mcts:width=1e308", "agent mcts needs width from 0 to 1000, not 1e+308"),
        (
            "mcts:rollout_turns=2000000000",
            "agent mcts needs rollout_turns from -1 to 100000, not 2000000000",
        ),
        ("mcts:seconds=-0.1", "agent mcts needs seconds from 0 to 86400, not -0.1"),
        ("mcts:seconds=nan", "agent mcts needs seconds from 0 to 86400, not nan"),
        ("mcts:seconds=inf", "agent mcts needs seconds from 0 to 86400, not inf"),
        ("mcts:cpu=-0.1", "agent mcts needs cpu from 0 to 86400, not -0.1"),
        ("mcts:playouts=many", "parameter playouts of agent mcts is a whole number, not 'many'"),
    ],
)
def test_wrong_parameters_are_refused(text: str, message: str) -> None:
    with pytest.raises(InvalidSetup) as error:
        make(text, PEBBLES)
    assert str(error.value) == message


@pytest.mark.parametrize(("name", "digest"), sorted(GOLDEN.items()))
def test_both_modes_make_the_same_moves(name: str, digest: str) -> None:
    moves = play(games.load(name), 3, "mcts:playouts=8", 4, 40)
    assert sha256(str(moves).encode()).hexdigest()[:16] == digest
