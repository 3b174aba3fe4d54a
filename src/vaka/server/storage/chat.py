"""Chat lines and muted seats in the database."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from vaka.server.storage.bus import ChangeNotice
from vaka.server.storage.group_commit import Writer
from vaka.server.storage.receipts import advance, insert_receipt
from vaka.server.storage.sql_schema import LINES, MUTES
from vaka.server.storage.table_row import Receipt, TableRow

MOST_LINES = 200
"""Lines of a table that are kept."""


@dataclass(frozen=True)
class ChatLine:
    """A chat line."""

    number: int
    seat: int
    text: str
    at: int


class Chat:
    """Reads and writes chat. Thread-safe."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def lines(self, table_id: str) -> list[ChatLine]:
        """The lines of a table, the latest last."""
        query = (
            sa.select(LINES.c.number, LINES.c.seat, LINES.c.text, LINES.c.at)
            .where(LINES.c.table_id == table_id)
            .order_by(LINES.c.number)
        )
        with self._engine.connect() as connection:
            return [ChatLine(*line) for line in connection.execute(query)]

    def mutes(self, table_id: str) -> set[tuple[str, int]]:
        """Who has muted which seat."""
        query = sa.select(MUTES.c.person, MUTES.c.seat).where(MUTES.c.table_id == table_id)
        with self._engine.connect() as connection:
            return {(person, seat) for person, seat in connection.execute(query)}

    def say(self, row: TableRow, line: ChatLine, receipt: Receipt) -> None:
        """Store a line, and remove the oldest. The row has the new version of the table."""
        table_id = row.id

        def work(connection: Connection) -> None:
            advance(connection, table_id, row.version)
            is_old = (LINES.c.table_id == table_id) & (LINES.c.number <= line.number - MOST_LINES)
            connection.execute(sa.delete(LINES).where(is_old))
            values = {"table_id": table_id, "number": line.number, "seat": line.seat}
            connection.execute(sa.insert(LINES), {**values, "text": line.text, "at": line.at})
            insert_receipt(connection, table_id, receipt, row.ply)

        self._writer.write(work, ChangeNotice("table", table_id, row.version))

    def mute(
        self, row: TableRow, person: str, seat: int, *, is_muted: bool, receipt: Receipt | None
    ) -> None:
        """Mute or unmute a seat. The row has the new version of the table."""

        def work(connection: Connection) -> None:
            advance(connection, row.id, row.version)
            key = {"table_id": row.id, "person": person, "seat": seat}
            connection.execute(sa.delete(MUTES).filter_by(**key))
            if is_muted:
                connection.execute(sa.insert(MUTES), key)
            if receipt:
                insert_receipt(connection, row.id, receipt, row.ply)

        self._writer.write(work, ChangeNotice("table", row.id, row.version))
