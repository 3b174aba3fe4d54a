"""What goes wrong, in the one shape that the protocol has for it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from vaka.core.errors import (
    IllegalMove,
    InvalidRecord,
    NotNow,
    VakaError,
    Values,
)
from vaka.core.game import Game, Refusal
from vaka.server.body import ErrorBody, Kind, RuleBody
from vaka.server.storage.database import kind_of

log = logging.getLogger("vaka.server")

STATUS: dict[Kind, int] = {
    "illegal": 409,
    "not_now": 409,
    "stale": 409,
    "not_yours": 403,
    "invalid": 422,
    "unknown": 404,
    "too_large": 413,
    "too_many": 429,
    "foreign": 403,
    "protocol": 400,
    "failed": 500,
}


class Fault(VakaError):
    """Something that a client is told, and that changed nothing."""

    def __init__(
        self,
        kind: Kind,
        message: str,
        *,
        key: str | None = None,
        values: Values | None = None,
        rule: RuleBody | None = None,
        where: str | None = None,
        status: int | None = None,
    ) -> None:
        super().__init__(message, key, values)
        self.kind: Kind = kind
        self.rule = rule
        self.where = where
        self.status = status or STATUS[kind]

    def body(self) -> ErrorBody:
        """The error as it is sent."""
        body = ErrorBody(kind=self.kind, message=str(self))
        if self.key:
            body["key"] = self.key
        if self.values:
            body["values"] = dict(self.values)
        if self.rule:
            body["rule"] = self.rule
        if self.where:
            body["where"] = self.where
        return body


def fault_of(error: VakaError, game: Game | None = None) -> Fault:
    """What the engine has to say, as a fault."""
    match error:
        case Fault():
            return error
        case IllegalMove():
            rule = rule_body(game, error.rule)
            return Fault("illegal", str(error), key=error.key, rule=rule)
        case NotNow():
            return Fault("not_now", str(error), key=error.key, values=error.values)
        case InvalidRecord():
            return fault_of_record(error)
    return Fault("invalid", str(error), key=error.key, values=error.values)


def fault_of_record(error: InvalidRecord) -> Fault:
    """A record that cannot be read: there is a sentence for every one, and for many their own."""
    where = f"line {error.line}"
    if error.key is None:
        return Fault("invalid", str(error), key="record", where=where)
    return Fault("invalid", str(error), key=error.key, values=error.values, where=where)


def fault_of_database(error: SQLAlchemyError) -> Fault:
    """A database that fails: written down by its kind, for its words may hold what is secret."""
    log.error("the database failed: %s", kind_of(error))
    return Fault(
        "failed",
        "the database failed: this could not be written, and nothing was changed",
        status=503,
    )


def fault_of_refusal(refusal: Refusal, game: Game) -> Fault:
    """A refusal of the rules as a fault."""
    return fault_of(refusal.error(), game)


def rule_body(game: Game | None, rule_id: str) -> RuleBody:
    """A rule with its text, its sources and its fine print; only the id if there is no more."""
    if game is None or rule_id not in game.rulebook:
        return RuleBody(id=rule_id, text="", sources=[], note="", decisions=[])
    rule = game.rulebook[rule_id]
    decisions = game.rulebook.decisions_on(rule_id)
    return RuleBody(
        id=rule.id,
        text=rule.text,
        sources=list(rule.sources),
        note=rule.note,
        decisions=[{"id": decision.id, "text": decision.text} for decision in decisions],
    )


def fault_of_input(error: Mapping[str, Any]) -> Fault:
    """What pydantic found wrong first, in our words. The first part of its place is not told."""
    where = ".".join(str(part) for part in error["loc"][1:])
    words = _WORDS.get(error["type"], "{where} is not what is expected there")
    message = words.format(where=where or "this", **error.get("ctx", {}))
    return Fault("invalid", message, key="input", where=where or None)


_WORDS = {
    "missing": "{where} is missing",
    "extra_forbidden": "{where} is not known here",
    "string_too_long": "{where} is longer than {max_length} characters",
    "string_too_short": "{where} is shorter than {min_length} characters",
    "too_long": "{where} has more than {max_length} parts",
    "too_short": "{where} has fewer than {min_length} parts",
    "less_than_equal": "{where} is more than {le}",
    "greater_than_equal": "{where} is less than {ge}",
    "literal_error": "{where} is one of {expected}",
    "string_type": "{where} is not a text",
    "int_type": "{where} is not a whole number",
    "int_parsing": "{where} is not a whole number",
    "bool_type": "{where} is neither true nor false",
    "bool_parsing": "{where} is neither true nor false",
    "list_type": "{where} is not a list",
    "json_invalid": "this is not JSON",
    "union_tag_not_found": "this does not say its type",
    "union_tag_invalid": "there is no message of this type",
}
