"""Records as text and as JSON: what they say, and that nothing is lost on the way."""

from __future__ import annotations

import json
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy import PEBBLES, find_game, patient, play_on, random_log
from vaka.core.chance import Shuffle
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup, NotNow
from vaka.core.records.archive import dumps, from_json, loads, to_json, to_object
from vaka.core.records.log import Log
from vaka.core.records.proof import verify
from vaka.core.records.record import Record, Result, Undo, standing

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


def new_log() -> Log:
    return Log(PEBBLES, PEBBLES.setup(["Anna", "bot random"]))


def body(log: Log) -> list[str]:
    """The lines of a log's record after the head."""
    return dumps(log.record, PEBBLES).split("\n\n", 1)[1].splitlines()


def digest(log: Log, ply: int) -> str:
    return PEBBLES.digest(log.at(ply))[:16]


# ---- what the text says


def test_a_record_begins_with_how_the_table_was_set() -> None:
    assert dumps(new_log().record, PEBBLES) == HEAD


def test_a_turn_is_a_line_with_its_draws_and_the_digest_after_it() -> None:
    log = new_log()
    for move in ("reach", "turn 3", "reach", "turn 1"):
        log.play(move)
    assert body(log) == [
        f"1 blue: reach; turn 3 = {digest(log, 2)}",
        f"2 red: reach; turn 1 = {digest(log, 4)}",
    ]


def test_an_unfinished_turn_has_no_digest() -> None:
    log = new_log()
    log.play("reach")
    assert body(log) == ["1 blue: reach"]


def test_a_lot_stands_before_the_first_turn() -> None:
    log = Log(PEBBLES, PEBBLES.setup(3, first=None))
    log.play("lot 3")
    log.play("reach")
    assert "first lot" in dumps(log.record, PEBBLES).splitlines()
    assert body(log) == [f"0 chance: lot 3 = {digest(log, 1)}", "1 green: reach"]


def test_an_undo_is_a_line_and_what_it_struck_stays() -> None:
    log = new_log()
    for move in ("reach", "turn 3", "reach"):
        log.play(move)
    log.undo(1, 2)
    log.play("turn 4")
    assert body(log) == [
        f"1 blue: reach; turn 3 = {digest(log, 2)}",
        "2 red: reach",
        "undo red 2",
        f"1 blue: turn 4 = {digest(log, 5)}",
    ]


def test_a_finished_record_ends_with_its_result_and_the_secret() -> None:
    lines = body(random_log(7, undos=0))
    reason, *shares = lines[-2].split("; ")
    assert reason in ("end bag", "end pond")
    assert [share.split(" ")[0] for share in shares] == ["blue", "red"]
    assert sum(Fraction(share.split(" ")[1]) for share in shares) == 1
    assert lines[-1] == f"secret {7:064x}"


def test_the_shuffle_and_its_strings_stand_in_the_head() -> None:
    log = Log(PEBBLES, PEBBLES.setup(), Shuffle.with_secret("0" * 64))
    log.mix(1, 'say "hi" \\o/')
    log.mix(0, "")
    head = dumps(log.record, PEBBLES).splitlines()
    assert head[8:] == [
        f"shuffle {Shuffle.with_secret('0' * 64).commitment}",
        'mix blue ""',
        'mix red "say \\"hi\\" \\\\o/"',
        "",
    ]


def test_a_fork_says_how_much_of_it_was_played_elsewhere() -> None:
    fork = random_log(7).fork(5, Shuffle.with_secret("1" * 64))
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
    log = Log(PEBBLES, setup, shuffle)
    if shuffle and dice.below(2):
        log.mix(1, "“quoted” \\ 'text'")
        log.mix(0, "; = #")
    play_on(log, dice, plies, undos=15)
    if dice.below(4) == 0:
        log = play_on(log.fork(dice.below(log.plies + 1), None), dice, plies, undos=15)
    if log.record.commitment and log.state.is_over:
        log.reveal()
    return log.record


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
    log = Log.resume(record, PEBBLES)
    ply = data.draw(st.integers(0, len(record.entries)))
    prefix = log.fork(ply)
    assert PEBBLES.position(prefix.state) == PEBBLES.position(log.at(ply))
    text = dumps(prefix.record, PEBBLES)
    assert loads(text, find_game).entries == record.entries[:ply]


def test_a_record_knows_where_each_entry_stood() -> None:
    log = new_log()
    for move in ("reach", "turn 3", "reach"):
        log.play(move)
    log.undo(1)
    assert loads(dumps(log.record, PEBBLES), find_game).lines == (10, 10, 11, 12)
    assert from_json(to_json(log.record, PEBBLES), find_game).lines == (11, 11, 12, 13)


# ---- what a person may write


def test_comments_empty_lines_and_foreign_line_ends_are_forgiven() -> None:
    record = random_log(3).record
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
    assert loads(text, find_game) == new_log().record


def test_strings_may_be_listed_in_any_order() -> None:
    log = Log(PEBBLES, PEBBLES.setup(), Shuffle.with_secret("0" * 64))
    log.mix(0, "one")
    log.mix(1, "two")
    text = dumps(log.record, PEBBLES)
    swapped = text.replace('mix blue "one"\nmix red "two"', 'mix red "two"\nmix blue "one"')
    assert swapped != text
    assert dumps(loads(swapped, find_game), PEBBLES) == text


# ---- the data


def test_the_moves_that_stand_are_those_not_taken_back() -> None:
    assert standing([1, 2, 3, Undo(0, 2), 4, Undo(1, 1), 5]) == [1, 5]
    with pytest.raises(NotNow, match="cannot take back 2 of 1 plies"):
        standing([1, Undo(0, 2)])


def test_shares_of_the_win_are_exact() -> None:
    log = Log(PEBBLES, PEBBLES.setup(3))
    for worth in (1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6):
        log.play_run(["reach", f"turn {worth}"])
    assert log.record.result == Result("bag", (Fraction(1, 3),) * 3)
    assert body(log)[-1] == "end bag; blue 1/3; red 1/3; green 1/3"


@pytest.mark.parametrize("name", ["x" * 101, "two\nlines", "\x1b[2J", "\udc80"])
def test_a_name_that_does_not_fit_on_a_line_is_refused_before_the_game(name: str) -> None:
    with pytest.raises(InvalidSetup, match="the name of a player"):
        Log(PEBBLES, PEBBLES.setup(["Anna", name]))


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
