"""A temporary PostgreSQL server from the package `pgserver`, with its default settings."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import sqlalchemy as sa


@contextmanager
def open_postgres(folder: Path) -> Iterator[str]:
    """A context with the URL of an empty database."""
    folder.mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    pgserver = import_module("pgserver")  # not available for every Python version
    server = pgserver.get_server(folder / "data", cleanup_mode="stop")
    try:
        url = sa.make_url(server.get_uri()).set(drivername="postgresql")
        yield url.render_as_string(hide_password=False)
    finally:
        server.cleanup()
