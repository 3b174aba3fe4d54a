"""From SQLite's log into its file, while others write.

SQLite writes ahead to a log, and what is there has to go into the file itself sooner or later. Left
to itself, SQLite lets one commit in about a hundred do that, and all who want to write wait for it:
longer, the larger the file has become. Here a thread does it beside them, so that a commit only
waits for the log. If so much is written that the thread never sees the end of the log, a commit
does the rest of the work, as before, once the log is large (`LARGEST_LOG`); that is short then.
"""

from __future__ import annotations

import logging
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor

from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

SPACING = 100
"""So many commits are between two checkpoints: about three megabytes of moves."""

LARGEST_LOG = 8192
"""Pages in the log, of 4 kB each, at which a commit checkpoints it."""

log = logging.getLogger("vaka.server")


class Checkpoint:
    """Hears of commits, and sees that they reach the file. One thread at a time tells it of them.
    With another database than SQLite there is nothing to do."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._is_needed = engine.dialect.name == "sqlite"
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="checkpoint")
        self._under_way: Future[None] | None = None
        self._commits = 0

    def note(self) -> None:
        """Something was committed."""
        self._commits += 1
        is_idle = self._under_way is None or self._under_way.done()
        if self._is_needed and is_idle and self._commits >= SPACING:
            self._commits = 0
            self._under_way = self._thread.submit(self._run)

    def close(self) -> None:
        """Do no more; what is under way is finished."""
        self._is_needed = False
        self._thread.shutdown()

    def _run(self) -> None:
        try:
            connection = self._engine.raw_connection()
            try:  # it would be refused within a transaction, which the engine begins for others
                connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
            finally:
                connection.close()
        except (sqlite3.Error, SQLAlchemyError) as error:
            log.warning("what was written stays in the log for now: %s", type(error).__name__)
