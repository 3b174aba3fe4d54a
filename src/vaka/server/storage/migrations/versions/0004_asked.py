"""What somebody wants to be taken back is still known after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.JSON))
