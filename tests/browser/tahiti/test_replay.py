"""Records of Tahiti: what is shown at each ply is what the server says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import Opened
from tests.browser.hand import Hand
from tests.browser.records import almost_over, golden, played, shortest
from tests.browser.tahiti.view import SHOWN, expected
from tests.browser.test_languages import LOCALES
from tests.browser.test_replay import by_keys, compare, upload, watch
from vaka import games
from vaka.core.game import Game
from vaka.core.records import archive
from vaka.core.records.log import Log

GOLDEN = golden("tahiti")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_page_shows_the_servers_view_of_golden_records(open_page: Opened, path: Path) -> None:
    compare(open_page(), path, SHOWN, expected, closely=path == shortest(GOLDEN))


# Where the seats and what stands below them begin and end.
STANDING = """() => [...document.querySelectorAll(".left .seat, .left > .panel")].map((part) => {
  const { top, bottom } = part.getBoundingClientRect();
  return `${Math.round(top)} to ${Math.round(bottom)}`;
})"""


@pytest.mark.parametrize("language", ["en-GB", *LOCALES.values()])
def test_seats_keep_their_height_whoever_is_first_player(open_page: Opened, language: str) -> None:
    hand = open_page(size=(1280, 800), locale=language)
    page = hand.page
    made = page.request.post("/api/records", data=played("lots", 3, name="tahiti")).json()
    table = made["table"]["id"]
    plies = page.request.get(f"/api/tables/{table}/plies").json()["plies"]
    changes = [
        ply["ply"]
        for ply in plies
        for event in ply["events"]
        if event["kind"] in ("begun", "became_first", "over")
    ]
    page.goto(f"/tables/{table}/replay?at=0")
    page.locator("main[data-shown='0']").wait_for()
    before = page.evaluate(STANDING)
    assert len(before) == 5
    firsts = set()
    for ply in changes:
        watch(hand, ply)
        assert page.evaluate(STANDING) == before, ply
        firsts.add(page.locator(".seat:has(.first)").get_attribute("data-seat"))
    assert len(firsts) > 1


def test_another_table_of_tourists_is_on_the_cards(open_page: Opened) -> None:
    hand = open_page()
    tourists = "1,1,1,1,1,1,1,1,1,1,1,1"
    upload(hand, played("tourists", 2, name="tahiti", tourists=tourists))
    hand.page.locator("main[data-shown]").wait_for()
    watch(hand, 40)
    assert hand.page.locator(".centre [data-tourists='1']").count() > 0
    assert hand.page.locator(".centre [data-tourists='4']").count() == 0


def replayed(hand: Hand, seed: str) -> tuple[Game, Log]:
    """The replay of a game for three that is over, and its log."""
    text = played(seed, 3, name="tahiti")
    upload(hand, text)
    hand.page.locator("main[data-shown]").wait_for()
    game = games.load("tahiti")
    return game, Log.resume(archive.loads(text.encode(), lambda _: game), game)


def test_once_it_is_over_a_replay_shows_the_tourists_of_all(open_page: Opened) -> None:
    """Of every moment, on the table and at the seats: those that they had won by then."""
    hand = open_page()
    game, log = replayed(hand, "open")
    seen = []
    for ply in (0, log.plies // 2, log.plies - 1):
        watch(hand, ply)
        tourists = [pile["points"] for pile in game.score(log.at(ply))["players"]]
        players = hand.page.evaluate(SHOWN)["players"].values()
        assert [player["tourists"] for player in players] == tourists
        seats = hand.page.locator(".seats [data-points]").all()
        assert [int(seat.get_attribute("data-points") or -1) for seat in seats] == tourists
        seen.append(sum(tourists))
    assert 0 == seen[0] < seen[1] < seen[2]


# From now on, what is seen of each pile set aside: its cards, and what they count.
PILES = """() => {
  window.piles = [];
  const look = () => window.piles.push(...[...document.querySelectorAll("[data-aside]")]
    .map((pile, seat) => [seat, Number(pile.dataset.aside), Number(pile.dataset.tourists)]));
  look();
  const all = { attributes: true, subtree: true };
  new MutationObserver(look).observe(document.querySelector(".mat"), all);
}"""


def test_what_is_set_aside_counts_as_it_is_seen_to_go_there(open_page: Opened) -> None:
    hand = open_page(speed="fast", motion="no-preference")
    page = hand.page
    made = page.request.post("/api/records", data=played("piles", 2, name="tahiti")).json()
    table = made["table"]["id"]
    plies = page.request.get(f"/api/tables/{table}/plies").json()["plies"]
    won = [[event["kind"] for event in ply["events"]] for ply in plies]
    ply = next(number for number, kinds in enumerate(won) if kinds.count("awarded") > 1)
    page.goto(f"/tables/{table}/replay?at={ply}")
    page.locator(f"main[data-shown='{ply}']").wait_for()
    page.evaluate(PILES)
    page.get_by_role("button", name="Play", exact=True).click()
    shown = "(ply) => Number(document.querySelector('main').dataset.shown) > ply"
    page.wait_for_function(shown, arg=ply)
    seen = {tuple(pile) for pile in page.evaluate("window.piles")}
    assert len(seen) > 3
    assert len({(seat, cards) for seat, cards, _ in seen}) == len(seen)


def test_once_it_is_over_a_replay_shows_all_hands(open_page: Opened) -> None:
    hand = open_page()
    game, log = replayed(hand, "hands")
    for ply in (9, log.plies // 2, log.plies // 2 + 1):
        watch(hand, ply)
        hands = [sorted(game.view(log.at(ply), seat)["hand"]) for seat in range(3)]
        players = hand.page.evaluate(SHOWN)["players"].values()
        assert [player["hand"] for player in players] == hands
    fan = hand.page.locator("button.fan").first
    fan.click()  # shows them large
    large = hand.page.locator(".seen:popover-open [data-picture]")
    assert large.count() == int(fan.get_attribute("data-hand") or 0) > 0
    hand.page.keyboard.press("Escape")
    watch(hand, 0)
    hand.page.evaluate("() => document.activeElement.blur()")
    hand.page.keyboard.press("Space")  # what is dealt while it plays is open at the next moment
    hand.page.wait_for_function("() => Number(document.querySelector('main').dataset.shown) > 8")
    hand.page.keyboard.press("Space")
    hand.page.get_by_role("button", name="Play", exact=True).wait_for()
    hand.rest()
    assert hand.page.locator(".fan [data-face='back']").count() == 0


def test_while_it_is_played_a_replay_shows_nobodys_tourists_and_no_hand(open_page: Opened) -> None:
    hand = open_page(game="tahiti")
    made = hand.page.request.post("/api/records?agent=&agent=random", data=almost_over("tahiti"))
    hand.page.goto(f"/tables/{made.json()['table']['id']}/replay")
    hand.page.locator("main[data-shown='0']").wait_for()
    hand.page.get_by_role("button", name="To the end").click()
    hand.page.locator("[data-aside]:not([data-aside='0'])").first.wait_for()
    assert hand.page.locator("[data-aside][data-tourists], [data-points]").count() == 0
    hand.page.locator(".seat").get_by_text("set aside, face down").first.wait_for()
    watch(hand, 12)  # after the deal
    assert hand.page.locator(".fan [data-face='back']").count() >= 5


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
    hand = open_page(size=(1280, 800))
    upload(hand, played("room", 3, name="tahiti"))
    page = hand.page
    page.locator("main[data-shown]").wait_for()
    hand.rest()
    before = page.evaluate(ROOM)
    page.locator(".scrubber").evaluate(HIGH, "340px")
    page.wait_for_function(f"(before) => ({ROOM})()[0][1] < before[0][1] - 100", arg=before)
    page.locator(".scrubber").evaluate(HIGH, "")
    page.wait_for_function(f"(before) => ({ROOM})().join() === before.join()", arg=before)
    page.set_viewport_size({"width": 900, "height": 700})  # where it takes almost all the room
    page.locator(".scrubber").evaluate(HIGH, "600px")
    page.wait_for_function("() => document.querySelector('.mat').style.scale < 0.8")
    hand.rest()
    edges = page.evaluate(STACKED)
    assert edges == sorted(edges)  # nothing lies over anything else
    page.locator(".scrubber").evaluate(HIGH, "")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_function(f"(before) => ({ROOM})().join() === before.join()", arg=before)
    page.locator(".scrubber .line").evaluate(HIGH, "48px")  # another line is no panel
    hand.rest()
    assert page.evaluate(ROOM) == before


def test_a_replay_plays_and_ends(open_page: Opened, shoot: Callable[[Hand, str], None]) -> None:
    hand = open_page()
    upload(hand, played("replay", 3, name="tahiti"))
    page = hand.page
    page.locator("main[data-shown='0']").wait_for()
    page.locator(".scrubber").get_by_text("Before the first step").wait_for()  # nothing is dealt
    watch(hand, 5)
    page.locator(".scrubber").get_by_text("Set-up").wait_for()
    watch(hand, 0)
    by_keys(hand)
    page.get_by_role("button", name="To the next turn").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('main').dataset.shown) > 40")
    page.get_by_role("button", name="Pause").click()
    shoot(hand, "tahiti-replay")
    page.get_by_role("button", name="To the end").click()
    page.locator(".log").get_by_text("the game are over").wait_for()
