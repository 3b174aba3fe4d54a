"""A WebSocket without a network: what its protocol does with the bytes of a client."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState

from vaka.server.connection_limits import Connection
from vaka.server.live.socket_protocol import SocketProtocol

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
"""The request for a WebSocket."""


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_over = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.is_over = True

    abort = close

    def is_closing(self) -> bool:
        return self.is_over

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Unlimited:
    """A connection that may send as much as it likes."""

    frame_rate = 1e9

    def frames_wait(self, frames: int) -> float:
        return 0.0

    def note(self, kind: str) -> None:
        pass

    def stop_timer(self) -> None:
        pass

    def lose(self) -> None:
        pass


async def app(_: Any, receive: Any, send: Any) -> None:
    """Accepts a socket, and reads what comes."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def converse(data: bytes, connection: object = None) -> Wire:
    """Send something over a new WebSocket, and close it."""
    config = uvicorn.Config(app, log_config=None, ws_per_message_deflate=False)
    config.load()
    protocol = SocketProtocol(
        cast(Connection, connection or Unlimited()),
        config=config,
        server_state=ServerState(),
        app_state={},
    )
    wire = Wire()
    protocol.connection_made(wire)
    protocol.data_received(UPGRADE)
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    protocol.data_received(data)
    for _ in range(3):  # the app reads
        await asyncio.sleep(0)
    protocol.connection_lost(None)
    tasks = asyncio.all_tasks() - {cast(Any, asyncio.current_task())}
    await asyncio.gather(*tasks)
    return wire
