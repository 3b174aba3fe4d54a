"""The texts of page, games and server in every language, and the page's code that uses them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from vaka import games
from vaka.core.rulebook import file_name
from vaka.core.translations import ENGLISH, LANGUAGES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
GAMES = ROOT / "src" / "vaka" / "games"

LAZY = ", lazy"
"""Added to the name of a folder: its texts that are not part of the first load."""

FOLDERS = {
    "page": PAGE / "texts",
    f"page{LAZY}": PAGE / "texts" / "lazy",
    "server": ROOT / "src" / "vaka" / "server" / "tables" / "sentences",
    **{
        folder: path
        for name in games.names()
        for folder, path in (
            (f"page, {name}", PAGE / "games" / name / "texts"),
            (f"page, {name}{LAZY}", PAGE / "games" / name / "texts" / "lazy"),
            (f"game {name}", GAMES / name / "sentences"),
        )
        if path.exists()
    },
}
"""The folders that have a file for each language."""

SPEAKING = [name for name in games.names() if f"game {name}" in FOLDERS]
"""The games that have sentences."""

Texts = Mapping[str, str | Mapping[str, str]]


def game_of(folder: str) -> str | None:
    """The game that a folder is about."""
    found = re.match(r"(?:page, |game )(\w+)", folder)
    return found[1] if found and found[1] in games.names() else None


def languages_of(folder: str) -> tuple[str, ...]:
    """The languages that a folder has: all, or those that its game declares."""
    name = game_of(folder)
    return games.load(name).features.languages if name else LANGUAGES


IN_EVERY_LANGUAGE = [(folder, language) for folder in FOLDERS for language in languages_of(folder)]
TRANSLATED = [(folder, language) for folder, language in IN_EVERY_LANGUAGE if language != ENGLISH]


def read(folder: str, language: str) -> Texts:
    """The texts of a folder in a language, by key."""

    def no_double(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        assert len({key for key, _ in pairs}) == len(pairs), "a key stands twice"
        return dict(pairs)

    file = FOLDERS[folder] / f"{language}.json"
    texts: Texts = json.loads(file.read_text("utf-8"), object_pairs_hook=no_double)
    return texts


def forms(text: str | Mapping[str, str]) -> list[str]:
    """A text, or its plural forms."""
    return [text] if isinstance(text, str) else [*text.values()]


def parameters(text: str | Mapping[str, str]) -> set[str]:
    """The parameters of a text."""
    return {name for form in forms(text) for name in re.findall(r"\{\*?\w+\}", form)}


def written(language: str) -> Iterator[tuple[str, str]]:
    """All texts in a language with their location, including rulebooks."""
    for folder in FOLDERS:
        if language in languages_of(folder):
            for key, text in read(folder, language).items():
                yield from ((f"{folder}: {key}", form) for form in forms(text))
    for name in games.names():
        if language in games.load(name).features.languages:
            yield name, (GAMES / name / file_name(language)).read_text("utf-8")


# ---- the code of the page


def code_of(*names: str | None) -> str:
    """The code of the page in the folders of some games; of `None` what is in no game's."""
    files = [path for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte")]
    found = []
    for path in files:
        parts = path.relative_to(PAGE).parts
        if (parts[1] if parts[0] == "games" and len(parts) > 2 else None) in names:
            found.append(path.read_text("utf-8"))
    return "\n".join(found)


def listed(path: str, name: str) -> set[str]:
    """The words of a list or a union type in the code of the page."""
    code = (PAGE / path).read_text("utf-8")
    found = re.search(rf"^(?:export )?(?:const|type) {name}\b[^=]*=([^;]*);", code, re.MULTILINE)
    assert found, f"{path} has no {name}"
    return {*re.findall(r'"(\w+)"', found[1])}


def in_cases(path: str, function: str) -> set[str]:
    """The words that a function of the page handles in separate cases."""
    code = (PAGE / path).read_text("utf-8").split(f"function {function}(")[1].split("\n}\n")[0]
    return {*re.findall(r'case "(\w+)":', code)}
