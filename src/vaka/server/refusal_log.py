"""Counts refused requests and logs their kind and table, never their content, person or address."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable

log = logging.getLogger("vaka.server")

_TABLE = re.compile("[0-9a-z]{1,20}")


class RefusalLog:
    """Counts and logs refused requests. Thread-safe."""

    def __init__(self, count: Callable[[str], None]) -> None:
        self._count = count

    def note(self, kind: str, table: str | None = None) -> None:
        """Count and log a refusal."""
        self._count(kind)
        extra = {"kind": kind}
        if table and _TABLE.fullmatch(table):  # the id in a request can be anything
            extra["table"] = table
        log.info("refused: %s", kind, extra=extra)
