"""People in several browsers: inviting, playing, watching, chatting, leaving, returning."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Complaints, Opened, Server
from tests.browser.page_driver import Chooser, PageDriver, at_random, in_haste
from tests.browser.positions import go_to_table
from tests.browser.records import almost_over
from tests.browser.tcp_proxy import TcpProxy
from tests.browser.test_accessibility import faults
from tests.server.running_server import JSON

ELSEWHERE = "invite by link"
SOME_PLIES = 12
WITNESS = """
    localStorage["vaka.preferences"] = JSON.stringify({notify: true, sound: true});
    window.notes = [];
    window.tones = 0;
    Object.defineProperty(document, "hidden", {get: () => true});
    Object.defineProperty(Notification, "permission", {get: () => "granted"});
    window.Notification = class extends Notification {
      constructor(title, more) { super(title, more); notes.push(title); }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) { tones += 1; return start.call(this, at); };
"""
"""Somebody who looks elsewhere wants to be told; what is done for that is written down."""


def set_table(driver: PageDriver, *kinds: str, access: str = "Private") -> None:
    """Set a table by the form, for Ana and others of these kinds."""
    page = driver.page
    page.goto("/new/tongiaki")
    page.get_by_label("Name of seat 1").fill("Ana")
    for seat in range(3, len(kinds) + 1, -1):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    for seat, kind in enumerate(kinds, 2):
        page.get_by_label(f"Who sits in seat {seat}").select_option(kind)
    page.get_by_role("radio", name=access).check()
    assert not faults(driver)
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator("main[data-ply]").wait_for()


def invitation(driver: PageDriver) -> str:
    return driver.page.get_by_label("Invitation link").input_value()


def sit_down(driver: PageDriver, name: str) -> None:
    driver.page.get_by_label("Your name").fill(name)
    driver.page.get_by_role("button", name="Join").click()
    driver.page.locator("main[data-ply]").wait_for()


def menu(driver: PageDriver, button: str) -> None:
    """Open the menu of the table and press something in it."""
    driver.page.get_by_role("button", name="Menu", exact=True).click()
    driver.page.get_by_role("button", name=button, exact=True).click()


def two_people(
    open_page: Opened, script: str = "", others: Sequence[JSON] = (), **terms: object
) -> tuple[PageDriver, PageDriver]:
    """Ana and Ben at a table of two that was set like this; the script runs before Ana's pages."""
    ana = open_page("about:blank", is_own=bool(script))
    ana.page.add_init_script(script)
    players = [{"name": "Ana"}, {"name": "somebody", "open": True}, *others]
    wish = {"game": "tongiaki", "players": players, "access": "private", **terms}
    table = ana.page.request.post("/api/tables", data=wish).json()["table"]
    ana.page.goto(f"/tables/{table['id']}")
    ben = open_page(f"/invite/{table['id']}/{table['invite']}")
    sit_down(ben, "Ben")
    ana.page.locator(".seats").get_by_text("Ben").wait_for()
    return ana, ben


def test_who_gave_no_name_is_a_guest_to_others(open_page: Opened) -> None:
    ana = open_page()
    ana.play_now()
    seat = ana.page.locator(".seats [data-seat]").first
    seat.get_by_text("You", exact=True).wait_for()
    eve = open_page(f"/tables/{ana.table}", locale="it")
    eve.page.locator(".seats").get_by_text("Ospite").wait_for()
    ana.page.get_by_role("link", name="Vaka", exact=True).click()
    ana.page.locator("a[href^='/tables/']").get_by_text("You").first.wait_for()


def play_out(hands: dict[int, PageDriver], choose: Chooser, most: int = 1000) -> None:
    """Play to the end, or for some plies. The person in the seat to act makes each choice."""
    asker = hands[0].page.request
    last = hands[0].ply + most
    while True:
        table = asker.get(f"/api/tables/{hands[0].table}").json()["table"]
        if table["stage"] == "over" or hands[0].ply >= last:
            return
        if table["turn"] in hands:
            hands[table["turn"]].step(choose)


def test_people_play_from_invitation_to_the_end(
    open_page: Opened, server: Server, complaints: Complaints, is_whole: bool
) -> None:
    """Two people, a bot, a spectator, a break and a consented undo. They play some turns and, at
    another table, the last one; with `--whole`, the whole game."""
    complaints.forgive("WebSocket connection|Failed to load resource: net::")  # a cut line
    ana = open_page("about:blank")
    set_table(ana, ELSEWHERE, "random")
    path = invitation(ana).removeprefix(server.url)
    with TcpProxy(server.port) as line:
        ben = open_page(line.url + path)
        ben.page.get_by_text("At the table: Ana, free seat, and Teva").wait_for()
        assert not faults(ben) + faults(ana)
        sit_down(ben, "Ben")
        ana.page.get_by_label("Invitation link").wait_for(state="detached")
        ana.page.locator(".seats").get_by_text("Ben").wait_for()
        eve = open_page(path)
        eve.page.locator("main[data-ply]").wait_for()
        ana.page.get_by_text("1 person is watching").wait_for(state="attached")

        choose = in_haste("invitation to end")
        ana.step(choose)
        ply = ben.wait().ply
        menu(ana, "Ask to take back the last turn")
        for driver in (ana, eve):
            driver.page.get_by_text("Waiting for Ben").wait_for()
        asked = re.compile(r"^Ana asks to take back the last (move|\d+ moves)\. Do you agree\?")
        ben.page.get_by_role("group", name=asked).get_by_role("button", name="Agree").click()
        for driver in (ana, ben, eve):
            driver.page.locator(f"main[data-ply='{ply + 1}']").wait_for()
        ana.page.locator(".log").get_by_text("took back the last choice").wait_for()

        line.disconnect()
        ben.page.get_by_text("Connection lost").wait_for()
        ana.page.locator(".seats").get_by_text("away").wait_for()
        ana.step(choose)
        line.reconnect()
        everybody = (ana, ben, eve)
        play_out({0: ana, 1: ben}, choose, most=1000 if is_whole else SOME_PLIES)
        if not is_whole:
            record = almost_over("tongiaki", ["Ana", "Ben", "Teva"])
            go_to_table(ana.page, record, "agent=&agent=&agent=random")
            ana.wait()
            ben.page.goto(f"{line.url}/tables/{ana.table}")
            ben.take_seat("Ben")
            eve.page.goto(f"/tables/{ana.table}")
            ana.page.get_by_text("1 person is watching").wait_for(state="attached")
            play_out({0: ana, 1: ben}, choose)
        for driver in everybody:
            driver.page.get_by_role("dialog").wait_for()
        assert len({driver.page.locator("#end-title").inner_text() for driver in everybody}) == 1
        ana.page.get_by_role("dialog").get_by_role("button", name="Offer a rematch").click()
        ben.page.get_by_role("dialog").get_by_role("button", name="Accept").click()
        ana.page.get_by_role("dialog").get_by_role("link", name="To the next game").click()
        old = eve.table
        for driver in (ana, ben):
            driver.page.wait_for_url(lambda url: old not in url)
        assert ana.table == ben.table


def test_a_table_is_set_on_the_terms_of_the_form(open_page: Opened) -> None:
    ana = open_page("/new/tongiaki")
    page = ana.page
    kind = page.get_by_label("Who sits in seat 2")
    said = kind.locator("xpath=ancestor::li").locator("small")
    notes = {"greedy": "without looking ahead", "random": "any legal move", "mcts": "many games"}
    for sits, note in {**notes, ELSEWHERE: "a link to send"}.items():
        kind.select_option(sits)
        expect(said).to_contain_text(note)
    for label, seconds in (("Clock", 300), ("Wait for absent players", 900)):
        page.get_by_label(label).select_option(str(seconds))
    page.get_by_label("Spectators").uncheck()
    page.get_by_label("Let others start a copy of this game").check()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator("main[data-ply]").wait_for()
    table = page.request.get(f"/api/tables/{ana.table}").json()["table"]
    names = ("access", "clock", "absence_limit", "allow_spectators", "allow_forks")
    terms = [table[name] for name in names]
    assert terms == ["private", 300, 900, False, True]


IS_DRAWN = "async (picture) => { await picture.decode(); return picture.naturalWidth > 0; }"


def test_the_lobby_has_open_running_and_own_tables(open_page: Opened) -> None:
    ana = open_page()
    set_table(ana, ELSEWHERE, access="Listed")
    ben = open_page("/")
    mine = f"a[href='/tables/{ana.table}']"
    free = ben.page.get_by_role("region", name="Open tables").locator(
        f"a[href='/invite/{ana.table}']"
    )
    expect(free).to_contain_text("Ana")
    assert free.locator("img").evaluate(IS_DRAWN), "a picture of the board"
    free.click()
    sit_down(ben, "Ben")
    eve = open_page("/")
    live = eve.page.get_by_role("region", name="Live games").locator(mine)
    assert live.locator("img").evaluate(IS_DRAWN)
    expect(live).to_contain_text("Ana and Ben")
    assert live.locator("progress").get_attribute("value") is not None
    ben.page.goto("/")
    waiting = ben.page.get_by_role("region", name="Your games").locator(mine)
    expect(waiting).to_contain_text("Ana to move")
    assert not faults(ben)
    ana.step(at_random("lobby"))
    expect(waiting).to_contain_text("your turn", timeout=30_000)
    expect(ben.page).to_have_title(re.compile(r"^\(1\) Vaka$"))


def test_time_runs_and_a_bot_moves_when_it_is_over(open_page: Opened) -> None:
    ana, ben = two_people(open_page, clock=8)
    for driver in (ana, ben):
        expect(driver.page.get_by_role("timer")).to_have_text(re.compile(r"0:0\d"))
        driver.page.locator("main:not([data-ply='0'])").wait_for()


def test_people_talk_and_nobody_has_to_listen(open_page: Opened) -> None:
    ana, ben = two_people(open_page)
    ana.page.get_by_role("button", name="Chat").click()
    field = ana.page.get_by_label("Message to everybody")
    field.fill("<b>Talofa!</b>")
    field.press("Enter")
    expect(field).to_have_value("")
    ben.page.get_by_text("Ana: <b>Talofa!</b>").wait_for()
    ben.page.get_by_role("button", name="Chat unread: 1").click()
    lines = ben.page.get_by_role("log", name="Messages")
    expect(lines).to_contain_text("<b>Talofa!</b>")
    assert not faults(ben)
    ben.page.get_by_role("button", name="Mute Ana").click()
    expect(lines).not_to_contain_text("Talofa")
    ben.page.get_by_role("button", name="Unmute Ana").click()
    expect(lines).to_contain_text("Talofa")


def test_a_phone_has_a_lobby_invitations_and_a_chat_for_everyone(open_page: Opened) -> None:
    """By day and by night; `faults` looks at both."""
    ana = open_page(size=PHONE)
    players = [{"name": "Ana"}, {"name": "somebody", "open": True}]
    wish = {"game": "tongiaki", "players": players, "access": "listed"}
    table = ana.page.request.post("/api/tables", data=wish).json()["table"]["id"]
    ana.page.goto(f"/tables/{table}")
    ana.page.get_by_label("Invitation link").wait_for()
    assert not faults(ana)
    ben = open_page(size=PHONE)
    mine = ben.page.get_by_role("region", name="Open tables").locator(f"a[href='/invite/{table}']")
    mine.wait_for()
    assert not faults(ben)
    mine.tap()
    ben.page.get_by_label("Your name").wait_for()
    assert not faults(ben)
    sit_down(ben, "Ben")
    ben.page.get_by_role("button", name="Chat").tap()
    field = ben.page.get_by_label("Message to everybody")
    field.fill("Talofa!")
    field.press("Enter")
    expect(ben.page.get_by_role("log", name="Messages")).to_contain_text("Talofa!")
    assert not faults(ben)
    ana.page.get_by_role("button", name="Chat unread: 1").wait_for()
    assert not faults(ana)


def test_a_bot_stands_in_and_gives_the_seat_back(open_page: Opened) -> None:
    """The log, the news since your last choice and the replay mark its moves as those of a bot."""
    ana, ben = two_people(open_page, first=1, absence_limit=0)
    choose = at_random("stands in")
    ben.step(choose)
    ana.step(choose)
    ben.wait()
    place = ben.page.url
    ben.page.goto("/")
    ana.page.get_by_role("group", name="Ben is away.").get_by_role("button").click()
    ana.wait()
    line = "A bot moved for Ben, who was away"
    news = "What happened to your boats"
    for told in (ana.page.locator(".log"), ana.page.get_by_role("region", name=news)):
        told.get_by_text(line).first.wait_for()
    assert not faults(ana)
    ben.page.goto(place)
    ben.page.get_by_role("button", name="Take the seat back").click()
    ben.page.get_by_text("A bot plays for you").wait_for(state="detached")
    ana.step(choose)
    assert ben.wait().moves
    for told in (ben.page.locator(".log"), ben.page.get_by_role("region", name=news)):
        told.get_by_text(line).first.wait_for()
    menu(ben, "Leave the seat to somebody else")
    ana.page.locator(".seats").get_by_text("free seat").wait_for()
    ana.page.goto(f"/tables/{ana.table}/replay?at=9999")
    ana.page.locator(".log").get_by_text(line).first.wait_for()


def test_with_two_players_a_resignation_ends_the_game(open_page: Opened) -> None:
    ana, ben = two_people(open_page)
    menu(ben, "Resign")
    ben.page.get_by_text("The game ends, and your opponent wins. Resign?").wait_for()
    ben.page.get_by_role("button", name="Yes, resign").click()
    for each, verdict in ((ana, "Ben resigned."), (ben, "You resigned.")):
        end = each.page.locator(".game-over")
        end.get_by_role("heading", name="Ana won").wait_for()
        end.get_by_text(verdict).wait_for()
        end.get_by_text("Ben (resigned)").wait_for()
        each.page.keyboard.press("Escape")
        each.page.locator(".log").get_by_text("resigned").wait_for()


# Writes down in `window.told` what every live region announces.
LISTEN = """() => {
  window.told = [];
  const LIVE = ["[aria-live=polite]", "[aria-live=assertive]", ...["status", "alert", "log"]
    .map((role) => `[role=${role}]:not([aria-live=off])`)].join();
  const hear = (node) => {
    const part = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const regions = part?.closest(LIVE) ? [node] : [...part?.querySelectorAll(LIVE) ?? []];
    for (const { textContent } of regions) if (textContent.trim()) window.told.push(textContent);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === "childList" ? addedNodes : [target]) hear(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


def heard(driver: PageDriver, text: str) -> list[str]:
    """What live regions have announced with a text since `LISTEN`."""
    told: list[str] = driver.page.evaluate("() => window.told")
    return [each for each in told if text in each]


def test_with_three_players_all_are_told_that_a_bot_plays_on(open_page: Opened) -> None:
    ana, ben = two_people(open_page, others=[{"name": "Bot", "agent": "random"}])
    ana.page.evaluate(LISTEN)
    menu(ben, "Resign")
    ben.page.get_by_text("A bot will play for you to the end").wait_for()
    expect(ben.page.locator(".menu .confirm button").first).to_be_focused()
    ben.page.get_by_role("button", name="Yes, resign").click()
    notice = ana.page.get_by_role("group", name="Ben resigned.")
    notice.wait_for()
    ana.settle()
    assert len(heard(ana, "Ben resigned")) == 1
    ana.page.reload()  # whoever was away is told, too
    notice.get_by_role("button", name="OK").click()
    notice.wait_for(state="detached")
    ana.page.reload()
    ana.wait()
    expect(notice).to_have_count(0)
    ana.page.locator(".seats").get_by_text("resigned").wait_for()
    ana.page.locator(".log").get_by_text("Ben resigned").wait_for()
    ana.step(at_random("resigned"))
    assert ana.wait().ply >= 4


def test_a_move_after_a_timeout_is_told_as_such(open_page: Opened) -> None:
    ana, ben = two_people(open_page, clock=1)
    line = "Time was up: a bot moved for Ana"
    ben.page.locator(".log").get_by_text(line).first.wait_for()
    ana.page.locator(".log").get_by_text(line).first.wait_for()


def test_a_link_moves_a_person_to_a_phone_once(open_page: Opened, complaints: Complaints) -> None:
    complaints.forgive("403|404")
    ana, _ = two_people(open_page)
    menu(ana, "Move to another device")
    link = ana.page.get_by_label("Link for the other device").input_value()
    phone = open_page(link, size=PHONE)
    phone.page.get_by_role("button", name="Move here").click()
    phone.page.locator(f"a[href='/tables/{ana.table}']").click()
    phone.step(at_random("phone"))
    ana.page.get_by_text("You have moved to another device").wait_for()
    other = open_page(link)
    other.page.get_by_role("button", name="Move here").click()
    other.page.get_by_role("alert").get_by_text("already used").wait_for()


def test_whose_turn_it_is_stands_in_the_title(open_page: Opened) -> None:
    ana, ben = two_people(open_page)
    expect(ana.page).to_have_title(re.compile("^● Your turn"))
    expect(ben.page).to_have_title(re.compile("^Tongiaki"))
    ana.step(at_random("title"))
    expect(ben.page).to_have_title(re.compile("^● Your turn"))
    expect(ana.page).to_have_title(re.compile("^Tongiaki"))


def test_whose_turn_it_is_can_be_heard_and_is_told_to_who_looks_elsewhere(
    open_page: Opened,
) -> None:
    ana, ben = two_people(open_page, WITNESS, first=1)
    ben.wait()
    assert ana.page.evaluate("() => [notes, tones]") == [[], 0]
    ben.step(at_random("signals"))
    ana.page.wait_for_function("() => notes.length === 1 && tones > 0")
    assert ana.page.evaluate("() => notes") == ["Your turn"]


def test_a_table_begins_without_who_set_it(open_page: Opened) -> None:
    ana = open_page()
    players = [{"name": "Ana"}, *({"name": name, "open": True} for name in ("one", "two"))]
    wish = {"game": "tongiaki", "players": players, "access": "private", "first": 1}
    table = ana.page.request.post("/api/tables", data=wish).json()["table"]
    ben = open_page(f"/invite/{table['id']}/{table['invite']}")
    more = ben.page.get_by_role("button", name="Another person at this screen")
    more.click()
    expect(more).to_have_count(0)  # no more seats are free
    assert not faults(ben)
    ben.page.get_by_role("button", name="Remove person 2").click()
    more.click()
    ben.page.get_by_label("Name of person 2").fill("Dora")
    sit_down(ben, "Ben")
    assert ben.wait().moves
    begun = ben.page.request.get(f"/api/tables/{table['id']}").json()["table"]
    assert (begun["stage"], list(begun["shuffle"]["mixes"])) == ("playing", ["1", "2"])
    assert [player["name"] for player in begun["players"]] == ["Ana", "Ben", "Dora"]
    ben.step(at_random("beside"))
    assert ben.wait().moves
    now = ben.page.request.get(f"/api/tables/{table['id']}").json()["table"]
    assert now["turn"] == 2
    menu(ben, "Resign")  # both at this screen
    ben.page.get_by_text("The game ends, and your opponent wins. Resign?").wait_for()


def test_a_notification_is_asked_for_on_a_click(open_page: Opened) -> None:
    driver = open_page()
    driver.page.context.grant_permissions(["notifications"])
    driver.play_now()
    driver.page.get_by_role("button", name="Menu", exact=True).click()
    box = driver.page.get_by_label("Notification when it is your turn")
    expect(box).not_to_be_checked()
    box.check()
    driver.page.wait_for_function("() => JSON.parse(localStorage['vaka.preferences']).notify")
    driver.page.context.clear_permissions()
    box.uncheck()
    box.click()
    driver.page.get_by_text("The browser does not allow it").wait_for()
    expect(box).not_to_be_checked()
