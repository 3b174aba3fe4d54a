"""Every page at every width: nothing clipped, and a large board."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import PHONE, SMALL_PHONE, Opened
from tests.browser.page_driver import PageDriver
from tests.browser.positions import at_table, go_to_replay
from tests.browser.records import cut, played
from tests.browser.test_languages import assert_it_fits
from vaka.core.game import Game, State
from vaka.core.translations import LANGUAGES

SIZES = {360: 740, 768: 1024, 1280: 720, 1920: 1080, 3840: 2160}
SMALLEST_TEXT = {3840: 16}
"""Pixels: what stands on a page as wide as this is read from further away."""

TEXT = """() => [...document.querySelectorAll("main p, main button, aside b, .log .line")]
  .filter((e) => e.checkVisibility() && e.innerText?.trim() && !e.closest(".hidden, svg"))
  .map((e) => parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1))"""

WIDE = "() => [document.documentElement.scrollWidth, innerWidth]"
BOARD = """() => {
  const { width, height } = document.querySelector("main.board").getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}"""


@pytest.mark.parametrize("game", ["tongiaki", "tahiti"])
def test_every_view_fits_at_every_width(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], game: str
) -> None:
    """On the narrowest page in German, which has long texts."""
    driver = open_page("about:blank", game=game)
    page = driver.page

    def look(name: str) -> None:
        for size in SIZES.items():
            width, _ = size
            driver.resize(size)
            if width == min(SIZES):
                driver.set_language("de")
            assert_it_fits(driver, f"{name} at {width}")
            wide, room = page.evaluate(WIDE)
            assert wide <= room, (name, width)
            small = min(page.evaluate(TEXT), default=99)
            assert small >= SMALLEST_TEXT.get(width, 10), (name, width)
            if name == game:
                assert page.evaluate(BOARD) > 0.3, width
            shoot(driver, f"layout-{width}-{name}")
            if width == min(SIZES):
                driver.set_language("en")

    go_to_replay(page, played("layout", 3, name=game), 70)
    look(f"{game}-replay")
    for path in (f"/new/{game}", f"/rules/{game}"):
        page.goto(path)
        page.locator("h1, h2").first.wait_for()
        look(path.strip("/").replace("/", "-"))
    page.goto("/")
    page.locator(".button.primary.big").wait_for()
    look(f"{game}-start")
    page.locator(".button.primary.big").click()
    driver.wait()
    look(game)


# How much of the overview its frame takes up, by width and height; above one it sticks out.
FRAMED = """() => {
  const [frame, map] = ["[data-seen]", ".mini svg"].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  return [frame.width / map.width, frame.height / map.height];
}"""
# The boats that a name is written over.
NAMED_OVER = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((part) =>
    part.getBoundingClientRect());
  return boxes("[data-moored]").filter((boat) => {
    const [x, y] = [boat.x + boat.width / 2, boat.y + boat.height / 2];
    return boxes(".label.over").some(({ left, right, top, bottom }) =>
      left < x && x < right && top < y && y < bottom);
  }).length;
}"""
SMALLEST_NAME = """() => Math.min(...[...document.querySelectorAll(".label.over")]
  .map((name) => parseFloat(getComputedStyle(name).fontSize)))"""


OUTSIDE = """() => [...document.querySelectorAll("header *")]
  .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 0.5)
  .map((part) => part.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("has_touch", [False, True], ids=["mouse", "touch"])
def test_the_header_of_a_table_fits_in_every_language(open_page: Opened, has_touch: bool) -> None:
    """At the narrowest width of each layout, and on tablets. Targets for fingers are wider."""
    driver = at_table(open_page, cut(["Ana", "Ben"], is_grown), has_touch=has_touch)
    for language in LANGUAGES:
        driver.set_language(language)
        for width in (360, 420, 720, 744, 768, 900, 1180):
            driver.resize((width, 900))
            assert driver.page.evaluate(OUTSIDE) == [], (language, width)


def is_grown(game: Game, state: State) -> bool:
    return state.turn == 0 and len(game.view(state, 0)["islands"]) > 6


def test_a_phone_shows_which_part_of_the_map_is_seen(open_page: Opened) -> None:
    """Where all of it is seen the overview is gone."""
    driver = at_table(open_page, cut(["Ana", "Ben"], is_grown), size=PHONE, theme="dark")
    page = driver.page
    driver.wait()
    driver.settle()
    assert all(0.1 < share < 1 for share in page.evaluate(FRAMED))
    page.get_by_role("button", name="Overview: show the whole map").click()
    page.locator(".mini").wait_for(state="detached")


def test_a_low_map_has_no_overview_on_it(open_page: Opened) -> None:
    """Where all of it is seen the islands can be read."""
    driver = open_page("/learn/tongiaki", size=SMALL_PHONE, theme="dark")
    page = driver.page
    driver.wait()
    driver.settle()
    assert page.locator(".mini").count() == 0
    page.locator(".zoom").get_by_role("button", name="Show the whole map").click()
    driver.settle()
    assert page.evaluate(SMALLEST_NAME) >= 9.5
    assert not page.evaluate(NAMED_OVER)
