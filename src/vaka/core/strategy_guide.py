"""Parser for GUIDE.md, the strategy guide of a game.

The guide has no number of its own: each is a `{name}`, and `guide.json` next to it has the values
that `make guide` computed over thousands of games. GUIDE.md contains:

    # Strategy guide to Tongiaki                        the title
    Where the numbers come from.                        paragraphs of the introduction
    ## Voyages                                          a section
    - **G1** **Never sail alone.** A voyage of one      a tip: id, heading, text, the rules it is
      colour failed in {fail_1}% ... *(T5.5; sinks)*    about, and the reasons of hints it explains
    | colours | failed |                                optional: a table below the tip
    | --- | --- |
    | 1 | {fail_1}% |

Pictures belong to the drawing of the game, by the id of the tip.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from vaka.core.errors import VakaError
from vaka.core.translations import ENGLISH

if TYPE_CHECKING:
    from vaka.core.game import Game

FILE = "GUIDE.md"
NUMBERS = "guide.json"

_TIP = re.compile(
    r"- \*\*(?P<id>G\d+)\*\* \*\*(?P<heading>[^*]+?)[.。]?\*\* (?P<text>\S.*?)"
    r"\s*\*\((?P<rules>[A-Z0-9. ]+)(?:; (?P<reasons>[\w ]+))?\)\*$"
)
_NUMBER = re.compile(r"\{(\w+)\}")


class UnknownTip(VakaError, LookupError):
    """The guide has no tip with this id."""


class MalformedGuide(ValueError):
    """A GUIDE.md has an error; the message names the file and the line."""


@dataclass(frozen=True)
class Tip:
    """A tip: what to do, why, the `rules` it is about, and the `reasons` of hints it explains.

    `table` has the rows of its table, the heading first; it is empty if there is none.
    """

    id: str
    heading: str
    text: str
    rules: tuple[str, ...]
    reasons: tuple[str, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Section:
    """Tips about one subject."""

    title: str
    tips: tuple[Tip, ...]


@dataclass(frozen=True)
class Guide:
    """A strategy guide: `guide["G1"]` returns a tip; iteration yields them in order."""

    title: str
    introduction: tuple[str, ...]
    sections: tuple[Section, ...]

    def __iter__(self) -> Iterator[Tip]:
        return (tip for section in self.sections for tip in section.tips)

    def __getitem__(self, name: str) -> Tip:
        for tip in self:
            if tip.id == name:
                return tip
        raise UnknownTip(f"there is no tip {name}; {self.title} has {', '.join(self.ids())}")

    def ids(self) -> tuple[str, ...]:
        """The ids of all tips, in order."""
        return tuple(tip.id for tip in self)


@cache
def load_guide(package: str, language: str = ENGLISH) -> Guide | None:
    """The guide in a package such as `vaka.games.tongiaki`, with its numbers, in English if there
    is no translation. None if the game has no guide."""
    folder = files(package)
    own = FILE if language == ENGLISH else f"GUIDE.{language}.md"
    name = next((name for name in (own, FILE) if folder.joinpath(name).is_file()), None)
    if name is None:
        return None
    stored = json.loads(folder.joinpath(NUMBERS).read_text("utf-8"))
    numbers = {"games": stored["games"], **stored["numbers"]}
    text = folder.joinpath(name).read_text("utf-8")
    return parse_guide(text, numbers, language if name == own else ENGLISH, f"{name} of {package}")


def write_numbers(
    path: Path, game: Game, agent: str, games: int, numbers: Mapping[str, int | float]
) -> None:
    """Store the numbers of a guide, with the conditions of the games they were counted in."""
    stored = {"rules": game.rules_version, "agent": agent, "games": games, "numbers": dict(numbers)}
    path.write_text(json.dumps(stored, indent=2) + "\n", "utf-8")


def number_text(value: float, language: str) -> str:
    """A number as it is written in a language: 1,234.5 or 1.234,5."""
    text = f"{value:,}"
    if language in ("en", "ja"):
        return text
    group = "\u202f" if language == "fr" else "."
    return text.translate({ord(","): group, ord("."): ","})


def parse_guide(
    text: str, numbers: Mapping[str, float], language: str = ENGLISH, name: str = FILE
) -> Guide:
    """Parse a guide and insert its numbers. `name` is the file name for error messages."""

    def insert(line: int, found: str) -> str:
        unknown = set(_NUMBER.findall(found)) - numbers.keys()
        if unknown:
            raise MalformedGuide(f"{name}, line {line}: there is no number {min(unknown)}")
        return _NUMBER.sub(lambda match: number_text(numbers[match[1]], language), found)

    title, introduction = "", list[str]()
    sections: list[tuple[str, list[Tip]]] = []
    for line, block in _blocks(text):
        filled = insert(line, block)
        if block.startswith("# "):
            title = filled.removeprefix("# ")
        elif block.startswith("## "):
            sections.append((filled.removeprefix("## "), []))
        elif block.startswith("- "):
            if not sections:
                raise MalformedGuide(f"{name}, line {line}: a tip needs a section")
            sections[-1][1].append(_tip(filled, f"{name}, line {line}"))
        elif not sections:
            introduction.append(filled)
        else:
            raise MalformedGuide(f"{name}, line {line}: a section has only tips")
    made = tuple(Section(heading, tuple(tips)) for heading, tips in sections)
    return Guide(title, tuple(introduction), made)


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """Headings, paragraphs and tips, with the line they start on. The rows of a table are lines of
    the tip above it."""
    start, block = 0, ""
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.strip()
        if words.startswith("|") and block.startswith("- "):
            block += f"\n{words}"
            continue
        if words and block and not block.startswith("#") and not _begins(words):
            block += f" {words}"
            continue
        if words or not block.startswith("- "):
            if block:
                yield start, block
            start, block = number, words
    if block:
        yield start, block


def _begins(words: str) -> bool:
    return words.startswith(("#", "- "))


def _tip(block: str, where: str) -> Tip:
    text, *rows = block.splitlines()
    found = _TIP.match(text)
    if not found:
        raise MalformedGuide(f"{where}: this is not a tip: {text[:40]}")
    table = tuple(
        tuple(cell.strip() for cell in row.strip("|").split("|"))
        for row in rows
        if not row.startswith("| ---")
    )
    reasons = (found["reasons"] or "").split()
    rules = tuple(found["rules"].split())
    return Tip(found["id"], found["heading"], found["text"], rules, tuple(reasons), table)
