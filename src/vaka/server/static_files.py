"""Serves the built page."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from vaka.server.errors import ApiError

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
ASSETS = "assets/"
"""Files in this folder have a content hash in their name."""

_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

_MISSING = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Vaka</title></head>
<body>
<h1>Vaka</h1>
<p>The server runs, but its page has not been built.</p>
<p>In a checkout, <code>make play</code> builds it (or <code>npm ci &amp;&amp; npm run build</code>
in <code>web/</code>); an installed wheel brings it along.</p>
<p>The API is at <a href="/api">/api</a>.</p>
</body>
</html>
"""


def answer(request: Request, path: str, folder: Path = FOLDER) -> Response:
    """A file of the page; index.html for any other path."""
    file = _file(folder, path)
    if file is None:
        if path.startswith(ASSETS) or "." in path.rpartition("/")[2]:
            raise ApiError("unknown", "there is no such file")
        file = _file(folder, INDEX)
    if file is None:
        return HTMLResponse(_MISSING, headers={"cache-control": "no-store"})
    return _send(request, file, is_fixed=path.startswith(ASSETS))


def answer_index(folder: Path, head: str) -> Response:
    """The page, with more elements in its head."""
    file = _file(folder, INDEX)
    if file is None:
        return HTMLResponse(_MISSING, headers={"cache-control": "no-store"})
    text = file.read_text("utf-8").replace("</head>", f"  {head}\n  </head>", 1)
    return HTMLResponse(text, headers={"cache-control": "no-cache"})


def _file(folder: Path, path: str) -> Path | None:
    if not path or "\0" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except OSError:  # no file system has such a long name
        return None


def _send(request: Request, file: Path, *, is_fixed: bool) -> Response:
    chosen, encoding = _encoded(file, request.headers.get("accept-encoding", ""))
    stat = chosen.stat()
    etag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
    headers = {
        "etag": etag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if is_fixed else "no-cache",
    }
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return Response(
        chosen.read_bytes(), media_type=kind or "application/octet-stream", headers=headers
    )


def _encoded(file: Path, accepted: str) -> tuple[Path, str]:
    """The compressed version of a file, if the browser accepts one."""
    known = {part.partition(";")[0].strip() for part in accepted.split(",")}
    for encoding, suffix in _ENCODINGS:
        twin = file.with_name(file.name + suffix)
        if encoding in known and twin.is_file():
            return twin, encoding
    return file, ""
