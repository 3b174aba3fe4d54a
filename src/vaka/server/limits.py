"""How often: token buckets, as they are called, one for each address or socket."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import ip_address

MOST_BUCKETS = 10_000


class Bucket:
    """Lets `burst` through at once, and `rate` a second over a longer time."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    def wait(self) -> float:
        """Take one; how many seconds whoever took it has to wait."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate) - 1
        self._at = now
        return max(0.0, -self._level / self._rate)

    def take(self) -> bool:
        """Take one if there is one."""
        if self.wait() > 0:
            self._level += 1
            return False
        return True


class Buckets:
    """A bucket for everybody who comes; who has not come for long is forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether this one may."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()


def is_this_machine(address: str) -> bool:
    """Whether somebody who comes from an address sits at this machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
