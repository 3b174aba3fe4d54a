"""The page."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import Response

from vaka.server import static_files
from vaka.server.context import ServerContext
from vaka.server.errors import ApiError


def add(app: FastAPI, server: ServerContext) -> None:
    """Add the page, after all other routes."""

    @app.get("/api/{path:path}", include_in_schema=False)
    def nothing(path: str) -> Response:
        raise ApiError("unknown", f"there is no address /api/{path[:100]}")

    @app.get("/{path:path}", include_in_schema=False)
    def file(request: Request, path: str) -> Response:
        server.warm()
        return static_files.answer(request, path, server.page)
