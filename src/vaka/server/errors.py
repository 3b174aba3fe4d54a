"""API errors: every refusal and failure in the shape that the protocol defines."""

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
from vaka.server.api.responses import ErrorBody, ErrorKind, RuleBody
from vaka.server.storage.database import kind_of
from vaka.server.storage.table_row import Conflict

log = logging.getLogger("vaka.server")

STATUS: dict[ErrorKind, int] = {
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


class ApiError(VakaError):
    """An error that is sent to the client. Nothing was changed."""

    def __init__(
        self,
        kind: ErrorKind,
        message: str,
        *,
        key: str | None = None,
        values: Values | None = None,
        rule: RuleBody | None = None,
        where: str | None = None,
        status: int | None = None,
    ) -> None:
        super().__init__(message, key, values)
        self.kind: ErrorKind = kind
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


def as_api_error(error: VakaError, game: Game | None = None) -> ApiError:
    """Any error of Vaka as an API error."""
    match error:
        case ApiError():
            return error
        case IllegalMove():
            rule = rule_body(game, error.rule)
            return ApiError("illegal", str(error), key=error.key, rule=rule)
        case NotNow():
            return ApiError("not_now", str(error), key=error.key, values=error.values)
        case Conflict():
            return ApiError("stale", str(error))
        case InvalidRecord():
            return record_api_error(error)
    return ApiError("invalid", str(error), key=error.key, values=error.values)


def record_api_error(error: InvalidRecord) -> ApiError:
    """A record that cannot be read. All have the key `record` unless they have their own."""
    where = f"line {error.line}"
    if error.key is None:
        return ApiError("invalid", str(error), key="record", where=where)
    return ApiError("invalid", str(error), key=error.key, values=error.values, where=where)


def database_api_error(error: SQLAlchemyError) -> ApiError:
    """A database error. Only its kind is logged: its message may contain secrets."""
    log.error("the database failed: %s", kind_of(error))
    return ApiError(
        "failed",
        "the database failed: this could not be written, and nothing was changed",
        status=503,
    )


def refusal_api_error(refusal: Refusal, game: Game) -> ApiError:
    """A refusal of the rules as an API error."""
    return as_api_error(refusal.error(), game)


def rule_body(game: Game | None, rule_id: str) -> RuleBody:
    """A rule with its text, sources and decisions; only the id if the rulebook lacks it."""
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


def input_api_error(error: Mapping[str, Any]) -> ApiError:
    """The first error that pydantic found, in our words, without the first part of its location."""
    where = ".".join(str(part) for part in error["loc"][1:])
    words = _WORDS.get(error["type"], "{where} is not valid")
    message = words.format(where=where or "this", **error.get("ctx", {}))
    return ApiError("invalid", message, key="input", where=where or None)


_WORDS = {
    "missing": "{where} is missing",
    "extra_forbidden": "{where} is not a known field",
    "string_too_long": "{where} is longer than {max_length} characters",
    "string_too_short": "{where} is shorter than {min_length} characters",
    "too_long": "{where} has more than {max_length} items",
    "too_short": "{where} has fewer than {min_length} items",
    "less_than_equal": "{where} is more than {le}",
    "greater_than_equal": "{where} is less than {ge}",
    "literal_error": "{where} must be one of {expected}",
    "string_type": "{where} is not a string",
    "int_type": "{where} is not a whole number",
    "int_parsing": "{where} is not a whole number",
    "bool_type": "{where} is not true or false",
    "bool_parsing": "{where} is not true or false",
    "list_type": "{where} is not a list",
    "json_invalid": "this is not JSON",
    "union_tag_not_found": "this message has no type",
    "union_tag_invalid": "this message type is unknown",
}
