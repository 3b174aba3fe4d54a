"""What can go wrong, in kinds that a caller tells apart.

Every message is one line that names what is wrong and where. A command-line program or a server
prints `str(error)` and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping

Values = Mapping[str, str | int]
"""What is put into a sentence that has a key, by name."""


class VakaError(Exception):
    """The root of all errors that are a user's business, not a defect of the program.

    `key` finds the message in other languages, where it has one: that of a refused move in the
    game's texts, others in those of the page. `values` are what is put into it there.
    """

    def __init__(self, message: str, key: str | None = None, values: Values | None = None) -> None:
        super().__init__(message, key, values)  # all arguments, so that it can be pickled
        self.key = key
        self.values: Values = values or {}

    def __str__(self) -> str:
        return str(self.args[0])


class InvalidText(VakaError):
    """A text is not in the notation: a misspelt move, a position with a field missing."""


class InvalidSetup(VakaError):
    """A table cannot be set like this: a wrong option, value, combination or number of players."""


class IllegalMove(VakaError):
    """The move is readable, and a rule forbids it here. `rule` is the id of that rule."""

    def __init__(self, message: str, rule: str, key: str | None = None) -> None:
        super().__init__(message, key)
        self.args = (message, rule, key)  # all arguments, so that it can be pickled
        self.rule = rule


class NotNow(VakaError):
    """The move belongs to another moment of the game. No rule is to blame."""


class InvalidRecord(VakaError):
    """A record cannot be read or does not replay. `line` is the line at fault, counted from 1."""

    def __init__(
        self,
        message: str,
        line: int,
        source: str = "record",
        key: str | None = None,
        values: Values | None = None,
    ) -> None:
        super().__init__(message, key, values)
        self.args = (message, line, source, key, values)  # all, so that it can be pickled
        self.line = line
        self.source = source

    def __str__(self) -> str:
        return f"{self.source}: line {self.line}: {self.args[0]}"
