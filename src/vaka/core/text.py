"""What may stand in a text that people type and records keep: names, strings, whole lines.

The characters are listed by number, not asked of the Unicode tables, so that every version of
Python and every other program draws the same line.
"""

from __future__ import annotations

import re

from vaka.core.errors import InvalidText

LONGEST_NAME = 100
"""Characters in the name of a player."""

LONGEST_QUOTE = 60
"""Characters of somebody else's text that an error message repeats."""

_UNFIT = re.compile(
    "["
    "\x00-\x1f\x7f-\x9f"  # control characters, line ends among them
    "\u2028\u2029"  # line and paragraph separator
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # changes of direction: they can forge a line
    "\ud800-\udfff\ufeff\ufffe\uffff"  # halves of characters, byte order marks, no characters
    "]"
)
_WORD = re.compile(r"[a-z][a-z0-9_]{0,39}")
_VALUE = re.compile(r"[a-z0-9_,]{1,200}")
_HEX = re.compile(r"[0-9a-f]+")
_QUOTED = re.compile(r'"((?:[^"\\]|\\["\\])*+)"')
_ESCAPED = re.compile(r"\\(.)")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


def check_plain(text: str, what: str, longest: int | None = None) -> str:
    """The text itself, if it is printable on one line and not too long; else `InvalidText`."""
    if longest is not None and len(text) > longest:
        raise InvalidText(f"{what} is longer than {longest} characters")
    if found := _UNFIT.search(text):
        raise InvalidText(f"{what} holds the character U+{ord(found[0]):04X}")
    return text


def check_word(text: str, what: str) -> str:
    """The text itself, if it is one lower-case word such as `last_ocean`."""
    if not _WORD.fullmatch(text):
        raise InvalidText(f"{what} is one lower-case word, not {shown(text)}")
    return text


def check_value(text: str, what: str) -> str:
    """The text itself, if it can be the value of an option: a word such as `stay_at_sea`, or words
    and numbers with commas between them."""
    if not _VALUE.fullmatch(text):
        raise InvalidText(
            f"{what} is of lower-case letters, digits, _ and commas, not {shown(text)}"
        )
    return text


def check_hex(text: str, digits: int, what: str) -> str:
    """The text itself, if it is so many hexadecimal digits, in lower case."""
    if len(text) != digits or not _HEX.fullmatch(text):
        raise InvalidText(f"{what} is {digits} hexadecimal digits, not {shown(text)}")
    return text


def number(text: str, what: str) -> int:
    """The whole number that a text stands for, from 0 to 999999999, without leading zeros."""
    if not _NUMBER.fullmatch(text):
        raise InvalidText(f"{what} is a whole number, not {shown(text)}")
    return int(text)


def quote(text: str) -> str:
    """The text between quotation marks; a backslash stands before each of `\\"` and `\\\\`."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def unquote(text: str, what: str) -> str:
    """The opposite of `quote`."""
    found = _QUOTED.fullmatch(text)
    if not found:
        raise InvalidText(f"{what} stands between quotation marks, not {shown(text)}")
    return _ESCAPED.sub(r"\1", found[1])


def shown(text: str) -> str:
    """The beginning of a text, quoted, for an error message."""
    clean = _UNFIT.sub("\N{REPLACEMENT CHARACTER}", text[: LONGEST_QUOTE + 1])
    if len(clean) > LONGEST_QUOTE:
        clean = clean[: LONGEST_QUOTE - 1] + "…"
    return quote(clean)
