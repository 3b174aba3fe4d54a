"""Record format 2: resignations, and moves that bots chose for people."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.pebbles_game import PEBBLES, find_game, play_on
from vaka.core.dice import Dice
from vaka.core.errors import InvalidRecord, NotNow
from vaka.core.game import NOBODY
from vaka.core.records.files import dumps, from_json, loads, to_json, to_object
from vaka.core.records.record import BotMove, Record, Resignation, Result, standing_moves
from vaka.core.records.recorder import Recorder
from vaka.core.records.verification import verify


def new_recorder(players: int = 2) -> Recorder:
    return Recorder(PEBBLES, PEBBLES.setup(players))


def played(recorder: Recorder, *moves: str) -> Recorder:
    for move in moves:
        recorder.play(move)
    return recorder


def bot_plays(recorder: Recorder, move: str) -> None:
    recorder.add(recorder.apply([move]), "timeout")


def lines(record: Record) -> list[str]:
    return dumps(record, PEBBLES).splitlines()


def check_round_trip(record: Record) -> None:
    """Text and JSON give the record back, and it verifies."""
    assert loads(dumps(record, PEBBLES), find_game) == record
    assert from_json(to_json(record, PEBBLES), find_game) == record
    verify(record, PEBBLES)


# ---- which format is written


def test_a_record_that_needs_nothing_of_format_2_is_written_in_format_1() -> None:
    record = played(new_recorder(), "reach", "turn 3").record
    assert lines(record)[0] == "vaka record 1"
    assert to_object(record, PEBBLES)["version"] == 1


def test_a_record_in_format_2_without_its_marks_is_read() -> None:
    record = played(new_recorder(), "reach", "turn 3").record
    text = dumps(record, PEBBLES).replace("vaka record 1", "vaka record 2")
    assert loads(text, find_game) == record


@pytest.mark.parametrize("version", ["0", "3", "17"])
def test_other_formats_are_refused(version: str) -> None:
    text = dumps(new_recorder().record, PEBBLES).replace("record 1", f"record {version}")
    with pytest.raises(InvalidRecord, match=f"line 1: the record has format {version}"):
        loads(text, find_game)
    document = to_json(new_recorder().record, PEBBLES)
    with pytest.raises(InvalidRecord, match=f"line 3: the record has format {version}"):
        from_json(document.replace('"version": 1', f'"version": {version}'), find_game)


# ---- moves of bots for people


def test_a_move_that_a_bot_chose_says_why() -> None:
    recorder = new_recorder()
    bot_plays(recorder, "reach")
    played(recorder, "turn 3", "reach", "turn 1")
    assert lines(recorder.record)[0] == "vaka record 2"
    assert lines(recorder.record)[-2].startswith("1 blue: reach (bot: timeout); turn 3 = ")
    assert lines(recorder.record)[-1].startswith("2 red: reach; turn 1 = ")
    [turn, _] = to_object(recorder.record, PEBBLES)["turns"]
    assert turn["bots"] == {"timeout": [0]}
    assert standing_moves(recorder.record.entries) == standing_moves(
        played(new_recorder(), "reach", "turn 3", "reach", "turn 1").record.entries
    )
    check_round_trip(recorder.record)


def test_verification_counts_the_moves_of_bots() -> None:
    recorder = new_recorder()
    bot_plays(recorder, "reach")
    assert "1 moves by bots for people" in str(verify(recorder.record, PEBBLES))


def test_a_draw_is_not_chosen_by_a_bot() -> None:
    record = played(new_recorder(), "reach", "turn 3").record
    text = (
        dumps(record, PEBBLES)
        .replace("record 1", "record 2")
        .replace("turn 3", "turn 3 (bot: absent)")
    )
    with pytest.raises(InvalidRecord, match="line 10: a draw is not the move of a bot"):
        loads(text, find_game)
    draw = record.entries[1]
    assert isinstance(draw, int)
    forged = replace(record, entries=(record.entries[0], BotMove(draw, "absent")))
    with pytest.raises(InvalidRecord, match="a draw is not the move of a bot"):
        verify(forged, PEBBLES)


def test_an_unknown_reason_of_a_bot_is_refused() -> None:
    text = dumps(played(new_recorder(), "reach").record, PEBBLES).replace("record 1", "record 2")
    with pytest.raises(InvalidRecord, match='a bot moves by timeout or absent, not "boredom"'):
        loads(text.replace("reach", "reach (bot: boredom)"), find_game)


def test_a_mark_in_format_1_is_refused() -> None:
    recorder = new_recorder()
    bot_plays(recorder, "reach")
    text = dumps(recorder.record, PEBBLES).replace("record 2", "record 1")
    with pytest.raises(InvalidRecord, match="line 10: "):
        loads(text, find_game)
    document = to_json(recorder.record, PEBBLES).replace('"version": 2', '"version": 1')
    with pytest.raises(InvalidRecord, match="a move that a bot chose for a person needs format 2"):
        from_json(document, find_game)


def test_a_mark_without_a_move_is_refused() -> None:
    recorder = new_recorder()
    bot_plays(recorder, "reach")
    document = to_json(recorder.record, PEBBLES).replace('{"timeout": [0]}', '{"timeout": [1]}')
    with pytest.raises(InvalidRecord, match="the turn has 1 moves: there is no move 1"):
        from_json(document, find_game)


# ---- resignations


def test_with_two_players_a_resignation_ends_the_game() -> None:
    recorder = played(new_recorder(), "reach", "turn 3")
    recorder.resign(1)
    assert recorder.result == Result("resigned", (Fraction(1), Fraction(0)))
    assert recorder.turn == NOBODY
    assert lines(recorder.record)[-2:] == ["resign red", "end resigned; blue 1; red 0"]
    assert to_object(recorder.record, PEBBLES)["turns"][-1] == {"resigned": "red"}
    check_round_trip(recorder.record)
    assert "1 resigned, finished" in str(verify(recorder.record, PEBBLES))


def test_nothing_happens_after_the_last_resignation() -> None:
    recorder = new_recorder()
    recorder.resign(0)
    for act in (
        lambda: recorder.play("reach"),
        lambda: recorder.resign(1),
        lambda: recorder.undo(0),
    ):
        with pytest.raises(NotNow):
            act()
    text = dumps(recorder.record, PEBBLES)
    with pytest.raises(InvalidRecord, match="goes on after its end"):
        loads(f"{text}undo red 1\n", find_game)
    with pytest.raises(InvalidRecord, match="line 11: the game was over before this line"):
        loads(text.replace("end resigned", "1 blue: reach\nend resigned"), find_game)


def test_a_resignation_splits_a_turn() -> None:
    recorder = played(new_recorder(3), "reach")
    recorder.resign(2)
    played(recorder, "turn 3", "reach", "turn 1")
    assert lines(recorder.record)[-4:-2] == ["1 blue: reach", "resign green"]
    assert lines(recorder.record)[-2].startswith("1 blue: turn 3 = ")
    check_round_trip(recorder.record)


def test_with_more_players_the_game_goes_on_until_one_is_left() -> None:
    recorder = new_recorder(3)
    recorder.resign(0)
    assert recorder.result is None
    ply = recorder.history.add(recorder.apply(["reach"])[0])
    assert ply.bot == "resigned"
    recorder = new_recorder(3)
    recorder.resign(0)
    with pytest.raises(NotNow, match="blue has resigned before"):
        recorder.resign(0)
    recorder.resign(1)
    assert recorder.result == Result("resigned", (Fraction(0), Fraction(0), Fraction(1)))
    check_round_trip(recorder.record)


@pytest.mark.parametrize("seed", range(12))
def test_who_has_resigned_does_not_win(seed: int) -> None:
    """The best of the others wins, with the same score as without the resignation."""
    recorder, as_usual = new_recorder(3), new_recorder(3)
    play_on(as_usual, Dice(seed))
    usual = as_usual.record.result
    assert usual is not None
    winner = usual.shares.index(max(usual.shares))
    recorder.resign(winner)
    for entry in as_usual.record.entries:
        recorder.play(standing_moves([entry])[0])
    found = recorder.record.result
    assert found is not None
    assert found.reason == usual.reason
    assert found.shares[winner] == 0
    assert sum(found.shares) == 1
    keys = PEBBLES.rank_keys(recorder.state)
    best = max(key for player, key in enumerate(keys) if player != winner)
    assert all(keys[player] == best for player, share in enumerate(found.shares) if share)
    check_round_trip(recorder.record)


def test_a_wrong_result_after_a_resignation_is_found() -> None:
    recorder = new_recorder()
    recorder.resign(1)
    text = dumps(recorder.record, PEBBLES).replace("blue 1; red 0", "blue 0; red 1")
    with pytest.raises(InvalidRecord, match="the result is wrong: it is resigned 1 0"):
        loads(text, find_game)


def test_an_undo_takes_back_moves_and_no_resignation() -> None:
    recorder = played(new_recorder(3), "reach", "turn 3")
    recorder.resign(2)
    recorder.undo(0, 2)
    assert recorder.history.resigned == {2}
    assert standing_moves(recorder.record.entries) == []
    check_round_trip(recorder.record)


def test_a_resignation_in_format_1_is_refused() -> None:
    recorder = new_recorder()
    recorder.resign(0)
    for text, load in (
        (dumps(recorder.record, PEBBLES).replace("record 2", "record 1"), loads),
        (to_json(recorder.record, PEBBLES).replace('"version": 2', '"version": 1'), from_json),
    ):
        with pytest.raises(InvalidRecord, match="a resignation needs format 2"):
            load(text, find_game)


def test_nobody_has_resigned_in_a_fork() -> None:
    recorder = played(new_recorder(), "reach", "turn 3")
    recorder.resign(0)
    fork = recorder.fork()
    assert fork.result is None
    assert Resignation(0) not in fork.entries
    assert fork.record.forked == 2
