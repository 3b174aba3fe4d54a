"""Several server processes on one port: `vaka serve --workers N`.

The parent binds the port and serves nobody. The workers share its socket, and the operating system
gives each connection to one of them. A worker that dies is replaced.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Any

from vaka.core.errors import VakaError
from vaka.server.socket_handover import CAN_HAND_OVER, Handover, Handovers

RESTART_SECONDS = 1.0
"""Seconds between two starts of a worker that dies at once; twice as many after each such death."""

MOST_PAUSE = 60.0
"""The longest of these pauses. A worker that lived longer is replaced without one."""

LOOK_SECONDS = 0.2
"""Seconds between two looks for workers that have died."""

STOP_SECONDS = 15.0

log = logging.getLogger("vaka.server")

Work = Callable[[socket.socket, Callable[[], None], Handover | None], None]
"""Serves clients of a socket until it gets SIGTERM, and calls a function once it is ready. It may
hand connections to other workers."""


class Workers:
    """The worker processes of a server."""

    def __init__(self, work: Work, listener: socket.socket, count: int) -> None:
        self._work = work
        self._listener = listener
        self._count = count
        self._context = multiprocessing.get_context("spawn")
        self._running: dict[int, Any] = {}
        self._began: dict[int, float] = {}
        self._failures = [0] * count
        self._due: dict[int, float] = {}  # when dead workers are replaced
        self._handovers = Handovers(count) if CAN_HAND_OVER else None
        self._is_stopping = False

    def run(self, greet: Callable[[], None]) -> None:
        """Run all workers until this process gets SIGTERM or Ctrl+C. `greet` is called once all of
        them are ready."""
        signs = signal.SIGTERM, signal.SIGINT
        before = [signal.signal(sign, self._stop) for sign in signs]
        try:
            ready = [self._start(number) for number in range(self._count)]
            for each in ready:
                self._await(each)
            if not self._is_stopping:
                greet()
            self._watch()
        finally:
            self._end()
            for sign, handler in zip(signs, before, strict=True):
                signal.signal(sign, handler)

    def _stop(self, *_: object) -> None:
        self._is_stopping = True

    def _start(self, number: int) -> Connection:
        """Start a worker. When it is ready it sends None over the pipe, or else why it is not."""
        here, there = self._context.Pipe(duplex=False)
        handover = self._handovers.of(number) if self._handovers else None
        arguments = (self._work, self._listener, there, handover)
        process = self._context.Process(target=_run, args=arguments)
        process.start()
        there.close()
        self._running[number] = process
        self._began[number] = time.monotonic()
        return here

    def _await(self, ready: Connection) -> None:
        """Wait until a worker is ready. Raise an error if it is not."""
        try:
            while not self._is_stopping and not ready.poll(0.2):
                pass
            trouble = None if self._is_stopping else ready.recv()
        except EOFError:
            trouble = "a worker did not start"
        finally:
            ready.close()
        if trouble:
            raise VakaError(trouble)

    def _watch(self) -> None:
        """Replace workers that die."""
        while not self._is_stopping:
            time.sleep(LOOK_SECONDS)
            for number, process in list(self._running.items()):
                if not process.is_alive():
                    self._bury(number, process)
            for number, due in list(self._due.items()):
                if due <= time.monotonic() and not self._is_stopping:
                    del self._due[number]
                    self._start(number).close()

    def _bury(self, number: int, dead: Any) -> None:
        """Decide when a worker is replaced that has died."""
        log.error("worker %s ended with code %s", dead.pid, dead.exitcode)
        del self._running[number]
        if self._handovers:
            self._handovers.lose(number)
        began = self._began[number]
        is_old = time.monotonic() - began > MOST_PAUSE
        pause = 0.0 if is_old else min(MOST_PAUSE, RESTART_SECONDS * 2 ** self._failures[number])
        self._failures[number] = 0 if is_old else self._failures[number] + 1
        self._due[number] = began + pause

    def _end(self) -> None:
        self._listener.close()  # or clients would wait for a worker that does not come
        for process in self._running.values():
            process.terminate()
        deadline = time.monotonic() + STOP_SECONDS
        for process in self._running.values():
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
        if self._handovers:
            self._handovers.close()


def _run(work: Work, listener: socket.socket, ready: Connection, handover: Handover | None) -> None:
    """The main function of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent, which stops us
    threading.Thread(target=_follow_parent, name="parent", daemon=True).start()

    def greet() -> None:
        _tell(ready, None)

    try:
        work(listener, greet, handover)
    except VakaError as error:
        if not _tell(ready, str(error)):
            log.error("a worker cannot start: %s", error)
        sys.exit(1)


def _tell(ready: Connection, trouble: str | None) -> bool:
    """Tell the parent; False if it does not wait, because this worker replaces another."""
    try:
        ready.send(trouble)
    except OSError:
        return False
    return True


def _follow_parent() -> None:
    """Stop this worker when its parent has died."""
    parent = multiprocessing.parent_process()
    if parent:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
