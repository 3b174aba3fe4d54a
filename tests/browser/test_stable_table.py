"""The table does not move in your turn, and nothing overlaps or is clipped on any screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.page_driver import PageDriver, at_random
from tests.browser.positions import go_to_table, kept
from tests.browser.records import asked_in, cut, played
from tests.browser.test_languages import MISFITS
from tests.records.random_records import play
from vaka import games
from vaka.core.game import Game, State
from vaka.core.records import files

SHORT = [(640, 360), (844, 390)]
SIZES = [(360, 640), *SHORT, (820, 1180), (1280, 800), (1920, 1080)]
ZOOMED = 2
"""A window of 1280 x 720 at 200 %: 640 x 360 pixels of the page, each of two on the screen."""
AGENTS = "agent=&agent=random&agent=random&agent=random&hints=true"
GAMES = pytest.mark.parametrize("game", ["tongiaki", "tahiti"])

# The large parts of a table that lie over each other by more than two pixels. A notice lies over
# the board, a note of the chat over the column that contains it, and neither over anything else.
OVERLAPS = """() => {
  const parts = [".mat", ".hand-strip", ".bottom-sheet", ".prompt-area", ".seat-row",
    ".left-column", "aside.right", "header", ".board-notes > *", ".people .notice", ".people-bar",
    ".chat-note", ".award"];
  const boxes = parts.flatMap((part) => [...document.querySelectorAll(part)].map((element) =>
    [part, element.getBoundingClientRect(), element]))
    .filter(([, { width, height }, element]) =>
      width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true }));
  const isMeant = (one, other) => one.contains(other) || other.contains(one)
    || (one.matches(".mat") && other.matches(".notice"));
  const found = [];
  boxes.forEach(([one, a, first], i) => boxes.slice(i + 1).forEach(([other, b, second]) => {
    if (isMeant(first, second)) return;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2) found.push(`${one} and ${other}`);
  }));
  return found;
}"""
# The parts of another player's table that lie over each other, and those outside of its frame.
TANGLED = """() => [...document.querySelectorAll(".player")].flatMap((player) => {
  const frame = player.getBoundingClientRect();
  const parts = [...player.querySelectorAll(":scope > :is(.fan, .piles, .aside)")];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const isOut = ({ left, right, bottom }) =>
    left < frame.left - 1 || right > frame.right + 1 || bottom > frame.bottom + 1;
  const isOver = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const isAmiss = (box, i) => isOut(box) || boxes.slice(i + 1).some((other) => isOver(box, other));
  return parts.filter((_, i) => isAmiss(boxes[i], i))
    .map((part) => `${player.dataset.player} ${part.className}`);
})"""
# The cards of the centre that lie over the tables of players.
MISPLACED = """() => {
  const tables = [...document.querySelectorAll(".mat > :is(.others, .own)")]
    .map((table) => table.getBoundingClientRect());
  return [...document.querySelectorAll(".mat .centre .slot")].filter((slot) => {
    const { top, bottom } = slot.getBoundingClientRect();
    return tables.some((table) => top < table.bottom - 2 && bottom > table.top + 2);
  }).map((slot) => slot.innerHTML.slice(0, 80));
}"""
# The buttons of the prompt that are not seen whole without scrolling.
HIDDEN_CHOICES = """() => {
  const frame = document.querySelector(".sheet-body").getBoundingClientRect();
  return [...document.querySelectorAll(".prompt button")].filter((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    return left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1
      || bottom > frame.bottom + 1;
  }).map((button) => button.innerText);
}"""
# Whether the panel with seats and prompt stands beside the board, and is as high as that.
IS_BESIDE = """() => {
  const [board, panel] = ["main.board", "[data-bottom-sheet]"].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  return panel.left >= board.right - 1 && panel.right <= innerWidth + 1
    && Math.abs(panel.top - board.top) < 2 && Math.abs(panel.bottom - innerHeight) < 2
    && board.width > panel.width;
}"""
# What can be chosen on the board and is not seen whole; and cards that lie over other piles.
CLIPPED = """() => {
  const board = document.querySelector("main.board").getBoundingClientRect();
  const seen = [...document.querySelectorAll("main.board [data-move]")].map((choice) =>
    [choice.dataset.move, choice.getBoundingClientRect()]);
  return seen.filter(([, { left, top, right, bottom }]) =>
    left < board.left - 1 || right > board.right + 1 || top < board.top - 1
      || bottom > board.bottom + 1).map(([move]) => move);
}"""
# What is amiss with the result: parts that lie over each other or stick out, and a last row, with
# what to do next, that is not seen whole. On a phone it lies over what is scrolled.
RESULT = """() => {
  const frame = document.querySelector(".result").getBoundingClientRect();
  const window = new DOMRect(0, 0, innerWidth, innerHeight);
  const isWithin = (box, around) => box.left >= around.left - 1 && box.right <= around.right + 1;
  const isSeen = (box) => isWithin(box, window) && box.top >= -1 && box.bottom <= innerHeight + 1;
  const kinds = ".result :is(.winner, table, .proof, details, .more)";
  const parts = [...document.querySelectorAll(kinds)]
    .filter((part) => part.checkVisibility() && !part.parentElement.closest("details, .proof"));
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const found = isSeen(frame) ? [] : ["outside of the window"];
  parts.forEach((part, i) => {
    if (!isWithin(boxes[i], frame)) found.push(`${part.className || part.tagName} sticks out`);
    boxes.slice(i + 1).forEach((other, j) => {
      const wide = Math.min(boxes[i].right, other.right) - Math.max(boxes[i].left, other.left);
      const high = Math.min(boxes[i].bottom, other.bottom) - Math.max(boxes[i].top, other.top);
      const names = [part, parts[i + 1 + j]].map((one) => one.className || one.tagName);
      if (wide > 2 && high > 2) found.push(names.join(" and "));
    });
  });
  for (const name of document.querySelectorAll(".result th[scope=row] > span")) {
    if (name.getBoundingClientRect().height > 30) found.push(`${name.innerText} takes two lines`);
  }
  for (const button of document.querySelectorAll(".result .next > *")) {
    if (!isSeen(button.getBoundingClientRect())) found.push(`${button.innerText} is not seen`);
  }
  return found;
}"""
# The places of the map or of the cards, and of the panels.
PLACES = """() => {
  const round = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const parts = [".prompt-area .prompt", ".sheet-body", ".seat-strip", ".hand-strip", ".mat",
    ".centre", ".map-frame", '[data-tile="Tonga"]'];
  return Object.fromEntries(parts.flatMap((part) => {
    const element = document.querySelector(part);
    return element ? [[part, round(element.getBoundingClientRect())]] : [];
  }));
}"""
# How much of the width the seats of a tablet take together.
SEAT_WIDTHS = """() => [...document.querySelectorAll(".seat-row [data-chip]")]
  .reduce((sum, seat) => sum + seat.getBoundingClientRect().width, 0)"""
WIDE = "() => [document.documentElement.scrollWidth, innerWidth]"


def middle_of(name: str) -> str:
    """The record of a game of four, up to a turn of the first seat."""
    game = games.load(name)
    recorder = play(game, game.setup(4), "shots", is_fair=False)
    turns = [recorder.at(ply).turn for ply in range(recorder.plies)]
    found = range(85, recorder.plies)
    return files.dumps(
        recorder.fork(next(p for p in found if turns[p] == 0 != turns[p - 1])).record, game
    )


def open_table(driver: PageDriver, record: str) -> None:
    go_to_table(driver.page, record, AGENTS)
    driver.wait()
    driver.settle()


def assert_in_order(driver: PageDriver, where: str) -> None:
    """Nothing lies over something else, is cut, or sticks out of the window."""
    page = driver.page
    assert page.evaluate(OVERLAPS) == [], where
    assert page.evaluate(TANGLED) == [], where
    assert page.evaluate(MISPLACED) == [], where
    assert page.evaluate(CLIPPED) == [], where
    assert page.evaluate(MISFITS) == [], where
    wide, room = page.evaluate(WIDE)
    assert wide <= room, where


def resize(driver: PageDriver, size: tuple[int, int]) -> Page:
    driver.page.set_viewport_size({"width": size[0], "height": size[1]})
    driver.settle()
    return driver.page


@GAMES
def test_nothing_overlaps_or_is_clipped_on_any_screen(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], game: str
) -> None:
    driver = open_page("about:blank", size=SIZES[-1], game=game)
    open_table(driver, middle_of(game))
    page = driver.page

    def look(moment: str) -> None:
        for size in SIZES:
            resize(driver, size)
            where = f"{game}-{moment}-{size[0]}x{size[1]}"
            assert_in_order(driver, where)
            shoot(driver, f"stable-{where}")

    look("turn")
    resize(driver, (820, 1180))
    assert page.evaluate(SEAT_WIDTHS) > 0.9 * 820, "four seats use the width of a tablet"
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-card li").first.wait_for()
    look("hint")
    page.locator(".hint-card").get_by_role("button", name="Close").click()
    driver.step(at_random("x", settles=0))
    look("choice")
    page.goto(f"/tables/{kept(page, played('over', 4, name=game))}")
    page.locator("dialog.game-over .proof").wait_for()
    for size in SIZES:
        resize(driver, size)
        where = f"{game}-over-{size[0]}x{size[1]}"
        assert page.evaluate(RESULT) == [], where
        assert page.evaluate(MISFITS) == [], where
        shoot(driver, f"stable-{where}")
    page.keyboard.press("Escape")
    look("last-board")
    page.goto(f"/learn/{game}")
    page.locator("[data-lesson]").wait_for()
    driver.wait()
    look("lesson")


def has_many_specials(game: Game, state: State) -> bool:
    """Whether the first seat may play four special cards."""
    return verbs(game, state).count("play") >= 4


def comes_back(game: Game, state: State) -> bool:
    """Whether the first seat has no boat on the map."""
    return "reenter" in verbs(game, state)


def verbs(game: Game, state: State) -> list[str]:
    """The first words of what the first seat may do."""
    moves = [game.move_text(state, move) for move in state.moves()] if state.turn == 0 else []
    return [move.split()[0] for move in moves]


MOMENTS = [
    *(("tongiaki", asked_in(phase)) for phase in ("turn", "place", "sail", "land", "lay")),
    ("tongiaki", comes_back),
    *(("tahiti", asked_in(phase)) for phase in ("open", "renovate", "build")),
    ("tahiti", has_many_specials),
]


def test_a_short_screen_shows_all_that_can_be_chosen(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    """Beside the table, and on it, without scrolling: by a finger, which needs the most room, and
    so on a desktop page at 200 %, too."""
    driver = open_page("about:blank", size=SHORT[0], device_scale_factor=ZOOMED, has_touch=True)
    for number, (game, moment) in enumerate(MOMENTS):
        open_table(driver, cut(["Ana", "Ben", "Cleo", "Dan"], moment, name=game))
        for size in SHORT:
            page = resize(driver, size)
            where = f"{game}-{number}-{size[0]}x{size[1]}"
            assert page.evaluate(IS_BESIDE), where
            assert page.evaluate(HIDDEN_CHOICES) == [], where
            assert_in_order(driver, where)
            shoot(driver, f"short-{where}")
    # Where special cards take several rows, a turn can still be ended without scrolling.
    for size in ((1024, 768), *SIZES[3:]):
        page = resize(driver, size)
        expect(page.locator("[data-move=end]")).to_be_in_viewport(ratio=1)
        shoot(driver, f"specials-{size[0]}x{size[1]}")


def without_place(places: dict[str, str]) -> dict[str, str]:
    """The same, with the size of a tile only."""
    tile = '[data-tile="Tonga"]'
    return places | ({tile: tile_size(places)} if tile in places else {})


def moment_of(page: Page) -> tuple[str, int]:
    """The turn, and the number of tiles on the map."""
    return page.title(), page.locator("main [data-tile]").count()


@GAMES
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)], ids=str)
def test_nothing_moves_in_your_turn(open_page: Opened, game: str, size: tuple[int, int]) -> None:
    driver = open_page("about:blank", size=size, game=game)
    open_table(driver, middle_of(game))
    page = driver.page
    compared = 0
    choose = at_random("still", settles=0)
    before, turn = page.evaluate(PLACES), moment_of(page)
    for _ in range(20):
        asked = driver.wait()
        if asked.is_over or compared >= 4:
            break
        driver.step(choose, asked)
        driver.wait()
        driver.settle()
        after, now = page.evaluate(PLACES), moment_of(page)
        if now != turn:  # another turn may need another view, a larger map another part of it
            if now[0] == turn[0]:
                assert tile_size(after) == tile_size(before), asked
            before, turn = after, now
            continue
        compared += 1
        same = without_place if size[1] != 800 else dict  # a phone may pan to a choice out of sight
        assert same({part: after.get(part, "") for part in before}) == same(before), asked
    assert compared >= 3


def tile_size(places: dict[str, str]) -> str:
    """The size of a tile on the screen."""
    return places.get('[data-tile="Tonga"]', "").partition(" ")[2].partition(" ")[2]


def sails_far_out() -> str:
    """The record of a game of two, up to a voyage of the first seat on a map that fills a window
    like that of the next test."""
    game = games.load("tongiaki")
    recorder = play(game, game.setup(2), "g2", is_fair=False)
    return files.dumps(recorder.fork(58).record, game)


def test_the_map_keeps_its_scale_while_it_grows_in_your_turn(open_page: Opened) -> None:
    driver = open_page("about:blank", size=(1100, 580))
    go_to_table(driver.page, sails_far_out())
    asked = driver.wait()
    driver.settle()
    before, (title, tiles) = driver.page.evaluate(PLACES), moment_of(driver.page)
    assert asked.phase == "sail"
    for _ in range(3):
        driver.step(at_random("far out", settles=0))
        asked = driver.wait()
        driver.settle()
        now = moment_of(driver.page)
        if now[0] != title or asked.cells:  # the cells of a free choice may need more room
            break
        assert tile_size(driver.page.evaluate(PLACES)) == tile_size(before)
    assert now[1] > tiles


def test_a_reason_stands_next_to_the_click(open_page: Opened) -> None:
    """On a phone, and the sheet below the board keeps its height."""
    driver = open_page("about:blank", size=SIZES[0], game="tahiti")
    open_table(driver, middle_of("tahiti"))
    page = driver.page
    before = page.evaluate(PLACES)
    card = page.locator(".centre .slot").first.bounding_box()
    assert card
    page.mouse.click(card["x"] + 20, card["y"] + 30)
    page.locator(".anchored .refusal-card").wait_for()
    driver.settle()
    box = page.locator(".anchored").bounding_box()
    assert box
    assert abs(box["y"] - card["y"] - 30) < 40
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SIZES[0][0]
    assert page.evaluate(PLACES) == before
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-card li").first.wait_for()
    driver.settle()
    assert page.evaluate(PLACES) == before
    # The hint has its own place, and the reason is still there.
    assert page.locator(".anchored .refusal-card").is_visible()
    assert page.locator("[data-bottom-sheet] .hint-card").is_visible()
    assert page.evaluate(OVERLAPS) == []


@GAMES
def test_the_hint_button_keeps_its_place(open_page: Opened, game: str) -> None:
    driver = open_page("about:blank", game=game)
    open_table(driver, middle_of(game))
    button = driver.page.get_by_role("button", name="Hint")
    sizes = ((390, 844), (640, 360), (1280, 800))

    def places() -> list[tuple[float, float]]:
        found = []
        for size in sizes:
            resize(driver, size)
            box = button.bounding_box()
            assert box
            found.append((box["x"], box["width"]))
        return found

    before = places()
    driver.step(at_random("x", settles=0))
    after = places()
    assert driver.page.get_by_role("button", name="Back", exact=True).is_visible()
    for size, old, new in zip(sizes, before, after, strict=True):
        assert new == pytest.approx(old, abs=1), size


REPLAY = """() => {
  const height = (part) => document.querySelector(part)?.getBoundingClientRect().height ?? 0;
  const buttons = document.querySelector(".buttons").getBoundingClientRect();
  const [board, bar] = ["main.board", ".bar"].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  const isBeside = bar.left > board.left + 1 && bar.height > board.height - 2;
  return { free: isBeside ? 1 : (bar.top - board.top) / board.height, buttons: buttons.width,
    strip: height(".bar .seat-strip"), graph: height(".plot"),
    isInReach: buttons.top >= bar.top && buttons.bottom <= bar.bottom,
    isGraphSeen: document.querySelector(".plot").getBoundingClientRect().bottom <= bar.bottom };
}"""


def test_the_board_keeps_its_room_in_a_replay(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = open_page("about:blank", size=SIZES[0])
    made = driver.page.request.post("/api/records", data=played("layout", 3)).json()
    driver.page.goto(f"/tables/{made['table']['id']}/replay?at=70")
    driver.page.get_by_role("button", name="Analyse this game").click()
    driver.page.locator("[data-moments]").wait_for()
    for size in SIZES:
        page = resize(driver, size)
        found = page.evaluate(REPLAY)
        assert found["free"] >= 0.5, size
        assert found["buttons"] <= 640, size
        assert found["graph"] >= 64, size
        assert found["isInReach"], size
        assert found["isGraphSeen"], size
        is_compact = size[0] < 720 or size[1] < 560
        assert (found["strip"] > 0) == is_compact, size
        shoot(driver, f"stable-replay-{size[0]}x{size[1]}")
