"""What is written where: answers on standard output, progress and notices on standard error."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

WIDTH = 80
FORGET = "\x1b[3J"
"""What makes a terminal forget the lines that have left the screen."""


def console(is_error: bool = False) -> Console:
    """A console that never writes lines longer than 80 columns, if it can help it."""
    from rich.console import Console

    found = Console(stderr=is_error, highlight=False)
    if found.width > WIDTH:
        found.width = WIDTH
    return found


def clear(screen: Console) -> None:
    """Leave nothing to be seen, nor to be scrolled back to."""
    screen.clear()
    if screen.is_terminal:
        screen.file.write(FORGET)


def print_json(value: object) -> None:
    """The answer for a program: JSON and nothing else."""
    print(json.dumps(value, indent=2))


def print_lines(screen: Console, lines: Iterable[str]) -> None:
    """Lines with markup, each as long as it is."""
    for line in lines:
        screen.print(line, soft_wrap=True)


def notice(message: str) -> None:
    """One line for a person, whatever the message holds."""
    print(f"vaka: {' '.join(message.split())}", file=sys.stderr)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar to be told how much is done; None where nobody would see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import Progress

    with Progress(console=console(is_error=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def keeping(place: Path | None) -> Iterator[None]:
    """Games that are kept in a file or folder, if any: after Ctrl-C, say that they are safe."""
    try:
        yield
    except KeyboardInterrupt:
        if place:
            from vaka.arena.journal import count_games

            games = count_games(place)
            are_kept = "1 game is" if games == 1 else f"{games} games are"
            notice(f"{are_kept} kept in {place}; the same command goes on from there")
        raise
