"""Greedy plays much better than at random, the same each time, and sees what is in front of it."""

from __future__ import annotations

from tests.scenarios.tongiaki.table import table
from vaka.agents import decide, make
from vaka.core import mode
from vaka.core.dice import Dice
from vaka.core.game import CHANCE
from vaka.games.tongiaki import GAME

GAMES = 40 if mode.is_compiled() else 3


def play(seed: int, seat: int, players: int) -> tuple[float, str]:
    """A game of one greedy agent against random ones: what it won, and how it ended."""
    dice = Dice(seed)
    agents = [make("greedy" if other == seat else "random", GAME) for other in range(players)]
    state = GAME.start(GAME.setup(players))
    while not state.is_over:
        if state.turn == CHANCE:
            state.play(dice.choose(state.moves()))
        else:
            for move in decide(agents[state.turn], GAME, state, dice):
                state.play(move)
    return state.returns()[seat], GAME.position(state)


def test_greedy_beats_random_with_a_wide_margin() -> None:
    won = sum(play(seed, seed % 2, 2)[0] for seed in range(GAMES))
    assert won > 0.75 * GAMES


def test_greedy_beats_three_random_players() -> None:
    won = sum(play(seed, seed % 4, 4)[0] for seed in range(GAMES))
    assert won > 0.5 * GAMES


def test_the_same_dice_make_the_same_game() -> None:
    assert play(5, 1, 3) == play(5, 1, 3)


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
