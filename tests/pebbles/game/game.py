"""Pebbles, the text layer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tests.pebbles.game.position import read_position, write_position
from tests.pebbles.game.state import (
    BAG,
    BEGAN,
    CHOOSING,
    DRAWING,
    DROP,
    DROPPED,
    DROPPING,
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
)
from vaka.core import rulebook
from vaka.core.dice import Dice
from vaka.core.errors import InvalidText
from vaka.core.game import JSON, Game, Option, Setup
from vaka.core.game import State as AnyState


class PebblesGame(Game):
    """Pebbles: a bag, hidden hands and ponds."""

    name = "pebbles"
    rules_version = 3
    seat_words = ("blue", "red", "green", "yellow")
    player_counts = range(2, 5)
    move_count = MOVES
    options = (Option("twins", TWINS, "allowed"),)
    presets: Mapping[str, Mapping[str, str]] = {"strict": {"twins": "forbidden"}}
    rulebook = rulebook.load(__package__)
    has_hidden_information = True

    def initial_state(self, setup: Setup) -> Pebbles:
        return Pebbles(len(setup.seats), TWINS.index(setup.options["twins"]), setup.first)

    def move_text(self, state: AnyState, move: int) -> str:
        if move == REACH:
            return "reach"
        if move < TURN:
            return f"drop {move - DROP + 1}"
        return f"turn {move - TURN + 1}" if move < LOT else f"lot {move - LOT + 1}"

    def parse_move(self, state: AnyState, text: str) -> int:
        for move in range(MOVES):
            if self.move_text(state, move) == text:
                return move
        raise InvalidText(f"{text!r} is no move of pebbles")

    def position_text(self, state: AnyState) -> str:
        return write_position(own(state))

    def parse_position(self, text: str) -> Pebbles:
        return read_position(text)

    def view(self, state: AnyState, viewer: int | None) -> JSON:
        s = before_choice(own(state), viewer)
        return {
            "seat": viewer,
            "twins": TWINS[s.twins],
            "hand": None if viewer is None else list(s.hands[viewer]),
            "hands": [sum(hand) for hand in s.hands],
            "ponds": [list(pond) for pond in s.ponds],
            "active": s.active,
            "phase": PHASES[s.phase],
            "last": s.last,
            "reason": REASONS[s.reason],
        }

    def may_see(self, state: AnyState, move: int, viewer: int | None) -> bool:
        """P2.2 P3.1  A draw is seen by who drew, and the first of two pebbles by who drops them."""
        s = own(state)
        is_hidden = s.phase == DRAWING or (s.phase == CHOOSING and move != REACH)
        return not is_hidden or viewer == s.active

    def determinize(self, view: JSON, dice: Dice) -> Pebbles:
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
        self, state: AnyState, collected: Iterable[tuple[int, ...]], viewer: int | None
    ) -> list[JSON]:
        return [self._event(event, viewer) for event in collected]

    def _event(self, event: tuple[int, ...], viewer: int | None) -> JSON:
        match event:
            case (kind, reason) if kind == ENDED:
                return {"kind": "ended", "reason": REASONS[reason]}
            case (kind, who) if kind in (BEGAN, REACHED):
                return {"kind": "began" if kind == BEGAN else "reached", "seat": who}
            case (kind, who, worth) if kind == DROPPED or who == viewer:
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
        return Pebbles.rule_id(refusal)

    def explain(self, state: AnyState, move: int, refusal: int) -> str:
        text = self.move_text(state, move)
        if refusal < 0:
            return f"it is not the time to {text}"
        return f"the rules do not let you {text}"


def before_choice(state: Pebbles, viewer: int | None) -> Pebbles:
    """The position as it was before an incomplete choice, unless the viewer makes it."""
    if state.phase != DROPPING or viewer == state.active:
        return state
    before = state.copy()
    before.hands[state.active][state.last - 1] += 1
    before.ponds[state.active][state.last - 1] -= 1
    before.phase, before.last = CHOOSING, 0
    return before


def own(state: AnyState) -> Pebbles:
    """The state, typed as a state of this game."""
    if not isinstance(state, Pebbles):
        raise TypeError("not a state of pebbles")
    return state
