"""A uvicorn HTTP protocol with deadlines, limits per address, little pipelining and few chunks.

The middleware handles a connection once a request has begun, and the socket hub once it has become
a WebSocket. Before that nothing else limits it: half a line would keep it open forever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from vaka.server.connection_limits import Connection, ConnectionLimiter, break_cycles
from vaka.server.rate_limits import ORIGIN

LARGEST_HEAD = 16 << 10
"""Bytes of a request without its body, or of the head of a chunk."""

MOST_PIPELINED = 16 << 10
"""Bytes that a client may send ahead of the response to its request."""

FREE_CHUNKS, CHUNK_BYTES = 64, 256
"""Limits the chunks of a body to `FREE_CHUNKS`, plus one per `CHUNK_BYTES` bytes. Parsing a chunk
takes as long as parsing a WebSocket frame, and one read may contain 40,000 of them."""


class ChunkLimit(h11.Connection):
    """Parses requests, and stops at a body in too many chunks."""

    def __init__(self, most_bytes: int) -> None:
        super().__init__(h11.SERVER, most_bytes)
        self.is_exceeded = False
        """Whether there were too many chunks: nothing more is parsed."""
        self._chunks = self._bytes = 0

    def next_event(self) -> Any:
        """The next part of a request."""
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            error.__traceback__ = None  # of h11, where the error refers to itself
            raise h11.RemoteProtocolError(str(error), error.error_status_hint) from None
        if isinstance(event, h11.Request):
            self._chunks = self._bytes = 0
        elif isinstance(event, h11.Data):
            self._chunks += event.chunk_start
            self._bytes += len(event.data)
            if self._chunks > FREE_CHUNKS + self._bytes // CHUNK_BYTES:
                self.is_exceeded = True
                return h11.NEED_DATA
        return event


HandOver = Callable[[asyncio.Transport, bytes], bool]
"""Hands a connection that has sent some bytes to another process. Returns whether that process
accepted it."""


class HttpConnection(H11Protocol):
    """An HTTP connection."""

    def __init__(
        self,
        connections: ConnectionLimiter,
        hand_over: HandOver | None = None,
        head: bytes = b"",
        **settings: Any,
    ) -> None:
        """`head`: what the client has sent already, to another process."""
        super().__init__(**settings)
        self._hand_over = hand_over
        self._head = head
        self._parser = ChunkLimit(LARGEST_HEAD)
        self.conn: h11.Connection = self._parser
        self._all = connections
        self._connection: Connection | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count a new connection, or abort it."""
        super().connection_made(transport)
        self._connection = self._all.enter(transport)
        if self._connection is None:
            transport.abort()
            return
        self._connection.start_timer()
        if self._head:
            self.data_received(self._head)

    def data_received(self, data: bytes) -> None:
        """Pass data on; the timer stops once a request is being answered."""
        connection = self._connection
        if connection is None or self.transport.is_closing():
            return
        connection.start_timer()
        if self._is_handed_over(data):
            self.transport.abort()
            return
        token = ORIGIN.set(connection.origin)  # of what uvicorn logs
        try:
            super().data_received(data)
        finally:
            ORIGIN.reset(token)
        cycle: Any = self.cycle  # none before the first request
        if cycle and not cycle.response_complete:
            connection.stop_timer()
        if self.conn.their_state is h11.DONE and len(self.conn.trailing_data[0]) > MOST_PIPELINED:
            self._refuse()

    def _is_handed_over(self, data: bytes) -> bool:
        """Whether another process takes the connection, which begins a request with this."""
        if not self._hand_over or self.conn.their_state is not h11.IDLE:
            return False
        is_clear = not self.conn.trailing_data[0] and not self.transport.get_write_buffer_size()
        return is_clear and self._hand_over(self.transport, data)

    def handle_events(self) -> None:
        """Handle what was parsed, and refuse a body in too many chunks."""
        super().handle_events()
        if self._parser.is_exceeded:
            self._refuse()

    def _refuse(self) -> None:
        """Close the connection of a client that sends too much."""
        if self._connection:
            self._connection.abort("too_many")

    def on_response_complete(self) -> None:
        """Go on with the next request, unless the body of this one was refused unread. If a part of
        the next one is there, the rest must follow in time."""
        is_unread = self.conn.their_state is h11.SEND_BODY
        super().on_response_complete()
        if is_unread:
            self.transport.close()
        elif self.conn.their_state is h11.IDLE and self.conn.trailing_data[0] and self._connection:
            self._connection.start_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection to a WebSocket, which is counted until a table takes it in."""
        make: Any = self.config.ws_protocol_class
        self.ws_protocol_class: Any = partial(make, self._connection)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting a connection that was closed."""
        if self._connection:
            self._connection.lose()
        super().connection_lost(exc)
        break_cycles(self.transport)
