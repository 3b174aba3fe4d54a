"""A game with hidden hands: no message contains more than a seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.pebbles_game import PEBBLES as GAME
from tests.server.running_server import (
    JSON,
    Browser,
    Client,
    RunningServer,
    error_of,
    open_server,
    serve_games,
)
from vaka.core.dice import Dice


def serve_pebbles(folder: str) -> None:
    """A server that knows this game only."""
    serve_games(folder, {GAME.name: GAME})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with open_server(tmp_path_factory.mktemp("pebbles"), serve_pebbles) as server:
        yield server


def play(
    clients: list[Client],
    dice: Dice,
    choose: Callable[[Client, Dice], None] = Client.choose,
) -> Iterator[None]:
    """Everybody plays for the own seat, to the end, and bots for theirs."""
    while not clients[0].is_over:
        playing = [client for client in clients if client.state["viewer"] == client.state["turn"]]
        if playing:
            choose(playing[0], dice)
        else:
            clients[0].hear()
        while len({client.ply for client in clients}) > 1:
            min(clients, key=lambda client: client.ply).hear()
        yield


def test_each_seat_is_told_what_it_may_know_and_no_more(server: RunningServer) -> None:
    with server.browser() as ana, server.browser() as ben, server.browser() as guest:
        table = ana.set_table("Ana", "Ben", game="pebbles", begin=True)
        with ana.sit(table) as mine, ben.sit(table) as his, guest.sit(table) as nobody:
            his.do("take", seat=1)
            mine.await_news(lambda: not mine.table["seats"][1]["mine"])
            for _ in play([mine, his, nobody], Dice("hidden")):
                check_viewers(mine, his, nobody)
                if not mine.is_over:
                    check_answers(guest, table)
            assert mine.table["result"] == his.table["result"]
        text = guest.get(f"/api/tables/{table['id']}/record").text
        assert "turn" in text
        opened = guest.json(f"/api/tables/{table['id']}/plies", seat=0)["plies"]
        assert opened == mine.plies


def check_viewers(mine: Client, his: Client, nobody: Client) -> None:
    """A draw is known to who drew, and the first of two dropped pebbles to who dropped them; views
    are those of the viewer."""
    assert [client.state["viewer"] for client in (mine, his, nobody)] == [0, 1, None]
    for client in (mine, his, nobody):
        viewer = client.state["viewer"]
        view = client.state["view"]
        assert (view["hand"] is None) == (viewer is None)
        for ply, following in zip(client.plies, [*client.plies[1:], None], strict=True):
            is_first_drop = is_move(ply) and is_move(following, by=ply["active"])
            is_hidden = ply["kind"] == "draw" or is_first_drop
            is_known = ply["active"] == viewer or not is_hidden
            assert (ply["move"] is not None) == (ply["text"] is not None) == is_known
            for event in ply["events"]:
                if event["kind"] == "drew":
                    assert ("worth" in event) == is_known


def is_move(ply: JSON | None, by: int | None = None) -> bool:
    """Whether a ply is the move of a seat."""
    return ply is not None and ply["kind"] == "move" and by in (None, ply["active"])


def check_answers(guest: Browser, table: JSON) -> None:
    """What a spectator can fetch is what a spectator may know."""
    address = f"/api/tables/{table['id']}"
    plies = guest.json(f"{address}/plies")["plies"]
    assert all(ply["move"] is None for ply in plies if ply["kind"] == "draw")
    assert guest.json(f"{address}/plies/{len(plies)}")["view"]["hand"] is None
    for path in (f"{address}/record", f"{address}/record?format=json", f"{address}/proof"):
        assert guest.get(path).status_code == 409
    assert guest.get(f"{address}/plies?seat=0").status_code == 403


def test_nothing_is_said_about_the_choices_of_others(server: RunningServer) -> None:
    with server.browser() as ana, server.browser() as ben:
        table = ana.set_table("Ana", "Ben", game="pebbles", begin=True)
        with ana.sit(table) as mine, ben.sit(table) as his:
            his.do("take", seat=1)
            answers = []
            for seat in (0, 1):
                for move in range(GAME.move_count):
                    answers.append(his.ask("why_not", seat=seat, ply=0, move=move))
                    answers.append(his.ask("compose", seat=seat, ply=0, picks=[move]))
            kinds = {error_of(answer)["kind"] for answer in answers}
            assert kinds == {"not_yours", "not_now"}
            assert mine.ask("why_not", seat=0, ply=0, move="reach")["refusal"] is None


def test_one_screen_follows_the_turn(server: RunningServer) -> None:
    with server.browser() as ana:
        table = ana.set_table("Ana", "Ben", "Cleo", game="pebbles", begin=True)
        with ana.sit(table) as client:
            for turn in (0, 1, 2, 0):
                assert client.state["viewer"] == client.state["turn"] == turn
                client.play("reach")
        with ana.sit(table, viewer=2) as client:
            client.play("reach")
            assert client.state["viewer"] == 2


def test_a_game_that_is_not_there_cannot_be_played(server: RunningServer) -> None:
    with server.browser() as ana:
        assert [game["name"] for game in ana.json("/api/games")["games"]] == ["pebbles"]
        answer = ana.post("/api/tables", {"game": "tongiaki", "players": [{"name": "Ana"}]})
        assert answer.status_code == 404


def test_a_hand_that_is_looked_at_cannot_be_taken(server: RunningServer) -> None:
    with server.browser() as ana, server.browser() as ben, server.browser() as guest:
        table = ana.set_table("Ana", "Ben", game="pebbles", begin=True, absence_limit=0)
        with ana.sit(table) as mine, ben.sit(table) as his, guest.sit(table) as nobody:
            his.do("take", seat=1)  # from Ana, who sat for both
            mine.await_news(lambda: not mine.table["seats"][1]["mine"])
            for seat in (0, 1):
                refused = error_of(nobody.ask("take", seat=seat))
                assert (refused["kind"], refused["key"]) == ("not_yours", "taken")
                assert nobody.state["view"]["hand"] is None
        with guest.sit(table) as nobody:
            nobody.do("take", seat=1)  # Ben has left
            nobody.await_news(lambda: nobody.table["seats"][1]["mine"])
