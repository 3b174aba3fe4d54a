"""Who gave up which seat of a running game, and of which kind a message was."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("receipts", sa.Column("kind", sa.String(20)))
    op.create_table(
        "leavers",
        sa.Column(
            "table_id",
            sa.String(20),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
