"""Colours: enough contrast in both themes, and seats that differ by more than colour."""

from __future__ import annotations

import pytest

from vaka.games.tongiaki.drawing.boat import mark
from vaka.games.tongiaki.drawing.palette import (
    SEATS,
    THEMES,
    TOKENS,
    Theme,
    details,
    resolved,
    themable,
    tokens,
)
from vaka.games.tongiaki.tiles import COLOURS

# What stands on what, and the contrast (WCAG 2) it has in light and in dark.
CONTRASTS = {
    ("text", "surface"): (13.7, 13.8),
    ("muted", "surface"): (6.4, 7.8),
    ("muted", "page"): (5.6, 8.9),
    ("foam", "sea"): (3.9, 6.1),
    ("berth", "sand"): (3.6, 4.1),
    ("foam", "berth"): (4.4, 5.2),
    ("jungle", "sand"): (3.8, 4.0),
    ("plank", "sea"): (2.1, 3.1),  # dark rails and gaps carry the pier
    ("ink", "badge"): (15.2, 16.0),
    ("ink", "stone"): (13.2, 11.1),
    ("badge", "sea"): (4.1, 7.4),
    ("ink", "glow"): (8.5, 11.6),
    ("danger", "surface"): (6.4, 6.9),
    ("stop", "badge"): (6.4, 5.8),
    ("good", "surface"): (5.8, 8.7),
    ("accent", "surface"): (6.0, 8.1),
}
TEXTS = {"text", "muted", "ink", "danger", "stop", "good", "accent"}


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", CONTRASTS, ids=" on ".join)
def test_what_must_be_seen_stands_out(pair: tuple[str, str], theme: Theme) -> None:
    values = tokens(theme)
    found = contrast(values[pair[0]], values[pair[1]])
    assert found == pytest.approx(CONTRASTS[pair][theme == "dark"], abs=0.06)
    if pair[0] in TEXTS:
        assert found >= 4.5


def test_every_colour_has_a_seat_and_every_seat_its_own_mark() -> None:
    assert tuple(SEATS) == COLOURS
    assert len({seat.mark for seat in SEATS.values()}) == len(SEATS)
    assert len({mark(name).split(">", 1)[1] for name in SEATS}) == len(SEATS)


@pytest.mark.parametrize("seat", SEATS)
def test_a_mark_stands_out_on_its_sail(seat: str) -> None:
    assert contrast(SEATS[seat].colour, SEATS[seat].mark_colour) >= 5.2


def test_both_themes_name_the_same_colours() -> None:
    assert set(tokens("light")) == set(tokens("dark")) >= set(TOKENS)


def test_a_colour_is_a_property_on_a_page_and_plain_in_a_picture() -> None:
    drawing = '<path fill="var(--sea)" display="var(--palms)"/>'
    assert themable(drawing) == '<path fill="var(--sea,#1f88a0)" display="var(--palms,inline)"/>'
    assert resolved(drawing, "dark") == '<path fill="#135468"/>'
    assert resolved(drawing, "dark", frozenset()) == '<path fill="#135468" display="none"/>'


def test_a_small_drawing_leaves_details_out() -> None:
    assert details(60) == {"palms", "streams", "marks"}
    assert details(59) == {"streams", "marks"}
    assert details(35) == frozenset()
