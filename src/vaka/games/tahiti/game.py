"""Tahiti in words: the upper floor of the contract. Nothing here decides a rule."""

from __future__ import annotations

import copyreg
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence

from vaka.core import rulebook
from vaka.core.adapter import Adapter
from vaka.core.dice import Dice
from vaka.core.game import JSON, Game, Setup, State
from vaka.core.seating import first_seat, player_names
from vaka.games.tahiti.adapter import TahitiAdapter
from vaka.games.tahiti.cards import SEAT_WORDS
from vaka.games.tahiti.constants import MOVES, NOT_ITS_TIME
from vaka.games.tahiti.evaluation import evaluate
from vaka.games.tahiti.events import event_words
from vaka.games.tahiti.guess import guess_state
from vaka.games.tahiti.notation import AWAITED, move_text, parse_move
from vaka.games.tahiti.options import (
    OPTIONS,
    PLAYER_COUNTS,
    check_player_count,
    checked_seats,
    read_tourists,
    word_numbers,
)
from vaka.games.tahiti.outlook import weigh_chances
from vaka.games.tahiti.position import PHASES, write_position
from vaka.games.tahiti.restore import read_position
from vaka.games.tahiti.rules import Tahiti, rule_id
from vaka.games.tahiti.score import score_view, tally_view
from vaka.games.tahiti.view import hands_view, memory_view, table_view


class TahitiGame(Game):
    """Tahiti, by Francesco Berardi: cards, hidden hands, a volcano, 2 to 4 players."""

    name = "tahiti"
    rank = 2
    rules_version = 1
    seat_words = SEAT_WORDS
    player_counts = PLAYER_COUNTS
    move_count = MOVES
    options = OPTIONS
    presets: Mapping[str, Mapping[str, str]] = {}
    rulebook = rulebook.load(__package__)
    hides = True
    taste = 8

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
        words = checked_seats(len(names), seats)
        return Setup(self.name, words, names, values, first_seat(first, len(names), "H2.1"))

    def start(self, setup: Setup) -> Tahiti:
        state = Tahiti()
        first = -1 if setup.first is None else setup.first
        tourists = read_tourists(setup.options["tourists"])
        state.set_out(len(setup.seats), first, word_numbers(setup.seats), tourists)
        return state

    # ---- texts

    def text(self, state: State, move: int) -> str:
        return move_text(move, _own(state).words())

    def parse(self, state: State, text: str) -> int:
        return parse_move(text, _own(state).words())

    def position(self, state: State) -> str:
        return write_position(_own(state))

    def from_position(self, text: str) -> Tahiti:
        return read_position(text)

    # ---- what a seat may see

    def view(self, state: State, seat: int | None) -> JSON:
        """H7.1  The table, the own hand, and to the seat to move its legal moves."""
        is_mine = seat is not None and seat == state.turn
        moves = state.moves() if is_mine else []
        return {
            "game": self.name,
            "rules": self.rules_version,
            "seat": seat,
            "turn": state.turn,
            **table_view(_own(state), seat),
            "moves": [{"move": move, "text": self.text(state, move)} for move in moves],
        }

    def memory(self, state: State, seat: int | None) -> JSON:  # noqa: ARG002
        return memory_view(_own(state))

    def revealed(self, state: State) -> JSON:
        """H7.1  What lay face down: the piles, what they counted, and all hands."""
        own = _own(state)
        return {"score": score_view(own), "hands": hands_view(own)}

    def sees(self, state: State, move: int, seat: int | None) -> bool:
        return _own(state).is_seen(move, -1 if seat is None else seat)

    def guess(self, view: JSON, dice: Dice) -> Tahiti:
        return guess_state(view, dice)

    def events(
        self, state: State, heard: Iterable[tuple[int, ...]], seat: int | None
    ) -> list[JSON]:
        return event_words(_own(state), heard, seat)

    def score(self, state: State) -> JSON:
        return score_view(_own(state))

    def tally(self, state: State) -> list[dict[str, int]]:
        return tally_view(_own(state))

    def outlook(self, state: State) -> list[float]:
        shares = array("d", [0.0] * state.players)
        weigh_chances(_own(state), shares)
        return shares.tolist()

    def horizon(self, players: int) -> int:  # noqa: ARG002
        return 8

    def insight(self, players: int) -> float:
        return 1.43 if players == 2 else 1.0

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(_own(state), seat)

    def adapter(self, state: State) -> Adapter:
        return TahitiAdapter(_own(state), self)

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
        if refusal == NOT_ITS_TIME:
            return f"waits.{PHASES[_own(state).phase]}"
        key = f"why.{rule_id(refusal)}"
        return key if key in self.texts() else f"{key}.{self.text(state, move).split()[0]}"


def _own(state: State) -> Tahiti:
    """The state, known to be one of this game."""
    if not isinstance(state, Tahiti):
        raise TypeError(f"not a state of Tahiti: {type(state).__name__}")
    return state


def _reduced(state: Tahiti) -> tuple[Callable[[str], Tahiti], tuple[str]]:
    return read_position, (write_position(state),)


copyreg.pickle(Tahiti, _reduced)  # a state is copied, and sent to other processes, as its text
