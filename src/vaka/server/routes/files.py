"""The page."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import Response

from vaka.server import page
from vaka.server.faults import Fault
from vaka.server.hall import Hall


def add(app: FastAPI, server: Hall) -> None:
    """Add the page, after all other addresses."""

    @app.get("/api/{path:path}", include_in_schema=False)
    def nothing(path: str) -> Response:
        raise Fault("unknown", f"there is no address /api/{path[:100]}")

    @app.get("/{path:path}", include_in_schema=False)
    def file(request: Request, path: str) -> Response:
        server.warm()
        return page.answer(request, path, server.page)
