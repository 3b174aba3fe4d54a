"""Applies what a host does with `vaka admin` to the running server: bans and removed tables.

The command writes to the database, and the server looks there every few seconds.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from vaka.server.live.socket_hub import SocketHub
from vaka.server.storage import Ban, Storage
from vaka.server.storage.database import kind_of
from vaka.server.tables.tables import Tables

LOOK_SECONDS = 3.0
"""Seconds between two looks at the database."""

log = logging.getLogger("vaka.server")


class Moderation:
    """The bans of a server, as they were when it looked last."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._bans = {ban.subject: ban for ban in storage.bans()}

    def ban_of(self, person: str, origin: str) -> Ban | None:
        """The ban that keeps a person out, or the network they come from."""
        return self._bans.get(person) or self._bans.get(origin)

    async def watch(self, tables: Tables, hub: SocketHub) -> None:
        """Look at the database again and again; close the sockets of people who are banned, and of
        tables that were removed."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._look(tables, hub)
            except SQLAlchemyError as error:
                log.warning("could not look for bans: %s", kind_of(error))

    async def _look(self, tables: Tables, hub: SocketHub) -> None:
        bans = {ban.subject: ban for ban in await asyncio.to_thread(self._storage.bans)}
        new, self._bans = bans.keys() - self._bans.keys(), bans
        if new:
            await hub.close_banned(new)
        if removed := await asyncio.to_thread(tables.forget_removed):
            await hub.close_tables(removed)
