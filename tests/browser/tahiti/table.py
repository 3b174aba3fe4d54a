"""Tables of Tahiti for browser tests, and how to play at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from tests.browser.page_driver import Asked, Chooser, PageDriver
from tests.browser.tahiti.expected_page import SHOWN
from vaka.core.dice import Dice

CURTAIN = "[data-hand-over]"
READY = f"""() => {{
  const board = document.querySelector("main[data-ply]");
  if (!board || board.dataset.busy !== "false") return false;
  return board.dataset.phase === "over"
    || document.querySelector("{CURTAIN}, [data-move], .confirm") !== null;
}}"""

ON_MAT = """(selector) => {
  const mat = document.querySelector(".mat").getBoundingClientRect();
  const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return top >= mat.top - 8 && bottom <= mat.bottom + 8;
}"""


def set_table(driver: PageDriver, *players: str, **more: object) -> None:
    """A table of people, and of bots where a name is that of an agent; the page goes there."""
    bots = ("greedy", "random")
    seats = [{"name": name, **({"agent": name} if name in bots else {})} for name in players]
    body = {"game": "tahiti", "players": seats, **more}
    answer = driver.page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    driver.page.goto(f"/tables/{answer.json()['table']['id']}")
    ready(driver)


def ready(driver: PageDriver) -> None:
    """Until the page asks for something, or for somebody."""
    driver.page.wait_for_function(READY)


def is_curtain_down(driver: PageDriver) -> bool:
    return driver.page.locator(CURTAIN).count() > 0


def lift_curtain(driver: PageDriver) -> str:
    """Take the screen; whose it is now."""
    curtain = driver.page.locator(CURTAIN)
    word = curtain.get_attribute("data-hand-over")
    assert word
    curtain.get_by_role("button").click()
    driver.page.locator(CURTAIN).wait_for(state="detached")
    driver.wait()
    return word


def shown(driver: PageDriver) -> dict[str, Any]:
    return cast(dict[str, Any], driver.page.evaluate(SHOWN))


def server_view(driver: PageDriver, ply: int, seat: int | None = None) -> dict[str, Any]:
    eye = "" if seat is None else f"?seat={seat}"
    answer = driver.page.request.get(f"/api/tables/{driver.table}/plies/{ply}{eye}")
    assert answer.ok, answer.text()
    return cast(dict[str, Any], answer.json()["view"])


def is_on_the_mat(driver: PageDriver, selector: str) -> bool:
    """Whether something lies whole within the part of the table that is seen."""
    return cast(bool, driver.page.evaluate(ON_MAT, selector))


def eagerly(seed: str) -> Chooser:
    """Swaps, plays and opens rather than to end and to pass."""
    dice = Dice(seed)

    def choose(offered: Sequence[str]) -> str:
        if "done" in offered and dice.below(2):
            return "done"
        busy = [move for move in offered if move not in ("end", "pass", "done")]
        moves = busy if busy and dice.below(8) else list(offered)
        return moves[dice.below(len(moves))]

    return choose


def play_until(
    driver: PageDriver, choose: Chooser, wanted: Callable[[Asked], bool], most: int = 600
) -> Asked:
    """Play on, lifting curtains, until something is asked that is wanted, or the game is over."""
    for _ in range(most):
        ready(driver)
        if is_curtain_down(driver):
            lift_curtain(driver)
        asked = driver.wait()
        if asked.is_over or wanted(asked):
            return asked
        driver.step(choose, asked)
    raise AssertionError("that never happened")
