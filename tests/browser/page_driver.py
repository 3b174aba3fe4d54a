"""Drives a page: reads the choices it offers and clicks them, without knowing the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, cast

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from vaka.core.dice import Dice

# What the page asks, once it asks something or the game is over; null before.
ASKED = """() => {
  const board = document.querySelector("main[data-ply]");
  if (!board || board.dataset.busy !== "false") return null;
  const moves = [...document.querySelectorAll("[data-move]")].map((e) => e.dataset.move);
  const cells = [...document.querySelectorAll(".lay .chip")].map((e) => e.innerText);
  const { ply, phase, picks } = board.dataset;
  const isSure = document.querySelector(".confirm") !== null;
  if (moves.length + cells.length === 0 && !isSure && phase !== "over") return null;
  return { ply: Number(ply), phase, picks, moves, cells, isSure };
}"""

# Whether a choice has been taken: what is asked now is something else.
MOVED_ON = """(before) => {
  const board = document.querySelector("main[data-ply]");
  if (board.dataset.busy !== "false") return false;
  const moves = [...document.querySelectorAll("[data-move]")].map((e) => e.dataset.move).join();
  const isSure = document.querySelector(".confirm") !== null;
  return board.dataset.ply !== String(before.ply) || board.dataset.picks !== before.picks
    || moves !== before.moves.join() || isSure !== before.is_sure;
}"""

# Where to click a control once the page is settled: its middle, or an edge of a card over whose
# middle another card lies. It is scrolled into view if it has to be. What lies there instead if
# it cannot be hit; null if the page has drawn the control again.
SPOT = """async (element) => {
  const isHit = (hit) => element.contains(hit) || (element.closest("svg")?.contains(hit) ?? false);
  const isCard = (part) => part?.closest("[data-area], [data-move^=play]") ?? null;
  if (!element.closest("svg")) element.scrollIntoView({ block: "nearest" });
  await window.whenSettled();
  if (!element.isConnected) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const cover = document.elementFromPoint(x + width / 2, y + height / 2);
  const parts = isCard(element) && isCard(cover) ? [0.5, 0.12, 0.88] : [0.5];
  const spots = parts.map((part) => [x + part * width, y + height / 2]);
  const spot = spots.find((spot) => isHit(document.elementFromPoint(...spot)));
  return spot ?? `${cover?.outerHTML.slice(0, 300)}`;
}"""

# All that the page shows of a position, read from the document.
SHOWN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seats = {};
  for (const card of all("[data-seat]")) {
    seats[card.dataset.seat] = {
      points: Number(card.querySelector("[data-points]").dataset.points),
      supply: Number(card.querySelector("[data-supply]").dataset.supply),
      foundings: Number(card.querySelector("[data-foundings]").dataset.foundings),
      active: card.getAttribute("aria-current") === "true",
    };
  }
  return {
    tiles: Object.fromEntries(all("[data-tile]").map((e) => [e.dataset.tile, e.dataset.at])),
    royal: Object.fromEntries(
      all("[data-tile][data-royal]").map((e) => [e.dataset.tile, e.dataset.royal])),
    boats: all("[data-moored]").map((e) => e.dataset.moored).sort(),
    fleet: all("[data-at-sea]").map((e) => e.dataset.atSea).sort(),
    seats,
    left: [
      Number(document.querySelector("[data-left-islands]").dataset.leftIslands),
      Number(document.querySelector("[data-left-oceans]").dataset.leftOceans),
    ],
    holds: all("tr[data-island]").flatMap((row) =>
      [...row.querySelectorAll("[data-holds]")].map(
        (cell) => `${row.dataset.island} ${cell.dataset.holds}`)).sort(),
    sums: Object.fromEntries(all("[data-sum]").map((e) => [e.dataset.sum, Number(e.innerText)])),
  };
}"""

# Until nothing is under way: `web/src/lib/settled.ts`; false if the page is not loaded yet.
SETTLED = """async () => {
  if (!window.whenSettled) return false;
  const late = new Promise((done) => setTimeout(done, 60_000, false));
  const isSettled = await Promise.race([window.whenSettled(), late]);
  if (!isSettled) throw new Error("the page never settles");
  return true;
}"""

SET_LANGUAGE = """(select, language) => {
  select.value = language;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}"""

Chooser = Callable[[Sequence[str]], str]


def at_random(seed: int | str, *, settles: int = 10) -> Chooser:
    """Chooses anything, but gives up what lies on the map only `settles` times in a hundred.

    The more often it does, the sooner the tiles are found and the game is over.
    """
    dice = Dice(seed)

    def choose(offered: Sequence[str]) -> str:
        rash = dice.below(100) < settles
        wanted = [move for move in offered if rash or not move.startswith(("settle", "pass"))]
        moves = wanted or list(offered)
        return moves[dice.below(len(moves))]

    return choose


def in_haste(seed: int | str) -> Chooser:
    """Settles wherever it can: the game is over after a third of the choices."""
    dice = Dice(seed)

    def choose(offered: Sequence[str]) -> str:
        moves = [move for move in offered if move.startswith("settle")] or list(offered)
        return moves[dice.below(len(moves))]

    return choose


@dataclass(frozen=True)
class Asked:
    """What the page asks now."""

    ply: int
    phase: str
    picks: str
    moves: tuple[str, ...]
    cells: tuple[str, ...]
    is_sure: bool

    @property
    def is_over(self) -> bool:
        return self.phase == "over"


class PageDriver:
    def __init__(self, page: Page, *, is_whole: bool = False) -> None:
        self.page = page
        self.is_whole = is_whole
        """Whether to look at everything where a test run looks at parts of it (`--whole`)."""
        self.taps = False
        """Whether it taps instead of clicking."""

    # ---- looking

    def wait(self) -> Asked:
        """Until the page asks something, or the game is over."""
        seen = self.page.wait_for_function(ASKED).json_value()
        return Asked(
            seen["ply"],
            seen["phase"],
            seen["picks"],
            tuple(seen["moves"]),
            tuple(seen["cells"]),
            seen["isSure"],
        )

    def settle(self) -> None:
        """Until the page is settled."""
        while not self.page.evaluate(SETTLED):
            self.page.wait_for_function("() => window.whenSettled")

    def wait_until_moved_on(self, asked: Asked) -> None:
        """Until something else is asked than this."""
        try:
            self.page.wait_for_function(MOVED_ON, arg=asdict(asked))
        except TooLate as error:
            now = self.page.locator("main[data-ply]").evaluate("(board) => ({ ...board.dataset })")
            said = self.page.get_by_role("alert").all_inner_texts()
            raise AssertionError(f"after {asked} nothing changed: {now}, {said}") from error

    @property
    def is_asked(self) -> bool:
        """Whether the page asks something now."""
        return self.page.evaluate(ASKED) is not None

    @property
    def ply(self) -> int:
        return int(self.page.locator("main[data-ply]").get_attribute("data-ply") or 0)

    @property
    def phase(self) -> str:
        return self.page.locator("main[data-ply]").get_attribute("data-phase") or ""

    @property
    def table(self) -> str:
        found = re.search(r"/tables/(\w+)", self.page.url)
        assert found, f"this is no table: {self.page.url}"
        return found[1]

    def offered(self) -> list[str]:
        """The moves that the prompt offers, in the notation."""
        moves = self.page.eval_on_selector_all(
            "[data-move]", "all => all.map((e) => e.dataset.move)"
        )
        return cast(list[str], moves)

    def shown(self) -> dict[str, Any]:
        """What the page shows of the position."""
        return cast(dict[str, Any], self.page.evaluate(SHOWN))

    def choice(self, move: str) -> Locator:
        return self.page.locator(f'[data-move="{move}"]')

    # ---- acting

    def take_seat(self, name: str) -> None:
        """Sit down in a seat, and confirm it."""
        self.page.get_by_role("button", name=f"Sit here, in the seat of {name}").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Yes, sit here").click()

    def play_now(self) -> None:
        self.page.get_by_role("button", name="Play now").click()
        self.wait()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, and wait for the page to follow."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    def set_language(self, language: str) -> None:
        """Choose another language, even if its button is hidden on a small screen."""
        self.page.locator("label.language select").evaluate(SET_LANGUAGE, language)
        self.page.locator(f"html[lang={language}]").wait_for()
        self.settle()

    def spot(self, control: Locator) -> tuple[float, float]:
        """Where a click hits a control."""
        for _ in range(10):
            found = control.first.evaluate(SPOT)
            if isinstance(found, list):
                return found[0], found[1]
        raise AssertionError(f"{control} is covered, or drawn again and again: {found}")

    def click(self, selector: str) -> None:
        """Click or tap a control, without waiting for the result."""
        touch = self.page.touchscreen.tap if self.taps else self.page.mouse.click
        touch(*self.spot(self.page.locator(selector)))

    def choose(self, move: str) -> None:
        """Choose in the prompt what is offered there; a sign on the board can be half covered."""
        self.click(f'[data-move="{move}"] >> nth=-1')

    def step(self, choose: Chooser, asked: Asked | None = None) -> str:
        """Make one choice through the prompt. Return what was chosen."""
        asked = asked or self.wait()
        if asked.is_sure:
            self.click(".confirm .primary")
            made = "confirm"
        elif asked.cells:
            cell = choose(asked.cells)
            self.click(f".lay .chip >> nth={asked.cells.index(cell)}")
            self.click(".turns button >> nth=1")
            self.click(".lay .primary")
            made = f"lay {cell}"
        elif asked.moves:
            made = choose(asked.moves)
            self.choose(made)
        else:
            return ""
        self.wait_until_moved_on(asked)
        return made

    def play(
        self, choose: Chooser, *, until: Callable[[Asked], bool] | None = None, most: int = 2000
    ) -> Asked:
        """Play until the game is over, or something holds. Return what is asked then."""
        for _ in range(most):
            asked = self.wait()
            if asked.is_over or (until and until(asked)):
                return asked
            self.step(choose, asked)
        raise AssertionError(f"no end after {most} choices")
