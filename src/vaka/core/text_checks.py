"""Checks of texts that people enter and records contain: names, words, numbers, quoted strings.

Forbidden characters are listed by number instead of Unicode category, so that all versions of
Python and other programs agree.
"""

from __future__ import annotations

import re

from vaka.core.errors import InvalidText

MAX_NAME_LENGTH = 100
"""The maximum length of the name of a player."""

MAX_EXCERPT_LENGTH = 60
"""The maximum length of foreign text in an error message."""

_FORBIDDEN = re.compile(
    "["
    "\x00-\x1f\x7f-\x9f"  # control characters, including line breaks
    "\u2028\u2029"  # line and paragraph separator
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # changes of direction: they can disguise a line
    "\ud800-\udfff\ufeff\ufffe\uffff"  # surrogates, byte order marks, noncharacters
    "]"
)
_WORD = re.compile(r"[a-z][a-z0-9_]{0,39}")
_VALUE = re.compile(r"[a-z0-9_,]{1,200}")
_HEX = re.compile(r"[0-9a-f]+")
_QUOTED = re.compile(r'"((?:[^"\\]|\\["\\])*+)"')
_ESCAPED = re.compile(r"\\(.)")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


def check_plain(text: str, what: str, longest: int | None = None) -> str:
    """Return the text if it is printable, on one line and not too long."""
    if longest is not None and len(text) > longest:
        raise InvalidText(f"{what} is longer than {longest} characters")
    if text.isascii() and text.isprintable():  # nearly always, and much faster
        return text
    if found := _FORBIDDEN.search(text):
        raise InvalidText(f"{what} contains the character U+{ord(found[0]):04X}")
    return text


def check_word(text: str, what: str) -> str:
    """Return the text if it is one lower-case word such as `last_ocean`."""
    if not _WORD.fullmatch(text):
        raise InvalidText(f"{what} is one lower-case word, not {excerpt(text)}")
    return text


def check_value(text: str, what: str) -> str:
    """Return the text if it can be the value of an option: words or numbers, separated by
    commas."""
    if not _VALUE.fullmatch(text):
        raise InvalidText(
            f"{what} consists of lower-case letters, digits, _ and commas, not {excerpt(text)}"
        )
    return text


def check_hex(text: str, digits: int, what: str) -> str:
    """Return the text if it has this number of lower-case hexadecimal digits."""
    if len(text) != digits or not _HEX.fullmatch(text):
        raise InvalidText(f"{what} is {digits} hexadecimal digits, not {excerpt(text)}")
    return text


def parse_number(text: str, what: str) -> int:
    """Parse a whole number from 0 to 999999999 without leading zeros."""
    if not _NUMBER.fullmatch(text):
        raise InvalidText(f"{what} is a whole number, not {excerpt(text)}")
    return int(text)


def quote(text: str) -> str:
    """The text in quotation marks, with a backslash before each `\\"` and `\\\\`."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def unquote(text: str, what: str) -> str:
    """The inverse of `quote`."""
    found = _QUOTED.fullmatch(text)
    if not found:
        raise InvalidText(f"{what} must be in quotation marks, not {excerpt(text)}")
    return _ESCAPED.sub(r"\1", found[1])


def excerpt(text: str) -> str:
    """The beginning of a text in quotation marks, for an error message."""
    clean = _FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", text[: MAX_EXCERPT_LENGTH + 1])
    if len(clean) > MAX_EXCERPT_LENGTH:
        clean = clean[: MAX_EXCERPT_LENGTH - 1] + "…"
    return quote(clean)
