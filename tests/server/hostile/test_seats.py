"""Taking a seat exposes no hand, and every change of seats is logged."""

from __future__ import annotations

from tests.server.running_server import JSON, Browser, RunningServer, begin_table


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
