"""`vaka perft`: the number of lines from a position, to compare implementations."""

from __future__ import annotations

from typing import Annotated

import typer

from vaka.cli.console import print_json, progress
from vaka.cli.shared_options import AsJson, OptionalFile, Ply, Position


def perft(
    file: OptionalFile = None,
    at: Ply = None,
    position: Position = None,
    depth: Annotated[
        int, typer.Option(min=0, max=100, metavar="N", help="The number of moves in a line.")
    ] = 1,
    divide: Annotated[
        bool, typer.Option("--divide", help="Show the count for each first move.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Count the lines from a position.

    Each outcome of chance counts as a move.
    """
    from vaka.cli.resolved_position import resolve_position
    from vaka.core import perft as counting

    resolved = resolve_position(file, at, position)
    game, state = resolved.game, resolved.state
    parts: dict[str, int] | None = None
    if depth:
        with progress("first moves", len(state.moves())) as bar:
            counts = counting.divide(state, depth, bar)
        parts = {game.move_text(state, move): count for move, count in counts.items()}
    count = 1 if parts is None else sum(parts.values())
    if not divide:
        parts = None
    if as_json:
        found = {"position": game.position_text(state), "depth": depth, "count": count}
        print_json(found if parts is None else found | {"divide": parts})
        return
    for text, part in (parts or {}).items():
        print(f"{text}: {part}")
    print(count)
