"""What one AI client does at a server: it sits down, looks and chooses.

The public methods that return text are the tools of the MCP server, and their docstrings tell the
client what they do.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence

from vaka import games
from vaka.core.dice import Dice
from vaka.core.errors import VakaError
from vaka.core.game import JSON, Game
from vaka.envs.mcp.table_client import ServerClient, TableClient
from vaka.envs.text.answer_counts import Attempts
from vaka.envs.text.choice_dialogue import TextChoice, introduction, refusal_text
from vaka.envs.text.news import news_lines
from vaka.envs.text.table_renderer import plain_lines, renderer_of

WAIT_SECONDS = 45.0
"""How long a tool waits for the other players. Many clients give up after a minute."""

MOST_SECONDS = 600.0
"""The longest that a client may ask for."""

MOST_TABLES = 30
"""The most tables that are listed."""


class Player:
    """An AI client as a person of a server. It sits at one table at a time."""

    def __init__(self, server: ServerClient) -> None:
        self._server = server
        self._client: TableClient | None = None
        self._attempts = Attempts()
        self._choice: TextChoice | None = None
        self._asked_at = -1

    # ---- sitting down

    async def list_tables(self) -> str:
        """List the tables of the server where you can take a seat."""
        found = await self._server.get(f"/api/tables?free=true&stage=waiting&limit={MOST_TABLES}")
        lines = [_table_line(table) for table in found["tables"]]
        return "\n".join(lines) or "No table has a free seat. Call new_table."

    async def new_table(
        self,
        game: str,
        bots: Sequence[str] = ("medium",),
        people: int = 0,
        name: str = "AI",
        options: dict[str, str] | None = None,
    ) -> str:
        """Create a table and sit down at it.

        `bots` names the level of each bot. `people` is the number of seats that stay free for
        others, who join by the link in the answer."""
        players: list[JSON] = [{"name": name}]
        players += [{"name": f"Player {seat + 2}", "open": True} for seat in range(people)]
        players += [
            {"name": f"{bot[:60]} {number}", "agent": bot} for number, bot in enumerate(bots, 1)
        ]
        body = {"game": game, "players": players, "options": options or {}}
        return await self._sit((await self._server.post("/api/tables", body))["table"])

    async def join_table(self, table: str, name: str = "AI") -> str:
        """Take a free seat at a table, given by its id or by the link of an invitation."""
        table_id, secret = _invitation(table)
        body = {"name": name} | ({"invite": secret} if secret else {})
        joined = await self._server.post(f"/api/tables/{table_id}/join", body)
        return await self._sit(joined["table"])

    async def _sit(self, table: JSON) -> str:
        await self.close()
        self._attempts = Attempts()
        client = self._client = TableClient(self._server, table["id"])
        await client.open()
        shuffle = client.table["shuffle"]
        if shuffle and shuffle["can_mix"]:
            await client.send("mix", seat=client.seat, text=secrets.token_hex(16))
        link = f"{self._server.url}/invite/{table['id']}"
        if client.table["invite"]:
            link += f"/{client.table['invite']}"
        return await self._look(0, f"{introduction(self._game)}\n\nThe table is at {link}")

    async def close(self) -> None:
        """Follow the table no longer. The seat stays taken."""
        if self._client:
            await self._client.close()
        self._client = self._choice = None

    # ---- playing

    async def look(self) -> str:
        """Show the table and your options, without waiting for anybody."""
        return await self._look(0)

    async def wait(self, seconds: float = WAIT_SECONDS) -> str:
        """Wait for your turn, at most for some seconds. Shows the table and your options."""
        return await self._look(min(max(seconds, 0.0), MOST_SECONDS))

    async def choose(self, option: str) -> str:
        """Make a choice: the number of an option, or its moves as they are written.

        `back` takes back your last pick of a choice that is made in parts. Returns your next
        options, as soon as it is your turn again."""
        client = self._table
        if not client.must_move:
            raise VakaError(f"it is not your turn. {self._waiting()}")
        choice, ply = self._current_choice(), client.ply
        try:
            run = choice.answer(option if "[" in option else f"[{option}]")
        except VakaError as error:
            self._attempts.refuse(error)
            raise VakaError(refusal_text(self._game, error)) from None
        self._attempts.accepted += 1
        if run is None:
            return choice.request()
        self._choice = None
        await self._do("play", ply=ply, moves=run)
        return await self._look(WAIT_SECONDS)

    async def attempts(self) -> str:
        """Count the choices that you made at this table: accepted, and refused by rule."""
        return _counts(self._attempts)

    async def say(self, text: str) -> str:
        """Say something to the people at the table."""
        await self._table.send("say", seat=self._table.seat, text=text)
        return "Said."

    async def resign(self) -> str:
        """Give up the game. You cannot come back to it."""
        await self._do("resign")
        return await self._look(0)

    async def _do(self, kind: str, **fields: object) -> None:
        """Send a message that changes the table, and wait for the change."""
        client = self._table
        done = await client.send(kind, seat=client.seat, **fields)
        await client.wait(lambda: client.ply >= done["ply"], WAIT_SECONDS)

    async def _look(self, seconds: float, before: str = "") -> str:
        """Wait until this player must move, and return the request; or say what is going on."""
        client = self._table
        if await self._begin():
            seconds = max(seconds, WAIT_SECONDS)
        await client.wait(self._is_full_or_due, seconds)
        if await self._begin():
            await client.wait(lambda: client.must_move or client.is_over, WAIT_SECONDS)
        news = [*([before, ""] if before else []), *self._news()]
        if client.is_over:
            return "\n".join([*news, *self._result()])
        if not client.must_move:
            return "\n".join([*news, self._waiting()])
        return self._current_choice().request("\n".join(news).rstrip("\n"))

    async def _begin(self) -> bool:
        """Begin a table of this player if every seat is taken. Return whether it begins."""
        if not self._can_begin():
            return False
        await self._table.send("begin")
        return True

    # ---- what is going on

    @property
    def _table(self) -> TableClient:
        if self._client is None:
            raise VakaError("you sit at no table: call new_table or join_table first")
        return self._client

    @property
    def _game(self) -> Game:
        return games.load(self._table.table["game"])

    def _can_begin(self) -> bool:
        table = self._table.table
        is_full = all(seat["held"] or seat["agent"] for seat in table["seats"])
        return table["stage"] == "waiting" and table["is_creator"] and is_full

    def _is_full_or_due(self) -> bool:
        return self._table.must_move or self._table.is_over or self._can_begin()

    def _current_choice(self) -> TextChoice:
        """The choice that the table waits for, with what was picked of it so far."""
        client = self._table
        if self._choice is None or self._asked_at != client.ply:
            view = client.state["view"]
            state = self._game.determinize(view, Dice(client.ply))
            self._choice, self._asked_at = TextChoice(self._game, state, view), client.ply
        return self._choice

    def _news(self) -> list[str]:
        """What happened since the last request."""
        words = [seat["word"] for seat in self._table.table["seats"]]
        renderer = renderer_of(self._game)
        lines: list[str] = []
        for ply in self._table.take_plies():
            if ply["kind"] == "undo":
                lines.append(f"{words[ply['seat']]} takes back {ply['plies']} plies")
            if ply["kind"] == "resign":
                lines.append(f"{words[ply['seat']]} resigns")
            lines += plain_lines(renderer.event_lines(ply["events"]))
        return news_lines(lines)

    def _waiting(self) -> str:
        table, turn = self._table.table, self._table.state["turn"]
        if self._table.is_over:
            return "The game is over."
        if table["stage"] == "waiting" or turn < 0:
            return "The game has not begun. Call wait."
        seat = table["seats"][turn]
        name = table["players"][seat["player"]]["name"]
        return f"It is the turn of {seat['word']} ({name}). Call wait."

    def _result(self) -> Iterator[str]:
        table = self._table.table
        if table["result"] is None:
            yield f"The table is closed: {table['frozen_reason']}"
            return
        yield f"The game is over ({table['result']['reason']}). Shares of the win:"
        for player, share in zip(table["players"], table["result"]["shares"], strict=True):
            words = ", ".join(table["seats"][seat]["word"] for seat in player["seats"])
            is_you = any(table["seats"][seat]["mine"] for seat in player["seats"])
            yield f"- {player['name']} ({words}{', you' if is_you else ''}): {share}"
        yield _counts(self._attempts)


def _table_line(table: JSON) -> str:
    free = sum(1 for seat in table["seats"] if not seat["held"] and not seat["agent"])
    names = ", ".join(player["name"] for player in table["players"])
    return f"{table['id']}: {table['game']} with {names}; free seats: {free}"


def _invitation(table: str) -> tuple[str, str | None]:
    """The id of a table and the secret of its invitation, from a link or an id."""
    parts = table.partition("?")[0].rstrip("/").split("/")
    if "invite" in parts[:-1]:
        table_id, *secret = parts[parts.index("invite") + 1 :]
        return table_id, secret[0] if secret else None
    return parts[-1], None


def _counts(attempts: Attempts) -> str:
    illegal = ", ".join(f"{rule} {count}" for rule, count in sorted(attempts.illegal.items()))
    return (
        f"Your choices: {attempts.accepted} accepted, {attempts.refused} refused; against a rule "
        f"{attempts.illegal.total()}{f' ({illegal})' if illegal else ''}, at another moment "
        f"{attempts.untimely}, unreadable {attempts.unreadable}."
    )
