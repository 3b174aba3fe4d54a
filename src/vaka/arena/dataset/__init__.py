"""Games as tables for research: Parquet files of games and plies.

`columns` says what each column means and who knew it, `rows` turns a record into rows, `writer`
writes them to sharded files, and `reader` turns them into records again. Only `writer` and `reader`
need pyarrow (`vaka[data]`). `docs/datasets.md` describes the tables.
"""

from vaka.arena.dataset.columns import GAMES, PLIES, Column, Columns
from vaka.arena.dataset.reader import read_records
from vaka.arena.dataset.rows import GameRows, make_rows
from vaka.arena.dataset.writer import DatasetWriter

__all__ = [
    "GAMES",
    "PLIES",
    "Column",
    "Columns",
    "DatasetWriter",
    "GameRows",
    "make_rows",
    "read_records",
]
