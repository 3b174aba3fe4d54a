"""Run algorithms of OpenSpiel on our games: tree search, and regret minimisation.

    python examples/openspiel_algorithms.py

Tongiaki has perfect information, so OpenSpiel's `MCTSBot` searches it as it is. Tahiti has hidden
hands: outcome-sampling MCCFR plays it against itself and stores a policy for every information
state that it meets. Needs OpenSpiel: pip install 'vaka[envs]'
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.bots.uniform_random import UniformRandomBot

import vaka.envs.openspiel  # noqa: F401 (it registers the games)


def play(game: pyspiel.Game, bots: Sequence[Any], random: np.random.RandomState) -> list[float]:
    """Play one game. Return the share in the win of each player."""
    state = game.new_initial_state()
    for bot in bots:
        bot.restart()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def tree_search(simulations: int, games: int, seed: int) -> float:
    """The share of wins of `MCTSBot` against random play in two-player Tongiaki."""
    game = pyspiel.load_game("vaka_tongiaki(players=2)")
    random = np.random.RandomState(seed)
    searching = mcts.MCTSBot(
        game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, random), random_state=random
    )
    bots = [searching, UniformRandomBot(1, random)]
    return float(np.mean([play(game, bots, random)[0] for _ in range(games)]))


def regret_minimisation(iterations: int, seed: int) -> int:
    """The number of information states that outcome-sampling MCCFR met in Tahiti."""
    np.random.seed(seed)  # OpenSpiel uses the global generator
    solver = OutcomeSamplingSolver(pyspiel.load_game("vaka_tahiti(players=2)"))
    for _ in range(iterations):
        solver.iteration()
    return len(solver._infostates)


def main() -> None:
    """Read the command line and run both."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--simulations", type=int, default=20, help="of each search")
    parser.add_argument("--games", type=int, default=10, help="of each match")
    parser.add_argument("--iterations", type=int, default=20, help="of MCCFR")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wins = tree_search(given.simulations, given.games, given.seed)
    print(f"MCTS wins {wins:.0%} of {given.games} games of Tongiaki against random play")
    states = regret_minimisation(given.iterations, given.seed)
    print(f"MCCFR met {states} information states of Tahiti in {given.iterations} iterations")


if __name__ == "__main__":
    main()
