"""What a server works on: its storage, its tables, whoever is there."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import lru_cache

from fastapi import FastAPI, Request

from vaka.core.drawing.palette import Theme
from vaka.core.language import ENGLISH
from vaka.server.body import GamesBody, PliesAnswer
from vaka.server.catalogue import drawing_body, has_drawing, picture_of, rulebook_body, texts_body
from vaka.server.document import QUICKLY, Document
from vaka.server.faults import Fault
from vaka.server.identity import Browser, Registry
from vaka.server.live.live import Live
from vaka.server.metrics import Metrics
from vaka.server.queue import Queue
from vaka.server.refusals import Refusals
from vaka.server.settings import Settings
from vaka.server.storage import Storage
from vaka.server.tables.chronicle import Eye
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables

THREADS = 6
"""So many may wait for the disk, or for a table, at once. They share what they write in one commit,
and each of them has memory of its own: more of them make a server larger, not faster."""

COLLECT = 10_000, 20, 50
"""How seldom memory is searched for garbage: what tables hold is freed without it."""


class Hall:
    """What the addresses work on."""

    def __init__(self, settings: Settings) -> None:
        self.lan = settings.lan
        self.catalogue = settings.catalogue
        self.page = settings.page
        self.metrics = Metrics()
        self.storage = Storage(settings.database, self.metrics.committed)
        self.refusals = Refusals(self.metrics.refused)
        self.registry = Registry(settings.key, self.storage, self.refusals)
        self.is_online = settings.is_online
        self.records = Queue("record", _many_records)
        """Where whole records are read and gone on from, which takes longer than a move."""
        self.live = Live(settings.limits, self.metrics, self.refusals)
        self.tables = self.live.tables = Tables(
            self.storage,
            settings.catalogue,
            self.live.is_here,
            settings.limits,
            is_online=settings.is_online,
        )
        self.metrics.watch("sockets", "Sockets at tables", self.live.count)
        self.metrics.watch("tables", "Tables in memory", self.tables.__len__)
        self._is_warm = False
        self.document = lru_cache(maxsize=128)(self._document)
        self.picture = lru_cache(maxsize=128)(self._picture)
        self._old_plies = lru_cache(maxsize=32)(self._plies)

    @asynccontextmanager
    async def running(self, _: FastAPI) -> AsyncIterator[None]:
        """From start to stop."""
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(THREADS, thread_name_prefix="work"))
        gc.collect()
        gc.freeze()  # what is there now stays: it is not searched for garbage while people wait
        gc.set_threshold(*COLLECT)
        at_work = [asyncio.create_task(work) for work in (self.live.resume(), self.live.sweep())]
        yield
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
        self.records.close()
        await self.live.close()
        self.storage.close()

    def warm(self) -> None:
        """Make ready what the page will ask for first, while the browser is still reading it."""
        if not self._is_warm:
            self._is_warm = True
            threading.Thread(target=self._warm, name="warm", daemon=True).start()

    def _warm(self) -> None:
        self.document("games")
        for name in self.catalogue.names():
            if has_drawing(self.catalogue.game(name)):
                self.document("drawing", name)

    def _document(self, kind: str, name: str = "", language: str = ENGLISH) -> Document:
        """What never changes while the server runs."""
        if kind == "games":
            return Document.of(GamesBody(games=self.catalogue.bodies(language)))
        game = self.catalogue.game(name)
        if kind == "rulebook":
            return Document.of(rulebook_body(game, language))
        if kind == "texts":
            return Document.of(texts_body(game, language))
        return Document.of(drawing_body(game))

    def _picture(self, name: str, rule: str, theme: Theme, language: str) -> Document:
        """The picture of a rule."""
        return Document.picture(picture_of(self.catalogue.game(name), rule, theme, language))

    def plies(self, table: Table, since: int, eye: Eye) -> Document:
        """Plies as they are sent; those of a finished table are kept for the next who asks."""
        find = self._old_plies if table.stage == "over" else self._plies
        return find(table.id, since, eye)

    def _plies(self, table_id: str, since: int, eye: Eye) -> Document:
        table = self.tables.find(table_id)
        plies = table.plies(since, eye)
        ply = plies[-1]["ply"] if plies else table.ply
        return Document.of(PliesAnswer(ply=ply, since=min(since, ply), plies=plies), QUICKLY)


def _many_records() -> Fault:
    return Fault("too_many", "too many records are being read: wait a moment")


def person_of(request: Request) -> str:
    """Who asks."""
    browser: Browser = request.state.browser
    return browser.id
