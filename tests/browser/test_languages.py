"""Both games in every language: no text is clipped, overflows or is left in English."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext

from tests.browser import fonts, untranslated_text
from tests.browser.conftest import PHONE, ROOT, Complaints, Opened, Server
from tests.browser.page_driver import PageDriver
from tests.browser.positions import at_table, go_to_replay, go_to_table
from tests.browser.records import asked_in, cut, played
from tests.browser.tongiaki.test_choices import lifts_a_boat
from vaka.core.translations import LANGUAGES
from vaka.games.tongiaki.rules.tiles import ISLAND_TILES, TITLES

# Text that is cut off, or sticks out of what it stands in, or out of the window, or lies under
# something else that is painted there. A name may end with dots where it stands whole elsewhere.
MISFITS = """() => {
  const BOXES = "button, .button, .chip, .panel, .pick, dialog, td, th, select";
  const SLACK = 2;
  // An answer, what is told over the seats or the prompt for lack of room, the drawer of a phone,
  // the curtain.
  const MEANT_TO = ".help-card, .left-notes, .board-notes, .sheet-award, .sheet-hint, .sheet-chat, "
    + "aside.right.open, [data-hand-over]";
  const across = (text, box) => text.left >= box.left - SLACK && text.right <= box.right + SLACK;
  const inside = (text, box) => {
    const slack = SLACK + 0.2 * text.height; // above and below its letters a line has some room
    const isTall = text.top >= box.top - slack && text.bottom <= box.bottom + slack;
    return isTall && across(text, box);
  };
  const modal = document.querySelector("dialog:modal");
  // Styles and boxes are read once for each element: reading them takes most of the time.
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) {
      const { position, display, overflowX, clipPath } = getComputedStyle(element);
      const rect = element.getBoundingClientRect();
      styles.set(element, { position, display, overflowX, clipPath, rect });
    }
    return styles.get(element);
  };
  // What is stuck to an edge: from under it text can be scrolled.
  const isSticky = (element) => element !== null
    && (styleOf(element).position === "sticky" || isSticky(element.parentElement));
  const paints = (element) => {
    const { opacity, backgroundColor, backgroundImage } = getComputedStyle(element);
    if (Number(opacity) < 0.1 || element.closest(MEANT_TO) || isSticky(element)) return false;
    if (element.closest("svg") ? !element.matches("svg, g") : element.matches("img")) return true;
    return backgroundImage !== "none" || !/transparent|, 0\\)$/.test(backgroundColor);
  };
  const isCovered = (parent, text) => [0.1, 0.5, 0.9].some((part) => {
    const [x, y] = [text.left + part * text.width, text.top + text.height / 2];
    const isOwn = (one) => parent.contains(one) || one.contains(parent);
    const top = document.elementFromPoint(x, y);
    if (!top || isOwn(top)) return false;
    const at = document.elementsFromPoint(x, y);
    const own = at.findIndex(isOwn);
    const figure = parent.closest("figure"); // a volcano may smoke over its own name
    return own > 0 && at.slice(0, own).some((one) => !figure?.contains(one) && paints(one));
  });
  const isForReaders = (element) => element !== null
    && (styleOf(element).clipPath === "inset(50%)" || isForReaders(element.parentElement));
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("svg, script, style, option")) continue;
    if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    if (isForReaders(parent) || parent.closest("[data-truncates]")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      if (text.width < 2) continue;
      let scrolls = false;
      let isAway = modal !== null && !modal.contains(parent);
      for (let box = parent; box && box !== document.documentElement; box = box.parentElement) {
        const style = styleOf(box);
        if (style.position === "fixed" && box.inert) break;
        if (style.display === "inline" || style.display === "contents") continue;
        const { rect } = style;
        if (["auto", "scroll"].includes(style.overflowX)) {
          scrolls = true;
          isAway ||= text.top < rect.top || text.bottom > rect.bottom;
          const isForBoth = box.scrollHeight > box.clientHeight + SLACK && !across(text, rect);
          if (isForBoth) found.push(`scrolls sideways: ${node.data.trim()} in ${box.className}`);
          break;
        }
        const isCut = ["hidden", "clip"].includes(style.overflowX) && !inside(text, rect);
        const sticksOut = box.matches(BOXES) && !inside(text, rect);
        if (isCut || sticksOut) {
          const where = `${box.tagName}.${box.className}`;
          found.push(`${isCut ? "cut" : "sticks out"}: ${node.data.trim()} in ${where}`);
          break;
        }
        if (style.position === "fixed") break;
      }
      if (!scrolls && (text.right > innerWidth + SLACK || text.left < -SLACK)) {
        const isDrawer = parent.closest("aside.right:not(.open)");
        if (!isDrawer) found.push(`out of the window: ${node.data.trim()}`);
      } else if (!isAway && isCovered(parent, text)) {
        found.push(`covered: ${node.data.trim()} in ${parent.tagName}.${parent.className}`);
      }
    }
  }
  return [...new Set(found)];
}"""

LANGUAGE = "() => document.documentElement.lang"
LOCALES = {"it": "it-IT", "fr": "fr-FR", "de": "de-DE", "ja": "ja-JP"}
"""In English all other tests are."""

SIZES = {"phone": PHONE, "narrow": (1024, 768), "laptop": (1280, 800)}
"""One of each layout. A wider page of the same layout has more room for the same texts."""
ALSO_AT = {"de": "narrow", "fr": "laptop"}
"""The languages with the longest texts are measured at one more size than on a phone, which has the
least room; with `--whole`, each language at every size."""


def text_of(language: str, key: str, game: str = "") -> str:
    """A text of the page, or of what it says about a game."""
    folder = ROOT / "web" / "src" / (f"games/{game}" if game else "") / "texts"
    files = [folder / f"{language}.json", folder / "lazy" / f"{language}.json"]
    texts: dict[str, str] = {}
    for file in files:
        texts |= json.loads(file.read_text("utf-8"))
    return texts[key]


def assert_it_fits(driver: PageDriver, where: str) -> None:
    driver.settle()
    misfits = driver.page.evaluate(MISFITS)
    assert not misfits, f"{where}: {misfits}"
    left = untranslated_text.left_in_english(driver.page, driver.page.evaluate(LANGUAGE))
    assert not left, f"{where}, in English: {left}"


def usual_sizes(driver: PageDriver) -> tuple[str, ...]:
    """The sizes at which the texts of the language are measured."""
    if driver.is_whole:
        return tuple(SIZES)
    language = driver.page.evaluate(LANGUAGE)
    return ("phone", *(size for spoken, size in ALSO_AT.items() if spoken == language))


def and_back(driver: PageDriver) -> tuple[str, ...]:
    """The usual sizes, and last one at which all buttons are seen."""
    sizes = usual_sizes(driver)
    return sizes if len(sizes) > 1 else (*sizes, "laptop")


def assert_all_fit(driver: PageDriver, where: str, *sizes: str) -> None:
    """At these sizes, or at the usual ones of the language; what is said is looked at once: it is
    the same at all."""
    misfits: dict[str, list[str]] = {}
    for size in sizes or usual_sizes(driver):
        width, height = SIZES[size]
        driver.page.set_viewport_size({"width": width, "height": height})
        driver.settle()
        misfits[size] = driver.page.evaluate(MISFITS)
    assert not any(misfits.values()), f"{where}: {misfits}"
    left = untranslated_text.left_in_english(driver.page, driver.page.evaluate(LANGUAGE))
    assert not left, f"{where}, in English: {left}"


LESSONS = (
    ("tongiaki", ["expand Rarotonga"], "[data-beach='Hawaii.a']"),
    (
        "tahiti",
        ["play boats4", "put pearls11", "take flowers8", "take pearls8"],
        "[data-area=centre]:not([data-pick])",
    ),
)
"""In the first steps of a game: some moves, and what a rule forbids then."""


def hint_and_refusal(driver: PageDriver, language: str, moves: Sequence[str], refused: str) -> None:
    """The reasons of a hint, then why something cannot be done, with the rule opened."""
    page = driver.page
    driver.wait()
    page.get_by_role("button", name=text_of(language, "hint.button"), exact=True).click()
    page.locator("[data-hint]").wait_for()
    page.locator(".hint-card li").first.wait_for()
    assert_all_fit(driver, "hint", *and_back(driver))  # on a phone it lies over what is chosen
    for move in moves:
        asked = driver.wait()
        driver.choose(move)
        driver.wait_until_moved_on(asked)
    driver.wait()
    page.mouse.click(*driver.spot(page.locator(refused)))
    page.locator("[data-remark=refused]").wait_for()
    page.locator(".refusal-card .link").click()
    page.locator(".refusal-card blockquote").wait_for()
    assert_all_fit(driver, "why not")


@pytest.fixture(scope="module", autouse=True)
def japanese_font() -> None:
    try:
        fonts.ensure()
    except fonts.NoFont as error:
        pytest.fail(str(error))


@pytest.mark.parametrize("language", LOCALES)
def test_hints_and_refusals_fit_in_a_language(open_page: Opened, language: str) -> None:
    """In the language of the browser."""
    driver = open_page("about:blank", locale=LOCALES[language])
    for game, moves, refused in LESSONS:
        driver.page.goto(f"/learn/{game}")
        hint_and_refusal(driver, language, moves, refused)
        assert driver.page.locator(f"html[lang={language}]").count() == 1


PHASES = {
    "tongiaki": ["setup", "turn", "place", "sail", "land", "lay"],
    "tahiti": ["build", "open", "renovate"],
}


@pytest.mark.parametrize("game", PHASES)
def test_a_game_fits_in_every_language(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], game: str
) -> None:
    """The start page, a new table, the rules, and every kind of question at a table."""
    driver = open_page(game=game)
    page = driver.page
    for language in spoken(driver):
        page.get_by_role(
            "heading", name=text_of(language, "game.title", game), exact=True
        ).wait_for()
        assert_all_fit(driver, f"{game}, start")
        shoot(driver, f"language-{language}-{game}-start")
    page.goto(f"/new/{game}")
    for _ in spoken(driver):
        page.locator("[data-option]").first.wait_for(state="attached")
        for more in page.locator("summary").all():
            more.click()
        assert_all_fit(driver, f"{game}, new table")
    page.goto(f"/rules/{game}")
    for _ in spoken(driver):
        page.locator("h2").first.wait_for()
        assert_all_fit(driver, f"{game}, rules")
    for phase in PHASES[game]:
        go_to_table(page, cut(["Ana", "Ben"], asked_in(phase), name=game))
        for language in spoken(driver):
            driver.wait()
            assert_all_fit(driver, f"{game}, {phase}")
            shoot(driver, f"language-{language}-{game}-{phase}")
    driver.resize(PHONE)
    for language in spoken(driver):
        page.locator(".drawer-toggle").click()
        page.locator("aside.right.open").wait_for()
        assert_it_fits(driver, f"{game}, drawer")
        shoot(driver, f"language-{language}-{game}-drawer")


def spoken(driver: PageDriver) -> Iterator[str]:
    """Let the page speak all languages but English, in which all other tests are."""
    for language in LOCALES:
        driver.set_language(language)
        yield language


@pytest.mark.parametrize("game", ["tongiaki", "tahiti"])
def test_what_comes_after_a_game_fits_in_every_language(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], game: str
) -> None:
    """The end with its proof, the analysed replay, keys, preferences, What is this?: one visit."""
    driver = open_page("about:blank", locale="de-DE")
    page = driver.page
    two = {"tongiaki": played("after", 2, two_colours="each")}
    record = two.get(game) or played("after", 2, name=game)
    go_to_replay(page, record, 40)
    page.get_by_role("button", name=text_of("de", "analysis.begin")).click()
    page.locator("[data-moments]").wait_for()
    for language in spoken(driver):
        page.locator("[data-moments]").wait_for()
        assert_all_fit(driver, f"{game}, analysis", *and_back(driver))
        shoot(driver, f"language-{language}-{game}-analysis")
        if game == "tongiaki":  # it has all keys, and preferences are the same in every game
            page.keyboard.press("?")
            is_measured(driver, f"{game}, keys")
            page.get_by_role("button", name=text_of(language, "prefer.title")).click()
            is_measured(driver, f"{game}, preferences")
        page.get_by_role("button", name=text_of(language, "what.button")).click()
        page.locator(".help-card").wait_for()
        assert_all_fit(driver, f"{game}, what is this", *and_back(driver))
        page.keyboard.press("Escape")
    page.goto(f"/tables/{driver.table}")
    for language in spoken(driver):
        page.get_by_text(text_of(language, "proof.details"), exact=True).wait_for()
        for more in page.locator("dialog summary").all():
            more.click()
        assert_all_fit(driver, f"{game}, end")
        shoot(driver, f"language-{language}-{game}-end")


EXTREMES = ("laptop", "phone")

# Who is to take the screen is told for a moment: here until somebody has looked at it.
HOLD_HAND_OVER = """
    const soon = window.setTimeout;
    window.setTimeout = (act, time, ...more) => (time === 1500 ? 0 : soon(act, time, ...more));
"""


def test_people_elsewhere_and_at_one_screen_fit_in_every_language(
    open_page: Opened, own_server: Server, shoot: Callable[[PageDriver, str], None]
) -> None:
    """The lobby with all its shelves, an invitation and the chat, the curtain, the hand-over."""
    driver = open_page("about:blank", at=own_server, speed="fast")
    other = open_page("about:blank", at=own_server).page.request
    page = driver.page
    page.add_init_script(HOLD_HAND_OVER)
    third = open_page("about:blank", at=own_server).page.request
    inviting = set_lobby(page.request, other, third)

    def speak(language: str) -> None:
        page.locator("label.language select").select_option(language)
        page.get_by_label(text_of(language, "language.label"), exact=True).wait_for()

    page.goto("/")
    for language in LANGUAGES:
        speak(language)
        page.locator("main[data-ready]").wait_for()
        page.locator(".tables").nth(2).wait_for()
        page.get_by_role("button", name=text_of(language, "device.make")).click()
        assert_all_fit(driver, "lobby", *EXTREMES)
        shoot(driver, f"language-{language}-lobby")
    page.goto(f"/tables/{inviting}")
    for language in LANGUAGES:
        speak(language)
        page.locator(".talk").click()
        field = page.locator(".chat input")
        field.fill("Talofa!")
        field.press("Enter")
        page.locator(".chat .lines p").nth(LANGUAGES.index(language)).wait_for()
        assert_all_fit(driver, "chat", "laptop")  # on a phone it covers the board
        shoot(driver, f"language-{language}-chat")
    people = [{"name": name} for name in ("Maximiliane", "Bartholomew", "Cleo")]
    page.goto(f"/tables/{set_table(page.request, 'tahiti', people)}")
    for language in LANGUAGES:
        speak(language)
        page.locator("[data-hand-over]").wait_for()
        assert_all_fit(driver, "curtain", *EXTREMES)
        shoot(driver, f"language-{language}-curtain")
    page.goto(f"/tables/{set_table(page.request, 'tongiaki', people)}")
    for language in LANGUAGES:
        speak(language)
        driver.step(lambda moves: moves[0])
        # What lies under a pointer tells what is covered: this lets the pointer through.
        page.locator(".turn-banner").evaluate("(told) => { told.style.pointerEvents = 'auto'; }")
        assert_all_fit(driver, "hand-over", *EXTREMES)
        shoot(driver, f"language-{language}-hand-over")


def set_table(
    asker: APIRequestContext, game: str, players: Sequence[object], **more: object
) -> str:
    """A table of these; its id."""
    wish = {"game": game, "players": players, **more}
    answer = asker.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table


def set_lobby(own: APIRequestContext, other: APIRequestContext, third: APIRequestContext) -> str:
    """Something on every shelf; the table at which somebody sits already and one seat is free."""
    ana, ben, free = {"name": "Ana"}, {"name": "Ben"}, {"name": "somebody", "open": True}
    bot = {"name": "Mata", "agent": "random"}
    set_table(own, "tahiti", [ana, bot, bot], begin=True)
    set_table(other, "tahiti", [ben, free], access="listed", clock=86_400)
    live = set_table(other, "tongiaki", [ben, free], access="listed", begin=True)
    assert third.post(f"/api/tables/{live}/join", data={"name": "Teva"}).ok
    assert own.post("/api/records", data=played("lobby", 2)).ok
    inviting = set_table(
        own, "tongiaki", [ana, free, {"name": "Dodo", "open": True}], access="private"
    )
    invite = own.get(f"/api/tables/{inviting}").json()["table"]["invite"]
    assert other.post(f"/api/tables/{inviting}/join", data={"invite": invite, "name": "Ben"}).ok
    return inviting


def is_measured(driver: PageDriver, where: str) -> None:
    """A dialog, that is closed again."""
    dialog = driver.page.locator("dialog[open]")
    dialog.wait_for()
    assert_all_fit(driver, where, *and_back(driver))
    driver.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_a_language_is_changed_and_remembered(open_page: Opened) -> None:
    driver = open_page(locale="fr-FR")
    page = driver.page
    page.get_by_role("button", name=text_of("fr", "start.play")).wait_for()
    page.get_by_label(text_of("fr", "language.label")).select_option("de")
    page.get_by_role("button", name=text_of("de", "start.play")).wait_for()
    assert page.locator("html[lang=de]").count() == 1
    page.reload()
    page.get_by_role("button", name=text_of("de", "start.play")).wait_for()
    page.get_by_label(text_of("de", "language.label")).select_option("ja")
    page.get_by_role("button", name=text_of("ja", "start.play")).wait_for()


# By island: what is drawn on its tile, and what the score sheet, the choices and the log call it.
CALLED = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const own = (element) => element?.childNodes[0]?.textContent.trim() ?? "";
  const sections = all(".prompt .section").map((section) => [
    section.querySelector("[data-move]").dataset.move.split(/[ .]/)[1],
    section.querySelector("h3").textContent,
  ]);
  return {
    drawn: Object.fromEntries(all("main [data-tile]").flatMap((tile) => {
      const name = tile.querySelector("text");
      return name ? [[tile.dataset.tile, name.textContent]] : [];
    })),
    sheet: Object.fromEntries(all("tr[data-island]").map((row) =>
      [row.dataset.island, own(row.querySelector("th"))])),
    asked: Object.fromEntries(sections),
    log: all(".log b, .log strong").map((name) => name.textContent),
  };
}"""


def test_an_island_is_called_as_its_tile_says(open_page: Opened) -> None:
    """On the map, in the score sheet, where something is asked, and in the log."""
    driver = at_table(open_page, cut(["Ana", "Ben"], lifts_a_boat))
    driver.wait()
    for language in LANGUAGES:
        driver.set_language(language)
        driver.wait()
        assert_called(driver.page.evaluate(CALLED), language)


def assert_called(called: dict[str, Any], language: str) -> None:
    named = {tile.name.replace(" ", ""): tile.name for tile in ISLAND_TILES}
    named |= TITLES.get(language, {})
    assert len(called["drawn"]) > 8
    for place in ("drawn", "sheet", "asked"):
        assert called[place] == {island: named[island] for island in called[place]}, place
    assert {*called["sheet"]} == {*named} - {"Tonga"}
    assert len(called["asked"]) > 1
    assert len({*called["log"]} & {*named.values()}) > 8
    assert not {*called["log"]} - {*named.values(), "Ana", "Ben"}


def test_islands_are_written_in_japanese_letters(open_page: Opened) -> None:
    """On the map, in the log, the sheet, the choices and the hint; records keep their names."""
    driver = open_page("/learn/tongiaki", locale="ja-JP")
    page = driver.page
    driver.wait()
    page.get_by_role("button", name=text_of("ja", "hint.button"), exact=True).click()
    page.locator("[data-hint]").wait_for()
    text = page.evaluate("() => document.body.textContent")
    assert not [island.name for island in ISLAND_TILES if island.name in text]
    written = page.locator("[data-tile=Rarotonga] text").text_content()
    assert written == TITLES["ja"]["Rarotonga"] == "ラロトンガ"
    assert page.locator("tr[data-island=Rarotonga]").get_by_text(written).count()


def test_why_not_hint_and_rule_are_in_the_language(open_page: Opened) -> None:
    driver = open_page(locale="it-IT")
    page = driver.page
    page.locator(".button.primary.big").click()
    driver.wait()
    page.get_by_role("button", name=text_of("it", "hint.button"), exact=True).click()
    page.locator("[data-hint]").wait_for()
    assert re.fullmatch(
        r"piazzare una barca su Tonga, [a-z-]+", page.locator("[data-hint]").inner_text()
    )
    page.get_by_role("button", name=text_of("it", "hint.play")).click()
    driver.wait()
    page.goto("/rules/tongiaki#T5.1")
    page.locator(".rule.asked").wait_for()
    rules = (ROOT / "src/vaka/games/tongiaki" / "RULES.it.md").read_text("utf-8")
    sentence = page.locator(".rule.asked p").inner_text().split(".")[0]
    assert f"**T5.1** {sentence}." in rules


def test_what_goes_wrong_is_told_in_the_language(open_page: Opened, complaints: Complaints) -> None:
    """With the line, the move or the number that is at fault."""
    complaints.forgive("status of 4(04|22)")
    driver = open_page(locale="de-DE")
    page = driver.page
    record = played("broken", 2)
    setting = next(line for line in record.splitlines() if line.startswith("1 "))
    alert = page.get_by_role("alert")
    for text, told in (
        ("Hallo!\n", "keine Vaka-Aufzeichnung: Sie müsste"),
        (record.replace("place Tonga.", "place Tnoga.", 1), "keine Vaka-Aufzeichnung (Problem"),
        (record.replace(setting, "1 " + setting.split()[1] + " expand Tonga", 1), "expand Tonga"),
    ):
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name=text_of("de", "start.load")).click()
        chooser.value.set_files(
            {"name": "a.vaka", "mimeType": "text/plain", "buffer": text.encode()}
        )
        alert.get_by_text(told).wait_for()
        alert.get_by_text(re.compile(r"in Zeile \d+")).wait_for()
        assert_it_fits(driver, told)
    page.goto("/new/tahiti")
    page.get_by_label(text_of("de", "set.own")).check()
    page.get_by_label(text_of("de", "set.ownLabel")).fill("1,2")
    page.locator(".refusal").get_by_text("12 Zahlen, mit Kommas getrennt").wait_for()
    assert_it_fits(driver, "an option")
    page.goto("/tables/nowhere")
    alert.get_by_text("Diesen Tisch gibt es nicht").wait_for()
    assert_it_fits(driver, "no table")
