"""A pull parser for untrusted JSON that knows the current line.

The caller says what it expects next; anything else is an error at once. So nothing is built that
was not asked for: no deep nesting, no huge numbers, no list of a million empty lists. Decision 0013
explains why this is not a library.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from vaka.core.errors import InvalidText
from vaka.core.records.parsed_record import Location
from vaka.core.text_checks import excerpt, parse_number

LONGEST_STRING = 4096
"""Characters of a string as written, including escapes."""

MOST_KEYS = 1000
"""Keys in one object."""

_SPACE = re.compile(r"[ \t\r\n]*+")
_STRING = re.compile(rf'"(?:[^"\\\x00-\x1f]|\\["\\/bfnrtu]){{0,{LONGEST_STRING}}}+"')
_NUMBER = re.compile(r"-?[0-9][0-9.eE+-]{0,40}")


class JsonScanner:
    """Reads one expected piece after the other; `location` follows the lines."""

    def __init__(self, text: str, location: Location) -> None:
        self._text = text
        self._at = 0
        self._counted = 0
        self._location = location
        location.line = 1
        self._skip_space()

    def members(self) -> Iterator[str]:
        """The keys of an object. Read each value before asking for the next key."""
        seen: set[str] = set()
        for _ in self._parts("{", "}"):
            key = self.string()
            if key in seen:
                raise InvalidText(f"the key {excerpt(key)} appears twice")
            if len(seen) >= MOST_KEYS:
                raise InvalidText(f"there are more than {MOST_KEYS} keys")
            seen.add(key)
            self._take(":")
            yield key

    def elements(self) -> Iterator[None]:
        """The elements of an array. Read each one before asking for the next."""
        return self._parts("[", "]")

    def string(self) -> str:
        """A string."""
        found = _STRING.match(self._text, self._at)
        if not found:
            raise self._unexpected(f"a string of at most {LONGEST_STRING} characters")
        value = found[0][1:-1]
        if "\\" in value:
            value = self._unescaped(found[0])
        self._go(found.end())
        return value

    def integer(self) -> int:
        """A whole number from 0 to 999999999."""
        found = _NUMBER.match(self._text, self._at)
        if not found:
            raise self._unexpected("a whole number")
        value = parse_number(found[0], "a number here")
        self._go(found.end())
        return value

    def finish(self) -> None:
        """Raise `InvalidText` if anything follows."""
        if self._at < len(self._text):
            raise self._unexpected("the end")

    def _unescaped(self, string: str) -> str:
        try:
            return str(json.loads(string))
        except ValueError:
            raise self._unexpected("a string") from None

    def _parts(self, opening: str, closing: str) -> Iterator[None]:
        self._take(opening)
        if self._take_if(closing):
            return
        yield
        while not self._take_if(closing):
            self._take(",")
            yield

    def _take(self, mark: str) -> None:
        if not self._take_if(mark):
            raise self._unexpected(f"{mark!r}")

    def _take_if(self, mark: str) -> bool:
        is_there = self._text.startswith(mark, self._at)
        if is_there:
            self._go(self._at + 1)
        return is_there

    def _go(self, end: int) -> None:
        self._at = end
        self._skip_space()

    def _skip_space(self) -> None:
        found = _SPACE.match(self._text, self._at)
        self._at = found.end() if found else self._at
        self._location.line += self._text.count("\n", self._counted, self._at)
        self._counted = self._at

    def _unexpected(self, wanted: str) -> InvalidText:
        rest = self._text[self._at : self._at + 20]
        found = excerpt(rest) if rest else "the end"
        return InvalidText(f"expected {wanted}, found {found}")
