"""How the texts of positions are read, whatever the game: a version, then fields in one order."""

from __future__ import annotations

from collections.abc import Sequence

from vaka.core.errors import InvalidText
from vaka.core.text import shown

MOST_LETTERS = 4000
"""A position text is never longer."""


def split_fields(text: str, version: str, fields: Sequence[str]) -> dict[str, str]:
    """The fields of a position text, by name; `InvalidText` says which there must be."""
    if len(text) > MOST_LETTERS:
        raise InvalidText(f"position: longer than {MOST_LETTERS} letters")
    words = text.split()
    if not words or words[0] != version:
        raise InvalidText(f"position: must begin with {version}")
    pairs = [word.partition("=") for word in words[1:]]
    if [name for name, _, _ in pairs] != list(fields):
        raise InvalidText(f"position: must have the fields {' '.join(fields)}, in this order")
    return {name: value for name, _, value in pairs}


def read_integer(text: str, most: int) -> int:
    """A number from 0 to `most`."""
    if not text.isascii() or not text.isdigit() or len(text) > 4 or int(text) > most:
        raise InvalidText(f"{shown(text)} is no number from 0 to {most}")
    return int(text)


def read_parts(text: str, count: int, separator: str) -> list[str]:
    """So many parts of a text, and no more."""
    parts = text.split(separator)
    if len(parts) != count:
        raise InvalidText(f"{shown(text)} must have {count} parts, not {len(parts)}")
    return parts
