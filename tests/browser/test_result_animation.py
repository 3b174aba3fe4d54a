"""Sounds, and results that appear one by one on the table; one preference turns both off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.page_driver import PageDriver, in_haste
from tests.browser.positions import at_replay, at_table, go_to_replay, play_until
from tests.browser.records import GOLDEN, almost_over, played

CHAIN = next(path for path in GOLDEN if path.stem == "page-tongiaki-chain")
MOTION: dict[str, Any] = {"speed": "fast", "motion": "no-preference"}

# Which sounds were played, and how many tones Web Audio was given.
WATCH_TONES = """() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones += 1;
    return start.apply(this, when);
  };
}"""
HEARD = """() => [...new Set(performance.getEntriesByType("mark").map(({ name }) => name)
  .filter((name) => name.startsWith("sound ")).map((name) => name.slice(6)))].sort()"""
# What was shown, in the order in which it appeared.
WATCH_RESULTS = """() => {
  window.shown = [];
  window.clipped = [];
  const see = () => {
    const board = document.querySelector("main.board").getBoundingClientRect();
    for (const row of document.querySelectorAll("[data-final]")) {
      const { top, bottom, left, right } = row.getBoundingClientRect();
      const isOut = top < board.top || bottom > board.bottom || left < board.left
        || right > board.right;
      if (isOut) window.clipped.push(row.innerText);
    }
    for (const { dataset } of document.querySelectorAll("[data-shown-award], [data-final]")) {
      const name = dataset.shownAward ?? dataset.final;
      if (!window.shown.includes(name)) window.shown.push(name);
    }
  };
  new MutationObserver(see).observe(document.body, { childList: true, subtree: true });
}"""


MUTE = """() => localStorage.setItem("vaka.preferences", JSON.stringify(
  { ...JSON.parse(localStorage.getItem("vaka.preferences")), sound: false }))"""


def watch(driver: PageDriver, kind: str, nth: int = 0) -> None:
    """Watch the replay of the ply with an event of this kind."""
    page = driver.page
    plies = page.request.get(f"/api/tables/{driver.table}/plies").json()["plies"]
    found = [each["ply"] for each in plies if kind in {event["kind"] for event in each["events"]}]
    page.goto(f"/tables/{driver.table}/replay?at={found[nth] - 1}")
    page.locator(f"main[data-shown-ply='{found[nth] - 1}']").wait_for()
    page.evaluate(WATCH_TONES)
    page.evaluate(WATCH_RESULTS)
    play_until(driver, found[nth])


def assert_heard(driver: PageDriver, sound: str) -> None:
    """A sound is played, and Web Audio got its tones."""
    driver.page.wait_for_function(
        f"(sound) => window.tones > 0 && ({HEARD})().includes(sound)", arg=sound
    )


def test_what_happens_is_heard(open_page: Opened) -> None:
    driver = at_replay(open_page, CHAIN.read_text("utf-8"), **MOTION)
    page = driver.page
    for kind, sound in (("landed", "landing"), ("failed", "failure"), ("founded", "award")):
        watch(driver, kind)
        assert_heard(driver, sound)
    go_to_replay(page, played("staged", 2, name="tahiti"))
    watch(driver, "erupted")
    assert_heard(driver, "eruption")


def test_a_chain_is_heard_from_its_second_beach_on(open_page: Opened) -> None:
    driver = at_replay(open_page, CHAIN.read_text("utf-8"), **MOTION)
    watch(driver, "sailed")
    assert "chain" not in driver.page.evaluate(HEARD)
    plies = driver.page.request.get(f"/api/tables/{driver.table}/plies").json()["plies"]
    sailed = [each for each in plies if "sailed" in {event["kind"] for event in each["events"]}]
    turns = [each["turn_number"] for each in sailed]
    watch(driver, "sailed", next(n for n, turn in enumerate(turns) if turns[n - 1] == turn))
    assert_heard(driver, "chain")


def test_the_awards_of_a_year_appear_on_the_table(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = at_replay(open_page, played("staged", 2, name="tahiti"), **MOTION)
    page = driver.page
    plies = page.request.get(f"/api/tables/{driver.table}/plies").json()["plies"]
    awarded = [
        event.get("suit", "all")
        for each in plies
        if "awarded" in {event["kind"] for event in each["events"]}
        for event in each["events"]
        if event["kind"] in ("awarded", "awarded_two") and event["year"] == 1
    ]
    watch(driver, "awarded")
    assert page.evaluate("() => window.shown") == awarded
    assert_heard(driver, "award")
    # One switch turns off both.
    page.evaluate(MUTE)
    watch(driver, "awarded")
    assert page.evaluate("() => [window.shown.length, window.tones]") == [0, 0]
    assert page.evaluate(HEARD) == []


@pytest.mark.parametrize(("game", "players"), [("tongiaki", 6), ("tahiti", 4)])
def test_the_final_scores_appear_on_the_table(open_page: Opened, game: str, players: int) -> None:
    """As many as can play, on the lowest screen."""
    record = almost_over(game, players)
    driver = at_table(open_page, record, bots=players - 1, size=(640, 360), **MOTION)
    page = driver.page
    driver.wait()
    page.evaluate(WATCH_RESULTS)
    page.evaluate(WATCH_TONES)
    driver.play(in_haste("end"))
    page.locator("dialog.game-over").wait_for()
    table = page.request.get(f"/api/tables/{driver.table}").json()["table"]
    shares = [table["result"]["shares"][seat["player"]] for seat in table["seats"]]
    words = [seat["word"] for seat in table["seats"]]
    shown = [word for word in page.evaluate("() => window.shown") if word in words]
    assert sorted(shown) == sorted(words)
    assert page.evaluate("() => window.clipped") == []
    won = table["seats"][words.index(shown[-1])]
    assert shares[won["player"]] != "0"
    assert_heard(driver, "victory")
    # Who opens a table that is over sees the result at once.
    page.reload()
    page.locator("dialog.game-over").wait_for()
    assert not page.locator("[data-final]").count()


def test_one_preference_turns_off_sounds_and_result_animations(open_page: Opened) -> None:
    page = open_page("/").page
    page.get_by_role("button", name="Preferences").click()
    switch = page.get_by_role("checkbox", name="Sounds and animated results")
    expect(switch).to_be_checked()
    switch.uncheck()
    assert page.evaluate("() => JSON.parse(localStorage['vaka.preferences']).sound") is False
