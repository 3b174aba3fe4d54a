"""The settled signal: no request, load, motion or layout is pending."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route

from tests.browser.conftest import Opened

WAIT = (
    "() => { window.isSettled = false; window.whenSettled().then(() => window.isSettled = true); }"
)
FRAMES = """async () => {
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  return window.isSettled;
}"""

ANIMATED = """async () => {
  const motion = document.body.animate([{ opacity: 0.9 }, { opacity: 1 }], 300);
  await window.whenSettled();
  return motion.playState;
}"""

DEFERRED = """async () => {
  const later = (step) => requestAnimationFrame(() => requestAnimationFrame(step));
  const lay = (times) => { document.body.dataset.laid = times; };
  later(() => { lay("once"); later(() => lay("twice")); });
  await window.whenSettled();
  return document.body.dataset.laid;
}"""

GLIDED = """async () => {
  const place = () => document.querySelector(".map-frame svg g").getAttribute("transform");
  const before = place();
  document.querySelector(".zoom button").click();
  await window.whenSettled();
  const after = place();
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  return [before, after, place()];
}"""


@contextmanager
def held(page: Page, pattern: str) -> Iterator[None]:
    """Answers that the page waits for inside the block."""
    routes: list[Route] = []
    page.route(pattern, lambda route: routes.append(route))
    yield
    assert routes
    for route in routes:
        route.continue_()
    page.unroute(pattern)


def waits_for(page: Page, pattern: str, act: Callable[[], None]) -> bool:
    """Whether the page is settled only after it got what it asks for."""
    with held(page, pattern):
        with page.expect_request(pattern):
            act()
        page.evaluate(WAIT)
        is_early: bool = page.evaluate(FRAMES)
    page.wait_for_function("() => window.isSettled")
    return not is_early


def test_the_page_is_settled_once_nothing_is_under_way(open_page: Opened) -> None:
    driver = open_page(motion="no-preference", is_own=True)  # whose cache has no part of the page
    page = driver.page
    driver.play_now()
    driver.settle()
    assert waits_for(page, "**/api/lan", page.get_by_role("button", name="Menu").click)
    page.keyboard.press("Escape")
    page.locator(".menu").wait_for(state="detached")
    assert waits_for(page, "**/assets/KeyList*.js", page.get_by_role("button", name="Keys").click)
    page.keyboard.press("Escape")
    assert page.evaluate(ANIMATED) == "finished"
    assert page.evaluate(DEFERRED) == "twice"


def test_the_page_is_not_settled_while_the_map_glides(open_page: Opened) -> None:
    driver = open_page(motion="no-preference", speed="normal")
    driver.play_now()
    driver.settle()
    before, after, last = driver.page.evaluate(GLIDED)
    assert before != after == last
