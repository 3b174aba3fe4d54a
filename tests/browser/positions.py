"""Opens pages at a position of a record, so that no test has to play up to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Opened
from tests.browser.hand import Hand


def at_table(
    open_page: Opened,
    record: str,
    *,
    people: int = 1,
    bots: int = 1,
    agent: str = "random",
    hints: bool | None = None,
    **settings: Any,
) -> Hand:
    """A table that goes on from a record: the first seats are people at this screen."""
    hand = open_page("about:blank", **settings)
    terms = ["agent="] * people + [f"agent={agent}"] * bots
    if hints is not None:
        terms.append(f"hints={str(hints).lower()}")
    go_to_table(hand.page, record, "&".join(terms))
    return hand


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
) -> Hand:
    """A new table of people at this screen, and of bots called random."""
    hand = open_page("about:blank", game=game, **settings)
    bot = {"agent": "random"}
    players = [{"name": name, **(bot if name == "random" else {})} for name in names]
    terms = {"game": game, "players": players, "allow_hints": allow_hints}
    answer = hand.page.request.post("/api/tables", data=terms)
    assert answer.ok, answer.text()
    hand.page.goto(f"/tables/{answer.json()['table']['id']}")
    hand.wait()
    return hand


def at_replay(open_page: Opened, record: str, ply: int = 0, **settings: Any) -> Hand:
    """The replay of a record, at a moment."""
    hand = open_page("about:blank", **settings)
    go_to_replay(hand.page, record, ply)
    return hand


def go_to_replay(page: Page, record: str, ply: int = 0) -> None:
    """Go to the replay of a record, at a moment; who plays on from there may ask for hints."""
    page.goto(f"/tables/{kept(page, record, 'hints=true')}/replay?at={ply}")
    page.locator(f"main[data-shown-ply='{ply}']").wait_for()


def at_the_end(open_page: Opened, record: str, **settings: Any) -> Hand:
    """The table of a record of a game that is over."""
    hand = open_page("about:blank", **settings)
    hand.page.goto(f"/tables/{kept(hand.page, record)}")
    return hand


def kept(page: Page, record: str, terms: str = "") -> str:
    """Give the server a record; the id of its table."""
    answer = page.request.post(f"/api/records?{terms}", data=record)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table
