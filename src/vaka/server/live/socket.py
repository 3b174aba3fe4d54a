"""A client at a table: what it was told, and what it is still to be told.

Nothing is queued for a slow client. A socket knows the ply it has told its client, and is woken
when there is more; what it then sends is made from the table as it stands, so whoever was slow or
away gets the same plies in fewer messages.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, cast

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from vaka.server.document import dump
from vaka.server.faults import Fault
from vaka.server.limits import Bucket
from vaka.server.tables.chronicle import Eye
from vaka.server.tables.table import Table
from vaka.server.wish import PROTOCOL, Hello
from vaka.server.wish import Eye as WantedEye

MOST_ANSWERS = 100
"""So many answers wait for a client; until it takes some, nothing more is read from it."""

SEND_SECONDS = 30
"""A client that takes longer for a message is gone."""

BURST = 200
"""So many messages may come at once from one client."""

log = logging.getLogger("vaka.server")


class News(NamedTuple):
    """A message, and the ply and the line that its client knows then."""

    text: str
    ply: int
    line: int


AskNews = Callable[["Socket", int, int, bool], Awaitable[News]]
"""What is new to a socket since a ply and a line, or the whole table."""


class Socket:
    """A client at a table."""

    def __init__(self, websocket: WebSocket, browser: str, rate: float) -> None:
        self.browser = browser
        self.heard = 0  # the line that its client has heard
        self._pace = Bucket(rate, BURST)
        self.wanted: WantedEye = "auto"
        self.eye: Eye = None
        self.told = 0  # the ply that its client knows of
        self._is_whole = True  # its client is to get the whole table
        self._is_due = True
        self._websocket = websocket
        self._answers: deque[str] = deque()
        self._busy = 0
        self.is_advised = False  # a hint is being thought out for it
        self._wake = asyncio.Event()
        self.has_room = asyncio.Event()
        self.has_room.set()

    def wake(self) -> None:
        """There is something new at the table."""
        self._is_due = True
        self._wake.set()

    def answer(self, message: Mapping[str, Any]) -> None:
        """Say something to this client, before anything else that is new."""
        self._answers.append(dump(message))
        if len(self._answers) >= MOST_ANSWERS:
            self.has_room.clear()
        self._wake.set()

    def begin_work(self) -> None:
        """An answer is to come: nothing that it brings about is told before it."""
        self._busy += 1

    def end_work(self) -> None:
        """The answer has been given."""
        self._busy -= 1
        self._wake.set()

    def start_over(self, since: int) -> None:
        """The client wants the whole table, with the plies since one that it knows."""
        self.told, self._is_whole = since, True
        self.wake()

    async def receive(self) -> str:
        """The next message. Who sends too many waits."""
        await self.has_room.wait()
        if wait := self._pace.wait():
            await asyncio.sleep(wait)
        return await receive(self._websocket)

    async def send_all(self, ask: AskNews) -> None:
        """Send whatever there is to be sent, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await self._send(self._answers.popleft())
            self.has_room.set()
            if self._is_due and not self._busy:
                await self._send(await self._news(ask))

    async def close(self, code: int, reason: str) -> None:
        """Show the client out."""
        await close(self._websocket, code, reason)

    async def _send(self, text: str) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self._websocket.send_text(text)

    async def _news(self, ask: AskNews) -> str:
        is_whole, since, heard = self._is_whole, self.told, self.heard
        self._is_due = self._is_whole = False
        news = await ask(self, since, heard, is_whole)
        if not self._is_whole:  # it may have said hello again meanwhile
            self.told, self.heard = news.ply, news.line
        return news.text

    def greet(self, hello: Hello) -> None:
        """Begin to follow the table, or begin again."""
        if hello.protocol != PROTOCOL:
            raise Fault("protocol", f"this server speaks version {PROTOCOL}: reload the page")
        self.wanted, self.heard = hello.eye, hello.heard
        self.start_over(hello.since)

    def correct(self, answer: Mapping[str, Any], ply: int) -> None:
        """Who was refused for being late is shown how things stand."""
        if answer["type"] == "refused" and answer["error"]["kind"] == "stale":
            self.start_over(ply)

    def look(self, table: Table) -> Eye:
        """The eye to look through now."""
        if self.wanted != "auto":
            return self.wanted if table.may_look(self.browser, self.wanted) else None
        held = table.held_by(self.browser)
        if table.turn in held:
            return table.turn
        if self.eye in held:
            return self.eye
        return held[0] if held else None


# ---- sockets, as they are


async def receive(websocket: WebSocket) -> str:
    """The next message of a client."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return cast(str, message.get("text")) or ""


async def quietly(work: Any) -> None:
    """A client that goes is no error."""
    try:
        await work
    except (WebSocketDisconnect, OSError):  # a timeout is one of these
        return
    except RuntimeError:  # sent after the close
        log.debug("a socket was closed while it was written to", exc_info=True)
    except Exception:
        log.exception("a socket failed")


async def close(websocket: WebSocket, code: int = 1000, reason: str = "") -> None:
    """Close a socket, if it is not closed already."""
    if websocket.application_state is WebSocketState.CONNECTED:
        try:
            await websocket.close(code, reason)
        except (RuntimeError, OSError, WebSocketDisconnect):
            return
