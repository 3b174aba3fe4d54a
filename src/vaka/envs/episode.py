"""One game played by a program: chance draws by itself, and arrays show what a seat knows."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vaka.core.dice import Dice
from vaka.core.game import CHANCE
from vaka.core.search_adapter import sample_move
from vaka.envs.env_setup import EnvTable
from vaka.envs.text.table_renderer import plain_lines, renderer_of

RENDER_MODES = ["human", "ansi"]
"""The ways to render: print the table, or return it as text."""


class Episode:
    """A game at a table. `state` is never at a chance turn."""

    def __init__(self, table: EnvTable) -> None:
        self.table = table
        self.state = table.start.copy()
        self.dice = Dice(0)
        self._size = table.layout.size
        self._moves = table.game.move_count

    def begin(self, random: np.random.Generator) -> None:
        """Begin a new game. Chance and agents throw dice seeded by a random number."""
        self.dice = Dice(int(random.integers(2**63)))
        self.state.assign(self.table.start)
        self.draw()

    def play(self, move: Any) -> None:
        """Play a move, then all chance moves that follow. Raise an error that explains an illegal
        move; then nothing has changed."""
        number = int(move)
        refusal = self.state.refusal(number) and self.table.game.why_not(self.state, number)
        if refusal:
            raise refusal.error()
        self.state.play(number)
        self.draw()

    def draw(self) -> None:
        """Play chance moves up to the next decision."""
        while self.state.turn == CHANCE:
            self.state.play(sample_move(self.state, self.dice))

    def player(self) -> int:
        """The player to move. Not defined after the end."""
        return self.state.player_of(self.state.turn)

    def seat_of(self, player: int) -> int:
        """The seat through which a player looks: the one to move, or else its first."""
        turn = self.state.turn
        is_to_move = turn >= 0 and self.state.player_of(turn) == player
        return turn if is_to_move else self.table.seats[player]

    def observation(self, player: int) -> NDArray[np.uint8]:
        """What a player knows; `Game.observation` is the layout."""
        out = np.empty(self._size, np.uint8)
        self.state.observe(self.seat_of(player), out)
        return out

    def mask(self) -> NDArray[np.int8]:
        """The legal moves: 1 for each, in an array of all moves."""
        out = np.empty(self._moves, np.int8)
        self.state.write_mask(out)
        return out

    def text(self) -> str:
        """The table as the seat to move sees it, in words."""
        seat = None if self.state.is_over else self.state.turn
        view = self.table.game.view(self.state, seat)
        return "\n".join(plain_lines(renderer_of(self.table.game).table_lines(view)))

    def render(self, mode: str | None) -> str | None:
        """Print the table or return it, in one of `RENDER_MODES`."""
        if mode == "human":
            print(self.text())
        return self.text() if mode == "ansi" else None


def check_render_mode(mode: str | None) -> str | None:
    """Return the mode if there is such a mode, else raise `ValueError`."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode
