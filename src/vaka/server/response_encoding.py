"""Encoded responses: JSON and SVG, compressed, with ETags."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response

FAST_COMPRESSION = 3
"""The gzip level of bodies that are sent once."""


def encode(body: Mapping[str, Any]) -> bytes:
    """A body as JSON."""
    return orjson.dumps(body)


def dump(message: Mapping[str, Any]) -> str:
    """A socket message as JSON text."""
    return encode(message).decode()


def answer(body: Mapping[str, Any], status: int = 200) -> Response:
    """A JSON response."""
    return Response(encode(body), status, media_type="application/json")


@dataclass(frozen=True)
class EncodedBody:
    """A body that can be sent many times, plain or compressed."""

    data: bytes
    packed: bytes
    etag: str
    kind: str

    @classmethod
    def of(cls, body: Mapping[str, Any], level: int = 9) -> EncodedBody:
        """Encode and compress a body."""
        return cls._packed(encode(body), level, "application/json")

    @classmethod
    def text(cls, text: str, kind: str) -> EncodedBody:
        """Compress a text of some media type."""
        return cls._packed(text.encode(), FAST_COMPRESSION, kind)

    @classmethod
    def picture(cls, svg: str) -> EncodedBody:
        """Compress a picture."""
        return cls.text(svg, "image/svg+xml")

    @classmethod
    def png(cls, data: bytes) -> EncodedBody:
        """A picture that is compressed already."""
        return cls(data, b"", f'"{hashlib.sha256(data).hexdigest()[:32]}"', "image/png")

    @classmethod
    def _packed(cls, data: bytes, level: int, kind: str) -> EncodedBody:
        digest = hashlib.sha256(data).hexdigest()[:32]
        return cls(data, gzip.compress(data, level, mtime=0), f'"{digest}"', kind)

    def answer(self, request: Request) -> Response:
        """The body, or 304 if the browser has it already."""
        headers = {"etag": self.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        is_packed = bool(self.packed) and "gzip" in request.headers.get("accept-encoding", "")
        if is_packed:
            headers["content-encoding"] = "gzip"
        data = self.packed if is_packed else self.data
        return Response(data, media_type=self.kind, headers=headers)
