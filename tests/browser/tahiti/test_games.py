"""Whole games of Tahiti through the page alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tests.browser.conftest import Opened
from tests.browser.page_driver import PageDriver
from tests.browser.positions import at_table
from tests.browser.records import almost_over, asked_in, cut
from tests.browser.tahiti.expected_page import expected
from tests.browser.tahiti.table import (
    eagerly,
    is_curtain_down,
    lift_curtain,
    play_until,
    ready,
    server_view,
    set_table,
    shown,
)

Shoot = Callable[[PageDriver, str], None]

CURTAINS = 4
"""After this many changes of hands a phase has been seen from both seats."""

# Everything in the document that could tell a card: faces, names, moves, texts.
DOCUMENT = """() => document.querySelector("#app, body").innerHTML
  .replace(/<defs>[^]*?<\\/defs>/, "").replace(/<script[^]*?<\\/script>/g, "")"""


def test_a_game_against_bots_is_played_by_the_page_alone(open_page: Opened, shoot: Shoot) -> None:
    driver = open_page(game="tahiti")
    driver.play_now()
    seen: set[str] = set()
    eager = eagerly("bots")

    def choose(offered: Sequence[str]) -> str:
        """Does much until every phase was seen, and then little, to come to the end."""
        ends = [move for move in offered if move in ("end", "pass", "done")]
        return ends[0] if ends and {"build", "open", "renovate"} <= seen else eager(offered)

    def look(asked: object) -> bool:
        """At every choice the page shows what the server knows of this seat."""
        phase = driver.phase
        if driver.page.locator("main").get_attribute("data-picks") == "0":
            assert shown(driver) == expected(server_view(driver, driver.ply, 0))
            if phase not in seen:
                seen.add(phase)
                shoot(driver, f"tahiti-{phase}")
        return False

    play_until(driver, choose, look)
    assert {"build", "open", "renovate"} <= seen
    dialog = driver.page.get_by_role("dialog")
    dialog.get_by_role("heading", name=" won").wait_for()
    dialog.get_by_text("Three years are over.").wait_for()
    dialog.get_by_text("✓ Yes: the order of all draws").wait_for()
    shoot(driver, "tahiti-end")
    view = server_view(driver, driver.ply, 0)
    ranks = dialog.locator("[data-rank]").all()
    points = [int(rank.get_attribute("data-rank") or 0) for rank in ranks]
    assert sorted(points) == sorted(pile["points"] for pile in view["score"]["players"])
    assert shown(driver) == expected(view)


@pytest.mark.parametrize("phase", ["build", "open", "renovate"])
def test_a_game_at_one_screen_hides_every_hand(open_page: Opened, shoot: Shoot, phase: str) -> None:
    """Whoever takes the screen, from a turn of a phase on."""
    record = cut(["Ana", "Ben"], asked_in(phase), name="tahiti")
    driver = at_table(open_page, record, people=2, bots=0, game="tahiti")
    choose = eagerly("hot-seat")
    words = ("purple", "orange")
    curtains = 0
    while curtains < CURTAINS:
        driver.settle()  # the curtain is loaded when it is first needed
        ready(driver)
        if is_curtain_down(driver):
            curtains += 1
            shoot(driver, f"tahiti-curtain-{phase}")
            _nobodys_hand_is_seen(driver)
            word = lift_curtain(driver)
            _only_the_hand_of(driver, words.index(word))
        driver.step(choose)


def test_a_game_at_one_screen_ends_for_all(open_page: Opened) -> None:
    driver = at_table(open_page, almost_over("tahiti"), people=2, bots=0, game="tahiti")
    play_until(driver, eagerly("hot-seat"), lambda _: False)
    driver.page.get_by_role("dialog").get_by_role("heading", name=" won").wait_for()


def _nobodys_hand_is_seen(driver: PageDriver) -> None:
    """Behind the curtain the document holds what a spectator may know, and no card more."""
    view = server_view(driver, driver.ply)
    assert shown(driver) == expected(view)
    hidden = _hidden_cards(driver, view)
    document = str(driver.page.evaluate(DOCUMENT))
    assert [card for card in hidden if f'"{card}"' in document or f" {card}" in document] == []


def _hidden_cards(driver: PageDriver, view: dict[str, object]) -> set[str]:
    """The cards in hands that a spectator does not see anywhere on the table or in the log."""
    hands: set[str] = set()
    for seat in (0, 1):
        hands |= set(server_view(driver, driver.ply, seat)["hand"])
    told = driver.page.request.get(f"/api/tables/{driver.table}/plies").text()
    return {card for card in hands if card not in str(view) and card not in told}


def _only_the_hand_of(driver: PageDriver, seat: int) -> None:
    assert shown(driver) == expected(server_view(driver, driver.ply, seat))


def test_a_page_at_another_device_needs_no_curtain(open_page: Opened) -> None:
    ana = open_page("about:blank", game="tahiti")
    set_table(ana, "Ana", "Ben")
    ben = open_page(f"/tables/{ana.table}")
    ben.take_seat("Ben")
    ana.page.locator(".seats").get_by_text("on another device").wait_for()
    ready(ana)
    if is_curtain_down(ana):
        lift_curtain(ana)
    ana.page.locator(".hand").wait_for()
    ben.page.locator(".hand").wait_for()
    assert not is_curtain_down(ben)
    assert shown(ben) == expected(server_view(ben, ben.ply, 1))
