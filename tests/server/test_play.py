"""Whole games over the protocol alone, with every kind of faulty message."""

from __future__ import annotations

import json
import threading

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running_server import (
    JSON,
    PATIENCE,
    Browser,
    Client,
    RunningServer,
    error_of,
    open_socket,
)
from vaka.core.dice import Dice
from vaka.core.records.files import loads
from vaka.core.records.record import standing_moves
from vaka.core.records.verification import verify
from vaka.games import load
from vaka.server.api.requests import PROTOCOL
from vaka.server.storage import Storage


def test_a_whole_game_is_played_and_its_record_proves_it(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben", "Cleo", begin=True)
    commitment = table["shuffle"]["commitment"]
    with ana.sit(table) as client:
        client.play_on(Dice("whole game"))
        assert client.table["stage"] == "over"
        assert client.table["result"]["reason"] == client.state["view"]["score"]["reason"]
        plies, state = client.plies, client.state
    record = loads(ana.get(f"/api/tables/{table['id']}/record").content, load)
    proof = verify(record, load(record.setup.game))
    assert (proof.is_finished, proof.shuffle) == (True, "proven")
    assert record.commitment is not None
    assert record.commitment.hex == commitment
    assert [ply["move"] for ply in plies] == list(record.entries)
    assert ana.json(f"/api/tables/{table['id']}/plies")["plies"] == plies
    last = ana.json(f"/api/tables/{table['id']}/plies/{len(plies)}", seat=state["viewer"])
    assert last["view"] == state["view"]
    assert ana.json(f"/api/tables/{table['id']}/proof")["shuffle"] == "proven"


def test_bots_play_among_themselves_to_the_end(ana: Browser) -> None:
    table = ana.set_table("random", "random", begin=True)
    with ana.sit(table) as client:
        client.await_news(lambda: client.is_over)
        assert client.state["viewer"] is None
        assert len(client.plies) == client.ply


def test_people_play_against_bots(ana: Browser) -> None:
    table = ana.set_table("random", "Ana", "random", begin=True, first="lot")
    with ana.sit(table) as client:
        client.play_on(Dice("against bots"))
        assert {ply["seat"] for ply in client.plies} == {-1, 0, 1, 2}


def test_a_run_is_played_as_a_whole_or_not_at_all(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table) as client:
        for beach in "aabb":
            client.play(f"place Tonga.{beach}")
        answer = client.ask(
            "play", seat=0, ply=4, moves=["expand Tonga", "place Tonga.a", "place Tonga.a"]
        )
        assert error_of(answer)["rule"]["id"] == "T4.3"
        assert client.do("play", seat=0, ply=4, moves=["expand Tonga"]) == 5


def test_an_illegal_move_is_refused_with_its_rule_and_the_text_of_it(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table) as client:
        error = error_of(client.ask("play", seat=0, ply=0, moves=["place Samoa.a"]))
        assert (error["kind"], error["rule"]["id"]) == ("illegal", "T2.3")
        assert "Tonga" in error["rule"]["text"]
        assert error["rule"]["sources"] == ["S0", "S1", "S2", "S3"]
        for moves, kind in [
            (["expand Tonga"], "not_now"),
            (["fly Tonga"], "invalid"),
            ([10**6], "invalid"),
        ]:
            assert error_of(client.ask("play", seat=0, ply=0, moves=moves))["kind"] == kind
        assert client.ask("ping")["type"] == "pong"
        assert client.ply == 0


def test_nobody_moves_for_another_seat(ana: Browser, ben: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table) as mine, ben.sit(table) as his:
        for seat in (0, 1):
            answer = his.ask("play", seat=seat, ply=0, moves=["place Tonga.a"])
            assert error_of(answer)["kind"] == "not_yours"
        his.do("take", seat=1)
        answer = his.ask("play", seat=1, ply=0, moves=["place Tonga.a"])
        assert error_of(answer)["kind"] == "not_now"
        answer = mine.ask("play", seat=0, ply=0, moves=["place Tonga.a", "place Tonga.b"])
        assert error_of(answer)["kind"] == "not_now"  # the second would be Ben's
        for question in ("compose", "why_not"):
            more: JSON = {"picks": []} if question == "compose" else {"move": "place Tonga.a"}
            assert error_of(his.ask(question, seat=0, ply=0, **more))["kind"] == "not_yours"


def test_a_message_sent_twice_is_done_once(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table) as client:
        message = {"id": "same", "seat": 0, "ply": 0, "moves": ["place Tonga.a"]}
        assert client.do("play", **message) == 1
        assert client.do("play", **message) == 1
    with ana.sit(table) as again:
        assert again.do("play", **message) == 1
        assert again.ply == 1


def test_who_is_late_is_told_how_things_stand(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table) as client:
        client.play("place Tonga.a")
        error = error_of(client.ask("play", seat=1, ply=0, moves=["place Tonga.b"]))
        assert error["kind"] == "stale"
        news = client.hear()
        assert (news["type"], news["since"], news["state"]["ply"]) == ("table", 0, 1)
        client.play("place Tonga.b")


def test_two_browsers_see_the_same_and_each_its_own_choices(ana: Browser, ben: Browser) -> None:
    table = ana.set_table("Ana", "Ben", begin=True)
    with ana.sit(table) as mine, ben.sit(table) as his:
        his.do("take", seat=1)
        dice = Dice("two browsers")
        while not mine.is_over and mine.ply < 120:
            player, other = (mine, his) if mine.state["turn"] == 0 else (his, mine)
            while not player.state["moves"]:
                player.hear()
            assert other.state["moves"] == []
            begun, turn = player.ply, player.state["turn_number"]
            player.choose(dice)
            assert player.plies[begun]["turn_number"] == turn
            while other.ply < player.ply:
                other.hear()
        assert (mine.plies, mine.state["viewer"], his.state["viewer"]) == (his.plies, 0, 1)
        assert mine.state["view"]["position"] == his.state["view"]["position"]


def test_two_who_click_at_once_do_not_both_win(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    answers = []

    def click(client: Client, beach: str) -> None:
        answers.append(client.ask("play", seat=0, ply=0, moves=[f"place Tonga.{beach}"]))

    with ana.sit(table) as one, ana.sit(table) as other:
        threads = [threading.Thread(target=click, args=pair) for pair in [(one, "a"), (other, "b")]]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        one.await_news(lambda: one.ply == 1)


def test_a_client_that_was_away_gets_what_it_missed(ana: Browser, ben: Browser) -> None:
    table = ana.set_table("Ana", "Ben", begin=True)
    with ana.sit(table) as client:
        client.play_on(Dice("missed"), plies=30)
        with ben.sit(table) as guest:
            seen, guest_ply = guest.plies, guest.ply
        client.play_on(Dice("missed more"), plies=130)
        with ben.sit(table, since=guest_ply) as back:
            assert seen + back.plies == client.plies
        with ben.sit(table, since=client.ply + 50) as ahead:
            assert ahead.plies == client.plies
        with ben.sit(table, since=client.ply) as fresh:
            assert fresh.plies == []


# ---- choices


def test_picks_are_made_in_any_order(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table) as client:
        for beach in "aabb":
            client.play(f"place Tonga.{beach}")
        picks: list[object] = ["expand Tonga", "place Tonga.e"]
        first = client.ask("compose", seat=0, ply=4, picks=picks)
        assert first["moves"] is None
        assert "place Tonga.b" in [offer["text"] for offer in first["possible"]]
        beaches = {
            beach["name"]: beach["boats"] for beach in first["view"]["islands"][0]["beaches"]
        }
        assert beaches["Tonga.e"] == ["blue"]
        whole = client.ask("compose", seat=0, ply=4, picks=[*picks, "place Tonga.d"])
        assert [event["kind"] for event in whole["events"]][:1] == ["expanded"]
        game = load("tongiaki")
        state = game.initial_state(game.setup(2))
        texts = [game.move_text(state, move) for move in whole["moves"]]
        assert texts == ["expand Tonga", "place Tonga.d", "place Tonga.e"]
        assert client.ply == 4
        client.play(*whole["moves"])
        assert client.ply >= 7


def test_an_impossible_pick_is_refused_with_its_rule(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table) as client:
        answer = client.ask("compose", seat=0, ply=0, picks=["place Samoa.a"])
        assert error_of(answer)["rule"]["id"] == "T2.3"


def test_why_not_names_the_rule_or_nothing(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table) as client:
        ask: JSON = {"seat": 0, "ply": 0}
        assert client.ask("why_not", move="place Tonga.a", **ask)["refusal"] is None
        refusal = client.ask("why_not", move="place Samoa.a", **ask)["refusal"]
        assert refusal["rule"]["id"] == "T2.3"
        for beach in "aabb":
            client.play(f"place Tonga.{beach}")
        ask = {"seat": 0, "ply": 4, "picks": ["expand Tonga", "place Tonga.c"]}
        refusal = client.ask("why_not", move="place Tonga.c", **ask)["refusal"]
        assert refusal["rule"]["id"] == "T4.3"


def test_prospects_come_with_the_choice_of_a_pier(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben", begin=True)
    with ana.sit(table) as client:
        for beach in "aabb":
            client.play(f"place Tonga.{beach}")
        client.play("expand Tonga", "place Tonga.a", "place Tonga.e")
        assert client.state["view"]["phase"] == "sail"
        offered = {offer["move"] for offer in client.state["moves"]}
        foreseen = {prospect["move"] for prospect in client.state["prospects"]}
        assert foreseen
        assert foreseen <= offered


# ---- taking back


def test_own_choices_are_taken_back_one_by_one(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table, viewer=0) as client:
        for beach in "aabb":
            client.play(f"place Tonga.{beach}")
        client.play("expand Tonga", "place Tonga.d", "place Tonga.e")
        assert client.state["undo"] == {"plies": 3, "last_choice": 3}
        view = client.state["view"]
        assert client.do("undo", seat=0, ply=7) == 8
        client.await_news(lambda: client.ply == 8)
        undo = client.plies[-1]
        assert (undo["kind"], undo["plies"], undo["to"]) == ("undo", 3, 4)
        assert client.state["undo"] is None
        assert client.state["view"]["phase"] == "turn"
        client.play("expand Tonga", "place Tonga.d", "place Tonga.e")
        assert client.state["view"] == view
        client.do("undo", seat=0, ply=11, plies=1)
    answer = ana.json(f"/api/tables/{table['id']}/plies/7", seat=0)
    assert answer["view"] == view
    record = loads(ana.get(f"/api/tables/{table['id']}/record").content, load)
    assert len(record.entries) == 12
    assert len(standing_moves(record.entries)) == 6


def test_nothing_is_taken_back_once_something_was_turned(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben", begin=True)
    with ana.sit(table) as client:
        client.play("place Tonga.a")
        answer = client.ask("undo", seat=1, ply=1)
        assert error_of(answer)["kind"] == "not_now"
        dice = Dice("turned")
        while not client.plies or client.plies[-1]["kind"] != "draw":
            client.choose(dice)
        for seat in (0, 1):
            answer = client.ask("undo", seat=seat, ply=client.ply)
            assert error_of(answer)["kind"] == "not_now"


# ---- seats


def test_a_seat_goes_from_one_device_to_another_and_back(ana: Browser, ben: Browser) -> None:
    table = ana.set_table("Ana", "Ben", "random")
    with ana.sit(table) as mine, ben.sit(table) as his:
        assert [seat["mine"] for seat in his.table["seats"]] == [False] * 3
        his.do("take", seat=0)
        mine.await_news(lambda: not mine.table["seats"][0]["mine"])
        assert mine.state["moves"] == []
        his.await_news(lambda: bool(his.state["moves"]))
        assert error_of(his.ask("take", seat=2))["kind"] == "not_now"
        assert error_of(his.ask("take", seat=7))["kind"] == "invalid"
        his.do("release", seat=0)
        mine.await_news(lambda: not mine.table["seats"][0]["held"])
        assert error_of(his.ask("release", seat=0))["kind"] == "not_yours"
        mine.do("take", seat=0)
        mine.await_news(lambda: bool(mine.state["moves"]))


def test_people_are_seen_to_come_and_go(ana: Browser, ben: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ben.sit(table) as his:
        assert not his.table["seats"][0]["connected"]
        with ana.sit(table):
            his.await_news(lambda: his.table["seats"][0]["connected"])
        his.await_news(lambda: not his.table["seats"][0]["connected"])


def test_the_viewer_can_be_fixed_and_changed(ana: Browser, ben: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table, viewer=1) as client:
        assert (client.state["viewer"], client.state["moves"]) == (1, [])
        client.do("view_as", viewer=0)
        client.await_news(lambda: client.state["viewer"] == 0)
        assert client.state["moves"]
        client.do("view_as", viewer=None)
        client.await_news(lambda: client.state["viewer"] is None)
    with ben.sit(table, viewer=0) as his:
        assert his.state["viewer"] is None
        assert error_of(his.ask("view_as", viewer=0))["kind"] == "not_yours"


def test_a_player_of_two_colours_holds_both_seats(ana: Browser, ben: Browser) -> None:
    table = ana.set_table("Ana", "Ben", options={"two_colours": "each"})
    seats = next(player for player in table["players"] if player["name"] == "Ben")["seats"]
    assert len(seats) == 2
    with ben.sit(table) as his:
        his.do("take", seat=seats[0])
        his.await_news(lambda: his.table["seats"][seats[1]]["mine"])
        assert [seat["seat"] for seat in his.table["seats"] if seat["mine"]] == seats


# ---- the shuffle


def test_strings_are_mixed_in_before_the_first_draw_only(ana: Browser, ben: Browser) -> None:
    table = ana.set_table("Ana", "Ben", first="lot")
    assert (table["stage"], table["turn"]) == ("waiting", -1)
    with ben.sit(table) as guest:
        assert error_of(guest.ask("mix", seat=0, text="mine"))["kind"] == "not_yours"
        assert error_of(guest.ask("begin"))["kind"] == "not_yours"
    with ana.sit(table) as client:
        client.do("mix", seat=0, text="the sea is calm")
        assert error_of(client.ask("mix", seat=0, text="or not"))["kind"] == "not_now"
        assert error_of(client.ask("mix", seat=1, text="a\nb"))["kind"] == "invalid"
        client.do("begin")
        client.await_news(lambda: client.ply == 1)
        assert client.table["shuffle"]["mixes"] == {"0": "the sea is calm"}
        assert not client.table["shuffle"]["can_mix"]
        assert error_of(client.ask("mix", seat=1, text="late"))["kind"] == "not_now"
        client.play_on(Dice("mixed"))
        assert client.table["shuffle"]["secret"]
    proof = ana.json(f"/api/tables/{table['id']}/proof")
    assert (proof["shuffle"], proof["mixes"]) == ("proven", {"0": "the sea is calm"})


def test_the_secret_is_in_nothing_that_is_sent_before_the_end(
    ana: Browser, server: RunningServer
) -> None:
    table = ana.set_table("Ana", "Ben", begin=True)
    storage = Storage(server.database)
    row, _ = storage.load(table["id"]) or (None, [])
    storage.close()
    assert row is not None
    secret = row.secret
    assert secret is not None
    with open_socket(server.url, ana.cookie, table["id"]) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        heard = str(socket.recv(PATIENCE))
    texts = [heard] + [
        ana.get(f"/api/tables/{table['id']}{path}").text
        for path in ("", "/record", "/record?format=json", "/plies", "/plies/0", "/proof")
    ]
    assert len(secret) == 64
    assert not any(secret in text for text in texts)


# ---- what cannot be read


def close_code(client: Client) -> int | None:
    """How the server closes the socket."""
    try:
        while True:
            client.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "dance", "id": "x"}',
        '{"type": "play", "id": "x"}',
        '{"type": "play", "id": "x", "seat": "0", "ply": 0, "moves": ["pass"]}',
        '{"type": "play", "id": "x", "seat": 0, "ply": 0, "moves": []}',
        '{"type": "play", "id": "x", "seat": 0, "ply": 0, "moves": [true]}',
        '{"type": "play", "id": "x", "seat": 0, "ply": 0, "moves": [1e999]}',
        '{"type": "ping", "id": "x", "more": 1}',
        '{"type": "ping", "id": ""}',
        "[" * 5000,
        '{"type": "ping", "id": "' + "x" * 65 + '"}',
    ],
)
def test_what_cannot_be_read_is_refused_and_harms_nothing(ana: Browser, text: str) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table) as client:
        client.say_raw(text)
        while (answer := client.hear())["type"] != "refused":
            pass
        assert answer["error"]["kind"] == "invalid"
        client.say_raw(text.encode())
        while client.hear()["type"] != "refused":
            pass
        assert client.ask("ping")["type"] == "pong"


def test_who_only_says_what_cannot_be_read_is_shown_out(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table) as client:
        for _ in range(20):
            client.say_raw("?")
        assert close_code(client) == 4400


def test_an_oversized_frame_closes_the_socket(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table) as client:
        client.say_raw('{"type": "ping", "id": "' + "x" * 70_000 + '"}')
        assert close_code(client) == 1009


def test_a_client_says_hello_first(ana: Browser, server: RunningServer) -> None:
    table = ana.set_table("Ana", "Ben")
    for first, kind in [
        ('{"type": "ping", "id": "1"}', "invalid"),
        ("?", "invalid"),
        ('{"type": "hello", "protocol": 99}', "protocol"),
        ('{"type": "hello", "protocol": 1, "since": 0, "eye": "auto", "heard": 0}', "protocol"),
    ]:
        with open_socket(server.url, ana.cookie, table["id"]) as socket:
            socket.send(first)
            assert json.loads(socket.recv(PATIENCE))["error"]["kind"] == kind
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


def test_there_is_no_socket_without_a_table(ana: Browser, server: RunningServer) -> None:
    with (
        open_socket(server.url, ana.cookie, "nowhere") as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
