"""What a release leaves behind: `python -m tests.server.schemas.make` writes the files of this one.

Run it before a release whose schema is new, never again for an old one: later versions are tested
with the files as they were. There is one for each database, with the same kinds of tables in it: a
running Tongiaki, a finished Tahiti, and a private table where people wait, talk and are invited.
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
from vaka.server.catalogue import Catalogue
from vaka.server.identity import Registry
from vaka.server.refusals import Refusals
from vaka.server.storage import FILE, Receipt, Storage, url_of
from vaka.server.storage.schema import REVISION
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables
from vaka.server.wish import NewPlayer, NewTable

FOLDER = Path(__file__).parent
ANA, BEN, EVE = ("a" * 64, "b" * 64, "e" * 64)


def main() -> None:
    """Write both files."""
    number = int(REVISION)
    with TemporaryDirectory() as folder, open_postgres(Path(folder)) as postgres:
        fill(url_of(Path(folder)))
        with closing(sqlite3.connect(Path(folder) / FILE)) as file:
            _write(f"{number}.sqlite.sql", "\n".join(file.iterdump()))
        url = postgres.new_database()
        fill(url)
        _write(f"{number}.postgresql.sql", _dump(url))


def fill(url: str) -> None:
    """Let something happen."""
    storage = Storage(url)
    tables = Tables(storage, Catalogue(), lambda *_: True)
    names = [NewPlayer(name="Ana"), NewPlayer(name="Ben", open=True)]
    running = tables.create(NewTable(game="tongiaki", players=names, access="listed"), ANA)
    running.join(BEN, 1, None)
    running.mix(1, "the sea is calm")
    play(running, 60)
    over = tables.create(NewTable(game="tahiti", players=names, access="house", begin=True), ANA)
    over.join(BEN, 1, None)
    play(over, 10**6)
    private = NewTable(game="tongiaki", players=names, clock=60, access="private")
    waiting = tables.create(private, ANA)
    waiting.invite(EVE, waiting.row.invite)
    waiting.say(ANA, 0, "Talofa!", Receipt(ANA, "hello"))
    waiting.mute(ANA, 1, True)
    registry = Registry(b"k" * 32, storage, Refusals(lambda _: None))
    registry.use_pass(registry.issue_pass(ANA))
    registry.issue_pass(BEN)
    storage.close()


def play(table: Table, plies: int) -> None:
    """Choose at random until there are so many plies, or to the end; take something back once."""
    dice = Dice("what is left behind")
    people = (ANA, BEN)
    while table.stage != "over" and table.ply < plies:
        seat, ply, picks = table.turn, table.ply, [0][:0]
        while not (run := table.compose(seat, ply, picks).run):
            picks.append(dice.choose(table.compose(seat, ply, picks).possible)["move"])
        table.play(seat, ply, run, Receipt(people[seat], f"m{ply}"))
        if ply < 12 <= table.ply and table.state(seat, acts=True)["undo"]:
            table.undo(seat, table.ply)


def _dump(url: str) -> str:
    """The database in SQL that any connection takes, without the comments and settings."""
    import pgserver

    tool = Path(pgserver.__file__).parent / "pginstall/bin/pg_dump"
    command = [str(tool), "--inserts", "--no-owner", "--no-privileges", url]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    is_idle = re.compile(r"--|SET |SELECT pg_cat|\\|$")
    return "\n".join(line for line in text.splitlines() if not is_idle.match(line))


def _write(name: str, text: str) -> None:
    (FOLDER / name).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
