"""A simulated screen reader: it gets roles and names, presses keys, and cannot see the page."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

PATIENCE = 90
"""Seconds that a reader waits for something to be said."""

STILL = """() => new Promise((done) => {
  const still = () => { watcher.disconnect(); done(); };
  setTimeout(still, 3000); // something may move for ever, and is heard all the same
  let timer = setTimeout(still, 40);
  const watcher = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(still, 40);
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  watcher.observe(document, all);
})"""
"""Until nothing has changed for a moment: to be told of the whole page is dear."""

MOST = 120
"""Keys that are pressed to come to something."""


@dataclass
class Node:
    """A part of the page as a screen reader is told of it."""

    role: str
    name: str
    states: dict[str, Any]
    element: int = 0
    """Which part it is: two may have one name."""
    description: str = ""
    parent: Node | None = None
    children: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str) -> list[Node]:
        return [node for node in self.walk() if node.role == role]

    def find(self, role: str, name: str = "") -> Node | None:
        return next((node for node in self.all(role) if name in node.name), None)

    def is_in(self, role: str, name: str) -> bool:
        above = self.parent
        return above is not None and (
            (above.role == role and name in above.name) or above.is_in(role, name)
        )

    @property
    def text(self) -> str:
        return " ".join(node.name for node in self.walk() if node.role == "StaticText")


class Reader:
    def __init__(self, page: Page) -> None:
        self.page = page
        self._line = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self.told: list[str] = []
        """Every line that the page has said by itself."""
        self._last: list[str] = []

    # ---- hearing

    def hear(self) -> Node:
        """The whole page as it is told now."""
        nodes = self._line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        root = _told(nodes[0], by_id)
        self._listen(root)
        return root

    def until(self, wanted: Callable[[Node], bool]) -> Node:
        """What is told as soon as something is."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.page.evaluate(STILL)
            heard = self.hear()
            if wanted(heard):
                return heard
        raise AssertionError(f"that was never said; last: {self.told[-5:]}")

    @property
    def focus(self) -> Node:
        """What has the focus."""
        found = self._line.send("Runtime.evaluate", {"expression": "document.activeElement"})
        asked = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        return _node(self._line.send("Accessibility.getPartialAXTree", asked)["nodes"][0])

    def _listen(self, root: Node) -> None:
        log = root.find("log")
        lines = [line.text for line in log.children] if log else []
        known = next((n for n in range(len(self._last), 0, -1) if self._last[-n:] == lines[:n]), 0)
        self.told += lines[known:]
        self._last = lines

    # ---- acting

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def go_to(self, name: str, picks: Sequence[Node] = (), role: str = "button") -> None:
        """Bring the focus to something: with the arrows among the choices, else with Tab."""
        before, elements = 0, [pick.element for pick in picks]
        goal = next((at for at, pick in enumerate(picks) if pick.name == name), None)
        for _ in range(MOST):
            now = self.focus
            if now.role == role and now.name == name:
                assert self.page.evaluate("() => document.activeElement.matches(':focus-visible')")
                return
            if goal is not None and now.element in elements and now.element != before:
                is_before = elements.index(now.element) < goal
                self.press("ArrowRight" if is_before else "ArrowLeft")
            else:
                self.press("Tab")
            before = now.element
        buttons = [button.name for button in self.hear().all("button")]
        raise AssertionError(f"the keys do not lead to {name!r}, of {buttons}")


def _told(raw: dict[str, Any], by_id: dict[str, Any], parent: Node | None = None) -> Node:
    node = _node(raw, parent)
    for child in raw.get("childIds", []):
        if child in by_id:
            made = _told(by_id[child], by_id, node)
            kept = made.children if by_id[child].get("ignored") else [made]
            for each in kept:
                each.parent = node
            node.children += kept
    return node


def _node(raw: dict[str, Any], parent: Node | None = None) -> Node:
    return Node(
        raw.get("role", {}).get("value", ""),
        raw.get("name", {}).get("value", ""),
        {each["name"]: each["value"].get("value") for each in raw.get("properties", [])},
        raw.get("backendDOMNodeId", 0),
        raw.get("description", {}).get("value", ""),
        parent,
    )
