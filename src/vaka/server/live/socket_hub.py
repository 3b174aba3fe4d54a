"""The sockets of all tables, and who is connected.

Tables are changed in threads, never on the event loop. A change is on disk before it is
acknowledged, and completes even if its client has disconnected.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from vaka.core.errors import VakaError
from vaka.server.api.requests import (
    AskHint,
    BeginTable,
    Command,
    Compose,
    Hello,
    Ping,
    Play,
    Query,
    UndoOwn,
    ViewAs,
    WhyNot,
)
from vaka.server.api.responses import AckMessage, PongMessage, RefusedMessage
from vaka.server.errors import ApiError, as_api_error, database_api_error
from vaka.server.live.advisor import Advisor
from vaka.server.live.bots import Bots
from vaka.server.live.client_messages import advised, answered, done, id_in, parse_message
from vaka.server.live.client_socket import (
    LISTENERS,
    MOST_LISTENERS,
    NOT_YOURS,
    ClientSocket,
    close,
    quietly,
    receive,
)
from vaka.server.live.presence import Presence
from vaka.server.live.room import Room
from vaka.server.live.socket_protocol import NAME, SocketProtocol
from vaka.server.metrics import Metrics
from vaka.server.rate_limits import (
    ConcurrencyLimit,
    TokenBuckets,
    charge_requests,
    origin_of,
    record_cost,
    replay_cost,
)
from vaka.server.refusal_log import RefusalLog
from vaka.server.response_encoding import dump
from vaka.server.settings import Limits
from vaka.server.storage.database import kind_of
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables

UNREADABLE = 4400
TRANSFERRED = 4401
NO_TABLE = 4404
TOO_MANY = 4429
HELLO_SECONDS = 30
READERS = 2
"""Threads that read tables and render updates with old plies."""

SWEEP_SECONDS = 24 * 3600
TRY_AGAIN = 1013
CLOSE_CODES = {"unknown": NO_TABLE, "too_many": TOO_MANY, "failed": TRY_AGAIN}
"""Close codes of refused sockets, by the kind of the error."""

BAD_FRAMES = {1002: "invalid", 1007: "invalid", 1008: "too_many", 1009: "too_large"}
"""Close codes for invalid, non-text, too many and oversized frames, with the kind that is
logged."""

MOST_UNREADABLE = 20
"""Invalid messages that are answered before the socket is closed. Each costs its address a request:
if it has made too many, the socket is closed at once."""

MOST_WAIT = 8.0
"""Seconds that the messages of an address wait at most. A page gives a connection up after ten."""

T = TypeVar("T")

log = logging.getLogger("vaka.server")


class SocketHub:
    """All rooms of a server. Runs on the event loop, and changes tables in threads."""

    def __init__(
        self,
        limits: Limits | None = None,
        metrics: Metrics | None = None,
        refusal_log: RefusalLog | None = None,
    ) -> None:
        self._limits = limits or Limits()
        self._metrics = metrics or Metrics()
        self._refusals = refusal_log or RefusalLog(self._metrics.refused)
        self._rooms: dict[str, Room] = {}
        self._open: dict[WebSocket, tuple[str, int]] = {}  # and the person and serial of each
        self._crowd = ConcurrencyLimit(self._limits.all_sockets)
        self._messages = TokenBuckets(
            self._limits.address_messages, self._limits.address_message_burst, most_wait=MOST_WAIT
        )
        self.presence = Presence()
        self._tasks: set[asyncio.Task[None]] = set()
        self.bots = Bots(self._tidy, self.drive)
        self.advisor = Advisor(self._limits)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self.tables: Tables
        self.charge_rows: Callable[[str, int], None] = lambda _origin, _rows: None
        """Charges an address for what it has stored."""
        self.follow: Callable[[Table], None] = lambda _: None
        """Called for a table with a new client or driver: other servers may have changed it."""

    def is_here(self, table_id: str, browser: str) -> bool:
        """Whether a browser has a table open. Thread-safe."""
        return self.presence.is_here(table_id, browser)

    async def resume(self) -> None:
        """Let the bots of all running tables continue."""
        for table_id in await asyncio.to_thread(self.tables.unfinished):
            try:
                table = await self.in_reader(self.tables.find, table_id)
            except VakaError as error:
                log.warning("table %s cannot be resumed: %s", table_id, error)
                continue
            self.bots.kick(self._room(table))

    async def sweep(self) -> None:
        """Remove old tables, now and once a day."""
        while True:
            try:
                count = await asyncio.to_thread(self.tables.sweep, self.presence.visited)
            except SQLAlchemyError as error:
                log.warning("could not remove old tables: %s", kind_of(error))
            else:
                log.info("removed %d old tables", count)
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
        self.bots.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
        self.advisor.close()

    async def in_reader(self, work: Callable[..., T], *arguments: object) -> T:
        """Read tables and records in threads of their own, so that moves do not wait for it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, work, *arguments)

    async def close_outdated(self, person: str, serial: int) -> None:
        """Close all sockets that a person opened before their last transfer, also those without a
        hello."""
        theirs = [
            websocket
            for websocket, (owner, opened) in self._open.items()
            if owner == person and opened < serial
        ]
        for websocket in theirs:
            del self._open[websocket]
        await asyncio.gather(*(_close_transferred(websocket) for websocket in theirs))

    async def close_banned(self, subjects: Collection[str]) -> None:
        """Close all sockets of people and networks that are banned."""
        theirs = [
            websocket
            for websocket, (person, _) in self._open.items()
            if person in subjects or origin_of(websocket) in subjects
        ]
        await asyncio.gather(*(close(websocket, NOT_YOURS, "banned") for websocket in theirs))

    async def close_tables(self, ids: Collection[str]) -> None:
        """Close the sockets of tables that were removed, and stop their bots."""
        rooms = [room for table_id in ids if (room := self._rooms.pop(table_id, None))]
        for room in rooms:
            if room.clock:
                room.clock.cancel()
            if room.bots:
                room.bots.cancel()
        sockets = [socket for room in rooms for socket in room.sockets]
        gone = "this table was removed"
        await asyncio.gather(*(socket.close(NO_TABLE, gone) for socket in sockets))

    def count(self) -> int:
        """The number of sockets at tables."""
        return len(self.presence)

    def _socket_limits(self, websocket: WebSocket, person: str) -> dict[str, int]:
        """The limits that a socket counts against: its person and its address."""
        limits = {person: self._limits.sockets}
        if origin := origin_of(websocket):
            limits[origin] = self._limits.address_sockets
        return limits

    def check_show(self, origin: str) -> None:
        """Refuse another table with bots only if the address has too many."""
        theirs = [room for room in self._rooms.values() if room.origin == origin]
        shows = sum(room.has_bots_only and room.table.stage == "playing" for room in theirs)
        if origin and shows >= self._limits.shows:
            message = f"{shows} tables of bots play for your address: wait until one is over"
            raise ApiError("too_many", message)

    def changed(self, table: Table, origin: str = "") -> None:
        """A table was changed or created by a request from `origin`."""
        room = self._room(table)
        room.origin = room.origin or origin
        room.wake()
        self.bots.kick(room)

    def is_followed(self, table_id: str) -> bool:
        """Whether changes of a table matter here: it has clients, or this server drives it.
        Thread-safe."""
        room = self._rooms.get(table_id)
        return bool(room and room.sockets) or self.bots.driver.drives(table_id)

    def prepare(self, table: Table) -> None:
        """Do what the next update of a table needs, in a thread."""
        if room := self._rooms.get(table.id):
            room.prepare()

    def followed(self, table: Table) -> None:
        """Another server has changed a table."""
        if room := self._rooms.get(table.id):
            room.wake()
        if self.bots.driver.drives(table.id):
            self.drive(table)

    def drive(self, table: Table) -> None:
        """Play the bots of a table and run its clock, if no other server does."""
        self.bots.kick(self._room(table))
        self.follow(table)

    def needs_driver(self, table_id: str) -> bool:
        """Whether this server has a bot to play at a table, or a clock to run."""
        room = self._rooms.get(table_id)
        return room is not None and room.table.bot_turns.needs_driver

    def heard_presence(self, table_id: str, left: Collection[str]) -> None:
        """People came to a table at other servers, or left it there."""
        if table := self.tables.remembered(table_id):
            for person in left:
                table.seating.leave(person)
        if room := self._rooms.get(table_id):
            room.wake()

    # ---- sockets

    async def serve(
        self, websocket: WebSocket, table_id: str, browser: str, serial: int = 0
    ) -> None:
        """Serve a client until it disconnects: the browser of a person who was
        transferred `serial` times."""
        self._open[websocket] = browser, serial
        try:
            await websocket.accept()
            if websocket in self._open:
                await self._admit(websocket, table_id, browser)
            else:  # the person was transferred meanwhile
                await _close_transferred(websocket)
        finally:
            self._open.pop(websocket, None)

    async def _admit(self, websocket: WebSocket, table_id: str, browser: str) -> None:
        """Serve a client, unless there are too many sockets."""
        limits = self._socket_limits(websocket, browser)
        if not self._crowd.enter(limits):
            self._refusals.note("too_many", table_id)
            await close(websocket, TOO_MANY, "too many sockets are open")
            return
        if wire := _wire(websocket):
            wire.admit(origin_of(websocket))
        try:
            await self._serve(websocket, table_id, browser)
        finally:
            self._crowd.leave(limits)

    async def _serve(self, websocket: WebSocket, table_id: str, browser: str) -> None:
        try:
            is_loaded = self.tables.is_loaded(table_id)
            table = await self.in_reader(self.tables.open, table_id, browser)
            if not is_loaded:
                charge_requests(websocket, replay_cost(table.ply))
        except VakaError as error:
            await self._close_refused(websocket, table_id, as_api_error(error))
            return
        except SQLAlchemyError as error:
            await self._close_refused(websocket, table_id, database_api_error(error))
            return
        socket = self._client(websocket, browser)
        room = self._room(table)
        if not await self._greet(room, websocket, socket):
            self._tidy(room)
            return
        room.origin = room.origin or origin_of(websocket)
        self._enter(room, socket)
        socket.begin(room.update, partial(self._note, room))
        try:
            await quietly(self._read_all(room, socket))
        except asyncio.CancelledError:
            if not socket.is_lost:
                raise
        finally:
            self._leave(room, socket)
            await socket.end()
            await close(websocket)

    def _client(self, websocket: WebSocket, browser: str) -> ClientSocket:
        """A client, which shares the limit of its address."""
        origin = origin_of(websocket)
        charge_address = partial(self._messages.wait, origin) if origin else lambda _: 0.0
        limit = self._limits.messages
        return ClientSocket(websocket, browser, limit, _wire(websocket), charge_address)

    async def _close_refused(
        self, websocket: WebSocket, table_id: str, api_error: ApiError
    ) -> None:
        """Close a socket whose table cannot be opened."""
        self._refusals.note(api_error.kind, table_id)
        await close(websocket, CLOSE_CODES.get(api_error.kind, NOT_YOURS), str(api_error))

    async def _greet(self, room: Room, websocket: WebSocket, socket: ClientSocket) -> bool:
        """Wait for a hello. Return False if there is no valid one."""
        try:
            text = await asyncio.wait_for(receive(websocket), HELLO_SECONDS)
            hello = parse_message(text)
            if not isinstance(hello, Hello):
                raise ApiError("invalid", "the first message must be a hello", where="type")
            self._follow(room, socket, hello)
        except TimeoutError:
            self._note(room, "slow")
            await close(websocket)
            return False
        except WebSocketDisconnect as gone:
            self._note_frame(room, gone.code)
            return False
        except ApiError as api_error:
            self._note(room, api_error.kind)
            refused = RefusedMessage(type="refused", id=None, error=api_error.body())
            await websocket.send_text(dump(refused))
            await close(websocket, CLOSE_CODES.get(api_error.kind, UNREADABLE), api_error.kind)
            return False
        return True

    async def _read_all(self, room: Room, socket: ClientSocket) -> None:
        unreadable = 0
        while unreadable < MOST_UNREADABLE:
            try:
                text = await socket.receive()
            except WebSocketDisconnect as gone:
                self._note_frame(room, gone.code)
                raise
            try:
                request = parse_message(text)
                if not isinstance(request, Ping):  # an idle page pings; frames are limited, too
                    socket.charge_address_message()
                await self._handle(room, socket, request)
            except ApiError as api_error:
                if api_error.kind == "invalid":
                    unreadable += 1 if socket.try_charge_requests(1) else MOST_UNREADABLE
                self._note(room, api_error.kind)
                socket.answer(
                    RefusedMessage(type="refused", id=id_in(text), error=api_error.body())
                )
        await socket.close(UNREADABLE, "too many invalid messages")

    def _note(self, room: Room, kind: str) -> None:
        self._refusals.note(kind, room.table.id)

    def _note_frame(self, room: Room, code: int) -> None:
        """Log a socket that was closed because of an invalid frame."""
        if code in BAD_FRAMES:
            self._note(room, BAD_FRAMES[code])

    def _note_answer(self, room: Room, answer: Mapping[str, Any]) -> None:
        if answer["type"] == "refused":
            self._note(room, answer["error"]["kind"])

    async def _handle(self, room: Room, socket: ClientSocket, request: Any) -> None:
        match request:
            case Hello():
                self._follow(room, socket, request)
            case Ping():
                socket.answer(PongMessage(type="pong", id=request.id))
            case ViewAs():
                self._view_as(room, socket, request)
            case Compose() | WhyNot() if not (isinstance(request, Compose) and request.play):
                await self._reply(room, socket, request)
            case BeginTable() if room.has_bots_only:
                self.check_show(room.origin)
                await self._complete(self._change(room, socket, request))
            case AskHint():
                self._advise(room, socket, request)
            case _:
                if not isinstance(request, Play | Compose | UndoOwn):
                    socket.charge_messages()
                socket.charge_messages(min(len(room.sockets), MOST_LISTENERS) / LISTENERS)
                await self._complete(self._change(room, socket, request))

    def _follow(self, room: Room, socket: ClientSocket, hello: Hello) -> None:
        """Send the whole table; many plies cost more."""
        cost = record_cost(room.table.ply - hello.since)
        socket.charge_requests(cost)
        socket.greet(hello, self.tables.epoch)
        socket.charge_messages(cost)

    def _view_as(self, room: Room, socket: ClientSocket, request: ViewAs) -> None:
        seating = room.table.seating
        if request.viewer != "auto" and not seating.may_look(socket.browser, request.viewer):
            raise ApiError("not_yours", "you do not hold that seat on this device", where="viewer")
        socket.wanted = request.viewer
        socket.answer(AckMessage(type="ack", id=request.id, ply=room.table.ply))
        socket.start_over(socket.known_ply)

    async def _reply(self, room: Room, socket: ClientSocket, request: Query) -> None:
        """Answer a query."""
        answer = await asyncio.to_thread(answered, room.table, socket.browser, request)
        self._note_answer(room, answer)
        socket.answer(answer)
        socket.correct(answer, request.ply)

    def _advise(self, room: Room, socket: ClientSocket, request: AskHint) -> None:
        """Compute a hint in the background, one at a time for a client."""
        if socket.is_advised:
            raise ApiError("not_now", "a hint is already being computed", key="hint_coming")
        socket.is_advised = True
        self._spawn(self._bring_hint(room, socket, request))

    async def _bring_hint(self, room: Room, socket: ClientSocket, request: AskHint) -> None:
        try:
            answer = await asyncio.get_running_loop().run_in_executor(
                self.advisor.waiting, advised, room.table, socket, request, self.advisor
            )
            self._note_answer(room, answer)
            socket.answer(answer)
            socket.correct(answer, request.ply)
        finally:
            socket.is_advised = False

    async def _change(self, room: Room, socket: ClientSocket, request: Command | Compose) -> None:
        """Apply a command; acknowledge it, then update everybody."""
        began = time.perf_counter()
        socket.begin_work()
        try:
            answer = await asyncio.to_thread(self._do, room, socket, request)
            socket.answer(answer)
            socket.correct(answer, getattr(request, "ply", 0))
        finally:
            socket.end_work()
            self._metrics.changed(time.perf_counter() - began)
        if answer["type"] == "ack":
            self.charge_rows(socket.origin, self._rows(request, answer["ply"]))
            room.wake()
            self.bots.kick(room)
        self._note_answer(room, answer)

    def _rows(self, request: Command | Compose, ply: int) -> int:
        """What a command has stored, but for the plies that its table has paid in advance."""
        if isinstance(request, Play | Compose | UndoOwn):
            return max(0, ply - max(request.ply, self._limits.table_plies))
        return 1

    def _do(
        self, room: Room, socket: ClientSocket, request: Command | Compose
    ) -> Mapping[str, Any]:
        """Apply a command, in a thread."""
        answer = done(room.table, socket.browser, request)
        room.prepare()
        return answer

    async def _complete(self, work: Any) -> None:
        """Await work that continues if the awaiting task is cancelled."""
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
            room = self._rooms[table.id] = Room(table, self.tables, self.presence, self.in_reader)
        return room

    def _enter(self, room: Room, socket: ClientSocket) -> None:
        self._rooms[room.table.id] = room
        room.sockets.add(socket)
        self.presence.enter(room.table.id, socket.browser)
        room.wake()
        self.follow(room.table)

    def _leave(self, room: Room, socket: ClientSocket) -> None:
        room.sockets.discard(socket)
        if self.presence.leave(room.table.id, socket.browser):
            room.table.seating.leave(socket.browser)
        room.wake()
        self._tidy(room)

    def _tidy(self, room: Room) -> None:
        """Forget a room that is idle."""
        if room.is_idle and self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]


def _wire(websocket: WebSocket) -> SocketProtocol | None:
    """The protocol of a socket; None in tests without a network."""
    wire: SocketProtocol | None = websocket.scope.get("state", {}).get(NAME)
    return wire


async def _close_transferred(websocket: WebSocket) -> None:
    """Close a socket of a person who was transferred to another device."""
    await close(websocket, TRANSFERRED, "you have moved to another device")
