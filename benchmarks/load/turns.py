"""Two who are measured by turns.

A machine has good and bad moments, its disk above all. So nobody is measured first and somebody
else afterwards: a stretch of time belongs to the one, the next to the other, and both meet the same
moments. Whoever thinks does so only while it is its own time.
"""

from __future__ import annotations

import asyncio
import time

CLUB, ECHO = range(2)
PARTIES = 2

STRETCH = 5.0
PAUSE = 0.5
"""Seconds of a stretch, and of the pause at its end in which messages arrive."""

WORK = STRETCH - PAUSE

SHARE = WORK / (PARTIES * STRETCH)
"""The share of all time that is one's own."""


class Turns:
    """By the clock, from when it was made."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    async def think(self, party: int, seconds: float) -> None:
        """Let so much of one's own time pass."""
        while seconds > 0:
            wait, own = self._ahead(party)
            if wait:
                await asyncio.sleep(wait)
                continue
            step = min(seconds, own)
            await asyncio.sleep(step)
            seconds -= step

    def _ahead(self, party: int) -> tuple[float, float]:
        """How long until it is one's own time, or how much is left of it."""
        whole = PARTIES * STRETCH
        since = (time.perf_counter() - self._began - party * STRETCH) % whole
        return (0.0, WORK - since) if since < WORK else (whole - since, 0.0)
