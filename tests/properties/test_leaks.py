"""Whole games, looked at by every seat and by a spectator: nobody is told more than they may know.

Beside the real table another one is played that differs only in what an eye has not seen. Whatever
the eye is given of the two is the same, byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given

from tests.contract.walk import Mood, random_setup
from tests.properties.draw import examples, seeds
from vaka import games
from vaka.agents import decide, make
from vaka.core.choice import compose
from vaka.core.dice import Dice
from vaka.core.errors import VakaError
from vaka.core.game import CHANCE, JSON, Game, State
from vaka.core.mode import is_compiled

HIDING = [game for game in map(games.load, games.names()) if game.hides]
APART = 11 if is_compiled() else 33
"""Choices from one that bots are asked about to the next."""

TRIES = 12
"""Guesses after which no other table was found on which the same can be played."""

every_hiding_game = pytest.mark.parametrize("game", HIDING, ids=[game.name for game in HIDING])

Run = list[int]


def played(game: Game, seed: int) -> Iterator[tuple[State, Run]]:
    """A game at random, choice by choice: each position, and the run that is played there."""
    dice = Dice(seed)
    state, mood = game.start(random_setup(game, dice)), Mood(game, dice)
    while not state.is_over:
        before, run = state.copy(), [mood.choose(state)]
        state.play(run[0])
        while state.is_mid_choice:
            run.append(mood.choose(state))
            state.play(run[-1])
        yield before, run


def eyes(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def known(game: Game, state: State, eye: int | None) -> JSON:
    return game.view(state, eye) | game.memory(state, eye)


def written(value: object) -> str:
    return json.dumps(value)


def twin(
    game: Game, state: State, run: Run, eye: int | None, dice: Dice
) -> tuple[State, Run] | None:
    """A table that looks the same to an eye, and what looks the same there as a run here."""
    for _ in range(TRIES):
        other = game.guess(known(game, state, eye), dice)
        if game.position(other) == game.position(state):
            continue
        if state.turn == CHANCE and not game.sees(state, run[0], eye):
            return other, [dice.choose(other.moves())]
        if can_play(other, run):
            return other, run
    return None


def can_play(state: State, run: Run) -> bool:
    after = state.copy()
    for move in run:
        if after.refusal(move):
            return False
        after.play(move)
    return True


@every_hiding_game
@examples(6)
@given(seed=seeds)
def test_views_events_and_what_is_seen_of_moves_tell_nothing_hidden(game: Game, seed: int) -> None:
    dice = Dice(f"leak {seed}")
    for state, run in played(game, seed):
        for eye in eyes(state):
            found = twin(game, state, run, eye, dice)
            if found is not None:
                check_the_same(game, (state.copy(), run), found, eye)


def check_the_same(
    game: Game, here: tuple[State, Run], there: tuple[State, Run], eye: int | None
) -> None:
    """Play both, and compare all that the eye is given on the way."""
    state, other = here[0], there[0]
    for move, same in zip(here[1], there[1], strict=True):
        assert written(known(game, state, eye)) == written(known(game, other, eye))
        assert game.sees(state, move, eye) == game.sees(other, same, eye)
        told = game.play(state, move, eye), game.play(other, same, eye)
        if not state.is_over:  # at the end hands are laid down
            assert written(told[0]) == written(told[1])
    if not state.is_over:
        assert written(known(game, state, eye)) == written(known(game, other, eye))


@every_hiding_game
@examples(6)
@given(seed=seeds)
def test_of_a_half_made_choice_the_others_see_nothing(game: Game, seed: int) -> None:
    for state, run in played(game, seed):
        for eye in eyes(state):
            after = state.copy()
            before = written(game.view(after, eye))
            for move in run[:-1]:
                is_own = eye == after.turn
                assert game.sees(after, move, eye) == is_own
                assert is_own or game.play(after.copy(), move, eye) == []
                after.play(move)
                assert is_own or written(game.view(after, eye)) == before


@every_hiding_game
@examples(4)
@given(seed=seeds)
def test_errors_tell_the_mover_nothing_hidden(game: Game, seed: int) -> None:
    dice = Dice(f"error {seed}")
    for number, (state, run) in enumerate(played(game, seed)):
        if state.turn == CHANCE or number % 3:
            continue
        other = game.guess(known(game, state, state.turn), dice)
        for any_order in (False, True):
            for move in range(game.move_count):
                here = game.why_not(state, move, any_order=any_order)
                assert here == game.why_not(other, move, any_order=any_order)
        assert composed(game, state, run[:1]) == composed(game, other, run[:1])


def composed(game: Game, state: State, picks: Run) -> str:
    try:
        return str(compose(game, state, picks))
    except VakaError as error:
        return str(error)


@every_hiding_game
@pytest.mark.parametrize("text", ["random", "greedy", "mcts:playouts=30"])
@examples(2)
@given(seed=seeds)
def test_a_bot_does_the_same_whatever_is_hidden_from_it(game: Game, text: str, seed: int) -> None:
    dice, agent = Dice(f"bot {seed}"), make(text, game)
    for number, (state, _) in enumerate(played(game, seed)):
        if state.turn == CHANCE or number % APART:
            continue
        other = game.guess(known(game, state, state.turn), dice)
        choice = decide(agent, game, state, Dice(number))
        assert decide(agent, game, other, Dice(number)) == choice


@every_hiding_game
def test_hidden_things_do_differ(game: Game) -> None:
    """Else the tests above would compare a table with itself."""
    dice = Dice("differ")
    differing = [
        game.position(game.guess(known(game, state, eye), dice)) != game.position(state)
        for state, _ in played(game, 1)
        for eye in eyes(state)
        if state.turn != CHANCE
    ]
    assert sum(differing) > len(differing) * 0.8
