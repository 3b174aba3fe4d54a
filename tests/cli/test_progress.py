"""Long commands say how far they are on standard error, so that JSON stays clean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Vaka
from tests.cli.terminal import Terminal
from vaka.cli.console import progress
from vaka.server.secret_key import load_key
from vaka.server.storage import Storage, url_of

JSON = "--json"
LITTLE = ("--games", 20, "--playouts", 2, "--jobs", 1, JSON)


@pytest.fixture(autouse=True)
def reports_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.cli.console.REPORT_SECONDS", 0)


def test_verify_tells_how_many_records_are_checked(vaka: Vaka, records: Path) -> None:
    answer = vaka("verify", *sorted(records.iterdir()), JSON)
    assert len(answer.json) == 3
    assert answer.err.splitlines() == [f"vaka: {done} of 3 records done" for done in (1, 2, 3)]
    assert vaka("verify", *records.iterdir()).err == "", "its lines show how far it is"


def test_a_cluster_is_shown_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("games", 40, lambda: "2 nodes, 4 workers") as report:
        report(10)
    line = capsys.readouterr().err
    assert re.fullmatch(r"vaka: 10 of 40 games done, [\d,.]+/s, 2 nodes, 4 workers\n", line)


@pytest.mark.skipif("sys.platform == 'win32'", reason="there are no such terminals")
def test_a_terminal_shows_how_many_records_are_checked(record: Path) -> None:
    with Terminal("verify", record, JSON) as terminal:
        assert terminal.wait() == 0
    assert "records" in terminal.shown


def test_training_tells_how_many_games_and_epochs_are_over(vaka: Vaka, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="needs PyTorch: pip install 'vaka[train]'")
    answer = vaka("train", "tahiti", "--out", tmp_path / "network.json", *LITTLE)
    assert answer.json
    assert "vaka: 20 of 20 games done" in answer.err
    assert "vaka: 12 of 12 epochs done" in answer.err


def test_a_backup_and_its_restoration_tell_how_many_rows_are_done(
    vaka: Vaka, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here after every row, otherwise after a thousand."""
    monkeypatch.setattr("vaka.server.storage.backup.SOME", 1)
    file, folder = tmp_path / "all.gz", tmp_path / "a"
    load_key(folder)
    Storage(url_of(folder)).close()
    assert vaka("admin", "ban", "203.0.113.7", "--data", folder).code == 0
    for command in (
        ("backup", file, "--data", folder),
        ("restore", file, "--data", tmp_path / "b"),
    ):
        answer = vaka(*command)
        assert answer.code == 0, answer.err
        assert "vaka: 1 rows done" in answer.err
        assert len(answer.lines) == 1
