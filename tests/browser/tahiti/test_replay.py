"""Replays of Tahiti: the page shows the server's view at every ply."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.browser.conftest import Opened
from tests.browser.page_driver import PageDriver
from tests.browser.positions import at_replay, kept
from tests.browser.records import almost_over, each_record, golden, played
from tests.browser.tahiti.expected_page import SHOWN, expected
from tests.browser.test_replay import by_keys, compare, upload, watch
from vaka import games
from vaka.core.records import files
from vaka.core.records.recorder import Recorder
from vaka.core.translations import LANGUAGES

GOLDEN = golden("tahiti")


@each_record(GOLDEN)
def test_the_page_shows_the_servers_view_of_golden_records(open_page: Opened, path: Path) -> None:
    compare(open_page("about:blank"), path, GOLDEN, SHOWN, expected)


# Where the seats and what stands below them begin and end.
STANDING = """() => [...document.querySelectorAll(".left .seat, .left > .panel")].map((part) => {
  const { top, bottom } = part.getBoundingClientRect();
  return `${Math.round(top)} to ${Math.round(bottom)}`;
})"""


def test_seats_keep_their_height_whoever_is_first_player(open_page: Opened) -> None:
    driver = at_replay(open_page, played("lots", 3, name="tahiti"), size=(1280, 800))
    page = driver.page
    plies = page.request.get(f"/api/tables/{driver.table}/plies").json()["plies"]
    changes = [
        ply["ply"]
        for ply in plies
        for event in ply["events"]
        if event["kind"] in ("begun", "became_first", "over")
    ]
    for language in LANGUAGES:
        driver.set_language(language)
        watch(driver, 0)
        before = page.evaluate(STANDING)
        assert len(before) == 5
        firsts = set()
        for ply in changes:
            watch(driver, ply)
            assert page.evaluate(STANDING) == before, f"{language}, ply {ply}"
            firsts.add(page.locator(".seat:has(.first)").get_attribute("data-seat"))
        assert len(firsts) > 1


def test_another_table_of_tourists_is_on_the_cards(open_page: Opened) -> None:
    tourists = "1,1,1,1,1,1,1,1,1,1,1,1"
    driver = at_replay(open_page, played("tourists", 2, name="tahiti", tourists=tourists), 40)
    assert driver.page.locator(".centre [data-tourists='1']").count() > 0
    assert driver.page.locator(".centre [data-tourists='4']").count() == 0


def test_once_it_is_over_a_replay_shows_the_tourists_and_the_hands_of_all(
    open_page: Opened,
) -> None:
    """Of every moment, on the table and at the seats: what they had won by then, and held."""
    text, game = played("open", 3, name="tahiti"), games.load("tahiti")
    driver = at_replay(open_page, text)
    recorder = Recorder.resume(files.loads(text.encode(), lambda _: game), game)
    seen = []
    for ply in (0, recorder.plies // 2, recorder.plies - 1):
        watch(driver, ply)
        tourists = [pile["points"] for pile in game.score(recorder.at(ply))["players"]]
        players = driver.page.evaluate(SHOWN)["players"].values()
        assert [player["tourists"] for player in players] == tourists
        seats = driver.page.locator(".seats [data-points]").all()
        assert [int(seat.get_attribute("data-points") or -1) for seat in seats] == tourists
        seen.append(sum(tourists))
    assert 0 == seen[0] < seen[1] < seen[2]
    for ply in (9, recorder.plies // 2, recorder.plies // 2 + 1):
        watch(driver, ply)
        hands = [sorted(game.view(recorder.at(ply), seat)["hand"]) for seat in range(3)]
        players = driver.page.evaluate(SHOWN)["players"].values()
        assert [player["hand"] for player in players] == hands
    fan = driver.page.locator("button.fan").first
    fan.click()  # shows them large
    large = driver.page.locator(".seen:popover-open [data-picture]")
    assert large.count() == int(fan.get_attribute("data-hand") or 0) > 0
    driver.page.keyboard.press("Escape")
    watch(driver, 0)
    driver.page.evaluate("() => document.activeElement.blur()")
    driver.page.keyboard.press("Space")  # what is dealt while it plays is open at the next moment
    driver.page.wait_for_function(
        "() => Number(document.querySelector('main').dataset.shownPly) > 8"
    )
    driver.page.keyboard.press("Space")
    driver.page.get_by_role("button", name="Play", exact=True).wait_for()
    driver.settle()
    assert driver.page.locator(".fan [data-face='back']").count() == 0


def test_while_it_is_played_a_replay_shows_nobodys_tourists_and_no_hand(open_page: Opened) -> None:
    driver = open_page("about:blank", game="tahiti")
    table = kept(driver.page, almost_over("tahiti"), "agent=&agent=random")
    driver.page.goto(f"/tables/{table}/replay")
    driver.page.locator("main[data-shown-ply='0']").wait_for()
    driver.page.get_by_role("button", name="To the end").click()
    driver.page.locator("[data-aside]:not([data-aside='0'])").first.wait_for()
    assert driver.page.locator("[data-aside][data-tourists], [data-points]").count() == 0
    driver.page.locator(".seat").get_by_text("set aside, face down").first.wait_for()
    watch(driver, 12)  # after the deal
    assert driver.page.locator(".fan [data-face='back']").count() >= 5


ROOM = """() => [".mat", ".centre"].map((part) => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect();
  return [top, bottom].map(Math.round);
})"""
STACKED = """() => [".others", ".centre", ".bar"].flatMap((part) => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect();
  return part === ".bar" ? [top] : [top, bottom];
})"""
HIGH = "(part, height) => (part.style.minHeight = height)"


def test_a_panel_that_goes_gives_its_room_back(open_page: Opened) -> None:
    driver = at_replay(open_page, played("room", 3, name="tahiti"), size=(1280, 800))
    page = driver.page
    driver.settle()
    before = page.evaluate(ROOM)
    page.locator(".scrubber").evaluate(HIGH, "340px")
    page.wait_for_function(f"(before) => ({ROOM})()[0][1] < before[0][1] - 100", arg=before)
    page.locator(".scrubber").evaluate(HIGH, "")
    page.wait_for_function(f"(before) => ({ROOM})().join() === before.join()", arg=before)
    page.set_viewport_size({"width": 900, "height": 700})  # where it takes almost all the room
    page.locator(".scrubber").evaluate(HIGH, "600px")
    page.wait_for_function("() => document.querySelector('.mat').style.scale < 0.8")
    driver.settle()
    edges = page.evaluate(STACKED)
    assert edges == sorted(edges)  # nothing lies over anything else
    page.locator(".scrubber").evaluate(HIGH, "")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_function(f"(before) => ({ROOM})().join() === before.join()", arg=before)
    page.locator(".scrubber .line").evaluate(HIGH, "48px")  # another line is no panel
    driver.settle()
    assert page.evaluate(ROOM) == before


def test_a_replay_plays_and_ends(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = open_page()
    upload(driver, played("replay", 3, name="tahiti"))
    page = driver.page
    page.locator("main[data-shown-ply='0']").wait_for()
    page.locator(".scrubber").get_by_text("Before the first step").wait_for()  # nothing is dealt
    watch(driver, 5)
    page.locator(".scrubber").get_by_text("Set-up").wait_for()
    watch(driver, 0)
    by_keys(driver)
    page.get_by_role("button", name="To the next turn").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('main').dataset.shownPly) > 40")
    page.get_by_role("button", name="Pause").click()
    shoot(driver, "tahiti-replay")
    page.get_by_role("button", name="To the end").click()
    page.locator(".log").get_by_text("the game are over").wait_for()
