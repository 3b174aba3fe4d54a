"""`vaka serve`: play in the browser. Plain `vaka` does the same."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen at.", show_default="this machine")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="Port to listen at.", show_default="8352 or a free one"
        ),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in the home network play: shows a QR code.")
    ] = False,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    data: Annotated[
        Path | None,
        typer.Option(help="Folder to keep the tables in.", show_default="the user's data folder"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="VAKA_DATABASE",
            help="Database to keep the tables in: sqlite:///FILE or postgresql://...",
            show_default="a file in that folder",
        ),
    ] = None,
) -> None:
    """Play in the browser: starts the server and opens its page."""
    from vaka.server import run

    run(host=host, port=port, open_browser=browser, lan=lan, data_dir=data, database=database)
