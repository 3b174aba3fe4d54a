"""Log formats: text, or one JSON object per line.

The log never contains people, chat or secrets, only what happened, at which table, and the kind of
refusal.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections import Counter
from typing import Literal

from vaka.server.rate_limits import MOST_BUCKETS, ORIGIN, TokenBuckets

Format = Literal["text", "json"]

_FIELDS = ("table", "kind", "left_out")
"""Extra fields of a log record."""

LINES, ERRORS = 4, 1
"""Lines a second per remote address on average, and at once; errors have a share of their own, so
that refused requests hide none of them. More are only counted."""

OURS = "vaka"
"""The logger of this program. What others log about a connection does not name its address."""


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """Formats a log record as text."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        left_out = getattr(record, "left_out", 0)
        return super().formatMessage(record) + (f" ({left_out} left out)" if left_out else "")


class LineLimit(logging.Filter):
    """Limits the lines of each remote address, those of each other library, and errors of our own
    that are alike. The next line of the same source, or its next error, says how many were left
    out. Thread-safe."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()
        self._lines = TokenBuckets(LINES, LINES)
        self._errors = TokenBuckets(ERRORS, ERRORS)
        self._left_out: Counter[tuple[str, bool]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        source, is_error = ORIGIN.get() or record.name, record.levelno >= logging.ERROR
        if source.split(".")[0] == OURS:
            if not is_error:
                return True
            source = f"{source}: {record.msg}"  # one outage of the database is an error everywhere
        key = source, is_error
        with self._lock:
            if not (self._errors if is_error else self._lines).take(source):
                if len(self._left_out) >= MOST_BUCKETS:
                    self._left_out.clear()
                self._left_out[key] += 1
                return False
            if left_out := self._left_out.pop(key, 0):
                record.left_out = left_out
        return True


def configure_logging(form: str) -> None:
    """Log to stderr: warnings in the text format, more in the JSON format."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    handler.addFilter(LineLimit())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("vaka").setLevel(logging.INFO if form == "json" else logging.WARNING)
