"""The contract of a game. Read this file first.

Records, agents, analysis, server and command line use a game only through this contract. To add a
game, add a folder to `vaka/games`; nothing else changes.

The contract has two layers:

    rules layer   State   compiled: a position that lists, plays and samples moves
    text layer    Game    plain Python: texts, views, events, explanations

The rules layer contains all rules. It is small and fast, uses integers only, and raises exceptions
only for illegal moves. The text layer turns it into something that people can read, and decides
nothing about the rules.

The contract rests on five ideas:

1.  A move is a small integer that means the same move in every position.   (State.moves)
2.  Chance is a player.                                                     (State.turn)
3.  A complex choice is a run of moves in one canonical order.              (State.is_mid_choice)
4.  A seat gets a view, never the state.                                    (Game.view)
5.  The same predicates list legal moves and explain illegal ones.          (Game.why_not)
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, Protocol, Self

from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, InvalidSetup, InvalidText, NotNow
from vaka.core.game_features import Features
from vaka.core.neural_network import NetworkProfile
from vaka.core.observation import Actions, Bytes, CompactActions, Layout, LearningProfile
from vaka.core.rulebook import Rulebook, load
from vaka.core.search_adapter import SearchAdapter
from vaka.core.setup_checks import checked_first_seat, checked_players, checked_words
from vaka.core.strategy_guide import Guide, load_guide
from vaka.core.translations import ENGLISH, Message, load_messages

CHANCE = -1
"""The value of `State.turn` while chance is to act, such as when a tile is drawn."""

NOBODY = -2
"""The value of `State.turn` after the end of the game."""

TO_THE_END = 1000
"""A number of turns that no game reaches."""

JSON = dict[str, Any]
"""A JSON object."""


class State(Protocol):
    """A position with its rules: the rules layer.

    A state contains what is on the table. It knows which tiles are left in the pile, but not their
    order, so it cannot leak the future. Two states with the same position text are equal. A state
    has no clock, no random numbers, and no input or output.

    The games of Vaka implement this protocol as `final` compiled classes. A state can be copied a
    few million times per second, and `playout` runs without the GIL, so threads run in parallel.
    """

    @property
    def seats(self) -> int:
        """The number of seats."""
        ...

    @property
    def players(self) -> int:
        """The number of players. A player may have more than one seat (`player_of`)."""
        ...

    @property
    def turn(self) -> int:
        """Who is to act: a seat from 0, `CHANCE`, or `NOBODY` after the end.

        Chance is a player: where the rulebook says "turn over the top tile", the state waits for
        one of the chance moves. A playout samples it, a live table takes it from its committed
        shuffle, a record contains it, and `perft` tries all of them.
        """
        ...

    @property
    def active(self) -> int:
        """The seat whose turn it is, also while chance is to act."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...

    @property
    def is_turn_start(self) -> bool:
        """Whether a turn begins here or the game is over. A record starts a new line here.

        False while chance decides something before the first turn, such as who begins."""
        ...

    @property
    def is_mid_choice(self) -> bool:
        """Whether the seat to move is in the middle of a choice of several moves.

        For a person, landing five boats is one choice; here it is five moves. Such a run of moves
        has exactly one canonical order (ascending integers), so no two runs lead to the same
        position and nothing is searched or counted twice. `vaka.core.choice` accepts moves in any
        order and sorts them.
        """
        ...

    def moves(self) -> list[int]:
        """All legal moves, ascending. On a chance turn, all possible outcomes.

        An integer means the same move in every position of a game, which action masks, data sets
        and neural networks need. `Game.move_count` is the upper bound.
        """
        ...

    def pickable(self) -> list[int]:
        """All moves that can continue the choice if its order does not matter, ascending. Outside
        of a choice, the same as `moves()`."""
        ...

    def weights(self) -> list[int]:
        """On a chance turn, the relative probability of each of `moves()`, as whole numbers."""
        ...

    def refusal(self, move: int, any_order: bool = False) -> int:
        """0 if the move is legal, -1 if another kind of move is due, else the number of the rule
        that forbids it.

        With `any_order`, the canonical order does not matter. `moves`, `pickable` and `refusal` use
        the same predicates.
        """
        ...

    def play(self, move: int) -> None:
        """Play a move. If it is illegal, raise `IllegalMove` or `NotNow` and change nothing."""
        ...

    def pick(self, move: int) -> None:
        """Like `play`, but accept the moves of a choice in any order."""
        ...

    def copy(self) -> Self:
        """An independent copy."""
        ...

    def assign(self, other: Self) -> None:
        """Become a copy of `other`, without allocating memory."""
        ...

    def returns(self) -> list[float]:
        """The share in the win of each player. The shares add up to 1; before the end all are 0."""
        ...

    def player_of(self, seat: int) -> int:
        """The player of a seat."""
        ...

    def playout(self, dice: Dice) -> int:
        """Play random moves to the end, without the GIL. Return the number of decisions of seats.

        Seats choose `moves()[dice.below(len(moves()))]`, chance in proportion to `weights()`.
        """
        ...

    def playouts(self, games: int, dice: Dice) -> list[float]:
        """Play many random games from here, without the GIL. Return the sum of the shares in the
        win of each player. The state does not change."""
        ...

    def collect_events(self, collecting: bool) -> None:
        """Start or stop collecting events; both discard what was collected before."""
        ...

    def collected_events(self) -> list[tuple[int, ...]]:
        """The events since `collect_events(True)`, as numbers; `Game.events` describes them."""
        ...


class ObservableState(State, Protocol):
    """A state that writes observations and legal moves into buffers.

    Compiled games do so without creating Python objects, and in a batch without the GIL."""

    def observe(self, seat: int, out: Bytes) -> None:
        """Write what a seat knows; `Game.observation` is the layout.

        Seats are relative to the observer: index 0 is the observing seat, 1 the next one."""
        ...

    def write_mask(self, out: Bytes) -> None:
        """Write the legal moves as a mask: byte m is 1 if move m is legal, else 0."""
        ...

    def write_bits(self, out: Bytes) -> None:
        """Write the legal moves as bits: move m is bit m % 8 of byte m // 8."""
        ...


@dataclass(frozen=True)
class Option:
    """An option of the rules: a switch where sources differ, or a list of numbers.

    With a `check`, every value is valid for which it does not raise `InvalidText`, and `values` are
    examples. A value has at most 200 characters: `a` to `z`, digits, `_` and commas.
    """

    name: str
    """The name in records and on the command line."""

    values: tuple[str, ...]
    """The values to choose from."""

    default: str
    """The value if none is given."""

    check: Callable[[str], None] | None = None

    former: Mapping[str, str] = field(default_factory=dict)
    """What values were called by an earlier version of the rules: the name now, by the old one."""


@dataclass(frozen=True)
class Setup:
    """The set-up of a game: the head of every record.

    `seats` are the words of the seats in the notation, such as colours, in order of play; `players`
    are the names of the players; `options` has a value for every option; `first` is the seat that
    begins, or None to draw it by lot. Create set-ups with `Game.setup`, which checks them.
    """

    game: str
    """The name of the game."""

    seats: tuple[str, ...]
    players: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    first: int | None = 0


@dataclass(frozen=True)
class Refusal:
    """Why a move is refused. `rule` is None if another kind of move is due."""

    rule: str | None
    message: str
    """The explanation in English, on one line."""

    key: str | None = None
    """The key of the explanation in `Game.texts`."""

    def error(self) -> IllegalMove | NotNow:
        """The error to raise for this refusal."""
        if self.rule:
            return IllegalMove(self.message, self.rule, self.key)
        return NotNow(self.message, self.key)


@dataclass(frozen=True)
class SearchProfile:
    """Parameters of a search that suit a game. They were found by measurement."""

    rollout_turns: int = TO_THE_END
    """The number of turns in a rollout before the search uses `Game.win_chances`."""

    rollout_candidates: int = 3
    """The number of random choices that a rollout compares; it plays the best of them."""

    tree_candidates: int = 3
    """The same for a choice that is added to the tree."""

    plans_turns: bool = False
    """Whether a search compares choices with random ones after them, up to the end of the turn or
    until chance acts, and plays all of the best. For games in which a turn has several choices and
    looks worse in between."""

    calibration_power: float = 1.0
    """The exponent for chances that a search computes with nothing hidden. Above 1, they become
    more certain than the rollouts suggest, below 1 less. `vaka calibrate` checks it."""


def sorted_games(games: Iterable[Game]) -> list[Game]:
    """Games in the order of every list: by `display_order`, then by name."""
    return sorted(games, key=lambda game: (game.display_order, game.name))


class Game(ABC):
    """A game: the text layer. There is one object per game, and it has no state."""

    name: str
    """The name in records, URLs and on the command line: `tongiaki`."""

    display_order = 100
    """The position of the game in lists of games: lowest first."""

    rules_version: int
    """Increased whenever a change of the rules makes old records replay differently."""

    replayed_by: Mapping[int, str] = MappingProxyType({})
    """Which program replays the records of an earlier version of the rules, by version."""

    seat_words: tuple[str, ...]
    """The words for seats, such as the colours of boats. Never `chance` or `lot`."""

    player_counts: range
    """The possible numbers of players."""

    move_count: int
    """Moves are the integers from 0 to this, exclusive."""

    options: tuple[Option, ...]
    """The options of the rules."""

    presets: Mapping[str, Mapping[str, str]]
    """Editions of the rulebook by name. Each has a value for every option."""

    rulebook: Rulebook
    """The rules in English, as data."""

    features = Features()
    """What the game offers beyond this contract; the tests check what is declared."""

    first_seat_rule = ""
    """The id of the rule that says who begins, for the error message."""

    has_hidden_information = False
    """Whether seats know different things, that is, whether `may_see` is ever False. If not, all
    views of a position are the same except for `seat`, and `moves` for the seat to move."""

    # ---- set-up

    def setup(
        self,
        players: int | Sequence[str] = 2,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        first: int | None = 0,
    ) -> Setup:
        """Create and check a set-up. Raise `InvalidSetup` if it is not possible.

        `players` is a number or a list of names. `options` override the `preset`.
        """
        values = self.checked_options(options, preset)
        names = checked_players(players, self.check_player_count)
        words = self.checked_seats(len(names), values, seats)
        begins = checked_first_seat(first, len(words), self.first_seat_rule)
        return Setup(self.name, words, names, values, begins)

    def check_player_count(self, players: int) -> None:
        """Raise `InvalidSetup` if the game is not for this number of players."""
        if players not in self.player_counts:
            least, most = self.player_counts[0], self.player_counts[-1]
            message = f"{self.name} is for {least} to {most} players, not {players}"
            raise InvalidSetup(message, "players", {"n": players})

    def checked_seats(
        self,
        players: int,
        options: Mapping[str, str],  # noqa: ARG002
        words: Sequence[str] | None,
    ) -> tuple[str, ...]:
        """The word of each seat: the given ones, or the first of `seat_words`. Override it if a
        player may have more than one seat."""
        return checked_words(self.seat_words, players, words)

    @abstractmethod
    def initial_state(self, setup: Setup) -> State:
        """The position before the first move."""

    # ---- texts: moves and positions round-trip

    @abstractmethod
    def move_text(self, state: State, move: int) -> str:
        """The move as text: `sail Hawaii.b 4`. Defined for every integer below `move_count`. It is
        the same in all positions of all games with the same seats.

        At most 200 characters, without `;` and `=`, which separate moves in a record."""

    @abstractmethod
    def parse_move(self, state: State, text: str) -> int:
        """The move for a text, legal or not. Raise `InvalidText` if there is none."""

    @abstractmethod
    def position_text(self, state: State) -> str:
        """The complete position as one line. States are equal if their texts are equal."""

    @abstractmethod
    def parse_position(self, text: str) -> State:
        """The state for a position text. Raise `InvalidText` with the name of a wrong field."""

    def digest(self, state: State) -> str:
        """The SHA-256 of the position text, in hexadecimal. Do not show it to players before the
        end: hidden information could be found from it by trial and error."""
        return hashlib.sha256(self.position_text(state).encode()).hexdigest()

    # ---- what a seat may see

    @abstractmethod
    def view(self, state: State, viewer: int | None) -> JSON:
        """Everything that a viewer (a seat, or None for a spectator) may know, as JSON.

        People, bots and spectators all get their information from this function. If two states
        differ only in what a viewer may not know, its views, events and errors are identical.
        """

    def view_of(self, state: State, viewer: int | None, table: JSON) -> JSON:
        """A view with the fields that all games share around those of the table: who looks, whose
        turn it is and, for the seat to move, its legal moves."""
        moves = state.moves() if viewer is not None and viewer == state.turn else []
        return {
            "game": self.name,
            "rules": self.rules_version,
            "seat": viewer,
            "turn": state.turn,
            **table,
            "moves": [{"move": move, "text": self.move_text(state, move)} for move in moves],
        }

    def may_see(self, state: State, move: int, viewer: int | None) -> bool:  # noqa: ARG002
        """Whether a viewer may know about this move in this position.

        A move that it may not know is removed from the record, the log and all messages for this
        viewer. Moves of an incomplete choice are visible only to the seat that makes it."""
        return True

    def perfect_recall(self, state: State, viewer: int | None) -> JSON:  # noqa: ARG002
        """What a viewer with perfect recall knows beyond its view: additional fields for the view.

        Bots, hints and reasons use it. It is never sent to anybody: people must remember face-down
        cards themselves."""
        return {}

    def revealed_at_end(self, state: State) -> JSON:  # noqa: ARG002
        """What everybody may know after the end of the game: additional fields for the view.

        Only for replays of finished games."""
        return {}

    @abstractmethod
    def determinize(self, view: JSON, dice: Dice) -> State:
        """Sample a state that is possible given a view, with the right probability. A bot that
        searches uses it instead of the real state."""

    @abstractmethod
    def events(
        self, state: State, collected: Iterable[tuple[int, ...]], viewer: int | None
    ) -> list[JSON]:
        """The events of a move as a viewer may know them. Each has a `kind` in the past tense.

        `collected` is `State.collected_events()`: the rules record events while they act.
        """

    @abstractmethod
    def score(self, state: State) -> JSON:
        """The score if the game ended here, including what breaks ties.

        `reason` is one lower-case word for why the game is over, or None. `players` has an object
        for each player with its `points` and more. The score may contain hidden information: do not
        show it to players before the end."""

    def rank_keys(self, state: State) -> list[tuple[int, ...]]:
        """What decides who is ahead, for each player: figures to compare one after the other, where
        more is better. At the end, the players with the best key win. By default the points."""
        return [(player["points"],) for player in self.score(state)["players"]]

    def score_breakdown(self, state: State) -> list[dict[str, int]]:  # noqa: ARG002
        """The points of each player by source, such as an island. They add up to the points in
        `score`. Empty if the game has no breakdown."""
        return []

    def progress(self, state: State) -> float:
        """How far the game has come, from 0 to 1, as everybody may know."""
        return 1.0 if state.is_over else 0.0

    def prospects(self, state: State) -> list[JSON]:  # noqa: ARG002
        """Known consequences of legal moves with exact probabilities; each has a `move`. Empty if
        the game has none."""
        return []

    def evaluate(self, state: State, seat: int) -> float:
        """A heuristic value of the position for a seat, higher is better, on any scale."""
        return state.returns()[state.player_of(seat)]

    def win_chances(self, state: State) -> list[float]:
        """A heuristic estimate of each player's chance to win. The chances add up to 1.

        At the end it is the result. Without an estimate, all chances are equal."""
        return state.returns() if state.is_over else [1.0 / state.players] * state.players

    def search_profile(self, players: int) -> SearchProfile:  # noqa: ARG002
        """The parameters of a search for this number of players."""
        return SearchProfile()

    def network(self, players: int) -> NetworkProfile | None:  # noqa: ARG002
        """The network that corrects `win_chances` for this number of players, if the game has one
        (`vaka train`)."""
        return None

    def search_adapter(self, state: State) -> SearchAdapter:
        """An adapter to search from a position."""
        return SearchAdapter(state, self)

    # ---- observations (`Features.observations`)

    learning: LearningProfile | None = None
    """What an environment for learning needs to know, if the game offers it."""

    smallest_return = 0.0
    """The smallest share in the win that a player can get."""

    largest_return = 1.0
    """The largest share in the win that a player can get."""

    def observation(self, seats: int) -> Layout:
        """The layout of `ObservableState.observe` at a table with this number of seats."""
        return self._learning().layout(seats)

    @cached_property
    def actions(self) -> Actions:
        """What every move means, as data."""
        return self._learning().actions()

    def longest_game(self, seats: int) -> int:
        """An upper bound for the number of decisions of all seats in one game."""
        return self._learning().longest_game(seats)

    def most_draws(self, seats: int) -> int:
        """An upper bound for the number of chance moves in one game."""
        return self._learning().most_draws(seats)

    @property
    def most_moves(self) -> int:
        """An upper bound for the number of legal moves in one position."""
        return self._learning().most_moves

    def compact_actions(self, seats: int) -> CompactActions | None:
        """A compact numbering of the moves for networks, if the game has one."""
        compact = self._learning().compact_actions
        return compact(seats) if compact else None

    def _learning(self) -> LearningProfile:
        if self.learning is None:
            raise NotImplementedError(f"{self.name} has no observations")
        return self.learning

    # ---- explanations

    @abstractmethod
    def rule_id(self, refusal: int) -> str:
        """The id of the rule for a positive `State.refusal`: 402 is `T4.2`."""

    def explain(self, state: State, move: int, refusal: int) -> str:
        """One line that explains why a move is refused."""
        if not 0 <= move < self.move_count:
            return f"moves are numbers from 0 to {self.move_count - 1}, not {move}"
        key = self.refusal_key(state, move, refusal)
        sentence = self.texts()[key] if key else "this is not possible now"
        more = self.rule_id(refusal) if refusal > 0 else self.awaited(state)
        brackets = f" ({more})" if more else ""
        return f"{self.move_text(state, move)}: {sentence}{brackets}"

    def awaited(self, state: State) -> str | None:  # noqa: ARG002
        """The kinds of moves that are due, for the explanation of a move that is not, or None."""
        return None

    def refusal_key(
        self,
        state: State,  # noqa: ARG002
        move: int,  # noqa: ARG002
        refusal: int,  # noqa: ARG002
    ) -> str | None:
        """The key in `texts` of the explanation, or None."""
        return None

    def why_not(self, state: State, move: int, *, any_order: bool = False) -> Refusal | None:
        """None if the move is legal, else the refusal with the lowest rule id.

        Ask only about the seat to move: the answer could reveal the hand of another seat.
        """
        is_move = 0 <= move < self.move_count  # a state may not support larger numbers
        code = state.refusal(move if is_move else -1, any_order)
        if code == 0:
            return None
        rule = self.rule_id(code) if code > 0 else None
        key = self.refusal_key(state, move, code) if is_move else None
        return Refusal(rule, self.explain(state, move, code), key)

    def play(self, state: State, move: int, viewer: int | None = None) -> list[JSON]:
        """Play a move, and return its events as `viewer` may know them."""
        refusal = self.why_not(state, move)
        if refusal:
            raise refusal.error()
        state.collect_events(True)
        state.play(move)
        collected = state.collected_events()
        state.collect_events(False)
        return self.events(state, collected, viewer)

    # ---- languages

    def rulebook_in(self, language: str) -> Rulebook:
        """The rulebook in a language, or in English if there is no translation."""
        return self.rulebook if language == ENGLISH else load(self._package, language)

    def guide_in(self, language: str) -> Guide | None:
        """The strategy guide in a language, or in English if there is no translation; None if the
        game has none."""
        return load_guide(self._package, language)

    def texts(self, language: str = ENGLISH) -> Mapping[str, Message]:
        """The sentences for reasons and refusals in a language, by key."""
        return load_messages(self._package, language)

    @property
    def _package(self) -> str:
        return type(self).__module__.rpartition(".")[0]

    # ---- shared by all games

    def checked_options(
        self, options: Mapping[str, str] | None, preset: str | None
    ) -> dict[str, str]:
        """The value of every option: the default, overridden by the preset and by `options`."""
        values = {option.name: option.default for option in self.options}
        if preset is not None:
            if preset not in self.presets:
                known = ", ".join(self.presets) or "none"
                message = f"{self.name} has no preset {preset!r} (presets: {known})"
                raise InvalidSetup(message, "no_option", {"option": preset})
            values.update(self.presets[preset])
        for name, value in (options or {}).items():
            self._check_option(name, value)
            values[name] = value
        return values

    def _check_option(self, name: str, value: str) -> None:
        options = {option.name: option for option in self.options}
        if name not in options:
            known = ", ".join(options) or "none"
            message = f"{self.name} has no option {name!r} (options: {known})"
            raise InvalidSetup(message, "no_option", {"option": name})
        option = options[name]
        if value in option.values:
            return
        if option.check is None:
            known = ", ".join(option.values)
            message = f"option {name} cannot be {value!r} (values: {known})"
            raise InvalidSetup(message, "option", {"option": name, "value": value})
        try:
            option.check(value)
        except InvalidText as error:
            raise InvalidSetup(f"option {name}: {error}", error.key, error.values) from None
