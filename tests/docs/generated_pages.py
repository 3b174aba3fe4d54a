"""The pages of the site that are made from the games: `make docs` writes them before the build.

    python -m tests.docs.generated_pages build/docs

A page in `docs` includes one of them by a snippet: `--8<-- "build/docs/tongiaki-examples.md"`.
"""

from __future__ import annotations

import base64
import sys
from html import escape
from pathlib import Path

from tests.docs import rule_sentences
from vaka import games
from vaka.core.drawing import Drawing, picture_keys
from vaka.core.game import Game
from vaka.core.translations import ENGLISH


def pages() -> dict[str, str]:
    """Every generated page by its file name."""
    found = {"sentences.md": rule_sentences.table()}
    for game in games.offered():
        drawing = games.part(game, "drawing")
        if drawing:
            found[f"{game.name}-examples.md"] = _examples(game, drawing)
            found[f"{game.name}-guide.md"] = _guide(game, drawing)
        if game.features.observations:
            found[f"{game.name}-observation.md"] = _observation(game)
    return found


def _observation(game: Game) -> str:
    """The layout of an observation at the smallest table, field by field."""
    seats = game.player_counts[0]
    layout = game.observation(seats)
    lines = [
        f"Version {layout.version}; {layout.size} bytes with {seats} seats.",
        "",
        "| field | bytes | shape | largest | meaning |",
        "| --- | --- | --- | --- | --- |",
    ]
    for field in layout.fields:
        shape = " × ".join(map(str, field.shape))
        own = " (only you know it)" if field.is_private else ""
        extent = f"{field.offset} to {field.end - 1}"
        lines.append(
            f"| `{field.name}` | {extent} | {shape} | {field.high} | {field.meaning}{own} |"
        )
    return "\n".join(lines) + "\n"


def _examples(game: Game, drawing: Drawing) -> str:
    """The rules with pictures, and their pictures."""
    parts = [f"# Pictures of the rules of {game.rulebook.title}"]
    for rule in drawing.examples():
        if rule in game.rulebook:
            parts += [f"## {rule}", game.rulebook[rule].text, *_figures(game, drawing, rule)]
    return "\n\n".join(parts) + "\n"


def _guide(game: Game, drawing: Drawing) -> str:
    """The strategy guide, with its numbers and pictures."""
    guide = game.guide_in(ENGLISH)
    assert guide is not None
    parts = [f"# {guide.title}", *guide.introduction]
    for section in guide.sections:
        parts.append(f"## {section.title}")
        for tip in section.tips:
            rules = ", ".join(tip.rules)
            parts += [f"### {tip.heading}", f"{tip.text} *({tip.id}; rules {rules})*"]
            if tip.table:
                head, *rows = tip.table
                lines = [head, ["---"] * len(head), *rows]
                parts.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
            parts += _figures(game, drawing, tip.id)
    return "\n\n".join(parts) + "\n"


def _figures(game: Game, drawing: Drawing, name: str) -> list[str]:
    """The pictures of a rule or a tip."""
    keys = picture_keys(name, drawing.examples().get(name, 0))
    return [
        figure(drawing.example_svg(name, number=number), str(game.texts()[key]))
        for number, key in enumerate(keys, start=1)
    ]


def figure(svg: str, caption: str) -> str:
    """A picture inside a page, with its caption."""
    data = base64.b64encode(svg.encode()).decode()
    return (
        f'<figure><img src="data:image/svg+xml;base64,{data}" alt="">'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )


def write(folder: Path) -> None:
    """Write all pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
