"""A table of Tahiti for scenarios."""

from __future__ import annotations

from typing import Any

from tests.scenarios import table as scenarios
from tests.scenarios.table import position_text
from vaka.core.game import JSON
from vaka.games.tahiti import GAME, Tahiti
from vaka.games.tahiti.rules.options import DEFAULT
from vaka.games.tahiti.text.position_writer import FIELDS, VERSION

WORDS = ("purple", "orange", "yellow", "white")


class Table(scenarios.Table):
    """A position of Tahiti that moves are played on."""

    state: Tahiti

    def __init__(self, state: Tahiti) -> None:
        super().__init__(GAME, state)

    def of(self, seat: str, field: str) -> str:
        """The part of a seat in a field of the position: `table.of("orange", "hands")`."""
        seats = self.field("seats").split(",")
        separator = "," if field in ("twos", "passed") else "/"
        return self.field(field).split(separator)[seats.index(seat)]

    def hand(self, seat: str) -> str:
        """The cards of a hand; cards that everybody has seen have a star."""
        return self.of(seat, "hands")

    @property
    def centre(self) -> str:
        return self.field("centre")

    def see(self, seat: str | None) -> JSON:
        """The view of a seat, or of a spectator."""
        seats = self.field("seats").split(",")
        return GAME.view(self.state, None if seat is None else seats.index(seat))

    def events_of(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind in the last `play`."""
        return [event for event in self.events if event["kind"] == kind]


def new(players: int = 2, *, first: int | None = 0, **options: str) -> Table:
    """A table before the cards are dealt."""
    return Table(GAME.initial_state(GAME.setup(players, options=options, first=first)))


def dealt(players: int = 2, first: int = 0) -> Table:
    """A table on which the hands are dealt: to the first player flowers 1 to 5, to the next boats,
    then fruit, then pearls."""
    game = new(players, first=first)
    for suit in ("flowers", "boats", "fruit", "pearls")[:players]:
        game.play(*(f"draw {suit}{value}" for value in range(1, 6)))
    return game


def table(**fields: str) -> Table:
    """A table in the middle of a game: what is not said is as at the beginning of a turn of purple
    in the first round, with little on the table.

    `table(hands="fruit8,boats2/pearls1*", centre="fruit1", top="fruit2", now="build")`
    """
    hands = fields.pop("hands", "flowers1/boats1")
    count = len(hands.split("/"))
    seats = fields.pop("seats", ",".join(WORDS[:count]))
    nothing, no_cards = ",".join("0" * count), "/".join("-" * count)
    first = fields.pop("first", seats.split(",", maxsplit=1)[0])
    turn = fields.pop("turn", first)
    now = fields.pop("now", "build")
    order = seats.split(",")
    place = (order.index(turn) - order.index(first)) % count
    has_rounds = now.split(":")[0] in ("build", "take", "clear", "open", "turn")
    values = {
        "seats": seats,
        "tourists": DEFAULT,
        "year": "1",
        "round": "1" if has_rounds else "0",
        "first": first,
        "turn": turn,
        "place": str(place) if now != "over:third_year" else "0",
        "hands": hands,
        "tables": no_cards,
        "aside": no_cards,
        "twos": nothing,
        "centre": "pearls1",
        "top": "pearls11",
        "discards": "-",
        "passed": nothing,
        "acted": "0",
        "taken": "0",
        "now": now,
    }
    volcano = fields.pop("volcano", "")
    values.update(fields)
    position = position_text(VERSION, values, FIELDS)
    if volcano:  # left out while it has its default
        position = position.replace(" year=", f" volcano={volcano} year=")
    return Table(GAME.parse_position(position))


def all_but(*cards: str) -> str:
    """All cards of the box except these, as a pile, to make the deck short."""
    left = [
        f"{suit}{value}"
        for suit in ("flowers", "boats", "fruit", "pearls")
        for value in range(1, 13)
        for _ in range(1 if value == 12 else 2)
    ]
    for pile in cards:
        for card in pile.replace("/", ",").replace("*", "").split(","):
            if card != "-":
                left.remove(card)
    return ",".join(left) or "-"
