"""How long it took from a message to its last receiver."""

from __future__ import annotations

import time


class Times:
    """Times of many messages; each is on its way until so many have received it."""

    def __init__(self) -> None:
        self._taken: list[float] = []
        self._begun = self._ended = self._worked = 0.0
        self._seconds = self._busy = 0.0

    @property
    def count(self) -> int:
        """How many messages have arrived everywhere."""
        return len(self._taken)

    def add(self, sent: float) -> None:
        """The last receiver has it now."""
        self._ended = time.perf_counter()
        if not self._begun:
            self._begun, self._worked = sent, time.process_time()
        self._taken.append(self._ended - sent)

    def stop(self) -> None:
        """The clients are gone; there may come others later."""
        self._seconds += self._ended - self._begun
        self._busy += time.process_time() - self._worked
        self._begun = 0.0

    def rate(self) -> float:
        """Messages a second while there were clients."""
        return self.count / max(self._seconds, 1e-9)

    def busy(self) -> float:
        """The share of that time for which the clients worked: well below 1, or they are measured
        instead of the server."""
        return self._busy / max(self._seconds, 1e-9)

    def quantile(self, share: float) -> float:
        """The time that so large a share of all messages did not exceed."""
        ordered = sorted(self._taken)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Flight:
    """The messages of one room, by their numbers, until all have received them."""

    def __init__(self, times: Times, receivers: int) -> None:
        self._times = times
        self._receivers = receivers
        self._sent: dict[int, float] = {}
        self._seen: dict[int, int] = {}
        self._known: dict[object, int] = {}

    def send(self, number: int, at: float) -> None:
        """A message with this number was sent at that time."""
        self._sent[number] = at
        self._land(number)

    def receive(self, receiver: object, number: int) -> None:
        """A receiver has everything up to a number."""
        for each in range(self._known.get(receiver, 0) + 1, number + 1):
            self._seen[each] = self._seen.get(each, 0) + 1
            self._land(each)
        self._known[receiver] = max(number, self._known.get(receiver, 0))

    def _land(self, number: int) -> None:
        if number in self._sent and self._seen.get(number, 0) == self._receivers:
            self._times.add(self._sent.pop(number))
