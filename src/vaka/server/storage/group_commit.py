"""Group commit: many writes share one transaction.

A write waits for the flush to disk. The first thread commits at once; threads that arrive meanwhile
queue up, and the first of them then commits for all. Each thread waits on a lock of its own, which
is released when its write is done or when it has to commit for the others. If one write fails,
nothing is committed and all are repeated with a savepoint each, so that only that one fails.

Other servers may write at the same time. The writes of a transaction are sorted by what they
change, so that two transactions do not wait for each other; if they do, one is repeated.

On PostgreSQL, a commit of nothing but moves is one message (`save_statement`). A move that comes
too late fails alone. If the connection is lost, all fail; any other error repeats all of them with
a savepoint each.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any, cast

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, OperationalError

from vaka.server.storage.bus import Bus, ChangeNotice, MemoryBus
from vaka.server.storage.save_statement import SAVE, SaveValues
from vaka.server.storage.table_row import Conflict
from vaka.server.storage.wal_checkpoint import Checkpoint

WriteWork = Callable[[Connection], None]
"""Writes something; called again if the first attempt was rolled back."""


DEADLOCK = "40P01"
"""PostgreSQL's code for a deadlock."""

ATTEMPTS = 5
"""How often a transaction is begun that ends in a deadlock with another server."""


class _Failed(Exception):
    """One of several writes failed."""


class _Deadlock(Exception):
    """Another server waits for this transaction, and this one for it."""


class _Job:
    """A write that a thread waits for."""

    def __init__(
        self, work: WriteWork, notice: ChangeNotice | None, move: SaveValues | None
    ) -> None:
        self.work = work
        self.notice = notice
        self.move = move
        self.is_done = False
        self.error: BaseException | None = None
        self.turn = threading.Lock()  # released when it is done, or first in the queue
        self.turn.acquire()


class Writer:
    """The single writer of a process. Thread-safe."""

    def __init__(
        self,
        engine: Engine,
        committed: Callable[[int], None] = lambda _: None,
        bus: Bus | None = None,
        moves: Engine | None = None,
    ) -> None:
        """`moves`: connections to PostgreSQL that store moves in one message."""
        self._engine = engine
        self._moves = moves
        self._committed = committed
        self._bus = bus or MemoryBus()
        self._checkpoint = Checkpoint(engine)
        self._queueing = threading.Lock()
        self._queue: list[_Job] = []
        self._is_writing = False

    def write(
        self,
        work: WriteWork,
        notice: ChangeNotice | None = None,
        move: SaveValues | None = None,
    ) -> None:
        """Run `work` in a transaction; it is on disk when this returns, and `notice` is sent. With
        the values of a `move`, PostgreSQL does the same in one trip."""
        job = _Job(work, notice, move)
        with self._queueing:
            self._queue.append(job)
            is_first, self._is_writing = not self._is_writing, True
        if not is_first:
            job.turn.acquire()
        if not job.is_done:
            self._write_all()
        if job.error:
            raise job.error

    def close(self) -> None:
        """Write no more."""
        self._checkpoint.close()

    def _write_all(self) -> None:
        """Commit all queued writes, then hand over to the next thread."""
        with self._queueing:
            jobs, self._queue = sorted(self._queue, key=_order), []
        try:
            try:
                if self._moves and all(job.move for job in jobs):
                    self._commit_moves(jobs, self._moves)
                else:
                    self._commit(jobs, _do)
            except _Failed:
                self._commit_each(jobs)
        except BaseException as error:  # noqa: BLE001  the waiting thread gets it
            for job in jobs:
                job.error = job.error or error
        finally:
            self._pass_on()
            for job in jobs:
                job.is_done = True
                job.turn.release()

    def _pass_on(self) -> None:
        with self._queueing:
            if self._queue:
                self._queue[0].turn.release()
            else:
                self._is_writing = False

    def _commit_each(self, jobs: Sequence[_Job]) -> None:
        """Commit all jobs that do not fail."""
        for attempt in range(1, ATTEMPTS + 1):
            for job in jobs:
                job.error = None
            try:
                self._commit(jobs, _attempt)
            except _Deadlock as error:
                if attempt == ATTEMPTS:
                    raise error.args[0] from None
            else:
                return

    def _commit(self, jobs: Sequence[_Job], do: Callable[[Connection, _Job], None]) -> None:
        with self._engine.connect() as connection:
            connection.execution_options(vaka_writes=True)
            with connection.begin():
                for job in jobs:
                    do(connection, job)
                notices = [job.notice for job in jobs if job.notice and not job.error]
                if notices:
                    self._bus.in_transaction(connection.exec_driver_sql, notices)
        self._bus.after_commit(notices)
        self._committed(len(jobs))
        self._checkpoint.note()

    def _commit_moves(self, jobs: Sequence[_Job], engine: Engine) -> None:
        """Commit moves in one message to PostgreSQL, which executes it in one transaction. Nothing
        stays locked if this server is paused meanwhile."""
        from psycopg import ClientCursor, Error

        statements = [(SAVE, job.move) for job in jobs if job.move]
        with engine.connect() as connection:
            cursor = ClientCursor[Any](cast(Any, connection.connection.driver_connection))
            notices = [job.notice for job in jobs if job.notice]
            self._bus.in_transaction(lambda *each: statements.append(each), notices)
            try:
                cursor.execute(";".join(cursor.mogrify(*each) for each in statements))
            except Error as error:
                is_lost = cursor.connection.broken
                connection.invalidate()  # SQLAlchemy knows nothing of the error
                if is_lost:
                    raise OperationalError(None, None, error) from error
                raise _Failed from error
            for job in jobs:
                job.error = None if cursor.rowcount == 1 else Conflict()
                cursor.nextset()
        self._committed(len(jobs))


def _order(job: _Job) -> str:
    return job.notice.key if job.notice else ""


def _do(connection: Connection, job: _Job) -> None:
    try:
        job.work(connection)
    except Exception as error:
        raise _Failed from error


def _attempt(connection: Connection, job: _Job) -> None:
    try:
        with connection.begin_nested():
            job.work(connection)
    except IntegrityError:
        job.error = Conflict()
    except OperationalError as error:
        if getattr(error.orig, "sqlstate", None) == DEADLOCK:
            raise _Deadlock(error) from None
        job.error = error
    except Exception as error:  # noqa: BLE001  the waiting thread gets it
        job.error = error
