"""A server, a browser, and pages that complain about everything."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser import browser as browsers
from tests.browser.hand import Hand

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "vaka" / "server" / "page" / "index.html"
SCREENSHOTS = ROOT / "build" / "screenshots"
DESKTOP = (1440, 900)
PHONE = (390, 844)
SMALL_PHONE = (360, 740)
PATIENCE = 90_000
"""Milliseconds: nothing takes as long, not even on a machine that has much else to do."""

WORKER_BLOCKED = "Service Worker registration blocked by Playwright"

Opened = Callable[..., Hand]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if browsers.is_unwanted():
        for item in items:
            if "tests/browser/" in item.nodeid:
                item.add_marker(pytest.mark.skip(reason="VAKA_NO_BROWSER is set: no browser tests"))


class Server:
    """A server of its own process, that can be killed and started again on the same port."""

    def __init__(self, folder: Path, *, lan: bool = False, **environment: str) -> None:
        self.folder = folder
        self.lan = lan
        self.environment = environment
        self.port = _free_port()
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "vaka.cli", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.folder)]
        if self.lan:
            command.append("--lan")
        environment = os.environ | {"PYTHONUNBUFFERED": "1"} | self.environment
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert re.search(r"http://\S+", line), f"the server did not start: {line!r}"

    def stop(self, *, hard: bool = False) -> None:
        assert self.process is not None
        if hard:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()
        self.process = None


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
    """Servers of one test. They stop after its pages are closed, which would miss them."""
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
    """What pages say that they should not: errors, blocked styles, requests to elsewhere."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []

    def listen(self, page: Page, url: str) -> None:
        page.on("pageerror", lambda error: self.heard.append(f"error: {error}"))
        page.on("console", lambda said: self._console(said.type, said.text))
        page.on("request", lambda asked: self._request(asked.url, url))

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
    """Browsers of their own (other cookies), of which no test can tell who used them before.

    To open one and read the page takes two seconds of a processor. One that has read it before
    takes less than half, and has forgotten all else.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._wishes: dict[BrowserContext, str] = {}
        self._idle: dict[str, list[BrowserContext]] = {}

    def welcome(self, url: str, **wishes: Any) -> Page:
        """An empty page of somebody who was never at this server."""
        key = json.dumps({"url": url, **wishes}, sort_keys=True)
        idle = self._idle.setdefault(key, [])
        if not idle:
            context = self._browser.new_context(base_url=url, accept_downloads=True, **wishes)
            context.set_default_timeout(PATIENCE)
            self._wishes[context] = key
            return context.new_page()
        page = idle.pop().new_page()
        line = page.context.new_cdp_session(page)
        line.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
        line.detach()
        return page

    def dismiss(self, context: BrowserContext, *, is_welcome: bool) -> None:
        """Close all pages; who is welcome again comes back as somebody else."""
        key = self._wishes[context]
        if not is_welcome:
            del self._wishes[context]
            context.close()
            return
        for page in context.pages:
            page.close()
        context.unroute_all()
        context.clear_permissions()
        context.clear_cookies()
        self._idle[key].append(context)


@pytest.fixture(scope="session")
def guests(browser: Browser) -> Guests:
    return Guests(browser)


@pytest.fixture
def open_page(
    guests: Guests, server: Server, servers: list[Server], complaints: Complaints
) -> Iterator[Opened]:
    """Opens a page in a browser of its own (other cookies), at a path of the server.

    Nothing moves, unless a test is about motion: drawing it takes most of the time of a machine.
    Nothing is kept from one visit to the next, unless a test is about that.
    """
    contexts: dict[BrowserContext, bool] = {}

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
        stops_clock: bool = False,
        **settings: Any,
    ) -> Hand:
        page = guests.welcome(
            at.url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            reduced_motion=motion,
            service_workers=service_workers,
            **settings,
        )
        elsewhere = re.match(r"https?://[^/]+", path)
        is_plain = at is server and service_workers == "block" and not elsewhere
        contexts[page.context] = is_plain and not stops_clock  # a clock is never mended
        preferences = json.dumps({"theme": theme, "speed": speed, "name": "", "game": game})
        page.add_init_script(
            "if (location.protocol !== 'about:' && !localStorage.getItem('vaka.preferences'))"
            f" localStorage.setItem('vaka.preferences', '{preferences}')"
        )
        complaints.listen(page, elsewhere[0] if elsewhere else at.url)
        page.goto(path)
        return Hand(page)

    yield opened
    for context, is_welcome in contexts.items():
        guests.dismiss(context, is_welcome=is_welcome)


@pytest.fixture
def shoot() -> Callable[[Hand, str], None]:
    """Keeps a picture of a page, for people to look at."""

    def shot(hand: Hand, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        hand.page.mouse.move(2, 2)
        hand.rest()
        hand.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return shot
