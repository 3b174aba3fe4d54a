"""Every error of the server has a text on the page in each language, by its key or its kind.

What the page itself never causes (a request that is not in the protocol) is listed in `UNSEEN`: for
these the sentence of the kind will do.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

import pytest

from tests.architecture.texts import LAZY, parameters, read
from vaka.core.translations import ENGLISH
from vaka.server.api.responses import ErrorKind

SOURCE = Path(__file__).parents[2] / "src" / "vaka"
FILES = [
    *sorted((SOURCE / "server").rglob("*.py")),
    *sorted((SOURCE / "core").rglob("*.py")),
    *sorted((SOURCE / "games").glob("*/rules/options.py")),
]
TEXTS = f"page{LAZY}"
ERRORS = {"ApiError": 1, "NotNow": 0, "InvalidSetup": 0, "InvalidText": 0}
"""The errors that a client is told, with the place of the message among their arguments."""

SAYING = {"invalid", "unknown", "not_now"}
"""The kinds that alone say too little: a fault of such a kind has a key."""

UNSEEN = {
    "the first message must be a hello",
    "a fork needs a new secret: this one would reveal what comes next",
    "access must be listed or private on a public server",
    "another message had this id",
    "at most {} views at once",
    "cannot take back {} of {} plies",
    "chance moves come from the shuffle that the table committed to",
    "first is the number of a seat, from 0, or None, not {}",
    "it is not the time for move {}",
    "there is nothing to draw now",
    "players is a number or a list of names, not {}",
    "{} has no drawing",
    "{} has no guide",
    "{} has no move {}",
    "rule {} has no picture {}",
    "there is no sheet {}",
    "the record has {} plies: there is no ply {}",
    "the record is full: it has {} plies",
    "the secret is revealed when the game is over",
    "the server is open to this machine only: start it with --lan",
    "there is no address /api/{}",
    "there is no address /metrics",
    "there is no seat {}",
    "there is no such file",
    "this is not the secret that the table committed to",
    "this table has no shuffle to draw from",
    "this table has no shuffle to mix a string into",
    "this table has no shuffle to reveal",
}
"""What is only said to a client that asks for what the page does not offer."""


@dataclass(frozen=True)
class Raised:
    """An error in the source."""

    where: str
    name: str
    kind: str
    message: str
    key: str | None
    values: frozenset[str]

    @property
    def must_have_key(self) -> bool:
        """A text that is not in the notation stands in a record, which has a sentence for all."""
        return self.name != "InvalidText" and self.kind in SAYING and self.message not in UNSEEN


def words(node: ast.expr) -> str:
    """A message with `{}` for what is put in; empty if it comes from elsewhere."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(words(part) or "{}" for part in parts)
    return ""


def raised_in(path: Path) -> Iterator[Raised]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        name = node.func.id
        if name not in ERRORS:
            continue
        at, named = ERRORS[name], {word.arg: word.value for word in node.keywords}
        given = dict(zip(("message", "key", "values"), node.args[at:], strict=False)) | named
        key, values = given.get("key"), given.get("values")
        yield Raised(
            f"{path.name}:{node.lineno}",
            name,
            words(node.args[0]) if name == "ApiError" else "not_now",
            words(given["message"]),
            words(key) or "passed on" if key else None,
            frozenset(words(name) for name in values.keys if name)
            if isinstance(values, ast.Dict)
            else frozenset(),
        )


RAISED = [error for path in FILES for error in raised_in(path)]
KEYED = [error for error in RAISED if error.key not in (None, "passed on")]


def test_what_the_page_can_be_told_has_a_key() -> None:
    assert not [error for error in RAISED if error.must_have_key and not error.key]


def test_what_is_never_seen_is_still_said() -> None:
    assert not UNSEEN - {error.message for error in RAISED}


@pytest.mark.parametrize("kind", get_args(ErrorKind))
def test_every_kind_has_a_sentence_without_english_in_it(kind: str) -> None:
    assert not parameters(read(TEXTS, ENGLISH)[f"error.kind.{kind}"])


def test_every_key_has_a_sentence_and_what_is_put_into_it() -> None:
    prefix = "error.key."
    texts = {
        key.removeprefix(prefix): {name.strip("{*}") for name in parameters(text)}
        for key, text in read(TEXTS, ENGLISH).items()
        if key.startswith(prefix)
    }
    assert {error.key for error in KEYED} == set(texts)
    assert not [error for error in KEYED if error.values != texts[str(error.key)]]
