"""Choices at a table: clicks, drags, changed minds, refusals, lost connections."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from time import monotonic

from tests.browser.conftest import PATIENCE, Complaints, Opened, Server
from tests.browser.page_driver import PageDriver, at_random
from tests.browser.positions import at_new_table, at_table
from tests.browser.records import cut, first_turn
from tests.browser.tcp_proxy import TcpProxy
from vaka.core.game import Game, State


def _moored(driver: PageDriver, beach: str) -> int:
    return len([boat for boat in driver.shown()["boats"] if boat.startswith(f"{beach} ")])


def test_a_beach_on_the_board_is_the_choice_in_the_prompt(open_page: Opened) -> None:
    driver = open_page()
    driver.play_now()
    page = driver.page
    driver.choice("place Tonga.b").hover()
    page.locator(".rim.strong").first.wait_for(state="attached")
    x, y = driver.spot(page.locator('[data-beach="Tonga.d"]'))
    page.mouse.move(x, y)
    page.locator('[data-move="place Tonga.d"].on').wait_for()
    page.mouse.click(x, y)
    page.wait_for_function("() => document.querySelector('[data-moored=\"Tonga.d blue\"]')")


def test_boats_are_dragged_to_beaches_in_any_order(open_page: Opened) -> None:
    driver = at_table(open_page, first_turn(), people=2, bots=0)
    driver.wait()
    driver.choose("expand Tonga")
    page = driver.page
    page.wait_for_function("() => document.querySelectorAll('.tray .boat').length === 2")
    moves = [move for move in driver.offered() if move.startswith("place")]
    last, first = moves[-1].split()[1], moves[0].split()[1]
    for beach in (last, first):
        before = _moored(driver, beach)
        left = page.locator(".tray .boat").count()
        x, y = driver.spot(page.locator(".tray .boat").first)
        u, v = driver.spot(page.locator(f'[data-beach="{beach}"]'))
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move((x + u) / 2, (y + v) / 2, steps=4)
        page.mouse.move(u, v, steps=4)
        page.locator(".dragged").wait_for()
        page.mouse.up()
        if left > 1:
            page.wait_for_function(
                "(left) => document.querySelectorAll('.tray .boat').length < left", arg=left
            )
            assert _moored(driver, beach) == before + 1
    page.wait_for_function("() => document.querySelector('main').dataset.picks === '0'")


def test_keys_in_a_dialog_do_nothing_behind_it(open_page: Opened) -> None:
    driver = at_table(open_page, first_turn(), people=2, bots=0)
    asked = driver.wait()
    driver.choose("expand Tonga")
    driver.wait_until_moved_on(asked)
    begun = driver.wait()
    assert begun.picks != "0"
    page = driver.page
    keys = page.get_by_role("dialog", name="Keys")
    page.keyboard.press("?")
    keys.wait_for()
    assert {"r", "R", "u"} <= set(keys.locator("kbd").all_inner_texts())
    for key in ("u", "w", "?", "Escape"):
        page.keyboard.press(key)
    keys.wait_for(state="hidden")
    driver.settle()
    assert driver.wait() == begun
    assert not page.locator("[data-topic]").count()
    page.keyboard.press("Escape")
    page.locator("main[data-picks='0']").wait_for()


def test_what_is_being_shown_is_skipped(open_page: Opened) -> None:
    names = ["Ana", "Ben"]
    driver = at_new_table(open_page, names, speed="slow", motion="no-preference", is_own=True)
    page = driver.page
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=5))  # nothing ends by itself any more
    driver.choice("place Tonga.b").click()
    page.locator("main[data-busy=true]").wait_for()
    page.get_by_role("button", name="Skip").click()
    page.locator("main[data-busy=false]").wait_for()
    assert _moored(driver, "Tonga.b") == 1


def test_an_own_choice_is_taken_back(open_page: Opened) -> None:
    driver = at_table(open_page, first_turn(), people=2, bots=0)
    asked = driver.wait()
    page, choose, before = driver.page, at_random("undo"), driver.shown()
    while (asked := driver.wait()).phase != "sail":
        if asked.phase == "turn" and asked.picks == "0":
            before = driver.shown()
        driver.step(choose, asked)
    assert driver.shown() != before
    page.get_by_role("button", name="Take back your last choice").click()
    page.wait_for_function("() => document.querySelector('main').dataset.phase === 'turn'")
    assert any(move.startswith("expand") for move in driver.offered())
    assert driver.shown() == before
    assert page.locator(".log .undone").count() > 0
    page.locator(".log").get_by_text("took back the last choice").wait_for()


def test_a_pick_is_taken_back_before_anything_is_played(open_page: Opened) -> None:
    driver = at_table(open_page, first_turn(), people=2, bots=0)
    driver.wait()
    ply = driver.ply
    driver.choose("expand Tonga")
    driver.page.get_by_role("button", name="Back", exact=True).click()
    driver.choice("expand Tonga").wait_for()
    driver.choose("expand Tonga")
    driver.choice("expand Tonga").wait_for(state="detached")
    driver.page.keyboard.press("u")
    driver.choice("expand Tonga").wait_for()
    assert driver.ply == ply


def closed_islands(game: Game, state: State) -> list[str]:
    """Where the first seat has the turn: the islands on which it cannot expand."""
    view = game.view(state, 0)
    if state.turn != 0 or view["phase"] != "turn":
        return []
    moves = [game.move_text(state, move) for move in state.moves()]
    return [tile["name"] for tile in view["islands"] if f"expand {tile['name']}" not in moves]


def sails_from_some_islands(game: Game, state: State) -> bool:
    """The first seat sails, and not from each of several islands."""
    view = game.view(state, 0)
    if state.turn != 0 or view["phase"] != "sail":
        return False
    sailing = {game.move_text(state, move).split()[1].split(".")[0] for move in state.moves()}
    return len(view["islands"]) > max(2, len(sailing))


def others(driver: PageDriver, verb: str) -> list[str]:
    """The islands on the map that no such choice names."""
    moves = [move.split() for move in driver.offered()]
    named = {words[1].split(".")[0] for words in moves if words[0] == verb}
    islands: list[str] = driver.page.eval_on_selector_all(
        "[data-hit^='island|']", "all => all.map((e) => e.dataset.hit.slice(7))"
    )
    return [island for island in islands if island not in named]


def test_a_refusal_says_why_and_opens_the_rule(
    open_page: Opened, shoot: Callable[[PageDriver, str], None]
) -> None:
    record = cut(["Ana", "Ben", "Cleo"], lambda *now: bool(closed_islands(*now)))
    driver = at_table(open_page, record, bots=2)
    page = driver.page
    driver.wait()
    closed = others(driver, "expand")[0]
    x, y = driver.spot(page.locator(f'[data-tile="{closed}"] [data-hit="island|{closed}"]'))
    page.mouse.click(x, y)
    reason = page.locator(".refusal-card")
    reason.get_by_text(re.compile(r"Why not\? [A-Z]")).wait_for()
    reason.get_by_role("button", name=re.compile(r"Rule T\d+\.\d+")).click()
    reason.get_by_text("Sources: ").wait_for()
    shoot(driver, "why-not")
    with page.context.expect_page() as opened:
        reason.get_by_role("link", name="Open the rule").click()
    rules = opened.value
    rules.locator(".rule.asked").wait_for()
    assert re.search(r"/rules/tongiaki#T\d+\.\d+$", rules.url)


def test_where_beaches_sail_an_island_is_asked_about_its_voyages(open_page: Opened) -> None:
    driver = at_table(open_page, cut(["Ana", "Ben", "Cleo"], sails_from_some_islands), bots=2)
    page = driver.page
    driver.wait()
    quiet = others(driver, "sail")[0]
    page.mouse.click(*driver.spot(page.locator(f'[data-hit="island|{quiet}"]')))
    page.locator(".refusal-card").get_by_text("Only the boats of a full beach sail").wait_for()
    ply = driver.ply
    island = driver.offered()[0].split()[1].split(".")[0]
    page.mouse.click(*driver.spot(page.locator(f'[data-hit="island|{island}"]')))
    page.locator(f'[data-move^="sail {island}."].on').wait_for()
    assert driver.ply == ply


def test_another_browser_takes_a_seat_and_both_play(open_page: Opened) -> None:
    ana = at_table(open_page, first_turn(), people=2, bots=0)
    ana.wait()
    ben = open_page(f"/tables/{ana.table}")
    ben.take_seat("Ben")
    ana.page.locator(".seats").get_by_text("on another device").wait_for()
    play_together({"Ana": ana, "Ben": ben}, until=lambda: ana.phase == "sail")
    assert ana.shown() == ben.shown()


def play_together(
    hands: dict[str, PageDriver],
    *,
    until: Callable[[], bool],
    seed: str = "together",
    most: int = 400,
) -> None:
    """Whoever is to move moves, each at their own page."""
    choose = at_random(seed)
    for _ in range(most):
        active = acting(hands)
        if until():
            return
        hands[active].step(choose)
    raise AssertionError("that never happened")


def acting(hands: dict[str, PageDriver]) -> str:
    """Whose page asks something now."""
    until = monotonic() + PATIENCE / 1000
    while monotonic() < until:
        for name, driver in hands.items():
            if driver.is_asked:
                return name
            driver.settle()
    raise AssertionError("nobody is asked")


def test_a_broken_line_in_a_chain_reaction_loses_nothing(
    open_page: Opened, server: Server, complaints: Complaints
) -> None:
    complaints.forgive("WebSocket connection to .* failed")
    with TcpProxy(server.port) as line:
        ana = at_table(open_page, first_turn(), people=2, bots=0)
        ana.wait()
        ben = open_page(line.url + f"/tables/{ana.table}")
        ben.take_seat("Ben")
        hands = {"Ana": ana, "Ben": ben}
        play_together(hands, until=lambda: ana.phase == "sail" and acting(hands) == "Ana")

        # Ben closes the lid: his line dies without a sign. Ana's chain goes on without him; when he
        # opens it again he catches up.
        line.stall()
        choose, ply = at_random("chain"), ben.ply
        ana.step(choose)
        for _ in range(6):
            if ana.is_asked:
                ana.step(choose)
        assert ben.ply == ply
        ben.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
        ben.page.get_by_text("Reconnected").wait_for()
        ben.page.wait_for_function(
            "(ply) => document.querySelector('main').dataset.ply === String(ply)", arg=ana.ply
        )
        assert ana.ply > ply
        assert ana.shown() == ben.shown()

        # Now the connection of the active player breaks while the choice is being sent.
        play_together(hands, until=lambda: ben.phase == "sail" and acting(hands) == "Ben")
        ply = ben.ply
        line.disconnect()
        ben.choose(ben.offered()[0])
        ben.page.get_by_text("Connection lost").wait_for()
        line.reconnect()
        ben.page.wait_for_function(
            "(ply) => Number(document.querySelector('main').dataset.ply) > ply", arg=ply
        )
        ana.page.wait_for_function(
            "(ply) => document.querySelector('main').dataset.ply === String(ply)", arg=ben.ply
        )
        assert ana.shown() == ben.shown()


def test_a_killed_server_comes_back_and_the_game_goes_on(
    open_page: Opened, own_server: Server, complaints: Complaints
) -> None:
    complaints.forgive("WebSocket connection to .* failed")
    driver = open_page(at=own_server)
    driver.play_now()
    choose = at_random("kill")
    driver.play(choose, until=lambda asked: asked.ply > 4)
    own_server.stop(hard=True)
    driver.page.get_by_text("Connection lost").wait_for()
    own_server.start()
    driver.page.get_by_text("Reconnected").wait_for()
    ply = driver.ply
    driver.play(choose, until=lambda asked: asked.ply > ply)


def test_the_map_moves_by_mouse_and_keyboard(open_page: Opened) -> None:
    driver = open_page()
    driver.play_now()
    page = driver.page

    def scale() -> float:
        text = page.locator("svg.layer > g").first.get_attribute("transform") or ""
        return float(text.split("scale(")[1].rstrip(")"))

    def tonga() -> tuple[float, float]:
        box = page.locator('[data-tile="Tonga"]').bounding_box()
        assert box
        return box["x"], box["y"]

    start, place = scale(), tonga()
    page.mouse.move(500, 300)
    page.mouse.wheel(0, -400)
    driver.settle()
    assert scale() > start
    page.mouse.down()
    page.mouse.move(620, 360, steps=5)
    page.mouse.up()
    assert tonga() != place
    page.locator(".map-frame").focus()
    before = scale()
    page.keyboard.press("-")
    assert scale() < before
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("0")
    page.wait_for_function(
        "(scale) => document.querySelector('svg.layer > g').getAttribute('transform')"
        ".endsWith(`scale(${scale.toFixed(4)})`)",
        arg=start,
    )
    x, y = tonga()
    assert abs(x - place[0]) < 2
    assert abs(y - place[1]) < 2
