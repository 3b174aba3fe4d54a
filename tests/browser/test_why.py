"""Whoever clicks what cannot be chosen is told why, in one sentence and with its rule."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Opened
from tests.browser.hand import Hand
from tests.browser.records import cut
from tests.browser.tahiti.table import ready
from tests.browser.test_online import two_people
from tests.browser.test_reach import faults
from vaka.core.game import Game, State

WAITING = {
    "tongiaki": ("[data-hit^='island|']", "T2.3"),
    "tahiti": (".hand [data-face]", "H3.1"),
}
"""What somebody clicks who is not to act, and the rule by which turns pass then."""


def answered(hand: Hand, text: str, rule: str) -> None:
    reason = hand.page.locator(".reason")
    reason.get_by_text(text).wait_for()
    reason.get_by_role("button", name=f"Rule {rule}").wait_for()


def clicked(hand: Hand, selector: str) -> None:
    hand.page.mouse.click(*hand.spot(hand.page.locator(selector)))


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
    hand = open_page("/learn/tongiaki")
    hand.wait()
    hand.rest()
    for selector, text, rule in (
        ("[data-hit^='ocean|']", "On an ocean nothing can be chosen", "T5.5"),
        ("[data-hit=unknown]", "Nobody has been here yet", "T5.3"),
    ):
        clicked(hand, selector)
        answered(hand, text, rule)
    # The rule speaks of options and sources as the page does, not as records and ids do.
    reason = hand.page.locator(".reason")
    reason.get_by_role("button", name="Rule T5.3").click()
    reason.get_by_text("Sources: Italian translation by Gylas, 2004; ").wait_for()
    assert "Option “May a voyage turn" in reason.inner_text()
    assert "free_exploration" not in reason.inner_text()


def a_twin_on_the_deck(game: Game, state: State) -> bool:
    """The first seat may swap, and holds the card that lies on top of the deck."""
    if state.turn != 0:
        return False
    view = game.view(state, 0)
    is_open = any(game.text(state, move).startswith("put") for move in state.moves())
    return is_open and view["top"] in view["hand"]


def test_a_card_that_only_its_twin_can_stand_for(open_page: Opened) -> None:
    hand = open_page(game="tahiti")
    page = hand.page
    record = cut(["Ana", "Ben"], a_twin_on_the_deck, name="tahiti")
    made = page.request.post("/api/records?agent=&agent=random", data=record).json()
    page.goto(f"/tables/{made['table']['id']}")
    ready(hand)
    clicked(hand, ".deck [data-face]:not([data-face=back])")
    answered(hand, "its twin, which glows, can", "H3.3")
    clicked(hand, ".centre button")
    answered(hand, "First put a card from your hand into the centre", "H3.3")
