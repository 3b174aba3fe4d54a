"""What a message said and when it came, by its receipt; and which life of the database this is."""

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("receipts", sa.Column("digest", sa.String(32)))
    op.add_column("receipts", sa.Column("at", sa.BigInteger))
    now = sa.literal(time.time_ns() // 1_000_000, sa.BigInteger)
    receipts = sa.table("receipts", sa.column("at", sa.BigInteger))
    op.execute(receipts.update().values(at=now))
    op.create_index("ix_receipts_at", "receipts", ["at"])
    epochs = op.create_table("epochs", sa.Column("epoch", sa.String(32), primary_key=True))
    op.bulk_insert(epochs, [{"epoch": secrets.token_hex(8)}])
