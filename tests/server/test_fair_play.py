"""Fair play between people, over real sockets: resignations, moves of bots for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.running_server import JSON, Browser, RunningServer, begin_table, error_of
from vaka import games
from vaka.core.dice import Dice
from vaka.core.records.files import loads
from vaka.core.records.record import BotMove, Resignation
from vaka.core.records.verification import verify


@pytest.fixture
def eve(server: RunningServer) -> Iterator[Browser]:
    with server.browser() as browser:
        yield browser


def begun(people: list[Browser], bots: int = 0, **terms: Any) -> JSON:
    """A running table of Tongiaki where each person holds a seat; bots follow."""
    return begin_table(people, bots, access="listed", **terms)


# ---- resignations


def test_with_two_players_a_resignation_ends_the_game(ana: Browser, ben: Browser) -> None:
    table = begun([ana, ben])
    with ana.sit(table) as mine, ben.sit(table) as his:
        mine.choose(Dice("resigned"))
        assert error_of(mine.ask("resign", seat=1))["kind"] == "not_yours"
        his.do("resign", seat=1)
        for client in (mine, his):
            client.await_news(lambda client=client: client.is_over)  # type: ignore[misc]
            assert client.table["result"] == {"reason": "resigned", "shares": ["1", "0"]}
            assert (client.plies[-1]["kind"], client.plies[-1]["seat"]) == ("resign", 1)
            assert client.state["turn"] == client.table["turn"] == -2
        assert [seat["resigned"] for seat in mine.table["seats"]] == [False, True]
        assert his.table["seats"][1]["mine"]
        assert error_of(mine.ask("resign", seat=0))["kind"] == "not_now"
    record = loads(ana.get(f"/api/tables/{table['id']}/record").text, games.load)
    assert record.entries[-1] == Resignation(1)
    assert verify(record, games.load("tongiaki")).shuffle == "proven"
    assert ana.json(f"/api/tables/{table['id']}/proof")["shuffle"] == "proven"
    assert "<svg" in ana.get(f"/api/tables/{table['id']}/picture.svg").text


def test_with_more_players_a_bot_plays_on_and_cannot_win(
    ana: Browser, ben: Browser, eve: Browser
) -> None:
    table = begun([ana, ben, eve])
    with ana.sit(table) as mine, ben.sit(table) as his, eve.sit(table) as hers:
        hers.do("resign", seat=2)
        mine.await_news(lambda: bool(mine.table["seats"][2]["resigned"]))
        seat = mine.table["seats"][2]
        assert (seat["agent"], seat["stand_in"], seat["held"]) == ("greedy", False, True)
        for asked in ("take", "release", "resign"):
            assert error_of(hers.ask(asked, seat=2))["key"] == "resigned"
        mine.choose(Dice("one"))
        his.await_news(lambda: bool(his.state["moves"]))
        his.choose(Dice("two"))
        mine.await_news(lambda: bool(mine.state["moves"]))
        hers.await_news(lambda: hers.ply == mine.ply)
        assert not hers.table["my_turn"]
        assert {ply.get("bot") for ply in mine.plies if ply["seat"] == 2} == {None, "resigned"}
        his.do("resign", seat=1)
        mine.await_news(lambda: mine.is_over)
        assert mine.table["result"] == {"reason": "resigned", "shares": ["1", "0", "0"]}


def test_who_resigns_against_bots_does_not_win(ana: Browser) -> None:
    table = begun([ana], bots=2)
    with ana.sit(table) as mine:
        mine.do("resign", seat=0)
        mine.await_news(lambda: mine.is_over)
        result = mine.table["result"]
        assert result["reason"] != "resigned"
        assert result["shares"][0] == "0"
        assert "1" in result["shares"] or result["shares"].count("1/2") == 2
    record = loads(ana.get(f"/api/tables/{table['id']}/record").text, games.load)
    assert verify(record, games.load("tongiaki")).resignations == 1


def test_in_tahiti_all_cards_are_shown_after_a_resignation(ana: Browser, ben: Browser) -> None:
    table = ana.set_open("Ana", "Ben", game="tahiti")
    assert ben.join(table).status_code == 200
    with ana.sit(table) as mine, ben.sit(table) as his:
        mine.do("begin")
        his.do("resign", seat=1)
        mine.await_news(lambda: mine.is_over)
        assert len(mine.state["view"]["hands"]) == 2
        assert mine.state["view"]["score"]["reason"] is None


# ---- moves of bots for people


def test_a_move_after_a_timeout_says_so(ana: Browser, ben: Browser) -> None:
    table = begun([ana, ben], clock=1)
    with ana.sit(table) as mine:
        mine.await_news(lambda: mine.ply >= 2)
        assert {ply.get("bot") for ply in mine.plies if ply["kind"] == "move"} == {"timeout"}
        found = ana.json(f"/api/tables/{table['id']}/plies")["plies"]
        assert found[0]["bot"] == "timeout"
        record = loads(ana.get(f"/api/tables/{table['id']}/record").text, games.load)
    assert isinstance(record.entries[0], BotMove)
    assert record.entries[0].reason == "timeout"


def test_a_move_for_an_absent_player_says_so(ana: Browser, ben: Browser) -> None:
    table = begun([ana, ben], absence_limit=0)
    with ana.sit(table) as mine:
        mine.choose(Dice("here"))
        mine.do("stand_in", seat=1)
        mine.await_news(lambda: bool(mine.state["moves"]))
        marks = [(ply["seat"], ply.get("bot")) for ply in mine.plies if ply["kind"] == "move"]
        assert marks == [(0, None), (1, "absent")]
    text = ana.get(f"/api/tables/{table['id']}/record").text
    assert "(bot: absent)" in text
    assert text.startswith("vaka record 2\n")


def test_the_moves_of_players_who_are_bots_have_no_mark(ana: Browser) -> None:
    table = begun([ana], bots=1)
    with ana.sit(table) as mine:
        mine.choose(Dice("alone"))
        mine.await_news(lambda: bool(mine.state["moves"]))
        assert all("bot" not in ply for ply in mine.plies)
    assert ana.get(f"/api/tables/{table['id']}/record").text.startswith("vaka record 1\n")
