"""Agents of other packages: the example of docs/agents.md, built and installed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint
from math import inf
from pathlib import Path

import pytest

from tests.pebbles_game import PEBBLES
from vaka import agents
from vaka.agents import Agent, BlindAgent, LegalMove, registry
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup, VakaError
from vaka.core.game import JSON, Game
from vaka.server.game_catalogue import game_body


@dataclass
class PluginAgent(Agent):
    """Whatever an agent of another package may look like."""

    game: Game

    def choose(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> int:
        return moves[0].move


@dataclass
class Rich(PluginAgent):
    """Has fields of all kinds: four are parameters."""

    yes: bool = True
    whole: int = 3
    number: float = 0.5
    text: str = "a"
    endless: float = inf
    nothing: int | None = None
    seen: list[int] = field(default_factory=list)
    found: int = field(default=0, init=False)


@dataclass
class Broken(PluginAgent):
    def __post_init__(self) -> None:
        raise RuntimeError("no model\nfile")


@dataclass
class Demanding(PluginAgent):
    model: str


@dataclass
class Impatient(PluginAgent):
    def limit_time(self, seconds: float) -> None:
        raise ZeroDivisionError


@dataclass
class Wrong(PluginAgent):
    move: int = 99_999

    def choose(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> int:
        return self.move


@dataclass
class Idle(PluginAgent):
    def plan(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> list[int]:
        return []


@dataclass
class BlindlyWrong(BlindAgent):
    game: Game

    def choose_blindly(self, moves: Sequence[int], dice: Dice) -> int:
        return max(moves) + 1


PAGE = Path(__file__).parents[2] / "docs" / "agents.md"


def block(kind: str) -> str:
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```", PAGE.read_text("utf-8"), re.S | re.M)
    return str(found)


def run(*arguments: str, path: Path | None = None) -> str:
    environment = os.environ | ({"PYTHONPATH": str(path)} if path else {})
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package of the example is installed."""
    source, target = tmp_path_factory.mktemp("patient"), tmp_path_factory.mktemp("site")
    (source / "vaka_patient.py").write_text(block("python"))
    (source / "pyproject.toml").write_text(block("toml"))
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    run("pip", "install", *quiet, "--no-index", "--target", str(target), str(source))
    return target


def test_an_agent_of_another_package_plays(site: Path) -> None:
    simulate = ("vaka.cli", "simulate", "tongiaki", "--games", "1", "--players", "2", "--json")
    played = json.loads(run(*simulate, "--agents", "patient:word=expand,random", path=site))
    assert [wins["agent"] for wins in played["wins"]] == ["patient:word=expand", "random"]


def test_it_is_among_all_others(site: Path) -> None:
    script = "import vaka.agents; print(*vaka.agents.names())"
    environment = os.environ | {"PYTHONPATH": str(site)}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True
    )
    assert done.stdout.split() == sorted([*registry.AGENTS, "patient", "text"])


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("no_such_module:Bot", "agent guest cannot be loaded: No module named 'no_such_module'"),
        ("json:dumps", "agent guest is not a dataclass derived from vaka.agents.Agent"),
    ],
)
def test_what_is_wrong_with_another_package_is_said(
    value: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = EntryPoint("guest", value, registry.ENTRY_POINT_GROUP)
    monkeypatch.setattr(registry, "_plugins", lambda: {"guest": entry})
    assert "guest" in agents.names()
    with pytest.raises(InvalidSetup) as error:
        agents.make("guest", PEBBLES)
    assert str(error.value) == message


def invite(monkeypatch: pytest.MonkeyPatch, kind: type[Agent] | None) -> None:
    """Let another package name an agent `guest`, or one that cannot be found."""
    value = f"{__name__}:{kind.__name__}" if kind else "no_such_module:Bot"
    entry = EntryPoint("guest", value, registry.ENTRY_POINT_GROUP)
    monkeypatch.setattr(registry, "_plugins", lambda: {"guest": entry})


@pytest.mark.parametrize(
    ("text", "kind", "message"),
    [
        ("guest", Broken, "agent guest cannot be created: no model file"),
        ("guest", Demanding, "missing 1 required positional argument: 'model'"),
        ("guest:model=a", Demanding, "agent guest has no parameter 'model' (parameters: none)"),
        ("guest:seen=1", Rich, "no parameter 'seen' (parameters: yes, whole, number, text)"),
        ("guest:nothing=1", Rich, "has no parameter 'nothing'"),
        ("guest:endless=1", Rich, "has no parameter 'endless'"),
        ("guest:found=1", Rich, "has no parameter 'found'"),
        ("guest:whole=x", Rich, "parameter whole of agent guest is a whole number, not 'x'"),
    ],
)
def test_what_is_wrong_with_a_plugin_is_one_line(
    text: str, kind: type[Agent], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    invite(monkeypatch, kind)
    with pytest.raises(InvalidSetup) as error:
        agents.make(text, PEBBLES)
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_a_plugin_that_cannot_be_hurried_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch, Impatient)
    with pytest.raises(InvalidSetup, match="agent guest cannot be created: ZeroDivisionError"):
        agents.make("guest", PEBBLES, max_seconds=1.0)


def test_the_parameters_of_a_plugin_are_read_as_their_defaults(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    invite(monkeypatch, Rich)
    made = agents.make("guest:yes=no,whole=4,number=1,text=b", PEBBLES)
    assert made == Rich(PEBBLES, yes=False, whole=4, number=1.0, text="b")
    (offered,) = (agent for agent in game_body(PEBBLES)["agents"] if agent["name"] == "guest")
    assert offered["parameters"] == [
        {"name": "yes", "kind": "bool", "default": True},
        {"name": "whole", "kind": "int", "default": 3},
        {"name": "number", "kind": "float", "default": 0.5},
        {"name": "text", "kind": "str", "default": "a"},
    ]
    assert json.loads(json.dumps(offered, allow_nan=False)) == offered


@pytest.mark.parametrize(
    ("kind", "what"),
    [(Wrong, "chose 99999"), (Idle, "chose nothing"), (BlindlyWrong, r"chose \d+")],
)
def test_who_chooses_what_is_not_legal_is_named(kind: type[Agent], what: str) -> None:
    state = PEBBLES.initial_state(PEBBLES.setup(2))
    dice = Dice("wrong")
    while state.turn < 0:
        state.play(dice.choose(state.moves()))
    agent = kind(PEBBLES)  # type: ignore[call-arg]
    with pytest.raises(
        VakaError, match=rf"agent tests\.agents\.test_plugins\.{kind.__name__} {what}"
    ):
        agents.decide(agent, PEBBLES, state, dice)


@pytest.mark.parametrize("kind", [None, Broken, Demanding])
def test_an_agent_that_does_not_work_is_not_offered(
    kind: type[Agent] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    invite(monkeypatch, kind)
    offered = [agent["name"] for agent in game_body(PEBBLES)["agents"]]
    assert offered == sorted(registry.AGENTS)
