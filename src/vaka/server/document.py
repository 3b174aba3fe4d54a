"""Answers, in JSON and as pictures."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response

QUICKLY = 3
"""How hard to compress what was made for one answer."""


def encode(body: Mapping[str, Any]) -> bytes:
    """A body as it is sent."""
    return orjson.dumps(body)


def dump(message: Mapping[str, Any]) -> str:
    """A message over a socket as text."""
    return encode(message).decode()


def answer(body: Mapping[str, Any], status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(encode(body), status, media_type="application/json")


@dataclass(frozen=True)
class Document:
    """A body that is asked for more than once: ready to be sent, compressed or not."""

    data: bytes
    packed: bytes
    etag: str
    kind: str

    @classmethod
    def of(cls, body: Mapping[str, Any], level: int = 9) -> Document:
        """Encode and compress a body."""
        return cls._packed(encode(body), level, "application/json")

    @classmethod
    def picture(cls, svg: str) -> Document:
        """Compress a picture."""
        return cls._packed(svg.encode(), QUICKLY, "image/svg+xml")

    @classmethod
    def _packed(cls, data: bytes, level: int, kind: str) -> Document:
        digest = hashlib.sha256(data).hexdigest()[:32]
        return cls(data, gzip.compress(data, level, mtime=0), f'"{digest}"', kind)

    def answer(self, request: Request) -> Response:
        """The body, or word that the browser has it already."""
        headers = {"etag": self.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        is_packed = "gzip" in request.headers.get("accept-encoding", "")
        if is_packed:
            headers["content-encoding"] = "gzip"
        data = self.packed if is_packed else self.data
        return Response(data, media_type=self.kind, headers=headers)
