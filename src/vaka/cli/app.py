"""All commands put together, and what happens when one fails: one line, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated, cast

import typer

from vaka.cli import (
    analysis,
    benchmark,
    calibration,
    contest,
    moves,
    perft,
    pieces,
    play,
    replay,
    rulebook,
    serve,
    simulation,
    tournament,
    verification,
)
from vaka.cli.screen import notice
from vaka.core.errors import VakaError

FAILED = 2
INTERRUPTED = 130

# What Typer raises for a wrong command line. Its home has moved from one version to the next.
UsageError = cast(type[typer.BadParameter], typer.BadParameter.__mro__[2])

app = typer.Typer(
    name="vaka",
    help="Play, watch, study and research tabletop games.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("serve")(serve.serve)
app.command("backup")(serve.backup)
app.command("restore")(serve.restore)
app.command("play")(play.play)
app.command("simulate")(simulation.simulate)
app.command("match")(contest.match)
app.command("tournament")(tournament.tournament)
app.command("calibrate")(calibration.calibrate)
app.command("replay")(replay.replay)
app.command("analyse")(analysis.analyse)
app.command("moves")(moves.moves)
app.command("verify")(verification.verify)
app.command("perft")(perft.perft)
app.command("rules")(rulebook.rules)
app.command("pieces")(pieces.pieces)
app.command("tiles")(pieces.tiles)
app.command("cards")(pieces.cards)
app.command("bench")(benchmark.bench)


def _version(is_asked: bool) -> None:
    if is_asked:
        from vaka import __version__
        from vaka.core import mode

        print(f"vaka {__version__}, {mode.describe()}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Version and mode.")
    ] = False,
) -> None:
    """Play, watch, study and research tabletop games. Without a command: play in the browser."""
    if context.invoked_subcommand is None:
        command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
        with command.make_context("serve", [], parent=context) as serving:
            command.invoke(serving)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a poor terminal shows a mark, not a traceback
    command = typer.main.get_command(app)
    return _guarded(
        lambda: command.main(
            args=list(sys.argv[1:] if arguments is None else arguments),
            prog_name="vaka",
            standalone_mode=False,
        )
    )


def _guarded(command: Callable[[], object]) -> int:
    """Run, and turn what users can do wrong into one line."""
    try:
        code = command()
        sys.stdout.flush()
    except UsageError as error:
        return _fail(_uncapitalised(error.format_message()))
    except VakaError as error:
        return _fail(str(error))
    except BrokenPipeError:
        _silence()
        return 1
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _fail(f"{where}{error.strerror or error}")
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _fail(message: str) -> int:
    with suppress(OSError):
        sys.stdout.flush()
    notice(message)
    return FAILED


def _uncapitalised(message: str) -> str:
    return message[:1].lower() + message[1:].removesuffix(".")


def _silence() -> None:
    """Nobody reads any more: let the flush at exit go nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
