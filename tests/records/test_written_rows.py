"""The rows of a record, written in the short way for moves alone and in the way for any entries."""

from __future__ import annotations

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.core.dice import Dice
from vaka.core.game import Game
from vaka.core.records.record import Record, result
from vaka.core.records.writer import rows_of_any, rows_of_moves
from vaka.core.search_adapter import sample_move

GAMES = [PEBBLES, *map(games.load, games.names())]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("is_finished", [True, False])
@pytest.mark.parametrize("first", [0, None])
def test_both_ways_to_write_moves_agree(game: Game, is_finished: bool, first: int | None) -> None:
    setup = game.setup(game.player_counts[0], first=first)
    state, dice, moves = game.initial_state(setup), Dice("rows"), list[int]()
    while not state.is_over and (is_finished or len(moves) < 60 or state.is_turn_start):
        moves.append(sample_move(state, dice))
        state.play(moves[-1])
    end = result(game, state) if is_finished else None
    record = Record(setup, game.rules_version, tuple(moves), result=end)
    rows = list(rows_of_moves(record, game, moves))
    assert rows == list(rows_of_any(record, game))
    assert len(rows) > 1
