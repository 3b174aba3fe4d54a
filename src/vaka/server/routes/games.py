"""What can be played."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import Response

from vaka.core.drawing.palette import Theme
from vaka.core.language import ENGLISH, Language
from vaka.server.body import DrawingBody, GamesBody, RulebookBody, SetupBody, TextsBody
from vaka.server.document import answer
from vaka.server.hall import Hall
from vaka.server.tables.setting import make_setup, setup_body
from vaka.server.wish import NewSetup


def add(app: FastAPI, server: Hall) -> None:
    """Add these addresses."""

    @app.get("/api/games", response_model=GamesBody)
    def games(request: Request, language: Language = ENGLISH) -> Response:
        return server.document("games", "", language).answer(request)

    @app.get("/api/games/{name}/rulebook", response_model=RulebookBody)
    def rulebook(request: Request, name: str, language: Language = ENGLISH) -> Response:
        return server.document("rulebook", name, language).answer(request)

    @app.get("/api/games/{name}/rules/{rule}.svg", response_class=Response)
    def picture(
        request: Request,
        name: str,
        rule: str,
        theme: Theme = "light",
        language: Language = ENGLISH,
    ) -> Response:
        return server.picture(name, rule, theme, language).answer(request)

    @app.get("/api/games/{name}/texts", response_model=TextsBody)
    def texts(request: Request, name: str, language: Language = ENGLISH) -> Response:
        return server.document("texts", name, language).answer(request)

    @app.get("/api/games/{name}/drawing", response_model=DrawingBody)
    def drawing(request: Request, name: str) -> Response:
        return server.document("drawing", name).answer(request)

    @app.post("/api/games/{name}/setup", response_model=SetupBody)
    def setup(name: str, wanted: NewSetup) -> Response:
        game = server.catalogue.game(name)
        return answer(setup_body(game, make_setup(game, wanted)))
