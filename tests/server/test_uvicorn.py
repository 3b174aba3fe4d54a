"""The internals of uvicorn and websockets that we subclass are those of the pinned versions."""

from __future__ import annotations

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
PINNED = ("uvicorn", "websockets")
HTTP = {"transport", "cycle", "handle_websocket_upgrade", "response_complete", "conn"}
HTTP |= {"ws_protocol_class", "on_response_complete", "config"}
SOCKET = {"scope", "request", "response", "handshake_complete", "close_sent", "disconnected"}
SOCKET |= {"writable", "transport", "conn", "run_asgi", "queue", "frames", "read_paused", "loop"}
SOCKET |= {"handshake_initiated", "handle_events", "send_receive_event_to_app"}
"""The attributes that `http_protocol` and `live/socket_protocol` use."""


def requirement(name: str) -> Requirement:
    """What pyproject.toml says about a package."""
    dependencies = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["dependencies"]
    return next(each for each in map(Requirement, dependencies) if each.name == name)


@pytest.mark.parametrize("name", PINNED)
def test_the_installed_version_is_one_whose_internals_were_checked(name: str) -> None:
    wanted = requirement(name).specifier
    assert any(each.operator == "<" for each in wanted), f"{name} has no upper bound"
    assert version(name) in wanted, (
        f"{name} {version(name)} is outside {wanted}: check http_protocol and live/socket_protocol "
        "against its source, then change the bounds in pyproject.toml"
    )


@pytest.mark.parametrize(
    ("base", "names"), [(H11Protocol, HTTP), (WebSocketsSansIOProtocol, SOCKET)]
)
def test_uvicorn_has_the_attributes_that_we_use(base: type, names: set[str]) -> None:
    source = inspect.getsource(inspect.getmodule(base) or base)
    gone = {name for name in names if not re.search(rf"\.{name}\b", source)}
    assert not gone, f"{base.__name__} has lost {sorted(gone)}: uvicorn {version('uvicorn')}"


def test_websockets_sends_without_io() -> None:
    assert {"send_text", "data_to_send", "fail"} <= set(dir(Protocol))
    assert {"events", "handshake_exc"} <= vars(ServerProtocol()).keys()
