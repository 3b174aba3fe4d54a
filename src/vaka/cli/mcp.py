"""`vaka mcp`: an AI client plays at a table."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer


def mcp(
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="The server to play at, such as http://127.0.0.1:8352/.",
            show_default="a server of its own",
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="The folder for the data of its own server.",
            show_default="a temporary one",
        ),
    ] = None,
) -> None:
    """Let an AI client play at a real table, over the Model Context Protocol.

    The client starts this command and talks to it over standard input and output.
    """
    from vaka.core.errors import InvalidSetup
    from vaka.envs.mcp import check_installed, make_server, own_server

    if server and data:
        raise InvalidSetup("--data is for a server of its own: leave out --server")
    check_installed()
    with nullcontext(server) if server else own_server(data) as url:
        make_server(url).run()
