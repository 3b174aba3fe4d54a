"""The examples run, in a short form. A longer run of the training is `make learn`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Vaka, vaka

EXAMPLES = Path(__file__).parents[2] / "examples"

__all__ = ["vaka"]


def run(name: str, *arguments: object) -> str:
    """The output of an example."""
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_openspiel_searches_and_learns() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed: pip install 'vaka[envs]'")
    said = run("openspiel_algorithms.py", "--simulations", 2, "--games", 1, "--iterations", 1)
    searched, learned = said.splitlines()
    assert "of 1 games of Tongiaki against random play" in searched
    assert int(learned.split()[2]) > 50, "a game has many information states"


def test_polars_answers_questions(vaka: Vaka, tmp_path: Path) -> None:
    pytest.importorskip("polars", reason="polars is not installed: make research")
    data = tmp_path / "data"
    vaka("simulate", "tahiti", "--players", 2, "--agents", "greedy,random", "--games", 4,
         "--dataset", data)  # fmt: skip
    said = run("dataset_query.py", data)
    assert "greedy" in said
    assert "forced" in said
    assert "take" in said


def test_a_network_learns(tmp_path: Path) -> None:
    """Two updates on 65,536 decisions are enough to beat `random` most of the time."""
    pytest.importorskip("torch", reason="torch is not installed: make learn")
    said = run(
        "masked_ppo.py", "--updates", 2, "--every", 2, "--games", 64, "--threads", 1,
        "--out", tmp_path,
    )  # fmt: skip
    first, last = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert first["decisions"] == 0
    assert last["random"] > max(first["random"], 0.6)
    assert said.splitlines()[-1].endswith("against greedy")
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")
    assert (tmp_path / "network.pt").stat().st_size > 10_000
