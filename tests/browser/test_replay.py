"""Replays: step, scrub, play, save, load. The page shows the server's view."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Complaints, Opened
from tests.browser.expected_page import View, expected
from tests.browser.page_driver import SHOWN, PageDriver, at_random
from tests.browser.positions import at_replay, go_to_replay
from tests.browser.records import GOLDEN, each_record, played, shortest
from vaka import games
from vaka.agents import levels

PAGE = 64
"""Plies that are looked at together: as many views as the server gives at once."""

MOMENTS, FEW_MOMENTS = 12, 6
"""Plies of a long record that are looked at, with `--whole` and without it. Steps of several plies
are part of the test."""

# Go from moment to moment with the scrubber, and read the document at each.
SHOWN_AT = """async (plies) => {
  const shown = SHOWN;
  const slider = document.querySelector("main input[type=range]");
  const seen = [];
  for (const ply of plies) {
    slider.value = ply;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    while (document.querySelector("main").dataset.shownPly !== String(ply)) {
      await new Promise((done) => setTimeout(done));
    }
    seen.push(shown());
  }
  return seen;
}"""


def upload(driver: PageDriver, text: str, name: str = "game.vaka") -> None:
    with driver.page.expect_file_chooser() as chooser:
        driver.page.get_by_role("button", name="Load a record").click()
    chooser.value.set_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def watch(driver: PageDriver, ply: int) -> None:
    """Go to a moment with the scrubber."""
    driver.page.locator(".scrubber input").fill(str(ply))
    driver.page.locator(f"main[data-shown-ply='{ply}']").wait_for()


def _plies(driver: PageDriver) -> int:
    return int(driver.page.get_by_label("Moment of the game").get_attribute("max") or 0)


def shown_and_meant(driver: PageDriver, shown: str, step: int) -> Iterator[tuple[int, View, View]]:
    """Plies so far from one another, what the page shows there, and the server's view of it."""
    driver.page.locator("main[data-shown-ply]").wait_for()
    plies = _plies(driver)
    for first in range(0, plies + 1, PAGE):
        last = min(first + PAGE - 1, plies)
        path = f"/api/tables/{driver.table}/views?from={first}&to={last}"
        views: list[View] = driver.page.request.get(path).json()["views"]
        wanted = [ply for ply in range(first, last + 1) if ply % step == 0 or ply == plies]
        seen = driver.page.evaluate(SHOWN_AT.replace("SHOWN", shown), wanted)
        yield from zip(wanted, seen, (views[ply - first] for ply in wanted), strict=True)


def compare(
    driver: PageDriver,
    path: Path,
    records: Sequence[Path],
    shown: str,
    meant: Callable[[View], View],
) -> None:
    """The page shows the server's view: at each ply of the shortest record, at some of others."""
    closely = path == shortest(records)
    go_to_replay(driver.page, path.read_text("utf-8"))
    moments = MOMENTS if driver.is_whole else FEW_MOMENTS
    step = 1 if closely else _plies(driver) // moments + 1
    for ply, found, view in shown_and_meant(driver, shown, step):
        assert found == meant(view), f"ply {ply}"


@each_record(GOLDEN)
def test_the_page_shows_the_servers_view_of_golden_records(open_page: Opened, path: Path) -> None:
    compare(open_page("about:blank"), path, GOLDEN, SHOWN, expected)


def by_keys(driver: PageDriver) -> None:
    """To the end, to the beginning, and on by itself; then a link to a moment is copied."""
    page, plies = driver.page, _plies(driver)
    page.keyboard.press("End")
    page.locator(f"main[data-shown-ply='{plies}']").wait_for()
    page.keyboard.press("Home")
    page.locator("main[data-shown-ply='0']").wait_for()
    page.evaluate("() => document.activeElement.blur()")  # space would press a button
    page.keyboard.press("Space")
    page.wait_for_function("() => Number(document.querySelector('main').dataset.shownPly) > 1")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    watch(driver, 7)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link").click()
    page.get_by_role("button", name="Copied").wait_for()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.endswith(f"/tables/{driver.table}/replay?at=7")


def test_a_replay_steps_plays_and_jumps(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = open_page()
    upload(driver, played("replay", 3))
    page = driver.page
    page.locator("main[data-shown-ply='0']").wait_for()
    by_keys(driver)
    watch(driver, 0)
    assert page.locator(".scrubber .line").inner_text().startswith("Before the first step")
    page.get_by_role("button", name="One step forward").click()
    page.locator("main[data-shown-ply='1']").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("main[data-shown-ply='2']").wait_for()
    page.get_by_role("button", name="One step back").click()
    page.locator("main[data-shown-ply='1']").wait_for()
    page.get_by_role("button", name="To the next turn").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('main').dataset.shownPly) > 14")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    plies = _plies(driver)
    page.locator(f"main[data-shown-ply='{plies}']").wait_for()
    page.locator(".log").get_by_text("The game is over").wait_for()
    watch(driver, plies * 2 // 3)
    shoot(driver, "replay")
    page.wait_for_url(re.compile(rf"\?at={plies * 2 // 3}$"))
    page.reload()
    page.locator(f"main[data-shown-ply='{plies * 2 // 3}']").wait_for()
    for nonsense, ply in (("abc", 0), ("2.5", 0), ("99999", plies)):
        page.goto(f"/tables/{driver.table}/replay?at={nonsense}")
        page.locator(f"main[data-shown-ply='{ply}']").wait_for()


@pytest.mark.parametrize("name", games.names())
def test_a_finished_game_is_played_on_from_any_moment(
    open_page: Opened, complaints: Complaints, name: str
) -> None:
    complaints.forgive("status of 409")
    driver = at_replay(open_page, played("fork", 3, name=name))
    old, plies = driver.table, _plies(driver)
    watch(driver, plies)
    driver.page.get_by_role("button", name="Play on from here").click()
    driver.page.get_by_text("The game is already over at that moment").wait_for()
    watch(driver, plies // 2)
    driver.page.get_by_role("button", name="Play on from here").click()
    driver.page.locator("main[data-ply]").wait_for()
    asked = driver.wait()
    assert driver.table != old
    assert asked.ply >= plies // 2
    table = driver.page.request.get(f"/api/tables/{driver.table}").json()["table"]
    assert [player["agent"] is None for player in table["players"]] == [True, False, False]
    names = [player["name"] for player in table["players"]]
    branch = driver.page.get_by_role("link", name=re.compile("^A copy of the game of"))
    for name_of_player in names:
        expect(branch).to_contain_text(name_of_player)
    expect(branch).to_have_attribute("href", f"/tables/{old}/replay?at={plies // 2}")
    driver.resize(PHONE)
    driver.page.locator(".drawer-toggle").click()
    expect(branch).to_be_visible()
    driver.page.keyboard.press("Escape")
    driver.resize(DESKTOP)
    driver.step(at_random("fork"), asked)


def test_a_game_is_saved_and_goes_on_elsewhere(open_page: Opened, tmp_path: Path) -> None:
    driver = open_page()
    driver.play_now()
    driver.play(at_random("save"), until=lambda asked: asked.ply > 8)
    driver.page.get_by_role("button", name="Menu", exact=True).click()
    with driver.page.expect_download() as download:
        driver.page.get_by_role("link", name="Save the record").click()
    assert download.value.suggested_filename.endswith(".vaka")
    saved = tmp_path / "saved.vaka"
    download.value.save_as(saved)
    other = open_page()
    upload(other, saved.read_text("utf-8"))
    bots = other.page.get_by_label("Mata")
    assert bots.input_value() == "medium"
    offered = bots.locator("option").all_inner_texts()
    for stars, level in enumerate(sorted(levels(), key=lambda each: each.ratings["tongiaki"]), 1):
        assert f"{level.title} {'★' * stars}{'☆' * (len(levels()) - stars)}" in offered
    medium, hard = (level.character for level in levels() if level.name in ("medium", "hard"))
    assert other.page.get_by_text(medium).count() == 2
    bots.select_option("hard")
    assert other.page.get_by_text(hard).is_visible()
    assert other.page.get_by_text(medium).count() == 1
    bots.select_option("medium")
    other.page.get_by_role("button", name="Continue", exact=True).click()
    other.wait()
    assert other.ply >= driver.ply
    other.play(at_random("go on"), until=lambda asked: asked.ply > driver.ply + 2)


def test_a_broken_record_is_refused_with_its_line(
    open_page: Opened, complaints: Complaints
) -> None:
    complaints.forgive("status of 422")
    driver = open_page()
    text = played("broken", 2).replace("place Tonga.", "place Tnoga.", 1)
    upload(driver, text)
    alert = driver.page.get_by_role("alert")
    alert.get_by_text(re.compile(r"line \d+")).first.wait_for()


# The rows in which what a box holds stands: its left and right end, and how many there are in it.
ROWS = """(box) => {
  const rows = new Map();
  for (const each of box.children) {
    const { left, top, right } = each.getBoundingClientRect();
    rows.set(top, [...(rows.get(top) ?? []), left, right]);
  }
  return [...rows.values()].map((ends) => [Math.min(...ends), Math.max(...ends), ends.length / 2]);
}"""


def test_the_buttons_stand_in_rows_from_edge_to_edge(open_page: Opened) -> None:
    driver = at_replay(open_page, played("row", 2))
    page = driver.page
    for size in (DESKTOP, (1280, 900), PHONE, (360, 844)):
        driver.resize(size)
        rows = [row for box in (".buttons", ".rest") for row in page.locator(box).evaluate(ROWS)]
        assert len({(round(left), round(right)) for left, right, _ in rows}) == 1, size
        assert [count for *_, count in rows] == ([7, 4] if size[0] > 1000 else [7, 2, 2]), size
