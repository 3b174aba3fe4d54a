"""Worker processes on this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection

from vaka.arena.workers.task_batches import Batches, Done, Task, TaskBatch, Workers, run_batch
from vaka.core.errors import VakaError

AHEAD = 2
"""Batches submitted per process at a time, so that no process waits for work."""


class Processes(Workers):
    """A number of processes. With one job, the tasks run in this process, in order."""

    batch_seconds = 0.1

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def completed(
        self, work: Callable[[Task], Done], batches: Batches[Task]
    ) -> Generator[tuple[int, list[Done]]]:
        if self.jobs <= 1:
            yield from _in_this_process(work, batches)
            return
        waiting = iter(batches.take, None)
        first = list(islice(waiting, AHEAD * self.jobs))
        if not first:
            return
        with _pool(min(self.jobs, len(first))) as pool:
            running: dict[Future[tuple[list[Done], float]], TaskBatch[Task]] = {}

            def submit(batch: TaskBatch[Task]) -> None:
                running[pool.submit(run_batch, work, batch.tasks)] = batch

            for batch in first:
                submit(batch)
            while running:
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    batch = running.pop(future)
                    results, seconds = _result(future)
                    batches.measure(len(batch.tasks), seconds)
                    for following in islice(waiting, 1):
                        submit(following)
                    yield batch.index, results


def _in_this_process(
    work: Callable[[Task], Done], batches: Batches[Task]
) -> Generator[tuple[int, list[Done]]]:
    """Batches of one task, so that every result is there as soon as it can be."""
    while batch := batches.take():
        yield batch.index, [work(task) for task in batch.tasks]


def _result(future: Future[Done]) -> Done:
    try:
        return future.result()
    except BrokenProcessPool:
        raise VakaError("a worker process was killed") from None


@contextmanager
def _pool(count: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes, started with `spawn`, which works the same on all systems.

    Each worker holds the reading end of a pipe. When the other end closes, because the results are
    no longer wanted or because this process was killed, the worker exits at once.
    """
    context = multiprocessing.get_context("spawn")
    reader, writer = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(count, context, initializer=_start_worker, initargs=(reader,))
    try:
        yield pool
    finally:
        writer.close()
        # A worker may exit in the middle of a result. This process holds the writing end of the
        # results, too, so the pool would wait for the rest of it forever.
        vars(pool)["_result_queue"]._writer.close()
        pool.shutdown(cancel_futures=True)
        reader.close()


def _start_worker(pipe: Connection) -> None:
    """Ignore Ctrl-C, which reaches every process: the parent ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with, args=(pipe,), daemon=True).start()


def _exit_with(pipe: Connection) -> None:
    pipe.poll(None)
    os._exit(1)
