"""Messages at a table: the goal, what a choice does, hints."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SMALL_PHONE, Complaints, Opened
from tests.browser.page_driver import PageDriver, at_random
from tests.browser.positions import at_table
from tests.browser.records import cut, first_turn
from tests.browser.tahiti.table import ready
from tests.browser.test_accessibility import faults
from vaka.core.game import Game, State

LAPTOP = (1280, 800)
TABLET = (820, 1180)
SHORT = (640, 360)
GAMES = pytest.mark.parametrize("game", ["tongiaki", "tahiti"])

# What can be chosen and cannot be clicked where it is seen.
OUT_OF_REACH = """() => [...document.querySelectorAll("[data-move]")].filter((choice) => {
  const { x, y, width, height } = choice.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return !hit?.closest("[data-move]");
}).map((choice) => choice.dataset.move)"""
# The choices that can be reached, by whichever of their controls.
IN_REACH = OUT_OF_REACH.replace("!hit", "hit")
# Whether what is told lies over the board.
OVER_THE_BOARD = """() => {
  const [told, board] = [".side-panel", "main.board"].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  return told.left < board.right && told.right > board.left;
}"""
# Whether what is told lies over what stands beside the board.
OVER_THE_SEATS = """() => {
  const [told, seats] = [".side-panel", ".side.left"].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  return told.top < seats.bottom;
}"""
# In how many lines the question stands.
LINES = """() => {
  const question = document.querySelector(".prompt h2 > span");
  const { lineHeight } = getComputedStyle(question);
  return question.getBoundingClientRect().height / parseFloat(lineHeight);
}"""


def advised(driver: PageDriver) -> None:
    driver.page.get_by_role("button", name="Hint").click()
    driver.page.locator(".hint-card li").first.wait_for()
    driver.settle()
    assert not driver.page.evaluate(OUT_OF_REACH)


@GAMES
def test_messages_stand_beside_the_board_and_none_replaces_another(
    open_page: Opened, game: str
) -> None:
    driver = open_page(size=SHORT, game=game)
    page = driver.page
    expect(page.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)
    driver.resize(LAPTOP)
    driver.play_now()
    advised(driver)
    assert not page.evaluate(OVER_THE_BOARD)
    # On a tablet the hint is read whole, above the goal.
    driver.resize(TABLET)
    for part in (page.locator("[data-hint]"), page.locator(".hint-card li").first):
        expect(part).to_be_in_viewport(ratio=1)
    driver.resize(LAPTOP)
    page.get_by_role("button", name="What is this?").click()
    driver.click("[data-points]")
    page.locator("[data-topic=points]").wait_for()
    assert not page.locator(".side-panel").count()
    page.keyboard.press("Escape")
    page.locator(".side-panel .hint-card").wait_for()
    # The goal is shown until somebody closes it, and a hint does not replace it.
    aim = page.get_by_role("region", name="The aim")
    assert aim.count()
    assert not page.evaluate(OVER_THE_SEATS)
    page.locator(".hint-card").get_by_role("button", name="Close").click()
    rules = aim.get_by_role("link", name="Rules").get_attribute("href")
    assert rules == f"/rules/{game}"
    aim.get_by_role("button", name="Close").click()
    page.reload()
    driver.wait()
    driver.settle()
    assert not aim.count()


@GAMES
def test_a_phone_keeps_the_choices_in_reach(open_page: Opened, game: str) -> None:
    driver = open_page(size=SMALL_PHONE, game=game)
    driver.play_now()
    page = driver.page
    aim = page.get_by_role("button", name="The aim")
    aim.wait_for()
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-card li").first.wait_for()
    driver.settle()
    # The aim stays below the hint; a click shows it whole above its line.
    aim.click()
    whole = page.get_by_role("region", name="The aim")
    expect(whole).to_be_in_viewport(ratio=1)
    assert whole.get_by_role("link", name="Rules").get_attribute("href") == f"/rules/{game}"
    page.keyboard.press("Escape")
    expect(whole).to_be_hidden()
    # The hint lies over the prompt: the board stays in view, and the prompt once it is closed.
    assert page.locator("[data-bottom-sheet] .hint-card").count() == 1
    hidden = set(page.evaluate(OUT_OF_REACH)) - set(page.evaluate(IN_REACH))
    assert not [move for move in hidden if driver.choice(move).count() > 1]
    page.locator(".hint-card").get_by_role("button", name="Close").click()
    last = page.locator(".prompt [data-move]").last
    last.scroll_into_view_if_needed()
    driver.settle()
    assert last.get_attribute("data-move") not in page.evaluate(OUT_OF_REACH)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Play this").click()
    is_later = re.compile(r" · turn [4-9]")
    driver.play(at_random("later"), until=lambda _: is_later.search(page.title()) is not None)
    assert not aim.count()
    assert page.evaluate(LINES) < 3
    assert not faults(driver)


def test_a_turn_has_one_number_and_its_choices_say_what_they_do(open_page: Opened) -> None:
    driver = open_page(size=LAPTOP)
    driver.play_now()
    page = driver.page
    expect(page).to_have_title(re.compile("set-up"))
    page.locator(".tray").wait_for()
    page.get_by_text("Drag it to a beach, or choose a glowing one.").wait_for()
    asked = driver.play(at_random("first"), until=lambda asked: asked.phase == "turn")
    page.get_by_text("add as many boats as you have there").wait_for()
    page.get_by_text(
        "all your boats return to the supply, then you look for a new island"
    ).wait_for()
    expect(page).to_have_title(re.compile(" · turn 1 · "))
    driver.choose("expand Tonga")
    driver.wait_until_moved_on(asked)
    driver.play(at_random("first"), until=lambda now: now.ply > asked.ply)
    is_mine = driver.phase != "turn"
    expect(page).to_have_title(re.compile(f" · turn {1 if is_mine else 4} · "))
    assert page.locator(".log .turn").all_inner_texts()[:2] == ["set-up", "turn 1"]


def may_keep(game: Game, state: State) -> bool:
    """The first seat may keep an attraction."""
    return state.turn == 0 and any(
        game.move_text(state, move).startswith("keep") for move in state.moves()
    )


def test_what_may_be_kept_is_seen_and_to_keep_nothing_is_no_loud_choice(open_page: Opened) -> None:
    driver = at_table(
        open_page, cut(["Ana", "Ben"], may_keep, name="tahiti"), size=SMALL_PHONE, game="tahiti"
    )
    page = driver.page
    ready(driver)
    page.get_by_text("A click keeps an attraction").wait_for()
    driver.settle()
    assert not page.evaluate(OUT_OF_REACH)
    assert not page.locator(".prompt .primary").count()
    driver.choose("done")
    sure = page.get_by_role("alertdialog", name="Keep nothing for the next year?")
    sure.get_by_role("button", name="Keep nothing").wait_for()
    expect(sure.get_by_role("button", name="Choose cards")).to_be_focused()
    sure.get_by_role("button", name="Choose cards").click()
    keep = next(move for move in driver.offered() if move.startswith("keep"))
    driver.choose(keep)
    card = re.sub(r"(\d+)", r" \1", keep.split()[1])
    page.locator(".prompt .primary").get_by_text(f"Keep {card}", exact=True).wait_for()


# How far what is written runs out of its part of the page, in pixels.
OUT = """() => [...document.querySelectorAll(".lines, .prompt, .news, .prompt h2")].map((part) =>
  part.scrollWidth - part.clientWidth)"""


def test_a_long_name_without_spaces_stays_in_its_line(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = at_table(open_page, first_turn(["W" * 40, "M" * 40]), people=2, bots=0)
    driver.wait()
    for size in (LAPTOP, SMALL_PHONE):
        driver.resize(size)
        shoot(driver, f"long-name-{size[0]}")
        assert max(driver.page.evaluate(OUT)) <= 0, size


NOWHERE = {
    "/nonsense": "There is no such page.",
    "/table/xyz": "There is no such page.",
    "/tables/xyz": "There is no such table.",
    "/rules/chess": "There is no game chess here.",
    "/new/chess": "This page cannot show the game chess.",
}


def test_an_address_that_leads_nowhere_leads_to_the_start_page(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], complaints: Complaints
) -> None:
    complaints.forgive("404")
    driver = open_page("about:blank", size=SMALL_PHONE)
    page = driver.page
    for path, told in NOWHERE.items():
        page.goto(path)
        page.get_by_role("heading", name=told).wait_for()
        assert page.locator("header").count() == 1
        assert page.locator(".panel .button").all_inner_texts() == ["To the start page"]
        shoot(driver, f"nowhere{path.replace('/', '-')}")
        assert not faults(driver)
        page.locator(".panel .button.primary").click()
        page.get_by_role("button", name="Play now").first.wait_for()
