"""What went wrong, as it is sent."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict  # typing has one that can be checked from 3.12 on

Kind = Literal[
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


class FinePrint(TypedDict):
    """A decision that refines a rule."""

    id: str
    text: str


class RuleBody(TypedDict):
    """A rule, as a refusal cites it."""

    id: str
    text: str
    sources: list[str]
    note: str
    decisions: list[FinePrint]


class ErrorBody(TypedDict):
    """What went wrong."""

    kind: Kind
    message: str
    key: NotRequired[str]
    values: NotRequired[dict[str, str | int]]
    rule: NotRequired[RuleBody]
    where: NotRequired[str]


class ErrorAnswer(TypedDict):
    """Any answer over HTTP with a status of 400 or more."""

    error: ErrorBody
