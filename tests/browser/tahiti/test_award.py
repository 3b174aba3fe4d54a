"""How tourists were won, in figures: at the table, in the replay and at the end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, cast

import pytest

from tests.browser.conftest import PHONE, SMALL_PHONE, Opened
from tests.browser.page_driver import PageDriver
from tests.browser.positions import at_table
from tests.browser.records import almost_over, cut
from tests.browser.tahiti.table import eagerly, is_curtain_down, lift_curtain, play_until, ready
from tests.browser.test_accessibility import faults
from tests.browser.test_languages import LOCALES, assert_it_fits
from vaka.core.game import Game, State
from vaka.games.tahiti.rules.cards import SUIT_NAMES, parse_card, value_of

LAPTOP = (1280, 800)
SIZES = pytest.mark.parametrize(
    "size", [LAPTOP, PHONE, SMALL_PHONE], ids=["laptop", "phone", "small"]
)
NAMES = ["Ana", "Ben", "Chloe", "Dirk"]
TOURISTS = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)

# The figures as they are read: of each row the sums, whose is marked, and what was won.
FIGURES = """(part) => Object.fromEntries([...part.querySelectorAll("tr[data-won]")].map((row) => {
  const cells = [...row.querySelectorAll("td")];
  const won = cells.pop().querySelector("[aria-hidden]").innerText;
  const best = cells.findIndex((cell) => cell.querySelector("[role=img]"));
  return [row.dataset.won, [cells.map((cell) => parseInt(cell.innerText)), best, won]];
}))"""
# Where the parts of the table are seen that are no question.
SEEN = """() => [".others", ".centre", ".own"].map((part) => {
  const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})"""
# How much of the figures and of one's own cards is hidden below an edge or by the figures, in
# pixels.
HIDDEN = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const [award, piles] = [box(".award"), box(".own .piles")];
  const isBeside = award.right <= piles.left || award.left >= piles.right;
  return [
    Math.max(0, box(".award table").bottom - innerHeight, -award.top),
    Math.max(0, piles.bottom - box(".mat").bottom, isBeside ? 0 : piles.bottom - award.top),
  ];
}"""

# Sums of neighbouring piles that lie on one another.
COVERED = """() => [...document.querySelectorAll(".piles")].flatMap((piles) => {
  const sums = [...piles.querySelectorAll(".sum")].filter((sum) => sum.innerText.trim());
  const boxes = sums.map((sum) => sum.getBoundingClientRect());
  return sums.slice(1).flatMap((sum, index) =>
    boxes[index].right > boxes[index + 1].left
      ? [`${sums[index].innerText} ${sum.innerText}`] : []);
})"""


def renovates(game: Game, state: State) -> bool:
    """The first seat renovates, after the tourists of a second year were won."""
    view = game.view(state, 0)
    return state.turn == 0 and view["phase"] == "renovate" and view["year"] == 2


def set_up(open_page: Opened, players: int, *, people: int = 1, **settings: Any) -> PageDriver:
    record = cut(NAMES[:players], renovates, name="tahiti")
    bots = players - people
    driver = at_table(open_page, record, people=people, bots=bots, game="tahiti", **settings)
    ready(driver)
    return driver


def told(driver: PageDriver) -> tuple[int, dict[str, Any]]:
    """The last award as the server tells it: its ply, and what should be read of it."""
    plies = driver.page.request.get(f"/api/tables/{driver.table}/plies").json()["plies"]
    ply, events = max(
        (ply["ply"], [event for event in ply["events"] if event["kind"].startswith("awarded")])
        for ply in plies
        if any(event["kind"] == "awarded_two" for event in ply["events"])
    )
    seats = len(events[0]["sums"])
    words = ["purple", "orange", "yellow", "white"]
    meant: dict[str, Any] = {suit: [[0] * seats, -1, "–"] for suit in SUIT_NAMES}
    for event in events:
        best = words.index(event["seat"])
        if event["kind"] == "awarded_two":
            meant["all"] = [event["sums"], best, "+2"]
        else:
            value = value_of(parse_card(event["card"]))
            meant[event["suit"]] = [event["sums"], best, f"{value} +{TOURISTS[value - 1]}"]
    return ply, meant


def figures(driver: PageDriver, selector: str = ".award") -> dict[str, Any]:
    shown = driver.page.locator(selector).evaluate(FIGURES)
    return cast(dict[str, Any], shown)


@SIZES
@pytest.mark.parametrize("players", [2, 4])
def test_how_a_year_was_won_is_told_in_figures(
    open_page: Opened,
    shoot: Callable[[PageDriver, str], None],
    players: int,
    size: tuple[int, int],
) -> None:
    driver = set_up(open_page, players, size=size)
    page = driver.page
    card = page.get_by_role("region", name="Year 2: who won what")
    card.wait_for()
    ply, meant = told(driver)
    assert figures(driver) == meant
    assert page.locator(".sum.leads").count() == 0
    assert max(meant["all"][0]) == meant["all"][0][meant["all"][1]]
    # To those who listen a row is a sentence.
    table = card.get_by_role("table", name="Year 2: who won what")
    assert table.get_by_role("columnheader", name="Ana").count() == 1
    assert table.get_by_role("img", name="wins").count() == len(
        [row for row in meant.values() if row[1] >= 0]
    )
    assert table.get_by_text("card “2 tourists”").count() == 1
    driver.settle()
    shoot(driver, f"tahiti-award-{players}-{size[0]}")
    assert page.evaluate(HIDDEN) == [0, 0]
    assert page.evaluate(COVERED) == []
    assert not faults(driver, within=".award")
    # It is in nobody's way: what is asked can be chosen, and nothing moves when it is put away.
    seen = page.evaluate(SEEN)
    link = card.get_by_role("link", name="Year 2").get_attribute("href")
    card.get_by_role("button", name="Close").click()
    card.wait_for(state="detached")
    driver.settle()
    if size == LAPTOP:
        assert page.evaluate(SEEN) == seen
    assert link == f"/tables/{driver.table}/replay?at={ply}"
    page.goto(link)
    card.wait_for()
    assert figures(driver) == meant
    assert not faults(driver, within=".award")
    # Who leads is marked as long as that is still to be awarded.
    assert page.locator(".sum.leads").count() == 0
    page.get_by_role("button", name="One step back").click()
    card.wait_for(state="detached")
    assert page.locator(".sum.leads").count() > 0


def test_a_choice_puts_away_how_a_year_was_won(open_page: Opened) -> None:
    driver = set_up(open_page, 3)
    card = driver.page.locator(".award")
    card.wait_for()
    driver.step(lambda moves: next(move for move in moves if move.startswith(("keep", "cut"))))
    card.wait_for(state="detached")
    asked = play_until(driver, eagerly("award"), lambda _: driver.phase == "build")
    assert not asked.is_over
    assert not card.count()


def test_all_at_one_screen_are_told_how_a_year_was_won(open_page: Opened) -> None:
    driver = set_up(open_page, 3, people=3)
    if is_curtain_down(driver):
        lift_curtain(driver)
    driver.page.locator(".award").wait_for()
    assert figures(driver) == told(driver)[1]
    award = driver.page.locator(".award")
    play_until(driver, eagerly("screen"), lambda _: driver.phase == "build" and not award.count())
    assert driver.phase == "build"


def test_a_line_of_the_log_leads_to_the_figures(open_page: Opened) -> None:
    driver = set_up(open_page, 3)
    driver.page.locator(".award").get_by_role("button", name="Close").click()
    driver.page.locator(".log button").get_by_text("won with").last.click()
    driver.page.locator("main[data-shown-ply]").wait_for()
    driver.page.locator(".award").wait_for()
    assert figures(driver) == told(driver)[1]


def test_the_end_tells_how_all_was_won(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = at_table(open_page, almost_over("tahiti"), game="tahiti")
    page = driver.page
    ready(driver)
    play_until(driver, eagerly("end"), lambda _: False)
    end = page.get_by_role("dialog")
    end.locator("summary", has_text="Last minute, all hands laid down: who won what").click()
    titles = end.locator("summary").all_inner_texts()
    assert titles[-1] == "Last minute, all hands laid down: who won what"
    assert "Year 1: who won what" in titles
    assert figures(driver, "dialog details[open]") == told(driver)[1]
    shoot(driver, "tahiti-award-end")
    assert not faults(driver)


def test_how_a_year_was_won_fits_in_every_language(open_page: Opened) -> None:
    driver = set_up(open_page, 4, size=LAPTOP)
    for language, size in product(LOCALES, (LAPTOP, PHONE, SMALL_PHONE)):
        driver.set_language(language)
        driver.resize(size)
        driver.page.locator(".award").wait_for()
        assert_it_fits(driver, f"{language} at {size[0]}")
        assert driver.page.evaluate(HIDDEN) == [0, 0]
