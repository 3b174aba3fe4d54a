"""Routes WebSockets directly to the hub. Every layer in between would stay in memory as long as the
socket is open."""

from __future__ import annotations

import re

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose

from vaka.server.identity import Browser
from vaka.server.live.socket_hub import SocketHub

ADDRESS = re.compile("/api/tables/([^/]+)/live")


class SocketRoute:
    """Passes WebSockets to the hub, and everything else to the app."""

    def __init__(self, app: ASGIApp, hub: SocketHub) -> None:
        self._app = app
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif found := ADDRESS.fullmatch(scope["path"]):
            browser: Browser = scope["state"]["browser"]
            websocket = WebSocket(scope, receive, send)
            await self._hub.serve(websocket, found[1], browser.id, browser.serial)
        else:
            await WebSocketClose()(scope, receive, send)
