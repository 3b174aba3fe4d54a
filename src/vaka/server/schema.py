"""The schema of the protocol, from which the types of the page are generated.

`wish` is what comes in, `body` is what goes out; `python -m vaka.server.schema` prints both, with
the addresses, as OpenAPI. `docs/protocol.md` says what it all means.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from vaka.server.app import make_api
from vaka.server.body import Message
from vaka.server.lan import Lan
from vaka.server.settings import Settings
from vaka.server.storage import url_of
from vaka.server.wish import WISH

REFERENCE = "#/components/schemas/{model}"


def openapi() -> dict[str, Any]:
    """All addresses and their bodies, and the messages over the socket: `Wish` and `Message`."""
    with TemporaryDirectory() as folder:
        app, server = make_api(
            Settings(url_of(Path(folder)), Lan(is_open=False, port=0), b"schema")
        )
        server.storage.close()
    return with_messages(app)


def with_messages(app: FastAPI) -> dict[str, Any]:
    """The schema of an app, with the messages that FastAPI does not know of."""
    schema = app.openapi()
    named, definitions = TypeAdapter.json_schemas(
        [("Wish", "validation", WISH), ("Message", "validation", TypeAdapter(Message))],
        ref_template=REFERENCE,
    )
    components = schema["components"]["schemas"]
    components.update(definitions.get("$defs", {}))
    components.update({name: message for (name, _), message in named.items()})
    return schema


if __name__ == "__main__":
    json.dump(openapi(), sys.stdout, indent=2)
    sys.stdout.write("\n")
