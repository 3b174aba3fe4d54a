"""A small version of what `make strength` measures. The dice are fixed, and the margin is wide."""

from __future__ import annotations

import pytest

from vaka import games
from vaka.agents import decide, make
from vaka.core import build_mode
from vaka.core.dice import Dice
from vaka.core.search_adapter import sample_move

pytestmark = pytest.mark.skipif(
    not build_mode.is_compiled(), reason="takes minutes without a compiler"
)


def score(game_name: str, agents: tuple[str, ...], rounds: int) -> float:
    """What the first agent wins on average, in every seat with the same luck."""
    game, won, count = games.load(game_name), 0.0, len(agents)
    for number in range(count * rounds):
        place = number % count
        players = [
            make(text, game) for text in (*agents[1 : place + 1], agents[0], *agents[place + 1 :])
        ]
        dice, state = Dice(f"strength {number // count}"), game.initial_state(game.setup(count))
        chance = dice.fork("chance")
        while not state.is_over:
            if state.turn < 0:
                state.play(sample_move(state, chance))
                continue
            for move in decide(players[state.turn], game, state, dice):
                state.play(move)
        won += state.returns()[place]
    return won / (count * rounds)


def test_a_search_beats_greedy_at_tongiaki() -> None:
    assert score("tongiaki", ("mcts:playouts=1500", "greedy"), 6) > 0.6


def test_a_search_beats_greedy_at_tahiti() -> None:
    assert score("tahiti", ("mcts:playouts=400", "greedy:determinizations=1"), 8) > 0.55


def test_a_search_wins_more_than_its_share_among_four_at_tongiaki() -> None:
    assert score("tongiaki", ("mcts:playouts=400", "greedy", "greedy", "greedy"), 3) > 0.3


def test_a_search_wins_more_than_its_share_among_four_at_tahiti() -> None:
    others = ("greedy:determinizations=1",) * 3
    assert score("tahiti", ("mcts:playouts=400", *others), 4) > 0.3


def test_a_search_beats_three_that_choose_at_random_at_tahiti() -> None:
    assert score("tahiti", ("mcts:playouts=60", "random", "random", "random"), 2) > 0.6


@pytest.mark.parametrize(("game", "playouts"), [("tongiaki", 20), ("tahiti", 10)])
def test_ten_times_the_playouts_are_better(game: str, playouts: int) -> None:
    agents = (f"mcts:playouts={10 * playouts}", f"mcts:playouts={playouts}")
    assert score(game, agents, 12) > 0.6


@pytest.mark.parametrize(
    "game", [name for name in games.names() if games.load(name).features.strength]
)
def test_a_search_beats_chance(game: str) -> None:
    assert score(game, ("mcts:playouts=60", "random"), 3) > 0.8
