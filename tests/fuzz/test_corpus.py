"""Every input of the corpus is read or refused with an error of Vaka, also with changes, and the
fuzzer can run."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from importlib.util import find_spec

import pytest

from tests.fuzz.targets import CORPUS, TARGETS, attempt

CHANGED = 500
"""Inputs that are made at random, per parser."""

LONGEST = 16 << 10
"""Bytes of such an input."""

ODD = [
    *(b"\x00", b"\xff", b"\xed\xa0\x80", "\u202e".encode(), "\u0301".encode(), "\u0663".encode()),
    *(b"-1", b"0", b"1e999", b"NaN", b"2147483648", b"9" * 400),
    *(b"\r\n", b"\t", b'"', b"\\", b"null", b"[]", b"{}", b"[" * 200, b"=", b",", b":", b"."),
]
"""What parsers often do not expect."""


def changed(data: bytes, other: bytes, chance: random.Random) -> bytes:
    """An input with one change: something inserted, removed, repeated, replaced or spliced in."""
    start = chance.randint(0, len(data))
    end = min(len(data), start + chance.choice([1, 2, 8, 64]))
    kind = chance.randrange(6)
    if kind == 0:
        middle = chance.choice(ODD)
    elif kind == 1:
        middle = b""
    elif kind == 2:
        middle = data[start:end] * chance.choice([2, 3, 50])
    elif kind == 3:
        middle = chance.randbytes(end - start)
    elif kind == 4:
        middle = bytes(byte ^ 1 << chance.randrange(8) for byte in data[start:end])
    else:
        begin = chance.randint(0, len(other))
        middle = other[begin : begin + chance.choice([1, 8, 64, 512])]
    return (data[:start] + middle + data[end:])[:LONGEST]


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


@pytest.mark.parametrize("target", TARGETS)
def test_random_changes_are_read_or_refused(target: str) -> None:
    """The same ones in every run: each is a few changes to an input of the corpus."""
    chance = random.Random(target)
    inputs = [path.read_bytes() for path in sorted((CORPUS / target).iterdir())]
    for number in range(CHANGED):
        data = chance.choice(inputs)
        for _ in range(chance.randint(1, 4)):
            data = changed(data, chance.choice(inputs), chance)
        try:
            attempt(target, data)
        except Exception as error:
            raise AssertionError(f"input {number} of {target}: {data!r}") from error


def test_random_changes_differ_and_repeat() -> None:
    def made() -> list[bytes]:
        chance = random.Random("changes")
        return [changed(b"place Tonga.a 12", b"{}", chance) for _ in range(CHANGED)]

    assert made() == made()
    assert len(set(made())) > CHANGED // 2


@pytest.mark.skipif(find_spec("atheris") is None, reason="atheris is not installed: make fuzz")
def test_the_fuzzer_runs() -> None:
    command = [sys.executable, "-m", "tests.fuzz", "--only", "move_tongiaki", "--seconds", "0.1"]
    environment = {**os.environ, "VAKA_PURE": "1"}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert re.fullmatch(r"move_tongiaki: [1-9]\d* runs, ok\n", done.stdout)
