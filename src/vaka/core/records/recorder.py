"""Plays moves and writes the record: for a live table, a match of bots, an analysis."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from vaka.core.errors import NotNow
from vaka.core.fair_shuffle import Shuffle
from vaka.core.game import CHANCE, JSON, NOBODY, Game, Setup, State
from vaka.core.records.position_history import Ply, PositionHistory
from vaka.core.records.record import (
    MOST_ENTRIES,
    BotReason,
    Entry,
    Record,
    Resignation,
    Result,
    Undo,
    check_names,
    result,
    standing_moves,
)
from vaka.core.transition import Transition, apply_move

Move = int | str
"""A move as an integer or as text."""


class Recorder:
    """A record and its current position, to be played on.

    With a shuffle, chance moves come from it alone (`draw`). Without one, the caller chooses them
    (`play`), and the record proves nothing about them.
    """

    def __init__(self, game: Game, setup: Setup, shuffle: Shuffle | None = None) -> None:
        check_names(setup)
        self.game = game
        self.setup = setup
        self.rules = game.rules_version
        self._shuffle = shuffle
        self._commitment = shuffle.commitment if shuffle else None
        self._mixes = shuffle.mixes if shuffle else {}
        self._history = PositionHistory(game, setup)
        self._entries: list[Entry] = []
        self._forked = 0
        self._copied_draws = 0
        self._result: Result | None = None
        self._secret: str | None = None
        self._last: list[Ply] = []  # the plies of the last `play`, `play_run` or `draw`

    @classmethod
    def resume(cls, record: Record, game: Game, secret: str | None = None) -> Self:
        """Continue a record.

        A record with a shuffle can be read without its secret, but draws need it.
        """
        shuffle = Shuffle.with_secret(secret, record.mixes) if secret else None
        if shuffle and shuffle.commitment != record.commitment:
            raise NotNow("this is not the secret that the table committed to")
        recorder = cls(game, record.setup, shuffle)
        recorder.rules = record.rules
        recorder._commitment = record.commitment
        recorder._mixes = dict(record.mixes)
        recorder._copy(record.entries[: record.forked])
        recorder._enter_all(record.entries[record.forked :])
        recorder._secret = record.secret
        return recorder

    # ---- looking

    @property
    def record(self) -> Record:
        """The record so far."""
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
        """A copy of the current position."""
        return self._history.state.copy()

    @property
    def current(self) -> State:
        """The current position. It is shared: copy it before you play on it."""
        return self._history.state

    @property
    def turn(self) -> int:
        """The seat to act, `CHANCE`, or `NOBODY` when the game is over."""
        return NOBODY if self._result else self._history.state.turn

    @property
    def history(self) -> PositionHistory:
        """The moves that stand. Read it; only the recorder changes it."""
        return self._history

    @property
    def entries(self) -> Sequence[Entry]:
        """All entries so far. They are shared: copy them if they must not grow."""
        return self._entries

    @property
    def result(self) -> Result | None:
        """How the game ended, once it is over."""
        return self._result

    @property
    def plies(self) -> int:
        """How many entries the record has."""
        return len(self._entries)

    @property
    def draws(self) -> int:
        """How many draws were made, including those taken back."""
        return self._history.draws

    def at(self, plies: int) -> State:
        """The position after the first `plies` entries."""
        if not 0 <= plies <= self.plies:
            raise NotNow(f"the record has {self.plies} plies: there is no ply {plies}")
        state = self.game.initial_state(self.setup)
        for move in standing_moves(self._entries[:plies]):
            state.play(move)
        return state

    def events(self, viewer: int | None = None) -> list[JSON]:
        """The events of the last `play`, `play_run` or `draw`, for a seat (None: a spectator)."""
        return [event for ply in self._last for event in ply.events(self.game, viewer)]

    def own_plies(self, seat: int) -> int:
        """How many plies a seat may take back without asking anyone: its own last moves, back to
        the last draw or the last move of another seat."""
        return 0 if self._result else self._history.own_moves(seat)

    # ---- playing

    def play(self, move: Move, viewer: int | None = None) -> list[JSON]:
        """Play a move. Return the events for `viewer`."""
        return self.play_run([move], viewer)

    def play_run(self, moves: Sequence[Move], viewer: int | None = None) -> list[JSON]:
        """Play several moves, such as the run of one choice: all of them or none."""
        self.add(self.apply(moves))
        return self.events(viewer)

    def apply(self, moves: Sequence[Move]) -> list[Transition]:
        """Apply several moves one after the other, without recording them. Raise an error if not
        all of them are legal."""
        self._check_room(len(moves))
        state, applied = self._history.state, list[Transition]()
        for move in moves:
            if state.turn == CHANCE and self._commitment:
                raise NotNow("chance moves come from the shuffle that the table committed to")
            number = self.game.parse_move(state, move) if isinstance(move, str) else move
            applied.append(apply_move(self.game, state, number))
            state = applied[-1].after
        return applied

    def add(self, transitions: Sequence[Transition], bot: BotReason | None = None) -> list[Ply]:
        """Record moves that have been applied to the current position; `bot` says why a bot chose
        them, if one did so for a person."""
        self._check_room(len(transitions))
        self._last = [self._note(self._history.add(each, bot)) for each in transitions]
        return self._last

    def draw(self, viewer: int | None = None) -> list[JSON]:
        """Play the chance move that the shuffle gives. Return the events for `viewer`."""
        self.add([self.next_draw()])
        return self.events(viewer)

    def next_draw(self) -> Transition:
        """Apply the chance move that the shuffle gives, without recording it."""
        state = self._history.state
        if state.turn != CHANCE:
            raise NotNow("there is nothing to draw now")
        if not self._shuffle:
            raise NotNow("this table has no shuffle to draw from")
        index = self._shuffle.draw(self.draws, state.weights())
        return apply_move(self.game, state, state.moves()[index])

    def undo(self, seat: int, plies: int = 1) -> Ply:
        """Take back the last plies that stand. The caller checks whether the others agree."""
        if self._result:
            raise NotNow("nothing can be taken back after the game is over", "over")
        self._check_room(1)
        self._last = []
        return self._enter(Undo(seat, plies))

    def resign(self, seat: int) -> Ply:
        """The player of a seat gives up. If one player is left, the game is over."""
        if self._result:
            raise NotNow("the game is over", "over")
        self._check_room(1)
        self._last = []
        return self._enter(Resignation(seat))

    def follow(self, entries: Iterable[Entry]) -> list[Ply]:
        """Add entries that another recorder of the same table has made."""
        self._last = []
        return [self._enter(entry) for entry in entries]

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
        """Add the secret to the record and return it, once the game is over."""
        if not self._shuffle:
            raise NotNow("this table has no shuffle to reveal")
        if not self._result:
            raise NotNow("the secret is revealed when the game is over")
        self._secret = self._shuffle.reveal()
        return self._secret

    def fork(self, plies: int | None = None, shuffle: Shuffle | None = None) -> Self:
        """A recorder that starts with the first `plies` entries; its draws need a new shuffle.
        Nobody has resigned there."""
        plies = self.plies if plies is None else plies
        if not 0 <= plies <= self.plies:
            raise NotNow(f"the record has {self.plies} plies: there is no ply {plies}")
        if shuffle and shuffle.commitment == self._commitment:
            raise NotNow("a fork needs a new secret: this one would reveal what comes next")
        recorder = type(self)(self.game, self.setup, shuffle)
        recorder._copy(e for e in self._entries[:plies] if not isinstance(e, Resignation))
        return recorder

    # ---- within

    def _check_room(self, entries: int) -> None:
        """Raise `NotNow` if the record would get longer than a reader accepts."""
        if self.plies + entries > MOST_ENTRIES:
            raise NotNow(f"the record is full: it has {self.plies} plies")

    def _copy(self, entries: Iterable[Entry]) -> None:
        """Start with entries from another table."""
        self._enter_all(entries)
        self._forked = self.plies
        self._copied_draws = self.draws

    def _enter_all(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self._enter(entry)

    def _enter(self, entry: Entry) -> Ply:
        return self._note(self._history.enter(entry))

    def _note(self, ply: Ply) -> Ply:
        """Write an entry down that has been applied."""
        self._entries.append(ply.entry)
        if self._history.is_over:
            self._result = result(self.game, ply.after, resigned=self._history.resigned)
        return ply
