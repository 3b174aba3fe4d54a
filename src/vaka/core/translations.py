"""The languages of Vaka, and the translated sentences of a package.

English is the source: `sentences/en.json` of a package has all sentences by key, and every other
language has a file with the same keys. Rulebooks work the same way: `RULES.md`, `RULES.it.md`.
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

Message = str | Mapping[str, str]
"""A sentence with `{parameters}`, or its plural forms, selected by `n`."""


@cache
def load_messages(package: str, language: str = ENGLISH) -> Mapping[str, Message]:
    """The sentences of a package in a language, by key: in English if there is no translation, and
    empty if the package has none."""
    folder = files(package) / "sentences"
    for name in (language, ENGLISH):
        file = folder / f"{name}.json"
        if file.is_file():
            found: Mapping[str, Message] = json.loads(file.read_text("utf-8"))
            return found
    return {}


def format_message(
    text: Message, parameters: Mapping[str, int | str], language: str = ENGLISH
) -> str:
    """Insert the parameters into a sentence. Percentages are written as in English."""
    if not isinstance(text, str):
        is_one = parameters.get("n") in ((0, 1) if language == "fr" else (1,))
        text = text["one" if is_one and "one" in text else "other"]
    return re.sub(r"\{(\w+)\}", lambda match: _shown(match[1], parameters[match[1]]), text)


def _shown(name: str, value: int | str) -> str:
    if name == "percent":
        return f"{value}%"
    return str(value).capitalize() if name == "seat" else str(value)
