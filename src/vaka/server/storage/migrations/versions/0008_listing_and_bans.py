"""Indexes for the list of tables, and bans."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Change the schema."""
    op.add_column(
        "tables", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute("update tables set over = true where result is not null")
    op.create_index(
        "ix_tables_listing", "tables", ["over", "access", sa.text("changed DESC"), "id"]
    )
    op.create_index("ix_tables_creator", "tables", ["creator"])
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
