"""`vaka play`: play at the terminal against agents."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import console
from vaka.cli.serve import serve
from vaka.cli.shared_options import (
    First,
    OptionalAgents,
    OptionalGame,
    Options,
    Preset,
    parse_first,
    parse_options,
)
from vaka.core.errors import InvalidSetup

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from vaka.agents import Agent
    from vaka.core.dice import Dice
    from vaka.core.fair_shuffle import Shuffle
    from vaka.core.game import Game, Setup
    from vaka.core.records.recorder import Recorder

YOU = "you"
"""The name of the person in a record. Other players have the names of their agents."""

DEFAULT_AGENT = "medium"
"""The default opponent."""

SETUP_PARAMETERS = ("game", "players", "preset", "option", "first")
"""The parameters that a saved game already has."""


def play(
    context: typer.Context,
    game: OptionalGame = None,
    players: Annotated[int, typer.Option(metavar="N", help="The number of players.")] = 3,
    seat: Annotated[
        str | None,
        typer.Option(metavar="N", help="Your seat, from 1; several people at one screen: 1,2."),
    ] = None,
    agents: OptionalAgents = None,
    preset: Preset = None,
    option: Options = None,
    first: First = "1",
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="The same seed gives the same draws.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the record here.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")
    ] = None,
    demo: Annotated[bool, typer.Option("--demo", help="Watch agents play.")] = False,
    terminal: Annotated[
        bool, typer.Option("--terminal/--browser", help="Play at the terminal or in the browser.")
    ] = True,
) -> None:
    """Play at the terminal against agents.

    Agents are beginner, easy, medium, hard, expert, or others by name (see docs/agents.md). If
    there is no terminal for input, agents play the whole game. Your game is saved after every
    choice, in FILE or in the data folder.
    """
    if not terminal:
        serve()
        return
    from vaka.agents import split
    from vaka.cli.saved_game import new_autosave_file, resume_game
    from vaka.cli.terminal_game import TerminalGame
    from vaka.core.records.recorder import Recorder
    from vaka.games import load

    is_demo = demo or not sys.stdin.isatty()
    shuffle, dice = _randomness(seed)
    taken = _read_seats(seat)
    if resume:
        _check_no_setup(context)
        recorder, shuffle = resume_game(resume, shuffle)
        others = split(agents or DEFAULT_AGENT)
    else:
        found = load(game or _ask_for_game(is_demo))
        is_asked = not (is_demo or agents) and players > len(taken or [1])
        others = split(agents or (_ask_for_level(found) if is_asked else DEFAULT_AGENT))
        rules = (parse_options(option), preset, parse_first(first))
        recorder = Recorder(
            found, _setup(found, players, taken or [1], others, rules, is_demo), shuffle
        )
    people = _people(recorder, taken, is_demo)
    seated = _seat_agents(recorder, people, others)
    _greet(recorder, is_new=bool(people and not resume))
    file = save or resume or (new_autosave_file(recorder.game.name) if people else None)
    TerminalGame(recorder, shuffle, seated, dice, file).play()


def _check_no_setup(context: typer.Context) -> None:
    """Raise `InvalidSetup` if the command line sets what a saved game already has."""
    for name in SETUP_PARAMETERS:
        source = context.get_parameter_source(name)
        if source and source.name == "COMMANDLINE":
            parameter = f"--{name}" if name != "game" else "the game"
            raise InvalidSetup(f"a saved game has its own set-up: omit {parameter} or --resume")


def _randomness(seed: str | None) -> tuple[Shuffle, Dice]:
    """The shuffle of the table and the dice of its agents: new ones, or both from a seed."""
    import hashlib
    import secrets

    from vaka.core.dice import Dice
    from vaka.core.fair_shuffle import Shuffle

    if seed is None:
        return Shuffle.new(), Dice(secrets.token_bytes(16))
    secret = hashlib.sha256(f"vaka play {seed}".encode()).hexdigest()
    return Shuffle.with_secret(secret), Dice(seed)


def _ask_for_game(is_demo: bool) -> str:
    """Ask for a game, unless there is only one."""
    from vaka.games import load, offered

    known = [game.name for game in offered()]
    if is_demo or len(known) == 1:
        return known[0]
    return _ask("Which game? ", {name: name for name in known}, known[0], load)


def _ask_for_level(game: Game) -> str:
    """Ask for a level or another agent."""
    from vaka.agents import check, levels

    known = {}
    for level in levels():
        rated = f", rated {level.ratings[game.name]}" if game.name in level.ratings else ""
        known[level.name] = f"{level.name:<8} [dim]{level.character}{rated}[/]"
    return _ask("Which opponent? ", known, DEFAULT_AGENT, lambda answer: check(answer, game))


def _ask(
    question: str, known: Mapping[str, str], usual: str, check: Callable[[str], object]
) -> str:
    """Ask for a number or a name until the answer is valid. An empty answer is the default."""
    from rich.markup import escape

    screen, names = console(), list(known)
    for number, shown in enumerate(known.values(), start=1):
        screen.print(f"[bold]{number:>3}[/] {shown}")
    while True:
        answer = screen.input(f"{question}[dim]({usual})[/] ").strip() or usual
        is_number = answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(names)
        chosen = names[int(answer) - 1] if is_number else answer
        try:
            check(chosen)
        except InvalidSetup as error:
            screen.print(f"[yellow]{escape(str(error))}[/]")
        else:
            return chosen


# ---- seats


def _read_seats(text: str | None) -> list[int]:
    """Parse the seats of people: numbers from 1, separated by commas."""
    parts = text.split(",") if text else []
    for part in parts:
        if not (part.isascii() and part.isdigit() and int(part) >= 1) or parts.count(part) > 1:
            raise InvalidSetup(f"--seat is one or more numbers of seats from 1, not {text!r}")
    return [int(part) for part in parts]


def _setup(
    game: Game,
    players: int,
    taken: list[int],
    others: list[str],
    rules: tuple[dict[str, str], str | None, int | None],
    is_demo: bool,
) -> Setup:
    """The set-up, with players named after their agents."""
    options, preset, first = rules
    draft = game.setup(players, options=options, preset=preset, first=first)
    people = {_player_of(game, draft, seat) for seat in taken}
    names = _names(players, set() if is_demo else people, others)
    return game.setup(names, options=options, preset=preset, first=first)


def _player_of(game: Game, setup: Setup, seat: int) -> int:
    """The player of a seat, which is numbered from 1."""
    if seat > len(setup.seats):
        raise InvalidSetup(f"there are {len(setup.seats)} seats: there is no seat {seat}")
    return game.initial_state(setup).player_of(seat - 1)


def _names(players: int, people: set[int], others: list[str]) -> list[str]:
    """The names of all players. Agents may be given for all players or for all except people.

    If there are no people and one agent is missing, the first agent plays twice.
    """
    if not people and 1 < len(others) == players - 1:
        others = [others[0], *others]
    bots = players - len(people)
    if len(others) == 1:
        others = others * players
    elif len(others) == bots:
        rest = iter(others)
        return [YOU if player in people else next(rest) for player in range(players)]
    if len(others) != players:
        raise InvalidSetup(
            f"{players} players need 1, {bots} or {players} agents, not {len(others)}"
        )
    return [YOU if player in people else name for player, name in enumerate(others)]


def _people(recorder: Recorder, taken: list[int], is_demo: bool) -> set[int]:
    """The players who are people: those of the given seats, else those with the name `YOU`."""
    if is_demo:
        return set()
    if taken:
        return {_player_of(recorder.game, recorder.setup, seat) for seat in taken}
    people = {player for player, name in enumerate(recorder.setup.players) if name == YOU}
    if not people:
        raise InvalidSetup(f"no player in this game is named {YOU!r}: choose a seat with --seat")
    return people


def _seat_agents(recorder: Recorder, people: set[int], others: list[str]) -> dict[int, Agent]:
    """The agent of each seat without a person."""
    from vaka.agents import check, make

    for text in others:
        check(text, recorder.game)
    state, agents = recorder.state, {}
    for seat in range(state.seats):
        player = state.player_of(seat)
        if player in people:
            continue
        try:
            agents[seat] = make(recorder.setup.players[player], recorder.game)
        except InvalidSetup:  # the name of a person, or an agent that is not installed here
            agents[seat] = make(others[0], recorder.game)
    return agents


def _greet(recorder: Recorder, is_new: bool) -> None:
    """Print the players and the commitment of the shuffle. At the start of a person's new game,
    also name the last game that is not over."""
    from vaka.cli.replay import record_title
    from vaka.cli.saved_game import last_unfinished

    screen = console()
    if is_new and (file := last_unfinished()):
        screen.print(f"Your last game is not over: vaka play --resume {file}", soft_wrap=True)
    screen.print(record_title(recorder.record, recorder.game))
    if recorder.record.forked:
        screen.print(f"The first {recorder.record.forked} plies come from another game.")
    screen.print("The table commits to its shuffle:")
    screen.print(f"  {recorder.record.commitment}", style="dim", soft_wrap=True)
    screen.print()
