"""Records as text and as JSON, and their round trips."""

from __future__ import annotations

import json
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.pebbles_game import PEBBLES, find_game, patient, play_on, random_recorder
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup, NotNow
from vaka.core.fair_shuffle import Shuffle
from vaka.core.records.files import dumps, from_json, loads, to_json, to_object
from vaka.core.records.record import Record, Result, Undo, standing_moves
from vaka.core.records.recorder import Recorder
from vaka.core.records.verification import verify

PAGE = Path(__file__).parents[2] / "docs" / "records.md"

HEAD = """\
vaka record 1
game pebbles
rules 3
seats blue red
player "Anna"
player "bot random"
option twins allowed
first blue

"""


def new_recorder() -> Recorder:
    return Recorder(PEBBLES, PEBBLES.setup(["Anna", "bot random"]))


def body(recorder: Recorder) -> list[str]:
    """The lines of a record after the head."""
    return dumps(recorder.record, PEBBLES).split("\n\n", 1)[1].splitlines()


def digest(recorder: Recorder, ply: int) -> str:
    return PEBBLES.digest(recorder.at(ply))[:16]


# ---- what the text says


def test_a_record_begins_with_how_the_table_was_set() -> None:
    assert dumps(new_recorder().record, PEBBLES) == HEAD


def test_a_turn_is_a_line_with_its_draws_and_the_digest_after_it() -> None:
    recorder = new_recorder()
    for move in ("reach", "turn 3", "reach", "turn 1"):
        recorder.play(move)
    assert body(recorder) == [
        f"1 blue: reach; turn 3 = {digest(recorder, 2)}",
        f"2 red: reach; turn 1 = {digest(recorder, 4)}",
    ]


def test_an_unfinished_turn_has_no_digest() -> None:
    recorder = new_recorder()
    recorder.play("reach")
    assert body(recorder) == ["1 blue: reach"]


def test_a_lot_stands_before_the_first_turn() -> None:
    recorder = Recorder(PEBBLES, PEBBLES.setup(3, first=None))
    recorder.play("lot 3")
    recorder.play("reach")
    assert "first lot" in dumps(recorder.record, PEBBLES).splitlines()
    assert body(recorder) == [f"0 chance: lot 3 = {digest(recorder, 1)}", "1 green: reach"]


def test_an_undo_is_a_line_and_what_it_struck_stays() -> None:
    recorder = new_recorder()
    for move in ("reach", "turn 3", "reach"):
        recorder.play(move)
    recorder.undo(1, 2)
    recorder.play("turn 4")
    assert body(recorder) == [
        f"1 blue: reach; turn 3 = {digest(recorder, 2)}",
        "2 red: reach",
        "undo red 2",
        f"1 blue: turn 4 = {digest(recorder, 5)}",
    ]


def test_a_finished_record_ends_with_its_result_and_the_secret() -> None:
    lines = body(random_recorder(7, undos=0))
    reason, *shares = lines[-2].split("; ")
    assert reason in ("end bag", "end pond")
    assert [share.split(" ")[0] for share in shares] == ["blue", "red"]
    assert sum(Fraction(share.split(" ")[1]) for share in shares) == 1
    assert lines[-1] == f"secret {7:064x}"


def test_the_shuffle_and_its_strings_stand_in_the_head() -> None:
    recorder = Recorder(PEBBLES, PEBBLES.setup(), Shuffle.with_secret("0" * 64))
    recorder.mix(1, 'say "hi" \\o/')
    recorder.mix(0, "")
    head = dumps(recorder.record, PEBBLES).splitlines()
    assert head[8:] == [
        f"shuffle {Shuffle.with_secret('0' * 64).commitment}",
        'mix blue ""',
        'mix red "say \\"hi\\" \\\\o/"',
        "",
    ]


def test_a_fork_says_how_much_of_it_was_played_elsewhere() -> None:
    fork = random_recorder(7).fork(5, Shuffle.with_secret("1" * 64))
    assert "fork 5" in dumps(fork.record, PEBBLES).splitlines()


# ---- nothing is lost


def some_record(seed: int, plies: int) -> Record:
    """A record of any kind: with and without shuffle, undos, lot, fork and end."""
    dice = Dice(seed)
    shuffle = Shuffle.with_secret(f"{seed:064x}") if dice.below(2) else None
    names = ["Zoë", '"\\', "", "a b  c"][: 2 + dice.below(3)]
    setup = PEBBLES.setup(
        names, preset=dice.choose([None, "strict"]), first=dice.choose([None, 0, 1])
    )
    recorder = Recorder(PEBBLES, setup, shuffle)
    if shuffle and dice.below(2):
        recorder.mix(1, "“quoted” \\ 'text'")
        recorder.mix(0, "; = #")
    play_on(recorder, dice, plies, undos=15)
    if dice.below(4) == 0:
        recorder = play_on(
            recorder.fork(dice.below(recorder.plies + 1), None), dice, plies, undos=15
        )
    if recorder.record.commitment and recorder.state.is_over:
        recorder.reveal()
    return recorder.record


some_records = st.builds(some_record, st.integers(0, 10_000), st.integers(0, 60))


@patient
@given(some_records)
def test_a_record_comes_back_from_its_text(record: Record) -> None:
    text = dumps(record, PEBBLES)
    assert loads(text, find_game) == record
    assert dumps(loads(text, find_game), PEBBLES) == text


@patient
@given(some_records)
def test_a_record_comes_back_from_its_json(record: Record) -> None:
    text = to_json(record, PEBBLES)
    assert from_json(text, find_game) == record
    assert to_json(from_json(text, find_game), PEBBLES) == text


@patient
@given(some_records)
def test_text_and_json_say_the_same(record: Record) -> None:
    text, document = dumps(record, PEBBLES), to_json(record, PEBBLES)
    assert dumps(from_json(document, find_game), PEBBLES) == text
    assert to_json(loads(text, find_game), PEBBLES) == document
    assert from_json(document, find_game).digests == loads(text, find_game).digests


def reversed_keys(value: Any) -> Any:
    """A JSON value with the members of every object in the opposite order."""
    if isinstance(value, dict):
        return {key: reversed_keys(value[key]) for key in reversed(value)}
    return [reversed_keys(item) for item in value] if isinstance(value, list) else value


@patient
@given(some_records)
def test_json_may_be_reordered_and_laid_out_at_will(record: Record) -> None:
    document = to_object(record, PEBBLES)
    assert json.loads(to_json(record, PEBBLES)) == document
    turned = json.dumps(reversed_keys(document), indent=3)
    assert from_json(turned, find_game) == record
    assert from_json(json.dumps(document, separators=(",", ":")), find_game) == record


@patient
@given(some_records, st.data())
def test_every_prefix_of_a_record_replays(record: Record, data: st.DataObject) -> None:
    recorder = Recorder.resume(record, PEBBLES)
    ply = data.draw(st.integers(0, len(record.entries)))
    prefix = recorder.fork(ply)
    assert PEBBLES.position_text(prefix.state) == PEBBLES.position_text(recorder.at(ply))
    text = dumps(prefix.record, PEBBLES)
    assert loads(text, find_game).entries == record.entries[:ply]


def test_a_record_knows_where_each_entry_stood() -> None:
    recorder = new_recorder()
    for move in ("reach", "turn 3", "reach"):
        recorder.play(move)
    recorder.undo(1)
    assert loads(dumps(recorder.record, PEBBLES), find_game).lines == (10, 10, 11, 12)
    assert from_json(to_json(recorder.record, PEBBLES), find_game).lines == (11, 11, 12, 13)


# ---- what a person may write


def test_comments_empty_lines_and_foreign_line_ends_are_forgiven() -> None:
    record = random_recorder(3).record
    text = dumps(record, PEBBLES)
    lines = ["# a comment", "", "# 7 blue: reach"]
    loose = "\ufeff" + "".join(
        f"{line}\r\n" + "\r\n".join(lines) + "\r\n" for line in text.splitlines()
    )
    assert loads(loose, find_game) == record


def test_digests_may_be_left_out() -> None:
    text = HEAD + "1 blue: reach; turn 3\n2 red: reach\n"
    assert loads(text, find_game).entries == (0, 9, 0)
    assert loads(text, find_game).digests == {}


def test_an_option_left_out_has_its_default() -> None:
    text = HEAD.replace("option twins allowed\n", "")
    assert loads(text, find_game) == new_recorder().record


def test_strings_may_be_listed_in_any_order() -> None:
    recorder = Recorder(PEBBLES, PEBBLES.setup(), Shuffle.with_secret("0" * 64))
    recorder.mix(0, "one")
    recorder.mix(1, "two")
    text = dumps(recorder.record, PEBBLES)
    swapped = text.replace('mix blue "one"\nmix red "two"', 'mix red "two"\nmix blue "one"')
    assert swapped != text
    assert dumps(loads(swapped, find_game), PEBBLES) == text


# ---- the data


def test_the_moves_that_stand_are_those_not_taken_back() -> None:
    assert standing_moves([1, 2, 3, Undo(0, 2), 4, Undo(1, 1), 5]) == [1, 5]
    with pytest.raises(NotNow, match="cannot take back 2 of 1 plies"):
        standing_moves([1, Undo(0, 2)])


def test_shares_of_the_win_are_exact() -> None:
    recorder = Recorder(PEBBLES, PEBBLES.setup(3))
    for worth in (1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6):
        recorder.play_run(["reach", f"turn {worth}"])
    assert recorder.record.result == Result("bag", (Fraction(1, 3),) * 3)
    assert body(recorder)[-1] == "end bag; blue 1/3; red 1/3; green 1/3"


@pytest.mark.parametrize("name", ["x" * 101, "two\nlines", "\x1b[2J", "\udc80"])
def test_a_name_that_does_not_fit_on_a_line_is_refused_before_the_game(name: str) -> None:
    with pytest.raises(InvalidSetup, match="the name of a player"):
        Recorder(PEBBLES, PEBBLES.setup(["Anna", name]))


# ---- the page


def test_the_record_on_the_page_is_a_record() -> None:
    page = PAGE.read_text(encoding="utf-8")
    text = page.split("```text\nvaka record", 1)[1].split("```", 1)[0]
    record = loads("vaka record" + text, find_game)
    assert record.result is not None
    assert any(isinstance(entry, Undo) for entry in record.entries)
    assert dumps(record, PEBBLES) == "vaka record" + text
    digest = page.split("digest   = ", 1)[1].split("\n", 1)[0]
    position = page.split("position = ", 1)[1].split("\n", 1)[0]
    assert record.digests[1] == digest == sha256(position.encode()).hexdigest()[:16]
    assert verify(record, PEBBLES).shuffle == "proven"
    document = page.split("```json\n", 1)[1].split("```", 1)[0]
    assert set(json.loads(document)) == set(to_object(record, PEBBLES)) | {"fork"}
