"""The cost of a Ray cluster, beside processes of one machine: `make cluster`.

Starts a local cluster, plays the same match on both by turns, compares the results, and projects
the games per hour of larger clusters from what it measured: the CPU time of a game on a worker, and
the CPU time that the driver spends on a game and on a batch. The overhead is the latter as a share
of the time of a batch, which is about a second if there are enough games.

    python benchmarks/ray_overhead.py --game tahiti --agents greedy,random --games 2000
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from vaka.agents import split
from vaka.arena.match import Match
from vaka.arena.rotated_match import play_match
from vaka.arena.simulation import FinishedGame, play_numbered
from vaka.arena.workers import Processes, Workers
from vaka.arena.workers.task_batches import Batches, Done, Task
from vaka.games import load

CORES = (1, 10, 100, 1000)


@dataclass
class Spent:
    """The costs of a match in the driver."""

    games: int = 0
    batches: int = 0
    driver_cpu: float = 0.0
    wall: float = 0.0

    def add(self, games: int, batches: int, driver_cpu: float, wall: float) -> None:
        self.games += games
        self.batches += batches
        self.driver_cpu += driver_cpu
        self.wall += wall


class Counted(Workers):
    """Workers that count their batches."""

    def __init__(self, inner: Workers) -> None:
        self.inner = inner
        self.batch_seconds = inner.batch_seconds
        self.batches = 0

    def completed(
        self, work: Callable[[Task], Done], batches: Batches[Task]
    ) -> Generator[tuple[int, list[Done]]]:
        for found in self.inner.completed(work, batches):
            self.batches += 1
            yield found


@contextmanager
def local_cluster(cores: int) -> Iterator[str]:
    """The address of a Ray cluster on this machine, with its files in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"HOME": folder, "RAY_AUTH_TOKEN_PATH": str(Path(folder) / "token")}
        from ray.cluster_utils import Cluster

        head = {"num_cpus": cores, "include_dashboard": False}
        cluster = Cluster(initialize_head=True, head_node_args=head)
        try:
            yield cluster.address
        finally:
            cluster.shutdown()


def run(match: Match, games: int, workers: Workers, spent: Spent) -> str:
    """Play the match, add its costs, and return its score as JSON."""
    counted = Counted(workers)
    wall, cpu = time.perf_counter(), time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        score = play_match(match, games, path=Path(folder) / "match.jsonl", workers=counted)
    spent.add(games, counted.batches, time.process_time() - cpu, time.perf_counter() - wall)
    return json.dumps(score.to_json())


def cpu_per_game(match: Match, games: int) -> float:
    """The CPU seconds of a game in a worker, measured in this process."""
    play: Callable[[int], FinishedGame] = partial(play_numbered, match, False)
    start = time.process_time()
    for number in range(1, games + 1):
        play(number)
    return (time.process_time() - start) / games


def projection(game_cpu: float, driver_cpu: float) -> list[dict[str, Any]]:
    """Games per hour by number of cores, until the driver has no time left."""
    most = 3600 / driver_cpu
    rows = []
    for cores in CORES:
        wanted = 3600 * cores / game_cpu
        rows.append(
            {
                "cores": cores,
                "games_per_hour": round(min(wanted, most)),
                "bottleneck": "driver" if wanted > most else "workers",
            }
        )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", default="tahiti")
    parser.add_argument("--agents", default="greedy,random")
    parser.add_argument("--games", type=int, default=3000, help="games per turn (3000)")
    parser.add_argument("--turns", type=int, default=3, help="how often both play (3)")
    parser.add_argument(
        "--cores", type=int, default=2, help="processes, and CPUs of the cluster (2)"
    )
    asked = parser.parse_args()
    agents = tuple(split(asked.agents))
    match = Match(load(asked.game), len(agents), agents, "cluster", is_rotated=True)
    from vaka.arena.workers.ray_cluster import RayCluster

    pool, ray = Spent(), Spent()
    with local_cluster(asked.cores) as address, RayCluster(address) as cluster:
        run(match, asked.games, cluster, Spent())  # starts the actors
        for _ in range(asked.turns):
            alone = run(match, asked.games, Processes(asked.cores), pool)
            together = run(match, asked.games, cluster, ray)
            if alone != together:
                raise SystemExit("the cluster and the processes disagree")
    game_cpu = cpu_per_game(match, min(asked.games, 200))
    batch_seconds = game_cpu * ray.games / ray.batches
    figures = {
        "game": asked.game,
        "agents": list(agents),
        "games": ray.games,
        "worker_cpu_ms_per_game": 1000 * game_cpu,
        "driver_cpu_ms_per_game": {
            "processes": 1000 * pool.driver_cpu / pool.games,
            "ray": 1000 * ray.driver_cpu / ray.games,
        },
        "driver_cpu_ms_per_batch": 1000 * ray.driver_cpu / ray.batches,
        "batch_seconds": batch_seconds,
        "overhead_per_batch": ray.driver_cpu / ray.batches / batch_seconds,
        "games_per_batch": ray.games / ray.batches,
        "wall_ray_to_processes": ray.wall / pool.wall,
        "projection": projection(game_cpu, ray.driver_cpu / ray.games),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
