"""Choices at a table of Tahiti: clicks, drags, sums, changed minds, refusals."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Complaints, Opened, Server
from tests.browser.hand import Hand
from tests.browser.positions import at_table, go_to_table
from tests.browser.records import asked_in, cut
from tests.browser.tahiti.table import (
    eagerly,
    play_until,
    ready,
    server_view,
    set_table,
    shown,
)
from tests.browser.test_reach import faults
from tests.browser.test_speed import WATCH_SHIFTS
from vaka.core.game import Game, State
from vaka.games.tahiti.rules.cards import parse_card, value_of
from vaka.server.storage import FILE


def _value(move: str) -> int:
    return value_of(parse_card(move.split()[1]))


def _begin(open_page: Opened) -> Hand:
    hand = open_page("about:blank", game="tahiti")
    set_table(hand, "Ana", "random")
    return hand


def _drag(hand: Hand, card: Locator, to: Locator) -> None:
    mouse = hand.page.mouse
    x, y = hand.spot(card)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 20, y, steps=2)
    hand.page.locator(".dragged").wait_for()
    mouse.move(*hand.spot(to), steps=4)
    mouse.up()


def _moves(hand: Hand, verb: str) -> list[str]:
    return [move for move in dict.fromkeys(hand.offered()) if move.startswith(f"{verb} ")]


def test_a_swap_shows_its_sum_and_is_made_at_once(open_page: Opened) -> None:
    hand = _begin(open_page)
    page, ply, before = hand.page, hand.ply, shown(hand)
    put = _moves(hand, "put")[0]
    hand.choose(put)
    page.locator(".down").wait_for()
    assert hand.ply == ply
    take = min(_moves(hand, "take"), key=_value)
    hand.choose(take)
    page.locator(f"[data-running-sum='{_value(take)}']").wait_for()
    more = _moves(hand, "take")
    if more:
        hand.choose(more[0])
        page.locator(f"[data-running-sum='{_value(take) + _value(more[0])}']").wait_for()
    taken = [take, *more[:1]]
    left = len(before["centre"]) + 1 - len(taken)
    page.get_by_text(f"{left} cards in the centre after this swap").wait_for()
    assert shown(hand) == before  # nobody sees half a swap
    hand.choose("done")
    page.wait_for_function("() => document.querySelector('main').dataset.picks === '0'")
    now = shown(hand)
    assert len(now["centre"]) == left
    assert put.split()[1] in now["centre"]
    assert len(now["players"]["purple"]["hand"]) == 4 + len(taken)
    # Until something is turned up it can be taken back, by a button or a key.
    page.get_by_role("button", name="Take back your last choice").wait_for()
    page.keyboard.press("u")
    face = put.split()[1]
    page.wait_for_function(
        """([face, count]) => [...document.querySelectorAll(".centre [data-face]")]
          .filter((card) => card.dataset.face === face).length === count""",
        arg=[face, before["centre"].count(face)],
    )
    assert shown(hand)["centre"] == before["centre"]


def test_a_sum_that_is_too_high_is_refused_with_its_rule(open_page: Opened) -> None:
    hand = _begin(open_page)
    page = hand.page
    play_until(hand, eagerly("why"), lambda _: _has_too_much(hand))
    hand.choose(_moves(hand, "put")[0])
    page.locator(".down").wait_for()
    assert not _out(hand)  # any card can be taken alone
    take = max(_moves(hand, "take"), key=_value)
    hand.choose(take)
    page.locator(f"[data-running-sum='{_value(take)}']").wait_for()
    open_to = [*_moves(hand, "take"), take]
    too_much = [card for card in shown(hand)["centre"] if f"take {card}" not in open_to]
    assert too_much
    assert _out(hand) == sorted(too_much)
    refused = page.locator(".centre button:not([data-move]):not([data-pick])").first
    refused.click()
    reason = page.locator(".refusal-card")
    reason.get_by_text("Why not?").wait_for()
    reason.get_by_role("button", name=re.compile(r"Rule H3\.3")).wait_for()
    page.locator(".sum .bad").wait_for()
    # What is told to be taken is what the button takes, and no more.
    assert page.locator("[data-running-sum]").get_attribute("data-running-sum") == str(_value(take))
    assert page.locator(".prompt [data-move=done]").inner_text() == f"Take {_said(take)}"
    faces = page.locator(".slot.refused [data-face]")
    assert len(set(faces.evaluate_all("all => all.map((e) => e.dataset.face)"))) == 1  # twins too
    assert page.locator("[data-pick^=centre]").count() == 1  # what was picked stands


def _out(hand: Hand) -> list[str]:
    """The cards that are shown not to go with what is picked."""
    faces = hand.page.locator(".slot.out [data-face]")
    return sorted(faces.evaluate_all("all => all.map((card) => card.dataset.face)"))


def _said(move: str) -> str:
    """A card as the page calls it: pearls 9."""
    return re.sub(r"(\d+)", r" \1", move.split()[1])


def test_a_card_that_cannot_be_kept_as_well_is_shown_so(open_page: Opened) -> None:
    hand = at_table(
        open_page, cut(["Ana", "Ben"], _has_two_of_a_suit, name="tahiti"), game="tahiti"
    )
    hand.wait()
    assert not _out(hand)
    table = [card for pile in shown(hand)["players"]["purple"]["table"] for card in pile]
    first = next(card for card in table if len(_of_suit(table, card)) > 1)
    asked = hand.wait()
    hand.choose(f"keep {first}")
    hand.moved_on(asked)
    others = _of_suit(table, first)
    others.remove(first)
    assert _out(hand) == sorted(others)
    hand.page.mouse.click(*hand.spot(hand.page.locator(".slot.out").first))
    rule = re.compile(r"Rule H5\.1")
    hand.page.locator(".refusal-card").get_by_role("button", name=rule).wait_for()


def _of_suit(cards: list[str], card: str) -> list[str]:
    return [other for other in cards if other.rstrip("0123456789") == card.rstrip("0123456789")]


def _has_two_of_a_suit(game: Game, state: State) -> bool:
    view = game.view(state, 0)
    table = view["seats"][0]["table"]
    is_asked = state.turn == 0 and view["phase"] == "renovate"
    return is_asked and any(len(_of_suit(table, card)) > 1 for card in set(table))


def _has_too_much(hand: Hand) -> bool:
    """Whether two cards of the centre of different values are worth more than ten."""
    if hand.phase != "build" or not _moves(hand, "put"):
        return False
    values = {value_of(parse_card(card)) for card in shown(hand)["centre"]}
    return len(values) > 1 and max(values) + min(values) > 10


def test_cards_are_dragged_into_the_centre_and_back(open_page: Opened) -> None:
    hand = _begin(open_page)
    page = hand.page
    put = _moves(hand, "put")[0]
    _drag(hand, hand.choice(put).first, page.locator(".centre"))
    page.locator(".down").wait_for()
    assert page.locator("[data-pick^=hand]").get_attribute("data-pick") == f"hand {put.split()[1]}"
    take = _moves(hand, "take")[0]
    _drag(hand, hand.choice(take).first, page.locator(".hand"))
    page.locator("[data-pick^=centre]").wait_for()
    hand.choose("done")
    page.wait_for_function("() => document.querySelector('main').dataset.picks === '0'")
    assert put.split()[1] in shown(hand)["centre"]


def test_a_pick_is_taken_back_and_another_card_put_down(open_page: Opened) -> None:
    hand = _begin(open_page)
    page = hand.page
    puts = _moves(hand, "put")
    hand.choose(puts[0])
    page.locator(".down").wait_for()
    take = min(_moves(hand, "take"), key=_value)
    hand.choose(take)
    page.locator("[data-pick^=centre]").wait_for()
    page.locator("[data-pick^=centre]").click()
    page.locator("[data-pick^=centre]").wait_for(state="detached")
    hand.choose(take)
    page.locator("[data-pick^=centre]").wait_for()
    other = puts[-1].split()[1]
    page.locator(f".hand button:has([data-face={other}])").last.click()
    page.locator(f"[data-pick='hand {other}']").wait_for()
    page.locator(f"[data-pick='centre {take.split()[1]}']").wait_for()
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_function("() => document.querySelector('main').dataset.picks === '0'")


def test_a_special_card_is_played_by_its_medal(open_page: Opened) -> None:
    hand = _begin(open_page)
    play_until(hand, eagerly("medal"), lambda _: bool(_moves(hand, "play")))
    page, ply, before = hand.page, hand.ply, shown(hand)
    move = _moves(hand, "play")[0]
    page.locator(f".hand .play[data-move='{move}']").first.click()
    page.wait_for_function(
        "(ply) => Number(document.querySelector('main').dataset.ply) > ply", arg=ply
    )
    ready(hand)
    assert shown(hand) != before


# Where the parts of the table are laid out, and where they are seen.
LAID_OUT = """() => [".others", ".middle", ".centre", ".own"].flatMap((part) => {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = document.querySelector(part);
  return [offsetLeft, offsetTop, offsetWidth, offsetHeight];
})"""
SEEN = """() => [".others", ".centre", ".own", ".prompt-area"].map((part) => {
  const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})"""

HIGH = "(part, height) => (part.querySelector('h2').style.minHeight = height)"


def test_a_high_question_scrolls_and_the_table_stays(open_page: Opened) -> None:
    hand = open_page("about:blank", game="tahiti", size=(1280, 800), is_own=True)
    hand.page.add_init_script(f"({WATCH_SHIFTS})()")
    hand.page.goto("/")
    set_table(hand, "Ana", "random")
    page = hand.page
    hand.rest()
    laid_out, seen = page.evaluate(LAID_OUT), page.evaluate(SEEN)
    shifts = len(page.evaluate("() => window.shifts"))
    prompt = page.locator(".prompt")
    for height in ("400px", ""):
        prompt.evaluate(HIGH, height)
        hand.rest()
        assert prompt.evaluate("(it) => it.scrollHeight > it.clientHeight + 200") == bool(height)
        assert page.evaluate(SEEN) == seen
        assert page.evaluate(LAID_OUT) == laid_out
    *_, own, asked = seen
    assert own[3] <= asked[1]  # the cards in hand can be chosen
    jumped = " ".join(what for *_, what in page.evaluate("() => window.shifts")[shifts:])
    assert not re.findall("player|deck|centre|slot|hand|own", jumped)


def test_a_second_thought_moves_nothing(open_page: Opened) -> None:
    """To be asked once more takes no more room than to be asked."""
    record = cut(["Ana", "Ben"], asked_in("open"), name="tahiti")
    hand = at_table(open_page, record, game="tahiti", size=(1280, 800), locale="de-DE")
    ready(hand)
    hand.rest()
    seen = hand.page.evaluate(SEEN)
    hand.choose(_moves(hand, "lay")[0])
    hand.page.locator(".confirm").wait_for()
    hand.rest()
    now = hand.page.evaluate(SEEN)
    assert now[:-1] == seen[:-1]
    assert now[-1][1] >= seen[-1][1] - 12  # the gap above it


# How much each card in hand covers of the one before, at most; negative where they lie apart.
COVERED = """() => {
  const cards = [...document.querySelectorAll(".hand [data-card-id]")]
    .map((card) => card.getBoundingClientRect());
  const over = cards.slice(1).map(({ left }, card) => cards[card].right - left);
  return [cards.length, Math.max(...over) / cards[0].width];
}"""


def holds(cards: int) -> Callable[[Game, State], bool]:
    """Whether the first seat may swap, with so many cards in hand."""

    def wanted(game: Game, state: State) -> bool:
        view = game.view(state, 0)
        return state.turn == 0 and view["phase"] == "build" and len(view["hand"]) == cards

    return wanted


@pytest.mark.parametrize("cards", [5, 6, 8])
def test_cards_in_hand_lie_apart_while_there_is_room(open_page: Opened, cards: int) -> None:
    record = cut(["Ana", "Ben"], holds(cards), name="tahiti")
    hand = at_table(open_page, record, game="tahiti", locale="it-IT")
    ready(hand)
    for size in ((1280, 800), (1280, 720), (1024, 768), (1440, 900)):
        hand.resize(size)
        count, covered = hand.page.evaluate(COVERED)
        assert count == cards
        assert covered <= (0 if cards <= 6 else 0.35), size  # no more than they need


def test_to_end_without_a_swap_is_asked_twice(open_page: Opened) -> None:
    hand = _begin(open_page)
    ply = hand.ply
    hand.choose("end")
    sure = hand.page.get_by_role("alertdialog")
    sure.get_by_text("You can still swap a card").wait_for()
    sure.get_by_role("button", name="Cancel").or_(sure.get_by_role("button").first).first.click()
    hand.choice("end").wait_for()
    assert hand.ply == ply
    hand.choose("end")
    hand.page.locator(".confirm .primary").click()
    hand.page.locator(".log").get_by_text("Ana ended the turn").wait_for()


def test_who_ends_a_turn_with_eight_cards_is_told_of_the_volcano(open_page: Opened) -> None:
    hand = _begin(open_page)
    play_until(
        hand,
        lambda offered: "end" if "end" in offered else offered[0],
        lambda asked: "end" in asked.moves and shown(hand)["volcano"] >= 8,
    )
    hand.choose("end")
    sure = hand.page.get_by_role("alertdialog")
    sure.get_by_text(
        re.compile(r"There are \d cards in the centre: .* the volcano wakes")
    ).wait_for()


def test_the_record_is_kept_back_until_the_game_is_over(open_page: Opened) -> None:
    hand = _begin(open_page)
    page = hand.page
    page.get_by_role("button", name="Menu", exact=True).click()
    menu = page.locator(".menu-popup").filter(
        has_text="You can save the record when the game is over."
    )
    menu.wait_for()
    assert menu.get_by_role("link", name="Start page").get_attribute("href") == "/"
    assert menu.get_by_role("link", name="New table").get_attribute("href") == "/new/tahiti"
    button = page.get_by_role("button", name="Menu", exact=True).bounding_box()
    box = menu.bounding_box()
    assert box
    assert button
    assert box["x"] < button["x"] + button["width"] <= box["x"] + box["width"] + 1
    assert page.get_by_role("link", name="Save the record").count() == 0


def test_cards_that_all_have_seen_are_looked_at_closer(open_page: Opened) -> None:
    hand = _begin(open_page)
    page = hand.page
    hand.play(eagerly("closer"), until=lambda _: page.locator("button.fan").count() > 0)
    fan = page.locator("button.fan").first
    faces = fan.locator("[data-face]").evaluate_all("all => all.map((e) => e.dataset.face)")
    fan.click()
    seen = page.locator(".seen:popover-open")
    seen.get_by_text("of which seen").wait_for()
    large = seen.locator("[data-picture]").evaluate_all("all => all.map((e) => e.dataset.picture)")
    assert sorted(large) == sorted(face for face in faces if face != "back")
    assert not faults(hand)
    page.keyboard.press("Escape")
    seen.wait_for(state="detached")
    assert not page.locator(".refusal-card").count()  # to look is no choice


def test_the_summary_card_helps(open_page: Opened) -> None:
    hand = _begin(open_page)
    hand.page.get_by_role("button", name="Summary card").click()
    dialog = hand.page.get_by_role("dialog", name="Summary card")
    dialog.get_by_text("an aeroplane").wait_for()
    dialog.get_by_role("button", name="Close").click()
    dialog.wait_for(state="hidden")


def is_calm(game: Game, state: State) -> bool:
    """The first seat builds, with five cards in the centre."""
    view = game.view(state, 0)
    return state.turn == 0 and view["phase"] == "build" and len(view["centre"]) == 5


def test_the_volcano_warns_from_six_cards(open_page: Opened) -> None:
    hand = _begin(open_page)
    mountain = hand.page.locator("[data-volcano]")
    assert mountain.get_attribute("data-volcano") == "6"
    mountain.get_by_text("6 of 8 cards").wait_for()
    mountain.get_by_text("about to wake").wait_for(state="attached")
    assert mountain.locator("use[href='#volcano-6']").count() == 1
    go_to_table(hand.page, cut(["Ana", "Ben"], is_calm, name="tahiti"))
    ready(hand)
    hand.rest()
    assert mountain.get_attribute("data-volcano") == "5"
    assert mountain.locator("use[href='#volcano-5']").count() == 1
    assert mountain.get_by_text("about to wake").count() == 0


def test_a_frozen_game_says_why_and_goes_on_from_what_one_knows(
    open_page: Opened, own_server: Server, complaints: Complaints
) -> None:
    """A record that no longer replays, as if the rules had changed between two starts."""
    complaints.forgive("WebSocket connection to .* failed")
    hand = open_page(at=own_server, game="tahiti")
    set_table(hand, "Ana", "random")
    asked = play_until(hand, eagerly("frozen"), lambda asked: asked.ply > 24)
    own_server.stop()
    with closing(sqlite3.connect(own_server.folder / FILE)) as file:
        file.execute("update plies set move = ? where ply = ?", (10**6, asked.ply))
        file.commit()
    own_server.start()
    card = hand.page.get_by_role(
        "group", name=re.compile("This version no longer supports the rules")
    )
    card.get_by_text("What you could not see is dealt again.").wait_for()
    assert not faults(hand)
    known, old = server_view(hand, asked.ply - 1, 0), hand.table
    card.get_by_role("button", name="Continue from here").click()
    hand.page.wait_for_url(lambda url: old not in url)
    hand.step(eagerly("on"))
    assert server_view(hand, asked.ply - 1, 0) == known
