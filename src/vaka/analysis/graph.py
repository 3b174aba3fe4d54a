"""An analysis as a picture that stands alone: the chance of every player over the turns.

A line is a player's, in the colour of its first seat, and a sail with the seat's mark stands at its
end; the paler band is the 95 % interval. A circle with a number marks a choice that turned the
game, a diamond a stroke of luck. Pointing at a step tells what happened there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from vaka.analysis.document import AnalysisBody, ChanceBody, StepBody, TurningPointBody
from vaka.analysis.words import phrase
from vaka.core.drawing.document import FONT
from vaka.core.drawing.palette import SEATS, SHARED
from vaka.core.drawing.path import number
from vaka.core.drawing.sail import sail

WIDTH, HEIGHT = 960.0, 460.0
LEFT, RIGHT, TOP, BOTTOM = 54.0, 70.0, 106.0, 46.0
SAIL_GAP = 27.0
"""Sails at the right edge keep so far from each other."""

BADGE_GAP = 25.0
NUMBER_GAP = 30.0
"""And so do the marks of turning points, and the numbers of turns."""

LONGEST_TEXT = 100
"""Characters of what was played, in the words of a turning point: a deal can be long."""

STRIP = 7.0
"""The height of the strip that shows whose turn it is."""


@dataclass(frozen=True)
class Moment:
    """A point of the graph: the chances after `ply` entries."""

    ply: int
    chances: Sequence[ChanceBody]


class Graph:
    """The geometry of one analysis, and its parts as SVG."""

    def __init__(self, body: AnalysisBody) -> None:
        self.body = body
        self.steps = [step for turn in body["turns"] for step in turn["steps"]]
        self.moments = [Moment(step["ply"], step["chances"]) for step in self.steps]
        self.moments.append(Moment(body["plies"], body["chances"]))
        self.words = [word_of(body, player) for player in range(len(body["players"]))]

    # ---- places

    def x(self, ply: int) -> float:
        """Where a ply stands."""
        return LEFT + (WIDTH - LEFT - RIGHT) * ply / max(self.body["plies"], 1)

    def y(self, chance: float) -> float:
        """Where a chance stands."""
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

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
        """Lines at the quarters, and the numbers of turns."""
        right = number(WIDTH - RIGHT)
        lines = "".join(
            f'<path d="M{number(LEFT)} {number(self.y(share))}H{right}" class="grid"/>'
            f'<text x="{number(LEFT - 9)}" y="{number(self.y(share) + 4)}" text-anchor="end"'
            f' class="note">{share:.0%}</text>'
            for share in (0.0, 0.25, 0.5, 0.75, 1.0)
        )
        return lines + "".join(self._turn_numbers())

    def _turn_numbers(self) -> Iterator[str]:
        """As many as have room."""
        free = LEFT
        for turn in self.body["turns"]:
            x = self.x(turn["ply"])
            if turn["turn"] and x >= free:
                free = x + NUMBER_GAP
                at = f'x="{number(x)}" y="{number(HEIGHT - 16)}"'
                yield f'<text {at} text-anchor="middle" class="note">{turn["turn"]}</text>'

    def strip(self) -> str:
        """Whose turn it was."""
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
            f'<path d="{self._band(player)}" fill="{_colour(word, player)}" class="band"/>'
            for player, word in enumerate(self.words)
        )

    def _band(self, player: int) -> str:
        upper = [(self.x(m.ply), self.y(m.chances[player]["high"])) for m in self.moments]
        lower = [(self.x(m.ply), self.y(m.chances[player]["low"])) for m in self.moments]
        return f"{_path([*upper, *reversed(lower)])}Z"

    def lines(self) -> str:
        """The chances: a rim below each colour keeps pale ones readable on paper."""
        return "".join(
            f'<path d="{line}" class="rim"/>'
            f'<path d="{line}" class="line" stroke="{_colour(word, player)}"/>'
            for player, word in enumerate(self.words)
            if (line := self._line(player))
        )

    def _line(self, player: int) -> str:
        return _path([(self.x(m.ply), self.y(m.chances[player]["chance"])) for m in self.moments])

    def sails(self) -> str:
        """Who is who, at the right end of the lines."""
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
        """Numbered marks at the top, and a dot on the line that moved most."""
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
        """What happened, for whoever points at it."""
        top, height = number(TOP), number(self.y(0) - TOP + STRIP + 8)
        return "".join(
            f'<rect x="{number(self.x(step["ply"]))}" y="{top}" height="{height}" class="hover"'
            f' width="{number(max(self.x(step["to"]) - self.x(step["ply"]), 1))}">'
            f"<title>{escape(self._told(step))}</title></rect>"
            for step in self.steps
        )

    def _told(self, step: StepBody) -> str:
        """A step in words, a line for each thing."""
        turn = next(t for t in reversed(self.body["turns"]) if t["ply"] <= step["ply"])
        lines = [phrase("turn", n=turn["turn"]) if turn["turn"] else phrase("before")]
        lines.append(played_text(self.body, step))
        if step["played"] and step["best"] and step["verdict"] not in ("only", "best"):
            lines.append(phrase("better", text=step["best"]["text"]))
        lines += [chance_text(self.body, i, c) for i, c in enumerate(self._after(step))]
        return "\n".join(lines)

    def _after(self, step: StepBody) -> Sequence[ChanceBody]:
        return self.moments[self.steps.index(step) + 1].chances


# ---- words


def word_of(body: AnalysisBody, player: int) -> str:
    """The word that a player's first seat goes by."""
    return next(seat["word"] for seat in body["seats"] if seat["player"] == player)


def title_text(body: AnalysisBody) -> str:
    """What was played by whom."""
    names = ", ".join(player["name"] for player in body["players"])
    return phrase("title", game=body["game"].capitalize(), players=names)


def played_text(body: AnalysisBody, step: StepBody) -> str:
    """What was played or turned up."""
    if step["seat"] < 0:
        return phrase("drawn", text=step["text"])
    return phrase("played", seat=body["seats"][step["seat"]]["word"], text=step["text"])


def chance_text(body: AnalysisBody, player: int, chance: ChanceBody) -> str:
    """The chance of a player, with its interval."""
    low, high = round(100 * chance["low"]), round(100 * chance["high"])
    percent = round(100 * chance["chance"])
    return phrase("chance", seat=word_of(body, player), percent=percent, low=low, high=high)


def turning_text(body: AnalysisBody, point: TurningPointBody) -> str:
    """A turning point in words: when, who or what, and what it changed."""
    key = "gain" if point["change"] > 0 else "loss"
    percent = abs(round(100 * point["change"]))
    change = phrase(key, seat=word_of(body, point["player"]), percent=percent)
    text = _shortened(point["text"], LONGEST_TEXT)
    what = phrase(point["cause"], seat=body["seats"][point["seat"]]["word"], text=text)
    when = phrase("turn", n=point["turn"]) if point["turn"] else phrase("before")
    return f"{when.capitalize()}, {what} ({change})"


# ---- the picture


def svg(body: AnalysisBody) -> str:
    """The graph as a file of its own, light or dark as its reader likes it."""
    return picture(body, f"<style>svg{{{tokens('light')}}}{_DARK}{STYLE}</style>") + "\n"


def picture(body: AnalysisBody, style: str = "") -> str:
    """The graph as an element; its colours are custom properties."""
    graph = Graph(body)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" class="graph"'
        f' viewBox="0 0 {number(WIDTH)} {number(HEIGHT)}" font-family="{FONT}">'
        f"<title>{escape(title_text(body))}</title>{style}"
        f'<rect width="{number(WIDTH)}" height="{number(HEIGHT)}" rx="16" class="paper"/>'
        f"{graph.head()}{graph.grid()}{graph.strip()}{graph.bands()}{graph.lines()}{graph.sails()}"
        f"{graph.hovers()}{graph.turning_points()}</svg>"
    )


def tokens(theme: str) -> str:
    """The colours of the look, as custom properties."""
    values = {name: pair[theme == "dark"] for name, pair in SHARED.items()}
    for name, seat in SEATS.items():
        values |= {f"seat-{name}": seat.colour, f"seat-{name}-mark": seat.mark_colour}
    return "".join(f"--{name}:{value};" for name, value in values.items()) + "--marks:inline;"


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
_DARK = f"@media (prefers-color-scheme:dark){{svg{{{tokens('dark')}}}}}"


def _sign(word: str, player: int) -> str:
    """A sail with its mark; a seat that has none is a disc with its number."""
    if word in SEATS:
        return sail(word)
    return (
        f'<circle r="11" fill="{_colour(word, player)}" stroke="var(--rim)" stroke-width="1.2"/>'
        f'<text y="4.5" text-anchor="middle" class="count">{player + 1}</text>'
    )


def _colour(word: str, index: int) -> str:
    return f"var(--seat-{word})" if word in SEATS else f"hsl({40 + 137 * index % 360} 45% 48%)"


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def _spread(entries: Iterator[str]) -> str:
    return "".join(
        f'<g transform="translate({150 * index} 0)">{entry}</g>'
        for index, entry in enumerate(entries)
    )


def _shortened(text: str, most: int = 15) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _apart(wanted: Sequence[float], top: float, bottom: float, gap: float) -> list[float]:
    """Places near to those wanted that keep their distance, between top and bottom."""
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
