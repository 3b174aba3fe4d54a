"""The colours of the map: enough contrast in both themes."""

from __future__ import annotations

import pytest

from tests.drawing.contrast import check_contrasts
from vaka.core.drawing.palette import SEAT_STYLES, THEMES, Theme
from vaka.games.tongiaki.drawing.palette import PALETTE, details
from vaka.games.tongiaki.rules.tiles import COLOURS

# Foreground and background, and their contrast (WCAG 2) in light and in dark.
CONTRASTS = {
    ("foam", "sea"): (3.9, 6.1),
    ("berth", "sand"): (3.6, 4.1),
    ("foam", "berth"): (4.4, 5.2),
    ("jungle", "sand"): (3.8, 4.0),
    ("plank", "sea"): (2.1, 3.1),  # dark rails and gaps carry the pier
    ("ink", "stone"): (13.2, 11.1),
    ("badge", "sea"): (4.1, 7.4),
}


@pytest.mark.parametrize("theme", THEMES)
def test_what_must_be_seen_stands_out(theme: Theme) -> None:
    check_contrasts(PALETTE, theme, CONTRASTS)


def test_every_colour_of_boats_has_a_seat() -> None:
    assert set(COLOURS) <= set(SEAT_STYLES)


def test_a_small_drawing_leaves_details_out() -> None:
    assert details(60) == {"palms", "streams", "marks"}
    assert details(59) == {"streams", "marks"}
    assert details(35) == frozenset()
