r"""The map at a terminal: tiles as hexagons of characters, neighbours sharing their edges.

      ----------        A `Form` says how large they are. This one has 10 columns along its
     /   a:b.   \       northern edge and 2 rows to each slope; its eastern neighbours begin 12
    /a      b:rr.\      columns further east, its southern one 6 rows further south.
   <    Nauru 2   >
    \        c:../      Inside, every direction has a place of its own. Where a pier leads there,
     \     c    /       it holds the letter of the beach, and at one of them the whole beach;
      ----------        where a route ends there, the number of the route.

Colours only help: whatever they say can be read from the characters as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import accumulate, groupby, product
from typing import Literal

from vaka.core.game import JSON
from vaka.games.tongiaki.constants import EDGES, ISLANDS, SIDE, TONGA
from vaka.games.tongiaki.drawing.chart import Cell, Chart
from vaka.games.tongiaki.drawing.chart import chart as lay_out
from vaka.games.tongiaki.drawing.group import waiting
from vaka.games.tongiaki.drawing.light import Lights, lights
from vaka.games.tongiaki.drawing.palette import SEATS
from vaka.games.tongiaki.notation import LETTERS
from vaka.games.tongiaki.position import INITIALS
from vaka.games.tongiaki.tiles import (
    COLOURS,
    DIRECTIONS,
    ISLAND_TILES,
    NAMES,
    OCEAN_TILES,
    Beach,
    Route,
)

Span = tuple[str, str]
"""A text and its style, as Rich writes styles: `bold #000000 on #d7af87`."""

Piece = tuple[str, str, str]
"""A text, its colour and its paper; no paper is whatever lies below."""

S, SW, NW, N, NE, SE = range(EDGES)

# ---- how it looks

# All but the boats is in the palette of 256 colours, so that it looks the same everywhere.
SEA, JUNGLE, SAND, GLOW = "#005f87", "#005f00", "#d7af87", "#ffd75f"
INK, FOAM, STONE, SEAM, WOOD = "#000000", "#ffffff", "#d7d7af", "#5f8787", "#af875f"
CURRENTS = {0: "#5fffd7", 2: "#ffffff", 3: "#ffd7af", 4: "#ff8787"}
"""A route by its number: the more colours it needs, the redder it is."""

SAILS = {colour: (f"bold {seat.mark_colour}", seat.colour) for colour, seat in SEATS.items()}


@dataclass(frozen=True)
class Glyphs:
    """The characters that ASCII has not, or what stands for them."""

    flat: str
    rising: str
    falling: str
    dot: str
    crown: str
    has_lines: bool


BACKSLASH = "\\"
FINE = Glyphs("─", "╱", "╲", "·", "♛", True)
PLAIN = Glyphs("-", "/", BACKSLASH, ".", "*", False)
FULL = "!"
OPEN = "~"
"""Stands for the number of a route that has none."""


@dataclass(frozen=True)
class Form:
    """The shape of a tile: columns along its northern edge, rows of each slope."""

    flat: int
    slope: int

    @property
    def is_full(self) -> bool:
        return self.slope > 1

    @property
    def step(self) -> int:
        """Columns from a tile to the next."""
        return self.flat + self.slope

    @property
    def rise(self) -> int:
        """Rows from the northern edge to the middle."""
        return self.slope + 1

    @property
    def width(self) -> int:
        return self.flat + 2 * self.rise

    def inset(self, row: int) -> int:
        """How far the edge of a tile is from its widest place."""
        return abs(row - self.rise)

    def columns(self, width: int) -> int:
        """How many columns of tiles fit."""
        return (width - self.width) // self.step + 1


@cache
def inside(form: Form, margin: int = 0) -> frozenset[Cell]:
    """All places within the edges of a tile, and as far as that from them."""
    return frozenset(
        (column, row)
        for row in range(1 + margin, 2 * form.rise - margin)
        for column in range(form.inset(row) + 1 + margin, form.width - 1 - form.inset(row) - margin)
    )


FormName = Literal["full", "compact", "small"]
FORMS: dict[FormName, Form] = {
    "full": Form(10, 2),
    "compact": Form(8, 1),
    "small": Form(6, 1),
}
"""From large to small. All but the first count boats by island, and leave out beaches."""


# ---- the paper


@dataclass
class Sheet:
    """Characters and their colours, by column and row."""

    form: Form
    glyphs: Glyphs
    ink: dict[Cell, tuple[str, str]] = field(default_factory=dict)
    paper: dict[Cell, str] = field(default_factory=dict)

    def write(self, x: int, y: int, pieces: Iterable[Piece]) -> None:
        for text, colour, paper in pieces:
            for char in text:
                self.ink[x, y] = char, colour
                if paper:
                    self.paper[x, y] = paper
                x += 1

    def lines(self, width: int) -> list[list[Span]]:
        ends: dict[int, int] = {}
        for x, y in [*self.ink, *self.paper]:
            ends[y] = max(ends.get(y, 0), min(x + 1, width))
        rows = range(min(ends), max(ends) + 1) if ends else ()
        return [self._line(y, ends.get(y, 0)) for y in rows]

    def _line(self, y: int, end: int) -> list[Span]:
        cells = [self._cell(x, y) for x in range(end)]
        return [
            ("".join(char for char, _ in run), style)
            for style, run in groupby(cells, lambda cell: cell[1])
        ]

    def _cell(self, x: int, y: int) -> Span:
        char, colour = self.ink.get((x, y), (" ", ""))
        paper = self.paper.get((x, y), "")
        return char, f"{colour} on {paper}".strip() if paper else colour


@dataclass(frozen=True)
class Hexagon:
    """A place for a tile on the sheet, by its western corner column and its northern row."""

    sheet: Sheet
    x: int
    y: int

    @property
    def form(self) -> Form:
        return self.sheet.form

    def fill(self, paper: str, margin: int = 0) -> None:
        for column, row in inside(self.form, margin):
            self.sheet.paper[self.x + column, self.y + row] = paper

    def outline(self) -> dict[Cell, str]:
        """The edges, character by character."""
        form, glyphs = self.form, self.sheet.glyphs
        drawn = {}
        for row in range(1, 2 * form.rise):
            inset = form.inset(row)
            if inset:
                left, right = glyphs.rising, glyphs.falling
                west, east = (left, right) if row < form.rise else (right, left)
                drawn[inset, row] = west
                drawn[form.width - 1 - inset, row] = east
            else:
                drawn[0, row], drawn[form.width - 1, row] = "<", ">"
        for column in range(form.rise, form.rise + form.flat):
            drawn[column, 0] = drawn[column, 2 * form.rise] = glyphs.flat
        return {(self.x + column, self.y + row): char for (column, row), char in drawn.items()}

    def middle(self, pieces: Sequence[Piece], row: int = 0) -> None:
        column = (self.form.width - _length(pieces) + 1) // 2
        self.sheet.write(self.x + column, self.y + self.form.rise + row, pieces)

    def side(self, direction: int, pieces: Sequence[Piece], gap: int = 0) -> None:
        """Write inside, at the edge that faces a direction."""
        form = self.form
        row = {N: 1, S: 2 * form.rise - 1}.get(direction, form.rise + _slant(direction))
        length, inset = _length(pieces), form.inset(row)
        column = (form.width - length + 1) // 2
        if direction in (NW, SW):
            column = inset + 1 + gap
        elif direction in (NE, SE):
            column = form.width - 1 - inset - gap - length
        self.sheet.write(self.x + column, self.y + row, pieces)

    def edge(self, direction: int) -> Cell:
        """Where something is written on an edge; two tiles share the place on a short slope."""
        form = self.form
        if direction in (N, S):
            column = form.width // 2 - (direction == S)
            return self.x + column, self.y + (0 if direction == N else 2 * form.rise)
        row = form.rise + _slant(direction)
        inset = form.inset(row)
        column = inset if direction in (NW, SW) else form.width - 1 - inset
        return self.x + column, self.y + row

    def corner(self, direction: int) -> Cell:
        """The place beside that, on the way to the northern or southern edge."""
        x, y = self.edge(direction)
        return x + (1 if direction in (NW, SW) else -1), y + _slant(direction)


def _slant(direction: int) -> int:
    return -1 if direction in (NW, NE) else 1


def _length(pieces: Iterable[Piece]) -> int:
    return sum(len(text) for text, _, _ in pieces)


# ---- the chart


def chart(
    view: JSON,
    width: int = 80,
    *,
    ascii: bool = False,  # noqa: A002
    coordinates: bool = False,
    form: FormName | None = None,
) -> list[str]:
    """The map of a view as lines with Rich's markup, none wider than `width`.

    The tiles are as large as fits. Where even the smallest do not, or a larger `form` is asked
    for, what is furthest from the action is left out, and a line says so.
    """
    drawn = spans(view, width, ascii=ascii, coordinates=coordinates, form=form)
    return [markup(line) for line in drawn]


def markup(line: Sequence[Span]) -> str:
    """A line as Rich reads it; a backslash before a tag is doubled, or it would hide the tag."""
    return "".join(_tagged(text, style) if style else text for text, style in line)


def _tagged(text: str, style: str) -> str:
    return f"[{style}]{text}{BACKSLASH if text.endswith(BACKSLASH) else ''}[/]"


def spans(
    view: JSON,
    width: int = 80,
    *,
    ascii: bool = False,  # noqa: A002
    coordinates: bool = False,
    form: FormName | None = None,
) -> list[list[Span]]:
    """The same lines as texts with their styles."""
    scene = Scene(view, coordinates)
    shape = FORMS[form or _fitting(scene, width)]
    shown = _window(scene, max(1, shape.columns(width)))
    sheet = Sheet(shape, PLAIN if ascii else FINE)
    _draw(sheet, scene, shown)
    return [*sheet.lines(width), *_captions(scene, shown, sheet, width)]


def fitting(view: JSON, width: int) -> FormName:
    """The form that `chart` takes: the largest in which the map fits, or else the smallest."""
    return _fitting(Scene(view), width)


def _fitting(scene: Scene, width: int) -> FormName:
    columns = len(scene.columns)
    names = list(FORMS)
    return next((name for name in names if FORMS[name].columns(width) >= columns), names[-1])


def _window(scene: Scene, most: int) -> range:
    """The columns of tiles that are shown: all, or those around the action."""
    columns = scene.columns
    start = max(0, min(columns.index(scene.focus()) - most // 2, len(columns) - most))
    return columns[start : start + most]


@dataclass
class Scene:
    """What is to be shown of a view."""

    view: JSON
    has_coordinates: bool = False
    laid: Chart = field(init=False)
    lit: Lights = field(init=False)
    open: list[Cell] = field(init=False)
    ahead: Cell | None = field(init=False)

    def __post_init__(self) -> None:
        view = self.view
        self.laid = lay_out(view)
        self.lit = _lights(view)
        found = waiting(self.laid, view)
        self.ahead = found[0] if found else None
        is_free = view["phase"] == "lay" and not found
        self.open = self.laid.frontier() if is_free else [self.ahead] if self.ahead else []

    @property
    def columns(self) -> range:
        """The columns of all tiles and open cells."""
        columns = [q for q, _ in [*self.laid.tiles, *self.open]] or [0]
        return range(min(columns), max(columns) + 1)

    def focus(self) -> int:
        """The column where the action is."""
        if self.ahead:
            return self.ahead[0]
        names = [(self.view["choice"] or {}).get("island"), *sorted(self.lit.tiles), NAMES[TONGA]]
        if self.view["phase"] == "sail":
            names = [*sorted({island for island, _ in self.lit.piers}), *names]
        found = (self.laid.of(name) for name in names if name)
        return next((cell[0] for cell in found if cell), self.columns[0])


def _lights(view: JSON) -> Lights:
    """What the seat to move may choose, as far as the rules let it choose that first."""
    if view["phase"] not in ("turn", "sail"):
        return lights([(view["choice"] or {}).get("island", "")])
    if view["phase"] == "sail" and not view["moves"]:
        return lights(_full_piers(view))
    return lights([move["text"] for move in view["moves"]])


def _full_piers(view: JSON) -> list[str]:
    return [
        f"{beach['name']} {edge}"
        for island in view["islands"]
        for beach, printed in _beaches(island)
        for edge in printed.piers
        if beach["full"]
    ]


def _beaches(island: JSON) -> list[tuple[JSON, Beach]]:
    """The beaches of an island, as they are and as they are printed."""
    printed = ISLAND_TILES[NAMES.index(island["name"])].beaches
    return list(zip(island["beaches"], printed, strict=True))


def _coordinates(cell: Cell) -> str:
    """Where a cell is in the notation, whose grid wraps around."""
    half = SIDE // 2
    return ",".join(str((part + half) % SIDE - half) for part in cell)


def _draw(sheet: Sheet, scene: Scene, shown: Collection[int]) -> None:
    def place(cell: Cell) -> Hexagon:
        q, r = cell
        x = (q - min(shown)) * sheet.form.step
        return Hexagon(sheet, x, (2 * r + q) * sheet.form.rise)

    tiles = {cell: tile for cell, tile in scene.laid.tiles.items() if cell[0] in shown}
    for cell in scene.open:
        if cell[0] in shown:
            _draw_open(place(cell), scene, cell)
    for cell in tiles:
        for spot, char in place(cell).outline().items():
            if sheet.ink.get(spot, (" ", ""))[0] != sheet.glyphs.flat:  # it hides corners
                sheet.ink[spot] = char, SEAM
    for cell, tile in tiles.items():
        if "beaches" in tile:
            _draw_island(place(cell), scene, cell, tile)
        else:
            _draw_ocean(place(cell), scene, cell, tile)
    for cell, tile in tiles.items():
        for island, edge in sorted(scene.lit.piers):
            if island == tile["name"]:
                _draw_choice(place(cell), edge, (edge + tile["rotation"]) % EDGES)


def _draw_choice(place: Hexagon, edge: int, direction: int) -> None:
    """The number of an edge that a beach may sail from."""
    spot = place.edge(direction)
    if spot in place.sheet.paper:
        spot = place.corner(direction)
    place.sheet.write(*spot, [(str(edge), f"bold {INK}", GLOW)])


# ---- an empty cell


def _draw_open(place: Hexagon, scene: Scene, cell: Cell) -> None:
    """A cell where a tile may be laid: dotted, with its coordinates, and the group before it."""
    for (x, y), char in place.outline().items():
        if char != place.sheet.glyphs.flat or x % 2:
            place.sheet.ink[x, y] = place.sheet.glyphs.dot, SEAM
    is_laying = scene.view["phase"] == "lay"
    place.middle([(_coordinates(cell) if is_laying else "?", f"bold {INK}", GLOW)])
    if cell == scene.ahead:
        place.middle(_boats(scene.view["group"]["boats"]), 1)


def _boats(colours: Iterable[str]) -> list[Piece]:
    return [_boat(colour) for colour in colours]


def _boat(colour: str, count: int = 1) -> Piece:
    style, paper = SAILS[colour]
    return f"{_initial(colour)}{count if count > 1 else ''}", style, paper


def _initial(colour: str) -> str:
    return INITIALS[COLOURS.index(colour)]


# ---- an island


def _draw_island(place: Hexagon, scene: Scene, cell: Cell, island: JSON) -> None:
    place.fill(SEA)
    place.fill(JUNGLE, int(place.form.is_full))
    _draw_piers(place, island)
    place.middle(_title(place, scene, cell, island))
    if island["royal"]:
        _draw_royal(place, island["royal"])
    elif place.form.is_full:
        _draw_beaches(place, island)
    else:
        _draw_fleet(place, island)


def _draw_piers(place: Hexagon, island: JSON) -> None:
    """Piers are of wood."""
    for _, beach in _beaches(island):
        for edge in beach.piers:
            spot = place.edge((edge + island["rotation"]) % EDGES)
            place.sheet.ink[spot] = place.sheet.ink[spot][0], f"bold {WOOD}"


def _title(place: Hexagon, scene: Scene, cell: Cell, island: JSON) -> list[Piece]:
    """The name and the points; or the coordinates, if they are asked for."""
    tail = _coordinates(cell) if scene.has_coordinates else str(island["points"])
    if not place.form.is_full and any(beach["full"] for beach in island["beaches"]):
        tail += FULL
    room = place.form.width - 2 - len(tail)
    name = island["name"][:room]
    blank = " " if len(name) < room else ""
    colour = GLOW if island["name"] in scene.lit.tiles else FOAM
    return [(name + blank, f"bold {colour}", ""), (tail, f"bold {STONE}", "")]


def _draw_royal(place: Hexagon, owner: str) -> None:
    crown = place.sheet.glyphs.crown
    place.middle([(f"{crown} ", GLOW, ""), _boat(owner), (f" {crown}", GLOW, "")], -1)


def _draw_fleet(place: Hexagon, island: JSON) -> None:
    """All boats of an island by colour, in two rows."""
    counts = Counter(boat for beach in island["beaches"] for boat in beach["boats"])
    rows: list[list[Piece]] = [[], []]
    for colour, count in counts.items():
        piece = _boat(colour, count)
        row = next(row for row in rows if _length([*row, piece]) <= place.form.flat)
        row.append(piece)
    place.side(N, rows[0])
    place.side(S, rows[1])


def _draw_beaches(place: Hexagon, island: JSON) -> None:
    """Every beach at one of its piers, and its letter at the others."""
    beaches, turn = _beaches(island), island["rotation"]
    homes = _homes([[(edge + turn) % EDGES for edge in beach.piers] for _, beach in beaches])
    for letter, home, (view, beach) in zip(LETTERS, homes, beaches, strict=False):
        for edge in beach.piers:
            direction = (edge + turn) % EDGES
            style = f"bold {INK}", GLOW if view["full"] else SAND
            if direction == home:
                free = place.sheet.glyphs.dot * (beach.moorings - len(view["boats"]))
                mark = f"{letter}{FULL if view['full'] else ':'}"
                pieces = [(mark, *style), *_boats(view["boats"]), (free, INK, SAND)]
            else:
                pieces = [(letter, *style)]
            place.side(direction, pieces)


def _homes(beaches: Sequence[Sequence[int]]) -> Sequence[int]:
    """For each beach one of the directions of its piers, so that they crowd each other least."""
    return min(product(*beaches), key=lambda homes: _crowding(homes, beaches))


def _crowding(homes: Sequence[int], beaches: Sequence[Sequence[int]]) -> int:
    shared = sum(pair <= set(homes) for pair in ({NW, NE}, {SW, SE}))
    aside = sum(abs(2 * b.index(h) - len(b) + 1) for h, b in zip(homes, beaches, strict=True))
    return 10 * shared + aside


# ---- an ocean


def _draw_ocean(place: Hexagon, scene: Scene, cell: Cell, ocean: JSON) -> None:
    """The numbers of the routes at both ends, and lines from end to end where there is room.

    Without lines a letter follows each number that stands for more than one route.
    """
    place.fill(SEA)
    routes = OCEAN_TILES[NAMES.index(ocean["name"]) - ISLANDS].routes
    has_lines = place.sheet.glyphs.has_lines and (place.form.is_full or not _do_cross(routes))
    if has_lines:
        _draw_lines(place, routes, ocean["rotation"])
    counts = Counter(route.colours for route in routes)
    for letter, route in zip("xyz", routes, strict=True):
        number = str(route.colours or OPEN)
        tail = letter if counts[route.colours] > 1 and not has_lines else ""
        colour = CURRENTS[route.colours]
        for edge in route.edges:
            pieces = [(number, f"bold {colour}", ""), (tail, colour, "")]
            place.side((edge + ocean["rotation"]) % EDGES, pieces, int(place.form.is_full))
    text = f"{ocean['name']} {_coordinates(cell)}" if scene.has_coordinates else ocean["name"]
    place.middle([(text, f"bold {FOAM}", "")])


def _do_cross(routes: Iterable[Route]) -> bool:
    """Routes of one ocean cross unless all of them join edges that touch."""
    return any((a - b) % EDGES not in (1, EDGES - 1) for a, b in (route.edges for route in routes))


def _draw_lines(place: Hexagon, routes: Iterable[Route], turn: int) -> None:
    drawn: dict[Cell, int] = {}
    for route in routes:
        start, end = ((edge + turn) % EDGES for edge in route.edges)
        for (column, row), dots in _curve(place.form, start, end).items():
            spot = place.x + column, place.y + row
            drawn[spot] = drawn.get(spot, 0) | dots
            place.sheet.ink[spot] = chr(BRAILLE + drawn[spot]), CURRENTS[route.colours]


BRAILLE = 0x2800
_DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""The bits of a Braille character, by column and row of its dots."""


@cache
def _curve(form: Form, start: int, end: int) -> dict[Cell, int]:
    """A route from edge to edge, bent towards the middle, as dots of Braille characters."""
    middle = form.width, 4 * form.rise + 2
    ends = [_half_way(form, direction) for direction in (start, end)]
    drawn: dict[Cell, int] = {}
    for step in range(101):
        t = step / 100
        weights = (1 - t) ** 2, t**2
        x, y = (
            int(middle[axis] + sum(w * e[axis] for w, e in zip(weights, ends, strict=True)))
            for axis in (0, 1)
        )
        spot = x // 2, y // 4
        if spot in inside(form):
            drawn[spot] = drawn.get(spot, 0) | _DOTS[x % 2][y % 4]
    return drawn


def _half_way(form: Form, direction: int) -> tuple[float, float]:
    """From the middle of a tile to the middle of an edge, in dots."""
    dq, dr = DIRECTIONS[direction]
    return dq * form.step, 2 * (2 * dr + dq) * form.rise


# ---- below the map


def _captions(
    scene: Scene, shown: Collection[int], sheet: Sheet, width: int
) -> Iterator[list[Span]]:
    """What lies outside, the group that lands, and what the signs mean."""
    west = sum(q < min(shown) for q, _ in scene.laid.tiles)
    east = sum(q > max(shown) for q, _ in scene.laid.tiles)
    if west or east:
        yield [(f"tiles not shown: {west} in the west, {east} in the east"[:width], "dim")]
    group = scene.view["group"]
    if group and not scene.ahead:
        boats = [(text, f"{colour} on {paper}") for text, colour, paper in _boats(group["boats"])]
        text = f" to land on {scene.view['choice']['island']}"
        yield [*boats[:width], (text[: max(0, width - len(boats))], "")]
    yield [(_legend(sheet, width), "dim")]


def _legend(sheet: Sheet, width: int) -> str:
    """What the signs mean, as far as there is room."""
    glyphs = sheet.glyphs
    boats = f"a:b{glyphs.dot} beach, boat, free mooring" if sheet.form.is_full else "b2 two boats"
    signs = [boats, f"{FULL} full", f"{glyphs.crown} royal", f"3 colours needed, {OPEN} none"]
    texts = accumulate(signs, "{}   {}".format)
    return max((text for text in texts if len(text) <= width), key=len, default="")
