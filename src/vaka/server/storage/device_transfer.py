"""Transfers of people to other devices: their links, and how often each person was transferred."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from vaka.server.storage.bus import ChangeNotice
from vaka.server.storage.group_commit import Writer
from vaka.server.storage.sql_schema import PASSES, PEOPLE


class DeviceTransfers:
    """Links and serial numbers of people. Thread-safe."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def serials(self) -> dict[str, int]:
        """How often each person was transferred, for those who were."""
        with self._engine.connect() as connection:
            return {row.id: row.serial for row in connection.execute(sa.select(PEOPLE))}

    def serial(self, person: str) -> int:
        """How often a person was transferred."""
        with self._engine.connect() as connection:
            query = sa.select(PEOPLE.c.serial).where(PEOPLE.c.id == person)
            return connection.scalar(query) or 0

    def count(self) -> int:
        """The number of all transfers."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(sa.func.sum(PEOPLE.c.serial))) or 0

    def issue(self, digest: str, person: str, expires: int, now: int) -> None:
        """Store a link; a person has one at a time, and expired links are removed."""

        def work(connection: Connection) -> None:
            is_old = (PASSES.c.person == person) | (PASSES.c.expires < now)
            connection.execute(sa.delete(PASSES).where(is_old))
            values = {"digest": digest, "person": person, "expires": expires}
            connection.execute(sa.insert(PASSES), values)

        self._writer.write(work)

    def owner(self, digest: str, now: int) -> str | None:
        """The person of a link."""
        is_good = (PASSES.c.digest == digest) & (PASSES.c.expires >= now)
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(PASSES.c.person).where(is_good))

    def use(self, digest: str, now: int) -> tuple[str, int] | None:
        """Use a link up. Return its person and their new serial number."""
        owner = self.owner(digest, now)
        if owner is None:
            return None
        found: list[tuple[str, int]] = []

        def work(connection: Connection) -> None:
            is_good = (PASSES.c.digest == digest) & (PASSES.c.expires >= now)
            person = connection.scalar(sa.delete(PASSES).where(is_good).returning(PASSES.c.person))
            if person is not None:
                found.append((person, _advance(connection, person)))

        self._writer.write(work, ChangeNotice("person", owner))
        return found[0] if found else None


def _advance(connection: Connection, person: str) -> int:
    """Raise the serial number of a person."""
    is_person = PEOPLE.c.id == person
    serial = (connection.scalar(sa.select(PEOPLE.c.serial).where(is_person)) or 0) + 1
    changed = connection.execute(sa.update(PEOPLE).where(is_person), {"serial": serial})
    if not changed.rowcount:
        connection.execute(sa.insert(PEOPLE), {"id": person, "serial": serial})
    return serial
