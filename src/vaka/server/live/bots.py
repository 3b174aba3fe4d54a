"""The bots of all tables, and the clocks of people: a bot moves for who is out of time."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from vaka.core.errors import VakaError
from vaka.server.faults import Fault
from vaka.server.live.room import Room
from vaka.server.live.turns import Turns
from vaka.server.tables.table import Table

RETRY_SECONDS = 1
INSTEAD = "random"
"""The agent that moves where a bot fails."""

log = logging.getLogger("vaka.server")


class Bots:
    """Plays where no person does. All of it runs on the event loop, but for the thinking.

    `turns` sees to it that nobody's many tables keep the bots of others waiting."""

    def __init__(self, tidy: Callable[[Room], None]) -> None:
        threads = os.cpu_count() or 1
        self._thinking = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._turns = Turns(threads)
        self._tidy = tidy

    def close(self) -> None:
        """Stop thinking."""
        self._thinking.shutdown(wait=False, cancel_futures=True)

    def kick(self, room: Room) -> None:
        """See that the bots play if it is their turn, or that a clock runs."""
        if room.bots is not None and not room.bots.done():
            return
        self._wind(room)
        if room.table.bot_to_move() is None and room.table.late_to_move() is None:
            self._tidy(room)
            return
        room.bots = asyncio.create_task(self._play(room))

    def _wind(self, room: Room) -> None:
        """Set the clock for whoever is to act now."""
        if room.clock:
            room.clock.cancel()
            room.clock = None
        if left := room.table.seconds_left():
            loop = asyncio.get_running_loop()
            room.clock = loop.call_later(left + 0.01, self._ring, room)

    def _ring(self, room: Room) -> None:
        """Somebody's time may be up."""
        room.clock = None
        self.kick(room)

    async def _play(self, room: Room) -> None:
        """Make moves until a person is to move who has time."""
        table = room.table
        while table.bot_to_move() is not None or table.late_to_move() is not None:
            try:
                await self._move(room)
            except VakaError as error:
                if isinstance(error, Fault) and error.kind == "stale":
                    continue  # somebody took a move back meanwhile, or a seat
                log.error("table %s: a bot's move was refused: %s", table.id, error)
                await asyncio.sleep(RETRY_SECONDS)
            room.wake()
        asyncio.get_running_loop().call_soon(self._rest, room)

    def _rest(self, room: Room) -> None:
        self._wind(room)
        self._tidy(room)

    async def _move(self, room: Room) -> None:
        table = room.table
        async with self._turns.turn(room):
            choice = await self._think(table)
        if choice:
            seat, ply, run = choice
            await asyncio.shield(asyncio.to_thread(table.play_for, seat, ply, run))

    async def _think(self, table: Table) -> tuple[int, int, list[int]] | None:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thinking, table.consult)
        except Exception:
            log.exception("table %s: a bot failed, another moves for it", table.id)
            return await loop.run_in_executor(self._thinking, table.consult, INSTEAD)
