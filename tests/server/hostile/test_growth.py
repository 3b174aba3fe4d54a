"""Quotas per address, long lists of tables, and clean-up by the host."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.server.hostile.raw_connections import wait_until
from tests.server.running_server import JSON, Browser, Client, RunningServer, open_server
from vaka.cli.app import run
from vaka.core.dice import Dice
from vaka.core.fair_shuffle import Shuffle
from vaka.games import load
from vaka.server import launch, moderation
from vaka.server.game_catalogue import Catalogue
from vaka.server.live import socket_hub
from vaka.server.settings import Limits
from vaka.server.storage import Place, SeatOccupant, Storage, TableRow, Wanted
from vaka.server.storage.administration import open_administration
from vaka.server.storage.database import connect
from vaka.server.storage.sql_schema import TABLES
from vaka.server.tables import undos
from vaka.server.tables.table_setup import new_row, with_shuffle
from vaka.server.tables.tables import Tables

ANA, BEN = "a" * 32, "b" * 32
PEOPLE = (ANA, BEN, "c" * 32)
HOST = {"Host": "vaka.test"}


def _row(number: int) -> TableRow:
    """One of many different tables."""
    game = load("tongiaki")
    creator = PEOPLE[number % 3]
    holder = ANA if number % 7 == 0 else None
    agent = "random" if number % 2 == 0 and holder is None else None
    occupants = [SeatOccupant(None, creator), SeatOccupant(agent, holder)]
    row = with_shuffle(new_row(game, game.setup(2), occupants, creator), Shuffle.new())
    return replace(
        row,
        changed=1000 + number // 3,
        begun=number % 2 == 0,
        result={"reason": "x"} if number % 4 == 0 else None,
        access=("house", "listed", "private")[number % 5 % 3],
        guests=frozenset({ANA}) if number % 11 == 0 else frozenset(),
    )


@pytest.fixture
def filled(database: str) -> Iterator[Storage]:
    storage = Storage(database)
    for number in range(120):
        storage.create(_row(number))
    yield storage
    storage.close()


def _expected(storage: Storage, wanted: Wanted) -> list[str]:
    """What a list should contain, by the definition."""
    rows = [row for table in _ids(storage) if (found := storage.load(table)) for row in found[:1]]

    def is_mine(row: TableRow) -> bool:
        return row.is_member(wanted.person)

    def stage(row: TableRow) -> str:
        return "over" if row.result else "playing" if row.begun else "waiting"

    def is_shared(row: TableRow) -> bool:
        people = {occupant.holder for occupant in row.occupants if occupant.holder}
        return len(people) > 1 or (bool(people) and SeatOccupant() in row.occupants)

    kept = [
        row
        for row in rows
        if (is_mine(row) or row.access != "private" or wanted.person in row.guests)
        and (is_mine(row) or not wanted.is_mine)
        and stage(row) in wanted.stages
        and (not wanted.is_free or (not row.result and SeatOccupant() in row.occupants))
        and (not wanted.is_shared or is_mine(row) or is_shared(row))
    ]
    kept.sort(key=lambda row: (not is_mine(row), bool(row.result), -row.changed, row.id))
    return [row.id for row in kept]


def _ids(storage: Storage) -> list[str]:
    with storage._engine.connect() as connection:
        return list(connection.scalars(sa.select(TABLES.c.id)))


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted(ANA),
        Wanted(BEN),
        Wanted("d" * 32),
        Wanted(ANA, is_mine=True),
        Wanted(ANA, is_free=True),
        Wanted(BEN, stages=["over"]),
        Wanted(BEN, stages=["waiting", "playing"]),
        Wanted(ANA, stages=["playing"], is_mine=True),
        Wanted(ANA, is_shared=True),
        Wanted("d" * 32, stages=["playing"], is_shared=True, is_free=True),
    ],
    ids=str,
)
def test_pages_contain_every_table_once_and_in_order(filled: Storage, wanted: Wanted) -> None:
    expected = _expected(filled, wanted)
    for limit in (1, 7, 50, 500):
        found: list[str] = []
        after: Place | None = None
        while True:
            rows, after, total = filled.listing(wanted, limit, after)
            assert total == len(expected)
            found += [row.id for row in rows]
            assert after is None or len(rows) == limit
            if after is None:
                break
            assert Place.parse(str(after)) == after
        assert found == expected


def test_the_list_follows_those_who_sit_down_and_leave(filled: Storage) -> None:
    wanted = Wanted("d" * 32, is_shared=True, is_free=True)
    for table_id in _ids(filled)[:20]:
        found = filled.load(table_id)
        assert found
        row = found[0]
        other = SeatOccupant("random") if SeatOccupant() in row.occupants else SeatOccupant()
        row = replace(row, occupants=(row.occupants[0], other), version=row.version + 1)
        filled.save(row, seated=[1])
        rows, _, _ = filled.listing(wanted, 500)
        assert [row.id for row in rows] == _expected(filled, wanted)


@pytest.mark.parametrize(
    ("wanted", "index"),
    [
        (Wanted("d" * 32, stages=["over"]), "ix_tables_listing"),
        (Wanted("d" * 32, stages=["over"], is_shared=True), "ix_tables_shared"),
        (Wanted("d" * 32, stages=["playing"], is_free=True), "ix_tables_free"),
    ],
)
def test_a_page_is_read_along_an_index(filled: Storage, wanted: Wanted, index: str) -> None:
    """The plan of the statement says so, whatever the machine has to do besides."""
    is_sqlite = filled._engine.dialect.name == "sqlite"
    plans: list[str] = []

    def explain(
        connection: sa.Connection, _: object, statement: str, given: Any, *__: object
    ) -> None:
        if "UNION ALL" in statement:
            raw = connection.connection.cursor()
            if not is_sqlite:  # it would read so few tables along any index, or none
                others = {"ix_tables_listing", "ix_tables_changed"} - {index}
                raw.execute("begin; set local enable_seqscan = off")
                raw.execute(f"drop index {', '.join(others)}")
            raw.execute(f"EXPLAIN {'QUERY PLAN' if is_sqlite else ''} {statement}", given)
            plans.append("\n".join(str(row[-1]) for row in raw.fetchall()))
            if not is_sqlite:
                raw.execute("rollback")

    sa.event.listen(filled._engine, "before_cursor_execute", explain)
    filled.listing(wanted, 5, Place(3 if "over" in wanted.stages else 2, 1020, "x"))
    assert plans
    assert index in plans[0]
    assert "scan tables" not in plans[0].lower()
    assert "seq scan" not in plans[0].lower()


def test_a_page_that_there_is_not_is_refused(server: RunningServer) -> None:
    with server.browser() as ana:
        first = ana.json("/api/tables", limit=1)
        assert set(first) == {"tables", "total", "next", "now"}
        for text in ("9.1.x", "rubbish", "0.1", f"0.{'9' * 40}.x", "0.1.X"):
            assert ana.get("/api/tables", after=text).status_code == 422
        assert ana.json("/api/tables", after="3.0.x", limit=1)["tables"] == []


# ---- quotas and retention


def serve_small(folder: str) -> None:
    """A server behind a proxy, where little may be stored."""
    limits = Limits(
        records=2,
        stored_plies=0.001,
        stored_ply_burst=500,
        table_plies=200,
        new_table_burst=100,
        requests=1000.0,
    )
    launch.run(
        port=0,
        open_browser=False,
        data_dir=folder,
        url="http://vaka.test",
        proxy="*",
        limits=limits,
    )


@pytest.fixture
def small(tmp_path: Path) -> Iterator[RunningServer]:
    with open_server(tmp_path, serve_small) as server:
        yield server


def post(
    server: RunningServer, path: str, body: JSON | None = None, **given: str
) -> httpx.Response:
    """A request of somebody new from elsewhere, or of who has the cookie `given`."""
    headers = {**HOST, "X-Forwarded-For": given.get("address", "203.0.113.7")}
    if cookie := given.get("cookie"):
        headers["Cookie"] = f"vaka={cookie}"
    return httpx.post(server.url + path, json=body, headers=headers, trust_env=False)


NEW = {"game": "tongiaki", "players": [{"name": "Ana"}, {"name": "Ben"}]}


def test_an_address_stores_only_so_much(small: RunningServer) -> None:
    codes = [post(small, "api/tables", NEW).status_code for _ in range(5)]
    assert codes == [201] * 3 + [429] * 2
    assert post(small, "api/tables", NEW, address="203.0.113.8").status_code == 201


def test_people_who_move_to_other_devices_are_stored_only_so_often(small: RunningServer) -> None:
    codes = []
    for _ in range(5):
        link = post(small, "api/me/pass")
        body = {"token": link.json()["token"]}
        codes.append(post(small, "api/me/move", body, cookie=link.cookies["vaka"]).status_code)
    assert codes == [200] * 3 + [429] * 2


def test_visitors_of_a_private_table_are_stored_only_so_often(small: RunningServer) -> None:
    for _ in range(2):
        table = post(small, "api/tables", NEW | {"access": "private"}).json()["table"]
    path, body = f"api/tables/{table['id']}/join", {"invite": table["invite"], "watch": True}
    codes = [post(small, path, body).status_code for _ in range(110)]
    assert codes == [200] * 101 + [429] * 9


def serve_short_records(folder: str) -> None:
    """A server whose records take few undos."""
    undos.MOST_PLIES = 20
    launch.run(port=0, open_browser=False, data_dir=folder)


def test_a_record_does_not_grow_forever(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_short_records) as server, server.browser() as ana:
        table = ana.set_table("Ana", "Ben", begin=True, first=0)
        with ana.sit(table) as mine:
            mine.play(mine.state["moves"][0]["move"])
            while mine.ply < 20:
                mine.do("undo", seat=0, ply=mine.ply)
                mine.await_news(lambda: mine.plies[-1]["kind"] == "undo")
                mine.play(mine.state["moves"][0]["move"])
            refused = mine.ask("undo", seat=0, ply=mine.ply)
            assert refused["error"]["key"] == "full_record"
            asked = mine.ask("ask_undo", seat=0, ply=mine.ply, plies=1)
            assert asked["error"]["key"] == "full_record"
            mine.play_on(Dice("on"))
            assert mine.is_over, "the game can be played to its end"


def test_a_person_uploads_only_so_many_records(tmp_path: Path) -> None:
    from tests.browser.records import longest

    with open_server(tmp_path, serve_small) as server, server.browser() as ana:
        codes = [ana.upload(longest()).status_code for _ in range(4)]
        assert codes == [201] * 2 + [429] * 2
        assert ana.set_table("Ana", "Ben")


def test_uploads_with_fresh_cookies_share_the_quota_of_their_address(small: RunningServer) -> None:
    """Each is of a new person, who has uploaded nothing yet."""
    from tests.browser.records import longest

    def upload(address: str) -> httpx.Response:
        headers = {**HOST, "X-Forwarded-For": address}
        url, record = f"{small.url}api/records", longest().encode()
        return httpx.post(url, content=record, headers=headers, trust_env=False)

    answers = [upload("203.0.113.7") for _ in range(6)]
    codes = [answer.status_code for answer in answers]
    stored = codes.count(201)
    assert 1 <= stored <= 3, "a table costs 200 plies of 500, and its record those it has"
    assert codes == [201] * stored + [429] * (6 - stored)
    assert len({answer.cookies["vaka"] for answer in answers[:stored]}) == stored
    assert upload("203.0.113.8").status_code == 201


def test_games_are_removed_after_their_time(database: str) -> None:
    storage = Storage(database)
    old, new, abandoned, running, waiting = (_row(number) for number in (0, 4, 2, 6, 1))
    now = time.time_ns() // 1_000_000
    ages = ((old, 11), (new, 9), (abandoned, 11), (running, 9), (waiting, 9))
    for row, days in ages:
        storage.create(replace(row, changed=now - days * 24 * 3600 * 1000))
    forever = Tables(storage, Catalogue(), lambda *_: False)
    assert forever.sweep([]) == 0
    tables = Tables(storage, Catalogue(), lambda *_: False, Limits(kept_days=10))
    assert tables.sweep([old.id, abandoned.id]) == 0, "somebody looks at them"
    assert tables.sweep([]) == 2
    assert set(_ids(storage)) == {new.id, running.id, waiting.id}
    storage.close()


def serve_forgetful(folder: str) -> None:
    """A server that keeps games for ten days, and looks for old ones all the time."""
    socket_hub.SWEEP_SECONDS = 1
    launch.run(port=0, open_browser=False, data_dir=folder, keep_days=10, log_format="json")


def _set_age(server: RunningServer, table: JSON, days: int) -> None:
    """Let a table be this old, in the database of a running server."""
    engine = connect(server.database)
    with engine.begin() as connection:
        mine = TABLES.c.id == table["id"]
        changed = TABLES.c.changed - days * 24 * 3600 * 1000
        assert connection.execute(sa.update(TABLES).where(mine).values(changed=changed)).rowcount
    engine.dispose()


def test_a_running_server_removes_games_after_their_time(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_forgetful) as server, server.browser() as ana:
        tables = [ana.set_table("Ana", "Ben", begin=True, first=0) for _ in range(5)]
        old, seen, new, running, abandoned = tables
        for table in (old, seen, new):
            with ana.sit(table) as mine:
                mine.do("resign", seat=0)
                mine.await_news(lambda: mine.is_over)

        def is_there(table: JSON) -> bool:
            return ana.get(f"/api/tables/{table['id']}").status_code == 200

        with ana.sit(seen):
            for table, days in ((seen, 11), (new, 9), (running, 9), (abandoned, 11), (old, 11)):
                _set_age(server, table, days)
            wait_until(lambda: not is_there(old))
            assert not is_there(abandoned)
            assert all(map(is_there, (seen, new, running))), "the last one to be old is gone"
        wait_until(lambda: not is_there(seen))
        assert {each["id"] for each in ana.json("/api/tables")["tables"]} == {
            new["id"],
            running["id"],
        }


# ---- vaka admin


def serve_moderated(folder: str) -> None:
    """A server that soon notices what its host does."""
    import os

    moderation.LOOK_SECONDS = 0.2
    launch.run(
        port=0,
        open_browser=False,
        data_dir=folder,
        database=os.environ["VAKA_DATABASE"],
        url="http://vaka.test",
        proxy="*",
        log_format="json",
    )


def _admin(capsys: pytest.CaptureFixture[str], database: str, *words: str) -> str:
    assert run(["admin", *words, "--database", database]) == 0
    return capsys.readouterr().out


def test_a_host_looks_after_a_running_server(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with (
        open_server(tmp_path, serve_moderated, database) as server,
        server.browser() as ana,
        server.browser() as eve,
    ):
        kept = ana.set_table("Ana", "Ben", begin=True, access="listed")
        spam = [eve.set_table("Eve", "random", begin=True) for _ in range(3)]
        tables = json.loads(_admin(capsys, database, "tables", "--json"))
        assert {table["id"] for table in tables} == {kept["id"], *(each["id"] for each in spam)}
        creators = {table["creator"] for table in tables}
        (person,) = {table["creator"] for table in tables if table["id"] == spam[0]["id"]}
        assert len(creators) == 2
        found = json.loads(_admin(capsys, database, "people", "--json"))
        assert {each["id"]: each["tables"] for each in found}[person] == 3
        sizes = json.loads(_admin(capsys, database, "disk", "--json"))
        assert sizes["tables"] == 4
        assert sizes["bytes"] > 10_000
        _removes(server, eve, spam, person, capsys, database)
        _bans(server, eve, kept, person, capsys, database)
        with ana.sit(kept) as mine:
            mine.play("place Tonga.a")


def test_other_servers_notice_that_a_rematch_was_removed(database: str) -> None:
    """By the version of the table that it followed on."""
    storage = Storage(database)
    first, rematch = _row(0), _row(2)
    storage.create(replace(first, next=rematch.id))
    storage.create(rematch)
    with open_administration(database) as administration:
        assert administration.remove_tables([rematch.id, "none"]) == 1
    found = storage.load(first.id)
    assert found
    assert (found[0].next, found[0].version) == (None, first.version + 1)
    storage.close()


def _hear_all(client: Client) -> None:
    while True:
        client.hear()


def _removes(
    server: RunningServer,
    eve: Browser,
    spam: list[dict[str, object]],
    person: str,
    capsys: pytest.CaptureFixture[str],
    database: str,
) -> None:
    """Who sits at a removed table is sent away, and the rest of the server goes on."""
    with eve.sit(spam[0]) as hers:
        assert "1 tables removed" in _admin(capsys, database, "remove", str(spam[0]["id"]))
        with pytest.raises(ConnectionClosed) as closed:
            _hear_all(hers)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404
    assert eve.get(f"/api/tables/{spam[0]['id']}").status_code == 404
    assert "2 tables removed" in _admin(capsys, database, "remove", "--of", person[:10])
    wait_until(lambda: eve.get(f"/api/tables/{spam[1]['id']}").status_code == 404)


def _bans(
    server: RunningServer,
    eve: Browser,
    table: dict[str, object],
    person: str,
    capsys: pytest.CaptureFixture[str],
    database: str,
) -> None:
    """A banned person is sent away and refused until the ban is lifted; so is an address."""
    eve.set_table("Eve", "Ben")
    with eve.sit(table) as hers:
        _admin(capsys, database, "ban", person[:12], "--reason", "spam")
        with pytest.raises(ConnectionClosed) as closed:
            _hear_all(hers)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4403
    answer = eve.get("/api/tables")
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "banned")
    assert answer.json()["error"]["message"].endswith(": spam")
    assert person in _admin(capsys, database, "bans")
    _admin(capsys, database, "unban", person[:12])
    wait_until(lambda: eve.get("/api/tables").status_code == 200)

    def asks(address: str) -> int:
        headers = {**HOST, "X-Forwarded-For": address}
        return httpx.get(server.url + "api", headers=headers, trust_env=False).status_code

    _admin(capsys, database, "ban", "2001:db8:1:2::3", "--days", "1")
    wait_until(lambda: asks("2001:db8:1:2:9::9") == 403)
    assert asks("2001:db8:1:3::3") == 200
    assert asks("203.0.113.9") == 200
    assert "none" not in _admin(capsys, database, "bans")
    _admin(capsys, database, "unban", "2001:db8:1:2::3")
    wait_until(lambda: asks("2001:db8:1:2:9::9") == 200)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["remove"], "name the tables to remove"),
        (["ban", "zzz"], "no person id starts with zzz"),
        (["unban", "zzz"], "zzz: is not one of the bans: there are none"),
        (["tables", "--of", "zzz"], "no person id starts with zzz"),
    ],
)
def test_a_host_who_errs_is_told_so_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], message: str
) -> None:
    Storage(f"sqlite:///{tmp_path / 'vaka.sqlite'}").close()
    assert run(["admin", *words, "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert message in told
    assert told.count("\n") == 1


def test_a_database_of_another_version_is_not_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'vaka.sqlite'}"
    Storage(url).close()
    engine = connect(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '0007'")
    engine.dispose()
    assert run(["admin", "tables", "--data", str(tmp_path)]) == 2
    assert "start the server once to upgrade it" in capsys.readouterr().err
    assert run(["admin", "tables", "--data", str(tmp_path / "nowhere")]) == 2
