"""`vaka dataset`: records as tables for research."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import print_json, progress
from vaka.cli.output_paths import check_folder
from vaka.cli.shared_options import AsJson

if TYPE_CHECKING:
    from vaka.arena.dataset import DatasetWriter

SUFFIXES = (".vaka", ".json")
"""The files of a folder that are records."""

MAX_PLAYOUTS = 1_000_000

HiddenColumns = Annotated[
    bool,
    typer.Option("--hidden", help="Add columns that no seat could know, such as the position."),
]
SearchColumns = Annotated[
    int,
    typer.Option(
        "--search",
        min=0,
        max=MAX_PLAYOUTS,
        metavar="N",
        help="Search each decision with N playouts, and add visits and chances.",
    ),
]

ObservationColumns = Annotated[
    bool,
    typer.Option("--observations", help="Add what the seat knows before each move, as bytes."),
]


def dataset(
    records: Annotated[
        list[Path], typer.Argument(metavar="RECORD", help="Records, or folders of records.")
    ],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The new folder of the dataset.")],
    hidden: HiddenColumns = False,
    search: SearchColumns = 0,
    observations: ObservationColumns = False,
    games_per_file: Annotated[
        int, typer.Option(min=1, metavar="N", help="The number of games in one file.")
    ] = 10_000,
    as_json: AsJson = False,
) -> None:
    """Turn records into Parquet tables of games and plies.

    Example: vaka dataset games/ --out data/
    """
    from vaka.arena.dataset import Columns, DatasetWriter

    check_folder(out)
    found = _find(records)
    with (
        DatasetWriter(out, Columns(hidden, search, observations), games_per_file) as writer,
        progress("games", len(found)) as bar,
    ):
        plies = 0
        for name, file in found.items():
            plies += _add(writer, name, file)
            bar(writer.games)
    if as_json:
        print_json({"dataset": str(out), "games": writer.games, "plies": plies})
    else:
        print(f"{out}: {writer.games} games, {plies} plies")


@contextmanager
def optional_dataset(
    folder: Path | None, hidden: bool, search: int, observations: bool
) -> Iterator[DatasetWriter | None]:
    """The writer of a dataset if there is a folder for it."""
    from vaka.arena.dataset import Columns, DatasetWriter
    from vaka.core.errors import InvalidSetup

    if folder is None:
        if hidden or search or observations:
            raise InvalidSetup("--hidden, --search and --observations need --dataset")
        yield None
        return
    check_folder(folder)
    with DatasetWriter(folder, Columns(hidden, search, observations)) as writer:
        yield writer


def _find(paths: list[Path]) -> dict[str, Path]:
    """The files of records by name: the path within the folder, without the ending."""
    from vaka.core.errors import VakaError

    found: dict[str, Path] = {}
    for path in paths:
        base = path if path.is_dir() else path.parent
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if path.is_dir() and file.suffix not in SUFFIXES:
                continue
            name = file.relative_to(base).with_suffix("").as_posix()
            if name in found:
                raise VakaError(f"{file}: {found[name]} has the same name")
            found[name] = file
        if not found:
            raise VakaError(f"{path}: there are no records")
    return found


def _add(writer: DatasetWriter, name: str, file: Path) -> int:
    """Add the record in a file. Return how many plies it has."""
    from vaka.arena.dataset import make_rows
    from vaka.core.records.files import read
    from vaka.games import load

    record = read(file, load)
    writer.add(make_rows(record, load(record.setup.game), name, writer.columns))
    return len(record.entries)
