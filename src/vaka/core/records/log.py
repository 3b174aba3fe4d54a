"""A record that is being played: the table of a live game, a match of bots, an analysis."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from vaka.core.chance import Shuffle
from vaka.core.errors import NotNow
from vaka.core.game import CHANCE, JSON, Game, Setup, State
from vaka.core.records.history import History, check_move
from vaka.core.records.record import (
    MOST_ENTRIES,
    Entry,
    Record,
    Result,
    Undo,
    check_names,
    result,
    standing,
)

Move = int | str
"""A move as its integer or as its text."""


class Log:
    """Holds a record and its position, and goes on from there.

    With a shuffle, chance moves come from it alone (`draw`). Without one, whoever plays decides
    them (`play`), and the record proves nothing about them.
    """

    def __init__(self, game: Game, setup: Setup, shuffle: Shuffle | None = None) -> None:
        check_names(setup)
        self.game = game
        self.setup = setup
        self.rules = game.rules_version
        self._shuffle = shuffle
        self._commitment = shuffle.commitment if shuffle else None
        self._mixes = shuffle.mixes if shuffle else {}
        self._history = History(game, setup)
        self._entries: list[Entry] = []
        self._forked = 0
        self._copied_draws = 0
        self._result: Result | None = None
        self._secret: str | None = None
        self._heard: list[tuple[list[tuple[int, ...]], State]] = []

    @classmethod
    def resume(cls, record: Record, game: Game, secret: str | None = None) -> Self:
        """Take up a record where it stopped.

        A record with a shuffle can be looked at without its secret, but draws need it.
        """
        shuffle = Shuffle.with_secret(secret, record.mixes) if secret else None
        if shuffle and shuffle.commitment != record.commitment:
            raise NotNow("this is not the secret that the table committed to")
        log = cls(game, record.setup, shuffle)
        log.rules = record.rules
        log._commitment = record.commitment
        log._mixes = dict(record.mixes)
        log._copy(record.entries[: record.forked])
        log._enter_all(record.entries[record.forked :])
        log._secret = record.secret
        return log

    # ---- looking

    @property
    def record(self) -> Record:
        """All that happened so far."""
        return Record(
            setup=self.setup,
            rules=self.rules,
            entries=tuple(self._entries),
            forked=self._forked,
            commitment=self._commitment,
            mixes=dict(self._mixes),
            result=self._result,
            secret=self._secret,
        )

    @property
    def state(self) -> State:
        """A copy of the position now."""
        return self._history.state.copy()

    @property
    def plies(self) -> int:
        """How many entries the record has."""
        return len(self._entries)

    @property
    def draws(self) -> int:
        """How many draws were made, those included that were taken back."""
        return self._history.draws

    def at(self, plies: int) -> State:
        """The position after the first so many entries."""
        if not 0 <= plies <= self.plies:
            raise NotNow(f"the record has {self.plies} plies: there is no ply {plies}")
        state = self.game.start(self.setup)
        for move in standing(self._entries[:plies]):
            state.play(move)
        return state

    def events(self, viewer: int | None = None) -> list[JSON]:
        """What the last `play`, `play_run` or `draw` did, as a seat (None: a spectator) saw it."""
        return [
            event
            for heard, state in self._heard
            for event in self.game.events(state, heard, viewer)
        ]

    def own_plies(self, seat: int) -> int:
        """How many plies a seat may take back without asking anyone.

        They are its own last choices, back to where something was turned or another seat moved.
        """
        return 0 if self._result else self._history.own(seat)

    # ---- playing

    def play(self, move: Move, viewer: int | None = None) -> list[JSON]:
        """Make a move; what happened, as `viewer` saw it."""
        return self.play_run([move], viewer)

    def play_run(self, moves: Sequence[Move], viewer: int | None = None) -> list[JSON]:
        """Make several moves, such as the run of one big choice: all of them or none."""
        self._play_all(self._checked(moves))
        return self.events(viewer)

    def draw(self, viewer: int | None = None) -> list[JSON]:
        """Let the shuffle decide what chance turns up; what happened, as `viewer` saw it."""
        state = self._history.state
        if state.turn != CHANCE:
            raise NotNow("nothing is to be drawn now")
        if not self._shuffle:
            raise NotNow("this table has no shuffle to draw from")
        self._check_room(1)
        index = self._shuffle.draw(self.draws, state.weights())
        self._play_all([state.moves()[index]])
        return self.events(viewer)

    def undo(self, seat: int, plies: int = 1) -> None:
        """Take back the last plies that stand. Whether the others agree, the caller knows."""
        if self._result:
            raise NotNow("nothing can be taken back after the game is over", "over")
        self._check_room(1)
        self._enter(Undo(seat, plies))
        self._heard = []

    # ---- the shuffle

    def mix(self, seat: int, text: str) -> None:
        """Mix a seat's string into the shuffle, before this table's first draw."""
        if not self._shuffle:
            raise NotNow("this table has no shuffle to mix a string into")
        if self.draws > self._copied_draws:
            message = "the first draw has been made: no string can be mixed in any more"
            raise NotNow(message, "mix_late")
        if not 0 <= seat < len(self.setup.seats):
            raise NotNow(f"there is no seat {seat}")
        self._shuffle.mix(seat, text)
        self._mixes = self._shuffle.mixes

    def reveal(self) -> str:
        """Put the secret into the record, once the game is over; the secret."""
        if not self._shuffle:
            raise NotNow("this table has no shuffle to reveal")
        if not self._result:
            raise NotNow("the secret is revealed when the game is over")
        self._secret = self._shuffle.reveal()
        return self._secret

    def fork(self, plies: int | None = None, shuffle: Shuffle | None = None) -> Self:
        """A table of its own that begins like this one; its draws need a new shuffle."""
        plies = self.plies if plies is None else plies
        if not 0 <= plies <= self.plies:
            raise NotNow(f"the record has {self.plies} plies: there is no ply {plies}")
        if shuffle and shuffle.commitment == self._commitment:
            raise NotNow("a fork needs a new secret: this one would tell what comes next")
        log = type(self)(self.game, self.setup, shuffle)
        log._copy(self._entries[:plies])
        return log

    # ---- within

    def _checked(self, moves: Sequence[Move]) -> list[int]:
        """The run as integers, if all of it can be played."""
        self._check_room(len(moves))
        state, run = self.state, []
        for move in moves:
            if state.turn == CHANCE and self._commitment:
                raise NotNow("chance moves come from the shuffle that the table committed to")
            number = self.game.parse(state, move) if isinstance(move, str) else move
            check_move(self.game, state, number)
            state.play(number)
            run.append(number)
        return run

    def _check_room(self, entries: int) -> None:
        """What is played can be written, and what is written can be read."""
        if self.plies + entries > MOST_ENTRIES:
            raise NotNow(f"the record is full: it has {self.plies} plies")

    def _copy(self, entries: Iterable[Entry]) -> None:
        """Begin with what was played at another table."""
        self._enter_all(entries)
        self._forked = self.plies
        self._copied_draws = self.draws

    def _play_all(self, moves: Iterable[int]) -> None:
        """Make moves, and remember what was heard."""
        self._heard = [(self._enter(move), self._history.state) for move in moves]

    def _enter_all(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self._enter(entry)

    def _enter(self, entry: Entry) -> list[tuple[int, ...]]:
        heard = self._history.enter(entry)
        self._entries.append(entry)
        if self._history.state.is_over:
            self._result = result(self.game, self._history.state)
        return heard
