"""`docs/protocol.md` and the schema agree."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from vaka.server.api import responses
from vaka.server.api.openapi import openapi
from vaka.server.api.requests import CLIENT_MESSAGE, PROTOCOL
from vaka.server.errors import STATUS

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
CLIENT_MESSAGES = re.findall(r'^\| `(\{"type": .*?\})` \|', TEXT, re.M)


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return openapi()


def test_the_version_is_the_documented_one() -> None:
    assert f"Version **{PROTOCOL}**" in TEXT


@pytest.mark.parametrize("text", CLIENT_MESSAGES)
def test_every_documented_message_can_be_read(text: str) -> None:
    CLIENT_MESSAGE.validate_json(text)


def test_every_message_is_documented(schema: dict[str, Any]) -> None:
    schemas = schema["components"]["schemas"]
    requests, answers = (
        schemas[name]["discriminator"]["mapping"] for name in ("ClientMessage", "ServerMessage")
    )
    assert {json.loads(text)["type"] for text in CLIENT_MESSAGES} | {"hello"} == set(requests)
    for kind in answers:
        assert f'"type": "{kind}"' in TEXT


def test_every_kind_of_error_is_documented() -> None:
    assert re.findall(r"^\| `(\w+)` \| [0-9, ]*\|", TEXT, re.M) == list(STATUS)
    assert set(get_args(responses.ErrorKind)) == set(STATUS)


def test_every_address_is_documented(schema: dict[str, Any]) -> None:
    for path, methods in schema["paths"].items():
        known = path.replace("{name}", "{game}").replace("{table_id}", "{id}")
        known = known.replace("{ply}", "{n}")
        for method in methods:
            assert known in TEXT, f"{method} {path}"


def test_every_field_that_goes_out_is_documented(schema: dict[str, Any]) -> None:
    schemas = schema["components"]["schemas"]
    for name in ("TableBody", "SeatBody", "ShuffleBody", "PlyBody", "StateBody", "GameBody"):
        for field in schemas[name]["properties"]:
            assert f'"{field}"' in TEXT, f"{name}.{field}"


def test_the_schema_has_the_messages(schema: dict[str, Any]) -> None:
    schemas = schema["components"]["schemas"]
    assert {
        "ClientMessage",
        "ServerMessage",
        "TableBody",
        "Play",
        "UpdateMessage",
    } <= schemas.keys()
    references = set(re.findall(r'"\$ref": "([^"]+)"', json.dumps(schema)))
    assert all(reference.rpartition("/")[2] in schemas for reference in references)
