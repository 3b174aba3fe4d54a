"""Setting, finding and joining tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Literal

from fastapi import FastAPI, Query, Request
from fastapi.responses import Response

from vaka.server.body import Stage, TableAnswer, TablesAnswer
from vaka.server.document import QUICKLY, Document, answer
from vaka.server.hall import Hall, person_of
from vaka.server.limits import origin_of
from vaka.server.storage import STAGES
from vaka.server.tables.table import Table
from vaka.server.wish import AgentName, Fork, Join, NewTable


def add(app: FastAPI, server: Hall) -> None:
    """Add these addresses."""
    tables = server.tables

    async def created(
        request: Request, work: Callable[[], Table], *, is_long: bool = False
    ) -> Response:
        """Set a table off the event loop, and let its bots play. What takes long does so where
        nobody makes moves."""
        if is_long:
            table = await asyncio.wrap_future(server.records.submit(work))
        else:
            table = await asyncio.to_thread(work)
        server.live.changed(table, origin_of(request))
        return answer(TableAnswer(table=tables.body(table, person_of(request))), 201)

    @app.post("/api/tables", response_model=TableAnswer, status_code=201)
    async def create(request: Request, wanted: NewTable) -> Response:
        if wanted.begin and all(player.agent for player in wanted.players):
            server.live.check_show(origin_of(request))
        return await created(request, lambda: tables.create(wanted, person_of(request)))

    @app.post(
        "/api/records",
        response_model=TableAnswer,
        status_code=201,
        openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    async def upload(
        request: Request,
        agent: Annotated[list[AgentName] | None, Query(max_length=20)] = None,
        hints: bool = False,
    ) -> Response:
        data, person = await request.body(), person_of(request)
        return await created(
            request, lambda: tables.upload(data, agent or [], person, hints=hints), is_long=True
        )

    @app.get("/api/tables", response_model=TablesAnswer)
    def listing(
        request: Request,
        limit: Annotated[int, Query(ge=1, le=200)] = 50,
        offset: Annotated[int, Query(ge=0, le=10**9)] = 0,
        stage: Annotated[list[Stage] | None, Query(max_length=len(STAGES))] = None,
        mine: bool = False,
        free: bool = False,
    ) -> Response:
        bodies, total = tables.listing(
            person_of(request),
            stages=stage or STAGES,
            is_mine=mine,
            is_free=free,
            limit=limit,
            offset=offset,
        )
        return Document.of(TablesAnswer(tables=bodies, total=total), QUICKLY).answer(request)

    @app.get("/api/tables/{table_id}", response_model=TableAnswer)
    def table(request: Request, table_id: str) -> Response:
        found = tables.open(table_id, person_of(request))
        return answer(TableAnswer(table=tables.body(found, person_of(request))))

    @app.post("/api/tables/{table_id}/join", response_model=TableAnswer)
    async def join(request: Request, table_id: str, wanted: Join) -> Response:
        person = person_of(request)
        found = await asyncio.to_thread(_join, server, table_id, person, wanted)
        server.live.changed(found)
        return answer(TableAnswer(table=tables.body(found, person)))

    @app.post("/api/tables/{table_id}/rematch", response_model=TableAnswer, status_code=201)
    async def rematch(request: Request, table_id: str) -> Response:
        old = await asyncio.to_thread(tables.open, table_id, person_of(request))
        made = await created(request, lambda: tables.rematch(old, person_of(request)))
        server.live.changed(old)
        return made

    @app.post("/api/tables/{table_id}/fork", response_model=TableAnswer, status_code=201)
    async def fork(request: Request, table_id: str, wanted: Fork) -> Response:
        person = person_of(request)
        old = await asyncio.to_thread(tables.open, table_id, person)
        return await created(
            request, lambda: tables.fork(old, wanted.ply, wanted.agents, person), is_long=True
        )

    @app.get("/api/tables/{table_id}/record", response_class=Response)
    def record(
        request: Request,
        table_id: str,
        form: Annotated[Literal["text", "json"], Query(alias="format")] = "text",
    ) -> Response:
        found = tables.open(table_id, person_of(request))
        is_json = form == "json"
        name = f"{found.game.name}-{found.id}.{'json' if is_json else 'vaka'}"
        return Response(
            found.record_text(as_json=is_json),
            media_type="application/json" if is_json else "text/plain; charset=utf-8",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )


def _join(server: Hall, table_id: str, person: str, wanted: Join) -> Table:
    """Come by an invitation, and sit down where there is room."""
    found = server.tables.find(table_id)
    found.invite(person, wanted.invite)
    if not wanted.watch and not found.held_by(person):
        found.join(person, wanted.seat, wanted.name, wanted.beside)
    return server.tables.open(table_id, person)
