"""Time banks, pauses, offers, the progress of a game, and spectators who were invited."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Change the schema."""
    op.add_column("tables", sa.Column("banks", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("paused", sa.BigInteger))
    op.add_column("tables", sa.Column("offer", sa.JSON(none_as_null=True)))
    op.add_column(
        "tables", sa.Column("progress", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.add_column(
        "guests", sa.Column("watches", sa.Boolean, nullable=False, server_default=sa.false())
    )
