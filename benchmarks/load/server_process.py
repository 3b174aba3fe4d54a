"""Runs a server in a separate process."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil  # type: ignore[import-untyped]


@dataclass(frozen=True)
class Process:
    """A running server: its address and resource usage."""

    url: str
    pid: int
    said: Path

    def kilobytes(self) -> int:
        """Its memory, with that of its workers."""
        return sum(int(each.memory_info().rss) for each in self._processes()) // 1024

    def cpu_seconds(self) -> float:
        """Its CPU time, in all threads and workers."""
        used = [each.cpu_times() for each in self._processes()]
        return float(sum(each.user + each.system for each in used))

    def _processes(self) -> list[psutil.Process]:
        process = psutil.Process(self.pid)
        return [process, *process.children(recursive=True)]

    def complaints(self) -> list[str]:
        """The lines it has written to standard error."""
        return self.said.read_text("utf-8").splitlines()


@contextmanager
def serving(module: str, folder: Path, database: str, *more: str) -> Iterator[Process]:
    """Run a module that prints its address and serves until it is stopped."""
    command = [sys.executable, "-m", module, str(folder), database, *more]
    said = folder / f"{module}.txt"
    with said.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        for line in process.stdout or ():
            if found := re.search(r"http://\S+/", line):
                yield Process(found[0], process.pid, said)
                break
        else:
            raise RuntimeError(f"{module} did not start: {said.read_text('utf-8')}")
    finally:
        process.terminate()
        process.wait()
