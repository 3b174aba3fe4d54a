"""How fast the page is; the figures are printed (`pytest -rP`)."""

from __future__ import annotations

import statistics

from tests.browser.conftest import Opened, Server
from tests.browser.hand import Hand, at_random
from tests.browser.records import longest
from tests.browser.test_replay import upload

KILO = 1000
FIRST_LOAD = 150 * KILO
RESPONSE = 100.0
"""Milliseconds, at the median."""

# How much slower a fixed piece of work is than at its best: what others on this machine take.
BURDEN = """() => {
  const spin = () => {
    const from = performance.now();
    let x = 1;
    for (let i = 0; i < 3e6; i++) x = (x * 1664525 + 1013904223) % 4294967296;
    return performance.now() - from + (x < 0 ? 1 : 0);
  };
  const times = Array.from({ length: 25 }, spin).sort((a, b) => a - b);
  return times[12] / times[0];
}"""

# From a click on a choice to the first frame after the page has changed.
WATCH_CLICKS = """() => {
  window.responses = [];
  let clicked = null;
  addEventListener("click", (event) => {
    if (event.target.closest("[data-move]")) clicked = event.timeStamp;
  }, true);
  new MutationObserver(() => {
    if (clicked === null) return;
    const from = clicked;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.responses.push(performance.now() - from)));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

# From asking for the last moment of a record to the frame that shows it.
OPEN_RECORD = """async ([path, ply]) => {
  const from = performance.now();
  history.pushState(null, "", `${path}?ply=${ply}`);
  dispatchEvent(new PopStateEvent("popstate"));
  while (document.querySelector("main")?.dataset.shown !== String(ply)) {
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - from;
}"""


def test_the_first_load_is_small(open_page: Opened, own_server: Server) -> None:
    hand = open_page("about:blank", at=own_server)
    network = hand.page.context.new_cdp_session(hand.page)
    network.send("Network.enable")
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    hand.page.goto("/")
    hand.page.locator("use[href='#tile-Tonga']").first.wait_for(state="attached")
    hand.page.wait_for_load_state("networkidle")
    print(f"first load: {sum(sizes) / KILO:.1f} kB in {len(sizes)} answers")
    assert sum(sizes) < FIRST_LOAD


def test_a_click_is_answered_at_once(open_page: Opened) -> None:
    hand = open_page()
    hand.play_now()
    hand.page.evaluate(WATCH_CLICKS)
    hand.play(at_random("speed"), until=lambda asked: asked.ply > 90)
    times: list[float] = hand.page.evaluate("() => window.responses")
    print(
        f"click to visible response: median {statistics.median(times):.0f} ms,"
        f" slowest {max(times):.0f} ms, of {len(times)}"
    )
    assert statistics.median(times) < RESPONSE * burden(hand)


def burden(hand: Hand) -> float:
    """1 on a machine that does nothing else; the limits grow with it, the figures do not."""
    found = float(hand.page.evaluate(BURDEN))
    print(f"burden of the machine: {found:.1f}")
    return found


def test_the_longest_record_is_soon_there(open_page: Opened) -> None:
    hand = open_page()
    upload(hand, longest())
    hand.page.locator("main[data-shown]").wait_for()
    plies = int(hand.page.get_by_label("Moment of the game").get_attribute("max") or 0)
    path = f"/tables/{hand.table}/replay"
    times: list[float] = []
    for _ in range(9):
        hand.page.goto("/")
        hand.page.locator("use[href='#tile-Tonga']").first.wait_for(state="attached")
        hand.page.wait_for_load_state("networkidle")
        times.append(hand.page.evaluate(OPEN_RECORD, [path, plies]))
    print(f"a record of {plies} plies: median {statistics.median(times):.0f} ms to its last moment")
    assert statistics.median(times) < RESPONSE * burden(hand)
