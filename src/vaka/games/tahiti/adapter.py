"""Tahiti as a search sees it: the adapter of the contract, without the GIL."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.adapter import Adapter
    from vaka.core.dice import Dice
    from vaka.games.tahiti.end import win_share
    from vaka.games.tahiti.evaluation import appeal, survey
    from vaka.games.tahiti.outlook import weigh_chances
    from vaka.games.tahiti.redeal import deal_anew
    from vaka.games.tahiti.rules import (
        Tahiti,
        is_at_turn_start,
        is_in_choice,
        is_seen_by,
        list_moves,
        make,
        play_out,
        random_move,
        whose_turn,
    )
    from vaka.games.tahiti.state import copy_state

if TYPE_CHECKING:
    from vaka.core.game import Game


class TahitiAdapter(Adapter):
    """A scratch state of Tahiti, and the position it goes back to."""

    def __init__(self, state: Tahiti, game: Game) -> None:
        super().__init__(state, game)
        self.start = state.copy()
        self.s = state.copy()
        self.m = state.copy()
        self.root = self.start
        self.scratch = self.s

    def reset(self) -> None:
        copy_state(self.s, self.start)

    def redeal(self, seat: int, dice: Dice) -> bool:
        if is_in_choice(self.s) and self.s.active != seat:
            return False
        deal_anew(self.s, seat, dice)
        return True

    def mark(self) -> None:
        copy_state(self.m, self.s)
        survey(self.s, self.s.active)

    def rewind(self) -> None:
        copy_state(self.s, self.m)

    def turn(self) -> int:
        return whose_turn(self.s)

    def player_of(self, seat: int) -> int:
        return seat

    def is_turn_start(self) -> bool:
        return is_at_turn_start(self.s)

    def is_quiet(self) -> bool:
        return whose_turn(self.s) >= 0 and not is_in_choice(self.s)

    def is_mid_choice(self) -> bool:
        return is_in_choice(self.s)

    def list_moves(self) -> int:
        return list_moves(self.s)

    def listed_move(self, index: int) -> int:
        return self.s.offered[index]

    def sample(self, dice: Dice) -> int:
        return random_move(self.s, dice)

    def sees(self, move: int, seat: int) -> bool:
        return is_seen_by(self.s, move, seat)

    def play(self, move: int) -> None:
        make(self.s, move)

    def play_out(self, dice: Dice) -> None:
        play_out(self.s, dice)

    def won(self, player: int) -> float:
        return win_share(self.s, player)

    def appeal(self, player: int) -> float:
        return appeal(self.s, player)

    def weigh(self) -> None:
        weigh_chances(self.s, self.shares)
