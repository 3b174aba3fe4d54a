"""Chain reactions: the log and the board show them in order, and the animation is cheap."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

from tests.browser.conftest import Opened
from tests.browser.page_driver import PageDriver
from tests.browser.positions import go_to_replay, play_until
from tests.browser.records import GOLDEN
from tests.conftest import Report
from vaka.games.tongiaki.rules.tiles import island_title

# The islands that boats have left, as the log tells it, each time that it tells more.
WATCH_LOG = """() => {
  window.told = [];
  const log = document.querySelector(".log");
  const see = () => {
    const lines = [...log.querySelectorAll(".line")].map((line) => line.textContent.trim());
    const left = lines.flatMap((line) => /^A beach of (.+) was full/.exec(line)?.[1] ?? []);
    if (left.join() !== window.told.at(-1)?.join()) window.told.push(left);
  };
  see();
  const what = { childList: true, characterData: true, subtree: true };
  new MutationObserver(see).observe(log, what);
}"""

RECORD = next(path for path in GOLDEN if path.stem == "page-tongiaki-chain")
CHAIN = 48
"""A turn of it in which six beaches sail, one after another."""


def plies_of(driver: PageDriver) -> list[dict[str, Any]]:
    """What happened in the record, whose replay is opened."""
    page = driver.page
    go_to_replay(page, RECORD.read_text("utf-8"))
    answer: dict[str, list[dict[str, Any]]]
    answer = page.request.get(f"/api/tables/{driver.table}/plies").json()
    return answer["plies"]


def plays(driver: PageDriver, watch: str, first: int, last: int) -> None:
    """Until the replay has played from the first ply to the last, watched."""
    page = driver.page
    page.goto(f"/tables/{driver.table}/replay?at={first - 1}")
    page.locator(f"main[data-shown-ply='{first - 1}']").wait_for()
    page.evaluate(watch)
    play_until(driver, last)


def kinds(ply: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in ply["events"]]


def test_a_chain_is_told_in_the_order_it_sailed(open_page: Opened) -> None:
    """The log lists every beach, each as soon as it sails."""
    driver = open_page("about:blank", speed="instant")
    chain = [ply for ply in plies_of(driver) if ply["turn_number"] == CHAIN]
    left = [
        island_title(event["beach"].split(".")[0])
        for ply in chain
        for event in ply["events"]
        if event["kind"] == "sailed"
    ]
    plays(driver, WATCH_LOG, chain[0]["ply"], chain[-1]["ply"])
    before, *told = driver.page.evaluate("() => window.told")
    assert len(left) > 4
    steps = [names[len(before) :] for names in told[: len(left)]]
    assert steps == [left[: n + 1] for n in range(len(left))]


# The numbers on the board and the beaches they stand at, each time that there are others.
WATCH_ORDER = """() => {
  window.orders = [];
  const see = () => {
    const drawn = [...document.querySelectorAll("[data-order]")].map((e) => e.dataset.order);
    if (drawn.join() !== window.orders.at(-1)?.join()) window.orders.push(drawn);
  };
  see();
  const what = { attributes: true, childList: true, subtree: true };
  new MutationObserver(see).observe(document.querySelector("main"), what);
}"""


def test_a_chain_has_numbers_in_the_order_it_sailed(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    """From the second beach on, each gets a number; the numbers disappear with the next turn."""
    driver = open_page("about:blank", speed="fast")
    page = driver.page
    plies = plies_of(driver)
    chain = [ply for ply in plies if ply["turn_number"] == CHAIN]
    sailed = [
        event["beach"] for ply in chain for event in ply["events"] if event["kind"] == "sailed"
    ]
    numbers = [f"{n} {beach}" for n, beach in enumerate(sailed, 1)]
    plays(driver, WATCH_ORDER, chain[0]["ply"], chain[-1]["ply"])
    orders = page.evaluate("() => window.orders")
    assert orders[: len(sailed)] == [[], *(numbers[:n] for n in range(2, len(sailed) + 1))]
    # At that moment, whichever way one comes to it.
    page.goto(f"/tables/{driver.table}/replay?at={chain[-1]['ply']}")
    page.locator(f"main[data-shown-ply='{chain[-1]['ply']}']").wait_for()
    drawn = page.locator("[data-order]")
    assert drawn.evaluate_all("all => all.map((e) => e.dataset.order)") == numbers
    shoot(driver, "chain")
    after = chain[-1]["ply"] + 1
    page.keyboard.press("ArrowRight")
    page.locator(f"main[data-shown-ply='{after}']").wait_for()
    assert not drawn.count()


MOST_RESTYLED = 500
"""Elements, in one step of an animation: the map has some thousand."""
SLOWER = 4
"""How much slower than this machine a phone is."""
LONG_TASKS = """() => {
  window.longTasks = [];
  new PerformanceObserver((seen) => {
    for (const { duration } of seen.getEntries()) window.longTasks.push(Math.round(duration));
  }).observe({ type: "longtask" });
}"""


def test_a_chain_restyles_few_elements(
    open_page: Opened, browser: Browser, figure: Report, is_whole: bool
) -> None:
    """With `--whole`, on a slow processor; long tasks are only printed."""
    driver = open_page("about:blank", speed="fast", motion="no-preference", is_own=True)
    page = driver.page
    chain = [ply for ply in plies_of(driver) if ply["turn_number"] == CHAIN]
    slower = SLOWER if is_whole else 1  # a slow processor is a fast one that is kept busy
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    first, last = chain[0]["ply"], chain[-1]["ply"]
    page.goto(f"/tables/{driver.table}/replay?at={first - 1}")
    page.locator(f"main[data-shown-ply='{first - 1}']").wait_for()
    driver.settle()
    page.evaluate(LONG_TASKS)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    play_until(driver, last)
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    counts = [
        event["args"].get("elementCount", 0)
        for event in traced
        if event["name"] == "UpdateLayoutTree"
    ]
    tasks = page.evaluate("() => window.longTasks")
    figure(
        f"a chain of {len(chain)} plies, {slower} times slower: {len(counts)} style updates,"
        f" {max(counts)} elements at most; {len(tasks)} long tasks, {max(tasks, default=0)} ms"
    )
    assert len(counts) > len(chain)
    assert max(counts) <= MOST_RESTYLED
