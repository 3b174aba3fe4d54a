"""Moving to another device."""

from __future__ import annotations

import asyncio

from fastapi import FastAPI, Request
from fastapi.responses import Response

from vaka.server.body import MovedAnswer, PassAnswer
from vaka.server.document import answer
from vaka.server.hall import Hall, person_of
from vaka.server.identity import PASS_SECONDS
from vaka.server.wish import UsePass


def add(app: FastAPI, server: Hall) -> None:
    """Add these addresses."""

    @app.post("/api/me/pass", response_model=PassAnswer, status_code=201)
    async def new_pass(request: Request) -> Response:
        token = await asyncio.to_thread(server.registry.issue_pass, person_of(request))
        return answer(PassAnswer(token=token, path=f"/move/{token}", seconds=PASS_SECONDS), 201)

    @app.post("/api/me/move", response_model=MovedAnswer)
    async def move(request: Request, wanted: UsePass) -> Response:
        browser = await asyncio.to_thread(server.registry.use_pass, wanted.token)
        request.state.browser = browser
        await server.live.turn_away(browser.id)
        return answer(MovedAnswer(moved=True))
