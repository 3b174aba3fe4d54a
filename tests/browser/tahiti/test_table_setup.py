"""Setting up a table of Tahiti: card signs, and custom tourists."""

from __future__ import annotations

from tests.browser.conftest import Complaints, Opened
from tests.browser.tahiti.table import ready

SIGNS_ARE_DRAWN = """() => {
  const signs = [...document.querySelectorAll("svg.sail use")];
  return signs.length > 0 && signs.every((sign) => sign.getBBox().width > 0);
}"""


def test_every_sign_is_drawn_where_the_page_begins_here(open_page: Opened) -> None:
    driver = open_page("/new/tahiti")
    driver.page.wait_for_function(SIGNS_ARE_DRAWN)


def test_tourists_of_ones_own_are_checked_in_place(
    open_page: Opened, complaints: Complaints
) -> None:
    complaints.forgive("status of 422")
    driver = open_page("/new/tahiti")
    page = driver.page
    page.get_by_text("House rules").wait_for()
    assert page.get_by_text("Which rulebook?").count() == 0
    page.get_by_text("Sources: Italian rules by Francesco Berardi").wait_for()
    page.get_by_label("Other:").check()
    own = page.get_by_label("Custom value")
    own.fill("1,2")
    page.locator(".refusal").get_by_text("12 numbers").wait_for()
    own.fill("0,0,0,0,0,0,0,0,0,0,0,99")
    page.locator(".refusal").wait_for(state="detached")
    page.get_by_label("Who sits in seat 2").select_option("")
    page.get_by_role("button", name="Begin").click()
    ready(driver)
    table = page.request.get(f"/api/tables/{driver.table}").json()["table"]
    assert table["options"]["tourists"] == "0,0,0,0,0,0,0,0,0,0,0,99"
