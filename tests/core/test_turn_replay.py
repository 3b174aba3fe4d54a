"""Playing the moves of a record turn by turn, and the texts of moves."""

from __future__ import annotations

import pytest

from tests.pebbles_game import PEBBLES, random_recorder
from vaka import games
from vaka.core.errors import InvalidText
from vaka.core.records.move_texts import MoveTexts, move_texts
from vaka.core.records.position_history import PositionHistory
from vaka.core.records.record import Record, standing_moves
from vaka.core.records.turn_replay import TurnReplay

SEEDS = range(5)


def game_of(seed: int) -> tuple[Record, list[int]]:
    record = random_recorder(seed).record
    return record, standing_moves(record.entries)


@pytest.mark.parametrize("seed", SEEDS)
def test_turns_and_draws_are_counted_as_by_a_history(seed: int) -> None:
    record, moves = game_of(seed)
    replay, history = TurnReplay(PEBBLES, record.setup), PositionHistory(PEBBLES, record.setup)
    at = 0
    while at < len(moves):
        end = replay.play(moves, at)
        assert end > at
        for move in moves[at:end]:
            history.advance(move)
        assert history.is_at_rest or end == len(moves)
        assert (replay.turns, replay.turn, replay.draws) == (
            history.turns,
            history.turn,
            history.draws,
        )
        assert PEBBLES.position_text(replay.state) == PEBBLES.position_text(history.state)
        at = end
    assert replay.is_over == history.is_over


def test_an_illegal_move_is_not_played() -> None:
    record, moves = game_of(1)
    replay = TurnReplay(PEBBLES, record.setup)
    begun = PEBBLES.initial_state(record.setup)
    illegal = next(move for move in range(PEBBLES.move_count) if begun.refusal(move))
    assert replay.play([illegal, *moves]) == 0
    assert (replay.turns, replay.draws) == (0, 0)
    assert replay.play(moves) > 0


def test_texts_and_moves_are_those_of_the_game() -> None:
    record, moves = game_of(1)
    start = PEBBLES.initial_state(record.setup)
    texts = move_texts(PEBBLES, record.setup)
    for move in moves:
        assert texts[move] == PEBBLES.move_text(start, move)
        assert texts.moves[texts[move]] == move
    assert texts is move_texts(PEBBLES, record.setup)
    with pytest.raises(InvalidText):
        texts.moves["no move"]


def test_only_the_text_that_is_written_is_kept() -> None:
    game = games.load("tongiaki")
    texts = MoveTexts(game, game.initial_state(game.setup(2)))
    move = texts.moves["sail HAWAII.b 3"]
    assert texts == {move: "sail Hawaii.b 3"}
    assert texts.moves == {"sail Hawaii.b 3": move}


def test_the_texts_of_a_few_seatings_are_kept() -> None:
    game = games.load("tongiaki")
    colours = list(game.seat_words)
    for first in range(len(colours)):
        seats = [colours[first], colours[first - 1]]
        texts = move_texts(game, game.setup(2, seats=seats))
        assert texts.moves[f"begin {seats[1]}"] == texts.moves[f"begin {seats[0]}"] + 1
