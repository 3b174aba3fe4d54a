"""The network of Tahiti: both modes compute exactly what its weights say."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from math import exp

import pytest

from tests.scenarios.tahiti.table import table
from vaka.agents import decide, make
from vaka.agents.search import Budget, SearchSettings, search_state
from vaka.core.dice import Dice
from vaka.core.neural_network import Weights, no_correction
from vaka.core.search_adapter import sample_move
from vaka.games.tahiti import GAME
from vaka.games.tahiti.rules.engine import Tahiti

NETWORK = GAME.network
SHAPE = NETWORK.shape


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Every test ends with the weights that come with the game."""
    yield
    NETWORK.use(NETWORK.installed())


def corrected(state: Tahiti) -> list[float]:
    """The corrected chances of all players."""
    chances = array("d", [0.0] * state.players)
    NETWORK.estimate(state, chances)
    return chances.tolist()


def positions(seed: str, **options: str) -> Iterator[Tahiti]:
    """The positions of a random game of two after the deal."""
    state, dice = GAME.initial_state(GAME.setup(2, options=options, first=None)), Dice(seed)
    while not state.is_over:
        state.play(sample_move(state, dice))
        if state.year and not state.is_over:
            yield state


DIGITS = ["0.499348147210", "0.497151540587", "0.502195473362", "0.506928025118"]


def random_weights(dice: Dice) -> dict[str, list[float]]:
    """Small weights, each a multiple of 1/512."""
    return {
        name: [(dice.below(17) - 8) / 512 for _ in range(size)]
        for name, size in SHAPE.sizes.items()
    }


def log_odds(weights: Weights, row: list[float]) -> float:
    """The log odds of the first player by the definition of the network, one unit at a time."""
    moment, lead, rest = int(row[0]), row[1], row[2:]
    cut = SHAPE.groups * SHAPE.group_inputs
    sums = [0.0] * SHAPE.group_units
    for group in range(SHAPE.groups):
        inputs = rest[group * SHAPE.group_inputs : (group + 1) * SHAPE.group_inputs]
        for unit in range(SHAPE.group_units):
            total = weights["group_biases"][moment * SHAPE.group_units + unit]
            for index, value in enumerate(inputs):
                total += value * weights["group_weights"][index * SHAPE.group_units + unit]
            sums[unit] += max(0.0, total)
    found = weights["output_biases"][moment] + weights["scales"][moment] * lead
    for unit in range(SHAPE.units):
        total = weights["biases"][moment * SHAPE.units + unit]
        for index, value in enumerate(sums):
            total += value * weights["sum_weights"][index * SHAPE.units + unit]
        for index, value in enumerate(rest[cut:]):
            total += value * weights["weights"][index * SHAPE.units + unit]
        found += max(0.0, total) * weights["output_weights"][unit]
    return found


def test_the_network_is_what_its_weights_say() -> None:
    weights = random_weights(Dice("weights"))
    NETWORK.use(weights)
    moments = set()
    for state in positions("network"):
        row = NETWORK.inputs(state)
        chances = corrected(state)
        odds = log_odds(weights, row)
        assert chances[state.first] == pytest.approx(1 / (1 + exp(-odds)))
        assert sum(chances) == pytest.approx(1)
        moments.add(row[0])
    assert len(moments) > SHAPE.moments / 2, "the game passes most moments"


def test_without_correction_the_chances_are_those_of_the_evaluation() -> None:
    NETWORK.use(no_correction(SHAPE))
    for state in positions("plain"):
        assert corrected(state) == pytest.approx(GAME.win_chances(state))


def test_both_modes_compute_the_same_chances() -> None:
    """The same digits, compiled and interpreted: this test runs in both modes."""
    NETWORK.use(random_weights(Dice("digits")))
    found = [corrected(state)[0] for state in positions("digits")]
    assert [f"{chance:.12f}" for chance in found[::40]] == DIGITS


def test_inputs_are_small_whole_numbers() -> None:
    for state in positions("inputs"):
        moment, _, *inputs = NETWORK.inputs(state)
        assert len(inputs) == SHAPE.groups * SHAPE.group_inputs + SHAPE.inputs
        assert moment in range(SHAPE.moments)
        assert all(value == int(value) and abs(value) < 200 for value in inputs)


def test_seats_can_be_exchanged() -> None:
    """Only the place in the play order counts, not the number of the seat."""
    one = table(hands="fruit9,fruit8/boats1,pearls4", first="purple")
    other = table(hands="boats1,pearls4/fruit9,fruit8", first="orange")
    assert NETWORK.inputs(one.state) == NETWORK.inputs(other.state)
    assert corrected(one.state) == corrected(other.state)[::-1]


def test_the_network_is_used_with_the_usual_tourists_and_two_players_only() -> None:
    unusual = [state.copy() for state in positions("unusual", tourists="1,1,1,1,1,1,1,1,1,1,1,1")]
    three = table(hands="fruit9/boats1/pearls4").state
    over = table(
        hands="-/-", aside="fruit12/-", year="3", round="0", now="over:third_year", centre="-"
    ).state
    for state in (*unusual, three, over):
        assert corrected(state) == GAME.win_chances(state)


def test_a_search_uses_the_network_if_it_is_told_to() -> None:
    """With weights that say that the first player wins, every playout says so."""
    weights = no_correction(SHAPE)
    weights["output_biases"] = [50.0] * SHAPE.moments
    weights["scales"] = [0.0] * SHAPE.moments
    NETWORK.use(weights)
    state = table(hands="fruit9,fruit8/boats1,pearls4").state
    for settings, chance in (
        (SearchSettings(network=True), pytest.approx(1)),
        (SearchSettings(), pytest.approx(0.6, abs=0.35)),
    ):
        found = search_state(GAME, state, Dice(1), Budget(50), settings=settings)
        assert found.chances[0].value == chance


def test_mcts_uses_the_network_unless_it_is_told_not_to() -> None:
    NETWORK.use(random_weights(Dice("mcts")))
    asked = [state.copy() for state in positions("mcts") if may_choose(state)][:12]
    default, on, off = (
        [decide(make(f"mcts:playouts=8{text}", GAME), GAME, state, Dice(1)) for state in asked]
        for text in ("", ",network=yes", ",network=no")
    )
    assert default == on
    assert default != off


def may_choose(state: Tahiti) -> bool:
    """Whether a seat begins a choice here."""
    return state.turn >= 0 and not state.is_mid_choice
