"""One table. It owns the parts that share its record, and does nothing itself."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from vaka.core.game import Game, Setup
from vaka.core.records.record import Entry
from vaka.server.api.responses import Stage
from vaka.server.storage import Storage, TableRow
from vaka.server.tables.agreements import Agreements
from vaka.server.tables.bot_turns import BotTurns
from vaka.server.tables.exports import Exports
from vaka.server.tables.history_view import PlyCache
from vaka.server.tables.moves import Moves
from vaka.server.tables.seating import IsHere, Seating
from vaka.server.tables.state_view import StateView
from vaka.server.tables.stored_table import StoredTable
from vaka.server.tables.table_chat import TableChat
from vaka.server.tables.undos import Undos


class Table:
    """A table in memory."""

    def __init__(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        game: Game,
        storage: Storage,
        is_here: IsHere = lambda *_: False,
        ply_cache: PlyCache | None = None,
    ) -> None:
        self.stored = StoredTable(row, entries, game, storage)
        self.seating = Seating(self.stored, is_here)
        self.chat = TableChat(self.stored)
        self.moves = Moves(self.stored)
        self.undos = Undos(self.stored)
        self.agreements = Agreements(self.stored, self.seating)
        self.bot_turns = BotTurns(self.stored, self.moves)
        self.exports = Exports(self.stored, ply_cache or PlyCache())
        self.view = StateView(self.stored, self.seating, self.moves, self.undos, self.bot_turns)

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.stored.id

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.stored.game

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self.stored.setup

    @property
    def row(self) -> TableRow:
        """The table as it is stored, except its entries."""
        return self.stored.row

    @property
    def lock(self) -> threading.RLock:
        """Hold it to get several answers about the same moment."""
        return self.stored.lock

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        return self.stored.stage

    @property
    def ply(self) -> int:
        """How many entries the record has on disk."""
        return self.stored.ply

    @property
    def turn(self) -> int:
        """The seat to act."""
        return self.stored.turn
