"""Many people at many tables at once: `make load`.

A server of Vaka and, for comparison, a minimal one that only stores each message in the same
database in the same way and echoes it to the four of its room, are put under the same load: so many
tables, four sockets each, whoever is to act thinks for a moment and moves. The echo is measured
half before and half after, for a machine has good and bad moments. The figures are taken at the
clients, in a process of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.load.club import play_club
from benchmarks.load.echo import play_echo
from benchmarks.load.postgres import open_postgres
from benchmarks.load.process import serving
from benchmarks.load.times import Times
from vaka.server.storage import url_of

AIM_RATIO = 3.0
AIM_MEMORY = 200
WELL = "no error, no lost or doubled move"


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, and say by the exit code whether anything went wrong."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--tables", type=int, default=125, help="tables of four (125)")
    parser.add_argument("--think", type=float, default=1.0, help="seconds before a move (1.0)")
    parser.add_argument("--echoes", type=int, default=100, help="messages a room of the echo (100)")
    parser.add_argument("--database", help="URL of an empty database (a file of SQLite)")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own")
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
    """The URL of the database to be used."""
    if not wanted.postgres:
        yield wanted.database or url_of(folder)
        return
    with open_postgres(folder / "postgres") as url:
        yield url


def measure(folder: Path, database: str, wanted: argparse.Namespace) -> dict[str, object]:
    """All figures of a run."""
    gc.disable()  # clients that stop to clear up would all speak at once afterwards
    echo, club = Times(), Times()
    _measure_echo(folder, database, wanted, echo)
    with serving("benchmarks.load.serve", folder, database) as server:
        outcome = asyncio.run(play_club(server, wanted.tables, wanted.think, club))
        club.stop()
    outcome.errors.extend(f"the server said: {line}" for line in server.complaints())
    _measure_echo(folder, database, wanted, echo)
    return {
        "tables": wanted.tables,
        "sockets": 4 * wanted.tables,
        "moves": club.count,
        "moves_per_second": round(club.rate(), 1),
        "p50_ms": round(club.quantile(0.5) * 1000, 1),
        "p99_ms": round(club.quantile(0.99) * 1000, 1),
        "clients_busy": round(club.busy(), 2),
        "echo_per_second": round(echo.rate(), 1),
        "echo_p50_ms": round(echo.quantile(0.5) * 1000, 1),
        "echo_p99_ms": round(echo.quantile(0.99) * 1000, 1),
        "echo_clients_busy": round(echo.busy(), 2),
        "ratio_p99": round(club.quantile(0.99) / echo.quantile(0.99), 2),
        "kilobytes_per_table": outcome.kilobytes,
        "errors": outcome.errors,
    }


def _measure_echo(folder: Path, database: str, wanted: argparse.Namespace, echo: Times) -> None:
    """One half of it."""
    with serving("benchmarks.load.echo", folder, database) as server:
        half = wanted.echoes // 2
        asyncio.run(play_echo(server.url, wanted.tables, wanted.think, half, echo))
        echo.stop()


def report(figures: dict[str, object]) -> None:
    """Say it in words."""
    print("{tables} tables, {sockets} sockets, all games to the end".format(**figures))
    print("Vaka  {moves} moves, {moves_per_second} a second, ".format(**figures), end="")
    print("p50 {p50_ms} ms, p99 {p99_ms} ms from move to last receiver, ".format(**figures), end="")
    print("clients busy for {clients_busy} of the time".format(**figures))
    print("echo  {echo_per_second} a second, ".format(**figures), end="")
    print("p50 {echo_p50_ms} ms, p99 {echo_p99_ms} ms, ".format(**figures), end="")
    print("clients busy for {echo_clients_busy} of the time".format(**figures))
    print("p99 is {ratio_p99} times that of the echo".format(**figures), f"(aim {AIM_RATIO})")
    print("{kilobytes_per_table} kB a table".format(**figures), f"(aim {AIM_MEMORY})")
    print("errors: {errors}".format(**figures) if figures["errors"] else WELL)


if __name__ == "__main__":
    sys.exit(main())
