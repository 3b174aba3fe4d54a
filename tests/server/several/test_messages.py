"""A game of people at three servers consists of the same messages as at one server.

Both games are played with the same secret, the same choices of people and the same dice of bots. A
server may send several plies in one message, so what a client has received is compared whenever
everybody has the same ply. Times and random names are left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from tests.server.postgres import Postgres
from tests.server.running_server import (
    JSON,
    Client,
    RunningServer,
    error_of,
    open_server,
    serve,
)
from vaka.core.dice import Dice

TIMES = {"seconds_left", "absence_seconds_left", "bank_seconds", "created", "changed", "at"}
RANDOM = {"id", "epoch"}


def serve_without_chance(folder: str) -> None:
    """A server whose tables all have the same secret, and whose bots the same dice."""
    from vaka.core import fair_shuffle
    from vaka.server.tables import bot_turns

    known = SimpleNamespace(
        token_hex=lambda count: "5a" * count, token_bytes=lambda count: bytes(count)
    )
    for module in (fair_shuffle, bot_turns):
        vars(module)["secrets"] = known
    serve(folder)


@pytest.fixture(scope="module")
def known_servers(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[RunningServer]]:
    """Four servers without chance: three share a database, and the last one has its own."""
    databases = [postgres.new_database()] * 3 + [postgres.new_database()]
    folders = {each: tmp_path_factory.mktemp("known") for each in databases}
    with ExitStack() as stack:
        yield [
            stack.enter_context(open_server(folders[each], serve_without_chance, each))
            for each in databases
        ]


class Witness:
    """A client, and everything that it has received."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._moments: list[JSON] = []

    def note(self) -> None:
        """Note what the client shows now."""
        self._moments.append(plain(json.dumps([self.client.table, self.client.state])))

    @property
    def story(self) -> list[JSON]:
        """The answers to the client, the plies and the chat, and what it showed between them."""
        messages = [plain(text) for text in self.client.texts]
        answers = [each for each in messages if each["type"] not in ("table", "update")]
        updates = [each for each in messages if each["type"] in ("table", "update")]
        plies = [ply for each in updates for ply in each["plies"]]
        chat = [line for each in updates for line in each["chat"]]
        return [*answers, *plies, *chat, *self._moments]


def plain(text: str) -> JSON:
    """A message without times and random names."""
    found: JSON = json.loads(
        text,
        object_hook=lambda body: {
            key: value for key, value in body.items() if key not in TIMES | RANDOM
        },
    )
    return found


class Evening:
    """Ana and Ben play with a bot, and Eve watches."""

    def __init__(self, servers: list[RunningServer], game: str, stack: ExitStack) -> None:
        people = [stack.enter_context(server.browser()) for server in servers]
        table = people[0].set_open("Ana", "Ben", "random", game=game, access="listed", clock=600)
        assert people[1].join(table, seat=1).status_code == 200
        self.ana, self.ben, self.eve = self.all = [
            stack.enter_context(person.sit(table)) for person in people
        ]
        self._witnesses = [Witness(client) for client in self.all]
        self._dice = Dice(f"messages {game}")
        self.meet(lambda client: sees_everybody(client.table))

    @property
    def stories(self) -> list[list[JSON]]:
        return [witness.story for witness in self._witnesses]

    def meet(self, is_there: Callable[[Client], bool]) -> None:
        """Wait until everybody has heard of something and knows all plies, and no bot moves."""
        for client in self.all:
            client.await_news(lambda client=client: is_there(client) and is_settled(client))  # type: ignore[misc]
        while len(plies := {client.ply for client in self.all}) > 1:
            for client in self.all:
                client.await_news(lambda client=client: client.ply >= max(plies))  # type: ignore[misc]
        for witness in self._witnesses:
            witness.note()

    def play(self, plies: int = 10**6) -> Client:
        """People and the bot play until a person is to move after so many plies; that person."""
        while True:
            mover = self.await_mover()
            if mover.is_over or mover.ply >= plies:
                return mover
            mover.choose(self._dice)

    def await_mover(self) -> Client:
        """Wait until a person is to move, or the game is over; that person, or anybody."""
        self.meet(lambda _: True)
        movers = [client for client in (self.ana, self.ben) if client.state["moves"]]
        return movers[0] if movers else self.ana

    def talk(self) -> None:
        self.ana.do("say", seat=0, text="Talofa!")
        self.ben.await_news(lambda: len(self.ben.chat) == 1)
        self.ben.do("mute", seat=0, muted=True)
        self.ben.await_news(lambda: self.ben.table["muted_seats"] == [0])
        self.ben.do("say", seat=1, text="Malo")
        self.ana.await_news(lambda: len(self.ana.chat) == 2)

    def refuse(self) -> None:
        """Messages that no server accepts."""
        mover = self.await_mover()
        other = self.ben if mover is self.ana else self.ana
        seat, ply = mover.state["turn"], mover.ply
        for client, fields in (
            (self.eve, {"seat": seat, "ply": ply}),
            (other, {"seat": 1 - seat, "ply": ply}),
            (mover, {"seat": seat, "ply": ply - 1}),
        ):
            assert error_of(client.ask("play", moves=[0], **fields))

    def undo(self) -> None:
        """An undo that Ben declines, and one that he agrees to."""
        for agree in (False, True):
            self.await_mover()
            ply = self.ana.ply
            self.ana.do("ask_undo", seat=0, ply=ply, plies=1)
            self.meet(lambda client: bool(client.table["undo_request"]))
            self.ben.do("answer_undo", seat=0, ply=ply, plies=1, agree=agree)
            self.meet(lambda client: not client.table["undo_request"])

    def pause(self) -> None:
        """The clock stops by agreement, and runs on."""
        for is_paused in (True, False):
            self.await_mover()  # or the bot may move meanwhile
            self.ana.do("pause", paused=is_paused)
            self.meet(lambda client: bool(client.table["offer"]))
            self.ben.do("pause", paused=is_paused)
            self.meet(lambda client: client.table["paused"] == is_paused)  # noqa: B023


def is_settled(client: Client) -> bool:
    """Whether a person is to act, or nobody."""
    return client.table["stage"] != "playing" or client.state["turn"] in (0, 1)


def sees_everybody(table: JSON) -> bool:
    return table["spectator_count"] == 1 and all(seat["connected"] for seat in table["seats"])


@pytest.mark.parametrize("game", ["tongiaki", "tahiti"])
def test_three_servers_send_the_same_messages_as_one(
    known_servers: list[RunningServer], game: str
) -> None:
    *three, one = known_servers
    stories = []
    for servers in (three, [one] * 3):
        with ExitStack() as stack:
            evening = Evening(servers, game, stack)
            evening.ana.do("begin")
            evening.meet(lambda client: client.table["stage"] == "playing")
            evening.talk()
            evening.play(plies=20)
            evening.refuse()
            evening.undo()
            evening.pause()
            assert evening.play().is_over
            stories.append(evening.stories)
    for at_three, at_one in zip(*stories, strict=True):
        assert len(at_one) == len(at_three) > 100
        for one_message, other_message in zip(at_one, at_three, strict=True):
            assert one_message == other_message
