"""A client at a table: what it knows, and what is still to be sent.

Updates are not queued for a slow client. A socket remembers the ply that its client knows. When it
has nothing left to send, its room renders the table as it is then, so a slow client gets the same
plies in fewer messages. An idle socket has no task and takes little memory: what can be written at
once is written directly, and a task exists only while something has to wait.

The way of an update is: `Room.wake`, `ClientSocket.send`, the connection. If the connection is
busy, `send` queues the text and starts the task; when all is sent, it calls `Room.update` again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, Protocol, cast

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from vaka.server.api.requests import Hello, RequestedViewer
from vaka.server.errors import ApiError
from vaka.server.rate_limits import TokenBucket, charge_requests, origin_of, record_cost
from vaka.server.response_encoding import dump
from vaka.server.tables.history_view import Viewer
from vaka.server.tables.table import Table

MOST_ANSWERS = 100
"""If this many answers wait for a client, nothing more is read from it until it takes some."""

SEND_SECONDS = 30
"""A client must take a message within this time."""

NOT_YOURS = 4403
"""The close code for a table that is not open to the client."""

CLOSE_SECONDS = 5
"""A client must answer a close within this time."""

BURST = 200
"""Messages that a client may send at once."""

WHOLE_COST = 20
"""Extra cost of a message that is answered by the whole table, or that is stored without a move."""

LISTENERS = 5
"""Clients at a table whose updates after a command cost as much as one message."""

MOST_LISTENERS = 200
"""More clients cost no more: somebody who moves does not pay for a crowd of strangers."""

log = logging.getLogger("vaka.server")


class UpdateRequest(NamedTuple):
    """What a client needs: changes since a ply and a chat line, or the whole table."""

    since: int
    line: int
    is_whole: bool


class RenderedUpdate(NamedTuple):
    """A message, and the ply and chat line that its client knows after it."""

    text: str
    ply: int
    line: int


class DirectWriter(Protocol):
    """Writes messages without awaiting, as long as `is_free`, sleeps until the socket is
    closed, and closes it without waiting for its client."""

    @property
    def is_free(self) -> bool: ...

    def write(self, text: str) -> None: ...

    async def sleep(self, seconds: float) -> None: ...

    def abort(self) -> bool: ...


Note = Callable[[str], None]
"""Logs why a client is refused or lost, by its kind."""

Wait = Callable[[float], float]
"""Charges the address of a client a number of messages. Returns the seconds that it has to wait."""


class ClientSocket:
    """A client at a table."""

    __slots__ = (
        "__weakref__",
        "_busy",
        "_charge_address",
        "_direct_writer",
        "_has_room",
        "_is_due",
        "_is_whole",
        "_note",
        "_on_idle",
        "_pace",
        "_queue",
        "_reading",
        "_sending",
        "_websocket",
        "browser",
        "is_advised",
        "is_lost",
        "known_line",
        "known_ply",
        "viewer",
        "wanted",
    )

    def __init__(
        self,
        websocket: WebSocket,
        browser: str,
        rate: float,
        direct_writer: DirectWriter | None = None,
        charge_address: Wait = lambda _: 0.0,
    ) -> None:
        self.browser = browser
        self.wanted: RequestedViewer = "auto"
        self.viewer: Viewer = None
        self.known_ply = 0  # the ply that its client knows
        self.known_line = 0  # the chat line that its client knows
        self.is_advised = False  # a hint is being computed for it
        self.is_lost = False  # sending has failed
        self._direct_writer = direct_writer
        self._websocket = websocket
        self._pace = TokenBucket(rate, BURST)
        self._charge_address = charge_address
        self._is_whole = True  # its client is to get the whole table
        self._is_due = True  # its client is to get an update
        self._busy = 0  # commands that are being applied, or updates that are being rendered
        self._queue: list[str] = []  # messages that wait for the connection
        self._has_room: asyncio.Future[None] | None = None  # the reader waits for it
        self._on_idle: Callable[[], None] | None = None  # set while messages may be sent
        self._note: Note | None = None
        self._sending: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[Any] | None = None

    def begin(self, on_idle: Callable[[], None], note: Note | None = None) -> None:
        """Start to send. `on_idle` is called whenever the socket may take an update. The current
        task is the one that reads: it is cancelled once sending fails."""
        self._on_idle, self._note, self._reading = on_idle, note, asyncio.current_task()
        on_idle()

    async def end(self) -> None:
        """Send no more."""
        self._on_idle = None
        if self._sending:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    # ---- updates

    @property
    def origin(self) -> str:
        """The network that its client comes from; empty for this machine."""
        return origin_of(self._websocket)

    def wake(self) -> None:
        """The table has changed: an update is due."""
        self._is_due = True

    @property
    def awaits_update(self) -> bool:
        """Whether an update is due and nothing has to be sent before it."""
        is_idle = self._on_idle is not None and not (self._busy or self._sending or self._queue)
        return self._is_due and is_idle

    def begin_update(self) -> UpdateRequest:
        """What its client needs now. No other update is due until `deliver`."""
        request = UpdateRequest(self.known_ply, self.known_line, self._is_whole)
        self._is_due = self._is_whole = False
        self._busy += 1
        return request

    def deliver(self, request: UpdateRequest, update: RenderedUpdate | Exception) -> None:
        """Send the update that was begun, or close the socket if it failed. If the client gave a
        command meanwhile, drop the update: the answer comes first."""
        self._busy -= 1
        if isinstance(update, Exception):
            self._start(partial(self._fail, update))
        elif self._busy:
            self._is_due, self._is_whole = True, self._is_whole or request.is_whole
        else:
            if not self._is_whole:  # unless it has sent another hello meanwhile
                self.known_ply, self.known_line = update.ply, update.line
            self.send(update.text)

    def start_over(self, since: int) -> None:
        """Send the whole table, with the plies since one that the client knows."""
        self.charge_messages(WHOLE_COST + record_cost(self.known_ply - since))
        self.known_ply, self._is_whole = since, True
        self._is_due = True
        self._request_update()

    def greet(self, hello: Hello, epoch: str) -> None:
        """Follow the table, from the beginning if the client knows it from another epoch."""
        is_same = hello.epoch in (None, epoch)
        self.wanted, self.known_line = hello.viewer, hello.chat_since if is_same else 0
        self.start_over(hello.since if is_same else 0)

    def correct(self, answer: Mapping[str, Any], ply: int) -> None:
        """Send the whole table after a `stale` refusal."""
        if answer["type"] == "refused" and answer["error"]["kind"] == "stale":
            self.start_over(ply)

    def look(self, table: Table) -> Viewer:
        """The viewer for the next update."""
        if self.wanted != "auto":
            return self.wanted if table.seating.may_look(self.browser, self.wanted) else None
        held = table.seating.held_by(self.browser)
        if table.turn in held:
            return table.turn
        if self.viewer in held:
            return self.viewer
        return held[0] if held else None

    # ---- answers

    def begin_work(self) -> None:
        """A command is being applied: hold updates back until its answer is sent."""
        self._busy += 1

    def end_work(self) -> None:
        """The answer was sent."""
        self._busy -= 1
        self._request_update()

    def answer(self, message: Mapping[str, Any]) -> None:
        """Send an answer, before any update."""
        self.send(dump(message))

    # ---- sending

    def send(self, text: str) -> None:
        """Write a message at once, or queue it if the connection is busy."""
        if self._on_idle is None:
            return
        writer = self._direct_writer
        if writer and writer.is_free and not (self._sending or self._queue):
            writer.write(text)
            return
        self._queue.append(text)
        if not self._sending:
            self._start(self._send_queue)

    def _start(self, work: Callable[[], Awaitable[None]]) -> None:
        """Start the task that sends; the reader ends if it fails."""
        self._sending = asyncio.create_task(self._attempt(work))

    async def _attempt(self, work: Callable[[], Awaitable[None]]) -> None:
        is_sent = await quietly(work())
        self._sending = None
        if is_sent:
            self._request_update()
        elif self._on_idle and self._reading:
            self.is_lost = True
            self._reading.cancel()

    async def _send_queue(self) -> None:
        """Send all messages that wait."""
        try:
            while self._queue:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._websocket.send_text(self._queue.pop(0))
        except TimeoutError:
            if self._direct_writer is None or self._direct_writer.abort():
                self._refuse("slow")
            raise
        if self._has_room and not self._has_room.done():
            self._has_room.set_result(None)

    async def _fail(self, error: Exception) -> None:
        """Close the socket because its update cannot be rendered."""
        if not isinstance(error, ApiError):
            raise error
        self._refuse(error.kind)  # the table is not open to this person any more
        await self.close(NOT_YOURS, str(error))
        raise WebSocketDisconnect(NOT_YOURS)

    def _request_update(self) -> None:
        """Ask for an update if one is due and nothing has to be sent before it."""
        if self._on_idle and self.awaits_update:
            self._on_idle()

    def _refuse(self, kind: str) -> None:
        if self._note:
            self._note(kind)

    # ---- receiving

    def charge_requests(self, cost: float) -> None:
        """Charge the address as many requests as a message costs. Raise an error if it is in debt
        already."""
        charge_requests(self._websocket, cost)

    def try_charge_requests(self, cost: float) -> bool:
        """Charge the address some requests. Return False if it is in debt already."""
        try:
            self.charge_requests(cost)
        except ApiError:
            return False
        return True

    def charge_messages(self, cost: float = WHOLE_COST) -> None:
        """Charge client and address as many messages as an expensive one costs. The request for the
        socket has paid the first table: people who come back at once after an outage do not delay
        each other."""
        self._pace.charge(cost)
        if self._on_idle:
            self._charge_address(cost)

    def charge_address_message(self) -> None:
        """Charge the address one message; its client is charged by `receive`."""
        self._charge_address(1)

    async def receive(self) -> str:
        """The next message; delayed if the client sends too many, or does not take answers."""
        if len(self._queue) >= MOST_ANSWERS:
            self._has_room = asyncio.get_running_loop().create_future()
            await self._has_room
        if wait := max(self._pace.wait(), self._charge_address(0)):
            await (self._direct_writer or asyncio).sleep(wait)
        return await receive(self._websocket)

    async def close(self, code: int, reason: str) -> None:
        """Close the connection."""
        await close(self._websocket, code, reason)


# ---- raw sockets


async def receive(websocket: WebSocket) -> str:
    """The next message of a client, unless the server has closed the socket."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    if websocket.application_state is not WebSocketState.CONNECTED:
        raise WebSocketDisconnect
    return cast(str, message.get("text")) or ""


async def quietly(work: Awaitable[None]) -> bool:
    """Await something. Return whether it succeeded. A client that disconnects is not an error."""
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
