"""What the server writes about itself: for people, or as one JSON object a line.

Neither says who somebody is, nor anything that was said, nor any secret: only what happened, at
which table, and what kind of refusal it was.
"""

from __future__ import annotations

import json
import logging
import time
from typing import Literal

Format = Literal["text", "json"]

_FIELDS = ("table", "kind")
"""What a line may carry beside its words."""


class JSONLines(logging.Formatter):
    """One JSON object a line."""

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


def begin_log(form: str) -> None:
    """Write to the standard error: warnings for people, more for programs."""
    handler = logging.StreamHandler()
    handler.setFormatter(
        JSONLines() if form == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s")
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("vaka").setLevel(logging.INFO if form == "json" else logging.WARNING)
