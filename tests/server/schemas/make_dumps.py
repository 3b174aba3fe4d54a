"""Dumps of a filled database.

`python -m tests.server.schemas.make_dumps` writes those of this revision.

Run it once when you add a migration, and never again for an older revision: later versions are
tested with the dumps as they were. There is one for each kind of database. Each holds a running
game of Tongiaki, a finished game of Tahiti, and a private table with a guest, chat and a mute.
"""

from __future__ import annotations

import re
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.postgres import open_postgres
from vaka.core.dice import Dice
from vaka.server.api.requests import NewPlayer, NewTable
from vaka.server.game_catalogue import Catalogue
from vaka.server.identity import PersonRegistry
from vaka.server.refusal_log import RefusalLog
from vaka.server.storage import FILE, Receipt, Storage, url_of
from vaka.server.storage.sql_schema import REVISION
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables

FOLDER = Path(__file__).parent
ANA, BEN, EVE = ("a" * 64, "b" * 64, "e" * 64)


def main() -> None:
    """Write both dumps."""
    with TemporaryDirectory() as folder, open_postgres(Path(folder)) as postgres:
        fill(url_of(Path(folder)))
        with closing(sqlite3.connect(Path(folder) / FILE)) as file:
            _write(f"{REVISION}.sqlite.sql", "\n".join(file.iterdump()))
        url = postgres.new_database()
        fill(url)
        _write(f"{REVISION}.postgresql.sql", _dump(url))


def fill(url: str) -> None:
    """Put something into every table of a database."""
    storage = Storage(url)
    tables = Tables(storage, Catalogue(), lambda *_: True)
    names = [NewPlayer(name="Ana"), NewPlayer(name="Ben", open=True)]
    running = tables.create(NewTable(game="tongiaki", players=names, access="listed"), ANA)
    running.seating.join(BEN, 1, None)
    running.moves.mix(1, "the sea is calm")
    play(running, 30)
    over = tables.create(NewTable(game="tahiti", players=names, access="house", begin=True), ANA)
    over.seating.join(BEN, 1, None)
    play(over, 10**6)
    private = NewTable(game="tongiaki", players=names, clock=60, access="private")
    waiting = tables.create(private, ANA)
    waiting.seating.invite(EVE, waiting.row.invite)
    waiting.chat.say(ANA, 0, "Talofa!", Receipt(ANA, "hello"))
    waiting.chat.mute(ANA, 1, True)
    registry = PersonRegistry(b"k" * 32, storage, RefusalLog(lambda _: None))
    registry.use_pass(registry.issue_pass(ANA))
    registry.issue_pass(BEN)
    storage.close()


def play(table: Table, plies: int) -> None:
    """Play at random until there are `plies` entries, or to the end; undo once."""
    dice = Dice("a database dump")
    people = (ANA, BEN)
    while table.stage != "over" and table.ply < plies:
        seat, ply, picks = table.turn, table.ply, [0][:0]
        while not (run := table.moves.compose(seat, ply, picks).moves):
            picks.append(dice.choose(table.moves.compose(seat, ply, picks).possible)["move"])
        receipt = Receipt(people[seat], f"m{ply}") if ply < 20 else None
        table.moves.play(seat, ply, run, receipt)
        if ply < 12 <= table.ply and table.view.state(seat, acts=True)["undo"]:
            table.undos.undo(seat, table.ply)


def _dump(url: str) -> str:
    """A PostgreSQL database as SQL that any connection takes, without comments and settings."""
    import pgserver

    tool = Path(pgserver.__file__).parent / "pginstall/bin/pg_dump"
    command = [str(tool), "--inserts", "--no-owner", "--no-privileges", url]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    is_idle = re.compile(r"--|SET |SELECT pg_cat|\\|$")
    return "\n".join(line for line in text.splitlines() if not is_idle.match(line))


def _write(name: str, text: str) -> None:
    """Write a dump. Rows of a table that follow each other share one statement."""
    insert = r"INSERT INTO \S+ VALUES ?"
    text = re.sub(rf"(?m)^({insert})(.*);$(?=\n\1)", r"\1\2,", text)
    text = re.sub(rf",\n{insert}", ",\n", text)
    (FOLDER / name).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
