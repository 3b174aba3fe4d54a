"""Choices at a table of Tahiti: clicks, drags, sums, changed minds, refusals."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import PHONE, Complaints, Opened, Server
from tests.browser.page_driver import PageDriver
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
from tests.browser.test_accessibility import faults
from tests.browser.test_speed import WATCH_SHIFTS
from vaka.core.game import Game, State
from vaka.games.tahiti.rules.cards import parse_card, value_of
from vaka.server.storage import FILE


def _value(move: str) -> int:
    return value_of(parse_card(move.split()[1]))


def _begin(open_page: Opened) -> PageDriver:
    driver = open_page("about:blank", game="tahiti")
    set_table(driver, "Ana", "random")
    return driver


def _drag(driver: PageDriver, card: Locator, to: Locator) -> None:
    mouse = driver.page.mouse
    x, y = driver.spot(card)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 20, y, steps=2)
    driver.page.locator(".dragged").wait_for()
    mouse.move(*driver.spot(to), steps=4)
    mouse.up()


def _moves(driver: PageDriver, verb: str) -> list[str]:
    return [move for move in dict.fromkeys(driver.offered()) if move.startswith(f"{verb} ")]


def test_a_swap_shows_its_sum_and_is_made_at_once(open_page: Opened) -> None:
    driver = _begin(open_page)
    page, ply, before = driver.page, driver.ply, shown(driver)
    put = _moves(driver, "put")[0]
    driver.choose(put)
    page.locator(".down").wait_for()
    assert driver.ply == ply
    take = min(_moves(driver, "take"), key=_value)
    driver.choose(take)
    page.locator(f"[data-running-sum='{_value(take)}']").wait_for()
    more = _moves(driver, "take")
    if more:
        driver.choose(more[0])
        page.locator(f"[data-running-sum='{_value(take) + _value(more[0])}']").wait_for()
    taken = [take, *more[:1]]
    left = len(before["centre"]) + 1 - len(taken)
    page.get_by_text(f"{left} cards in the centre after this swap").wait_for()
    assert shown(driver) == before  # nobody sees half a swap
    driver.choose("done")
    page.wait_for_function("() => document.querySelector('main').dataset.picks === '0'")
    now = shown(driver)
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
    assert shown(driver)["centre"] == before["centre"]


def test_a_sum_that_is_too_high_is_refused_with_its_rule(open_page: Opened) -> None:
    driver = _begin(open_page)
    page = driver.page
    play_until(driver, eagerly("why"), lambda _: _has_too_much(driver))
    driver.choose(_moves(driver, "put")[0])
    page.locator(".down").wait_for()
    assert not _out(driver)  # any card can be taken alone
    take = max(_moves(driver, "take"), key=_value)
    driver.choose(take)
    page.locator(f"[data-running-sum='{_value(take)}']").wait_for()
    open_to = [*_moves(driver, "take"), take]
    too_much = [card for card in shown(driver)["centre"] if f"take {card}" not in open_to]
    assert too_much
    assert _out(driver) == sorted(too_much)
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


def _out(driver: PageDriver) -> list[str]:
    """The cards that are shown not to go with what is picked."""
    faces = driver.page.locator(".slot.out [data-face]")
    return sorted(faces.evaluate_all("all => all.map((card) => card.dataset.face)"))


def _said(move: str) -> str:
    """A card as the page calls it: pearls 9."""
    return re.sub(r"(\d+)", r" \1", move.split()[1])


def test_a_card_that_cannot_be_kept_as_well_is_shown_so(open_page: Opened) -> None:
    driver = at_table(
        open_page, cut(["Ana", "Ben"], _has_two_of_a_suit, name="tahiti"), game="tahiti"
    )
    driver.wait()
    assert not _out(driver)
    table = [card for pile in shown(driver)["players"]["purple"]["table"] for card in pile]
    first = next(card for card in table if len(_of_suit(table, card)) > 1)
    asked = driver.wait()
    driver.choose(f"keep {first}")
    driver.wait_until_moved_on(asked)
    others = _of_suit(table, first)
    others.remove(first)
    assert _out(driver) == sorted(others)
    driver.page.mouse.click(*driver.spot(driver.page.locator(".slot.out").first))
    rule = re.compile(r"Rule H5\.1")
    driver.page.locator(".refusal-card").get_by_role("button", name=rule).wait_for()


def _of_suit(cards: list[str], card: str) -> list[str]:
    return [other for other in cards if other.rstrip("0123456789") == card.rstrip("0123456789")]


def _has_two_of_a_suit(game: Game, state: State) -> bool:
    view = game.view(state, 0)
    table = view["seats"][0]["table"]
    is_asked = state.turn == 0 and view["phase"] == "renovate"
    return is_asked and any(len(_of_suit(table, card)) > 1 for card in set(table))


def _has_too_much(driver: PageDriver) -> bool:
    """Whether two cards of the centre of different values are worth more than ten."""
    if driver.phase != "build" or not _moves(driver, "put"):
        return False
    values = {value_of(parse_card(card)) for card in shown(driver)["centre"]}
    return len(values) > 1 and max(values) + min(values) > 10


def test_cards_are_dragged_into_the_centre_and_back(open_page: Opened) -> None:
    driver = _begin(open_page)
    page = driver.page
    put = _moves(driver, "put")[0]
    _drag(driver, driver.choice(put).first, page.locator(".centre"))
    page.locator(".down").wait_for()
    assert page.locator("[data-pick^=hand]").get_attribute("data-pick") == f"hand {put.split()[1]}"
    take = _moves(driver, "take")[0]
    _drag(driver, driver.choice(take).first, page.locator(".hand"))
    page.locator("[data-pick^=centre]").wait_for()
    driver.choose("done")
    page.wait_for_function("() => document.querySelector('main').dataset.picks === '0'")
    assert put.split()[1] in shown(driver)["centre"]


def test_a_pick_is_taken_back_and_another_card_put_down(open_page: Opened) -> None:
    driver = _begin(open_page)
    page = driver.page
    puts = _moves(driver, "put")
    driver.choose(puts[0])
    page.locator(".down").wait_for()
    take = min(_moves(driver, "take"), key=_value)
    driver.choose(take)
    page.locator("[data-pick^=centre]").wait_for()
    page.locator("[data-pick^=centre]").click()
    page.locator("[data-pick^=centre]").wait_for(state="detached")
    driver.choose(take)
    page.locator("[data-pick^=centre]").wait_for()
    other = puts[-1].split()[1]
    page.locator(f".hand button:has([data-face={other}])").last.click()
    page.locator(f"[data-pick='hand {other}']").wait_for()
    page.locator(f"[data-pick='centre {take.split()[1]}']").wait_for()
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_function("() => document.querySelector('main').dataset.picks === '0'")


def test_a_special_card_is_played_by_its_medal(open_page: Opened) -> None:
    driver = _begin(open_page)
    play_until(driver, eagerly("medal"), lambda _: bool(_moves(driver, "play")))
    page, ply, before = driver.page, driver.ply, shown(driver)
    move = _moves(driver, "play")[0]
    page.locator(f".hand .play[data-move='{move}']").first.click()
    page.wait_for_function(
        "(ply) => Number(document.querySelector('main').dataset.ply) > ply", arg=ply
    )
    ready(driver)
    assert shown(driver) != before


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
    driver = open_page("about:blank", game="tahiti", size=(1280, 800), is_own=True)
    driver.page.add_init_script(f"({WATCH_SHIFTS})()")
    driver.page.goto("/")
    set_table(driver, "Ana", "random")
    page = driver.page
    driver.settle()
    laid_out, seen = page.evaluate(LAID_OUT), page.evaluate(SEEN)
    shifts = len(page.evaluate("() => window.shifts"))
    prompt = page.locator(".prompt")
    for height in ("400px", ""):
        prompt.evaluate(HIGH, height)
        driver.settle()
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
    driver = at_table(open_page, record, game="tahiti", size=(1280, 800), locale="de-DE")
    ready(driver)
    driver.settle()
    seen = driver.page.evaluate(SEEN)
    driver.choose(_moves(driver, "lay")[0])
    driver.page.locator(".confirm").wait_for()
    driver.settle()
    now = driver.page.evaluate(SEEN)
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
    driver = at_table(open_page, record, game="tahiti", locale="it-IT")
    ready(driver)
    for size in ((1280, 800), (1280, 720), (1024, 768), (1440, 900)):
        driver.resize(size)
        count, covered = driver.page.evaluate(COVERED)
        assert count == cards
        assert covered <= (0 if cards <= 6 else 0.35), size  # no more than they need


def test_to_end_without_a_swap_is_asked_twice(open_page: Opened) -> None:
    driver = _begin(open_page)
    ply = driver.ply
    driver.choose("end")
    sure = driver.page.get_by_role("alertdialog")
    sure.get_by_text("You can still swap a card").wait_for()
    sure.get_by_role("button", name="Cancel").or_(sure.get_by_role("button").first).first.click()
    driver.choice("end").wait_for()
    assert driver.ply == ply
    driver.choose("end")
    driver.page.locator(".confirm .primary").click()
    driver.page.locator(".log").get_by_text("Ana ended the turn").wait_for()


def test_who_ends_a_turn_with_eight_cards_is_told_of_the_volcano(open_page: Opened) -> None:
    driver = _begin(open_page)
    play_until(
        driver,
        lambda offered: "end" if "end" in offered else offered[0],
        lambda asked: "end" in asked.moves and shown(driver)["volcano"] >= 8,
    )
    driver.choose("end")
    sure = driver.page.get_by_role("alertdialog")
    sure.get_by_text(
        re.compile(r"There are \d cards in the centre: .* the volcano wakes")
    ).wait_for()


def test_past_eight_cards_no_volcano_is_told_of_that_exactly_eight_wake(
    open_page: Opened,
) -> None:
    def is_past(game: Game, state: State) -> bool:
        view = game.view(state, 0)
        return state.turn == 0 and view["phase"] == "build" and len(view["centre"]) > 8

    record = cut(["Ana", "Ben"], is_past, name="tahiti", volcano="exactly_8")
    driver = at_table(open_page, record, game="tahiti")
    ready(driver)
    driver.page.get_by_text("At this table only exactly eight cards wake it.").wait_for()
    assert driver.page.locator(".volcano").get_by_text("about to wake").count() == 0
    driver.choose("end")
    sure = driver.page.get_by_role("alertdialog")
    sure.get_by_text("You can still swap a card").wait_for()
    assert "volcano" not in sure.inner_text()


def test_the_record_is_kept_back_until_the_game_is_over(open_page: Opened) -> None:
    driver = _begin(open_page)
    page = driver.page
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
    driver = _begin(open_page)
    page = driver.page
    driver.play(eagerly("closer"), until=lambda _: page.locator("button.fan").count() > 0)
    fan = page.locator("button.fan").first
    faces = fan.locator("[data-face]").evaluate_all("all => all.map((e) => e.dataset.face)")
    fan.click()
    seen = page.locator(".seen:popover-open")
    seen.get_by_text("of which seen").wait_for()
    large = seen.locator("[data-picture]").evaluate_all("all => all.map((e) => e.dataset.picture)")
    assert sorted(large) == sorted(face for face in faces if face != "back")
    assert not faults(driver)
    page.keyboard.press("Escape")
    seen.wait_for(state="detached")
    assert not page.locator(".refusal-card").count()  # to look is no choice


def test_the_summary_card_helps(open_page: Opened) -> None:
    driver = _begin(open_page)
    driver.page.get_by_role("button", name="Summary card").click()
    dialog = driver.page.get_by_role("dialog", name="Summary card")
    dialog.get_by_text("an aeroplane").wait_for()
    dialog.get_by_role("button", name="Close").click()
    dialog.wait_for(state="hidden")


def is_calm(game: Game, state: State) -> bool:
    """The first seat builds, with five cards in the centre."""
    view = game.view(state, 0)
    return state.turn == 0 and view["phase"] == "build" and len(view["centre"]) == 5


def test_the_volcano_warns_from_six_cards(open_page: Opened) -> None:
    driver = _begin(open_page)
    mountain = driver.page.locator("[data-volcano]")
    assert mountain.get_attribute("data-volcano") == "6"
    mountain.get_by_text("6 of 8 cards").wait_for()
    mountain.get_by_text("about to wake").wait_for(state="attached")
    assert mountain.locator("use[href='#volcano-6']").count() == 1
    go_to_table(driver.page, cut(["Ana", "Ben"], is_calm, name="tahiti"))
    ready(driver)
    driver.settle()
    assert mountain.get_attribute("data-volcano") == "5"
    assert mountain.locator("use[href='#volcano-5']").count() == 1
    assert mountain.get_by_text("about to wake").count() == 0


def test_a_frozen_game_says_why_and_goes_on_from_what_one_knows(
    open_page: Opened, own_server: Server, complaints: Complaints
) -> None:
    """A record that no longer replays, as if the rules had changed between two starts."""
    complaints.forgive("WebSocket connection to .* failed")
    driver = open_page("about:blank", at=own_server, game="tahiti")
    set_table(driver, "Ana", "random")
    asked = play_until(driver, eagerly("frozen"), lambda asked: asked.ply > 24)
    own_server.stop()
    with closing(sqlite3.connect(own_server.folder / FILE)) as file:
        file.execute("update plies set move = ? where ply = ?", (10**6, asked.ply))
        file.commit()
    own_server.start()
    card = driver.page.get_by_role(
        "group", name=re.compile("This version no longer supports the rules")
    )
    card.get_by_text("What you could not see is dealt again.").wait_for()
    assert not faults(driver)
    known, old = server_view(driver, asked.ply - 1, 0), driver.table
    card.get_by_role("button", name="Continue from here").click()
    driver.page.wait_for_url(lambda url: old not in url)
    driver.step(eagerly("on"))
    assert server_view(driver, asked.ply - 1, 0) == known


def may_open(game: Game, state: State) -> bool:
    """The first seat may open an attraction, and then another."""
    moves = [game.move_text(state, move) for move in state.moves()] if state.turn == 0 else []
    return sum(move.startswith("lay") for move in moves) >= 3


def test_a_card_is_opened_only_after_a_second_word(open_page: Opened) -> None:
    driver = at_table(open_page, cut(["Ana", "Ben"], may_open, name="tahiti"), game="tahiti")
    page = driver.page
    ready(driver)
    page.get_by_text("One card now: choose a glowing one.").wait_for()
    ply = driver.ply
    first, second = [move for move in driver.offered() if move.startswith("lay")][:2]
    driver.choose(first)
    sure = page.locator(".confirm")
    sure.get_by_text(re.compile(r"^Open .+\? It then lies on the table")).wait_for()
    before = sure.inner_text()
    driver.choose(second)
    page.wait_for_function("(b) => document.querySelector('.confirm')?.innerText !== b", arg=before)
    assert driver.ply == ply
    driver.click(".confirm .primary")
    page.wait_for_function("(ply) => document.querySelector('main').dataset.ply > ply", arg=ply)


def test_the_swap_is_told_where_it_is_asked(open_page: Opened) -> None:
    driver = open_page("/learn/tahiti", game="tahiti", size=PHONE)
    page = driver.page
    driver.wait()
    rule = "take one, or two of the same value, or several that add up to 10 at most"
    assert page.get_by_text(f"Put down any card; {rule}").is_visible()
    driver.choose("put pearls1")
    page.get_by_text("whatever you put down").wait_for()
    driver.choose("take flowers8")
    page.get_by_text(re.compile(r"\d cards in the centre after this swap")).wait_for()
