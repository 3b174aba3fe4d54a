"""Highlights on the board, written as in the notation. Amber means "you may"."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from vaka.core.drawing.svg_document import use_symbol
from vaka.games.tongiaki.drawing.beach import HALF, shores
from vaka.games.tongiaki.drawing.hexagon import edge_angle
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, NAMES
from vaka.games.tongiaki.text.notation import LETTERS, beach_text, parse_beach

_BEACH = re.compile(r"(\w+\.\w)(?: ([0-5]))?(?!\S)")
_CELL = re.compile(r"(?<!\S)(-?\d+),(-?\d+)(?!\S)")


@dataclass
class Highlights:
    """Beaches by island and number, piers by island and edge, cells as written, tiles."""

    beaches: set[tuple[str, int]] = field(default_factory=set)
    piers: set[tuple[str, int]] = field(default_factory=set)
    cells: set[tuple[int, int]] = field(default_factory=set)
    tiles: set[str] = field(default_factory=set)

    def of(self, island: str) -> str:
        """The highlighted beaches of an unturned island."""
        found = shores(ISLAND_TILES[NAMES.index(island)])
        lit = sorted(number for name, number in self.beaches if name == island)
        return "".join(_glow(found[number].outline(HALF + 2)) for number in lit)

    def arrows(self, island: str) -> str:
        """The highlighted piers of an unturned island."""
        lit = sorted(edge for name, edge in self.piers if name == island)
        return "".join(use_symbol("pier-arrow", turn=edge_angle(edge)) for edge in lit)


def parse_highlights(words: Collection[str]) -> Highlights:
    """The beaches, piers, cells and tiles that texts or moves name."""
    lit = Highlights()
    for text in words:
        beach, cell = _BEACH.search(text), _CELL.search(text)
        if beach:
            island, letter = beach_text(parse_beach(beach[1])).split(".")
            lit.beaches.add((island, LETTERS.index(letter)))
            if beach[2]:
                lit.piers.add((island, int(beach[2])))
        elif cell:
            lit.cells.add((int(cell[1]), int(cell[2])))
        else:
            lit.tiles |= set(text.split()) & set(NAMES)
    return lit


def full_beaches(view: dict[str, Any]) -> list[str]:
    """The beaches that must sail."""
    if view["phase"] != "sail":
        return []
    beaches = [beach for island in view["islands"] for beach in island["beaches"]]
    return [beach["name"] for beach in beaches if beach["full"]]


def _glow(outline: str) -> str:
    return (
        f'<g fill="none"><path d="{outline}" stroke="var(--glow)" stroke-width="9" opacity=".8"'
        f' filter="url(#blur)"/><path d="{outline}" stroke="var(--ink)" stroke-width="6.4"/>'
        f'<path d="{outline}" stroke="var(--glow)" stroke-width="4.2"/></g>'
    )
