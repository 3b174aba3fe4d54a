"""The SQL schema. If you change it, raise `REVISION` and add a script to `migrations`."""

from __future__ import annotations

import sqlalchemy as sa

REVISION = "0013"
"""The latest migration."""

metadata = sa.MetaData()

TABLES = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("creator", sa.String(64), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False, index=True),
    sa.Column("begun", sa.Boolean, nullable=False),
    sa.Column("forked", sa.Integer, nullable=False),
    sa.Column("commitment", sa.String(64)),
    sa.Column("secret", sa.String(64)),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("drawn", sa.Boolean, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("access", sa.String(10), nullable=False, server_default="house"),
    sa.Column("invite", sa.String(64)),
    sa.Column("clock", sa.Integer),
    sa.Column("next", sa.String(20)),
    sa.Column("asked", sa.JSON(none_as_null=True)),
    sa.Column("turn_began", sa.BigInteger),
    sa.Column("seat_changes", sa.JSON(none_as_null=True)),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("details", sa.Integer, nullable=False, server_default="0"),
    sa.Column("banks", sa.JSON(none_as_null=True)),
    sa.Column("paused", sa.BigInteger),
    sa.Column("offer", sa.JSON(none_as_null=True)),
    sa.Column("progress", sa.Integer, nullable=False, server_default=sa.text("0")),
    sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("free", sa.Boolean, nullable=False, server_default=sa.true()),
)

_LISTED = TABLES.c.over, TABLES.c.access, TABLES.c.changed.desc(), TABLES.c.id
sa.Index("ix_tables_listing", *_LISTED)
for flag in (TABLES.c.free, TABLES.c.shared):  # SQLite chooses them only with the flag in front
    is_set = sa.text(f"{flag.name} = 1")  # as it is in queries
    sa.Index(f"ix_tables_{flag.name}", flag, *_LISTED, sqlite_where=is_set, postgresql_where=flag)


def _table_id() -> sa.Column[str]:
    """The foreign key to a table."""
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(20), of_table, primary_key=True)


SEATS = sa.Table(
    "seats",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("agent", sa.String(200)),
    sa.Column("holder", sa.String(64), index=True),
    sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
)
PLIES = sa.Table(
    "plies",
    metadata,
    _table_id(),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("move", sa.Integer),
    sa.Column("undo_seat", sa.Integer),
    sa.Column("undo_plies", sa.Integer),
    sa.Column("bot", sa.String(10)),
    sa.Column("at", sa.BigInteger, nullable=False),
)
MIXES = sa.Table(
    "mixes",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("text", sa.String(200), nullable=False),
)
RECEIPTS = sa.Table(
    "receipts",
    metadata,
    _table_id(),
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("message", sa.String(64), primary_key=True),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(20)),
    sa.Column("digest", sa.String(32)),
    sa.Column("at", sa.BigInteger, index=True),
)
"""Accepted messages, so that a repeated message is not applied twice."""

LEAVERS = sa.Table(
    "leavers",
    metadata,
    _table_id(),
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
)
"""People who gave up a seat of a running game, and know what they saw there."""

GUESTS = sa.Table(
    "guests",
    metadata,
    _table_id(),
    sa.Column("person", sa.String(64), primary_key=True, index=True),
    sa.Column("watches", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""People who used the invitation of a private table; some of them may only watch."""

LINES = sa.Table(
    "lines",
    metadata,
    _table_id(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""Chat lines."""

MUTES = sa.Table(
    "mutes",
    metadata,
    _table_id(),
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
)
"""Muted seats, per person."""

PEOPLE = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("serial", sa.Integer, nullable=False),
)
"""How often each person was transferred to another device, for those who were."""

PASSES = sa.Table(
    "passes",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(64), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
"""Links that transfer a person to another device, by their SHA-256."""

BANS = sa.Table(
    "bans",
    metadata,
    sa.Column("subject", sa.String(64), primary_key=True),
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),
)
"""People and addresses that are not served."""

SERVERS = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Column("now", sa.BigInteger),
)
"""The servers that share this database, with a digest of their cookie keys, and the time by which
they measure (`Storage.now`)."""

PRESENCE = sa.Table(
    "presence",
    metadata,
    _table_id(),
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column(
        "server",
        sa.String(32),
        sa.ForeignKey("servers.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
)
"""Who has which table open, at which server."""

LEASES = sa.Table(
    "leases",
    metadata,
    _table_id(),
    sa.Column("server", sa.String(32), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Column("fence", sa.BigInteger, nullable=False),
)
"""The server that plays the bots of a table and runs its clock. The fence grows with every change
of hands."""

EPOCHS = sa.Table("epochs", metadata, sa.Column("epoch", sa.String(32), primary_key=True))
"""The epoch of the database: random, made with the schema, and not part of a backup."""
