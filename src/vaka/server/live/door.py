"""Where sockets come in: straight to their table, past what is there for pages. Every layer between
a socket and its table would be kept for as long as the socket is open."""

from __future__ import annotations

import re

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose

from vaka.server.identity import Browser
from vaka.server.live.live import Live

ADDRESS = re.compile("/api/tables/([^/]+)/live")


class Door:
    """Shows sockets to their tables, and everybody else to the app."""

    def __init__(self, app: ASGIApp, live: Live) -> None:
        self._app = app
        self._live = live

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif found := ADDRESS.fullmatch(scope["path"]):
            browser: Browser = scope["state"]["browser"]
            await self._live.serve(WebSocket(scope, receive, send), found[1], browser.id)
        else:
            await WebSocketClose()(scope, receive, send)
