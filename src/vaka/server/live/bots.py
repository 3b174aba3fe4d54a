"""Plays the bots of all tables and runs the turn clocks: a bot moves for a person out of time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor

from vaka.arena.workers import available_cores
from vaka.core.errors import VakaError
from vaka.server.errors import as_api_error
from vaka.server.live.bot_scheduler import BotScheduler
from vaka.server.live.room import Room
from vaka.server.live.table_leases import Driver, SoleDriver
from vaka.server.storage import Lease
from vaka.server.tables.table import Table

RETRY_SECONDS = 1
INSTEAD = "random"
"""The agent that moves if a bot fails."""

log = logging.getLogger("vaka.server")


class Bots:
    """Plays bot moves. Runs on the event loop, and lets bots think in threads, in the order that
    `BotScheduler` decides."""

    def __init__(self, tidy: Callable[[Room], None], drive: Callable[[Table], None]) -> None:
        """`tidy` forgets a room that is idle; `drive` is called for a table that this server may
        drive from now on."""
        self.driver: Driver = SoleDriver()
        self._drive = drive
        threads = available_cores()
        self._thinking = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._turns = BotScheduler(threads)
        self._tidy = tidy
        self._troubles: set[str] = set()
        """Why bots could not move since the last one moved: each reason is logged once, not for
        every table every second while the database is away."""

    def close(self) -> None:
        """Stop all bots."""
        self._thinking.shutdown(wait=False, cancel_futures=True)

    def kick(self, room: Room) -> None:
        """Let bots play if it is their turn, or start the clock."""
        if room.bots is not None and not room.bots.done():
            return
        turns = room.table.bot_turns
        if turns.needs_driver and not self.driver.drives(room.table.id):
            self.driver.seek(room.table, self._drive)
            return
        self._wind(room)
        if room.table.bot_turns.to_move() is None:
            self._tidy(room)
            return
        room.bots = asyncio.create_task(self._play(room))

    def _wind(self, room: Room) -> None:
        """Start the clock of the person to act."""
        if room.clock:
            room.clock.cancel()
            room.clock = None
        if left := room.table.bot_turns.seconds_left():
            loop = asyncio.get_running_loop()
            room.clock = loop.call_later(left + 0.01, self._ring, room)

    def _ring(self, room: Room) -> None:
        """The time of a person may be over."""
        room.clock = None
        self.kick(room)

    async def _play(self, room: Room) -> None:
        """Play until a person is to move who has time left."""
        table = room.table
        while table.bot_turns.to_move() is not None and self.driver.drives(table.id):
            try:
                await self._move(room)
                self._troubles.clear()
            except VakaError as error:
                if as_api_error(error).kind == "stale":
                    await self._catch_up(table)
                    continue  # the position or a seat has changed meanwhile
                self._note(f"a bot's move was refused: {error}", table)
                await asyncio.sleep(RETRY_SECONDS)
            room.wake()
        asyncio.get_running_loop().call_soon(self._bots_ended, room)

    async def _catch_up(self, table: Table) -> None:
        """Read what was changed elsewhere. If nothing was, the write was rejected because another
        server drives the table."""
        try:
            if not await asyncio.to_thread(table.stored.catch_up):
                self.driver.lose(table.id)
        except VakaError as error:
            self._note(f"its bots wait: {error}", table)
            await asyncio.sleep(RETRY_SECONDS)

    def _note(self, trouble: str, table: Table) -> None:
        if trouble not in self._troubles:
            self._troubles.add(trouble)
            log.error("table %s: %s", table.id, trouble)

    def _bots_ended(self, room: Room) -> None:
        """The bots have moved, or this server does not drive the table any more."""
        self.kick(room)

    async def _move(self, room: Room) -> None:
        table = room.table
        async with self._turns.turn(room):
            choice = await self._think(table)
        if choice:
            lease = self.driver.lease(table.id)
            await _finish(asyncio.to_thread(_play_for, room, choice, lease))

    async def _think(self, table: Table) -> tuple[int, int, list[int]] | None:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thinking, table.bot_turns.consult)
        except Exception:
            log.exception("table %s: a bot failed; another bot moves for it", table.id)
            return await loop.run_in_executor(self._thinking, table.bot_turns.consult, INSTEAD)


async def _finish(work: Coroutine[None, None, None]) -> None:
    """Wait for work in a thread. If this is cancelled, wait all the same, and ignore a failure."""
    running = asyncio.ensure_future(work)
    try:
        await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.gather(running, return_exceptions=True)
        raise


def _play_for(room: Room, choice: tuple[int, int, list[int]], lease: Lease | None) -> None:
    """Play what a bot chose, in a thread."""
    room.table.bot_turns.play_for(*choice, lease)
    room.prepare()
