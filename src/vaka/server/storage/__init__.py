"""Tables in the database: one row for every move, draw and undo, written before it is announced.

    table_row       a stored table as Python objects
    sql_schema      its columns
    table_store     reading and writing
    device_transfer transfers of people to other devices
    chat            chat and muted seats
    receipts        accepted messages, so that none counts twice
    table_listing   pages of tables
    bans            people and addresses that are not served
    administration  what a host sees and does
    bus             notices of changes between servers that share a database
    servers         the servers that share a database, and who is connected to which
    leases          which of them plays the bots of a table
    group_commit    many writes in one commit
    wal_checkpoint  moves SQLite's write-ahead log into its file in the background
    database        SQLite or PostgreSQL, by URL
    database_lock   one server for a SQLite file
    migration       creates the schema, or upgrades an older one
    migrations      the migrations
    backup          the whole database in one file, and back

Of a game only its set-up, its shuffle and its entries are stored: the position follows from them.
The other columns (`ply`, `turn`, `result`) save replaying a table in order to list it.
"""

from vaka.server.storage.bans import Ban
from vaka.server.storage.chat import ChatLine
from vaka.server.storage.database import FILE, url_of
from vaka.server.storage.table_listing import Place, Wanted
from vaka.server.storage.table_row import (
    STAGES,
    Access,
    Conflict,
    Lease,
    Offer,
    OfferKind,
    Receipt,
    SeatOccupant,
    TableChanges,
    TableRow,
    Terms,
    UndoRequest,
)
from vaka.server.storage.table_store import Storage

__all__ = [
    "FILE",
    "STAGES",
    "Access",
    "Ban",
    "ChatLine",
    "Conflict",
    "Lease",
    "Offer",
    "OfferKind",
    "Place",
    "Receipt",
    "SeatOccupant",
    "Storage",
    "TableChanges",
    "TableRow",
    "Terms",
    "UndoRequest",
    "Wanted",
    "url_of",
]
