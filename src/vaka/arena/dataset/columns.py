"""The columns of a dataset: name, type, meaning, and who knew the value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

VERSION = 1
"""The version of the tables. It is in the metadata of every file."""

Known = Literal["everyone", "mover", "seen_by", "end", "nobody"]
"""Who knew a value when the ply was played: everyone at the table; the seat that moved; the seats
in the column `seen_by`; everyone, but only after the end; no seat at all."""

Part = Literal["", "hidden", "observations", "search"]
"""The columns that are written only if you ask for them."""


@dataclass(frozen=True)
class Column:
    """A column: its `name`, its `type` in the notation of Arrow, its `meaning`, who has `known` its
    values, and the `part` to which it belongs if it is not always written."""

    name: str
    type: str
    meaning: str
    known: Known = "everyone"
    part: Part = ""


@dataclass(frozen=True)
class Columns:
    """The parts that are written: the `hidden` columns, the result of a `search` with this many
    playouts for each decision of a seat, and the `observations` of each decision."""

    hidden: bool = False
    search: int = 0
    observations: bool = False

    def of(self, table: tuple[Column, ...]) -> tuple[Column, ...]:
        """The columns of a table that are written."""
        return tuple(column for column in table if not column.part or getattr(self, column.part))


GAMES = (
    Column("id", "string", "the name of this row: the file or the number of the game"),
    Column("game", "string", "the name of the game that was played"),
    Column("rules", "int32", "the version of the rules"),
    Column("version", "string", "the version of Vaka that wrote the row"),
    Column("seats", "list<string>", "the word of each seat, in order of play"),
    Column("players", "list<string>", "the name of each player"),
    Column("agents", "list<string>", "the agent of each player; null if unknown"),
    Column("options", "list<struct<name: string, value: string>>", "the value of every option"),
    Column("first", "int8", "the seat that begins; null if chance decides"),
    Column("fork", "int32", "how many plies were copied from another table"),
    Column("seed", "string", "the seed of the match and the number of the game; null if unknown"),
    Column("commitment", "string", "the commitment of the shuffle; null without one"),
    Column(
        "mixes",
        "list<struct<seat: int8, text: string>>",
        "the string that each seat mixed into the shuffle",
    ),
    Column(
        "secret", "string", "the secret of the shuffle; null if not revealed", "nobody", "hidden"
    ),
    Column(
        "layout",
        "int32",
        "the version of the layout of observations; null if the game has none",
        part="observations",
    ),
    Column("plies", "int32", "how many plies the game has"),
    Column("reason", "string", "why the game ended; null if it is not over", "end"),
    Column("returns", "list<double>", "each player's share of the win; null if not over", "end"),
    Column("points", "list<int32>", "each player's points; null if not over", "end"),
)
"""One row for each game."""

PLIES = (
    Column("id", "string", "the game"),
    Column("ply", "int32", "the number of the ply, from 1"),
    Column("turn", "int32", "the number of the turn, from 1; 0 before the first one"),
    Column("seat", "int8", "the seat that moved or asked for an undo; null for chance"),
    Column("chance", "bool", "whether chance moved"),
    Column("move", "int32", "the move as a number; null for an undo", "seen_by"),
    Column("text", "string", "the move as text; null for an undo", "seen_by"),
    Column("undo", "int32", "how many plies were taken back; null for a move"),
    Column("stands", "bool", "false for an undo and for a move that was taken back later", "end"),
    Column("seen_by", "list<int8>", "the seats that may know the move"),
    Column("legal", "list<int32>", "the legal moves of the seat; null for chance", "mover"),
    Column("choice_begun", "bool", "whether the move continues a choice that has begun", "mover"),
    Column("returns", "list<double>", "as in the table of games, for training", "end"),
    Column("position", "string", "the whole position before the ply", "nobody", "hidden"),
    Column("digest", "string", "the digest after the ply if it ends a turn", "nobody", "hidden"),
    Column(
        "observation",
        "binary",
        "what the seat knows before its move, as bytes; null for chance",
        "mover",
        "observations",
    ),
    Column("visits", "list<int32>", "how often a search tried each legal move", "mover", "search"),
    Column(
        "chances", "list<double>", "each player's chance to win in that search", "mover", "search"
    ),
)
"""One row for each ply: a move of a seat, a draw or an undo."""
