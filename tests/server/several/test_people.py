"""What one server knows of people reaches the others: who is there, who moved, who was banned."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.postgres import Postgres
from tests.server.running_server import JSON, Client, RunningServer, error_of, open_server
from tests.server.several.lease_expiry import expire
from vaka.core.errors import VakaError
from vaka.server import run
from vaka.server.storage.database import connect


def is_there(client: Client, seat: int) -> bool:
    return bool(client.table["seats"][seat]["connected"])


def test_everybody_sees_who_is_at_another_server(servers: list[RunningServer]) -> None:
    with servers[0].browser() as ana, servers[1].browser() as ben, servers[2].browser() as eve:
        table = ana.set_open("Ana", "Ben", access="listed", begin=True)
        ben.join(table, seat=1)
        with ana.sit(table) as mine:
            with ben.sit(table), eve.sit(table):
                mine.await_news(lambda: is_there(mine, 1) and mine.table["spectator_count"] == 1)
                listed = eve.json("/api/tables", limit=200)["tables"]
                seats = next(each["seats"] for each in listed if each["id"] == table["id"])
                assert [seat["connected"] for seat in seats] == [True, True]
            mine.await_news(lambda: not is_there(mine, 1) and not mine.table["spectator_count"])


def test_a_request_sees_what_another_server_has_just_stored(servers: list[RunningServer]) -> None:
    """Without sticky sessions, every request of a person may go to another server."""
    with servers[0].browser() as ana, servers[0].browser() as ben:
        theirs = [[server.browser(who.cookie) for server in servers] for who in (ana, ben)]
        for number in range(6):
            first, second = theirs[0][number % 3], theirs[1][(number + 1) % 3]
            table = first.set_open("Ana", "Ben", access="private")
            assert second.get(f"/api/tables/{table['id']}").status_code == 403
            assert second.join(table, invite=table["invite"]).status_code == 200
            for browser in theirs[1]:
                seen = browser.json(f"/api/tables/{table['id']}")["table"]
                assert [seat["mine"] for seat in seen["seats"]] == [False, True]
        for browser in [*theirs[0], *theirs[1]]:
            browser.close()


def test_two_people_cannot_take_one_seat_at_two_servers(servers: list[RunningServer]) -> None:
    with servers[0].browser() as ana, servers[1].browser() as ben, servers[2].browser() as eve:
        for _ in range(5):
            table = ana.set_open("Ana", "Ben", access="listed")
            with ben.sit(table) as one, eve.sit(table) as two:
                one.say(type="take", id="1", seat=1)
                two.say(type="take", id="1", seat=1)
                answers = [_answer(client) for client in (one, two)]
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert error_of(refused)["key"] == "taken"


def _answer(client: Client) -> JSON:
    while (message := client.hear()).get("id") != "1":
        pass
    return message


def test_a_person_who_moves_is_recognised_everywhere_and_the_old_device_nowhere(
    servers: list[RunningServer],
) -> None:
    with servers[0].browser() as old, servers[1].browser() as new:
        table = old.set_table("Ana", "Ben", begin=True)
        old_cookie = old.cookie
        with servers[2].browser(old_cookie) as elsewhere, elsewhere.sit(table) as client:
            token = old.post("/api/me/pass").json()["token"]
            assert new.post("/api/me/move", {"token": token}).status_code == 200
            for server in servers:
                with server.browser(new.cookie) as moved, moved.sit(table) as mine:
                    assert mine.table["seats"][0]["mine"]
            with pytest.raises(ConnectionClosed) as closed:
                client.await_news(lambda: False)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4401
        for server in servers:
            with server.browser(old_cookie) as stranger:
                seen = stranger.json(f"/api/tables/{table['id']}")["table"]
                assert not any(seat["mine"] for seat in seen["seats"])


def test_a_server_with_another_key_is_rejected(
    servers: list[RunningServer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VAKA_SECRET", "k" * 32)
    with pytest.raises(VakaError, match="another key"):
        run(port=0, open_browser=False, data_dir=tmp_path, database=servers[0].database)


def test_a_server_that_died_has_nobody_there(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    engine = connect(database)
    other = RunningServer(tmp_path, database=database)
    with (
        open_server(tmp_path, database=database) as server,
        server.browser() as ana,
        other.browser() as ben,
    ):
        table = ana.set_open("Ana", "Ben", access="listed", begin=True)
        ben.join(table, seat=1)
        with ana.sit(table) as mine, ben.sit(table):
            mine.await_news(lambda: is_there(mine, 1))
            other.kill()
            expire(engine)
            mine.await_news(lambda: not is_there(mine, 1))
    engine.dispose()
