"""Every prefix of a record is a record: it replays to the position that was there."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.walk import random_setup
from tests.properties.strategies import every_game, examples
from tests.records.random_records import play
from vaka import games
from vaka.core.build_mode import is_compiled
from vaka.core.dice import Dice
from vaka.core.errors import InvalidRecord
from vaka.core.game import Game
from vaka.core.records import files
from vaka.core.records.recorder import Recorder


@cache
def _recorder(game: Game, number: int) -> Recorder:
    setup = random_setup(game, Dice(f"prefix {number}"))
    return play(game, setup, number, is_fair=number % 2 == 0, undos=number % 8)


numbers = st.integers(0, 15 if is_compiled() else 2)


@every_game
@examples(150)
@given(number=numbers, share=st.floats(0, 1))
def test_every_prefix_of_a_record_replays(game: Game, number: int, share: float) -> None:
    recorder = _recorder(game, number)
    plies = int(share * (recorder.plies - 1))
    record = replace(
        recorder.record, entries=recorder.record.entries[:plies], result=None, secret=None
    )
    read = files.loads(files.dumps(record, game), games.load)
    assert read == record
    resumed = Recorder.resume(read, game)
    assert game.digest(resumed.state) == game.digest(recorder.at(plies))
    assert resumed.draws <= recorder.draws


@every_game
@examples(60)
@given(number=numbers, share=st.floats(0, 1))
def test_a_record_cut_off_after_a_line_is_the_record_so_far(
    game: Game, number: int, share: float
) -> None:
    recorder = _recorder(game, number)
    lines = files.dumps(recorder.record, game).splitlines(keepends=True)
    head = lines.index("\n") + 1
    last = _last_turn(lines)
    length = head + int(share * (last - head))
    read = files.loads("".join(lines[:length]), games.load)
    assert read.entries == recorder.record.entries[: len(read.entries)]
    assert read.result is None


@every_game
@examples(16)
@given(number=numbers)
def test_a_finished_game_without_its_result_is_missed(game: Game, number: int) -> None:
    recorder = _recorder(game, number)
    lines = files.dumps(recorder.record, game).splitlines(keepends=True)
    with pytest.raises(InvalidRecord, match="before its result"):
        files.loads("".join(lines[: _last_turn(lines) + 1]), games.load)


def _last_turn(lines: list[str]) -> int:
    """The line of the turn that ended the game."""
    return max(number for number, line in enumerate(lines) if line[0].isdigit())
