"""Parses pictures."""

from __future__ import annotations

import re
from collections.abc import Mapping
from xml.etree import ElementTree

from vaka.core.drawing.symbol import Library

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ElementTree.Element:
    """A picture as a tree: fails where it is not well-formed."""
    return ElementTree.fromstring(svg)  # noqa: S314 (our own text)


def ids(svg: str) -> list[str]:
    return [found for part in parsed(svg).iter() if (found := part.get("id"))]


def broken_references(svg: str) -> set[str]:
    return set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg)) - set(ids(svg))


def check_references(svg: str) -> None:
    """Every id is unique, and every reference leads to one."""
    found = ids(svg)
    assert len(found) == len(set(found))
    assert not broken_references(svg)


def unknown_tokens(library: Library) -> set[str]:
    """The colours and details that drawings use and the palette does not have."""
    used = set(re.findall(r"var\(--([a-z-]+)\)", "".join(library.definitions.values())))
    return used - {*library.palette.tokens("light"), *library.palette.details}


def numbered_pictures(examples: Mapping[str, int]) -> list[tuple[str, int]]:
    """Every picture of every rule: its rule and its number."""
    return [(rule, number) for rule, count in examples.items() for number in range(1, count + 1)]


def drawing(svg: str) -> str:
    """What is drawn, without the definitions."""
    return svg[svg.index("</defs>") :]
