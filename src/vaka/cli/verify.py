"""`vaka verify`: check records."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import print_json, progress
from vaka.cli.shared_options import AsJson

if TYPE_CHECKING:
    from vaka.core.game import JSON

BAD = 1


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="The files of records.")],
    as_json: AsJson = False,
) -> None:
    """Check the moves, digests, results and shuffles of records."""
    verdicts = []
    with progress("records", len(files)) if as_json else nullcontext() as bar:
        for file in files:
            verdicts.append(_verdict(file))
            if bar:
                bar(len(verdicts))
            else:
                print(_line(verdicts[-1]))
    if as_json:
        print_json(verdicts)
    if not all(verdict["is_good"] for verdict in verdicts):
        raise typer.Exit(BAD)


def _verdict(file: Path) -> JSON:
    from vaka.core.errors import VakaError
    from vaka.core.records.files import read
    from vaka.core.records.verification import verify
    from vaka.games import load

    try:
        record = read(file, load)
        found = verify(record, load(record.setup.game), str(file))
    except VakaError as error:
        return {"file": str(file), "is_good": False, "error": " ".join(str(error).split())}
    return {"file": str(file), "is_good": True, "summary": str(found)} | asdict(found)


def _line(verdict: JSON) -> str:
    """`game.vaka: good: 201 plies...` or `game.vaka: bad: ...`."""
    if verdict["is_good"]:
        return f"{verdict['file']}: good: {verdict['summary']}"
    return f"{verdict['file']}: bad: {verdict['error'].removeprefix(verdict['file'] + ': ')}"
