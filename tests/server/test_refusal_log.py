"""What is refused is written down in one line that gives nothing away, and changes nothing."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.running_server import (
    JSON,
    PATIENCE,
    Browser,
    RunningServer,
    error_of,
    open_socket,
)
from vaka.server.api.requests import PROTOCOL

MOVE: JSON = {"seat": 0, "ply": 0, "moves": ["place Tonga.a"]}


def lines(server: RunningServer, table: JSON) -> list[JSON]:
    """What the log says about a table."""
    found = [json.loads(line) for line in server.output().splitlines() if line.startswith("{")]
    return [line for line in found if line.get("table") == table["id"]]


@contextmanager
def one_line(server: RunningServer, ana: Browser, table: JSON, kind: str) -> Iterator[None]:
    """In here something is refused: one line says so, and the table is as it was."""
    address = f"/api/tables/{table['id']}"
    before, count = ana.json(f"{address}/plies"), len(lines(server, table))
    yield
    deadline = time.monotonic() + PATIENCE
    while len(lines(server, table)) == count and time.monotonic() < deadline:
        time.sleep(0.01)
    (line,) = lines(server, table)[count:]
    assert line.keys() == {"at", "level", "logger", "message", "kind", "table"}
    assert line["kind"] == kind
    assert ana.json(f"{address}/plies") == before
    for cookie in (ana.cookie, ana.cookie.partition(".")[0]):
        assert cookie not in server.output()


@pytest.fixture
def table(ana: Browser) -> JSON:
    return ana.set_table("Ana", "Ben", begin=True)


def test_the_move_of_another_seat(
    server: RunningServer, ana: Browser, ben: Browser, table: JSON
) -> None:
    with ben.sit(table) as his, one_line(server, ana, table, "not_yours"):
        assert error_of(his.ask("play", **MOVE))["kind"] == "not_yours"


def test_the_move_of_another_moment(server: RunningServer, ana: Browser, table: JSON) -> None:
    with ana.sit(table) as mine:
        mine.play("place Tonga.a")
        with one_line(server, ana, table, "stale"):
            assert error_of(mine.ask("play", **MOVE))["kind"] == "stale"


def test_a_message_that_comes_again(
    server: RunningServer, ana: Browser, ben: Browser, table: JSON
) -> None:
    with ana.sit(table) as mine, ben.sit(table) as his:
        mine.do("play", id="once", **MOVE)
        with one_line(server, ana, table, "repeated"):
            assert mine.do("play", id="once", **MOVE) == 1
        with one_line(server, ana, table, "not_yours"):  # who overheard it cannot use it
            assert error_of(his.ask("play", id="once", **MOVE))["kind"] == "not_yours"


def test_another_message_with_an_id_that_was_used(
    server: RunningServer, ana: Browser, table: JSON
) -> None:
    """The same id, seat and ply, and other moves: it is not the message that was accepted."""
    with ana.sit(table) as mine:
        mine.do("play", id="once", **MOVE)
        with one_line(server, ana, table, "invalid"):
            other = {**MOVE, "moves": ["place Tonga.b"]}
            assert error_of(mine.ask("play", id="once", **other))["where"] == "id"
        mine.do("take", id="seat", seat=1)
        with one_line(server, ana, table, "invalid"):
            assert error_of(mine.ask("take", id="seat", seat=0))["where"] == "id"


@pytest.mark.parametrize("kind", ["take", "release", "begin", "say", "mix"])
def test_whatever_is_asked_for_again_is_done_once(ana: Browser, kind: str) -> None:
    table = ana.set_table("Ana", "Ben")
    more: JSON = {} if kind == "begin" else {"seat": 1}
    more |= {"text": "Talofa!"} if kind in ("say", "mix") else {}
    with ana.sit(table) as mine:
        assert mine.do(kind, id="once", **more) == mine.do(kind, id="once", **more) == 0
        mine.do("view_as", viewer=0)
        mine.await_news(lambda: mine.state["viewer"] == 0)
        assert len({line["number"] for line in mine.chat}) == (kind == "say")


def test_a_message_that_cannot_be_read(server: RunningServer, ana: Browser, table: JSON) -> None:
    with ana.sit(table) as mine, one_line(server, ana, table, "invalid"):
        mine.say_raw('{"type": "say", "seat": 0, "text": "a secret wor')
        while mine.hear()["type"] != "refused":
            pass
    assert "secret wor" not in server.output()


def test_a_question_that_may_not_be_asked(
    server: RunningServer, ana: Browser, ben: Browser, table: JSON
) -> None:
    with ben.sit(table) as his, one_line(server, ana, table, "not_yours"):
        his.ask("why_not", seat=0, ply=0, move="place Tonga.a")
    with ana.sit(table) as mine, one_line(server, ana, table, "not_now"):
        mine.ask("hint", seat=0, ply=0)


def frame(data: bytes, first: int = 0x81) -> bytes:
    """A frame as a client sends it."""
    mask = os.urandom(4)
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xff" + len(data).to_bytes(8, "big")
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    return bytes([first]) + size + mask + masked


@pytest.mark.parametrize(
    ("data", "kind", "code"),
    [
        (frame(b"x" * 70_000), "too_large", 1009),
        (frame(b"", 0xC1), "invalid", 1002),  # a bit that means nothing
        (frame(b"", 0x83), "invalid", 1002),  # a kind of frame that there is not
        (b"\x81\x02{}", "invalid", 1002),  # from a server, it seems
    ],
    ids=["large", "bit", "kind", "unmasked"],
)
def test_a_frame_that_is_none(
    server: RunningServer, ana: Browser, table: JSON, data: bytes, kind: str, code: int
) -> None:
    with one_line(server, ana, table, kind), greeted(server, ana, table) as socket:
        socket.socket.sendall(data)
        with pytest.raises(ConnectionClosed) as closed:
            hear_all(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def hear_all(socket: ClientConnection) -> None:
    """Listen until the socket is closed."""
    while True:
        socket.recv(PATIENCE)


@contextmanager
def greeted(server: RunningServer, ana: Browser, table: JSON) -> Iterator[ClientConnection]:
    """A socket that has said hello."""
    with open_socket(server.url, ana.cookie, table["id"]) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        socket.recv(PATIENCE)
        yield socket


def test_a_hello_that_is_none(server: RunningServer, ana: Browser, table: JSON) -> None:
    opened = open_socket(server.url, ana.cookie, table["id"])
    with one_line(server, ana, table, "protocol"), opened as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 99}))
        assert json.loads(socket.recv(PATIENCE))["type"] == "refused"


@pytest.mark.parametrize(
    ("path", "body", "kind"),
    [
        ("/plies?seat=0", None, "not_yours"),
        ("/plies/99", None, "unknown"),
        ("/proof", None, "not_now"),
        ("/fork", {"ply": "x"}, "invalid"),
        ("/rematch", None, "not_now"),
    ],
)
def test_a_request(
    server: RunningServer,
    ana: Browser,
    ben: Browser,
    table: JSON,
    path: str,
    body: JSON | None,
    kind: str,
) -> None:
    with one_line(server, ana, table, kind):
        address = f"/api/tables/{table['id']}{path}"
        answer = ben.post(address, body) if path in ("/fork", "/rematch") else ben.get(address)
        assert answer.json()["error"]["kind"] == kind


def test_a_table_that_is_not_there(server: RunningServer, ana: Browser) -> None:
    with (
        open_socket(server.url, ana.cookie, "noneofours") as socket,
        pytest.raises(ConnectionClosed),
    ):
        socket.recv(PATIENCE)
    (line,) = lines(server, {"id": "noneofours"})
    assert line["kind"] == "unknown"
    assert ana.get("/api/tables/A%22%0Asecret").status_code == 404
    assert "Asecret" not in server.output()


def test_what_cannot_be_read_is_told_in_our_words(ana: Browser) -> None:
    who = [{"name": "A"}, {"name": "B"}]
    told = {
        "foo is not a known field": {"game": "tongiaki", "players": who, "foo": 1},
        "game is missing": {"players": who},
        "clock is less than 1": {"game": "tongiaki", "players": who, "clock": 0},
        "players is not a list": {"game": "tongiaki", "players": 3},
        "players.0.name is shorter than 1 characters": {"game": "x", "players": [{"name": ""}]},
    }
    for message, body in told.items():
        answer = ana.post("/api/tables", body)
        assert (answer.status_code, answer.json()["error"]["message"]) == (422, message)
    table = ana.set_table("Ana", "Ben", begin=True)
    with ana.sit(table) as mine:
        assert error_of(mine.ask("rubbish"))["message"] == "this message type is unknown"
        asked = mine.ask("ask_undo", seat=0, ply=0, plies=1)
        assert error_of(asked)["key"] == "no_undo"


def test_a_name_of_a_bot_that_is_too_long_is_refused(ana: Browser) -> None:
    answer = ana.upload("rubbish", "mcts:playouts=" + "0" * 200 + "5")
    assert (answer.status_code, answer.json()["error"]["where"]) == (422, "agent.0")


def test_nobody_at_a_table_is_called_like_another(ana: Browser, ben: Browser) -> None:
    body = {"game": "tongiaki", "players": [{"name": "Ana"}, {"name": "ana "}]}
    assert ana.post("/api/tables", body).json()["error"]["key"] == "same_name"
    table = ana.set_open("Ana", "?", "?", access="listed")
    assert ben.join(table, name="ANA").json()["error"]["key"] == "same_name"
    assert ben.join(table, name="Ben").status_code == 200


@pytest.mark.parametrize("name", ["Ana\u200b", "\uff21\uff4e\uff41", "A\u00adna", "\u2060ana "])
def test_a_name_that_looks_like_another_is_that_other(
    ana: Browser, ben: Browser, name: str
) -> None:
    table = ana.set_open("Ana", "?")
    assert ben.join(table, name=name).json()["error"]["key"] == "same_name"


@pytest.mark.parametrize("name", [" ", "\u3164", "\u200b\u200d", "\u2800", "\ufe0f"])
def test_a_name_that_nobody_sees_is_none(ana: Browser, ben: Browser, name: str) -> None:
    table = ana.set_open("Ana", "?")
    assert ben.join(table, name=name).json()["error"]["key"] == "no_name"
    for player in ({"name": name}, {"name": name, "agent": "random"}):
        body = {"game": "tongiaki", "players": [{"name": "Ana"}, player]}
        assert ana.post("/api/tables", body).json()["error"]["key"] == "no_name"


def test_bots_and_free_seats_are_called_like_nobody_else(ana: Browser) -> None:
    who = [
        {"name": "mata"},
        *[{"name": "Mata", "agent": "random"}] * 2,
        {"name": "Mata", "open": True},
    ]
    made = ana.post("/api/tables", {"game": "tongiaki", "players": who}).json()["table"]
    assert [player["name"] for player in made["players"]] == ["mata", "Mata 2", "Mata 3", "Mata 4"]


def test_a_line_holds_composed_signs_and_nothing_that_forges_it(ana: Browser) -> None:
    with ana.sit(ana.set_table("Ana", "Ben", begin=True)) as mine:
        mine.do("say", seat=0, text="\U0001f468\u200d\U0001f469\u200d\U0001f467")
        for text in ("a\nb", "\u202eevil", " ", "\x07"):
            assert error_of(mine.ask("say", seat=0, text=text))["kind"] == "invalid"


def test_an_invitation_shows_a_table_without_spectators_until_the_game_begins(
    server: RunningServer, ana: Browser, ben: Browser
) -> None:
    table = ana.set_open("Ana", "?", access="private", allow_spectators=False)
    address = f"/api/tables/{table['id']}"
    with server.browser() as eve:
        assert eve.join(table, watch=True).json()["error"]["key"] == "private", "not invited"
        for person in (ben, eve):
            seen = person.join(table, invite=table["invite"], watch=True).json()["table"]
            assert seen["players"][0]["name"] == "Ana"
            assert person.get(address).json()["error"]["key"] == "no_spectators"
            with pytest.raises(ConnectionClosed), person.sit(table):
                pass
        assert ben.join(table, invite=table["invite"], name="Ben").status_code == 200
        with ana.sit(table) as mine:
            mine.do("begin")
        answer = eve.join(table, invite=table["invite"], watch=True)
        assert answer.json()["error"]["key"] == "no_spectators"
