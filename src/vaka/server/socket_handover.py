"""Hands WebSockets to the worker of their table: `vaka serve --workers N`.

Any worker can serve any table, but every worker with clients at a table reads all its changes. So
clients of a table meet at one of the workers, which its id decides. A worker that gets a connection
for a table of another one hands it over, with what the client has sent so far. If the other worker
shows no sign of life, the client is served where it came.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import re
import socket
import time
import zlib
from collections.abc import Callable, Sequence
from typing import Any

BEAT_SECONDS = 0.5
PATIENCE = 2.0
"""Seconds without a sign of life after which a worker gets no connections from others."""

LARGEST_HEAD = 16 << 10
"""Bytes that are handed over with a connection."""

MakeProtocol = Callable[[bytes], asyncio.Protocol]
"""Makes the protocol of a connection that has sent some bytes already."""

_LIVE = re.compile(rb"GET /api/tables/([0-9a-z]{1,20})/live[ ?]")

CAN_HAND_OVER = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")


class Handover:
    """The end of one worker: its inbox, and the ways to all workers."""

    def __init__(
        self, number: int, inbox: socket.socket, ways: Sequence[socket.socket], signs: Any
    ) -> None:
        """`signs` is shared memory: when each worker was last alive, by the monotonic clock."""
        self._number = number
        self._inbox = inbox
        self._ways = ways
        self._signs = signs
        self._beat: asyncio.TimerHandle | None = None
        self._arriving: set[asyncio.Task[Any]] = set()

    def begin(self, make: MakeProtocol) -> None:
        """Take in connections, on the running event loop."""
        self._inbox.setblocking(False)
        for way in self._ways:
            way.setblocking(False)
        asyncio.get_running_loop().add_reader(self._inbox, self._receive, make)
        self._show()

    def end(self) -> None:
        """Take in nothing more."""
        if self._beat:
            self._beat.cancel()
            asyncio.get_running_loop().remove_reader(self._inbox)
            self._signs[self._number] = 0.0

    def offer(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Hand over a connection that has sent this, if another worker serves its table. Return
        whether it was handed over. The connection stays open there when it is closed here."""
        found = _LIVE.match(data)
        if not found or not data.endswith(b"\r\n\r\n") or len(data) > LARGEST_HEAD:
            return False
        other = zlib.crc32(found[1]) % len(self._ways)
        if other == self._number or time.monotonic() - self._signs[other] > PATIENCE:
            return False
        client = transport.get_extra_info("socket")
        try:
            socket.send_fds(self._ways[other], [data], [client.fileno()])
        except OSError:  # its inbox is full
            return False
        return True

    def _show(self) -> None:
        """Show that this worker's event loop runs."""
        self._signs[self._number] = time.monotonic()
        self._beat = asyncio.get_running_loop().call_later(BEAT_SECONDS, self._show)

    def _receive(self, make: MakeProtocol) -> None:
        try:
            data, files, _, _ = socket.recv_fds(self._inbox, LARGEST_HEAD, 1)
        except BlockingIOError:
            return
        for file in files:
            client = socket.socket(fileno=file)
            client.setblocking(False)
            adopt = asyncio.get_running_loop().connect_accepted_socket(lambda: make(data), client)
            task = asyncio.ensure_future(adopt)
            self._arriving.add(task)
            task.add_done_callback(self._arriving.discard)


class Handovers:
    """The ends of all workers, in their parent."""

    def __init__(self, count: int) -> None:
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        self._inboxes = [inbox for inbox, _ in pairs]
        self._ways = [way for _, way in pairs]
        self._signs = multiprocessing.get_context("spawn").RawArray("d", count)

    def of(self, number: int) -> Handover:
        """The end of a worker."""
        self._signs[number] = 0.0
        return Handover(number, self._inboxes[number], self._ways, self._signs)

    def lose(self, number: int) -> None:
        """A worker died. What is in its inbox waits for its successor."""
        self._signs[number] = 0.0

    def close(self) -> None:
        """Close all of them."""
        for each in (*self._inboxes, *self._ways):
            each.close()
