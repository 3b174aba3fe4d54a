"""Live play: the sockets of every table, and who is there.

Tables are changed in threads, never on the event loop. A change is on disk before it is
acknowledged, and goes on to its end even if the client that asked for it is gone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from vaka.core.errors import VakaError
from vaka.server.body import AckMessage, PongMessage, RefusedMessage
from vaka.server.document import dump
from vaka.server.faults import Fault, fault_of
from vaka.server.limits import Crowd, origin_of
from vaka.server.live.bots import Bots
from vaka.server.live.counsel import Counsel
from vaka.server.live.desk import advised, answered, done, id_in, read_wish
from vaka.server.live.room import Room
from vaka.server.live.socket import Socket, close, quietly, receive
from vaka.server.live.wire import NAME
from vaka.server.metrics import Metrics
from vaka.server.refusals import Refusals
from vaka.server.settings import Limits
from vaka.server.storage.database import kind_of
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables
from vaka.server.wish import (
    AskHint,
    Begin,
    Change,
    Compose,
    Hello,
    Look,
    Ping,
    Play,
    Question,
    TakeBack,
    WhyNot,
)

UNREADABLE = 4400
MOVED = 4401
NOT_YOURS = 4403
NO_TABLE = 4404
TOO_MANY = 4429
HELLO_SECONDS = 30
SWEEP_SECONDS = 24 * 3600
BAD_FRAMES = {1002: "invalid", 1007: "invalid", 1009: "too_large"}
"""Close codes of frames that are none, are no text, or are too large."""

MOST_UNREADABLE = 20
"""So many messages that cannot be read are answered before the socket is closed."""

log = logging.getLogger("vaka.server")


class Live:
    """All rooms of a server. Everything here runs on the event loop, but for what it sends out to
    threads."""

    def __init__(
        self,
        limits: Limits | None = None,
        metrics: Metrics | None = None,
        refusals: Refusals | None = None,
    ) -> None:
        self._limits = limits or Limits()
        self._metrics = metrics or Metrics()
        self._refusals = refusals or Refusals(self._metrics.refused)
        self._rooms: dict[str, Room] = {}
        self._open: dict[WebSocket, str] = {}  # whose they are
        self._crowd = Crowd(self._limits.all_sockets)
        self._present: Counter[tuple[str, str]] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots = Bots(self._tidy)
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
            self._bots.kick(self._room(table))

    async def sweep(self) -> None:
        """Remove the tables that nobody has begun for long, now and once a day."""
        while True:
            visited = [table_id for table_id, room in self._rooms.items() if room.sockets]
            try:
                count = await asyncio.to_thread(self.tables.sweep, visited)
            except SQLAlchemyError as error:
                log.warning("tables that were not begun are still there: %s", kind_of(error))
            else:
                log.info("removed %d tables that were not begun", count)
            await asyncio.sleep(SWEEP_SECONDS)

    async def close(self) -> None:
        """Stop the bots and the clocks."""
        for room in self._rooms.values():
            if room.clock:
                room.clock.cancel()
        tasks = [room.bots for room in self._rooms.values() if room.bots]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._tasks, return_exceptions=True)
        self._bots.close()
        self.counsel.close()

    async def turn_away(self, person: str) -> None:
        """Close all sockets of a person, who has moved to another device: also those that have said
        nothing yet."""
        theirs = [websocket for websocket, owner in self._open.items() if owner == person]
        for websocket in theirs:
            del self._open[websocket]
        await asyncio.gather(*(_show_out(websocket) for websocket in theirs))

    def count(self) -> int:
        """How many sockets are open at tables."""
        return sum(self._present.values())

    def _socket_limits(self, websocket: WebSocket, person: str) -> dict[str, int]:
        """How many sockets there may be of this person, and from where this one comes."""
        limits = {person: self._limits.sockets}
        if origin := origin_of(websocket):
            limits[origin] = self._limits.address_sockets
        return limits

    def check_show(self, origin: str) -> None:
        """One more table of bots may play that comes from there."""
        theirs = [room for room in self._rooms.values() if room.origin == origin]
        shows = sum(room.has_bots_only and room.table.stage == "playing" for room in theirs)
        if origin and shows >= self._limits.shows:
            message = f"{shows} tables of bots play for your address: wait until one is over"
            raise Fault("too_many", message)

    def changed(self, table: Table, origin: str = "") -> None:
        """A table was changed from elsewhere, or set by somebody who comes from there."""
        room = self._room(table)
        room.origin = room.origin or origin
        room.wake()
        self._bots.kick(room)

    # ---- sockets

    async def serve(self, websocket: WebSocket, table_id: str, browser: str) -> None:
        """Talk to a client until it goes."""
        self._open[websocket] = browser
        try:
            await websocket.accept()
            if websocket in self._open:
                await self._admit(websocket, table_id, browser)
            else:  # turned away while it came
                await _show_out(websocket)
        finally:
            self._open.pop(websocket, None)

    async def _admit(self, websocket: WebSocket, table_id: str, browser: str) -> None:
        """Let a client in, if there is room for one more."""
        limits = self._socket_limits(websocket, browser)
        if not self._crowd.enter(limits):
            self._refusals.note("too_many", table_id)
            await close(websocket, TOO_MANY, "too many sockets are open")
            return
        try:
            await self._serve(websocket, table_id, browser)
        finally:
            self._crowd.leave(limits)

    async def _serve(self, websocket: WebSocket, table_id: str, browser: str) -> None:
        try:
            table = await asyncio.to_thread(self.tables.open, table_id, browser)
        except VakaError as error:
            fault = fault_of(error)
            self._refusals.note(fault.kind, table_id)
            await close(websocket, NO_TABLE if fault.kind == "unknown" else NOT_YOURS, str(fault))
            return
        wire = websocket.scope.get("state", {}).get(NAME)
        socket = Socket(websocket, browser, self._limits.messages, wire)
        room = self._room(table)
        if not await self._greet(room, websocket, socket):
            self._tidy(room)
            return
        room.origin = room.origin or origin_of(websocket)
        self._enter(room, socket)
        socket.begin(partial(self._send_all, room, socket))
        try:
            await quietly(self._read_all(room, socket))
        except asyncio.CancelledError:
            if not socket.is_lost:
                raise
        finally:
            self._leave(room, socket)
            await socket.end()
            await close(websocket)

    async def _greet(self, room: Room, websocket: WebSocket, socket: Socket) -> bool:
        """Wait for a hello; False if none came that can be understood."""
        try:
            text = await asyncio.wait_for(receive(websocket), HELLO_SECONDS)
            hello = read_wish(text)
            if not isinstance(hello, Hello):
                raise Fault("invalid", "a client says hello first", where="type")
            socket.greet(hello, self.tables.epoch)
        except TimeoutError:
            self._note(room, "slow")
            await close(websocket)
            return False
        except WebSocketDisconnect as gone:
            self._note_frame(room, gone.code)
            return False
        except Fault as fault:
            self._note(room, fault.kind)
            refused = RefusedMessage(type="refused", id=None, error=fault.body())
            await websocket.send_text(dump(refused))
            await close(websocket, UNREADABLE, fault.kind)
            return False
        return True

    async def _read_all(self, room: Room, socket: Socket) -> None:
        unreadable = 0
        while unreadable < MOST_UNREADABLE:
            try:
                text = await socket.receive()
            except WebSocketDisconnect as gone:
                self._note_frame(room, gone.code)
                raise
            try:
                wish = read_wish(text)
                await self._fulfil(room, socket, wish)
            except Fault as fault:
                unreadable += fault.kind == "invalid"
                self._note(room, fault.kind)
                socket.answer(RefusedMessage(type="refused", id=id_in(text), error=fault.body()))
        await socket.close(UNREADABLE, "too much that cannot be read")

    async def _send_all(self, room: Room, socket: Socket) -> bool:
        """Send whatever there is to be sent; whether the client may and can be told more."""
        return await quietly(self._tell(room, socket))

    async def _tell(self, room: Room, socket: Socket) -> None:
        try:
            await socket.send_all(room.news)
        except Fault as fault:
            self._note(room, fault.kind)
            await socket.close(NOT_YOURS, str(fault))
            raise WebSocketDisconnect(NOT_YOURS) from None
        except TimeoutError:
            self._note(room, "slow")
            raise

    def _note(self, room: Room, kind: str) -> None:
        self._refusals.note(kind, room.table.id)

    def _note_frame(self, room: Room, code: int) -> None:
        """A socket was closed because of what came over it, before it could be read."""
        if code in BAD_FRAMES:
            self._note(room, BAD_FRAMES[code])

    def _note_answer(self, room: Room, answer: Mapping[str, Any]) -> None:
        if answer["type"] == "refused":
            self._note(room, answer["error"]["kind"])

    async def _fulfil(self, room: Room, socket: Socket, wish: Any) -> None:
        match wish:
            case Hello():
                socket.greet(wish, self.tables.epoch)
            case Ping():
                socket.answer(PongMessage(type="pong", id=wish.id))
            case Look():
                self._look(room, socket, wish)
            case Compose() | WhyNot() if not (isinstance(wish, Compose) and wish.play):
                await self._reply(room, socket, wish)
            case Begin() if room.has_bots_only:
                self.check_show(room.origin)
                await self._see_through(self._change(room, socket, wish))
            case AskHint():
                self._advise(room, socket, wish)
            case _:
                if not isinstance(wish, Play | Compose | TakeBack):
                    socket.charge()
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
        self._note_answer(room, answer)
        socket.answer(answer)
        socket.correct(answer, wish.ply)

    def _advise(self, room: Room, socket: Socket, wish: AskHint) -> None:
        """Have a hint thought out, one at a time for a client; meanwhile it may ask for else."""
        if socket.is_advised:
            raise Fault("not_now", "a hint is on its way", key="hint_coming")
        socket.is_advised = True
        self._spawn(self._bring_hint(room, socket, wish))

    async def _bring_hint(self, room: Room, socket: Socket, wish: AskHint) -> None:
        try:
            answer = await asyncio.get_running_loop().run_in_executor(
                self.counsel.waiting, advised, room.table, socket.browser, wish, self.counsel
            )
            self._note_answer(room, answer)
            socket.answer(answer)
            socket.correct(answer, wish.ply)
        finally:
            socket.is_advised = False

    async def _change(self, room: Room, socket: Socket, wish: Change | Compose) -> None:
        """Do what changes the table; acknowledge it, then tell everybody."""
        began = time.perf_counter()
        socket.begin_work()
        try:
            answer = await asyncio.to_thread(done, room.table, socket.browser, wish)
            socket.answer(answer)
            socket.correct(answer, getattr(wish, "ply", 0))
        finally:
            socket.end_work()
            self._metrics.changed(time.perf_counter() - began)
        if answer["type"] == "ack":
            room.wake()
            self._bots.kick(room)
        self._note_answer(room, answer)

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
            room.table.leave(socket.browser)
        room.wake()
        self._tidy(room)

    def _tidy(self, room: Room) -> None:
        """Forget a room where nobody is."""
        if room.is_idle and self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]


async def _show_out(websocket: WebSocket) -> None:
    """Close a socket of somebody who has moved."""
    await close(websocket, MOVED, "you have moved to another device")
