"""Many sockets of one address, or at one table: they cost the others little."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection

from tests.browser.records import longest
from tests.server.hostile.raw_connections import arrive
from tests.server.hostile.test_long_records import record_text
from tests.server.running_server import (
    JSON,
    PATIENCE,
    RunningServer,
    open_server,
)
from vaka import games
from vaka.server import launch, rate_limits
from vaka.server.lan_addresses import Lan
from vaka.server.live import advisor, room
from vaka.server.settings import Limits

MESSAGES = 60
"""How many messages an address may send, and never more."""

HERS, HIS = "203.0.113.7", "203.0.113.8"


def serve_few_messages(folder: str) -> None:
    """A server behind a proxy where an address may send few messages."""
    limits = Limits(address_messages=0.001, address_message_burst=MESSAGES)
    launch.run(port=0, open_browser=False, data_dir=folder, limits=limits, proxy="127.0.0.1")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with open_server(tmp_path, serve_few_messages) as server:
        yield server


def answers(made: ClientConnection, message: JSON, count: int, seconds: float = PATIENCE) -> int:
    """How many messages of a socket are answered; the first that is not in time ends it."""
    for number in range(count):
        made.send(json.dumps({**message, "id": f"m{number}"}))
        try:
            while f'"id":"m{number}"' not in str(made.recv(seconds)):
                pass
        except TimeoutError:
            return number
    return count


def test_all_sockets_of_an_address_share_its_messages(server: RunningServer) -> None:
    look = {"type": "view_as", "viewer": "auto"}
    with server.browser() as eve, ExitStack() as stack:
        table = eve.set_table("Eve", "Ben", begin=True)
        his = arrive(stack, server, eve, table, HIS)
        hers = [arrive(stack, server, eve, table, HERS) for _ in range(2)]
        answered = [answers(made, look, MESSAGES, seconds=2) for made in hers]
        assert answered == [3, 1], "each costs 21, and is charged after it was read"
        assert answers(his, look, 3) == 3, "another address has its own"
        server.stop()  # it does not read that sockets close


def test_people_at_one_address_may_come_back_together_and_wait(server: RunningServer) -> None:
    """What a page does by itself costs its address no messages: the hello, and pings."""
    with server.browser() as eve, ExitStack() as stack:
        table = eve.set_table("Eve", "Ben", begin=True)
        pages = [arrive(stack, server, eve, table, HERS) for _ in range(MESSAGES // 10)]
        assert [answers(made, {"type": "ping"}, MESSAGES) for made in pages] == [60] * len(pages)
        server.stop()  # it does not read that sockets close


def test_a_debt_is_paid_in_time() -> None:
    """A page gives a connection up that is silent for ten seconds, and asks for everything."""
    bucket = rate_limits.TokenBucket(rate=100, burst=10, most_wait=8)
    assert max(bucket.wait(1000) for _ in range(100)) <= 8


# ---- crowds


def serve_few_updates(folder: str) -> None:
    """A server where a table rests for an hour after it has updated its clients."""
    room.REST, room.LONGEST_REST = 10**9, 3600.0
    launch.run(port=0, open_browser=False, data_dir=folder)


def test_a_table_rests_after_it_has_updated_a_crowd(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_few_updates) as server, server.browser() as eve:
        table = eve.set_table("Eve", "Ben", begin=True, first=0)
        with server.browser() as bob, bob.sit(table) as his, eve.sit(table) as hers:
            ply, first = hers.ply, hers.state["moves"][0]["move"]
            for _ in range(20):
                ply = hers.do("play", seat=0, ply=ply, moves=[first])
                ply = hers.do("undo", seat=0, ply=ply)
            hers.await_news(lambda: hers.ply == ply)
            assert his.ask("ping")["type"] == "pong"
            kinds = [json.loads(text)["type"] for text in his.texts]
            assert kinds.count("table") + kinds.count("update") <= 2, "a spectator waits"
        with eve.sit(eve.set_table("Eve", "Ben")) as other:
            assert other.table["stage"] == "waiting", "another table has its own time"


def serve_small_tables(folder: str) -> None:
    """A server behind a proxy where little may be stored."""
    limits = Limits(table_plies=10, stored_plies=0.001, stored_ply_burst=60, messages=10_000)
    launch.run(port=0, open_browser=False, data_dir=folder, limits=limits, proxy="127.0.0.1")


def test_what_is_played_and_taken_back_is_charged_to_its_address(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_small_tables) as server, server.browser() as eve:
        table = eve.set_table("Eve", "Ben", begin=True, first=0)

        def can_go_on(address: str) -> bool:
            body = {"game": "tongiaki", "players": [{"name": "Eve"}, {"name": "Ben"}]}
            answer = eve.post("/api/tables", body, headers={"X-Forwarded-For": address})
            assert answer.status_code in (201, 429)
            return answer.status_code == 201

        with ExitStack() as stack:
            made = arrive(stack, server, eve, table, HERS)
            kinds = _play_and_undo(made, table, 30)
            assert can_go_on(HERS), "60 rows are stored: 50 of them beyond those in advance"
            kinds += _play_and_undo(made, table, 10, ply=60)
            assert kinds == ["ack"] * 80
            assert not can_go_on(HERS)
            assert can_go_on(HIS)
            server.stop()  # it does not read that the socket closes


def _play_and_undo(made: ClientConnection, table: JSON, times: int, ply: int = 0) -> list[str]:
    """Play the same move and take it back, again and again. Return the answers."""
    kinds = []
    game = games.load(table["game"])
    move = game.initial_state(game.setup(2, first=0)).moves()[0]
    for number in range(2 * times):
        what = {"type": "undo"} if number % 2 else {"type": "play", "moves": [move]}
        made.send(json.dumps({**what, "id": f"{ply}", "seat": 0, "ply": ply}))
        while (message := json.loads(made.recv(PATIENCE))).get("id") != f"{ply}":
            pass
        kinds.append(message["type"])
        ply = message.get("ply", ply)
    return kinds


# ---- hints and analyses


def serve_little_advice(folder: str) -> None:
    """A server behind a proxy that computes for two seconds for an address, and never more."""
    advisor.SECONDS = 1.5
    limits = Limits(advice=0.001, advice_burst=2)
    launch.run(port=0, open_browser=False, data_dir=folder, limits=limits, proxy="127.0.0.1")


def test_an_address_has_only_so_much_computed(tmp_path: Path) -> None:
    """The queues of hints and analyses are short, and for everybody."""
    with open_server(tmp_path, serve_little_advice) as server, server.browser() as eve:
        table = eve.set_table("Eve", "Ben", begin=True, first=0, allow_hints=True)
        hint = {"type": "hint", "id": "h", "seat": 0}
        with ExitStack() as stack:

            def ask(made: ClientConnection, ply: int) -> str:
                made.send(json.dumps({**hint, "ply": ply}))
                while (message := json.loads(made.recv(PATIENCE))).get("id") != "h":
                    pass
                return str(message["type"])

            hers = arrive(stack, server, eve, table, HERS)
            his = arrive(stack, server, eve, table, HIS)
            for ply in (0, 2, 4):
                assert [ask(hers, ply) for _ in range(2)] == ["hint"] * 2, "the second is known"
                _play_and_undo(hers, table, 1, ply)
            assert ask(hers, 6) == "refused"
            assert ask(his, 6) == "hint"
            assert ask(hers, 6) == "hint", "it is known now"
            server.stop()  # it does not read that sockets close


def test_an_address_has_only_so_many_games_analysed(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_little_advice) as server, server.browser() as eve:
        uploads = [eve.upload(longest()).json()["table"]["id"] for _ in range(3)]
        paths = [f"{server.url}api/tables/{table_id}/analysis" for table_id in uploads]

        def begin(path: str, address: str) -> int:
            headers = {"X-Forwarded-For": address, "Cookie": f"vaka={eve.cookie}"}
            return httpx.get(path, headers=headers, trust_env=False, timeout=60).status_code

        assert [begin(path, HERS) for path in paths] == [202, 202, 429]
        assert begin(paths[0], HERS) in (200, 202), "its progress costs nothing"
        assert begin(paths[2], HIS) == 202


# ---- pictures


def serve_few_requests(folder: str) -> None:
    """A server behind a proxy where an address may send few requests."""
    limits = Limits(requests=0.001, request_burst=150)
    launch.run(port=0, open_browser=False, data_dir=folder, limits=limits, proxy="127.0.0.1")


def test_a_preview_costs_its_reader_more_requests_once(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_few_requests) as server, server.browser() as eve:
        tables = [eve.set_table("Eve", "Ben") for _ in range(3)]
        headers = {"X-Forwarded-For": HERS, "Cookie": f"vaka={eve.cookie}"}

        def look(table: JSON) -> int:
            url = f"{server.url}api/tables/{table['id']}/preview.png"
            return httpx.get(url, headers=headers, trust_env=False, timeout=60).status_code

        assert [look(tables[0]) for _ in range(10)] == [200] * 10, "it is drawn once"
        assert [look(table) for table in tables[1:]] == [200, 429]


def test_the_page_of_a_long_table_costs_more_to_load(tmp_path: Path) -> None:
    """Its head has a preview, so the table is read."""
    with open_server(tmp_path, serve_few_requests) as server, server.browser() as eve:
        path = f"tables/{eve.upload(record_text(2_500, is_finished=False)).json()['table']['id']}"
        cookie = eve.cookie
    with open_server(tmp_path, serve_dear_loading) as server:

        def visits(address: str, count: int) -> list[int]:
            headers = {"X-Forwarded-For": address, "Cookie": f"vaka={cookie}"}
            return [
                httpx.get(f"{server.url}{path}", headers=headers, trust_env=False).status_code
                for _ in range(count)
            ]

        assert visits(HERS, 2) == [200, 429], "who loads it pays"
        assert visits(HIS, 5) == [200] * 5, "then it is in memory"


def serve_dear_loading(folder: str) -> None:
    """The same, where loading a long table costs more than an address has."""
    rate_limits.REPLAYED_PER_REQUEST = 5
    serve_few_requests(folder)


def serve_house(folder: str) -> None:
    """A server that is open to the house, where a guest may send few requests."""
    setattr(Lan, "url", "http://192.0.2.1:8352/")  # noqa: B010  in the process of this server alone
    serve_few_requests(folder)


def test_a_code_to_scan_costs_more_requests(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_house) as server:
        url, headers = f"{server.url}api/lan/qr.svg", {"X-Forwarded-For": HERS}
        codes = [httpx.get(url, headers=headers, trust_env=False).status_code for _ in range(20)]
        assert codes == [200] * 14 + [429] * 6, "150 requests, eleven for each"
