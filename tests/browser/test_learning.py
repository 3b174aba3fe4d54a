"""The tutorial: played through with a deliberate error, then left."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.browser.conftest import DESKTOP, PHONE, ROOT, SMALL_PHONE, Opened
from tests.browser.page_driver import PageDriver, at_random
from tests.browser.positions import at_table, at_the_end, kept
from tests.browser.records import after_a_chain, after_an_eruption, almost_over, played
from tests.browser.tahiti.table import is_on_the_mat
from tests.browser.test_accessibility import faults
from vaka import games
from vaka.core.drawing import picture_keys
from vaka.core.records import files
from vaka.core.records.recorder import Recorder
from vaka.core.translations import LANGUAGES
from vaka.games.tongiaki.rules.tiles import island_title

# The places of a choice that are cut off by the page or by what scrolls, or lie under something.
UNSEEN = """(move) => [...document.querySelectorAll(`[data-move="${move}"]`)].filter((element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!element.contains(hit) || bottom > innerHeight || right > innerWidth) return true;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const seen = around.getBoundingClientRect();
    const isCut = top < seen.top || bottom > seen.bottom || right > seen.right + 1;
    if (getComputedStyle(around).overflow !== "visible" && isCut) return true;
  }
  return false;
}).map((element) => element.outerHTML.slice(0, 200))"""

TUTORIALS = {path.parent.name: path for path in (ROOT / "web/src/games").glob("*/tutorial")}


def text_of(path: Path) -> str:
    return path.read_text("utf-8")


@pytest.mark.parametrize("name", TUTORIALS)
def test_a_tutorial_goes_on_from_a_sound_record(name: str) -> None:
    """Its lessons name rules that there are, and its first choices can be made."""
    game = games.load(name)
    written = re.search(r"`(.*)`", text_of(TUTORIALS[name] / "record.ts"), re.DOTALL)
    assert written
    record = files.loads(written[1].encode(), lambda _: game)
    state = Recorder.resume(record, game).state
    lessons = text_of(TUTORIALS[name] / "index.ts")
    rules = re.findall(r'rule: "([^"]+)"', lessons)
    assert rules
    assert not set(rules) - {rule.id for rule in game.rulebook}
    assert state.turn == 0
    possible = {game.move_text(state, move) for move in state.moves()}
    meant = re.findall(r"meant: \[(.*?)\]", lessons)[0]
    assert possible >= set(re.findall(r'"([^"]+)"', meant))


def lesson(driver: PageDriver, name: str) -> None:
    """Until a lesson is told."""
    driver.page.locator(f'[data-lesson="{name}"]').wait_for()


def read(driver: PageDriver, name: str) -> None:
    """Read a lesson, and go on."""
    lesson(driver, name)
    driver.page.get_by_role("button", name="Next", exact=True).click()


def remark(driver: PageDriver, kind: str, text: str) -> None:
    driver.page.locator(f'[data-remark="{kind}"]').get_by_text(text).wait_for()


def numbered(driver: PageDriver, text: str) -> None:
    """Until the lesson that is told has this number."""
    driver.page.locator("[data-lesson] h2").get_by_text(text, exact=True).wait_for()


def ringed(driver: PageDriver) -> None:
    """Until something on the page is pointed out."""
    driver.page.locator(".highlight").first.wait_for()


def first(moves: Sequence[str]) -> str:
    """A choice that leads on."""
    return next((move for move in moves if move.startswith(("lay", "keep"))), moves[0])


def play_to(driver: PageDriver, last: str) -> None:
    """Play on, reading what is only read, until the last lesson is told."""
    for _ in range(200):
        asked = driver.wait()
        told = driver.page.locator("[data-lesson]").get_attribute("data-lesson")
        if told == last:
            return
        go_on = driver.page.get_by_role("button", name="Next", exact=True)
        if go_on.count():
            go_on.click()
        else:
            driver.step(first, asked)
    raise AssertionError(f"the lesson {last} never came")


def leave(driver: PageDriver) -> None:
    """The lessons are over, the game is not; they do not come back."""
    page, table = driver.page, driver.table
    page.get_by_role("button", name="Play on without lessons").click()
    page.locator("[data-lesson]").wait_for(state="detached")
    driver.step(first)
    page.reload()
    driver.wait()
    assert driver.table == table
    assert page.locator("[data-lesson]").count() == 0


def test_the_first_steps_of_tongiaki_are_taught(open_page: Opened) -> None:
    driver = open_page()
    page = driver.page
    page.get_by_role("link", name="Learn in two minutes").click()
    lesson(driver, "goal")
    driver.settle()
    assert page.locator(".news, [data-fresh]").count() == 0  # nothing happened since one came
    read(driver, "goal")
    lesson(driver, "expand")
    ringed(driver)
    assert not faults(driver)
    driver.choose("expand Rarotonga")
    remark(driver, "right", "so you add one")
    lesson(driver, "place")
    page.mouse.click(*driver.spot(page.locator('[data-beach="Hawaii.a"]')))
    remark(driver, "refused", "Rule T4.2 forbids that")
    why = page.locator(".refusal-card p").inner_text().split("Why not?")[1].strip()
    remark(driver, "refused", why)
    page.locator(".refusal-card").get_by_text("Why not?").wait_for()
    assert not faults(driver, within=".lessons, .refusal-card")
    page.get_by_role("button", name="Back", exact=True).click()
    lesson(driver, "expand")  # what was taken back is told again
    driver.choose("expand Rarotonga")
    lesson(driver, "place")
    driver.choose("place Rarotonga.b")
    remark(driver, "right", "All four boats sail")
    lesson(driver, "sail")
    page.reload()
    lesson(driver, "sail")  # as far as it had come
    driver.choose("sail Rarotonga.b 5")
    remark(driver, "right", "Land in sight")
    lesson(driver, "land")
    driver.step(first)
    page.locator("[data-lesson]").get_by_text("3 more boats to land").wait_for()
    play_to(driver, "end")
    leave(driver)


@pytest.mark.parametrize("name", TUTORIALS)
def test_the_lessons_end_with_the_game(open_page: Opened, name: str) -> None:
    driver = open_page(game=name)
    page = driver.page
    table = kept(page, almost_over(name), "agent=&agent=random")
    told = f"localStorage['vaka.lessons.{table}']"
    page.evaluate(f"{told} = '[]'")
    page.goto(f"/tables/{table}")
    page.locator("[data-lesson]").wait_for()
    driver.play(at_random("coach", settles=60))
    page.get_by_role("dialog").wait_for()
    page.locator("[data-lesson]").wait_for(state="detached")
    assert page.evaluate(told) == "null"
    page.locator(".proof").get_by_text("The first turns were prepared for the lesson").wait_for()


# Where something is pointed out.
RINGS = (
    "() => [...document.querySelectorAll('.highlight')].map((ring) => ring.style.cssText).sort()"
)


# Rings that lie over each other.
TANGLED = """() => {
  const all = [...document.querySelectorAll(".highlight")];
  const rings = all.map((ring) => ring.getBoundingClientRect());
  return rings.filter((one, index) => rings.slice(index + 1).some((other) =>
    one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom)).length;
}"""


# Rings that do not lie where what they point out was found.
ASTRAY = """() => [...document.querySelectorAll(".highlight")].filter((ring) => {
  const { left, top } = ring.getBoundingClientRect();
  return Math.hypot(left - parseFloat(ring.style.left), top - parseFloat(ring.style.top)) > 1;
}).length"""


@pytest.mark.parametrize(
    ("name", "size"), [(name, size) for name in sorted(TUTORIALS) for size in (DESKTOP, PHONE)]
)
def test_a_hint_is_marked_on_the_board_and_says_why(
    open_page: Opened, name: str, size: tuple[int, int]
) -> None:
    """What the lesson points out is not marked meanwhile."""
    driver = open_page(f"/learn/{name}", game=name, size=size)
    page = driver.page
    lesson(driver, "goal")
    ringed(driver)
    driver.settle()
    of_lesson = page.evaluate(RINGS)
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint]").wait_for()
    page.wait_for_function(
        f"(before) => {{ const now = ({RINGS})();"
        " return !now.some((ring) => before.includes(ring)); }",
        arg=of_lesson,
    )
    if "end the turn" not in page.locator("[data-hint]").inner_text():  # whose button may be hidden
        ringed(driver)
    driver.settle()
    assert page.evaluate(ASTRAY) == 0
    reasons = page.locator(".hint-card li").all_inner_texts()
    for place in (".hint-card", ".lessons"):
        tip = page.locator(f"{place} a[data-tip]")
        assert re.fullmatch(rf"/guide/{name}#G\d", tip.get_attribute("href") or ""), place
    assert reasons
    assert all(reasons)
    assert not [text for text in reasons if re.search("blue|purple", text)], "whoever reads is you"
    assert not faults(driver, within=".lessons, .hint-card")


def test_no_hint_says_something_else_than_a_lesson_asks_for(open_page: Opened) -> None:
    driver = open_page("/learn/tahiti", game="tahiti")
    hint = driver.page.get_by_role("button", name="Hint")
    lesson(driver, "goal")
    hint.click()
    driver.page.locator("[data-hint]").wait_for()
    read(driver, "goal")
    lesson(driver, "aeroplane")
    driver.page.locator("[data-hint]").wait_for(state="detached")
    for move, name in (
        ("play boats4", "put"),
        ("put pearls1", "take"),
        ("take flowers8", "both"),
        ("take pearls8", "both"),
    ):
        assert hint.count() == 0
        driver.choose(move)
        lesson(driver, name)
    assert hint.count() == 0
    driver.choose("done")
    lesson(driver, "volcano")  # which is only read
    hint.wait_for()


def test_nothing_is_pointed_out_through_what_lies_over_it(open_page: Opened) -> None:
    driver = open_page("/learn/tahiti", game="tahiti", size=PHONE)
    page = driver.page
    read(driver, "goal")
    lesson(driver, "aeroplane")
    ringed(driver)
    page.locator(".drawer-toggle").click()
    page.wait_for_function("() => !document.querySelector('.highlight')")
    page.locator(".close-drawer").click()
    ringed(driver)
    page.get_by_role("button", name="Preferences").click()
    page.wait_for_function("() => !document.querySelector('.highlight')")
    page.keyboard.press("Escape")
    ringed(driver)


# From the next click on nothing moves on the page, until it is let go on.
HOLD = """() => {
  const [go, held] = [window.requestAnimationFrame, []];
  const hold = () => (window.requestAnimationFrame = (draw) => held.push(draw));
  addEventListener("click", hold, { capture: true, once: true });
  window.letGo = () => {
    window.requestAnimationFrame = go;
    for (const draw of held.splice(0)) go(draw);
  };
}"""


def test_a_choice_that_goes_wrong_is_told_as_such(open_page: Opened) -> None:
    driver = open_page(
        "/learn/tongiaki", size=PHONE, theme="dark", speed="normal", motion="no-preference"
    )
    page = driver.page
    told = page.locator("[data-lesson]")
    read(driver, "goal")
    lesson(driver, "expand")
    driver.choose("expand Rarotonga")
    lesson(driver, "place")
    driver.choose("place Rarotonga.b")
    lesson(driver, "sail")
    assert not faults(driver)
    page.evaluate(HOLD)
    driver.choose("sail Rarotonga.b 3")
    told.get_by_text("Watch what happens").wait_for()
    page.get_by_role("button", name="Skip").wait_for()
    page.keyboard.press(" ")  # skips what would never end
    remark(driver, "other", "none is lost")
    lesson(driver, "others")
    page.evaluate("letGo()")
    read(driver, "others")  # in the next turn, for who had no time for it
    lesson(driver, "else")
    page.locator("[data-remark]").wait_for(state="detached")
    read(driver, "else")
    told.get_by_text("Still to come: a landing").wait_for()
    page.get_by_role("button", name="Play on without the first steps").click()
    told.wait_for(state="detached")


def test_a_lesson_fits_what_was_chosen_before_it(open_page: Opened) -> None:
    driver = open_page("/learn/tongiaki")
    page = driver.page
    read(driver, "goal")
    lesson(driver, "expand")
    driver.choose("expand Tonga")
    remark(driver, "other", "That works too")
    lesson(driver, "place")
    page.locator("[data-lesson]").get_by_text("on the beaches that glow").wait_for()
    numbered(driver, "3 of 8")
    page.get_by_role("button", name="Back", exact=True).click()
    lesson(driver, "expand")
    numbered(driver, "3 of 8")  # what was told stays told
    driver.choose("expand Rarotonga")
    lesson(driver, "place")
    page.locator("[data-lesson]").get_by_text("The marked beach").wait_for()


def test_lessons_are_counted_as_they_are_told(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    """One after the other, with what was made before it was told; the last is the last, and with
    it all that was passed over is told in short, and again if that is wanted."""
    driver = open_page("/learn/tongiaki")
    page = driver.page
    lesson(driver, "goal")
    numbered(driver, "1 of 8")
    driver.choose("expand Rarotonga")
    lesson(driver, "place")
    numbered(driver, "3 of 8")
    driver.choose("place Rarotonga.b")
    lesson(driver, "sail")
    numbered(driver, "4 of 8")
    driver.choose("sail Rarotonga.b 3")
    lesson(driver, "others")
    numbered(driver, "5 of 8")
    read(driver, "others")
    lesson(driver, "else")
    page.locator("[data-lesson]").get_by_text("nobody can land there any more").wait_for()
    numbered(driver, "6 of 8")
    assert page.locator(".skipped").count() == 0
    play_to(driver, "end")
    numbered(driver, "8 of 8")
    skipped = page.locator(".skipped")
    skipped.get_by_text("In most turns you expand").wait_for()
    rule = skipped.get_by_role("link", name="Rule T4.2")
    assert rule.get_attribute("href") == "/rules/tongiaki#T4.2"
    told = {"T9.8", "T5.1", "T5.5", "T6.4", "T3.1", "T9.7"}
    links = skipped.get_by_role("link").all_inner_texts()
    assert not {link.removeprefix("Rule ") for link in links} & told
    said = re.search(r"\d+", skipped.locator("summary").inner_text())
    assert said
    assert int(said[0]) == len(links)
    shoot(driver, "skipped")
    again = page.get_by_role("button", name="Show the skipped lessons")
    again.click()
    lesson(driver, "expand")
    assert not faults(driver, within=".lessons")
    for _ in links:
        page.locator("[data-lesson]:not([data-lesson=end])").wait_for()
        page.get_by_role("button", name="Next", exact=True).click()
    lesson(driver, "end")
    numbered(driver, "8 of 8")
    assert skipped.count() == again.count() == 0


def test_a_remark_goes_with_the_next_choice(open_page: Opened) -> None:
    driver = open_page("/learn/tahiti", game="tahiti")
    page = driver.page
    read(driver, "goal")
    lesson(driver, "aeroplane")
    driver.choose("put pearls1")
    remark(driver, "right", "When you confirm the swap, it goes to the centre")
    lesson(driver, "take")
    driver.choose("take boats2")
    remark(driver, "other", "That works too")
    lesson(driver, "both")
    page.locator("[data-lesson]").get_by_text("if the values still fit").wait_for()
    driver.choose("take fruit2")
    page.locator("[data-remark]").wait_for(state="detached")
    numbered(driver, "5 of 12")
    driver.choose("done")
    lesson(driver, "aeroplane")
    numbered(driver, "5 of 12")


def test_the_count_of_lessons_never_goes_back(open_page: Opened) -> None:
    """Their number stays the same if you take a choice back and follow the lessons."""
    driver = open_page("/learn/tahiti", game="tahiti")
    told = driver.page.locator("[data-lesson] h2 small")
    seen = []

    def made(move: str, name: str) -> None:
        driver.choose(move)
        lesson(driver, name)
        seen.append([int(part) for part in re.findall(r"\d+", told.inner_text())])

    read(driver, "goal")
    made("put pearls1", "take")
    made("take boats2", "both")
    driver.page.get_by_role("button", name="Back", exact=True).click()
    lesson(driver, "aeroplane")
    made("play boats4", "put")
    made("put pearls1", "take")
    made("take flowers8", "both")
    made("done", "volcano")
    assert seen == sorted(seen)
    assert {total for _, total in seen} == {12}


def test_the_first_steps_of_tahiti_are_taught(open_page: Opened) -> None:
    driver = open_page("/learn/tahiti", game="tahiti")
    page = driver.page
    read(driver, "goal")
    lesson(driver, "aeroplane")
    ringed(driver)
    assert not faults(driver)
    driver.choose("play boats4")
    remark(driver, "right", "two tourists")
    lesson(driver, "put")
    driver.choose("play boats3")
    lesson(driver, "")  # what a builder does is none of these lessons
    driver.choose("done")
    lesson(driver, "put")
    driver.choose("put pearls11")
    remark(driver, "other", "That card, then")
    lesson(driver, "take")
    driver.choose("take flowers8")
    lesson(driver, "both")
    driver.settle()
    assert page.locator(".highlight").count() == 1  # the other eight; it is confirmed later
    driver.choose("take pearls8")
    page.locator('[data-pick="centre pearls8"]').wait_for()
    page.locator("[data-lesson=both]").get_by_text("Both eights are chosen: confirm").wait_for()
    page.mouse.click(*driver.spot(page.locator("[data-area=centre]:not([data-pick])")))
    remark(driver, "refused", "Rule H3.3 forbids that")
    page.locator(".refusal-card").get_by_text("whatever you put down (8 + 8 + ").wait_for()
    driver.choose("done")
    page.get_by_role("heading", name="End your turn").wait_for()
    read(driver, "volcano")
    lesson(driver, "finish")
    driver.choose("end")
    play_to(driver, "two")
    page.locator("[data-lesson]").get_by_text("wins a card “2 tourists”").wait_for()
    ringed(driver)
    read(driver, "two")
    play_to(driver, "end")
    leave(driver)


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_a_low_phone_shows_the_whole_centre_beside_a_lesson(
    open_page: Opened, language: str
) -> None:
    driver = open_page("/learn/tahiti", game="tahiti", size=(360, 740), locale=language)
    page = driver.page
    lesson(driver, "goal")
    driver.settle()
    assert is_on_the_mat(driver, ".centre")
    page.locator(".specials.after").wait_for()  # there is another one
    page.locator(".specials").evaluate("(row) => row.scrollTo(row.scrollWidth, 0)")
    page.locator(".specials.before:not(.after)").wait_for()
    page.locator("[data-lesson] .row button").click()
    lesson(driver, "aeroplane")
    for move, name in (
        ("play boats4", "put"),
        ("put pearls1", "take"),
        ("take flowers8", "both"),
        ("take pearls8", "both"),
    ):
        driver.settle()
        assert is_on_the_mat(driver, ".centre"), move
        assert not faults(driver, within=".lessons")
        driver.choose(move)
        lesson(driver, name)
    driver.settle()
    assert is_on_the_mat(driver, ".centre")


def test_an_award_is_taught_to_who_has_left_out_the_rest(open_page: Opened) -> None:
    driver = open_page("/learn/tahiti", game="tahiti")
    read(driver, "goal")
    driver.choose("end")
    driver.click(".confirm .primary")
    read(driver, "others")
    lesson(driver, "open")
    ringed(driver)
    driver.settle()
    assert not driver.page.evaluate(TANGLED)  # cards side by side are pointed out together
    driver.step(first)
    driver.step(first)  # it is asked a second time
    lesson(driver, "two")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_two_tourists_is_taught_by_its_name(language: str) -> None:
    """As it is called at the table, in each language."""
    named = TUTORIALS["tahiti"].parent / "texts" / f"{language}.json"
    taught = named.parent / "lazy" / named.name
    name = json.loads(text_of(named))["end.twos"]
    assert name in json.loads(text_of(taught))["lesson.two"]


def test_on_a_small_phone_all_that_is_meant_is_seen(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = open_page("/learn/tahiti", game="tahiti", size=SMALL_PHONE)

    def made(name: str, *moves: str) -> None:
        lesson(driver, name)
        driver.settle()
        shoot(driver, f"tahiti-lesson-{name}")
        for move in moves:
            assert driver.choice(move).count()
            assert not driver.page.evaluate(UNSEEN, move), name
        asked = driver.wait()
        driver.choose(moves[0])
        driver.wait_until_moved_on(asked)

    read(driver, "goal")
    made("aeroplane", "play boats4")
    made("put", "put pearls1")
    made("take", "take flowers8", "take pearls8")
    made("both", "take pearls8", "done")
    made("both", "done")
    lesson(driver, "volcano")
    driver.settle()
    shoot(driver, "tahiti-lesson-volcano")
    assert is_on_the_mat(driver, ".volcano")
    read(driver, "volcano")
    made("finish", "end")
    read(driver, "others")
    made("open", "lay fruit12", "lay fruit9")


@pytest.mark.parametrize("name", TUTORIALS)
def test_the_rules_in_short_lead_to_the_rules(open_page: Opened, name: str) -> None:
    page = open_page(f"/rules/{name}", size=PHONE, locale="it").page
    short = games.load(name).rulebook_in("it").short
    page.get_by_role("heading", name=short.title).wait_for()
    assert page.locator(".short li").count() == len(short.sentences)
    background = games.load(name).rulebook_in("it").background
    assert page.locator(".background h2").inner_text() == background.title
    assert page.locator(".background p").count() == len(background.paragraphs)
    page.locator(".short a").last.click()
    page.locator(f'.asked[id="{short.sentences[-1].rules[-1]}"]').wait_for()


def test_a_rule_with_points_lists_them(open_page: Opened) -> None:
    driver = open_page("/rules/tahiti#H3.3", size=PHONE)
    rule = driver.page.locator("[id='H3.3']")
    rule.wait_for()
    assert rule.locator(".item").count() == 2
    assert "- Swap" not in rule.inner_text()
    title, contents = (driver.page.locator(part).bounding_box() for part in ("h1", ".contents"))
    assert title
    assert contents
    assert title["y"] < contents["y"]


@pytest.mark.parametrize("name", TUTORIALS)
def test_rules_have_pictures_that_say_what_they_show(open_page: Opened, name: str) -> None:
    drawing = games.part(games.load(name), "drawing")
    assert drawing
    pictured = drawing.examples()
    rule = [rule for rule in games.load(name).rulebook.ids() if pictured.get(rule, 0) > 1][-1]
    count = pictured[rule]
    driver = open_page(f"/rules/{name}#{rule}", theme="dark", size=PHONE, locale="de")
    pictures = driver.page.locator(f'[id="{rule}"] img')
    pictures.first.wait_for()
    assert pictures.count() == count > 1
    captions = driver.page.locator(f'[id="{rule}"] figcaption')
    texts = games.load(name).texts("de")
    for number, key in enumerate(picture_keys(rule, count)):
        picture = pictures.nth(number)
        picture.scroll_into_view_if_needed()
        driver.page.wait_for_function(
            "(picture) => picture.naturalWidth > 0", arg=picture.element_handle()
        )
        assert str(texts[key]) in captions.nth(number).inner_text()
        assert "theme=dark" in (picture.get_attribute("src") or "")


@pytest.mark.parametrize("name", TUTORIALS)
def test_the_rules_lead_to_a_guide_with_numbers_and_pictures(open_page: Opened, name: str) -> None:
    guide = games.load(name).guide_in("it")
    assert guide
    driver = open_page(f"/rules/{name}", size=PHONE, locale="it")
    driver.page.get_by_role("link", name="Guida strategica").click()
    driver.page.get_by_role("heading", name=guide.title).wait_for()
    tip = guide["G1"]
    shown = driver.page.locator("[id='G1']")
    assert tip.text in shown.inner_text()
    assert shown.locator("tbody tr").count() == len(tip.table) - 1
    picture = shown.locator("img")
    picture.scroll_into_view_if_needed()
    driver.page.wait_for_function(
        "(picture) => picture.naturalWidth > 0", arg=picture.element_handle()
    )
    wide = driver.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    assert not faults(driver)
    shown.get_by_role("link", name=tip.rules[0]).click()
    driver.page.locator(f'.asked[id="{tip.rules[0]}"]').wait_for()


@pytest.mark.parametrize("name", TUTORIALS)
def test_the_last_board_is_kept_as_a_picture(open_page: Opened, name: str) -> None:
    driver = at_the_end(open_page, played("picture", 2, name=name))
    driver.page.get_by_role("dialog").wait_for()
    assert (
        driver.page.get_by_text("free seat").count() == 0
    )  # who is there does not matter any more
    with driver.page.expect_download() as download:
        driver.page.get_by_role("button", name="Save picture").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    is_printed(driver)


def is_printed(driver: PageDriver) -> None:
    """On paper the score sheet is all there is: which game, when, and whose column is whose."""
    page = driver.page
    end = page.get_by_role("dialog")
    button = end.get_by_role("button", name="Print the score sheet")
    assert button.is_visible()
    page.emulate_media(media="print")
    assert end.locator("table").first.is_visible()
    assert re.match(r"(Tongiaki|Tahiti) · .*20\d\d", end.locator(".paper").first.inner_text())
    for player in ("Player 1", "Player 2"):
        assert end.locator("thead, h3").get_by_text(player).first.is_visible()
    assert not page.locator("header").is_visible()
    assert not button.is_visible()


def test_what_happened_to_ones_own_is_told_with_its_moments(open_page: Opened) -> None:
    """Green's turn 9 carried a boat of blue's to Rarotonga; a turn of blue's own is no news."""
    driver = at_table(
        open_page,
        text_of(TUTORIALS["tongiaki"] / "record.ts").split("`")[1].split("10 blue")[0],
        bots=2,
    )
    page = driver.page
    card = page.get_by_role("region", name="What happened to your boats")
    card.wait_for()
    assert not faults(driver)
    assert card.locator("li").all_inner_texts() == [
        "A beach of Tonga was full: its boats sailed north-east",
        "3 boats reached Rarotonga",
    ]
    card.get_by_role("link", name="reached").click()
    page.wait_for_url(re.compile(r"at=\d+"))
    page.locator(".log button").get_by_text("3 boats reached Rarotonga").wait_for()
    page.go_back()
    card.get_by_role("button", name="Close").click()
    card.wait_for(state="detached")
    page.locator(".log button").get_by_text("Hawaii was found").click()
    page.locator(".scrubber").get_by_text("3 boats reached Hawaii").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_voyages_that_are_told_have_their_numbers_on_the_board(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], size: tuple[int, int]
) -> None:
    driver = at_table(open_page, after_a_chain(), size=size)
    page = driver.page
    card = page.get_by_role("region", name="What happened to your boats")
    card.wait_for()
    told = card.locator("li:has([data-number])").all_inner_texts()
    drawn = page.locator("[data-order]").evaluate_all("all => all.map((e) => e.dataset.order)")
    assert len(told) > 1
    for number, (line, order) in enumerate(zip(told, drawn, strict=True), 1):
        island = island_title(order.removeprefix(f"{number} ").split(".")[0])
        assert re.match(rf"{number}\s*A beach of {island} was full", line)
    assert not faults(driver)
    shoot(driver, f"news-{size[0]}")
    if size == DESKTOP:  # on a phone something may lie on the first of them
        page.keyboard.press("w")
        driver.click("[data-order]")
        page.locator(".help-card").get_by_text("The numbers show the order").wait_for()
        page.keyboard.press("Escape")
    card.get_by_role("button", name="Close").click()
    page.locator("[data-order]").first.wait_for(state="detached")


def test_what_happened_to_ones_cards_is_told(open_page: Opened) -> None:
    driver = at_table(open_page, after_an_eruption(struck=True))
    page = driver.page
    card = page.get_by_role("region", name="What happened to your cards")
    card.get_by_role("link", name="erupted").first.click()
    page.wait_for_url(re.compile(r"at=\d+"))
    page.go_back()
    card.get_by_role("button", name="Close").click()
    card.wait_for(state="detached")
