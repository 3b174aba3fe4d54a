"""`vaka replay`: a record in words, turn by turn, or its position after some plies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.drawing import Dark, Width, drawing, theme
from vaka.cli.parameters import AsJson, Ply, RecordFile
from vaka.cli.screen import console, print_json, print_lines

if TYPE_CHECKING:
    from vaka.core.game import JSON, Game
    from vaka.core.records.record import Record


@dataclass
class Turn:
    """A turn as it was played, or a part of it where an undo cuts it.

    `ply` is the number of plies after it; `undone` how many plies an undo took back.
    """

    number: int
    who: str
    ply: int = 0
    moves: list[str] = field(default_factory=list)
    events: list[JSON] = field(default_factory=list)
    undone: int = 0

    def to_json(self) -> JSON:
        told: JSON = {"turn": self.number, "seat": self.who, "ply": self.ply}
        if self.undone:
            return told | {"undo": self.undone}
        return told | {"moves": self.moves, "events": self.events}


def replay(
    file: RecordFile,
    at: Ply = None,
    as_json: AsJson = False,
    svg: Annotated[bool, typer.Option("--svg", help="Draw the position as a picture.")] = False,
    dark: Dark = False,
    width: Width = None,
) -> None:
    """Show a recorded game turn by turn, or its position after N plies, or draw it."""
    from vaka.cli.place import in_record
    from vaka.core.records.archive import read
    from vaka.games import load

    record = read(file, load)
    game = load(record.setup.game)
    if svg:
        place = in_record(record, at)
        view = game.view(place.state, None)
        print(drawing(game).board_svg(view, theme=theme(dark), size=width))
    elif at is not None:
        _show_place(record, at, as_json)
    elif as_json:
        print_json(_document(record, game))
    else:
        _show(record, game)


def turns(record: Record, game: Game) -> Iterator[Turn]:
    """What was played, turn by turn, as a spectator saw it."""
    from vaka.core.records.history import History
    from vaka.core.records.record import Undo

    history = History(game, record.setup)
    turn: Turn | None = None
    for ply, entry in enumerate(record.entries, start=1):
        if isinstance(entry, Undo):
            if turn:
                yield turn
            turn = None
            yield Turn(history.turn, record.setup.seats[entry.seat], ply, undone=entry.plies)
            history.enter(entry)
            continue
        turn = turn or Turn(history.turn, history.who)
        turn.moves.append(game.text(history.state, entry))
        turn.events += game.events(history.state, history.enter(entry), None)
        turn.ply = ply
        if history.is_at_rest:
            yield turn
            turn = None
    if turn:
        yield turn


def _document(record: Record, game: Game) -> JSON:
    end = record.result
    return {
        "game": game.name,
        "rules": record.rules,
        "seats": record.setup.seats,
        "players": record.setup.players,
        "options": record.setup.options,
        "plies": len(record.entries),
        "turns": [turn.to_json() for turn in turns(record, game)],
        "end": {"reason": end.reason, "shares": list(map(str, end.shares))} if end else None,
    }


def _show(record: Record, game: Game) -> None:
    from rich.table import Table

    from vaka.cli.narration import voice

    screen, speaker = console(), voice(game)
    screen.print(title(record, game))
    table = Table(box=None, pad_edge=False)
    table.add_column("turn", justify="right", style="bold")
    table.add_column("seat")
    table.add_column("what happened")
    table.add_column("ply", justify="right", style="dim")
    for turn in turns(record, game):
        who = turn.who if turn.who in record.setup.seats else None
        words = f"took back {turn.undone} plies" if turn.undone else ""
        words = words or "; ".join(speaker.tell(turn.events, who))
        table.add_row(str(turn.number), speaker.paint(who) if who else "", words, str(turn.ply))
    screen.print(table)
    _show_place(record, len(record.entries), as_json=False)


def title(record: Record, game: Game) -> str:
    """What was played by whom, and by which rules where they are not the usual ones."""
    from rich.markup import escape

    from vaka.cli.narration import voice

    paint = voice(game).paint
    state = game.start(record.setup)
    seats = (
        f"{paint(word)} ({escape(record.setup.players[state.player_of(seat)])})"
        for seat, word in enumerate(record.setup.seats)
    )
    changed = [
        f"{option.name}={record.setup.options[option.name]}"
        for option in game.options
        if record.setup.options[option.name] != option.default
    ]
    title = f"[bold]{game.rulebook.title}[/]: {', '.join(seats)}"
    return f"{title}\noptions: {', '.join(changed)}\n" if changed else f"{title}\n"


def _show_place(record: Record, ply: int, as_json: bool) -> None:
    """The position after some plies: the table for people, everything for programs."""
    from vaka.cli.narration import voice
    from vaka.cli.place import in_record

    place = in_record(record, ply)
    game, state = place.game, place.state
    view, position = game.view(state, None), game.position(state)
    if as_json:
        print_json(
            {
                "game": game.name,
                "ply": ply,
                "plies": len(record.entries),
                "turn": place.mover,
                "view": view,
                "score": game.score(state),
                "position": position,
                "digest": game.digest(state),
            }
        )
        return
    screen = console()
    screen.print(f"[dim]After ply {ply} of {len(record.entries)}:[/]")
    print_lines(screen, voice(game).table(view))
    screen.print()
    screen.print(position, markup=False, soft_wrap=True)
