"""People at one table, each at another server, see and do the same as at one server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from tests.server.running_server import JSON, Browser, Client, RunningServer
from vaka.core.dice import Dice

TIMES = ("seconds_left", "absence_seconds_left")


class Party:
    """People who have a table open at all servers; each acts at a server of their own."""

    def __init__(self, people: list[list[Browser]], table: JSON, stack: ExitStack) -> None:
        self.table = table
        self.clients = [
            [stack.enter_context(browser.sit(table)) for browser in browsers] for browsers in people
        ]
        self.actors = [clients[each % len(clients)] for each, clients in enumerate(self.clients)]

    @property
    def ply(self) -> int:
        return max(client.ply for client in self.sockets)

    @property
    def sockets(self) -> list[Client]:
        return [client for clients in self.clients for client in clients]

    def gather(self) -> None:
        """All sockets hear everything up to the same ply."""
        while True:
            ply = self.ply
            for client in self.sockets:
                hear_ply(client, ply)
            if self.ply == ply:
                return

    def play(self, dice: Dice, plies: int = 10**6) -> None:
        """The people move, and bots between them: to the end, or until a person is to move after
        this many plies."""
        while True:
            self.gather()
            first = self.actors[0]
            movers = [client for client in self.actors if client.state["moves"]]
            if first.is_over or (movers and first.ply >= plies):
                return
            if movers:
                movers[0].choose(dice)
            else:
                first.hear()

    def check(self) -> None:
        """Every person sees the same at every server."""
        for clients in self.clients:
            first, *others = clients
            for other in others:
                assert other.plies == first.plies
                assert other.chat == first.chat
                assert _timeless(other.state) == _timeless(first.state)


def hear_ply(client: Client, ply: int) -> None:
    client.await_news(lambda: client.ply >= ply)


def hear_chat(client: Client, lines: int) -> None:
    client.await_news(lambda: len(client.chat) >= lines)


def _timeless(state: JSON) -> JSON:
    return {key: value for key, value in state.items() if key not in TIMES}


@contextmanager
def at_all(servers: list[RunningServer], count: int) -> Iterator[list[list[Browser]]]:
    """People with one cookie each, who know all servers; each acts at another one first."""
    with ExitStack() as stack:
        people = []
        for number in range(count):
            own = stack.enter_context(servers[number % len(servers)].browser())
            cookie = own.cookie
            people.append([stack.enter_context(server.browser(cookie)) for server in servers])
        yield people


@contextmanager
def party(servers: list[RunningServer], game: str, **terms: Any) -> Iterator[Party]:
    """Ana, Ben and a bot at a table that Eve watches: everybody at another server."""
    with at_all(servers, 3) as people, ExitStack() as stack:
        ana, ben = people[0][0], people[1][1]
        table = ana.set_open("Ana", "Ben", "random", game=game, access="listed", **terms)
        assert ben.join(table, seat=1).status_code == 200
        all_there = Party(people, table, stack)
        all_there.actors[0].do("begin")
        yield all_there


@pytest.mark.parametrize("game", ["tongiaki", "tahiti"])
def test_a_whole_game_with_chat_undo_clock_and_spectators(
    servers: list[RunningServer], game: str
) -> None:
    dice = Dice(f"several {game}")
    with party(servers, game, clock=600) as all_there:
        ana, ben, eve = all_there.actors
        ana.do("say", seat=0, text="Talofa!")
        ben.await_news(lambda: bool(ben.chat))
        ben.do("say", seat=1, text="Malo")
        all_there.play(dice, plies=20)
        ana.do("ask_undo", seat=0, ply=ana.ply, plies=1)
        ben.await_news(lambda: bool(ben.table["undo_request"]))
        hear_ply(ben, ben.do("answer_undo", seat=0, ply=ben.ply, plies=1, agree=True))
        all_there.play(dice)
        for client in [*all_there.clients[0], *all_there.clients[1]]:
            hear_chat(client, 2)
        all_there.check()
        assert any(ply["kind"] == "undo" for ply in eve.plies)
        assert not eve.chat
        assert {client.table["result"]["reason"] for client in all_there.actors}


def test_everybody_sees_the_same_moves_for_people_out_of_time(
    servers: list[RunningServer],
) -> None:
    with party(servers, "tongiaki", clock=1) as all_there:
        for client in all_there.sockets:
            hear_timeout(client)
        count = min(client.ply for client in all_there.sockets)
        seen = [client.plies[:count] for client in all_there.sockets]
        assert all(plies == seen[0] for plies in seen)
        assert [ply["ply"] for ply in seen[0]] == list(range(1, count + 1))


def hear_timeout(client: Client) -> None:
    client.await_news(lambda: any(ply.get("bot") == "timeout" for ply in client.plies))
