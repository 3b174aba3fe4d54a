"""Sockets as uvicorn makes them, but for one thing: they forget how they came about."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Wire(WebSocketsSansIOProtocol):
    """What a browser says of itself in order to open a socket, and what it is answered, is not kept
    for as long as the socket is open: it is more than all the rest."""

    async def send(self, message: Any) -> None:
        """Pass a message of the app on."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()
