"""`vaka moves`: what can be played at a place in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.parameters import AsJson, OptionalFile, Ply, Position
from vaka.cli.screen import console, print_json

if TYPE_CHECKING:
    from vaka.cli.place import Place
    from vaka.core.game import JSON

MOST_CHOICES = 10_000


def moves(
    file: OptionalFile = None,
    at: Ply = None,
    position: Position = None,
    most: Annotated[
        int, typer.Option(min=1, help="List at most so many complete choices.")
    ] = MOST_CHOICES,
    as_json: AsJson = False,
) -> None:
    """List the legal moves, and the complete choices that they are parts of."""
    from vaka.cli.place import find

    place = find(file, at, position)
    found = _find_moves(place, most)
    if as_json:
        print_json(found)
    else:
        _show(found)


def _find_moves(place: Place, most: int) -> JSON:
    from vaka.core.choice import choices
    from vaka.core.game import CHANCE

    game, state = place.game, place.state
    listed: list[JSON] = [{"move": move, "text": game.text(state, move)} for move in state.moves()]
    if state.turn == CHANCE:
        for move, weight in zip(listed, state.weights(), strict=True):
            move["weight"] = weight
    runs = [] if state.is_over else choices(state, most + 1)
    return {
        "game": game.name,
        "ply": place.ply,
        "turn": place.mover,
        "position": game.position(state),
        "moves": listed,
        "choices": [_choice(place, run) for run in runs[:most]],
        "is_complete": len(runs) <= most,
    }


def _choice(place: Place, run: list[int]) -> JSON:
    return {"moves": run, "text": "; ".join(place.game.text(place.state, move) for move in run)}


def _show(found: JSON) -> None:
    from rich.markup import escape

    screen = console()
    if found["turn"] is None:
        screen.print("The game is over: there is nothing to play.")
        return
    screen.print(f"[bold]{escape(found['turn'])}[/] is to act, and can play:")
    for move in found["moves"]:
        weight = f"  [dim]weight {move['weight']}[/]" if "weight" in move else ""
        screen.print(f"{move['move']:>6}  {escape(move['text'])}{weight}")
    runs = [choice for choice in found["choices"] if len(choice["moves"]) > 1]
    if runs:
        more = "" if found["is_complete"] else ", and there are more"
        screen.print(f"\nIn all {len(found['choices'])} complete choices{more}. Of several moves:")
    for run in runs:
        screen.print(f"  {escape(run['text'])}", soft_wrap=True)
