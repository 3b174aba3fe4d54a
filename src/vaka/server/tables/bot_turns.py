"""The turns that bots play at a table: their own, and those of people out of time."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from vaka.agents import Agent, act, make
from vaka.core.dice import Dice
from vaka.core.records.record import BotReason
from vaka.server.errors import ApiError
from vaka.server.storage import Lease
from vaka.server.tables.moves import Moves
from vaka.server.tables.stored_table import StoredTable
from vaka.server.tables.table_setup import PATIENCE

STAND_IN = "greedy"
"""The bot that plays for people who left, or whose time is up."""


class BotTurns:
    """Chooses and plays the moves of bots."""

    def __init__(self, stored: StoredTable, moves: Moves) -> None:
        self._stored = stored
        self._moves = moves
        self._agents: dict[tuple[int, str], Agent] = {}

    def to_move(self) -> int | None:
        """The seat for which a bot has to move now."""
        bot = self.bot_to_move()
        return self.late_to_move() if bot is None else bot

    def bot_to_move(self) -> int | None:
        """The seat to act, if a bot plays there and the game has begun."""
        turn = self._turn()
        return turn if turn is not None and self._agent_at(turn) else None

    def seconds_left(self) -> float | None:
        """How long the person to act may still think, by the table's clock."""
        turn = self._turn()
        return None if turn is None or self._agent_at(turn) else self._stored.clock.seconds_left

    def late_to_move(self) -> int | None:
        """The seat of the person whose time is up."""
        return self._turn() if self.seconds_left() == 0 else None

    def consult(self, instead: str | None = None) -> tuple[int, int, list[int]] | None:
        """The choice of the bot to move, or of the agent `instead`: its seat, the ply it saw, and
        its run of moves. If a person's time is up, a bot chooses. This may take long."""
        stored = self._stored
        with stored.reading():
            seat = self.to_move()
            if seat is None:
                return None
            ply, state = stored.ply, stored.recorder.state
            agent = self._agent(seat, instead or self._agent_at(seat) or STAND_IN)
        dice = Dice(secrets.token_bytes(32))
        run: list[int] = []
        while not run or (state.is_mid_choice and state.turn == seat):
            run += act(agent, stored.game, state, dice)
        return seat, ply, run

    @property
    def needs_driver(self) -> bool:
        """Whether a bot is to move, or a clock runs."""
        return self.to_move() is not None or self.seconds_left() is not None

    def play_for(self, seat: int, ply: int, run: Sequence[int], lease: Lease | None = None) -> None:
        """Play what a bot chose, if it is still a bot's turn, under the lease of its server."""
        with self._stored.reading():
            if seat != self.to_move():
                name = self._stored.seat_name(seat)
                raise ApiError("stale", f"a person plays {name} again")
            self._moves.play(seat, ply, run, bot=self._reason(seat), lease=lease)

    def _reason(self, seat: int) -> BotReason | None:
        """Why a bot plays for a person; None if the player is a bot, or has resigned."""
        row = self._stored.row
        occupant = row.occupants[seat]
        if occupant.agent is None:
            return "timeout"
        changes = row.seat_changes or ()
        is_left = any((each["seat"], each["kind"]) == (seat, "stand_in") for each in changes)
        return "absent" if (occupant.holder or is_left) and not occupant.resigned else None

    def _turn(self) -> int | None:
        """The seat to act in a running game."""
        stored = self._stored
        is_running = stored.stage == "playing" and stored.row.paused is None and stored.turn >= 0
        return stored.turn if is_running else None

    def _agent_at(self, seat: int) -> str | None:
        return self._stored.row.occupants[seat].agent

    def _agent(self, seat: int, name: str) -> Agent:
        """Each seat has its own agent, which may remember what its seat has seen."""
        if (seat, name) not in self._agents:
            self._agents[seat, name] = make(name, self._stored.game, PATIENCE)
        return self._agents[seat, name]
