"""The table and the events, as lines of text with Rich's markup.

Every line fits into 80 columns. Colours are redundant: the text says the same.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from vaka.core.game import JSON
from vaka.games.tongiaki.rules.constants import EDGES, ISLANDS
from vaka.games.tongiaki.rules.tiles import (
    COLOURS,
    ISLAND_TILES,
    NAMES,
    OCEAN_TILES,
    Beach,
    Route,
    island_title,
)
from vaka.games.tongiaki.text.position_writer import INITIALS

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


def table_lines(view: JSON) -> list[str]:
    """The table as a seat sees it: what the game waits for, the map, the pile, all boats."""
    return [
        _headline(view),
        "",
        f"[dim]{'island':<{_COLUMN}}points; beaches: boats, {FREE} is free, piers by edge[/]",
        *(line for island in view["islands"] for line in _island(island)),
        *_oceans(view["oceans"]),
        *_around(view),
    ]


def map_lines(view: JSON, width: int, is_ascii: bool = False) -> list[str]:
    """The drawn map, with what the game waits for above it and the rest of the table below."""
    from vaka.games.tongiaki.text.terminal.character_map import draw_map  # slow to import

    return [_headline(view), "", *draw_map(view, width, ascii=is_ascii), "", *_around(view)]


def _around(view: JSON) -> list[str]:
    """What is not on the map: the pile, removed tiles, the boats of each seat."""
    return [
        *_list("pile", _pile(view["pile"])),
        *_list("removed", view["removed"]),
        "",
        f"[dim]{'seat':<10}supply  on beaches  at sea  lost  foundings  islands  points[/]",
        *(_seat(seat, view["score"]["seats"][seat["colour"]]) for seat in view["seats"]),
    ]


def sheet_lines(view: JSON) -> list[str]:
    """The score sheet: islands down, colours across, the sum below."""
    colours = seat_words(view)
    laid = {island["name"]: island for island in view["islands"]}
    lines = [f"[bold]{'Score sheet':<20}[/]worth" + _cells({c: c for c in colours}, colours)]
    islands = sorted(
        (island_title(NAMES[i]), i) for i, tile in enumerate(ISLAND_TILES) if tile.points
    )
    for name, number in islands:
        island = NAMES[number]
        printed = "" if name == ISLAND_TILES[number].name else f" ({ISLAND_TILES[number].name})"
        points = {
            colour: str(points)
            for colour in colours
            if (points := view["score"]["seats"][colour]["islands"].get(island)) is not None
        }
        row = f"{name + printed:<20}{ISLAND_TILES[number].points:>5}{_cells(points, colours)}"
        royal = "  royal" if island in laid and laid[island]["royal"] else ""
        lines.append(row + royal if island in laid else f"[dim]{row.rstrip()}[/]")
    sums = {colour: str(view["score"]["seats"][colour]["points"]) for colour in colours}
    return [*lines, f"[bold]{'Sum':<25}[/]{_cells(sums, colours)}"]


def _cells(texts: Mapping[str, str], colours: Sequence[str]) -> str:
    """A cell for each colour, empty where there is no text."""
    return "".join(styled(c, f"{texts[c]:>8}") if c in texts else " " * 8 for c in colours)


def event_lines(events: Iterable[JSON], seat: str | None = None) -> list[str]:
    """Events as sentences; boats of one colour moored in a row make one sentence.

    The sentences about `seat` begin with the verb.
    """
    sentences: list[str] = []
    for (kind, colour), group in groupby(
        events, lambda event: (event["kind"], event.get("colour"))
    ):
        if kind in _MOORED:
            beaches = ", ".join(event["beach"] for event in group)
            sentences.append(f"{styled(str(colour))} {_MOORED[kind]} {beaches}")
        elif kind in _SENTENCES:
            sentences.extend(_SENTENCES[kind](event) for event in group)
    subject = f"{styled(seat)} " if seat else ""
    return [sentence.removeprefix(subject) for sentence in sentences]


def styled(colour: str, text: str | None = None) -> str:
    """A text, by default the name of the colour, in the colour of a seat."""
    return f"[{STYLES[colour]}]{text or colour}[/]"


def seat_words(view: JSON) -> list[str]:
    """The colours of all seats."""
    return [seat["colour"] for seat in view["seats"]]


# ---- the table


def _headline(view: JSON) -> str:
    """What the table waits for, or how the game ended."""
    if view["phase"] != "over":
        choice = {
            key: island_title(value) if key in ("island", "tile") else value
            for key, value in (view["choice"] or {}).items()
        }
        return f"[bold]{_WAITS[view['phase']].format(who=styled(view['active']), **choice)}[/]"
    score = view["score"]
    winners = [
        styled(seat["colour"]) for seat in view["seats"] if seat["player"] in score["winners"]
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
        return iter([f"{head}the royal island of {styled(island['royal'])}"])
    printed = ISLAND_TILES[NAMES.index(island["name"])].beaches
    beaches = [
        _beach(view, beach, island["rotation"])
        for view, beach in zip(island["beaches"], printed, strict=True)
    ]
    is_wide = _length(head + "  ".join(beaches)) > WIDTH
    return _fill(head, beaches, " " if is_wide else "  ")


def _beach(view: JSON, beach: Beach, rotation: int) -> str:
    """A beach: its letter, its moorings, and for each pier its edge and where that points."""
    boats = "".join(styled(colour, INITIALS[COLOURS.index(colour)]) for colour in view["boats"])
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
    """The tiles left in the pile."""
    islands, oceans = pile["islands"], pile["oceans"]
    colon = ":" if islands or oceans else ""
    counts = f"{_count(len(islands), 'island')}, {_count(len(oceans), 'ocean')}"
    return [f"{counts}{colon}", *islands, *oceans]


def _list(title: str, items: Sequence[str]) -> Iterator[str]:
    return _fill(f"[dim]{title:<10}[/]", items, " ") if items else iter(())


def _fill(head: str, items: Iterable[str], gap: str = "  ") -> Iterator[str]:
    """Items after a label, on as many indented lines as they need."""
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
    return f"{styled(seat['colour'], seat['colour'].ljust(10))}{numbers}"


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
    return ", ".join(f"{count} {styled(colour)}" for colour, count in Counter(boats).items())


def _passed(event: JSON) -> str:
    need = f"needs {event['number']}" if event["number"] else "is free"
    return f"the group passed ocean {event['ocean']}, where the route {need}"


def _failed(event: JSON) -> str:
    colours = _count(event["colours"], "colour")
    return f"the voyage failed at ocean {event['ocean']} with only {colours} ({event['rule']})"


_MOORED = {"placed": "moored a boat at", "landed": "landed at", "taken": "took a boat from"}

_SENTENCES: dict[str, Callable[[JSON], str]] = {
    "begun": lambda e: f"{styled(e['colour'])} begins",
    "expanded": lambda e: (
        f"{styled(e['colour'])} expanded {island_title(e['island'])} by {_boats(e['boats'])}"
    ),
    "sailed": lambda e: f"{e['beach']} sailed from its pier {e['edge']}: {_group(e['boats'])}",
    "turned": lambda e: f"{island_title(e['tile'])} was turned",
    "laid": lambda e: (
        f"{island_title(e['tile'])} was laid at {e['q']},{e['r']}, rotation {e['rotation']}"
    ),
    "passed_route": _passed,
    "failed": _failed,
    "reached": lambda e: f"{_boats(e['boats'])} reached {island_title(e['island'])}",
    "sent_back": lambda e: (
        f"{_boats(e['boats'])} of {styled(e['colour'])} went back to the supply ({e['rule']})"
    ),
    "turned_back": lambda e: (
        f"royal {island_title(e['island'])} turned the group back to {island_title(e['home'])}"
        f" ({e['rule']})"
    ),
    "founded": lambda e: (
        f"{styled(e['colour'])} founded the royal island {island_title(e['island'])}"
    ),
    "settled": lambda e: f"{styled(e['colour'])} left the map for a new settlement",
    "abdicated": lambda e: (
        f"{styled(e['colour'])} gave up the royal island {island_title(e['island'])}"
    ),
    "removed": lambda e: f"{island_title(e['island'])} was enclosed and left the map ({e['rule']})",
    "stranded": lambda e: f"{_boats(e['boats'])} of {styled(e['colour'])} stayed at sea",
    "lost": lambda e: f"{_boats(e['boats'])} of {styled(e['colour'])} left the game",
    "last_tile": lambda e: (
        f"{island_title(e['tile'])} was the last of its kind: the game ends with this turn"
    ),
    "passed_turn": lambda e: f"{styled(e['colour'])} passed",
    "reentered": lambda e: (
        f"{styled(e['colour'])} re-entered with {_boats(e['boats'])} on {island_title(e['island'])}"
    ),
    "waived": lambda e: (
        f"{styled(e['colour'])} did not found a royal island on {island_title(e['island'])}"
    ),
    "over": lambda e: f"the game is over: {_REASONS[e['reason']]}",
}
