"""Keyboard, screen reader, forced colours and touch: what each needs at a table."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from tests.browser.conftest import PHONE, Opened
from tests.browser.page_driver import PageDriver
from tests.browser.positions import at_table, go_to_replay, go_to_table
from tests.browser.records import asked_in, cut, first_turn, played

GAMES = pytest.mark.parametrize("game", ["tongiaki", "tahiti"])
SIZES = (PHONE, (844, 390), (820, 1180), (1280, 800))

FOCUS = """() => {
  const { innerText, ariaLabel, dataset } = document.activeElement;
  return [innerText.trim() || ariaLabel, dataset.move ?? ""];
}"""
# The seats that are outside of any landmark, and what is read of each seat.
SEATS = """() => {
  const read = (seat) => seat.textContent
    + [...seat.querySelectorAll("[aria-label]")].map(({ ariaLabel }) => ` ${ariaLabel}`).join("");
  const landmarks = "main, nav, aside, section[aria-label]";
  const all = [...document.querySelectorAll("[data-chip], [data-seat]")]
    .filter((seat) => seat.checkVisibility({ visibilityProperty: true }));
  return [all.filter((seat) => !seat.closest(landmarks)).length, all.map(read)];
}"""
# How the current turn and what can be chosen are outlined.
OUTLINES = """() => {
  const styleOf = (selector, part) => {
    const element = document.querySelector(selector);
    return element && getComputedStyle(element, part).outlineStyle;
  };
  return [styleOf(".active"), styleOf(".slot.may", "::after") ?? styleOf(".choice.on")];
}"""
# Controls that a finger would miss: smaller than 44 pixels. A link within a text may be, and so may
# cards that overlap in a hand, whose visible part counts.
SMALL = """() => [...document.querySelectorAll("button, a, select, input, summary")]
  .filter((control) => control.checkVisibility({ visibilityProperty: true }))
  .filter((control) => !control.closest("p, small > a, li > a, .slot, .hand, svg, .skip"))
  .flatMap((control) => {
    const target = control.closest("label") ?? control;
    const { left, top, width, height, right, bottom } = target.getBoundingClientRect();
    const isSeen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const isSmall = Math.min(width, height) < 43.5;
    return isSeen && isSmall
      ? [`${control.outerHTML.slice(0, 120)} ${Math.round(width)} x ${Math.round(height)}`]
      : [];
  })"""
# Whether the hint follows all choices of the prompt, by keyboard and for screen readers.
IS_LAST = """() => {
  const hint = document.querySelector("[data-control=hint]");
  const choices = [...document.querySelectorAll(".prompt [data-move]")];
  return choices.length > 0 && choices.every((choice) =>
    choice.compareDocumentPosition(hint) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""
SPOKEN = (
    """() => [...document.querySelectorAll(".announcements p")].map((line) => line.textContent)"""
)


def in_turn(open_page: Opened, game: str, **settings: Any) -> PageDriver:
    """A table with hints, at the beginning of a turn of Ana's."""
    record = (
        first_turn() if game == "tongiaki" else cut(["Ana", "Ben"], asked_in("build"), name=game)
    )
    driver = at_table(open_page, record, hints=True, **settings)
    driver.wait()
    driver.settle()
    return driver


@GAMES
def test_seats_are_read_with_name_and_colour_in_a_landmark(open_page: Opened, game: str) -> None:
    driver = in_turn(open_page, game)
    colours = ("blue", "red") if game == "tongiaki" else ("purple", "orange")
    for size in SIZES:
        driver.resize(size)
        outside, texts = driver.page.evaluate(SEATS)
        assert outside == 0, size
        assert len(texts) == len(colours), size
        for text, name, colour in zip(texts, ("Ana", "Ben"), colours, strict=True):
            assert name in text, size
            assert colour in text, size


@GAMES
def test_forced_colours_keep_the_turn_and_what_can_be_chosen(open_page: Opened, game: str) -> None:
    driver = in_turn(open_page, game, is_own=True)
    page = driver.page
    page.emulate_media(forced_colors="active")
    if game == "tongiaki":
        page.locator(".prompt .choice").first.focus()
        page.keyboard.press("ArrowRight")
    driver.settle()
    assert page.evaluate(OUTLINES) == ["solid", "solid"]


@GAMES
def test_a_finger_hits_every_control(open_page: Opened, game: str) -> None:
    driver = in_turn(open_page, game, size=PHONE)
    page = driver.page
    assert page.evaluate(SMALL) == []
    page.get_by_role("button", name="Seats, score sheet, log and more").click()
    page.locator("aside.right.open").wait_for()
    driver.settle()
    assert page.evaluate(SMALL) == []


TURNS = {"tongiaki": "turn", "tahiti": "build"}
TOUCH_SIZES = (PHONE, (640, 360), (844, 390), (820, 1180))
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}


def assert_fingers_hit(driver: PageDriver, moment: str) -> None:
    """A finger hits every control on every screen that is touched."""
    for size in TOUCH_SIZES:
        driver.resize(size)
        assert driver.page.evaluate(SMALL) == [], (moment, size)


def test_a_finger_hits_every_control_before_a_game(open_page: Opened) -> None:
    ana = open_page(**TOUCH)
    players = [{"name": "Ana"}, {"name": "Mia", "open": True}]
    wish = {"game": "tongiaki", "players": players, "access": "listed"}
    table = ana.page.request.post("/api/tables", data=wish).json()["table"]["id"]
    eve = open_page("/", **TOUCH)
    eve.page.locator(f"a[href='/invite/{table}']").wait_for()
    assert_fingers_hit(eve, "start page")
    eve.page.goto(f"/invite/{table}")
    eve.page.locator("summary").wait_for()
    assert_fingers_hit(eve, "invitation")
    eve.page.goto(f"/tables/{table}")
    eve.page.locator("main[data-ply]").wait_for()
    assert_fingers_hit(eve, "spectator")
    eve.resize(PHONE)
    eve.page.get_by_role("button", name="Seats, score sheet, log and more").click()
    eve.page.get_by_role("button", name="Sit here").wait_for()
    eve.settle()
    assert eve.page.evaluate(SMALL) == []
    eve.page.request.post(f"/api/tables/{table}/join", data={"name": "Mia"})
    eve.page.reload()
    eve.page.locator(".talk").click()
    eve.page.get_by_role("textbox").wait_for()
    assert_fingers_hit(eve, "chat")


def test_a_finger_hits_every_control_during_and_after_a_game(open_page: Opened) -> None:
    driver = open_page("about:blank", **TOUCH)
    page = driver.page
    for phase in ("place", "lay", "land"):
        go_to_table(page, cut(["Ana", "Ben"], asked_in(phase)))
        driver.wait()
        assert_fingers_hit(driver, phase)
    driver.resize(PHONE)
    page.locator(".drawer-toggle").click()
    page.locator(".log .line").last.scroll_into_view_if_needed()
    driver.settle()
    assert page.evaluate(SMALL) == [], "log"
    page.locator(".links").get_by_role("button", name="What is this?").click()
    page.locator(".help-card select").wait_for()
    assert_fingers_hit(driver, "help")
    go_to_replay(page, played("layout", 3), 60)
    page.get_by_role("button", name="Analyse this game").click()
    page.locator("[data-moments]").wait_for()
    assert_fingers_hit(driver, "replay")
    for game in ("tongiaki", "tahiti"):
        go_to_table(page, cut(["Ana", "Ben"], asked_in(TURNS[game]), name=game))
        driver.wait()
        assert_fingers_hit(driver, game)


def test_a_question_to_confirm_begins_at_the_safe_answer(open_page: Opened) -> None:
    driver = in_turn(open_page, "tongiaki")
    page = driver.page
    page.locator("[data-move=settle]").focus()
    page.keyboard.press("Enter")
    page.locator(".confirm").wait_for()
    assert page.evaluate(FOCUS)[0] == page.locator(".confirm button").first.inner_text().strip()
    page.keyboard.press("Enter")
    page.locator(".confirm").wait_for(state="detached")
    assert driver.wait().moves


def test_after_a_card_is_put_down_the_focus_is_in_the_centre(open_page: Opened) -> None:
    driver = in_turn(open_page, "tahiti")
    page = driver.page
    page.locator(".hand [data-move^=put]").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-pick^=hand]").wait_for()
    driver.settle()
    assert page.evaluate("() => document.activeElement.closest('.centre') !== null")
    assert page.evaluate(FOCUS)[1].startswith("take")


@GAMES
def test_a_key_asks_for_a_hint_and_nothing_is_announced_twice(open_page: Opened, game: str) -> None:
    driver = in_turn(open_page, game)
    page = driver.page
    page.keyboard.press("h")
    page.locator(".hint-card li").first.wait_for()
    driver.settle()
    first = page.locator("[data-hint]").inner_text()
    assert (
        page.locator("[aria-live]:not(.announcements), [role=status]")
        .filter(has_text=first)
        .count()
        == 1
    )
    said = page.evaluate(SPOKEN)
    assert not [line for line in said if first in line]
    assert page.evaluate(IS_LAST), "the hint follows the choices"
    page.get_by_role("button", name="Play this").click()
    driver.wait()
    driver.settle()
    said = page.evaluate(SPOKEN)
    assert not [line for line, after in pairwise(said) if line == after]


def test_renovation_says_what_a_click_does(open_page: Opened) -> None:
    record = cut(["Ana", "Ben"], asked_in("renovate"), name="tahiti")
    driver = at_table(open_page, record, game="tahiti")
    driver.wait()
    says = re.compile("A click keeps an attraction(; the others are|, or discards a card)")
    driver.page.locator(".prompt").get_by_text(says).wait_for()
