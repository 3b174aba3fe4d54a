"""`vaka moves`: the legal moves of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import console, print_json
from vaka.cli.shared_options import AsJson, OptionalFile, Ply, Position

if TYPE_CHECKING:
    from vaka.cli.resolved_position import ResolvedPosition
    from vaka.core.game import JSON

MAX_CHOICES = 10_000


def moves(
    file: OptionalFile = None,
    at: Ply = None,
    position: Position = None,
    most: Annotated[
        int, typer.Option(min=1, metavar="N", help="The maximum number of complete choices.")
    ] = MAX_CHOICES,
    as_json: AsJson = False,
) -> None:
    """List the legal moves and complete choices of a position."""
    from vaka.cli.resolved_position import resolve_position

    found = _find_moves(resolve_position(file, at, position), most)
    if as_json:
        print_json(found)
    else:
        _show(found)


def _find_moves(resolved: ResolvedPosition, most: int) -> JSON:
    from vaka.core.choice import choices
    from vaka.core.game import CHANCE

    game, state = resolved.game, resolved.state
    listed: list[JSON] = [
        {"move": move, "text": game.move_text(state, move)} for move in state.moves()
    ]
    if state.turn == CHANCE:
        for move, weight in zip(listed, state.weights(), strict=True):
            move["weight"] = weight
    runs = [] if state.is_over else choices(state, most + 1)
    return {
        "game": game.name,
        "ply": resolved.ply,
        "turn": resolved.mover,
        "position": game.position_text(state),
        "moves": listed,
        "choices": [_choice(resolved, run) for run in runs[:most]],
        "is_complete": len(runs) <= most,
    }


def _choice(resolved: ResolvedPosition, run: list[int]) -> JSON:
    return {
        "moves": run,
        "text": "; ".join(resolved.game.move_text(resolved.state, move) for move in run),
    }


def _show(found: JSON) -> None:
    from rich.markup import escape

    screen = console()
    if found["turn"] is None:
        screen.print("The game is over. There are no moves.")
        return
    screen.print(f"[bold]{escape(found['turn'])}[/] is to act. Legal moves:")
    for move in found["moves"]:
        weight = f"  [dim]weight {move['weight']}[/]" if "weight" in move else ""
        screen.print(f"{move['move']:>6}  {escape(move['text'])}{weight}")
    runs = [choice for choice in found["choices"] if len(choice["moves"]) > 1]
    if runs:
        more = "" if found["is_complete"] else ", and there are more"
        screen.print(f"\n{len(found['choices'])} complete choices{more}. Those with several moves:")
    for run in runs:
        screen.print(f"  {escape(run['text'])}", soft_wrap=True)
