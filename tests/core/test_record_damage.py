"""Records that are damaged, truncated, forged or too large get a one-line error."""

from __future__ import annotations

import re
import time
import tracemalloc
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.pebbles_game import PEBBLES, find_game, patient, random_recorder
from vaka.core.errors import InvalidRecord, VakaError
from vaka.core.records import files, parsed_record
from vaka.core.records.files import dumps, from_json, loads, read, to_json
from vaka.core.records.json_scanner import LONGEST_STRING, MOST_KEYS
from vaka.core.records.record import LONGEST_LINE, LONGEST_MOVE, MOST_BYTES, MOST_ENTRIES
from vaka.core.records.record_text import MOST_LINES
from vaka.core.text_checks import MAX_NAME_LENGTH

RECORD = random_recorder(1, undos=8, first=None).record  # red begins
TEXT = dumps(RECORD, PEBBLES)
DOCUMENT = to_json(RECORD, PEBBLES)
HEAD = 'vaka record 1\ngame pebbles\nrules 3\nseats blue red\nplayer "A"\nplayer "B"\nfirst blue\n'


def complaint(text: str | bytes) -> str:
    """What is wrong with a text, in one line."""
    with pytest.raises(InvalidRecord) as found:
        loads(text, find_game, "game.txt")
    assert "\n" not in str(found.value)
    assert len(str(found.value)) < 500
    return str(found.value)


def json_complaint(text: str | bytes) -> str:
    """What is wrong with a JSON text, in one line."""
    with pytest.raises(InvalidRecord) as found:
        from_json(text, find_game, "game.json")
    assert "\n" not in str(found.value)
    assert len(str(found.value)) < 500
    return str(found.value)


# ---- anything at all


def survives(text: bytes | str) -> None:
    """Either it is a record that replays, or one line says what is wrong and where."""
    for load in (loads, from_json):
        try:
            record = load(text, find_game)
        except InvalidRecord as error:
            complaint = str(error)
        else:
            complaint = "record: line 1: none"
            assert loads(dumps(record, PEBBLES), find_game) == record
        assert re.fullmatch(r"record: line [1-9][0-9]*: [^\n\r\x1b]+", complaint)


@patient
@given(st.binary(max_size=300) | st.text(max_size=300))
@example(b"")
@example(b"\n")
@example("vaka record 1\n")
@example('{"format": "vaka record", "version": 1}')
@example("\ud800\n")
@example("[" * 100_000)
@example('{"a":' * 100_000)
def test_arbitrary_texts_are_survived(text: bytes | str) -> None:
    survives(text)
    survives("vaka record 1\n" + text if isinstance(text, str) else b"vaka record 1\n" + text)


@patient
@given(st.sampled_from([TEXT, DOCUMENT]), st.data())
def test_damaged_records_are_survived(whole: str, data: st.DataObject) -> None:
    text = whole.encode()
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(start + 40, len(text))))
        text = text[:start] + data.draw(st.binary(max_size=20)) + text[end:]
    survives(text)


@patient
@given(st.sampled_from([TEXT, DOCUMENT]), st.data())
def test_records_with_lines_lost_doubled_and_swapped_are_survived(
    whole: str, data: st.DataObject
) -> None:
    lines = whole.splitlines(keepends=True)
    order = data.draw(st.lists(st.sampled_from(range(len(lines))), max_size=6))
    for line in order:
        lines.insert(data.draw(st.integers(0, len(lines))), lines[line])
        del lines[data.draw(st.integers(0, len(lines) - 1))]
    survives("".join(lines))


@patient
@given(st.sampled_from([TEXT, DOCUMENT]), st.data())
def test_records_with_words_exchanged_are_survived(whole: str, data: st.DataObject) -> None:
    words = re.split(r"(\W)", whole)
    for _ in range(data.draw(st.integers(1, 4))):
        here = data.draw(st.integers(0, len(words) - 1))
        words[here] = data.draw(st.sampled_from(words) | st.integers(-9, 10**25).map(str))
    survives("".join(words))


@pytest.mark.parametrize("whole", [TEXT, DOCUMENT], ids=["text", "json"])
def test_a_record_cut_off_anywhere_never_passes_for_another_one(whole: str) -> None:
    data = whole.encode()
    load = loads if whole is TEXT else from_json
    for end in range(len(data)):
        try:
            record = load(data[:end], find_game)
        except InvalidRecord:
            continue
        assert whole is DOCUMENT or data[:end].endswith(b"\n")
        assert whole is TEXT or record == RECORD
        assert record.entries == RECORD.entries[: len(record.entries)]


# ---- what is wrong is said, with its line


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("vaka record 1", "vaka rekord 1", "line 1: a record begins with a line like "),
        ("vaka record 1", "vaka record 3", "line 1: the record has format 3: this program reads"),
        ("game pebbles", "game chess", 'line 2: there is no game "chess" here'),
        ("game pebbles", "game ../../x", "line 2: the name of a game is one lower-case word"),
        (
            "rules 3",
            "rules 2",
            "line 3: the record was played by version 2 of the rules of pebbles; "
            "this program plays version 3",
        ),
        (
            "rules 3",
            "rules three",
            'line 3: the version of the rules is a whole number, not "three"',
        ),
        ("rules 3", "rules 03", 'line 3: the version of the rules is a whole number, not "03"'),
        ("rules 3", "rules 3\nrules 3", 'line 4: "rules" appears twice'),
        ("rules 3\n", "", 'line 11: the head ends without "rules"'),
        ("seats blue red", "seats blue blue", 'line 4: "seat blue" appears twice'),
        ("seats blue red", "seats blue pink", "line 4: there is no seat 'pink'"),
        ("seats blue red", "seats blue", "line 4: 2 players need 2 seats"),
        ('player "player 1"', "player Anna", "line 5: the name of a player must be in quot"),
        ('player "player 1"', 'player "a" b"', "line 5: the name of a player must be in quot"),
        ('player "player 1"', f'player "{"x" * 101}"', "line 5: the name of a player is longer"),
        ("option twins allowed", "option twins odd", "line 7: option twins cannot be 'odd'"),
        ("option twins allowed", "option sets odd", "line 7: pebbles has no option 'sets'"),
        ("first lot", "first green", 'line 8: no seat is "green" (seats: blue, red)'),
        ("first lot", "colour blue", 'line 8: "colour blue" is neither a part of the head nor'),
        ("first lot", "first lot\nseats blue", 'line 9: "seats" is too late; the order is'),
        ("first lot", "first lot\nfork 99", "the fork is longer than the record: 99 plies"),
        ("mix red", "mix green", 'line 10: no seat is "green"'),
        ("mix red", "mix red x", "line 10: a string to mix in must be in quotation marks"),
        ("0 chance: ", "0 chance ", 'line 12: expected a turn like "7 blue: move; move", found'),
        ("0 chance: ", "1 chance: ", "line 12: expected turn 0 of chance, found turn 1 of chance"),
        ("\n1 red: ", "\n1 blue: ", "line 13: expected turn 1 of red, found turn 1 of blue"),
        ("\n1 red: reach", "\n1 red: jump", "line 13: 'jump' is no move of pebbles"),
        ("\n1 red: reach", f"\n1 red: {'x' * 201}", "line 13: a move is longer than 200 char"),
        (
            "\n1 red: reach",
            "\n1 red: drop 4",
            'line 13: turn 1: "drop 4" cannot be played: the rules do not let you drop 4 (P3.1)',
        ),
        (
            "\n1 red: reach",
            "\n1 red: turn 4",
            'line 13: turn 1: "turn 4" cannot be played: it is not the time to turn 4',
        ),
        ("\n1 red: reach; ", "\n1 red: reach; ; ", "line 13: '' is no move of pebbles"),
        ("\nend ", "\n# end ", "the secret is revealed before the end"),
        ("\nsecret ", "\nsecret 0", "a secret is 64 hexadecimal digits"),
        ("\nshuffle ", "\nshuffle 0", "line 9: a commitment is 64 hexadecimal digits"),
        ("\nend ", "\nundo blue 1\nend ", "nothing can be taken back after the game is over"),
        ("\nend ", "\n99 blue: reach\nend ", "the game was over before this line"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, message: str) -> None:
    assert old in TEXT
    found = complaint(TEXT.replace(old, new, 1))
    assert found.startswith("game.txt: line ")
    assert message in found


def turn_line(number: int) -> str:
    """The line of a turn, as far as it stands."""
    return next(line for line in TEXT.splitlines() if line.startswith(f"{number} "))


def test_a_wrong_digest_says_after_which_turn() -> None:
    line = turn_line(1)
    found = complaint(TEXT.replace(line, line[:-16] + "0" * 16))
    assert "line 13: the position after turn 1 is not the one recorded" in found


@pytest.mark.parametrize("digest", ["", "0" * 15, "0" * 17, "G" * 16])
def test_a_digest_is_16_digits(digest: str) -> None:
    line = turn_line(1)
    assert "a digest is 16 hex" in complaint(TEXT.replace(line, line[:-16] + digest))


def test_a_digest_within_a_turn_is_refused() -> None:
    found = complaint(HEAD + f"1 blue: reach = {'0' * 16}\n")
    assert found == "game.txt: line 8: a digest is in the middle of turn 1"


def test_a_turn_that_is_not_finished_cannot_be_followed_by_another() -> None:
    found = complaint(HEAD + "1 blue: reach\n1 red: turn 1\n")
    assert found == "game.txt: line 9: turn 1 was not finished on the line before"


def test_two_turns_on_a_line_are_refused() -> None:
    found = complaint(HEAD + "1 blue: reach; turn 1; reach\n")
    assert found == 'game.txt: line 8: turn 1 is over before "reach"'


def test_an_undo_of_nothing_is_refused() -> None:
    assert "line 8: cannot take back 1 of 0 plies" in complaint(HEAD + "undo blue 1\n")
    assert "cannot take back 0 of 1" in complaint(HEAD + "1 blue: reach\nundo blue 0\n")
    assert 'no seat is "green"' in complaint(HEAD + "1 blue: reach\nundo green 1\n")


@pytest.mark.parametrize(
    ("end", "message"),
    [
        ("end bag; blue 7; red 0", "the result is wrong: it is "),
        ("end sleep; blue 1; red 0", "the result is wrong: it is "),
        ("end bag; blue 1; green 0", "expected the shares of blue, red"),
        ("end bag", "expected the shares of blue, red"),
        ("end bag; blue x; red 0", 'a share of the win is a number like "1" or "1/2", not "x"'),
        ("end bag; blue 1/0; red 0", "a share of the win is a number"),
        ("end bag; blue 1; blue 1", '"blue" appears twice'),
        ("end The End; blue 1; red 0", "the reason of an end is one lower-case word"),
    ],
)
def test_a_wrong_result_is_refused(end: str, message: str) -> None:
    lines = TEXT.splitlines()
    lines[-2] = end
    found = complaint("\n".join(lines) + "\n")
    assert found.startswith(f"game.txt: line {len(lines) - 1}: {message}")


def test_a_result_before_the_end_is_refused() -> None:
    found = complaint(HEAD + "end bag; blue 1; red 0\n")
    assert found == "game.txt: line 8: the record ends before the game is over"


def test_a_game_that_is_over_needs_its_result() -> None:
    found = complaint("".join(TEXT.splitlines(keepends=True)[:-2]))
    assert "the game is over, but the record breaks off before its result" in found


def test_nothing_follows_the_end() -> None:
    for more in ("1 blue: reach\n", f"secret {'0' * 64}\n", "end bag; blue 1; red 0\n"):
        assert "the record goes on after its end" in complaint(TEXT + more)


def test_a_secret_needs_a_shuffle() -> None:
    without = re.sub(r"\n(shuffle|mix) .*", "", TEXT)
    assert "a secret is revealed, but there is no shuffle" in complaint(without)
    without = re.sub(r"\nshuffle .*", "", TEXT)
    assert "strings were mixed in, but there is no shuffle" in complaint(without)


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (b"\x00", "the line contains the character U+0000"),
        (b"\x1b[2J", "the line contains the character U+001B"),
        (b"\x85", "the line is not UTF-8 (byte 3)"),
        (b"\xff\xfe", "the line is not UTF-8 (byte 3)"),
        ("\u202e".encode(), "the line contains the character U+202E"),
        ("\u2028".encode(), "the line contains the character U+2028"),
        ("\u2029".encode(), "the line contains the character U+2029"),
        (b"\r", "the line contains the character U+000D"),
    ],
)
def test_bytes_that_are_no_text_are_named_by_line(bad: bytes, message: str) -> None:
    assert complaint(HEAD.encode() + b"# " + bad + b" x\n") == f"game.txt: line 8: {message}"


def test_a_byte_order_mark_is_forgiven_only_at_the_beginning() -> None:
    assert loads("\ufeff" + HEAD, find_game).entries == ()
    assert "line 8: the line contains the character U+FEFF" in complaint(HEAD + "\ufeff# x\n")


def test_a_last_line_without_an_end_is_refused() -> None:
    assert "the record breaks off: the line has no end" in complaint(TEXT.removesuffix("\n"))


# ---- JSON


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"version": 1', '"version": 3', "line 3: the record has format 3: this program reads"),
        ('"format": "vaka record"', '"format": "x"', 'expected "format": "vaka record" and'),
        ('"rules": 3', '"rules": 3.0', 'line 5: a number here is a whole number, not "3.0"'),
        ('"rules": 3', '"rules": -3', 'line 5: a number here is a whole number, not "-3"'),
        ('"rules": 3', '"rules": 1e99', 'line 5: a number here is a whole number, not "1e99"'),
        ('"rules": 3', f'"rules": {"9" * 9999}', "line 5: a number here is a whole number"),
        ('"rules": 3', '"rules": NaN', 'line 5: expected a whole number, found "NaN,'),
        ('"rules": 3', '"rules": true', "line 5: expected a whole number"),
        ('"rules": 3', '"rules": 3, "rules": 3', 'line 5: the key "rules" appears twice'),
        ('"rules": 3', '"rules": 2', "line 5: the record was played by version 2"),
        ('"rules": 3,', "", 'the head ends without "rules"'),
        ('"rules": 3', '"ruler": 3', 'line 5: a record has no "ruler" here'),
        ('"game": "pebbles"', '"game": ["pebbles"]', "line 4: expected a string"),
        ('"game": "pebbles"', '"game": "p\\ud800"', "line 4: the name of a game is one lower"),
        ('"game": "pebbles"', '"game": "p\\u12"', "line 4: expected a string"),
        ('"game": "pebbles"', f'"game": "{"p" * 5000}"', "line 4: expected a string of at most"),
        ('"twins": "allowed"', '"twins": {}', "line 8: expected a string"),
        ('"moves": ["reach"', '"moves": [["reach"]', "expected a string"),
        ('"moves": ["reach"', '"moves": [] , "x": ["reach"', 'a record has no "x" here'),
        ('{"turn": 1,', '{"turn": 1, "undo": 1,', 'expected "turn", "seat" and "moves", or'),
        ('{"turn": 1,', "{", 'expected "turn", "seat" and "moves", or'),
        ('"reason": ', '"cause": ', 'a record has no "cause" here'),
        ("\n}\n", "\n}\n{}", 'expected the end, found "{}"'),
        ("\n}\n", "\n", "expected ',', found the end"),
    ],
)
def test_what_is_wrong_with_json_is_said_with_its_line(old: str, new: str, message: str) -> None:
    assert old in DOCUMENT
    found = json_complaint(DOCUMENT.replace(old, new, 1))
    assert found.startswith("game.json: line ")
    assert message in found


def test_an_illegal_move_in_json_is_said_with_its_line() -> None:
    lines = DOCUMENT.splitlines()
    line = next(n for n, text in enumerate(lines) if '"turn": 1,' in text)
    lines[line] = lines[line].replace('"reach"', '"drop 4"')
    found = json_complaint("\n".join(lines))
    assert found.startswith(f'game.json: line {line + 1}: turn 1: "drop 4" cannot be played')


def test_json_that_is_no_text_is_named_by_line() -> None:
    data = DOCUMENT.encode().replace(b"bag", b"\xff").replace(b"pond", b"\xff")
    line = data[: data.index(b"\xff")].count(b"\n") + 1
    assert json_complaint(data) == f"game.json: line {line}: the line is not UTF-8"
    assert "expected ':'" in json_complaint(DOCUMENT.replace(":", "\x00", 1))


# ---- far too large


FEWER_ENTRIES = MOST_ENTRIES // 5
"""Tracing memory is slow: tests that fill a record up to its limit take a lower one."""


@pytest.fixture
def fewer_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parsed_record, "MOST_ENTRIES", FEWER_ENTRIES)


def repeated(line: str) -> Iterable[str]:
    """The same again and again, for more than 100 MB."""
    chunk = line * (1_000_000 // len(line) + 1)
    return (chunk for _ in range(105))


HUGE = {
    "one line": (["x"], "x", "line 1: the line is longer than"),
    "no text": (["\0"], "\0", "line 1: the line is longer than"),
    "empty lines": ([HEAD], "\n", "a record has at most"),
    "comments": ([HEAD], "# nothing\n", "a record has at most"),
    "long comments": ([HEAD], f"# {'nothing' * 100}\n", "a record has at most"),
    "players": ([HEAD[:-11]], 'player "x"\n', "a head has at most 1000 parts"),
    "undos": ([HEAD], "1 blue: reach\nundo blue 1\n", f"at most {FEWER_ENTRIES} plies"),
    "json": (['{"turns": ['], '{"turn": 1, "seat": "x", "moves": ["y"]},', f"at most {MOST_BYTES}"),
}


@pytest.mark.usefixtures("fewer_entries")
@pytest.mark.parametrize("kind", HUGE)
def test_a_file_of_100_mb_ends_soon_and_in_little_memory(kind: str, tmp_path: Path) -> None:
    start, line, message = HUGE[kind]
    path = tmp_path / "huge"
    with path.open("w", encoding="utf-8") as stream:
        stream.writelines(start)
        stream.writelines(repeated(line))
    assert path.stat().st_size > 100_000_000
    tracemalloc.start()
    begin = time.monotonic()
    with pytest.raises(InvalidRecord, match=re.escape(message)):
        read(path, find_game)
    elapsed = time.monotonic() - begin
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    path.unlink()
    assert peak < 4 * MOST_BYTES
    assert elapsed < 60


def within(limit: int, line: str) -> str:
    return line * (limit // len(line))


@pytest.mark.usefixtures("fewer_entries")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"turns": [' + within(MOST_BYTES, "[],"), "expected '{'"),
        ('{"turns": ' + within(MOST_BYTES, "["), "expected '{'"),
        ('{"turns": [{"moves": [' + within(MOST_BYTES, '"y",'), f"at most {FEWER_ENTRIES} plies"),
        ('{"turns": [' + within(MOST_BYTES, '{"undo":1,"seat":"x"},'), f"at most {FEWER_ENTRIES}"),
        ('{"players": [' + within(MOST_BYTES, '"y",'), "a head has at most 1000 parts"),
        ('{"game": "' + "x" * (MOST_BYTES - 20), "expected a string of at most"),
        ('{"game": "' + within(MOST_BYTES - 20, "\\u0041"), "expected a string of at most"),
        ("\n" * MOST_BYTES, "expected '{', found the end"),
        ("{" + ",".join(f'"{n}":{n}' for n in range(99)), 'a record has no "0" here'),
        (
            '{"options": {' + ",".join(f'"o{n}":"x"' for n in range(500_000)),
            "there are more than 1000 keys",
        ),
        (
            '{"end": {"shares": {' + ",".join(f'"{n}":"0"' for n in range(500_000)),
            "there are more than 1000 keys",
        ),
    ],
)
def test_hostile_json_within_the_limit_ends_soon_and_in_little_memory(
    text: str, message: str
) -> None:
    data = text.encode()
    tracemalloc.start()
    begin = time.monotonic()
    found = json_complaint(data[:MOST_BYTES])
    elapsed = time.monotonic() - begin
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert message in found
    assert peak < 4 * MOST_BYTES
    assert elapsed < 60


def test_a_record_holds_so_many_plies_and_no_more() -> None:
    lines = "1 blue: reach\nundo blue 1\n" * (MOST_ENTRIES // 2)
    assert len(loads(HEAD + lines, find_game).entries) == MOST_ENTRIES
    assert f"at most {MOST_ENTRIES} plies" in complaint(HEAD + lines + "1 blue: reach\n")


def test_a_line_may_be_long_but_not_longer_than_the_limit() -> None:
    comment = "#" * (LONGEST_LINE - 1) + "\n"
    assert loads(HEAD + comment, find_game).entries == ()
    assert "line 8: the line is longer" in complaint(HEAD + "#" + comment)


def test_a_record_too_long_to_be_read_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_BYTES", len(TEXT.encode()) - 1)
    with pytest.raises(VakaError, match="too long to be written"):
        dumps(RECORD, PEBBLES)


def test_the_page_names_the_limits() -> None:
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    limits = page.split("## Limits", 1)[1].split("##", 1)[0]
    for limit in (
        MOST_BYTES,
        LONGEST_LINE,
        MOST_LINES,
        MOST_ENTRIES,
        LONGEST_MOVE,
        MAX_NAME_LENGTH,
        parsed_record.MOST_PARTS,
        MOST_KEYS,
        LONGEST_STRING,
    ):
        assert re.search(rf"\b{limit}\b", limits), limit
