"""The interface of a game for a search: adapter, evaluation, moves."""

from __future__ import annotations

import json
from math import isfinite

import pytest

from tests.contract.walk import gallery
from vaka.core.dice import Dice
from vaka.core.game import Game
from vaka.core.search_adapter import random_playout


def test_a_walk_through_the_adapter_is_a_playout(game: Game) -> None:
    for state in gallery(game):
        end, dice, again = state.copy(), Dice(1), Dice(1)
        end.playout(dice)
        assert random_playout(game.search_adapter(state), again) == end.returns()
        assert again.state == dice.state


def test_the_adapter_goes_back_to_where_it_began(game: Game) -> None:
    for state in gallery(game, 1):
        before, adapter = game.position_text(state), game.search_adapter(state)
        assert random_playout(adapter, Dice(2)) == random_playout(adapter, Dice(2))
        assert game.position_text(state) == before


def test_every_position_is_worth_something_to_every_seat(game: Game) -> None:
    for state in gallery(game, 1):
        before = game.position_text(state)
        assert all(isfinite(game.evaluate(state, seat)) for seat in range(state.seats))
        assert game.position_text(state) == before


def test_prospects_are_json_about_legal_moves(game: Game) -> None:
    for state in gallery(game, 1):
        before, prospects = game.position_text(state), game.prospects(state)
        assert json.loads(json.dumps(prospects)) == prospects
        assert {prospect["move"] for prospect in prospects} <= set(state.moves())
        assert game.position_text(state) == before


def test_the_outlook_shares_out_one_win(game: Game) -> None:
    for state in gallery(game):
        before, outlook = game.position_text(state), game.win_chances(state)
        assert len(outlook) == state.players
        assert min(outlook) >= 0
        assert sum(outlook) == pytest.approx(1)
        assert outlook == state.returns() or not state.is_over
        assert game.position_text(state) == before
