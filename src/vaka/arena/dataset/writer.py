"""Rows -> Parquet files.

A dataset is a folder with one folder of files for each table. It is written under another name and
renamed when it is complete, so it is complete or not there.
"""

from __future__ import annotations

import errno
import os
import secrets
import shutil
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from vaka.arena.dataset.arrow_schema import load_parquet, make_schema
from vaka.arena.dataset.columns import GAMES, PLIES, Column, Columns
from vaka.arena.dataset.rows import GameRows
from vaka.core.errors import VakaError

GAMES_PER_FILE = 10_000
"""The default number of games in one file."""

GAMES_PER_GROUP = 500
"""Games that are kept in memory before they are written as a row group."""

CARD = """\
---
configs:
- config_name: games
  data_files: games/*.parquet
- config_name: plies
  data_files: plies/*.parquet
  default: true
---
# Games played with Vaka

`games` has one row for each game, `plies` one for each move, draw and undo. The metadata of each
column says what it means and who knew its values.
"""
"""The README of a dataset: it tells Hugging Face where the tables are."""


class DatasetWriter:
    """Writes games to a new folder. Use it in a `with` statement: the folder appears at its end,
    unless there was an exception."""

    def __init__(
        self, folder: Path, columns: Columns, games_per_file: int = GAMES_PER_FILE
    ) -> None:
        load_parquet()
        _check_new(folder)
        self.folder = folder
        self.columns = columns
        self.games = 0
        """How many games were added."""
        self._games_per_file = games_per_file
        self._work = folder.absolute().with_name(f".{secrets.token_hex(8)}.tmp")
        self._names: set[str] = set()
        self._tables = [
            _Table(self._work / "games", columns.of(GAMES)),
            _Table(self._work / "plies", columns.of(PLIES)),
        ]

    def __enter__(self) -> Self:
        for table in self._tables:
            table.folder.mkdir(parents=True)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            for table in self._tables:
                table.close()
            if kind is None:
                self._publish()
        finally:
            shutil.rmtree(self._work, ignore_errors=True)

    def add(self, rows: GameRows) -> None:
        """Add a game. Its name must be new."""
        name = rows.game["id"]
        if name in self._names:
            raise VakaError(f"two games of the dataset have the name {name}")
        self._names.add(name)
        games, plies = self._tables
        games.add({key: [value] for key, value in rows.game.items()})
        plies.add(rows.plies)
        self.games += 1
        is_full = self.games % self._games_per_file == 0
        if is_full or self.games % GAMES_PER_GROUP == 0:
            for table in self._tables:
                table.write(is_last=is_full)

    def _publish(self) -> None:
        if not self.games:
            raise VakaError("a dataset needs at least one game")
        (self._work / "README.md").write_text(CARD, "utf-8")
        _check_new(self.folder)  # somebody may have created it meanwhile
        if self.folder.exists():
            self.folder.rmdir()
        self._work.rename(self.folder.absolute())


class _Table:
    """One table: rows that wait, and the file to which they go."""

    def __init__(self, folder: Path, columns: tuple[Column, ...]) -> None:
        self.folder = folder
        self._schema = make_schema(columns)
        self._waiting: dict[str, list[Any]] = {column.name: [] for column in columns}
        self._files = 0
        self._file: Any = None

    def add(self, rows: dict[str, list[Any]]) -> None:
        for name, values in self._waiting.items():
            values.extend(rows[name])

    def write(self, *, is_last: bool) -> None:
        """Write the rows that wait; the next ones go to a new file if these are the last."""
        arrow, parquet = load_parquet()
        if self._file is None:
            path = self.folder / f"part-{self._files:05}.parquet"
            self._file = parquet.ParquetWriter(path, self._schema, compression="zstd")
            self._files += 1
        self._file.write_table(arrow.table(self._waiting, schema=self._schema))
        for values in self._waiting.values():
            values.clear()
        if is_last:
            self._close_file()

    def close(self) -> None:
        if any(self._waiting.values()):
            self.write(is_last=True)
        self._close_file()

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _check_new(folder: Path) -> None:
    """Raise `VakaError` unless a folder is missing or empty."""
    try:
        is_taken = folder.exists() and not (folder.is_dir() and not any(folder.iterdir()))
    except OSError as error:
        raise VakaError(f"{folder}: cannot be written: {error.strerror}") from None
    if is_taken:
        what = os.strerror(errno.ENOTDIR) if not folder.is_dir() else "it is not empty"
        raise VakaError(f"{folder}: cannot be written: {what}")
