"""Going on from what one knows: the hidden draws of a line of play are drawn anew."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.contract.walk import line_of, random_setup
from tests.toy import PEBBLES, REACH, TURN
from vaka import games
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game, Setup
from vaka.core.records.belief import believable

HIDING = [PEBBLES, *(game for game in map(games.load, games.names()) if game.hides)]


def told(game: Game, setup: Setup, moves: list[int], eye: int | None) -> list[object]:
    """All that an eye is told of a line of play, move by move."""
    state = game.start(setup)
    heard: list[object] = []
    for move in moves:
        sees = game.sees(state, move, eye)
        text = game.text(state, move) if sees else None
        heard.append((sees, text, game.play(state, move, eye), game.view(state, eye)))
    return heard


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(6))
def test_who_saw_a_part_of_it_cannot_tell_it_from_what_was(game: Game, seed: int) -> None:
    dice = Dice(f"belief {seed}")
    setup = random_setup(game, dice)
    whole = line_of(game, setup, dice)
    line = whole[: dice.below(len(whole))]
    eyes: list[int | None] = [None, *range(dice.below(len(setup.seats)))]
    other = believable(game, setup, line, eyes, dice)
    for eye in eyes:
        assert told(game, setup, other, eye) == told(game, setup, line, eye)
    every: list[int | None] = [None, *range(len(setup.seats))]
    assert believable(game, setup, line, every, dice) == line


def test_what_is_hidden_is_nothing_of_what_was() -> None:
    game = games.load("tahiti")
    setup = game.setup(3)
    line = line_of(game, setup, Dice("deal"))[:20]  # all hands are dealt, and the centre
    state, unseen = game.start(setup), []
    for place, move in enumerate(line):
        if state.turn == CHANCE and not game.sees(state, move, 0) and place < 15:
            unseen.append(place)
        state.play(move)
    assert len(unseen) == 10
    others = [believable(game, setup, line, [None, 0], Dice(seed)) for seed in range(12)]
    for place in unseen:
        found = Counter(other[place] for other in others)
        assert len(found) > 7
        assert found[line[place]] < 4


def test_what_has_left_a_hand_since_was_in_it() -> None:
    drop = [1, 3]  # a 1 and a 3
    line = [REACH, TURN, REACH, TURN + 4, REACH, TURN + 2, REACH, TURN + 1, *drop]
    setup = PEBBLES.setup(2)
    for seed in range(10):
        other = believable(PEBBLES, setup, line, [None, 1], Dice(seed))
        assert sorted([other[1], other[5]]) == [TURN, TURN + 2]
    seen = {believable(PEBBLES, setup, line, [None, 0], Dice(seed))[3] for seed in range(30)}
    assert len(seen) == 6


def test_where_nothing_is_left_to_draw_hands_are_exchanged() -> None:
    """All but one of the pebbles are in hands: two of those who are not looked at may hold any."""
    worths = [0, 1, 5, 0, 1, 4, 0, 1, 3, 2, 3]
    line = [move for worth in worths for move in (REACH, TURN + worth)]
    setup = PEBBLES.setup(4)
    hands = set()
    for seed in range(20):
        other = believable(PEBBLES, setup, line, [None, 0, 3], Dice(seed))
        hands.add(tuple(sorted(other[place] for place in (3, 11, 19))))
    assert len(hands) > 5
