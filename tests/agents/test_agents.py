"""Agents: what they see, and how to look them up by name."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.agents.recording_agents import Seeker
from tests.pebbles_game import PEBBLES
from vaka import agents, games
from vaka.agents import registry
from vaka.core.choice import choices
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup, VakaError
from vaka.core.game import JSON, State


@pytest.fixture
def seeker(monkeypatch: pytest.MonkeyPatch) -> None:
    """An agent with parameters, by the name `seeker`."""
    monkeypatch.setitem(registry.AGENTS, "seeker", "tests.agents.recording_agents:Seeker")


def start(seats: int = 2) -> State:
    return PEBBLES.initial_state(PEBBLES.setup(seats))


def test_an_agent_is_shown_its_view_and_the_moves_with_their_texts() -> None:
    state, agent = start(), Seeker(PEBBLES)
    state.play(0)
    state.play(state.moves()[0])
    [move] = agents.decide(agent, PEBBLES, state, Dice(1))
    assert move == state.moves()[-1]
    [(view, moves)] = agent.shown
    assert view == PEBBLES.view(state, 1)
    assert [(offer.move, offer.text) for offer in moves] == [
        (move, PEBBLES.move_text(state, move)) for move in state.moves()
    ]


def test_nobody_makes_a_view_for_a_blind_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(state: State, seat: int | None) -> JSON:
        raise AssertionError("a view was made")

    monkeypatch.setattr(PEBBLES, "view", view)
    agent = agents.make("random", PEBBLES)
    assert agents.decide(agent, PEBBLES, start(), Dice(1)) == [0]


def test_a_blind_agent_chooses_the_same_where_it_is_shown_something() -> None:
    agent = agents.make("random", PEBBLES)
    offers = [agents.LegalMove(move, str(move)) for move in (3, 5, 8)]
    chosen = [agent.choose({}, offers, Dice(seed)) for seed in range(30)]
    assert chosen == [Dice(seed).choose([3, 5, 8]) for seed in range(30)]
    assert set(chosen) == {3, 5, 8}


@pytest.mark.parametrize("game", games.names())
def test_random_plays_every_game_to_its_end(game: str) -> None:
    found = games.load(game)
    agent, dice = agents.make("random", found), Dice(3)
    state = found.initial_state(found.setup(found.player_counts[0]))
    while not state.is_over:
        if state.turn < 0:
            state.play(dice.choose(state.moves()))
        else:
            [move] = agents.decide(agent, found, state, dice)
            state.play(move)
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("random", ["random"]),
        ("random,random", ["random", "random"]),
        ("a:x=1,y=2,b,c:z=3", ["a:x=1,y=2", "b", "c:z=3"]),
        ("a:x=1, y=2 , b", ["a:x=1,y=2", "b"]),
        ("b,a:x=1,c:x=2,y=3", ["b", "a:x=1", "c:x=2,y=3"]),
    ],
)
def test_a_list_of_agents_is_taken_apart(text: str, parts: list[str]) -> None:
    assert agents.split(text) == parts


@pytest.mark.usefixtures("seeker")
def test_parameters_are_read_as_what_their_defaults_are() -> None:
    agent = agents.make("seeker:depth=3,bold=yes,share=0.25,mood=wild", PEBBLES)
    assert agent == Seeker(PEBBLES, 3, True, 0.25, "wild")
    assert agents.make("seeker", PEBBLES) == Seeker(PEBBLES)


@pytest.mark.usefixtures("seeker")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nobody", "there is no agent 'nobody' (agents: "),
        ("", "there is no agent '' (agents: "),
        ("medium:playouts=5", "level medium takes no parameters; it is mcts:playouts=200"),
        ("medium:5", "level medium takes no parameters; it is mcts:playouts=200"),
        ("random:speed=1", "agent random has no parameter 'speed' (parameters: none)"),
        ("seeker:hope=1", "agent seeker has no parameter 'hope' (parameters: depth, bold, share"),
        ("seeker:depth=much", "parameter depth of agent seeker is a whole number, not 'much'"),
        ("seeker:bold=2", "parameter bold of agent seeker is yes or no, not '2'"),
        ("seeker:share=half", "parameter share of agent seeker is a number, not 'half'"),
        ("greedy:width=0", "agent greedy needs width from 1 to 1000000, not 0"),
        ("greedy:width=-3", "agent greedy needs width from 1 to 1000000, not -3"),
        ("greedy:depth=-5", "agent greedy needs depth from 1 to 100, not -5"),
        ("greedy:depth=0", "agent greedy needs depth from 1 to 100, not 0"),
        (
            "greedy:determinizations=-3",
            "agent greedy needs determinizations from 1 to 10000, not -3",
        ),
        ("seeker:depth", "agent 'seeker:depth': write name:key=value"),
        ("seeker:", "agent 'seeker:': write name:key=value"),
        ("seeker:depth=1,depth=2", "agent 'seeker:depth=1,depth=2': write name:key=value"),
    ],
)
def test_what_is_wrong_with_an_agent_is_said_in_one_line(text: str, message: str) -> None:
    with pytest.raises(InvalidSetup) as error:
        agents.make(text, PEBBLES)
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


def test_every_agent_that_is_named_can_be_made() -> None:
    for name in set(agents.names()) - {"text"}:  # `text` needs the name of a player
        assert agents.check(name, PEBBLES) == name
    with pytest.raises(VakaError):
        agents.check("nobody", PEBBLES)


def test_an_agent_may_plan_a_whole_choice() -> None:
    run = max(choices(start(), 100), key=len)

    class Planner(Seeker):
        def plan(self, view: JSON, moves: Sequence[agents.LegalMove], dice: Dice) -> list[int]:
            return run

    assert agents.decide(Planner(PEBBLES), PEBBLES, start(), Dice(1)) == run
