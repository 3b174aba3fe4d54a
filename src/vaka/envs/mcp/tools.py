"""The MCP server: the methods of a player as tools."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from inspect import cleandoc
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from vaka import __version__
from vaka.core.errors import VakaError
from vaka.envs.mcp.player import Player
from vaka.envs.mcp.reference import list_games, read_rules
from vaka.envs.mcp.table_client import ServerClient
from vaka.envs.text.choice_dialogue import MOST_CHARACTERS

INSTRUCTIONS = (
    "Play tabletop games at a real table, with people or bots. Call list_games and read_rules to "
    "learn a game, new_table or join_table to sit down, and then choose until the game is over. "
    "Answers show the table and your numbered options. Call wait while others think."
)

Tool = Callable[..., Awaitable[str]]


def check_installed() -> None:
    """Raise `VakaError` if the package `mcp` is not installed."""
    try:
        import mcp  # noqa: F401
    except ImportError:
        raise VakaError("an MCP server needs mcp: pip install 'vaka[mcp]'") from None


def make_server(url: str) -> Any:
    """The MCP server of a player at the server of Vaka with this address: `run()` serves it over
    standard input and output."""
    check_installed()
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    player = Player(ServerClient(url))

    @asynccontextmanager
    async def lifespan(_: object) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await player.close()

    def guarded(tool: Tool) -> Tool:
        """Errors for the client in place of exceptions, and never too much text."""

        @wraps(tool)
        async def call(*args: Any, **named: Any) -> str:
            try:
                return _shortened(await tool(*args, **named))
            except VakaError as error:
                raise ToolError(_shortened(str(error))) from None

        return call

    server = MCPServer(
        "vaka", version=__version__, instructions=INSTRUCTIONS, lifespan=lifespan, log_level="ERROR"
    )
    for tool in _tools_of(player):
        about = cleandoc(tool.__doc__ or "")
        server.add_tool(guarded(tool), description=about, structured_output=False)
    return server


def _tools_of(player: Player) -> tuple[Tool, ...]:
    return (
        list_games,
        read_rules,
        player.list_tables,
        player.new_table,
        player.join_table,
        player.look,
        player.wait,
        player.choose,
        player.attempts,
        player.say,
        player.resign,
    )


def _shortened(text: str) -> str:
    if len(text) < MOST_CHARACTERS:
        return text
    return text[: MOST_CHARACTERS - 5] + " ..."


@contextmanager
def own_server(data: Path | None = None) -> Iterator[str]:
    """The address of a new server of Vaka on this machine, which ends with the block. It keeps its
    tables in a folder, or forgets them."""
    with TemporaryDirectory(prefix="vaka-", ignore_cleanup_errors=True) as folder:
        command = [sys.executable, "-m", "vaka.cli", "serve", "--no-browser", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--data", str(data or folder)],
            stdin=subprocess.DEVNULL,  # standard input belongs to the protocol
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None  # noqa: S101 (it is a pipe)
        try:
            line = process.stdout.readline()
            if not line.startswith("Vaka is at "):
                raise VakaError("the server did not start")
            yield line.removeprefix("Vaka is at ").strip()
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()
