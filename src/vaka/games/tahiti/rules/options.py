"""Chapter 8 and the checks of a set-up: players, words of the seats, tourists of the cards."""

from __future__ import annotations

from collections.abc import Sequence

from vaka.core.errors import InvalidSetup, InvalidText
from vaka.core.game import Option
from vaka.core.text_checks import excerpt
from vaka.games.tahiti.rules.cards import DEFAULT_TOURISTS, SEAT_WORDS
from vaka.games.tahiti.rules.constants import VALUES

PLAYER_COUNTS = range(2, 5)
"""H1.1  2 to 4 players."""

MOST_TOURISTS = 99
"""The most tourists that one card can bring."""


def read_tourists(text: str) -> list[int]:
    """H8.1  Read the tourists of the values 1 to 12, separated by commas."""
    parts = text.split(",")
    if len(parts) != VALUES:
        message = f"tourists are {VALUES} numbers with commas between, not {excerpt(text)}"
        raise InvalidText(message, "numbers", {"n": VALUES})
    for part in parts:
        if not part.isascii() or not part.isdigit() or str(int(part[:9])) != part:
            message = f"tourists are whole numbers without leading zeros, not {excerpt(part)}"
            raise InvalidText(message, "number", {"text": excerpt(part)})
        if int(part) > MOST_TOURISTS:
            message = f"a card brings 0 to {MOST_TOURISTS} tourists, not {excerpt(part)}"
            raise InvalidText(
                message, "number_most", {"most": MOST_TOURISTS, "text": excerpt(part)}
            )
    return [int(part) for part in parts]


def write_tourists(tourists: Sequence[int]) -> str:
    """Write them as `read_tourists` reads them."""
    return ",".join(map(str, tourists))


def _check_tourists(text: str) -> None:
    read_tourists(text)


DEFAULT = write_tourists(DEFAULT_TOURISTS)
EVERY_CARD_ONE = write_tourists([1] * VALUES)

VOLCANO_VALUES = ("at_least_8", "exactly_8")
"""H8.3  What wakes the volcano; the rules know a value by its place here."""

OPTIONS = (
    Option("tourists", (DEFAULT, EVERY_CARD_ONE), DEFAULT, _check_tourists),
    Option("volcano", VOLCANO_VALUES, VOLCANO_VALUES[0]),
)


def check_player_count(players: int) -> None:
    """H1.1  2 to 4 players."""
    if players not in PLAYER_COUNTS:
        message = f"Tahiti is for 2 to 4 players, not {players} (H1.1)"
        raise InvalidSetup(message, "players", {"n": players})


def word_numbers(seats: Sequence[str]) -> list[int]:
    """The words of the seats as indexes, then the unused ones."""
    free = [word for word in SEAT_WORDS if word not in seats]
    return [SEAT_WORDS.index(word) for word in (*seats, *free)]
