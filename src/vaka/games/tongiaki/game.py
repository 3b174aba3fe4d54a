"""Tongiaki in words: the upper floor of the contract. Nothing here decides a rule."""

from __future__ import annotations

import copyreg
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence

from vaka.core import rulebook
from vaka.core.adapter import Adapter
from vaka.core.dice import Dice
from vaka.core.game import JSON, Game, Setup, State
from vaka.core.seating import first_seat, player_names
from vaka.games.tongiaki.adapter import TongiakiAdapter
from vaka.games.tongiaki.constants import MOVES, NOT_ITS_TIME
from vaka.games.tongiaki.evaluation import evaluate, weigh_chances
from vaka.games.tongiaki.events import event_words
from vaka.games.tongiaki.notation import AWAITED, move_text, parse_move
from vaka.games.tongiaki.options import (
    OPTIONS,
    PLAYER_COUNTS,
    PRESETS,
    check_player_count,
    checked_colours,
    colour_numbers,
    option_numbers,
    seat_count,
)
from vaka.games.tongiaki.position import write_position
from vaka.games.tongiaki.prospects import sailing_prospects
from vaka.games.tongiaki.restore import read_position
from vaka.games.tongiaki.rules import Tongiaki, rule_id
from vaka.games.tongiaki.tiles import COLOURS
from vaka.games.tongiaki.view import PHASES, score_view, table_view, tally_view


class TongiakiGame(Game):
    """Tongiaki, by Thomas Rauscher: hexagonal tiles, chain reactions, 2 to 6 players."""

    name = "tongiaki"
    rank = 1
    rules_version = 1
    seat_words = COLOURS
    player_counts = PLAYER_COUNTS
    move_count = MOVES
    options = OPTIONS
    presets = PRESETS
    rulebook = rulebook.load(__package__)

    # ---- setting a table

    def setup(
        self,
        players: int | Sequence[str] = 2,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        first: int | None = 0,
    ) -> Setup:
        values = self.checked_options(options, preset)
        names = player_names(players, check_player_count)
        count = seat_count(len(names), values)
        colours = checked_colours(count, seats)
        return Setup(self.name, colours, names, values, first_seat(first, count, "T2.2"))

    def start(self, setup: Setup) -> Tongiaki:
        state = Tongiaki()
        first = -1 if setup.first is None else setup.first
        options = option_numbers(setup.options)
        state.set_out(len(setup.seats), options, first, colour_numbers(setup.seats))
        return state

    # ---- texts

    def text(self, state: State, move: int) -> str:
        return move_text(move, _own(state).colours())

    def parse(self, state: State, text: str) -> int:
        return parse_move(text, _own(state).colours())

    def position(self, state: State) -> str:
        return write_position(_own(state))

    def from_position(self, text: str) -> Tongiaki:
        return read_position(text)

    # ---- what a seat may see

    def view(self, state: State, seat: int | None) -> JSON:
        """All of the table, and to the seat to move its legal moves. Nothing is hidden."""
        is_mine = seat is not None and seat == state.turn
        moves = state.moves() if is_mine else []
        return {
            "game": self.name,
            "rules": self.rules_version,
            "seat": seat,
            "turn": state.turn,
            **table_view(_own(state)),
            "moves": [{"move": move, "text": self.text(state, move)} for move in moves],
            "position": self.position(state),
        }

    def guess(self, view: JSON, dice: Dice) -> Tongiaki:  # noqa: ARG002
        """The state itself: nothing is hidden but the order of the pile, which no state holds."""
        return self.from_position(view["position"])

    def events(
        self,
        state: State,
        heard: Iterable[tuple[int, ...]],
        seat: int | None,  # noqa: ARG002
    ) -> list[JSON]:
        return event_words(_own(state), heard)

    def score(self, state: State) -> JSON:
        return score_view(_own(state))

    def tally(self, state: State) -> list[dict[str, int]]:
        return tally_view(_own(state))

    def prospects(self, state: State) -> list[JSON]:
        """For every pier that may be sailed from: its known route, the odds of the next tile."""
        return sailing_prospects(_own(state))

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(_own(state), seat)

    def outlook(self, state: State) -> list[float]:
        shares = array("d", [0.0] * state.players)
        weigh_chances(_own(state), shares)
        return shares.tolist()

    def horizon(self, players: int) -> int:
        """Between two the position says enough; among more, two rounds show what the others do."""
        return 0 if players == 2 else 2 * players

    def adapter(self, state: State) -> Adapter:
        return TongiakiAdapter(_own(state), self)

    # ---- explanations

    def rule_id(self, refusal: int) -> str:
        return rule_id(refusal)

    def explain(self, state: State, move: int, refusal: int) -> str:
        key = self.refusal_key(state, move, refusal)
        if key is None:
            return f"moves are numbers from 0 to {MOVES - 1}, not {move}"
        is_early = refusal == NOT_ITS_TIME
        more = AWAITED.get(PHASES[_own(state).phase]) if is_early else rule_id(refusal)
        brackets = f" ({more})" if more else ""
        return f"{self.text(state, move)}: {self.texts()[key]}{brackets}"

    def refusal_key(self, state: State, move: int, refusal: int) -> str | None:
        if not 0 <= move < MOVES:
            return None
        if refusal != NOT_ITS_TIME:
            return f"why.{rule_id(refusal)}"
        return f"waits.{PHASES[_own(state).phase]}"


def _own(state: State) -> Tongiaki:
    """The state, known to be one of this game."""
    if not isinstance(state, Tongiaki):
        raise TypeError(f"not a state of Tongiaki: {type(state).__name__}")
    return state


def _reduced(state: Tongiaki) -> tuple[Callable[[str], Tongiaki], tuple[str]]:
    return read_position, (write_position(state),)


copyreg.pickle(Tongiaki, _reduced)  # a state is copied, and sent to other processes, as its text
