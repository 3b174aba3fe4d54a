"""Resampling the hidden draws of a line of moves."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.contract.walk import line_of, random_setup
from tests.pebbles_game import PEBBLES, REACH, TURN
from vaka import games
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game, Setup
from vaka.core.records.unseen_draws import resample_unseen

HIDING = [
    PEBBLES,
    *(game for game in map(games.load, games.names()) if game.has_hidden_information),
]


def seen_by(game: Game, setup: Setup, moves: list[int], viewer: int | None) -> list[object]:
    """Everything that a viewer gets from a line of moves."""
    state = game.initial_state(setup)
    seen: list[object] = []
    for move in moves:
        sees = game.may_see(state, move, viewer)
        text = game.move_text(state, move) if sees else None
        seen.append((sees, text, game.play(state, move, viewer), game.view(state, viewer)))
    return seen


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(6))
def test_who_saw_a_part_of_it_cannot_tell_it_from_what_was(game: Game, seed: int) -> None:
    dice = Dice(f"belief {seed}")
    setup = random_setup(game, dice)
    whole = line_of(game, setup, dice)
    line = whole[: dice.below(len(whole))]
    viewers: list[int | None] = [None, *range(dice.below(len(setup.seats)))]
    other = resample_unseen(game, setup, line, viewers, dice)
    for viewer in viewers:
        assert seen_by(game, setup, other, viewer) == seen_by(game, setup, line, viewer)
    every: list[int | None] = [None, *range(len(setup.seats))]
    assert resample_unseen(game, setup, line, every, dice) == line


def test_what_is_hidden_is_nothing_of_what_was() -> None:
    game = games.load("tahiti")
    setup = game.setup(3)
    line = line_of(game, setup, Dice("deal"))[:20]  # all hands are dealt, and the centre
    state, unseen = game.initial_state(setup), []
    for place, move in enumerate(line):
        if state.turn == CHANCE and not game.may_see(state, move, 0) and place < 15:
            unseen.append(place)
        state.play(move)
    assert len(unseen) == 10
    others = [resample_unseen(game, setup, line, [None, 0], Dice(seed)) for seed in range(12)]
    for place in unseen:
        found = Counter(other[place] for other in others)
        assert len(found) > 7
        assert found[line[place]] < 4


def test_what_has_left_a_hand_since_was_in_it() -> None:
    drop = [1, 3]  # a 1 and a 3
    line = [REACH, TURN, REACH, TURN + 4, REACH, TURN + 2, REACH, TURN + 1, *drop]
    setup = PEBBLES.setup(2)
    for seed in range(10):
        other = resample_unseen(PEBBLES, setup, line, [None, 1], Dice(seed))
        assert sorted([other[1], other[5]]) == [TURN, TURN + 2]
    seen = {resample_unseen(PEBBLES, setup, line, [None, 0], Dice(seed))[3] for seed in range(30)}
    assert len(seen) == 6


def test_where_nothing_is_left_to_draw_hands_are_exchanged() -> None:
    """All but one of the pebbles are in hands: two of those who are not looked at may hold any."""
    worths = [0, 1, 5, 0, 1, 4, 0, 1, 3, 2, 3]
    line = [move for worth in worths for move in (REACH, TURN + worth)]
    setup = PEBBLES.setup(4)
    hands = set()
    for seed in range(20):
        other = resample_unseen(PEBBLES, setup, line, [None, 0, 3], Dice(seed))
        hands.add(tuple(sorted(other[place] for place in (3, 11, 19))))
    assert len(hands) > 5
