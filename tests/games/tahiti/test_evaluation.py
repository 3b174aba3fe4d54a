"""The evaluation of Tahiti values tourists, suits and the end of the game."""

from __future__ import annotations

import pytest

from tests.scenarios.tahiti.table import Table, table
from vaka.core.dice import Dice
from vaka.core.search_adapter import sample_move
from vaka.games.tahiti import GAME
from vaka.games.tahiti.rules.evaluation import prepare_quick_value, quick_value
from vaka.games.tahiti.rules.state import State


def value(game: Table, seat: int = 0) -> float:
    return GAME.evaluate(game.state, seat)


def test_tourists_set_aside_are_worth_something() -> None:
    assert value(table(aside="fruit12/-")) > value(table(aside="fruit1/-")) > value(table())


def test_higher_cards_are_worth_more() -> None:
    assert value(table(hands="fruit9/boats1")) > value(table(hands="fruit8/boats1"))


def test_a_suit_that_nobody_else_holds_is_worth_more_than_one_that_is_fought_for() -> None:
    assert value(table(hands="fruit9/boats8")) > value(table(hands="fruit9/fruit10"))


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    game = table(hands="fruit9,fruit8/boats1")
    assert value(game, 0) > 0 > value(game, 1)


def test_the_chances_add_up_and_follow_the_hopes() -> None:
    game = table(hands="fruit9,fruit8/boats1/boats2")
    chances = GAME.win_chances(game.state)
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[0]


def test_among_three_a_lead_is_worth_more_the_fewer_rounds_are_left() -> None:
    chances = [
        GAME.win_chances(table(hands="fruit9,fruit8/boats3/pearls4", round=str(number)).state)[0]
        for number in (1, 2, 3, 4)
    ]
    assert chances == sorted(set(chances))


def test_among_three_all_is_known_once_the_hands_are_to_be_laid_down() -> None:
    """H6.1  The last award goes by the hands alone, and nothing comes after it."""
    hands = "fruit9,fruit8/fruit10,fruit6/fruit9,fruit5"
    tables = "pearls1/-/-"
    last = table(hands=hands, tables=tables, year="3", now="renovate:-:-", centre="-")
    before = table(hands=hands, tables=tables, year="2", now="renovate:-:-", centre="-")
    assert GAME.win_chances(last.state)[0] > 0.5 > GAME.win_chances(before.state)[0] > 1 / 3


def test_a_won_game_is_worth_most() -> None:
    over = table(
        hands="-/-", aside="fruit12/-", year="3", round="0", now="over:third_year", centre="-"
    )
    assert over.state.returns() == [1.0, 0.0]
    assert value(over) > 20
    assert GAME.win_chances(over.state) == [1.0, 0.0]


def test_the_tally_adds_up_to_the_points() -> None:
    state = table(aside="fruit12,boats4/pearls1", twos="1,0").state
    tally = GAME.score_breakdown(state)
    points = [player["points"] for player in GAME.score(state)["players"]]
    assert [sum(part.values()) for part in tally] == points == [8, 1]
    assert tally[0] == {"flowers": 0, "boats": 2, "fruit": 4, "pearls": 0, "two_tourists": 2}


def test_what_appeals_to_a_seat_is_what_it_can_hope_for() -> None:
    for players in (2, 3, 4):
        state, dice = GAME.initial_state(GAME.setup(players)), Dice(players)
        while not state.is_over:
            state.play(sample_move(state, dice))
            hopes = [hoped(state, seat) for seat in range(players)]
            for seat, own in enumerate(hopes):
                others = (sum(hopes) - own) / (players - 1)
                assert GAME.evaluate(state, seat) == pytest.approx(own - others)


def hoped(state: State, seat: int) -> float:
    prepare_quick_value(state, seat)
    return quick_value(state, seat)
