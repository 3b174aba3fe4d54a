"""The first schema: tables, their seats, plies, mixes and receipts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "meta",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("creator", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.Column("forked", sa.Integer, nullable=False),
        sa.Column("commitment", sa.String(64)),
        sa.Column("secret", sa.String(64)),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Boolean, nullable=False),
        sa.Column("result", sa.JSON),
    )
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("agent", sa.String(200)),
        sa.Column("holder", sa.String(64)),
    )
    op.create_index("ix_seats_holder", "seats", ["holder"])
    op.create_table(
        "plies",
        _table_id(),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("move", sa.Integer),
        sa.Column("undo_seat", sa.Integer),
        sa.Column("undo_plies", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "mixes",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.String(200), nullable=False),
    )
    op.create_table(
        "receipts",
        _table_id(),
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("message", sa.String(64), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
    )


def _table_id() -> sa.Column[str]:
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(20), of_table, primary_key=True)
