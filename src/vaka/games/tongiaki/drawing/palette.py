"""The colours of the map, in addition to those that all games share, and which details a small tile
leaves out."""

from __future__ import annotations

from vaka.core.drawing.palette import Palette

TOKENS: dict[str, tuple[str, str]] = {
    # the sea
    "sea": ("#1f88a0", "#135468"),
    "deep": ("#0f6481", "#0b3a4e"),
    "lagoon": ("#69cfc6", "#2f8b8c"),
    "foam": ("#effcf7", "#b9e3de"),
    "current": ("#7fd4da", "#4fa3b0"),
    # the land
    "sand": ("#f6e2ae", "#d9c08c"),
    "wet": ("#d5b272", "#9f8353"),
    "berth": ("#1b8093", "#175f6e"),
    "jungle": ("#2f7f4d", "#24633f"),
    "shade": ("#1d5c3b", "#17452e"),
    "leaf": ("#5cab5c", "#3f8450"),
    "pier": ("#6b3f1e", "#4e2f18"),
    "plank": ("#e2b27a", "#c4935c"),
    "stone": ("#f1ecdd", "#cfcaba"),
    "chisel": ("#b9b09a", "#8d8776"),
    "scoria": ("#b5573a", "#a4533c"),
}

DETAILS = frozenset({"palms", "streams", "marks"})

PALETTE = Palette(TOKENS, DETAILS)

FULL_FROM = 60.0
"""From this circumradius in pixels a tile is drawn in full; below, without names and palms."""

PLAIN_BELOW = 36.0
"""Below this, without marks on sails and with currents as plain bands."""


def details(radius: float) -> frozenset[str]:
    """The details that fit in a drawing with tiles of this circumradius in pixels."""
    if radius < PLAIN_BELOW:
        return frozenset()
    return DETAILS - ({"palms"} if radius < FULL_FROM else set())
