"""A table and whoever is there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from vaka import __version__
from vaka.server.body import LineBody, TableBody, TableMessage, UpdateMessage
from vaka.server.document import dump
from vaka.server.faults import Fault
from vaka.server.live.socket import News, Socket
from vaka.server.live.together import Together
from vaka.server.storage import Line
from vaka.server.tables.showing import iso, told_to
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables
from vaka.server.wish import PROTOCOL


@dataclass(frozen=True)
class Wanted:
    """What a socket wants to know: what is new since a ply and a line, or the whole table."""

    socket: Socket
    since: int
    heard: int
    is_whole: bool


class Room:
    """A table and whoever is there."""

    def __init__(self, table: Table, tables: Tables) -> None:
        self.table = table
        self.sockets: set[Socket] = set()
        self.bots: asyncio.Task[None] | None = None
        self.clock: asyncio.TimerHandle | None = None
        self.origin = ""
        """The address from which the table was set, or else first opened; empty for this machine.
        It is written nowhere."""
        self._tables = tables
        self._together = Together(self._tell_at_once, self._tell_all)

    def wake(self) -> None:
        """Something has changed: everybody is to know, at once where nothing is in the way."""
        free = [socket for socket in self.sockets if socket.is_free]
        told = self._tell_at_once([_wanted(socket) for socket in free]) or ()
        for socket, news in zip(free, told, strict=False):
            if isinstance(news, News):
                socket.tell(news)
        for socket in self.sockets.difference(free[: len(told)]):
            socket.wake()

    @property
    def has_bots_only(self) -> bool:
        """Whether bots are among themselves."""
        return all(place.agent for place in self.table.row.places)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, nobody plays, and no clock runs."""
        has_bots = self.bots is not None and not self.bots.done()
        return not (self.sockets or has_bots or self.clock)

    async def news(self, socket: Socket, since: int, heard: int, is_whole: bool) -> News:
        """What is new to a socket since a ply and a line."""
        return await self._together.ask(Wanted(socket, since, heard, is_whole))

    def _tell_at_once(self, wanted: Sequence[Wanted]) -> list[News | Exception] | None:
        """The same without a trip to a thread; None if it would have to wait for somebody who is
        changing the table, or to replay it."""
        if not wanted or not self.table.lock.acquire(blocking=False):
            return None
        try:
            if not self.table.is_ready(min(each.since for each in wanted)):
                return None
            return self._tell_each(wanted)
        finally:
            self.table.lock.release()

    def _tell_all(self, wanted: Sequence[Wanted]) -> list[News | Exception]:
        """What is new to several sockets, at one moment of the table."""
        with self.table.lock:
            self.table.refresh()
            return self._tell_each(wanted)

    def _tell_each(self, wanted: Sequence[Wanted]) -> list[News | Exception]:
        body = self._tables.open_body(self.table, self._watching())
        return [self._tell(each, body) for each in wanted]

    def _tell(self, wanted: Wanted, body: TableBody) -> News | Exception:
        table, socket, person = self.table, wanted.socket, wanted.socket.browser
        if not table.admits(person):
            return Fault("not_yours", "this table is not open to you any more")
        heard = wanted.heard if wanted.heard <= table.last_line else 0
        since = wanted.since if wanted.since <= table.ply else 0
        socket.eye = eye = socket.look(table)
        state = table.state(eye, acts=eye in table.held_by(person))
        update = UpdateMessage(
            type="update",
            table=told_to(person, table.row, body, table.muted(person)),
            since=since,
            plies=table.plies(since, eye),
            state=state,
            chat=[_line(line) for line in table.lines(person, heard)],
        )
        return News(
            dump(_whole(update, self._tables.epoch) if wanted.is_whole else update),
            state["ply"],
            table.last_line,
        )

    def _watching(self) -> int:
        """How many people are here who do not sit at the table."""
        here = {socket.browser for socket in list(self.sockets)}
        return len(here - {place.holder for place in self.table.row.places})


def _wanted(socket: Socket) -> Wanted:
    """What a socket wants to know that follows the table."""
    return Wanted(socket, socket.told, socket.heard, is_whole=False)


def _whole(update: UpdateMessage, epoch: str) -> TableMessage:
    """The same, for who does not know the table yet."""
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


def _line(line: Line) -> LineBody:
    return LineBody(number=line.number, seat=line.seat, text=line.text, at=iso(line.at))
