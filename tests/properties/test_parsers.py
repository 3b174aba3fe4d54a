"""Any input is valid or raises a `VakaError`, never another exception."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from tests.contract.walk import random_setup
from tests.games.expectations import expectations
from tests.properties.strategies import GAMES, damaged, every_game, examples, positions
from tests.records.random_records import play
from vaka import games
from vaka.core.build_mode import is_compiled
from vaka.core.dice import Dice
from vaka.core.errors import InvalidRecord, InvalidText, VakaError
from vaka.core.game import Game, State
from vaka.core.records import files
from vaka.core.records.record import Record

STARTS = {game.name: game.initial_state(game.setup(game.player_counts[-1])) for game in GAMES}


def moves(game: Game) -> st.SearchStrategy[str]:
    numbers = st.integers(0, game.move_count - 1)
    return numbers.map(lambda move: game.move_text(STARTS[game.name], move))


def position_texts(game: Game) -> st.SearchStrategy[str]:
    return positions(game).map(game.position_text)


@cache
def _record(game: Game, number: int) -> Record:
    setup = random_setup(game, Dice(number))
    return play(game, setup, number, is_fair=number % 2 == 0, undos=5 * (number % 3)).record


RECORDS = 12 if is_compiled() else 3


def records(game: Game) -> st.SearchStrategy[Record]:
    return st.integers(0, RECORDS - 1).map(lambda number: _record(game, number))


def record_texts(game: Game) -> st.SearchStrategy[str]:
    return records(game).map(lambda record: files.dumps(record, game))


def record_documents(game: Game) -> st.SearchStrategy[str]:
    return records(game).map(lambda record: files.to_json(record, game))


def _check_told(error: VakaError) -> None:
    """What is wrong is told in one line."""
    assert len(str(error).splitlines()) == 1


# ---- moves


@every_game
@examples(300)
@given(data=st.data())
def test_any_text_is_a_move_or_invalid(game: Game, data: st.DataObject) -> None:
    start = STARTS[game.name]
    text = data.draw(st.one_of(st.text(), damaged(moves(game))))
    try:
        move = game.parse_move(start, text)
    except InvalidText as error:
        _check_told(error)
    else:
        assert game.parse_move(start, game.move_text(start, move)) == move


# ---- positions


@every_game
@examples(300)
@given(text=st.text(), is_versioned=st.booleans())
def test_any_text_is_a_position_or_invalid(game: Game, text: str, is_versioned: bool) -> None:
    version = game.position_text(STARTS[game.name]).split()[0]
    _read_position(game, f"{version} {text}" if is_versioned else text)


@every_game
@examples(400)
@given(data=st.data())
def test_a_damaged_position_is_a_position_or_invalid(game: Game, data: st.DataObject) -> None:
    _read_position(game, data.draw(damaged(position_texts(game))))


@every_game
@examples(400)
@given(data=st.data())
def test_a_position_with_a_field_of_another_is_a_position_or_invalid(
    game: Game, data: st.DataObject
) -> None:
    words = data.draw(position_texts(game)).split()
    others = data.draw(position_texts(game)).split()
    number = data.draw(st.integers(1, min(len(words), len(others)) - 1))
    words[number] = others[number]
    _read_position(game, " ".join(words))


def _read_position(game: Game, text: str) -> None:
    try:
        state = game.parse_position(text)
    except InvalidText as error:
        _check_told(error)
    else:
        _check_playable(game, state)


def _check_playable(game: Game, state: State) -> None:
    """A position that is read can be written, and played to its end without a piece going
    astray."""
    text = game.position_text(state)
    assert game.position_text(game.parse_position(text)) == text
    dice, expected = Dice(text), expectations(game.name)
    for _ in range(20):
        if state.is_over:
            return
        legal = state.moves()
        assert all(state.refusal(move) == 0 for move in legal)
        state.play(dice.choose(legal))
        if expected:
            expected.check_pieces(state)
    state.playout(dice)


# ---- records


@examples(150)
@given(st.one_of(st.text(), st.binary()))
def test_anything_is_a_record_or_invalid(text: str | bytes) -> None:
    for load in (files.loads, files.from_json):
        _read_record(load, text)


@every_game
@examples(200)
@given(data=st.data())
def test_a_damaged_record_is_a_record_or_invalid(game: Game, data: st.DataObject) -> None:
    _read_record(files.loads, data.draw(damaged(record_texts(game))))


@every_game
@examples(100)
@given(data=st.data())
def test_a_record_of_damaged_bytes_is_a_record_or_invalid(game: Game, data: st.DataObject) -> None:
    raw = bytearray(data.draw(record_texts(game)).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    _read_record(files.loads, bytes(raw))


@every_game
@examples(200)
@given(data=st.data())
def test_a_damaged_json_record_is_a_record_or_invalid(game: Game, data: st.DataObject) -> None:
    _read_record(files.from_json, data.draw(damaged(record_documents(game))))


def _read_record(load: Callable[..., Record], text: str | bytes) -> None:
    try:
        record = load(text, games.load)
    except InvalidRecord as error:
        _check_told(error)
    else:
        game = games.load(record.setup.game)
        assert files.loads(files.dumps(record, game), games.load) == record


@every_game
@examples(20)
@given(number=st.integers(0, RECORDS - 1))
def test_a_record_is_read_back_from_text_and_from_json(game: Game, number: int) -> None:
    record = _record(game, number)
    assert files.loads(files.dumps(record, game), games.load) == record
    assert files.from_json(files.to_json(record, game), games.load) == record
