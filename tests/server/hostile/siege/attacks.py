"""The abuses, all from one address, each in a thread of its own.

`python -m tests.server.hostile.siege.attacks URL [NAME...]` runs all of them, or some, until
SIGTERM, and prints what became of them as JSON.
"""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from tests.server.hostile.raw_connections import CONTINUATION, HELLO, PING, PONG, TEXT, frame
from tests.server.hostile.siege.attacker import GAME, UPGRADE, Attacker
from tests.server.hostile.siege.network import ATTACKER
from tests.server.hostile.test_long_records import record_text
from vaka import games

HEADERS = "".join(f"X-{number}: 1\r\n" for number in range(150))
PARTS = ("record", "plies", "proof", "views?from=0&to=60")
"""What can be read of a record."""


def hold(attacker: Attacker, data: bytes, *, narrow: bool = False, most: int = 300) -> None:
    """Open connections, send the same to each, and hold them open without reading."""
    held: list[socket.socket] = []
    while attacker.goes_on:
        with suppress(OSError):
            made = attacker.dial(narrow=narrow)
            held.append(made)
            made.settimeout(0.05)
            with suppress(TimeoutError):  # it does not take everything
                made.sendall(data)
            attacker.reach()
        if len(held) > most:
            held.pop(0).close()
        attacker.rest(0.02)
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
                    attacker.reach()
                    if not narrow:
                        with suppress(TimeoutError):
                            if not made.recv(1 << 16):
                                break
                    attacker.rest(0.01)
        except OSError:
            pass
        attacker.note("sockets closed")
        attacker.rest(0.5)


def ask(attacker: Attacker, *paths: str) -> None:
    """Request pages again and again, as fast as possible."""
    transport = httpx.HTTPTransport(local_address=ATTACKER)
    address = f"http://{attacker.parts.netloc}"
    with httpx.Client(base_url=address, transport=transport, cookies=attacker.http.cookies) as http:
        while attacker.goes_on:
            for path in paths:
                try:
                    code = http.get(path, timeout=30).status_code
                    attacker.note(f"status {code}")
                    if code == 200:
                        attacker.reach()
                except httpx.HTTPError:
                    attacker.note("requests aborted")
                attacker.rest(0.02)


def play(attacker: Attacker, path: str, seed: int) -> None:
    """Play and take back, as fast as possible."""
    dice = random.Random(seed)
    while attacker.goes_on:
        with suppress(OSError, WebSocketException), attacker.sit(path) as made:
            _play(attacker, made, dice)
        attacker.rest(0.5)


def _play(attacker: Attacker, made: ClientConnection, dice: random.Random) -> None:
    made.send(HELLO)
    while attacker.goes_on:
        message = json.loads(made.recv(60))
        if message["type"] == "ack":
            attacker.reach()
        if message["type"] not in ("table", "update"):
            continue
        state = message["state"]
        if message["table"]["stage"] == "over":
            return
        if state["turn"] < 0:  # an uploaded record has to be begun
            made.send('{"type": "begin", "id": "begin"}')
            continue
        attacker.note("plies")
        common = {"id": f"m{time.monotonic_ns()}", "seat": state["turn"], "ply": state["ply"]}
        if state["undo"] and dice.random() < 0.5:
            made.send(json.dumps({"type": "undo", **common}))
        else:
            moves = games.load(GAME).parse_position(state["view"]["position"]).moves()
            made.send(json.dumps({"type": "play", "moves": [dice.choice(moves)], **common}))


def crowd(attacker: Attacker, path: str, people: int) -> None:
    """Crowd around a table, and come and go there."""
    with ExitStack() as stack:
        for _ in range(people):
            with suppress(OSError, WebSocketException):
                made = stack.enter_context(attacker.sit(path, is_known=False))
                made.send(HELLO)
                threading.Thread(target=_read, args=(made,), daemon=True).start()
                attacker.reach()
        while attacker.goes_on:
            with suppress(OSError, WebSocketException), attacker.sit(path, is_known=False) as made:
                made.send(HELLO)
                made.recv(30)
            attacker.rest(0.02)


def _read(made: ClientConnection) -> None:
    with suppress(OSError, WebSocketException):
        for _ in made:
            pass


def advise(attacker: Attacker, path: str) -> None:
    """Ask for hints as fast as possible."""
    while attacker.goes_on:
        with suppress(OSError, WebSocketException), attacker.sit(path) as made:
            made.send(HELLO)
            while attacker.goes_on:
                message = json.loads(made.recv(60))
                if message["type"] == "hint":
                    attacker.reach()
                if message["type"] in ("table", "hint", "refused"):
                    seat, ply = 0, message.get("ply", 0)
                    made.send(json.dumps({"type": "hint", "id": "h", "seat": seat, "ply": ply}))
                    time.sleep(0.1)


def upload(attacker: Attacker) -> None:
    """Upload records with many undos."""
    record = record_text(4_900, is_finished=False)  # longer ones are refused at once
    while attacker.goes_on:
        transport = httpx.HTTPTransport(local_address=ATTACKER)
        address = f"http://{attacker.parts.netloc}"
        with httpx.Client(base_url=address, transport=transport, timeout=60) as http:
            try:
                code = http.post("/api/records", content=record.encode()).status_code
                attacker.note(f"status {code}")
                if code == 201:
                    attacker.reach()
            except httpx.HTTPError:
                attacker.note("requests aborted")
        attacker.rest(0.2)


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
            if answer.status_code == 200:
                attacker.reach()
        attacker.rest(0.02)


def play_many(attacker: Attacker) -> None:
    """Play at many tables at once."""
    others: list[threading.Thread] = []
    while attacker.goes_on and len(others) < 12:
        with suppress(KeyError, httpx.HTTPError):  # too many tables at once
            given = (attacker, attacker.set_table(), len(others))
            others.append(threading.Thread(target=play, args=given, name="plays"))
            others[-1].start()
        time.sleep(0.1)
    for each in others:
        each.join()


def attacks(attacker: Attacker) -> dict[str, Callable[[], None]]:
    """All abuses by name."""
    record, running, table = attacker.record, attacker.running, attacker.table
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
        "records": lambda: ask(attacker, *(f"{record}/{part}" for part in PARTS)),
        "running records": lambda: ask(attacker, *(f"{running}/{part}" for part in PARTS)),
        "running hellos": lambda: flood(attacker, running, frame(TEXT, HELLO.encode()) * 200),
        "running": lambda: play(attacker, running, 1),
        "plays": lambda: play_many(attacker),
        "crowd": lambda: crowd(attacker, table, 100),
        "hints": lambda: advise(attacker, table),
        "uploads": lambda: upload(attacker),
        "pictures": lambda: ask(attacker, f"{table}/preview.png", f"{table}/board.svg"),
        "moves": lambda: move(attacker),
        "lists": lambda: ask(attacker, "/api/tables?limit=200", "/" + "x" * 300),
    }


def main() -> None:
    """Run the siege."""
    os.nice(10)  # the attacker would have a machine of its own
    attacker = Attacker(sys.argv[1])
    print("ready", flush=True)
    signal.signal(signal.SIGTERM, lambda *_: attacker.stop())
    wanted = sys.argv[2:]
    threads = [
        threading.Thread(target=attack, name=name)
        for name, attack in attacks(attacker).items()
        if not wanted or name in wanted
    ]
    attacker.names = {thread.name for thread in threads}
    for thread in threads:
        thread.start()
    while attacker.goes_on:
        time.sleep(0.2)  # a signal does not end a join
    for thread in threads:
        thread.join()
    failed = sorted(attacker.names - attacker.reached)
    print(json.dumps({**attacker.counts, "failed": failed}))


if __name__ == "__main__":
    main()
