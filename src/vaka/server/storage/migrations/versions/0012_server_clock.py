"""The time by which running servers measure."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Change the schema."""
    op.add_column("servers", sa.Column("now", sa.BigInteger))
