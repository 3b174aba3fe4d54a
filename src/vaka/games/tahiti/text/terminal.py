"""Tahiti in a terminal: the table and the events, as lines of text with Rich's markup.

Every line fits into 80 columns. Colours are redundant: the text says the same.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence

from vaka.core.game import JSON
from vaka.core.translations import load_messages
from vaka.games.tahiti.rules.cards import (
    SPECIALS,
    SUIT_NAMES,
    card_text,
    parse_card,
    suit_of,
    value_of,
)

SEAT_STYLES = {"purple": "magenta1", "orange": "dark_orange", "yellow": "yellow1", "white": "bold"}
SUIT_STYLES = dict(zip(SUIT_NAMES, "red1 dodger_blue1 green3 grey70".split(), strict=True))
WARNING = 6
"""From this number of cards in the centre on, a warning about the volcano is shown."""

NOTHING = "-"
_LABEL = 11
_COLUMN = 14
_WIDTH = 80
_TAG = re.compile(r"\[[^]]*\]")


def table_lines(view: JSON) -> list[str]:
    """The table as a seat sees it: the centre, the deck, the volcano, the tables, the hands."""
    return [
        _headline(view),
        "",
        _row("", [_paint_suit(suit, suit) for suit in SUIT_NAMES], "[dim]in all[/]"),
        _row("centre", _by_suit(view["centre"]), _sum(view["centre"])),
        f"[dim]{'deck':<{_LABEL}}[/]{_deck(view)}",
        f"[dim]{'volcano':<{_LABEL}}[/]{_volcano(view['volcano'])}",
        "",
        f"[dim]{'tables':<{_LABEL}}sum of each suit, best cards in all; * leads[/]",
        *(_table(view, seat) for seat in view["seats"]),
        "",
        f"[dim]{'seat':<{_LABEL}}hand  aside  cards in hand that all have seen[/]",
        *(_seat(seat) for seat in view["seats"]),
        *_own(view),
    ]


def map_lines(view: JSON, width: int, is_ascii: bool = False) -> list[str]:
    """The table: cards need no map."""
    return table_lines(view)


def sheet_lines(view: JSON) -> list[str]:
    """The summary card, in words."""
    texts = load_messages("vaka.games.tahiti")
    lines = [f"[bold]{texts['board.summary_title']}[/]"]
    points = str(texts["board.summary"]).split("|")
    if view["options"]["volcano"] == "exactly_8":
        points.append("At this table only exactly eight cards wake the volcano.")
    for text in points:
        lines += textwrap.wrap(f"* {text}", _WIDTH, subsequent_indent="  ")
    return lines


def event_lines(events: Iterable[JSON], seat: str | None = None) -> list[str]:
    """Events as sentences. The sentences about `seat` begin with the verb."""
    subject = f"{styled(seat)} " if seat else ""
    sentences = (
        _SENTENCES[event["kind"]](event) for event in events if event["kind"] in _SENTENCES
    )
    return [sentence.removeprefix(subject) for sentence in sentences]


def styled(seat: str, text: str | None = None) -> str:
    """A text, by default the word of the seat, in the colour of a seat."""
    return f"[{SEAT_STYLES[seat]}]{text or seat}[/]"


def seat_words(view: JSON) -> list[str]:
    """The words of all seats."""
    return [seat["seat"] for seat in view["seats"]]


# ---- the table


def _headline(view: JSON) -> str:
    """What the table waits for, or how the game ended."""
    if view["score"]:
        winner = view["seats"][view["score"]["winners"][0]]["seat"]
        by = "tourists" if view["score"]["decided_by"] == "tourists" else "the order of play"
        return f"[bold]The game is over.[/] {styled(winner)} won by {by}."
    when = f"Year {view['year']}, round {view['round']}: " if view["round"] else ""
    return f"[bold]{when}{_WAITS[view['phase']].format(who=styled(view['active']))}[/]"


def _row(label: str, cells: Sequence[str], end: str) -> str:
    """A line with a column for each suit."""
    return "".join(
        (_pad(f"[dim]{label}[/]", _LABEL), *(_pad(cell, _COLUMN) for cell in cells), end)
    )


def _pad(markup: str, width: int) -> str:
    return markup + " " * max(1, width - len(_TAG.sub("", markup)))


def _paint_suit(suit: str, text: str) -> str:
    return f"[{SUIT_STYLES[suit]}]{text}[/]"


def _by_suit(cards: Sequence[str]) -> list[str]:
    """The values of the cards in each suit."""
    columns = []
    for number, suit in enumerate(SUIT_NAMES):
        values = [value_of(kind) for kind in map(parse_card, cards) if suit_of(kind) == number]
        columns.append(_paint_suit(suit, " ".join(map(str, values))) if values else NOTHING)
    return columns


def _sum(cards: Sequence[str]) -> str:
    total = sum(value_of(parse_card(card)) for card in cards)
    return f"{_count(len(cards), 'card')}, {total}"


def _deck(view: JSON) -> str:
    top = _card(view["top"]) if view["top"] else "nothing"
    discards = _count(len(view["discards"]), "discard")
    return f"{top} on top, {_count(view['deck'], 'card')} below, {discards}"


def _volcano(volcano: JSON) -> str:
    """How near the volcano is to erupting, with a warning if it is close."""
    cards, limit = volcano["cards"], volcano["wakes_at"]
    if cards < WARNING:
        return f"asleep: {cards} of {limit} cards in the centre"
    if cards > limit and not volcano["is_awake"]:  # H8.3: `volcano=exactly_8`
        return f"asleep: {cards} cards in the centre, not exactly {limit}"
    struck = _paint_suit(volcano["suit"], volcano["suit"]) if volcano["suit"] else "none, for a tie"
    if volcano["is_awake"]:
        return f"[bold red1]AWAKE[/]: at the end of the turn it strikes {struck}"
    return f"[bold yellow1]WARNING[/]: {cards} of {limit} cards; now it would strike {struck}"


def _table(view: JSON, seat: JSON) -> str:
    """A table: the cards of each suit and their sum, and the best cards of all suits added up."""
    leads = [leader["seat"] == seat["seat"] for leader in view["leaders"]]
    cells = []
    best = 0
    for number, suit in enumerate(SUIT_NAMES):
        values = _values(seat["table"], number)
        best += max(values, default=0)
        cells.append(_paint_suit(suit, _added(values) + "*" * leads[number]) if values else NOTHING)
    label = styled(seat["seat"], seat["seat"])
    columns = "".join(_pad(cell, _COLUMN) for cell in cells)
    return f"{_pad(label, _LABEL)}{columns}{best}{'*' * leads[-1]}"


def _values(cards: Sequence[str], suit: int) -> list[int]:
    return [value_of(kind) for kind in map(parse_card, cards) if suit_of(kind) == suit]


def _added(values: Sequence[int]) -> str:
    """5+8=13, or just 8."""
    text = "+".join(map(str, values))
    return text if len(values) == 1 else f"{text}={sum(values)}"


def _seat(seat: JSON) -> str:
    known = " ".join(map(_card, seat["known"])) or NOTHING
    passed = " [dim](passed)[/]" if seat["passed"] else ""
    label = _pad(styled(seat["seat"]), _LABEL)
    return f"{label}{seat['hand']:>4}  {seat['aside']:>5}  {known}{passed}"


def _own(view: JSON) -> Iterator[str]:
    """What only the seat itself sees: its hand, and the cards it has set aside."""
    if view["hand"] is None:
        return
    yield ""
    yield from _fill("your hand", [_hand_card(card) for card in view["hand"]])
    pile = view["aside"]
    cards = [_card(card) for card in pile["cards"]] + ["2 tourists"] * pile["twos"]
    yield from _fill("your pile", [f"{_count(pile['points'], 'tourist')}:", *cards])


def _hand_card(card: str) -> str:
    special = SPECIALS.get(value_of(parse_card(card)))
    return f"{_card(card)} ({special})" if special else _card(card)


def _fill(label: str, items: Sequence[str]) -> Iterator[str]:
    """Items behind a label, on as many lines as they need."""
    line = _pad(f"[bold]{label}[/]", _LABEL)
    for item in items or [NOTHING]:
        if len(_TAG.sub("", line)) + len(_TAG.sub("", item)) > _WIDTH:
            yield line.rstrip()
            line = " " * _LABEL
        line += f"{item} "
    yield line.rstrip()


def _card(card: str) -> str:
    return _paint_suit(SUIT_NAMES[suit_of(parse_card(card))], card_text(parse_card(card)))


def _cards(cards: Sequence[str]) -> str:
    return ", ".join(map(_card, cards)) or "nothing"


def _count(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


_WAITS = {
    "begin": "Lots are drawn for the first player.",
    "deal": "The cards are dealt.",
    "turn": "The top card of the deck is turned up.",
    "build": "{who} builds.",
    "take": "{who} takes cards from the centre.",
    "clear": "{who} has called a builder, and chooses cards of the centre.",
    "open": "{who} opens an attraction, or passes.",
    "renovate": "{who} renovates: what to keep, what to cut.",
}


# ---- what happened


def _drew(event: JSON) -> str:
    return f"{styled(event['seat'])} drew {_card(event['card'])} ({event['rule']})"


def _lost(event: JSON) -> str:
    whose = f"{styled(event['seat'])} lost" if event["seat"] else "the centre lost"
    return f"{whose} {_card(event['card'])}"


def _awarded(event: JSON) -> str:
    suit = _paint_suit(event["suit"], event["suit"])
    card = _card(event["card"])
    return f"{styled(event['seat'])} won {suit} with {event['sum']} and set {card} aside"


def _dropped(event: JSON) -> str:
    why = "cut" if event["rule"] == "H5.2" else "gave up"
    return f"{styled(event['seat'])} {why} {_cards(event['cards'])}"


_SENTENCES: dict[str, Callable[[JSON], str]] = {
    "begun": lambda e: f"{styled(e['seat'])} is first player",
    "added": lambda e: f"{_card(e['card'])} came to the centre",
    "reshuffled": lambda e: f"{_count(e['count'], 'discard')} became the deck",
    "round_begun": lambda e: f"[bold]year {e['year']}, round {e['round']} began[/]",
    "put": lambda e: f"{styled(e['seat'])} put down {_card(e['card'])}",
    "took": lambda e: f"{styled(e['seat'])} took {_cards(e['cards'])}",
    "played": lambda e: f"{styled(e['seat'])} played {_hand_card(e['card'])}",
    "set_aside": lambda e: f"{styled(e['seat'])} set {_hand_card(e['card'])} aside",
    "cleared": lambda e: f"{styled(e['seat'])} discarded {_cards(e['cards'])} from the centre",
    "drew": _drew,
    "erupted": lambda e: (
        f"[bold red1]the volcano struck[/] {_paint_suit(e['suit'], e['suit'])} ({e['rule']})"
    ),
    "spared": lambda e: f"the volcano woke and spared all, for a tie ({e['rule']})",
    "lost": _lost,
    "laid": lambda e: f"{styled(e['seat'])} opened {_card(e['card'])}",
    "passed": lambda e: f"{styled(e['seat'])} passed",
    "awarded": _awarded,
    "awarded_two": lambda e: f"{styled(e['seat'])} won 2 tourists with {e['sum']} all round",
    "kept": lambda e: f"{styled(e['seat'])} kept {_cards(e['cards'])}",
    "dropped": _dropped,
    "became_first": lambda e: f"{styled(e['seat'])} became first player with {e['sum']}",
    "showed": lambda e: f"{styled(e['seat'])} laid down {_cards(e['cards'])}",
    "over": lambda _: "the game is over",
}
