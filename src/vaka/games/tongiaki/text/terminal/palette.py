"""The colours of the map in a terminal, and a boat as its letter on its sail."""

from __future__ import annotations

from collections.abc import Iterable

from vaka.core.drawing.palette import SEAT_STYLES
from vaka.games.tongiaki.rules.tiles import COLOURS
from vaka.games.tongiaki.text.position_writer import INITIALS
from vaka.games.tongiaki.text.terminal.canvas import Piece

# All but the boats is in the palette of 256 colours, so that it looks the same everywhere.
SEA, JUNGLE, SAND, GLOW = "#005f87", "#005f00", "#d7af87", "#ffd75f"
INK, FOAM, STONE, SEAM, WOOD = "#000000", "#ffffff", "#d7d7af", "#5f8787", "#af875f"
CURRENTS = {0: "#5fffd7", 2: "#ffffff", 3: "#ffd7af", 4: "#ff8787"}
"""A route by its number: the more colours it needs, the redder it is."""

SAILS = {colour: (f"bold {seat.mark_colour}", seat.colour) for colour, seat in SEAT_STYLES.items()}


def sails(colours: Iterable[str]) -> list[Piece]:
    return [sail(colour) for colour in colours]


def sail(colour: str, count: int = 1) -> Piece:
    style, background = SAILS[colour]
    return f"{_initial(colour)}{count if count > 1 else ''}", style, background


def _initial(colour: str) -> str:
    return INITIALS[COLOURS.index(colour)]
