"""`vaka serve`, `vaka backup`, `vaka restore`: the server and its data."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from vaka.cli.console import progress

Data = Annotated[
    Path | None,
    typer.Option(
        envvar="VAKA_DATA",
        metavar="DIR",
        help="The folder for data.",
        show_default="the user's data folder",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="VAKA_DATABASE",
        metavar="URL",
        help="The database: sqlite:///FILE or postgresql://...",
        show_default="a file in that folder",
    ),
]


class LogFormat(StrEnum):
    """The format of the log."""

    TEXT = "text"
    JSON = "json"


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="The address to listen on.", show_default="this machine"
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            metavar="N",
            help="The port to listen on.",
            show_default="8352 or a free one",
        ),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in the local network play; shows a QR code.")
    ] = False,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    data: Data = None,
    database: Database = None,
    url: Annotated[
        str | None,
        typer.Option(
            envvar="VAKA_URL",
            metavar="URL",
            help="The public address of the server, such as https://vaka.example.org.",
            show_default="none: local use",
        ),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option(
            envvar="VAKA_PROXY",
            metavar="ADDRESS",
            help="The addresses of reverse proxies that forward client addresses, or *.",
            show_default="none",
        ),
    ] = None,
    log: Annotated[
        LogFormat,
        typer.Option(envvar="VAKA_LOG", help="The format of the log; json is more detailed."),
    ] = LogFormat.TEXT,
    keep_days: Annotated[
        int | None,
        typer.Option(
            envvar="VAKA_KEEP_DAYS",
            min=1,
            metavar="N",
            help="Remove games, finished or not, after N days without a change.",
            show_default="keep them forever",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            envvar="VAKA_WORKERS",
            min=1,
            max=64,
            metavar="N",
            help="Processes that share the port; more than one needs PostgreSQL.",
        ),
    ] = 1,
) -> None:
    """Start the server and open it in the browser."""
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
        keep_days=keep_days,
        workers=workers,
    )


def backup(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist.")
    ],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write all data of a server to a file, while it runs."""
    from vaka.server import back_up

    with progress("rows", None) as bar:
        count = back_up(file, data, database, bar)
    print(f"{count} rows written to {file}; keep it secret, it contains keys")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `vaka backup`.")],
    data: Data = None,
    database: Database = None,
    replace_key: Annotated[
        bool,
        typer.Option("--replace-key", help="Replace the key of cookies by that of the backup."),
    ] = False,
) -> None:
    """Read a backup into an empty database."""
    from vaka.server import bring_back

    with progress("rows", None) as bar:
        count = bring_back(file, data, database, replace_key=replace_key, watch=bar)
    print(f"{count} rows restored")
