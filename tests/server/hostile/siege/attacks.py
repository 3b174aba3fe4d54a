"""The abuses, all from one address, each in a thread of its own.

`python -m tests.server.hostile.siege.attacks URL SECONDS [NAME...]` runs all of them, or some, and
prints what became of them as JSON.
"""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

import httpx

from tests.browser.records import longest
from tests.server.hostile.raw_connections import CONTINUATION, HELLO, PING, PONG, TEXT, frame
from tests.server.hostile.siege.network import ATTACKER

HEADERS = "".join(f"X-{number}: 1\r\n" for number in range(150))
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


class Attacker:
    """Somebody with a table, a record and bad intentions."""

    def __init__(self, url: str, seconds: float) -> None:
        self.parts = urlsplit(url)
        self.end = time.monotonic() + seconds
        self.counts: Counter[str] = Counter()
        self._lock = threading.Lock()
        self.http = httpx.Client(
            base_url=url, transport=httpx.HTTPTransport(local_address=ATTACKER), timeout=30
        )
        record = self.http.post("/api/records", content=longest().encode()).json()["table"]["id"]
        who = [{"name": "Eve"}, {"name": "Mallory"}]
        body = {"game": "tongiaki", "players": who, "access": "listed", "begin": True}
        table = self.http.post("/api/tables", json=body).json()["table"]["id"]
        self.record, self.table = f"/api/tables/{record}", f"/api/tables/{table}"
        self.cookie = self.http.cookies["vaka"]

    def note(self, what: str) -> None:
        """Count something."""
        with self._lock:
            self.counts[what] += 1

    @property
    def goes_on(self) -> bool:
        """Whether the siege lasts."""
        return time.monotonic() < self.end

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


def hold(attacker: Attacker, data: bytes, *, narrow: bool = False, most: int = 300) -> None:
    """Open connections, send the same to each, and hold them open without reading."""
    held: list[socket.socket] = []
    while attacker.goes_on:
        with suppress(OSError):
            made = attacker.dial(narrow=narrow)
            held.append(made)
            made.settimeout(0.05)
            made.sendall(data)
        if len(held) > most:
            held.pop(0).close()
        time.sleep(0.02)
    for made in held:
        made.close()


def flood(attacker: Attacker, path: str, data: bytes, *, narrow: bool = False) -> None:
    """Send frames as fast as they are taken; come back after a close."""
    while attacker.goes_on:
        try:
            with attacker.seat(path, narrow=narrow) as made:
                made.settimeout(0.2)
                while attacker.goes_on:
                    with suppress(TimeoutError):
                        made.sendall(data)
                    if not narrow:
                        with suppress(TimeoutError):
                            if not made.recv(1 << 16):
                                break
                    time.sleep(0.01)
        except OSError:
            pass
        attacker.note("sockets closed")
        time.sleep(0.5)


def ask(attacker: Attacker, *paths: str) -> None:
    """Request pages again and again, as fast as possible."""
    transport = httpx.HTTPTransport(local_address=ATTACKER)
    address = f"http://{attacker.parts.netloc}"
    with httpx.Client(base_url=address, transport=transport, cookies=attacker.http.cookies) as http:
        while attacker.goes_on:
            for path in paths:
                try:
                    attacker.note(f"status {http.get(path, timeout=30).status_code}")
                except httpx.HTTPError:
                    attacker.note("requests aborted")
                time.sleep(0.02)


def move(attacker: Attacker) -> None:
    """Move one new person after the other to another device."""
    while attacker.goes_on:
        transport = httpx.HTTPTransport(local_address=ATTACKER)
        address = f"http://{attacker.parts.netloc}"
        with (
            suppress(httpx.HTTPError, KeyError),
            httpx.Client(base_url=address, transport=transport, timeout=30) as http,
        ):
            token = http.post("/api/me/pass").json()["token"]
            answer = http.post("/api/me/move", json={"token": token})
            attacker.note(f"status {answer.status_code}")
        time.sleep(0.02)


def attacks(attacker: Attacker) -> dict[str, Callable[[], None]]:
    """All abuses by name."""
    record, table = attacker.record, attacker.table
    first, more = frame(TEXT, is_last=False), frame(CONTINUATION, is_last=False)
    mutes = [
        frame(
            TEXT,
            json.dumps({"type": "mute", "id": f"m{n}", "seat": 1, "muted": n % 2 > 0}).encode(),
        )
        for n in range(200)
    ]
    spaces = b'{"type": "ping", "id": "x"%s}' % (b" " * 15_000)
    errors = json.dumps({"type": "play"} | {f"k{n}": n for n in range(1_200)}).encode()
    post = attacker.head("/api/tables", "Transfer-Encoding: chunked\r\n").replace(b"GET", b"POST")
    return {
        "upgrades": lambda: hold(attacker, attacker.head(f"{table}/live", UPGRADE + HEADERS)),
        "silence": lambda: hold(attacker, b"GET / HT"),
        "unread": lambda: hold(attacker, attacker.head(f"{record}/plies") * 20, narrow=True),
        "pipeline": lambda: hold(attacker, attacker.head("/api") * 500, narrow=True),
        "chunks": lambda: hold(attacker, post + b"1\r\n \r\n" * 40_000),
        "rubbish": lambda: hold(attacker, b"\x16\x03\x01\r\n\r\n"),
        "pings": lambda: flood(attacker, table, frame(PING) * 5000),
        "pongs": lambda: flood(attacker, table, frame(PONG, b"x") * 5000),
        "fragments": lambda: flood(attacker, table, first + more * 5000),
        "unread pongs": lambda: flood(attacker, table, frame(PING, b"x" * 125) * 500, narrow=True),
        "large messages": lambda: flood(attacker, table, frame(TEXT, spaces) * 20),
        "invalid messages": lambda: flood(attacker, table, frame(TEXT, errors) * 20),
        "mutes": lambda: flood(attacker, table, b"".join(mutes)),
        "hellos": lambda: flood(attacker, record, frame(TEXT, HELLO.encode()) * 200),
        "records": lambda: ask(attacker, f"{record}/record", f"{record}/plies", f"{record}/proof"),
        "moves": lambda: move(attacker),
        "lists": lambda: ask(attacker, "/api/tables?limit=200", "/" + "x" * 300),
    }


def main() -> None:
    """Run the siege."""
    os.nice(10)  # the attacker would have a machine of its own
    attacker = Attacker(sys.argv[1], float(sys.argv[2]))
    wanted = sys.argv[3:]
    threads = [
        threading.Thread(target=attack)
        for name, attack in attacks(attacker).items()
        if not wanted or name in wanted
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(json.dumps(attacker.counts))


if __name__ == "__main__":
    main()
