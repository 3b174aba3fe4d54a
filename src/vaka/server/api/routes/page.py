"""The page."""

from __future__ import annotations

import re

from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from vaka.core.errors import VakaError
from vaka.server import static_files
from vaka.server.context import ServerContext
from vaka.server.errors import ApiError
from vaka.server.link_previews import language_of
from vaka.server.tables.table_pictures import preview_of

LINK = re.compile(r"(?:tables|invite|watch)/([0-9a-z]{1,20})(?:/(?!replay)([\w-]{1,100}))?")
"""A link to a table, perhaps with an invitation."""


def add(app: FastAPI, server: ServerContext) -> None:
    """Add the page, after all other routes."""

    @app.get("/api/{path:path}", include_in_schema=False)
    def nothing(path: str) -> Response:
        raise ApiError("unknown", f"there is no address /api/{path[:100]}")

    @app.get("/{path:path}", include_in_schema=False)
    async def file(request: Request, path: str) -> Response:
        server.warm()
        if found := LINK.fullmatch(path):
            tags = await _preview(request, server, found[1], found[2])
            return await run_in_threadpool(static_files.answer_index, server.page, tags)
        return await run_in_threadpool(static_files.answer, request, path, server.page)


async def _preview(
    request: Request, server: ServerContext, table_id: str, secret: str | None
) -> str:
    """The preview of a link to a table, if the link may show it."""
    try:
        table = await server.find(request, table_id)
    except VakaError:
        return ""
    if not table.seating.is_shown_to(secret):
        return ""
    base = str(request.base_url).rstrip("/")
    query = f"?invite={secret}" if secret else ""
    image = f"{base}/api/tables/{table_id}/preview.png{query}"
    language = language_of(request.headers.get("accept-language", ""))
    address = f"{base}{request.url.path}"
    return (await run_in_threadpool(preview_of, table, address, image, language)).tags()
