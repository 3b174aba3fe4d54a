"""The `Game` of Tahiti: connects the rules with texts and JSON. This module decides no rule."""

from __future__ import annotations

import copyreg
from array import array
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from operator import attrgetter

from vaka.core import rulebook
from vaka.core.dice import Dice
from vaka.core.game import JSON, Game, SearchProfile, Setup, State
from vaka.core.game_features import COMPLETE
from vaka.core.neural_network import NetworkProfile
from vaka.core.observation import LearningProfile
from vaka.core.search_adapter import SearchAdapter
from vaka.games.tahiti.rules.cards import SEAT_WORDS
from vaka.games.tahiti.rules.constants import (
    MOST_MOVES,
    MOVES,
    NOT_ITS_TIME,
    OPENING,
    RENOVATING,
    ROUNDS,
    YEARS,
)
from vaka.games.tahiti.rules.engine import Tahiti, rule_id
from vaka.games.tahiti.rules.evaluation import evaluate
from vaka.games.tahiti.rules.game_length import longest_game, most_draws
from vaka.games.tahiti.rules.network import use_weights
from vaka.games.tahiti.rules.network_of_more import use_weights_of_more
from vaka.games.tahiti.rules.network_shape import (
    ROLLOUT_TURNS,
    SHAPES,
    VERSION,
    installed_weights,
)
from vaka.games.tahiti.rules.observation_layout import actions, layout
from vaka.games.tahiti.rules.options import (
    OPTIONS,
    PLAYER_COUNTS,
    VOLCANO_VALUES,
    check_player_count,
    read_tourists,
    word_numbers,
)
from vaka.games.tahiti.rules.search_adapter import TahitiAdapter, use_network
from vaka.games.tahiti.rules.win_chances import (
    estimate_chances,
    estimate_corrected,
    knows_tourists,
    network_inputs,
)
from vaka.games.tahiti.text.determinization import sample_state
from vaka.games.tahiti.text.events import event_words
from vaka.games.tahiti.text.json_view import hands_view, memory_view, table_view
from vaka.games.tahiti.text.notation import AWAITED, move_text, parse_move
from vaka.games.tahiti.text.position_reader import read_position
from vaka.games.tahiti.text.position_writer import PHASES, write_position
from vaka.games.tahiti.text.score import score_view, tally_view


class TahitiGame(Game):
    """Tahiti, by Francesco Berardi: cards, hidden hands, a volcano, 2 to 4 players."""

    name = "tahiti"
    display_order = 2
    rules_version = 1
    seat_words = SEAT_WORDS
    player_counts = PLAYER_COUNTS
    move_count = MOVES
    options = OPTIONS
    presets: Mapping[str, Mapping[str, str]] = {}
    rulebook = rulebook.load(__package__)
    features = COMPLETE
    learning = LearningProfile(layout, actions, longest_game, most_draws, MOST_MOVES)
    first_seat_rule = "H2.1"
    has_hidden_information = True

    # ---- setting a table

    def check_player_count(self, players: int) -> None:
        check_player_count(players)

    def initial_state(self, setup: Setup) -> Tahiti:
        state = Tahiti()
        first = -1 if setup.first is None else setup.first
        tourists = read_tourists(setup.options["tourists"])
        volcano = VOLCANO_VALUES.index(setup.options["volcano"])
        state.start_game(len(setup.seats), first, word_numbers(setup.seats), tourists, volcano)
        return state

    # ---- texts

    def move_text(self, state: State, move: int) -> str:
        return move_text(move, _own(state).words())

    def parse_move(self, state: State, text: str) -> int:
        return parse_move(text, _own(state).words())

    def position_text(self, state: State) -> str:
        return write_position(_own(state))

    def parse_position(self, text: str) -> Tahiti:
        return read_position(text)

    # ---- what a seat may see

    def view(self, state: State, viewer: int | None) -> JSON:
        """H7.1  The table, the own hand, and, for the seat to move, its legal moves."""
        return self.view_of(state, viewer, table_view(_own(state), viewer))

    def perfect_recall(self, state: State, viewer: int | None) -> JSON:  # noqa: ARG002
        return memory_view(_own(state))

    def revealed_at_end(self, state: State) -> JSON:
        """H7.1  What was hidden: the piles set aside, their points, and all hands."""
        own = _own(state)
        return {"score": score_view(own), "hands": hands_view(own)}

    def may_see(self, state: State, move: int, viewer: int | None) -> bool:
        return _own(state).is_seen(move, -1 if viewer is None else viewer)

    def determinize(self, view: JSON, dice: Dice) -> Tahiti:
        return sample_state(view, dice)

    def events(
        self, state: State, collected: Iterable[tuple[int, ...]], viewer: int | None
    ) -> list[JSON]:
        return event_words(_own(state), collected, viewer)

    def score(self, state: State) -> JSON:
        return score_view(_own(state))

    def progress(self, state: State) -> float:
        """By the years, and in a year by the rounds of building. What comes after building counts
        as one more round."""
        if state.is_over:
            return 1.0
        own = _own(state)
        is_built = own.phase in (OPENING, RENOVATING)
        rounds = (own.year - 1) * (ROUNDS + 1) + (ROUNDS if is_built else own.round - 1)
        return max(0, rounds) / (YEARS * (ROUNDS + 1))

    def rank_keys(self, state: State) -> list[tuple[int, ...]]:
        first, seats = _own(state).first, state.seats
        points = [each["points"] for each in self.score(state)["players"]]
        return [(points[seat], -((seat - first) % seats)) for seat in range(seats)]

    def score_breakdown(self, state: State) -> list[dict[str, int]]:
        return tally_view(_own(state))

    def search_profile(self, players: int) -> SearchProfile:
        return SearchProfile(
            rollout_turns=8,
            rollout_candidates=8,
            tree_candidates=8,
            calibration_power=1.43 if players == 2 else 1.0,
        )

    def network(self, players: int) -> NetworkProfile:
        return NetworkProfile(
            VERSION,
            players,
            SHAPES[players],
            ROLLOUT_TURNS[players],
            knows_tourists,
            network_inputs,
            estimate_corrected,
            use_network,
            attrgetter("first"),
            use_weights if players == 2 else partial(use_weights_of_more, players),
            partial(installed_weights, players),
        )

    def win_chances(self, state: State) -> list[float]:
        shares = array("d", [0.0] * state.players)
        estimate_chances(_own(state), shares)
        return shares.tolist()

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(_own(state), seat)

    def search_adapter(self, state: State) -> SearchAdapter:
        return TahitiAdapter(_own(state), self)

    # ---- explanations

    def awaited(self, state: State) -> str | None:
        return AWAITED.get(PHASES[_own(state).phase])

    def refusal_key(self, state: State, move: int, refusal: int) -> str | None:
        if refusal == NOT_ITS_TIME:
            return f"waits.{PHASES[_own(state).phase]}"
        key = f"why.{rule_id(refusal)}"
        return key if key in self.texts() else f"{key}.{self.move_text(state, move).split()[0]}"

    def rule_id(self, refusal: int) -> str:
        return rule_id(refusal)


def _own(state: State) -> Tahiti:
    """The state, typed as a state of this game."""
    if not isinstance(state, Tahiti):
        raise TypeError(f"not a state of Tahiti: {type(state).__name__}")
    return state


def _reduced(state: Tahiti) -> tuple[Callable[[str], Tahiti], tuple[str]]:
    return read_position, (write_position(state),)


copyreg.pickle(Tahiti, _reduced)  # a state is copied, and sent to other processes, as its text
