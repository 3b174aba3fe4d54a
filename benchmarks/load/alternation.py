"""Alternating measurement of two servers.

The speed of a machine varies, above all that of its disk. So the two servers are not measured one
after the other: they get alternating intervals of time, and both meet the same conditions. A client
only thinks and sends during the intervals of its server.
"""

from __future__ import annotations

import asyncio
import time

VAKA, ECHO = SERVERS = range(2)

INTERVAL = 5.0
PAUSE = 0.5
"""Seconds of an interval, and of the pause at its end in which messages arrive."""

WORK = INTERVAL - PAUSE

SHARE = WORK / (len(SERVERS) * INTERVAL)
"""The share of the time that belongs to one server."""


class Alternation:
    """Alternating intervals of both servers, from the creation of this object."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    async def think(self, server: int, seconds: float) -> None:
        """Sleep for this many seconds of this server's time."""
        while seconds > 0:
            wait, own = self._ahead(server)
            if wait:
                await asyncio.sleep(wait)
                continue
            step = min(seconds, own)
            await asyncio.sleep(step)
            seconds -= step

    def _ahead(self, server: int) -> tuple[float, float]:
        """The seconds until this server's next interval, or those left of the current one."""
        whole = len(SERVERS) * INTERVAL
        since = (time.perf_counter() - self._began - server * INTERVAL) % whole
        return (0.0, WORK - since) if since < WORK else (whole - since, 0.0)
