"""Records, views, analyses and pictures of a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Query, Request
from fastapi.responses import Response

from vaka.core.drawing.palette import Theme
from vaka.core.translations import ENGLISH, Language
from vaka.server.api.responses import (
    AnalysisResponse,
    PliesResponse,
    ProofResponse,
    ViewResponse,
    ViewsResponse,
)
from vaka.server.context import ServerContext
from vaka.server.errors import ApiError
from vaka.server.rate_limits import (
    LONG_RECORD,
    PLIES_PER_REQUEST,
    origin_of,
    record_cost,
    replay_cost,
)
from vaka.server.response_encoding import FAST_COMPRESSION, EncodedBody, answer
from vaka.server.tables.history_view import Viewer
from vaka.server.tables.table import Table
from vaka.server.tables.table_pictures import board_of, poster_of

MOST_VIEWS = 64
"""The most views in one response."""

MOST_PLIES = 1_000
"""The most plies in one response."""

PAGE_COST = MOST_PLIES / PLIES_PER_REQUEST
"""The cost of such a response."""

SeatQuery = Annotated[int | None, Query(ge=0, le=99)]
PlyQuery = Annotated[int, Query(ge=0, le=10**9)]


def add(app: FastAPI, server: ServerContext) -> None:
    """Add these routes."""

    @app.get("/api/tables/{table_id}/plies", response_model=PliesResponse)
    async def plies(
        request: Request, table_id: str, since: PlyQuery = 0, seat: SeatQuery = None
    ) -> Response:
        found = await server.open(request, table_id, seat)
        body = await server.read(
            request,
            found,
            ("plies", since, seat),
            lambda: _plies(found, since, seat),
            PAGE_COST if found.ply > LONG_RECORD else 0,
        )
        return body.answer(request)

    @app.get("/api/tables/{table_id}/plies/{ply}", response_model=ViewResponse)
    async def moment(request: Request, table_id: str, ply: int, seat: SeatQuery = None) -> Response:
        found = await server.open(request, table_id, seat)

        def make() -> EncodedBody:
            view = found.exports.views(ply, ply, seat)[0]
            return EncodedBody.of(ViewResponse(ply=ply, view=view), FAST_COMPRESSION)

        cost = replay_cost(found.ply)
        return (await server.read(request, found, ("view", ply, seat), make, cost)).answer(request)

    @app.get("/api/tables/{table_id}/views", response_model=ViewsResponse)
    async def views(
        request: Request,
        table_id: str,
        first: Annotated[int, Query(alias="from", ge=0, le=10**9)],
        last: Annotated[int, Query(alias="to", ge=0, le=10**9)],
        seat: SeatQuery = None,
    ) -> Response:
        if last - first >= MOST_VIEWS:
            raise ApiError("invalid", f"at most {MOST_VIEWS} views at once", where="to")
        found = await server.open(request, table_id, seat)

        def make() -> EncodedBody:
            body = ViewsResponse({"from": first, "views": found.exports.views(first, last, seat)})
            return EncodedBody.of(body, FAST_COMPRESSION)

        what, cost = ("views", first, last, seat), replay_cost(found.ply)
        return (await server.read(request, found, what, make, cost)).answer(request)

    @app.get(
        "/api/tables/{table_id}/analysis",
        response_model=AnalysisResponse,
        responses={202: {"model": AnalysisResponse}},
    )
    async def analysis(request: Request, table_id: str) -> Response:
        table = await server.open(request, table_id)
        analysis = server.hub.advisor.analysis
        found = await server.hub.in_reader(analysis, table, origin_of(request))
        return found.answer(request) if isinstance(found, EncodedBody) else answer(found, 202)

    @app.get("/api/tables/{table_id}/picture.svg", response_class=Response)
    async def picture(
        request: Request, table_id: str, theme: Theme = "light", language: Language = ENGLISH
    ) -> Response:
        found = await server.open(request, table_id)
        body = await server.read(
            request,
            found,
            ("picture", theme, language),
            lambda: EncodedBody.picture(poster_of(found, theme, language)),
            replay_cost(found.ply),
        )
        return body.answer(request)

    @app.get("/api/tables/{table_id}/board.svg", response_class=Response)
    async def board(
        request: Request, table_id: str, theme: Theme = "light", language: Language = ENGLISH
    ) -> Response:
        found = await server.open(request, table_id)
        body = await server.read(
            request,
            found,
            ("board", theme, language),
            lambda: EncodedBody.picture(board_of(found, theme, language)),
            0,
        )
        return body.answer(request)

    @app.get("/api/tables/{table_id}/preview.png", response_class=Response)
    async def preview(
        request: Request,
        table_id: str,
        invite: Annotated[str | None, Query(max_length=100)] = None,
    ) -> Response:
        found = await server.find(request, table_id)
        if not found.seating.is_shown_to(invite):
            raise ApiError("not_yours", "this table is private", key="private")
        return (await server.preview(request, found)).answer(request)

    @app.get("/api/tables/{table_id}/proof", response_model=ProofResponse)
    async def proof(request: Request, table_id: str) -> Response:
        found = await server.open(request, table_id)
        cost = record_cost(found.ply)
        body = await server.read(request, found, "proof", lambda: _proof(found), cost)
        return body.answer(request)


def _plies(table: Table, since: int, viewer: Viewer) -> EncodedBody:
    plies = table.exports.plies(since, viewer, MOST_PLIES)
    since = min(since, table.ply)
    body = PliesResponse(ply=since + len(plies), since=since, total=table.ply, plies=plies)
    return EncodedBody.of(body, FAST_COMPRESSION)


def _proof(table: Table) -> EncodedBody:
    record, found = table.exports.proof()
    body = ProofResponse(
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
    return EncodedBody.of(body, FAST_COMPRESSION)
