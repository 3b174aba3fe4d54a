"""Rate limits: one token bucket per address or socket, and limits of concurrent connections."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from ipaddress import IPv4Address, IPv6Network, ip_address
from math import inf
from threading import Lock

from starlette.requests import HTTPConnection

from vaka.server.errors import ApiError

MOST_BUCKETS = 10_000

ORIGIN: ContextVar[str] = ContextVar("origin", default="")
"""The network that the current request or socket comes from; empty for this machine."""

LONG_RECORD = 1_000
"""Records with more plies are read by one thread, and cost more than one request."""

PLIES_PER_REQUEST = 50
"""Plies of a long record whose rendering costs as much as one request."""

REPLAYED_PER_REQUEST = 500
"""Plies of a long record whose replay costs as much as one request."""

Charge = Callable[[float], bool]
"""Charges the address of a request a number of requests. Returns False if it is in debt already."""


def record_cost(plies: int) -> float:
    """What it costs to render the plies of a record, in requests."""
    return plies / PLIES_PER_REQUEST if plies > LONG_RECORD else 0.0


def replay_cost(plies: int) -> float:
    """What it costs to load or replay a record, in requests."""
    return plies / REPLAYED_PER_REQUEST if plies > LONG_RECORD else 0.0


class TokenBucket:
    """A token bucket: allows `burst` at once, and `rate` a second on average."""

    __slots__ = ("_at", "_burst", "_least", "_level", "_rate")

    def __init__(self, rate: float, burst: float, most_wait: float = inf) -> None:
        """`most_wait`: seconds after which any debt is paid, however much was charged."""
        self._rate = rate
        self._burst = burst
        self._least = -rate * most_wait
        self._level = burst
        self._at = time.monotonic()

    def wait(self, cost: float = 1) -> float:
        """Take a token, or as many as something costs. Return the seconds to wait for them."""
        now = time.monotonic()
        level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._level = max(self._least, level - cost)
        self._at = now
        return max(0.0, -self._level / self._rate)

    def charge(self, cost: float) -> None:
        """Take `cost` more tokens for something expensive; the next request waits for them."""
        self._level -= cost

    @property
    def is_in_debt(self) -> bool:
        """Whether more was charged than there was."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level < 0

    def take(self) -> bool:
        """Take a token if there is one."""
        if self.wait() > 0:
            self._level += 1
            return False
        return True


class TokenBuckets:
    """One bucket per key; the least recently used are forgotten. Thread-safe: routes charge in
    threads what the event loop counts."""

    def __init__(self, rate: float, burst: float, most_wait: float = inf) -> None:
        self._rate = rate
        self._burst = burst
        self._most_wait = most_wait
        self._lock = Lock()
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token of a key's bucket if there is one."""
        with self._lock:
            return self._bucket(key).take()

    def wait(self, key: str, cost: float = 1) -> float:
        """Take tokens of a key's bucket. Return the seconds to wait for them."""
        with self._lock:
            return self._bucket(key).wait(cost)

    def charge(self, key: str, cost: float) -> bool:
        """Charge a key for something expensive. Return False if it is in debt already."""
        with self._lock:
            bucket = self._bucket(key)
            if bucket.is_in_debt:
                return False
            bucket.charge(cost)
            return True

    def _bucket(self, key: str) -> TokenBucket:
        bucket = self._buckets.pop(key, None)
        bucket = bucket or TokenBucket(self._rate, self._burst, self._most_wait)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


class StorageQuota:
    """Limits how many plies a remote address may store."""

    def __init__(self, rate: float, burst: int, of_table: int) -> None:
        """`of_table`: what a new table costs before anything is played."""
        self._plies = TokenBuckets(rate, burst)
        self._of_table = of_table

    def check(self, origin: str) -> None:
        """Refuse an address that has stored too much."""
        if origin and self._plies.wait(origin, 0) > 0:
            raise ApiError("too_many", "your address has stored too much: wait a while")

    def charge(self, origin: str, plies: int = 0) -> None:
        """Charge an address for a new table with a number of plies."""
        self.charge_rows(origin, self._of_table + plies)

    def charge_rows(self, origin: str, rows: int = 1) -> None:
        """Charge an address for a few rows, each as large as a ply."""
        if origin:
            self._plies.wait(origin, rows)


class ConcurrencyLimit:
    """Limits how many are open at the same time: per key, and in total."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()
        self._count = 0

    def enter(self, limits: Mapping[str, int]) -> bool:
        """Count one more under the keys of `limits`. Return False if one of these limits is
        reached."""
        if self._count >= self._most:
            return False
        if any(self._here[key] >= most for key, most in limits.items()):
            return False
        self._here.update(limits.keys())
        self._count += 1
        return True

    def leave(self, limits: Mapping[str, int]) -> None:
        """Release one that has entered."""
        self._here.subtract(limits.keys())
        self._here += Counter()  # drops keys with a count of zero
        self._count -= 1


def network_of(address: str) -> str:
    """The IPv4 address, or the /64 network that one IPv6 connection is given."""
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
    """The network that a request or socket comes from; empty for this machine."""
    address = connection.client.host if connection.client else ""
    return "" if is_this_machine(address) else network_of(address)


def charge_requests(connection: HTTPConnection, cost: float) -> None:
    """Charge the address of a request or socket as many requests as something expensive costs.
    Raise an error if it is in debt already. This machine is never charged."""
    charge_address: Charge | None = connection.scope["state"].get("charge")
    if cost and charge_address and not charge_address(cost):
        raise ApiError("too_many", "too many requests from your address: wait a moment")


def is_this_machine(address: str) -> bool:
    """Whether an address is a loopback address."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
