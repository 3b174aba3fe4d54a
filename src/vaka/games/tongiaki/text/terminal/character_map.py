"""The map in a terminal: as large as fits, around the action.

Colours are redundant: the characters say the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate

from vaka.core.game import JSON
from vaka.games.tongiaki.drawing.flat_map import Cell
from vaka.games.tongiaki.rules.constants import EDGES
from vaka.games.tongiaki.text.terminal.canvas import (
    BACKSLASH,
    FINE,
    FORMS,
    FULL,
    OPEN,
    PLAIN,
    Canvas,
    FormName,
    Hexagon,
    Span,
)
from vaka.games.tongiaki.text.terminal.island import draw_island
from vaka.games.tongiaki.text.terminal.ocean import draw_ocean
from vaka.games.tongiaki.text.terminal.palette import GLOW, INK, SEAM, sails
from vaka.games.tongiaki.text.terminal.scene import Scene, coordinates


def draw_map(
    view: JSON,
    width: int = 80,
    *,
    ascii: bool = False,  # noqa: A002
    coordinates: bool = False,
    form: FormName | None = None,
) -> list[str]:
    """The map of a view as lines with Rich's markup, none wider than `width`.

    The tiles are as large as fits. If even the smallest do not fit, or a larger `form` is
    requested, the tiles furthest from the action are left out, and a line says so.
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
    canvas = Canvas(shape, PLAIN if ascii else FINE)
    _draw(canvas, scene, shown)
    return [*canvas.lines(width), *captions(scene, shown, canvas, width)]


def fitting(view: JSON, width: int) -> FormName:
    """The form that `draw_map` takes: the largest in which the map fits, or else the smallest."""
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


def _draw(canvas: Canvas, scene: Scene, shown: Collection[int]) -> None:
    def place(cell: Cell) -> Hexagon:
        q, r = cell
        x = (q - min(shown)) * canvas.form.step
        return Hexagon(canvas, x, (2 * r + q) * canvas.form.rise)

    tiles = {cell: tile for cell, tile in scene.laid.tiles.items() if cell[0] in shown}
    for cell in scene.open:
        if cell[0] in shown:
            draw_open(place(cell), scene, cell)
    for cell in tiles:
        for spot, char in place(cell).outline().items():
            if canvas.characters.get(spot, (" ", ""))[0] != canvas.glyphs.flat:  # it hides corners
                canvas.characters[spot] = char, SEAM
    for cell, tile in tiles.items():
        if "beaches" in tile:
            draw_island(place(cell), scene, cell, tile)
        else:
            draw_ocean(place(cell), scene, cell, tile)
    for cell, tile in tiles.items():
        for island, edge in sorted(scene.lit.piers):
            if island == tile["name"]:
                _draw_choice(place(cell), edge, (edge + tile["rotation"]) % EDGES)


def _draw_choice(place: Hexagon, edge: int, direction: int) -> None:
    """The number of an edge that a beach may sail from."""
    spot = place.edge(direction)
    if spot in place.canvas.background:
        spot = place.corner(direction)
    place.canvas.write(*spot, [(str(edge), f"bold {INK}", GLOW)])


# ---- an empty cell


def draw_open(place: Hexagon, scene: Scene, cell: Cell) -> None:
    """A cell where a tile may be laid: dotted, with its coordinates, and the group before it."""
    for (x, y), char in place.outline().items():
        if char != place.canvas.glyphs.flat or x % 2:
            place.canvas.characters[x, y] = place.canvas.glyphs.dot, SEAM
    is_laying = scene.view["phase"] == "lay"
    place.middle([(coordinates(cell) if is_laying else "?", f"bold {INK}", GLOW)])
    if cell == scene.ahead:
        place.middle(sails(scene.view["group"]["boats"]), 1)


# ---- below the map


def captions(
    scene: Scene, shown: Collection[int], canvas: Canvas, width: int
) -> Iterator[list[Span]]:
    """The tiles not shown, the group that lands, and the legend."""
    west = sum(q < min(shown) for q, _ in scene.laid.tiles)
    east = sum(q > max(shown) for q, _ in scene.laid.tiles)
    if west or east:
        yield [(f"tiles not shown: {west} in the west, {east} in the east"[:width], "dim")]
    group = scene.view["group"]
    if group and not scene.ahead:
        boats = [
            (text, f"{colour} on {background}")
            for text, colour, background in sails(group["boats"])
        ]
        text = f" to land on {scene.view['choice']['island']}"
        yield [*boats[:width], (text[: max(0, width - len(boats))], "")]
    yield [(_legend(canvas, width), "dim")]


def _legend(canvas: Canvas, width: int) -> str:
    """The legend, as far as it fits."""
    glyphs = canvas.glyphs
    boats = f"a:b{glyphs.dot} beach, boat, free mooring" if canvas.form.is_full else "b2 two boats"
    signs = [boats, f"{FULL} full", f"{glyphs.crown} royal", f"3 colours needed, {OPEN} none"]
    texts = accumulate(signs, "{}   {}".format)
    return max((text for text in texts if len(text) <= width), key=len, default="")
