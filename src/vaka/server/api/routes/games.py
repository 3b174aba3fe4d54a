"""The games of the server."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Query, Request
from fastapi.responses import Response

from vaka.core.drawing.palette import Theme
from vaka.core.translations import ENGLISH, Language
from vaka.server.api.requests import NewSetup
from vaka.server.api.responses import (
    DrawingResponse,
    GamesResponse,
    GuideResponse,
    RulebookResponse,
    SetupResponse,
    TextsResponse,
)
from vaka.server.context import ServerContext
from vaka.server.response_encoding import answer
from vaka.server.tables.table_setup import make_setup, setup_body


def add(app: FastAPI, server: ServerContext) -> None:
    """Add these routes."""

    @app.get("/api/games", response_model=GamesResponse)
    def games(request: Request, language: Language = ENGLISH) -> Response:
        return server.document("games", "", language).answer(request)

    @app.get("/api/games/{name}/rulebook", response_model=RulebookResponse)
    def rulebook(request: Request, name: str, language: Language = ENGLISH) -> Response:
        return server.document("rulebook", name, language).answer(request)

    @app.get("/api/games/{name}/guide", response_model=GuideResponse)
    def guide(request: Request, name: str, language: Language = ENGLISH) -> Response:
        return server.document("guide", name, language).answer(request)

    @app.get("/api/games/{name}/rules/{rule}.svg", response_class=Response)
    def picture(
        request: Request,
        name: str,
        rule: str,
        theme: Theme = "light",
        language: Language = ENGLISH,
        number: Annotated[int, Query(ge=1, le=99)] = 1,
    ) -> Response:
        return server.picture(name, rule, theme, language, number).answer(request)

    @app.get("/api/games/{name}/print/{sheet}.svg", response_class=Response)
    def print_sheet(
        request: Request, name: str, sheet: str, language: Language = ENGLISH
    ) -> Response:
        return server.print_sheet(name, sheet, language).answer(request)

    @app.get("/api/games/{name}/texts", response_model=TextsResponse)
    def texts(request: Request, name: str, language: Language = ENGLISH) -> Response:
        return server.document("texts", name, language).answer(request)

    @app.get("/api/games/{name}/drawing", response_model=DrawingResponse)
    def drawing(request: Request, name: str) -> Response:
        return server.document("drawing", name).answer(request)

    @app.post("/api/games/{name}/setup", response_model=SetupResponse)
    def setup(name: str, wanted: NewSetup) -> Response:
        game = server.catalogue.game(name)
        return answer(setup_body(game, make_setup(game, wanted)))
