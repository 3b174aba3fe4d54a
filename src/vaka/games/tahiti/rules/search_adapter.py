"""The search adapter of Tahiti. Its methods run without the GIL."""

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
    from vaka.games.tahiti.rules.end import win_share
    from vaka.games.tahiti.rules.engine import (
        Tahiti,
        is_at_turn_start,
        is_in_choice,
        is_seen_by,
        list_moves,
        make,
        play_out,
        random_move,
        weight_of,
        whose_turn,
    )
    from vaka.games.tahiti.rules.evaluation import (
        estimate_others,
        evaluate_for,
        expect_after_choice,
        is_card_visible,
    )
    from vaka.games.tahiti.rules.observation import write_observation
    from vaka.games.tahiti.rules.redeal import redeal_hidden
    from vaka.games.tahiti.rules.win_chances import estimate_chances, estimate_corrected

if TYPE_CHECKING:
    from vaka.core.game import Game


class TahitiAdapter(SearchAdapter):
    """A scratch state of Tahiti, the root, and the marked position."""

    def __init__(self, state: Tahiti, game: Game) -> None:
        super().__init__(state, game)
        copies = (self.root, self.scratch, self.marked)
        self.start, self.s, self.m = cast("tuple[Tahiti, Tahiti, Tahiti]", copies)
        self.uses_network = False

    def reset(self) -> None:
        copy_state(self.s.position, self.start.position)

    def determinize(self, seat: int, dice: Dice) -> bool:
        # The cards picked so far come from the real hand or centre: they must not change.
        if is_in_choice(self.s.position) and self.s.position.active != seat:
            return False
        redeal_hidden(self.s, seat, dice)
        return True

    def mark(self) -> None:
        # What `estimate_others` finds is scratch data of `s`, so it survives every `rewind`.
        copy_state(self.m.position, self.s.position)
        estimate_others(self.s.position, self.s.position.active)

    def rewind(self) -> None:
        copy_state(self.s.position, self.m.position)

    def turn(self) -> int:
        return whose_turn(self.s.position)

    def player_of(self, seat: int) -> int:
        return seat

    def is_turn_start(self) -> bool:
        return is_at_turn_start(self.s.position)

    def is_quiet(self) -> bool:
        return whose_turn(self.s.position) >= 0 and not is_in_choice(self.s.position)

    def is_mid_choice(self) -> bool:
        return is_in_choice(self.s.position)

    def list_moves(self) -> int:
        return list_moves(self.s.position)

    def listed_move(self, index: int) -> int:
        return self.s.position.offered[index]

    def listed_weight(self, index: int) -> int:
        return weight_of(self.s.position, self.s.position.offered[index])

    def sample(self, dice: Dice) -> int:
        return random_move(self.s.position, dice)

    def may_see(self, move: int, seat: int) -> bool:
        return is_seen_by(self.s.position, move, seat)

    def play(self, move: int) -> None:
        make(self.s.position, move)

    def play_out(self, dice: Dice) -> None:
        play_out(self.s.position, dice)

    def win_share(self, player: int) -> float:
        return win_share(self.s.position, player)

    def quick_value(self, player: int) -> float:
        return expect_after_choice(self.s.position, player)

    def estimate_chances(self) -> None:
        if self.uses_network:
            estimate_corrected(self.s, self.chances)
        else:
            estimate_chances(self.s, self.chances)

    def evaluate(self, seat: int) -> float:
        return evaluate_for(self.s.position, seat)

    def is_outcome_visible(self) -> bool:
        return is_card_visible(self.s.position)

    def position_size(self) -> int:
        return block_size(self.s.position)

    def load(self, position: Any) -> None:
        read_block(self.s.position, position)

    def store(self, position: Any) -> None:
        write_block(self.s.position, position)

    def listed_moves(self) -> Any:
        return self.s.position.offered

    def observe(self, seat: int, out: Any) -> None:
        write_observation(self.s.position, seat, out)


def use_network(adapter: TahitiAdapter) -> None:
    """Evaluate with the chances that the network corrects from now on."""
    adapter.uses_network = True
