"""Runs commands in this process or as a separate process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from vaka.cli import main

GAME = "tongiaki"


@dataclass(frozen=True)
class Answer:
    """The output of a command and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The output as JSON; there must be nothing else on standard output."""
        assert self.code == 0, self.err
        return json.loads(self.out)

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Vaka = Callable[..., Answer]


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder for each test, so that games are not saved among those of the user."""
    monkeypatch.setenv("VAKA_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def vaka(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Vaka:
    """Call a command in this process."""
    monkeypatch.setenv("COLUMNS", "120")

    def call(*arguments: object) -> Answer:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        output = capsys.readouterr()
        return Answer(code, output.out, output.err)

    return call


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records of three games."""
    folder = tmp_path_factory.mktemp("records")
    run("simulate", GAME, "--players", "3", "--games", "3", "--seed", "7", "--out", folder)
    return folder


@pytest.fixture
def record(records: Path) -> Path:
    return records / "game-000001.vaka"


def command(*arguments: object) -> list[str]:
    """The arguments to run a command as a separate process."""
    return [sys.executable, "-m", "vaka.cli", *map(str, arguments)]


def run(*arguments: object, **environment: str) -> Answer:
    """Run a command as a separate process and wait for it."""
    done = subprocess.run(
        command(*arguments),
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env=os.environ | environment,
    )
    return Answer(done.returncode, done.stdout, done.stderr)
