"""The whole schema. Revisions 0001 to 0005 were never released and cannot be upgraded."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("creator", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False, index=True),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.Column("forked", sa.Integer, nullable=False),
        sa.Column("commitment", sa.String(64)),
        sa.Column("secret", sa.String(64)),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Boolean, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("access", sa.String(10), nullable=False, server_default="house"),
        sa.Column("invite", sa.String(64)),
        sa.Column("clock", sa.Integer),
        sa.Column("next", sa.String(20)),
        sa.Column("asked", sa.JSON),
    )
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("agent", sa.String(200)),
        sa.Column("holder", sa.String(64), index=True),
    )
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
        sa.Column("kind", sa.String(20)),
        sa.Column("digest", sa.String(32)),
        sa.Column("at", sa.BigInteger, index=True),
    )
    op.create_table(
        "leavers",
        _table_id(),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "guests", _table_id(), sa.Column("person", sa.String(64), primary_key=True, index=True)
    )
    op.create_table(
        "lines",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "mutes",
        _table_id(),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("serial", sa.Integer, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    epochs = op.create_table("epochs", sa.Column("epoch", sa.String(32), primary_key=True))
    op.bulk_insert(epochs, [{"epoch": secrets.token_hex(8)}])


def _table_id() -> sa.Column[str]:
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(20), of_table, primary_key=True)
