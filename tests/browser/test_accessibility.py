"""Accessibility: axe, phones, dark mode, reduced motion. See also `test_screen_reader`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, Opened
from tests.browser.page_driver import PageDriver, at_random
from tests.browser.positions import at_replay, go_to_replay, go_to_table
from tests.browser.records import GOLDEN, asked_in, cut, first_turn, played

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


# What axe-core finds serious or critical: everything in the theme that is shown, and if wanted, in
# the other one what depends on colours.
RUN_AXE = """async ([grave, within, inBoth]) => {
  const page = document.documentElement;
  const part = within ? document.querySelectorAll(within) : document;
  const own = page.dataset.theme;
  const found = [];
  const look = async (theme, more) => {
    page.dataset.theme = theme;
    await window.whenSettled();
    const options = { resultTypes: ["violations"], preload: false, selectors: false, ...more };
    for (const { id, impact, help, nodes } of (await axe.run(part, options)).violations) {
      if (grave.includes(impact)) {
        found.push(`${theme}: ${id}: ${help}: ${nodes[0].html.slice(0, 200)}`);
      }
    }
  };
  await look(own, {});
  if (!inBoth) return found;
  const colours = ["color-contrast", "link-in-text-block"];
  await look(own === "dark" ? "light" : "dark", { runOnly: colours });
  page.dataset.theme = own;
  return found;
}"""


def faults(
    driver: PageDriver, *, within: str | None = None, in_both_themes: bool | None = None
) -> list[str]:
    """What axe-core finds serious or critical: on the whole page, or in parts of it that are new
    there, because a whole page takes a second of CPU time. By day and by night in a part or with
    `--whole`; else a whole page is looked at in its own theme."""
    in_both = (within is not None or driver.is_whole) if in_both_themes is None else in_both_themes
    page = driver.page
    driver.settle()
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Path(AXE).read_text("utf-8"))
    found: list[str] = page.evaluate(RUN_AXE, [GRAVE, within, in_both])
    return found


TWO_COLOURS = next(path for path in GOLDEN if path.stem == "page-tongiaki-two-colours")
BLUE_SAILS = (
    "9 blue: expand Tonga; place Tonga.b; place Tonga.f; sail Tonga.b 1; draw HivaOa;"
    " land red HivaOa.a; land orange HivaOa.b; land blue HivaOa.c\n"
)

VIEWS = {"wide": DESKTOP, "narrow": (1024, 768), "phone": PHONE}


def is_thorough(driver: PageDriver, view: str) -> bool:
    """Whether every kind of choice is looked at in a view."""
    return view == "phone" or (driver.is_whole and view == "wide")


def looks_at_pages(driver: PageDriver, view: str) -> bool:
    """Whether pages without a table are looked at in a view: a narrow page is a wide one with less
    room."""
    return view != "narrow" or driver.is_whole


def faults_in(driver: PageDriver, view: str) -> list[str]:
    """The faults of a whole page, in both themes on a phone: colours are the same in all views."""
    return faults(driver, in_both_themes=view == "phone" or driver.is_whole)


@pytest.mark.parametrize("view", VIEWS)
def test_axe_finds_nothing_serious(open_page: Opened, view: str) -> None:
    driver = open_page(size=VIEWS[view])
    page = driver.page
    page.locator("[data-tile=Tonga]").first.wait_for(state="attached")
    if looks_at_pages(driver, view):
        assert not faults_in(driver, view)
        page.goto("/new")
        page.get_by_label("Name of seat 1").wait_for()
        page.get_by_text("Rules on which the rulebooks differ").click()
        assert not faults_in(driver, view)
        page.goto("/rules/tongiaki#T4.2")
        page.locator(".rule.asked").wait_for()
        assert not faults_in(driver, view)
        page.goto("/move/nothing")
        page.get_by_role("heading", name="Move to this browser?").wait_for()
        assert not faults_in(driver, view)
    go_to_table(page, first_turn())
    driver.wait()
    assert not faults_in(driver, view)
    assert not faults(driver, within=open_beside(driver))
    open_beside(driver)
    page.keyboard.press("?")
    dialog_is_fine(driver)
    page.get_by_role("button", name="Preferences").first.click()
    dialog_is_fine(driver)
    for phase in ("setup", "place", "sail", "land", "lay") if is_thorough(driver, view) else ():
        go_to_table(page, cut(["Ana", "Ben"], asked_in(phase)))
        driver.wait()
        assert not faults_in(driver, view), phase
    go_to_replay(page, played("axe", 3), 60)
    assert not faults_in(driver, view)
    page.goto(f"/tables/{driver.table}")
    page.get_by_role("dialog").wait_for()
    page.get_by_text("How this is checked").click()
    assert not faults_in(driver, view)


def dialog_is_fine(driver: PageDriver) -> None:
    """A dialog has no faults; it is closed again."""
    dialog = driver.page.locator("dialog[open]")
    dialog.wait_for()
    assert not faults(driver, within="dialog[open]")
    driver.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def open_beside(driver: PageDriver) -> str:
    """Open or close the menu, or the drawer that contains it. Returns its selector."""
    page = driver.page
    drawer = page.locator(".drawer-toggle")
    is_narrow = drawer.is_visible()
    button = drawer if is_narrow else page.get_by_role("button", name="Menu", exact=True)
    is_open = button.get_attribute("aria-expanded") == "true"
    selector = "aside.right.open" if is_narrow else ".menu-popup .menu"
    opened = page.locator(selector)
    if is_open and is_narrow:
        page.locator(".close-drawer").click()
    else:
        button.click()
    opened.wait_for(state="detached" if is_open else "visible")
    return selector


def test_a_game_is_played_on_a_phone(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = open_page(size=PHONE)
    driver.page.locator("[data-tile=Tonga]").wait_for(state="attached")
    shoot(driver, "phone-start")
    driver.play_now()
    page = driver.page
    shoot(driver, "phone-begin")
    seen: set[str] = set()
    choose = at_random("phone", settles=20)
    for _ in range(40):
        asked = driver.wait()
        if asked.is_over:
            break
        if asked.phase not in seen:
            seen.add(asked.phase)
            shoot(driver, f"phone-{asked.phase}")
            assert_it_fits(page)
        if asked.moves and not asked.is_sure:
            _tap(page, choose(asked.moves))
            driver.wait_until_moved_on(asked)
        else:
            driver.step(choose, asked)
    assert {"setup", "turn", "sail"} <= seen
    page.get_by_role("button", name="Seats, score sheet, log and more").click()
    page.locator("aside.right.open").wait_for()
    shoot(driver, "phone-drawer")
    assert_it_fits(page)


# What of the menu cannot be seen, or not be touched where it is seen.
OUT_OF_REACH = """() => {
  const isAway = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !one.contains(hit) || top < 0 || bottom > innerHeight || left < 0 || right > innerWidth;
  };
  const all = [...document.querySelectorAll(".menu :is(button, a, input)")];
  return all.filter(isAway).map((one) => one.textContent);
}"""


def test_the_menu_of_a_phone_is_in_reach_however_many_play(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = open_page(size=PHONE)
    page = driver.page
    names = ["Ana", "Ben", "Cleo", "Dora", "Emil", "Fay"]
    wish = {"game": "tongiaki", "players": [{"name": name} for name in names], "access": "private"}
    table = page.request.post("/api/tables", data=wish).json()["table"]
    page.goto(f"/tables/{table['id']}")
    driver.wait()
    open_beside(driver)
    close = page.locator(".close-drawer")
    expect(close).to_be_in_viewport(ratio=1)
    page.locator(".links").get_by_role("button", name="Menu").click()
    driver.settle()
    shoot(driver, "phone-menu")
    assert page.locator(".menu button").count() > 2
    assert not page.evaluate(OUT_OF_REACH)
    close.click()
    page.locator("aside.right.open").wait_for(state="detached")


def _tap(page: Page, move: str) -> None:
    """Tap a choice; a pier is pointed at with one tap, and sailed from with the button."""
    choice = page.locator(f'[data-move="{move}"]')
    if not move.startswith("sail"):
        choice.tap()
        return
    if not choice.evaluate("(choice) => choice.classList.contains('on')"):
        choice.tap()
    page.locator(".go button").tap()


def assert_it_fits(page: Page) -> None:
    """Nothing sticks out at the side, and every choice is high enough for a thumb."""
    wide, room = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room
    small = page.eval_on_selector_all(
        "[data-move]",
        "all => all.filter((e) => e.getBoundingClientRect().height < 51).map((e) => e.innerText)",
    )
    assert not small


def test_two_fingers_zoom_the_map(open_page: Opened) -> None:
    driver = open_page(size=PHONE, is_own=True)
    driver.play_now()
    page = driver.page
    layer = page.locator("svg.layer > g").first

    def scale() -> float:
        return float((layer.get_attribute("transform") or "").split("scale(")[1].rstrip(")"))

    before = scale()
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[int, int]) -> None:
        touch.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    fingers("touchStart", (150, 250), (240, 250))
    for spread in range(0, 90, 15):
        fingers("touchMove", (150 - spread, 250), (240 + spread, 250))
    fingers("touchEnd")
    driver.settle()
    assert scale() > before * 1.3


def test_what_happens_is_told_to_those_who_listen(open_page: Opened) -> None:
    driver = open_page(speed="fast", motion="no-preference")
    driver.play_now()
    told = driver.page.evaluate(
        """() => {
          window.told = [];
          const region = document.querySelector("[aria-live=polite][role=log]");
          new MutationObserver(() => window.told.push(region.textContent))
            .observe(region, { childList: true, characterData: true, subtree: true });
          return region !== null;
        }"""
    )
    assert told
    driver.play(at_random("told"), until=lambda asked: asked.ply > 14)
    words = driver.page.evaluate("() => window.told.join('. ')")
    assert "moored a boat on Tonga" in words
    assert "It is your turn" in words
    assert "Tonga, worth 0" in driver.page.get_by_label("The map in words").inner_text()


def test_less_motion_is_no_motion(open_page: Opened) -> None:
    driver = open_page(speed="normal")
    driver.play_now()
    driver.play(at_random("still"), until=lambda asked: asked.phase == "sail")
    running = driver.page.evaluate(
        "() => document.getAnimations().filter((a) => a.playState === 'running').length"
    )
    assert running == 0


# Every place at which a boat is seen at sea.
WATCH_BOATS = """() => {
  window.places = new Set();
  const see = () => {
    for (const boat of document.querySelectorAll("[data-at-sea]")) {
      window.places.add(boat.getAttribute("transform"));
    }
  };
  const what = { attributeFilter: ["transform"], childList: true, subtree: true };
  new MutationObserver(see).observe(document.querySelector("main"), what);
}"""


def test_boats_are_seen_to_sail_unless_less_motion_is_asked_for(open_page: Opened) -> None:
    """A group lies at few places; in between it is seen by those alone who want motion."""

    def places(motion: Literal["reduce", "no-preference"]) -> int:
        driver = open_page("/learn/tongiaki", speed="slow", motion=motion)
        driver.wait()
        driver.page.evaluate(WATCH_BOATS)
        for move in ("expand Rarotonga", "place Rarotonga.b", "sail Rarotonga.b 5"):
            asked = driver.wait()
            driver.choose(move)
            driver.wait_until_moved_on(asked)
        driver.wait()
        return int(driver.page.evaluate("() => window.places.size"))

    still, moving = places("reduce"), places("no-preference")
    assert 0 < still < moving / 2


def test_day_and_night_are_remembered(open_page: Opened) -> None:
    driver = open_page(theme="auto", color_scheme="dark")
    page = driver.page
    page.locator("html[data-theme=dark]").wait_for()
    page.get_by_role("button", name="Switch between light and dark").click()
    page.locator("html[data-theme=light]").wait_for()
    page.reload()
    page.locator("html[data-theme=light]").wait_for()


def test_the_keys_are_listed_and_the_end_holds_the_focus(open_page: Opened) -> None:
    driver = at_replay(open_page, played("print", 2))
    page = driver.page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    keys.get_by_text("to the beginning, to the end").wait_for()
    assert {"+", "−", "0", "PgUp", "PgDn"} <= set(keys.locator("kbd").all_inner_texts())
    assert not faults(driver)
    page.keyboard.press("Escape")
    keys.wait_for(state="hidden")
    page.goto(f"/tables/{driver.table}")
    page.get_by_role("dialog").wait_for()
    _holds_the_focus(page)


def _holds_the_focus(page: Page) -> None:
    """The end keeps the focus, Escape closes it wherever that is, and it goes where it was."""
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    show = page.get_by_role("button", name="Show the score")
    show.focus()
    show.press("Enter")
    page.get_by_role("dialog").wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        assert not page.evaluate("() => document.activeElement.matches('.app *')")
    page.get_by_role("dialog").get_by_role("heading").first.click()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    assert show.evaluate("(button) => button === document.activeElement")
    show.press("Enter")


HAS_FOCUS = "(selector) => document.activeElement.matches(selector)"
FOCUS = "() => document.activeElement.outerHTML.slice(0, 200)"


@pytest.mark.parametrize("game", ["tongiaki", "tahiti"])
def test_tab_leads_to_the_choices(open_page: Opened, game: str) -> None:
    """From the start of the page, after a click, and past the log at once."""
    driver = open_page(game=game)
    page = driver.page

    def leads_there(key: str) -> None:
        page.keyboard.press(key)
        assert page.evaluate(HAS_FOCUS, "[data-move], .prompt .primary"), page.evaluate(FOCUS)

    driver.play_now()
    leads_there("Tab")
    page.evaluate("() => document.activeElement.blur()")
    driver.step(lambda moves: moves[0])
    driver.wait()
    driver.settle()
    leads_there("Tab")
    page.reload()
    driver.wait()
    driver.settle()
    leads_there("Tab")
    page.locator(".skip").focus()
    leads_there("Enter")
    log = page.locator(".log .lines")
    log.focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate(HAS_FOCUS, ".log .line")
    log.focus()
    page.keyboard.press("Tab")
    assert not page.evaluate(HAS_FOCUS, ".log *")


BEACHES = {"d": "north", "e": "north-east", "f": "south-east"}
BEACHES |= {"a": "south", "b": "south-west", "c": "north-west"}
"""Where each beach of Tonga lies, clockwise from the north."""


def test_the_log_marks_what_came_since_ones_turn(open_page: Opened) -> None:
    driver = open_page()
    driver.play_now()
    page = driver.page
    assert driver.offered() == [f"place Tonga.{beach}" for beach in BEACHES]
    around = page.get_by_label("The map in words").inner_text()
    assert "Tonga, worth 0" in around
    assert "Around it" not in around  # nothing is yet
    driver.step(lambda moves: moves[0])
    driver.wait()
    page.locator(".log").get_by_text("Since your last choice").wait_for()
    fresh = page.locator(".log [data-fresh]").all_inner_texts()
    moored = dict(reversed(boat.split()) for boat in driver.shown()["boats"])
    assert [line.strip() for line in fresh] == [
        f"{name} moored a boat on Tonga, in the {BEACHES[moored[colour][-1]]}"
        for name, colour in (("Mata", "red"), ("Teva", "green"))
    ]
    # Who looks back by a click on a line comes back as easily.
    page.locator(".log [data-fresh]").first.click()
    page.locator("main[data-shown-ply]").wait_for()
    page.get_by_role("link", name="Back to the game").click()
    driver.wait()


def test_who_plays_two_colours_is_told_what_came_since(open_page: Opened) -> None:
    """Blue carried a boat of red's away; it is the turn of purple, whom the same person plays."""
    driver = open_page("about:blank")
    page = driver.page
    record = TWO_COLOURS.read_text("utf-8").split("9 blue:")[0] + BLUE_SAILS
    go_to_table(page, record, "agent=random&agent=")
    news = page.get_by_role("region", name="What happened to your boats")
    news.wait_for()
    assert news.locator("li").all_inner_texts() == [
        "A beach of Tonga was full: its boats sailed south-west",
        "3 boats reached Hiva Oa",
    ]
    page.locator(".log").get_by_text("Since your last choice").wait_for()
    assert "(blue) expanded on Tonga" in page.locator(".log [data-fresh]").first.inner_text()


def test_the_rules_show_the_sources_side_by_side(open_page: Opened) -> None:
    page = open_page("/rules/tongiaki#royal_timing").page
    sides = page.locator("#royal_timing .sides li")
    sides.nth(1).wait_for()
    assert len({box["y"] for side in sides.all() if (box := side.bounding_box())}) == 1
    assert sides.nth(1).locator(".who").inner_text() == "Italian translation by Gylas"
