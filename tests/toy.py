"""Pebbles: a tiny game that keeps the whole contract, to test the core without a real one.

P1.1  Two to four seats. A bag holds 12 pebbles: three each worth 1 and 2, two each worth 3 and 4,
      one each worth 5 and 6. Who begins is agreed, or drawn by lot.
P2.1  A turn is one of: reach into the bag, or drop two pebbles from the hand into the pond.
P2.2  Reaching draws one pebble at random into the hand. Nobody else sees it.
P2.3  Nobody reaches with four pebbles in hand.
P3.1  Two pebbles are dropped at once, each from the hand.
P3.2  With the option `twins` forbidden they differ in worth.
P4.1  After the turn that empties the bag, or that brings a seat's pond to four pebbles, the game
      is over. Who dropped most worth wins; those with equally much share the win.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from hypothesis import settings

from vaka.core.chance import Shuffle
from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, InvalidSetup, InvalidText, NotNow
from vaka.core.game import CHANCE, JSON, NOBODY, Game, Option, Setup
from vaka.core.game import State as AnyState
from vaka.core.records.log import Log
from vaka.core.records.record import standing
from vaka.core.rulebook import parse

patient = settings(deadline=None)
"""For properties that play whole games: how long an example takes says nothing."""

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
            self.play(self._sampled(dice))
        return decisions

    def playouts(self, games: int, dice: Dice) -> list[float]:
        wins = [0.0] * self.players
        for _ in range(games):
            scratch = self.copy()
            scratch.playout(dice)
            wins = [sum(pair) for pair in zip(wins, scratch.returns(), strict=True)]
        return wins

    def _sampled(self, dice: Dice) -> int:
        moves = self.moves()
        if self.turn != CHANCE:
            return dice.choose(moves)
        weights = self.weights()
        rest = dice.below(sum(weights))
        for move, weight in zip(moves, weights, strict=True):
            rest -= weight
            if rest < 0:
                return move
        raise AssertionError("the weights do not add up")

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


class PebblesGame(Game):
    """The upper floor."""

    name = "pebbles"
    rules_version = 3
    seat_words = ("blue", "red", "green", "yellow")
    player_counts = range(2, 5)
    move_count = MOVES
    options = (Option("twins", TWINS, "allowed"),)
    presets: Mapping[str, Mapping[str, str]] = {"strict": {"twins": "forbidden"}}
    rulebook = parse(
        "# Pebbles\n\n| S0 | made up |\n\n## 2. The turn\n\n"
        "- **P2.1** A turn is one of two. *(S0)*\n- **P2.3** At most four in hand. *(S0)*\n\n"
        "## 3. Drop\n\n- **P3.1** Two from the hand. *(S0)*\n- **P3.2** No twins. *(S0)*\n"
    )

    def setup(
        self,
        players: int | Sequence[str] = 2,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        first: int | None = 0,
    ) -> Setup:
        names = [f"player {n + 1}" for n in range(players)] if isinstance(players, int) else players
        words = self.seat_words[: len(names)] if seats is None else seats
        if len(names) not in self.player_counts or len(words) != len(names):
            raise InvalidSetup(f"pebbles takes 2 to 4 players and as many seats, not {len(names)}")
        if not set(words) <= set(self.seat_words) or len(set(words)) != len(words):
            raise InvalidSetup(f"the seats are different ones of {', '.join(self.seat_words)}")
        values = self.checked_options(options, preset)
        return Setup(self.name, tuple(words), tuple(names), values, first)

    def start(self, setup: Setup) -> Pebbles:
        return Pebbles(len(setup.seats), TWINS.index(setup.options["twins"]), setup.first)

    def text(self, state: AnyState, move: int) -> str:
        if move == REACH:
            return "reach"
        if move < TURN:
            return f"drop {move - DROP + 1}"
        return f"turn {move - TURN + 1}" if move < LOT else f"lot {move - LOT + 1}"

    def parse(self, state: AnyState, text: str) -> int:
        for move in range(MOVES):
            if self.text(state, move) == text:
                return move
        raise InvalidText(f"{text!r} is no move of pebbles")

    def position(self, state: AnyState) -> str:
        s = own(state)
        fields = [
            TWINS[s.twins],
            _digits([s.bag]),
            _digits(s.hands),
            _digits(s.ponds),
            str(s.active),
            PHASES[s.phase],
            str(s.last),
            REASONS[s.reason] or "-",
        ]
        return " ".join(fields)

    def from_position(self, text: str) -> Pebbles:
        fields = text.split(" ")
        if len(fields) != 8:
            raise InvalidText("a position of pebbles has eight fields")
        hands = [list(map(int, hand)) for hand in fields[2].split("/")]
        state = Pebbles(len(hands), TWINS.index(fields[0]), 0)
        state.bag = list(map(int, fields[1]))
        state.hands = hands
        state.ponds = [list(map(int, pond)) for pond in fields[3].split("/")]
        state.active, state.phase = int(fields[4]), PHASES.index(fields[5])
        state.last, state.reason = int(fields[6]), REASONS.index(fields[7].replace("-", ""))
        return state

    def view(self, state: AnyState, seat: int | None) -> JSON:
        s = own(state)
        return {
            "seat": seat,
            "twins": TWINS[s.twins],
            "hand": None if seat is None else list(s.hands[seat]),
            "hands": [sum(hand) for hand in s.hands],
            "ponds": [list(pond) for pond in s.ponds],
            "active": s.active,
            "phase": PHASES[s.phase],
            "last": s.last,
            "reason": REASONS[s.reason],
        }

    def guess(self, view: JSON, dice: Dice) -> Pebbles:
        state = Pebbles(len(view["hands"]), TWINS.index(view["twins"]), 0)
        state.active, state.phase = view["active"], PHASES.index(view["phase"])
        state.last, state.reason = view["last"], REASONS.index(view["reason"])
        state.ponds = [list(pond) for pond in view["ponds"]]
        known = [*state.ponds, view["hand"] or [0] * 6]
        unseen = [
            worth
            for worth in WORTHS
            for _ in range(BAG[worth - 1] - sum(pile[worth - 1] for pile in known))
        ]
        dice.shuffle(unseen)
        for seat, size in enumerate(view["hands"]):
            if seat == view["seat"]:
                state.hands[seat] = list(view["hand"])
                continue
            for _ in range(size):
                state.hands[seat][unseen.pop() - 1] += 1
        state.bag = [unseen.count(worth) for worth in WORTHS]
        return state

    def events(
        self, state: AnyState, heard: Iterable[tuple[int, ...]], seat: int | None
    ) -> list[JSON]:
        return [self._event(event, seat) for event in heard]

    def _event(self, event: tuple[int, ...], seat: int | None) -> JSON:
        match event:
            case (kind, reason) if kind == ENDED:
                return {"kind": "ended", "reason": REASONS[reason]}
            case (kind, who) if kind in (BEGAN, REACHED):
                return {"kind": "began" if kind == BEGAN else "reached", "seat": who}
            case (kind, who, worth) if kind == DROPPED or who == seat:
                return {
                    "kind": "dropped" if kind == DROPPED else "drew",
                    "seat": who,
                    "worth": worth,
                }
        return {"kind": "drew", "seat": event[1]}

    def score(self, state: AnyState) -> JSON:
        s = own(state)
        return {"reason": REASONS[s.reason], "points": s.scores()}

    def rule_id(self, refusal: int) -> str:
        return rule_id(refusal)

    def explain(self, state: AnyState, move: int, refusal: int) -> str:
        text = self.text(state, move)
        if refusal < 0:
            return f"it is not the time to {text}"
        return f"the rules do not let you {text}"


class HiddenPebblesGame(PebblesGame):
    """Pebbles that says who sees a move: a draw is seen by who drew."""

    hides = True

    def sees(self, state: AnyState, move: int, seat: int | None) -> bool:
        return state.turn != CHANCE or (not state.is_turn_start and seat == state.active)


def rule_id(refusal: int) -> str:
    return f"P{refusal // 100}.{refusal % 100}"


def own(state: AnyState) -> Pebbles:
    """The state, known to be one of this game."""
    if not isinstance(state, Pebbles):
        raise TypeError("not a state of pebbles")
    return state


def _digits(piles: list[list[int]]) -> str:
    return "/".join("".join(map(str, pile)) for pile in piles)


PEBBLES = PebblesGame()
HIDDEN_PEBBLES = HiddenPebblesGame()


def find_game(name: str) -> Game:
    """The only game of these tests."""
    return {"pebbles": PEBBLES}[name]


def play_on(log: Log, dice: Dice, plies: int = 1000, undos: int = 0) -> Log:
    """Play a log at random, to its end or for some plies; `undos` in 100 moves are taken back."""
    while log.plies < plies and not log.state.is_over:
        if log.plies and dice.below(100) < undos:
            depth = len(standing(log.record.entries))
            if depth:
                log.undo(dice.below(len(log.setup.seats)), 1 + dice.below(min(depth, 5)))
        elif log.state.turn == CHANCE and log.record.commitment:
            log.draw()
        else:
            log.play(dice.choose(log.state.moves()))
    return log


def random_log(seed: int, players: int = 2, undos: int = 10, first: int | None = 0) -> Log:
    """A finished game with a shuffle, its secret revealed."""
    dice = Dice(seed)
    shuffle = Shuffle.with_secret(f"{seed:064x}")
    log = Log(PEBBLES, PEBBLES.setup(players, first=first), shuffle)
    log.mix(1, f"string {seed}")
    play_on(log, dice, undos=undos)
    log.reveal()
    return log
