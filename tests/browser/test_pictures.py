"""Screenshots for review, in build/screenshots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Opened
from tests.browser.page_driver import PageDriver
from tests.browser.records import cut
from tests.browser.test_replay import upload
from vaka.core.game import Game, State

NAMES = ["Losa", "Mata", "Heimana", "Teva"]
NARROW = (1024, 768)
Shoot = Callable[[PageDriver, str], None]


def _moves(game: Game, state: State) -> list[str]:
    return [game.move_text(state, move) for move in state.moves()] if state.turn >= 0 else []


def _tiles(game: Game, state: State) -> int:
    view = game.view(state, None)
    return len(view["islands"]) + len(view["oceans"])


def a_choice_of_piers(game: Game, state: State) -> bool:
    moves = _moves(game, state)
    return (
        len(moves) > 2
        and all(move.startswith("sail") for move in moves)
        and len({move.split()[1] for move in moves}) == 1
        and _tiles(game, state) > 13
        and any(island["royal"] for island in game.view(state, None)["islands"])
    )


def a_landing(game: Game, state: State) -> bool:
    moves = _moves(game, state)
    return (
        len({move.split()[1] for move in moves if move.startswith("land")}) > 2
        and _tiles(game, state) > 11
    )


def a_free_tile(game: Game, state: State) -> bool:
    return bool(_moves(game, state)) and _moves(game, state)[0].startswith("lay")


def a_turn(game: Game, state: State) -> bool:
    moves = _moves(game, state)
    return (
        any(move.startswith("found") for move in moves)
        and sum(move.startswith("expand") for move in moves) > 3
    )


def _go_on(driver: PageDriver, record: str) -> None:
    upload(driver, record)
    driver.page.locator(".pending select").first.wait_for()
    for who in driver.page.locator(".pending select").all():
        who.select_option("")
    driver.page.get_by_role("button", name="Continue", exact=True).click()
    driver.wait()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_board_is_drawn_by_day_and_by_night(
    open_page: Opened, shoot: Shoot, theme: str
) -> None:
    driver = open_page(theme=theme, size=DESKTOP)
    for name, wanted in {
        "sail": a_choice_of_piers,
        "land": a_landing,
        "turn": a_turn,
    }.items():
        driver.page.goto("/")
        _go_on(driver, cut(NAMES, wanted))
        shoot(driver, f"{name}-{theme}")
        if name == "sail":
            driver.page.locator("[data-move]").nth(1).focus()
            driver.page.keyboard.press("ArrowLeft")
            shoot(driver, f"sail-pointed-{theme}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_tile_that_is_laid_freely_is_seen_before(
    open_page: Opened, shoot: Shoot, size: tuple[int, int]
) -> None:
    driver = open_page(size=size)
    _go_on(driver, cut(NAMES[:3], a_free_tile))
    # What is to be laid is seen before it is over a cell, and turns.
    tile = driver.page.locator("[data-in-hand]")
    before = tile.get_attribute("data-in-hand")
    assert before
    driver.page.mouse.move(1, 1)
    driver.page.locator(".ghost").wait_for(state="detached")
    driver.click(".turns button >> nth=1")
    assert tile.get_attribute("data-in-hand") != before
    shoot(driver, f"lay-in-hand-{size[0]}")
    cells = driver.page.locator(".lay .chip")
    cells.nth(cells.count() // 2).click()
    driver.page.keyboard.press("r")
    shoot(driver, f"lay-light-{size[0]}")
    assert driver.page.locator(".ghost").count() == 1
    # A hint names the cell, marks it, and shows the tile on it.
    driver.page.get_by_role("button", name="Hint").click()
    hint = driver.page.locator("[data-hint]")
    hint.wait_for()
    shoot(driver, f"lay-hint-{size[0]}")
    cell = driver.page.locator(".chip.on")
    assert hint.inner_text() == f"lay the tile {cell.inner_text()}"
    key = cell.get_attribute("data-pick")
    assert driver.page.locator(f'g:has(> .ghost) > [data-cell="{key}"]').count() == 1
    # On a phone the hint lies over the list of cells, so only the cell on the map is marked.
    assert driver.page.locator(".highlight").count() == (1 if size == PHONE else 2)


def test_a_phone_has_the_piers_above_their_button(open_page: Opened, shoot: Shoot) -> None:
    driver = open_page(size=PHONE)
    _go_on(driver, cut(NAMES, a_choice_of_piers))
    shoot(driver, "phone-piers")
    go, piers = driver.page.locator(".go button"), driver.page.locator(".choice")
    assert not driver.page.locator(".choice.on").count()
    assert go.is_disabled()
    piers.last.tap()
    driver.page.locator(".go button:enabled").wait_for()
    pier, button = piers.last.bounding_box(), go.bounding_box()
    assert pier
    assert button
    assert pier["y"] + pier["height"] < button["y"]


def test_a_narrow_window_has_a_drawer(open_page: Opened, shoot: Shoot) -> None:
    driver = open_page(size=NARROW)
    _go_on(driver, cut(["Losa", "Mata", "Heimana", "Teva", "Tiare", "Moana"], a_landing))
    shoot(driver, "narrow")
    driver.page.get_by_role("button", name="Score and log").click()
    driver.page.locator("aside.right.open").wait_for()
    shoot(driver, "narrow-drawer")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_other_pages_are_drawn_by_day_and_by_night(
    open_page: Opened, shoot: Shoot, theme: str
) -> None:
    driver = open_page(theme=theme)
    driver.page.locator("[data-tile=Tonga]").wait_for(state="attached")
    shoot(driver, f"start-{theme}")
    driver.page.goto("/new")
    driver.page.get_by_label("Name of seat 1").wait_for()
    shoot(driver, f"new-{theme}")
    driver.page.goto("/rules/tongiaki#T5.5")
    driver.page.locator(".rule.asked").wait_for()
    shoot(driver, f"rules-{theme}")
