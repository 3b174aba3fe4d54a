"""Records of Tahiti: what is shown at each ply is what the server says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import Opened
from tests.browser.hand import Hand
from tests.browser.records import golden, played, shortest
from tests.browser.tahiti.view import SHOWN, expected
from tests.browser.test_replay import by_keys, compare, upload, watch

GOLDEN = golden("tahiti")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_page_shows_the_servers_view_of_golden_records(open_page: Opened, path: Path) -> None:
    compare(open_page(), path, SHOWN, expected, closely=path == shortest(GOLDEN))


def test_another_table_of_tourists_is_on_the_cards(open_page: Opened) -> None:
    hand = open_page()
    tourists = "1,1,1,1,1,1,1,1,1,1,1,1"
    upload(hand, played("tourists", 2, name="tahiti", tourists=tourists))
    hand.page.locator("main[data-shown]").wait_for()
    watch(hand, 40)
    assert hand.page.locator(".centre [data-tourists='1']").count() > 0
    assert hand.page.locator(".centre [data-tourists='4']").count() == 0


def test_a_replay_plays_and_ends(open_page: Opened, shoot: Callable[[Hand, str], None]) -> None:
    hand = open_page()
    upload(hand, played("replay", 3, name="tahiti"))
    page = hand.page
    page.locator("main[data-shown='0']").wait_for()
    by_keys(hand)
    page.get_by_role("button", name="To the next turn").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('main').dataset.shown) > 40")
    page.get_by_role("button", name="Pause").click()
    shoot(hand, "tahiti-replay")
    page.get_by_role("button", name="To the end").click()
    page.locator(".log").get_by_text("the game are over").wait_for()
