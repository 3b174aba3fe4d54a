"""The wall clock steps during a game: nobody loses a seat, a turn or a cookie."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hostile.raw_connections import wait_until
from tests.server.running_server import RunningServer, open_server
from vaka.server.live import socket_hub
from vaka.server.storage import table_store
from vaka.server.storage.database import database_time
from vaka.server.tables.turn_clock import RELOAD_SECONDS

OFFSET = "offset"
"""The file with the seconds by which the clock of the server is wrong."""

HOURS = 3600


def serve_stepped(folder: str, log_format: str = "text") -> None:
    """A server whose wall clock reads an offset from a file."""
    from vaka.server import run

    path, seconds, nanoseconds = Path(folder) / OFFSET, time.time, time.time_ns

    def offset() -> int:
        return int(path.read_text()) if path.exists() else 0

    measured = database_time  # SQLite asks the system
    setattr(table_store, "database_time", lambda sql: measured(sql) + offset() * 1000)  # noqa: B010
    time.time = lambda: seconds() + offset()
    time.time_ns = lambda: nanoseconds() + offset() * 10**9
    run(port=0, open_browser=False, data_dir=folder, log_format=log_format)


def serve_sweeping(folder: str) -> None:
    """The same, which looks for old tables all the time."""
    socket_hub.SWEEP_SECONDS = 1
    serve_stepped(folder, log_format="json")


@pytest.fixture(scope="module")
def stepped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with open_server(tmp_path_factory.mktemp("stepped"), serve_stepped) as server:
        yield server


@pytest.fixture
def server(stepped: RunningServer) -> Iterator[RunningServer]:
    yield stepped
    step(stepped, 0)


def step(server: RunningServer, seconds: int) -> None:
    """Step the clock of the server. It reads the file at any moment, so replace it as a whole."""
    written = server.folder / f"{OFFSET}.new"
    written.write_text(str(seconds))
    written.replace(server.folder / OFFSET)


@pytest.mark.parametrize("seconds", [-5, -2 * HOURS, 3 * 365 * 24 * HOURS])
def test_a_cookie_survives_a_step(server: RunningServer, seconds: int) -> None:
    with server.browser() as ana:
        table = ana.set_table("Ana", "Ben")
        person = ana.cookie.partition(".")[0]
        step(server, seconds)
        for _ in range(2):
            found = ana.json(f"/api/tables/{table['id']}")["table"]
            assert all(seat["mine"] for seat in found["seats"])
            assert ana.cookie.partition(".")[0] == person
            step(server, 0)


@pytest.mark.parametrize("seconds", [2 * HOURS, -4 * HOURS])
def test_a_turn_has_its_time_whatever_the_clock_says(server: RunningServer, seconds: int) -> None:
    with server.browser() as ana:
        table = ana.set_table("Ana", "Ben", begin=True, first=0, clock=HOURS)
        with ana.sit(table) as mine:
            step(server, seconds)
            ply = mine.play(mine.state["moves"][0]["move"])
            assert HOURS - 60 < mine.state["seconds_left"] <= HOURS
            step(server, 2 * seconds)
            mine.do("mute", seat=1, muted=True)
        with ana.sit(table) as again:
            assert again.ply == ply, "no bot has played"
            assert HOURS - 120 < again.state["seconds_left"] <= HOURS


@pytest.mark.parametrize("seconds", [2 * HOURS, -2 * HOURS])
def test_who_was_away_for_a_moment_keeps_the_turn(server: RunningServer, seconds: int) -> None:
    with server.browser() as ana, server.browser() as ben:
        table = ana.set_open("Ana", "Ben", begin=True, first=1, absence_limit=HOURS)
        assert ben.join(table, seat=1).status_code == 200
        with ana.sit(table) as mine:
            ben.sit(table).close()
            step(server, seconds)
            mine.await_news(lambda: mine.state["absence_seconds_left"] is not None)
            refused = mine.ask("stand_in", seat=1)
            assert refused["error"]["key"] == "still_away"
            assert HOURS - 120 < refused["error"]["values"]["n"] <= HOURS


def test_a_person_may_write_after_a_step_back(server: RunningServer) -> None:
    with server.browser() as ana:
        table = ana.set_table("Ana", "Ben", begin=True)
        with ana.sit(table) as mine:
            answers = [mine.ask("say", seat=0, text=f"line {each}")["type"] for each in range(6)]
            assert answers == ["ack"] * 5 + ["refused"]
            step(server, -HOURS)
            deadline = time.monotonic() + 60
            while mine.ask("say", seat=0, text="again")["type"] == "refused":
                assert time.monotonic() < deadline
                time.sleep(0.5)


@pytest.mark.parametrize(
    ("seconds", "left"), [(0, HOURS - 2), (-2 * HOURS, HOURS), (2 * HOURS, RELOAD_SECONDS)]
)
def test_a_restart_continues_the_turn(tmp_path: Path, seconds: int, left: int) -> None:
    """A step forward looks like a long time without a server, and a step back like none at all."""
    with open_server(tmp_path, serve_stepped) as server, server.browser() as ana:
        table = ana.set_table("Ana", "Ben", begin=True, first=0, clock=HOURS)
        with ana.sit(table) as mine:
            mine.play(mine.state["moves"][0]["move"])
            time.sleep(2)
        cookie = ana.cookie
        server.kill()
        step(server, seconds)
        with (
            open_server(tmp_path, serve_stepped) as other,
            other.browser(cookie) as again,
            again.sit(table) as mine,
        ):
            assert 0 < mine.state["seconds_left"] <= left
            assert mine.state["turn"] >= 0


def test_a_step_makes_no_table_old(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_sweeping) as server, server.browser() as ana:
        for seconds in (3 * 365 * 24 * HOURS, -3 * 365 * 24 * HOURS):
            step(server, seconds)
            table = ana.set_table("Ana", "Ben")
            with ana.sit(table) as mine:
                mine.do("release", seat=1)
            step(server, 0 if seconds < 0 else seconds)
            sweeps = server.output().count("old tables")
            wait_until(lambda: server.output().count("old tables") >= sweeps + 2)  # noqa: B023
            assert ana.get(f"/api/tables/{table['id']}").status_code == 200
