"""Files of records are written atomically."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.pebbles_game import PEBBLES, find_game, random_recorder
from vaka.core.errors import InvalidRecord, VakaError
from vaka.core.records.files import dumps, read, write

RECORD = random_recorder(1, undos=8, first=None).record
TEXT = dumps(RECORD, PEBBLES)


def test_a_record_comes_back_from_a_file(tmp_path: Path) -> None:
    for name in ("game.txt", "game.json", "game"):
        write(tmp_path / name, RECORD, PEBBLES)
        assert read(tmp_path / name, find_game) == RECORD
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == TEXT
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["game"] == "pebbles"


def test_an_error_in_a_file_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(InvalidRecord, match=r"broken\.txt: line 1: "):
        read(path, find_game)


def test_what_is_no_file_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(VakaError, match="cannot be read: No such file"):
        read(tmp_path / "nothing", find_game)
    with pytest.raises(VakaError, match="cannot be read: "):
        read(tmp_path, find_game)
    with pytest.raises(VakaError, match="cannot be written: "):
        write(tmp_path / "no" / "where.txt", RECORD, PEBBLES)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(VakaError, match="cannot be read: not a file"):
        read(tmp_path / "pipe", find_game)


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize("crash", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    step: str, crash: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("old\n", encoding="utf-8")

    def fail(*_: object) -> None:
        raise crash

    monkeypatch.setattr(os if step == "fsync" else Path, step, fail)
    with pytest.raises((VakaError, KeyboardInterrupt)):
        write(path, RECORD, PEBBLES)
    assert path.read_text(encoding="utf-8") == "old\n"
    assert list(tmp_path.iterdir()) == [path]


def test_the_bytes_are_safe_before_the_name_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def noted_fsync(descriptor: int) -> None:
        steps.append("folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file")
        fsync(descriptor)

    def noted_replace(self: Path, target: Path) -> Path:
        steps.append("name")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(Path, "replace", noted_replace)
    write(tmp_path / "game.txt", RECORD, PEBBLES)
    assert steps == ["file", "name", "folder"][: len(steps)]
    assert steps[:2] == ["file", "name"]


@pytest.mark.skipif(os.name == "nt", reason="permissions are a matter of POSIX")
def test_a_file_keeps_its_permissions_and_a_link_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "game.txt", tmp_path / "link.txt"
    write(path, RECORD, PEBBLES)
    plain = tmp_path / "plain"
    plain.write_text("", encoding="utf-8")
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o640)
    link.symlink_to(path)
    write(link, RECORD, PEBBLES)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert link.is_symlink()


WRITER = """
import sys
from tests.pebbles_game import PEBBLES, random_recorder
from vaka.core.records.files import write
records = [random_recorder(seed).record for seed in (1, 2)]
print("ready", flush=True)
while True:
    for record in records:
        write(sys.argv[1], record, PEBBLES)
"""


@pytest.mark.skipif(os.name == "nt", reason="needs a process that can be killed")
def test_a_writer_killed_at_any_moment_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    whole = [random_recorder(seed).record for seed in (1, 2)]
    write(path, whole[0], PEBBLES)
    for wait in (0.01, 0.05, 0.1):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)],
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[2],
        ) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            until = time.monotonic() + wait
            while time.monotonic() < until:
                assert read(path, find_game) in whole
            writer.send_signal(signal.SIGKILL)
        assert read(path, find_game) in whole
