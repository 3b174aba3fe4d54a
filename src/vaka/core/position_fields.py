"""Reading position texts: a version, then fields in a fixed order."""

from __future__ import annotations

from collections.abc import Sequence

from vaka.core.errors import InvalidText
from vaka.core.text_checks import excerpt

MAX_POSITION_LENGTH = 4000
"""The maximum length of a position text."""


def split_fields(text: str, version: str, fields: Sequence[str]) -> dict[str, str]:
    """The fields of a position text by name. Raise `InvalidText` if they are not as expected."""
    if len(text) > MAX_POSITION_LENGTH:
        raise InvalidText(f"position: longer than {MAX_POSITION_LENGTH} letters")
    words = text.split()
    if not words or words[0] != version:
        raise InvalidText(f"position: must begin with {version}")
    pairs = [word.partition("=") for word in words[1:]]
    if [name for name, _, _ in pairs] != list(fields):
        raise InvalidText(f"position: must have the fields {' '.join(fields)}, in this order")
    return {name: value for name, _, value in pairs}


def read_integer(text: str, most: int) -> int:
    """Parse a number from 0 to `most`."""
    if not text.isascii() or not text.isdigit() or len(text) > 4 or int(text) > most:
        raise InvalidText(f"{excerpt(text)} is no number from 0 to {most}")
    return int(text)


def read_parts(text: str, count: int, separator: str) -> list[str]:
    """Split a text into exactly `count` parts."""
    parts = text.split(separator)
    if len(parts) != count:
        raise InvalidText(f"{excerpt(text)} must have {count} parts, not {len(parts)}")
    return parts
