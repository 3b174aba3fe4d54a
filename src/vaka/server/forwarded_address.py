"""Takes the address of a client from a trusted reverse proxy.

Each proxy appends the address that it sees to `X-Forwarded-For`. What a client has put there itself
comes first. So the client is the last address that is not one of our proxies.
"""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

from vaka.core.errors import VakaError

ANY = "*"
"""Trusts whatever connects to the server, and nothing beyond it."""

_SCHEMES = {"http", "https", "ws", "wss"}


class ForwardingMiddleware:
    """Sets the client and the scheme of requests that come through a proxy."""

    def __init__(self, app: ASGIApp, proxy: str) -> None:
        """`proxy`: addresses and networks of proxies, separated by commas, or `*`."""
        self.app = app
        self._is_any = proxy.strip() == ANY
        self._proxies = [] if self._is_any else [_network(text) for text in proxy.split(",")]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            peer = (scope.get("client") or ("", 0))[0]
            if self._is_any or self._is_proxy(peer):
                self._forward(scope)
        await self.app(scope, receive, send)

    def _forward(self, scope: Scope) -> None:
        values = [value.decode("latin-1") for name, value in scope["headers"] if name == _FOR]
        addresses = [_host(text) for text in ",".join(values).split(",")] if values else []
        if client := self._nearest(addresses):
            scope["client"] = (client, 0)
        schemes = [value.decode("latin-1") for name, value in scope["headers"] if name == _PROTO]
        if schemes and (scheme := schemes[-1].strip()) in _SCHEMES:
            is_socket = scope["type"] == "websocket"
            scope["scheme"] = scheme.replace("http", "ws") if is_socket else scheme

    def _nearest(self, addresses: list[str]) -> str | None:
        """The last address that is not a proxy; None if what is there is no address."""
        while len(addresses) > 1 and not self._is_any and self._is_proxy(addresses[-1]):
            addresses.pop()
        return addresses[-1] if addresses and _is_address(addresses[-1]) else None

    def _is_proxy(self, text: str) -> bool:
        if not _is_address(text):
            return False
        address = ip_address(text)
        return any(address in proxy for proxy in self._proxies)


_FOR, _PROTO = b"x-forwarded-for", b"x-forwarded-proto"


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        message = f"--proxy {text.strip()}: is not an address, a network such as 10.0.0.0/8, or *"
        raise VakaError(message) from None


def _host(text: str) -> str:
    """An address without its port: `192.0.2.1:99`, `[2001:db8::1]:99`."""
    text = text.strip()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
