"""Pebbles, the lower floor: a position, and how to go on from it."""

from __future__ import annotations

from vaka.core.adapter import sampled
from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, NotNow
from vaka.core.game import CHANCE, NOBODY

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


class Pebbles:
    """A position: the lower floor."""

    def __init__(self, seats: int, twins: int, first: int | None) -> None:
        self.seats = seats
        self.players = seats
        self.twins = twins
        self.bag = list(BAG)
        self.hands = [[0] * 6 for _ in range(seats)]
        self.ponds = [[0] * 6 for _ in range(seats)]
        self.active = first or 0
        self.phase = BEGINNING if first is None else CHOOSING
        self.last = 0  # the first pebble of a drop, by worth
        self.reason = 0
        self._is_listening = False
        self._notes: list[tuple[int, ...]] = []

    # ---- who and when

    @property
    def turn(self) -> int:
        if self.phase == OVER:
            return NOBODY
        return CHANCE if self.phase in (BEGINNING, DRAWING) else self.active

    @property
    def is_over(self) -> bool:
        return self.phase == OVER

    @property
    def is_turn_start(self) -> bool:
        return self.phase in (CHOOSING, OVER)

    @property
    def is_mid_choice(self) -> bool:
        return self.phase == DROPPING

    def player_of(self, seat: int) -> int:
        return seat

    # ---- what is legal

    def moves(self) -> list[int]:
        return [move for move in range(MOVES) if self.refusal(move) == 0]

    def pickable(self) -> list[int]:
        return [move for move in range(MOVES) if self.refusal(move, True) == 0]

    def weights(self) -> list[int]:
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
        """P2.3  Nobody reaches with four pebbles in hand."""
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

    def play(self, move: int) -> None:
        self._check(move, self.refusal(move))
        self._make(move)

    def pick(self, move: int) -> None:
        self._check(move, self.refusal(move, True))
        self._make(move)

    def _check(self, move: int, code: int) -> None:
        if code > 0:
            raise IllegalMove(f"move {move}", rule_id(code))
        if code < 0:
            raise NotNow(f"move {move}")

    def _make(self, move: int) -> None:
        if move == REACH:
            self.phase = DRAWING
            self._note(REACHED, self.active)
        elif move < TURN:
            self._drop(move - DROP + 1)
        elif move < LOT:
            self._draw(move - TURN + 1)
        else:
            self.active = move - LOT
            self.phase = CHOOSING
            self._note(BEGAN, self.active)

    def _draw(self, worth: int) -> None:
        self.bag[worth - 1] -= 1
        self.hands[self.active][worth - 1] += 1
        self._note(DREW, self.active, worth)
        self._end_turn()

    def _drop(self, worth: int) -> None:
        self.hands[self.active][worth - 1] -= 1
        self.ponds[self.active][worth - 1] += 1
        self._note(DROPPED, self.active, worth)
        if self.phase == CHOOSING:
            self.phase = DROPPING
            self.last = worth
        else:
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
            self._note(ENDED, self.reason)
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

    def playout(self, dice: Dice) -> int:
        decisions = 0
        while not self.is_over:
            decisions += self.turn != CHANCE
            self.play(sampled(self, dice))
        return decisions

    def playouts(self, games: int, dice: Dice) -> list[float]:
        wins = [0.0] * self.players
        for _ in range(games):
            scratch = self.copy()
            scratch.playout(dice)
            wins = [sum(pair) for pair in zip(wins, scratch.returns(), strict=True)]
        return wins

    # ---- copying and listening

    def copy(self) -> Pebbles:
        twin = Pebbles(self.seats, self.twins, 0)
        twin.assign(self)
        return twin

    def assign(self, other: Pebbles) -> None:
        self.bag = list(other.bag)
        self.hands = [list(hand) for hand in other.hands]
        self.ponds = [list(pond) for pond in other.ponds]
        self.active, self.phase = other.active, other.phase
        self.last, self.reason = other.last, other.reason

    def listen(self, listening: bool) -> None:
        self._is_listening = listening
        self._notes = []

    def heard(self) -> list[tuple[int, ...]]:
        return list(self._notes)

    def _note(self, *event: int) -> None:
        if self._is_listening:
            self._notes.append(event)


def rule_id(refusal: int) -> str:
    return f"P{refusal // 100}.{refusal % 100}"
