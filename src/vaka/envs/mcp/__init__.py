"""An MCP server: an AI client plays at a real table of a server of Vaka.

`table_client` talks to the server, `player` is what one AI client does there, `reference` tells it
about games and rules, and `tools` offers all of it as tools. `vaka mcp` starts it. Only `tools`
needs the package `mcp` (`vaka[mcp]`).
"""

from vaka.envs.mcp.player import Player
from vaka.envs.mcp.table_client import ServerClient, ServerError, TableClient
from vaka.envs.mcp.tools import check_installed, make_server, own_server

__all__ = [
    "Player",
    "ServerClient",
    "ServerError",
    "TableClient",
    "check_installed",
    "make_server",
    "own_server",
]
