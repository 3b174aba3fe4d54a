"""Pending requests survive a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running_server import open_server


@pytest.mark.parametrize("has_bot", [False, True])
def test_a_pending_undo_request_survives_a_restart(
    database: str, tmp_path: Path, has_bot: bool
) -> None:
    names = ["Ana", "Ben", *(["random"] if has_bot else [])]
    with (
        open_server(tmp_path, database=database) as server,
        server.browser() as ana,
        server.browser() as ben,
    ):
        table = ana.set_open(*names, begin=True, first=0, access="listed")
        assert ben.join(table, seat=1).status_code == 200
        with ana.sit(table) as mine:
            mine.play(mine.state["moves"][0]["move"])
            mine.do("ask_undo", seat=0, ply=mine.ply, plies=1)
            mine.await_news(lambda: mine.table["undo_request"] is not None)
            asked = mine.table["undo_request"]
        cookie = ben.cookie
        server.kill()
        with (
            open_server(tmp_path, database=database) as other,
            other.browser(cookie) as again,
            again.sit(table) as his,
        ):
            assert his.table["undo_request"] == asked
            ply = his.do("answer_undo", seat=0, ply=his.ply, plies=1, agree=True)
            his.await_news(lambda: his.ply >= ply)
            assert his.plies[-1]["kind"] == "undo"
