"""The networks of Tahiti: both modes compute exactly what their weights say."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from math import exp

import pytest

from tests.scenarios.tahiti.table import table
from vaka.agents import decide, make
from vaka.agents.search import Budget, SearchSettings, search_state
from vaka.core.dice import Dice
from vaka.core.neural_network import NetworkProfile, NetworkShape, Weights, no_correction
from vaka.core.search_adapter import sample_move
from vaka.games.tahiti import GAME
from vaka.games.tahiti.rules.cards import SEAT_WORDS
from vaka.games.tahiti.rules.engine import Tahiti

NETWORKS = {players: GAME.network(players) for players in GAME.player_counts}


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Every test ends with the weights that come with the game."""
    yield
    for network in NETWORKS.values():
        network.use(network.installed())


@pytest.fixture(params=NETWORKS)
def players(request: pytest.FixtureRequest) -> int:
    """Each number of players."""
    return int(request.param)


@pytest.fixture
def network(players: int) -> NetworkProfile:
    """The network for the number of players."""
    return NETWORKS[players]


def corrected(state: Tahiti) -> list[float]:
    """The corrected chances of all players."""
    chances = array("d", [0.0] * state.players)
    NETWORKS[state.players].estimate(state, chances)
    return chances.tolist()


def positions(seed: str, players: int, **options: str) -> Iterator[Tahiti]:
    """The positions of a random game after the deal."""
    state, dice = GAME.initial_state(GAME.setup(players, options=options, first=None)), Dice(seed)
    while not state.is_over:
        state.play(sample_move(state, dice))
        if state.year and not state.is_over:
            yield state


FRUIT = 2
"""The number of the suit."""

DIGITS = {
    2: ["0.499348147210", "0.497151540587", "0.502195473362", "0.506928025118"],
    3: ["0.331564683184", "0.332639328190", "0.329805660021", "0.331541887661"],
    4: ["0.250531382710", "0.249184224011", "0.253340944489", "0.248439370480"],
}


def random_weights(shape: NetworkShape, dice: Dice) -> dict[str, list[float]]:
    """Small weights, each a multiple of 1/512."""
    return {
        name: [(dice.below(17) - 8) / 512 for _ in range(size)]
        for name, size in shape.sizes.items()
    }


def views(shape: NetworkShape, row: list[float]) -> list[list[float]]:
    """The part of a row that belongs to each view."""
    width = (len(row) - 1) // shape.views
    return [row[1 + view * width :][:width] for view in range(shape.views)]


def log_odds(shape: NetworkShape, weights: Weights, moment: int, view: list[float]) -> float:
    """The log odds of a view by the definition of the network, one unit at a time."""
    lead, rest = view[0], view[1:]
    cut = shape.groups * shape.group_inputs
    sums = [0.0] * shape.group_units
    for group in range(shape.groups):
        inputs = rest[group * shape.group_inputs : (group + 1) * shape.group_inputs]
        for unit in range(shape.group_units):
            total = weights["group_biases"][moment * shape.group_units + unit]
            for index, value in enumerate(inputs):
                total += value * weights["group_weights"][index * shape.group_units + unit]
            sums[unit] += max(0.0, total)
    found = weights["scales"][moment] * lead
    if "output_biases" in weights:
        found += weights["output_biases"][moment]
    for unit in range(shape.units):
        total = weights["biases"][moment * shape.units + unit]
        for index, value in enumerate(sums):
            total += value * weights["sum_weights"][index * shape.units + unit]
        for index, value in enumerate(rest[cut:]):
            total += value * weights["weights"][index * shape.units + unit]
        found += max(0.0, total) * weights["output_weights"][unit]
    return found


def test_the_network_is_what_its_weights_say(network: NetworkProfile, players: int) -> None:
    weights = random_weights(network.shape, Dice("weights"))
    network.use(weights)
    moments = set()
    for state in positions("network", players):
        row = network.inputs(state)
        odds = [
            log_odds(network.shape, weights, int(row[0]), view)
            for view in views(network.shape, row)
        ]
        shares = [exp(each) for each in odds] if players > 2 else [exp(odds[0]), 1.0]
        chances = corrected(state)
        for place, share in enumerate(shares):
            chance = chances[(state.first + place) % players]
            assert chance == pytest.approx(share / sum(shares))
        moments.add(row[0])
    assert len(moments) > network.shape.moments / 2, "the game passes most moments"


def test_without_correction_the_chances_are_those_of_the_evaluation(
    network: NetworkProfile, players: int
) -> None:
    network.use(no_correction(network.shape))
    for state in positions("plain", players):
        assert corrected(state) == pytest.approx(GAME.win_chances(state))


def test_both_modes_compute_the_same_chances(network: NetworkProfile, players: int) -> None:
    """The same digits, compiled and interpreted: this test runs in both modes."""
    network.use(random_weights(network.shape, Dice("digits")))
    found = [corrected(state)[0] for state in positions("digits", players)]
    assert [f"{chance:.12f}" for chance in found[:: 20 * players]] == DIGITS[players]


def test_inputs_are_small_whole_numbers(network: NetworkProfile, players: int) -> None:
    shape = network.shape
    for state in positions("inputs", players):
        row = network.inputs(state)
        assert row[0] in range(shape.moments)
        for _, *inputs in views(shape, row):
            assert len(inputs) == shape.groups * shape.group_inputs + shape.inputs
            assert all(value == int(value) and abs(value) < 200 for value in inputs)


def test_a_seat_is_compared_with_the_best_and_the_second_best_of_the_others() -> None:
    """In half points, and at least one: of two with nine, yellow is first in play order."""
    state = table(hands="fruit9/fruit5/fruit9/pearls2", first="yellow").state
    shape = NETWORKS[4].shape
    leads = {}
    for place, view in enumerate(views(shape, NETWORKS[4].inputs(state))):
        fruit = view[1 + FRUIT * shape.group_inputs :]
        leads[SEAT_WORDS[(state.first + place) % 4]] = (fruit[3], fruit[4])
    assert leads == {"yellow": (1, 9), "white": (-19, -17), "purple": (-1, 9), "orange": (-9, -9)}


def test_seats_can_be_exchanged() -> None:
    """Only the place in the play order counts, not the number of the seat."""
    one = table(hands="fruit9,fruit8/boats1,pearls4", first="purple")
    other = table(hands="boats1,pearls4/fruit9,fruit8", first="orange")
    assert NETWORKS[2].inputs(one.state) == NETWORKS[2].inputs(other.state)
    assert corrected(one.state) == corrected(other.state)[::-1]


def test_the_network_is_used_with_the_usual_tourists_only(players: int) -> None:
    tourists = "1,1,1,1,1,1,1,1,1,1,1,1"
    unusual = [state.copy() for state in positions("unusual", players, tourists=tourists)]
    over = table(
        hands="/".join("-" * players),
        aside="/".join(["fruit12", *"-" * (players - 1)]),
        year="3",
        round="0",
        now="over:third_year",
        centre="-",
    ).state
    for state in (*unusual, over):
        assert corrected(state) == GAME.win_chances(state)


def test_a_search_with_unusual_tourists_is_one_without_the_network(players: int) -> None:
    """It keeps its rollouts, too."""
    state = next(positions("unusual", players, tourists="1,1,1,1,1,1,1,1,1,1,1,1"))
    on, off = (
        search_state(
            GAME, state, Dice(1), Budget(30), settings=SearchSettings(network=network)
        ).chances
        for network in (True, False)
    )
    assert on == off


def test_a_search_uses_the_network_if_it_is_told_to(network: NetworkProfile, players: int) -> None:
    """With weights that say that nobody is ahead, every playout says so."""
    weights = no_correction(network.shape)
    weights["scales"] = [0.0] * network.shape.moments
    network.use(weights)
    hands = "fruit9,fruit8,fruit12,boats11/boats1/pearls4/pearls2".split("/")[:players]
    state = table(hands="/".join(hands)).state
    searched = SearchSettings(network=True, rollout_turns=0), SearchSettings(rollout_turns=0)
    on, off = (
        search_state(GAME, state, Dice(1), Budget(50), settings=settings).chances[0].value
        for settings in searched
    )
    assert on == pytest.approx(1 / players)
    assert off > 1.1 / players


def test_mcts_uses_the_network_unless_it_is_told_not_to(
    network: NetworkProfile, players: int
) -> None:
    network.use(random_weights(network.shape, Dice("mcts")))
    asked = [state.copy() for state in positions("mcts", players) if may_choose(state)][:12]
    default, on, off = (
        [decide(make(f"mcts:playouts=8{text}", GAME), GAME, state, Dice(1)) for state in asked]
        for text in ("", ",network=yes", ",network=no")
    )
    assert default == on
    assert default != off


def may_choose(state: Tahiti) -> bool:
    """Whether a seat begins a choice here."""
    return state.turn >= 0 and not state.is_mid_choice
