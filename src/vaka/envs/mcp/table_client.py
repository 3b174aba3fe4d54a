"""A player at a table of a server: what the page is for people, for programs.

Requests go over HTTP, and one WebSocket follows the table. `docs/protocol.md` describes both.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.cookiejar import CookieJar
from itertools import count
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from vaka.core.errors import VakaError
from vaka.core.game import JSON, NOBODY

PROTOCOL = 2
"""The version of the protocol that this client speaks."""

HTTP_SECONDS = 30.0
"""How long an answer over HTTP may take."""

FINAL_CODES = range(4400, 4429)
"""A server that closes a socket with one of these codes does not want it back."""


class ServerError(VakaError):
    """The server refused a request. `kind` is that of the protocol."""

    def __init__(self, message: str, kind: str = "failed") -> None:
        super().__init__(message)
        self.args = (message, kind)
        self.kind = kind


class ServerClient:
    """A person of a server: a cookie and HTTP requests."""

    def __init__(self, url: str) -> None:
        if not url.startswith(("http://", "https://")):
            raise VakaError(f"{url}: the address of a server begins with http:// or https://")
        self.url = url.rstrip("/")
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies), ProxyHandler({}))

    async def get(self, path: str) -> JSON:
        """The answer to a GET request."""
        await self._check()
        return await self._request(path)

    async def post(self, path: str, body: JSON) -> JSON:
        """The answer to a POST request."""
        await self._check()
        return await self._request(path, json.dumps(body).encode())

    async def _check(self) -> None:
        """Raise `VakaError` if this is no server of Vaka, or one of another version. The first
        answer also sets the cookie."""
        if not self.cookie():
            found = await self._request("/api")
            if found.get("protocol") != PROTOCOL:
                version = found.get("version", "not Vaka")
                raise VakaError(f"{self.url}: the server has another version: {version}")

    def cookie(self) -> str:
        """The header that identifies this person."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)

    async def _request(self, path: str, data: bytes | None = None) -> JSON:
        headers = {"Content-Type": "application/json"}
        request = Request(f"{self.url}{path}", data, headers)  # noqa: S310 (checked above)
        return await asyncio.to_thread(self._send, request)

    def _send(self, request: Request) -> JSON:
        try:
            with self._opener.open(request, timeout=HTTP_SECONDS) as answer:
                return _object(answer.read())
        except HTTPError as error:
            with error:
                found = _object(error.read()).get("error", {})
            message = found.get("message", f"{self.url}: {error}")
            raise ServerError(message, found.get("kind", "failed")) from None
        except (URLError, OSError) as error:
            reason = getattr(error, "reason", error)
            raise VakaError(f"{self.url}: the server does not answer: {reason}") from None


class TableClient:
    """A person at one table. `open` follows it in the background until `close`."""

    def __init__(self, server: ServerClient, table_id: str) -> None:
        self.table: JSON = {}
        """The table as in the protocol; empty before the first message."""
        self.state: JSON = {}
        """The position as this person sees it."""
        self._plies: list[JSON] = []
        self._server = server
        self._id = table_id
        self._socket: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._answers: dict[str, asyncio.Future[JSON]] = {}
        self._name = secrets.token_hex(8)
        self._numbers = count(1)
        self._epoch: str | None = None
        self._seat: int | None = None
        self._closed: str | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def ply(self) -> int:
        """The number of entries of the record."""
        return int(self.state.get("ply", 0))

    @property
    def seat(self) -> int | None:
        """The first seat of this person."""
        return next((each["seat"] for each in self.table["seats"] if each["mine"]), None)

    @property
    def is_over(self) -> bool:
        """Whether nobody moves any more."""
        return self.state["turn"] == NOBODY or self.table["stage"] in ("over", "frozen")

    @property
    def must_move(self) -> bool:
        """Whether the server waits for a choice of this person."""
        return self.table["stage"] == "playing" and bool(self.state["moves"])

    async def open(self) -> None:
        """Follow the table. Return when it is known."""
        self._task = asyncio.create_task(self._follow())
        await self.wait(lambda: bool(self.state), HTTP_SECONDS)
        if not self.state:
            raise VakaError(f"{self._server.url}: table {self._id} does not answer")

    async def close(self) -> None:
        """Stop following the table."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def wait(self, is_so: Callable[[], bool], seconds: float) -> bool:
        """Wait until something is so, at most for some seconds. Return whether it is."""

        def is_reached() -> bool:
            return self._closed is not None or is_so()

        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait_for(is_reached)
        if self._closed is not None:
            raise VakaError(self._closed)
        return is_so()

    async def send(self, kind: str, **fields: object) -> JSON:
        """Send a message, and return what the server answers. Raise `ServerError` if it refuses,
        and `VakaError` if the connection is lost: the message then may have arrived or not."""
        number = f"{self._name}-{next(self._numbers)}"
        answer: asyncio.Future[JSON] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        try:
            if self._socket is None:
                raise _lost()
            await self._socket.send(json.dumps({"type": kind, "id": number, **fields}))
            async with asyncio.timeout(HTTP_SECONDS):
                found = await answer
        except (ConnectionClosed, TimeoutError):
            raise _lost() from None
        finally:
            del self._answers[number]
        if found["type"] == "refused":
            raise ServerError(found["error"]["message"], found["error"]["kind"])
        return found

    def take_plies(self) -> list[JSON]:
        """The plies since the last call, as this person may know them."""
        plies, self._plies = self._plies, []
        return plies

    # ---- the socket

    async def _follow(self) -> None:
        """Connect, again and again, and apply what the server sends."""
        address = f"ws{self._server.url.removeprefix('http')}/api/tables/{self._id}/live"
        headers = {"Cookie": self._server.cookie()}
        async for socket in connect(address, additional_headers=headers, proxy=None, max_size=None):
            try:
                await self._greet(socket)
                self._socket = socket
                async for text in socket:
                    await self._hear(json.loads(text))
            except ConnectionClosed:
                pass
            finally:
                self._socket = None
                for answer in self._pending():
                    answer.set_exception(_lost())
                await socket.close()  # the task may be cancelled, which alone closes nothing
            if socket.close_code in FINAL_CODES:
                await self._end(f"the server closed the table: {socket.close_reason}")
                return

    async def _greet(self, socket: ClientConnection) -> None:
        """The same seat as before looks: the events of all plies are those that it may know."""
        viewer = "auto" if self._seat is None else self._seat
        hello = {"type": "hello", "protocol": PROTOCOL, "since": self.ply, "viewer": viewer}
        await socket.send(json.dumps(hello | {"epoch": self._epoch}))

    async def _hear(self, message: JSON) -> None:
        kind = message["type"]
        answer = self._answers.get(message.get("id") or "")
        if answer and not answer.done():
            answer.set_result(message)
        if kind not in ("table", "update"):
            return
        self._epoch = message.get("epoch", self._epoch)
        if message["since"] == 0 < self.ply:  # the server was restored from a backup
            self._plies = []
        self._plies += message["plies"]
        self.table, self.state = message["table"], message["state"]
        if self._seat is None and self.state["viewer"] is not None:
            self._seat = self.state["viewer"]
        async with self._news:
            self._news.notify_all()

    async def _end(self, reason: str) -> None:
        self._closed = reason
        async with self._news:
            self._news.notify_all()

    def _pending(self) -> Iterator[asyncio.Future[JSON]]:
        return (answer for answer in [*self._answers.values()] if not answer.done())


def _lost() -> VakaError:
    return VakaError("the connection to the server is lost; it is being opened again")


def _object(data: bytes) -> JSON:
    """The JSON object in an answer, or an empty one."""
    with suppress(ValueError):
        found = json.loads(data)
        if isinstance(found, dict):
            return found
    return {}
