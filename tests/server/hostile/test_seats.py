"""Taking a seat exposes no hand, and every change of seats is logged."""

from __future__ import annotations

import pytest

from tests.server.running_server import JSON, Browser, RunningServer, begin_table


@pytest.fixture
def server(either_server: RunningServer) -> RunningServer:
    return either_server


def house(people: list[Browser]) -> JSON:
    """A running table of Tahiti at home where each person holds a hand and nobody may be away."""
    return begin_table(people, game="tahiti", access="house", absence_limit=0, first=0)


def test_who_holds_a_hand_does_not_take_that_of_who_is_away(server: RunningServer) -> None:
    with server.browser() as ana, server.browser() as ben, server.browser() as guest:
        table = house([ana, ben])
        with ana.sit(table) as mine:
            refused = mine.ask("take", seat=1)
            assert refused["type"] == "refused", refused
            assert refused["error"]["key"] == "known_hand"
            mine.do("release", seat=0)
            again = mine.ask("take", seat=1)
            assert again["error"]["key"] == "known_hand", "she knows her own hand"
        with guest.sit(table) as his:
            his.do("take", seat=1)
            his.await_news(lambda: bool(his.table["seats"][1]["mine"]))


def test_who_holds_a_hand_takes_no_free_one(server: RunningServer) -> None:
    with server.browser() as ana, server.browser() as ben:
        table = house([ana, ben])
        with ana.sit(table) as mine, ben.sit(table) as his:
            his.do("release", seat=1)
            assert mine.ask("take", seat=1)["error"]["key"] == "known_hand"
            assert ana.join(table, seat=1).json()["table"]["seats"][1]["mine"] is False
            his.do("take", seat=1)
            his.await_news(lambda: bool(his.table["seats"][1]["mine"]))


def test_who_holds_a_hand_takes_none_from_a_shared_screen(server: RunningServer) -> None:
    with server.browser() as ana, server.browser() as ben:
        table = ana.set_table("Ana", "Ben", "Cleo", game="tahiti", access="house", begin=True)
        with ana.sit(table) as mine, ben.sit(table) as his:
            his.do("take", seat=1)
            assert his.ask("take", seat=2)["error"]["key"] == "known_hand"
            mine.do("release", seat=2)
            assert his.ask("take", seat=2)["error"]["key"] == "known_hand"
            mine.do("take", seat=2)  # it was hers, and nobody has played it since
            mine.await_news(lambda: bool(mine.table["seats"][2]["mine"]))
            his.do("release", seat=1)
            assert mine.ask("take", seat=1)["error"]["key"] == "known_hand", "Ben has played it"


def test_a_second_hand_needs_the_agreement_of_all(server: RunningServer) -> None:
    with server.browser() as ana, server.browser() as ben, server.browser() as cleo:
        table = house([ana, ben, cleo])
        with ana.sit(table) as mine, ben.sit(table) as his:
            with cleo.sit(table):
                assert mine.ask("ask_seat", seat=2)["error"]["key"] == "no_ask", "Cleo is there"
            mine.await_news(lambda: bool(mine.table["seats"][2]["may_ask"]))
            assert mine.ask("take", seat=2)["error"]["key"] == "known_hand"
            assert his.ask("ask_seat", seat=2, agree=False)["error"]["key"] == "not_asked"
            mine.do("ask_seat", seat=2)
            offer = {"kind": "seat", "seat": 0, "wanted": 2, "waiting_for": [1]}
            his.await_news(lambda: his.table["offer"] == offer)
            his.do("ask_seat", seat=2, agree=False)
            mine.await_news(lambda: mine.table["offer"] is None)
            assert not mine.table["seats"][2]["mine"]
            mine.do("ask_seat", seat=2)
            his.do("ask_seat", seat=2)
            mine.await_news(lambda: bool(mine.table["seats"][2]["mine"]))
            assert mine.table["offer"] is None
            assert mine.table["seat_changes"][-1]["kind"] == "taken"
            with cleo.sit(table) as hers:
                hers.do("take", seat=2)
                hers.await_news(lambda: bool(hers.table["seats"][2]["mine"]))
                mine.await_news(lambda: not mine.table["seats"][2]["mine"])


def test_an_offer_ends_when_the_absent_player_comes_back(server: RunningServer) -> None:
    with server.browser() as ana, server.browser() as ben, server.browser() as cleo:
        table = house([ana, ben, cleo])
        with ana.sit(table) as mine, ben.sit(table) as his:
            mine.await_news(lambda: bool(mine.table["seats"][2]["may_ask"]))
            mine.do("ask_seat", seat=2)
            with cleo.sit(table) as hers:
                hers.await_news(lambda: hers.table["offer"] is None)
                assert his.ask("ask_seat", seat=2)["error"]["key"] == "no_ask"


def test_nobody_agrees_with_oneself(server: RunningServer) -> None:
    with server.browser() as ana, server.browser() as ben:
        table = house([ana, ben])
        with ana.sit(table) as mine:
            assert mine.ask("ask_seat", seat=1)["error"]["key"] == "no_ask"
            assert mine.ask("ask_seat", seat=7)["error"]["where"] == "seat"
            assert not mine.table["seats"][1]["may_ask"]


def test_before_the_game_begins_seats_are_taken_freely(server: RunningServer) -> None:
    with server.browser() as ana, server.browser() as ben:
        table = ana.set_open("Ana", "Ben", "Cleo", game="tahiti", access="house")
        with ben.sit(table) as his:
            for seat in (1, 2):
                his.do("take", seat=seat)
            his.await_news(lambda: bool(his.table["seats"][2]["mine"]))


def test_every_change_of_a_seat_is_logged(server: RunningServer) -> None:
    with server.browser() as ana, server.browser() as ben, server.browser() as guest:
        table = house([ana, ben])
        with ana.sit(table) as mine, ben.sit(table) as his, guest.sit(table) as hers:
            his.do("release", seat=1)
            hers.do("take", seat=1)
            hers.do("release", seat=1)
            his.do("take", seat=1)
            mine.do("resign", seat=0)
            mine.await_news(lambda: mine.is_over)
            kinds = [(each["seat"], each["kind"]) for each in mine.table["seat_changes"]]
            assert kinds == [(1, "released"), (1, "taken")] * 2
            assert (mine.plies[-1]["kind"], mine.plies[-1]["seat"]) == ("resign", 0)
        found = guest.json(f"/api/tables/{table['id']}")["table"]
        assert len(found["seat_changes"]) == 4
