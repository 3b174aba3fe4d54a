"""The server itself, its addresses, its health."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Query, Request
from fastapi.responses import Response
from sqlalchemy.exc import SQLAlchemyError

from vaka import __version__, build_mode
from vaka.server.api.requests import PROTOCOL
from vaka.server.api.responses import HealthResponse, LanResponse, ServerResponse
from vaka.server.context import ServerContext
from vaka.server.errors import ApiError
from vaka.server.lan_addresses import qr_svg
from vaka.server.metrics import CONTENT_TYPE, is_near
from vaka.server.rate_limits import charge_requests
from vaka.server.response_encoding import answer

QR_COST = 10
"""The cost of a QR code, in requests: up to 30 ms."""


def add(app: FastAPI, server: ServerContext) -> None:
    """Add these routes."""

    @app.get("/health", response_model=HealthResponse)
    def health() -> Response:
        try:
            server.storage.ping()
        except SQLAlchemyError:
            raise ApiError("failed", "the database cannot be written to", status=503) from None
        return answer(HealthResponse(ok=True))

    @app.get("/metrics", include_in_schema=False)
    def metrics(request: Request) -> Response:
        came_far = "x-forwarded-for" in request.headers
        if came_far or not is_near(request.client.host if request.client else ""):
            raise ApiError("unknown", "there is no address /metrics")
        return Response(server.metrics.text(), media_type=CONTENT_TYPE)

    @app.get("/api", response_model=ServerResponse)
    def about() -> Response:
        body = ServerResponse(
            protocol=PROTOCOL,
            version=__version__,
            mode=build_mode.describe(),
            lan=server.lan.is_open,
            public=server.is_online,
        )
        return answer(body)

    @app.get("/api/lan", response_model=LanResponse)
    def lan() -> Response:
        return answer(server.lan.body())

    @app.get("/api/lan/qr.svg", response_class=Response)
    def qr(request: Request, path: Annotated[str, Query(max_length=200)] = "/") -> Response:
        url = server.lan.url
        if url is None:
            raise ApiError(
                "not_now", "the server is open to this machine only: start it with --lan"
            )
        charge_requests(request, QR_COST)
        return Response(qr_svg(url + path.lstrip("/")), media_type="image/svg+xml")
