"""Which tables this server drives: whose bots it plays, and whose clocks it runs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from concurrent.futures import Executor
from typing import NamedTuple, Protocol

from sqlalchemy.exc import SQLAlchemyError

from vaka.core.errors import VakaError
from vaka.server.storage import Lease
from vaka.server.storage.database import kind_of
from vaka.server.storage.leases import LEASE_SECONDS, Leases
from vaka.server.tables.table import Table

OUTAGE_SECONDS = 10.0
"""If a table had no driver for longer, nobody could move: the person to act gets more time."""

log = logging.getLogger("vaka.server")


class Driver(Protocol):
    """Decides whether this server drives a table. Runs on the event loop."""

    def drives(self, table_id: str) -> bool:
        """Whether this server drives a table now."""

    def lease(self, table_id: str) -> Lease | None:
        """The lease under which bots move; None if none is needed."""

    def seek(self, table: Table, then: Callable[[Table], None]) -> None:
        """Try to become the driver of a table, and call `then` if that succeeds."""

    def lose(self, table_id: str) -> None:
        """A write was rejected: the lease may be lost."""


class SoleDriver:
    """Drives all tables: the driver of a server that has its database for itself."""

    def drives(self, table_id: str) -> bool:  # noqa: ARG002
        """Always."""
        return True

    def lease(self, table_id: str) -> Lease | None:
        """None is needed."""

    def seek(self, table: Table, then: Callable[[Table], None]) -> None:
        """Nothing to seek."""

    def lose(self, table_id: str) -> None:
        """Nothing to lose."""


class _Held(NamedTuple):
    fence: int
    until: float
    """By the monotonic clock of this machine."""


class LeaseDriver:
    """Drives the tables whose leases it has."""

    def __init__(self, server: str, leases: Leases, thread: Executor) -> None:
        self._server = server
        self._leases = leases
        self._thread = thread
        self._held: dict[str, _Held] = {}
        self._seeking: dict[str, asyncio.Task[None]] = {}
        self._is_closed = False

    @property
    def held(self) -> list[str]:
        """The tables whose leases this server has, or had until a moment ago."""
        return list(self._held)

    def drives(self, table_id: str) -> bool:
        """Whether this server has a lease that is valid now."""
        held = self._held.get(table_id)
        return held is not None and time.monotonic() < held.until

    def lease(self, table_id: str) -> Lease | None:
        """The lease of a table. Without one, a lease that is never valid."""
        held = self._held.get(table_id)
        return Lease(self._server, held.fence if held else 0)

    def lose(self, table_id: str) -> None:
        """Forget a lease."""
        self._held.pop(table_id, None)

    def seek(self, table: Table, then: Callable[[Table], None]) -> None:
        """Ask for the lease of a table in the background. Until then there is none: a lease that
        was over would be renewed otherwise, with nobody at work."""
        if table.id not in self._seeking and not self._is_closed:
            self.lose(table.id)
            self._seeking[table.id] = asyncio.create_task(self._seek(table, then))

    async def _seek(self, table: Table, then: Callable[[Table], None]) -> None:
        try:
            if self._is_closed:
                return
            began = time.monotonic()
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._thread, self._leases.acquire, table.id)
            if found and found.idle > OUTAGE_SECONDS * 1000:
                await asyncio.to_thread(table.stored.repeat, table.stored.extend_turn)
            if found:  # others tell this server of their changes from now on
                await asyncio.to_thread(table.stored.catch_up)
        except (SQLAlchemyError, VakaError) as error:
            kind = kind_of(error) if isinstance(error, SQLAlchemyError) else str(error)
            log.warning("table %s: no lease: %s", table.id, kind)
            return
        finally:
            del self._seeking[table.id]
        if found and not self._is_closed:
            self._held[table.id] = _Held(found.fence, began + LEASE_SECONDS)
            then(table)

    async def close(self) -> None:
        """Give all leases back, and take none any more: neither for a bot that still thinks, nor
        for a clock that still runs. The thread has done by then what was sought before."""
        self._is_closed = True
        self._held.clear()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._leases.release_all)

    def give_up(self, needed: Collection[str]) -> list[str]:
        """Forget the leases of all but these tables. Return the ids of the forgotten ones."""
        given = [table_id for table_id in self._held if table_id not in needed]
        for table_id in given:
            del self._held[table_id]
        return given

    def keep(self, kept: Collection[str], needed: Collection[str], since: float) -> None:
        """Of the leases that were `needed` at a moment, those that were `kept` are valid from then
        on. The others are lost, unless they were acquired later."""
        until = since + LEASE_SECONDS
        for table_id in needed:
            held = self._held.get(table_id)
            if held and table_id in kept:
                self._held[table_id] = held._replace(until=max(until, held.until))
            elif held and held.until <= until:
                del self._held[table_id]
