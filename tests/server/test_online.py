"""Tables for friends and clubs, over real sockets, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running_server import JSON, Browser, Client, RunningServer, error_of, open_server
from tests.server.test_hidden_hands import play
from vaka.core.dice import Dice
from vaka.core.records.files import loads
from vaka.core.records.record import Undo
from vaka.core.records.verification import verify
from vaka.games import load


@pytest.fixture
def ana(public_server: RunningServer) -> Iterator[Browser]:
    with public_server.browser() as browser:
        yield browser


@pytest.fixture
def ben(public_server: RunningServer) -> Iterator[Browser]:
    with public_server.browser() as browser:
        yield browser


@pytest.fixture
def eve(public_server: RunningServer) -> Iterator[Browser]:
    with public_server.browser() as browser:
        yield browser


def begun(ana: Browser, ben: Browser, **more: Any) -> JSON:
    """A listed table with Ana and Ben, begun."""
    table = ana.set_open("Ana", "?", access="listed", **more)
    assert ben.join(table, name="Ben").status_code == 200
    with ana.sit(table) as mine:
        mine.do("begin")
    return table


def follow(*clients: Client) -> None:
    """Let all hear of what the first has heard of."""
    for client in clients[1:]:
        client.await_news(lambda c=client: c.ply >= clients[0].ply)  # type: ignore[misc]


def turns(clients: list[Client], dice: Dice, count: int) -> None:
    """Let the people at a table make some choices."""
    for _ in range(count):
        player = next(client for client in clients if client.state["moves"])
        player.choose(dice)
        follow(player, *[client for client in clients if client is not player])


def kind_of(answer: object) -> str:
    """The kind of an error over HTTP."""
    return str(answer.json()["error"]["kind"])  # type: ignore[attr-defined]


# ---- who may come


def test_a_private_table_is_for_those_who_have_its_invitation(
    ana: Browser, ben: Browser, eve: Browser
) -> None:
    table = ana.set_open("Ana", "?")
    address = f"/api/tables/{table['id']}"
    assert (table["access"], bool(table["invite"])) == ("private", True)
    for path in ("", "/plies", "/plies/0", "/views?from=0&to=0", "/record", "/analysis", "/proof"):
        assert eve.get(address + path).status_code == 403, path
    assert table["id"] not in [found["id"] for found in eve.json("/api/tables")["tables"]]
    assert kind_of(eve.join(table)) == kind_of(eve.join(table, invite="guess")) == "not_yours"
    with pytest.raises(ConnectionClosed) as closed, eve.sit(table):
        pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    joined = ben.join(table, invite=table["invite"], name="Ben").json()["table"]
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    assert [player["name"] for player in joined["players"]] == ["Ana", "Ben"]
    assert ben.join(table).status_code == 200, "who sits there is let in again"
    watching = eve.join(table, invite=table["invite"], watch=True).json()["table"]
    assert (watching["invite"], eve.get(address).status_code) == (None, 200)
    assert kind_of(eve.join(table)) == "not_now", "no seat is free"
    with eve.sit(table) as hers:
        assert error_of(hers.ask("take", seat=1))["kind"] == "not_yours"


def test_a_listed_table_is_found_and_joined(ana: Browser, ben: Browser) -> None:
    table = ana.set_open("Ana", "?", "?", access="listed", clock=600, allow_spectators=False)
    found = ben.json("/api/tables", free="true")["tables"]
    assert table["id"] in [each["id"] for each in found]
    assert ben.get(f"/api/tables/{table['id']}").status_code == 403, "no spectators"
    joined = ben.join(table, seat=2, name="Ben").json()["table"]
    assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
    assert (joined["clock"], joined["invite"]) == (600, None)
    mine = ben.json("/api/tables", mine="true")["tables"]
    assert [each["id"] for each in mine] == [table["id"]]
    with ben.sit(table) as his:
        his.do("release", seat=2)
        with pytest.raises(ConnectionClosed):
            his.await_news(lambda: False)
    assert kind_of(ben.join(table, seat=0)) == "not_yours"


def test_two_who_sit_down_at_once_do_not_both_sit(ana: Browser, ben: Browser, eve: Browser) -> None:
    table = ana.set_open("Ana", "?", access="listed")
    with ThreadPoolExecutor(2) as threads:
        answers = list(threads.map(lambda who: who.join(table, seat=1), (ben, eve)))
    assert sorted(answer.status_code for answer in answers) == [200, 403]
    (refused,) = (answer for answer in answers if answer.status_code == 403)
    assert refused.json()["error"]["key"] == "taken"


def test_two_at_one_screen_play_with_one_elsewhere_and_a_bot(
    ana: Browser, ben: Browser, eve: Browser
) -> None:
    table = ana.set_open("Ana", "?", "?", "random", game="tahiti")
    coming = {"invite": table["invite"], "name": "Ben"}
    for others, kind in ((["Dora", "Cleo"], "not_now"), (["ben"], "invalid"), ([""], "invalid")):
        assert kind_of(ben.join(table, **coming, companions=others)) == kind
    joined = ben.join(table, **coming, companions=["Dora"]).json()["table"]
    assert [seat["mine"] for seat in joined["seats"]] == [False, True, True, False]
    assert [player["name"] for player in joined["players"]][:3] == ["Ana", "Ben", "Dora"]
    assert kind_of(eve.join(table, invite=table["invite"])) == "not_now", "no seat is free"
    with ana.sit(table) as mine, ben.sit(table) as theirs:
        theirs.do("begin")
        viewers = set()
        for _ in islice(play([mine, theirs], Dice("mixed")), 20):
            viewers.add((theirs.state["turn"], theirs.state["viewer"]))
            assert mine.state["viewer"] == 0
        assert {(1, 1), (2, 2)} <= viewers, "one screen follows the turn"
        assert {viewer for _, viewer in viewers} == {1, 2}
        for client, seat in ((mine, 1), (theirs, 0)):
            assert error_of(client.ask("view_as", viewer=seat))["kind"] == "not_yours"
        while not mine.state["moves"] and not theirs.state["moves"]:
            mine.hear()
        mine.do("ask_undo", seat=0, ply=mine.ply, plies=1)
        theirs.await_news(lambda: bool(theirs.table["undo_request"]))
        assert theirs.table["undo_request"]["waiting_for"] == [1, 2]
        ply = theirs.do("answer_undo", seat=0, ply=mine.ply, plies=1, agree=True)
        assert ply > mine.ply, "a person agrees once"
        theirs.do("release", seat=2)
    assert kind_of(eve.join(table, name="Eve", companions=["Fay"])) == "not_now", "it has begun"


def test_what_this_server_does_not_offer_is_refused(ana: Browser) -> None:
    who = [{"name": "Ana"}, {"name": "Ben"}]
    answer = ana.post("/api/tables", {"game": "tongiaki", "players": who, "access": "house"})
    assert (answer.status_code, answer.json()["error"]["where"]) == (422, "access")


def test_it_is_said_whose_turn_it_is(ana: Browser, ben: Browser) -> None:
    table = begun(ana, ben)
    for browser, is_theirs in ((ana, True), (ben, False)):
        (found,) = browser.json("/api/tables", mine="true")["tables"]
        assert (found["id"], found["my_turn"]) == (table["id"], is_theirs)


def test_all_of_it_survives_a_restart(database: str, tmp_path: Path) -> None:
    options = {"database": database, "VAKA_URL": "http://vaka.test"}
    with (
        open_server(tmp_path, **options) as public_server,  # type: ignore[arg-type]
        public_server.browser() as ana,
        public_server.browser() as ben,
    ):
        table = ana.set_open(
            "Ana", "?", allow_hints=True, clock=900, allow_forks=True, absence_limit=7
        )
        assert ben.join(table, invite=table["invite"], watch=True).status_code == 200
        with ana.sit(table) as mine:
            mine.do("say", seat=0, text="Talofa!")
        running = begun(ana, ben)
        with ana.sit(running) as mine:
            mine.choose(Dice("restart"))
            mine.do("ask_undo", seat=0, ply=mine.ply, plies=1)
        before = ana.json(f"/api/tables/{table['id']}")["table"]
        cookies = ana.cookie, ben.cookie
    with (
        open_server(tmp_path, **options) as public_server,  # type: ignore[arg-type]
        public_server.browser(cookies[0]) as ana,
        public_server.browser(cookies[1]) as ben,
    ):
        assert ana.json(f"/api/tables/{table['id']}")["table"] == before
        with ana.sit(table) as mine:
            mine.await_news(lambda: bool(mine.chat))
            assert mine.chat[0]["text"] == "Talofa!"
        with ben.sit(running) as his:
            assert his.table["undo_request"] == {"seat": 0, "plies": 1, "waiting_for": [1]}
            ply = his.do("answer_undo", seat=0, ply=his.ply, plies=1, agree=True)
            his.await_news(lambda: his.ply >= ply)
            assert his.plies[-1]["kind"] == "undo"
        assert ben.get(f"/api/tables/{table['id']}").status_code == 200


# ---- leaving


def test_a_bot_stands_in_for_who_is_away_until_that_one_is_back(
    ana: Browser, ben: Browser, eve: Browser
) -> None:
    table = begun(ana, ben, absence_limit=0)
    with ana.sit(table) as mine, eve.sit(table) as hers:
        mine.choose(Dice("away"))
        assert error_of(hers.ask("stand_in", seat=1))["kind"] == "not_yours"
        assert error_of(mine.ask("stand_in", seat=0))["kind"] == "not_now"
        with ben.sit(table):
            mine.await_news(lambda: bool(mine.table["seats"][1]["connected"]))
            assert "at the table" in error_of(mine.ask("stand_in", seat=1))["message"]
        mine.await_news(lambda: not mine.table["seats"][1]["connected"])
        mine.do("stand_in", seat=1)
        mine.await_news(lambda: bool(mine.state["moves"]))
        seat = mine.table["seats"][1]
        assert (seat["stand_in"], seat["held"]) == (True, True)
    with ben.sit(table) as his:
        answer = his.ask("play", seat=1, ply=his.ply, moves=[0])
        assert "take the seat back" in error_of(answer)["message"]
        his.do("take", seat=1)
        his.await_news(lambda: not his.table["seats"][1]["agent"])


def test_who_may_be_away_is_not_replaced_too_soon(ana: Browser, ben: Browser) -> None:
    table = begun(ana, ben, absence_limit=600)
    with ana.sit(table) as mine:
        mine.choose(Dice("away"))
        assert "may be away for" in error_of(mine.ask("stand_in", seat=1))["message"]


def test_a_bot_moves_for_who_is_out_of_time(ana: Browser, ben: Browser) -> None:
    table = begun(ana, ben, clock=1)
    with ana.sit(table) as mine:
        assert mine.ply or mine.state["seconds_left"] <= 1
        mine.await_news(lambda: mine.ply > 0)
        assert not mine.table["seats"][0]["agent"], "the seat is still Ana's"


# ---- agreeing


def test_what_another_did_is_taken_back_if_all_agree(
    ana: Browser, ben: Browser, eve: Browser
) -> None:
    table = begun(ana, ben)
    with ana.sit(table) as mine, ben.sit(table) as his, eve.sit(table) as hers:
        turns([mine, his], Dice("undo"), 10)
        ply = mine.ply
        assert error_of(mine.ask("undo", seat=0, ply=ply, plies=ply))["kind"] == "not_now"
        assert error_of(mine.ask("ask_undo", seat=0, ply=ply, plies=999))["kind"] == "not_now"
        assert error_of(mine.ask("ask_undo", seat=1, ply=ply, plies=6))["kind"] == "not_yours"
        six = {"seat": 0, "ply": ply, "plies": 6}
        mine.do("ask_undo", **six)
        his.await_news(lambda: bool(his.table["undo_request"]))
        assert his.table["undo_request"] == {"seat": 0, "plies": 6, "waiting_for": [1]}
        for other in (mine, hers):
            refused = other.ask("answer_undo", **six, agree=True)
            assert error_of(refused)["kind"] == "not_now"
        his.do("answer_undo", **six, agree=False)
        mine.await_news(lambda: not mine.table["undo_request"])
        assert mine.ply == ply
        mine.do("ask_undo", seat=0, ply=ply, plies=6)
        his.do("answer_undo", id="yes", **six, agree=True)
        assert his.do("answer_undo", id="yes", **six, agree=True) > ply, "sent twice"
        mine.await_news(lambda: mine.ply > ply)
        undone = mine.plies[ply]
        assert (undone["kind"], undone["seat"], undone["plies"]) == ("undo", 0, 6)
        follow(mine, his)
        players = [mine, his]
        while not mine.is_over:
            turns(players, Dice(f"on {mine.ply}"), 1)
    record = loads(ana.get(f"/api/tables/{table['id']}/record").content, load)
    assert sum(isinstance(entry, Undo) for entry in record.entries) == 1
    assert verify(record, load("tongiaki")).shuffle == "proven"


def test_a_wish_to_undo_is_void_once_somebody_moves(ana: Browser, ben: Browser) -> None:
    table = begun(ana, ben)
    with ana.sit(table) as mine, ben.sit(table) as his:
        turns([mine, his], Dice("void"), 4)
        player, other = (mine, his) if mine.state["moves"] else (his, mine)
        ply = mine.ply
        other.do("ask_undo", seat=other.state["viewer"], ply=ply, plies=1)
        player.choose(Dice("void"))
        asked = {"seat": other.state["viewer"], "ply": ply, "plies": 1}
        refused = player.ask("answer_undo", **asked, agree=True)
        assert error_of(refused)["kind"] == "stale"


def test_who_agrees_agrees_to_what_was_shown(ana: Browser, ben: Browser) -> None:
    """A small wish becomes a large one while somebody reads it: the answer is to the small one."""
    table = begun(ana, ben)
    with ana.sit(table) as mine, ben.sit(table) as his:
        turns([mine, his], Dice("shown"), 8)
        ply = mine.ply
        mine.do("ask_undo", seat=0, ply=ply, plies=1)
        his.await_news(lambda: bool(his.table["undo_request"]))
        mine.do("ask_undo", seat=0, ply=ply, plies=7)
        refused = his.ask("answer_undo", seat=0, ply=ply, plies=1, agree=True)
        assert error_of(refused)["kind"] == "stale"
        his.await_news(lambda: his.table["undo_request"]["plies"] == 7)
        assert his.ply == ply
        assert his.do("answer_undo", seat=0, ply=ply, plies=7, agree=True) > ply


def test_who_is_alone_with_bots_asks_nobody(ana: Browser) -> None:
    table = ana.set_table("Ana", "random", access="private", begin=True)
    with ana.sit(table) as mine:
        mine.play_on(Dice("alone"), plies=12)
        while not mine.state["moves"]:
            mine.hear()
        ply = mine.ply
        mine.do("ask_undo", seat=0, ply=ply, plies=4)
        mine.await_news(lambda: mine.ply > ply)
        assert mine.plies[ply]["kind"] == "undo"


# ---- talking


def test_people_at_a_table_talk_and_spectators_do_not(
    ana: Browser, ben: Browser, eve: Browser
) -> None:
    table = begun(ana, ben)
    with ana.sit(table) as mine, ben.sit(table) as his, eve.sit(table) as hers:
        mine.await_news(lambda: mine.table["spectator_count"] == 1)
        mine.do("say", id="hello", seat=0, text=" <b>Talofa!</b> ")
        mine.do("say", id="hello", seat=0, text=" <b>Talofa!</b> ")
        his.await_news(lambda: bool(his.chat))
        (line,) = his.chat
        assert (line["number"], line["seat"], line["text"]) == (1, 0, "<b>Talofa!</b>")
        assert error_of(hers.ask("say", seat=0, text="psst"))["kind"] == "not_yours"
        for bad in ("a\nb", "\u0000", "   ", "x" * 301, ""):
            assert error_of(mine.ask("say", seat=0, text=bad))["kind"] == "invalid"
        his.do("mute", seat=0, muted=True)
        mine.do("say", seat=0, text="again")
        his.do("say", seat=1, text="and me")
        his.await_news(lambda: len(his.chat) == 2)
        assert [line["text"] for line in his.chat] == ["<b>Talofa!</b>", "and me"]
        assert his.table["muted_seats"] == [0]
        for _ in range(3):
            mine.do("say", seat=0, text="more")
        assert error_of(mine.ask("say", seat=0, text="too much"))["kind"] == "too_many"
        assert hers.chat == []


# ---- going on


def finished(ana: Browser, ben: Browser) -> JSON:
    table = begun(ana, ben)
    with ana.sit(table) as mine, ben.sit(table) as his:
        while mine.ply < 24:
            turns([mine, his], Dice(f"finished {mine.ply}"), 1)
        his.do("resign", seat=1)
        mine.await_news(lambda: mine.is_over)
    return table


def test_the_same_people_play_again_at_one_table(ana: Browser, ben: Browser, eve: Browser) -> None:
    table = begun(ana, ben)
    address = f"/api/tables/{table['id']}/rematch"
    assert kind_of(ana.post(address)) == "not_now"
    with ana.sit(table) as mine, ben.sit(table) as his:
        while not mine.is_over:
            turns([mine, his], Dice(f"again {mine.ply}"), 1)
    assert kind_of(eve.post(address)) == "not_yours"
    first, second = (browser.post(address).json()["table"] for browser in (ana, ben))
    assert (first["id"], first["rematch"]) == (table["id"], None)
    assert second["rematch"] == ana.post(address).json()["table"]["rematch"]
    following = ben.json(f"/api/tables/{second['rematch']}")["table"]
    assert [seat["mine"] for seat in following["seats"]] == [True, False], "seats rotate"
    assert (following["first"], following["stage"], following["access"]) == (0, "waiting", "listed")


def test_a_new_table_begins_like_a_moment_of_a_finished_one(ana: Browser, ben: Browser) -> None:
    table = finished(ana, ben)
    address = f"/api/tables/{table['id']}"
    ply = ana.json(address)["table"]["ply"]
    assert kind_of(ben.post(f"{address}/fork", {"ply": ply + 1})) == "unknown"
    assert ben.post(f"{address}/fork", {"ply": ply}).status_code == 201, "nobody resigned there"
    answer = ben.post(f"{address}/fork", {"ply": 20, "agents": [None, "random"]})
    fork = answer.json()["table"]
    assert (fork["ply"], fork["copied_plies"], fork["stage"]) == (20, 20, "waiting")
    old = ana.json(address)["table"]["shuffle"]["commitment"]
    assert fork["shuffle"]["commitment"] != old
    with ben.sit(fork) as his:
        his.do("begin")
        his.play_on(Dice("fork"))
        assert his.table["result"]
    assert ben.json(f"/api/tables/{fork['id']}/proof")["shuffle"] == "in part"


def test_a_running_table_is_forked_if_it_allows_that_by_what_a_seat_knows(
    ana: Browser, ben: Browser
) -> None:
    for more, status in (({}, 409), ({"allow_forks": True}, 201)):
        table = begun(ana, ben, **more)
        answer = ben.post(f"/api/tables/{table['id']}/fork", {"ply": 0})
        assert answer.status_code == status, answer.text
    hidden = begun(ana, ben, allow_forks=True, game="tahiti")
    address = f"/api/tables/{hidden['id']}"
    ply = ana.json(address)["table"]["ply"]
    hands = set()
    for _ in range(4):
        fork = ben.post(f"{address}/fork", {"ply": ply}).json()["table"]
        moment = f"/api/tables/{fork['id']}/plies/{ply}"
        assert ben.json(moment, seat=1) == ben.json(f"{address}/plies/{ply}", seat=1)
        hands.add(str(ben.json(moment, seat=0)["view"]["hand"]))
    assert len(hands) > 1, "what Ana holds is not told"
    assert hands != {str(ana.json(f"{address}/plies/{ply}", seat=0)["view"]["hand"])}
    with ben.sit(fork) as his:
        his.do("begin")
        his.choose(Dice("guessed"))
