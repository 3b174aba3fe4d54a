"""Names that people can tell apart.

Two names are alike if they differ only in case or in characters that nobody sees, or if their
characters look alike: a Cyrillic `а` is a Latin `a`, a capital `I` a small `l`. The characters that
look alike are those of Unicode (UTS 39, the skeleton of a string).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from vaka.server.errors import ApiError

_UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)
"""Characters that nobody sees: those that Unicode lets be ignored, and Braille without a dot."""

_MARK = "\u200e"
"""Encloses the characters that are written from right to left in the data."""


def name_keys(name: str) -> frozenset[str]:
    """Two names are alike if they share a key. Refuse a name without visible characters."""
    seen = " ".join(_UNSEEN.sub("", unicodedata.normalize("NFKC", name)).split())
    if not seen:
        raise ApiError("invalid", "the name has no visible characters", key="no_name", where="name")
    return frozenset({_skeleton(seen), _skeleton(seen.casefold())})


def check_distinct(names: Iterable[str]) -> set[str]:
    """Check that no two names are alike. Return all their keys."""
    taken: set[str] = set()
    for name in names:
        keys = name_keys(name)
        if not keys.isdisjoint(taken):
            message = f"somebody at this table is called {name} already"
            raise ApiError("invalid", message, key="same_name", where="name")
        taken |= keys
    return taken


def _skeleton(text: str) -> str:
    """The text with each character replaced by the simplest one that looks like it."""
    looks = _prototypes()
    mapped = "".join(looks.get(each, each) for each in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", mapped)


@cache
def _prototypes() -> dict[str, str]:
    """The character or characters that stand for all that look like a character."""
    from confusable_homoglyphs.utils import load  # the rest of it would keep more in memory

    data = {
        key.strip(_MARK): [each["c"].strip(_MARK) for each in alike]
        for key, alike in load("confusables.json").items()
    }
    return {key: _centre(key, data) for key in data if len(key) == 1}


def _centre(key: str, data: dict[str, list[str]]) -> str:
    """The data lists everything alike under the one that stands for it, and that one alone under
    each of the others."""
    if len(data[key]) > 1:
        return key
    other = data[key][0]
    return other if len(data.get(other, ())) > 1 else min(key, other)
