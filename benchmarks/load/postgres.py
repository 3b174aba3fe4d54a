"""A PostgreSQL for the occasion: the one in the package `pgserver`, as it comes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import sqlalchemy as sa


@contextmanager
def open_postgres(folder: Path) -> Iterator[str]:
    """The URL of an empty database, for the time of a block."""
    folder.mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    pgserver = import_module("pgserver")  # there is none for every Python
    server = pgserver.get_server(folder / "data", cleanup_mode="stop")
    try:
        url = sa.make_url(server.get_uri()).set(drivername="postgresql")
        yield url.render_as_string(hide_password=False)
    finally:
        server.cleanup()
