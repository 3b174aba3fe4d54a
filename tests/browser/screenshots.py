"""Takes the pictures of the page in README and docs: `make screenshots`, or one by its name.

Everything that is on them comes from golden records, so that they change only with the page.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import browser as browsers
from tests.browser.conftest import PATIENCE, PHONE, ROOT, Server
from tests.browser.page_driver import PageDriver
from tests.browser.records import golden

PICTURES = ROOT / "docs" / "pictures"
DESK = (1280, 800)
QUALITY = 50
"""Of a hundred: as small as it gets before the numbers on the currents blur."""


@dataclass(frozen=True)
class Subject:
    """What is shown of a game: a golden record, and some of its plies."""

    record: str
    table: int
    replay: int


SUBJECTS = {
    "tongiaki": Subject("page-tongiaki-table", table=228, replay=236),
    "tahiti": Subject("tahiti-4-third-year-1", table=80, replay=84),
}


@dataclass(frozen=True)
class Picture:
    """One picture: a view of a game, by day or by night, on a desk or a phone."""

    game: str
    view: str
    theme: str

    @property
    def name(self) -> str:
        return f"page-{self.game}-{self.view}-{self.theme}"

    @property
    def size(self) -> tuple[int, int]:
        return PHONE if self.view == "phone" else DESK


PLAN = tuple(
    Picture(game, view, theme)
    for game, view, theme in product(SUBJECTS, ("table", "replay", "phone"), ("light", "dark"))
)


class Studio:
    """A browser and a server, where pictures are taken."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self._tables: dict[str, str] = {}

    def take(self, picture: Picture, folder: Path) -> Path:
        """Take a picture into a folder. Return its file."""
        width, height = picture.size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            base_url=self.server.url,
            is_mobile=picture.size == PHONE,
            locale="en",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        kept = json.dumps({"theme": picture.theme, "speed": "instant", "name": ""})
        context.add_init_script(f"localStorage.setItem('vaka.preferences', '{kept}')")
        driver = PageDriver(context.new_page())
        (self._watch if picture.view == "replay" else self._play)(driver, picture.game)
        driver.page.mouse.move(2, 2)
        driver.settle()
        path = folder / f"{picture.name}.webp"
        path.write_bytes(_shot(driver.page))
        context.close()
        return path

    def _watch(self, driver: PageDriver, game: str) -> None:
        """A replay, with the chances of the whole game under it."""
        self._go_to(driver.page, game, SUBJECTS[game].replay)
        graph = driver.page.locator(".chances svg[data-moments]")
        begin = driver.page.get_by_role("button", name="Analyse this game")
        graph.or_(begin).wait_for()
        if begin.is_visible():
            begin.click()
        graph.wait_for()

    def _play(self, driver: PageDriver, game: str) -> None:
        """A table in the middle of the game, where the one who looks is asked something."""
        self._go_to(driver.page, game, SUBJECTS[game].table)
        driver.page.get_by_role("button", name="Play on from here").click()
        driver.page.locator("main[data-ply]").wait_for()
        driver.wait()
        driver.page.wait_for_load_state("networkidle")
        news = driver.page.locator(".news-area button")
        if news.count():
            news.last.click()

    def _go_to(self, page: Page, game: str, ply: int) -> None:
        """A moment of a game's golden record."""
        table = self._tables.get(game) or self._upload(page, game)
        page.goto(f"/tables/{table}/replay?at={ply}")
        page.locator(f"main[data-shown-ply='{ply}']").wait_for()

    def _upload(self, page: Page, game: str) -> str:
        """The table of a game's golden record."""
        wanted = SUBJECTS[game].record
        record = next(path for path in golden(game) if path.stem == wanted)
        answer = page.request.post("/api/records?hints=true", data=record.read_text("utf-8"))
        self._tables[game] = answer.json()["table"]["id"]
        return self._tables[game]


def _shot(page: Page) -> bytes:
    session = page.context.new_cdp_session(page)
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(answer["data"])


def take_all(pictures: Iterable[Picture], folder: Path) -> None:
    """Take pictures with a browser and a server of their own."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(browsers.find()), args=browsers.ARGUMENTS, headless=True
        )
        server = Server(Path(data))
        try:
            studio = Studio(browser, server)
            for picture in pictures:
                path = studio.take(picture, folder)
                print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB", flush=True)
        finally:
            browser.close()
            server.stop()


def main(wanted: list[str]) -> None:
    unknown = sorted(set(wanted) - {picture.name for picture in PLAN})
    if unknown:
        known = ", ".join(picture.name for picture in PLAN)
        sys.exit(f"vaka: there is no picture {unknown[0]!r}; there are {known}")
    try:
        take_all((one for one in PLAN if not wanted or one.name in wanted), PICTURES)
    except browsers.NoBrowser as error:
        sys.exit(f"vaka: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
