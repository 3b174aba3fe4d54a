"""The tutorial: played through with a deliberate error, then left."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.browser.conftest import DESKTOP, PHONE, ROOT, SMALL_PHONE, Opened
from tests.browser.hand import Hand, at_random
from tests.browser.positions import at_table, at_the_end, kept
from tests.browser.records import after_a_chain, after_an_eruption, almost_over, played
from tests.browser.tahiti.table import is_on_the_mat
from tests.browser.test_reach import faults
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


def lesson(hand: Hand, name: str) -> None:
    """Until a lesson is told."""
    hand.page.locator(f'[data-lesson="{name}"]').wait_for()


def read(hand: Hand, name: str) -> None:
    """Read a lesson, and go on."""
    lesson(hand, name)
    hand.page.get_by_role("button", name="Next", exact=True).click()


def remark(hand: Hand, kind: str, text: str) -> None:
    hand.page.locator(f'[data-remark="{kind}"]').get_by_text(text).wait_for()


def numbered(hand: Hand, text: str) -> None:
    """Until the lesson that is told has this number."""
    hand.page.locator("[data-lesson] h2").get_by_text(text, exact=True).wait_for()


def ringed(hand: Hand) -> None:
    """Until something on the page is pointed out."""
    hand.page.locator(".highlight").first.wait_for()


def first(moves: Sequence[str]) -> str:
    """A choice that leads on."""
    return next((move for move in moves if move.startswith(("lay", "keep"))), moves[0])


def play_to(hand: Hand, last: str) -> None:
    """Play on, reading what is only read, until the last lesson is told."""
    for _ in range(200):
        asked = hand.wait()
        told = hand.page.locator("[data-lesson]").get_attribute("data-lesson")
        if told == last:
            return
        go_on = hand.page.get_by_role("button", name="Next", exact=True)
        if go_on.count():
            go_on.click()
        else:
            hand.step(first, asked)
    raise AssertionError(f"the lesson {last} never came")


def leave(hand: Hand) -> None:
    """The lessons are over, the game is not; they do not come back."""
    page, table = hand.page, hand.table
    page.get_by_role("button", name="Play on without lessons").click()
    page.locator("[data-lesson]").wait_for(state="detached")
    hand.step(first)
    page.reload()
    hand.wait()
    assert hand.table == table
    assert page.locator("[data-lesson]").count() == 0


def test_the_first_steps_of_tongiaki_are_taught(open_page: Opened) -> None:
    hand = open_page()
    page = hand.page
    page.get_by_role("link", name="Learn in two minutes").click()
    lesson(hand, "goal")
    hand.rest()
    assert page.locator(".news, [data-fresh]").count() == 0  # nothing happened since one came
    read(hand, "goal")
    lesson(hand, "expand")
    ringed(hand)
    assert not faults(hand)
    hand.choose("expand Rarotonga")
    remark(hand, "right", "so you add one")
    lesson(hand, "place")
    page.mouse.click(*hand.spot(page.locator('[data-beach="Hawaii.a"]')))
    remark(hand, "refused", "Rule T4.2 forbids that")
    why = page.locator(".refusal-card p").inner_text().split("Why not?")[1].strip()
    remark(hand, "refused", why)
    page.locator(".refusal-card").get_by_text("Why not?").wait_for()
    assert not faults(hand)
    page.get_by_role("button", name="Back", exact=True).click()
    lesson(hand, "expand")  # what was taken back is told again
    hand.choose("expand Rarotonga")
    lesson(hand, "place")
    hand.choose("place Rarotonga.b")
    remark(hand, "right", "All four boats sail")
    lesson(hand, "sail")
    page.reload()
    lesson(hand, "sail")  # as far as it had come
    hand.choose("sail Rarotonga.b 5")
    remark(hand, "right", "Land in sight")
    lesson(hand, "land")
    hand.step(first)
    page.locator("[data-lesson]").get_by_text("3 more boats to land").wait_for()
    play_to(hand, "end")
    leave(hand)


@pytest.mark.parametrize("name", TUTORIALS)
def test_the_lessons_end_with_the_game(open_page: Opened, name: str) -> None:
    hand = open_page(game=name)
    page = hand.page
    table = kept(page, almost_over(name), "agent=&agent=random")
    told = f"localStorage['vaka.lessons.{table}']"
    page.evaluate(f"{told} = '[]'")
    page.goto(f"/tables/{table}")
    page.locator("[data-lesson]").wait_for()
    hand.play(at_random("coach", settles=60))
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
    hand = open_page(f"/learn/{name}", game=name, size=size)
    page = hand.page
    lesson(hand, "goal")
    ringed(hand)
    hand.rest()
    of_lesson = page.evaluate(RINGS)
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint]").wait_for()
    page.wait_for_function(
        f"(before) => {{ const now = ({RINGS})();"
        " return !now.some((ring) => before.includes(ring)); }",
        arg=of_lesson,
    )
    if "end the turn" not in page.locator("[data-hint]").inner_text():  # whose button may be hidden
        ringed(hand)
    hand.rest()
    assert page.evaluate(ASTRAY) == 0
    reasons = page.locator(".hint-card li").all_inner_texts()
    for place in (".hint-card", ".lessons"):
        tip = page.locator(f"{place} a[data-tip]")
        assert re.fullmatch(rf"/guide/{name}#G\d", tip.get_attribute("href") or ""), place
    assert reasons
    assert all(reasons)
    assert not [text for text in reasons if re.search("blue|purple", text)], "whoever reads is you"
    assert not faults(hand)


def test_no_hint_says_something_else_than_a_lesson_asks_for(open_page: Opened) -> None:
    hand = open_page("/learn/tahiti", game="tahiti")
    hint = hand.page.get_by_role("button", name="Hint")
    lesson(hand, "goal")
    hint.click()
    hand.page.locator("[data-hint]").wait_for()
    read(hand, "goal")
    lesson(hand, "aeroplane")
    hand.page.locator("[data-hint]").wait_for(state="detached")
    for move, name in (
        ("play boats4", "put"),
        ("put pearls1", "take"),
        ("take flowers8", "both"),
        ("take pearls8", "both"),
    ):
        assert hint.count() == 0
        hand.choose(move)
        lesson(hand, name)
    assert hint.count() == 0
    hand.choose("done")
    lesson(hand, "volcano")  # which is only read
    hint.wait_for()


def test_nothing_is_pointed_out_through_what_lies_over_it(open_page: Opened) -> None:
    hand = open_page("/learn/tahiti", game="tahiti", size=PHONE)
    page = hand.page
    lesson(hand, "goal")
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint]").wait_for()
    ringed(hand)
    page.locator(".drawer-toggle").click()
    page.wait_for_function("() => !document.querySelector('.highlight')")
    page.locator(".close-drawer").click()
    ringed(hand)
    page.get_by_role("button", name="Preferences").click()
    page.wait_for_function("() => !document.querySelector('.highlight')")
    page.keyboard.press("Escape")
    ringed(hand)


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
    hand = open_page(
        "/learn/tongiaki", size=PHONE, theme="dark", speed="normal", motion="no-preference"
    )
    page = hand.page
    told = page.locator("[data-lesson]")
    read(hand, "goal")
    lesson(hand, "expand")
    hand.choose("expand Rarotonga")
    lesson(hand, "place")
    hand.choose("place Rarotonga.b")
    lesson(hand, "sail")
    assert not faults(hand)
    page.evaluate(HOLD)
    hand.choose("sail Rarotonga.b 3")
    told.get_by_text("Watch what happens").wait_for()
    page.get_by_role("button", name="Skip").wait_for()
    page.keyboard.press(" ")  # skips what would never end
    remark(hand, "other", "none is lost")
    lesson(hand, "others")
    page.evaluate("letGo()")
    read(hand, "others")  # in the next turn, for who had no time for it
    lesson(hand, "else")
    page.locator("[data-remark]").wait_for(state="detached")
    read(hand, "else")
    told.get_by_text("Still to come: a landing").wait_for()
    page.get_by_role("button", name="Play on without the first steps").click()
    told.wait_for(state="detached")


def test_a_lesson_fits_what_was_chosen_before_it(open_page: Opened) -> None:
    hand = open_page("/learn/tongiaki")
    page = hand.page
    read(hand, "goal")
    lesson(hand, "expand")
    hand.choose("expand Tonga")
    remark(hand, "other", "That works too")
    lesson(hand, "place")
    page.locator("[data-lesson]").get_by_text("on the beaches that glow").wait_for()
    numbered(hand, "3 of 8")
    page.get_by_role("button", name="Back", exact=True).click()
    lesson(hand, "expand")
    numbered(hand, "3 of 8")  # what was told stays told
    hand.choose("expand Rarotonga")
    lesson(hand, "place")
    page.locator("[data-lesson]").get_by_text("The marked beach").wait_for()


def test_lessons_are_counted_as_they_are_told(
    open_page: Opened, shoot: Callable[[Hand, str], None]
) -> None:
    """One after the other, with what was made before it was told; the last is the last, and with
    it all that was passed over is told in short."""
    hand = open_page("/learn/tongiaki")
    page = hand.page
    lesson(hand, "goal")
    numbered(hand, "1 of 8")
    hand.choose("expand Rarotonga")
    lesson(hand, "place")
    numbered(hand, "3 of 8")
    hand.choose("place Rarotonga.b")
    lesson(hand, "sail")
    numbered(hand, "4 of 8")
    hand.choose("sail Rarotonga.b 3")
    lesson(hand, "others")
    numbered(hand, "5 of 8")
    read(hand, "others")
    lesson(hand, "else")
    page.locator("[data-lesson]").get_by_text("nobody can land there any more").wait_for()
    numbered(hand, "6 of 8")
    assert page.locator(".skipped").count() == 0
    play_to(hand, "end")
    numbered(hand, "8 of 8")
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
    shoot(hand, "skipped")


def test_a_remark_goes_with_the_next_choice(open_page: Opened) -> None:
    hand = open_page("/learn/tahiti", game="tahiti")
    page = hand.page
    read(hand, "goal")
    lesson(hand, "aeroplane")
    hand.choose("put pearls1")
    remark(hand, "right", "When you confirm the swap, it goes to the centre")
    lesson(hand, "take")
    hand.choose("take boats2")
    remark(hand, "other", "That works too")
    lesson(hand, "both")
    page.locator("[data-lesson]").get_by_text("if the values still fit").wait_for()
    hand.choose("take fruit2")
    page.locator("[data-remark]").wait_for(state="detached")
    numbered(hand, "5 of 12")
    hand.choose("done")
    lesson(hand, "aeroplane")
    numbered(hand, "5 of 12")


def test_the_count_of_lessons_never_goes_back(open_page: Opened) -> None:
    """Nor does its total change, whoever takes a choice back and follows the lessons after all."""
    hand = open_page("/learn/tahiti", game="tahiti")
    told = hand.page.locator("[data-lesson] h2 small")
    seen = []

    def made(move: str, name: str) -> None:
        hand.choose(move)
        lesson(hand, name)
        seen.append([int(part) for part in re.findall(r"\d+", told.inner_text())])

    read(hand, "goal")
    made("put pearls1", "take")
    made("take boats2", "both")
    hand.page.get_by_role("button", name="Back", exact=True).click()
    lesson(hand, "aeroplane")
    made("play boats4", "put")
    made("put pearls1", "take")
    made("take flowers8", "both")
    made("done", "volcano")
    assert seen == sorted(seen)
    assert {total for _, total in seen} == {12}


def test_the_first_steps_of_tahiti_are_taught(open_page: Opened) -> None:
    hand = open_page("/learn/tahiti", game="tahiti")
    page = hand.page
    read(hand, "goal")
    lesson(hand, "aeroplane")
    ringed(hand)
    assert not faults(hand)
    hand.choose("play boats4")
    remark(hand, "right", "two tourists")
    lesson(hand, "put")
    hand.choose("play boats3")
    lesson(hand, "")  # what a builder does is none of these lessons
    hand.choose("done")
    lesson(hand, "put")
    hand.choose("put pearls11")
    remark(hand, "other", "That card, then")
    lesson(hand, "take")
    hand.choose("take flowers8")
    lesson(hand, "both")
    hand.rest()
    assert page.locator(".highlight").count() == 1  # the other eight; it is confirmed later
    hand.choose("take pearls8")
    page.locator('[data-pick="centre pearls8"]').wait_for()
    page.locator("[data-lesson=both]").get_by_text("Both eights are chosen: confirm").wait_for()
    page.mouse.click(*hand.spot(page.locator("[data-area=centre]:not([data-pick])")))
    remark(hand, "refused", "Rule H3.3 forbids that")
    page.locator(".refusal-card").get_by_text("whatever you put down (8 + 8 + ").wait_for()
    hand.choose("done")
    page.get_by_role("heading", name="End your turn").wait_for()
    read(hand, "volcano")
    lesson(hand, "finish")
    hand.choose("end")
    play_to(hand, "two")
    page.locator("[data-lesson]").get_by_text("wins a card “2 tourists”").wait_for()
    ringed(hand)
    read(hand, "two")
    play_to(hand, "end")
    leave(hand)


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_a_low_phone_shows_the_whole_centre_beside_a_lesson(
    open_page: Opened, language: str
) -> None:
    hand = open_page("/learn/tahiti", game="tahiti", size=(360, 740), locale=language)
    page = hand.page
    lesson(hand, "goal")
    hand.rest()
    assert is_on_the_mat(hand, ".centre")
    page.locator(".specials.after").wait_for()  # there is another one
    page.locator(".specials").evaluate("(row) => row.scrollTo(row.scrollWidth, 0)")
    page.locator(".specials.before:not(.after)").wait_for()
    page.locator("[data-lesson] .row button").click()
    lesson(hand, "aeroplane")
    for move, name in (
        ("play boats4", "put"),
        ("put pearls1", "take"),
        ("take flowers8", "both"),
        ("take pearls8", "both"),
    ):
        hand.rest()
        assert is_on_the_mat(hand, ".centre"), move
        assert not faults(hand)
        hand.choose(move)
        lesson(hand, name)
    hand.rest()
    assert is_on_the_mat(hand, ".centre")


def test_an_award_is_taught_to_who_has_left_out_the_rest(open_page: Opened) -> None:
    hand = open_page("/learn/tahiti", game="tahiti")
    read(hand, "goal")
    hand.choose("end")
    hand.click(".confirm .primary")
    read(hand, "others")
    lesson(hand, "open")
    ringed(hand)
    hand.rest()
    assert not hand.page.evaluate(TANGLED)  # cards side by side are pointed out together
    hand.step(first)
    hand.step(first)  # it is asked a second time
    lesson(hand, "two")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_two_tourists_is_taught_by_its_name(language: str) -> None:
    """As it is called at the table, in each language."""
    named = TUTORIALS["tahiti"].parent / "texts" / f"{language}.json"
    taught = named.parent / "lazy" / named.name
    name = json.loads(text_of(named))["end.twos"]
    assert name in json.loads(text_of(taught))["lesson.two"]


def test_on_a_small_phone_all_that_is_meant_is_seen(
    open_page: Opened, shoot: Callable[[Hand, str], None]
) -> None:
    hand = open_page("/learn/tahiti", game="tahiti", size=SMALL_PHONE)

    def made(name: str, *moves: str) -> None:
        lesson(hand, name)
        hand.rest()
        shoot(hand, f"tahiti-lesson-{name}")
        for move in moves:
            assert hand.choice(move).count()
            assert not hand.page.evaluate(UNSEEN, move), name
        asked = hand.wait()
        hand.choose(moves[0])
        hand.moved_on(asked)

    read(hand, "goal")
    made("aeroplane", "play boats4")
    made("put", "put pearls1")
    made("take", "take flowers8", "take pearls8")
    made("both", "take pearls8", "done")
    made("both", "done")
    lesson(hand, "volcano")
    hand.rest()
    shoot(hand, "tahiti-lesson-volcano")
    assert is_on_the_mat(hand, ".volcano")
    read(hand, "volcano")
    made("finish", "end")
    read(hand, "others")
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
    hand = open_page("/rules/tahiti#H3.3", size=PHONE)
    rule = hand.page.locator("[id='H3.3']")
    rule.wait_for()
    assert rule.locator(".item").count() == 2
    assert "- Swap" not in rule.inner_text()
    title, contents = (hand.page.locator(part).bounding_box() for part in ("h1", ".contents"))
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
    hand = open_page(f"/rules/{name}#{rule}", theme="dark", size=PHONE, locale="de")
    pictures = hand.page.locator(f'[id="{rule}"] img')
    pictures.first.wait_for()
    assert pictures.count() == count > 1
    captions = hand.page.locator(f'[id="{rule}"] figcaption')
    texts = games.load(name).texts("de")
    for number, key in enumerate(picture_keys(rule, count)):
        picture = pictures.nth(number)
        picture.scroll_into_view_if_needed()
        hand.page.wait_for_function(
            "(picture) => picture.naturalWidth > 0", arg=picture.element_handle()
        )
        assert str(texts[key]) in captions.nth(number).inner_text()
        assert "theme=dark" in (picture.get_attribute("src") or "")


@pytest.mark.parametrize("name", TUTORIALS)
def test_the_rules_lead_to_a_guide_with_numbers_and_pictures(open_page: Opened, name: str) -> None:
    guide = games.load(name).guide_in("it")
    assert guide
    hand = open_page(f"/rules/{name}", size=PHONE, locale="it")
    hand.page.get_by_role("link", name="Guida strategica").click()
    hand.page.get_by_role("heading", name=guide.title).wait_for()
    tip = guide["G1"]
    shown = hand.page.locator("[id='G1']")
    assert tip.text in shown.inner_text()
    assert shown.locator("tbody tr").count() == len(tip.table) - 1
    picture = shown.locator("img")
    picture.scroll_into_view_if_needed()
    hand.page.wait_for_function(
        "(picture) => picture.naturalWidth > 0", arg=picture.element_handle()
    )
    wide = hand.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    assert not faults(hand)
    shown.get_by_role("link", name=tip.rules[0]).click()
    hand.page.locator(f'.asked[id="{tip.rules[0]}"]').wait_for()


@pytest.mark.parametrize("name", TUTORIALS)
def test_the_last_board_is_kept_as_a_picture(open_page: Opened, name: str) -> None:
    hand = at_the_end(open_page, played("picture", 2, name=name))
    hand.page.get_by_role("dialog").wait_for()
    assert hand.page.get_by_text("free seat").count() == 0  # who is there does not matter any more
    with hand.page.expect_download() as download:
        hand.page.get_by_role("button", name="Save picture").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    is_printed(hand)


def is_printed(hand: Hand) -> None:
    """On paper the score sheet is all there is: which game, when, and whose column is whose."""
    page = hand.page
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
    hand = at_table(
        open_page,
        text_of(TUTORIALS["tongiaki"] / "record.ts").split("`")[1].split("10 blue")[0],
        bots=2,
    )
    page = hand.page
    card = page.get_by_role("region", name="What happened to your boats")
    card.wait_for()
    assert not faults(hand)
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
    open_page: Opened, shoot: Callable[[Hand, str], None], size: tuple[int, int]
) -> None:
    hand = at_table(open_page, after_a_chain(), size=size)
    page = hand.page
    card = page.get_by_role("region", name="What happened to your boats")
    card.wait_for()
    told = card.locator("li:has([data-number])").all_inner_texts()
    drawn = page.locator("[data-order]").evaluate_all("all => all.map((e) => e.dataset.order)")
    assert len(told) > 1
    for number, (line, order) in enumerate(zip(told, drawn, strict=True), 1):
        island = island_title(order.removeprefix(f"{number} ").split(".")[0])
        assert re.match(rf"{number}\s*A beach of {island} was full", line)
    assert not faults(hand)
    shoot(hand, f"news-{size[0]}")
    if size == DESKTOP:  # on a phone something may lie on the first of them
        page.keyboard.press("w")
        hand.click("[data-order]")
        page.locator(".help-card").get_by_text("The numbers show the order").wait_for()
        page.keyboard.press("Escape")
    card.get_by_role("button", name="Close").click()
    page.locator("[data-order]").first.wait_for(state="detached")


def test_what_happened_to_ones_cards_is_told(open_page: Opened) -> None:
    hand = at_table(open_page, after_an_eruption(struck=True))
    page = hand.page
    card = page.get_by_role("region", name="What happened to your cards")
    card.get_by_role("link", name="erupted").first.click()
    page.wait_for_url(re.compile(r"at=\d+"))
    page.go_back()
    card.get_by_role("button", name="Close").click()
    card.wait_for(state="detached")
