"""Hints for running tables and analyses of finished ones, computed in the background.

Hints and analyses have one thread each, with a short queue, so that bots and tables never wait for
them. Results are cached: a position and a finished game are analysed once.
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
from vaka.analysis.analysis_json import HintBody, analysis_body, hint_body
from vaka.analysis.chance_curves import chance_curves
from vaka.analysis.record_steps import record_steps
from vaka.server.api.responses import AnalysisResponse
from vaka.server.errors import ApiError
from vaka.server.rate_limits import TokenBuckets
from vaka.server.response_encoding import EncodedBody
from vaka.server.settings import Limits
from vaka.server.tables.table import Table
from vaka.server.work_queue import MOST_WAITING, WorkQueue

HINT = Budget(seconds=1.0)
PLAYOUTS = range(100, 2001)
"""The least and the most playouts for a step of an analysis."""

ALL_PLAYOUTS = 250_000
SECONDS = 30.0
"""The budget for a whole game, about: playouts or seconds, whichever ends first."""

MOST_KEPT = 64

log = logging.getLogger("vaka.server")


class _Closed(Exception):
    """The server is stopping."""


class AnalysisJob:
    """The analysis of a game, in progress or done."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.done = 0
        self.document: EncodedBody | None = None
        self.has_failed = False


def _busy() -> ApiError:
    return ApiError(
        "not_now", "too many hints and analyses are waiting: try again in a moment", key="busy"
    )


class Advisor:
    """Computes hints and analyses. Thread-safe."""

    def __init__(self, limits: Limits | None = None) -> None:
        limits = limits or Limits()
        self._seconds = TokenBuckets(limits.advice, limits.advice_burst)
        self.waiting = ThreadPoolExecutor(MOST_WAITING + 1, thread_name_prefix="advisor")
        """Threads that wait for hints, apart from the threads that make moves."""
        self._hinting = WorkQueue("hint", _busy)
        self._analysing = WorkQueue("analysis", _busy)
        self._lock = threading.Lock()
        self._is_closed = False
        self._hints: OrderedDict[tuple[str, int, int], HintBody] = OrderedDict()
        self._jobs: OrderedDict[str, AnalysisJob] = OrderedDict()

    def close(self) -> None:
        """Stop all work."""
        self._is_closed = True
        self._hinting.close()
        self.waiting.shutdown(wait=False, cancel_futures=True)
        self._analysing.close()

    def hint(self, table: Table, seat: int, ply: int, origin: str = "") -> HintBody:
        """The best choice of the seat to move, for a client from `origin`. Blocks until it is
        found."""
        view = table.view.hint_view(seat, ply)
        key = (table.id, ply, seat)
        if key not in self._hints:
            self._charge(origin, HINT.seconds or 0)
            found = self._hinting.submit(lambda: hint(table.game, view, HINT, secrets.token_hex(8)))
            body = hint_body(table.game, seat, found.result())
            _keep(self._hints, key, body)
        return self._hints[key]

    def analysis(self, table: Table, origin: str = "") -> AnalysisResponse | EncodedBody:
        """The analysis of a finished table, or its progress, for a client from `origin`."""
        with self._lock:
            work = self._jobs.get(table.id)
        if work is None:
            work = self._begin(table, origin)
        if work.document:
            return work.document
        if work.has_failed:
            raise ApiError("failed", "this game could not be analysed", key="not_analysed")
        return AnalysisResponse(done=work.done, steps=work.steps, analysis=None, curves=[])

    def _charge(self, origin: str, seconds: float) -> None:
        """Charge an address for what is computed for it: the queues are short, and for all."""
        with self._lock:
            is_paid = not origin or self._seconds.charge(origin, seconds)
        if not is_paid:
            raise ApiError("too_many", "too many requests from your address: wait a moment")

    def _begin(self, table: Table, origin: str) -> AnalysisJob:
        record = table.exports.finished()
        self._charge(origin, SECONDS)
        with self._lock:
            work = self._jobs.get(table.id)
            if work is not None:
                return work
            work = AnalysisJob(len(record_steps(table.game, record)))
            self._analysing.submit(lambda: self._analyse(table, work))
            _keep(self._jobs, table.id, work)
            return work

    def _analyse(self, table: Table, work: AnalysisJob) -> None:
        try:
            steps = max(work.steps, 1)
            each = max(PLAYOUTS[0], min(PLAYOUTS[-1], ALL_PLAYOUTS // steps))
            found = analyse(
                table.game,
                table.exports.finished(),
                Budget(each, SECONDS / steps),
                table.id,
                progress=lambda done: self._advance(work, done),
            )
            body = analysis_body(found)
            response = AnalysisResponse(
                done=work.steps, steps=work.steps, analysis=body, curves=chance_curves(body)
            )
            work.document = EncodedBody.of(response)
        except _Closed:
            return
        except Exception:
            log.exception("table %s: its analysis failed", table.id)
            work.has_failed = True

    def _advance(self, work: AnalysisJob, done: int) -> None:
        work.done = done
        if self._is_closed:
            raise _Closed


def _keep(kept: OrderedDict[Any, Any], key: object, value: object) -> None:
    """Cache a value, and drop the oldest."""
    kept[key] = value
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)
