"""`vaka serve --workers`: several processes on one port."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing import Pipe, get_context
from pathlib import Path
from socket import socket
from types import SimpleNamespace

import pytest
import sqlalchemy as sa
from psutil import Process  # type: ignore[import-untyped]

from tests.server.postgres import Postgres
from tests.server.running_server import Browser
from vaka.core.dice import Dice
from vaka.core.errors import VakaError
from vaka.server import run, workers
from vaka.server.socket_handover import CAN_HAND_OVER
from vaka.server.storage.database import connect
from vaka.server.storage.sql_schema import SERVERS


@contextmanager
def serving(folder: Path, database: str) -> Iterator[tuple[int, str]]:
    """A server of two processes: its process id and its URL."""
    options = ["--port", "0", "--no-browser", "--workers", "2", "--data", str(folder)]
    vaka = [sys.executable, "-c", "from vaka.cli import main; main()"]
    command = [*vaka, "serve", *options, "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            found = re.search(r"http://\S+/", process.stdout.readline())
            assert found
            yield process.pid, found[0]
        finally:
            process.terminate()


def children(pid: int) -> list[int]:
    """The worker processes of a server."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8")
    found = [int(child) for child in text.split()]
    return [child for child in found if b"spawn_main" in _command(child)]


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def live_servers(database: str) -> set[str]:
    """The servers on a database, and those that died a moment ago."""
    engine = connect(database)
    with engine.connect() as connection:
        found = set(connection.scalars(sa.select(SERVERS.c.id)))
    engine.dispose()
    return found


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_a_game_goes_on_when_a_worker_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with serving(tmp_path, database) as (pid, url), Browser(url) as ana:
        table = ana.set_table("Ana", "random", begin=True)
        with ana.sit(table) as client:
            client.play_on(Dice("workers"), plies=10)
        before = children(pid)
        assert len(before) == 2
        for worker in before:  # one after the other: at any moment, one serves
            known = live_servers(database)
            os.kill(worker, signal.SIGKILL)
            while live_servers(database) <= known:  # until its successor has come
                pass
            with ana.sit(table) as client:
                client.play_on(Dice(f"{worker}"), plies=client.ply + 10)
        assert not set(before) & set(children(pid))
        last = children(pid)
    assert not any(_command(worker) for worker in last), "they stop with their parent"


@pytest.mark.skipif(not CAN_HAND_OVER, reason="files cannot be sent on this system")
def test_clients_of_a_table_meet_at_one_worker(postgres: Postgres, tmp_path: Path) -> None:
    with serving(tmp_path, postgres.new_database()) as (pid, url), Browser(url) as ana:
        for table in (ana.set_table("Ana", "random", begin=True) for _ in range(4)):
            worker = children(pid)[zlib.crc32(table["id"].encode()) % 2]
            with ExitStack() as stack:
                clients = [stack.enter_context(ana.sit(table)) for _ in range(5)]
                ports = {client._socket.socket.getsockname()[1] for client in clients}
                served = Process(worker).net_connections("tcp")
                assert ports <= {each.raddr.port for each in served if each.raddr}
                clients[0].play_on(Dice("meet"), plies=5)


def test_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(VakaError, match="several workers need PostgreSQL"):
        run(port=0, open_browser=False, data_dir=tmp_path, workers=2)


def test_what_keeps_a_worker_from_starting_is_said_once(tmp_path: Path) -> None:
    with pytest.raises(VakaError, match="cannot be opened") as refused:
        run(
            port=0,
            open_browser=False,
            data_dir=tmp_path,
            database="postgresql://nobody@127.0.0.1:1/none",
            workers=2,
        )
    assert "\n" not in str(refused.value)


def refuse(*_: object) -> None:
    raise VakaError("the database is away")


def test_a_worker_that_replaces_another_says_why_it_cannot_start(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Nobody waits for its answer."""
    here, there = Pipe(duplex=False)
    here.close()
    worker = get_context("spawn").Process(target=workers._run, args=(refuse, None, there, None))
    worker.start()
    worker.join()
    assert worker.exitcode == 1
    assert capfd.readouterr().err == "a worker cannot start: the database is away\n"


def test_a_worker_that_dies_again_and_again_is_replaced_after_longer_pauses() -> None:
    with socket() as listener:
        both = workers.Workers(refuse, listener, 2)
        pauses: list[float] = []
        for age in (0.0,) * 8 + (2 * workers.MOST_PAUSE, 0.0):
            began = both._began[1] = time.monotonic() - age
            both._running[1] = None
            both._bury(1, SimpleNamespace(pid=1, exitcode=1))
            pauses.append(both._due[1] - began)
        both._end()
    assert pauses == pytest.approx([1, 2, 4, 8, 16, 32, 60, 60, 0, 1])
