"""Several servers on one database: versions of tables, live servers, leases, presence."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Change the schema."""
    for name in ("version", "details"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        _table_id(),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column(
            "server",
            sa.String(32),
            sa.ForeignKey("servers.id", ondelete="CASCADE"),
            primary_key=True,
            index=True,
        ),
    )
    op.create_table(
        "leases",
        _table_id(),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )


def _table_id() -> sa.Column[str]:
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(20), of_table, primary_key=True)
