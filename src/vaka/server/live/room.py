"""A table and its connected clients: renders updates and hands them to the sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

from vaka import __version__
from vaka.server.api.requests import PROTOCOL
from vaka.server.api.responses import ChatLineBody, TableBody, TableMessage, UpdateMessage
from vaka.server.errors import ApiError
from vaka.server.live.client_socket import ClientSocket, RenderedUpdate, UpdateRequest
from vaka.server.live.presence import Presence
from vaka.server.rate_limits import LONG_RECORD
from vaka.server.response_encoding import dump
from vaka.server.storage import ChatLine
from vaka.server.tables.table import Table
from vaka.server.tables.table_json import iso
from vaka.server.tables.tables import Tables, body_for

REST = 30
"""After an update of its clients, a table rests for this many times as long as that took, so that a
crowd at one table delays nobody at others. Only its players are updated meanwhile."""

SHORTEST_REST, LONGEST_REST = 0.1, 1.0
"""Seconds. A shorter rest is left out: a few clients are always updated at once."""

FEW = 8
"""Clients of players that are updated while their table rests; more rest with it."""

Requests = Mapping[ClientSocket, UpdateRequest]
Updates = Sequence[RenderedUpdate | Exception]
InReader = Callable[[Callable[[Requests], Updates], Requests], Awaitable[Updates]]
"""Runs a function in a thread for readers."""


class Room:
    """A table and its connected clients."""

    def __init__(
        self, table: Table, tables: Tables, presence: Presence, in_reader: InReader
    ) -> None:
        self.table = table
        self._presence = presence
        self.sockets: set[ClientSocket] = set()
        self.bots: asyncio.Task[None] | None = None
        self.clock: asyncio.TimerHandle | None = None
        self.origin = ""
        """The address that created the table, or else opened it first; empty for this machine.
        It is not stored."""
        self._tables = tables
        self._in_reader = in_reader
        self._rendering: asyncio.Task[None] | None = None
        self._resting: asyncio.TimerHandle | None = None
        self._spent = 0.0  # seconds that the last update in a thread took

    @property
    def has_bots_only(self) -> bool:
        """Whether all seats are played by bots."""
        return all(occupant.agent for occupant in self.table.row.occupants)

    @property
    def is_idle(self) -> bool:
        """Whether there are no sockets, no thinking bots and no running clock."""
        has_bots = self.bots is not None and not self.bots.done()
        return not (self.sockets or has_bots or self.clock)

    def wake(self) -> None:
        """The table has changed: update everybody."""
        for socket in self.sockets:
            socket.wake()
        self.update()

    def prepare(self) -> None:
        """Search the moves that the next update shows, in a thread: a search may take long. Only
        the server that the person to act is connected to needs them."""
        with self.table.lock:
            if self._shows_moves(list(self.sockets)) and not self.table.stored.is_dirty:
                self.table.moves.search()

    def _shows_moves(self, sockets: Iterable[ClientSocket]) -> bool:
        """Whether an update for these sockets shows the moves of the person to act."""
        turn, moves = self.table.turn, self.table.moves
        holder = self.table.row.occupants[turn].holder if moves.awaits_person else None
        return holder is not None and any(socket.browser == holder for socket in sockets)

    def update(self) -> None:
        """Update all sockets that are due and idle: at once if that blocks nothing, or else in a
        worker thread, after which this is called again."""
        if self._rendering:
            return
        due = [each for each in self.sockets if each.awaits_update]
        if self._resting:
            due = self._few_players(due)
        if not due:
            return
        requests = {each: each.begin_update() for each in due}
        began = time.thread_time()
        updates = self._render_at_once(requests)
        if updates is None:
            self._rendering = asyncio.create_task(self._render_later(requests))
        else:
            _deliver(requests, updates)
            self._rest(time.thread_time() - began)

    def _few_players(self, sockets: list[ClientSocket]) -> list[ClientSocket]:
        """Those of players, if they are few: a crowd delays no move, but one person may open many
        sockets."""
        holders = {occupant.holder for occupant in self.table.row.occupants}
        players = [each for each in sockets if each.browser in holders]
        return players if len(players) <= FEW else []

    def _rest(self, spent: float) -> None:
        """Update only players for some time after an update that took `spent` seconds."""
        if not self._resting and spent * REST >= SHORTEST_REST:
            rest = min(spent * REST, LONGEST_REST)
            self._resting = asyncio.get_running_loop().call_later(rest, self._go_on)

    def _go_on(self) -> None:
        self._resting = None
        self.update()

    async def _render_later(self, requests: Requests) -> None:
        updates: Updates
        try:
            is_long = self.table.ply > LONG_RECORD
            in_thread = self._in_reader if is_long else asyncio.to_thread
            updates = await in_thread(self._render_all, requests)
        except Exception as error:  # noqa: BLE001  every socket gets it
            updates = [error] * len(requests)
        self._rendering = None
        _deliver(requests, updates)
        self._rest(self._spent)
        self.update()

    def _render_at_once(self, requests: Requests) -> Updates | None:
        """The updates; None if that would block on the table's lock or need a replay."""
        if not self.table.lock.acquire(blocking=False):
            return None
        try:
            if not self._is_ready(requests):
                return None
            return self._render_each(requests)
        except Exception as error:  # noqa: BLE001  every socket gets it
            return [error] * len(requests)
        finally:
            self.table.lock.release()

    def _is_ready(self, requests: Requests) -> bool:
        since = min(each.since for each in requests.values())
        is_searched = self.table.moves.is_searched or not self._shows_moves(requests)
        return is_searched and self.table.view.is_ready(since)

    def _render_all(self, requests: Requests) -> Updates:
        """The updates for several sockets, at one moment of the table. Long replays come before:
        they do not hold its lock."""
        began = time.thread_time()
        if self.table.ply > LONG_RECORD:
            for socket, each in requests.items():
                self.table.exports.plies(each.since, socket.look(self.table))
        with self.table.stored.reading():
            updates = self._render_each(requests)
        self._spent = time.thread_time() - began
        return updates

    def _render_each(self, requests: Requests) -> Updates:
        body = self._tables.open_body(self.table, self._spectator_count())
        return [self._render(socket, each, body) for socket, each in requests.items()]

    def _render(
        self, socket: ClientSocket, request: UpdateRequest, body: TableBody
    ) -> RenderedUpdate | Exception:
        table, person = self.table, socket.browser
        if not table.seating.admits(person):
            return ApiError("not_yours", "this table is not open to you any more")
        line = request.line if request.line <= table.chat.last_line else 0
        since = request.since if request.since <= table.ply else 0
        socket.viewer = viewer = socket.look(table)
        state = table.view.state(viewer, acts=viewer in table.seating.held_by(person))
        update = UpdateMessage(
            type="update",
            table=body_for(person, table, body),
            since=since,
            plies=table.exports.plies(since, viewer),
            state=state,
            chat=[_line(each) for each in table.chat.lines(person, line)],
        )
        return RenderedUpdate(
            dump(_whole(update, self._tables.epoch) if request.is_whole else update),
            state["ply"],
            table.chat.last_line,
        )

    def _spectator_count(self) -> int:
        """The number of connected people without a seat."""
        here = {socket.browser for socket in list(self.sockets)}
        here.update(self._presence.elsewhere(self.table.id))
        return len(here - {occupant.holder for occupant in self.table.row.occupants})


def _deliver(requests: Requests, updates: Updates) -> None:
    for (socket, request), update in zip(requests.items(), updates, strict=True):
        socket.deliver(request, update)


def _whole(update: UpdateMessage, epoch: str) -> TableMessage:
    """The same as the whole table."""
    return TableMessage(
        type="table",
        protocol=PROTOCOL,
        version=__version__,
        epoch=epoch,
        table=update["table"],
        since=update["since"],
        plies=update["plies"],
        state=update["state"],
        chat=update["chat"],
    )


def _line(line: ChatLine) -> ChatLineBody:
    return ChatLineBody(number=line.number, seat=line.seat, text=line.text, at=iso(line.at))
