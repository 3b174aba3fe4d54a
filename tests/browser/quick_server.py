"""`vaka` with short searches for hints: `python -m tests.browser.quick_server serve`.

A real server spends a second of CPU time on a hint. The tests of the page need some hint, not a
good one.
"""

from __future__ import annotations

import sys

from vaka.agents.search import Budget
from vaka.cli import main
from vaka.server.live import advisor

if __name__ == "__main__":
    advisor.HINT = Budget(playouts=2000, seconds=1.0)
    sys.exit(main())
