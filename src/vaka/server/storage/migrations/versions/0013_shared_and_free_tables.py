"""Flags by which tables of several people, and free seats, are found along an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Change the schema. Tables that a server of the version before creates from now on have both
    flags, and so are listed, until they change."""
    for flag, fits in (("free", _FREE), ("shared", _SHARED)):
        column = sa.Column(flag, sa.Boolean, nullable=False, server_default=sa.true())
        op.add_column("tables", column)
        op.execute(f"update tables set {flag} = false where not {fits}")  # noqa: S608
        op.create_index(
            f"ix_tables_{flag}",
            "tables",
            [flag, "over", "access", sa.text("changed DESC"), "id"],
            sqlite_where=sa.text(f"{flag} = 1"),
            postgresql_where=sa.column(flag, sa.Boolean),
        )


_FREE = """exists (
    select 1 from seats where table_id = tables.id and holder is null and agent is null
)"""
_SHARED = """exists (
    select 1 from seats as one, seats as two
    where one.table_id = tables.id and two.table_id = tables.id and one.holder is not null
        and (two.holder > one.holder or (two.holder is null and two.agent is null))
)"""
