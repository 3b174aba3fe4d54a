"""The colours that all games share: enough contrast in both themes, seats told apart without."""

from __future__ import annotations

import pytest

from tests.drawing.contrast import contrast
from vaka.core.drawing.palette import SEATS, SHARED, THEMES, Palette, Theme
from vaka.core.drawing.sail import mark, sail

# What stands on what, and the contrast (WCAG 2) it has in light and in dark.
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
@pytest.mark.parametrize("pair", CONTRASTS, ids=" on ".join)
def test_what_must_be_read_stands_out(pair: tuple[str, str], theme: Theme) -> None:
    values = Palette().tokens(theme)
    found = contrast(values[pair[0]], values[pair[1]])
    assert found == pytest.approx(CONTRASTS[pair][theme == "dark"], abs=0.06)
    assert found >= 4.5


def test_every_seat_has_its_own_mark() -> None:
    assert len({seat.mark for seat in SEATS.values()}) == len(SEATS)
    assert len({mark(name).split(">", 1)[1] for name in SEATS}) == len(SEATS)


@pytest.mark.parametrize("seat", SEATS)
def test_a_mark_stands_out_on_its_sail(seat: str) -> None:
    assert contrast(SEATS[seat].colour, SEATS[seat].mark_colour) >= 5.2
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
