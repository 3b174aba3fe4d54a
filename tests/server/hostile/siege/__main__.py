"""`make siege`: every abuse at once for two minutes beside 100 players, on both databases."""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil  # type: ignore[import-untyped]

from tests.server.hostile.raw_connections import log_lines, memory_of
from tests.server.hostile.siege.network import (
    ATTACKER,
    is_inside,
    run_inside,
    set_up,
    why_not,
)
from tests.server.hostile.siege.players import Players, Waits
from tests.server.hostile.siege.server import serve
from tests.server.postgres import has_postgres, open_postgres
from tests.server.running_server import PATIENCE, RunningServer
from vaka.server.storage import url_of

RATIO = 3.0
"""How much longer people may wait during the siege, at the 99th percentile."""

MEGABYTES = 400
"""How much the server may grow."""

LINES = 10
"""Log lines a second."""

AFTER = 90.0
"""Seconds in which the server has closed every connection of an attacker who keeps all of them open
and does nothing any more."""


def attacker_connections(server: RunningServer) -> int:
    """How many connections of the attacker a server has open."""
    found = psutil.Process(server.pid).net_connections("tcp")
    return sum(bool(each.raddr) and each.raddr.ip == ATTACKER for each in found)


async def besiege(server: RunningServer, given: argparse.Namespace) -> dict[str, Any]:
    """Let people play, first undisturbed, then under siege. Return what was measured."""
    people = Players(server.url, given.players)
    playing = asyncio.create_task(people.play())
    await _moves_for(people, 5)
    people.waits = Waits()
    await _moves_for(people, given.calm)
    before, people.waits = people.waits, Waits()
    module = "tests.server.hostile.siege.attacks"
    command = [sys.executable, "-m", module, server.url, *given.only]
    attack = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert attack.stdout
    await asyncio.to_thread(attack.stdout.readline)
    people.waits = Waits()
    memory, lines = memory_of(server), len(log_lines(server))
    peak, most = memory, 0
    end = time.monotonic() + given.seconds
    while time.monotonic() < end and attack.poll() is None:
        await asyncio.sleep(1)
        peak = max(peak, memory_of(server))
        most = max(most, attacker_connections(server))
    attack.send_signal(signal.SIGSTOP)
    during = people.waits
    new_lines = log_lines(server)[lines:]
    logged = Counter(line["at"] for line in new_lines)
    people.is_over = True
    await playing
    left = await _left(server)
    attack.send_signal(signal.SIGCONT)
    attack.terminate()
    return {
        "moves": [len(before.seconds), len(during.seconds)],
        "p50_ms": [round(1000 * waits.share(0.5), 1) for waits in (before, during)],
        "p99_ms": [round(1000 * waits.share(0.99), 1) for waits in (before, during)],
        "memory_mb": [round(memory / 2**20), round(peak / 2**20)],
        "most_connections": most,
        "connections_left": left,
        "most_log_lines_a_second": max(logged.values(), default=0),
        "log_lines": Counter(f"{line['logger']}: {line['message']}" for line in new_lines),
        "attacks": json.loads(attack.communicate()[0]),
        "errors": people.errors[:5],
    }


async def _moves_for(people: Players, seconds: float) -> None:
    """Let people play for so long, and on a busy machine until somebody has moved."""
    await asyncio.sleep(seconds)
    async with asyncio.timeout(PATIENCE):
        await people.waits.has_some.wait()


async def _left(server: RunningServer) -> int:
    """How many connections stay open of an attacker who holds them."""
    end = time.monotonic() + AFTER
    while (left := attacker_connections(server)) and time.monotonic() < end:
        await asyncio.sleep(1)
    return left


def verdicts(found: dict[str, Any]) -> dict[str, bool]:
    """What holds."""
    calm, siege = found["p99_ms"]
    return {
        "p99": siege <= RATIO * calm,
        "memory": found["memory_mb"][1] - found["memory_mb"][0] <= MEGABYTES,
        "connections": found["most_connections"] <= 350 and not found["connections_left"],
        "log": found["most_log_lines_a_second"] <= LINES,
        "players": not found["errors"] and min(found["moves"]) > 0,
        "attacks": not found["attacks"]["failed"],
    }


@contextmanager
def databases(wanted: str, folder: Path) -> Iterator[dict[str, str]]:
    """The URLs of the databases."""
    found = {"sqlite": url_of(folder)} if wanted != "postgresql" else {}
    if wanted == "sqlite":
        yield found
        return
    with open_postgres(folder) as postgres:
        yield {**found, "postgresql": postgres.new_database()}


def main() -> int:
    """Run the sieges; 1 if something does not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=120.0, help="how long the siege lasts")
    parser.add_argument("--calm", type=float, default=60.0, help="how long people play before it")
    parser.add_argument("--database", choices=["both", "sqlite", "postgresql"], default="both")
    parser.add_argument("--only", nargs="*", default=[], help="only these attacks, by name")
    given = parser.parse_args()
    if not is_inside():
        if reason := why_not():
            print(reason, file=sys.stderr)
            return 2
        return run_inside("tests.server.hostile.siege", sys.argv[1:])
    if given.database != "sqlite" and not has_postgres():
        print("no PostgreSQL here: to leave it out, pass --database sqlite", file=sys.stderr)
        return 2
    set_up(given.players)
    is_good = True
    with TemporaryDirectory() as folder, databases(given.database, Path(folder)) as urls:
        for name, url in urls.items():
            home = Path(folder) / f"{name}-server"
            home.mkdir()
            server = RunningServer(home, serve, url)
            found = asyncio.run(besiege(server, given))
            server.stop()
            held = verdicts(found)
            is_good = is_good and all(held.values())
            print(json.dumps({"database": name, **found, "holds": held}), flush=True)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
