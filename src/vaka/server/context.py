"""The shared state of a server: storage, tables, sockets, caches."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import lru_cache

from fastapi import FastAPI, Request

from vaka.core.drawing.palette import Theme
from vaka.core.errors import VakaError
from vaka.core.translations import ENGLISH
from vaka.server.api.responses import GamesResponse
from vaka.server.bounded_cache import BoundedCache
from vaka.server.connection_limits import report
from vaka.server.errors import ApiError
from vaka.server.game_catalogue import (
    drawing_body,
    guide_body,
    has_drawing,
    picture_of,
    print_sheet_of,
    rulebook_body,
    texts_body,
)
from vaka.server.identity import Browser, PersonRegistry
from vaka.server.link_previews import framed, png_of
from vaka.server.live.peer_servers import PeerServers
from vaka.server.live.socket_hub import SocketHub
from vaka.server.metrics import Metrics
from vaka.server.moderation import Moderation
from vaka.server.rate_limits import LONG_RECORD, StorageQuota, charge_requests, replay_cost
from vaka.server.refusal_log import RefusalLog
from vaka.server.response_encoding import EncodedBody
from vaka.server.settings import Settings
from vaka.server.storage import Storage
from vaka.server.tables.history_view import Viewer
from vaka.server.tables.table import Table
from vaka.server.tables.table_pictures import board_of
from vaka.server.tables.tables import Tables
from vaka.server.work_queue import WorkQueue

THREADS = 6
"""Threads that wait for the disk or for a table. They share commits: more
threads use more memory and are not faster."""

CACHED_BYTES = 32 << 20
"""The size of the encoded parts of finished records that are kept."""

PREVIEW_COST = 100
"""The cost of drawing a picture for a preview, in requests: half a second of another process."""

COLLECT = 10_000, 20, 50
"""Thresholds of the garbage collector: rare runs, because tables free their memory without it."""


class ServerContext:
    """What the routes share."""

    def __init__(self, settings: Settings) -> None:
        self.lan = settings.lan
        self.catalogue = settings.catalogue
        self.page = settings.page
        self.metrics = Metrics()
        self.storage = Storage(settings.database, self.metrics.committed)
        self.refusal_log = RefusalLog(self.metrics.refused)
        self.registry = PersonRegistry(settings.key, self.storage, self.refusal_log)
        self.is_online = settings.is_online
        self.records = WorkQueue("record", _many_records)
        """Reads and forks whole records, which takes longer than a move."""
        self.previews = WorkQueue("preview", _many_records)
        """Draws pictures for previews, which takes longer still."""
        self.hub = SocketHub(settings.limits, self.metrics, self.refusal_log)
        self.tables = self.hub.tables = Tables(
            self.storage,
            settings.catalogue,
            self.hub.is_here,
            settings.limits,
            is_online=settings.is_online,
        )
        self.moderation = Moderation(self.storage)
        try:
            self.peer_servers = PeerServers(
                self.storage, self.tables, self.hub, self.registry, settings.key
            )
        except VakaError:
            self.storage.close()
            raise
        limits = settings.limits
        self.quota = StorageQuota(limits.stored_plies, limits.stored_ply_burst, limits.table_plies)
        self.hub.charge_rows = self.quota.charge_rows
        self.metrics.watch("sockets", "Sockets at tables", self.hub.count)
        self.metrics.watch("tables", "Tables in memory", self.tables.__len__)
        self._is_warm = False
        self.document = lru_cache(maxsize=128)(self._document)
        self.picture = lru_cache(maxsize=1024)(self._picture)
        self.print_sheet = lru_cache(maxsize=128)(self._print_sheet)
        self._parts: BoundedCache[EncodedBody] = BoundedCache(CACHED_BYTES)

    @asynccontextmanager
    async def running(self, _: FastAPI) -> AsyncIterator[None]:
        """The lifespan of the app."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(report)
        loop.set_default_executor(ThreadPoolExecutor(THREADS, thread_name_prefix="work"))
        gc.collect()
        gc.freeze()  # objects made so far stay: the collector need not visit them
        gc.set_threshold(*COLLECT)
        watch = self.moderation.watch(self.tables, self.hub)
        works = (self.peer_servers.run(), self.hub.sweep(), watch)
        at_work = [asyncio.create_task(work) for work in works]
        yield
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
        self.records.close()
        self.previews.close()
        await self.peer_servers.leave()
        await self.hub.close()
        self.storage.close()

    def warm(self) -> None:
        """Fill the caches that the page needs first, in the background."""
        if not self._is_warm:
            self._is_warm = True
            threading.Thread(target=self._warm, name="warm", daemon=True).start()

    def _warm(self) -> None:
        self.document("games")
        for name in self.catalogue.names():
            if has_drawing(self.catalogue.game(name)):
                self.document("drawing", name)

    def _document(self, kind: str, name: str = "", language: str = ENGLISH) -> EncodedBody:
        """A response that does not change while the server runs."""
        if kind == "games":
            return EncodedBody.of(GamesResponse(games=self.catalogue.bodies(language)))
        game = self.catalogue.game(name)
        if kind == "rulebook":
            return EncodedBody.of(rulebook_body(game, language))
        if kind == "guide":
            return EncodedBody.of(guide_body(game, language))
        if kind == "texts":
            return EncodedBody.of(texts_body(game, language))
        return EncodedBody.of(drawing_body(game))

    def _picture(
        self, name: str, rule: str, theme: Theme, language: str, number: int
    ) -> EncodedBody:
        """A picture of a rule."""
        game = self.catalogue.game(name)
        return EncodedBody.picture(picture_of(game, rule, theme, language, number))

    def _print_sheet(self, name: str, sheet: str, language: str) -> EncodedBody:
        """A sheet to print."""
        return EncodedBody.picture(print_sheet_of(self.catalogue.game(name), sheet, language))

    async def open(self, request: Request, table_id: str, seat: Viewer = None) -> Table:
        """A table that the person may see as a seat; loading a long one costs more."""
        person, is_loaded = person_of(request), self.tables.is_loaded(table_id)
        table = await self.hub.in_reader(self.tables.open, table_id, person)
        self._charge_loading(request, table, is_loaded)
        if not table.seating.may_look(person, seat):
            raise ApiError("not_yours", "you do not hold that seat on this device", where="seat")
        return table

    async def find(self, request: Request, table_id: str) -> Table:
        """A table, whoever may see it; loading a long one costs more."""
        is_loaded = self.tables.is_loaded(table_id)
        table = await self.hub.in_reader(self.tables.find, table_id)
        self._charge_loading(request, table, is_loaded)
        return table

    def _charge_loading(self, request: Request, table: Table, is_loaded: bool) -> None:
        if not is_loaded:
            charge_requests(request, replay_cost(table.ply))

    async def read(
        self,
        request: Request,
        table: Table,
        what: Hashable,
        make: Callable[[], EncodedBody],
        cost: float,
    ) -> EncodedBody:
        """A part of a table's record. A finished record never changes: its parts are cached. Long
        records cost more, and are read one after the other."""
        key = (table.id, what)
        is_finished = table.row.result is not None
        if is_finished and (found := self._parts.find(key)):
            return found
        charge_requests(request, cost)
        if table.ply > LONG_RECORD:
            body = await asyncio.wrap_future(self.records.submit(make))
        else:
            body = await self.hub.in_reader(make)
        if is_finished:
            self._parts.keep(key, body, len(body.data) + len(body.packed))
        return body

    async def preview(self, request: Request, table: Table) -> EncodedBody:
        """The picture of a table for the preview of a link, drawn once for each ply."""
        key = (table.id, "preview", table.ply)
        found = self._parts.find(key)
        if found is None:
            charge_requests(request, PREVIEW_COST)
            draw = self.previews.submit(lambda: png_of(framed(board_of(table, "light", ENGLISH))))
            found = EncodedBody.png(await asyncio.wrap_future(draw))
            self._parts.keep(key, found, len(found.data))
        return found


def _many_records() -> ApiError:
    return ApiError("too_many", "too many records are being read: wait a moment")


def person_of(request: Request) -> str:
    """The person who sent a request."""
    browser: Browser = request.state.browser
    return browser.id
