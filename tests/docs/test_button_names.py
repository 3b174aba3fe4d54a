"""The documentation uses the names of buttons and settings on the page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.test_names import PAGES, ROOT

TEXTS = sorted((ROOT / "web" / "src").rglob("texts/**/en.json"))
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
ITALIC = re.compile(r"(?<![*\w])\*([A-Z]\w[^*]*)\*(?![*\w])")
"""A name; a word in small letters is only emphasised."""

HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def names_of(page: Path) -> set[str]:
    """The names in italics, each of a button, a setting or a chapter."""
    text = CODE.sub("", page.read_text("utf-8"))
    return {" ".join(name.split()) for name in ITALIC.findall(text)}


def texts() -> Iterator[str]:
    """All that the page says in English."""
    for file in TEXTS:
        for text in json.loads(file.read_text("utf-8")).values():
            for form in [text] if isinstance(text, str) else text.values():
                yield from form.split("|")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_name_in_italics_is_on_the_page_or_a_heading(page: Path) -> None:
    headings = {each for other in PAGES for each in HEADING.findall(other.read_text("utf-8"))}
    assert not names_of(page) - {*texts()} - headings


def test_buttons_are_named_in_the_documentation() -> None:
    named = {name for page in PAGES for name in names_of(page)}
    assert {"Play now", "Set up a table", "Hint", "Save picture"} <= named
