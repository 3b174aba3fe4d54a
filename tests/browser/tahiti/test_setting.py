"""Setting a table of Tahiti."""

from __future__ import annotations

from tests.browser.conftest import Opened

SIGNS_ARE_DRAWN = """() => {
  const signs = [...document.querySelectorAll("svg.sail use")];
  return signs.length > 0 && signs.every((sign) => sign.getBBox().width > 0);
}"""


def test_every_sign_is_drawn_where_the_page_begins_here(open_page: Opened) -> None:
    hand = open_page("/new/tahiti")
    hand.page.wait_for_function(SIGNS_ARE_DRAWN)
