"""Real MCP clients, over standard input and output, at tables of real servers."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.async_runner import run_async
from tests.cli.conftest import Vaka, vaka
from tests.server.running_server import PATIENCE, RunningServer, open_server
from vaka.core.dice import Dice
from vaka.envs.mcp import Player, ServerClient
from vaka.envs.mcp.reference import read_rules
from vaka.envs.mcp.table_client import PROTOCOL
from vaka.envs.text import MOST_CHARACTERS
from vaka.server.api.requests import PROTOCOL as SPOKEN

mcp: Any = pytest.importorskip("mcp", reason="mcp is not installed: make envs")

__all__ = ["vaka"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with open_server(tmp_path_factory.mktemp("server")) as server:
        yield server


class Model:
    """An AI client that picks options at random."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.longest = 0

    async def call(self, tool: str, **arguments: object) -> str:
        """The answer of a tool that must not fail."""
        is_error, text = await self.try_to(tool, **arguments)
        assert not is_error, text
        return text

    async def try_to(self, tool: str, **arguments: object) -> tuple[bool, str]:
        """Whether a tool reports an error, and its text."""
        result = await self.client.call_tool(tool, arguments)
        text: str = result.content[0].text
        self.longest = max(self.longest, len(text))
        return result.is_error, text

    async def play_on(self, text: str, dice: Dice, most: int = 10_000) -> str:
        """Choose at random, to the end or a number of times."""
        for _ in range(most):
            if "The game is over (" in text:
                break
            if "It is your turn" in text:
                count = max(int(number) for number in re.findall(r"\[(\d+)\]", text))
                text = await self.call("choose", option=str(1 + dice.below(count)))
            else:
                text = await self.call("wait")
        return text


@asynccontextmanager
async def connected(*arguments: str) -> AsyncIterator[Model]:
    """A client of `vaka mcp`."""
    parameters = mcp.StdioServerParameters(
        command=sys.executable, args=["-m", "vaka.cli", "mcp", *arguments]
    )
    async with mcp.Client(parameters, read_timeout_seconds=PATIENCE) as client:
        yield Model(client)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await test()

    run_async(main())


@pytest.mark.parametrize(("game", "bots"), [("tahiti", 1), ("tongiaki", 5)])
def test_a_client_plays_a_whole_game_at_its_own_server(game: str, bots: int) -> None:
    async def play() -> None:
        async with connected() as model:
            assert game in await model.call("list_games")
            assert "Chapters, to read by number" in await model.call("read_rules", game=game)
            text = await model.call("new_table", game=game, bots=["random"] * bots)
            assert text.startswith("You play ")
            text = await model.play_on(text, Dice(1))
            assert re.search(r"AI \(\w+, you\): [01]", text)
            assert " 0 refused" in text
            assert model.longest < MOST_CHARACTERS

    run(play)


def test_a_refusal_cites_the_rule_and_is_counted() -> None:
    async def play() -> None:
        async with connected() as model:
            text = await model.call("new_table", game="tongiaki", bots=["random"])
            while "] expand" not in text:
                text = await model.call("choose", option="1")
            before = await model.call("attempts")
            is_error, text = await model.try_to("choose", option="expand Samoa")
            assert is_error
            assert "Refused: expand Samoa: " in text
            assert "\nT4.1: Choose an island" in text
            for option in ("swim", "999", "lay 1,1 0", "back"):
                assert (await model.try_to("choose", option=option))[0]
            assert " 0 refused" in before
            assert await model.call("attempts") == before.partition(" 0 refused")[0] + (
                " 5 refused; against a rule 1 (T4.1 1), at another moment 1, unreadable 3."
            )
            assert "] expand" in await model.call("look"), "nothing has changed"

    run(play)


def test_a_client_and_a_person_share_a_table(server: RunningServer) -> None:
    async def play() -> None:
        with server.browser() as ana:
            table = ana.set_open("Ana", "Ben", game="tahiti", access="private")
            link = f"{server.url}invite/{table['id']}/{table['invite']}"
            async with connected("--server", server.url) as model:
                is_error, text = await model.try_to("join_table", table=table["id"])
                assert is_error
                assert "invitation" in text
                text = await model.call("join_table", table=link, name="Model")
                assert "The game has not begun" in text
                with ana.sit(table, viewer=0) as seat:
                    assert seat.table["seats"][1]["connected"]
                    assert seat.table["players"][1]["name"] == "Model"
                    assert await model.call("say", text="Ia ora na!") == "Said."
                    seat.do("begin")
                    _, text = await asyncio.gather(
                        asyncio.to_thread(seat.play_on, Dice(2)), model.play_on(text, Dice(3))
                    )
                    assert "Ana (purple): " in text
                    assert "Model (orange, you): " in text
                    assert [line["text"] for line in seat.chat] == ["Ia ora na!"]

    run(play)


def test_people_join_the_table_of_a_client(server: RunningServer) -> None:
    async def play() -> None:
        async with connected("--server", server.url) as model:
            text = await model.call("new_table", game="tahiti", bots=[], people=1)
            assert "The game has not begun. Call wait." in text
            with server.browser() as ben:
                found = re.search(r"/invite/(\w+)", text)
                assert found
                assert ben.join({"id": found[1]}, name="Ben").status_code == 200
                assert "It is your turn" in await model.call("wait")
                assert "The game is over (resigned)" in await model.call("resign")

    run(play)


def test_free_tables_are_listed(server: RunningServer) -> None:
    async def play() -> None:
        with server.browser() as ana:
            table = ana.set_open("Ana", "Ben", game="tahiti", access="listed")
        async with connected("--server", server.url) as model:
            line = f"{table['id']}: tahiti with Ana, Ben; free seats: 1"
            assert line in await model.call("list_tables")

    run(play)


def test_a_lost_connection_is_opened_again(server: RunningServer) -> None:
    async def play() -> None:
        player = Player(ServerClient(server.url))
        try:
            await player.new_table("tahiti", ["random"])
            client = player._table
            lost, ply = client._socket, client.ply
            assert lost is not None
            await lost.close()
            await client.wait(lambda: client._socket not in (None, lost), PATIENCE)
            assert "It is your turn" in await player.look()
            await player.choose("end")
            assert client.ply > ply
        finally:
            await player.close()

    run(play)


def test_errors_are_one_line(server: RunningServer) -> None:
    async def play() -> None:
        async with connected("--server", server.url) as model:
            for tool, arguments, said in (
                ("look", {}, "you sit at no table"),
                ("new_table", {"game": "chess"}, "there is no game 'chess'"),
                ("new_table", {"game": "tahiti", "bots": ["genius"]}, "genius"),
                ("join_table", {"table": "nowhere"}, "there is no table 'nowhere'"),
                ("read_rules", {"game": "tahiti", "section": "H99"}, "there is no rule H99"),
            ):
                is_error, text = await model.try_to(tool, **arguments)
                assert is_error
                assert said in text
                assert "\n" not in text
        async with connected("--server", "http://127.0.0.1:9") as model:
            is_error, text = await model.try_to("list_tables")
            assert is_error
            assert "http://127.0.0.1:9: the server does not answer" in text

    run(play)


@pytest.mark.parametrize("game", ["tahiti", "tongiaki"])
def test_every_section_of_the_rules_is_short(game: str) -> None:
    async def read() -> None:
        overview = await read_rules(game)
        for number in re.findall(r"^(\d+)\. ", overview, re.MULTILINE):
            text = await read_rules(game, number)
            assert text.startswith(f"{number}. ")
            assert len(text) < MOST_CHARACTERS

    run(read)


def test_the_client_speaks_the_protocol_of_the_server() -> None:
    assert PROTOCOL == SPOKEN


def test_wrong_arguments_are_named(
    vaka: Vaka, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answer = vaka("mcp", "--server", "ftp://example.org")
    assert answer.code == 2
    assert "begins with http:// or https://" in answer.err
    assert "leave out --server" in vaka("mcp", "--server", "http://x", "--data", tmp_path).err
    monkeypatch.setitem(sys.modules, "mcp", None)
    assert "pip install 'vaka[mcp]'" in vaka("mcp").err
