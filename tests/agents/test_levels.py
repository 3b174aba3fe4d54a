"""The levels of bots, their names and ratings."""

from __future__ import annotations

import json

import pytest

from benchmarks.level_ratings import RATINGS, digest
from tests.pebbles_game import PEBBLES
from vaka import agents, games
from vaka.agents.mcts import MctsAgent

LEVELS = agents.levels()


def test_there_are_five_levels_each_stronger_than_the_last() -> None:
    names = [level.name for level in agents.levels()]
    assert names == ["beginner", "easy", "medium", "hard", "expert"]
    made = [agents.make(level.name, PEBBLES) for level in agents.levels()]
    playouts = [agent.playouts for agent in made if isinstance(agent, MctsAgent)]
    assert playouts == sorted(set(playouts))
    assert len(playouts) == 5


def test_a_level_goes_by_its_name_and_never_keeps_people_waiting() -> None:
    for level in agents.levels():
        agent = agents.make(level.name, PEBBLES)
        assert agent == agents.make(level.agent, PEBBLES)
        assert isinstance(agent, MctsAgent)
        assert 0 < agent.seconds <= 5
        assert not agent.network  # as it was rated
        assert level.character


def test_no_level_has_the_name_of_an_agent() -> None:
    assert not {level.name for level in agents.levels()} & set(agents.names())


def test_ratings_are_of_how_the_levels_play_now() -> None:
    """They go stale by every change of the search, of a game's evaluation, or of the levels."""
    kept = json.loads(RATINGS.read_text("utf-8"))
    assert kept["games"].keys() == kept["play"].keys()
    for name, play in kept["play"].items():
        stale = f"the levels play {name} otherwise than when they were rated: `make levels`"
        assert play == digest(games.load(name)), stale


def test_a_digest_tells_how_the_levels_play(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest(PEBBLES)
    assert digest(PEBBLES) == before
    with monkeypatch.context() as patch:
        patch.setattr(agents, "levels", lambda: LEVELS[1:])
        assert digest(PEBBLES) != before
    monkeypatch.setattr(agents, "decide", lambda *given: [given[2].moves()[-1]])
    assert digest(PEBBLES) != before


def test_stronger_levels_are_rated_higher() -> None:
    for level in agents.levels():
        assert set(level.ratings) <= set(games.names())
    for game in games.names():
        ratings = [level.ratings[game] for level in agents.levels() if game in level.ratings]
        assert ratings == sorted(set(ratings))
