"""The table and what happens on it, as lines of text with Rich's markup.

Every line fits into 80 columns. Colours only help: whatever they say is written out as well.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from vaka.core.game import JSON
from vaka.games.tongiaki.constants import EDGES, ISLANDS
from vaka.games.tongiaki.position import INITIALS
from vaka.games.tongiaki.tiles import COLOURS, ISLAND_TILES, NAMES, OCEAN_TILES, Beach, Route

WIDTH = 80
DIRECTIONS = ("S", "SW", "NW", "N", "NE", "SE")
"""T1.3  Where an edge can point, by its number."""

STYLES = dict(
    zip(COLOURS, "dodger_blue1 red1 green3 yellow1 dark_orange magenta1".split(), strict=True)
)
FREE = "·"
_TILE = "{name}@{q},{r}/{rotation}"
_COLUMN = 18
_TAG = re.compile(r"\[[^]]*\]")


def table(view: JSON) -> list[str]:
    """The table as a seat sees it: what is waited for, the map, the pile, everybody's boats."""
    return [
        _headline(view),
        "",
        f"[dim]{'island':<{_COLUMN}}points; beaches: boats, {FREE} is free, piers by edge[/]",
        *(line for island in view["islands"] for line in _island(island)),
        *_oceans(view["oceans"]),
        *_around(view),
    ]


def chart(view: JSON, width: int, is_ascii: bool = False) -> list[str]:
    """The map, drawn, with what is waited for above and what lies around it below."""
    from vaka.games.tongiaki.terminal.atlas import chart as draw  # it takes a moment to load

    return [_headline(view), "", *draw(view, width, ascii=is_ascii), "", *_around(view)]


def _around(view: JSON) -> list[str]:
    """What does not lie on the map: the pile, what was removed, everybody's boats."""
    return [
        *_list("pile", _pile(view["pile"])),
        *_list("removed", view["removed"]),
        "",
        f"[dim]{'seat':<10}supply  on beaches  at sea  lost  foundings  islands  points[/]",
        *(_seat(seat, view["score"]["seats"][seat["colour"]]) for seat in view["seats"]),
    ]


def tell(events: Iterable[JSON], seat: str | None = None) -> list[str]:
    """What happened, in sentences; boats of one colour moored in a row make one.

    Where it goes without saying that `seat` did it, its sentences begin with the verb.
    """
    told: list[str] = []
    for (kind, colour), group in groupby(
        events, lambda event: (event["kind"], event.get("colour"))
    ):
        if kind in _MOORED:
            beaches = ", ".join(event["beach"] for event in group)
            told.append(f"{paint(str(colour))} {_MOORED[kind]} {beaches}")
        elif kind in _TOLD:
            told.extend(_TOLD[kind](event) for event in group)
    subject = f"{paint(seat)} " if seat else ""
    return [sentence.removeprefix(subject) for sentence in told]


def paint(colour: str, text: str | None = None) -> str:
    """A text, or else its own name, in the colour of a seat."""
    return f"[{STYLES[colour]}]{text or colour}[/]"


def seats(view: JSON) -> list[str]:
    """The colours of all seats."""
    return [seat["colour"] for seat in view["seats"]]


# ---- the table


def _headline(view: JSON) -> str:
    """What the table waits for, or how the game ended."""
    if view["phase"] != "over":
        choice = view["choice"] or {}
        return f"[bold]{_WAITS[view['phase']].format(who=paint(view['active']), **choice)}[/]"
    score = view["score"]
    winners = [
        paint(seat["colour"]) for seat in view["seats"] if seat["player"] in score["winners"]
    ]
    return f"[bold]The game is over: {_REASONS[score['reason']]}.[/] {_won(winners, score)}"


def _won(winners: Sequence[str], score: JSON) -> str:
    if len(score["winners"]) > 1:
        return f"{' and '.join(winners)} share the win."
    return f"{' and '.join(winners)} won by {score['decided_by']}."


def _island(island: JSON) -> Iterator[str]:
    """An island: its place and points, then its beaches on as many lines as they need."""
    head = f"{_TILE.format(**island):<{_COLUMN}}{island['points']:>2}  "
    if island["royal"]:
        return iter([f"{head}the royal island of {paint(island['royal'])}"])
    printed = ISLAND_TILES[NAMES.index(island["name"])].beaches
    beaches = [
        _beach(view, beach, island["rotation"])
        for view, beach in zip(island["beaches"], printed, strict=True)
    ]
    is_wide = _length(head + "  ".join(beaches)) > WIDTH
    return _fill(head, beaches, " " if is_wide else "  ")


def _beach(view: JSON, beach: Beach, rotation: int) -> str:
    """A beach: its letter, its moorings, and for each pier its edge and where that points."""
    boats = "".join(paint(colour, INITIALS[COLOURS.index(colour)]) for colour in view["boats"])
    free = FREE * (beach.moorings - len(view["boats"]))
    piers = ",".join(f"{edge}{_direction(edge, rotation)}" for edge in beach.piers)
    return f"{view['name'][-1]} {boats}{free} [dim]{piers}[/]"


def _direction(edge: int, rotation: int) -> str:
    return DIRECTIONS[(edge + rotation) % EDGES]


def _oceans(oceans: Sequence[JSON]) -> Iterator[str]:
    """The oceans with their routes, two on a line."""
    if oceans:
        yield f"[dim]{'ocean':<{_COLUMN}}routes: from side to side, colours needed[/]"
    cells = [f"{_TILE.format(**ocean):<10}{_routes(ocean)}" for ocean in oceans]
    for left, right in zip(cells[::2], [*cells[1::2], ""], strict=False):
        yield f"{left:<{WIDTH // 2}}{right}".rstrip()


def _routes(ocean: JSON) -> str:
    routes = OCEAN_TILES[NAMES.index(ocean["name"]) - ISLANDS].routes
    return " ".join(_route(route, ocean["rotation"]) for route in routes)


def _route(route: Route, rotation: int) -> str:
    sides = "-".join(_direction(edge, rotation) for edge in route.edges)
    return f"{sides}:{route.colours or FREE}"


def _pile(pile: JSON) -> list[str]:
    """What is left to be turned."""
    islands, oceans = pile["islands"], pile["oceans"]
    colon = ":" if islands or oceans else ""
    counts = f"{_count(len(islands), 'island')}, {_count(len(oceans), 'ocean')}"
    return [f"{counts}{colon}", *islands, *oceans]


def _list(title: str, items: Sequence[str]) -> Iterator[str]:
    return _fill(f"[dim]{title:<10}[/]", items, " ") if items else iter(())


def _fill(head: str, items: Iterable[str], gap: str = "  ") -> Iterator[str]:
    """Items behind a head, and behind its indent on further lines where they need them."""
    line, indent = head, " " * _length(head)
    is_empty = True
    for item in items:
        if not is_empty and _length(line) + len(gap) + _length(item) > WIDTH:
            yield line
            line, is_empty = indent, True
        line += item if is_empty else gap + item
        is_empty = False
    yield line


def _length(markup: str) -> int:
    return len(_TAG.sub("", markup))


def _seat(seat: JSON, score: JSON) -> str:
    numbers = (
        f"{seat['supply']:>6}  {seat['on_beaches']:>10}  {seat['at_sea']:>6}  {seat['lost']:>4}"
        f"  {seat['foundings']:>9}  {len(score['islands']):>7}  {score['points']:>6}"
    )
    return f"{paint(seat['colour'], seat['colour'].ljust(10))}{numbers}"


_WAITS = {
    "begin": "Lots are drawn for who begins.",
    "setup": "{who} moors a boat on Tonga.",
    "turn": "It is the turn of {who}.",
    "take": "{who} chooses a boat to bring to {island}.",
    "place": "{who} moors boats on {island}: {boats} to go.",
    "sail": "{who} chooses a full beach, and the pier it sails from.",
    "draw": "A tile is turned for {who}.",
    "lay": "{who} lays the tile {tile}.",
    "land": "{who} lands a group on {island}: {boats} boats to go.",
    "crown": "{who} may found a royal island.",
}

_REASONS = {
    "last_island": "the last island was drawn",
    "last_ocean": "the last ocean was drawn",
    "stalemate": "no tile was turned for too long",
}


# ---- what happened


def _count(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _boats(count: int) -> str:
    return _count(count, "boat")


def _group(boats: Sequence[str]) -> str:
    """A group by its colours: 2 blue, 1 red."""
    return ", ".join(f"{count} {paint(colour)}" for colour, count in Counter(boats).items())


def _passed(event: JSON) -> str:
    need = f"needs {event['number']}" if event["number"] else "is free"
    return f"the group passed ocean {event['ocean']}, where the route {need}"


def _failed(event: JSON) -> str:
    colours = _count(event["colours"], "colour")
    return f"the voyage failed at ocean {event['ocean']} with only {colours} ({event['rule']})"


_MOORED = {"placed": "moored a boat at", "landed": "landed at", "taken": "took a boat from"}

_TOLD: dict[str, Callable[[JSON], str]] = {
    "begun": lambda e: f"{paint(e['colour'])} begins",
    "expanded": lambda e: f"{paint(e['colour'])} expanded {e['island']} by {_boats(e['boats'])}",
    "sailed": lambda e: f"{e['beach']} sailed from its pier {e['edge']}: {_group(e['boats'])}",
    "turned": lambda e: f"{e['tile']} was turned",
    "laid": lambda e: f"{e['tile']} was laid at {e['q']},{e['r']}, rotation {e['rotation']}",
    "passed_route": _passed,
    "failed": _failed,
    "reached": lambda e: f"{_boats(e['boats'])} reached {e['island']}",
    "sent_back": lambda e: (
        f"{_boats(e['boats'])} of {paint(e['colour'])} went back to the supply ({e['rule']})"
    ),
    "turned_back": lambda e: (
        f"royal {e['island']} turned the group back to {e['home']} ({e['rule']})"
    ),
    "founded": lambda e: f"{paint(e['colour'])} founded the royal island {e['island']}",
    "settled": lambda e: f"{paint(e['colour'])} left the map for a new settlement",
    "abdicated": lambda e: f"{paint(e['colour'])} gave up the royal island {e['island']}",
    "removed": lambda e: f"{e['island']} was enclosed and left the map ({e['rule']})",
    "stranded": lambda e: f"{_boats(e['boats'])} of {paint(e['colour'])} stayed at sea",
    "lost": lambda e: f"{_boats(e['boats'])} of {paint(e['colour'])} left the game",
    "last_tile": lambda e: f"{e['tile']} was the last of its kind: the game ends with this turn",
    "passed_turn": lambda e: f"{paint(e['colour'])} passed",
    "reentered": lambda e: (
        f"{paint(e['colour'])} re-entered with {_boats(e['boats'])} on {e['island']}"
    ),
    "waived": lambda e: f"{paint(e['colour'])} did not found a royal island on {e['island']}",
    "over": lambda e: f"the game is over: {_REASONS[e['reason']]}",
}
