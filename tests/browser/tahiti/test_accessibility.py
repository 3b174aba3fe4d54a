"""Accessibility of Tahiti: phones and dark mode."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import product

import pytest

from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, Opened
from tests.browser.page_driver import PageDriver
from tests.browser.positions import at_replay, at_table, go_to_replay, go_to_table
from tests.browser.records import almost_over, asked_in, cut, played
from tests.browser.tahiti.table import (
    eagerly,
    is_curtain_down,
    is_on_the_mat,
    lift_curtain,
    play_until,
    ready,
    set_table,
)
from tests.browser.test_accessibility import (
    VIEWS,
    faults,
    faults_in,
    is_thorough,
    looks_at_pages,
    open_beside,
)
from tests.browser.test_languages import assert_it_fits as assert_texts_fit
from tests.browser.test_languages import text_of
from tests.browser.test_replay import watch
from vaka.core.game import Game, State
from vaka.core.translations import LANGUAGES


@pytest.mark.parametrize("view", VIEWS)
def test_axe_finds_nothing_serious(open_page: Opened, view: str) -> None:
    driver = open_page(size=VIEWS[view], game="tahiti")
    page = driver.page
    page.locator("[data-picture=flowers12]").first.wait_for(state="attached")
    if looks_at_pages(driver, view):
        assert not faults_in(driver, view)
        page.goto("/rules/tahiti#H3.3")
        page.locator(".rule.asked").wait_for()
        assert not faults_in(driver, view)
        page.goto("/new/tahiti")
        page.get_by_label("Name of seat 1").wait_for()
        assert not faults_in(driver, view)
    set_table(driver, "Ana", "Ben", "random")
    assert is_curtain_down(driver)
    assert not faults_in(driver, view)
    lift_curtain(driver)
    assert not faults_in(driver, view)
    if is_thorough(driver, view):
        look_at_the_summary(driver, is_phone=view == "phone")
        look_at_picks(driver, view)
    go_to_replay(page, played("axe", 3, name="tahiti"), 60)
    assert not faults_in(driver, view)
    page.goto(f"/tables/{driver.table}")
    page.get_by_role("dialog").wait_for()
    assert not faults_in(driver, view)


def look_at_picks(driver: PageDriver, view: str) -> None:
    """In every phase: the question, and what is asked once something is picked."""
    picks = {"build": ("put", "take"), "open": ("lay",), "renovate": ("keep",)}
    for phase, verbs in picks.items():
        go_to_table(driver.page, cut(["Ana", "Ben"], asked_in(phase), name="tahiti"))
        driver.wait()
        if phase != "build":
            assert not faults_in(driver, view), phase
        for verb in verbs:
            asked = driver.wait()
            driver.choose(next(move for move in asked.moves if move.startswith(verb)))
            driver.wait_until_moved_on(asked)
            assert not faults_in(driver, view), verb


def look_at_the_summary(driver: PageDriver, *, is_phone: bool) -> None:
    if is_phone:
        assert not faults(driver, within=open_beside(driver))
    summary = driver.page.get_by_role("dialog", name="Summary card")
    driver.page.get_by_role("button", name="Summary card").click()
    summary.wait_for()
    assert not faults(driver, within="dialog[open]")
    summary.get_by_role("button", name="Close").click()
    summary.wait_for(state="hidden")
    if is_phone:
        open_beside(driver)


# What each choice was made with.
WATCH_FINGERS = """() => {
  window.touches = [];
  addEventListener("click", ({ target, pointerType }) => {
    if (target.closest("[data-move], .confirm .primary")) window.touches.push(pointerType);
  }, true);
}"""


def test_a_game_is_played_on_a_phone(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = open_page(size=PHONE, game="tahiti")
    shoot(driver, "tahiti-phone-start")
    driver.play_now()
    page = driver.page
    driver.taps = True
    page.evaluate(WATCH_FINGERS)
    seen: set[str] = set()
    looks = 0

    def look(asked: object) -> bool:
        nonlocal looks
        looks += 1
        picks = page.locator("main").get_attribute("data-picks")
        key = f"{driver.phase}{'' if picks == '0' else '-picked'}"
        if key not in seen:
            seen.add(key)
            shoot(driver, f"tahiti-phone-{key}")
            assert_it_fits(driver)
            assert page.locator("[data-discards]").is_visible()
        return driver.phase == "renovate"

    play_until(driver, eagerly("phone"), look)
    assert {"build", "build-picked", "open", "renovate"} <= seen
    touches = page.evaluate("() => window.touches")
    # Every choice but the last, which is only looked at; how many there are depends on the deal.
    assert touches == ["touch"] * (looks - 1)
    page.get_by_role("button", name="Seats, score sheet, log and more").click()
    page.locator("aside.right.open").wait_for()
    shoot(driver, "tahiti-phone-drawer")
    assert_it_fits(driver)


# What lies over each other in the prompt, from what is asked to the last button; whether some of
# it is below the edge; and the places of the sheet and of the cards in hand.
PROMPT = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const ask = document.querySelector(".prompt");
  const rows = [...ask.querySelectorAll("h2, .specials, .buttons > .button:last-child")]
    .map((part) => part.getBoundingClientRect());
  const over = rows.filter(({ top }, row) => row > 0 && top < rows[row - 1].bottom - 1);
  const places = [".seat-strip", ".sheet-body", ".hand-strip", ".centre"].map(box)
    .flatMap(({ top, bottom }) => [top, bottom].map(Math.round));
  return [over.length, rows.some(({ bottom }) => bottom > innerHeight), places];
}"""


def test_a_phone_keeps_its_sheet_through_a_turn_and_while_others_play(
    open_page: Opened,
) -> None:
    driver = at_table(
        open_page,
        cut(["Ana", "Ben"], holds(2), name="tahiti"),
        size=PHONE,
        game="tahiti",
        speed="slow",
        locale="de-DE",
    )
    driver.wait()
    high = driver.page.evaluate(PROMPT)
    assert driver.page.locator(".special").count() == 2
    assert high[:2] == [0, False]
    driver.choose(next(move for move in driver.offered() if move.startswith("put")))
    driver.page.locator(".down").wait_for()
    assert driver.page.evaluate(PROMPT) == high
    driver.page.get_by_role("button", name="Zurück", exact=True).click()
    driver.page.locator(".down").wait_for(state="detached")
    driver.choose("end")
    driver.page.locator(".confirm .primary").click()
    driver.page.locator(".prompt:not(.own-turn)").wait_for()
    assert driver.page.evaluate(PROMPT)[2] == high[2]


# Of the question with special cards: whether some of it is below the edge, the rows that lie over
# each other, how many medals are whole, and the words of special cards that are seen in part.
SPECIALS = """() => {
  const box = (part) => part.getBoundingClientRect();
  const ask = document.querySelector(".prompt");
  const list = ask.querySelector(".specials");
  const { left, right, top, bottom } = box(list);
  const isWhole = (one) => one.left >= left - 1 && one.right <= right + 1
    && one.top >= top - 1 && one.bottom <= bottom + 1;
  const isSeen = (one) => one.left < right - 1 && one.right > left + 1;
  const words = [...list.querySelectorAll("b, small")].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  });
  const rows = [...ask.querySelectorAll("h2, small.aside, .specials, .button[data-move=end]")];
  const over = rows.map(box).filter(({ top }, row, all) =>
    row > 0 && top < all[row - 1].bottom - 1);
  return [
    rows.map(box).some(({ bottom }) => bottom > innerHeight),
    rows.length - 4 + over.length,
    [...list.querySelectorAll("svg")].map(box).filter(isWhole).length,
    words.filter((one) => isSeen(one) && !isWhole(one)).length,
  ];
}"""


def holds(specials: int) -> Callable[[Game, State], bool]:
    """Whether the first seat may swap, or play so many special cards."""

    def wanted(game: Game, state: State) -> bool:
        moves = [game.move_text(state, move) for move in state.moves()] if state.turn == 0 else []
        plays = [move for move in moves if move.startswith("play")]
        return len(plays) == specials and any(move.startswith("put") for move in moves)

    return wanted


PHONES = (PHONE, SMALL_PHONE)
Phone = tuple[PageDriver, str, tuple[int, int]]


def on_phones(open_page: Opened, wanted: Callable[[Game, State], bool]) -> Iterator[Phone]:
    """A table of three at a position, in every language and on both phones."""
    record = cut(["Ana", "Ben", "Chloe"], wanted, name="tahiti")
    driver = at_table(open_page, record, bots=2, size=PHONE, game="tahiti")
    ready(driver)
    for language, size in product(LANGUAGES, PHONES):
        driver.set_language(language)
        driver.resize(size)
        yield driver, language, size


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_phone_tells_the_swap_and_the_special_cards_whole(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], count: int
) -> None:
    for driver, language, size in on_phones(open_page, holds(count)):
        where = f"{language}-{size[0]}"
        shoot(driver, f"tahiti-specials-{count}-{where}")
        is_cut, over, medals, cut_words = driver.page.evaluate(SPECIALS)
        assert not is_cut, where
        assert not over, where
        assert medals == min(2, count), where  # the next is seen to be there
        assert not cut_words, where


def assert_it_fits(driver: PageDriver) -> None:
    """Nothing sticks out at the side, and every choice can be hit with a thumb."""
    page = driver.page
    wide, room = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room
    small = page.eval_on_selector_all(
        "[data-move]",
        "all => all.filter((e) => e.getBoundingClientRect().height < 36).map((e) => e.outerHTML)",
    )
    assert not small


# Of a hint: whether all of it is seen; how many cards it means, and how many of them are cut.
HINTED = """() => {
  const boxes = (part) => [...document.querySelectorAll(part)]
    .map((one) => one.getBoundingClientRect());
  const parts = [".side-panel", ".hint-card", "main .hand-strip", ".highlight"];
  const [[told], [text], [hand], rings] = parts.map(boxes);
  const medals = boxes("main [data-move^=play]"); // of a special card, by which it is played
  const isMedal = (ring) => medals.some(({ top, bottom, height }) =>
    ring.top <= top && ring.bottom >= bottom && ring.height < height + 20);
  const isCut = (ring) => !isMedal(ring)
    && (ring.height < 60 || (ring.top < hand.top - 12 && ring.bottom > hand.top + 12));
  const isWhole = text.bottom <= told.bottom + 1 && told.bottom <= innerHeight + 1;
  return [isWhole, rings.length, rings.filter(isCut).length];
}"""


def test_a_phone_shows_a_hint_whole_and_the_cards_it_means(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = open_page("about:blank", size=PHONE, game="tahiti", locale="de-DE")
    set_table(driver, "Ana", "random", "random", allow_hints=True)
    page = driver.page
    volcano = page.locator("header").get_by_role("img", name=re.compile("Vulkan 6 von 8"))
    assert volcano.count() == 1  # however much of the mountain is covered
    page.get_by_role("button", name="Tipp").click()
    page.locator("[data-hint]").wait_for()
    page.locator(".highlight").first.wait_for()
    driver.settle()
    shoot(driver, "tahiti-phone-hint")
    is_whole, rings, cut = page.evaluate(HINTED)
    assert is_whole
    assert rings > 0
    assert not cut
    page.locator(".hint-card").get_by_role("button", name="Schließen").click()
    driver.choice("end").wait_for()


# Whose cards are in sight, as far as the table is not covered: all of them but for a rim.
IN_SIGHT = """() => {
  const mat = document.querySelector(".mat").getBoundingClientRect();
  return [...document.querySelectorAll("[data-player], .centre")].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= mat.top && bottom <= mat.bottom + 12;
  }).map((part) => part.dataset.player ?? "centre").sort();
}"""


@pytest.mark.parametrize(("players", "size"), [(3, PHONE), (4, PHONE), (4, SMALL_PHONE)])
def test_a_phone_shows_in_a_replay_where_something_happens(
    open_page: Opened, players: int, size: tuple[int, int]
) -> None:
    driver = at_replay(open_page, played("sight", players, name="tahiti"), size=size)
    page = driver.page
    plies = page.request.get(f"/api/tables/{driver.table}/plies").json()["plies"]
    opened = {
        ply["ply"]: event["seat"]
        for ply in plies
        for event in ply["events"]
        if event["kind"] == "laid"
    }
    assert set(opened.values()) > {"purple", "orange"}
    for ply, seat in list(opened.items())[:8]:
        watch(driver, ply)
        seen = page.evaluate(IN_SIGHT)
        assert seat in seen
        assert size == SMALL_PHONE or len(seen) == players
    put = next(ply["ply"] for ply in plies for event in ply["events"] if event["kind"] == "put")
    watch(driver, put)
    assert "centre" in page.evaluate(IN_SIGHT)


def opens(game: Game, state: State) -> bool:
    """The first seat may open an attraction."""
    return state.turn == 0 and game.view(state, 0)["phase"] == "open"


@pytest.mark.parametrize(("players", "sizes"), [(3, PHONES), (4, [PHONE])])
def test_a_phone_shows_the_cards_of_all_while_they_are_opened(
    open_page: Opened,
    shoot: Callable[[PageDriver, str], None],
    players: int,
    sizes: Sequence[tuple[int, int]],
) -> None:
    record = cut(["Ana", "Ben", "Chloe", "Dirk"][:players], opens, name="tahiti")
    driver = at_table(open_page, record, bots=players - 1, size=PHONE, game="tahiti")
    ready(driver)
    tables = ["purple", "orange", "yellow", "white"][:players]
    for language, size in product(LANGUAGES, sizes):
        driver.set_language(language)
        driver.resize(size)
        shoot(driver, f"tahiti-opening-{players}-{size[0]}-{language}")
        assert set(driver.page.evaluate(IN_SIGHT)) >= set(tables), f"{language} at {size[0]}"


def asks_in(phase: str, turns: int) -> Callable[[Game, State], bool]:
    """Whether the first seat is asked in a phase, after so many turns of building."""

    def wanted(game: Game, state: State) -> bool:
        view = game.view(state, 0)
        is_late = phase != "build" or view["round"] == turns
        return state.turn == 0 and view["phase"] == phase and is_late

    return wanted


# The words of the header, and whether they are all in it.
BRIEF = """() => {
  const header = document.querySelector("header");
  const isWhole = header.scrollWidth <= header.clientWidth && header.offsetHeight === 48;
  return [header.querySelector(".brief").innerText.split("\\n")[0].trim(), isWhole];
}"""


@pytest.mark.parametrize(
    ("phase", "turn"), [("build", 2), ("build", 4), ("open", 4), ("renovate", 4)]
)
def test_the_header_of_a_phone_says_which_phase_and_turn_it_is(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], phase: str, turn: int
) -> None:
    for driver, language, size in on_phones(open_page, asks_in(phase, turn)):
        key = "table.buildingBrief" if phase == "build" else f"phase.{phase}"
        said = text_of(language, key, "tahiti").format(n=turn, of=4)
        shoot(driver, f"tahiti-header-{phase}-{turn}-{language}-{size[0]}")
        assert driver.page.evaluate(BRIEF) == [said, True]
        assert_texts_fit(driver, said)


def test_a_phone_goes_back_to_the_centre_for_building(open_page: Opened) -> None:
    record = cut(["Ana", "Ben", "Chloe"], opens, name="tahiti")
    driver = at_table(open_page, record, bots=2, size=PHONE, game="tahiti")
    ready(driver)
    driver.settle()
    # What happened meanwhile, and what it is about, may stand below the question.
    seen = driver.page.evaluate(IN_SIGHT)
    assert len(seen) >= 2
    assert "purple" in seen
    play_until(driver, eagerly("sight"), lambda _: driver.phase == "build")
    driver.settle()
    assert "centre" in driver.page.evaluate(IN_SIGHT)


# Cards of the hand that stick out of it, and buttons that lie on the number of another card.
CROWDED = """() => {
  const hand = document.querySelector(".hand");
  const frame = hand.getBoundingClientRect();
  const cards = [...hand.querySelectorAll("[data-card-id]")];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const outside = boxes.filter(({ left, right }) => left < frame.left || right > frame.right + 1);
  const hidden = [...hand.querySelectorAll(".play")].filter((button) => {
    const box = button.getBoundingClientRect();
    return boxes.some(({ left, top, width }, index) =>
      !button.parentElement.contains(cards[index])
      && box.right > left + 1 && box.left < left + width * 0.42 && box.top < top + width * 0.5);
  });
  return [cards.length, hand.querySelectorAll(".play").length, outside.length, hidden.length];
}"""


def test_a_full_hand_stays_in_its_frame(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = open_page("/learn/tahiti", game="tahiti")
    driver.page.get_by_role("button", name="Play on without the first steps").click()
    for move in ("put pearls1", "take flowers8", "take pearls8", "done"):
        asked = driver.wait()
        driver.choose(move)
        driver.wait_until_moved_on(asked)
    driver.wait()
    for size in (DESKTOP, (1280, 800), SMALL_PHONE):
        driver.resize(size)
        shoot(driver, f"tahiti-full-hand-{size[0]}")
        assert driver.page.evaluate(CROWDED) == [10, 2, 0, 0], size


def test_less_motion_is_no_motion_and_more_is_some(open_page: Opened) -> None:
    driver = open_page("about:blank", game="tahiti", speed="normal")
    set_table(driver, "Ana", "random")
    play_until(driver, eagerly("still"), lambda asked: asked.ply > 20)
    assert driver.page.locator(".moving").count() == 0
    assert driver.page.evaluate("() => document.getAnimations().length") == 0


# When the last thing was said to happen, when the end was told over it, and what was waited for;
# and whether a mark of who leads was left without its cards.
WATCH_THE_END = """() => {
  const seen = (window.seen = { waits: [], isBare: false });
  const see = () => {
    for (const sum of document.querySelectorAll(".sum.leads")) {
      seen.isBare ||= sum.textContent.trim() === "";
    }
    const caption = document.querySelector(".prompt .caption")?.textContent ?? "";
    if (caption.includes("the game are over")) seen.over ??= performance.now();
    if (document.querySelector("dialog.game-over")) seen.dialog ??= performance.now();
  };
  const what = { childList: true, characterData: true, subtree: true };
  new MutationObserver(see).observe(document.body, what);
  const later = window.setTimeout;
  window.setTimeout = (work, time, ...more) => later((...all) => {
    if (time > MOMENT) seen.waits.push(time);  // a timer that is cleared is no wait
    return work(...all);
  }, time, ...more);
}"""
MOMENT = 1100
"""Milliseconds: more than anything else that is waited for."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_last_thing_is_seen_before_the_end_is_told(open_page: Opened, motion: str) -> None:
    driver = at_table(
        open_page, almost_over("tahiti"), game="tahiti", speed="normal", motion=motion
    )
    page = driver.page
    ready(driver)
    page.evaluate(WATCH_THE_END.replace("MOMENT", str(MOMENT)))
    play_until(driver, eagerly("end"), lambda _: False)
    page.get_by_role("dialog").wait_for()
    seen = page.evaluate("() => window.seen")
    assert not seen["isBare"]
    if motion == "reduce":
        assert not seen["waits"]
    else:
        assert seen["dialog"] - seen["over"] > MOMENT


def test_cards_are_seen_to_move(open_page: Opened) -> None:
    driver = open_page("about:blank", game="tahiti", speed="slow", motion="no-preference")
    set_table(driver, "Ana", "random")
    driver.page.evaluate(
        """() => {
          window.moved = new Set();
          const see = (all) => {
            for (const { target } of all) {
              if (target.style?.transform) window.moved.add(target.dataset.face);
            }
          };
          const what = { attributes: true, attributeFilter: ["style"], subtree: true };
          new MutationObserver(see).observe(document.body, what);
        }"""
    )
    driver.choose("end")
    driver.page.locator(".confirm .primary").click()
    play_until(driver, eagerly("motion"), lambda asked: asked.ply > 24)
    assert driver.page.evaluate("() => window.moved.size") > 0
    assert driver.page.locator(".moving").count() == 0


def keeps_the_last(game: Game, state: State) -> bool:
    """Renovation with a single attraction: once it is marked there is nothing more to keep."""
    view = game.view(state, 0)
    is_asked = state.turn == 0 and view["phase"] == "renovate"
    return is_asked and len(view["seats"][0]["table"]) == 1 and not view["choice"]["to_cut"]


def test_a_phone_names_what_is_to_be_kept_and_keeps_it_in_sight(open_page: Opened) -> None:
    driver = at_table(
        open_page, cut(["Ana", "Ben"], keeps_the_last, name="tahiti"), game="tahiti", size=PHONE
    )
    page = driver.page
    asked = driver.wait()
    keep = next(move for move in asked.moves if move.startswith("keep "))
    driver.choose(keep)
    driver.wait_until_moved_on(asked)
    driver.settle()
    card = re.sub(r"(\d+)", r" \1", keep.split()[1])
    assert page.locator(".prompt [data-move=done]").inner_text() == f"Keep {card}"
    assert is_on_the_mat(driver, "[data-pick]")
