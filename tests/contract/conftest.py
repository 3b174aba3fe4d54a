"""Every test here runs for every game and for Pebbles."""

from __future__ import annotations

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.core.game import Game

GAMES = [*map(games.load, games.names()), PEBBLES]


@pytest.fixture(params=GAMES, ids=[game.name for game in GAMES])
def game(request: pytest.FixtureRequest) -> Game:
    found = request.param
    assert isinstance(found, Game)
    return found
