"""A uvicorn WebSocket protocol that frees handshake state, can write without awaiting, and limits
frames.

A message costs its sender something once the app reads it. A frame costs the server something as
soon as it is parsed, whether it becomes a message or not. So frames are parsed a few at a time, and
no further while the client has sent too many, has a message waiting, or does not read its answers.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from vaka.server.connection_limits import Connection, break_cycles
from vaka.server.rate_limits import TokenBucket

NAME = "wire"
"""The key of the protocol in the state of the ASGI scope."""

PIECE = 1024
"""Bytes that are parsed at a time: 170 frames at most. A part of a larger frame costs as much as a
frame."""

SMALL_PIECE = 160
"""Bytes that are parsed at a time while the address has sent too many frames: 26 frames at most,
and most messages of a page. Otherwise, 250 sockets could let others at their address wait for 40
seconds."""

FRAME_BURST = 400
"""Frames that a client may send at once."""

MOST_FRAGMENTS = 64
"""Frames of one message."""

STRIKES = 20
"""How often a client may send too many frames before its socket is closed."""

STRIKE_RATE = 0.2
"""Strikes that are forgotten a second."""

FLOOD = 1008
"""Close code of a socket whose client sends too many frames."""

NOT_UTF8 = 1007


class SocketProtocol(WebSocketsSansIOProtocol):
    """Frees the headers of the handshake, which take more memory than the rest of a socket, lets
    the app write directly, and reads no faster than the limits allow."""

    def __init__(self, connection: Connection, **settings: Any) -> None:
        super().__init__(**settings)
        self._connection = connection
        self._unparsed = bytearray()
        self._frames = TokenBucket(connection.frame_rate, FRAME_BURST)
        self._strikes = TokenBucket(STRIKE_RATE, STRIKES)
        self._pause: asyncio.TimerHandle | None = None
        self._sleeper: asyncio.Future[None] | None = None

    # ---- opening and closing

    async def run_asgi(self) -> None:
        """Run the app with this protocol in its scope, which refers to it only that long."""
        self.scope["state"][NAME] = self
        try:
            await super().run_asgi()
        finally:
            del self.scope["state"][NAME]

    def admit(self, origin: str) -> None:
        """A table has taken the socket in, which counts there from now on."""
        self._connection.origin = origin
        self._connection.release()

    async def send(self, message: Any) -> None:
        """Send a message of the app."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()
            self._connection.stop_timer()
            self._parse()

    def shutdown(self) -> None:
        """The server stops: forget what was not read yet, and wake the app."""
        self._unparsed.clear()
        while not self.queue.empty():
            self.queue.get_nowait()
        super().shutdown()
        self._wake()

    def abort(self) -> bool:
        """Close the connection without sending the rest. Return False if it is closing already."""
        if self.transport.is_closing():
            return False
        self.transport.abort()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection was closed."""
        self._unparsed.clear()
        if self._pause:
            self._pause.cancel()
        self._connection.lose()
        super().connection_lost(exc)
        self._wake()
        self._break_cycles()

    def _break_cycles(self) -> None:
        """Let go of what refers back to the transport or the parser."""
        break_cycles(self.transport)
        self.conn.parser.close()
        error: BaseException | None = self.conn.handshake_exc
        while error:  # its request refers to it
            error.__traceback__ = None
            error = error.__context__
        self.conn.handshake_exc = self.conn.parser_exc = None

    async def sleep(self, seconds: float) -> None:
        """Sleep, but not longer than the connection is open."""
        if self.disconnected or self.transport.is_closing():
            return
        self._sleeper = self.loop.create_future()
        await asyncio.wait([self._sleeper], timeout=seconds)
        self._sleeper = None

    def _wake(self) -> None:
        if self._sleeper and not self._sleeper.done():
            self._sleeper.set_result(None)

    # ---- reading

    def data_received(self, data: bytes) -> None:
        """Parse data as far as the limits allow."""
        if not self.handshake_initiated:
            self._receive_head(data)
            return
        self._unparsed += data
        self._parse()

    def _receive_head(self, data: bytes) -> None:
        """Receive the request for a WebSocket; refuse one that cannot be parsed."""
        super().data_received(data)
        if self.conn.handshake_exc is None:
            return
        self._connection.note("invalid")
        if not self.handshake_initiated:  # uvicorn does not notice
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _parse(self) -> None:
        while self._unparsed and not self._is_held:
            size = SMALL_PIECE if self._connection.frames_wait(0) else PIECE
            piece = bytes(self._unparsed[:size])
            del self._unparsed[:size]
            super().data_received(piece)
        if self._unparsed:
            self.transport.pause_reading()
        elif not self.read_paused:
            self.transport.resume_reading()

    @property
    def _is_held(self) -> bool:
        """Whether nothing more is parsed for now."""
        is_waiting = not self.handshake_complete or self.read_paused or self._pause is not None
        return is_waiting or not self.writable.is_set() or self.transport.is_closing()

    def handle_events(self) -> None:
        """Handle the frames of a piece, and charge for them; a part of a large frame counts too."""
        count = max(1, len(self.conn.events))
        super().handle_events()
        if len(self.frames) > MOST_FRAGMENTS:
            self._fail("too many fragments")
        elif self.handshake_complete:
            self._charge(count)

    def _charge(self, count: int) -> None:
        """Let a client wait that has sent too many frames, or close its socket."""
        wait = self._frames.wait(count)
        if wait and not self._strikes.take():
            self._fail("too many frames")
            return
        wait = max(wait, self._connection.frames_wait(count))
        if wait and not self.transport.is_closing():
            self._pause = self.loop.call_later(wait, self._go_on)

    def _go_on(self) -> None:
        self._pause = None
        self._parse()

    def send_receive_event_to_app(self) -> None:
        """Queue a message for the app, if it is text."""
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:  # uvicorn would log a traceback
            self._fail("not UTF-8", NOT_UTF8)
        else:
            super().send_receive_event_to_app()

    def _fail(self, reason: str, code: int = FLOOD) -> None:
        """Close the socket of a client that breaks the rules."""
        if self.close_sent or self.transport.is_closing():
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    async def receive(self) -> Any:
        """The next message for the app."""
        message = await super().receive()
        self._parse()
        return message

    def resume_writing(self) -> None:
        """The client has read what was written."""
        super().resume_writing()
        self._parse()

    # ---- writing

    @property
    def is_free(self) -> bool:
        """Whether a message can be written at once: the socket is open, and its buffer has room."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        return is_open and self.writable.is_set() and not self.transport.is_closing()

    def write(self, text: str) -> None:
        """Write a message at once, if `is_free`."""
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
