"""Servers die, are paused, and lose their database while people and bots play: nothing that was
acknowledged is lost or doubled, and the games go on at the other servers."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.postgres import URL, Postgres, open_postgres
from tests.server.running_server import RunningServer
from tests.server.several.lease_expiry import await_drivers, expire
from tests.server.several.storm import Storm
from vaka.core.dice import Dice
from vaka.server.storage.database import connect

KILLS = int(os.environ.get("VAKA_KILLS", "2"))
"""How often a server is killed; `make storm` does it forty times."""

TABLES = int(os.environ.get("VAKA_STORM_TABLES", "4"))
"""How many tables play meanwhile; `make storm` has twenty."""


MOST_WAIT = 10.0
"""Seconds until a bot moves again whose server was killed."""


class ThreeServers:
    """Three servers on one database. One of them may be away; clients then go to another one."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder = folder
        self.database = database
        self.all = [self._start() for _ in range(3)]
        self.outputs: list[str] = []

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.all]

    def _start(self) -> RunningServer:
        return RunningServer(self._folder, database=self.database)

    def kill(self, number: int) -> None:
        self.all[number].kill()
        self._replace(number)

    def update(self, number: int) -> None:
        self.all[number].stop()
        self._replace(number)

    def _replace(self, number: int) -> None:
        self.outputs.append(self.all[number].output())
        self.all[number] = self._start()

    def stop(self) -> None:
        for server in self.all:
            server.stop()
            self.outputs.append(server.output())
        for output in self.outputs:
            assert "Traceback" not in output, output[output.index("Traceback") - 500 :][:5000]


def test_no_kill_of_a_server_loses_or_doubles_a_move(postgres: Postgres, tmp_path: Path) -> None:
    dice = Dice("several kills")
    servers = ThreeServers(tmp_path, postgres.new_database())
    storm = Storm(servers, TABLES)
    for _ in range(KILLS):
        storm.await_moves()
        servers.kill(dice.below(3))
    storm.await_moves()
    wait = storm.end()
    if KILLS >= 40:  # the test run has other work
        assert wait <= MOST_WAIT


def test_a_rolling_update_interrupts_no_game(postgres: Postgres, tmp_path: Path) -> None:
    servers = ThreeServers(tmp_path, postgres.new_database())
    storm = Storm(servers, 3)
    for number in range(3):
        storm.await_moves()
        servers.update(number)
    storm.await_moves()
    storm.end()


def test_a_server_that_was_paused_beyond_its_leases_doubles_nothing(
    postgres: Postgres, tmp_path: Path
) -> None:
    """When it runs again, it takes its leases for valid, but others have them."""
    servers = ThreeServers(tmp_path, postgres.new_database())
    engine = connect(servers.database)
    storm = Storm(servers, 3)
    storm.await_moves()
    for server in servers.all[:2]:
        os.kill(server.pid, signal.SIGSTOP)
        expire(engine)
        await_drivers(engine)
        os.kill(server.pid, signal.SIGCONT)
        storm.await_moves()
    storm.end()
    engine.dispose()


def test_games_go_on_after_a_restart_of_the_database(tmp_path: Path) -> None:
    if URL in os.environ:
        pytest.skip("that PostgreSQL is not ours to restart")
    pgserver = pytest.importorskip("pgserver")
    with (
        TemporaryDirectory(prefix="vaka-pg-", ignore_cleanup_errors=True) as folder,
        open_postgres(Path(folder)) as postgres,
    ):
        servers = ThreeServers(tmp_path, postgres.new_database())
        storm = Storm(servers, 3)
        storm.await_moves()
        data = Path(folder) / "data"
        user = data.owner() if os.geteuid() == 0 else None  # PostgreSQL does not run as root
        pgserver._commands.pg_ctl(["-w", "-m", "fast", "restart"], pgdata=data, user=user)
        storm.await_moves()
        storm.end()
