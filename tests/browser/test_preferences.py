"""Preferences are stored in the browser and applied."""

from __future__ import annotations

import json

from playwright.sync_api import Locator

from tests.browser.conftest import PHONE, Opened
from tests.browser.page_driver import PageDriver
from tests.browser.test_accessibility import faults


def opened(driver: PageDriver) -> Locator:
    driver.page.get_by_role("button", name="Preferences").click()
    dialog = driver.page.get_by_role("dialog", name="Preferences")
    dialog.wait_for()
    return dialog


def test_preferences_are_kept_and_followed(open_page: Opened) -> None:
    driver = open_page(size=PHONE, motion="no-preference")
    page = driver.page
    page.get_by_role("button", name="Play now").wait_for()
    dialog = opened(driver)
    assert not faults(driver)
    dialog.get_by_label("Theme").select_option("dark")
    page.locator("html[data-theme=dark]").wait_for()
    dialog.get_by_label("Motion").select_option("less")
    page.locator("html[data-motion=less]").wait_for()
    dialog.get_by_label("Speed").select_option("fast")
    dialog.get_by_label("Confirm every choice").check()
    dialog.get_by_label("Always show seat marks").check()
    dialog.get_by_label("Sounds and animated results").uncheck()
    assert not faults(driver)
    dialog.get_by_role("button", name="Close").click()
    page.reload()
    page.locator("html[data-theme=dark][data-motion=less]").wait_for()
    dialog = opened(driver)
    assert dialog.get_by_label("Speed").input_value() == "fast"
    boxes = dialog.get_by_role("checkbox")
    assert [box.is_checked() for box in boxes.all()] == [True, True, False]


def test_a_choice_waits_to_be_confirmed(open_page: Opened) -> None:
    driver = open_page()
    page = driver.page
    confirm = json.dumps({"speed": "instant", "confirm": True})
    page.evaluate("(kept) => localStorage.setItem('vaka.preferences', kept)", confirm)
    page.reload()
    driver.play_now()
    boats = page.locator("[data-moored]")
    driver.choose(driver.offered()[0])
    page.get_by_role("heading", name="Play this?").wait_for()
    assert driver.ply == 0 or boats.count() == driver.ply
    before = boats.count()
    page.get_by_role("button", name="Back", exact=True).click()
    driver.wait()
    assert boats.count() == before - 1
    ply = driver.ply
    driver.choose(driver.offered()[0])
    page.locator("[data-confirm]").click()
    page.wait_for_function(
        "(ply) => Number(document.querySelector('main').dataset.ply) > ply", arg=ply
    )


def test_a_swap_waits_to_be_confirmed(open_page: Opened) -> None:
    driver = open_page("/learn/tahiti", game="tahiti")
    page = driver.page
    opened(driver).get_by_label("Confirm every choice").check()
    page.keyboard.press("Escape")
    driver.wait()
    ply = driver.ply

    def swap() -> None:
        for move in ("put pearls1", "take flowers8", "done"):
            driver.choice(move).first.wait_for()
            driver.choose(move)
        page.get_by_role("heading", name="Play this?").wait_for()
        assert driver.ply == ply

    swap()
    page.get_by_role("button", name="Back", exact=True).click()
    driver.wait()
    swap()
    page.locator("[data-confirm]").click()
    page.wait_for_function(
        "(ply) => Number(document.querySelector('main').dataset.ply) > ply", arg=ply
    )


def test_marks_stay_on_small_boats(open_page: Opened) -> None:
    driver = open_page()
    driver.play_now()
    page = driver.page
    shown = (
        "() => getComputedStyle(document.querySelector('.map-frame')).getPropertyValue('--marks')"
    )
    out = page.get_by_role("button", name="Zoom out")
    for _ in range(12):
        out.click()
    page.wait_for_function(f"({shown})() === 'none'")
    dialog = opened(driver)
    dialog.get_by_label("Always show seat marks").check()
    page.wait_for_function(f"({shown})() === 'inline'")
