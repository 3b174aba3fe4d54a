"""What people agree on, over real sockets: another game, a pause, time banks, who watches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.running_server import JSON, Browser, RunningServer, begin_table, error_of
from vaka.core.dice import Dice


@pytest.fixture
def eve(server: RunningServer) -> Iterator[Browser]:
    with server.browser() as browser:
        yield browser


def body_of(browser: Browser, table: JSON) -> JSON:
    """A table as a person sees it."""
    body: JSON = browser.json(f"/api/tables/{table['id']}")["table"]
    return body


def begun(people: list[Browser], **terms: Any) -> JSON:
    return begin_table(people, **{"access": "listed", **terms})


# ---- another game


def given_up(people: list[Browser], **terms: Any) -> JSON:
    """A finished table: the last person resigned, and everybody else with more than two."""
    table = begun(people, **terms)
    for seat, person in enumerate(people[1:], start=1):
        with person.sit(table) as theirs:
            theirs.do("resign", seat=seat)
    return table


def test_a_rematch_is_an_offer_that_all_have_to_accept(
    ana: Browser, ben: Browser, eve: Browser
) -> None:
    table = given_up([ana, ben, eve])
    address = f"/api/tables/{table['id']}/rematch"
    with ben.sit(table) as his:
        offered = ana.post(address, {"agree": True}).json()["table"]
        assert offered["rematch"] is None
        assert offered["offer"] == {
            "kind": "rematch",
            "seat": 0,
            "wanted": None,
            "waiting_for": [1, 2],
        }
        his.await_news(lambda: his.table["offer"] is not None)
        assert ben.post(address).json()["table"]["offer"]["waiting_for"] == [2]
        assert body_of(ben, table)["rematch"] is None, "nobody is seated before all agreed"
        accepted = eve.post(address).json()["table"]
        assert accepted["offer"] is None
        his.await_news(lambda: his.table["rematch"] == accepted["rematch"])
    following = body_of(ana, {"id": accepted["rematch"]})
    assert [player["name"] for player in following["players"]] == ["Ben", "Eve", "Ana"]
    before = [seat["word"] for seat in table["seats"]]
    words = [seat["word"] for seat in following["seats"]]
    assert words == [*before[1:], before[0]], "all keep their colours"
    assert [seat["mine"] for seat in following["seats"]] == [False, False, True]
    assert following["is_creator"]
    assert not any(seat["resigned"] for seat in following["seats"])


def test_a_rematch_is_refused(ana: Browser, ben: Browser, eve: Browser) -> None:
    table = given_up([ana, ben])
    address = f"/api/tables/{table['id']}/rematch"
    refused = ben.post(address, {"agree": False})
    assert refused.json()["error"]["key"] == "not_asked"
    assert eve.post(address).json()["error"]["key"] == "not_seated"
    ana.post(address)
    with ana.sit(table) as mine:
        assert mine.table["offer"]["waiting_for"] == [1]
        assert ben.post(address, {"agree": False}).json()["table"]["offer"] is None
        mine.await_news(lambda: mine.table["offer"] is None)
        assert mine.table["rematch"] is None


def test_the_clock_of_a_rematch_waits_until_nobody_reads_the_score(
    ana: Browser, ben: Browser
) -> None:
    table = given_up([ana, ben], clock=600)
    address = f"/api/tables/{table['id']}/rematch"
    ana.post(address)
    following = {"id": ben.post(address).json()["table"]["rematch"]}
    with ben.sit(following) as his:  # the seats rotate: he begins
        assert error_of(his.ask("begin"))["key"] == "still_away"
        assert error_of(his.ask("play", seat=0, ply=0, moves=[0]))["key"] == "still_away"
        assert his.table["stage"] == "waiting"
        with ana.sit(following):
            his.do("begin")
            his.await_news(lambda: his.table["stage"] == "playing")
            assert his.state["seconds_left"] > 0


def test_a_rematch_does_not_wait_for_ever(ana: Browser, ben: Browser) -> None:
    table = given_up([ana, ben], clock=600, absence_limit=0)
    address = f"/api/tables/{table['id']}/rematch"
    ana.post(address)
    with ben.sit({"id": ben.post(address).json()["table"]["rematch"]}) as his:
        his.do("begin")


def test_an_offer_of_a_rematch_does_not_wait_for_who_stays_away(
    server: RunningServer, ana: Browser, ben: Browser
) -> None:
    table = given_up([ana, ben], absence_limit=3600)
    address = f"/api/tables/{table['id']}/rematch"
    assert ana.post(address).json()["table"]["offer"]["waiting_for"] == [1]
    again = ana.post(address).json()["error"]
    assert again["key"] == "still_away"
    assert 3500 < again["values"]["n"] <= 3600
    short = given_up([ana, ben], absence_limit=0)
    address = f"/api/tables/{short['id']}/rematch"
    with ana.sit(short) as mine:
        with ben.sit(short):
            mine.await_news(lambda: mine.table["seats"][1]["connected"])
            assert ana.post(address).json()["table"]["rematch"] is None, "Ben reads the score"
            assert ana.post(address).json()["table"]["rematch"] is None, "Ben is still there"
        mine.await_news(lambda: not mine.table["seats"][1]["connected"])
    made = ana.post(address).json()["table"]["rematch"]
    assert body_of(ana, {"id": made})["seats"][0]["held"], "Ben has a seat, if he comes"


def test_what_somebody_else_asks_is_answered_before_another_question(
    ana: Browser, ben: Browser, eve: Browser
) -> None:
    table = begun([ana, ben, eve], game="tahiti", access="house", clock=3600, absence_limit=0)
    with ana.sit(table) as mine, ben.sit(table) as his:
        mine.await_news(lambda: mine.table["seats"][2]["may_ask"])
        mine.do("pause", paused=True)
        his.await_news(lambda: his.table["offer"] is not None)
        assert error_of(his.ask("ask_seat", seat=2))["key"] == "other_offer"
        mine.do("ask_seat", seat=2)  # whoever asks may ask for something else
        his.await_news(lambda: his.table["offer"]["kind"] == "seat")
        assert error_of(his.ask("pause", paused=True))["key"] == "other_offer"
        his.do("ask_seat", seat=2, agree=False)
        his.do("pause", paused=True)
        mine.await_news(lambda: (mine.table["offer"] or {}).get("kind") == "pause")


def test_who_plays_alone_waits_for_nobody(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben", begin=True)
    with ana.sit(table) as mine:
        mine.do("resign", seat=0)
    made = ana.post(f"/api/tables/{table['id']}/rematch").json()["table"]["rematch"]
    assert body_of(ana, {"id": made})["stage"] == "waiting"


# ---- time


def test_a_time_bank_holds_for_the_game_and_each_turn_adds_to_it(
    ana: Browser, ben: Browser
) -> None:
    table = begun([ana, ben], clock=100, increment=1000)
    assert (table["clock"], table["increment"]) == (100, 1000)
    with ana.sit(table) as mine, ben.sit(table) as his:
        assert mine.state["bank_seconds"][0] <= mine.state["seconds_left"] <= 100  # read later
        assert mine.state["bank_seconds"][1] == 100
        mine.choose(Dice("bank"))
        his.await_news(lambda: bool(his.state["moves"]))
        first, second = his.state["bank_seconds"]
        assert 1000 <= first <= 1100
        assert second <= 100
        assert his.state["seconds_left"] == second


def test_when_the_bank_is_empty_a_bot_moves(ana: Browser, ben: Browser) -> None:
    table = begun([ana, ben], clock=1, increment=0)
    with ana.sit(table) as mine:
        mine.await_news(lambda: any(ply["seat"] == 1 for ply in mine.plies))
        marks = {ply.get("bot") for ply in mine.plies if ply["kind"] == "move"}
        assert marks == {"timeout"}
        assert mine.state["bank_seconds"][0] == 0


def test_an_increment_needs_a_clock(ana: Browser) -> None:
    players = [{"name": "Ana"}, {"name": "Ben"}]
    answer = ana.post("/api/tables", {"game": "tongiaki", "players": players, "increment": 5})
    assert answer.json()["error"]["where"] == "increment"


def test_a_pause_needs_the_agreement_of_all(ana: Browser, ben: Browser, eve: Browser) -> None:
    table = begun([ana, ben], clock=3600)
    with ana.sit(table) as mine, ben.sit(table) as his, eve.sit(table) as hers:
        assert error_of(hers.ask("pause", paused=True))["key"] == "not_seated"
        assert error_of(his.ask("pause", paused=False))["key"] == "no_resume"
        mine.do("pause", paused=True)
        his.await_news(lambda: his.table["offer"] is not None)
        assert his.table["offer"] == {
            "kind": "pause",
            "seat": 0,
            "wanted": None,
            "waiting_for": [1],
        }
        assert not his.table["paused"]
        his.do("pause", paused=True, agree=False)
        mine.await_news(lambda: mine.table["offer"] is None)
        assert not mine.table["paused"]

        his.do("pause", paused=True)
        mine.do("pause", paused=True)
        for client in (mine, his, hers):
            client.await_news(lambda client=client: client.table["paused"])  # type: ignore[misc]
        assert mine.state["seconds_left"] is None, "no clock runs"
        move = mine.state["moves"][0]["move"]
        answer = mine.ask("play", seat=0, ply=mine.ply, moves=[move])
        assert error_of(answer)["key"] == "paused"

        his.do("pause", paused=False)
        mine.await_news(lambda: mine.table["offer"] is not None)
        assert mine.table["paused"], "both have to be back"
        mine.do("pause", paused=False)
        mine.await_news(lambda: not mine.table["paused"])
        assert mine.state.get("seconds_left", 0) > 0
        mine.choose(Dice("back"))


def test_a_pause_does_not_last_forever_for_who_stays_away(ana: Browser, ben: Browser) -> None:
    table = begun([ana, ben], clock=3600, absence_limit=0)
    with ana.sit(table) as mine:
        with ben.sit(table) as his:
            mine.do("pause", paused=True)
            his.do("pause", paused=True)
            mine.await_news(lambda: mine.table["paused"])
            mine.do("pause", paused=False)
            mine.await_news(lambda: mine.table["offer"] is not None)
            assert mine.table["paused"], "Ben is there, and has not agreed"
        mine.await_news(lambda: not mine.table["seats"][1]["connected"])
        mine.do("pause", paused=False)
        mine.await_news(lambda: not mine.table["paused"])


def test_a_table_without_a_clock_has_no_pause(ana: Browser, ben: Browser) -> None:
    table = begun([ana, ben])
    with ana.sit(table) as mine:
        assert error_of(mine.ask("pause", paused=True))["key"] == "no_clock"


# ---- spectators


def test_the_link_for_spectators_lets_nobody_sit_down(
    ana: Browser, ben: Browser, eve: Browser
) -> None:
    table = ana.set_open("Ana", "Ben", access="private")
    assert table["watch_invite"] not in (None, table["invite"])
    assert eve.join(table, watch=True, invite="guessed").json()["error"]["key"] == "private"
    seen = eve.join(table, watch=True, invite=table["watch_invite"]).json()["table"]
    assert (seen["invite"], seen["watch_invite"]) == (None, None)
    assert not any(seat["may_take"] for seat in seen["seats"])
    assert eve.join(table, invite=table["watch_invite"]).json()["error"]["key"] == "watch_only"
    with eve.sit(table) as hers:
        assert error_of(hers.ask("take", seat=1))["key"] == "watch_only"
    sits = eve.join(table, invite=table["invite"])
    assert sits.status_code == 200, "the invitation of a player is good for more"
    assert ben.join(table, watch=True, invite=table["watch_invite"]).status_code == 200


def test_the_server_says_which_seats_may_be_taken(ana: Browser, ben: Browser, eve: Browser) -> None:
    table = ana.set_open("Ana", "Ben", access="listed")
    takeable = [seat["may_take"] for seat in body_of(ben, table)["seats"]]
    assert takeable == [False, True]
    assert ben.join(table).status_code == 200
    for browser in (ana, ben, eve):
        assert not any(seat["may_take"] for seat in body_of(browser, table)["seats"])


def test_a_hand_that_was_played_is_shown_to_nobody_else_at_home(ana: Browser, ben: Browser) -> None:
    """Two people share a screen; somebody else may take a seat before its first choice."""
    table = ana.set_table("Ana", "Mia", game="tahiti", access="house", first=0)
    with ana.sit(table) as mine:
        mine.do("begin")
        assert [seat["may_take"] for seat in body_of(ben, table)["seats"]] == [True, True]
        mine.await_news(lambda: bool(mine.state["moves"]))
        mine.choose(Dice("hand"))
        assert [seat["may_take"] for seat in body_of(ben, table)["seats"]] == [False, True]
        with ben.sit(table) as his:
            assert error_of(his.ask("take", seat=0))["key"] == "taken"
            his.do("take", seat=1)


# ---- the list of tables


def listed(browser: Browser, **query: object) -> set[str]:
    """The ids of the tables that a person is shown."""
    found = browser.json("/api/tables", limit=200, **query)["tables"]
    return {table["id"] for table in found}


def test_of_others_only_tables_of_several_people_are_listed(
    ana: Browser, ben: Browser, eve: Browser
) -> None:
    practice = ana.set_table("Ana", "random", access="listed", begin=True)["id"]
    empty = ana.set_table("random", "random", access="listed")["id"]
    waiting = ana.set_open("Ana", "Ben", access="listed")["id"]
    together = begun([ana, ben])["id"]
    assert {practice, empty, waiting, together} <= listed(eve)
    shown = listed(eve, shared=True)
    assert {waiting, together} <= shown
    assert not {practice, empty} & shown
    assert {practice, empty, waiting, together} <= listed(ana, shared=True), "one's own are"


def test_a_game_alone_can_be_abandoned(ana: Browser, ben: Browser) -> None:
    table = ana.set_table("Ana", "random", access="listed", begin=True)
    address = f"/api/tables/{table['id']}/abandon"
    assert ben.post(address).json()["error"]["key"] == "not_alone"
    assert ana.post(address).json() == {"abandoned": True}
    assert ana.get(f"/api/tables/{table['id']}").status_code == 404
    together = begun([ana, ben])
    answer = ana.post(f"/api/tables/{together['id']}/abandon")
    assert answer.json()["error"]["key"] == "not_alone"


def test_a_list_says_how_far_a_game_has_come(ana: Browser, ben: Browser) -> None:
    table = begun([ana, ben])
    assert body_of(ana, table)["progress"] == 0
    practice = ana.set_table("Ana", "Ben", begin=True)
    with ana.sit(practice) as mine:
        mine.play_on(Dice("progress"), plies=60)
    assert 0 < body_of(ana, practice)["progress"] < 100
    with ben.sit(table) as his:
        his.do("resign", seat=1)
    found = ana.json("/api/tables", limit=200)["tables"]
    assert [each["stage"] for each in found if each["id"] == table["id"]] == ["over"]
