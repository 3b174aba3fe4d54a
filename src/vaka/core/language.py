"""The languages that Vaka speaks, and the sentences that a package keeps for each.

English is the source: `texts/en.json` of a package has every sentence by its key, and each other
language a file of the same keys beside it. Rules go the same way: `RULES.md`, `RULES.it.md`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal, get_args

Language = Literal["en", "it", "fr", "de", "ja"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
ENGLISH: Final = "en"

Text = str | Mapping[str, str]
"""A sentence with `{names}`, or its plural forms, chosen by `n`."""


@cache
def sentences(package: str, language: str = ENGLISH) -> Mapping[str, Text]:
    """What a package says in a language, by key; in English where it has no such file, and nothing
    where it says nothing."""
    folder = files(package) / "texts"
    for name in (language, ENGLISH):
        file = folder / f"{name}.json"
        if file.is_file():
            found: Mapping[str, Text] = json.loads(file.read_text("utf-8"))
            return found
    return {}


def fill(text: Text, parameters: Mapping[str, int | str], language: str = ENGLISH) -> str:
    """A sentence with what stands in it; shares are written as in English."""
    if not isinstance(text, str):
        is_one = parameters.get("n") in ((0, 1) if language == "fr" else (1,))
        text = text["one" if is_one and "one" in text else "other"]
    return re.sub(r"\{(\w+)\}", lambda match: _shown(match[1], parameters[match[1]]), text)


def _shown(name: str, value: int | str) -> str:
    if name == "percent":
        return f"{value}%"
    return str(value).capitalize() if name == "seat" else str(value)
