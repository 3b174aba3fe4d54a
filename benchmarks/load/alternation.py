"""Alternating measurement of two servers.

The speed of a machine varies, above all that of its disk. So the two servers are not measured one
after the other: they get alternating intervals of time, and both meet the same conditions. A client
only thinks and sends during the intervals of its server.
"""

from __future__ import annotations

import asyncio
import time

CLUB, ECHO = range(2)
PARTIES = 2

STRETCH = 5.0
PAUSE = 0.5
"""Seconds of an interval, and of the pause at its end in which messages arrive."""

WORK = STRETCH - PAUSE

SHARE = WORK / (PARTIES * STRETCH)
"""The share of the time that belongs to one side."""


class Turns:
    """Alternating intervals of both sides, from the creation of this object."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    async def think(self, party: int, seconds: float) -> None:
        """Sleep for this many seconds of this side's time."""
        while seconds > 0:
            wait, own = self._ahead(party)
            if wait:
                await asyncio.sleep(wait)
                continue
            step = min(seconds, own)
            await asyncio.sleep(step)
            seconds -= step

    def _ahead(self, party: int) -> tuple[float, float]:
        """The seconds until this side's next interval, or those left of the current one."""
        whole = PARTIES * STRETCH
        since = (time.perf_counter() - self._began - party * STRETCH) % whole
        return (0.0, WORK - since) if since < WORK else (whole - since, 0.0)
