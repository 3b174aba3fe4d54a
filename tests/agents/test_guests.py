"""Agents of other packages: the example of docs/agents.md, really built and installed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.toy import PEBBLES
from vaka import agents
from vaka.agents import registry
from vaka.core.errors import InvalidSetup
from vaka.server.catalogue import game_body

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
    assert done.stdout.split() == sorted([*registry.AGENTS, "patient"])


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("no_such_module:Bot", "agent guest cannot be loaded: No module named 'no_such_module'"),
        ("json:dumps", "agent guest is no dataclass derived from vaka.agents.Agent"),
    ],
)
def test_what_is_wrong_with_another_package_is_said(
    value: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = EntryPoint("guest", value, registry.GROUP)
    monkeypatch.setattr(registry, "_guests", lambda: {"guest": entry})
    assert "guest" in agents.names()
    with pytest.raises(InvalidSetup) as error:
        agents.make("guest", PEBBLES)
    assert str(error.value) == message


def test_an_agent_that_does_not_work_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("guest", "no_such_module:Bot", registry.GROUP)
    monkeypatch.setattr(registry, "_guests", lambda: {"guest": entry})
    offered = [agent["name"] for agent in game_body(PEBBLES)["agents"]]
    assert offered == sorted(registry.AGENTS)
