"""A picture of a board with the players and their points, to share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import count

from vaka.core.drawing.palette import Palette, Theme
from vaka.core.drawing.seat_emblem import sail
from vaka.core.drawing.svg_document import FONT
from vaka.core.drawing.svg_path import number

WIDTH = 1000.0
_HEAD = 76.0
_LINE = 46.0
_EDGE = 28.0
_SAIL = 34.0
_TITLE = 'font-size="34" font-weight="750" fill="var(--text)"'
_NAME = 'font-size="24" font-weight="650" fill="var(--text)"'

_CALLED = re.compile(r"<title>.*?</title>")
_ROOT = re.compile(r'<svg [^>]*?viewBox="([^"]+)"[^>]*>')


@dataclass(frozen=True)
class PlayerRow:
    """A line of the picture."""

    seats: Sequence[str]
    name: str
    points: int
    wins: bool


def result_picture(
    board: str, title: str, players: Sequence[PlayerRow], theme: Theme = "light"
) -> str:
    """A board with the players and their points below it; winners have a star."""
    root = _ROOT.match(board)
    if root is None:
        raise ValueError("a board is an SVG with a viewBox")
    _, _, wide, high = (float(value) for value in root[1].split())
    tall = WIDTH * high / wide
    height = _HEAD + tall + _LINE * len(players) + 2 * _EDGE
    inner = f'<svg y="{number(_HEAD)}" width="{number(WIDTH)}" height="{number(tall)}"'
    lines = "".join(
        _line(player, _HEAD + tall + _EDGE + _LINE * index) for index, player in enumerate(players)
    )
    drawn = (
        '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' width="{number(WIDTH)}" height="{number(height)}"'
        f' viewBox="0 0 {number(WIDTH)} {number(height)}" font-family="{FONT}">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{number(WIDTH)}" height="{number(height)}" fill="var(--surface)"/>'
        f'<text x="{number(_EDGE)}" y="50" {_TITLE}>{escape(title)}</text>'
        f'{inner} viewBox="{root[1]}">{_CALLED.sub("", board[root.end() :], 1)}{lines}</svg>\n'
    )
    return Palette().resolved(drawn, theme)


def _line(player: PlayerRow, top: float) -> str:
    sails = "".join(
        f'<g transform="translate({number(x)} 16) scale(1.3)">{sail(seat)}</g>'
        for x, seat in zip(count(_EDGE + 16, _SAIL), player.seats, strict=False)
    )
    points = f'x="{number(WIDTH - _EDGE)}" y="24" text-anchor="end"'
    name = escape(f"{player.name} ★" if player.wins else player.name)
    return (
        f'<g transform="translate(0 {number(top)})">{sails}'
        f'<text x="{number(_EDGE + 8 + _SAIL * len(player.seats))}" y="24" {_NAME}>{name}</text>'
        f"<text {points} {_NAME}>{player.points}</text></g>"
    )
