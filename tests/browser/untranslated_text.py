"""Finds English text on a page in another language.

All texts of the page, the games and their rules are known. A sentence may be split by names on the
page, so its parts are searched for as well as the whole sentence.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from vaka.core.rulebook import file_name
from vaka.core.translations import ENGLISH

ROOT = Path(__file__).parents[2]
FOLDERS = [
    *(file.parent for file in (ROOT / "web" / "src").rglob("en.json")),
    *(ROOT / "src" / "vaka" / "games").glob("*/sentences"),
    ROOT / "src" / "vaka" / "server" / "tables" / "sentences",
]
RULEBOOKS = sorted(path.parent for path in (ROOT / "src" / "vaka" / "games").glob("*/RULES.md"))

WORDS = re.compile(r"[A-Za-z]{3}")
"""A part of a text with fewer letters is not searched for."""

# Everything that is said: seen, read out, or shown where a pointer rests. Who plays at a table is
# called by the names that were given there.
SAID = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest("script, style, a.table > b")) found.add(node.data);
  }
  for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"]) {
    const named = document.querySelectorAll(`[${name}]`);
    for (const element of named) found.add(element.getAttribute(name));
  }
  found.add(document.title);
  return [...found].map((text) => text.replace(/\\s+/g, " ").trim()).filter((text) => text);
}"""


def left_in_english(page: Page, language: str) -> list[str]:
    """What is said in English on a page that speaks another language."""
    said: list[str] = page.evaluate(SAID)
    return [text for text in said if is_left(text, language)]


@cache  # most texts are on many pages
def is_left(text: str, language: str) -> bool:
    """Whether a text is English, and the language has another text for it."""
    pieces, wholes = english_beside(language)
    return text in pieces or any(whole.fullmatch(text) for whole in wholes)


@cache
def english_beside(language: str) -> tuple[frozenset[str], list[re.Pattern[str]]]:
    """Pieces of English texts that a language does not have, and the texts made of them."""
    own = {piece for text in texts(language) for piece in pieces_of(text)}
    others = [text for text in texts(ENGLISH) if set(pieces_of(text)) - own]
    pieces = frozenset(piece for text in others for piece in pieces_of(text)) - own
    return pieces, [as_pattern(text) for text in others if "{" in text]


def texts(language: str) -> Iterator[str]:
    """All that is written in a language, form by form and line by line."""
    for folder in FOLDERS:
        for text in json.loads((folder / f"{language}.json").read_text("utf-8")).values():
            for form in [text] if isinstance(text, str) else text.values():
                yield from form.split("|")
    for folder in RULEBOOKS:
        yield from re.split(r"[`*_|#\n]|\]\(|\[", (folder / file_name(language)).read_text("utf-8"))


def pieces_of(text: str) -> list[str]:
    """What stands between the names in a text, as far as it is words."""
    pieces = (" ".join(piece.split()) for piece in re.split(r"\{\*?\w+\}", text))
    return [piece for piece in pieces if WORDS.search(piece)]


def as_pattern(text: str) -> re.Pattern[str]:
    """A text with anything for its names."""
    return re.compile(".+".join(map(re.escape, re.split(r"\{\*?\w+\}", text))))
