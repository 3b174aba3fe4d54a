"""A cache that is bounded by the bytes it holds."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class BoundedCache(Generic[T]):
    """Keeps values up to a total size, and drops the least recently used. Thread-safe."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._size = 0
        self._kept: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, key: Hashable) -> T | None:
        """A value, if it is kept."""
        with self._lock:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key][0]

    def keep(self, key: Hashable, value: T, size: int) -> T:
        """Keep a value, unless it alone is too large."""
        with self._lock:
            if key in self._kept:
                self._size -= self._kept.pop(key)[1]
            if size <= self._most:
                self._kept[key] = (value, size)
                self._size += size
            while self._size > self._most:
                self._size -= self._kept.popitem(last=False)[1][1]
        return value
