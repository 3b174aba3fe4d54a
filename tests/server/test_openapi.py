"""Every HTTP request, valid or not, gets a response that matches the schema."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
)

from tests.server.running_server import RunningServer
from tests.server.test_advisor import finished
from vaka.server.api.openapi import openapi

schema = schemathesis.openapi.from_dict(openapi())


FINISHED = ("proof", "picture.svg", "fork", "rematch", "record")
"""What there is of games that are over; an analysis takes longer than all of this."""


@pytest.fixture(scope="module")
def tables(server: RunningServer) -> tuple[str, str, str]:
    """A table in play and one that is over, for the addresses that need one, and whose they are."""
    with server.browser() as ana:
        playing = ana.set_table("Ana", "random", begin=True)
        return str(playing["id"]), str(finished(ana)["id"]), ana.cookie


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_makes_the_server_fail(
    case: Any, server: RunningServer, tables: tuple[str, str, str]
) -> None:
    is_known = "table_id" in case.path_parameters and len(str(case.path_parameters["table_id"])) % 2
    if is_known:
        case.path_parameters["table_id"] = tables[case.path.endswith(FINISHED)]
    case.call_and_validate(
        base_url=server.url.rstrip("/"),
        cookies={"vaka": tables[2]} if is_known else {},
        checks=[not_a_server_error, content_type_conformance, response_schema_conformance],
    )
