"""What happened at a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Query, Request
from fastapi.responses import Response

from vaka.core.drawing.palette import Theme
from vaka.core.language import ENGLISH, Language
from vaka.server.body import AnalysisAnswer, PliesAnswer, ProofAnswer, ViewAnswer, ViewsAnswer
from vaka.server.document import QUICKLY, Document, answer
from vaka.server.faults import Fault
from vaka.server.hall import Hall, person_of
from vaka.server.tables.chronicle import Eye
from vaka.server.tables.poster import poster_of
from vaka.server.tables.table import Table

MOST_VIEWS = 64
"""Views in one answer."""

SeatQuery = Annotated[int | None, Query(ge=0, le=99)]
PlyQuery = Annotated[int, Query(ge=0, le=10**9)]


def add(app: FastAPI, server: Hall) -> None:
    """Add these addresses."""

    def looked_at(request: Request, table_id: str, seat: Eye) -> Table:
        """A table, if the browser may look at it through that eye."""
        found = server.tables.open(table_id, person_of(request))
        if not found.may_look(person_of(request), seat):
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
        found = server.live.counsel.analysis(server.tables.open(table_id, person_of(request)))
        return found.answer(request) if isinstance(found, Document) else answer(found, 202)

    @app.get("/api/tables/{table_id}/picture.svg", response_class=Response)
    def picture(
        request: Request, table_id: str, theme: Theme = "light", language: Language = ENGLISH
    ) -> Response:
        found = looked_at(request, table_id, None)
        return Document.picture(poster_of(found, theme, language)).answer(request)

    @app.get("/api/tables/{table_id}/proof", response_model=ProofAnswer)
    def proof(request: Request, table_id: str) -> Response:
        record, found = server.tables.open(table_id, person_of(request)).proof()
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
