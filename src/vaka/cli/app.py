"""The application: registers all commands, and reports errors in one line without a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated, cast

import typer

from vaka.cli import (
    admin,
    analyse,
    bench,
    calibrate,
    dataset,
    guide,
    match,
    mcp,
    moves,
    perft,
    pieces,
    play,
    replay,
    rules,
    serve,
    simulate,
    tournament,
    train,
    verify,
)
from vaka.cli.console import print_notice
from vaka.core.errors import VakaError

FAILED = 2
INTERRUPTED = 130

# The exception of Typer for wrong usage. Its module differs between versions.
UsageError = cast(type[typer.BadParameter], typer.BadParameter.__mro__[2])

app = typer.Typer(
    name="vaka",
    help="Play, watch, study and research tabletop games.",
    add_completion=False,
    rich_markup_mode=None,  # plain help: Rich shows a type even for flags
    pretty_exceptions_enable=False,
)
app.command("serve")(serve.serve)
app.command("backup")(serve.backup)
app.command("restore")(serve.restore)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("match")(match.match)
app.command("tournament")(tournament.tournament)
app.command("calibrate")(calibrate.calibrate)
app.command("train")(train.train)
app.command("dataset")(dataset.dataset)
app.command("mcp")(mcp.mcp)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.command("moves")(moves.moves)
app.command("verify")(verify.verify)
app.command("perft")(perft.perft)
app.command("rules")(rules.rules)
app.command("guide")(guide.guide)
app.command("pieces")(pieces.pieces)
app.command("tiles")(pieces.tiles)
app.command("cards")(pieces.cards)
app.command("bench")(bench.bench)
app.add_typer(admin.app, name="admin")


def _print_version(is_requested: bool) -> None:
    if is_requested:
        from vaka import __version__
        from vaka.core import build_mode

        print(f"vaka {__version__}, {build_mode.describe()}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_print_version,
            is_eager=True,
            help="Show the version and whether the core is compiled.",
        ),
    ] = False,
) -> None:
    """Play, watch, study and research tabletop games.

    Without a command, play in the browser.
    """
    if context.invoked_subcommand is None:
        command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
        with command.make_context("serve", [], parent=context) as serving:
            command.invoke(serving)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(
                errors="replace"
            )  # a terminal without UTF-8 shows a replacement character
    command = typer.main.get_command(app)
    return _guarded(
        lambda: command.main(
            args=list(sys.argv[1:] if arguments is None else arguments),
            prog_name="vaka",
            standalone_mode=False,
        )
    )


def _guarded(command: Callable[[], object]) -> int:
    """Run a command, and print errors of the user as one line."""
    try:
        code = command()
        sys.stdout.flush()
    except UsageError as error:
        return _fail(_uncapitalised(error.format_message()) + _known_games(error))
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
    print_notice(message)
    return FAILED


def _known_games(error: Exception) -> str:
    """The games to choose from, if an error says that the game is missing."""
    from vaka.games import names

    is_missing = type(error).__name__ == "MissingParameter"
    name = getattr(getattr(error, "param", None), "name", None)
    return f": one of {', '.join(names())}" if is_missing and name == "game" else ""


def _uncapitalised(message: str) -> str:
    return message[:1].lower() + message[1:].removesuffix(".")


def _silence() -> None:
    """Redirect standard output to nowhere: its reader is gone, and the flush at exit would fail."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
