"""`vaka perft`: how many lines of play there are from a position, to compare implementations."""

from __future__ import annotations

from typing import Annotated

import typer

from vaka.cli.parameters import AsJson, OptionalFile, Ply, Position
from vaka.cli.screen import print_json


def perft(
    file: OptionalFile = None,
    at: Ply = None,
    position: Position = None,
    depth: Annotated[int, typer.Option(min=0, max=100, help="Moves in a line.")] = 1,
    divide: Annotated[bool, typer.Option("--divide", help="Count after each move.")] = False,
    as_json: AsJson = False,
) -> None:
    """Count the lines of DEPTH moves, each outcome of chance a move."""
    from vaka.cli.place import find
    from vaka.core import choice

    place = find(file, at, position)
    game, state = place.game, place.state
    parts: dict[str, int] | None = None
    if divide and depth:
        counts = choice.divide(state, depth)
        parts = {game.text(state, move): count for move, count in counts.items()}
    count = choice.perft(state, depth) if parts is None else sum(parts.values())
    if as_json:
        found = {"position": game.position(state), "depth": depth, "count": count}
        print_json(found if parts is None else found | {"divide": parts})
        return
    for text, part in (parts or {}).items():
        print(f"{text}: {part}")
    print(count)
