"""A load test with many people at many tables: `make load`.

The same load goes to a Vaka server and, for comparison, to a minimal server that only stores each
message in the same database in the same way and echoes it to the four clients of its room. Each
table has four sockets; the player to act thinks for a moment and moves. Both servers are measured
in alternating intervals of a few seconds until all games are over, so that changes of the machine's
speed affect both. The clients measure the figures, in a process of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.load.alternation import SHARE, Alternation
from benchmarks.load.echo_server import play_echo
from benchmarks.load.latencies import Times
from benchmarks.load.server_process import Process, serving
from benchmarks.load.simulated_players import Outcome, create_tables
from benchmarks.load.temporary_postgres import open_postgres
from vaka.server.storage import url_of

TARGET_RATIO = 3.0
TARGET_MEMORY = 200
TARGET_CPU = 1.3
WELL = "no error, no lost or doubled move"


def main(arguments: list[str] | None = None) -> int:
    """Measure and print. Return the exit code: whether anything failed."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--tables", type=int, default=125, help="tables of four (125)")
    parser.add_argument("--think", type=float, default=0.5, help="seconds before a move (0.5)")
    parser.add_argument("--database", help="URL of an empty database (a file of SQLite)")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server (1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    wanted = parser.parse_args(arguments)
    with TemporaryDirectory() as folder, _database(Path(folder), wanted) as database:
        figures = measure(Path(folder), database, wanted)
    if wanted.json:
        print(json.dumps(figures))
    else:
        report(figures)
    return 1 if figures["errors"] else 0


@contextmanager
def _database(folder: Path, wanted: argparse.Namespace) -> Iterator[str]:
    """The URL of the database."""
    if not wanted.postgres:
        yield wanted.database or url_of(folder)
        return
    with open_postgres(folder / "postgres") as url:
        yield url


def measure(folder: Path, database: str, wanted: argparse.Namespace) -> dict[str, object]:
    """All figures of a run."""
    gc.disable()  # a garbage collection would delay clients, which would then all send at once
    outcome, vaka, echo = Outcome(), Times(), Times()
    began, worked = time.perf_counter(), time.process_time()
    with (
        serving("benchmarks.load.echo_server", folder, database) as minimal,
        serving("benchmarks.load.vaka_server", folder, database, str(wanted.workers)) as server,
    ):
        asyncio.run(_play(server, minimal, wanted, outcome, vaka, echo))
    busy = (time.process_time() - worked) / (time.perf_counter() - began)
    outcome.errors.extend(f"the server said: {line}" for line in server.complaints())
    return {
        "workers": wanted.workers,
        "tables": wanted.tables,
        "sockets": 4 * wanted.tables,
        "moves": vaka.count,
        "moves_per_second": round(vaka.rate(SHARE), 1),
        "cpu_ms_per_move": round(outcome.cpu_seconds * 1000 / vaka.count, 2),
        "idle_cpu_ms_per_second": round(outcome.idle * 1000, 1),
        "p50_ms": round(vaka.quantile(0.5) * 1000, 1),
        "p99_ms": round(vaka.quantile(0.99) * 1000, 1),
        "echoes": echo.count,
        "echoes_per_second": round(echo.rate(SHARE), 1),
        "echo_p50_ms": round(echo.quantile(0.5) * 1000, 1),
        "echo_p99_ms": round(echo.quantile(0.99) * 1000, 1),
        "ratio_p99": round(vaka.quantile(0.99) / echo.quantile(0.99), 2),
        "clients_busy": round(busy, 2),
        "kilobytes_per_table": outcome.kilobytes,
        "errors": outcome.errors,
    }


async def _play(
    server: Process,
    minimal: Process,
    wanted: argparse.Namespace,
    outcome: Outcome,
    vaka: Times,
    echo: Times,
) -> None:
    """Play all games to the end, alternating with messages to the echo server."""
    tables = await create_tables(server, wanted.tables, wanted.workers, outcome)
    alternation = Alternation()
    talk = asyncio.create_task(
        play_echo(minimal.url, wanted.tables, wanted.think, alternation, echo)
    )
    await tables.play(wanted.think, alternation, vaka)
    if talk.done():
        talk.result()  # it sends until it is cancelled or fails
    talk.cancel()
    await asyncio.gather(talk, return_exceptions=True)


def report(figures: dict[str, object]) -> None:
    """Print the figures."""
    print("{tables} tables, {sockets} sockets, all games to the end, ".format(**figures), end="")
    print("on {workers} processes".format(**figures))
    print("Vaka  {moves} moves, {moves_per_second} a second, ".format(**figures), end="")
    print("p50 {p50_ms} ms, p99 {p99_ms} ms from move to last receiver".format(**figures))
    print("echo  {echoes} messages, {echoes_per_second} a second, ".format(**figures), end="")
    print("p50 {echo_p50_ms} ms, p99 {echo_p99_ms} ms".format(**figures))
    print("the clients were busy for {clients_busy} of the time".format(**figures))
    print("p99 is {ratio_p99} times that of the echo".format(**figures), f"(target {TARGET_RATIO})")
    print("{cpu_ms_per_move} ms of CPU time per move in the server ".format(**figures), end="")
    print(f"(target with several workers: {TARGET_CPU} times that with one), ", end="")
    print("and {idle_cpu_ms_per_second} ms per second when idle".format(**figures))
    print("{kilobytes_per_table} kB a table".format(**figures), f"(target {TARGET_MEMORY})")
    print("errors: {errors}".format(**figures) if figures["errors"] else WELL)


if __name__ == "__main__":
    sys.exit(main())
