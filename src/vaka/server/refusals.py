"""What was refused is counted, and written down in one line: of which kind, and at which table.

Never what was said, by whom, or from where.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable

log = logging.getLogger("vaka.server")

_TABLE = re.compile("[0-9a-z]{1,20}")


class Refusals:
    """Takes note of them. Any thread may call it."""

    def __init__(self, count: Callable[[str], None]) -> None:
        self._count = count

    def note(self, kind: str, table: str | None = None) -> None:
        """Something was refused."""
        self._count(kind)
        extra = {"kind": kind}
        if table and _TABLE.fullmatch(table):  # anybody can ask for a table of any name
            extra["table"] = table
        log.info("refused: %s", kind, extra=extra)
