"""Datasets as files: complete, sharded, readable by others, and records again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.arena.test_dataset_rows import EVERYTHING, ROOT, example
from tests.cli.conftest import Vaka, vaka
from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.arena.dataset import GAMES, PLIES, Columns, DatasetWriter, make_rows, read_records
from vaka.arena.match import Match
from vaka.arena.simulation import record_name, simulate
from vaka.arena.workers import Processes
from vaka.core.errors import VakaError
from vaka.core.game import Game
from vaka.core.records.files import dumps, read, write
from vaka.core.records.verification import verify

parquet: Any = pytest.importorskip(
    "pyarrow.parquet", reason="pyarrow is not installed: make research"
)

GOLDEN = sorted((ROOT / "tests" / "records").glob("*-1.vaka"))

__all__ = ["vaka"]


def load(name: str) -> Game:
    return PEBBLES if name == PEBBLES.name else games.load(name)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A dataset of twelve games in files of five."""
    folder = tmp_path / "data"
    with DatasetWriter(folder, Columns(), games_per_file=5) as writer:
        simulate(Match(games.load("tahiti"), 2, ("random",), "1"), 12, dataset=writer)
    return folder


def test_a_record_is_rebuilt_with_all_its_digests(tmp_path: Path) -> None:
    with DatasetWriter(tmp_path / "data", Columns(hidden=True)) as writer:
        writer.add(make_rows(example(), PEBBLES, "example", writer.columns))
        for file in GOLDEN:
            record = read(file, load)
            writer.add(make_rows(record, load(record.setup.game), file.stem, writer.columns))
    originals = {"example": example()} | {file.stem: read(file, load) for file in GOLDEN}
    for name, record in read_records(tmp_path / "data", load):
        original = originals.pop(name)
        assert record == original
        assert record.digests == original.digests
        game = load(record.setup.game)
        assert verify(record, game) == verify(original, game)
    assert not originals


def test_the_usual_columns_are_enough_for_the_same_digests(tmp_path: Path) -> None:
    files = [file for file in GOLDEN if "-3-" in file.name]
    with DatasetWriter(tmp_path / "data", Columns()) as writer:
        for file in files:
            record = read(file, load)
            writer.add(make_rows(record, load(record.setup.game), file.stem, writer.columns))
    for (_, record), file in zip(read_records(tmp_path / "data", load), files, strict=True):
        text = file.read_text("utf-8").partition("\nsecret ")[0].rstrip("\n")
        assert dumps(record, load(record.setup.game)).rstrip("\n") == text
        verify(record, load(record.setup.game))


def test_a_changed_row_does_not_verify(tmp_path: Path) -> None:
    rows = make_rows(example(), PEBBLES, "example", Columns(hidden=True))
    rows.plies["digest"][2] = "0" * 16
    with DatasetWriter(tmp_path / "data", Columns(hidden=True)) as writer:
        writer.add(rows)
    ((_, record),) = read_records(tmp_path / "data", load)
    with pytest.raises(VakaError, match="the position after turn 1"):
        verify(record, PEBBLES)


def test_files_have_a_number_of_games_each(data: Path) -> None:
    names = ["part-00000.parquet", "part-00001.parquet", "part-00002.parquet"]
    for table in ("games", "plies"):
        assert sorted(file.name for file in (data / table).iterdir()) == names
    rows = [parquet.read_metadata(data / "games" / name).num_rows for name in names]
    assert rows == [5, 5, 2]
    column = parquet.read_metadata(data / "plies" / names[0]).row_group(0).column(0)
    assert column.compression == "ZSTD"
    assert [name for name, _ in read_records(data, load)][-1] == "game-000012"


def test_every_column_says_what_it_means_and_who_knew_it(data: Path) -> None:
    for name, columns in (("games", GAMES), ("plies", PLIES)):
        schema = parquet.read_schema(data / name / "part-00000.parquet")
        for column in Columns().of(columns):
            told = schema.field(column.name).metadata
            assert told[b"known"].decode() == column.known != "nobody"
            assert told[b"meaning"].decode() == column.meaning
        assert schema.names == [column.name for column in Columns().of(columns)]
        assert schema.metadata[b"vaka.dataset"] == b"1"


def test_everything_can_be_written(tmp_path: Path) -> None:
    with DatasetWriter(tmp_path / "data", EVERYTHING) as writer:
        simulate(Match(PEBBLES, 2, ("random",), "1"), 2, dataset=writer)
    schema = parquet.read_schema(tmp_path / "data" / "plies" / "part-00000.parquet")
    assert schema.names == [column.name for column in PLIES]


def test_workers_do_not_change_a_dataset(tmp_path: Path) -> None:
    match = Match(PEBBLES, 3, ("random",), "many")
    for name, workers in (("one", Processes(1)), ("two", Processes(2))):
        with DatasetWriter(tmp_path / name, Columns()) as writer:
            simulate(match, 20, dataset=writer, workers=workers)
    for table in ("games", "plies"):
        one, two = (
            parquet.read_table(tmp_path / name / table / "part-00000.parquet")
            for name in ("one", "two")
        )
        assert one.equals(two)


# ---- complete or not there


def test_after_an_error_there_is_nothing(tmp_path: Path) -> None:
    rows = make_rows(example(), PEBBLES, "example", Columns())

    def write_twice() -> None:
        with DatasetWriter(tmp_path / "data", Columns(), games_per_file=1) as writer:
            writer.add(rows)
            writer.add(rows)

    with pytest.raises(VakaError, match="two games of the dataset have the name example"):
        write_twice()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(VakaError, match="it is not empty"):
        DatasetWriter(tmp_path, Columns())
    with pytest.raises(VakaError, match=r"notes\.txt: cannot be written"):
        DatasetWriter(tmp_path / "notes.txt", Columns())
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]


def test_a_dataset_without_games_is_refused(tmp_path: Path) -> None:
    with (
        pytest.raises(VakaError, match="at least one game"),
        DatasetWriter(tmp_path / "data", Columns()),
    ):
        pass
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"PAR1 but not really PAR1"])
def test_a_damaged_file_is_named_in_one_line(data: Path, content: bytes) -> None:
    (data / "plies" / "part-00001.parquet").write_bytes(content)
    with pytest.raises(VakaError, match=r"part-00001\.parquet: cannot be read") as raised:
        list(read_records(data, load))
    assert "\n" not in str(raised.value)


# ---- other programs


def test_polars_reads_it(data: Path) -> None:
    polars: Any = pytest.importorskip("polars", reason="polars is not installed: make research")
    plies = polars.scan_parquet(data / "plies" / "*.parquet")
    moves = plies.filter(~polars.col("chance")).group_by("seat").len().collect()
    assert sorted(moves["seat"]) == [0, 1]
    joined = plies.join(polars.scan_parquet(data / "games" / "*.parquet"), on="id").collect()
    assert joined["points"].list.len().unique().to_list() == [2]
    own = plies.filter(polars.col("seen_by").list.contains(0)).collect()
    assert 0 < len(own) < len(joined)


def test_hugging_face_reads_it(data: Path, tmp_path: Path) -> None:
    datasets: Any = pytest.importorskip(
        "datasets", reason="datasets is not installed: make research"
    )
    cache = str(tmp_path / "cache")
    found = datasets.load_dataset(str(data), "games", split="train", cache_dir=cache)
    assert found.num_rows == 12
    assert found[0]["id"] == "game-000001"
    assert {"name", "value"} == {*found[0]["options"][0]}
    plies = datasets.load_dataset(str(data), split="train", cache_dir=cache)
    assert plies[5]["id"] == "game-000001"
    assert plies.features.keys() == {column.name for column in Columns().of(PLIES)}


def test_observations_are_read_as_bytes(tmp_path: Path) -> None:
    polars: Any = pytest.importorskip("polars", reason="polars is not installed: make research")
    game = games.load("tahiti")
    with DatasetWriter(tmp_path / "data", Columns(observations=True)) as writer:
        simulate(Match(game, 2, ("random",), "1"), 2, dataset=writer)
    plies = polars.read_parquet(tmp_path / "data" / "plies" / "*.parquet")
    decisions = plies.filter(~polars.col("chance"))
    assert {len(row) for row in decisions["observation"]} == {game.observation(2).size}
    assert plies.filter(polars.col("chance"))["observation"].null_count() == len(plies) - len(
        decisions
    )
    for _, record in read_records(tmp_path / "data", load):
        verify(record, game)


# ---- the command line


def test_records_become_a_dataset(vaka: Vaka, tmp_path: Path) -> None:
    records, data = tmp_path / "games", tmp_path / "data"
    vaka("simulate", "tahiti", "--players", 2, "--games", 3, "--out", records, "--dataset", data)
    again = vaka("dataset", records, "--out", tmp_path / "again", "--json").json
    assert again["games"] == 3
    unknown = ["agents", "seed"]
    for table in ("games", "plies"):
        one, two = (
            parquet.read_table(tmp_path / name / table / "part-00000.parquet")
            for name in ("data", "again")
        )
        known = [name for name in one.column_names if name not in unknown]
        assert one.select(known).equals(two.select(known))
    assert again["plies"] == two.num_rows


def test_a_bad_record_is_named_and_leaves_nothing(vaka: Vaka, tmp_path: Path) -> None:
    records = tmp_path / "games"
    records.mkdir()
    write(records / "good.vaka", read(GOLDEN[0], load), load("tahiti"))
    (records / "worse.vaka").write_text("vaka record 1\n")
    answer = vaka("dataset", records, "--out", tmp_path / "data")
    assert answer.code == 2
    assert "worse.vaka: line 1" in answer.err
    assert len(answer.err.splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["games"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("dataset", "{}/none", "--out", "{}/data"), "none: cannot be read"),
        (("dataset", "{}", "--out", "{}/data"), "there are no records"),
        (
            ("simulate", "tahiti", "--hidden"),
            "--hidden, --search and --observations need --dataset",
        ),
        (("simulate", "tahiti", "--dataset", "{}/file"), "file: cannot be written"),
        (("simulate", "tahiti", "--players", "9", "--dataset", "{}/data"), "2 to 4 players"),
    ],
)
def test_wrong_arguments_are_named(
    vaka: Vaka, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    (tmp_path / "file").write_text("")
    answer = vaka(*(argument.format(tmp_path) for argument in arguments))
    assert answer.code == 2
    assert said in answer.err
    assert len(answer.err.splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_two_records_of_one_name_are_refused(vaka: Vaka, tmp_path: Path) -> None:
    record = read(GOLDEN[0], load)
    for name in ("one.vaka", "one.json"):
        write(tmp_path / name, record, load(record.setup.game))
    answer = vaka("dataset", tmp_path, "--out", tmp_path / "data")
    assert answer.code == 2
    assert "has the same name" in answer.err
    assert record_name(1) not in answer.err
