"""Pebbles, the upper floor: everything in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from vaka.core import rulebook
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup, InvalidText
from vaka.core.game import CHANCE, JSON, Game, Option, Setup
from vaka.core.game import State as AnyState

from .state import (
    BAG,
    BEGAN,
    BEGINNING,
    DROP,
    DROPPED,
    ENDED,
    LOT,
    MOVES,
    PHASES,
    REACH,
    REACHED,
    REASONS,
    TURN,
    TWINS,
    WORTHS,
    Pebbles,
    rule_id,
)


class PebblesGame(Game):
    """Pebbles: a bag, hands that nobody else sees, and ponds."""

    name = "pebbles"
    rules_version = 3
    seat_words = ("blue", "red", "green", "yellow")
    player_counts = range(2, 5)
    move_count = MOVES
    options = (Option("twins", TWINS, "allowed"),)
    presets: Mapping[str, Mapping[str, str]] = {"strict": {"twins": "forbidden"}}
    rulebook = rulebook.load(__package__)
    hides = True

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

    def sees(self, state: AnyState, move: int, seat: int | None) -> bool:
        """P2.2  A draw is seen by who drew."""
        return state.turn != CHANCE or own(state).phase == BEGINNING or seat == state.active

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
        players = [{"points": points} for points in s.scores()]
        return {"reason": REASONS[s.reason] or None, "players": players}

    def rule_id(self, refusal: int) -> str:
        return rule_id(refusal)

    def explain(self, state: AnyState, move: int, refusal: int) -> str:
        text = self.text(state, move)
        if refusal < 0:
            return f"it is not the time to {text}"
        return f"the rules do not let you {text}"


def own(state: AnyState) -> Pebbles:
    """The state, known to be one of this game."""
    if not isinstance(state, Pebbles):
        raise TypeError("not a state of pebbles")
    return state


def _digits(piles: list[list[int]]) -> str:
    return "/".join("".join(map(str, pile)) for pile in piles)
