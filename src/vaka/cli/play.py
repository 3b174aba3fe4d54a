"""`vaka play`: a game at the terminal, against agents."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.parameters import (
    First,
    OptionalAgents,
    OptionalGame,
    Options,
    Preset,
    read_first,
    read_options,
)
from vaka.cli.screen import console
from vaka.cli.serve import serve
from vaka.core.errors import InvalidSetup

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from vaka.agents import Agent
    from vaka.core.chance import Shuffle
    from vaka.core.dice import Dice
    from vaka.core.game import Game, Setup
    from vaka.core.records.log import Log

YOU = "you"
"""The name of the person in a record; every other player goes by the name of an agent."""

USUAL = "medium"
"""Whom one plays against where nobody says."""

SET_BEFORE = ("game", "players", "preset", "option", "first")
"""What a saved game has settled already."""


def play(
    context: typer.Context,
    game: OptionalGame = None,
    players: Annotated[int, typer.Option(help="How many play.")] = 3,
    seat: Annotated[
        str | None,
        typer.Option(metavar="N", help="Your seat, from 1; for several people at one screen: 1,2."),
    ] = None,
    agents: OptionalAgents = None,
    preset: Preset = None,
    option: Options = None,
    first: First = "1",
    seed: Annotated[str | None, typer.Option(help="The same seed draws the same.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record here.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    demo: Annotated[bool, typer.Option("--demo", help="Let an agent play for you.")] = False,
    terminal: Annotated[
        bool, typer.Option("--terminal/--browser", help="Play here, or in the browser.")
    ] = True,
) -> None:
    """Play at the terminal against agents: beginner, easy, medium, hard, expert, or others by name
    (docs/agents.md). Without a terminal to type at, watch agents play a game."""
    if not terminal:
        serve()
        return
    from vaka.agents import split
    from vaka.cli.saving import take_up
    from vaka.cli.sitting import Sitting
    from vaka.core.records.log import Log
    from vaka.games import load

    is_demo = demo or not sys.stdin.isatty()
    shuffle, dice = _randomness(seed)
    taken = _read_seats(seat)
    if resume:
        _check_nothing_is_set(context)
        log, shuffle = take_up(resume, shuffle)
        others = split(agents or USUAL)
    else:
        found = load(game or _ask_for_game(is_demo))
        is_asked = not (is_demo or agents) and players > len(taken or [1])
        others = split(agents or (_ask_for_level(found) if is_asked else USUAL))
        rules = (read_options(option), preset, read_first(first))
        log = Log(found, _setup(found, players, taken or [1], others, rules, is_demo), shuffle)
    seated = _seat_agents(log, _people(log, taken, is_demo), others)
    _greet(log)
    Sitting(log, shuffle, seated, dice, save or resume).play()


def _check_nothing_is_set(context: typer.Context) -> None:
    """A saved game goes on as it was set: whoever asks for another table is told."""
    for name in SET_BEFORE:
        source = context.get_parameter_source(name)
        if source and source.name == "COMMANDLINE":
            said = f"--{name}" if name != "game" else "a game"
            raise InvalidSetup(f"a saved game keeps its table: leave out {said}, or --resume")


def _randomness(seed: str | None) -> tuple[Shuffle, Dice]:
    """The shuffle of the table and the dice of its agents: fresh, or all from one seed."""
    import hashlib
    import secrets

    from vaka.core.chance import Shuffle
    from vaka.core.dice import Dice

    if seed is None:
        return Shuffle.new(), Dice(secrets.token_bytes(16))
    secret = hashlib.sha256(f"vaka play {seed}".encode()).hexdigest()
    return Shuffle.with_secret(secret), Dice(seed)


def _ask_for_game(is_demo: bool) -> str:
    """The name of a game: the only one, or the one that is chosen."""
    from vaka.games import load, offered

    known = [game.name for game in offered()]
    if is_demo or len(known) == 1:
        return known[0]
    return _ask("Which game? ", {name: name for name in known}, known[0], load)


def _ask_for_level(game: Game) -> str:
    """The name of a level, or of any other agent."""
    from vaka.agents import check, levels

    known = {}
    for level in levels():
        rated = f", rated {level.ratings[game.name]}" if game.name in level.ratings else ""
        known[level.name] = f"{level.name:<8} [dim]{level.character}{rated}[/]"
    return _ask("Against whom? ", known, USUAL, lambda answer: check(answer, game))


def _ask(
    question: str, known: Mapping[str, str], usual: str, check: Callable[[str], object]
) -> str:
    """What is chosen by its number or its name; the usual where nothing is typed. Whoever answers
    what cannot be is asked again."""
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


# ---- who sits where


def _read_seats(text: str | None) -> list[int]:
    """The seats of people, counted from 1: one, or several with commas between."""
    parts = text.split(",") if text else []
    for part in parts:
        if not (part.isascii() and part.isdigit() and int(part) >= 1) or parts.count(part) > 1:
            raise InvalidSetup(f"--seat is the number of a seat, from 1, or several, not {text!r}")
    return [int(part) for part in parts]


def _setup(
    game: Game,
    players: int,
    taken: list[int],
    others: list[str],
    rules: tuple[dict[str, str], str | None, int | None],
    is_demo: bool,
) -> Setup:
    """The table, its players named after what plays them."""
    options, preset, first = rules
    draft = game.setup(players, options=options, preset=preset, first=first)
    people = {_player_of(game, draft, seat) for seat in taken}
    names = _names(players, set() if is_demo else people, others)
    return game.setup(names, options=options, preset=preset, first=first)


def _player_of(game: Game, setup: Setup, seat: int) -> int:
    """The player at a seat that is counted from 1."""
    if seat > len(setup.seats):
        raise InvalidSetup(f"there are {len(setup.seats)} seats: you cannot have seat {seat}")
    return game.start(setup).player_of(seat - 1)


def _names(players: int, people: set[int], others: list[str]) -> list[str]:
    """The names of all players; agents may be given for all of them or for all but the people.

    Where only agents sit, the first of them also plays for the one person there could have been.
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


def _people(log: Log, taken: list[int], is_demo: bool) -> set[int]:
    """The players who are people: those at the seats asked for, else those called so."""
    if is_demo:
        return set()
    if taken:
        return {_player_of(log.game, log.setup, seat) for seat in taken}
    people = {player for player, name in enumerate(log.setup.players) if name == YOU}
    if not people:
        raise InvalidSetup(f"nobody in this game is called {YOU!r}: take a seat by --seat")
    return people


def _seat_agents(log: Log, people: set[int], others: list[str]) -> dict[int, Agent]:
    """The agent of each seat that no person has."""
    from vaka.agents import check, make

    for text in others:
        check(text, log.game)
    state, agents = log.state, {}
    for seat in range(state.seats):
        player = state.player_of(seat)
        if player in people:
            continue
        try:
            agents[seat] = make(log.setup.players[player], log.game)
        except InvalidSetup:  # a person's seat, or that of an agent that is not known here
            agents[seat] = make(others[0], log.game)
    return agents


def _greet(log: Log) -> None:
    """Say what is played by whom, and what the table commits to."""
    from vaka.cli.replay import title

    screen = console()
    screen.print(title(log.record, log.game))
    if log.record.forked:
        screen.print(f"The first {log.record.forked} plies come from another table.")
    screen.print("The table has shuffled, and commits to its shuffle:")
    screen.print(f"  {log.record.commitment}", style="dim", soft_wrap=True)
    screen.print()
