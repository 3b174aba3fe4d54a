"""A small version of what `make strength` measures. The dice are fixed, and the margin is wide."""

from __future__ import annotations

import pytest

from vaka import games
from vaka.agents import decide, make
from vaka.core import mode
from vaka.core.adapter import sampled
from vaka.core.dice import Dice

pytestmark = pytest.mark.skipif(not mode.is_compiled(), reason="takes minutes without a compiler")


def score(game_name: str, agents: tuple[str, ...], rounds: int) -> float:
    """What the first agent wins on average, in every seat with the same luck."""
    game, won, count = games.load(game_name), 0.0, len(agents)
    for number in range(count * rounds):
        place = number % count
        players = [
            make(text, game) for text in (*agents[1 : place + 1], agents[0], *agents[place + 1 :])
        ]
        dice, state = Dice(f"strength {number // count}"), game.start(game.setup(count))
        chance = dice.fork("chance")
        while not state.is_over:
            if state.turn < 0:
                state.play(sampled(state, chance))
                continue
            for move in decide(players[state.turn], game, state, dice):
                state.play(move)
        won += state.returns()[place]
    return won / (count * rounds)


def test_a_search_beats_greedy_at_tongiaki() -> None:
    assert score("tongiaki", ("mcts:playouts=600", "greedy"), 8) > 0.6


def test_a_search_beats_greedy_at_tahiti() -> None:
    assert score("tahiti", ("mcts:playouts=300", "greedy:guesses=1"), 6) > 0.55


def test_a_search_wins_more_than_its_share_among_four_at_tongiaki() -> None:
    assert score("tongiaki", ("mcts:playouts=1000", "greedy", "greedy", "greedy"), 4) > 0.3


def test_a_search_wins_more_than_its_share_among_four_at_tahiti() -> None:
    others = ("greedy:guesses=1",) * 3
    assert score("tahiti", ("mcts:playouts=500", *others), 4) > 0.3


def test_a_search_beats_three_that_choose_at_random_at_tahiti() -> None:
    assert score("tahiti", ("mcts:playouts=100", "random", "random", "random"), 3) > 0.6


@pytest.mark.parametrize(("game", "rounds"), [("tongiaki", 8), ("tahiti", 4)])
def test_ten_times_the_playouts_are_better(game: str, rounds: int) -> None:
    assert score(game, ("mcts:playouts=200", "mcts:playouts=20"), rounds) > 0.6


@pytest.mark.parametrize("game", games.names())
def test_a_search_beats_chance(game: str) -> None:
    assert score(game, ("mcts:playouts=60", "random"), 3) > 0.8
