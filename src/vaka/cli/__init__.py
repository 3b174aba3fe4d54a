"""The command line: `vaka` and its commands, one module each."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. Slow imports happen only in the command."""
    from vaka.cli.app import run

    return run(arguments)
