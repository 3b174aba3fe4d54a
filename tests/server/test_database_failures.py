"""A database that fails: clients get an error, and the log contains no secrets."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from tests.server.hostile.raw_connections import wait_until
from tests.server.postgres import Postgres
from tests.server.running_server import error_of, open_server
from vaka.server.identity import PersonRegistry
from vaka.server.refusal_log import RefusalLog
from vaka.server.secret_key import load_key
from vaka.server.storage import Storage
from vaka.server.storage.database import connect

MOVE = {"seat": 0, "ply": 0, "moves": ["place Tonga.a"]}
BROKEN = ("lines", "mutes", "guests", "passes", "mixes")
WORDS = "what only Ana and Ben may hear"
MIXED = "what only Ana mixes in"


def test_nothing_secret_is_written_down_when_the_database_fails(
    database: str, tmp_path: Path
) -> None:
    who = {"game": "tongiaki", "players": [{"name": "Ana"}, {"name": "Ben"}]}
    with (
        open_server(tmp_path, database=database, VAKA_URL="http://vaka.test") as server,
        server.browser() as ana,
        server.browser() as ben,
    ):
        table = ana.set_open("Ana", "?")
        engine = connect(database)
        with ana.sit(table) as mine:
            with engine.begin() as connection:
                secret = connection.scalar(sa.text("select secret from tables"))
                for name in BROKEN:
                    connection.execute(sa.text(f"alter table {name} rename to lost_{name}"))
            told = [
                mine.ask("say", seat=0, text=WORDS),
                mine.ask("mute", seat=0, muted=True),
                mine.ask("mix", seat=0, text=MIXED),
            ]
            with engine.begin() as connection:
                connection.execute(sa.text("alter table seats rename to lost_seats"))
            answers = [
                ben.join(table, invite=table["invite"]),
                ana.post("/api/me/pass"),
                ana.post("/api/tables", who),
            ]
            with engine.begin() as connection:
                for name in (*BROKEN, "seats"):
                    connection.execute(sa.text(f"alter table lost_{name} rename to {name}"))
            assert mine.ask("say", seat=0, text="again")["type"] == "ack"
        engine.dispose()
        assert {error_of(answer)["kind"] for answer in told} == {"failed"}
        assert [answer.status_code for answer in answers] == [503] * 3
        storage = Storage(database)
        registry = PersonRegistry(load_key(tmp_path), storage, RefusalLog(lambda _: None))
        people = [registry.recognise(f"vaka={browser.cookie}").id for browser in (ana, ben)]
        storage.close()
        output = server.output()
    assert "the database failed: " in output
    for hidden in (secret, table["invite"], WORDS, MIXED, *people, ana.cookie, ben.cookie):
        assert hidden
        assert hidden not in output


def test_a_database_that_is_away_for_a_while_costs_nothing(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database()
    with open_server(tmp_path, database=database) as server, server.browser() as ana:
        table = ana.set_table("Ana", "Ben", begin=True)
        with ana.sit(table) as mine:
            with postgres.away(database):
                assert ana.get("/health").status_code == 503
                for _ in range(2):
                    assert error_of(mine.ask("play", id="once", **MOVE))["kind"] == "failed"
            assert ana.json("/health") == {"ok": True}
            assert mine.do("play", id="once", **MOVE) == 1
            mine.await_news(lambda: mine.ply == 1)


def test_a_server_that_can_only_read_is_not_healthy(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with open_server(tmp_path, database=database) as server, server.browser() as ana:
        table = ana.set_table("Ana", "Ben")
        with postgres.read_only(database):
            wait_until(lambda: ana.get("/health").status_code == 503)
            assert ana.get(f"/api/tables/{table['id']}").status_code == 200
        wait_until(lambda: ana.get("/health").status_code == 200)
