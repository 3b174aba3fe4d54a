"""`vaka` with short searches for hints: `python -m tests.browser.quick_server serve`.

A real server spends a second of CPU time on a hint. The tests of the page need some hint, not a
good one.
"""

from __future__ import annotations

import sys
from multiprocessing.connection import Connection

from vaka.agents.search import Budget
from vaka.cli import main
from vaka.server.live import advisor

QUICK = Budget(playouts=2000, seconds=1.0)


def run(arguments: list[str], output: Connection) -> None:
    """Run `vaka` in a forked process, and write what it prints to a pipe."""
    advisor.HINT = QUICK
    with open(output.fileno(), "w", encoding="utf-8", closefd=False) as sys.stdout:
        sys.exit(main(arguments))


if __name__ == "__main__":
    advisor.HINT = QUICK
    sys.exit(main())
