"""A record cut into choices and draws."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.analysis.record_steps import final_state, record_steps
from vaka.core.dice import Dice
from vaka.core.game import CHANCE
from vaka.core.records.files import read
from vaka.core.records.record import standing_moves
from vaka.core.records.recorder import Recorder

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.vaka"))[::4]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_steps_are_the_record(file: Path) -> None:
    record = read(file, games.load)
    game = games.load(record.setup.game)
    steps = record_steps(game, record)
    assert [move for step in steps for move in step.moves] == standing_moves(record.entries)
    for step, following in pairwise(steps):
        assert game.position_text(step.after()) == game.position_text(following.state)
        assert step.to <= following.ply
        assert not following.state.is_mid_choice
        assert not (step.is_chance and following.is_chance and step.turn == following.turn)
    assert final_state(game, record).is_over


def test_a_step_is_a_whole_choice_of_one_seat() -> None:
    record = read(RECORDS[0], games.load)
    game = games.load(record.setup.game)
    steps = record_steps(game, record)
    assert any(len(step.moves) > 1 for step in steps if not step.is_chance)
    for step in steps:
        state = step.state.copy()
        for move in step.moves:
            assert state.turn == step.seat
            state.play(move)


def test_what_was_taken_back_is_no_step() -> None:
    recorder = Recorder(PEBBLES, PEBBLES.setup(2))
    recorder.play("reach")
    state = recorder.state
    recorder.play(state.moves()[0])
    recorder.play("reach")
    recorder.undo(1, 1)
    recorder.play("reach")
    steps = record_steps(PEBBLES, recorder.record)
    assert [(step.ply, step.to, step.seat) for step in steps] == [
        (0, 1, 0),
        (1, 2, CHANCE),
        (4, 5, 1),
    ]
    assert [step.turn for step in steps] == [1, 1, 2]


def test_a_choice_that_is_half_made_is_left_out() -> None:
    dice, recorder = Dice("half"), Recorder(PEBBLES, PEBBLES.setup(2))
    while not recorder.state.is_mid_choice:
        recorder.play(dice.choose(recorder.state.moves()))
    steps = record_steps(PEBBLES, recorder.record)
    assert steps[-1].to == recorder.plies - 1
    assert final_state(PEBBLES, recorder.record).is_mid_choice
