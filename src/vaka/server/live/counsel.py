"""Counsel: hints for running tables and analyses of finished ones, thought out in the background.

One thread thinks about hints and one about analyses, so that bots and tables are never kept
waiting, and a few may queue for each. What was found is kept: a position and a finished game are
thought about once.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from vaka.agents.search import Budget
from vaka.analysis import analyse, hint
from vaka.analysis.document import HintBody, hint_document, to_document
from vaka.analysis.line import line
from vaka.server.body import AnalysisAnswer
from vaka.server.document import Document
from vaka.server.faults import Fault
from vaka.server.queue import MOST_WAITING, Queue
from vaka.server.tables.table import Table

HINT = Budget(seconds=1.0)
PLAYOUTS = range(100, 2001)
"""Playouts for a step of an analysis, at the least and at the most."""

ALL_PLAYOUTS = 250_000
SECONDS = 30.0
"""For a whole game, about: whichever is used up first."""

MOST_KEPT = 64

log = logging.getLogger("vaka.server")


class _Closed(Exception):
    """The server stops."""


class Work:
    """An analysis under way."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.done = 0
        self.document: Document | None = None
        self.has_failed = False


def _busy() -> Fault:
    return Fault("not_now", "too many ask for counsel: try again in a moment", key="busy")


class Counsel:
    """Thinks for those who ask. Any thread may ask."""

    def __init__(self) -> None:
        self.waiting = ThreadPoolExecutor(MOST_WAITING + 1, thread_name_prefix="counsel")
        """Where those wait who asked for a hint: not where others make their moves."""
        self._hinting = Queue("hint", _busy)
        self._analysing = Queue("analysis", _busy)
        self._lock = threading.Lock()
        self._is_closed = False
        self._hints: OrderedDict[tuple[str, int, int], HintBody] = OrderedDict()
        self._works: OrderedDict[str, Work] = OrderedDict()

    def close(self) -> None:
        """Stop thinking."""
        self._is_closed = True
        self._hinting.close()
        self.waiting.shutdown(wait=False, cancel_futures=True)
        self._analysing.close()

    def hint(self, table: Table, seat: int, ply: int) -> HintBody:
        """What the seat to move should do; this waits until it is found."""
        view = table.hint_view(seat, ply)
        key = (table.id, ply, seat)
        if key not in self._hints:
            found = self._hinting.submit(lambda: hint(table.game, view, HINT, secrets.token_hex(8)))
            body = hint_document(table.game, seat, found.result())
            _keep(self._hints, key, body)
        return self._hints[key]

    def analysis(self, table: Table) -> AnalysisAnswer | Document:
        """The analysis of a finished table, or how far it has come."""
        with self._lock:
            work = self._works.get(table.id)
        if work is None:
            work = self._begin(table)
        if work.document:
            return work.document
        if work.has_failed:
            raise Fault("failed", "this game could not be analysed", key="not_analysed")
        return AnalysisAnswer(done=work.done, steps=work.steps, analysis=None)

    def _begin(self, table: Table) -> Work:
        record = table.finished()
        with self._lock:
            work = self._works.get(table.id)
            if work is not None:
                return work
            work = Work(len(line(table.game, record)))
            self._analysing.submit(lambda: self._analyse(table, work))
            _keep(self._works, table.id, work)
            return work

    def _analyse(self, table: Table, work: Work) -> None:
        try:
            steps = max(work.steps, 1)
            each = max(PLAYOUTS[0], min(PLAYOUTS[-1], ALL_PLAYOUTS // steps))
            found = analyse(
                table.game,
                table.finished(),
                Budget(each, SECONDS / steps),
                table.id,
                progress=lambda done: self._advance(work, done),
            )
            body = AnalysisAnswer(done=work.steps, steps=work.steps, analysis=to_document(found))
            work.document = Document.of(body)
        except _Closed:
            return
        except Exception:
            log.exception("table %s: its analysis failed", table.id)
            work.has_failed = True

    def _advance(self, work: Work, done: int) -> None:
        work.done = done
        if self._is_closed:
            raise _Closed


def _keep(kept: OrderedDict[Any, Any], key: object, value: object) -> None:
    """Keep the latest."""
    kept[key] = value
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)
