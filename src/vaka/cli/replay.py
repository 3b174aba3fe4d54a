"""`vaka replay`: a record turn by turn, or its position after some plies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import console, print_json, print_lines
from vaka.cli.drawing_options import Dark, Width, drawing, theme
from vaka.cli.shared_options import AsJson, Ply, RecordFile

if TYPE_CHECKING:
    from vaka.core.game import JSON, Game
    from vaka.core.records.record import Record


REMARKS = {
    "timeout": "a bot moved: the time was up",
    "absent": "a bot moved for the absent player",
    "resigned": "a bot moved: the player has resigned",
}


@dataclass
class ReplayedTurn:
    """A turn as it was played, or a part of it before or after an undo or a resignation.

    `ply` is the number of plies after it, `undone` the number of plies that an undo took back.
    `bots` says why a bot chose a move for a person, by the index of the move.
    """

    number: int
    who: str
    ply: int = 0
    moves: list[str] = field(default_factory=list)
    events: list[JSON] = field(default_factory=list)
    undone: int = 0
    is_resigned: bool = False
    bots: dict[int, str] = field(default_factory=dict)

    def to_json(self) -> JSON:
        turn: JSON = {"turn": self.number, "seat": self.who, "ply": self.ply}
        if self.undone:
            return turn | {"undo": self.undone}
        if self.is_resigned:
            return turn | {"resigned": True}
        bots = {"bots": {str(index): reason for index, reason in self.bots.items()}}
        return turn | {"moves": self.moves, "events": self.events} | (bots if self.bots else {})

    def remark(self) -> str:
        """What happened besides the events."""
        if self.undone:
            return f"took back {self.undone} plies"
        if self.is_resigned:
            return "resigned"
        reasons = [REMARKS[reason] for reason in dict.fromkeys(self.bots.values())]
        return "; ".join(reasons)


def replay(
    file: RecordFile,
    at: Ply = None,
    as_json: AsJson = False,
    svg: Annotated[
        bool, typer.Option("--svg", help="Draw the position as an SVG picture.")
    ] = False,
    dark: Dark = False,
    width: Width = None,
) -> None:
    """Show a record turn by turn, or one of its positions."""
    from vaka.cli.resolved_position import position_in_record
    from vaka.core.records.files import read
    from vaka.games import load

    record = read(file, load)
    game = load(record.setup.game)
    if svg:
        view = game.view(position_in_record(record, at).state, None)
        print(drawing(game).board_svg(view, theme=theme(dark), size=width))
    elif at is not None:
        _show_position(record, at, as_json)
    elif as_json:
        print_json(_replay_json(record, game))
    else:
        _show(record, game)


def replayed_turns(record: Record, game: Game) -> Iterator[ReplayedTurn]:
    """The turns of a record, as a spectator sees them."""
    from vaka.core.records.position_history import PositionHistory
    from vaka.core.records.record import BotMove, Resignation, Undo

    history = PositionHistory(game, record.setup)
    turn: ReplayedTurn | None = None
    for ply, entry in enumerate(record.entries, start=1):
        if isinstance(entry, Undo | Resignation):
            if turn:
                yield turn
            turn = None
            undone = entry.plies if isinstance(entry, Undo) else 0
            who = record.setup.seats[entry.seat]
            yield ReplayedTurn(history.turn, who, ply, undone=undone, is_resigned=not undone)
            history.enter(entry)
            continue
        turn = turn or ReplayedTurn(history.turn, history.who)
        move = entry.move if isinstance(entry, BotMove) else entry
        turn.moves.append(game.move_text(history.state, move))
        entered = history.enter(entry)
        if entered.bot:
            turn.bots[len(turn.moves) - 1] = entered.bot
        turn.events += entered.events(game, None)
        turn.ply = ply
        if history.is_at_rest:
            yield turn
            turn = None
    if turn:
        yield turn


def _replay_json(record: Record, game: Game) -> JSON:
    end = record.result
    return {
        "game": game.name,
        "rules": record.rules,
        "seats": record.setup.seats,
        "players": record.setup.players,
        "options": record.setup.options,
        "plies": len(record.entries),
        "turns": [turn.to_json() for turn in replayed_turns(record, game)],
        "end": {"reason": end.reason, "shares": list(map(str, end.shares))} if end else None,
    }


def _show(record: Record, game: Game) -> None:
    from rich.table import Table

    from vaka.envs.text.table_renderer import renderer_of

    screen, terminal = console(), renderer_of(game)
    screen.print(record_title(record, game))
    table = Table(box=None, pad_edge=False)
    table.add_column("turn", justify="right", style="bold")
    table.add_column("seat")
    table.add_column("what happened")
    table.add_column("ply", justify="right", style="dim")
    for turn in replayed_turns(record, game):
        who = turn.who if turn.who in record.setup.seats else None
        lines = terminal.event_lines(turn.events, who)
        words = "; ".join([*lines, *filter(None, [turn.remark()])])
        table.add_row(str(turn.number), terminal.styled(who) if who else "", words, str(turn.ply))
    screen.print(table)
    _show_position(record, len(record.entries), as_json=False)


def record_title(record: Record, game: Game) -> str:
    """The game, its players, and the options that are not at their defaults."""
    from rich.markup import escape

    from vaka.envs.text.table_renderer import renderer_of

    styled = renderer_of(game).styled
    state = game.initial_state(record.setup)
    seats = (
        f"{styled(word)} ({escape(record.setup.players[state.player_of(seat)])})"
        for seat, word in enumerate(record.setup.seats)
    )
    changed = [
        f"{option.name}={record.setup.options[option.name]}"
        for option in game.options
        if record.setup.options[option.name] != option.default
    ]
    record_title = f"[bold]{game.rulebook.title}[/]: {', '.join(seats)}"
    return f"{record_title}\noptions: {', '.join(changed)}\n" if changed else f"{record_title}\n"


def _show_position(record: Record, ply: int, as_json: bool) -> None:
    """Print the position after some plies, as text or as JSON."""
    from vaka.cli.resolved_position import position_in_record
    from vaka.envs.text.table_renderer import renderer_of

    resolved = position_in_record(record, ply)
    game, state = resolved.game, resolved.state
    view, position = game.view(state, None), game.position_text(state)
    if as_json:
        print_json(
            {
                "game": game.name,
                "ply": ply,
                "plies": len(record.entries),
                "turn": resolved.mover,
                "view": view,
                "score": game.score(state),
                "position": position,
                "digest": game.digest(state),
            }
        )
        return
    screen = console()
    screen.print(f"[dim]After ply {ply} of {len(record.entries)}:[/]")
    print_lines(screen, renderer_of(game).table_lines(view))
    screen.print()
    screen.print(position, markup=False, soft_wrap=True)
