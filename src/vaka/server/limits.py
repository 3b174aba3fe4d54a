"""How often: token buckets, as they are called, one for each address or socket."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

MOST_BUCKETS = 10_000


class Bucket:
    """Lets `burst` through at once, and `rate` a second over a longer time."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

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

    def charge(self, cost: float) -> None:
        """Take so many more for something dear; whoever comes next waits for them."""
        self._level -= cost

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


class Crowd:
    """Who is here at the same time: so many of each kind, and so many in all."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()
        self._count = 0

    def enter(self, limits: Mapping[str, int]) -> bool:
        """Whether one more may come; `limits` says of how many it is one, by what it is."""
        if self._count >= self._most:
            return False
        if any(self._here[key] >= most for key, most in limits.items()):
            return False
        self._here.update(limits.keys())
        self._count += 1
        return True

    def leave(self, limits: Mapping[str, int]) -> None:
        """One goes who has come."""
        self._here.subtract(limits.keys())
        self._here += Counter()  # forgets whoever is not here any more
        self._count -= 1


def network_of(address: str) -> str:
    """Where somebody comes from: an address, or the network that one IPv6 connection is given."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def origin_of(connection: HTTPConnection) -> str:
    """Where a request or a socket comes from; empty if that is this machine."""
    address = connection.client.host if connection.client else ""
    return "" if is_this_machine(address) else network_of(address)


def is_this_machine(address: str) -> bool:
    """Whether somebody who comes from an address sits at this machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
