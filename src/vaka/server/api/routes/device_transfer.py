"""Transferring a person to another device."""

from __future__ import annotations

import asyncio

from fastapi import FastAPI, Request
from fastapi.responses import Response

from vaka.server.api.requests import UsePass
from vaka.server.api.responses import MovedResponse, PassResponse
from vaka.server.context import ServerContext, person_of
from vaka.server.errors import ApiError
from vaka.server.identity import PASS_SECONDS, Browser
from vaka.server.rate_limits import origin_of
from vaka.server.response_encoding import answer


def add(app: FastAPI, server: ServerContext) -> None:
    """Add these routes."""

    @app.post("/api/me/pass", response_model=PassResponse, status_code=201)
    async def new_pass(request: Request) -> Response:
        token = await asyncio.to_thread(server.registry.issue_pass, person_of(request))
        return answer(PassResponse(token=token, path=f"/move/{token}", seconds=PASS_SECONDS), 201)

    @app.post("/api/me/move", response_model=MovedResponse)
    async def move(request: Request, wanted: UsePass) -> Response:
        server.quota.check(origin_of(request))
        browser = await asyncio.to_thread(_become, server, person_of(request), wanted)
        server.quota.charge(origin_of(request))  # a person who was transferred is never forgotten
        request.state.browser = browser
        await server.hub.close_outdated(browser.id, browser.serial)
        return answer(MovedResponse(moved=True))


def _become(server: ServerContext, person: str, wanted: UsePass) -> Browser:
    """The person who is transferred to a browser, unless the person who used it before would lose
    tables and has not agreed."""
    registry = server.registry
    is_other = registry.owner_of_pass(wanted.token) != person
    if is_other and not wanted.replace and server.storage.has_stake(person):
        raise ApiError(
            "not_now",
            "this browser belongs to a person with unfinished tables: confirm that they are "
            "given up",
            key="has_tables",
        )
    return registry.use_pass(wanted.token)
