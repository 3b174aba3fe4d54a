"""The tables on which environments are tested: 2 players and the most, two sets of options each."""

from __future__ import annotations

from typing import Any

import pytest

from vaka import games
from vaka.core.errors import InvalidSetup
from vaka.core.game import Game

OBSERVED = [name for name in games.names() if games.load(name).features.observations]


def other_options(game: Game, players: int) -> dict[str, str]:
    """The last value of every option that this number of players allows."""
    chosen: dict[str, str] = {}
    for option in game.options:
        try:
            game.setup(players, options={**chosen, option.name: option.values[-1]})
        except InvalidSetup:
            continue
        chosen[option.name] = option.values[-1]
    return chosen


def _tables(name: str) -> list[dict[str, Any]]:
    game = games.load(name)
    return [
        {"name": name, "players": players, "options": options}
        for players in (game.player_counts[0], game.player_counts[-1])
        for options in ({}, other_options(game, players))
    ]


TABLES = [table for name in OBSERVED for table in _tables(name)]


def every_table() -> pytest.MarkDecorator:
    """Run a test at every table; its argument is `table`."""
    ids = [
        f"{each['name']}-{each['players']}-{'other' if each['options'] else 'default'}"
        for each in TABLES
    ]
    return pytest.mark.parametrize("table", TABLES, ids=ids)
