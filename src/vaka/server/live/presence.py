"""Who has which table open: at this server, and at the others that share its database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection


class Presence:
    """The people at all tables. Changed on the event loop; `is_here` is thread-safe."""

    def __init__(self) -> None:
        self._sockets: Counter[tuple[str, str]] = Counter()
        self._elsewhere: dict[str, set[str]] = {}
        self.on_change: Callable[[], None] = lambda: None
        """Called when a person came or left here."""

    def __len__(self) -> int:
        """The number of sockets at this server."""
        return sum(self._sockets.values())

    def is_here(self, table_id: str, person: str) -> bool:
        """Whether a person has a table open."""
        is_near = self._sockets.get((table_id, person), 0) > 0
        return is_near or person in self._elsewhere.get(table_id, ())

    def elsewhere(self, table_id: str) -> Collection[str]:
        """The people who have a table open at other servers."""
        return self._elsewhere.get(table_id, ())

    @property
    def places(self) -> set[tuple[str, str]]:
        """The tables and people of this server."""
        return set(self._sockets)

    @property
    def visited(self) -> set[str]:
        """The tables that somebody has open."""
        return {table_id for table_id, _ in self._sockets} | set(self._elsewhere)

    def enter(self, table_id: str, person: str) -> None:
        """A person opened a socket here."""
        self._sockets[table_id, person] += 1
        if self._sockets[table_id, person] == 1:
            self.on_change()

    def leave(self, table_id: str, person: str) -> bool:
        """A person closed a socket here; whether it was the last one."""
        key = (table_id, person)
        self._sockets[key] -= 1
        if self._sockets[key] > 0:
            return False
        del self._sockets[key]
        self.on_change()
        return True

    def hear(self, table_id: str, people: set[str]) -> set[str] | None:
        """Learn who is at a table of other servers; who left, or None if nothing has changed."""
        before = self._elsewhere.get(table_id, set())
        if people == before:
            return None
        if people:
            self._elsewhere[table_id] = people
        else:
            self._elsewhere.pop(table_id, None)
        return {each for each in before - people if not self.is_here(table_id, each)}

    def hear_all(self, people: dict[str, set[str]]) -> dict[str, set[str]]:
        """Learn who is at all tables of other servers. Return the tables where that changed, each
        with the people who left."""
        tables = [*people, *(self._elsewhere.keys() - people.keys())]
        heard = {each: self.hear(each, people.get(each, set())) for each in tables}
        return {table_id: left for table_id, left in heard.items() if left is not None}
