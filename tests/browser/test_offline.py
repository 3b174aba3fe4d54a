"""The page loads nothing from other servers, and opens while its own is unreachable."""

from __future__ import annotations

import re

from tests.browser.conftest import Complaints, Opened, Server
from tests.browser.hand import at_random
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
    hand = open_page("about:blank", at=own_server, service_workers="allow")
    page = hand.page
    page.context.route(ELSEWHERE, lambda route: route.abort())
    page.goto("/")
    page.wait_for_function(IS_KEPT)
    figure(f"kept for when the server is away: {page.evaluate(BYTES) / KILO:.0f} kB, unpacked")
    page.reload()  # what is told of the games is kept when it is asked for
    hand.play_now()
    asked = hand.play(at_random("offline"), until=lambda asked: asked.ply > 6)

    own_server.stop(hard=True)
    page.reload()
    page.get_by_text("Connection lost").wait_for()
    own_server.start()
    assert hand.wait().ply == asked.ply
    hand.play(at_random("offline"), until=lambda now: now.ply > asked.ply)

    page.goto("/")
    set_table(hand, ["Ana", "Ben"])
    hand.play(at_random("two offline"), until=lambda asked: asked.ply > 4)
    made = page.request.get(f"/api/tables/{hand.table}/plies").json()["plies"]
    assert {ply["seat"] for ply in made if ply["kind"] == "move"} >= {0, 1}


def test_what_is_no_page_is_not_kept_as_one(
    open_page: Opened, own_server: Server, complaints: Complaints
) -> None:
    complaints.forgive("Failed to load resource")  # no icon of an answer; then no server
    hand = open_page("about:blank", at=own_server, service_workers="allow")
    page = hand.page
    page.goto("/")
    page.wait_for_function(IS_KEPT)
    for address in ("/api", "/api/games", "/health"):
        page.goto(address)
    own_server.stop(hard=True)
    page.goto("/")
    page.locator("script[type=module]").first.wait_for(state="attached")
    own_server.start()
