"""The positions along the moves that stand, with undo.

Only some positions are kept, so that a record of any length needs little memory: one in `SPACING`,
and after an undo the position reached and one shortly before it, because people who try something
out go back and forth there. All others are recomputed by replaying.
"""

from __future__ import annotations

from array import array
from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from vaka.core.errors import IllegalMove, InvalidText, NotNow
from vaka.core.game import CHANCE, Game, Setup, State
from vaka.core.records.record import (
    BotMove,
    BotReason,
    Entry,
    Resignation,
    Undo,
    check_undo,
)
from vaka.core.transition import Change, Transition, apply_move, check_move

SPACING = 256
"""An undo never replays more moves than this, which takes a fraction of a millisecond."""

NEAR = 16
"""A second undo right after the first usually replays fewer moves than this."""


@dataclass(frozen=True, slots=True)
class Ply(Change):
    """One entry of a record, applied."""

    number: int
    """Its number in the record, from 1."""

    entry: Entry
    turn: int
    """The number of the turn to which it belongs."""

    last: int
    """The number of the last move that stands now: its own, if it is a move."""

    bot: BotReason | Literal["resigned"] | None = None
    """Why a bot chose the move, if one did so for a person."""


class PositionHistory:
    """The current position and the moves that led to it.

    An undo shortens the history, but `draws` keeps counting: a draw that was taken back is spent.
    What is known of each move that stands lies in arrays of numbers, one for each property: they
    need a tenth of the memory of an object per move.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.state = game.initial_state(setup)
        """The current position. It is shared: copy it before you play on it."""
        self.ply = 0
        """How many entries there were, including undos and the moves they took back."""
        self.draws = 0
        self.turns = 0
        """How many turns have begun."""
        self.resigned: set[int] = set()
        """The players who have resigned."""
        self.moves = array("i")
        """The moves that stand."""
        self.movers = array("b")
        """Who made each of them: a seat, or `CHANCE`."""
        self._plies = array("i")  # the number of each
        self._turns = array("i")  # the turn of each
        self._starts = array("b")  # whether each began a choice
        self._kept: dict[int, State] = {}
        self._returns: tuple[int, ...] = ()  # the depths kept because of the last undo
        self._is_own = True  # nobody else has `state`, so that `advance` may change it

    @property
    def turn(self) -> int:
        """The number of the turn to which the next move belongs, from 1; 0 before any turn."""
        return self.turns + self.state.is_turn_start

    @property
    def who(self) -> str:
        """The name under which the next move is recorded: the word of a seat, or `chance` before
        any turn."""
        return mover_word(self.setup, self.state, self.turn)

    @property
    def is_over(self) -> bool:
        """Whether the game is over, or only one player has not resigned."""
        return self.state.is_over or self._is_given_up

    @property
    def _is_given_up(self) -> bool:
        return bool(self.resigned) and len(self.resigned) >= self.state.players - 1

    @property
    def is_at_rest(self) -> bool:
        """Whether a turn has just been completed: here a line of a record ends."""
        return bool(self.moves) and (self.state.is_turn_start or self.state.is_over)

    # ---- the last moves

    def own_moves(self, seat: int) -> int:
        """How many of the last moves the seat made, with no draw and no other seat in between."""
        count = 0
        for mover in reversed(self.movers):
            if mover != seat:
                break
            count += 1
        return count

    def last_choice(self, seat: int) -> int:
        """How many of the last moves make up the last choice of a seat; 0 if another moved."""
        own = self.own_moves(seat)
        for count, is_start in enumerate(reversed(self._starts[-own:] if own else ()), start=1):
            if is_start:
                return count
        return own

    def count_after(self, ply: int) -> int:
        """How many of the moves after a ply stand."""
        return len(self._plies) - bisect(self._plies, ply)

    # ---- going on and back

    def enter(self, entry: Entry) -> Ply:
        """Apply an entry."""
        if isinstance(entry, Undo | Resignation):
            return self._enter_other(entry)
        move, bot = (entry.move, entry.reason) if isinstance(entry, BotMove) else (entry, None)
        return self.add(apply_move(self.game, self.state, move), bot)

    def advance(self, entry: Entry) -> None:
        """Apply an entry like `enter`, in place and without events: for replays in which nobody
        looks at the positions in between."""
        if isinstance(entry, int):
            move = entry
            if self.resigned:
                self._check_mover(is_bot=False)
        elif isinstance(entry, BotMove):
            move = entry.move
            self._check_mover(is_bot=True)
        else:
            self._enter_other(entry)
            return
        if not self._is_own:
            self.state, self._is_own = self.state.copy(), True
        state = self.state
        turn = self.turns + state.is_turn_start
        mover, is_start = state.turn, not state.is_mid_choice
        try:
            state.play(move)
        except (IllegalMove, NotNow):
            check_move(self.game, state, move)  # explains why
            raise
        self._note(move, turn, mover, is_start)
        if len(self.moves) % SPACING == 0:
            self._kept[len(self.moves)] = state.copy()

    def add(self, transition: Transition, bot: BotReason | None = None) -> Ply:
        """Go on by a move that has been applied to the current position; `bot` says why a bot chose
        it, if one did so for a person."""
        before, after = transition.before, transition.after
        if before is not self.state:
            raise ValueError("the transition does not start at the current position")
        self._check_mover(is_bot=bot is not None)
        turn = self.turn
        self.state, self._is_own = after, False
        self._note(transition.move, turn, before.turn, not before.is_mid_choice)
        if len(self.moves) % SPACING == 0:
            self._kept[len(self.moves)] = after
        entry = BotMove(transition.move, bot) if bot else transition.move
        has_left = before.turn != CHANCE and self.has_resigned(before.turn)
        reason = "resigned" if has_left else bot
        collected, ply = transition.collected, self.ply
        return Ply(before, after, collected, ply, entry, turn, ply, reason)

    def has_resigned(self, seat: int) -> bool:
        """Whether the player of a seat has resigned."""
        return bool(self.resigned) and self.state.player_of(seat) in self.resigned

    def _check_mover(self, *, is_bot: bool) -> None:
        """The game was not given up, and no bot chooses a draw."""
        if self._is_given_up:
            raise NotNow("the game is over: all players but one have resigned", "over")
        if is_bot and self.state.turn == CHANCE:
            raise InvalidText("a draw is not the move of a bot")

    def _enter_other(self, entry: Undo | Resignation) -> Ply:
        """Apply an entry that is not a move."""
        if not 0 <= entry.seat < len(self.setup.seats):
            raise InvalidText(f"there is no seat {entry.seat}")
        self._check_mover(is_bot=False)
        return self._undo(entry) if isinstance(entry, Undo) else self._resign(entry)

    def _resign(self, resignation: Resignation) -> Ply:
        if self.state.is_over:
            raise NotNow("the game is over", "over")
        if self.has_resigned(resignation.seat):
            raise NotNow(f"{self.setup.seats[resignation.seat]} has resigned before", "resigned")
        self.resigned.add(self.state.player_of(resignation.seat))
        self.ply += 1
        last = self._plies[-1] if self._plies else 0
        return Ply(self.state, self.state, (), self.ply, resignation, self.turn, last)

    def _note(self, move: int, turn: int, mover: int, is_start: bool) -> None:
        self.ply += 1
        self.moves.append(move)
        self.movers.append(mover)
        self._plies.append(self.ply)
        self._turns.append(turn)
        self.turns = turn
        self._starts.append(is_start)
        self.draws += mover == CHANCE

    def _undo(self, undo: Undo) -> Ply:
        check_undo(undo, len(self.moves))
        turn, left, depth = self.turns, self.state, len(self.moves) - undo.plies
        self._go_back(depth)
        for column in (self.moves, self.movers, self._plies, self._turns, self._starts):
            del column[depth:]
        self.turns = self._turns[-1] if self._turns else 0
        self.ply += 1
        last = self._plies[-1] if self._plies else 0
        return Ply(left, self.state, (), self.ply, undo, turn, last)

    def _go_back(self, depth: int) -> None:
        """Recompute the position after the first `depth` moves."""
        kept, nearest = self._nearest(depth)
        near = max(nearest, depth - NEAR)
        before = _after(kept, self.moves[nearest:near])
        self.state, self._is_own = _after(before, self.moves[near:depth]), False
        self._keep({near: before, depth: self.state})

    def _nearest(self, depth: int) -> tuple[State, int]:
        """The last kept position up to a depth, and how many moves led to it."""
        for gone in [kept for kept in self._kept if kept > depth]:
            del self._kept[gone]
        if not self._kept:
            self._kept[0] = self.game.initial_state(self.setup)
        nearest = max(self._kept)
        return self._kept[nearest], nearest

    def _keep(self, states: dict[int, State]) -> None:
        """Keep the positions around this undo instead of those around the last one."""
        for depth in self._returns:
            if depth % SPACING:
                self._kept.pop(depth, None)
        self._returns = tuple(states)
        self._kept.update(states)


def mover_word(setup: Setup, state: State, turn: int) -> str:
    """The name under which the next move is recorded, in a turn by its number: the word of a seat,
    or `chance` before any turn."""
    if turn == 0 and state.turn == CHANCE:
        return "chance"
    return setup.seats[state.active]


def replay(game: Game, setup: Setup, entries: Iterable[Entry]) -> Iterator[Ply]:
    """The entries of a record, applied one after the other."""
    history = PositionHistory(game, setup)
    for entry in entries:
        yield history.enter(entry)


def _after(state: State, moves: Sequence[int]) -> State:
    """The position after some moves; `state` itself does not change."""
    if not moves:
        return state
    state = state.copy()
    for move in moves:
        state.play(move)
    return state
