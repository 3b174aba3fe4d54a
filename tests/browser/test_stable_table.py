"""The table does not move in your turn, and nothing overlaps or is clipped on any screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opened
from tests.browser.hand import Hand, at_random
from tests.browser.records import played
from tests.records.play import play
from vaka import games
from vaka.core.records import files

SIZES = [(360, 640), (640, 360), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]
GAMES = pytest.mark.parametrize("game", ["tongiaki", "tahiti"])

# The large parts of a table that lie over each other by more than two pixels.
OVERLAPS = """() => {
  const parts = [".mat", ".hand-strip", ".bottom-sheet", ".prompt-area", ".seat-row",
    ".left-column", "aside.right", "header", ".board-notes > *"];
  const boxes = parts.flatMap((part) => [...document.querySelectorAll(part)].map((element) =>
    [part, element.getBoundingClientRect(), element.checkVisibility({ visibilityProperty: true })]))
    .filter(([, { width, height }, isSeen]) => isSeen && width > 2 && height > 2);
  const found = [];
  boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2) found.push(`${one} and ${other}`);
  }));
  return found;
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


def open_table(hand: Hand, record: str) -> None:
    agents = "agent=&agent=random&agent=random&agent=random&hints=true"
    made = hand.page.request.post(f"/api/records?{agents}", data=record).json()
    hand.page.goto(f"/tables/{made['table']['id']}")
    hand.wait()
    hand.rest()


def resize(hand: Hand, size: tuple[int, int]) -> Page:
    hand.page.set_viewport_size({"width": size[0], "height": size[1]})
    hand.rest()
    return hand.page


@GAMES
def test_nothing_overlaps_or_is_clipped_on_any_screen(
    open_page: Opened, shoot: Callable[[Hand, str], None], game: str
) -> None:
    hand = open_page(size=SIZES[0], game=game)
    open_table(hand, middle_of(game))
    for size in SIZES:
        page = resize(hand, size)
        where = f"{size[0]} x {size[1]}"
        assert page.evaluate(OVERLAPS) == [], where
        assert page.evaluate(CLIPPED) == [], where
        wide, room = page.evaluate(WIDE)
        assert wide <= room, where
        shoot(hand, f"stable-{game}-{size[0]}x{size[1]}")


def without_place(places: dict[str, str]) -> dict[str, str]:
    """The same, with the size of a tile only."""
    tile = '[data-tile="Tonga"]'
    return places | ({tile: places[tile].split(" ", 2)[2]} if tile in places else {})


def moment_of(page: Page) -> tuple[str, int]:
    """The turn, and the number of tiles on the map."""
    return page.title(), page.locator("main [data-tile]").count()


@GAMES
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)], ids=str)
def test_nothing_moves_in_your_turn(open_page: Opened, game: str, size: tuple[int, int]) -> None:
    hand = open_page(size=size, game=game)
    open_table(hand, middle_of(game))
    page = hand.page
    seen: set[str] = set()
    choose = at_random("still", settles=0)
    before, turn = page.evaluate(PLACES), moment_of(page)
    for _ in range(12):
        asked = hand.wait()
        if asked.is_over or len(seen) > 1:
            break
        hand.step(choose, asked)
        hand.wait()
        hand.rest()
        if moment_of(page) != turn:  # another turn, or a larger map, may need another view
            before, turn = page.evaluate(PLACES), moment_of(page)
            seen.add(page.title())
            continue
        after = page.evaluate(PLACES)
        same = without_place if size[1] != 800 else dict  # a phone may pan to a choice out of sight
        assert same({part: after.get(part, "") for part in before}) == same(before), asked


def test_a_reason_stands_next_to_the_click(open_page: Opened) -> None:
    """On a phone, and the sheet below the board keeps its height."""
    hand = open_page(size=SIZES[0], game="tahiti")
    open_table(hand, middle_of("tahiti"))
    page = hand.page
    before = page.evaluate(PLACES)
    card = page.locator(".centre .slot").first.bounding_box()
    assert card
    page.mouse.click(card["x"] + 20, card["y"] + 30)
    page.locator(".anchored .refusal-card").wait_for()
    hand.rest()
    box = page.locator(".anchored").bounding_box()
    assert box
    assert abs(box["y"] - card["y"] - 30) < 40
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SIZES[0][0]
    assert page.evaluate(PLACES) == before
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-card li").first.wait_for()
    hand.rest()
    assert page.evaluate(PLACES) == before


REPLAY = """() => {
  const height = (part) => document.querySelector(part)?.getBoundingClientRect().height ?? 0;
  const buttons = document.querySelector(".buttons").getBoundingClientRect();
  const [board, bar] = ["main.board", ".bar"].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  const isBeside = bar.left > board.left + 1 && bar.height > board.height - 2;
  return { free: isBeside ? 1 : (bar.top - board.top) / board.height, buttons: buttons.width,
    strip: height(".bar .seat-strip"), graph: height(".plot") };
}"""


def test_the_board_keeps_its_room_in_a_replay(
    open_page: Opened, shoot: Callable[[Hand, str], None]
) -> None:
    hand = open_page(size=SIZES[0])
    made = hand.page.request.post("/api/records", data=played("layout", 3)).json()
    hand.page.goto(f"/tables/{made['table']['id']}/replay?at=70")
    hand.page.get_by_role("button", name="Analyse this game").click()
    hand.page.locator("[data-moments]").wait_for()
    for size in SIZES:
        page = resize(hand, size)
        found = page.evaluate(REPLAY)
        assert found["free"] >= 0.5, size
        assert found["buttons"] <= 640, size
        assert found["graph"] >= 64, size
        is_compact = size[0] < 720 or size[1] < 560
        assert (found["strip"] > 0) == is_compact, size
        shoot(hand, f"stable-replay-{size[0]}x{size[1]}")
