"""Parquet files -> records: the rows of a dataset are complete."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import Any

from vaka.arena.dataset.arrow_schema import load_parquet
from vaka.core.errors import VakaError
from vaka.core.fair_shuffle import Commitment
from vaka.core.game import Setup
from vaka.core.records.record import Entry, Games, Record, Resignation, Result, Undo


def read_records(folder: Path, games: Games) -> Iterator[tuple[str, Record]]:
    """The name and the record of each game in a dataset.

    The records are what the rows claim. Use `vaka.core.records.verification.verify` to check them:
    it replays every move, and compares results and, if the dataset has them, digests.
    """
    files = sorted((folder / "games").glob("*.parquet"))
    if not files:
        raise VakaError(f"{folder}: there is no dataset")
    for file in files:
        yield from _read_shard(file, folder / "plies" / file.name, games)


def _read_shard(file: Path, plies: Path, games: Games) -> Iterator[tuple[str, Record]]:
    found = _read(plies, {"ply", "seat", "move", "undo", "digest"})
    for row in _read(file):
        yield row["id"], _record(row, list(islice(found, row["plies"])), games)


def _read(file: Path, wanted: Collection[str] | None = None) -> Iterator[dict[str, Any]]:
    """The rows of a file, a few at a time, with the wanted columns or all."""
    _, parquet = load_parquet()
    try:
        with parquet.ParquetFile(file) as found:
            names = [name for name in found.schema_arrow.names if wanted is None or name in wanted]
            for batch in found.iter_batches(columns=names):
                yield from batch.to_pylist()
    except (OSError, ValueError) as error:
        line = str(error).partition("\n")[0]
        raise VakaError(f"{file}: cannot be read: {line}") from None


def _record(row: Mapping[str, Any], plies: list[dict[str, Any]], games: Games) -> Record:
    digests = {ply["ply"]: ply["digest"] for ply in plies if ply.get("digest")}
    return Record(
        setup=_setup(row, games),
        rules=row["rules"],
        entries=tuple(_entry(ply) for ply in plies),
        forked=row["fork"],
        commitment=Commitment(row["commitment"]) if row["commitment"] else None,
        mixes={mix["seat"]: mix["text"] for mix in row["mixes"]},
        result=_result(row),
        secret=row.get("secret"),
        digests=digests,
    )


def _setup(row: Mapping[str, Any], games: Games) -> Setup:
    return games(row["game"]).setup(
        row["players"],
        seats=row["seats"],
        options={option["name"]: option["value"] for option in row["options"]},
        first=row["first"],
    )


def _entry(ply: Mapping[str, Any]) -> Entry:
    if ply["undo"] is not None:
        return Undo(ply["seat"], ply["undo"])
    return Resignation(ply["seat"]) if ply["move"] is None else int(ply["move"])


def _result(row: Mapping[str, Any]) -> Result | None:
    if row["reason"] is None:
        return None
    players = len(row["players"])
    shares = (Fraction(share).limit_denominator(players) for share in row["returns"])
    return Result(row["reason"], tuple(shares))
