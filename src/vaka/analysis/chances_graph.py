"""An analysis as an SVG graph: the chance of each player to win over the turns.

Each player has a line in the colour of its first seat, with the mark of that seat at the end. The
paler band is the 95 % interval. Turning points are numbered: a circle for a choice, a diamond for
chance. Tooltips describe the steps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from vaka.analysis.analysis_json import AnalysisBody, ChanceBody, StepBody, TurningPointBody
from vaka.analysis.chance_curves import GraphScale, chance_curves, graph_points
from vaka.analysis.reason_sentences import phrase
from vaka.core.drawing.palette import SEAT_STYLES, Palette, Theme
from vaka.core.drawing.seat_emblem import sail
from vaka.core.drawing.svg_document import FONT
from vaka.core.drawing.svg_path import number

WIDTH, HEIGHT = 960.0, 460.0
LEFT, RIGHT, TOP, BOTTOM = 54.0, 70.0, 106.0, 46.0
SAIL_GAP = 27.0
"""The minimum distance between the sails at the right edge."""

BADGE_GAP = 25.0
"""The minimum distance between the marks of turning points."""

NUMBER_GAP = 30.0
"""The minimum distance between the numbers of turns."""

MAX_TEXT_LENGTH = 100
"""The maximum number of characters of a move in the text of a turning point."""

STRIP = 7.0
"""The height of the strip that shows whose turn it is."""


class ChancesGraph:
    """The geometry of one analysis, and its parts as SVG."""

    def __init__(self, body: AnalysisBody) -> None:
        self.body = body
        self.steps = [step for turn in body["turns"] for step in turn["steps"]]
        self.moments = graph_points(body)
        self.scale = GraphScale(
            body["plies"], LEFT, TOP, WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        )
        self.curves = chance_curves(body, self.scale)
        self.words = [word_of(body, player) for player in range(len(body["players"]))]

    # ---- coordinates

    def x(self, ply: int) -> float:
        """The x coordinate of a ply."""
        return self.scale.x(ply)

    def y(self, chance: float) -> float:
        """The y coordinate of a chance."""
        return self.scale.y(chance)

    # ---- parts

    def head(self) -> str:
        """Title and legend."""
        legend = _spread(
            f'<g transform="scale(.8)">{_sign(self.words[player], player)}</g>'
            f'<text x="13" y="5" class="name">{escape(_shortened(entry["name"]))}</text>'
            for player, entry in enumerate(self.body["players"])
        )
        title = escape(_shortened(title_text(self.body), 60))
        return (
            f'<text x="{number(LEFT)}" y="31" class="title">{title}</text>'
            f'<text x="{number(WIDTH - 14)}" y="31" text-anchor="end" class="note">'
            f"{escape(phrase('axis'))}</text>"
            f'<g transform="translate({number(LEFT + 9)} 58)">{legend}</g>'
        )

    def grid(self) -> str:
        """Lines at every quarter, and the numbers of turns."""
        right = number(WIDTH - RIGHT)
        lines = "".join(
            f'<path d="M{number(LEFT)} {number(self.y(share))}H{right}" class="grid"/>'
            f'<text x="{number(LEFT - 9)}" y="{number(self.y(share) + 4)}" text-anchor="end"'
            f' class="note">{share:.0%}</text>'
            for share in (0.0, 0.25, 0.5, 0.75, 1.0)
        )
        return lines + "".join(self._turn_numbers())

    def _turn_numbers(self) -> Iterator[str]:
        """As many numbers as there is room for."""
        free = LEFT
        for turn in self.body["turns"]:
            x = self.x(turn["ply"])
            if turn["turn"] and x >= free:
                free = x + NUMBER_GAP
                at = f'x="{number(x)}" y="{number(HEIGHT - 16)}"'
                yield f'<text {at} text-anchor="middle" class="note">{turn["turn"]}</text>'

    def strip(self) -> str:
        """A strip that shows whose turn it was."""
        ends = [*[turn["ply"] for turn in self.body["turns"]][1:], self.body["plies"]]
        top = number(self.y(0) + 6)
        return "".join(
            f'<rect x="{number(self.x(turn["ply"]) + 0.4)}" y="{top}" height="{number(STRIP)}"'
            f' width="{number(max(self.x(end) - self.x(turn["ply"]) - 0.8, 0.6))}" rx="1.5"'
            f' fill="{_colour(self.body["seats"][turn["seat"]]["word"], turn["seat"])}"/>'
            for turn, end in zip(self.body["turns"], ends, strict=False)
        )

    def bands(self) -> str:
        """The intervals."""
        return "".join(
            f'<path d="{self.curves[player]["band"]}" fill="{_colour(word, player)}" class="band"/>'
            for player, word in enumerate(self.words)
        )

    def lines(self) -> str:
        """The lines of the chances; a rim below keeps pale colours readable."""
        return "".join(
            f'<path d="{line}" class="rim"/>'
            f'<path d="{line}" class="line" stroke="{_colour(word, player)}"/>'
            for player, word in enumerate(self.words)
            if (line := self.curves[player]["line"])
        )

    def sails(self) -> str:
        """The marks of the players at the right end of their lines."""
        last = self.moments[-1].chances
        wanted = [self.y(chance["chance"]) for chance in last]
        places = _apart(wanted, self.y(1), self.y(0) - 6, SAIL_GAP)
        edge = WIDTH - RIGHT
        return "".join(
            f'<path d="M{number(edge + 2)} {number(want)}L{number(edge + 13)} {number(place)}"'
            f' class="leader"/><g transform="translate({number(edge + 26)} {number(place)})'
            f' scale(.86)">{_sign(self.words[player], player)}</g>'
            for player, (want, place) in enumerate(zip(wanted, places, strict=True))
        )

    def turning_points(self) -> str:
        """Numbered marks at the top, and a dot on the line that changed most."""
        points = self.body["turning_points"]
        steps = [next(s for s in self.steps if s["ply"] == point["ply"]) for point in points]
        places = _apart([self.x(step["to"]) for step in steps], LEFT, WIDTH - RIGHT, BADGE_GAP)
        found = zip(points, steps, places, strict=True)
        return "".join(
            self._turning_point(index, *entry) for index, entry in enumerate(found, start=1)
        )

    def _turning_point(
        self, index: int, point: TurningPointBody, step: StepBody, place: float
    ) -> str:
        x, after = self.x(step["to"]), self._after(step)[point["player"]]["chance"]
        shape = (
            '<path d="M0-11.5 11.5 0 0 11.5-11.5 0Z" class="badge"/>'
            if point["cause"] == "luck"
            else '<circle r="9.5" class="badge"/>'
        )
        return (
            f"<g><title>{escape(turning_text(self.body, point))}</title>"
            f'<path d="M{number(place)} {number(TOP - 14)}L{number(x)} {number(TOP)}'
            f'V{number(self.y(0))}" class="turning"/>'
            f'<circle cx="{number(x)}" cy="{number(self.y(after))}" r="4"'
            f' fill="{_colour(self.words[point["player"]], point["player"])}" class="dot"/>'
            f'<g transform="translate({number(place)} {number(TOP - 16)})">{shape}'
            f'<text y="4.2" text-anchor="middle" class="count">{index}</text></g></g>'
        )

    def hovers(self) -> str:
        """Tooltips for the steps."""
        top, height = number(TOP), number(self.y(0) - TOP + STRIP + 8)
        return "".join(
            f'<rect x="{number(self.x(step["ply"]))}" y="{top}" height="{height}" class="hover"'
            f' width="{number(max(self.x(step["to"]) - self.x(step["ply"]), 1))}">'
            f"<title>{escape(self._tooltip(step))}</title></rect>"
            for step in self.steps
        )

    def _tooltip(self, step: StepBody) -> str:
        """The tooltip of a step."""
        turn = next(t for t in reversed(self.body["turns"]) if t["ply"] <= step["ply"])
        lines = [phrase("turn", n=turn["turn"]) if turn["turn"] else phrase("before")]
        lines.append(played_text(self.body, step))
        if step["played"] and step["best"] and step["verdict"] not in ("only", "best"):
            lines.append(phrase("better", text=step["best"]["text"]))
        lines += [chance_text(self.body, i, c) for i, c in enumerate(self._after(step))]
        return "\n".join(lines)

    def _after(self, step: StepBody) -> Sequence[ChanceBody]:
        return self.moments[self.steps.index(step) + 1].chances


# ---- texts


def word_of(body: AnalysisBody, player: int) -> str:
    """The word of the first seat of a player."""
    return next(seat["word"] for seat in body["seats"] if seat["player"] == player)


def title_text(body: AnalysisBody) -> str:
    """The game and its players."""
    names = ", ".join(player["name"] for player in body["players"])
    return phrase("title", game=body["game"].capitalize(), players=names)


def played_text(body: AnalysisBody, step: StepBody) -> str:
    """The move or the outcome of chance in a step."""
    if step["seat"] < 0:
        return phrase("drawn", text=step["text"])
    return phrase("played", seat=body["seats"][step["seat"]]["word"], text=step["text"])


def chance_text(body: AnalysisBody, player: int, chance: ChanceBody) -> str:
    """The chance of a player, with its interval."""
    low, high = round(100 * chance["low"]), round(100 * chance["high"])
    percent = round(100 * chance["chance"])
    return phrase("chance", seat=word_of(body, player), percent=percent, low=low, high=high)


def turning_text(body: AnalysisBody, point: TurningPointBody) -> str:
    """A turning point: when, who or what, and how the chances changed."""
    key = "gain" if point["change"] > 0 else "loss"
    percent = abs(round(100 * point["change"]))
    change = phrase(key, seat=word_of(body, point["player"]), percent=percent)
    text = _shortened(point["text"], MAX_TEXT_LENGTH)
    what = phrase(point["cause"], seat=body["seats"][point["seat"]]["word"], text=text)
    when = phrase("turn", n=point["turn"]) if point["turn"] else phrase("before")
    return f"{when.capitalize()}, {what} ({change})"


# ---- the picture


def graph_svg(body: AnalysisBody) -> str:
    """The graph as an SVG file in the light or dark theme of the reader."""
    return (
        graph_element(body, f"<style>svg{{{colour_properties('light')}}}{_DARK}{STYLE}</style>")
        + "\n"
    )


def graph_element(body: AnalysisBody, style: str = "") -> str:
    """The graph as an SVG element. Its colours are CSS custom properties."""
    graph = ChancesGraph(body)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" class="graph"'
        f' viewBox="0 0 {number(WIDTH)} {number(HEIGHT)}" font-family="{FONT}">'
        f"<title>{escape(title_text(body))}</title>{style}"
        f'<rect width="{number(WIDTH)}" height="{number(HEIGHT)}" rx="16" class="paper"/>'
        f"{graph.head()}{graph.grid()}{graph.strip()}{graph.bands()}{graph.lines()}{graph.sails()}"
        f"{graph.hovers()}{graph.turning_points()}</svg>"
    )


def colour_properties(theme: Theme) -> str:
    """All colours of a theme as CSS custom properties."""
    return f"{Palette().declarations(theme)}--marks:inline;"


STYLE = (
    ".graph text{fill:var(--text);font-variant-numeric:tabular-nums}"
    ".paper{fill:var(--surface)}"
    ".title{font-size:19px;font-weight:750}.name{font-size:14px;font-weight:650}"
    ".graph .note{font-size:12.5px;fill:var(--muted)}"
    ".grid{stroke:var(--line);fill:none}"
    ".band{opacity:.17}"
    ".rim{fill:none;stroke:var(--rim);stroke-width:4;stroke-linejoin:round;opacity:.5}"
    ".line{fill:none;stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round}"
    ".leader{stroke:var(--muted);fill:none}"
    ".turning{stroke:var(--muted);stroke-dasharray:2 4;fill:none}"
    ".dot{stroke:var(--rim);stroke-width:1.4}"
    ".badge{fill:var(--ink);stroke:var(--badge);stroke-width:1.4}"
    ".graph .count{fill:var(--badge);font-size:12px;font-weight:750}"
    ".hover{fill:var(--accent);opacity:0}.hover:hover{opacity:.16}"
)
_DARK = f"@media (prefers-color-scheme:dark){{svg{{{colour_properties('dark')}}}}}"


def _sign(word: str, player: int) -> str:
    """The sail of a seat, or a numbered disc for a seat without one."""
    if word in SEAT_STYLES:
        return sail(word)
    return (
        f'<circle r="11" fill="{_colour(word, player)}" stroke="var(--rim)" stroke-width="1.2"/>'
        f'<text y="4.5" text-anchor="middle" class="count">{player + 1}</text>'
    )


def _colour(word: str, index: int) -> str:
    return (
        f"var(--seat-{word})" if word in SEAT_STYLES else f"hsl({40 + 137 * index % 360} 45% 48%)"
    )


def _spread(entries: Iterator[str]) -> str:
    return "".join(
        f'<g transform="translate({150 * index} 0)">{entry}</g>'
        for index, entry in enumerate(entries)
    )


def _shortened(text: str, most: int = 15) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _apart(wanted: Sequence[float], top: float, bottom: float, gap: float) -> list[float]:
    """Positions close to the wanted ones, at least `gap` apart and between `top` and `bottom`."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    places = [0.0] * len(wanted)
    floor = top
    for index in order:
        places[index] = max(wanted[index], floor)
        floor = places[index] + gap
    ceiling = bottom
    for index in reversed(order):
        places[index] = min(places[index], ceiling)
        ceiling = places[index] - gap
    return places
