""" "What is this?" explains every element and cites its rule."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession

from tests.browser.conftest import PHONE, ROOT, Opened
from tests.browser.page_driver import PageDriver
from tests.browser.positions import at_replay
from tests.browser.records import played
from tests.browser.test_accessibility import faults
from tests.browser.test_replay import watch
from vaka import games

THINGS = {path.parent.name: path for path in (ROOT / "web/src/games").glob("*/help")}
COMMON = ROOT / "web/src/table/help/what"


def _named(code: Path, texts: Path, prefix: str) -> tuple[set[str], set[str]]:
    """The names of things in the code, and those that the texts have."""
    said = json.loads((texts / "texts/lazy/en.json").read_text("utf-8"))
    names = set(re.findall(r'name: "(\w+)"', code.read_text("utf-8")))
    return names, {key.removeprefix(prefix) for key in said if key.startswith(prefix)}


@pytest.mark.parametrize("name", THINGS)
def test_things_have_texts_and_rules_that_there_are(name: str) -> None:
    code = THINGS[name] / "index.ts"
    named, said = _named(code, THINGS[name].parent, "thing.")
    assert named == said
    rules = set(re.findall(r'rule: "([^"]+)"', code.read_text("utf-8")))
    assert rules
    assert not rules - {rule.id for rule in games.load(name).rulebook}


def test_things_of_every_table_have_texts() -> None:
    named, said = _named(COMMON / "commonTopics.ts", ROOT / "web/src", "what.")
    assert named == said


def told(driver: PageDriver, thing: str, rule: str | None = None) -> None:
    """Until a thing is explained, by its rule if it has one."""
    answer = driver.page.locator(f'.help-card[data-topic="{thing}"]')
    answer.wait_for()
    if rule:
        link = answer.get_by_role("link", name=f"Rule {rule}")
        assert (link.get_attribute("href") or "").endswith(f"#{rule}")
    else:
        assert answer.get_by_role("link").count() == 0


def ask(driver: PageDriver, selector: str, thing: str, rule: str | None = None) -> None:
    """Click something while clicks ask; no other answer lies on it."""
    if driver.page.locator(".help-card").count():
        driver.page.keyboard.press("Escape")
        is_closed(driver)
    driver.page.get_by_role("button", name="What is this?").click()
    driver.page.locator(".help-card").wait_for()
    driver.click(selector)
    told(driver, thing, rule)


def is_closed(driver: PageDriver) -> None:
    driver.page.locator(".help-card").wait_for(state="detached")


def test_a_click_asks_and_plays_nothing(open_page: Opened) -> None:
    driver = open_page()
    driver.play_now()
    before = driver.wait()
    ask(driver, "[data-spot=tonga]", "tonga", "T2.3")
    ask(driver, "[data-spot=beach]", "beach", "T5.1")
    ask(driver, "[data-spot=pier]", "pier", "T5.2")
    ask(driver, "[data-spot=unknown]", "unknown", "T5.3")
    ask(driver, "[data-points]", "points", "T9.8")
    ask(driver, "[data-left-oceans]", "left", "T9.7")
    ask(driver, ".tray", "first", "T2.3")
    ask(driver, ".log h2", "log")
    ask(driver, ".prompt [data-move^=place]", "place", "T4.3")
    assert not faults(driver)
    assert driver.wait() == before
    driver.page.keyboard.press("Escape")
    is_closed(driver)
    driver.choose(before.moves[0])
    driver.wait_until_moved_on(before)


def test_the_key_asks_about_what_has_the_focus(open_page: Opened) -> None:
    driver = open_page(game="tahiti")
    driver.play_now()
    page = driver.page
    page.keyboard.press("w")
    told(driver, "")
    choice = page.get_by_label("Choose from a list")
    choice.select_option(label="Volcano Orohena")
    told(driver, "volcano", "H3.5")
    page.keyboard.press("Escape")
    is_closed(driver)
    page.keyboard.press("Tab")
    page.locator(".prompt [data-move=end]").focus()
    page.keyboard.press("w")
    told(driver, "end", "H3.4")
    card = page.locator(".hand .slot").first
    face = card.locator("[data-face]").get_attribute("data-face") or ""
    special = {"2": "government", "3": "builder", "4": "aeroplane"}
    kind = special.get(re.sub(r"\D", "", face), "card")
    card.focus()
    page.keyboard.press("w")
    told(driver, kind, "H1.2" if kind == "card" else "H3.3")
    assert not faults(driver)


def test_the_key_asks_about_the_tile_one_walks_on(open_page: Opened) -> None:
    driver = at_replay(open_page, played("what", 3))
    page = driver.page
    watch(driver, 40)
    page.keyboard.press("w")
    told(driver, "slider")
    page.keyboard.press("Tab")
    page.locator(".map-frame").focus()
    page.locator(".here").wait_for(state="attached")
    page.keyboard.press("w")
    told(driver, page.locator(".here").get_attribute("data-spot") or "", "T2.3")
    page.get_by_label("Choose from a list").select_option(label="Ocean")
    told(driver, "ocean", "T5.6")
    page.get_by_label("Choose from a list").select_option(label="Current")
    told(driver, "number", "T5.5")


def _hold(touch: CDPSession, at: tuple[float, float]) -> None:
    """A finger that stays."""
    point = {"x": at[0], "y": at[1]}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})


def test_a_long_press_asks_and_plays_nothing(open_page: Opened) -> None:
    driver = open_page(size=PHONE, game="tahiti", is_own=True)
    driver.play_now()
    before = driver.wait()
    touch = driver.page.context.new_cdp_session(driver.page)
    _hold(touch, driver.spot(driver.page.locator(".volcano")))
    told(driver, "volcano", "H3.5")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    driver.page.locator(".help-card").get_by_role("button", name="Close").tap()
    is_closed(driver)
    _hold(touch, driver.spot(driver.page.locator(".centre .slot")))
    driver.page.locator(".help-card").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert not faults(driver)
    assert driver.wait() == before
