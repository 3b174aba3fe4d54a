"""Output: results go to standard output, progress and notices to standard error."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from vaka.arena.workers import Workers

WIDTH = 80
REPORT_SECONDS = 10
"""How often progress is reported where there is no terminal for a bar."""

CLEAR_SCROLLBACK = "\x1b[3J"
"""The escape sequence that clears the scrollback of a terminal."""


def console(is_error: bool = False) -> Console:
    """A console with at most 80 columns."""
    from rich.console import Console

    found = Console(stderr=is_error, highlight=False)
    if found.width > WIDTH:
        found.width = WIDTH
    return found


def clear(screen: Console) -> None:
    """Clear the screen and the scrollback."""
    screen.clear()
    if screen.is_terminal:
        screen.file.write(CLEAR_SCROLLBACK)


def print_json(value: object) -> None:
    """Print a value as JSON."""
    print(json.dumps(value, indent=2))


def print_lines(screen: Console, lines: Iterable[str]) -> None:
    """Print lines with markup, without wrapping them."""
    for line in lines:
        screen.print(line, soft_wrap=True)


def print_notice(message: str) -> None:
    """Print one line on standard error, whatever the message contains."""
    print(f"vaka: {' '.join(message.split())}", file=sys.stderr)


@contextmanager
def progress(
    what: str, total: int | None, detail: Callable[[], str] = lambda: ""
) -> Iterator[Callable[[int], None]]:
    """Show a progress bar with its speed and a detail that may change; without a total, show the
    count. Yield a function that sets it. If there is no terminal, print a line now and then."""
    if not sys.stderr.isatty():
        yield _reporter(what, total, detail)
        return
    from rich.progress import Progress, TextColumn

    columns = (*Progress.get_default_columns(), TextColumn("{task.fields[note]}"))
    with Progress(*columns, console=console(is_error=True), transient=True) as bar:
        task = bar.add_task(what, total=total, note="")

        def update(done: int) -> None:
            count = f"{done:,}" if total is None else ""
            bar.update(task, completed=done, note=_note(count, bar.tasks[0].speed, detail()))

        yield update


def _reporter(what: str, total: int | None, detail: Callable[[], str]) -> Callable[[int], None]:
    """A function that prints the progress, but not more often than `REPORT_SECONDS`; with a detail,
    also the speed."""
    reported, before = time.monotonic(), 0

    def report(done: int) -> None:
        nonlocal reported, before
        now = time.monotonic()
        if now - reported >= REPORT_SECONDS:
            count = f"{done} {what} done" if total is None else f"{done} of {total} {what} done"
            speed = (done - before) / max(now - reported, 1e-3) if detail() else None
            print_notice(_note(count, speed, detail()))
            reported, before = now, done

    return report


def _note(count: str, speed: float | None, detail: str) -> str:
    return ", ".join(part for part in (count, f"{speed:,.1f}/s" if speed else "", detail) if part)


@contextmanager
def shared_work(
    jobs: int | None, cluster: str | None, games: int
) -> Iterator[tuple[Workers, Callable[[int], None]]]:
    """The workers for games, and a progress bar that shows them."""
    from vaka.arena.workers import open_workers

    with (
        open_workers(jobs, cluster, print_notice) as workers,
        progress("games", games, lambda: workers.description) as bar,
    ):
        yield workers, bar


@contextmanager
def interrupt_notice(path: Path | None) -> Iterator[None]:
    """After Ctrl-C, say how many games are stored in a file or folder, if there is one."""
    try:
        yield
    except KeyboardInterrupt:
        if path:
            from vaka.arena.results_log import count_games

            games = count_games(path)
            are_stored = "1 game is" if games == 1 else f"{games} games are"
            print_notice(f"{are_stored} stored in {path}; run the same command to continue")
        raise
