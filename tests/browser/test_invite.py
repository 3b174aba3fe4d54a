"""Two people in two browsers: invited by a link, and agreeing to take something back."""

from __future__ import annotations

from tests.browser.conftest import Opened
from tests.browser.hand import Hand, at_random


def set_table_with_a_guest(hand: Hand) -> str:
    """Set a table for Ana and somebody whom she invites; the link for that one."""
    page = hand.page
    page.get_by_role("link", name="Set a table").click()
    page.get_by_label("Name of seat 1").fill("Ana")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Who sits on seat 2").select_option("Somebody you invite")
    page.get_by_role("button", name="Begin").click()
    return page.get_by_text("/invite/").inner_text()


def test_a_guest_comes_by_a_link_and_agrees_to_an_undo(open_page: Opened) -> None:
    ana = open_page()
    link = set_table_with_a_guest(ana)
    ben = open_page(link)
    ben.page.locator("main[data-ply]").wait_for()
    ana.page.get_by_text("/invite/").wait_for(state="detached")
    ana.step(at_random("guest"))
    ben.page.locator("main[data-ply='1']").wait_for()
    ana.page.get_by_role("button", name="Table", exact=True).click()
    ana.page.get_by_role("button", name="Ask to take back the last turn").click()
    ben.page.get_by_role("button", name="Agree").click()
    for hand in (ana, ben):
        hand.page.locator("main[data-ply='2']").wait_for()
    ana.wait()
    ana.page.get_by_role("button", name="Ask to take back the last turn").wait_for(state="detached")
