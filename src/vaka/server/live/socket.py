"""A client at a table: what it was told, and what it is still to be told.

Nothing is queued for a slow client. A socket knows the ply it has told its client, and is woken
when there is more; what it then sends is made from the table as it stands, so whoever was slow or
away gets the same plies in fewer messages. While there is nothing to be sent, nothing waits for it:
a socket that is at rest takes little memory. What its client can take at once is written at once;
a task is only there for what has to wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, NamedTuple, Protocol, cast

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

CLOSE_SECONDS = 5
"""A client that takes longer to take leave is gone."""

BURST = 200
"""So many messages may come at once from one client."""

WHOLE_COST = 20
"""A message that is answered by the whole table counts as so many more, and so does one that is
written down without a move."""

log = logging.getLogger("vaka.server")


class News(NamedTuple):
    """A message, and the ply and the line that its client knows then."""

    text: str
    ply: int
    line: int


class Outlet(Protocol):
    """Where messages go out without waiting, as long as it is free."""

    @property
    def is_free(self) -> bool: ...

    def write(self, text: str) -> None: ...


AskNews = Callable[["Socket", int, int, bool], Awaitable[News]]
"""What is new to a socket since a ply and a line, or the whole table."""


Send = Callable[[], Coroutine[Any, Any, bool]]
"""Sends whatever there is to be sent; whether that went well."""


class Socket:
    """A client at a table."""

    __slots__ = (
        "__weakref__",
        "_answers",
        "_busy",
        "_has_room",
        "_is_due",
        "_is_whole",
        "_outlet",
        "_pace",
        "_reading",
        "_send",
        "_sending",
        "_websocket",
        "browser",
        "eye",
        "heard",
        "is_advised",
        "is_lost",
        "told",
        "wanted",
    )

    def __init__(
        self, websocket: WebSocket, browser: str, rate: float, outlet: Outlet | None = None
    ) -> None:
        self.browser = browser
        self._outlet = outlet
        self.heard = 0  # the line that its client has heard
        self._pace = Bucket(rate, BURST)
        self.wanted: WantedEye = "auto"
        self.eye: Eye = None
        self.told = 0  # the ply that its client knows of
        self._is_whole = True  # its client is to get the whole table
        self._is_due = True
        self._websocket = websocket
        self._answers: list[str] = []
        self._busy = 0
        self.is_advised = False  # a hint is being thought out for it
        self._has_room: asyncio.Future[None] | None = None  # somebody waits for it
        self._send: Send | None = None
        self._sending: asyncio.Task[bool] | None = None
        self._reading: asyncio.Task[Any] | None = None
        self.is_lost = False  # nothing can be sent to its client any more

    def begin(self, send: Send) -> None:
        """From now on, whenever something is to be sent, `send` it. The task that is at work now is
        the one that reads: it is cancelled once sending fails."""
        self._send, self._reading = send, asyncio.current_task()
        self._stir()

    def wake(self) -> None:
        """There is something new at the table."""
        self._is_due = True
        self._stir()

    @property
    def is_free(self) -> bool:
        """Whether its client follows the table, and can be told at once what is new there."""
        return not (self._busy or self._is_whole) and self._can_write

    def tell(self, news: News) -> None:
        """Tell its client at once; it is free."""
        self._is_due = False
        self.told, self.heard = news.ply, news.line
        self._write(news.text)

    def answer(self, message: Mapping[str, Any]) -> None:
        """Say something to this client, before anything else that is new."""
        if self._can_write:
            self._write(dump(message))
            return
        self._answers.append(dump(message))
        self._stir()

    def begin_work(self) -> None:
        """An answer is to come: nothing that it brings about is told before it."""
        self._busy += 1

    def end_work(self) -> None:
        """The answer has been given."""
        self._busy -= 1
        self._stir()

    def start_over(self, since: int) -> None:
        """The client wants the whole table, with the plies since one that it knows."""
        self.told, self._is_whole = since, True
        self.charge()
        self.wake()

    def charge(self) -> None:
        """Something dear was asked for: what comes next waits longer."""
        self._pace.charge(WHOLE_COST)

    async def receive(self) -> str:
        """The next message. Who sends too many, or takes no answers, waits."""
        if len(self._answers) >= MOST_ANSWERS:
            self._has_room = asyncio.get_running_loop().create_future()
            await self._has_room
        if wait := self._pace.wait():
            await asyncio.sleep(wait)
        return await receive(self._websocket)

    async def send_all(self, ask: AskNews) -> None:
        """Send whatever there is to be sent."""
        while self._answers or self._is_news_due:
            while self._answers:
                await self._send_text(self._answers.pop(0))
            if self._has_room and not self._has_room.done():
                self._has_room.set_result(None)
            if self._is_news_due:
                await self._send_text(await self._news(ask))

    async def end(self) -> None:
        """Send no more."""
        self._send = None
        if self._sending:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    async def close(self, code: int, reason: str) -> None:
        """Show the client out."""
        await close(self._websocket, code, reason)

    @property
    def _can_write(self) -> bool:
        """Whether nothing is to be sent before, and nothing has to be waited for."""
        is_idle = self._send is not None and not (self._sending or self._answers)
        return is_idle and self._outlet is not None and self._outlet.is_free

    def _write(self, text: str) -> None:
        if self._outlet:
            self._outlet.write(text)

    @property
    def _is_news_due(self) -> bool:
        return self._is_due and not self._busy

    def _stir(self) -> None:
        """See that what there is to be sent is being sent."""
        if self._send and not self._sending and (self._answers or self._is_news_due):
            self._sending = asyncio.create_task(self._send())
            self._sending.add_done_callback(self._rest)

    def _rest(self, sent: asyncio.Task[bool]) -> None:
        self._sending = None
        if not self._send:
            return
        if sent.result():
            self._stir()
        elif self._reading:
            self.is_lost = True
            self._reading.cancel()

    async def _send_text(self, text: str) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self._websocket.send_text(text)

    async def _news(self, ask: AskNews) -> str:
        is_whole, since, heard = self._is_whole, self.told, self.heard
        self._is_due = self._is_whole = False
        news = await ask(self, since, heard, is_whole)
        if not self._is_whole:  # it may have said hello again meanwhile
            self.told, self.heard = news.ply, news.line
        return news.text

    def greet(self, hello: Hello, epoch: str) -> None:
        """Begin to follow the table, or begin again. Who knows it from another life of the database
        knows another game."""
        if hello.protocol != PROTOCOL:
            raise Fault("protocol", f"this server speaks version {PROTOCOL}: reload the page")
        is_same = hello.epoch in (None, epoch)
        self.wanted, self.heard = hello.eye, hello.heard if is_same else 0
        self.start_over(hello.since if is_same else 0)

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
    """The next message of a client. Who was shown out is not heard any more."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    if websocket.application_state is not WebSocketState.CONNECTED:
        raise WebSocketDisconnect
    return cast(str, message.get("text")) or ""


async def quietly(work: Awaitable[None]) -> bool:
    """Whether it went well; a client that goes is no error."""
    try:
        await work
        return True
    except (WebSocketDisconnect, OSError):  # a timeout is one of these
        return False
    except RuntimeError:  # sent after the close
        log.debug("a socket was closed while it was written to", exc_info=True)
    except Exception:
        log.exception("a socket failed")
    return False


async def close(websocket: WebSocket, code: int = 1000, reason: str = "") -> None:
    """Close a socket, if it is not closed already."""
    if websocket.application_state is WebSocketState.CONNECTED:
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await websocket.close(code, reason)
        except (RuntimeError, OSError, WebSocketDisconnect):
            return
