"""`vaka` with short searches for hints: `python -m tests.browser.quick_server serve`.

A real server spends a second of CPU time on a hint. The tests of the page need some hint, not a
good one. It also keeps idle connections open: a browser repeats a request if its connection was
closed just then, but the requests that tests make with Playwright fail.
"""

from __future__ import annotations

import sys
from multiprocessing.connection import Connection

from vaka.agents.search import Budget
from vaka.cli import main
from vaka.server import launch
from vaka.server.live import advisor


def prepare() -> None:
    """Set shorter searches and a longer idle timeout."""
    advisor.HINT = Budget(playouts=2000, seconds=1.0)
    launch.IDLE_SECONDS = launch.PROXY_IDLE_SECONDS


def run(arguments: list[str], output: Connection) -> None:
    """Run `vaka` in a forked process, and write what it prints to a pipe."""
    prepare()
    with open(output.fileno(), "w", encoding="utf-8", closefd=False) as sys.stdout:
        sys.exit(main(arguments))


if __name__ == "__main__":
    prepare()
    sys.exit(main())
