"""Writes server responses for the page's unit tests: golden records, positions of unfinished games,
drawings and sentences.

`python -m tests.page.server_responses` writes JSON files into `build/page`, where the tests in
`web/tests` read them. `make lint` runs it first.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.records import after_a_chain, after_an_eruption
from tests.server.running_server import Browser, open_server
from vaka import games
from vaka.core.translations import LANGUAGES

ROOT = Path(__file__).parents[2]
OUT = ROOT / "build" / "page"
RECORDS = sorted((ROOT / "tests" / "records").glob("*.vaka"))
STEP = 8
"""The distance between two views in plies: the page computes the views in between."""


MOMENTS: dict[str, Callable[[], str]] = {
    "chain": after_a_chain,
    "eruption-that-struck": lambda: after_an_eruption(struck=True),
    "eruption-that-struck-others": lambda: after_an_eruption(struck=False),
}
"""Unfinished games for two, by what has just happened to the first seat, which is to move."""


def write(folder: Path) -> None:
    """Write all files into a folder that holds nothing else."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with (
        tempfile.TemporaryDirectory() as data,
        open_server(Path(data)) as server,
        server.browser() as browser,
    ):
        for name in games.names():
            _dump(folder / f"drawing-{name}.json", browser.json(f"/api/games/{name}/drawing"))
            for language in LANGUAGES:
                texts = browser.json(f"/api/games/{name}/texts", language=language)
                _dump(folder / f"texts-{name}-{language}.json", texts)
        for path in RECORDS:
            _dump(folder / f"record-{path.stem}.json", replay_of(browser, path.read_text("utf-8")))
        for name, record in MOMENTS.items():
            _dump(folder / f"moment-{name}.json", moment_of(browser, record()))


def replay_of(browser: Browser, record: str) -> dict[str, Any]:
    """A finished game as its replay gets it: the table, its plies, and every eighth view."""
    table = browser.upload(record).json()["table"]
    path = f"/api/tables/{table['id']}"
    plies = browser.json(f"{path}/plies")["plies"]
    moments = sorted({*range(0, len(plies), STEP), len(plies)})
    views = [{"ply": ply, "view": browser.json(f"{path}/plies/{ply}")["view"]} for ply in moments]
    return {"table": table, "plies": plies, "views": views}


def moment_of(browser: Browser, record: str) -> dict[str, Any]:
    """An unfinished game as the first seat gets it."""
    table = browser.upload(record, "", "random").json()["table"]
    with browser.sit(table) as client:
        return {"table": client.table, "plies": client.plies, "state": client.state}


def _dump(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    write(OUT)
