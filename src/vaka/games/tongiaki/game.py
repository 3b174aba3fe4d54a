"""The `Game` of Tongiaki: connects the rules with texts and JSON. This module decides no rule."""

from __future__ import annotations

import copyreg
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from vaka.core import rulebook
from vaka.core.dice import Dice
from vaka.core.game import JSON, Game, SearchProfile, Setup, State
from vaka.core.game_features import COMPLETE
from vaka.core.observation import LearningProfile
from vaka.core.search_adapter import SearchAdapter
from vaka.games.tongiaki.rules.compact_actions import compact_actions
from vaka.games.tongiaki.rules.constants import ISLANDS, MOST_MOVES, MOVES, NOT_ITS_TIME
from vaka.games.tongiaki.rules.engine import Tongiaki, rule_id
from vaka.games.tongiaki.rules.evaluation import estimate_chances, evaluate
from vaka.games.tongiaki.rules.game_length import longest_game, most_draws
from vaka.games.tongiaki.rules.observation_layout import actions, layout
from vaka.games.tongiaki.rules.options import (
    OPTIONS,
    PLAYER_COUNTS,
    PRESETS,
    check_player_count,
    checked_colours,
    colour_numbers,
    option_numbers,
    seat_count,
)
from vaka.games.tongiaki.rules.search_adapter import TongiakiAdapter
from vaka.games.tongiaki.rules.tiles import COLOURS
from vaka.games.tongiaki.rules.voyage_odds import sailing_prospects
from vaka.games.tongiaki.text.events import event_words
from vaka.games.tongiaki.text.json_view import score_view, table_view, tally_view
from vaka.games.tongiaki.text.notation import AWAITED, move_text, parse_move
from vaka.games.tongiaki.text.position_reader import read_position
from vaka.games.tongiaki.text.position_writer import PHASES, write_position


class TongiakiGame(Game):
    """Tongiaki, by Thomas Rauscher: hexagonal tiles, chain reactions, 2 to 6 players."""

    name = "tongiaki"
    display_order = 1
    rules_version = 2
    replayed_by = MappingProxyType({1: "Vaka 0.1.0 as of commit 7f627d3"})
    seat_words = COLOURS
    player_counts = PLAYER_COUNTS
    move_count = MOVES
    options = OPTIONS
    presets = PRESETS
    rulebook = rulebook.load(__package__)
    features = COMPLETE
    learning = LearningProfile(
        layout, actions, longest_game, most_draws, MOST_MOVES, compact_actions
    )
    first_seat_rule = "T2.2"

    # ---- setting a table

    def check_player_count(self, players: int) -> None:
        check_player_count(players)

    def checked_seats(
        self, players: int, options: Mapping[str, str], words: Sequence[str] | None
    ) -> tuple[str, ...]:
        return checked_colours(seat_count(players, options), words)

    def initial_state(self, setup: Setup) -> Tongiaki:
        state = Tongiaki()
        first = -1 if setup.first is None else setup.first
        options = option_numbers(setup.options)
        state.start_game(len(setup.seats), options, first, colour_numbers(setup.seats))
        return state

    # ---- texts

    def move_text(self, state: State, move: int) -> str:
        return move_text(move, _own(state).colours())

    def parse_move(self, state: State, text: str) -> int:
        return parse_move(text, _own(state).colours())

    def position_text(self, state: State) -> str:
        return write_position(_own(state))

    def parse_position(self, text: str) -> Tongiaki:
        return read_position(text)

    # ---- what a seat may see

    def view(self, state: State, viewer: int | None) -> JSON:
        """The whole table, and for the seat to move its legal moves. Nothing is hidden."""
        view = self.view_of(state, viewer, table_view(_own(state)))
        return {**view, "position": self.position_text(state)}

    def determinize(self, view: JSON, dice: Dice) -> Tongiaki:  # noqa: ARG002
        """The state itself: only the order of the pile is hidden, and no state holds it."""
        return self.parse_position(view["position"])

    def events(
        self,
        state: State,
        collected: Iterable[tuple[int, ...]],
        viewer: int | None,  # noqa: ARG002
    ) -> list[JSON]:
        return event_words(_own(state), collected)

    def score(self, state: State) -> JSON:
        return score_view(_own(state))

    def progress(self, state: State) -> float:
        """By the islands that were found: the last one ends the game."""
        return 1.0 if state.is_over else 1 - _own(state).islands_left / (ISLANDS - 1)

    def prospects(self, state: State) -> list[JSON]:
        """For every legal pier: its known route, and the odds of the next tile."""
        return sailing_prospects(_own(state))

    def rank_keys(self, state: State) -> list[tuple[int, ...]]:
        figures = self.score(state)["players"]
        return [(each["points"], each["islands"], -each["boats"]) for each in figures]

    def score_breakdown(self, state: State) -> list[dict[str, int]]:
        return tally_view(_own(state))

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(_own(state), seat)

    def win_chances(self, state: State) -> list[float]:
        shares = array("d", [0.0] * state.players)
        estimate_chances(_own(state), shares)
        return shares.tolist()

    def search_profile(self, players: int) -> SearchProfile:
        """With two players the evaluation of a position is enough; with more, a search plays two
        rounds to see what the others do. Boats that put to sea are worth nothing until they land:
        choices are compared at the end of the turn."""
        return SearchProfile(
            rollout_turns=0 if players == 2 else 2 * players,
            tree_candidates=8,
            plans_turns=True,
            calibration_power=1.0 if players <= 3 else 0.8,
        )

    def search_adapter(self, state: State) -> SearchAdapter:
        return TongiakiAdapter(_own(state), self)

    # ---- explanations

    def rule_id(self, refusal: int) -> str:
        return rule_id(refusal)

    def refusal_key(self, state: State, move: int, refusal: int) -> str | None:  # noqa: ARG002
        is_early = refusal == NOT_ITS_TIME
        return f"waits.{PHASES[_own(state).phase]}" if is_early else f"why.{rule_id(refusal)}"

    def awaited(self, state: State) -> str | None:
        return AWAITED.get(PHASES[_own(state).phase])


def _own(state: State) -> Tongiaki:
    """The state, typed as a state of this game."""
    if not isinstance(state, Tongiaki):
        raise TypeError(f"not a state of Tongiaki: {type(state).__name__}")
    return state


def _reduced(state: Tongiaki) -> tuple[Callable[[str], Tongiaki], tuple[str]]:
    return read_position, (write_position(state),)


copyreg.pickle(Tongiaki, _reduced)  # a state is copied, and sent to other processes, as its text
