"""The chat of a table: what was said, who muted whom, and how often a person may speak."""

from __future__ import annotations

from collections import deque

from vaka.core.errors import InvalidText
from vaka.core.text_checks import check_plain
from vaka.server.errors import ApiError
from vaka.server.storage import ChatLine, Receipt
from vaka.server.tables.stored_table import StoredTable
from vaka.server.tables.turn_clock import now

LINES = 200
"""How many of the last lines are kept in memory."""

BURST, BURST_SECONDS = 5, 10
"""How many lines, and how many mutes, a person may send within how many seconds."""


class TableChat:
    """The lines said at one table."""

    def __init__(self, stored: StoredTable) -> None:
        self._stored = stored
        self._storage = stored.storage.chat
        self._lines: deque[ChatLine] = deque(maxlen=LINES)
        self._mutes: set[tuple[str, int]] = set()
        self._read()
        stored.watch_details(self._read)
        self._times: dict[tuple[str, str], deque[int]] = {}

    def _read(self) -> None:
        """Read what is stored."""
        self._lines = deque(self._storage.lines(self._stored.id), maxlen=LINES)
        self._mutes = self._storage.mutes(self._stored.id)

    @property
    def last_line(self) -> int:
        """The number of the last line."""
        return self._lines[-1].number if self._lines else 0

    def lines(self, person: str, since: int) -> list[ChatLine]:
        """The lines after one that a person may read: none for a spectator, and none of seats that
        the person muted."""
        if not self._stored.row.is_member(person):
            return []
        return [
            line
            for line in self._lines
            if line.number > since and (person, line.seat) not in self._mutes
        ]

    def muted(self, person: str) -> list[int]:
        """The seats that a person muted."""
        return sorted(seat for who, seat in self._mutes if who == person)

    def say(self, person: str, seat: int, text: str, receipt: Receipt) -> None:
        """Say a line. The caller checks that the person holds the seat."""
        text, stored = _checked(text), self._stored
        with stored.lock:
            times = self._recent_times(person, "say")
            line = ChatLine(self.last_line + 1, seat, text, now())
            with stored.changing_details() as row:
                self._storage.say(row, line, receipt)
            self._lines.append(line)
            times.append(stored.storage.now())

    def mute(self, person: str, seat: int, is_muted: bool, receipt: Receipt | None = None) -> None:
        """Mute a seat for a person, or unmute it."""
        stored = self._stored
        with stored.lock:
            stored.check_seat(seat)
            if not stored.row.seats_of(person):
                raise ApiError("not_yours", "you do not sit at this table", key="not_seated")
            times = self._recent_times(person, "mute")
            with stored.changing_details() as row:
                self._storage.mute(row, person, seat, is_muted=is_muted, receipt=receipt)
            change = self._mutes.add if is_muted else self._mutes.discard
            change((person, seat))
            times.append(stored.storage.now())

    def _recent_times(self, person: str, kind: str) -> deque[int]:
        """When a person last wrote or muted. Raise an error if that was too often."""
        moment = self._stored.storage.now()
        since = moment - BURST_SECONDS * 1000
        self._times = {
            key: times for key, times in self._times.items() if times and times[-1] > since
        }
        times = self._times.setdefault((person, kind), deque(maxlen=BURST))
        if len(times) == BURST and times[0] > since:
            raise ApiError("too_many", "too many chat messages: wait a moment")
        return times


def _checked(text: str) -> str:
    text = text.strip()
    if not text:
        raise ApiError("invalid", "the message is empty", key="empty_line", where="text")
    try:
        check_plain(text, "a line")
    except InvalidText as error:
        raise ApiError("invalid", str(error), key="unfit_line", where="text") from None
    return text
