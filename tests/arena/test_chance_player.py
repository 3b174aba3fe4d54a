"""Chance in the games of a match: by the weights, and the same for all games of a round."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.arena.chance_player import ChancePlayer, IndependentChance, PairedChance
from vaka.arena.match import Match, play_game
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game, State


def drawing_state() -> State:
    """A bag with 1 to 6 in different numbers."""
    state = PEBBLES.initial_state(PEBBLES.setup(2))
    state.play(0)
    return state


@pytest.mark.parametrize("kind", [IndependentChance, PairedChance])
def test_chance_draws_by_weight(kind: type[IndependentChance] | type[PairedChance]) -> None:
    state, luck = drawing_state(), kind(Dice(1))
    weights = dict(zip(state.moves(), state.weights(), strict=True))
    drawn = Counter(luck.draw(state) for _ in range(6000))
    for move, weight in weights.items():
        assert drawn[move] == pytest.approx(6000 * weight / sum(weights.values()), rel=0.15)


def test_what_was_dealt_before_says_nothing_about_what_is_dealt_next() -> None:
    state = drawing_state()
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(6000):
        luck = PairedChance(Dice(seed))
        pairs[luck.draw(state), luck.draw(state)] += 1
    weights = dict(zip(state.moves(), state.weights(), strict=True))
    total = sum(weights.values())
    expected = {
        (one, two): 6000 * weights[one] * weights[two] / total**2
        for one in weights
        for two in weights
    }
    square = sum((pairs[pair] - many) ** 2 / many for pair, many in expected.items())
    assert square < 70  # 36 kinds of pairs: one sample in 2,000 would exceed 35 + 35


def order(game: Game, luck: ChancePlayer, dice: Dice) -> list[int]:
    """What chance turns up in a game whose seats play at random."""
    state, drawn = game.initial_state(game.setup(2)), []
    while not state.is_over:
        if state.turn == CHANCE:
            drawn.append(luck.draw(state))
            state.play(drawn[-1])
        else:
            state.play(dice.choose(state.moves()))
    return drawn


def test_all_games_of_a_round_turn_the_tiles_in_the_same_order() -> None:
    game = games.load("tongiaki")
    orders = [order(game, PairedChance(Dice("round")), Dice(seed)) for seed in range(6)]
    longest = max(orders, key=len)
    assert len(longest) > 20
    assert all(drawn == longest[: len(drawn)] for drawn in orders)
    assert order(game, PairedChance(Dice("another round")), Dice(0)) != orders[0]


def test_where_games_differ_in_what_is_left_most_draws_stay_the_same() -> None:
    """Only a move that is gone is replaced; the others are not moved about."""
    state = drawing_state()
    other = drawing_state()
    other.play(other.moves()[0])
    other.play(0)
    same = sum(
        PairedChance(Dice(seed)).draw(state) == PairedChance(Dice(seed)).draw(other)
        for seed in range(500)
    )
    assert same > 450


def test_rounds_of_a_match_share_their_luck() -> None:
    game = games.load("tongiaki")
    match = Match(game, 2, ("greedy", "random"), "1", is_rotated=True)
    one, two, three = (_drawn(match, number) for number in (1, 2, 3))
    shorter = min(len(one), len(two))
    assert one[:shorter] == two[:shorter]
    assert three[:shorter] != one[:shorter]


def _drawn(match: Match, number: int) -> list[int]:
    record = play_game(match, number).record
    state, drawn = match.game.initial_state(record.setup), []
    for move in record.entries:
        assert isinstance(move, int)
        if state.turn == CHANCE:
            drawn.append(move)
        state.play(move)
    return drawn


def test_random_options_are_the_same_for_a_round() -> None:
    game = games.load("tongiaki")
    agents = ("greedy:depth=1", "random")
    match = Match(game, 2, agents, "1", has_random_options=True, is_rotated=True)
    one, two, three = (play_game(match, number).result.options for number in (1, 2, 3))
    assert one == two != three
