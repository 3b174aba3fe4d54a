"""Checkpoints SQLite's write-ahead log in the background.

By default, SQLite lets about one commit in a hundred move the log into the file, and all writers
wait for it: longer, the larger the file is. Here a thread does that, so a commit waits only for the
log. If writers are faster than the thread, a commit finishes the checkpoint once the log is
large (`LARGEST_LOG`), which is short then.
"""

from __future__ import annotations

import logging
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor

from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

SPACING = 100
"""Commits between two checkpoints: about three megabytes of moves."""

LARGEST_LOG = 8192
"""Pages of 4 kB in the log at which a commit checkpoints it."""

log = logging.getLogger("vaka.server")


class Checkpoint:
    """Counts commits and starts checkpoints. Called by one thread at a time. Does nothing for other
    databases than SQLite."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._is_needed = engine.dialect.name == "sqlite"
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="checkpoint")
        self._under_way: Future[None] | None = None
        self._commits = 0

    def note(self) -> None:
        """Count a commit."""
        self._commits += 1
        is_idle = self._under_way is None or self._under_way.done()
        if self._is_needed and is_idle and self._commits >= SPACING:
            self._commits = 0
            self._under_way = self._thread.submit(self._run)

    def close(self) -> None:
        """Start no more checkpoints; wait for the current one."""
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
            log.warning("could not checkpoint the write-ahead log: %s", type(error).__name__)
