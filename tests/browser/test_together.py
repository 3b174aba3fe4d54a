"""What people agree on at several browsers: another game, a pause, a seat, who watches."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Opened
from tests.browser.page_driver import PageDriver, at_random
from tests.browser.tahiti.table import is_on_the_mat
from tests.browser.test_accessibility import faults
from tests.browser.test_languages import MISFITS
from tests.browser.test_online import menu, two_people
from tests.browser.test_stable_table import (
    GAMES,
    HIDDEN_CHOICES,
    IS_BESIDE,
    OVERLAPS,
    RESULT,
    SHORT,
    SIZES,
    assert_in_order,
)


def given_up(open_page: Opened, **terms: Any) -> tuple[PageDriver, PageDriver]:
    """Ana and Ben after Ben has resigned."""
    ana, ben = two_people(open_page, **terms)
    ana.step(at_random("given up"))
    menu(ben, "Resign")
    ben.page.get_by_role("button", name="Yes, resign").click()
    for driver in (ana, ben):
        driver.page.get_by_role("dialog").wait_for()
    return ana, ben


# ---- another game


def test_a_resignation_is_announced_and_a_rematch_is_offered(open_page: Opened) -> None:
    ana, ben = given_up(open_page)
    expect(ana.page.locator("#end-title")).to_have_text("Ana won")
    expect(ana.page.locator("#end-verdict")).to_have_text("Ben resigned.")
    expect(ana.page.locator(".log").get_by_text("Ben resigned")).to_have_count(1)
    old, mine, his = ana.table, ana.page.get_by_role("dialog"), ben.page.get_by_role("dialog")
    mine.get_by_role("button", name="Offer a rematch").click()
    mine.get_by_text("You offered a rematch. Waiting for Ben").wait_for()
    his.get_by_text("Ana offers a rematch.").wait_for()
    assert not faults(ana) + faults(ben)
    his.get_by_role("button", name="Decline").click()
    mine.get_by_role("button", name="Offer a rematch").wait_for()
    ana.page.get_by_text("Not everybody agreed.").wait_for(state="attached")
    assert ana.table == ben.table == old, "both still read the score"

    his.get_by_role("button", name="Offer a rematch").click()
    mine.get_by_role("button", name="Accept").click()
    ana.page.wait_for_url(lambda url: old not in url)
    assert ben.table == old, "Ben still reads the score"
    his.get_by_role("link", name="To the next game").click()
    ben.page.wait_for_url(lambda url: old not in url)
    assert ben.wait().moves, "the seats have rotated: Ben begins"


def test_a_rematch_does_not_wait_for_who_has_left(open_page: Opened) -> None:
    ana, ben = given_up(open_page, absence_limit=0)
    mine = ana.page.get_by_role("dialog")
    mine.get_by_role("button", name="Offer a rematch").click()
    without = mine.get_by_role("button", name="Do not wait any longer")
    mine.get_by_text("You offered a rematch. Waiting for Ben").wait_for()
    expect(without).to_have_count(0)
    ben.page.goto("about:blank")
    old = ana.table
    without.click()
    ana.page.wait_for_url(lambda url: old not in url)


def test_an_offer_stays_after_the_score_is_closed(open_page: Opened) -> None:
    ana, ben = given_up(open_page)
    ana.page.get_by_role("dialog").get_by_role("button", name="Offer a rematch").click()
    ben.page.get_by_role("button", name="Look at the board").click()
    ben.page.get_by_role("group", name="Rematch").get_by_role("button", name="Accept").click()
    ben.page.wait_for_url(lambda url: ana.table not in url)


# ---- time


def test_a_pause_by_agreement_stops_the_clock(open_page: Opened) -> None:
    ana, ben = two_people(open_page, clock=3600)
    menu(ana, "Ask for a pause")
    ana.page.get_by_text("You asked for a pause. Waiting for Ben").wait_for()
    asked = ben.page.get_by_role("group", name="Ana asks for a pause. Do you agree?")
    asked.get_by_role("button", name="Refuse").click()
    refused = ana.page.get_by_role("group", name="Not everybody agreed.")
    refused.wait_for()
    ben.page.locator(".talk").click()
    ben.page.get_by_role("textbox").fill("In five minutes?")
    ben.page.keyboard.press("Enter")
    ana.page.locator(".chat-note").get_by_text("Ben: In five minutes?").wait_for()
    refused.get_by_role("button", name="OK").click()  # a message does not replace it
    expect(refused).to_have_count(0)
    expect(ben.page.get_by_role("group", name="Not everybody agreed.")).to_have_count(0)
    menu(ana, "Ask for a pause")
    asked.get_by_role("button", name="Agree").click()
    for driver in (ana, ben):
        driver.page.get_by_role("group", name="The game is paused").wait_for()
        expect(driver.page.get_by_role("timer")).to_have_count(0)
    assert not faults(ana) + faults(ben)
    ben.page.get_by_role("button", name="Play on").click()
    ana.page.get_by_text("Ben is ready to play on.").wait_for()
    ana.page.get_by_role("button", name="Play on").click()
    for driver in (ana, ben):
        driver.page.get_by_role("timer").wait_for()
    ana.step(at_random("after a pause"))


def test_a_time_bank_is_chosen_and_shown(open_page: Opened) -> None:
    ana = open_page("/new/tongiaki")
    page = ana.page
    page.get_by_label("Who sits in seat 2").select_option("invite by link")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Clock").select_option("600+15")
    assert not faults(ana)
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator("main[data-ply]").wait_for()
    table = page.request.get(f"/api/tables/{ana.table}").json()["table"]
    assert (table["clock"], table["increment"]) == (600, 15)
    ben = open_page(f"/invite/{table['id']}/{table['invite']}")
    ben.page.get_by_text("10 minutes each + 15 seconds per turn").wait_for()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Join").click()
    for driver, size in ((ana, DESKTOP), (ben, PHONE), (ana, (820, 1180)), (ben, (640, 360))):
        driver.resize(size)
        seats = driver.page.locator(".left, .seat-row, [data-bottom-sheet]")
        expect(seats.get_by_role("timer")).to_have_text([re.compile(r"9:\d\d|10:00"), "10:00"])
        assert not driver.page.evaluate(OVERLAPS), size
        assert not driver.page.evaluate(MISFITS), size
    assert not faults(ben)


# ---- seats and spectators


def test_the_menu_has_a_link_for_spectators_who_cannot_sit_down(open_page: Opened) -> None:
    ana = open_page()
    players = [{"name": "Ana"}, {"name": "somebody", "open": True}]
    wish = {"game": "tongiaki", "players": players, "access": "private"}
    table = ana.page.request.post("/api/tables", data=wish).json()["table"]
    ana.page.goto(f"/tables/{table['id']}")
    ana.page.get_by_role("button", name="Menu", exact=True).click()
    link = ana.page.get_by_label("Link for spectators").input_value()
    ana.page.locator(".watch").get_by_text("Only this computer can open this link.").wait_for()
    assert not faults(ana)
    eve = open_page(link)
    eve.page.wait_for_url(f"**/tables/{table['id']}")
    eve.page.locator("main[data-ply]").wait_for()
    ana.page.get_by_text("1 person is watching").wait_for(state="attached")
    expect(eve.page.get_by_role("button", name="Sit here")).to_have_count(0)
    eve.page.get_by_role("button", name="Menu", exact=True).click()
    eve.page.get_by_role("link", name="Start page").wait_for()
    expect(eve.page.get_by_label("Link for spectators")).to_have_count(0)


def test_a_seat_is_taken_after_a_confirmation(open_page: Opened) -> None:
    ana = open_page()
    players = [{"name": "Ana"}, {"name": "Mia", "open": True}, {"name": "Bot", "agent": "random"}]
    wish = {"game": "tahiti", "players": players, "access": "listed"}
    table = ana.page.request.post("/api/tables", data=wish).json()["table"]
    ana.page.goto(f"/tables/{table['id']}")
    eve = open_page(f"/tables/{table['id']}")
    sit = eve.page.get_by_role("button", name="Sit here")
    expect(sit).to_have_count(1)
    sit.click()
    dialog = eve.page.get_by_role("dialog", name="Sit in the seat of Mia?")
    expect(dialog.get_by_role("button", name="No, keep watching")).to_be_focused()
    eve.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    sit.click()
    dialog.get_by_role("button", name="Yes, sit here").click()
    expect(sit).to_have_count(0)
    mine = eve.page.request.get(f"/api/tables/{table['id']}").json()["table"]["seats"]
    assert [seat["mine"] for seat in mine] == [False, True, False]


def test_the_others_agree_to_a_second_hand(open_page: Opened) -> None:
    ana, ben, cleo = open_page(), open_page(), open_page()
    seats = [{"name": "Ana"}, {"name": "Ben", "open": True}, {"name": "Cleo", "open": True}]
    wish = {"game": "tahiti", "players": seats, "access": "house", "absence_limit": 0, "first": 2}
    table = ana.page.request.post("/api/tables", data=wish).json()["table"]
    for seat, driver in enumerate((ben, cleo), 1):
        driver.page.request.post(f"/api/tables/{table['id']}/join", data={"seat": seat})
    ana.page.goto(f"/tables/{table['id']}")
    ben.page.goto(f"/tables/{table['id']}")
    ask = ana.page.get_by_role("button", name="Play this hand too")
    ask.click()
    ana.page.get_by_text("You asked to play Cleo's hand as well. Waiting for Ben").wait_for()
    asked = ben.page.get_by_role("group", name="Ana wants to play Cleo's hand as well.")
    assert not faults(ben)
    asked.get_by_role("button", name="Refuse").click()
    ana.page.get_by_text("Not everybody agreed.").wait_for()
    ask.click()
    asked.get_by_role("button", name="Agree").click()
    ana.page.get_by_role("alertdialog").get_by_role("button").click()
    ana.step(at_random("a second hand"))


# The cards in view that the chat, its last message or the row with its button and the spectators
# covers.
COVERED_CARDS = """() => {
  const board = document.querySelector("main.board").getBoundingClientRect();
  const over = [...document.querySelectorAll(".chat, .people-bar, .chat-note")]
    .map((part) => part.getBoundingClientRect());
  return [...document.querySelectorAll("main.board [data-face]")].filter((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const area = (card.closest(".mat") ?? card.closest("main")).getBoundingClientRect();
    const low = Math.min(bottom, area.bottom, board.bottom);
    return over.some((part) => left < part.right - 1 && part.left < right - 1
      && top < part.bottom - 1 && part.top < low - 1);
  }).map((card) => card.dataset.face);
}"""


NOTED = ((360, 640), (640, 360), (820, 1180), DESKTOP)
"""One size of each layout: more messages would be too many in a short time."""


def test_chat_and_spectators_never_cover_cards(open_page: Opened) -> None:
    ana, ben = two_people(open_page, game="tahiti", access="listed")
    eve = open_page(f"/tables/{ana.table}")
    eve.page.locator("main[data-ply]").wait_for()
    ana.page.get_by_text("1 person is watching").wait_for(state="attached")
    ana.page.locator("main.board [data-face]").first.wait_for()
    ben.page.locator(".talk").click()
    for size in ((360, 640), PHONE, (640, 360), (844, 390), (820, 1180), (1024, 768), DESKTOP):
        ana.resize(size)
        if size in NOTED:
            ben.page.get_by_role("textbox").fill(f"Hello at {size}")
            ben.page.keyboard.press("Enter")
            ana.page.locator(".chat-note").get_by_text(f"Ben: Hello at {size}").wait_for()
            assert not ana.page.evaluate(COVERED_CARDS), size
        for is_open in ("true", "false"):
            ana.page.locator(".talk").click()
            expect(ana.page.locator(".talk")).to_have_attribute("aria-expanded", is_open)
            ana.settle()
            assert not ana.page.evaluate(COVERED_CARDS), (size, is_open)
            if is_open == "true":
                expect(ana.page.get_by_role("log").get_by_text("Hello").last).to_be_in_viewport()
            if is_open == "true" and ana.page.locator(".sheet-chat .chat").count():
                ana.page.locator(".chat").get_by_role("button", name="Close").click()
                break
    assert ben.table == ana.table


# ---- the start page


def test_the_start_page_shows_live_games_and_no_practice_of_others(open_page: Opened) -> None:
    ana, ben = two_people(open_page, access="listed")
    ana.step(at_random("live"))
    alone = open_page()
    alone.play_now()
    eve = open_page("/")
    live = eve.page.get_by_role("region", name="Live games")
    card = live.locator(f"a[href='/tables/{ana.table}']")
    card.wait_for()
    expect(card).to_contain_text("Ana")
    expect(card).to_contain_text("Ben")
    expect(card).to_contain_text(re.compile(r"\d moves? · \d+% played"))
    assert card.locator("img").evaluate("(image) => image.decode().then(() => image.naturalWidth)")
    expect(eve.page.locator(f"a[href='/tables/{alone.table}']")).to_have_count(0)
    assert not faults(eve)
    assert ben.table == ana.table


def an_hour_later(route: Route) -> None:
    """The list of tables as it would be then."""
    answer = route.fetch()
    body = answer.json()
    now = datetime.fromisoformat(body["now"]) + timedelta(minutes=62)
    route.fulfill(response=answer, json={**body, "now": now.isoformat()})


def test_tables_that_everybody_left_an_hour_ago_are_not_shown(open_page: Opened) -> None:
    ana, ben = two_people(open_page, access="listed")
    played = f"a[href='/tables/{ana.table}']"
    players = [{"name": "Ana"}, {"name": "somebody", "open": True}]
    wish = {"game": "tahiti", "players": players, "access": "listed"}
    waiting = ana.page.request.post("/api/tables", data=wish).json()["table"]["id"]
    free = f"a[href='/invite/{waiting}']"
    fast, later = (open_page("about:blank", is_own=True) for _ in range(2))
    fast.page.clock.set_fixed_time(datetime.now(UTC) + timedelta(minutes=61))
    later.page.route("**/api/tables?*", an_hour_later)
    for driver in (fast, later):
        driver.page.goto("/")
    later.page.locator(played).wait_for()
    expect(later.page.locator(free)).to_have_count(0)
    ben.page.goto("about:blank")
    later.page.reload()
    later.page.locator(played).wait_for()  # Ana is still there
    ana.page.goto("about:blank")
    expect(later.page.locator(played)).to_have_count(0, timeout=PATIENCE)
    for table in (played, free):  # a wrong clock of the browser changes nothing
        expect(fast.page.locator(table)).to_have_count(1)


def test_your_games_come_first_and_can_be_dismissed_or_abandoned(open_page: Opened) -> None:
    ana, ben = two_people(open_page)
    together = ben.table
    ben.page.goto("/")
    ben.play_now()
    alone = ben.table
    ben.page.goto("/")
    own = ben.page.get_by_role("region", name="Your games")
    own.locator(f"a[href='/tables/{together}']").wait_for()
    assert own.evaluate("(own) => own === document.querySelector('main').firstElementChild")
    assert not faults(ben)

    def remove(table: str, question: str, answer: str) -> None:
        card = own.locator(".card", has=ben.page.locator(f"a[href='/tables/{table}']"))
        card.get_by_role("button", name="Remove from the list").click()
        dialog = ben.page.get_by_role("dialog", name=question)
        expect(dialog.get_by_role("button", name="No, keep it")).to_be_focused()
        dialog.get_by_role("button", name=answer).click()
        expect(card).to_have_count(0)

    remove(alone, "Abandon this game?", "Yes, abandon it")
    assert ben.page.request.get(f"/api/tables/{alone}").status == 404
    remove(together, "Remove this game from your list?", "Yes, remove it")
    ben.page.reload()
    ben.page.locator("main[data-ready]").wait_for()
    expect(ben.page.locator(f"a[href='/tables/{together}']")).to_have_count(0)
    ana.step(at_random("dismissed"))
    own.locator(f"a[href='/tables/{together}']").wait_for()


def test_a_game_alone_is_abandoned_in_its_menu(open_page: Opened) -> None:
    driver = open_page()
    driver.play_now()
    table = driver.table
    menu(driver, "Abandon this game")
    driver.page.get_by_role("dialog").get_by_role("button", name="Yes, abandon it").click()
    driver.page.wait_for_url(lambda url: "/tables/" not in url)
    assert driver.page.request.get(f"/api/tables/{table}").status == 404


# ---- the invitation


def test_an_invitation_says_what_is_played_and_how(open_page: Opened) -> None:
    ana = open_page()
    players = [{"name": "Ana"}, {"name": "somebody", "open": True}]
    games = {"tongiaki": "about 45 minutes", "tahiti": "about 30–45 minutes"}
    for (game, duration), spectators in zip(games.items(), (True, False), strict=True):
        wish = {"game": game, "players": players, "access": "private", "clock": 120}
        wish["allow_spectators"] = spectators
        table = ana.page.request.post("/api/tables", data=wish).json()["table"]
        ben = open_page(f"/invite/{table['id']}/{table['invite']}", size=PHONE)
        about = ben.page.get_by_role("region", name=game.capitalize())
        about.get_by_text(duration).wait_for()
        about.get_by_text("2 minutes per turn").wait_for()
        about.locator("svg").first.wait_for()
        ben.page.get_by_text("At the table: Ana and free seat").wait_for()
        learn = about.get_by_role("link", name="Learn first")
        expect(learn).to_have_attribute("href", f"/learn/{game}")
        for size in (*SIZES, PHONE):
            ben.resize(size)
            assert not ben.page.evaluate(MISFITS), size
            expect(ben.page.get_by_role("button", name="Join")).to_be_in_viewport(ratio=1)
            watch = ben.page.get_by_role("link", name="Just watch")
            if spectators:
                expect(watch).to_be_in_viewport(ratio=1)
            else:
                expect(watch).to_have_count(0)
        about.locator("summary").click()
        assert about.locator("li").count() >= 3
        assert not faults(ben)


# ---- all of it


Shoot = Callable[[PageDriver, str], None]


def look_at_tables(drivers: dict[str, PageDriver], moment: str, shoot: Shoot) -> None:
    """Nothing overlaps or is clipped at any size, whoever looks."""
    for size in SIZES:
        for name, driver in drivers.items():
            driver.resize(size)
            where = f"{moment}-{name}-{size[0]}x{size[1]}"
            shoot(driver, f"two-{where}")
            assert_in_order(driver, where)
            if size in SHORT:
                assert driver.page.evaluate(IS_BESIDE), where
                assert driver.page.evaluate(HIDDEN_CHOICES) == [], where


def look_at_results(drivers: dict[str, PageDriver], moment: str, shoot: Shoot) -> None:
    """The same of the score, with an offer of another game."""
    for size in SIZES:
        for name, driver in drivers.items():
            driver.resize(size)
            where = f"{moment}-{name}-{size[0]}x{size[1]}"
            shoot(driver, f"two-{where}")
            assert driver.page.evaluate(RESULT) == [], where
            assert driver.page.evaluate(MISFITS) == [], where


def wait_for_bots(drivers: Iterable[PageDriver]) -> None:
    """Until the time of Ana and Ben was up, and each has an hour more."""
    for driver in drivers:
        for name in ("Ana", "Ben"):
            line = f"Time was up: a bot moved for {name}"
            driver.page.locator(".log").get_by_text(line).first.wait_for(state="attached")


@GAMES
def test_two_people_from_invitation_to_rematch(open_page: Opened, shoot: Shoot, game: str) -> None:
    """A timeout, a resignation, a spectator and another game, at every size."""
    ana, ben = two_people(open_page, game=game, clock=1, increment=3600, first=0)
    ana.page.get_by_role("button", name="Menu", exact=True).click()
    eve = open_page(ana.page.get_by_label("Link for spectators").input_value())
    ana.page.get_by_role("button", name="Menu", exact=True).click()
    all_three = {"ana": ana, "ben": ben, "eve": eve}
    wait_for_bots(all_three.values())  # nobody moves in time
    assert ana.wait().moves
    look_at_tables(all_three, f"{game}-turn", shoot)
    if game == "tahiti":
        ana.resize((360, 640))
        assert is_on_the_mat(ana, ".centre"), "no card of the centre is behind the hand"
    menu(ben, "Resign")
    ben.page.get_by_role("button", name="Yes, resign").click()
    for driver in all_three.values():
        driver.page.get_by_role("dialog").wait_for()
    for driver in (ana, eve):
        expect(driver.page.locator("#end-title")).to_have_text("Ana won")
        expect(driver.page.locator("#end-verdict")).to_have_text("Ben resigned.")
    old = ana.table
    record = ana.page.request.get(f"/api/tables/{old}/record").text()
    assert "(bot: timeout)" in record
    assert "resign" in record
    ana.page.get_by_role("dialog").get_by_role("button", name="Offer a rematch").click()
    accept = ben.page.get_by_role("dialog").get_by_role("button", name="Accept")
    accept.wait_for()
    look_at_results(all_three, f"{game}-offer", shoot)
    accept.click()
    eve.page.get_by_role("dialog").get_by_role("link", name="To the next game").click()
    ben.page.wait_for_url(lambda url: old not in url)
    waits = ben.page.get_by_text("The game begins when everybody is here")
    waits.wait_for()
    begun = ben.page.request.get(f"/api/tables/{ben.table}").json()["table"]["stage"]
    assert begun == "waiting", "no clock runs while Ana reads the score"
    ana.page.get_by_role("dialog").get_by_role("link", name="To the next game").click()
    waits.wait_for(state="detached")
    for driver in all_three.values():
        driver.page.wait_for_url(lambda url: old not in url)
    assert ana.table == ben.table == eve.table
    eve.page.locator("main[data-ply]").wait_for()
    players = eve.page.request.get(f"/api/tables/{eve.table}").json()["table"]["players"]
    assert [player["name"] for player in players] == ["Ben", "Ana"], "the seats rotate"
    eve.page.goto(f"/tables/{old}/replay?at=9999")
    eve.page.locator(".log").get_by_text("Time was up: a bot moved for Ana").first.wait_for()
    eve.page.locator(".log").get_by_text("Ben resigned").first.wait_for()
