"""Workers that share tasks: processes of this machine, or the nodes of a Ray cluster.

A task depends on nothing but itself, so the results are the same whatever works on them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from math import ceil, inf
from pathlib import Path

from vaka.arena.workers.processes import Processes
from vaka.arena.workers.task_batches import Workers

__all__ = ["Processes", "Workers", "available_cores", "missing_numbers", "open_workers"]


GROUP, GROUPS = Path("/proc/self/cgroup"), Path("/sys/fs/cgroup")
"""The control group of this process, and all of them (Linux)."""


def available_cores() -> int:
    """The number of CPU cores that this process may use: those of the machine, fewer if it is bound
    to some of them, or if its container has a quota."""
    try:
        cores = len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        cores = os.cpu_count() or 1
    return max(1, ceil(min(cores, _quota())))


def _quota() -> float:
    """How many cores the control group of this process may keep busy."""
    try:
        name = GROUP.read_text().partition("::")[2].partition("\n")[0]
        most, period = (GROUPS / name.strip("/") / "cpu.max").read_text().split()
        return int(most) / int(period)
    except (OSError, ValueError):  # another system, or no limit
        return inf


def missing_numbers(total: int, done: Iterable[int]) -> Iterator[int]:
    """The numbers from 1 to `total` that are not done. An iterator, because there may be too many
    for a list."""
    known = frozenset(done)
    return (number for number in range(1, total + 1) if number not in known)


def open_workers(
    jobs: int | None = None,
    cluster: str | None = None,
    notice: Callable[[str], None] | None = None,
) -> Workers:
    """The workers for a command: a Ray cluster by its address, or `jobs` processes, by default one
    per core. Use them in a `with` block. `notice` gets a line about every node that is lost or
    rejected."""
    if cluster is None:
        return Processes(jobs or available_cores())
    from vaka.arena.workers.ray_cluster import RayCluster

    return RayCluster(cluster, notice)
