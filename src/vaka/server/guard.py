"""What stands before every request: who asks, from where, and how much.

- The `Host` must be an address or a name of this machine. A page from elsewhere whose name was made
  to point here (DNS rebinding) comes with its own name and is refused.
- Who comes from elsewhere may ask so often and no more.
- An `Origin`, which browsers send with everything that could change something, must be ours.
- Bodies are limited while they come in, in size and in time.
- Answers carry a strict Content-Security-Policy, and the cookie where there was none.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vaka.server.faults import Fault
from vaka.server.identity import Browser, Registry
from vaka.server.limits import Buckets, is_this_machine, network_of
from vaka.server.refusals import Refusals
from vaka.server.settings import Limits

SMALL_BODY = 64 << 10
RECORD_BODY = 1 << 20
BODY_SECONDS = 60
"""A body that takes longer is not waited for."""

RECORDS = "/api/records"
"""Where whole records are taken."""

WATCHED = ("/health", "/metrics")
"""What those ask for who look after the server, by whatever name they know it."""

NEW_TABLES = ("/api/tables", RECORDS)
ANEW = re.compile("/api/tables/[^/]+/(fork|rematch)")
"""Where tables are set, which costs more than looking."""

FOREIGN = 4403
"""Close code of a socket that comes from elsewhere."""

_SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """The outermost part of the app."""

    def __init__(
        self,
        app: ASGIApp,
        names: Collection[str],
        registry: Registry,
        limits: Limits,
        refusals: Refusals,
        *,
        is_https: bool = False,
    ) -> None:
        """`is_https`: the world comes by https, whatever the last part of the way is."""
        self.app = app
        self.refusals = refusals
        self._names = {name.lower() for name in names}
        self._registry = registry
        self._is_https = is_https
        self._requests = Buckets(limits.requests, limits.request_burst)
        self._new_tables = Buckets(limits.new_tables, limits.new_table_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # who sends the answer leaves its body out
        headers = Headers(scope=scope)
        browser = self._registry.recognise(headers.get("cookie", ""))
        scope.setdefault("state", {})["browser"] = browser
        send = _with_headers(send, scope, headers.get("host", ""), is_https=self._is_https)
        try:
            self._check(scope, headers)
            self._check_pace(scope)
            if scope["type"] == "http":
                receive = _limited(scope, headers, receive)
                scope["headers"] = _without_cookies(scope)
            else:
                scope["headers"] = []  # a socket stays for long, and nobody asks for them again
            del headers
            await self.app(scope, receive, send)
        except Fault as fault:
            self.refusals.note(fault.kind)
            await _refuse(scope, send, fault)

    def _check_pace(self, scope: Scope) -> None:
        address = (scope.get("client") or ("", 0))[0]
        if is_this_machine(address):
            return
        is_new = scope["type"] == "http" and scope["method"] == "POST"
        is_new = is_new and (scope["path"] in NEW_TABLES or bool(ANEW.fullmatch(scope["path"])))
        address = network_of(address)
        if not self._requests.take(address) or (is_new and not self._new_tables.take(address)):
            raise Fault("too_many", "too much comes from your address: wait a moment")

    def _check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        is_watched = scope["type"] == "http" and scope["path"] in WATCHED
        if not is_watched and not is_own_host(host, self._names):
            raise Fault("foreign", "this server does not go by that name")
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if changes and origin is not None and _split(origin).netloc.lower() != host.lower():
            raise Fault("foreign", "this was sent from another page")


def _split(address: str) -> SplitResult:
    """The parts of an address; all of them empty if it is none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def is_own_host(host: str, names: Collection[str]) -> bool:
    """Whether a `Host` is an address, which nobody else can give out, or one of our names."""
    name = _split(f"//{host}").hostname or ""
    if name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_here(host: str) -> bool:
    """Whether somebody asks at this machine, who does not come by https."""
    name = _split(f"//{host}").hostname or ""
    return name == "localhost" or is_this_machine(name)


def policy(host: str) -> str:
    """The Content-Security-Policy: everything from here, nothing inline."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        f"font-src 'self'; connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def _with_headers(send: Send, scope: Scope, host: str, *, is_https: bool) -> Send:
    is_secure = scope.get("scheme") in ("https", "wss")
    has_secure_cookie = is_secure or (is_https and not _is_here(host))
    is_host = host.replace("-", "").replace(".", "").replace(":", "").strip("[]").isalnum()
    safe_host = host if is_host else "localhost"

    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            message.setdefault("headers", [])
            headers = MutableHeaders(scope=message)
            browser: Browser = scope["state"]["browser"]  # it may be another one by now
            if cookie := browser.cookie(is_secure=has_secure_cookie):
                headers.append("set-cookie", cookie)
        if message["type"] == "http.response.start":
            headers["content-security-policy"] = policy(safe_host)
            headers["x-content-type-options"] = "nosniff"
            headers["referrer-policy"] = "same-origin"
            if is_secure:  # elsewhere browsers ignore it, and complain
                headers["cross-origin-opener-policy"] = "same-origin"
            headers["cross-origin-resource-policy"] = "same-origin"
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return send_with_headers


def _without_cookies(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The headers of a request but for its cookies: we know by now who asks, and the framework
    would read all of them, however long that takes."""
    return [header for header in scope["headers"] if header[0] != b"cookie"]


def _limited(scope: Scope, headers: Headers, receive: Receive) -> Receive:
    """The body, as long as it is not too large."""
    limit = RECORD_BODY if scope["path"] == RECORDS else SMALL_BODY
    declared = headers.get("content-length", "")
    if declared.isdigit() and (len(declared) > 12 or int(declared) > limit):
        raise Fault("too_large", f"a body has at most {limit} bytes")
    taken, is_whole = 0, False
    deadline = asyncio.get_running_loop().time() + BODY_SECONDS

    async def receive_limited() -> Message:
        nonlocal taken, is_whole
        try:
            async with asyncio.timeout_at(None if is_whole else deadline):
                message = await receive()
        except TimeoutError:
            said = "the body took too long to come"
            raise Fault("invalid", said, key="slow", status=408) from None
        taken += len(message.get("body", b""))
        is_whole = not message.get("more_body", False)
        if taken > limit:
            raise Fault("too_large", f"a body has at most {limit} bytes")
        return message

    return receive_limited


async def _refuse(scope: Scope, send: Send, fault: Fault) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": FOREIGN, "reason": str(fault)})
        return
    body = json.dumps({"error": fault.body()}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
