"""Errors."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from vaka.server.api.responses.documented_schema import documented

ErrorKind = Literal[
    "illegal",
    "not_now",
    "stale",
    "not_yours",
    "invalid",
    "unknown",
    "too_large",
    "too_many",
    "foreign",
    "protocol",
    "failed",
]


class RuleDecision(TypedDict):
    """A decision that refines a rule."""

    id: str
    text: str


class RuleBody(TypedDict):
    """A rule that a refusal cites."""

    id: str
    text: str
    sources: list[str]
    note: str
    decisions: list[RuleDecision]


@documented
class ErrorBody(TypedDict):
    """An error."""

    kind: ErrorKind
    message: str
    """One line in English, for programs and logs."""
    key: NotRequired[str]
    """Finds the message in other languages."""
    values: NotRequired[dict[str, str | int]]
    """The values of the message's parameters."""
    rule: NotRequired[RuleBody]
    """The rule that forbids a move."""
    where: NotRequired[str]
    """The part of the request or record that is wrong."""


class ErrorResponse(TypedDict):
    """Every response with a status of 400 or more."""

    error: ErrorBody
