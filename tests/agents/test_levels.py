"""Levels: bots for people, from weak to strong, by name."""

from __future__ import annotations

from tests.toy import PEBBLES
from vaka import agents, games
from vaka.agents.mcts import Mcts


def test_there_are_five_levels_each_stronger_than_the_last() -> None:
    names = [level.name for level in agents.levels()]
    assert names == ["beginner", "easy", "medium", "hard", "expert"]
    made = [agents.make(level.name, PEBBLES) for level in agents.levels()]
    playouts = [agent.playouts for agent in made if isinstance(agent, Mcts)]
    assert playouts == sorted(set(playouts))
    assert len(playouts) == 5


def test_a_level_goes_by_its_name_and_never_keeps_people_waiting() -> None:
    for level in agents.levels():
        agent = agents.make(level.name, PEBBLES)
        assert agent == agents.make(level.agent, PEBBLES)
        assert isinstance(agent, Mcts)
        assert 0 < agent.seconds <= 5
        assert level.character


def test_no_level_has_the_name_of_an_agent() -> None:
    assert not {level.name for level in agents.levels()} & set(agents.names())


def test_stronger_levels_are_rated_higher() -> None:
    for level in agents.levels():
        assert {"tongiaki"} <= set(level.ratings) <= set(games.names())
    for game in games.names():
        ratings = [level.ratings[game] for level in agents.levels() if game in level.ratings]
        assert ratings == sorted(set(ratings))
