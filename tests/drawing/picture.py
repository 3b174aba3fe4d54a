"""Pictures, read back."""

from __future__ import annotations

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ElementTree.Element:
    """A picture as a tree: fails where it is not well-formed."""
    return ElementTree.fromstring(svg)  # noqa: S314 (our own text)


def ids(svg: str) -> list[str]:
    return [found for part in parsed(svg).iter() if (found := part.get("id"))]


def broken_references(svg: str) -> set[str]:
    return set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg)) - set(ids(svg))


def drawing(svg: str) -> str:
    """What is drawn, without the definitions."""
    return svg[svg.index("</defs>") :]
