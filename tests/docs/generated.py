"""The pages of the site that are made from the games: `make docs` writes them before the build.

    python -m tests.docs.generated build/docs

A page in `docs` includes one of them by a snippet: `--8<-- "build/docs/tongiaki-examples.md"`.
"""

from __future__ import annotations

import base64
import sys
from html import escape
from pathlib import Path

from tests.docs import sentences
from vaka import games
from vaka.core.drawing import Drawing, picture_keys
from vaka.core.game import Game


def pages() -> dict[str, str]:
    """Every generated page by its file name."""
    found = {"sentences.md": sentences.table()}
    for game in games.offered():
        drawing = games.part(game, "drawing")
        if drawing:
            found[f"{game.name}-examples.md"] = _examples(game, drawing)
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
    for rule, count in drawing.examples().items():
        parts += [f"## {rule}", game.rulebook[rule].text]
        for number, key in enumerate(picture_keys(rule, count), start=1):
            svg = drawing.example_svg(rule, number=number)
            parts.append(figure(svg, str(game.texts()[key])))
    return "\n\n".join(parts) + "\n"


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
