"""The server of Vaka under load: python -m benchmarks.load.vaka_server FOLDER DATABASE WORKERS."""

from __future__ import annotations

import sys

from vaka.server import run

if __name__ == "__main__":
    run(
        port=0,
        open_browser=False,
        data_dir=sys.argv[1],
        database=sys.argv[2],
        workers=int(sys.argv[3]),
    )
