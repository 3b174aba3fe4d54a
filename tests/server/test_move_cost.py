"""The cost of a move: it is applied once, and every viewer's update is rendered from there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.counting_game import Counter, Counts, counting
from tests.server.running_server import Client, RunningServer, open_server, serve_games
from vaka import games
from vaka.core.dice import Dice

MOST_APPLIED = 2
MOST_COPIED = 4
MOST_FORESEEN = 1
"""For each entry of the record, for any number of connections."""

PLIES = 150


def serve_counting(folder: str) -> None:
    """A server whose games count."""
    serve_games(folder, {name: counting(games.load(name), Path(folder)) for name in games.names()})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with open_server(tmp_path_factory.mktemp("counting"), serve_counting) as server:
        yield server


class Table:
    """Two people at a table, one of them in two tabs, and two who look on."""

    def __init__(self, server: RunningServer, clients: list[Client]) -> None:
        self._folder = server.folder
        self.clients = clients

    def await_ply(self, ply: int) -> None:
        for client in self.clients:
            client.await_news(lambda each=client: each.ply >= ply)  # type: ignore[misc]

    @property
    def to_act(self) -> Client | None:
        return next((client for client in self.clients if client.state["moves"]), None)

    def count(self) -> Counts:
        return Counter.read(self._folder)


@pytest.fixture(params=games.names())
def table(server: RunningServer, request: pytest.FixtureRequest) -> Iterator[Table]:
    with server.browser() as ana, server.browser() as ben, server.browser() as guest:
        made = ana.set_open("Ana", "Ben", game=request.param, begin=True, access="listed")
        assert ben.join(made, seat=None).status_code == 200
        people = [ana, ana, ben, guest, guest]
        with ExitStack() as open_tabs:
            yield Table(server, [open_tabs.enter_context(each.sit(made)) for each in people])


def composed(client: Client, dice: Dice) -> tuple[list[int], list[int]]:
    """A whole choice: its picks in any order, and its run."""
    picks = [dice.choose(client.state["moves"])["move"]]
    asked = {"seat": client.state["turn"], "ply": client.ply}
    while True:
        answer = client.ask("compose", picks=picks, **asked)
        assert answer["type"] == "composed", answer
        if answer["moves"]:
            return picks, answer["moves"]
        picks.append(dice.choose(answer["possible"])["move"])


@pytest.mark.parametrize("kind", ["play", "compose"])
def test_an_accepted_move_is_applied_at_most_twice_and_copied_at_most_four_times(
    table: Table, kind: str
) -> None:
    dice = Dice(f"cost of {kind}")
    costs: list[tuple[int, Counts]] = []
    while (client := table.to_act) and client.ply < PLIES:
        picks, run = composed(client, dice)
        what = {"moves": run} if kind == "play" else {"picks": picks, "play": True}
        before, ply = table.count(), client.ply
        after = client.do(kind, seat=client.state["turn"], ply=ply, **what)
        table.await_ply(after)
        costs.append((after - ply, table.count() - before))
    assert len(costs) > 5
    for entries, cost in costs:
        check(entries, cost)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_a_move_of_a_bot_costs_no_more(server: RunningServer, game: str, agent: str) -> None:
    players = [{"name": "Ana"}, {"name": "Bot", "agent": agent}]
    with server.browser() as ana:
        made = ana.post("/api/tables", {"game": game, "players": players, "begin": True})
        with ana.sit(made.json()["table"]) as mine:
            dice, bots = Dice(game), 0
            while not mine.is_over and mine.ply < PLIES:
                _, run = composed(mine, dice)
                before, ply = Counter.read(server.folder), mine.ply
                after = mine.do("play", seat=0, ply=ply, moves=run)
                await_own_turn(mine, after)
                check(mine.ply - ply, Counter.read(server.folder) - before)
                bots += any(each["seat"] == 1 for each in mine.plies[ply:])
            assert bots > 3


def await_own_turn(client: Client, ply: int) -> None:
    """Wait until it is this client's turn again after a ply, or the game is over."""
    client.await_news(lambda: client.ply >= ply and bool(client.state["moves"] or client.is_over))


def check(entries: int, cost: Counts) -> None:
    assert entries <= cost.applied <= MOST_APPLIED * entries
    assert cost.copied <= MOST_COPIED * entries
    assert cost.foreseen <= MOST_FORESEEN * entries
