"""A thread for work that takes long, and a short queue for it: nobody else waits for that work."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from vaka.server.faults import Fault

MOST_WAITING = 8

T = TypeVar("T")


class Queue:
    """One after another, and so many wait at the most. Any thread may ask."""

    def __init__(self, name: str, busy: Callable[[], Fault]) -> None:
        """`busy` is what those are told who come when too many wait."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._room = threading.Semaphore(MOST_WAITING)
        self._busy = busy

    def submit(self, work: Callable[[], T]) -> Future[T]:
        """Have something done, unless too many wait already."""
        if not self._room.acquire(blocking=False):
            raise self._busy()
        future = self._thread.submit(work)
        future.add_done_callback(lambda _: self._room.release())
        return future

    def close(self) -> None:
        """Begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
