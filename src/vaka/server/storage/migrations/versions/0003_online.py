"""Tables for friends and clubs: who may come, the clock, guests, chat, people on the move."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    house = sa.Column("access", sa.String(10), nullable=False, server_default="house")
    op.add_column("tables", house)
    op.add_column("tables", sa.Column("invite", sa.String(64)))
    op.add_column("tables", sa.Column("clock", sa.Integer))
    op.add_column("tables", sa.Column("next", sa.String(20)))
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


def _table_id() -> sa.Column[str]:
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(20), of_table, primary_key=True)
