"""A server, a browser, and pages on which every error fails the test."""

from __future__ import annotations

import json
import os
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing import Pipe
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Request,
    ViewportSize,
    sync_playwright,
)

from tests.browser import browser as browsers
from tests.browser import quick_server
from tests.browser.page_driver import PageDriver
from tests.server.running_server import PROCESSES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "vaka" / "server" / "page" / "index.html"
SCREENSHOTS = ROOT / "build" / "screenshots"
DESKTOP = (1440, 900)
PHONE = (390, 844)
SMALL_PHONE = (360, 740)
PATIENCE = 90_000
"""Timeout in milliseconds, long enough for a busy machine."""

WORKER_BLOCKED = "Service Worker registration blocked by Playwright"

Opened = Callable[..., PageDriver]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if browsers.is_unwanted():
        for item in items:
            if "tests/browser/" in item.nodeid:
                item.add_marker(pytest.mark.skip(reason="VAKA_NO_BROWSER is set: no browser tests"))


class Server:
    """A server in a separate process. It can be killed and started again on the same port."""

    def __init__(self, folder: Path, *, lan: bool = False) -> None:
        self.folder = folder
        self.lan = lan
        self.port = _free_port()
        self.process: Any = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def arguments(self) -> list[str]:
        """The arguments of `vaka`."""
        found = ["serve", "--no-browser", "--port", str(self.port), "--data", str(self.folder)]
        return [*found, "--lan"] if self.lan else found

    def start(self) -> None:
        """Fork the server from a process that has imported it: importing takes 1.5 seconds."""
        self._output, output = Pipe(duplex=False)
        self.process = PROCESSES.Process(
            target=quick_server.run, args=(self.arguments, output), daemon=True
        )
        self.process.start()
        output.close()
        with open(self._output.fileno(), encoding="utf-8", closefd=False) as lines:
            line = lines.readline()
        assert re.search(r"http://\S+", line), f"the server did not start: {line!r}"

    def stop(self, *, hard: bool = False) -> None:
        assert self.process is not None
        if hard:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.join(20)
        assert not self.process.is_alive()
        self.process = None
        self._output.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def built() -> None:
    """The page, as the server sends it."""
    if not PAGE.exists():
        pytest.fail("the page is not built: `npm ci && npm run build` in web/")


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    """Servers of one test. They stop after its pages are closed: a page reports a lost server."""
    running: list[Server] = []
    yield running
    for one in running:
        if one.process:
            one.stop()


@pytest.fixture
def own_server(built: None, servers: list[Server], tmp_path: Path) -> Server:
    """A server that the test may kill."""
    servers.append(Server(tmp_path))
    return servers[-1]


@pytest.fixture
def house_server(built: None, servers: list[Server], tmp_path: Path) -> Server:
    """A server that is open to the home network."""
    servers.append(Server(tmp_path, lan=True))
    return servers[-1]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        path = browsers.find()
    except browsers.NoBrowser as error:
        pytest.fail(str(error))
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=str(path), args=browsers.ARGUMENTS, headless=True
        )
        yield running
        running.close()


class Complaints:
    """Collects errors, blocked styles and requests to other servers. Any of them fails the test."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []

    @contextmanager
    def listen(self, page: Page, url: str) -> Iterator[None]:
        """Listen to a page inside the block."""

        def error(thrown: Error) -> None:
            self.heard.append(f"error: {thrown}")

        def console(said: ConsoleMessage) -> None:
            self._console(said.type, said.text)

        def request(asked: Request) -> None:
            self._request(asked.url, url)

        page.on("pageerror", error)
        page.on("console", console)
        page.on("request", request)
        yield
        page.remove_listener("pageerror", error)
        page.remove_listener("console", console)
        page.remove_listener("request", request)

    def forgive(self, pattern: str) -> None:
        self.forgiven.append(re.compile(pattern))

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and text != WORKER_BLOCKED:
            self.heard.append(f"{kind}: {text}")

    def _request(self, asked: str, own: str) -> None:
        if not asked.startswith((own, own.replace("http", "ws", 1), "blob:", "data:")):
            self.heard.append(f"request to elsewhere: {asked}")

    @property
    def left(self) -> list[str]:
        return [text for text in self.heard if not any(p.search(text) for p in self.forgiven)]


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    heard = Complaints()
    yield heard
    assert not heard.left


class Guests:
    """A pool of browser contexts with separate cookies. Tests cannot tell who used one before.

    Loading the page takes two seconds of CPU time in a new browser, nearly one in a new context,
    and a quarter in a reused one, which keeps nothing but the cache.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[str, list[Page]] = {}
        self._keys: dict[Page, str] = {}

    def welcome(self, url: str, size: tuple[int, int], *, is_own: bool, **wishes: Any) -> Page:
        """An empty page without cookies and storage; with `is_own`, without a cache, too."""
        key = json.dumps({"url": url, **wishes}, sort_keys=True)
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        idle = self._idle.setdefault(key, [])
        if idle and not is_own:
            page = idle.pop()
            page.set_viewport_size(viewport)
            return page
        context = self._browser.new_context(
            base_url=url, accept_downloads=True, viewport=viewport, **wishes
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        if not is_own:
            self._keys[page] = key
        return page

    def dismiss(self, page: Page, url: str) -> None:
        """Close the context, or clear it for the next test."""
        context, key = page.context, self._keys.get(page)
        if key is None or page.is_closed():
            context.close()
            return
        for other in context.pages:
            if other is not page:
                other.close()
        page.goto("about:blank")
        page.mouse.move(-1, -1)
        page.unroute_all()
        context.clear_permissions()
        context.clear_cookies()
        line = context.new_cdp_session(page)
        line.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
        line.send("Page.resetNavigationHistory")
        line.detach()
        self._idle[key].append(page)


@pytest.fixture(scope="session")
def guests(browser: Browser) -> Guests:
    return Guests(browser)


@pytest.fixture
def open_page(
    guests: Guests,
    server: Server,
    servers: list[Server],
    complaints: Complaints,
    is_whole: bool,
) -> Iterator[Opened]:
    """Opens a page in a separate browser context, at a path of the server.

    Motion is reduced unless a test is about motion, because animations take most of the CPU time.
    Service workers are blocked unless a test is about them. Pass `is_own` if a test changes the
    page permanently (by a clock, a script or a session) or needs an empty cache.
    """
    with ExitStack() as stack:

        def opened(
            path: str = "/",
            *,
            size: tuple[int, int] = DESKTOP,
            theme: str = "light",
            speed: str = "instant",
            game: str = "tongiaki",
            motion: Literal["reduce", "no-preference"] = "reduce",
            at: Server = server,
            service_workers: Literal["allow", "block"] = "block",
            is_own: bool = False,
            **settings: Any,
        ) -> PageDriver:
            elsewhere = re.match(r"https?://[^/]+", path)
            is_plain = at is server and service_workers == "block" and not elsewhere
            phone = {"has_touch": size == PHONE, "is_mobile": size == PHONE}
            page = guests.welcome(
                at.url,
                size,
                is_own=is_own or not is_plain,
                service_workers=service_workers,
                **phone | settings,
            )
            stack.callback(guests.dismiss, page, at.url)
            page.emulate_media(media="null", reduced_motion=motion)
            preferences = json.dumps({"theme": theme, "speed": speed, "name": "", "game": game})
            stack.enter_context(
                page.add_init_script(
                    "if (location.protocol !== 'about:'"
                    " && !localStorage.getItem('vaka.preferences'))"
                    f" localStorage.setItem('vaka.preferences', '{preferences}')"
                )
            )
            stack.enter_context(complaints.listen(page, elsewhere[0] if elsewhere else at.url))
            if path != "about:blank":
                page.goto(path)
            return PageDriver(page, is_whole=is_whole)

        yield opened


@pytest.fixture
def shoot() -> Callable[[PageDriver, str], None]:
    """Takes a screenshot for people to review, if VAKA_SCREENSHOTS=1 is set."""
    is_wanted = os.environ.get("VAKA_SCREENSHOTS", "0") not in ("", "0")

    def shot(driver: PageDriver, name: str) -> None:
        driver.page.mouse.move(2, 2)
        driver.settle()
        if is_wanted:
            SCREENSHOTS.mkdir(parents=True, exist_ok=True)
            driver.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return shot
