"""Live play: the sockets of every table, who is there, and the bots.

Nothing is queued for a slow client. A socket knows the ply it has told its client, and is woken
when there is more; what it then sends is made from the table as it stands, so whoever was slow or
away gets the same plies in fewer messages.

Tables are changed in threads, never on the event loop. A change is on disk before it is
acknowledged, and goes on to its end even if the client that asked for it is gone.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter, deque
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from vaka import __version__
from vaka.core.errors import VakaError
from vaka.server.body import (
    AckMessage,
    PongMessage,
    RefusedMessage,
    TableMessage,
    UpdateMessage,
)
from vaka.server.chronicle import Eye
from vaka.server.counsel import Counsel
from vaka.server.desk import Change, Question, advised, answered, done, id_in, read_wish
from vaka.server.document import dump
from vaka.server.faults import Fault
from vaka.server.table import Table
from vaka.server.tables import Tables
from vaka.server.wish import (
    PROTOCOL,
    AskHint,
    Compose,
    Hello,
    Look,
    Ping,
    WhyNot,
)
from vaka.server.wish import Eye as WantedEye

UNREADABLE = 4400
NO_TABLE = 4404
HELLO_SECONDS = 30
MOST_UNREADABLE = 20
"""So many messages that cannot be read are answered before the socket is closed."""

MOST_ANSWERS = 100
"""So many answers wait for a client; until it takes some, nothing more is read from it."""

BOT_RETRY_SECONDS = 1
INSTEAD = "random"
"""The agent that moves where a bot fails."""

log = logging.getLogger("vaka.server")


class Socket:
    """A client at a table."""

    def __init__(self, websocket: WebSocket, browser: str) -> None:
        self.browser = browser
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

    async def send_all(self, room: Room) -> None:
        """Send whatever there is to be sent, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await self._websocket.send_text(self._answers.popleft())
            self.has_room.set()
            if self._is_due and not self._busy:
                await self._websocket.send_text(await self._news(room))

    async def _news(self, room: Room) -> str:
        is_whole, since = self._is_whole, self.told
        self._is_due = self._is_whole = False
        text, ply = await asyncio.to_thread(room.news, self, since, is_whole)
        if not self._is_whole:  # it may have said hello again meanwhile
            self.told = ply
        return text

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


class Room:
    """A table and whoever is there."""

    def __init__(self, table: Table, tables: Tables) -> None:
        self.table = table
        self.sockets: set[Socket] = set()
        self.bots: asyncio.Task[None] | None = None
        self._tables = tables

    def wake(self) -> None:
        """Something has changed: everybody is to know."""
        for socket in self.sockets:
            socket.wake()

    def news(self, socket: Socket, since: int, is_whole: bool) -> tuple[str, int]:
        """What is new to a socket since a ply, and the ply that it knows then."""
        table = self.table
        with table.lock:
            table.refresh()
            since = since if since <= table.ply else 0
            socket.eye = eye = socket.look(table)
            plies = table.plies(since, eye)
            state = table.state(eye, acts=eye in table.held_by(socket.browser))
            body = self._tables.body(table, socket.browser)
        message: TableMessage | UpdateMessage
        if is_whole:
            message = TableMessage(
                type="table",
                protocol=PROTOCOL,
                version=__version__,
                table=body,
                since=since,
                plies=plies,
                state=state,
            )
        else:
            message = UpdateMessage(
                type="update", table=body, since=since, plies=plies, state=state
            )
        return dump(message), state["ply"]


class Live:
    """All rooms of a server. Everything here runs on the event loop, but for what it sends out to
    threads."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}
        self._present: Counter[tuple[str, str]] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="bot")
        self.counsel = Counsel()
        self.tables: Tables

    def is_here(self, table_id: str, browser: str) -> bool:
        """Whether a browser has a table open. Any thread may ask."""
        return self._present.get((table_id, browser), 0) > 0

    async def resume(self) -> None:
        """Let the bots of all running tables go on."""
        for table_id in await asyncio.to_thread(self.tables.unfinished):
            try:
                table = await asyncio.to_thread(self.tables.find, table_id)
            except VakaError as error:
                log.warning("table %s cannot go on: %s", table_id, error)
                continue
            self.kick(self._room(table))

    async def close(self) -> None:
        """Stop the bots."""
        tasks = [room.bots for room in self._rooms.values() if room.bots]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._tasks, return_exceptions=True)
        self._thinking.shutdown(wait=False, cancel_futures=True)
        self.counsel.close()

    def changed(self, table: Table) -> None:
        """A table was changed from elsewhere."""
        room = self._room(table)
        room.wake()
        self.kick(room)

    # ---- sockets

    async def serve(self, websocket: WebSocket, table_id: str, browser: str) -> None:
        """Talk to a client until it goes."""
        await websocket.accept()
        try:
            table = await asyncio.to_thread(self.tables.find, table_id)
        except Fault as fault:
            await websocket.close(NO_TABLE, str(fault))
            return
        socket = Socket(websocket, browser)
        if not await self._greet(websocket, socket):
            return
        room = self._room(table)
        self._enter(room, socket)
        sender = asyncio.create_task(_quietly(socket.send_all(room)))
        reader = asyncio.create_task(_quietly(self._read_all(websocket, room, socket)))
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._leave(room, socket)
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)
            await _close(websocket)

    async def _greet(self, websocket: WebSocket, socket: Socket) -> bool:
        """Wait for a hello; False if none came that can be understood."""
        try:
            text = await asyncio.wait_for(_receive(websocket), HELLO_SECONDS)
            hello = read_wish(text)
            if not isinstance(hello, Hello):
                raise Fault("invalid", "a client says hello first", where="type")
            _take_hello(socket, hello)
        except (TimeoutError, WebSocketDisconnect):
            await _close(websocket)
            return False
        except Fault as fault:
            refused = RefusedMessage(type="refused", id=None, error=fault.body())
            await websocket.send_text(dump(refused))
            await websocket.close(UNREADABLE, fault.kind)
            return False
        return True

    async def _read_all(self, websocket: WebSocket, room: Room, socket: Socket) -> None:
        unreadable = 0
        while unreadable < MOST_UNREADABLE:
            await socket.has_room.wait()
            text = await _receive(websocket)
            try:
                wish = read_wish(text)
                await self._fulfil(room, socket, wish)
            except Fault as fault:
                unreadable += fault.kind == "invalid"
                socket.answer(RefusedMessage(type="refused", id=id_in(text), error=fault.body()))
        await websocket.close(UNREADABLE, "too much that cannot be read")

    async def _fulfil(self, room: Room, socket: Socket, wish: Any) -> None:
        match wish:
            case Hello():
                _take_hello(socket, wish)
            case Ping():
                socket.answer(PongMessage(type="pong", id=wish.id))
            case Look():
                self._look(room, socket, wish)
            case Compose() | WhyNot() if not (isinstance(wish, Compose) and wish.play):
                await self._reply(room, socket, wish)
            case AskHint():
                self._advise(room, socket, wish)
            case _:
                await self._see_through(self._change(room, socket, wish))

    def _look(self, room: Room, socket: Socket, wish: Look) -> None:
        if wish.eye != "auto" and not room.table.may_look(socket.browser, wish.eye):
            raise Fault("not_yours", "you do not hold that seat on this device", where="eye")
        socket.wanted = wish.eye
        socket.answer(AckMessage(type="ack", id=wish.id, ply=room.table.ply))
        socket.start_over(socket.told)

    async def _reply(self, room: Room, socket: Socket, wish: Question) -> None:
        """Answer a question that changes nothing."""
        answer = await asyncio.to_thread(answered, room.table, socket.browser, wish)
        socket.answer(answer)
        _correct(socket, answer, wish.ply)

    def _advise(self, room: Room, socket: Socket, wish: AskHint) -> None:
        """Have a hint thought out, one at a time for a client; meanwhile it may ask for else."""
        if socket.is_advised:
            raise Fault("not_now", "a hint is on its way")
        socket.is_advised = True
        self._spawn(self._bring_hint(room, socket, wish))

    async def _bring_hint(self, room: Room, socket: Socket, wish: AskHint) -> None:
        try:
            answer = await asyncio.to_thread(
                advised, room.table, socket.browser, wish, self.counsel
            )
            socket.answer(answer)
            _correct(socket, answer, wish.ply)
        finally:
            socket.is_advised = False

    async def _change(self, room: Room, socket: Socket, wish: Change | Compose) -> None:
        """Do what changes the table; acknowledge it, then tell everybody."""
        socket.begin_work()
        try:
            answer = await asyncio.to_thread(done, room.table, socket.browser, wish)
            socket.answer(answer)
            _correct(socket, answer, getattr(wish, "ply", 0))
        finally:
            socket.end_work()
        if answer["type"] == "ack":
            room.wake()
            self.kick(room)

    async def _see_through(self, work: Any) -> None:
        """Wait for work that goes on even if nobody waits for it any more."""
        await asyncio.shield(self._spawn(work))

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- rooms

    def _room(self, table: Table) -> Room:
        room = self._rooms.get(table.id)
        if room is None:
            room = self._rooms[table.id] = Room(table, self.tables)
        return room

    def _enter(self, room: Room, socket: Socket) -> None:
        self._rooms[room.table.id] = room
        room.sockets.add(socket)
        self._present[room.table.id, socket.browser] += 1
        room.wake()

    def _leave(self, room: Room, socket: Socket) -> None:
        room.sockets.discard(socket)
        key = (room.table.id, socket.browser)
        self._present[key] -= 1
        if self._present[key] <= 0:
            del self._present[key]
        room.wake()
        self._tidy(room)

    def _tidy(self, room: Room) -> None:
        """Forget a room where nobody is."""
        is_idle = not room.sockets and (room.bots is None or room.bots.done())
        if is_idle and self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]

    # ---- bots

    def kick(self, room: Room) -> None:
        """See that the bots play if it is their turn."""
        if room.bots is None or room.bots.done():
            if room.table.bot_to_move() is None:
                self._tidy(room)
                return
            room.bots = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        """Make the moves of bots until a person is to move."""
        while room.table.bot_to_move() is not None:
            try:
                await self._play_bot(room)
            except VakaError as error:
                if isinstance(error, Fault) and error.kind == "stale":
                    continue  # somebody took a move back meanwhile
                log.error("table %s: a bot's move was refused: %s", room.table.id, error)
                await asyncio.sleep(BOT_RETRY_SECONDS)
            room.wake()
        asyncio.get_running_loop().call_soon(self._tidy, room)

    async def _play_bot(self, room: Room) -> None:
        loop, table = asyncio.get_running_loop(), room.table
        try:
            choice = await loop.run_in_executor(self._thinking, table.consult)
        except Exception:
            log.exception("table %s: a bot failed, another moves for it", table.id)
            choice = await loop.run_in_executor(self._thinking, table.consult, INSTEAD)
        if choice:
            seat, ply, run = choice
            await asyncio.shield(asyncio.to_thread(table.play, seat, ply, run))


# ---- sockets, as they are


async def _receive(websocket: WebSocket) -> str:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return cast(str, message.get("text")) or ""


async def _quietly(work: Any) -> None:
    """A client that goes is no error."""
    try:
        await work
    except (WebSocketDisconnect, OSError):
        return
    except RuntimeError:  # sent after the close
        log.debug("a socket was closed while it was written to", exc_info=True)
    except Exception:
        log.exception("a socket failed")


async def _close(websocket: WebSocket) -> None:
    if websocket.application_state is WebSocketState.CONNECTED:
        try:
            await websocket.close()
        except (RuntimeError, OSError, WebSocketDisconnect):
            return


def _take_hello(socket: Socket, hello: Hello) -> None:
    if hello.protocol != PROTOCOL:
        raise Fault("protocol", f"this server speaks version {PROTOCOL}: reload the page")
    socket.wanted = hello.eye
    socket.start_over(hello.since)


def _correct(socket: Socket, answer: Mapping[str, Any], ply: int) -> None:
    """Who was refused for being late is shown how things stand."""
    if answer["type"] == "refused" and answer["error"]["kind"] == "stale":
        socket.start_over(ply)
