"""When the current turn began, and who took or left which seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add both columns."""
    op.add_column("tables", sa.Column("turn_began", sa.BigInteger))
    op.add_column("tables", sa.Column("seat_changes", sa.JSON(none_as_null=True)))
