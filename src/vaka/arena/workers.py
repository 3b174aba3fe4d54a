"""Processes that share the work."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection
from typing import TypeVar

from vaka.core.errors import VakaError

AHEAD = 2
"""So many tasks for each process are given out at a time, so that none ever waits for work."""

Task = TypeVar("Task")
Done = TypeVar("Done")


def cores() -> int:
    """How many processes can really run at once here."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def missing(total: int, done: Iterable[int]) -> Iterator[int]:
    """The numbers from 1 to `total` that are not done, one after the other: there may be so many
    that nobody could list them."""
    known = frozenset(done)
    return (number for number in range(1, total + 1) if number not in known)


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Generator[list[Done]]:
    """The results of all tasks, as they get done: some at a time, in any order.

    With one job they are done here, in order. Tasks are taken as late as can be, so that whoever
    has heard enough leaves little behind."""
    if jobs <= 1:
        for task in tasks:
            yield [work(task)]
        return
    waiting = iter(tasks)
    with _workers(jobs) as workers:
        running = {workers.submit(work, task) for task in islice(waiting, AHEAD * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {workers.submit(work, task) for task in islice(waiting, len(done))}
            yield [_result(future) for future in done]


def in_order(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """The results of all tasks, in the order of the tasks."""
    if jobs <= 1:
        yield from map(work, tasks)
        return
    waiting = iter(tasks)
    with _workers(jobs) as workers:
        running = deque(workers.submit(work, task) for task in islice(waiting, AHEAD * jobs))
        while running:
            done = _result(running.popleft())
            running.extend(workers.submit(work, task) for task in islice(waiting, 1))
            yield done


def _result(future: Future[Done]) -> Done:
    try:
        return future.result()
    except BrokenProcessPool:
        raise VakaError("a process that played games was ended from outside") from None


@contextmanager
def _workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that know nothing but what they are given: `spawn` is the same everywhere.

    They hold one end of a pipe. When the other is let go, be it that nobody wants their work any
    more or that this process was killed, they end at once.
    """
    context = multiprocessing.get_context("spawn")
    leash, hand = context.Pipe(duplex=False)
    workers = ProcessPoolExecutor(count, context, initializer=_begin, initargs=(leash,))
    try:
        yield workers
    finally:
        hand.close()
        workers.shutdown(cancel_futures=True)
        leash.close()


def _begin(leash: Connection) -> None:
    """Ctrl-C reaches every process; the first one tells the others when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(leash,), daemon=True).start()


def _end_with(leash: Connection) -> None:
    leash.poll(None)
    os._exit(1)
