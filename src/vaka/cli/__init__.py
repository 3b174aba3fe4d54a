"""The command line: `vaka` and its commands, one to a module."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. Nothing slow is imported before one is asked for."""
    from vaka.cli.app import run

    return run(arguments)
