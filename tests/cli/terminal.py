"""Runs a command in a pseudo-terminal."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import time
from contextlib import suppress
from types import TracebackType
from typing import Self

from tests.cli.conftest import command

PATIENCE = 60
"""Seconds to wait for an answer."""

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A command in a terminal of 80 columns, with its output."""

    def __init__(self, *arguments: object) -> None:
        import pty

        self._master, slave = pty.openpty()
        self._process = subprocess.Popen(
            command(*arguments),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=os.environ | {"COLUMNS": "80", "LINES": "40", "TERM": "xterm-256color"},
        )
        os.close(slave)
        self.shown = ""
        self._read_to = 0
        self.is_open = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)

    def expect(self, pattern: str) -> str:
        """Wait for a pattern. Return the output since the last call."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            rest = self.shown[self._read_to :]
            if found := re.search(pattern, rest):
                self._read_to += found.end()
                return rest[: found.end()]
            if not self.is_open:
                break
            self._take()
        raise AssertionError(f"{pattern!r} was not shown:\n{self.shown[self._read_to :]}")

    def type(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def ask(self, line: str, mark: str = "blue> $") -> str:
        """Type a line. Return the output up to the next prompt, joined to one line."""
        self.type(line)
        return " ".join(self.expect(mark).split())

    def interrupt(self) -> None:
        """Send Ctrl-C until the program exits: one just before it waits for input can get lost."""
        end = time.monotonic() + PATIENCE
        while self._process.poll() is None and time.monotonic() < end:
            self._process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):  # a second one during its exit would kill it
                self._process.wait(5)

    def wait(self) -> int:
        """Read to the end. Return the exit code."""
        end = time.monotonic() + PATIENCE
        while self.is_open and time.monotonic() < end:
            self._take()
        return self._process.wait(PATIENCE)

    def _take(self) -> None:
        if not select.select([self._master], [], [], 0.1)[0]:
            return
        try:
            data = os.read(self._master, 1 << 16)
        except OSError:  # Linux reports the closed end like this
            data = b""
        self.is_open = bool(data)
        text = data.decode("utf-8", "replace").replace("\r\n", "\n")
        self.shown += _ESCAPES.sub("", text)
