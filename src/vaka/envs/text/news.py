"""What happened since a player was last asked, in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

MOST_NEWS = 1500
"""Characters of news: the end of them, if there are more."""


def news_lines(lines: Sequence[str]) -> list[str]:
    """A headline, as many of the last lines as fit, and an empty line; nothing without news."""
    kept: list[str] = []
    room = MOST_NEWS
    for line in reversed(lines):
        room -= len(line) + 3
        if room < 0:
            kept.append("...")
            break
        kept.append(line)
    if not kept:
        return []
    return ["Since your last request:", *(f"- {line}" for line in reversed(kept)), ""]
