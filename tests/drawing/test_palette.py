"""The colours that all games share: contrast in both themes, seats distinct without colour."""

from __future__ import annotations

import pytest

from tests.drawing.contrast import check_contrasts, contrast
from vaka.core.drawing.palette import SEAT_STYLES, SHARED, THEMES, Palette, Theme
from vaka.core.drawing.seat_emblem import mark, sail

# Foreground and background, and their contrast (WCAG 2) in light and in dark.
CONTRASTS = {
    ("text", "surface"): (13.7, 13.8),
    ("muted", "surface"): (6.4, 7.8),
    ("muted", "page"): (5.6, 8.9),
    ("ink", "badge"): (15.2, 16.0),
    ("ink", "glow"): (8.5, 11.6),
    ("danger", "surface"): (6.4, 6.9),
    ("stop", "badge"): (6.4, 5.8),
    ("good", "surface"): (5.8, 8.7),
    ("accent", "surface"): (6.0, 8.1),
}


@pytest.mark.parametrize("theme", THEMES)
def test_what_must_be_read_stands_out(theme: Theme) -> None:
    check_contrasts(Palette(), theme, CONTRASTS, least=4.5)


def test_every_seat_has_its_own_mark() -> None:
    assert len({seat.mark for seat in SEAT_STYLES.values()}) == len(SEAT_STYLES)
    assert len({mark(name).split(">", 1)[1] for name in SEAT_STYLES}) == len(SEAT_STYLES)


@pytest.mark.parametrize("seat", SEAT_STYLES)
def test_a_mark_stands_out_on_its_sail(seat: str) -> None:
    assert contrast(SEAT_STYLES[seat].colour, SEAT_STYLES[seat].mark_colour) >= 5.2
    assert mark(seat) in sail(seat)


def test_both_themes_name_the_same_colours() -> None:
    palette = Palette({"sea": ("#1f88a0", "#135468")})
    assert set(palette.tokens("light")) == set(palette.tokens("dark")) > {*SHARED, "sea"}


def test_a_colour_is_a_property_on_a_page_and_plain_in_a_picture() -> None:
    palette = Palette({"sea": ("#1f88a0", "#135468")}, frozenset({"palms"}))
    drawing = '<path fill="var(--sea)" display="var(--palms)"/>'
    on_page = '<path fill="var(--sea,#1f88a0)" display="var(--palms,inline)"/>'
    assert palette.themable(drawing) == on_page
    assert palette.resolved(drawing, "dark") == '<path fill="#135468"/>'
    without = '<path fill="#135468" display="none"/>'
    assert palette.resolved(drawing, "dark", frozenset()) == without
