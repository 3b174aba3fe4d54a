"""The server itself, its address, its health."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Query, Request
from fastapi.responses import Response
from sqlalchemy.exc import SQLAlchemyError

from vaka import __version__, mode
from vaka.server.body import HealthAnswer, LanBody, ServerBody
from vaka.server.document import answer
from vaka.server.faults import Fault
from vaka.server.hall import Hall
from vaka.server.lan import qr_svg
from vaka.server.metrics import CONTENT_TYPE, is_near
from vaka.server.wish import PROTOCOL


def add(app: FastAPI, server: Hall) -> None:
    """Add these addresses."""

    @app.get("/health", response_model=HealthAnswer)
    def health() -> Response:
        try:
            server.storage.ping()
        except SQLAlchemyError:
            raise Fault("failed", "the database does not answer", status=503) from None
        return answer(HealthAnswer(ok=True))

    @app.get("/metrics", include_in_schema=False)
    def metrics(request: Request) -> Response:
        came_far = "x-forwarded-for" in request.headers
        if came_far or not is_near(request.client.host if request.client else ""):
            raise Fault("unknown", "there is no address /metrics")
        return Response(server.metrics.text(), media_type=CONTENT_TYPE)

    @app.get("/api", response_model=ServerBody)
    def about() -> Response:
        body = ServerBody(
            protocol=PROTOCOL,
            version=__version__,
            mode=mode.describe(),
            lan=server.lan.is_open,
            online=server.is_online,
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
