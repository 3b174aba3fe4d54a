"""Whole games through the page alone, from the new table to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Opened
from tests.browser.expected_page import expected
from tests.browser.page_driver import PageDriver, at_random, in_haste
from tests.browser.positions import at_table, at_the_end
from tests.browser.records import almost_over, played
from tests.browser.test_accessibility import faults
from vaka import games


def _server_view(driver: PageDriver, ply: int) -> dict[str, object]:
    answer = driver.page.request.get(f"/api/tables/{driver.table}/plies/{ply}")
    assert answer.ok
    view: dict[str, object] = answer.json()["view"]
    return view


def set_table(driver: PageDriver, names: list[str]) -> None:
    """Set a table for people through the page."""
    page = driver.page
    page.get_by_role("link", name="Set up a table").click()
    page.get_by_label("Name of seat 1").wait_for()
    while page.get_by_role("button", name="Remove seat 3").count():
        page.get_by_role("button", name="Remove seat 3").click()
    for _ in names[2:]:
        page.get_by_role("button", name="Add a seat").click()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Who sits in seat {number}").select_option("")
        page.get_by_label(f"Name of seat {number}").fill(name)
    page.get_by_role("button", name="Begin").click()
    driver.wait()


def test_three_people_play_a_whole_game_at_one_screen(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = open_page()
    set_table(driver, ["Ana", "Ben", "Cleo"])
    for name in ("Ana", "Ben", "Cleo"):
        assert driver.page.locator(".seats").get_by_text(name).is_visible()
    driver.play(in_haste("hot-seat"))
    dialog = driver.page.get_by_role("dialog")
    dialog.get_by_text(" won").or_(dialog.get_by_text("share the win")).first.wait_for()
    dialog.get_by_text("✓ Yes: the order of all draws").wait_for()
    dialog.get_by_text("How this is checked").click()
    dialog.get_by_text("The fingerprint is the one this page saw at the start.").wait_for()
    shoot(driver, "end")
    dialog.get_by_role("button", name="Look at the board").click()
    dialog.wait_for(state="hidden")
    shoot(driver, "end-board")
    driver.page.get_by_role("button", name="Show the score").click()
    dialog.wait_for()
    assert driver.shown() == expected(_server_view(driver, driver.ply))


def test_a_game_against_bots_needs_no_choice_to_begin(open_page: Opened) -> None:
    driver = open_page()
    driver.play_now()
    assert driver.page.locator(".seats").get_by_text("bot").count() == 2
    driver.play(at_random("bots"), until=lambda asked: asked.ply > 12)


def test_a_game_that_is_over_is_played_again(open_page: Opened) -> None:
    driver = at_table(open_page, almost_over("tongiaki"))
    driver.play(in_haste("again"))
    driver.page.get_by_role("dialog").get_by_text(" won").wait_for()
    driver.page.get_by_role("button", name="Play again").click()
    driver.page.wait_for_function("() => document.querySelector('main[data-phase=setup]')")


@pytest.mark.parametrize("name", games.names())
def test_a_game_that_is_over_is_listed_with_its_winner(open_page: Opened, name: str) -> None:
    """On the start page; from there its score opens."""
    record = almost_over(name).replace('"player 1"', '"Ana"').replace('"player 2"', '"Ben"')
    driver = at_table(open_page, record, game=name)
    page, table = driver.page, driver.table
    card = page.get_by_role("region", name="Finished games").locator(f"a[href='/tables/{table}']")
    driver.play(at_random("to the end"))
    result = page.request.get(f"/api/tables/{table}").json()["table"]
    shares = zip(result["players"], result["result"]["shares"], strict=True)
    winners = [player["name"] for player, share in shares if share != "0"]
    page.goto("/")
    expect(card).to_contain_text(f"{winners[0]} won" if len(winners) == 1 else "share the win")
    card.click()
    page.get_by_role("dialog").locator("#end-title").get_by_text(winners[0]).wait_for()
    assert driver.table == table


def test_a_first_visitor_is_offered_the_first_game(open_page: Opened) -> None:
    driver = open_page(game="")
    driver.play_now()
    first = driver.page.request.get("/api/games").json()["games"][0]["name"]
    table = driver.page.request.get(f"/api/tables/{driver.table}").json()["table"]
    assert table["game"] == first == "tongiaki"


@pytest.mark.parametrize("preset", ["S0", "S3"])
def test_a_game_is_played_by_another_rulebook(open_page: Opened, preset: str) -> None:
    driver = open_page("/new")
    page = driver.page
    page.get_by_label("Who sits in seat 2").select_option("")
    page.locator(f"input[name=preset][value={preset}]").check()
    page.get_by_text("Rules on which the rulebooks differ").click()
    page.locator("[data-option=free_exploration] label").nth(1).click()
    page.get_by_label("Decide at random").check()
    page.get_by_role("button", name="Begin").click()
    driver.wait()
    driver.play(at_random(f"preset {preset}", settles=100), until=lambda asked: asked.ply > 16)
    options = page.request.get(f"/api/tables/{driver.table}").json()["table"]["options"]
    assert options["free_exploration"] == "on"
    assert options["last_ocean"] == {"S0": "stay_at_sea", "S3": "removed"}[preset]


def test_the_page_shows_the_servers_view_at_every_choice(open_page: Opened) -> None:
    driver = open_page()
    driver.play_now()
    choose = at_random("views", settles=15)
    for _ in range(30):
        asked = driver.wait()
        if asked.is_over:
            break
        if asked.picks == "0":
            assert driver.shown() == expected(_server_view(driver, asked.ply))
        driver.step(choose, asked)


@pytest.mark.parametrize("game", ["tongiaki", "tahiti"])
def test_who_sets_a_table_alone_plays_with_bots(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], game: str
) -> None:
    """As with "Play now"; one press makes the seat of a bot that of a person."""
    driver = open_page(f"/new/{game}")
    page = driver.page
    kinds = [page.get_by_label(f"Who sits in seat {seat}") for seat in (1, 2, 3)]
    kinds[0].wait_for()
    assert [kind.input_value() for kind in kinds] == ["", "medium", "medium"]
    shoot(driver, f"alone-{game}-{DESKTOP[0]}")
    assert not faults(driver)
    driver.resize(PHONE)
    shoot(driver, f"alone-{game}-{PHONE[0]}")
    page.get_by_role("button", name="Replace Mata with a person").click()
    assert [kind.input_value() for kind in kinds] == ["", "", "medium"]
    assert page.get_by_label("Name of seat 2").input_value() == "Player 2"
    assert not faults(driver)


# Whether what is done next is seen at once at the end, and the proof stands below all figures.
NEXT = """() => {
  const box = (part) => document.querySelector(`.result ${part}`).getBoundingClientRect();
  return [box(".next").bottom <= innerHeight, box(".proof").top > box(".sheets > :last-child").top];
}"""


def test_a_phone_shows_at_the_end_what_can_be_done_next(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = at_the_end(open_page, played("next", 4, name="tahiti"), size=PHONE)
    driver.page.locator(".proof [data-shuffle]").wait_for()
    driver.settle()
    shoot(driver, "end-phone")
    assert driver.page.evaluate(NEXT) == [True, True]
