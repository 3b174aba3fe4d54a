"""The other servers that share a database with this one.

Every second it shows that it lives, renews its leases, and takes over tables that have no driver.
Between that it hears what the others change (`storage.bus`), and reads it. A server that has its
database for itself (SQLite) drives all tables, and there is nothing to hear.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from vaka.core.errors import VakaError
from vaka.server.identity import PersonRegistry
from vaka.server.live.socket_hub import SocketHub
from vaka.server.live.table_leases import LeaseDriver
from vaka.server.storage import Storage
from vaka.server.storage.bus import ChangeNotice
from vaka.server.storage.database import kind_of
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables

BEAT_SECONDS = 1.0
MOST_ORPHANS = 50
"""Tables without a driver that are taken over in one beat."""

RECENT_SECONDS = 600.0
"""In most beats, only tables are looked at that were changed within this time: abandoned games may
be many."""

SEARCH_SECONDS = 30.0
"""Seconds between two looks at all tables."""

READERS = 2
"""Threads that read what other servers have changed."""

T = TypeVar("T")

log = logging.getLogger("vaka.server")


class _Beat(NamedTuple):
    """What a server learns when it shows that it lives."""

    was_dead: bool
    live: set[str]
    kept: set[str]
    orphans: list[str]


class PeerServers:
    """The other servers that share the database of this one. Runs on the event loop, and uses the
    database in threads."""

    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        hub: SocketHub,
        registry: PersonRegistry,
        key: bytes,
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._hub = hub
        self._registry = registry
        self._id = secrets.token_hex(8)
        self._is_shared = storage.bus.is_shared
        self._servers = storage.servers(self._id)
        self._leases = storage.leases(self._id)
        self._key = hashlib.sha256(b"cluster" + key).hexdigest()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="beat")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="follow")
        self._driver = LeaseDriver(self._id, self._leases, self._thread)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._live: set[str] = set()
        self._visited: set[str] = set()  # tables whose presence has changed elsewhere
        self._visiting = threading.Lock()
        self._written: set[tuple[str, str]] = set()  # who is present here, as others know it
        self._is_writing = False
        self._is_leaving = False
        self._searched = -SEARCH_SECONDS
        self._tasks: set[asyncio.Task[Any]] = set()
        if self._is_shared:
            self._servers.check_key(self._key)
            storage.bus.server = self._id
            hub.bots.driver = self._driver

    async def run(self) -> None:
        """Work until cancelled."""
        if not self._is_shared:
            await self._hub.resume()
            return
        self._loop = asyncio.get_running_loop()
        self._hub.presence.on_change = self._presence_changed
        self._tables.on_follow = self._followed
        self._hub.follow = self._follow
        self._storage.bus.listen(self._on_notice, self._poll)
        while True:
            try:
                await self._beat()
            except SQLAlchemyError as error:
                log.warning("could not reach the other servers: %s", kind_of(error))
            except Exception:
                log.exception("a beat failed")  # the next one tries again
            await asyncio.sleep(BEAT_SECONDS)

    async def leave(self) -> None:
        """Let others drive the tables of this server."""
        self._is_leaving = True
        if self._is_shared:
            self._storage.bus.close()
            try:
                await self._driver.close()
                await self._in_thread(self._servers.leave)
            except SQLAlchemyError as error:
                log.warning("could not tell the other servers: %s", kind_of(error))
        await asyncio.to_thread(self._readers.shutdown, cancel_futures=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    # ---- beats

    async def _beat(self) -> None:
        """Show that this server lives, keep the leases that it needs, and take over tables."""
        began = time.monotonic()
        needed = [each for each in self._driver.held if self._hub.needs_driver(each)]
        given = self._driver.give_up(needed)
        beat = await self._in_thread(self._write_beat, needed, given)
        self._driver.keep(beat.kept, needed, began)
        if beat.was_dead:
            self._written.clear()
        self._presence_changed()
        if beat.live != self._live:
            self._live = beat.live
            self._hear_presence(await self._in_thread(self._servers.presence))
        for table_id in beat.orphans:
            await self._adopt(table_id)

    def _write_beat(self, needed: Collection[str], given: Collection[str]) -> _Beat:
        was_dead, live = self._servers.beat(self._key)
        self._leases.release(given)
        kept = self._leases.renew(needed)
        return _Beat(was_dead, live, kept, self._orphans())

    def _orphans(self) -> list[str]:
        """Some tables without a driver."""
        now = time.monotonic()
        if now - self._searched < SEARCH_SECONDS:
            since = self._storage.now() - int(RECENT_SECONDS * 1000)
            return self._leases.orphans(MOST_ORPHANS, since)
        found = self._leases.orphans(MOST_ORPHANS)
        if len(found) < MOST_ORPHANS:
            self._searched = now
        return found

    async def _adopt(self, table_id: str) -> None:
        """Take over a table that has no driver."""
        try:
            table = await self._hub.in_reader(self._tables.find, table_id)
        except VakaError as error:
            log.warning("table %s cannot be resumed: %s", table_id, error)
        else:
            self._hub.drive(table)

    # ---- presence

    def _presence_changed(self) -> None:
        """Tell others who is here, unless that is under way."""
        if not self._is_writing and self._hub.presence.places != self._written:
            self._is_writing = True
            self._spawn(self._write_presence())

    async def _write_presence(self) -> None:
        try:
            while (places := self._hub.presence.places) != self._written:
                came, went = places - self._written, self._written - places
                await self._in_thread(self._servers.write_presence, came, went)
                known = {table_id for table_id, _ in self._written}
                self._written = places
                self._follow_from_now({table_id for table_id, _ in came} - known)
        except SQLAlchemyError as error:  # the next beat tries again
            log.warning("could not tell who is present: %s", kind_of(error))
        finally:
            self._is_writing = False

    def _follow_from_now(self, ids: Collection[str]) -> None:
        """Others tell this server of their changes at these tables from now on: read those that
        came before."""
        for table_id in ids:
            if table := self._tables.remembered(table_id):
                self._read(table.stored.catch_up, lambda _: None)

    def _hear_presence(self, people: dict[str, set[str]]) -> None:
        for table_id, left in self._hub.presence.hear_all(people).items():
            self._hub.heard_presence(table_id, left)

    def _read_presence(self) -> tuple[set[str], dict[str, set[str]]]:
        """Who is at the tables that notices named since the last time."""
        with self._visiting:
            ids, self._visited = self._visited, set()
        return ids, self._servers.presence(ids)

    def _hear_presence_at(self, found: tuple[set[str], dict[str, set[str]]]) -> None:
        ids, people = found
        for table_id in ids:
            left = self._hub.presence.hear(table_id, people.get(table_id, set()))
            if left is not None:
                self._hub.heard_presence(table_id, left)

    # ---- notices, in the thread of the bus

    def _on_notice(self, notice: ChangeNotice) -> None:
        match notice.topic:
            case "table":
                table = self._tables.remembered(notice.key)
                if table is None and self._driver.drives(notice.key):
                    self._read(self._tables.find, self._hub.followed, notice.key)
                elif table:
                    table.stored.note_version(notice.number)
                    self._follow(table)
            case "presence":
                with self._visiting:
                    is_asked = bool(self._visited)
                    self._visited.add(notice.key)
                if not is_asked:
                    self._read(self._read_presence, self._hear_presence_at)
            case "person":
                person = notice.key
                self._read(
                    self._registry.learn,
                    lambda serial: self._transferred([(person, serial)]),
                    person,
                )

    def _poll(self) -> None:
        """Read everything again: notices may have been lost."""
        self._read(self._tables.note_versions, self._follow_all, self._hub.is_followed)
        self._read(self._servers.presence, self._hear_presence)
        self._read(self._registry.learn_all, self._transferred)

    def _follow_all(self, tables: list[Table]) -> None:
        for table in tables:
            self._follow(table)

    def _follow(self, table: Table) -> None:
        """Read what has changed in a table, if anybody here waits for it; `_followed` then updates
        its clients. A request to any other table reads it first."""
        if table.stored.is_behind and self._hub.is_followed(table.id):
            self._read(table.stored.catch_up, lambda _: None, table.stored.noted)

    def _followed(self, table: Table) -> None:
        """A table was changed by another server, and read in some thread."""
        if self._loop and not self._is_leaving:
            self._hub.prepare(table)
            self._loop.call_soon_threadsafe(self._hub.followed, table)

    def _transferred(self, people: list[tuple[str, int]]) -> None:
        for person, serial in people:
            self._spawn(self._hub.close_outdated(person, serial))

    def _read(self, work: Callable[..., T], then: Callable[[T], None], *arguments: object) -> None:
        """Read something in a thread, then use it on the event loop."""

        def read() -> None:
            try:
                found = work(*arguments)
            except (VakaError, SQLAlchemyError) as error:  # the next poll tries again
                kind = kind_of(error) if isinstance(error, SQLAlchemyError) else str(error)
                log.info("could not follow another server: %s", kind)
            else:
                if self._loop:
                    self._loop.call_soon_threadsafe(then, found)

        with suppress(RuntimeError):  # this server stops, and its threads take nothing more
            self._readers.submit(read)

    # ---- within

    async def _in_thread(self, work: Callable[..., T], *arguments: object) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, work, *arguments)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
