"""Nothing important is hidden on a phone: dragged boats, reasons, marked places, other players'
moves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Page

from tests.browser.conftest import PHONE, Opened
from tests.browser.page_driver import PageDriver, at_random
from tests.browser.positions import at_table
from tests.browser.records import cut, first_turn
from tests.browser.test_accessibility import faults
from vaka.core.game import Game, State
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES


def with_a_phone(open_page: Opened, record: str) -> PageDriver:
    """Somebody with a phone, at a moment of a game against bots."""
    driver = at_table(open_page, record, hints=True, size=PHONE)
    driver.wait()
    driver.settle()
    return driver


def moves_of(game: Game, state: State) -> list[str]:
    return [game.move_text(state, move) for move in state.moves()] if state.turn == 0 else []


def expands_widely(game: Game, state: State) -> bool:
    """The first seat may expand on three islands."""
    return sum(move.startswith("expand") for move in moves_of(game, state)) >= 3


def has_a_royal_island(game: Game, state: State) -> bool:
    """The first seat has a royal island on a map that has grown, and may make a new settlement."""
    if "settle" not in moves_of(game, state):
        return False
    view = game.view(state, 0)
    royal = [island for island in view["islands"] if island["royal"] == view["active"]]
    return bool(royal) and len(view["islands"]) > 3 and len(view["oceans"]) > 2


def lays_oceans(game: Game, state: State) -> bool:
    """The first seat lays an ocean wherever it likes, on a map that has grown."""
    moves = moves_of(game, state)
    if not moves or not moves[0].startswith("lay"):
        return False
    view = game.view(state, 0)
    is_free = view["group"] is None and len(view["oceans"]) > 4
    return is_free and view["choice"]["tile"] not in {tile.name for tile in ISLAND_TILES}


def test_a_boat_in_hand_lies_under_the_finger(open_page: Opened) -> None:
    driver = with_a_phone(open_page, first_turn())
    driver.choose("expand Tonga")
    page = driver.page
    page.locator(".tray .boat").first.wait_for()
    driver.settle()
    x, y = driver.spot(page.locator(".tray .boat").first)
    page.mouse.move(x, y)
    page.mouse.down()
    for at in ((x + 40, y - 120), (180, 300)):
        page.mouse.move(*at, steps=4)
        held = page.locator(".dragged").bounding_box()
        assert held is not None
        assert abs(held["x"] + held["width"] / 2 - at[0]) < 4
        assert held["y"] < at[1] < held["y"] + held["height"]
    page.mouse.move(x, y)
    page.mouse.up()
    page.locator(".dragged").wait_for(state="detached")


# The frames of a hint that lie on the board, and the row of seats below it.
FRAMES = """() => {
  const foot = document.querySelector(".seat-strip").getBoundingClientRect().top;
  const rings = [...document.querySelectorAll(".highlight")];
  const all = rings.map((ring) => ring.getBoundingClientRect());
  return { foot, frames: all.filter(({ top }) => top < foot).map(({ bottom }) => bottom) };
}"""


def test_a_hint_is_read_above_its_button_and_its_island_is_seen(open_page: Opened) -> None:
    driver = with_a_phone(open_page, cut(["Ana", "Ben"], expands_widely))
    page = driver.page
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-card").wait_for()
    driver.settle()
    text, button = (box_of(page, f".hint-card {part}") for part in (".text", ".play"))
    assert text["y"] + text["height"] <= button["y"]
    assert text["height"] > 80
    scrolls = "(text) => text.scrollHeight - text.clientHeight"
    assert page.locator(".hint-card .text").evaluate(scrolls) < 40, "most of it is seen at once"
    if "new settlement" in page.locator("[data-hint]").inner_text():  # which is nowhere on the map
        return
    page.locator(".highlight").first.wait_for()
    driver.settle()
    found = page.evaluate(FRAMES)
    assert found["frames"], "no frame on the map"
    assert all(bottom <= found["foot"] + 6 for bottom in found["frames"])


def box_of(page: Page, selector: str) -> FloatRect:
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box


@pytest.mark.parametrize(
    ("kept", "said"),
    [("removed", r"from royal [A-Z]\w+.* too"), ("kept", r"except the royal ones")],
)
def test_a_new_settlement_says_what_it_costs(open_page: Opened, kept: str, said: str) -> None:
    record = cut(["Ana", "Ben"], has_a_royal_island, settlement_royal=kept)
    driver = with_a_phone(open_page, record)
    driver.choose("settle")
    words = driver.page.locator(".confirm p")
    words.wait_for()
    assert re.search(said, words.inner_text())
    view = driver.page.request.get(
        f"/api/tables/{driver.table}/views?from={driver.ply}&to={driver.ply}"
    )
    shown = view.json()["views"][0]
    worth = shown["score"]["seats"]["blue"]["islands"]
    royal = [tile["name"] for tile in shown["islands"] if tile["royal"] == "blue"]
    lost = sum(worth.values()) - (sum(worth[name] for name in royal) if kept == "kept" else 0)
    assert f"you lose {lost} point" in words.inner_text()


def comes_back(game: Game, state: State) -> bool:
    """The first seat has no boat on any beach."""
    return any(move.startswith("reenter") for move in moves_of(game, state))


def test_where_no_boat_leaves_a_new_settlement_is_no_question(open_page: Opened) -> None:
    record = cut(["Ana", "Ben", "Cleo"], comes_back, settlement_royal="kept")
    driver = with_a_phone(open_page, record)
    asked = driver.wait()
    driver.page.get_by_text("you look for a new island, for one boat").wait_for()
    driver.choose("settle")
    driver.wait_until_moved_on(asked)
    assert not driver.page.locator(".confirm").count()


# How much larger than a tile the frames are that lie on the map.
SIZES = """() => {
  const tile = document.querySelector('[data-tile="Tonga"]').getBoundingClientRect();
  return [...document.querySelectorAll(".highlight")].map((ring) =>
    ring.getBoundingClientRect().width / tile.width);
}"""


def test_what_is_asked_about_has_a_frame_of_its_size(open_page: Opened) -> None:
    driver = with_a_phone(open_page, cut(["Ana", "Ben"], has_a_royal_island))
    page = driver.page
    page.locator(".zoom").get_by_role("button", name="Show the whole map").click()
    page.locator(".drawer-toggle").click()
    page.locator(".links").get_by_role("button", name="What is this?").click()
    for thing in ("Royal island", "Ocean", "Island"):
        page.locator(".help-card select").select_option(label=thing)
        page.locator(".help-card", has_text=thing).locator("b", has_text=thing).wait_for()
        page.locator(".highlight").first.wait_for()
        driver.settle()
        assert all(size < 1.3 for size in page.evaluate(SIZES)), thing


# What may be chosen on the map and lies under the overview, by more than its edge.
UNDER = """() => {
  const mini = document.querySelector(".mini")?.getBoundingClientRect();
  if (!mini) return [];
  const places = [...document.querySelectorAll(".tile-glow, [data-cell]")].map((place) =>
    place.getBoundingClientRect());
  return places.filter(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return mini.left < x && x < mini.right && y < mini.bottom;
  });
}"""


def test_the_overview_hides_nothing_that_may_be_chosen(open_page: Opened) -> None:
    driver = with_a_phone(open_page, cut(["Ana", "Ben"], expands_widely))
    page = driver.page
    choose = at_random("overview", settles=30)
    seen = 0
    for _ in range(20):
        asked = driver.wait()
        if asked.is_over:
            break
        driver.settle()
        seen += page.locator(".mini").count()
        assert page.evaluate(UNDER) == []
        driver.step(choose, asked)
    assert seen, "no overview was seen at all"


def test_what_the_others_did_is_one_tap_away(open_page: Opened) -> None:
    driver = with_a_phone(open_page, first_turn())
    page, before = driver.page, driver.ply
    driver.play(
        at_random("others"), until=lambda asked: asked.phase == "turn" and asked.ply > before + 3
    )
    page.locator(".log-button").click()
    page.locator("aside.right.open").wait_for()
    driver.settle()
    since = box_of(page, ".log .since")
    assert 0 <= since["y"] < PHONE[1]
    assert page.locator(".log [data-fresh]").count() > 0


def test_cells_in_open_sea_are_told_apart(open_page: Opened) -> None:
    driver = with_a_phone(open_page, cut(["Ana", "Ben"], lays_oceans))
    page = driver.page
    page.get_by_text("more tiles follow until an island comes").wait_for()
    names = page.locator(".cells .chip").all_inner_texts()
    assert len(names) > 6
    assert len(set(names)) >= 0.8 * len(names)
    assert any(re.search(r" of [A-Z].*, [2-9] cells away$", name) for name in names)
    assert not faults(driver)
