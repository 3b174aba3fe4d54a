"""Notices of changes between the servers that share a database: what has changed, and nothing more.

A receiver reads the rows. So a lost message does no harm: the next one repairs it, or the slow poll
that `listen` promises. In one process, the bus is memory. On PostgreSQL it is LISTEN and NOTIFY,
which send a message with the commit that it is about. Another message broker would implement
`after_commit` instead of `in_transaction`.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol

from sqlalchemy.engine import URL

from vaka.server.storage.database import LEASE_SECONDS, NETWORK

CHANNEL = "vaka"
POLL_SECONDS = 5.0
"""Seconds after which listeners check for lost messages."""

RETRY_SECONDS = 1.0

log = logging.getLogger("vaka.server")

Topic = Literal["table", "presence", "person"]


class ChangeNotice(NamedTuple):
    """Something has changed: a table (its id and version), who is present at it (its id), or a
    person (their id and serial number)."""

    topic: Topic
    key: str
    number: int = 0


OnNotice = Callable[[ChangeNotice], None]

Execute = Callable[[str, tuple[object, ...]], object]
"""Executes a statement of PostgreSQL in a transaction."""


class Bus(Protocol):
    """Carries notices of changes. Thread-safe."""

    is_shared: bool
    """Whether other servers may change the database."""

    server: str
    """The server that publishes here. Notices about a table are for other servers that follow it:
    those with a client there, or with its lease."""

    def in_transaction(self, execute: Execute, notices: Sequence[ChangeNotice]) -> None:
        """Called in the transaction that the notices are about, right before its commit."""

    def after_commit(self, notices: Sequence[ChangeNotice]) -> None:
        """Called after that commit."""

    def listen(self, on_notice: OnNotice, poll: Callable[[], None]) -> None:
        """Call `on_notice`, in some thread, with everything that any server publishes. Call `poll`
        when messages may have been lost, and every few seconds."""

    def close(self) -> None:
        """Listen no more."""


class MemoryBus:
    """The bus of a server that has its database for itself."""

    is_shared = False

    def __init__(self) -> None:
        self.server = ""
        self._listeners: list[OnNotice] = []

    def in_transaction(self, execute: Execute, notices: Sequence[ChangeNotice]) -> None:
        """Nothing: listeners hear it after the commit."""

    def after_commit(self, notices: Sequence[ChangeNotice]) -> None:
        """Tell all listeners."""
        for on_notice in self._listeners:
            for each in notices:
                on_notice(each)

    def listen(self, on_notice: OnNotice, poll: Callable[[], None]) -> None:  # noqa: ARG002
        """Listen; nothing is ever lost, so `poll` is not called."""
        self._listeners.append(on_notice)

    def close(self) -> None:
        """Forget the listeners."""
        self._listeners.clear()


_NOTIFY = "select pg_notify(%s, payload) from unnest(%s::text[]) as payload"
_NOTIFY_FOLLOWERS = """
select pg_notify(%s, 'table ' || id || ' ' || version) from tables
where id = any(%s::text[]) and (
    exists (select from presence where table_id = id and server <> %s)
    or exists (select from leases where table_id = id and server <> %s
        and expires - extract(epoch from clock_timestamp()) * 1000 between 0 and %s)
)
"""
"""A server that begins to follow a table locks its row for that (`FOR SHARE`), and reads it
afterwards. So either it reads a change, or the change is committed later and this sees it."""


class PostgresBus:
    """LISTEN and NOTIFY, over a connection of its own."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        self.server = ""
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._closing = threading.Event()

    def in_transaction(self, execute: Execute, notices: Sequence[ChangeNotice]) -> None:
        """Send the notices with the commit."""
        if tables := [each.key for each in notices if each.topic == "table"]:
            most = LEASE_SECONDS * 1000
            execute(_NOTIFY_FOLLOWERS, (CHANNEL, tables, self.server, self.server, most))
        others = [
            f"{each.topic} {each.key} {each.number}" for each in notices if each.topic != "table"
        ]
        if others:
            execute(_NOTIFY, (CHANNEL, others))

    def after_commit(self, notices: Sequence[ChangeNotice]) -> None:
        """Nothing: they were sent with the commit."""

    def listen(self, on_notice: OnNotice, poll: Callable[[], None]) -> None:
        """Listen in a thread, and connect again whenever the connection is lost."""
        work = threading.Thread(target=self._run, args=(on_notice, poll), name="bus", daemon=True)
        work.start()

    def close(self) -> None:
        """Listen no more."""
        self._closing.set()

    def _run(self, on_notice: OnNotice, poll: Callable[[], None]) -> None:
        from psycopg import Error

        while not self._closing.is_set():
            try:
                self._listen(on_notice, poll)
            except Error as error:
                log.warning("the bus is interrupted: %s", type(error).__name__)
                self._closing.wait(RETRY_SECONDS)
            except Exception:
                log.exception("the bus failed")
                self._closing.wait(RETRY_SECONDS)

    def _listen(self, on_notice: OnNotice, poll: Callable[[], None]) -> None:
        from psycopg import connect

        with connect(self._url, autocommit=True, **NETWORK) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            while not self._closing.is_set():
                connection.execute("select 1")  # who only listens does not notice a dead network
                poll()
                for message in connection.notifies(timeout=POLL_SECONDS):
                    topic, key, number = message.payload.split(" ")
                    on_notice(ChangeNotice(topic, key, int(number)))  # type: ignore[arg-type]
                    if self._closing.is_set():
                        break


def make_bus(dialect: str, url: URL) -> Bus:
    """The bus of a database."""
    return PostgresBus(url) if dialect == "postgresql" else MemoryBus()
