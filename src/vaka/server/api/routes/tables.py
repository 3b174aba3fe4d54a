"""Creating, finding and joining tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Literal

from fastapi import FastAPI, Query, Request
from fastapi.responses import Response

from vaka.server.api.requests import AgentName, Fork, Join, NewTable, Rematch
from vaka.server.api.responses import AbandonedResponse, Stage, TableResponse, TablesResponse
from vaka.server.context import ServerContext, person_of
from vaka.server.rate_limits import charge_requests, origin_of, record_cost
from vaka.server.response_encoding import FAST_COMPRESSION, EncodedBody, answer
from vaka.server.storage import STAGES, Place
from vaka.server.tables.table import Table
from vaka.server.tables.table_json import iso

BYTES_PER_REQUEST = 1_000
"""Bytes of an uploaded record that cost as much as one request. Checking and storing a long record
takes 0.1 s."""

MINUTE = 60_000

PLACE = r"^[0-3]\.\d{1,15}\.[0-9a-z]{1,20}$"
"""A place in the list of tables."""


def add(app: FastAPI, server: ServerContext) -> None:
    """Add these routes."""
    tables = server.tables

    async def created(
        request: Request, work: Callable[[], Table], *, is_long: bool = False
    ) -> Response:
        """Create a table off the event loop, and let its bots play. Long work has a queue of its
        own. What it stores is charged to the address."""
        server.quota.check(origin_of(request))
        if is_long:
            table = await asyncio.wrap_future(server.records.submit(work))
        else:
            table = await asyncio.to_thread(work)
        server.quota.charge(origin_of(request), table.row.forked)
        server.hub.changed(table, origin_of(request))
        return answer(TableResponse(table=tables.body(table, person_of(request))), 201)

    @app.post("/api/tables", response_model=TableResponse, status_code=201)
    async def create(request: Request, wanted: NewTable) -> Response:
        if wanted.begin and all(player.agent for player in wanted.players):
            server.hub.check_show(origin_of(request))
        return await created(request, lambda: tables.create(wanted, person_of(request)))

    @app.post(
        "/api/records",
        response_model=TableResponse,
        status_code=201,
        openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    async def upload(
        request: Request,
        agent: Annotated[list[AgentName] | None, Query(max_length=20)] = None,
        hints: bool = False,
    ) -> Response:
        data, person = await request.body(), person_of(request)
        charge_requests(request, len(data) / BYTES_PER_REQUEST)
        return await created(
            request, lambda: tables.upload(data, agent or [], person, hints=hints), is_long=True
        )

    @app.get("/api/tables", response_model=TablesResponse)
    def listing(
        request: Request,
        limit: Annotated[int, Query(ge=1, le=200)] = 50,
        after: Annotated[str | None, Query(pattern=PLACE)] = None,
        stage: Annotated[list[Stage] | None, Query(max_length=len(STAGES))] = None,
        mine: bool = False,
        free: bool = False,
        shared: bool = False,
    ) -> Response:
        bodies, end, total = tables.listing(
            person_of(request),
            stages=stage or STAGES,
            is_mine=mine,
            is_free=free,
            is_shared=shared,
            limit=limit,
            after=Place.parse(after) if after else None,
        )
        # By the minute, so that a list that stays the same is not sent again.
        now = iso(server.storage.now() // MINUTE * MINUTE)
        after_it = str(end) if end else None
        body = TablesResponse(tables=bodies, total=total, next=after_it, now=now)
        return EncodedBody.of(body, FAST_COMPRESSION).answer(request)

    @app.get("/api/tables/{table_id}", response_model=TableResponse)
    async def table(request: Request, table_id: str) -> Response:
        found = await server.open(request, table_id)
        return answer(TableResponse(table=tables.body(found, person_of(request))))

    @app.post("/api/tables/{table_id}/join", response_model=TableResponse)
    async def join(request: Request, table_id: str, wanted: Join) -> Response:
        person = person_of(request)
        server.quota.check(origin_of(request))
        found = await asyncio.to_thread(_join, server, table_id, person, wanted)
        server.quota.charge_rows(origin_of(request))
        server.hub.changed(found)
        return answer(TableResponse(table=tables.body(found, person)))

    @app.post("/api/tables/{table_id}/rematch", response_model=TableResponse)
    async def rematch(request: Request, table_id: str, wanted: Rematch | None = None) -> Response:
        person, origin = person_of(request), origin_of(request)
        server.quota.check(origin)
        old = await asyncio.to_thread(tables.open, table_id, person)
        is_new = old.row.next is None
        agree = wanted is None or wanted.agree
        made = await asyncio.to_thread(tables.rematch, old, person, agree=agree)
        if made and is_new:
            server.quota.charge(origin, 0)
            server.hub.changed(made, origin)
        server.hub.changed(old)
        return answer(TableResponse(table=tables.body(old, person)))

    @app.post("/api/tables/{table_id}/abandon", response_model=AbandonedResponse)
    async def abandon(request: Request, table_id: str) -> Response:
        found = await server.open(request, table_id)
        await asyncio.to_thread(tables.abandon, found, person_of(request))
        await server.hub.close_tables([table_id])
        return answer(AbandonedResponse(abandoned=True))

    @app.post("/api/tables/{table_id}/fork", response_model=TableResponse, status_code=201)
    async def fork(request: Request, table_id: str, wanted: Fork) -> Response:
        person = person_of(request)
        old = await server.open(request, table_id)
        charge_requests(request, record_cost(old.ply))
        return await created(
            request, lambda: tables.fork(old, wanted.ply, wanted.agents, person), is_long=True
        )

    @app.get("/api/tables/{table_id}/record", response_class=Response)
    async def record(
        request: Request,
        table_id: str,
        form: Annotated[Literal["text", "json"], Query(alias="format")] = "text",
    ) -> Response:
        found = await server.open(request, table_id)
        is_json = form == "json"
        kind = "application/json" if is_json else "text/plain; charset=utf-8"
        body = await server.read(
            request,
            found,
            ("record", form),
            lambda: EncodedBody.text(found.exports.record_text(as_json=is_json), kind),
            record_cost(found.ply),
        )
        response = body.answer(request)
        name = f"{found.game.name}-{found.id}.{'json' if is_json else 'vaka'}"
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
        return response


def _join(server: ServerContext, table_id: str, person: str, wanted: Join) -> Table:
    """Join a table by its invitation, and take a free seat if there is one. Before the game
    begins, when there is no hand to see, an invitation shows what is played."""
    found = server.tables.find(table_id)

    def join() -> None:
        found.seating.invite(person, wanted.invite)
        if not wanted.watch and not found.seating.held_by(person):
            found.seating.join(person, wanted.seat, wanted.name, wanted.companions)

    found.stored.repeat(join)
    if wanted.watch and found.stage == "waiting":
        return found
    return server.tables.open(table_id, person)
