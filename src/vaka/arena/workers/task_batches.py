"""What all workers have in common: batches of tasks, and the order of their results."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Generic, Self, TypeVar

MAX_BATCH = 10_000
GROWTH = 8
"""A batch is at most this many times larger than the one that was measured."""

Task = TypeVar("Task")
Done = TypeVar("Done")


@dataclass(frozen=True)
class TaskBatch(Generic[Task]):
    """Consecutive tasks that a worker gets at a time. `index` counts batches from 0."""

    index: int
    tasks: list[Task]


class Batches(Generic[Task]):
    """Cuts tasks into batches that take about `seconds`, judged by those already measured."""

    def __init__(self, tasks: Iterable[Task], seconds: float) -> None:
        self._tasks = iter(tasks)
        self._seconds = seconds
        self._size = 1
        self._count = 0

    def take(self) -> TaskBatch[Task] | None:
        """The next batch, or None if all tasks are taken."""
        tasks = list(islice(self._tasks, self._size))
        if not tasks:
            return None
        self._count += 1
        return TaskBatch(self._count - 1, tasks)

    def measure(self, count: int, seconds: float) -> None:
        """Learn from a batch of `count` tasks that took `seconds`."""
        fitting = int(self._seconds * count / max(seconds, 1e-9))
        self._size = max(1, min(fitting, GROWTH * count, MAX_BATCH))


def run_batch(work: Callable[[Task], Done], tasks: list[Task]) -> tuple[list[Done], float]:
    """The results of a batch, and the seconds it took. Runs in a worker."""
    start = time.perf_counter()
    results = [work(task) for task in tasks]
    return results, time.perf_counter() - start


class Workers(ABC):
    """Something that works on tasks. A context manager: on exit, nothing keeps running."""

    batch_seconds: float
    """How long a batch should take. Longer batches cost less to hand out, and waste more if the
    caller stops early."""

    @abstractmethod
    def completed(
        self, work: Callable[[Task], Done], batches: Batches[Task]
    ) -> Generator[tuple[int, list[Done]]]:
        """The index and the results of all batches, in order of completion."""

    @property
    def description(self) -> str:
        """What is working now, for a progress bar; empty if there is nothing to say."""
        return ""

    def unordered(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Generator[list[Done]]:
        """The results of all tasks in order of completion, some at a time.

        Tasks are taken as late as possible, so little work is wasted if the caller stops early.
        """
        batches = Batches(tasks, self.batch_seconds)
        for _, results in self.completed(work, batches):
            yield results

    def ordered(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        """The results of all tasks, in the order of the tasks."""
        waiting: dict[int, list[Done]] = {}
        following = 0
        for index, results in self.completed(work, Batches(tasks, self.batch_seconds)):
            waiting[index] = results
            while following in waiting:
                yield from waiting.pop(following)
                following += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: Any) -> None:
        self.stop()

    def stop(self) -> None:  # noqa: B027  (only some workers hold something)
        """Stop what runs, and release what is held."""
