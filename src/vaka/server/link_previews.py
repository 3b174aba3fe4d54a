"""Previews of links, as Open Graph describes them: a title, a sentence, and a picture of the board.

Programs that show previews take no SVG. Pictures are turned into PNG in a process of their own: the
library for it would keep all other threads of the server waiting.
"""

from __future__ import annotations

import html
import re
import subprocess
import sys
from dataclasses import dataclass

from vaka.core.translations import ENGLISH, LANGUAGES
from vaka.server.errors import ApiError

SIZE = (1200, 630)
"""The size of a picture in a preview."""

MARGIN = 30
SEA = "#cfe6ea"
SECONDS = 30
"""The most time that drawing a picture may take."""

_DRAW = """
import os, sys, resvg_py
if hasattr(os, "nice"):
    os.nice(10)
sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=sys.stdin.buffer.read().decode())))
"""


@dataclass(frozen=True)
class Preview:
    """What a preview shows. `image` and `url` are complete addresses."""

    title: str
    description: str
    url: str
    image: str

    def tags(self) -> str:
        """The elements for the head of a page."""
        width, height = SIZE
        properties = {
            "og:type": "website",
            "og:site_name": "Vaka",
            "og:title": self.title,
            "og:description": self.description,
            "og:url": self.url,
            "og:image": self.image,
            "og:image:width": width,
            "og:image:height": height,
            "og:image:alt": self.title,
        }
        lines = [
            f'<meta property="{name}" content="{html.escape(str(value))}" />'
            for name, value in properties.items()
        ]
        card = '<meta name="twitter:card" content="summary_large_image" />'
        return "\n    ".join([*lines, card])


def framed(board: str) -> str:
    """The picture of a board in the frame of a preview."""
    width, height = SIZE
    inner = re.sub(
        r'\swidth="[^"]*"\sheight="[^"]*"',
        f' x="{MARGIN}" y="{MARGIN}" width="{width - 2 * MARGIN}" height="{height - 2 * MARGIN}"',
        board,
        count=1,
    )
    size = f'width="{width}" height="{height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width} {height}">'
        f'<rect {size} fill="{SEA}"/>{inner}</svg>'
    )


def png_of(svg: str) -> bytes:
    """A picture as PNG."""
    try:
        done = subprocess.run(
            [sys.executable, "-I", "-c", _DRAW],
            input=svg.encode(),
            capture_output=True,
            timeout=SECONDS,
            check=True,
        )
    except (subprocess.SubprocessError, OSError):
        raise ApiError("failed", "the picture could not be drawn") from None
    return done.stdout


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that Vaka speaks."""
    for part in accepted.split(","):
        language = part.split(";")[0].split("-")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return ENGLISH
