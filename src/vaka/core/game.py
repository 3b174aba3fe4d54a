"""The contract of a game: read this file first.

Vaka plays any game that keeps the promises written here. The record format, the bots, the
analysis, the server and the command line know a game only through them, so a new game is one new
folder in `vaka/games` and nothing else has to change.

The contract has two floors and one truth.

    upper floor   Game    plain Python: words, records, views, explanations
    lower floor   State   compiled: a position that lists, plays and samples moves

The lower floor is where the rules are. It is small, fast and mute: it speaks integers, knows no
names and never raises its voice except for an illegal move. The upper floor turns what it says
into something a person can read. Nothing on the upper floor decides anything about the rules.

Five ideas make up the contract; each is explained where it is declared below.

1.  A move is a small integer that means the same move in every position.   (State.moves)
2.  Chance is a player.                                                     (State.turn)
3.  A big choice is a run of small moves in one canonical order.            (State.is_mid_choice)
4.  A seat gets a view, never the state.                                    (Game.view)
5.  One predicate decides both what is legal and why something is not.      (Game.why_not)
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Self

from vaka.core.adapter import Adapter
from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, InvalidSetup, InvalidText, NotNow
from vaka.core.language import ENGLISH, Text, sentences
from vaka.core.rulebook import Rulebook, load

CHANCE = -1
"""The seat number of chance: `State.turn` while a tile is to be turned or a card to be dealt."""

NOBODY = -2
"""`State.turn` once the game is over."""

TO_THE_END = 1000
"""More turns than any game has."""

JSON = dict[str, Any]
"""A JSON object. Its shape is documented by whoever makes it."""


class State(Protocol):
    """A position, and how to go on from it. The lower floor.

    A state is what lies on the table and nothing more: what is *left* in the pile, never in which
    order it lies there. So a state cannot leak the future, and two states with the same text are
    the same state. There is no clock, no randomness and no input or output in it.

    The class behind this protocol is a `final` compiled class. It can be copied a few million
    times a second, and its own `playout` runs without the GIL, so threads really run in parallel.
    """

    @property
    def seats(self) -> int:
        """How many seats take turns."""
        ...

    @property
    def players(self) -> int:
        """How many players win or lose. A player may own more than one seat (`player_of`)."""
        ...

    @property
    def turn(self) -> int:
        """Who is to act: a seat from 0, `CHANCE`, or `NOBODY` when the game is over.

        Chance is a player: where the rulebook says "turn over the top tile", the state waits
        until somebody plays one of the chance moves. A playout samples it, a live table takes it
        from its committed shuffle, a record writes it down, `perft` tries them all.
        """
        ...

    @property
    def active(self) -> int:
        """The seat whose turn it is, also while chance is to act."""
        ...

    @property
    def is_over(self) -> bool: ...

    @property
    def is_turn_start(self) -> bool:
        """Whether a turn begins here (or the game is over): where a record starts a new line.

        Not while chance decides something before the first turn, such as who begins."""
        ...

    @property
    def is_mid_choice(self) -> bool:
        """Whether the seat to move is in the middle of one big choice.

        Landing five boats is one choice to a person and five moves here. Such a run of small
        moves has exactly one canonical order (ascending integers), so that no two runs lead to
        the same position and nothing is searched or counted twice. `vaka.core.choice` lets people
        make the picks in any order and puts them right.
        """
        ...

    def moves(self) -> list[int]:
        """All legal moves, ascending; of a chance turn, all that can be turned up.

        An integer means the same move in every position of a game: masks, data sets and networks
        depend on it. Its range is `Game.move_count`.
        """
        ...

    def pickable(self) -> list[int]:
        """All moves that are legal in any order, ascending: where a run of small moves can go on
        if it need not be the canonical one; elsewhere `moves()`."""
        ...

    def weights(self) -> list[int]:
        """How likely each of `moves()` is on a chance turn, as whole numbers."""
        ...

    def refusal(self, move: int, any_order: bool = False) -> int:
        """0 if the move is legal, `-1` if it is not its time, else the number of a rule.

        With `any_order`, a move of a run is judged without regard to the canonical order.
        `moves`, `pickable` and `refusal` ask the same predicates.
        """
        ...

    def play(self, move: int) -> None:
        """Make a legal move; raise `IllegalMove` or `NotNow`, and change nothing, if it is not."""
        ...

    def pick(self, move: int) -> None:
        """Make a move of a run out of canonical order; otherwise like `play`."""
        ...

    def copy(self) -> Self:
        """An independent copy."""
        ...

    def assign(self, other: Self) -> None:
        """Become a copy of `other`, without allocating anything."""
        ...

    def returns(self) -> list[float]:
        """The win, by player: 1 in all, split among those who share it; before the end 0."""
        ...

    def player_of(self, seat: int) -> int:
        """The player who owns a seat."""
        ...

    def playout(self, dice: Dice) -> int:
        """Play at random to the end, without the GIL; the number of decisions made by seats.

        Seats choose `moves()[dice.below(len(moves()))]`, chance in proportion to `weights()`.
        """
        ...

    def playouts(self, games: int, dice: Dice) -> list[float]:
        """Play many games at random from here, on a scratch state and without the GIL: the wins of
        each player, summed over the games."""
        ...

    def listen(self, listening: bool) -> None:
        """Start or stop noting events; starting forgets what was noted before."""
        ...

    def heard(self) -> list[tuple[int, ...]]:
        """The events since the last `listen(True)`, as numbers; `Game.events` words them."""
        ...


@dataclass(frozen=True)
class Option:
    """A switch of the rules where the sources differ, or a table of numbers that may be replaced.

    With a `check` any value may be given that it does not raise `InvalidText` about, and `values`
    are only some of them. A value has at most 200 characters: `a` to `z`, digits, `_` and commas.
    """

    name: str
    values: tuple[str, ...]
    default: str
    check: Callable[[str], None] | None = None


@dataclass(frozen=True)
class Setup:
    """How a table is set before the first move: the head of every record.

    `seats` holds the word each seat goes by in the notation (a colour, say), in order of play;
    `players` the name of each player; `options` a value for every option of the game; `first` the
    index of the seat that begins, or None to draw lots. Only `Game.setup` makes one: it checks.
    """

    game: str
    seats: tuple[str, ...]
    players: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    first: int | None = 0


@dataclass(frozen=True)
class Refusal:
    """Why a move cannot be made. `rule` is None where the move only belongs to another moment."""

    rule: str | None
    message: str
    key: str | None = None
    """The sentence in the message, by its key in the game's `texts`."""

    def error(self) -> IllegalMove | NotNow:
        """The error to raise for this refusal."""
        if self.rule:
            return IllegalMove(self.message, self.rule, self.key)
        return NotNow(self.message, self.key)


def in_order(games: Iterable[Game]) -> list[Game]:
    """Games as they are offered: by rank, equal ones by name."""
    return sorted(games, key=lambda game: (game.rank, game.name))


class Game(ABC):
    """A game, in words. The upper floor: one object a game, without state of its own."""

    name: str
    """The name in records, addresses and on the command line: `tongiaki`."""

    rank = 100
    """Where the game stands where games are offered: the lowest first."""

    rules_version: int
    """Raised whenever a change of the rules makes an old record replay differently."""

    seat_words: tuple[str, ...]
    """The words that seats may go by: the colours of the boats. Never `chance` or `lot`."""

    player_counts: range
    """How many can play."""

    move_count: int
    """Moves are the integers from 0 to this, exclusive."""

    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]]
    """Rulebook editions by name: each gives every option the value that edition has."""

    rulebook: Rulebook

    hides = False
    """Whether seats know different things: whether `sees` is ever False. Where it is not, all views
    differ in their `seat` alone, but for the `moves` of who is to move: each as number and text."""

    taste = 3
    """Of how many choices at random a search makes the best-looking one as it plays on."""

    # ---- setting a table

    @abstractmethod
    def setup(
        self,
        players: int | Sequence[str] = 2,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        first: int | None = 0,
    ) -> Setup:
        """A checked set-up; `InvalidSetup` says what is wrong and what would be right.

        `players` is a number or the names; `options` override the `preset`.
        """

    @abstractmethod
    def start(self, setup: Setup) -> State:
        """The position before the first move."""

    # ---- texts: every object has a short form that round-trips

    @abstractmethod
    def text(self, state: State, move: int) -> str:
        """The move in words: `sail Hawaii.b 4`. Defined for every integer below `move_count`.

        At most 200 characters, and none of them `;` or `=`, which part moves in a record."""

    @abstractmethod
    def parse(self, state: State, text: str) -> int:
        """The move a text stands for, legal or not; `InvalidText` if it stands for none."""

    @abstractmethod
    def position(self, state: State) -> str:
        """The whole position on one line: same text, same state."""

    @abstractmethod
    def from_position(self, text: str) -> State:
        """The state a position text describes; `InvalidText` names the field that is wrong."""

    def digest(self, state: State) -> str:
        """SHA-256 of the position text, in hexadecimal. Never for a seat's eyes before the end:
        what is hidden from a seat could be found from it by trying."""
        return hashlib.sha256(self.position(state).encode()).hexdigest()

    # ---- what a seat may see

    @abstractmethod
    def view(self, state: State, seat: int | None) -> JSON:
        """All that a seat (None: a spectator) may know of the position, as JSON.

        Human, bot and spectator see through this one function. States that differ only in what a
        seat may not know give that seat byte-identical views, events and errors.
        """

    def sees(self, state: State, move: int, seat: int | None) -> bool:  # noqa: ARG002
        """Whether a seat (None: a spectator) may know that this move is made in this position.

        What it may not know is left out of the record, the log and every message it is given. A
        move of a choice that is only half made is nobody's business but its maker's."""
        return True

    def memory(self, state: State, seat: int | None) -> JSON:  # noqa: ARG002
        """What a seat that forgot nothing knows beyond its view: more fields for the view.

        For bots, whose `guess` is the better for it, and for the odds in hints and reasons. It is
        never sent to anybody: what lies face down lies face down, and people must remember for
        themselves."""
        return {}

    def revealed(self, state: State) -> JSON:  # noqa: ARG002
        """What anybody may know of a position once its game is over: more fields for the view.

        For those who look back at a finished game, never before."""
        return {}

    @abstractmethod
    def guess(self, view: JSON, dice: Dice) -> State:
        """A state that could lie behind a view, each as likely as the rules make it: what a bot
        that searches is given instead of the state."""

    @abstractmethod
    def events(
        self, state: State, heard: Iterable[tuple[int, ...]], seat: int | None
    ) -> list[JSON]:
        """What happened, in past tense, as a seat may know it. Each has a `kind`.

        The rules themselves note events as they act; nothing compares states to guess them.
        """

    @abstractmethod
    def score(self, state: State) -> JSON:
        """The score as it would be if the game ended here, with what decides a tie.

        `reason` is why the game is over, one lower-case word, or None while it is not; `players`
        holds an object for each player, with its `points` and whatever else the game counts. It
        may tell more than a seat knows: before the end only a view is for a seat's eyes."""

    def tally(self, state: State) -> list[dict[str, int]]:  # noqa: ARG002
        """What the points of each player are made of: an island, say, and what it brings.

        They add up to the points in `score`. A game that has nothing to tell, tells nothing."""
        return []

    def prospects(self, state: State) -> list[JSON]:  # noqa: ARG002
        """What is known about where each legal move leads, with exact odds; each names its `move`.

        A game that has nothing to say, says nothing."""
        return []

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position is for a seat: the higher the better, the scale is the game's own.

        A bot asks this of positions it can see; it may be wrong, and better bots look further."""
        return state.returns()[state.player_of(seat)]

    def outlook(self, state: State) -> list[float]:
        """The chance of each player to win, as the position looks; together they are 1.

        At the end it is what was won. A game that cannot tell gives everybody the same."""
        return state.returns() if state.is_over else [1.0 / state.players] * state.players

    def horizon(self, players: int) -> int:  # noqa: ARG002
        """How many turns a search among so many players plays on before it trusts `outlook`."""
        return TO_THE_END

    def insight(self, players: int) -> float:  # noqa: ARG002
        """How much surer of the winner those may be who see what is hidden: the power to which the
        chances are raised that a search among so many players finds for them. `vaka calibrate`
        tells whether it is right."""
        return 1.0

    def adapter(self, state: State) -> Adapter:
        """How a search plays on from a position: `vaka.core.adapter`."""
        return Adapter(state, self)

    # ---- playing with explanations

    @abstractmethod
    def rule_id(self, refusal: int) -> str:
        """The id of the rule that a positive `State.refusal` stands for: 402 is `T4.2`."""

    @abstractmethod
    def explain(self, state: State, move: int, refusal: int) -> str:
        """One line for a person: what is wrong with a move that was refused."""

    def refusal_key(
        self,
        state: State,  # noqa: ARG002
        move: int,  # noqa: ARG002
        refusal: int,  # noqa: ARG002
    ) -> str | None:
        """The key in `texts` of what is wrong with a move that was refused; None if it has none."""
        return None

    def why_not(self, state: State, move: int, *, any_order: bool = False) -> Refusal | None:
        """None exactly where the move is legal, else the lowest rule id that forbids it.

        It answers only about the seat to move: about another seat's choices there is nothing to
        say that would not tell what that seat holds.
        """
        is_move = 0 <= move < self.move_count  # a state may not know larger numbers at all
        code = state.refusal(move if is_move else -1, any_order)
        if code == 0:
            return None
        rule = self.rule_id(code) if code > 0 else None
        key = self.refusal_key(state, move, code)
        return Refusal(rule, self.explain(state, move, code), key)

    def play(self, state: State, move: int, seat: int | None = None) -> list[JSON]:
        """Make a move and tell what happened, as `seat` may know it."""
        refusal = self.why_not(state, move)
        if refusal:
            raise refusal.error()
        state.listen(True)
        state.play(move)
        heard = state.heard()
        state.listen(False)
        return self.events(state, heard, seat)

    # ---- languages

    def rules_in(self, language: str) -> Rulebook:
        """The rulebook in a language; in English where it has no translation."""
        return self.rulebook if language == ENGLISH else load(self._package, language)

    def texts(self, language: str = ENGLISH) -> Mapping[str, Text]:
        """The sentences of reasons and refusals in a language, by key."""
        return sentences(self._package, language)

    @property
    def _package(self) -> str:
        return type(self).__module__.rpartition(".")[0]

    # ---- helpers that every game shares

    def checked_options(
        self, options: Mapping[str, str] | None, preset: str | None
    ) -> dict[str, str]:
        """Every option with its value: the defaults, then the preset, then what was asked for."""
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
