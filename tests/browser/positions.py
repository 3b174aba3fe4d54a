"""Opens pages at a position of a record, so that no test has to play up to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Opened
from tests.browser.page_driver import PageDriver


def at_table(
    open_page: Opened,
    record: str,
    *,
    people: int = 1,
    bots: int = 1,
    agent: str = "random",
    hints: bool | None = None,
    **settings: Any,
) -> PageDriver:
    """A table that goes on from a record: the first seats are people at this screen."""
    driver = open_page("about:blank", **settings)
    terms = ["agent="] * people + [f"agent={agent}"] * bots
    if hints is not None:
        terms.append(f"hints={str(hints).lower()}")
    go_to_table(driver.page, record, "&".join(terms))
    return driver


def go_to_table(page: Page, record: str, terms: str = "agent=&agent=random") -> None:
    """Go to a table that goes on from a record, on these terms."""
    page.goto(f"/tables/{kept(page, record, terms)}")


def at_new_table(
    open_page: Opened,
    names: Sequence[str],
    game: str = "tongiaki",
    *,
    allow_hints: bool = False,
    **settings: Any,
) -> PageDriver:
    """A new table of people at this screen, and of bots called random."""
    driver = open_page("about:blank", game=game, **settings)
    bot = {"agent": "random"}
    players = [{"name": name, **(bot if name == "random" else {})} for name in names]
    terms = {"game": game, "players": players, "allow_hints": allow_hints}
    answer = driver.page.request.post("/api/tables", data=terms)
    assert answer.ok, answer.text()
    driver.page.goto(f"/tables/{answer.json()['table']['id']}")
    driver.wait()
    return driver


def at_replay(open_page: Opened, record: str, ply: int = 0, **settings: Any) -> PageDriver:
    """The replay of a record, at a moment."""
    driver = open_page("about:blank", **settings)
    go_to_replay(driver.page, record, ply)
    return driver


def go_to_replay(page: Page, record: str, ply: int = 0) -> None:
    """Go to the replay of a record, at a moment; who plays on from there may ask for hints."""
    page.goto(f"/tables/{kept(page, record, 'hints=true')}/replay?at={ply}")
    page.locator(f"main[data-shown-ply='{ply}']").wait_for()


def play_until(driver: PageDriver, last: int) -> None:
    """Play the replay on, until a ply is shown."""
    driver.page.get_by_role("button", name="Play", exact=True).click()
    driver.page.wait_for_function(
        "(last) => Number(document.querySelector('main').dataset.shownPly) >= last", arg=last
    )


def at_the_end(open_page: Opened, record: str, **settings: Any) -> PageDriver:
    """The table of a record of a game that is over."""
    driver = open_page("about:blank", **settings)
    driver.page.goto(f"/tables/{kept(driver.page, record)}")
    return driver


def kept(page: Page, record: str, terms: str = "") -> str:
    """Give the server a record. Return the id of its table."""
    answer = page.request.post(f"/api/records?{terms}", data=record)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table
