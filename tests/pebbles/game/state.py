"""Pebbles, the rules layer: a position, and how to go on from it."""

from __future__ import annotations

from vaka.core.game import CHANCE, NOBODY
from vaka.core.plain_state import PlainState

WORTHS = range(1, 7)
BAG = (3, 3, 2, 2, 1, 1)
HAND_LIMIT = 4
POND_LIMIT = 4

REACH = 0
DROP = 1  # + worth - 1
TURN = 7  # + worth - 1; chance
LOT = 13  # + seat; chance
MOVES = 17

BEGINNING, CHOOSING, DRAWING, DROPPING, OVER = range(5)
PHASES = ("begin", "choose", "draw", "drop", "over")
REASONS = ("", "bag", "pond")
TWINS = ("allowed", "forbidden")
BEGAN, REACHED, DREW, DROPPED, ENDED = range(5)
NOT_ITS_TIME = -1

P2_1, P2_3, P3_1, P3_2 = 201, 203, 301, 302


class Pebbles(PlainState):
    """A position: the rules layer."""

    move_count = MOVES
    rule_letter = "P"

    def __init__(self, seats: int, twins: int, first: int | None) -> None:
        """P1.1  A full bag and empty hands; lots are drawn where no seat is to begin."""
        self.seats = seats
        self.twins = twins
        self.bag = list(BAG)
        self.hands = [[0] * 6 for _ in range(seats)]
        self.ponds = [[0] * 6 for _ in range(seats)]
        self.active = first or 0
        self.phase = BEGINNING if first is None else CHOOSING
        self.last = 0  # the first pebble of a drop, by worth
        self.reason = 0

    # ---- who and when

    @property
    def turn(self) -> int:
        if self.phase == OVER:
            return NOBODY
        return CHANCE if self.phase in (BEGINNING, DRAWING) else self.active

    @property
    def is_mid_choice(self) -> bool:
        return self.phase == DROPPING

    # ---- what is legal

    def weights(self) -> list[int]:
        """P2.2  Every pebble in the bag is equally likely to be drawn."""
        if self.phase == BEGINNING:
            return [1] * self.seats
        return [count for count in self.bag if count]

    def refusal(self, move: int, any_order: bool = False) -> int:
        if move == REACH:
            return self._against_reaching()
        if DROP <= move < TURN:
            return self._against_dropping(move, any_order)
        if TURN <= move < LOT:
            is_there = self.phase == DRAWING and self.bag[move - TURN] > 0
            return 0 if is_there else NOT_ITS_TIME
        is_lot = self.phase == BEGINNING and LOT <= move < LOT + self.seats
        return 0 if is_lot else NOT_ITS_TIME

    def _against_reaching(self) -> int:
        """P2.1 P2.3  One of two: reach or drop. Nobody reaches with four pebbles in hand."""
        if self.phase != CHOOSING:
            return P2_1 if self.phase == DROPPING else NOT_ITS_TIME
        return P2_3 if sum(self.hands[self.active]) == HAND_LIMIT else 0

    def _against_dropping(self, move: int, any_order: bool) -> int:
        """P3.1 P3.2  Two pebbles from the hand; ascending, unless any order will do."""
        if self.phase not in (CHOOSING, DROPPING):
            return NOT_ITS_TIME
        worth = move - DROP + 1
        if self.hands[self.active][worth - 1] == 0:
            return P3_1
        if self.phase == DROPPING:
            if worth == self.last and self.twins:
                return P3_2
            return 0 if any_order or worth >= self.last else NOT_ITS_TIME
        partners = self._partners(worth)
        if not partners:
            return P3_2 if sum(self.hands[self.active]) > 1 else P3_1
        return 0 if any_order or max(partners) >= worth else NOT_ITS_TIME

    def _partners(self, worth: int) -> list[int]:
        """What could be dropped together with a pebble."""
        rest = list(self.hands[self.active])
        rest[worth - 1] -= 1
        return [
            other for other in WORTHS if rest[other - 1] and not (self.twins and other == worth)
        ]

    # ---- playing

    def make(self, move: int) -> None:
        if move == REACH:
            self.phase = DRAWING
            self.note(REACHED, self.active)
        elif move < TURN:
            self._drop(move - DROP + 1)
        elif move < LOT:
            self._draw(move - TURN + 1)
        else:
            self.active = move - LOT
            self.phase = CHOOSING
            self.note(BEGAN, self.active)

    def _draw(self, worth: int) -> None:
        self.bag[worth - 1] -= 1
        self.hands[self.active][worth - 1] += 1
        self.note(DREW, self.active, worth)
        self._end_turn()

    def _drop(self, worth: int) -> None:
        self.hands[self.active][worth - 1] -= 1
        self.ponds[self.active][worth - 1] += 1
        if self.phase == CHOOSING:
            self.phase = DROPPING
            self.last = worth
        else:
            for dropped in (self.last, worth):
                self.note(DROPPED, self.active, dropped)
            self._end_turn()

    def _end_turn(self) -> None:
        """P4.1  The game ends with an empty bag or a full pond."""
        self.last = 0
        if sum(self.ponds[self.active]) >= POND_LIMIT:
            self.reason = REASONS.index("pond")
        elif not any(self.bag):
            self.reason = REASONS.index("bag")
        if self.reason:
            self.phase = OVER
            self.note(ENDED, self.reason)
        else:
            self.phase = CHOOSING
            self.active = (self.active + 1) % self.seats

    def scores(self) -> list[int]:
        return [sum(worth * pond[worth - 1] for worth in WORTHS) for pond in self.ponds]

    def returns(self) -> list[float]:
        if not self.is_over:
            return [0.0] * self.players
        scores = self.scores()
        best = max(scores)
        return [(score == best) / scores.count(best) for score in scores]
