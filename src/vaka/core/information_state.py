"""The information state of a player: all that it has seen since the beginning of a game.

Two histories have the same information state if and only if the player cannot tell them apart, even
with a perfect memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from vaka.core.game import Game, ObservableState


@dataclass(frozen=True)
class InformationState:
    """What a player has seen."""

    player: int
    """The player."""

    moves: tuple[int, ...]
    """All moves that the player may know, of all seats and of chance, in their order."""

    digest: str
    """The SHA-256 of the moves and of all observations between them, in hexadecimal. A hidden move
    counts only by what the player observes after it."""

    def __str__(self) -> str:
        return f"{self.player}:{','.join(map(str, self.moves))}:{self.digest}"


def information_state(
    game: Game, start: ObservableState, moves: Iterable[int], player: int
) -> InformationState:
    """What a player has seen after some moves from the beginning of a game."""
    state = start.copy()
    seats = [seat for seat in range(start.seats) if start.player_of(seat) == player]
    observed, known = bytearray(game.observation(start.seats).size), bytearray()
    seen: list[int] = []
    digest = sha256()
    for move in moves:
        is_seen = any(game.may_see(state, move, seat) for seat in seats)
        state.play(move)
        if is_seen:
            seen.append(move)
            digest.update(b"m%d" % move)
        state.observe(seats[0], observed)
        if observed != known:  # a hidden move that changes nothing leaves no trace
            known[:] = observed
            digest.update(b"o")
            digest.update(observed)
    return InformationState(player, tuple(seen), digest.hexdigest())
