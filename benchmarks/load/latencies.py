"""Latencies from a message to its last receiver."""

from __future__ import annotations

import time


class Times:
    """The latencies of many messages, each from its sending to its last receiver."""

    def __init__(self) -> None:
        self._taken: list[float] = []
        self._began = self._ended = 0.0

    @property
    def count(self) -> int:
        """The number of messages that all receivers have."""
        return len(self._taken)

    def add(self, sent: float) -> None:
        """Store the latency of a message that its last receiver just got."""
        self._began = self._began or sent
        self._ended = time.perf_counter()
        self._taken.append(self._ended - sent)

    def rate(self, share: float) -> float:
        """Messages per second, if they were sent in this share of the time."""
        return self.count / max(share * (self._ended - self._began), 1e-9)

    def quantile(self, share: float) -> float:
        """The latency that this share of all messages did not exceed."""
        ordered = sorted(self._taken)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Flight:
    """The pending messages of one room, by number."""

    def __init__(self, times: Times, receivers: int) -> None:
        self._times = times
        self._receivers = receivers
        self._sent: dict[int, float] = {}
        self._seen: dict[int, int] = {}
        self._known: dict[object, int] = {}

    def send(self, number: int, at: float) -> None:
        """A message with this number was sent at this time."""
        self._sent[number] = at
        self._land(number)

    def receive(self, receiver: object, number: int) -> None:
        """A receiver has all messages up to a number."""
        for each in range(self._known.get(receiver, 0) + 1, number + 1):
            self._seen[each] = self._seen.get(each, 0) + 1
            self._land(each)
        self._known[receiver] = max(number, self._known.get(receiver, 0))

    def _land(self, number: int) -> None:
        if number in self._sent and self._seen.get(number, 0) == self._receivers:
            self._times.add(self._sent.pop(number))
