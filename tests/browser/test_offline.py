"""The page loads nothing from other servers, and opens while its own is unreachable."""

from __future__ import annotations

import importlib.util
import json
import re
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Complaints, Opened, Server
from tests.browser.page_driver import at_random
from tests.browser.positions import kept
from tests.browser.records import GOLDEN, shortest
from tests.browser.tcp_proxy import TcpProxy
from tests.browser.test_games import set_table
from tests.conftest import Report

KILO = 1000
ELSEWHERE = re.compile(r"^\w+://(?!127\.0\.0\.1[:/])")
"""A page complains by itself about a request to there; here none would be answered either."""

IS_KEPT = "() => navigator.serviceWorker.controller !== null"
BYTES = """async () => {
  let bytes = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const kept of await cache.matchAll()) bytes += (await kept.blob()).size;
  }
  return bytes;
}"""


def test_a_table_opens_while_the_server_is_away(
    open_page: Opened, own_server: Server, complaints: Complaints, figure: Report
) -> None:
    complaints.forgive("net::ERR_CONNECTION_")
    driver = open_page("about:blank", at=own_server, service_workers="allow")
    page = driver.page
    page.context.route(ELSEWHERE, lambda route: route.abort())
    page.goto("/")
    page.wait_for_function(IS_KEPT)
    figure(f"kept for when the server is away: {page.evaluate(BYTES) / KILO:.0f} kB, unpacked")
    page.reload()  # what is told of the games is kept when it is asked for
    driver.play_now()
    asked = driver.play(at_random("offline"), until=lambda asked: asked.ply > 6)

    own_server.stop(hard=True)
    page.reload()
    page.get_by_text("The server cannot be reached").wait_for()
    own_server.start()
    assert driver.wait().ply == asked.ply
    driver.play(at_random("offline"), until=lambda now: now.ply > asked.ply)

    page.goto("/")
    set_table(driver, ["Ana", "Ben"])
    driver.play(at_random("two offline"), until=lambda asked: asked.ply > 4)
    made = page.request.get(f"/api/tables/{driver.table}/plies").json()["plies"]
    assert {ply["seat"] for ply in made if ply["kind"] == "move"} >= {0, 1}


ALL_KEPT = """async () => {
  for (;;) {
    const addresses = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
    }
    const isKept = ["tongiaki", "tahiti"].every((game) =>
      ["/drawing", "/texts?", "/rulebook?", "/rules/"].every((part) =>
        addresses.some((address) => address.includes(`/api/games/${game}${part}`))));
    if (isKept) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}"""
"""Ends when the texts of the page, both games and their rules are kept."""


def test_rules_and_both_games_are_kept_in_the_language_of_the_reader(
    open_page: Opened, own_server: Server, complaints: Complaints
) -> None:
    complaints.forgive("Failed to load resource|net::ERR_")
    driver = open_page("about:blank", at=own_server, service_workers="allow", locale="it")
    page = driver.page
    page.goto("/")
    page.wait_for_function(IS_KEPT)
    page.evaluate(ALL_KEPT)
    own_server.stop(hard=True)
    for game, title in (("tongiaki", "Regole di Tongiaki"), ("tahiti", "Regole di Tahiti")):
        page.goto(f"/rules/{game}")
        page.get_by_role("heading", name=title, level=1).wait_for()
    own_server.start()


PAGES = {
    "/": "h1",
    "/new/tongiaki": "button[type=submit], .button.primary",
    "/learn/tahiti": "main[data-ply]",
    "/invite/nothing": "[role=alert]",
    "/move/nothing": "h1",
    "/print/tongiaki": "img",
    "/guide/tahiti": "h1",
    "/watch/nothing/nothing": "[role=alert]",
}
"""What every page shows once the server is there again."""


def test_every_page_says_that_the_server_is_away_and_comes_back(
    open_page: Opened, own_server: Server, complaints: Complaints
) -> None:
    complaints.forgive("Failed to load resource|net::ERR_")
    driver = open_page("about:blank", at=own_server, service_workers="allow", locale="de")
    driver.page.goto("/")
    driver.page.wait_for_function(IS_KEPT)
    driver.page.evaluate(ALL_KEPT)
    players = [{"name": "Ana"}, {"name": "Ben"}]
    wish = {"game": "tahiti", "players": players, "begin": True}
    table = driver.page.request.post("/api/tables", data=wish).json()["table"]["id"]
    shown = PAGES | {f"/tables/{table}": "main[data-ply]"}
    own_server.stop(hard=True)
    with ExitStack() as stack:
        pages = {path: driver.page.context.new_page() for path in shown}
        for path, page in pages.items():
            stack.enter_context(complaints.listen(page, own_server.url))
            page.goto(path)
            page.get_by_text("Der Server ist nicht erreichbar").first.wait_for()
        own_server.start()
        for path, page in pages.items():
            page.locator(shown[path]).first.wait_for()
            page.get_by_text("Der Server ist nicht erreichbar").first.wait_for(state="detached")
            page.close()


GIVES_UP = 25_000
"""Milliseconds before the browser itself gives up a worker that does not answer."""


def test_a_page_opens_over_a_hung_connection(
    open_page: Opened, server: Server, complaints: Complaints
) -> None:
    complaints.forgive("Failed to load resource|net::ERR_|request to elsewhere: http://127.0.0.1")
    with TcpProxy(server.port) as line:
        driver = open_page("about:blank", is_own=True, service_workers="allow", locale="de")
        page = driver.page
        page.goto(line.url)
        page.wait_for_function(IS_KEPT)
        page.evaluate(ALL_KEPT)
        line.stall(is_lasting=True)
        page.goto(f"{line.url}/rules/tahiti", timeout=GIVES_UP)
        page.get_by_text("Der Server ist nicht erreichbar").first.wait_for()
        line.reconnect()
        page.get_by_text("Der Server ist nicht erreichbar").first.wait_for(state="detached")
        page.get_by_role("heading", name="Tahiti", level=1).wait_for()


class BadGateway(BaseHTTPRequestHandler):
    """What proxies answer for a server that is away."""

    code = 502

    def do_GET(self) -> None:
        """Answer with an error."""
        self.send_error(self.code)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


def test_a_page_opens_while_a_proxy_answers_for_the_server(
    open_page: Opened, own_server: Server, complaints: Complaints
) -> None:
    complaints.forgive("Failed to load resource|net::ERR_|WebSocket connection")
    driver = open_page("about:blank", at=own_server, service_workers="allow", locale="de")
    page = driver.page
    page.goto("/")
    page.wait_for_function(IS_KEPT)
    own_server.stop(hard=True)
    with ThreadingHTTPServer(("127.0.0.1", own_server.port), BadGateway) as proxy:
        thread = Thread(target=proxy.serve_forever)
        thread.start()
        try:
            for BadGateway.code in (504, 503, 502):
                page.goto("/")
                page.get_by_text("Der Server ist nicht erreichbar").first.wait_for()
        finally:
            proxy.shutdown()
            thread.join()
    own_server.start()
    page.get_by_text("Der Server ist nicht erreichbar").first.wait_for(state="detached")
    page.locator(PAGES["/"]).first.wait_for()


def test_an_open_replay_says_that_the_server_is_away_and_comes_back(
    open_page: Opened, server: Server, complaints: Complaints
) -> None:
    complaints.forgive("Failed to load resource|net::ERR_|request to elsewhere: http://127.0.0.1")
    with TcpProxy(server.port) as line:
        driver = open_page("about:blank", is_own=True, locale="de")
        page = driver.page
        table = kept(page, shortest(GOLDEN).read_text("utf-8"))
        page.goto(f"{line.url}/tables/{table}/replay?at=0")
        page.locator("main[data-shown-ply='0']").wait_for()
        driver.settle()
        moment = page.locator(".scrubber input")
        last = str(moment.get_attribute("max"))
        line.disconnect()
        moment.fill(last)
        page.get_by_text("Der Server ist nicht erreichbar").wait_for()
        line.reconnect()
        page.locator(f"main[data-shown-ply='{last}']").wait_for()
        page.get_by_text("Der Server ist nicht erreichbar").wait_for(state="detached")


def test_a_hung_connection_is_noticed_within_five_seconds(
    open_page: Opened, server: Server, complaints: Complaints
) -> None:
    complaints.forgive("WebSocket connection to .* failed|request to elsewhere: http://127.0.0.1")
    with TcpProxy(server.port) as line:
        driver = open_page("about:blank", is_own=True)
        driver.page.clock.install()
        driver.page.goto(line.url)
        driver.play_now()
        banner = driver.page.get_by_text("Connection lost")
        driver.page.clock.run_for(5000)
        expect(banner).to_have_count(0)
        line.stall()
        driver.page.clock.run_for(5000)
        expect(banner).to_be_visible()
        driver.page.clock.run_for(10_000)  # it gives up, and opens another connection
        driver.page.get_by_text("Reconnected.").wait_for()


def test_the_page_can_be_installed(open_page: Opened, server: Server) -> None:
    driver = open_page("/", is_own=True, service_workers="allow")
    page = driver.page
    page.wait_for_function(IS_KEPT)
    line = page.context.new_cdp_session(page)
    found = line.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    for name in ("apple-touch-icon", "manifest"):
        address = page.locator(f"link[rel={name}]").get_attribute("href")
        assert page.request.get(str(address)).ok
    colour = page.locator("meta[name=theme-color]").first
    assert colour.get_attribute("content") == page.evaluate(
        "() => getComputedStyle(document.documentElement).getPropertyValue('--page').trim()"
    )


def test_the_icons_are_drawn_from_the_emblem() -> None:
    spec = importlib.util.spec_from_file_location("icons", ROOT / "web" / "icons.py")
    assert spec is not None
    assert spec.loader is not None
    icons = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(icons)
    for name, (size, is_cut) in icons.ICONS.items():
        assert (icons.PUBLIC / name).read_bytes() == icons.icon(size, is_cut=is_cut), name


def test_what_is_no_page_is_not_kept_as_one(
    open_page: Opened, own_server: Server, complaints: Complaints
) -> None:
    complaints.forgive("Failed to load resource")  # no icon of an answer; then no server
    driver = open_page("about:blank", at=own_server, service_workers="allow")
    page = driver.page
    page.goto("/")
    page.wait_for_function(IS_KEPT)
    for address in ("/api", "/api/games", "/health"):
        page.goto(address)
    own_server.stop(hard=True)
    page.goto("/")
    page.locator("script[type=module]").first.wait_for(state="attached")
    own_server.start()
