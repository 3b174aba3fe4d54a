"""Hints at tables that allow them, and the graph below a replay."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Opened
from tests.browser.page_driver import PageDriver, at_random
from tests.browser.positions import at_new_table, at_replay, at_table, go_to_replay
from tests.browser.records import GOLDEN, almost_over
from tests.browser.test_accessibility import faults
from tests.browser.test_languages import text_of
from tests.browser.test_replay import watch
from vaka import games
from vaka.core.translations import LANGUAGES

RECORD = next(path for path in GOLDEN if path.stem == "page-tongiaki-two-colours")

# Whether the moment that is asked for is shown.
SETTLED = """() => document.querySelector("main").dataset.shownPly
  === document.querySelector("input[type=range]").value"""


def at_first(open_page: Opened, *, hints: bool = True, **settings: Any) -> PageDriver:
    """At a new table of two people."""
    return at_new_table(open_page, ["Ana", "Ben"], allow_hints=hints, **settings)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_can_be_read_and_played(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], size: tuple[int, int]
) -> None:
    driver = at_first(open_page, size=size)
    driver.page.get_by_role("button", name="Hint").click()
    hint = driver.page.locator("[data-hint]")
    hint.wait_for()
    assert re.fullmatch(r"moor a boat on Tonga, [a-z-]+", hint.inner_text())
    driver.page.get_by_text(re.compile(r"chance to win \d+")).wait_for()
    shoot(driver, f"hint-{size[0]}")
    driver.page.get_by_role("button", name="Play this").click()
    driver.page.locator("main[data-ply='1']").wait_for()
    hint.wait_for(state="detached")


# Plays what a hint says, and looks whether it is gone while that is still to be shown.
PLAY_THIS = """async () => {
  document.querySelector(".hint-card .play").click();
  await new Promise(requestAnimationFrame);
  const { ply } = document.querySelector("main").dataset;
  return [document.querySelectorAll(".hint-card").length, ply];
}"""


def test_a_hint_goes_as_soon_as_it_is_played(open_page: Opened) -> None:
    driver = at_first(open_page, speed="normal")
    driver.page.get_by_role("button", name="Hint").click()
    driver.page.locator(".hint-card").wait_for()
    assert driver.page.evaluate(PLAY_THIS) == [0, "0"]
    driver.page.locator("main[data-ply='1']").wait_for()


# Of each mark of a hint: its own colour and that around it, and how much of a whole outline it is.
MARKS = """() => [...document.querySelectorAll(".highlight")].map((ring) => {
  const [under, line] = ring.querySelectorAll("path");
  const { width, height } = ring.getBoundingClientRect();
  return {
    colours: [line, under].map((path) => getComputedStyle(path).stroke),
    share: line.getTotalLength() / (2 * (width + height)),
  };
})"""


def brightness(colour: str) -> float:
    """The luminance of a colour as the browser writes it, from 0 to 1."""
    shares = [int(share) / 255 for share in re.findall(r"\d+", colour)[:3]]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_hint_is_told_from_what_may_be_chosen_by_its_form(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], theme: str
) -> None:
    """Corners, not an outline; and by night as by day they are seen on whatever they lie."""
    driver = open_page("/learn/tongiaki", theme=theme)
    driver.wait()
    driver.page.get_by_role("button", name="Hint").click()
    driver.page.locator("[data-hint]").wait_for()
    driver.page.locator(".highlight").nth(1).wait_for()
    shoot(driver, f"hint-marks-{theme}")
    marks = driver.page.evaluate(MARKS)
    assert len(marks) == 2  # the choice and its island; the beach lies within
    for mark in marks:
        assert mark["share"] < 0.6
        dark, bright = sorted(brightness(colour) for colour in mark["colours"])
        assert (bright + 0.05) / (dark + 0.05) > 7


def test_a_hint_goes_when_something_else_is_chosen(open_page: Opened) -> None:
    driver = at_first(open_page)
    driver.page.get_by_role("button", name="Hint").click()
    hint = driver.page.locator("[data-hint]")
    hint.wait_for()
    driver.page.keyboard.press("Escape")
    hint.wait_for(state="detached")
    driver.page.get_by_role("button", name="Hint").click()
    hint.wait_for()
    driver.step(lambda moves: moves[0])
    hint.wait_for(state="detached")


def test_a_hint_goes_on_with_what_is_picked_and_begins_anew_where_it_must(
    open_page: Opened,
) -> None:
    driver = open_page("/learn/tongiaki")
    page = driver.page
    driver.wait()
    page.get_by_role("button", name="Play on without the first steps").click()
    hint, ask = page.locator("[data-hint]"), page.get_by_role("button", name="Hint")
    ask.click()
    hint.wait_for()
    island = re.search(r"expand (\w+)", hint.inner_text())
    assert island
    asked = driver.wait()
    driver.choose(f"expand {island[1]}")
    driver.wait_until_moved_on(asked)
    page.locator("[data-hint='hint.rest']").wait_for()  # it stays, with the rest of it
    assert "expand" not in hint.inner_text()
    page.get_by_role("button", name="Back", exact=True).click()
    page.locator("[data-hint='hint.title']").wait_for()
    other = next(move for move in driver.offered() if move not in ("settle", f"expand {island[1]}"))
    asked = driver.wait()
    driver.choose(other)
    driver.wait_until_moved_on(asked)
    hint.wait_for(state="detached")
    ask.click()
    page.locator("[data-hint='hint.anew']").wait_for()
    assert "expand" in hint.inner_text()
    ply = driver.ply
    page.get_by_role("button", name="Play this").click()
    page.wait_for_function("(ply) => document.querySelector('main').dataset.ply > ply", arg=ply)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_table_without_hints_says_why_there_are_none(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], size: tuple[int, int]
) -> None:
    driver = at_first(open_page, hints=False, size=size)
    page = driver.page
    assert page.get_by_role("button", name="Hint", exact=True).count() == 0
    why = page.get_by_text("This table was set up without hints.")
    assert why.count() == 0
    page.get_by_role("button", name="No hints").click()
    why.wait_for()
    shoot(driver, f"no-hints-{size[0]}")
    assert not faults(driver)
    driver.step(lambda moves: moves[0])
    why.wait_for(state="detached")


def test_hints_are_allowed_unless_somebody_comes_from_elsewhere(open_page: Opened) -> None:
    driver = open_page("/new")
    page = driver.page
    allowed, seat = page.get_by_label(re.compile("Allow hints")), "Who sits in seat 2"
    expect(allowed).to_be_checked()
    page.get_by_label(seat).select_option("invite by link")
    expect(allowed).not_to_be_checked()
    page.get_by_label(seat).select_option("person at this screen")
    expect(allowed).to_be_checked()
    page.get_by_role("button", name="Begin", exact=True).click()
    driver.wait()
    assert page.get_by_role("button", name="Hint", exact=True).count() == 1


def test_who_plays_on_from_a_record_may_ask_for_hints(open_page: Opened) -> None:
    driver = at_replay(open_page, RECORD.read_text("utf-8"), 40)
    driver.page.get_by_role("button", name="Play on from here").click()
    driver.page.locator("main[data-ply]").wait_for()
    driver.wait()
    driver.page.get_by_role("button", name="Hint", exact=True).wait_for()


def test_who_forbids_hints_is_heard_whoever_comes(open_page: Opened) -> None:
    driver = open_page("/new")
    page = driver.page
    allowed, seat = page.get_by_label(re.compile("Allow hints")), "Who sits in seat 2"
    allowed.uncheck()
    page.get_by_label(seat).select_option("greedy")
    expect(allowed).not_to_be_checked()
    page.get_by_role("button", name="Begin", exact=True).click()
    driver.wait()
    page.get_by_role("button", name="No hints").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_graph_stands_under_the_replay(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], theme: str
) -> None:
    driver = at_replay(open_page, RECORD.read_text("utf-8"), theme=theme)
    page = driver.page
    page.get_by_role("button", name="Analyse this game").click()
    graph = page.get_by_role("img", name="Each player's chance to win")
    graph.wait_for()
    assert graph.locator(".line").count() == graph.locator(".band").count() == 2
    steps = int(graph.get_attribute("data-moments") or 0)
    assert steps > 50
    chances = page.locator("[data-chance]")
    assert chances.count() == 2
    assert_marked(page)
    assert not faults(driver)
    box = graph.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    plies = page.get_by_label("Moment of the game").get_attribute("max")
    page.locator(f"main[data-shown-ply='{plies}']").wait_for()
    assert sorted(re.findall(r"\d+%", text)[0] for text in chances.all_inner_texts()) == [
        "0%",
        "100%",
    ]
    turned = assert_told(page)
    turned.first.click()
    page.wait_for_function(SETTLED)
    shoot(driver, f"analysis-{theme}")
    assert_room_is_kept(driver)
    # Who leaves the replay and comes back finds it there.
    page.get_by_role("link", name="Vaka", exact=True).click()
    page.get_by_role("button", name="Play now").wait_for()
    page.go_back()
    graph.wait_for()


def assert_told(page: Page) -> Locator:
    """Turning points stand beside the board, in words: when, by what, for whom, how much."""
    turned = page.get_by_role("list", name="Turning points").get_by_role("button")
    turned.first.wait_for()
    numbers = [mark.inner_text() for mark in page.locator("[data-turning-point]").all()]
    assert numbers == [str(n) for n in range(1, turned.count() + 1)]
    for text in turned.all_inner_texts():
        assert re.match(r"Turn \d+, (luck: \w+|Player \d: \w+)", text)
        assert re.search(r"chance .*\b(rose|fell) by \d+%|lowered the chance to win by \d+%", text)
        assert text.count("that lowered") == text.count("better: ")
    board, bar = page.locator("main.board").bounding_box(), page.locator(".bar").bounding_box()
    assert board
    assert bar
    assert bar["y"] - board["y"] >= 0.55 * board["height"]
    return turned


# How far each emblem lies from the line of its seat, in pixels.
STRAYED = """() => [...document.querySelectorAll("[data-mark]")].map((mark) => {
  const all = [...document.querySelectorAll("[data-chance]")].map((e) => e.dataset.chance);
  const line = document.querySelectorAll("path.line")[all.indexOf(mark.dataset.mark)];
  const toPage = line.getScreenCTM();
  const { x, y, width, height } = mark.getBoundingClientRect();
  const points = line.getAttribute("d").slice(1).split("L").map((pair) => pair.split(" "));
  return Math.min(...points.map(([left, top]) => {
    const at = new DOMPoint(Number(left), Number(top)).matrixTransform(toPage);
    return Math.hypot(at.x - x - width / 2, at.y - y - height / 2);
  }));
})"""


def assert_marked(page: Page) -> None:
    """Lines can be told apart without their colours: emblems of their seats lie on them."""
    seats = [seat.get_attribute("data-chance") for seat in page.locator("[data-chance]").all()]
    marks = [mark.get_attribute("data-mark") for mark in page.locator("[data-mark]").all()]
    assert marks == seats * 6
    assert max(page.evaluate(STRAYED)) < 2


def changed(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Let the page be told of a game what it seldom is: its analysis, changed."""

    def answer(route: Route) -> None:
        told = route.fetch()
        body = told.json()
        if body["analysis"]:
            change(body["analysis"])
        route.fulfill(response=told, json=body)

    page.route("**/analysis", answer)


def steps_of(analysis: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for turn in analysis["turns"] for step in turn["steps"]]


def crowded(analysis: dict[str, Any]) -> None:
    """Make it turn five times in a row, and at the very end."""
    point = analysis["turning_points"][0]
    plies = [step["ply"] for step in steps_of(analysis)]
    at = len(plies) // 3
    analysis["turning_points"] = [{**point, "ply": ply} for ply in [*plies[at : at + 4], plies[-1]]]


# Of each mark of a turning point: its edges, and whether a press on its middle meets it; and the
# edges of the graph.
POINTS = """() => {
  const graph = document.querySelector(".drawn").getBoundingClientRect();
  const marks = [...document.querySelectorAll("[data-turning-point]")].map((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return { left, right, top, bottom, isHit: mark.contains(hit) };
  });
  return { left: graph.left, right: graph.right, marks };
}"""


@pytest.mark.parametrize(("size", "finger"), [(DESKTOP, 24), (PHONE, 40)], ids=["desktop", "phone"])
def test_turning_points_that_lie_close_together_can_be_read_and_pressed(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], size: tuple[int, int], finger: int
) -> None:
    driver = open_page("about:blank", size=size)
    page = driver.page
    changed(page, crowded)
    go_to_replay(page, RECORD.read_text("utf-8"))
    page.get_by_role("button", name="Analyse this game").click()
    marks = page.locator("[data-turning-point]")
    marks.nth(4).wait_for()
    driver.settle()
    drawn = page.evaluate(POINTS)
    for before, after in itertools.pairwise(drawn["marks"]):
        assert after["left"] >= before["right"] - 0.5
    for mark in drawn["marks"]:
        assert mark["isHit"]
        assert min(mark["right"] - mark["left"], mark["bottom"] - mark["top"]) >= finger - 0.5
        assert drawn["left"] - 0.5 <= mark["left"] < mark["right"] <= drawn["right"] + 0.5
    found = page.request.get(f"/api/tables/{driver.table}/analysis").json()["analysis"]
    crowded(found)
    ends = {step["ply"]: step["to"] for step in steps_of(found)}
    for number, point in enumerate(found["turning_points"]):
        if size == PHONE:
            marks.nth(number).tap()
        else:
            marks.nth(number).click()
        page.locator(f"main[data-shown-ply='{ends[point['ply']]}']").wait_for()
        expect(marks.nth(number)).to_have_attribute("aria-current", "step")
    shoot(driver, f"turning-points-{size[0]}")
    assert not faults(driver)


def about_blue(analysis: dict[str, Any]) -> None:
    """Let luck be for the first player, and something better have taken points from blue."""
    first = next(step for step in steps_of(analysis) if step["best"])
    first["verdict"] = "blunder"
    first["best"]["reasons"] = [
        {
            "key": "takes",
            "parameters": {"n": 3, "seat": "blue"},
            "text": "it takes 3 points from blue",
        }
    ]
    luck = {"cause": "luck", "player": 0, "change": 0.25, "text": "draw Samoa"}
    analysis["turning_points"] = [{"turn": 1, "ply": first["ply"], "seat": -1, **luck}]


SET_LANGUAGE = """(language) => {
  const kept = JSON.parse(localStorage.getItem("vaka.preferences"));
  localStorage.setItem("vaka.preferences", JSON.stringify({ ...kept, language }));
}"""


def test_an_analysis_speaks_to_who_reads_it(open_page: Opened) -> None:
    """Who gave no name is "You" everywhere, and not a colour where something is explained."""
    driver = at_table(open_page, almost_over("tongiaki", ["Guest", "Ben"], "nameless"))
    page = driver.page
    changed(page, about_blue)
    driver.play(at_random("nameless", settles=60))
    page.goto(f"/tables/{driver.table}/replay?at=0")
    turned = page.locator(".points button")
    for language in LANGUAGES:
        page.evaluate(SET_LANGUAGE, language)
        page.reload()
        page.get_by_role("button", name=text_of(language, "analysis.begin")).click()
        texts = games.load("tongiaki").texts(language)
        takes = texts["takes.you"]
        assert isinstance(takes, dict)
        turned.click()
        better = page.locator(".better[data-verdict] small")
        better.wait_for()
        assert better.inner_text() == takes["other"].replace("{n}", "3")
        said = text_of(language, "analysis.gained.you").split("{percent}")[0]
        assert re.search(re.escape(said) + r"25\s?%", turned.inner_text())


COSTS = {
    "en": r"· that lowered the chance to win by \d+% ·",
    "de": r"· das senkte die Gewinnchance um \d+\s% ·",
}
"""What is said of a slip, with the chance to win: points alone would be those of the game."""


def assert_room_is_kept(driver: PageDriver) -> None:
    """What was better comes and goes with the moments, and nothing moves for it."""
    found = driver.page.request.get(f"/api/tables/{driver.table}/analysis").json()["analysis"]
    steps = [step for turn in found["turns"] for step in turn["steps"]]
    lost = [step["verdict"] in ("slip", "mistake", "blunder") for step in steps]
    assert any(lost), "nobody slipped in this game: nothing could be better"
    at = lost.index(True)
    heights = set()
    for step, count in ((steps[at - 1], 0), (steps[at], 1), (steps[lost.index(False, at)], 0)):
        watch(driver, step["to"])
        driver.settle()
        better = driver.page.locator(".better[data-verdict]")
        assert better.count() == count
        box = driver.page.locator(".reserved").bounding_box()
        assert box
        heights.add(box["height"])
        if count:
            language = driver.page.evaluate("() => document.documentElement.lang")
            assert re.search(COSTS[language], better.inner_text())
        if seen := better.bounding_box() if count else None:
            assert seen["y"] + seen["height"] <= box["y"] + box["height"]
    assert len(heights) == 1


def test_an_analysed_replay_leaves_room_for_the_board_of_a_phone(open_page: Opened) -> None:
    driver = open_page(size=PHONE, locale="de-DE")
    page = driver.page
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Partie laden").click()
    chooser.value.set_files(RECORD)
    page.get_by_role("button", name="Diese Partie analysieren").click()
    told = page.get_by_text("Wendepunkte")
    told.wait_for()
    assert not faults(driver)
    board, bar = page.locator("main.board").bounding_box(), page.locator(".bar").bounding_box()
    assert board
    assert bar
    assert bar["y"] - board["y"] >= 0.45 * board["height"]
    told.click()
    page.get_by_role(
        "button", name=re.compile(r"Zug \d+, (Zufall|Player \d|Spieler \d): ")
    ).first.wait_for()
    assert not faults(driver)
    assert_room_is_kept(driver)
