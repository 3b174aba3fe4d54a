"""Chapter 8 and how a table is set: players, words of the seats, the tourists of the cards."""

from __future__ import annotations

from collections.abc import Sequence

from vaka.core.errors import InvalidSetup, InvalidText
from vaka.core.game import Option
from vaka.core.text import shown
from vaka.games.tahiti.cards import DEFAULT_TOURISTS, SEAT_WORDS
from vaka.games.tahiti.constants import VALUES

PLAYER_COUNTS = range(2, 5)
"""H1.1  2 to 4 players."""

MOST_TOURISTS = 99
"""What one card can bring."""


def read_tourists(text: str) -> list[int]:
    """H8.1  The tourists of the values 1 to 12, parted by commas."""
    parts = text.split(",")
    if len(parts) != VALUES:
        message = f"tourists are {VALUES} numbers with commas between, not {shown(text)}"
        raise InvalidText(message, "numbers", {"n": VALUES})
    for part in parts:
        if not part.isascii() or not part.isdigit() or str(int(part[:9])) != part:
            message = f"tourists are whole numbers without leading zeros, not {shown(part)}"
            raise InvalidText(message, "number", {"text": shown(part)})
        if int(part) > MOST_TOURISTS:
            message = f"a card brings 0 to {MOST_TOURISTS} tourists, not {shown(part)}"
            raise InvalidText(message, "number_most", {"most": MOST_TOURISTS, "text": shown(part)})
    return [int(part) for part in parts]


def write_tourists(tourists: Sequence[int]) -> str:
    """The same as text."""
    return ",".join(map(str, tourists))


def _check_tourists(text: str) -> None:
    read_tourists(text)


DEFAULT = write_tourists(DEFAULT_TOURISTS)
EVERY_CARD_ONE = write_tourists([1] * VALUES)

OPTIONS = (Option("tourists", (DEFAULT, EVERY_CARD_ONE), DEFAULT, _check_tourists),)


def check_player_count(players: int) -> None:
    """H1.1  2 to 4 players."""
    if players not in PLAYER_COUNTS:
        message = f"Tahiti is for 2 to 4 players, not {players} (H1.1)"
        raise InvalidSetup(message, "players", {"n": players})


def checked_seats(count: int, words: Sequence[str] | None) -> tuple[str, ...]:
    """A word for each seat: the given ones, or the first there are."""
    chosen = tuple(SEAT_WORDS[:count] if words is None else words)
    for word in chosen:
        if word not in SEAT_WORDS:
            message = f"there is no seat {word!r} (seats: {', '.join(SEAT_WORDS)})"
            raise InvalidSetup(message, "no_sign", {"sign": word})
    if len(set(chosen)) != len(chosen):
        raise InvalidSetup(f"a seat can be taken once only: {', '.join(chosen)}", "same_sign")
    if len(chosen) != count:
        message = f"{count} players need {count} seats, not {len(chosen)}"
        raise InvalidSetup(message, "signs", {"n": count})
    return chosen


def word_numbers(seats: Sequence[str]) -> list[int]:
    """The words of the seats as numbers, then those that nobody goes by."""
    free = [word for word in SEAT_WORDS if word not in seats]
    return [SEAT_WORDS.index(word) for word in (*seats, *free)]
