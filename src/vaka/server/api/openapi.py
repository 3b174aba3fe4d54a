"""The schema of the protocol as an OpenAPI document.

`python -m vaka.server.api.openapi` prints all of it: the HTTP routes, and the messages over the
socket as the schemas `ClientMessage` and `ServerMessage`. With `--schemas` it prints the schemas
alone; `make types` generates the page's types from them. `docs/protocol.md` explains what they
mean.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from vaka.server.api.requests import CLIENT_MESSAGE
from vaka.server.api.responses import ServerMessage
from vaka.server.app import make_api
from vaka.server.lan_addresses import Lan
from vaka.server.settings import Settings
from vaka.server.storage import url_of

REFERENCE = "#/components/schemas/{model}"
SOCKET_MESSAGES = {"ClientMessage": CLIENT_MESSAGE, "ServerMessage": TypeAdapter(ServerMessage)}


def openapi() -> dict[str, Any]:
    """The whole document."""
    with TemporaryDirectory() as folder:
        settings = Settings(url_of(Path(folder)), Lan(is_open=False, port=0), b"schema")
        app, context = make_api(settings, with_schemas=True)
        context.storage.close()
    return with_messages(app)


def with_messages(app: FastAPI) -> dict[str, Any]:
    """The schema of an app, and the messages over the socket, which FastAPI does not know."""
    schema = app.openapi()
    adapters: list[Any] = [(name, "validation", each) for name, each in SOCKET_MESSAGES.items()]
    named, definitions = TypeAdapter.json_schemas(adapters, ref_template=REFERENCE)
    components = schema["components"]["schemas"]
    components.update(definitions.get("$defs", {}))
    components.update({name: message for (name, _), message in named.items()})
    without_titles: dict[str, Any] = _without_titles(schema)
    return without_titles | {"info": schema["info"]}


def schemas_of(document: dict[str, Any]) -> dict[str, Any]:
    """The same document without the routes; its schemas by name."""
    schemas = dict(sorted(document["components"]["schemas"].items()))
    return {**document, "paths": {}, "components": {"schemas": schemas}}


def _without_titles(schema: Any) -> Any:
    """Drop the titles that pydantic derives from field names, but keep fields called `title`."""
    if isinstance(schema, list):
        return [_without_titles(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: _without_titles(value)
        for key, value in schema.items()
        if not (key == "title" and isinstance(value, str))
    }


if __name__ == "__main__":
    found = openapi()
    json.dump(schemas_of(found) if "--schemas" in sys.argv[1:] else found, sys.stdout, indent=2)
    sys.stdout.write("\n")
