"""The server under attack."""

from __future__ import annotations

import os

from tests.server.hostile.siege.network import SERVER


def serve(folder: str) -> None:
    """A public server that people reach directly."""
    from vaka.server import run

    database = os.environ["VAKA_DATABASE"]
    url = f"http://{SERVER}"
    run(SERVER, 0, False, data_dir=folder, database=database, url=url, log_format="json")
