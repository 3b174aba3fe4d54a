"""The colours of the cards, in addition to those that all games share. Cards look almost the same
in both themes."""

from __future__ import annotations

from vaka.core.drawing.palette import Palette

TOKENS: dict[str, tuple[str, str]] = {
    "flowers": ("#b3122b", "#b3122b"),
    "flowers-dark": ("#7d0a20", "#7d0a20"),
    "flowers-light": ("#e84a55", "#e84a55"),
    "boats": ("#135a9e", "#135a9e"),
    "boats-dark": ("#0b3b70", "#0b3b70"),
    "boats-light": ("#3a8fd4", "#3a8fd4"),
    "fruit": ("#23713f", "#23713f"),
    "fruit-dark": ("#134a2a", "#134a2a"),
    "fruit-light": ("#4da35c", "#4da35c"),
    "pearls": ("#24262e", "#24262e"),
    "pearls-dark": ("#0e0f14", "#0e0f14"),
    "pearls-light": ("#5b6172", "#5b6172"),
    "flowers-edge": ("#7d0a20", "#7d0a20"),
    "boats-edge": ("#0b3b70", "#0b3b70"),
    "fruit-edge": ("#134a2a", "#134a2a"),
    "pearls-edge": ("#0e0f14", "#5b6172"),  # black would be invisible in the dark theme
    "cream": ("#fff8e6", "#f3ead2"),
    "gold": ("#f2bf45", "#f2bf45"),
    # backs: of attractions, and of the time cards and the first player's card
    "back": ("#0f4c63", "#0f4c63"),
    "back-line": ("#2f8b8c", "#2f8b8c"),
    "back-star": ("#b9e3de", "#b9e3de"),
    "bark": ("#6b4424", "#6b4424"),
    "bark-line": ("#a67443", "#a67443"),
    "bark-star": ("#f0d9a8", "#f0d9a8"),
    # Orohena
    "rock": ("#c9bf9f", "#20394a"),
    "ember": ("#8e2a1c", "#c8452f"),
    "lava": ("#e4472f", "#f0644b"),
    "fire": ("#ffb84a", "#ffc963"),
}

PALETTE = Palette(TOKENS)
