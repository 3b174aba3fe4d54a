"""Open connections: how many there may be, and how long they may keep the server waiting.

The middleware limits requests, and the socket hub limits WebSockets at tables. A connection counts
here before that, from the first byte of its first request until it is closed or a table has taken
it in. Its output is watched until it is closed, whatever it has become.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Protocol

from vaka.server.rate_limits import (
    ORIGIN,
    ConcurrencyLimit,
    TokenBuckets,
    is_this_machine,
    network_of,
)
from vaka.server.settings import Limits

REQUEST_SECONDS = 30
"""The head of a request must arrive, and the handshake of a WebSocket end, within this time."""

WRITE_SECONDS = 30
"""What was written to a connection must be read within this time."""

SWEEP_SECONDS = 2
"""Seconds between two looks at what the connections have not read."""

BACKLOG = 128
"""Connections that are accepted at once. Each is a file before it can be refused."""

SPARE_FILES = BACKLOG + 128
"""Open files that are not connections: the database, those that are being accepted."""

PROXY = "proxy"
"""Where connections come from that reach the server through a proxy, before they send a request."""

log = logging.getLogger("asyncio")

Note = Callable[[str], None]
"""Counts and logs a refusal by its kind."""


class ProtocolFactory(Protocol):
    """Makes the protocol of a new connection, with the settings of uvicorn."""

    def __call__(self, connections: ConnectionLimiter, **settings: Any) -> asyncio.Protocol: ...


class Connection:
    """A connection that was let in."""

    __slots__ = ("_connections", "_full_since", "_limits", "_timer", "origin", "transport")

    def __init__(
        self,
        connections: ConnectionLimiter,
        transport: asyncio.Transport,
        origin: str,
        limits: dict[str, int],
    ) -> None:
        self.transport = transport
        self.origin = origin
        """The network that it comes from; empty for this machine, or if that is not known."""
        self._connections = connections
        self._limits: dict[str, int] | None = limits
        self._timer: asyncio.TimerHandle | None = None
        self._full_since: float | None = None

    @property
    def frame_rate(self) -> float:
        """Frames a second that it may send as a WebSocket."""
        return self._connections.frame_rate

    def start_timer(self) -> None:
        """Close the connection in `REQUEST_SECONDS`, unless the timer runs already."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(REQUEST_SECONDS, self.abort, "slow")

    def stop_timer(self) -> None:
        """The connection has sent what was waited for."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def release(self) -> None:
        """Count it no longer: it is limited elsewhere, or was closed."""
        self.stop_timer()
        if self._limits is not None:
            self._connections.leave(self._limits)
            self._limits = None

    def lose(self) -> None:
        """It was closed."""
        self.release()
        self._connections.forget(self)

    def abort(self, kind: str) -> None:
        """Close it at once, whatever was not sent yet."""
        self.stop_timer()
        self.note(kind)
        self.transport.abort()

    def note(self, kind: str) -> None:
        """Count and log why it is refused."""
        self._connections.note(kind, self.origin)

    def frames_wait(self, frames: int) -> float:
        """Seconds that its address has to wait after a number of frames."""
        return self._connections.frames.wait(self.origin, frames) if self.origin else 0.0

    def check_output(self, now: float) -> None:
        """Close it if its output has not been read for long."""
        if not self.transport.get_write_buffer_size():
            self._full_since = None
        elif self._full_since is None:
            self._full_since = now
        elif now - self._full_since >= WRITE_SECONDS:
            self.abort("slow")


class ConnectionLimiter:
    """All connections of a server. uvicorn calls it to make the protocol of each of them."""

    def __init__(
        self,
        make: ProtocolFactory,
        limits: Limits,
        note: Note,
        *,
        is_proxied: bool,
        files: int | None = None,
    ) -> None:
        """`is_proxied`: all connections come from a proxy, so their addresses mean nothing.
        `files`: how many files the process may open."""
        self._make = make
        self._note = note
        self._crowd = ConcurrencyLimit(limits.all_connections)
        self._of_address = None if is_proxied else limits.connections
        self._nowhere = PROXY if is_proxied else ""
        self._new = TokenBuckets(limits.new_connections, limits.new_connection_burst)
        self.frame_rate = 2 * limits.messages
        """Frames a second per WebSocket, whatever they contain."""
        self.frames = TokenBuckets(limits.address_frames, limits.address_frame_burst)
        self._most = limits.all_connections + limits.all_sockets
        if files is not None:
            self._most = min(self._most, max(files - SPARE_FILES, files // 4))
        self._open: set[Connection] = set()
        self._sweep: asyncio.TimerHandle | None = None

    def __call__(self, **settings: Any) -> asyncio.Protocol:
        """Make the protocol of a connection."""
        return self._make(self, **settings)

    def enter(self, transport: asyncio.Transport) -> Connection | None:
        """A new connection; None if there are too many, in all or from its address."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        origin, limits = "", {}
        if self._of_address is not None and not is_this_machine(address):
            origin = network_of(address)
            limits[origin] = self._of_address
        is_full = len(self._open) >= self._most or (origin and not self._new.take(origin))
        if is_full or not self._crowd.enter(limits):
            self.note("too_many", origin)
            return None
        connection = Connection(self, transport, origin, limits)
        self._open.add(connection)
        self._watch()
        return connection

    def leave(self, limits: dict[str, int]) -> None:
        """Release the limits of a connection."""
        self._crowd.leave(limits)

    def forget(self, connection: Connection) -> None:
        """A connection was closed."""
        self._open.discard(connection)

    def note(self, kind: str, origin: str) -> None:
        """Count and log why a connection from `origin` is refused."""
        token = ORIGIN.set(origin or self._nowhere)
        try:
            self._note(kind)
        finally:
            ORIGIN.reset(token)

    def _watch(self) -> None:
        if self._sweep is None and self._open:
            self._sweep = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._check_output)

    def _check_output(self) -> None:
        """Close the connections that do not read, as long as there are any."""
        now, self._sweep = time.monotonic(), None
        for connection in list(self._open):
            connection.check_output(now)
        self._watch()


def break_cycles(transport: asyncio.BaseTransport) -> None:
    """Let go of the methods of its own that a transport of asyncio stores. They keep everything
    about a closed connection in memory until the garbage collector stops the event loop to find it.
    """
    for name in ("_read_ready_cb", "_write_ready"):
        vars(transport).pop(name, None)


def report(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error of the event loop; in one line if there are no files left for connections, which
    happens again and again."""
    error = context.get("exception")
    if isinstance(error, OSError) and "accept" in str(context.get("message")):
        log.error("cannot accept connections: %s", error.strerror)
    else:
        loop.default_exception_handler(context)


def raise_file_limit(wanted: int) -> int | None:
    """Raise the limit of open files as far as the system allows. Returns the new limit, or None if
    there is none."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    if soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return soft
