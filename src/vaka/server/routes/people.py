"""Moving to another device."""

from __future__ import annotations

import asyncio

from fastapi import FastAPI, Request
from fastapi.responses import Response

from vaka.server.body import MovedAnswer, PassAnswer
from vaka.server.document import answer
from vaka.server.faults import Fault
from vaka.server.hall import Hall, person_of
from vaka.server.identity import PASS_SECONDS, Browser
from vaka.server.wish import UsePass


def add(app: FastAPI, server: Hall) -> None:
    """Add these addresses."""

    @app.post("/api/me/pass", response_model=PassAnswer, status_code=201)
    async def new_pass(request: Request) -> Response:
        token = await asyncio.to_thread(server.registry.issue_pass, person_of(request))
        return answer(PassAnswer(token=token, path=f"/move/{token}", seconds=PASS_SECONDS), 201)

    @app.post("/api/me/move", response_model=MovedAnswer)
    async def move(request: Request, wanted: UsePass) -> Response:
        browser = await asyncio.to_thread(_become, server, person_of(request), wanted)
        request.state.browser = browser
        await server.live.turn_away(browser.id)
        return answer(MovedAnswer(moved=True))


def _become(server: Hall, person: str, wanted: UsePass) -> Browser:
    """The person who moves to a browser; whoever used it before has nothing to lose, or agrees."""
    registry = server.registry
    is_other = registry.owner_of_pass(wanted.token) != person
    if is_other and not wanted.replace and server.storage.has_stake(person):
        raise Fault(
            "not_now",
            "this browser belongs to somebody with tables that are not over: say that they are "
            "given up",
            key="has_tables",
        )
    return registry.use_pass(wanted.token)
