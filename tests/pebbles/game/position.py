"""Pebbles, a position as text: piles as counts by worth, the bag, then hands, then ponds.

allowed 332211 000000/000000 000000/000000 0 choose 0 -
"""

from __future__ import annotations

from tests.pebbles.game.state import (
    BAG,
    BEGINNING,
    DRAWING,
    DROPPING,
    HAND_LIMIT,
    OVER,
    PHASES,
    POND_LIMIT,
    REASONS,
    TWINS,
    WORTHS,
    Pebbles,
)
from vaka.core.errors import InvalidText

NO_REASON = "-"
FIELDS = "twins, bag, hands, ponds, active, phase, last, reason"


def write_position(s: Pebbles) -> str:
    """The whole position on one line."""
    fields = [
        TWINS[s.twins],
        _digits([s.bag]),
        _digits(s.hands),
        _digits(s.ponds),
        str(s.active),
        PHASES[s.phase],
        str(s.last),
        REASONS[s.reason] or NO_REASON,
    ]
    return " ".join(fields)


def read_position(text: str) -> Pebbles:
    """The state that a text describes; `InvalidText` names the field that is wrong."""
    fields = text.split(" ")
    if len(fields) != 8:
        raise InvalidText(f"a position of pebbles has eight fields: {FIELDS}")
    twins, bag, hands, ponds, active, phase, last, reason = fields
    piles = _piles(hands, "hands")
    s = Pebbles(len(piles), _index(twins, TWINS, "twins"), 0)
    s.hands, s.ponds, [s.bag] = piles, _piles(ponds, "ponds"), _piles(bag, "bag")
    s.active = _index(active, [str(seat) for seat in range(len(piles))], "active")
    s.phase = _index(phase, PHASES, "phase")
    s.last = _index(last, ["0", *map(str, WORTHS)], "last")
    s.reason = _index(reason, [word or NO_REASON for word in REASONS], "reason")
    _check(s)
    return s


def _digits(piles: list[list[int]]) -> str:
    return "/".join("".join(map(str, pile)) for pile in piles)


def _piles(text: str, field: str) -> list[list[int]]:
    piles = text.split("/")
    if any(len(pile) != len(BAG) or not set(pile) <= set("0123") for pile in piles):
        raise InvalidText(f"{field}: {text[:40]!r} must be six counts by worth, piles parted by /")
    return [list(map(int, pile)) for pile in piles]


def _index(text: str, words: tuple[str, ...] | list[str], field: str) -> int:
    if text not in words:
        raise InvalidText(f"{field}: {text[:40]!r} must be one of {', '.join(words)}")
    return words.index(text)


def _check(s: Pebbles) -> None:
    """P1.1 P2.3 P3.1 P4.1  All pebbles are there, and somebody can go on unless it is over."""
    if not 2 <= s.seats <= 4 or len(s.ponds) != s.seats:
        raise InvalidText("hands and ponds: there are two to four seats, with one of each")
    piles = [s.bag, *s.hands, *s.ponds]
    if tuple(sum(pile[worth - 1] for pile in piles) for worth in WORTHS) != BAG:
        raise InvalidText("bag, hands and ponds: together they hold the twelve pebbles (P1.1)")
    if any(sum(hand) > HAND_LIMIT for hand in s.hands):
        raise InvalidText("hands: nobody holds more than four pebbles (P2.3)")
    if s.phase == BEGINNING and (s.bag != list(BAG) or s.active):
        raise InvalidText("phase: before the first turn all pebbles are in the bag")
    if s.phase == DRAWING and sum(s.hands[s.active]) == HAND_LIMIT:
        raise InvalidText("phase: nobody reaches with four pebbles in hand (P2.3)")
    _check_drop(s)
    _check_end(s)


def _check_drop(s: Pebbles) -> None:
    if (s.phase == DROPPING) != (s.last > 0):
        raise InvalidText("last: the first pebble of a drop is named while it goes on (P3.1)")
    if s.last and (not s.ponds[s.active][s.last - 1] or not s.moves()):
        raise InvalidText("last: it lies in the pond, and a second pebble can be dropped (P3.1)")


def _check_end(s: Pebbles) -> None:
    full = [sum(pond) >= POND_LIMIT for pond in s.ponds]
    is_full, is_empty = full[s.active], not any(s.bag)
    over = "pond" if is_full else "bag" if is_empty else ""
    if s.phase == DROPPING:
        over = ""  # a pond fills up before the turn is over
    if (s.phase == OVER) != bool(over) or REASONS[s.reason] != over or sum(full) > is_full:
        raise InvalidText("reason: a game ends with a full pond or an empty bag (P4.1)")
