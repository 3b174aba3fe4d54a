"""Resignations, and moves of bots for people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Change the schema."""
    op.add_column(
        "seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("plies", sa.Column("bot", sa.String(10)))
