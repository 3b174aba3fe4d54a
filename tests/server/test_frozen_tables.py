"""A table that this program can no longer replay, over real sockets: it is frozen, can be read and
forked, and does not affect other tables."""

from __future__ import annotations

import json
from pathlib import Path

import sqlalchemy as sa

from tests.server.running_server import JSON, RunningServer, error_of, open_server
from vaka.core.dice import Dice
from vaka.server.storage.database import connect
from vaka.server.storage.sql_schema import PLIES, TABLES

DEALT, HIDDEN_DRAW = 10, 3
"""So many plies are cards that one seat gets and no other sees, and one of them."""


def play_some(server: RunningServer, cookie: str | None, plies: int) -> tuple[JSON, str]:
    """A table of two people with hidden hands that has come so far, and who set it."""
    with server.browser(cookie) as ana, server.browser() as ben:
        table = ana.set_open("Ana", "?", game="tahiti", access="listed")
        ben.join(table, name="Ben")
        with ana.sit(table) as mine, ben.sit(table) as his:
            mine.do("begin")
            mine.await_news(lambda: mine.ply > 0)
            his.await_news(lambda: his.ply >= mine.ply)
            while mine.ply < plies:
                (mine if mine.state["moves"] else his).choose(Dice(f"{mine.ply}"))
                mine.await_news(lambda: mine.ply >= his.ply)
                his.await_news(lambda: his.ply >= mine.ply)
        return table, ana.cookie


def test_a_damaged_table_is_frozen_and_tells_nothing_hidden(database: str, tmp_path: Path) -> None:
    with open_server(tmp_path, database=database) as server:
        table, cookie = play_some(server, None, 30)
        late, _ = play_some(server, cookie, 30)
    engine = connect(database)
    with engine.begin() as connection:
        moves = {
            each["id"]: list(
                connection.scalars(
                    sa.select(PLIES.c.move)
                    .where(PLIES.c.table_id == each["id"])
                    .order_by(PLIES.c.ply)
                )
            )
            for each in (table, late)
        }
        # A card is dealt more often than there are any of it; and a move that there is not.
        change = sa.update(PLIES).where(PLIES.c.table_id == table["id"], PLIES.c.ply < DEALT)
        connection.execute(change, {"move": moves[table["id"]][HIDDEN_DRAW - 1]})
        change = sa.update(PLIES).where(PLIES.c.table_id == late["id"], PLIES.c.ply == 25)
        connection.execute(change, {"move": 10**6})
    engine.dispose()
    with (
        open_server(tmp_path, database=database) as server,
        server.browser(cookie) as ana,
        server.browser() as eve,
    ):
        for each in (table, late):
            with eve.sit(each) as hers:
                heard = hers.table
                assert heard["stage"] == "frozen"
                assert "no longer replays" in heard["frozen_reason"]
                assert "draw" not in heard["frozen_reason"]
                assert not [ply["text"] for ply in hers.plies[:DEALT] if ply["text"]]
            with ana.sit(each) as mine:
                ply = mine.ply
                assert mine.state["moves"] == []
                refused = error_of(mine.ask("play", seat=0, ply=ply, moves=[0]))
                assert (refused["kind"], refused["key"]) == ("not_now", "frozen")
                assert "draw" not in json.dumps(refused)
            assert ana.get(f"/api/tables/{each['id']}/record").status_code == 409
            assert eve.get(f"/api/tables/{each['id']}/plies", seat=0).status_code == 403
            fork = ana.post(f"/api/tables/{each['id']}/fork", {"ply": ply})
            assert fork.status_code == 201, fork.text
            assert fork.json()["table"]["stage"] == "waiting"
        assert late_ply(ana.json(f"/api/tables/{late['id']}")) == 24
        shown = {each["id"]: each["stage"] for each in eve.json("/api/tables")["tables"]}
        assert shown[table["id"]] == shown[late["id"]] == "frozen"


def late_ply(answer: JSON) -> int:
    ply: int = answer["table"]["ply"]
    return ply


def test_a_table_with_options_of_yesterday_keeps_nobody_from_the_lobby(
    database: str, tmp_path: Path
) -> None:
    with open_server(tmp_path, database=database) as server, server.browser() as ana:
        cookie = ana.cookie
        old, lost, good = (ana.set_table("Ana", "Ben", begin=True) for _ in range(3))
        with ana.sit(old) as mine:
            mine.play_on(Dice("yesterday"), plies=20)
    engine = connect(database)
    with engine.begin() as connection:
        for table, change in ((old, {"options": {"last_ocean": "gone"}}), (lost, {"seats": ["x"]})):
            is_it = TABLES.c.id == table["id"]
            setup = connection.execute(sa.select(TABLES.c.setup).where(is_it)).scalar_one()
            connection.execute(sa.update(TABLES).where(is_it), {"setup": {**setup, **change}})
    engine.dispose()
    with open_server(tmp_path, database=database) as server, server.browser(cookie) as ana:
        shown = {each["id"]: each["stage"] for each in ana.json("/api/tables")["tables"]}
        assert shown == {old["id"]: "frozen", good["id"]: "playing"}
        frozen = ana.json("/api/tables", stage="frozen")["tables"]
        assert [each["id"] for each in frozen] == [old["id"]]
        with ana.sit(old) as mine:
            assert (mine.table["stage"], mine.ply) == ("frozen", 0)
            assert "does not know its options" in mine.table["frozen_reason"]
        fork = ana.post(f"/api/tables/{old['id']}/fork", {"ply": 0})
        assert fork.status_code == 201, fork.text
        answer = ana.get(f"/api/tables/{lost['id']}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "frozen")
        assert ana.get(f"/api/tables/{good['id']}").status_code == 200
