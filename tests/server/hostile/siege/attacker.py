"""Somebody with a table, two records and bad intentions, behind one address."""

from __future__ import annotations

import socket
import threading
import time
from collections import Counter
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.browser.records import longest
from tests.server.hostile.raw_connections import HELLO, TEXT, frame
from tests.server.hostile.siege.network import ATTACKER
from tests.server.hostile.test_long_records import record_text

GAME = "tongiaki"

UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


class Attacker:
    """Somebody with a table, a finished record, one that grows, and bad intentions."""

    def __init__(self, url: str) -> None:
        self.parts = urlsplit(url)
        self.goes_on = True
        """Whether the siege lasts."""
        self.counts: Counter[str] = Counter()
        self.reached: set[str] = set()
        """The attacks that got somewhere; each is a thread with its name."""
        self.names: set[str] = set()
        """All attacks."""
        self._lock = threading.Lock()
        self.http = httpx.Client(
            base_url=url, transport=httpx.HTTPTransport(local_address=ATTACKER), timeout=30
        )
        self.record = self._upload(longest())
        self.running = self._upload(record_text(3_000, is_finished=False))
        self.table = self.set_table()
        self.cookie = self.http.cookies["vaka"]

    def _upload(self, record: str) -> str:
        """Upload a record. Return the address of its table."""
        return _path(self.http.post("/api/records", content=record.encode(), timeout=300))

    def set_table(self) -> str:
        """Begin a game alone. Return the address of its table."""
        who = [{"name": "Eve"}, {"name": "Mallory"}]
        terms = {"access": "listed", "begin": True, "allow_hints": True}
        body = {"game": GAME, "players": who, **terms}
        return _path(self.http.post("/api/tables", json=body))

    def note(self, what: str) -> None:
        """Count something."""
        with self._lock:
            self.counts[what] += 1

    def reach(self) -> None:
        """The server has done what the attack of this thread wants."""
        self.reached.add(threading.current_thread().name)

    def rest(self, seconds: float) -> None:
        """Sleep. All attacks share the limits of an address: those that got somewhere wait until
        the others have done so, too."""
        is_ahead = threading.current_thread().name in self.reached
        time.sleep(1.0 if is_ahead and not self.names <= self.reached else seconds)

    def stop(self) -> None:
        """End the siege."""
        self.goes_on = False

    def dial(self, *, narrow: bool = False) -> socket.socket:
        """A new connection from the address of the attacker."""
        made = socket.socket()
        if narrow:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.settimeout(5)
        made.bind((ATTACKER, 0))
        made.connect((self.parts.hostname, self.parts.port))
        self.note("connections")
        return made

    def head(self, path: str, more: str = "") -> bytes:
        """The head of a request."""
        cookie = f"Cookie: vaka={self.cookie}\r\n"
        return f"GET {path} HTTP/1.1\r\nHost: {self.parts.netloc}\r\n{cookie}{more}\r\n".encode()

    def seat(self, path: str, *, narrow: bool = False) -> socket.socket:
        """A WebSocket at a table."""
        made = self.dial(narrow=narrow)
        made.sendall(self.head(f"{path}/live", UPGRADE))
        if not made.recv(12).endswith(b"101"):
            made.close()
            raise ConnectionRefusedError
        made.sendall(frame(TEXT, HELLO.encode()))
        return made

    def sit(self, path: str, *, is_known: bool = True) -> ClientConnection:
        """A socket that reads, of the attacker or of somebody new."""
        self.note("connections")
        return connect(
            f"ws://{self.parts.netloc}{path}/live",
            additional_headers={"Cookie": f"vaka={self.cookie}"} if is_known else None,
            source_address=(ATTACKER, 0),
            compression=None,
            proxy=None,
            max_size=None,
            close_timeout=1,
        )


def _path(answer: httpx.Response) -> str:
    return f"/api/tables/{answer.json()['table']['id']}"
