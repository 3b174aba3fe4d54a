"""Whole games through the page alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.hand import Hand, at_random, in_haste
from tests.browser.positions import at_table
from tests.browser.records import almost_over
from tests.browser.view import expected
from vaka import games


def _server_view(hand: Hand, ply: int) -> dict[str, object]:
    answer = hand.page.request.get(f"/api/tables/{hand.table}/plies/{ply}")
    assert answer.ok
    view: dict[str, object] = answer.json()["view"]
    return view


def set_table(hand: Hand, names: list[str]) -> None:
    """Set a table for people through the page."""
    page = hand.page
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
    hand.wait()


def test_three_people_play_a_whole_game_at_one_screen(
    open_page: Opened, shoot: Callable[[Hand, str], None]
) -> None:
    hand = open_page()
    set_table(hand, ["Ana", "Ben", "Cleo"])
    for name in ("Ana", "Ben", "Cleo"):
        assert hand.page.locator(".seats").get_by_text(name).is_visible()
    hand.play(in_haste("hot-seat"))
    dialog = hand.page.get_by_role("dialog")
    dialog.get_by_text(" won").or_(dialog.get_by_text("share the win")).first.wait_for()
    dialog.get_by_text("✓ Yes: the order of all draws").wait_for()
    dialog.get_by_text("How this is checked").click()
    dialog.get_by_text("The fingerprint is the one this page saw at the start.").wait_for()
    shoot(hand, "end")
    dialog.get_by_role("button", name="Look at the board").click()
    dialog.wait_for(state="hidden")
    shoot(hand, "end-board")
    hand.page.get_by_role("button", name="Show the score").click()
    dialog.wait_for()
    assert hand.shown() == expected(_server_view(hand, hand.ply))


def test_a_game_against_bots_needs_no_choice_to_begin(open_page: Opened) -> None:
    hand = open_page()
    hand.play_now()
    assert hand.page.locator(".seats").get_by_text("bot").count() == 2
    hand.play(at_random("bots"), until=lambda asked: asked.ply > 12)


def test_a_game_that_is_over_is_played_again(open_page: Opened) -> None:
    hand = at_table(open_page, almost_over("tongiaki"))
    hand.play(in_haste("again"))
    hand.page.get_by_role("dialog").get_by_text(" won").wait_for()
    hand.page.get_by_role("button", name="Play again").click()
    hand.page.wait_for_function("() => document.querySelector('main[data-phase=setup]')")


@pytest.mark.parametrize("name", games.names())
def test_a_game_that_is_over_is_listed_with_its_winner(open_page: Opened, name: str) -> None:
    """On the start page; from there its score opens."""
    record = almost_over(name).replace('"player 1"', '"Ana"').replace('"player 2"', '"Ben"')
    hand = at_table(open_page, record, game=name)
    page, table = hand.page, hand.table
    card = page.get_by_role("region", name="Finished games").locator(f"a[href='/tables/{table}']")
    hand.play(at_random("to the end"))
    result = page.request.get(f"/api/tables/{table}").json()["table"]
    shares = zip(result["players"], result["result"]["shares"], strict=True)
    winners = [player["name"] for player, share in shares if share != "0"]
    page.goto("/")
    expect(card).to_contain_text(f"{winners[0]} won" if len(winners) == 1 else "share the win")
    card.click()
    page.get_by_role("dialog").locator("#end-title").get_by_text(winners[0]).wait_for()
    assert hand.table == table


def test_a_first_visitor_is_offered_the_first_game(open_page: Opened) -> None:
    hand = open_page(game="")
    hand.play_now()
    first = hand.page.request.get("/api/games").json()["games"][0]["name"]
    table = hand.page.request.get(f"/api/tables/{hand.table}").json()["table"]
    assert table["game"] == first == "tongiaki"


@pytest.mark.parametrize("preset", ["S0", "S3"])
def test_a_game_is_played_by_another_rulebook(open_page: Opened, preset: str) -> None:
    hand = open_page("/new")
    page = hand.page
    page.get_by_label("Who sits in seat 2").select_option("")
    page.locator(f"input[name=preset][value={preset}]").check()
    page.get_by_text("Rules on which the rulebooks differ").click()
    page.locator("[data-option=free_exploration] label").nth(1).click()
    page.get_by_label("Draw lots").check()
    page.get_by_role("button", name="Begin").click()
    hand.wait()
    hand.play(at_random(f"preset {preset}", settles=100), until=lambda asked: asked.ply > 16)
    options = page.request.get(f"/api/tables/{hand.table}").json()["table"]["options"]
    assert options["free_exploration"] == "on"
    assert options["last_ocean"] == {"S0": "stay_at_sea", "S3": "removed"}[preset]


def test_the_page_shows_the_servers_view_at_every_choice(open_page: Opened) -> None:
    hand = open_page()
    hand.play_now()
    choose = at_random("views", settles=15)
    for _ in range(30):
        asked = hand.wait()
        if asked.is_over:
            break
        if asked.picks == "0":
            assert hand.shown() == expected(_server_view(hand, asked.ply))
        hand.step(choose, asked)
