"""`vaka serve`: play in the browser. Plain `vaka` does the same."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

Data = Annotated[
    Path | None,
    typer.Option(
        envvar="VAKA_DATA",
        help="Folder to keep the tables in.",
        show_default="the user's data folder",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="VAKA_DATABASE",
        help="Database to keep the tables in: sqlite:///FILE or postgresql://...",
        show_default="a file in that folder",
    ),
]


class LogFormat(StrEnum):
    """How the log is written."""

    TEXT = "text"
    JSON = "json"


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
    data: Data = None,
    database: Database = None,
    url: Annotated[
        str | None,
        typer.Option(
            envvar="VAKA_URL",
            help="Address by which the world knows the server, such as https://vaka.example.org.",
            show_default="none: for one house",
        ),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option(
            envvar="VAKA_PROXY",
            help="Address of a reverse proxy that may say who its clients are.",
            show_default="none",
        ),
    ] = None,
    log: Annotated[
        LogFormat,
        typer.Option(envvar="VAKA_LOG", help="How the log is written; json says more."),
    ] = LogFormat.TEXT,
) -> None:
    """Play in the browser: starts the server and opens its page."""
    from vaka.server import run

    run(
        host=host,
        port=port,
        open_browser=browser and url is None,
        lan=lan,
        data_dir=data,
        database=database,
        url=url,
        proxy=proxy,
        log_format=log.value,
    )


def backup(
    file: Annotated[Path, typer.Argument(help="File to write; it must not be there yet.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write all tables and people of a server to a file, while it runs."""
    from vaka.server import back_up

    print(f"{back_up(file, data, database)} rows are in {file}: keep it secret, it holds keys")


def restore(
    file: Annotated[Path, typer.Argument(help="File that `vaka backup` wrote.")],
    data: Data = None,
    database: Database = None,
    replace_key: Annotated[
        bool,
        typer.Option("--replace-key", help="Replace another key of cookies by the backup's."),
    ] = False,
) -> None:
    """Read a backup into an empty database, of either kind."""
    from vaka.server import bring_back

    count = bring_back(file, data, database, replace_key=replace_key)
    print(f"{count} rows were restored")
