"""The search adapter of Tongiaki. Its methods run without the GIL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.core.dice import Dice
    from vaka.core.search_adapter import SearchAdapter
    from vaka.core.struct_fields import block_size, copy_state, read_block, write_block
    from vaka.games.tongiaki.rules.end import owner_of, win_share
    from vaka.games.tongiaki.rules.engine import (
        Tongiaki,
        is_at_turn_start,
        is_in_choice,
        list_moves,
        make,
        play_out,
        random_move,
        whose_turn,
    )
    from vaka.games.tongiaki.rules.evaluation import (
        EVERYTHING,
        compare_choice,
        evaluate_for,
        fill_chances,
    )
    from vaka.games.tongiaki.rules.observation import write_observation
    from vaka.games.tongiaki.rules.state import Position, copy_table

if TYPE_CHECKING:
    from vaka.core.game import Game


class TongiakiAdapter(SearchAdapter):
    """A scratch state of Tongiaki, the root, and the marked position."""

    def __init__(self, state: Tongiaki, game: Game) -> None:
        super().__init__(state, game)
        self.start = pointer_to(cast("Tongiaki", self.root))
        self.s = pointer_to(cast("Tongiaki", self.scratch))
        self.m = pointer_to(cast("Tongiaki", self.marked))

    def reset(self) -> None:
        copy_state(self.s, self.start)
        self.s.touched = EVERYTHING

    def mark(self) -> None:
        copy_state(self.m, self.s)
        self.m.touched |= self.s.touched
        self.s.touched = 0

    def rewind(self) -> None:
        # `s` goes on from the last `mark`: with the same version it has the same map.
        if self.s.map_version == self.m.map_version:
            copy_table(self.s, self.m)
        else:
            copy_state(self.s, self.m)
        self.s.touched = 0

    def turn(self) -> int:
        return whose_turn(self.s)

    def player_of(self, seat: int) -> int:
        return owner_of(self.s, seat)

    def is_turn_start(self) -> bool:
        return is_at_turn_start(self.s)

    def is_mid_choice(self) -> bool:
        return is_in_choice(self.s)

    def list_moves(self) -> int:
        return list_moves(self.s)

    def listed_move(self, index: int) -> int:
        return self.s.offered[index]

    def listed_weight(self, index: int) -> int:  # noqa: ARG002
        return 1

    def sample(self, dice: Dice) -> int:
        return random_move(self.s, dice)

    def may_see(self, move: int, seat: int) -> bool:  # noqa: ARG002
        return True

    def play(self, move: int) -> None:
        make(self.s, move)

    def play_out(self, dice: Dice) -> None:
        play_out(self.s, dice)

    def win_share(self, player: int) -> float:
        return win_share(self.s, player)

    def quick_value(self, player: int) -> float:
        return compare_choice(self.s, self.m, player)

    def estimate_chances(self) -> None:
        fill_chances(self.s, self.m, self.chances)

    def evaluate(self, seat: int) -> float:
        return evaluate_for(self.s, seat)

    def position_size(self) -> int:
        return block_size(self.s)

    def load(self, position: Any) -> None:
        read_block(self.s, position)

    def store(self, position: Any) -> None:
        write_block(self.s, position)

    def listed_moves(self) -> Any:
        return self.s.offered

    def observe(self, seat: int, out: Any) -> None:
        write_observation(self.s, seat, out)


def pointer_to(state: Tongiaki) -> Position:
    """The position of a state, which the adapter keeps alive."""
    return state.position
