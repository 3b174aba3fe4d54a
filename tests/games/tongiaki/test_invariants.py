"""Boats, moorings and tiles are accounted for after every move of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hypothesis import given

from tests.contract.walk import random_setup, walk
from tests.games.tongiaki import invariants
from tests.games.tongiaki.invariants import Look
from tests.properties.strategies import examples, positions, seeds
from vaka.core.dice import Dice
from vaka.core.game import State
from vaka.games.tongiaki import GAME


@examples(20)
@given(seeds)
def test_every_colour_has_its_fifteen_boats_somewhere(seed: int) -> None:
    _check_every(seed, invariants.boats_are_accounted_for)


@examples(20)
@given(seeds)
def test_no_beach_holds_more_boats_than_moorings(seed: int) -> None:
    _check_every(seed, invariants.beaches_have_moorings)


@examples(20)
@given(seeds)
def test_after_a_turn_no_beach_is_full_unless_an_option_lets_it_wait(seed: int) -> None:
    _check_every(seed, invariants.no_beach_waits)


@examples(20)
@given(seeds)
def test_every_tile_is_laid_or_gone_or_in_hand_or_in_the_pile(seed: int) -> None:
    _check_every(seed, invariants.tiles_are_accounted_for)


@examples(20)
@given(seeds)
def test_who_owns_a_royal_island_has_founded_it(seed: int) -> None:
    _check_every(seed, invariants.foundings_are_counted)


@examples(20)
@given(seeds)
def test_sailings_and_quiet_turns_stay_within_their_limits(seed: int) -> None:
    _check_every(seed, invariants.counts_are_within_limits)


@examples(300)
@given(positions(GAME))
def test_all_of_it_is_true_at_any_moment(state: State) -> None:
    invariants.check(state)


def _check_every(seed: int, check: Callable[[Look], None]) -> None:
    for here in _looks(seed):
        check(here)


def _looks(seed: int) -> Iterator[Look]:
    """Every position of a game."""
    dice = Dice(seed)
    state: State
    for state, _ in walk(GAME, random_setup(GAME, dice), dice):
        yield invariants.look(state)
    yield invariants.look(state)
