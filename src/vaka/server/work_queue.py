"""A thread with a short queue for slow work, so that nothing else waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from vaka.server.errors import ApiError

MOST_WAITING = 8

T = TypeVar("T")


class WorkQueue:
    """Runs jobs one after another; at most `MOST_WAITING` may wait. Thread-safe."""

    def __init__(self, name: str, busy: Callable[[], ApiError]) -> None:
        """`busy` makes the error that is raised when the queue is full."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._room = threading.Semaphore(MOST_WAITING)
        self._busy = busy

    def submit(self, work: Callable[[], T]) -> Future[T]:
        """Queue a job, unless too many are waiting."""
        if not self._room.acquire(blocking=False):
            raise self._busy()
        future = self._thread.submit(work)
        future.add_done_callback(lambda _: self._room.release())
        return future

    def close(self) -> None:
        """Start no more jobs."""
        self._thread.shutdown(wait=False, cancel_futures=True)
