"""Sockets as uvicorn makes them, but for two things: they forget how they came about, and what can
be sent without waiting is sent without a trip through all that lies between."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NAME = "wire"
"""Where the app finds it, in the state of its scope."""


class Wire(WebSocketsSansIOProtocol):
    """What a browser says of itself in order to open a socket, and what it is answered, is not kept
    for as long as the socket is open: it is more than all the rest."""

    def run_asgi(self) -> Coroutine[Any, Any, None]:
        """Let the app serve this socket."""
        self.scope["state"][NAME] = self
        return super().run_asgi()

    async def send(self, message: Any) -> None:
        """Pass a message of the app on."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()

    @property
    def is_free(self) -> bool:
        """Whether a message can go out at once: its client takes what it is sent, and nobody has
        said goodbye."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        return is_open and self.writable.is_set() and not self.transport.is_closing()

    def write(self, text: str) -> None:
        """Send a message at once; the wire is free."""
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
