"""Animations that never end."""

from __future__ import annotations

from tests.browser.conftest import Opened
from tests.browser.tahiti.table import set_table as set_tahiti

# What moves without end.
ENDLESS = """() => document.getAnimations()
  .filter((motion) => motion.effect.getComputedTiming().endTime === Infinity)
  .map((motion) => motion.animationName.replace(/^svelte-\\w+-/, ""))"""
LESS = "(is) => { document.documentElement.dataset.motion = is ? 'less' : 'full'; }"


def test_what_moves_without_end_stops_where_less_motion_is_wanted(open_page: Opened) -> None:
    """`tests/architecture` has the list of what does, and what each means."""
    driver = open_page(motion="no-preference")
    page = driver.page

    def moves() -> set[str]:
        """What moves without end, and with less motion does not."""
        seen = set(page.evaluate(ENDLESS))
        page.evaluate(LESS, True)
        assert not page.evaluate("() => document.getAnimations().length")
        page.evaluate(LESS, False)
        return seen

    page.locator("[data-tile=Tonga]").first.wait_for(state="attached")
    assert moves() == {"drift"}
    page.goto("/learn/tongiaki")
    for move in ("expand Rarotonga", "place Rarotonga.b"):
        asked = driver.wait()
        driver.choose(move)
        driver.wait_until_moved_on(asked)
    driver.wait()
    x, y = driver.spot(driver.choice("sail Rarotonga.b 3").last)
    for step in (0, 2):  # only a mouse that moves points
        page.mouse.move(x + step, y + step)
    page.locator(".route.dots").first.wait_for(state="attached")
    assert moves() == {"pulse", "flow"}
    set_tahiti(driver, "Ana", "random", "random")
    page.locator(".volcano.warning").wait_for()
    assert moves() == {"rumble"}
