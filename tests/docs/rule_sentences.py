"""The rule sentences of the sources, and what honours each: `docs/rules/sentences.txt`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from vaka import games
from vaka.core.game import Game

DATA = Path(__file__).parents[2] / "docs" / "rules" / "sentences.txt"

NO_RULE = {
    "background": "age and duration: the background",
    "tiles": "printed on the tiles: the tile data",
    "drawing": "how the table is drawn",
}


@dataclass(frozen=True)
class Sentence:
    """A sentence of a source, by its number there, and what honours it."""

    source: str
    number: int
    lines: str
    references: tuple[str, ...]


def sentences() -> list[Sentence]:
    """All sentences, in the order of the sources."""
    rows = DATA.read_text("utf-8").splitlines()
    return [found for row in rows if row and not row.startswith("#") for found in _read(row)]


def _read(row: str) -> Iterator[Sentence]:
    source, numbers, lines, *references = row.split()
    first, _, last = numbers.partition("-")
    for number in range(int(first), int(last or first) + 1):
        yield Sentence(source, number, lines.replace("-", "–"), tuple(references))


def game_of(source: str) -> Game:
    """The game that a source belongs to."""
    return next(
        game for game in games.offered() if source in {known.id for known in game.rulebook.sources}
    )


def table() -> str:
    """The page: a table for each source."""
    found = sentences()
    parts = [
        "# What honours each sentence",
        f"The five sources have {len(found)} rule sentences. Each row names one by its number and"
        " its line in the source, and the rule or option that honours it.",
    ]
    for source in dict.fromkeys(sentence.source for sentence in found):
        book = game_of(source).rulebook
        title = next(known.text for known in book.sources if known.id == source)
        parts.append(f"## {source}: {book.title}, {title}")
        rows = [_row(sentence) for sentence in found if sentence.source == source]
        parts.append("\n".join(["| sentence | line | honoured by |", "| --- | --- | --- |", *rows]))
    return "\n\n".join(parts) + "\n"


def _row(sentence: Sentence) -> str:
    told = ", ".join(_told(reference) for reference in sentence.references)
    return f"| {sentence.source}.{sentence.number} | {sentence.lines} | {told} |"


def _told(reference: str) -> str:
    if reference in NO_RULE:
        return NO_RULE[reference]
    if reference.startswith("G"):
        return f"{reference} of the strategy guide"
    return f"`{reference}`" if "=" in reference else reference
