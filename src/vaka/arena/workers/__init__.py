"""Workers that share tasks: processes of this machine, or the nodes of a Ray cluster.

A task depends on nothing but itself, so the results are the same whatever works on them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator

from vaka.arena.workers.processes import Processes
from vaka.arena.workers.task_batches import Workers

__all__ = ["Processes", "Workers", "available_cores", "missing_numbers", "open_workers"]


def available_cores() -> int:
    """The number of CPU cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


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
