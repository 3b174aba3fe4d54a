"""Every input of the corpus is read or refused with an error of Vaka, and the fuzzer can run."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from tests.fuzz.targets import CORPUS, TARGETS, attempt


@pytest.mark.parametrize("target", TARGETS)
def test_the_corpus_is_read_or_refused(target: str) -> None:
    inputs = sorted((CORPUS / target).iterdir())
    assert inputs, "make fuzz ARGS=--keep"
    for path in inputs:
        attempt(target, path.read_bytes())


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_nearly_right_is_read_or_refused(target: str) -> None:
    """Every input cut, doubled and with each of some bytes changed."""
    for path in sorted((CORPUS / target).iterdir()):
        data = path.read_bytes()
        for place in range(0, len(data), max(1, len(data) // 8)):
            attempt(target, data[:place])
            attempt(target, data[:place] + b"\x00\xff" + data[place + 1 :])
        attempt(target, data + data)


@pytest.mark.skipif(find_spec("atheris") is None, reason="atheris is not installed: make fuzz")
def test_the_fuzzer_runs() -> None:
    command = [sys.executable, "-m", "tests.fuzz.worker", "move_tongiaki", "-runs=200"]
    environment = {**os.environ, "VAKA_PURE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
