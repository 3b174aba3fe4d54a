"""People who move to another device: the links they go by, and how often they went."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from vaka.server.storage.schema import PASSES, PEOPLE
from vaka.server.storage.writer import Writer


class People:
    """Any thread may use it."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def serials(self) -> dict[str, int]:
        """How often each person has moved who ever did."""
        with self._engine.connect() as connection:
            return {row.id: row.serial for row in connection.execute(sa.select(PEOPLE))}

    def issue(self, digest: str, person: str, expires: int, now: int) -> None:
        """Keep a link; a person has one at a time, and those that have expired are forgotten."""

        def work(connection: Connection) -> None:
            is_old = (PASSES.c.person == person) | (PASSES.c.expires < now)
            connection.execute(sa.delete(PASSES).where(is_old))
            values = {"digest": digest, "person": person, "expires": expires}
            connection.execute(sa.insert(PASSES), values)

        self._writer.write(work)

    def owner(self, digest: str, now: int) -> str | None:
        """Who a link belongs to."""
        is_good = (PASSES.c.digest == digest) & (PASSES.c.expires >= now)
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(PASSES.c.person).where(is_good))

    def use(self, digest: str, now: int) -> tuple[str, int] | None:
        """Use a link up: who it belongs to, and how often that person has moved now."""
        found: list[tuple[str, int]] = []

        def work(connection: Connection) -> None:
            is_good = (PASSES.c.digest == digest) & (PASSES.c.expires >= now)
            person = connection.scalar(sa.delete(PASSES).where(is_good).returning(PASSES.c.person))
            if person is not None:
                found.append((person, _advance(connection, person)))

        self._writer.write(work)
        return found[0] if found else None


def _advance(connection: Connection, person: str) -> int:
    """One move more."""
    is_person = PEOPLE.c.id == person
    serial = (connection.scalar(sa.select(PEOPLE.c.serial).where(is_person)) or 0) + 1
    changed = connection.execute(sa.update(PEOPLE).where(is_person), {"serial": serial})
    if not changed.rowcount:
        connection.execute(sa.insert(PEOPLE), {"id": person, "serial": serial})
    return serial
