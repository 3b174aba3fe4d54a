"""A table and whoever is there."""

from __future__ import annotations

import asyncio

from vaka import __version__
from vaka.server.body import LineBody, TableMessage, UpdateMessage
from vaka.server.document import dump
from vaka.server.faults import Fault
from vaka.server.live.socket import Socket
from vaka.server.tables.showing import iso
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables
from vaka.server.wish import PROTOCOL


class Room:
    """A table and whoever is there."""

    def __init__(self, table: Table, tables: Tables) -> None:
        self.table = table
        self.sockets: set[Socket] = set()
        self.bots: asyncio.Task[None] | None = None
        self.clock: asyncio.TimerHandle | None = None
        self._tables = tables

    def wake(self) -> None:
        """Something has changed: everybody is to know."""
        for socket in self.sockets:
            socket.wake()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, nobody plays, and no clock runs."""
        has_bots = self.bots is not None and not self.bots.done()
        return not (self.sockets or has_bots or self.clock)

    def news(self, socket: Socket, since: int, heard: int, is_whole: bool) -> tuple[str, int, int]:
        """What is new to a socket since a ply and a line; the ply and the line it knows then."""
        table = self.table
        with table.lock:
            table.refresh()
            if not table.admits(socket.browser):
                raise Fault("not_yours", "this table is not open to you any more")
            heard = heard if heard <= table.last_line else 0
            lines, last_line = table.lines(socket.browser, heard), table.last_line
            since = since if since <= table.ply else 0
            socket.eye = eye = socket.look(table)
            plies = table.plies(since, eye)
            state = table.state(eye, acts=eye in table.held_by(socket.browser))
            body = self._tables.body(table, socket.browser)
        chat = [
            LineBody(number=line.number, seat=line.seat, text=line.text, at=iso(line.at))
            for line in lines
        ]
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
                chat=chat,
            )
        else:
            message = UpdateMessage(
                type="update", table=body, since=since, plies=plies, state=state, chat=chat
            )
        return dump(message), state["ply"], last_line
