"""Matches on a real Ray cluster of several local nodes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.arena.match import Match
from vaka.arena.rotated_match import play_match
from vaka.arena.simulation import simulate
from vaka.cli.app import run
from vaka.core import build_mode
from vaka.core.errors import InvalidSetup, VakaError

pytest.importorskip("ray", reason="Ray is not installed: make cluster")

import ray
from ray.cluster_utils import Cluster

from vaka.arena.workers import ray_cluster
from vaka.arena.workers.ray_cluster import RayCluster, build_id

HEAD = {"num_cpus": 0, "include_dashboard": False}
TAHITI = games.load("tahiti")


@pytest.fixture
def nodes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster whose head has no CPU for work. Its files are outside of the home folder."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(tmp_path / "token"))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    found = Cluster(initialize_head=True, head_node_args=HEAD)
    yield found
    found.shutdown()


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def slow_square(number: int) -> int:
    time.sleep(0.05)
    return number * number


def refuse(number: int) -> int:
    raise InvalidSetup(f"{number} is refused")


def test_a_match_survives_the_loss_of_a_node_and_equals_one_process(
    nodes: Any, tmp_path: Path
) -> None:
    victim = nodes.add_node(num_cpus=1, node_name="victim")
    nodes.add_node(num_cpus=1, node_name="second")
    nodes.add_node(num_cpus=1, node_name="third")
    match = Match(TAHITI, 2, ("greedy", "random"), "cluster", is_rotated=True)
    alone = play_match(match, 60, records=tmp_path / "alone")
    lines: list[str] = []
    seen: list[int] = []
    with RayCluster(nodes.address, lines.append) as cluster:
        while cluster.description != "3 nodes, 3 workers":
            list(cluster.ordered(slow_square, range(40)))

        def watch(_: Any, done: int) -> None:
            seen.append(done)
            if len(seen) == 1:  # every node has a batch, and another one ahead
                nodes.remove_node(victim, allow_graceful=False)
                nodes.add_node(num_cpus=1, node_name="late")

        together = play_match(
            match, 60, records=tmp_path / "together", workers=cluster, watch=watch
        )
    assert json.dumps(together.to_json()) == json.dumps(alone.to_json())
    assert contents(tmp_path / "together") == contents(tmp_path / "alone")
    assert len(seen) > 3
    assert [line.partition(" (")[0] for line in lines] == ["lost a worker on node victim"]


def large(number: int) -> bytes:
    """A result that stays on its node until somebody asks for it."""
    return number.to_bytes(4, "big") * 500_000


def test_results_that_are_lost_with_their_node_are_computed_again(nodes: Any) -> None:
    victim = nodes.add_node(num_cpus=1, node_name="victim")
    with RayCluster(nodes.address) as cluster:
        found = cluster.ordered(large, range(2))  # no third one tells that the actor has died
        first = next(found)
        ahead = [ref for member in cluster._members for ref in member.running]
        assert ahead
        ray.wait(ahead, num_returns=len(ahead), fetch_local=False)  # done, and nobody has it
        nodes.remove_node(victim, allow_graceful=False)
        nodes.add_node(num_cpus=1, node_name="other")
        assert [first, *found] == [large(number) for number in range(2)]


class Broken:
    """An actor that does not start."""

    def __init__(self) -> None:
        raise FileNotFoundError("no disk here")

    def build_id(self) -> str:
        return ""


def test_a_node_that_cannot_start_workers_is_rejected_in_one_line(
    nodes: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    nodes.add_node(num_cpus=2, node_name="broken")
    monkeypatch.setattr(ray_cluster, "actor_class", lambda: Broken)
    lines: list[str] = []
    with (
        RayCluster(nodes.address, lines.append) as cluster,
        pytest.raises(VakaError, match="no usable worker: node broken"),
    ):
        list(cluster.ordered(slow_square, range(4)))
    (line,) = lines
    assert "is rejected: it cannot start a worker: " in line


def test_every_change_of_the_source_is_another_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_mode, "PACKAGE", tmp_path)
    builds = set()
    for name in ("__init__.py", "games/tahiti/network.json", "games/tahiti/RULES.md"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        for text in ("one", "two"):
            file.write_text(text)
            builds.add(build_id.__wrapped__())
    assert len(builds) == 6
    (tmp_path / "server" / "page").mkdir(parents=True)
    (tmp_path / "server" / "page" / "texts.json").write_text("{}")
    assert build_id.__wrapped__() in builds


def test_simulated_records_are_equal_and_late_nodes_get_work(nodes: Any, tmp_path: Path) -> None:
    nodes.add_node(num_cpus=1, node_name="first")
    with RayCluster(nodes.address) as cluster:
        descriptions: set[str] = set()

        def join(done: int) -> None:
            descriptions.add(cluster.description)
            if done == 1:
                nodes.add_node(num_cpus=1, node_name="late")

        list(cluster.ordered(slow_square, range(40)))
        match = Match(PEBBLES, 3, ("random",), "many")
        alone = simulate(match, 40, folder=tmp_path / "alone")
        together = simulate(match, 40, folder=tmp_path / "together", workers=cluster, progress=join)
        found: list[int] = []
        for number in cluster.ordered(slow_square, range(400)):
            found.append(number)
            descriptions.add(cluster.description)
    assert json.dumps(alone.to_json()) == json.dumps(together.to_json())
    assert contents(tmp_path / "alone") == contents(tmp_path / "together")
    assert found == [number * number for number in range(400)]
    assert "2 nodes, 2 workers" in descriptions


@pytest.mark.skipif(not build_mode.is_compiled(), reason="a node without compiled core is as good")
def test_different_nodes_are_rejected_by_name(nodes: Any, tmp_path: Path) -> None:
    older = started_with(tmp_path / "older", 'import vaka; vaka.__version__ = "0.0.9"')
    empty = started_with(tmp_path / "empty", 'import sys; sys.modules["vaka"] = None')
    nodes.add_node(num_cpus=1, node_name="slowpoke", env_vars={"VAKA_PURE": "1"})
    nodes.add_node(num_cpus=1, node_name="older", env_vars=older)
    nodes.add_node(num_cpus=1, node_name="empty", env_vars=empty)
    lines: list[str] = []
    with RayCluster(nodes.address, lines.append) as cluster:
        with pytest.raises(VakaError, match="has no usable worker: node "):
            list(cluster.ordered(slow_square, range(4)))
        nodes.add_node(num_cpus=1, node_name="good")
        assert list(cluster.ordered(slow_square, range(4))) == [0, 1, 4, 9]
    assert all(line.endswith(f"not {build_id()}") for line in lines)
    found = {line.split()[1]: line for line in lines}
    assert len(lines) == len(found) == 3
    assert "interpreted" in found["slowpoke"]
    assert "it has Vaka 0.0.9 compiled" in found["older"]
    assert "unusable" in found["empty"]


def started_with(folder: Path, line: str) -> dict[str, str]:
    """The environment of a node whose Pythons run a line first."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(line + "\n")
    return {"PYTHONPATH": os.pathsep.join((str(folder), os.environ["PYTHONPATH"]))}


def test_errors_arrive_as_they_were_raised(nodes: Any) -> None:
    nodes.add_node(num_cpus=1)
    with (
        RayCluster(nodes.address) as cluster,
        pytest.raises(InvalidSetup, match="0 is refused"),
    ):
        list(cluster.ordered(refuse, range(4)))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "somewhere", "ray://127.0.0.1:10001"])
def test_no_cluster_is_one_clear_line(address: str) -> None:
    command = [sys.executable, "-m", "vaka.cli", "match", "tahiti", "--agents", "random,greedy"]
    found = subprocess.run(
        [*command, "--cluster", address], capture_output=True, text=True, check=False
    )
    assert found.returncode != 0
    assert len(found.stderr.strip().splitlines()) == 1
    assert f"no Ray cluster at {address}: " in found.stderr


def test_every_command_gives_the_same_on_a_cluster(
    nodes: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nodes.add_node(num_cpus=1)
    commands = {
        "simulate": ["--players", "2", "--games", "4"],
        "calibrate": ["--games", "2", "--playouts", "2", "--moments", "1", "--agent", "random"],
        "tournament": ["--agents", "random,greedy", "--players", "2", "--games", "2"],
    }
    for name, options in commands.items():
        found: list[dict[str, Any]] = []
        for where in (["--cluster", nodes.address], ["--jobs", "1"]):
            out = ["--out", str(tmp_path / f"{name}-{len(found)}")] * (name == "tournament")
            assert run([name, "tahiti", *options, *where, *out, "--json"]) == 0
            answer = json.loads(capsys.readouterr().out)
            answer.pop("report", None)
            found.append(answer)
        assert found[0] == found[1]


def test_an_interrupted_command_leaves_nothing_running(nodes: Any, tmp_path: Path) -> None:
    nodes.add_node(num_cpus=1)
    out = tmp_path / "match.jsonl"
    command = [sys.executable, "-m", "vaka.cli", "match", "tahiti", "--agents", "random,greedy"]
    command += ["--games", "100000", "--out", str(out), "--cluster", nodes.address]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        while process.poll() is None and not (out.exists() and out.stat().st_size > 400):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=120)
    assert f"stored in {out}" in error
    ray.init(address=nodes.address, log_to_driver=False, logging_level="error")
    try:
        deadline = time.monotonic() + 60
        while free_cpus() < 1 and time.monotonic() < deadline:
            time.sleep(0.1)
        assert free_cpus() == 1
    finally:
        ray.shutdown()


def free_cpus() -> float:
    return float(ray.available_resources().get("CPU", 0))
