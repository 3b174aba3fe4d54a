"""Tables on disk: one row for every move, draw and undo, there before anybody is told of it.

    row         what is stored of a table, as Python knows it
    schema      the same as columns
    store       reading and writing
    people      who moves to another device
    chat        what is said at a table
    writer      many writes, one commit
    checkpoint  from SQLite's log into its file, while others write
    database    SQLite or PostgreSQL, by its URL
    migrate     from the schema of an older version to this one's
    migrations  the steps between them
    backup      all of it in a file, and back

Nothing about a game is stored but its set-up, its shuffle and its entries: the position follows
from them. What else stands in a row (`ply`, `turn`, `result`) only saves replaying a table in
order to list it.
"""

from vaka.server.storage.chat import Line
from vaka.server.storage.database import FILE, url_of
from vaka.server.storage.row import STAGES, Access, Asked, Conflict, Place, Receipt, Row, Terms
from vaka.server.storage.store import Storage

__all__ = [
    "FILE",
    "STAGES",
    "Access",
    "Asked",
    "Conflict",
    "Line",
    "Place",
    "Receipt",
    "Row",
    "Storage",
    "Terms",
    "url_of",
]
