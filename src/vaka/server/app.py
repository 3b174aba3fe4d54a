"""The HTTP side of the server: `docs/protocol.md` says what each address answers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from fastapi import FastAPI, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from vaka import __version__, mode
from vaka.core.errors import VakaError
from vaka.server import page
from vaka.server.body import (
    AnalysisAnswer,
    DrawingBody,
    ErrorAnswer,
    GamesBody,
    HealthAnswer,
    Kind,
    LanBody,
    PliesAnswer,
    ProofAnswer,
    RulebookBody,
    ServerBody,
    SetupBody,
    Stage,
    TableAnswer,
    TablesAnswer,
    ViewAnswer,
    ViewsAnswer,
)
from vaka.server.catalogue import Catalogue, drawing_body, has_drawing, rulebook_body
from vaka.server.chronicle import Eye
from vaka.server.document import QUICKLY, Document, answer
from vaka.server.faults import Fault, fault_of
from vaka.server.guard import Guard
from vaka.server.identity import Browser
from vaka.server.lan import Lan, own_names, qr_svg
from vaka.server.live import Live
from vaka.server.storage import Storage
from vaka.server.table import Table
from vaka.server.tables import Tables, make_setup, setup_body
from vaka.server.wish import PROTOCOL, NewSetup, NewTable

MOST_VIEWS = 64
"""Views in one answer."""

SeatQuery = Annotated[int | None, Query(ge=0, le=99)]
PlyQuery = Annotated[int, Query(ge=0, le=10**9)]


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    lan: Lan
    catalogue: Catalogue = field(default_factory=Catalogue)
    page: Path = page.FOLDER


class Server:
    """What the addresses work on."""

    def __init__(self, settings: Settings) -> None:
        self.lan = settings.lan
        self.catalogue = settings.catalogue
        self.page = settings.page
        self.storage = Storage(settings.database)
        self.live = Live()
        self.tables = self.live.tables = Tables(self.storage, settings.catalogue, self.live.is_here)
        self._is_warm = False
        self.document = lru_cache(maxsize=64)(self._document)
        self._old_plies = lru_cache(maxsize=32)(self._plies)

    @asynccontextmanager
    async def running(self, _: FastAPI) -> AsyncIterator[None]:
        """From start to stop."""
        resuming = asyncio.create_task(self.live.resume())
        yield
        resuming.cancel()
        await asyncio.gather(resuming, return_exceptions=True)
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
            self.document("rulebook", name)
            if has_drawing(self.catalogue.game(name)):
                self.document("drawing", name)

    def _document(self, kind: str, name: str = "") -> Document:
        """What never changes while the server runs."""
        if kind == "games":
            return Document.of(GamesBody(games=self.catalogue.bodies()))
        game = self.catalogue.game(name)
        if kind == "rulebook":
            return Document.of(rulebook_body(game.rulebook))
        return Document.of(drawing_body(game))

    def plies(self, table: Table, since: int, eye: Eye) -> Document:
        """Plies as they are sent; those of a finished table are kept for the next who asks."""
        find = self._old_plies if table.stage == "over" else self._plies
        return find(table.id, since, eye)

    def _plies(self, table_id: str, since: int, eye: Eye) -> Document:
        table = self.tables.find(table_id)
        plies = table.plies(since, eye)
        ply = plies[-1]["ply"] if plies else table.ply
        return Document.of(PliesAnswer(ply=ply, since=min(since, ply), plies=plies), QUICKLY)


def make_app(settings: Settings) -> ASGIApp:
    """The whole server as an ASGI app."""
    app, _ = make_api(settings)
    return Guard(app, own_names())


def make_api(settings: Settings) -> tuple[FastAPI, Server]:
    """What answers, not yet guarded, and what it works on."""
    server = Server(settings)
    app = FastAPI(
        title="Vaka",
        version=__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=server.running,
        responses={"default": {"model": ErrorAnswer}, 422: {"model": ErrorAnswer}},
    )
    _handle_errors(app)
    _add_server(app, server)
    _add_games(app, server)
    _add_tables(app, server)
    _add_replay(app, server)
    _add_page(app, server)
    return app, server


def browser_of(request: Request) -> str:
    """Who asks."""
    browser: Browser = request.state.browser
    return browser.id


# ---- errors


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(VakaError)
    async def vaka_error(request: Request, error: VakaError) -> Response:
        return _refusal(fault_of(error))

    @app.exception_handler(RequestValidationError)
    async def validation_error(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return _refusal(Fault("invalid", str(first["msg"]), where=where or None))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, Fault):
            return _refusal(error.__cause__)
        kind: Kind = "unknown" if error.status_code == 404 else "invalid"
        return _refusal(Fault(kind, str(error.detail), status=error.status_code))

    @app.exception_handler(Exception)
    async def own_error(request: Request, error: Exception) -> Response:
        return _refusal(Fault("failed", "the server failed; nothing was changed"))


def _refusal(fault: Fault) -> Response:
    return answer(ErrorAnswer(error=fault.body()), fault.status)


# ---- the server and its games


def _add_server(app: FastAPI, server: Server) -> None:
    @app.get("/health", response_model=HealthAnswer)
    def health() -> Response:
        return answer(HealthAnswer(ok=True))

    @app.get("/api", response_model=ServerBody)
    def about() -> Response:
        body = ServerBody(
            protocol=PROTOCOL,
            version=__version__,
            mode=mode.describe(),
            lan=server.lan.is_open,
        )
        return answer(body)

    @app.get("/api/lan", response_model=LanBody)
    def lan() -> Response:
        return answer(server.lan.body())

    @app.get("/api/lan/qr.svg", response_class=Response)
    def qr(path: Annotated[str, Query(max_length=200)] = "/") -> Response:
        url = server.lan.url
        if url is None:
            raise Fault("not_now", "the server is open to this machine only: start it with --lan")
        return Response(qr_svg(url + path.lstrip("/")), media_type="image/svg+xml")


def _add_games(app: FastAPI, server: Server) -> None:
    @app.get("/api/games", response_model=GamesBody)
    def games(request: Request) -> Response:
        return server.document("games").answer(request)

    @app.get("/api/games/{name}/rulebook", response_model=RulebookBody)
    def rulebook(request: Request, name: str) -> Response:
        return server.document("rulebook", name).answer(request)

    @app.get("/api/games/{name}/drawing", response_model=DrawingBody)
    def drawing(request: Request, name: str) -> Response:
        return server.document("drawing", name).answer(request)

    @app.post("/api/games/{name}/setup", response_model=SetupBody)
    def setup(name: str, wanted: NewSetup) -> Response:
        game = server.catalogue.game(name)
        return answer(setup_body(game, make_setup(game, wanted)))


# ---- tables


def _add_tables(app: FastAPI, server: Server) -> None:
    tables = server.tables

    async def created(request: Request, work: Callable[[], Table]) -> Response:
        """Set a table off the event loop, and let its bots play."""
        table = await asyncio.to_thread(work)
        server.live.changed(table)
        return answer(TableAnswer(table=tables.body(table, browser_of(request))), 201)

    @app.post("/api/tables", response_model=TableAnswer, status_code=201)
    async def create(request: Request, wanted: NewTable) -> Response:
        return await created(request, lambda: tables.create(wanted, browser_of(request)))

    @app.post(
        "/api/records",
        response_model=TableAnswer,
        status_code=201,
        openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    async def upload(
        request: Request, agent: Annotated[list[str] | None, Query(max_length=20)] = None
    ) -> Response:
        data = await request.body()
        return await created(request, lambda: tables.upload(data, agent or [], browser_of(request)))

    @app.get("/api/tables", response_model=TablesAnswer)
    def listing(
        request: Request,
        limit: Annotated[int, Query(ge=1, le=200)] = 50,
        offset: Annotated[int, Query(ge=0, le=10**9)] = 0,
        stage: Stage | None = None,
    ) -> Response:
        is_over = None if stage is None else stage == "over"
        bodies, total = tables.listing(
            browser_of(request), is_over=is_over, limit=limit, offset=offset
        )
        return Document.of(TablesAnswer(tables=bodies, total=total), QUICKLY).answer(request)

    @app.get("/api/tables/{table_id}", response_model=TableAnswer)
    def table(request: Request, table_id: str) -> Response:
        found = tables.find(table_id)
        return answer(TableAnswer(table=tables.body(found, browser_of(request))))

    @app.get("/api/tables/{table_id}/record", response_class=Response)
    def record(table_id: str, form: Annotated[str, Query(alias="format")] = "text") -> Response:
        found = tables.find(table_id)
        is_json = form == "json"
        name = f"{found.game.name}-{found.id}.{'json' if is_json else 'vaka'}"
        return Response(
            found.record_text(as_json=is_json),
            media_type="application/json" if is_json else "text/plain; charset=utf-8",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @app.websocket("/api/tables/{table_id}/live")
    async def live(websocket: WebSocket, table_id: str) -> None:
        await server.live.serve(websocket, table_id, websocket.state.browser.id)


def _add_replay(app: FastAPI, server: Server) -> None:
    def looked_at(request: Request, table_id: str, seat: Eye) -> Table:
        """A table, if the browser may look at it through that eye."""
        found = server.tables.find(table_id)
        if not found.may_look(browser_of(request), seat):
            raise Fault("not_yours", "you do not hold that seat on this device", where="seat")
        return found

    @app.get("/api/tables/{table_id}/plies", response_model=PliesAnswer)
    def plies(
        request: Request, table_id: str, since: PlyQuery = 0, seat: SeatQuery = None
    ) -> Response:
        found = looked_at(request, table_id, seat)
        return server.plies(found, since, seat).answer(request)

    @app.get("/api/tables/{table_id}/plies/{ply}", response_model=ViewAnswer)
    def moment(request: Request, table_id: str, ply: int, seat: SeatQuery = None) -> Response:
        found = looked_at(request, table_id, seat)
        view = found.views(ply, ply, seat)[0]
        return Document.of(ViewAnswer(ply=ply, view=view), QUICKLY).answer(request)

    @app.get("/api/tables/{table_id}/views", response_model=ViewsAnswer)
    def views(
        request: Request,
        table_id: str,
        first: Annotated[int, Query(alias="from", ge=0, le=10**9)],
        last: Annotated[int, Query(alias="to", ge=0, le=10**9)],
        seat: SeatQuery = None,
    ) -> Response:
        if last - first >= MOST_VIEWS:
            raise Fault("invalid", f"at most {MOST_VIEWS} views at once", where="to")
        found = looked_at(request, table_id, seat)
        body = ViewsAnswer({"from": first, "views": found.views(first, last, seat)})
        return Document.of(body, QUICKLY).answer(request)

    @app.get(
        "/api/tables/{table_id}/analysis",
        response_model=AnalysisAnswer,
        responses={202: {"model": AnalysisAnswer}},
    )
    def analysis(request: Request, table_id: str) -> Response:
        found = server.live.counsel.analysis(server.tables.find(table_id))
        return found.answer(request) if isinstance(found, Document) else answer(found, 202)

    @app.get("/api/tables/{table_id}/proof", response_model=ProofAnswer)
    def proof(request: Request, table_id: str) -> Response:
        record, found = server.tables.find(table_id).proof()
        body = ProofAnswer(
            shuffle=found.shuffle,
            commitment=record.commitment.hex if record.commitment else None,
            secret=record.secret,
            mixes={str(seat): text for seat, text in record.mixes.items()},
            plies=found.plies,
            turns=found.turns,
            draws=found.draws,
            copied=found.copied,
            summary=str(found),
        )
        return Document.of(body, QUICKLY).answer(request)


# ---- the page


def _add_page(app: FastAPI, server: Server) -> None:
    @app.get("/api/{path:path}", include_in_schema=False)
    def nothing(path: str) -> Response:
        raise Fault("unknown", f"there is no address /api/{path[:100]}")

    @app.get("/{path:path}", include_in_schema=False)
    def file(request: Request, path: str) -> Response:
        server.warm()
        return page.answer(request, path, server.page)
