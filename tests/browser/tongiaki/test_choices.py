"""Clear choices: what each one does, and which button is the main one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Opened
from tests.browser.page_driver import PageDriver, at_random
from tests.browser.positions import at_table, go_to_table
from tests.browser.records import almost_over, cut, first_turn
from tests.browser.test_accessibility import faults
from tests.records.random_records import play
from vaka import games
from vaka.core.game import Game, State
from vaka.core.records import files
from vaka.games.tongiaki.rules.tiles import island_title

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])

# The buttons that are filled and seen: where a dialog is open, those behind it too.
LOUD = """() => {
  const probe = document.createElement("i");
  probe.style.background = "var(--accent)";
  document.body.append(probe);
  const accent = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll("button, a")].filter((button) =>
    button.checkVisibility() && getComputedStyle(button).backgroundColor === accent
  ).map((button) => button.innerText);
}"""
# Parts of the map that lie under the question.
COVERED = """() => {
  const top = document.querySelector(".prompt").getBoundingClientRect().top;
  return [...document.querySelectorAll("[data-moored]")].filter((boat) =>
    boat.getBoundingClientRect().bottom > top).length;
}"""


def one_is_loud(driver: PageDriver) -> None:
    driver.settle()
    loud = driver.page.evaluate(LOUD)
    assert len(loud) <= 1, loud


def can_found(boats: int) -> Callable[[Game, State], bool]:
    """Whether the first seat may found a royal island where it has so many boats."""

    def is_there(game: Game, state: State) -> bool:
        if state.turn != 0:
            return False
        moves = [game.move_text(state, move) for move in state.moves()]
        islands = {move.split()[1] for move in moves if move.startswith("found ")}
        return boats in {boats_on(game, state, island) for island in islands}

    return is_there


def boats_on(game: Game, state: State, island: str) -> int:
    there = next(each for each in game.view(state, 0)["islands"] if each["name"] == island)
    return sum(len(beach["boats"]) for beach in there["beaches"])


@pytest.mark.parametrize(
    ("boats", "cost"),
    [
        (1, "ends your turn, your boat stays there"),
        (2, "ends your turn, 1 boat stays, 1 returns to the supply"),
        (3, "ends your turn, 1 boat stays, 2 return to the supply"),
    ],
)
def test_a_royal_island_says_what_it_costs(open_page: Opened, boats: int, cost: str) -> None:
    driver = at_table(open_page, cut(["Ana", "Ben"], can_found(boats)), size=PHONE)
    driver.wait()
    driver.page.locator("[data-move^='found ']").get_by_text(cost).first.wait_for()


@SIZES
def test_one_button_is_loud(open_page: Opened, size: tuple[int, int]) -> None:
    driver = open_page(size=size)
    page = driver.page
    page.get_by_role("button", name="Play now").wait_for()
    one_is_loud(driver)
    page.goto("/learn/tongiaki")
    page.locator('[data-lesson="goal"]').wait_for()
    one_is_loud(driver)
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint]").wait_for()
    one_is_loud(driver)
    page.locator(".hint-card").get_by_role("button", name="Close").click()
    driver.choose("settle")
    page.locator(".confirm").wait_for()
    one_is_loud(driver)
    driver.click(".confirm .button >> nth=0")
    for move in ("expand Rarotonga", "place Rarotonga.b"):
        asked = driver.wait()
        driver.choose(move)
        driver.wait_until_moved_on(asked)
    page.locator('[data-lesson="sail"]').wait_for()
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint]").wait_for()
    one_is_loud(driver)


# Texts in which a source has its id alone; where all are listed it stands beside its name.
BARE = """() => [...document.querySelectorAll("main *")].filter((part) =>
  !part.closest(".sources, .preset") && part.checkVisibility()
  && [...part.childNodes].some((node) => node.nodeType === 3 && /\\bS\\d\\b/.test(node.data))
).map((part) => part.textContent)"""


def test_a_source_has_its_name_where_a_rule_cites_it(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = open_page("/rules/tongiaki#T5.7")
    page = driver.page
    page.get_by_role("heading", name="Sources", exact=True).wait_for()
    rule = page.locator("[id='T5.7']")
    rule.get_by_text("Italian translation by Gylas").wait_for()
    rule.get_by_text("“Italian summary by Adams”").wait_for()
    page.locator("[id='T2.3']").get_by_text("all sources").wait_for()
    at_both_sizes(driver, lambda: shoot(driver, "sources"))
    page.goto("/new/tongiaki")
    page.get_by_text("Rules on which the rulebooks differ").click()
    page.get_by_text("Sources: Japanese rules by the distributor Mobius").first.wait_for()
    at_both_sizes(driver, lambda: None)


def at_both_sizes(driver: PageDriver, look: Callable[[], None]) -> None:
    """No source has its id alone, and nothing has faults, on a desktop and on a phone."""
    for size in (PHONE, DESKTOP):
        driver.resize(size)
        assert driver.page.evaluate(BARE) == []
        assert not faults(driver)
        look()


def test_one_button_is_loud_at_the_end(open_page: Opened) -> None:
    driver = at_table(open_page, almost_over("tongiaki"))
    page = driver.page
    driver.play(at_random("loud", settles=60))
    page.get_by_role("dialog").wait_for()
    one_is_loud(driver)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_role("button", name="Show the score").wait_for()
    one_is_loud(driver)


def test_it_is_told_what_the_last_boat_brings(open_page: Opened) -> None:
    driver = open_page("/learn/tongiaki")
    page = driver.page
    after = page.locator("[data-outcome]")
    driver.wait()
    driver.choose("expand Rarotonga")
    after.filter(has_text="If it fills a beach, all boats there sail").wait_for()
    filling = driver.choice("place Rarotonga.b").last
    filling.get_by_text("last mooring: the boats sail").wait_for()
    asked = driver.wait()
    driver.choose("place Rarotonga.b")
    driver.wait_until_moved_on(asked)
    asked = driver.wait()
    signs = {"sail Rarotonga.b 3": "fails", "sail Rarotonga.b 5": "lands"}
    for move in asked.moves:
        sign = f'[href="#pier-{signs.get(move, "unknown")}"]'
        page.locator(f'.pier[data-pier="{move}"] {sign}').wait_for(state="attached")
    driver.choose("sail Rarotonga.b 5")
    driver.wait_until_moved_on(asked)
    assert driver.phase == "land"
    after.filter(has_text="When all are moored, the boats of full beaches sail").wait_for()
    asked = driver.wait()
    page.locator(".choice", has_text="last mooring").first.click()
    driver.wait_until_moved_on(asked)
    driver.step(lambda moves: next(move for move in moves if move.endswith("Hawaii.a")))
    driver.step(lambda moves: next(move for move in moves if move.endswith("Hawaii.b")))
    after.filter(has_text="Then the boats of full beaches sail").wait_for()


DIAL = """() => {
  const [dial, board, strip] = [".dial", "main.board", ".seat-strip"].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  return dial.top > board.top && dial.bottom < strip.top
    && dial.left > 0 && dial.right < innerWidth;
}"""


def leads_nowhere_known(game: Game, state: State) -> bool:
    """The first seat sails, and whatever the pier, it finds something new."""
    ends = [prospect["end"] for prospect in game.prospects(state)] if state.turn == 0 else []
    return len(ends) > 1 and set(ends) == {"unknown"}


def test_a_phone_shows_the_odds_whole(open_page: Opened) -> None:
    """Also after the map has glided, and the question has risen."""
    driver = at_table(
        open_page,
        cut(["Ana", "Ben"], leads_nowhere_known),
        size=PHONE,
        speed="normal",
        motion="no-preference",
    )
    page = driver.page
    for move in driver.wait().moves:
        driver.choice(move).last.tap()
        page.locator(f'[data-move="{move}"].on').wait_for()
        driver.settle()
        assert page.evaluate(DIAL), move


def is_crowded(game: Game, state: State) -> bool:
    """The first seat has the turn, and a question that is high."""
    moves = [game.move_text(state, move) for move in state.moves()] if state.turn == 0 else []
    return sum(move.startswith("expand") for move in moves) >= 4


def lifts_a_boat(game: Game, state: State) -> bool:
    """The first seat has an empty supply and many boats to lift, one of them alone on an island."""
    moves = [game.move_text(state, move) for move in state.moves()] if state.turn == 0 else []
    if len(moves) < 8 or not moves[0].startswith("take"):
        return False
    view = game.view(state, 0)
    return any(
        [boat for beach in island["beaches"] for boat in beach["boats"]].count(view["active"]) == 1
        and any(move.startswith(f"take {island['name']}.") for move in moves)
        for island in view["islands"]
        if island["points"]
    )


NAMES = """() => [...document.querySelectorAll(".label.over")].map((name) => name.textContent)"""


def test_what_can_be_chosen_has_its_name_on_the_smallest_map(open_page: Opened) -> None:
    """Many choices scroll by themselves, so that the map keeps its room."""
    driver = at_table(open_page, cut(["Ana", "Ben"], lifts_a_boat), size=(1280, 600))
    page = driver.page
    moves = driver.wait().moves
    driver.settle()
    ask, board = page.locator(".prompt").bounding_box(), page.locator("main.board").bounding_box()
    assert ask is not None
    assert board is not None
    assert ask["height"] < 0.42 * board["height"]
    lonely = page.locator(".choice", has_text=re.compile(r"your last one there: \d points? less"))
    boats = Counter(boat.split(".")[0] for boat in driver.shown()["boats"] if "blue" in boat)
    last = [move for move in moves if boats[move.split()[1].split(".")[0]] == 1]
    assert lonely.count() == len([move for move in last if "Tonga." not in move]) > 0
    islands = {island_title(move.split()[1].split(".")[0]) for move in moves}
    assert_grouped(driver)
    assert set(page.evaluate(NAMES)) == islands
    page.mouse.move(*driver.spot(driver.choice(moves[-1]).last))
    page.mouse.move(*[at + 2 for at in driver.spot(driver.choice(moves[-1]).last)])
    page.locator(".tile-glow.pointed").first.wait_for()


# Of each group of choices: its heading, and what can be chosen below it.
GROUPS = """() => [...document.querySelectorAll(".prompt .section")].map((section) => [
  section.querySelector("h3")?.innerText ?? "",
  [...section.querySelectorAll("[data-move]")].map((choice) => choice.dataset.move),
])"""


def assert_grouped(driver: PageDriver) -> None:
    """The boats that can be lifted stand under the names of their islands, in their order."""
    groups = driver.page.evaluate(GROUPS)
    names = [name for name, _ in groups]
    assert names == sorted(set(names))
    for name, moves in groups:
        assert {island_title(move.split()[1].split(".")[0]) for move in moves} == {name}


def test_the_boats_to_lift_stand_by_their_islands_on_a_phone(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = at_table(open_page, cut(["Ana", "Ben"], lifts_a_boat), size=PHONE)
    driver.wait()
    assert len(driver.page.evaluate(GROUPS)) > 1
    assert_grouped(driver)
    shoot(driver, "lift-phone")


def must_fail(game: Game, state: State) -> bool:
    """The first seat may sail from a pier where the voyage surely fails, which ends its turn."""
    if state.turn != 0:
        return False
    for prospect in game.prospects(state):
        if prospect["end"] == "fails":
            after = state.copy()
            after.play(prospect["move"])
            return after.turn == 1
    return False


FAILED = re.compile(r"The voyage failed, \d colours? against the current \d: its boats went back")


def test_a_phone_tells_why_ones_own_voyage_failed(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    """While somebody else thinks, in the room that the prompt has anyway; then with the news."""
    record = cut(["Ana", "Ben"], must_fail)
    driver = at_table(open_page, record, agent="mcts:seconds=4", size=PHONE)
    page = driver.page
    asked = driver.wait()
    board = page.locator("main.board").bounding_box()
    page.locator(".choice", has_text="the voyage fails").first.click()
    page.locator(".prompt p").filter(has_text=FAILED).wait_for()
    shoot(driver, "failed-phone")
    ask, foot = (
        page.locator(".prompt").bounding_box(),
        page.locator(".bottom-sheet:has(.prompt)").bounding_box(),
    )
    assert ask
    assert foot
    assert ask["y"] + ask["height"] <= foot["y"] + foot["height"]
    assert page.locator("main.board").bounding_box() == board
    driver.wait_until_moved_on(asked)
    driver.wait()
    card = page.get_by_role("region", name="What happened to your boats")
    # What the other player does then may fail as well.
    card.locator("li").filter(has_text=FAILED).first.wait_for()
    shoot(driver, "failed-news-phone")
    assert page.locator(".prompt p").filter(has_text=FAILED).count() == 0


EDGES = "(rows) => rows.map((row) => Math.round(row.getBoundingClientRect().left))"


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_a_high_question_hides_no_boat(open_page: Opened, speed: str) -> None:
    """Neither where the map is put in its place nor where it glides there."""
    driver = at_table(
        open_page,
        cut(["Ana", "Ben"], is_crowded),
        size=(1280, 720),
        speed=speed,
        motion="no-preference",
    )
    page = driver.page
    driver.wait()
    driver.settle()
    assert page.evaluate(COVERED) == 0
    assert len(set(page.eval_on_selector_all(".dense .choices", EDGES))) == 1


def test_a_button_that_comes_under_the_mouse_is_not_chosen(open_page: Opened) -> None:
    driver = at_table(open_page, first_turn())
    page = driver.page
    driver.wait()
    page.mouse.dblclick(*driver.spot(driver.choice("expand Tonga").last))
    page.locator("main[data-picks='1']").wait_for()
    driver.settle()
    assert page.locator(".choice.on").count() == 0


def may_strand(game: Game, state: State) -> bool:
    """The first seat sails from a pier where some of the last tiles leave its boats at sea."""
    prospects = game.prospects(state) if state.turn == 0 else []
    return any(prospect.get("odds", {}).get("strands") for prospect in prospects)


def sails_from_two_beaches_of_one_island(game: Game, state: State) -> bool:
    moves = [game.move_text(state, move) for move in state.moves()] if state.turn == 0 else []
    beaches = {move.split()[1] for move in moves if move.startswith("sail")}
    return len({beach.split(".")[0] for beach in beaches}) < len(beaches)


@pytest.mark.parametrize("wanted", [may_strand, sails_from_two_beaches_of_one_island])
def test_a_pier_says_what_it_means(
    open_page: Opened,
    wanted: Callable[[Game, State], bool],
    shoot: Callable[[PageDriver, str], None],
) -> None:
    """Which share of the tiles reach land, where some leave boats at sea; and from which beach it
    leads, where others of its island are full too."""
    driver = at_table(open_page, cut(["Ana", "Ben", "Cleo"], wanted), bots=2, size=(1280, 800))
    page = driver.page
    moves = driver.wait().moves
    piers = page.locator(".choice").all_inner_texts()
    shoot(driver, wanted.__name__.replace("_", "-"))
    if wanted is may_strand:
        stranding = [pier for pier in piers if "at sea for good" in pier]
        assert stranding
        assert not [pier for pier in stranding if re.search("%|[ ,]0 ", pier)]
        said = r"next tile: (\d+ of \d+ reach(es)?|none of \d+ reaches) land"
        assert all(re.search(said, pier) for pier in stranding), stranding
        return
    found: dict[str, set[str]] = {}
    for move, pier in zip(driver.offered(), piers, strict=True):
        named = re.match(r"[A-Za-z -]+,? ?[a-z-]* beach: [a-z-]+", pier)
        assert named, pier
        found.setdefault(move.split()[1], set()).add(named[0].split(":")[0])
    assert all(len(names) == 1 for names in found.values())
    assert len(set.union(*found.values())) == len(found) == len({m.split()[1] for m in moves})


def lays_freely(game: Game, state: State) -> bool:
    """The first seat lays a tile freely, on a map with many cells around it."""
    moves = [game.move_text(state, move) for move in state.moves()] if state.turn == 0 else []
    return len({move.split()[1] for move in moves if move.startswith("lay")}) >= 9


ROUND = ["north", "north-east", "south-east", "south", "south-west", "north-west"]


def test_cells_are_found_by_their_names(open_page: Opened) -> None:
    """Those of an island stand together, clockwise; islands stand as in the score sheet."""
    driver = at_table(open_page, cut(["Ana", "Ben"], lays_freely))
    cells = [re.split(" of ", cell, maxsplit=1) for cell in driver.wait().cells]
    beside = [tile for _, tile in cells if not tile.endswith("cells away")]
    assert [tile for _, tile in cells[: len(beside)]] == beside == sorted(beside)
    assert len(set(beside)) > 1
    for island in set(beside):
        winds = [ROUND.index(wind) for wind, tile in cells if tile == island]
        assert winds == sorted(set(winds))


HELD_ANEW = "(before) => document.querySelector('[data-preview]').dataset.preview !== before"


def test_a_tile_is_put_down_before_it_is_laid(open_page: Opened) -> None:
    """A first click on the map chooses the cell, where the tile stays and turns; a second one lays
    it as it is shown."""
    driver = at_table(open_page, cut(["Ana", "Ben"], lays_freely))
    page = driver.page
    driver.wait()
    driver.settle()
    ply = driver.ply
    cells = page.locator("[data-cell]")
    first, other = (driver.spot(cells.nth(n)) for n in (0, 1))
    held = page.locator("[data-preview]")
    page.mouse.click(*first)
    chosen = cells.nth(0).get_attribute("data-cell") or ""
    before = held.get_attribute("data-preview") or ""
    assert before.split()[0] == chosen
    page.mouse.move(*other, steps=4)
    page.keyboard.press("r")
    page.wait_for_function(HELD_ANEW, arg=before)
    turned = held.get_attribute("data-preview") or ""
    assert turned.split()[0] == chosen
    assert driver.ply == ply
    page.mouse.click(*other)
    page.wait_for_function(HELD_ANEW, arg=turned)
    assert driver.ply == ply
    page.mouse.click(*first)
    page.locator(f'[data-preview="{turned}"]').wait_for()
    page.mouse.click(*first)
    page.wait_for_function("(ply) => document.querySelector('main').dataset.ply > ply", arg=ply)
    driver.settle()
    laid = driver.shown()["tiles"].values()
    assert turned in [at.strip() for at in laid]


# Words that the frame of a choice in the prompt touches, and names on the map below what glows.
TOUCHED = """() => {
  const ask = document.querySelector(".prompt");
  const walk = document.createTreeWalker(ask, NodeFilter.SHOW_TEXT);
  const words = [];
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = node.data.trim() ? [...range.getClientRects()] : [];
    words.push(...boxes.map((box) => [node, box]));
  }
  const touched = [];
  for (const mark of ask.querySelectorAll(".on, .next")) {
    const spreads = [...getComputedStyle(mark).boxShadow.matchAll(/([\\d.]+)px(?=,|$)/g)];
    const width = Math.max(...spreads.map(([, pixels]) => Number(pixels)));
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    for (const [node, box] of words) {
      const isNear = box.right > left - width && box.left < right + width
        && box.bottom > top - width && box.top < bottom + width;
      if (isNear && !mark.contains(node)) touched.push(node.data.trim());
    }
  }
  const texts = [...document.querySelectorAll(".map-frame text")];
  const names = texts.filter((name) => name.checkVisibility());
  for (const rim of document.querySelectorAll(".map-frame path.rim")) {
    const place = rim.getScreenCTM();
    const length = rim.getTotalLength();
    const points = Array.from({ length: 80 }, (_, n) =>
      rim.getPointAtLength((n / 80) * length).matrixTransform(place));
    const isOver = (name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      return points.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
    };
    const over = names.filter(isOver);
    const isBelow = (name) => name.compareDocumentPosition(rim) & Node.DOCUMENT_POSITION_FOLLOWING;
    const said = (text) => over.filter((name) => name.textContent === text);
    const hidden = over.map((name) => name.textContent).filter((text) => said(text).every(isBelow));
    touched.push(...hidden);
  }
  return touched;
}"""


def comes_back(game: Game, state: State) -> bool:
    moves = [game.move_text(state, move) for move in state.moves()] if state.turn == 0 else []
    return any(move.startswith("reenter") for move in moves)


def lands(game: Game, state: State) -> bool:
    """The first seat lands on an island with a long name, which reaches over its beaches."""
    moves = [game.move_text(state, move) for move in state.moves()] if state.turn == 0 else []
    return len({move for move in moves if re.match("land .*(Mangareva|Rarotonga)", move)}) > 1


@SIZES
@pytest.mark.parametrize("wanted", [comes_back, lands])
def test_no_frame_touches_words(
    open_page: Opened,
    shoot: Callable[[PageDriver, str], None],
    size: tuple[int, int],
    wanted: Callable[[Game, State], bool],
) -> None:
    driver = at_table(open_page, cut(["Ana", "Ben", "Cleo"], wanted), bots=2, size=size)
    page = driver.page
    for move in driver.wait().moves:
        driver.choice(move).last.hover()
        page.mouse.move(*[at + 2 for at in driver.spot(driver.choice(move).last)])
        page.locator(".prompt .on").wait_for()
        driver.settle()
        assert not page.evaluate(TOUCHED), move
    shoot(driver, f"frames-{wanted.__name__.replace('_', '-')}-{size[0]}")


def sails_south(game: Game, state: State) -> bool:
    """On a map so large that names are written in the water, a pier leads over one of them."""
    view = game.view(state, 0) if state.turn == 0 and game.prospects(state) else None
    if not view or len(view["islands"]) < 9:
        return False
    rotations = {island["name"]: island["rotation"] for island in view["islands"]}
    sailings = [game.move_text(state, move).split() for move in state.moves()]
    return any(
        words[0] == "sail" and (int(words[2]) + rotations[words[1].split(".")[0]]) % 6 == 0
        for words in sailings
    )


# The arrows of piers that a name lies on or touches.
ARROWS_NAMED_OVER = """() => {
  const names = [...document.querySelectorAll(".label.over")].map((e) => e.getBoundingClientRect());
  return [...document.querySelectorAll("[data-pier]")].filter((pier) => {
    const sign = pier.querySelectorAll("use")[1].getBoundingClientRect();
    const [x, y] = [sign.x + sign.width / 2, sign.y + sign.height / 2];
    return names.some(({ left, right, top, bottom }) =>
      left < x && x < right && top < y && y < bottom);
  }).map((pier) => pier.dataset.pier);
}"""


def test_no_name_hides_an_arrow(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    driver = at_table(open_page, cut(["Ana", "Ben", "Cleo"], sails_south), bots=2, size=(1280, 720))
    page = driver.page
    driver.wait()
    driver.settle()
    shoot(driver, "arrows-and-names")
    assert page.locator(".label.over").count() > 0
    assert not page.evaluate(ARROWS_NAMED_OVER)
    behind = "(arrow) => document.querySelector('.label.over').compareDocumentPosition(arrow) & 4"
    assert page.locator("[data-pier]").first.evaluate(behind)


def lands_scoring(game: Game, state: State) -> bool:
    """The first seat lands boats of its own and of others."""
    view = game.view(state, 0) if state.turn == 0 else None
    boats = view["group"]["boats"] if view and view["phase"] == "land" and view["group"] else []
    return len(set(boats)) > 1 and view is not None and view["active"] in boats


@SIZES
def test_boats_to_land_are_told_beside_the_points(open_page: Opened, size: tuple[int, int]) -> None:
    """Their islands do not count them yet, and the points have fallen."""
    driver = at_table(open_page, cut(["Ana", "Ben", "Cleo"], lands_scoring), bots=2, size=size)
    page = driver.page
    driver.wait()
    seat = "[data-seat]" if size == DESKTOP else "[data-chip]"
    told = [re.search(r"\+(\d+) to land", text) for text in page.locator(seat).all_inner_texts()]
    boats = page.locator(".tray .boat").count()
    assert sum(int(found[1]) for found in told if found) == boats
    assert len([found for found in told if found]) > 1


def left_at_sea() -> tuple[str, int]:
    """The record of a game up to a voyage after the last tile, some of whose piers lead into the
    unknown, and who sails."""
    game = games.load("tongiaki")
    for seed in range(110, 400):
        recorder = play(game, game.setup(3), f"strands {seed}", is_fair=False)
        for ply in range(recorder.plies - 10, recorder.plies):
            state = recorder.at(ply)
            ends = [way["end"] for way in game.prospects(state)] if state.turn >= 0 else []
            if "strands" in ends:
                return files.dumps(recorder.fork(ply).record, game), state.turn
    raise AssertionError("no boats were left at sea")


def test_a_pier_says_that_boats_stay_at_sea_once_the_pile_is_empty(open_page: Opened) -> None:
    driver = open_page("about:blank")
    page = driver.page
    record, seat = left_at_sea()
    agents = "&".join("agent=" + ("" if other == seat else "random") for other in range(3))
    go_to_table(page, record, agents)
    driver.wait()
    piers = page.locator(".choice").all_inner_texts()
    assert [pier for pier in piers if "✕\xa0the boats stay at sea for good" in pier]
    assert not [pier for pier in piers if re.search(r"\d+ ?%|tile", pier)]


def test_the_log_says_that_ones_own_boats_went_home(open_page: Opened) -> None:
    driver = at_table(open_page, first_turn(["Guest", "Ben"]))
    asked = driver.wait()
    driver.choose("settle")
    driver.click(".confirm .primary")
    driver.wait_until_moved_on(asked)
    told = driver.page.locator(".log").get_by_text("new settlement").first
    told.wait_for()
    assert told.inner_text().endswith(
        "You made a new settlement: all your boats returned to the supply"
    )
