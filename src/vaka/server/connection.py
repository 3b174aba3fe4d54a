"""Connections as uvicorn makes them, but for two things: who says nothing is not waited for, and
from one address there are only so many.

A connection on which a request has begun is the guard's matter, one that has become a socket that
of its table. Before that nothing else looks at it: half a line would keep it open for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from vaka.server.limits import Crowd, is_this_machine, network_of

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as HTTPProtocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as HTTPProtocol

REQUEST_SECONDS = 30
"""So long may it take until the head of a request has come."""

Note = Callable[[str], None]
"""Hears of what kind was refused."""


class Connections:
    """All connections of a server that are no sockets. It makes them, for uvicorn."""

    def __init__(self, most: int, of_address: int | None, note: Note) -> None:
        """`of_address`: so many from one address; None if all come through a proxy."""
        self._crowd = Crowd(most)
        self._of_address = of_address
        self.note = note

    def __call__(self, **settings: Any) -> Connection:
        """One more."""
        return Connection(self, **settings)

    def enter(self, transport: asyncio.Transport) -> dict[str, int] | None:
        """By what a connection is counted; None if there are too many."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        limits: dict[str, int] = {}
        if self._of_address is not None and not is_this_machine(address):
            limits[network_of(address)] = self._of_address
        return limits if self._crowd.enter(limits) else None

    def leave(self, limits: dict[str, int]) -> None:
        """One goes, or has become a socket."""
        self._crowd.leave(limits)


class Connection(HTTPProtocol):
    """A connection."""

    def __init__(self, connections: Connections, **settings: Any) -> None:
        super().__init__(**settings)
        self._all = connections
        self._limits: dict[str, int] | None = None
        self._doubt: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        self._limits = self._all.enter(transport)
        if self._limits is None:
            self._all.note("too_many")
            transport.abort()
        else:
            self._begin_doubt()

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self._begin_doubt()
        super().data_received(data)
        cycle: Any = self.cycle  # none before the first request
        if cycle and not cycle.response_complete:
            self._end_doubt()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """It becomes a socket."""
        self._go()
        super().handle_websocket_upgrade(*event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._go()
        super().connection_lost(exc)

    def _begin_doubt(self) -> None:
        if self._doubt is None:
            self._doubt = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _end_doubt(self) -> None:
        if self._doubt:
            self._doubt.cancel()
            self._doubt = None

    def _give_up(self) -> None:
        self._doubt = None
        self._all.note("slow")
        self.transport.abort()

    def _go(self) -> None:
        self._end_doubt()
        if self._limits is not None:
            self._all.leave(self._limits)
            self._limits = None
