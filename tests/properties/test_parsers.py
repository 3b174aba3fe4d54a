"""Whatever is typed in ends in something valid or in a `VakaError`, never in anything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from tests.contract.walk import random_setup
from tests.properties import chart
from tests.properties.chart import BOATS
from tests.properties.draw import damaged, examples, positions, seeds
from tests.records.play import play
from vaka import games
from vaka.core.dice import Dice
from vaka.core.errors import InvalidRecord, InvalidText, VakaError
from vaka.core.mode import is_compiled
from vaka.core.records import archive
from vaka.core.records.record import Record
from vaka.games.tongiaki import GAME, Tongiaki

START = GAME.start(GAME.setup(6))

moves = st.integers(0, GAME.move_count - 1).map(lambda move: GAME.text(START, move))
position_texts = positions.map(GAME.position)


@cache
def _record(number: int) -> Record:
    dice = Dice(number)
    setup = random_setup(GAME, dice)
    return play(GAME, setup, number, is_fair=number % 2 == 0, undos=5 * (number % 3)).record


RECORDS = 12 if is_compiled() else 3

records = st.integers(0, RECORDS - 1).map(_record)
record_texts = records.map(lambda record: archive.dumps(record, GAME))
record_documents = records.map(lambda record: archive.to_json(record, GAME))


def _check_told(error: VakaError) -> None:
    """What is wrong is told in one line."""
    assert len(str(error).splitlines()) == 1


# ---- moves


@examples(300)
@given(st.one_of(st.text(), damaged(moves)))
def test_any_text_is_a_move_or_invalid(text: str) -> None:
    try:
        move = GAME.parse(START, text)
    except InvalidText as error:
        _check_told(error)
    else:
        assert GAME.parse(START, GAME.text(START, move)) == move


# ---- positions


@examples(300)
@given(st.one_of(st.text(), st.text().map(lambda text: f"tongiaki/1 {text}")))
def test_any_text_is_a_position_or_invalid(text: str) -> None:
    _read_position(text)


@examples(400)
@given(damaged(position_texts))
def test_a_damaged_position_is_a_position_or_invalid(text: str) -> None:
    _read_position(text)


@examples(400)
@given(position_texts, position_texts, st.data())
def test_a_position_with_a_field_of_another_is_a_position_or_invalid(
    text: str, other: str, data: st.DataObject
) -> None:
    words, others = text.split(), other.split()
    number = data.draw(st.integers(1, len(words) - 1))
    words[number] = others[number]
    _read_position(" ".join(words))


def _read_position(text: str) -> None:
    try:
        state = GAME.from_position(text)
    except InvalidText as error:
        _check_told(error)
    else:
        _check_playable(state)


def _check_playable(state: Tongiaki) -> None:
    """A position that is read can be written, and played to its end without a boat going astray."""
    text = GAME.position(state)
    assert GAME.position(GAME.from_position(text)) == text
    dice = Dice(text)
    for _ in range(20):
        if state.is_over:
            return
        legal = state.moves()
        assert all(state.refusal(move) == 0 for move in legal)
        state.play(dice.choose(legal))
        out = chart.read(GAME.position(state)).boats_out()
        supplies = {seat["colour"]: seat["supply"] for seat in GAME.view(state, None)["seats"]}
        assert supplies == {colour: BOATS - boats for colour, boats in out.items()}
    state.playout(dice)


# ---- records


@examples(150)
@given(st.one_of(st.text(), st.binary()))
def test_anything_is_a_record_or_invalid(text: str | bytes) -> None:
    for load in (archive.loads, archive.from_json):
        _read_record(load, text)


@examples(200)
@given(damaged(record_texts))
def test_a_damaged_record_is_a_record_or_invalid(text: str) -> None:
    _read_record(archive.loads, text)


@examples(100)
@given(record_texts, st.data())
def test_a_record_of_damaged_bytes_is_a_record_or_invalid(text: str, data: st.DataObject) -> None:
    raw = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    _read_record(archive.loads, bytes(raw))


@examples(200)
@given(damaged(record_documents))
def test_a_damaged_json_record_is_a_record_or_invalid(text: str) -> None:
    _read_record(archive.from_json, text)


def _read_record(load: Callable[..., Record], text: str | bytes) -> None:
    try:
        record = load(text, games.load)
    except InvalidRecord as error:
        _check_told(error)
    else:
        assert archive.loads(archive.dumps(record, GAME), games.load) == record


@examples(20)
@given(seeds)
def test_a_record_is_read_back_from_text_and_from_json(seed: int) -> None:
    record = _record(seed % RECORDS)
    assert archive.loads(archive.dumps(record, GAME), games.load) == record
    assert archive.from_json(archive.to_json(record, GAME), games.load) == record
