"""Access checks and rate limits for every request.

- The `Host` must be an address or a name of this machine. A foreign page whose name points here
  (DNS rebinding) sends its own name and is refused.
- Remote clients are rate-limited, and banned ones refused.
- The `Origin`, which browsers send with requests that could change something, must be ours.
- Request bodies are limited in size and time.
- Responses get a strict Content-Security-Policy, HSTS if the public address has https, and a
  cookie for new browsers.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Collection
from functools import partial
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as ASGIMessage

from vaka.server.errors import ApiError
from vaka.server.identity import Browser, PersonRegistry
from vaka.server.rate_limits import ORIGIN, TokenBuckets, is_this_machine, network_of
from vaka.server.refusal_log import RefusalLog
from vaka.server.settings import Limits
from vaka.server.storage import Ban

SMALL_BODY = 16 << 10
RECORD_BODY = 1 << 20
BODY_SECONDS = 60
"""A request body must arrive within this time."""

RECORDS = "/api/records"
"""The route that takes whole records."""

WATCHED = ("/health", "/metrics")
"""Monitoring routes, which accept any `Host`."""

NEW_TABLES = ("/api/tables", RECORDS)
NEXT_TABLES = re.compile("/api/tables/[^/]+/(fork|rematch)")
"""Routes that create tables: they have a separate rate limit."""

STRICT_TRANSPORT = f"max-age={365 * 24 * 3600}"
"""Browsers use https only, for a year, once they have reached the public address."""

FOREIGN = 4403
"""Close code of a socket with a foreign host or origin."""

_SAFE = ("GET", "HEAD", "OPTIONS")


class AccessMiddleware:
    """Wraps the whole app."""

    def __init__(
        self,
        app: ASGIApp,
        names: Collection[str],
        registry: PersonRegistry,
        limits: Limits,
        refusal_log: RefusalLog,
        *,
        is_https: bool = False,
        ban_of: Callable[[str, str], Ban | None] = lambda *_: None,
    ) -> None:
        """`is_https`: the public URL uses https, even if the proxy forwards plain HTTP. `ban_of`:
        the ban of a person or a network."""
        self.app = app
        self.refusal_log = refusal_log
        self._names = {name.lower() for name in names}
        self._registry = registry
        self._is_https = is_https
        self._ban_of = ban_of
        self._requests = TokenBuckets(limits.requests, limits.request_burst)
        self._new_tables = TokenBuckets(limits.new_tables, limits.new_table_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # uvicorn omits the body
        headers = Headers(scope=scope)
        origin = _origin(scope)
        ORIGIN.set(origin)
        browser = self._registry.recognise(headers.get("cookie", ""))
        scope.setdefault("state", {})["browser"] = browser
        send = _with_headers(send, scope, headers.get("host", ""), is_https=self._is_https)
        try:
            self._check(scope, headers)
            self._check_ban(browser, origin)
            self._check_pace(scope, origin)
            if scope["type"] == "http":
                receive = _limited(scope, headers, receive)
                scope["headers"] = _without_cookies(scope)
            else:
                scope["headers"] = []  # free their memory: a socket stays open for long
            del headers
            await self.app(scope, receive, send)
        except ApiError as api_error:
            self.refusal_log.note(api_error.kind)
            await _refuse(scope, send, api_error)

    def _check_ban(self, browser: Browser, origin: str) -> None:
        if ban := self._ban_of(browser.id, origin):
            why = f": {ban.reason}" if ban.reason else ""
            raise ApiError(
                "not_yours", f"the host of this server has banned you{why}", key="banned"
            )

    def _check_pace(self, scope: Scope, origin: str) -> None:
        if not origin:
            return
        is_new = scope["type"] == "http" and scope["method"] == "POST"
        is_new = is_new and (
            scope["path"] in NEW_TABLES or bool(NEXT_TABLES.fullmatch(scope["path"]))
        )
        scope["state"]["charge"] = partial(self._requests.charge, origin)
        if not self._requests.take(origin) or (is_new and not self._new_tables.take(origin)):
            raise ApiError("too_many", "too many requests from your address: wait a moment")

    def _check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        is_watched = scope["type"] == "http" and scope["path"] in WATCHED
        if not is_watched and not is_own_host(host, self._names):
            raise ApiError("foreign", "this server does not have that host name")
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if changes and origin is not None and _split(origin).netloc.lower() != host.lower():
            raise ApiError("foreign", "this request comes from another origin")


def _origin(scope: Scope) -> str:
    """The network that a request comes from; empty for this machine."""
    address = (scope.get("client") or ("", 0))[0]
    return "" if is_this_machine(address) else network_of(address) or "unknown"


def _split(address: str) -> SplitResult:
    """The parts of a URL; all empty if it is not valid."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def is_own_host(host: str, names: Collection[str]) -> bool:
    """Whether a `Host` is an IP address, which cannot be rebound, or one of our names."""
    name = _split(f"//{host}").hostname or ""
    if name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_here(host: str) -> bool:
    """Whether a `Host` is this machine, which is used without https."""
    name = _split(f"//{host}").hostname or ""
    return name == "localhost" or is_this_machine(name)


def policy(host: str) -> str:
    """The Content-Security-Policy: only our own files, nothing inline."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        f"font-src 'self'; connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"
"""The Content-Security-Policy of what loads nothing itself: shorter by 280 bytes, in each of 20
responses of a first load."""

BARE = ("/api/", "/assets/")
"""Where such files are. A page that was not modified needs its policy, too: by type it could not be
told from them."""


def _with_headers(send: Send, scope: Scope, host: str, *, is_https: bool) -> Send:
    is_secure = scope.get("scheme") in ("https", "wss")
    is_public = is_https and not _is_here(host)
    has_secure_cookie = is_secure or is_public
    is_host = host.replace("-", "").replace(".", "").replace(":", "").strip("[]").isalnum()
    safe_host = host if is_host else "localhost"

    async def send_with_headers(message: ASGIMessage) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            message.setdefault("headers", [])
            headers = MutableHeaders(scope=message)
            browser: Browser = scope["state"]["browser"]  # a device move replaces it
            if cookie := browser.cookie(is_secure=has_secure_cookie):
                headers.append("set-cookie", cookie)
        if message["type"] == "http.response.start":
            is_bare = scope["path"].startswith(BARE)
            headers["content-security-policy"] = BARE_POLICY if is_bare else policy(safe_host)
            headers["x-content-type-options"] = "nosniff"
            headers["referrer-policy"] = "same-origin"
            if is_secure:  # over plain HTTP browsers ignore it with a warning
                headers["cross-origin-opener-policy"] = "same-origin"
            headers["cross-origin-resource-policy"] = "same-origin"
            if is_public:
                headers["strict-transport-security"] = STRICT_TRANSPORT
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return send_with_headers


def _without_cookies(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The headers of a request without its cookies, which the framework would parse in quadratic
    time."""
    return [header for header in scope["headers"] if header[0] != b"cookie"]


def _limited(scope: Scope, headers: Headers, receive: Receive) -> Receive:
    """Receives a request body within its limits."""
    limit = RECORD_BODY if scope["path"] == RECORDS else SMALL_BODY
    declared = headers.get("content-length", "")
    if declared.isdigit() and (len(declared) > 12 or int(declared) > limit):
        raise ApiError("too_large", f"the body is larger than {limit} bytes")
    taken, is_whole = 0, False
    deadline = asyncio.get_running_loop().time() + BODY_SECONDS

    async def receive_limited() -> ASGIMessage:
        nonlocal taken, is_whole
        try:
            async with asyncio.timeout_at(None if is_whole else deadline):
                message = await receive()
        except TimeoutError:
            said = "the body took too long to come"
            raise ApiError("invalid", said, key="slow", status=408) from None
        taken += len(message.get("body", b""))
        is_whole = not message.get("more_body", False)
        if taken > limit:
            raise ApiError("too_large", f"the body is larger than {limit} bytes")
        return message

    return receive_limited


async def _refuse(scope: Scope, send: Send, api_error: ApiError) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": FOREIGN, "reason": str(api_error)})
        return
    body = json.dumps({"error": api_error.body()}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": api_error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
