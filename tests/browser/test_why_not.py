""" "Why not?": a click on something illegal gets one sentence with its rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest

from tests.browser.conftest import Opened
from tests.browser.page_driver import PageDriver, at_random
from tests.browser.positions import at_table
from tests.browser.records import cut
from tests.browser.tahiti.table import ready
from tests.browser.test_accessibility import faults
from tests.browser.test_online import two_people
from vaka import games
from vaka.core.game import Game, State

WAITING = {
    "tongiaki": ("[data-hit^='island|']", "T2.3"),
    "tahiti": (".hand [data-face]", "H3.1"),
}
"""What somebody clicks who is not to act, and the rule by which turns pass then."""


def answered(driver: PageDriver, text: str, rule: str) -> None:
    reason = driver.page.locator(".refusal-card")
    reason.get_by_text(text).wait_for()
    reason.get_by_role("button", name=f"Rule {rule}").wait_for()


def clicked(driver: PageDriver, selector: str) -> None:
    driver.page.mouse.click(*driver.spot(driver.page.locator(selector)))


@pytest.mark.parametrize("name", WAITING)
def test_who_is_not_to_act_is_told_whose_turn_it_is(open_page: Opened, name: str) -> None:
    hands = dict(zip(("Ana", "Ben"), two_people(open_page, game=name), strict=True))
    hands["Ana"].page.wait_for_function("() => document.querySelector('.seats [aria-current]')")
    asker = hands["Ana"].page.request
    turn = asker.get(f"/api/tables/{hands['Ana'].table}").json()["table"]["turn"]
    active, idle = ("Ana", "Ben") if turn == 0 else ("Ben", "Ana")
    hands[active].wait()
    selector, rule = WAITING[name]
    clicked(hands[idle], selector)
    answered(hands[idle], f"It is the turn of {active}", rule)
    assert not faults(hands[idle])


def test_the_sea_says_that_nothing_is_chosen_there(open_page: Opened) -> None:
    driver = open_page("/learn/tongiaki")
    driver.wait()
    driver.settle()
    for selector, text, rule in (
        ("[data-hit^='ocean|']", "Nothing can be chosen on an ocean", "T5.5"),
        ("[data-hit=unknown]", "Nobody has been here yet", "T5.3"),
    ):
        clicked(driver, selector)
        answered(driver, text, rule)
    # The rule speaks of options and sources as the page does, not as records and ids do.
    reason = driver.page.locator(".refusal-card")
    reason.get_by_role("button", name="Rule T5.3").click()
    reason.get_by_text("Sources: Italian translation by Gylas, 2004; ").wait_for()
    assert "Option “May a voyage turn" in reason.inner_text()
    assert "free_exploration" not in reason.inner_text()


CODES = re.compile(r"[a-z]+_[a-z_]+|\bat (wait|removed)\b|`| \((\w+)( or \w+)?\)|ascending order")
"""Options and values as records have them, and moves as those write them who play by text."""


def test_rules_speak_of_options_and_their_values_in_words(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = open_page("/rules/tongiaki#T11.9")
    page = driver.page
    ruling = page.locator("[id='T11.9']")
    ruling.get_by_text("at “It stays at sea” or “It is out of the game”").wait_for()
    page.locator("#D6").get_by_text("off the map?” at “Yes”, a royal island").wait_for()
    page.locator("[id='T11.10']").get_by_text(
        "at “No, only at the island at hand”, a removal"
    ).wait_for()
    for rule in page.locator(".rule").all_inner_texts():
        assert not CODES.search(rule), rule
    # Where the option itself is told, its names in records stand beside the words.
    wait = page.locator("#other_full_beaches li", has_text="No, only at the island at hand")
    assert wait.locator("code").inner_text() == "wait"
    shoot(driver, "rules-in-words")
    page.goto("/rules/tongiaki#other_full_beaches")
    wait.scroll_into_view_if_needed()
    shoot(driver, "rules-options")
    assert not faults(driver)


def test_why_not_names_an_option_in_words(open_page: Opened) -> None:
    """The rule by which turns pass names one, once the boats of the set-up lie."""
    hands = two_people(open_page)
    active = mover(hands)
    for _ in range(4):
        hands[active].step(at_random("words"))
        active = 1 - active
        hands[active].wait()
    idle = hands[1 - active]
    idle.settle()
    clicked(idle, "[data-hit^='island|']")
    reason = idle.page.locator(".refusal-card")
    reason.get_by_role("button", name="Rule T3.3").click()
    reason.get_by_text("still sail this turn?” can restrict this to one island").wait_for()
    assert not CODES.search(reason.inner_text())


def mover(hands: Sequence[PageDriver]) -> int:
    """Which of two people is to act first."""
    hands[0].page.wait_for_function("() => document.querySelector('.seats [aria-current]')")
    told = hands[0].page.request.get(f"/api/tables/{hands[0].table}").json()
    turn: int = told["table"]["turn"]
    hands[turn].wait()
    return turn


def an_opening(game: Game, state: State) -> bool:
    """The first seat opens an attraction while cards lie in the centre."""
    is_open = any(game.move_text(state, move).startswith("lay") for move in state.moves())
    return state.turn == 0 and is_open and len(game.view(state, 0)["centre"]) > 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_too_early_is_told_without_the_words_of_a_record(
    open_page: Opened, language: str
) -> None:
    driver = at_table(
        open_page, cut(["Ana", "Ben"], an_opening, name="tahiti"), game="tahiti", locale=language
    )
    page = driver.page
    ready(driver)
    clicked(driver, ".centre button >> nth=0")
    reason = page.locator(".refusal-card")
    said = games.load("tahiti").texts(language)["waits.open"]
    assert isinstance(said, str)
    reason.get_by_text(said, exact=False).wait_for()
    assert not CODES.search(reason.inner_text())


def a_twin_on_the_deck(game: Game, state: State) -> bool:
    """The first seat may swap, and holds the card that lies on top of the deck."""
    if state.turn != 0:
        return False
    view = game.view(state, 0)
    is_open = any(game.move_text(state, move).startswith("put") for move in state.moves())
    return is_open and view["top"] in view["hand"]


def test_a_card_is_refused_for_which_its_twin_stands(open_page: Opened) -> None:
    driver = at_table(
        open_page, cut(["Ana", "Ben"], a_twin_on_the_deck, name="tahiti"), game="tahiti"
    )
    ready(driver)
    clicked(driver, ".deck [data-face]:not([data-face=back])")
    answered(driver, "choose the identical glowing card instead", "H3.3")
    clicked(driver, ".centre button")
    answered(driver, "First put a card from your hand into the centre", "H3.3")
