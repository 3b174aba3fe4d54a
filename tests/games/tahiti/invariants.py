"""What is true of every position of Tahiti, checked from its text and its view.

Each function raises an `AssertionError` that says what is wrong. Nothing of the rules is imported.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from vaka.core.game import JSON, State
from vaka.games.tahiti import GAME

BOX = Counter(
    {
        f"{suit}{value}": 1 if value == 12 else 2
        for suit in ("flowers", "boats", "fruit", "pearls")
        for value in range(1, 13)
    }
)
"""H1.2  The 92 cards."""


@dataclass(frozen=True)
class Look:
    """A position as its text has it and as its view has it: two ways through the engine."""

    fields: dict[str, str]
    view: JSON

    @property
    def now(self) -> str:
        return self.fields["now"].partition(":")[0]

    def piles(self, name: str) -> list[list[str]]:
        """The cards of a field, seat by seat."""
        return [_cards(pile) for pile in self.fields[name].split("/")]

    @property
    def laid(self) -> Counter[str]:
        """All cards that are not in the deck."""
        found: Counter[str] = Counter()
        for name in ("hands", "tables", "aside", "centre", "top", "discards"):
            for pile in self.piles(name):
                found.update(card.removesuffix("*") for card in pile)
        return found


def _cards(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def look(state: State) -> Look:
    """Take a look at a position."""
    words = GAME.position_text(state).split(" ")[1:]
    return Look(dict(word.split("=", 1) for word in words), GAME.view(state, None))


def check(state: State) -> None:
    """All of it."""
    here = look(state)
    for invariant in INVARIANTS:
        invariant(here)


def cards_are_accounted_for(here: Look) -> None:
    """H1.2  92 cards, wherever they are: none is lost, none comes from nowhere."""
    too_many = here.laid - BOX
    assert not too_many, f"too many cards: {too_many}"
    total = here.laid.total() + here.view["deck"]
    assert total == BOX.total(), f"{total} cards"


def the_deck_is_in_order(here: Look) -> None:
    """H2.2  Its top card is face up, and discards do not lie idle beside an empty deck."""
    if here.now not in ("begin", "deal", "turn") and here.fields["top"] == "-":
        assert here.view["deck"] == 0, "the deck has no top card"
        assert not here.view["discards"], "the discards lie idle"


def hands_are_known_in_part(here: Look) -> None:
    """H7.1  A view counts the hands, and knows those cards that have a star in the text."""
    for seat, hand in zip(here.view["seats"], here.piles("hands"), strict=True):
        assert seat["hand"] == len(hand), f"{seat['seat']} holds {len(hand)} cards"
        known = [card[:-1] for card in hand if card.endswith("*")]
        assert seat["known"] == known, f"of {seat['seat']} is known {seat['known']}"


def two_tourists_are_four(here: Look) -> None:
    """H1.3  Four cards "2 tourists", and never more than one for an award."""
    won = sum(map(int, here.fields["twos"].split(",")))
    assert won + here.view["twos_left"] == 4
    assert won <= int(here.fields["year"]) + (here.now == "over"), f"{won} cards won"


def limits_are_kept(here: Look) -> None:
    """H5.1 H6.1  While building at most two cards of different suits are kept; years, rounds."""
    assert int(here.fields["year"]) <= 3
    assert int(here.fields["round"]) <= 4
    if here.now in ("build", "take", "clear"):
        for kept in here.piles("tables"):
            suits = {card.rstrip("0123456789") for card in kept}
            assert len(kept) == len(suits) <= 2, f"kept: {kept}"
    if here.now == "over":
        assert not any(here.piles("hands")), "a hand was not laid down"


def counts_are_pairs(here: Look) -> Iterator[bool]:
    """Whether the sizes of piles in the view are those of the text."""
    yield here.view["volcano"]["cards"] == len(here.piles("centre")[0])
    for seat, pile, twos in zip(
        here.view["seats"], here.piles("aside"), here.fields["twos"].split(","), strict=True
    ):
        yield seat["aside"] == len(pile) + int(twos)


def piles_are_counted(here: Look) -> None:
    """H7.1  The view counts what lies face down."""
    assert all(counts_are_pairs(here)), "a pile is miscounted"


INVARIANTS = (
    cards_are_accounted_for,
    the_deck_is_in_order,
    hands_are_known_in_part,
    two_tourists_are_four,
    limits_are_kept,
    piles_are_counted,
)
