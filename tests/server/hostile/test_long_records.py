"""Long records: only the reader pays for reading one, not the people who play."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.counting_game import Counter, counting
from tests.server.running_server import JSON, Browser, RunningServer, open_server, open_socket
from vaka import games
from vaka.core.dice import Dice
from vaka.core.fair_shuffle import Shuffle
from vaka.core.game import CHANCE
from vaka.core.records.files import dumps
from vaka.core.records.position_history import SPACING, replay
from vaka.core.records.recorder import Recorder
from vaka.server.api.requests import PROTOCOL

LONG = 2_500
HELLO = f'{{"type": "hello", "protocol": {PROTOCOL}, "since": 0}}'
GATE = "gate"
"""While there is such a file in the folder of the server, long records are not rendered."""


def serve_counting(folder: str) -> None:
    """A server behind a proxy whose games count, and render no long record while it is gated."""
    from vaka.server import run
    from vaka.server.game_catalogue import Catalogue
    from vaka.server.tables import history_view

    counted = {name: counting(games.load(name), Path(folder)) for name in games.names()}
    catalogue = Catalogue(lambda: list(counted), counted.__getitem__)
    render = history_view.viewed_plies

    def gated(*arguments: Any) -> Any:
        while (Path(folder) / GATE).exists():
            time.sleep(0.01)
        return render(*arguments)

    setattr(history_view, "viewed_plies", gated)  # noqa: B010
    run(port=0, open_browser=False, data_dir=folder, catalogue=catalogue, proxy="127.0.0.1")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with open_server(tmp_path_factory.mktemp("long"), serve_counting) as server:
        yield server


def record_text(plies: int, *, is_finished: bool) -> str:
    """A record of about so many plies: the seats take back and repeat what they do."""
    game, dice = games.load("tongiaki"), Dice("long")
    recorder = Recorder(game, game.setup(2, first=0), Shuffle.new())
    while not recorder.current.is_over and (is_finished or recorder.plies < plies):
        seat = recorder.current.turn
        if seat == CHANCE:
            recorder.draw()
            continue
        move = dice.choose(recorder.current.moves())
        recorder.play(move)
        for _ in range(40):
            if recorder.result or not 20 < recorder.plies < plies:
                break
            recorder.undo(seat, 1)
            recorder.play(move)
    if recorder.current.is_over:
        recorder.reveal()
    return dumps(recorder.record, game)


@pytest.mark.parametrize("undos", [50, 1000])
def test_a_replay_costs_a_few_moves_for_each_undo(tmp_path: Path, undos: int) -> None:
    """However long the game is already."""
    game, dice = games.load("tongiaki"), Dice("undos")
    recorder = Recorder(game, game.setup(2, first=0), Shuffle.new())
    while recorder.plies < 100 or recorder.current.turn == CHANCE:
        if recorder.current.turn == CHANCE:
            recorder.draw()
        else:
            recorder.play(dice.choose(recorder.current.moves()))
    seat, move = recorder.current.turn, recorder.current.moves()[0]
    for _ in range(undos):
        recorder.play(move)
        recorder.undo(seat, 1)
    record = recorder.record
    for _ in replay(counting(game, tmp_path), record.setup, record.entries):
        pass
    cost = Counter.read(tmp_path)
    assert cost.applied <= 100 + SPACING + 4 * undos
    assert cost.copied <= 100 + SPACING + 4 * undos


def upload(server: RunningServer, plies: int, *, is_finished: bool = True) -> JSON:
    with server.browser() as browser:
        answer = browser.upload(record_text(plies, is_finished=is_finished))
    assert answer.status_code == 201, answer.text
    table: JSON = answer.json()["table"]
    return table


def far(server: RunningServer, address: str) -> httpx.Client:
    """A client from elsewhere."""
    head = {"X-Forwarded-For": address}
    return httpx.Client(base_url=server.url, headers=head, trust_env=False, timeout=120)


PARTS = ["record", "record?format=json", "plies", "plies?since=1500", "views?from=2000&to=2050"]
PARTS += ["plies/2100", "proof"]


@pytest.mark.parametrize("part", PARTS)
def test_a_finished_record_is_read_once(server: RunningServer, ana: Browser, part: str) -> None:
    table = upload(server, LONG)
    address = f"/api/tables/{table['id']}/{part}"
    first = ana.get(address)
    assert first.status_code == 200, first.text
    before = Counter.read(server.folder)
    again = ana.get(address)
    assert again.content == first.content
    cost = Counter.read(server.folder) - before
    assert (cost.applied, cost.copied) == (0, 0)


@pytest.fixture
def ana(server: RunningServer) -> Iterator[Browser]:
    with server.browser() as browser:
        yield browser


def test_a_second_hello_replays_nothing(server: RunningServer, ana: Browser) -> None:
    table = upload(server, LONG, is_finished=False)
    with ana.sit(table) as first:
        plies = first.plies
    before = Counter.read(server.folder)
    with ana.sit(table) as second:
        assert second.plies == plies
    assert len(plies) > LONG - 100
    assert (Counter.read(server.folder) - before).applied == 0


def test_the_plies_of_a_long_record_come_in_pages(server: RunningServer, ana: Browser) -> None:
    table = upload(server, LONG)
    plies: list[JSON] = []
    pages = 0
    while len(plies) < table["ply"]:
        page = ana.json(f"/api/tables/{table['id']}/plies", since=len(plies))
        plies += page["plies"]
        pages += 1
        assert (page["ply"], page["total"]) == (len(plies), table["ply"])
    assert pages == -(-table["ply"] // 1_000)
    with ana.sit(table) as client:
        assert client.plies == plies


@pytest.mark.parametrize(
    ("number", "part"), [(1, "record"), (2, "plies?since={}"), (3, "views?from={0}&to={0}")]
)
def test_a_long_record_costs_its_reader_more_requests(
    server: RunningServer, number: int, part: str
) -> None:
    long = upload(server, LONG, is_finished=False)
    short = upload(server, 200, is_finished=False)
    codes = {}
    for table, address in ((long, f"198.51.100.{number}"), (short, f"203.0.113.{number}")):
        with far(server, address) as client:
            codes[table["id"]] = [
                client.get(f"/api/tables/{table['id']}/{part.format(ply)}").status_code
                for ply in range(100)
            ]
    assert set(codes[short["id"]]) == {200}
    assert codes[long["id"]][0] == 200
    assert 429 in codes[long["id"]][:60]


def test_hellos_at_a_long_record_cost_their_address(server: RunningServer) -> None:
    table = upload(server, LONG, is_finished=False)
    head = {"X-Forwarded-For": "198.51.100.99"}
    answers = []
    with ExitStack() as stack:
        for _ in range(6):
            try:
                socket = stack.enter_context(open_socket(server.url, "", table["id"], **head))
                socket.send(HELLO)
                answers.append('"type":"table"' in str(socket.recv(120)))
            except (ConnectionClosed, InvalidStatus):
                answers.append(False)
            if not answers[-1]:
                break
    assert answers[0]
    assert not answers[-1]


def test_nobody_waits_with_a_move_for_long_records(server: RunningServer, ana: Browser) -> None:
    long = [upload(server, LONG + 100 * number, is_finished=False) for number in range(3)]
    gate = server.folder / GATE
    mine = ana.set_table("Ana", "Ben", begin=True, first=0)
    with ana.sit(mine) as client, ThreadPoolExecutor(12) as threads, ExitStack() as stack:
        for table in long:
            ana.json(f"/api/tables/{table['id']}")
        gate.touch()
        stack.callback(gate.unlink, missing_ok=True)
        for table in long:
            socket = stack.enter_context(open_socket(server.url, ana.cookie, table["id"]))
            socket.send(HELLO)
        address = f"{server.url}api/tables/{long[0]['id']}/plies"
        reads = [threads.submit(httpx.get, address, timeout=120) for _ in range(6)]
        for _ in range(4):
            client.choose(Dice("quick"))
        assert not any(read.done() for read in reads), "they are still being read"
        gate.unlink()
        assert {read.result().status_code for read in reads} == {200}
