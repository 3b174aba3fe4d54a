"""Islands: shallows, sand with moorings and piers, jungle with palms. All of it turns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist, hypot, pi, radians, sin

from vaka.core.dice import Dice
from vaka.core.drawing.svg_path import Pen, Point, closed_curve, number
from vaka.games.tongiaki.drawing.beach import (
    BERTH_LENGTH,
    BERTH_WIDTH,
    BERTHS,
    END,
    HALF,
    Shore,
    shores,
)
from vaka.games.tongiaki.drawing.hexagon import edge_angle, polar, swung
from vaka.games.tongiaki.rules.constants import TONGA
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, NAMES, Island

STATUE = (0.0, -2.0)
COMPASS = (0.0, -7.0)
STATUE_SCALE = 0.93
NAME = (0.0, 31.0)
ROYAL_NAME = (0.0, 29.5)
ROYAL_PLINTH = (0.0, 0.0)

_STEP = 6
"""The degrees between two points of the jungle's outline."""

_RIM = 1.3
_PROW = 5.2
_PIER: tuple[tuple[str, float, tuple[tuple[Point, Point], ...]], ...] = (
    ("pier", 3.6, (((69, -5.2), (87, -5.2)), ((69, 5.2), (87, 5.2)))),
    ("plank", 11.5, (((68, 0), (86.8, 0)),)),
    ("pier", 1.1, tuple(((x, -6), (x, 6)) for x in (72.6, 76.2, 79.8, 83.4))),
)
"""Colour, width and lines, towards the right: poles, planks, and the gaps between these."""

_WOOD = 45.0
_PALMS = 16
_TRIES = 400
_SIZES = (".9", "1")
_FROND = ((6.4, -45.6), (10.5, -3.3), (5.5, 25.6))
"""Distance from the trunk and angle: where a frond bends, its tip, where it bends back."""


def symbols() -> dict[str, str]:
    drawn = {"mooring-filled": _filled_mooring()}
    for name, island in zip(NAMES, ISLAND_TILES, strict=False):
        drawn[f"tile-{name}"] = _tile(name, island)
        drawn[f"face-{name}"] = _face(island)
    return drawn


def outlines() -> dict[str, str]:
    """Sand and jungle of each island, drawn once and used by several layers."""
    drawn = {}
    for name, island in zip(NAMES, ISLAND_TILES, strict=False):
        drawn[f"sand-{name}"] = "".join(shore.arc() for shore in shores(island))
        drawn[f"jungle-{name}"] = closed_curve(jungle(island))
    return drawn


def markers() -> dict[str, str]:
    """The palm. A board has hundreds: markers on a path need no elements."""
    return {
        "palm": '<marker id="palm" orient="auto" overflow="visible" markerWidth="1"'
        f' markerHeight="1">{_palm()}</marker>'
    }


def _tile(name: str, island: Island) -> str:
    beaches = shores(island)
    buoys = "" if name == NAMES[TONGA] else '<use href="#mark-buoys"/>'
    return (
        '<g clip-path="url(#tile-clip)"><use href="#tile-outline" fill="var(--sea)"/>'
        f"{_coast(name)}{_piers(beaches)}"
        f'<use href="#sand-{name}" fill="none" stroke="var(--sand)" stroke-width="{2 * HALF:.0f}"'
        f' stroke-linecap="round"/>{_wood(name)}{_moorings(beaches)}{_grove(island)}{buoys}</g>'
    )


def _coast(name: str) -> str:
    """Shallows, foam and wet sand, each a little wider than the land."""
    layers = (("foam", ".22", 15.0), ("foam", ".75", 8.0), ("wet", "1", 3.4))
    return "".join(
        f'<g stroke="var(--{tone})" opacity="{opacity}" stroke-linejoin="round"'
        f' stroke-linecap="round"><use href="#sand-{name}" fill="none"'
        f' stroke-width="{number(2 * HALF + wider)}"/>'
        f'<use href="#jungle-{name}" fill="var(--{tone})" stroke-width="{number(wider)}"/></g>'
        for tone, opacity, wider in layers
    )


def _wood(name: str) -> str:
    wood = f'<use href="#jungle-{name}" fill="var(--jungle)"'
    rise = f'<use href="#jungle-{name}" fill="var(--shade)" opacity=".45" transform="scale(.9)"/>'
    return f'{wood}/>{rise}{wood} transform="scale(.8)"/>'


# ---- moorings and piers: those of an island together, line by line


def _moorings(beaches: Sequence[Shore]) -> str:
    """A mooring is a line with round ends, its rim the same line wider; a mark is its prow."""
    angles = [angle for shore in beaches for angle in shore.moorings]
    half = (BERTH_LENGTH - BERTH_WIDTH) / 2
    lines = "".join(
        Pen().move(polar(BERTHS - half, angle)).line(polar(BERTHS + half, angle)).path()
        for angle in angles
    )
    return (
        f'<g fill="none" stroke-linecap="round">{_stroke(lines, "foam", BERTH_WIDTH + _RIM)}'
        f"{_stroke(lines, 'berth', BERTH_WIDTH - _RIM)}</g>"
        f'<path d="{"".join(_prow(angle) for angle in angles)}" fill="none" stroke="var(--ink)"'
        ' opacity=".3" stroke-width="1.6"/>'
    )


def _prow(angle: float) -> str:
    """The bow of a mooring, towards the sea."""
    near, far = BERTHS + 3.5, BERTHS + 4.5
    pen = Pen().move(swung((near, -_PROW), angle)).line(swung((far, -_PROW), angle))
    return pen.arc(_PROW, swung((far, _PROW), angle)).line(swung((near, _PROW), angle)).path()


def _filled_mooring() -> str:
    return (
        f'<rect x="{number(-BERTH_WIDTH / 2)}" y="{number(-BERTH_LENGTH / 2)}"'
        f' width="{number(BERTH_WIDTH)}" height="{number(BERTH_LENGTH)}"'
        f' rx="{number(BERTH_WIDTH / 2)}" fill="var(--wet)" stroke="var(--wet)"'
        f' stroke-width="{number(_RIM)}"/>'
    )


def _piers(beaches: Sequence[Shore]) -> str:
    """Planks between two poles, and a shadow under them."""
    angles = [edge_angle(edge) for shore in beaches for edge in shore.piers]
    shadow = _lines(angles, ((70, 0), (87, 0)))
    return f'<g opacity=".25">{_stroke(shadow, "ink", 16.5)}</g>' + "".join(
        _stroke(_lines(angles, *lines), tone, width) for tone, width, lines in _PIER
    )


def _lines(angles: Sequence[float], *lines: tuple[Point, Point]) -> str:
    """Lines drawn towards the right, rotated to every angle."""
    return "".join(
        Pen().move(swung(start, angle)).line(swung(end, angle)).path()
        for angle in angles
        for start, end in lines
    )


def _stroke(path: str, tone: str, width: float) -> str:
    return f'<path d="{path}" stroke="var(--{tone})" stroke-width="{number(width)}"/>'


# ---- jungle and palms


def jungle(island: Island) -> list[Point]:
    """The edge of the jungle: it fills the middle and runs out to the water between beaches."""
    dice = Dice(f"jungle of {island.name}")
    phases = [dice.below(3600) / 10 for _ in range(3)]
    capes = _capes(shores(island))
    return [polar(_wood_radius(d, capes, phases), d) for d in range(0, 360, _STEP)]


def _capes(beaches: tuple[Shore, ...]) -> list[tuple[float, float]]:
    """The angles between one beach and the next, and a little into both."""
    ends = sorted((shore.first - END, shore.last + END) for shore in beaches)
    ends.append((ends[0][0] + 360, 0.0))
    return [(end - 7, start + 7) for (_, end), (start, _) in pairwise(ends)]


def _wood_radius(angle: float, capes: list[tuple[float, float]], phases: list[float]) -> float:
    radius = _WOOD + 1.3 * _wave(angle, 5, phases[0]) + 0.9 * _wave(angle, 9, phases[1])
    for start, end in capes:
        along = ((angle - start) % 360) / (end - start)
        if 0 < along < 1:
            out = sin(pi * along)
            radius += min(25, 3 + 0.42 * (end - start)) * out**0.55
            radius += 1.6 * _wave(angle, 11, phases[2]) * out
    return radius


def _wave(angle: float, waves: int, phase: float) -> float:
    return sin(radians(waves * angle + phase))


def palms(island: Island) -> list[Point]:
    """Where palms grow: apart from each other and around the statue."""
    dice = Dice(f"palms of {island.name}")
    edge = jungle(island)
    found: list[Point] = []
    for _ in range(_TRIES):
        angle, share = dice.below(3600) / 10, dice.below(1000) / 1000
        limit = hypot(*edge[int(angle / _STEP)]) - 5
        here = polar(31 + share * (limit - 31), angle)
        if all(dist(here, other) > 15 for other in found) and _is_off(here, island):
            found.append(here)
    return found[:_PALMS]


def _is_off(palm: Point, island: Island) -> bool:
    """Whether a palm leaves every mooring free."""
    landward = BERTHS - (BERTH_LENGTH - BERTH_WIDTH) / 2
    berths = [polar(landward, angle) for shore in shores(island) for angle in shore.moorings]
    return all(dist(palm, berth) > BERTH_WIDTH / 2 + 9 for berth in berths)


def _grove(island: Island) -> str:
    """Two sizes of palms, each turned like the path from one to the next."""
    grown = palms(island)
    groves = "".join(
        f'<path d="{_way(grown[size::2])}" stroke-width="{scale}"/>'
        for size, scale in enumerate(_SIZES)
    )
    ends = "".join(f' marker-{place}="url(#palm)"' for place in ("start", "mid", "end"))
    return f'<g display="var(--palms)" fill="none"{ends}>{groves}</g>'


def _way(points: Sequence[Point]) -> str:
    pen = Pen().move(points[0])
    for point in points[1:]:
        pen.line(point)
    return pen.path()


def _palm() -> str:
    """Seen from above: dark fronds between light ones, the same from every side."""
    return (
        f'<path d="{_fronds(24, 1.02)}" fill="var(--shade)"/>'
        f'<path d="{_fronds(0, 1)}" fill="var(--leaf)"/><circle r="1.5" fill="var(--plank)"/>'
    )


def _fronds(first: float, scale: float) -> str:
    """All fronds of one colour as one path."""
    return "".join(_frond(first + angle, scale) for angle in range(0, 360, 60))


def _frond(angle: float, scale: float) -> str:
    """From the trunk to the tip and back, each way bent to its own side."""
    bends = [polar(scale * far, angle + aside) for far, aside in _FROND]
    (a, b), (c, d), (e, f) = [(number(x), number(y)) for x, y in bends]
    return f"M0 0Q{a} {b} {c} {d} {e} {f} 0 0"


# ---- what stays upright


def _face(island: Island) -> str:
    """A clearing as wide as the name, where palms fade, and what stands behind it."""
    clearing = f'<ellipse cy="27" rx="{3 * len(island.name) + 7}" ry="10" fill="url(#clearing)"/>'
    if not island.points:
        x, y = COMPASS
        return f'{clearing}<use href="#star-compass" x="{number(x)}" y="{number(y)}"/>'
    x, y = STATUE
    return (
        f'{clearing}<use href="#statue-{island.points}"'
        f' transform="translate({number(x)} {number(y)}) scale({number(STATUE_SCALE, 2)})"/>'
    )
