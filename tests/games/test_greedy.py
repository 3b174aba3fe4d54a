"""Greedy plays much better than at random, the same each time, and sees what is in front of it."""

from __future__ import annotations

import pytest

from tests.scenarios.tahiti import table as tahiti
from tests.scenarios.tongiaki.table import table
from vaka import games
from vaka.agents import decide, make
from vaka.core import mode
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game
from vaka.games.tongiaki import GAME

GAMES = 12
enough_time = pytest.mark.skipif(
    not mode.is_compiled(), reason="the same games, but minutes of them"
)

every_game = pytest.mark.parametrize(
    "game", [games.load(name) for name in games.names()], ids=games.names()
)


def play(game: Game, seed: int, seat: int, players: int) -> tuple[float, str]:
    """A game of one greedy agent against random ones: what it won, and how it ended."""
    dice = Dice(seed)
    agents = [make("greedy" if other == seat else "random", game) for other in range(players)]
    state = game.start(game.setup(players))
    while not state.is_over:
        if state.turn == CHANCE:
            state.play(dice.choose(state.moves()))
        else:
            for move in decide(agents[state.turn], game, state, dice):
                state.play(move)
    return state.returns()[seat], game.position(state)


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


def test_greedy_sails_where_it_lands() -> None:
    chart = "Tonga@0,0/0[rr|||||];Rarotonga@5,0/0[bbb|];Samoa@4,1/0[||];A@4,0/0"
    sailing = table(chart, now="sail").state
    [move] = decide(make("greedy", GAME), GAME, sailing, Dice(1))
    assert GAME.text(sailing, move) == "sail Rarotonga.a 1"


def test_greedy_keeps_what_it_has_when_the_end_is_near() -> None:
    oceans = ";".join(f"{name}@{i - 7},5/0" for i, name in enumerate("ABCDEFGHIJKLMNO"))
    chart = f"Tonga@0,0/0[rr|rr||||];Samoa@0,1/3[b|b|b];{oceans}"
    position = table(chart).state
    [move] = decide(make("greedy", GAME), GAME, position, Dice(1))
    assert GAME.text(position, move) != "settle"


def test_greedy_flies_and_opens_what_wins() -> None:
    game = tahiti.table(hands="fruit4/boats1", centre="-")
    [move] = decide(make("greedy", game.game), game.game, game.state, Dice(1))
    assert game.game.text(game.state, move) == "play fruit4"
    opening = tahiti.table(hands="fruit9,fruit1/boats1", tables="-/fruit5", now="open", round="4")
    [move] = decide(make("greedy", opening.game), opening.game, opening.state, Dice(1))
    assert opening.game.text(opening.state, move) == "lay fruit9"
