"""Prometheus metrics: counts, rates and durations. They contain no personal data."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address

from prometheus_client import CONTENT_TYPE_LATEST as CONTENT_TYPE
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = ["CONTENT_TYPE", "Metrics", "is_near"]


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._commits = Counter("vaka_commits", "Commits to the database", registry=self._registry)
        self._writes = Counter("vaka_writes", "Writes in these commits", registry=self._registry)
        self._refusals = Counter(
            "vaka_refusals", "What was refused", ["kind"], registry=self._registry
        )
        self._seconds = Histogram(
            "vaka_change_seconds",
            "From a message that changes a table to its answer",
            registry=self._registry,
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )

    def watch(self, name: str, text: str, figure: Callable[[], float]) -> None:
        """A gauge that is read when Prometheus asks."""
        Gauge(f"vaka_{name}", text, registry=self._registry).set_function(figure)

    def committed(self, writes: int) -> None:
        """Count a commit with a number of writes."""
        self._commits.inc()
        self._writes.inc(writes)

    def refused(self, kind: str) -> None:
        """Count a refusal."""
        self._refusals.labels(kind).inc()

    def changed(self, seconds: float) -> None:
        """Count a command, accepted or refused, with its duration in seconds."""
        self._seconds.observe(seconds)

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self._registry)


def is_near(address: str) -> bool:
    """Whether an address is a loopback or private address."""
    try:
        return ip_address(address).is_private
    except ValueError:
        return False
