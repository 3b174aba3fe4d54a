"""Finds the names of games in code and texts."""

from __future__ import annotations

import re
from collections.abc import Iterable


def name_pattern(names: Iterable[str]) -> re.Pattern[str]:
    """Finds a name as a word, or as a part of a word in snake_case or camelCase."""
    found = []
    for name in names:
        found += [rf"(?<![A-Za-z]){name}(?![a-z])", rf"{name.capitalize()}(?![a-z])"]
        found += [rf"(?<![A-Za-z]){name.upper()}(?![A-Za-z])"]
    return re.compile("|".join(found))
