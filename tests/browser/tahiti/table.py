"""Tables of Tahiti for browser tests, and how to play at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from tests.browser.hand import Asked, Chooser, Hand
from tests.browser.tahiti.view import SHOWN
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


def set_table(hand: Hand, *players: str, **more: object) -> None:
    """A table of people, and of bots where a name is that of an agent; the page goes there."""
    bots = ("greedy", "random")
    seats = [{"name": name, **({"agent": name} if name in bots else {})} for name in players]
    body = {"game": "tahiti", "players": seats, **more}
    answer = hand.page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    hand.page.goto(f"/tables/{answer.json()['table']['id']}")
    ready(hand)


def ready(hand: Hand) -> None:
    """Until the page asks for something, or for somebody."""
    hand.page.wait_for_function(READY)


def is_curtain_down(hand: Hand) -> bool:
    return hand.page.locator(CURTAIN).count() > 0


def lift_curtain(hand: Hand) -> str:
    """Take the screen; whose it is now."""
    curtain = hand.page.locator(CURTAIN)
    word = curtain.get_attribute("data-hand-over")
    assert word
    curtain.get_by_role("button").click()
    hand.page.locator(CURTAIN).wait_for(state="detached")
    hand.wait()
    return word


def shown(hand: Hand) -> dict[str, Any]:
    return cast(dict[str, Any], hand.page.evaluate(SHOWN))


def server_view(hand: Hand, ply: int, seat: int | None = None) -> dict[str, Any]:
    eye = "" if seat is None else f"?seat={seat}"
    answer = hand.page.request.get(f"/api/tables/{hand.table}/plies/{ply}{eye}")
    assert answer.ok, answer.text()
    return cast(dict[str, Any], answer.json()["view"])


def is_on_the_mat(hand: Hand, selector: str) -> bool:
    """Whether something lies whole within the part of the table that is seen."""
    return cast(bool, hand.page.evaluate(ON_MAT, selector))


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
    hand: Hand, choose: Chooser, wanted: Callable[[Asked], bool], most: int = 600
) -> Asked:
    """Play on, lifting curtains, until something is asked that is wanted, or the game is over."""
    for _ in range(most):
        ready(hand)
        if is_curtain_down(hand):
            lift_curtain(hand)
        asked = hand.wait()
        if asked.is_over or wanted(asked):
            return asked
        hand.step(choose, asked)
    raise AssertionError("that never happened")
