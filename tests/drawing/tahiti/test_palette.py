"""The colours of the cards: enough contrast in both themes."""

from __future__ import annotations

import pytest

from tests.drawing.contrast import check_contrasts, contrast
from vaka.core.drawing.palette import SEAT_STYLES, THEMES, Theme
from vaka.games.tahiti.drawing.palette import PALETTE
from vaka.games.tahiti.rules.cards import SEAT_WORDS, SUIT_NAMES

# Foreground and background, and their contrast (WCAG 2) in light and in dark.
CONTRASTS = {
    ("cream", "flowers"): (6.5, 5.8),
    ("cream", "boats"): (6.6, 5.9),
    ("cream", "fruit"): (5.7, 5.0),
    ("cream", "pearls"): (14.2, 12.6),
    ("ink", "cream"): (14.7, 15.1),
    ("back-star", "back"): (6.8, 6.8),
    ("bark-star", "bark"): (6.1, 6.1),
    ("stop", "cream"): (6.2, 5.5),
}


@pytest.mark.parametrize("theme", THEMES)
def test_what_must_be_seen_stands_out(theme: Theme) -> None:
    check_contrasts(PALETTE, theme, CONTRASTS, least=4.5)


@pytest.mark.parametrize("suit", SUIT_NAMES)
@pytest.mark.parametrize("theme", THEMES)
def test_a_card_has_an_edge_on_every_ground(suit: str, theme: Theme) -> None:
    """By its own colour, or by the cream of its foot where night swallows a dark suit."""
    values = PALETTE.tokens(theme)
    for ground in ("chart", "surface", "page"):
        stands_out = [contrast(values[tone], values[ground]) for tone in (suit, "cream")]
        assert max(stands_out) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_a_glowing_layer_of_the_volcano_is_told_from_a_cold_one(theme: Theme) -> None:
    values = PALETTE.tokens(theme)
    for glow in ("ember", "lava"):
        assert contrast(values[glow], values["rock"]) >= 2


def test_players_are_told_apart_and_none_has_the_colour_of_a_suit() -> None:
    assert len({SEAT_STYLES[word].mark for word in SEAT_WORDS}) == len(SEAT_WORDS)
    suits = {PALETTE.tokens("light")[suit] for suit in SUIT_NAMES}
    assert suits.isdisjoint(SEAT_STYLES[word].colour for word in SEAT_WORDS)
