"""Games played by keyboard alone, from the accessibility tree and the announcements."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from tests.browser.conftest import Opened
from tests.browser.positions import at_replay, go_to_table
from tests.browser.records import almost_over, asked_in, cut, played
from tests.browser.screen_reader import Node, Reader
from tests.conftest import Report
from vaka.core.dice import Dice
from vaka.core.game import Game, State

ASKED = "What to do"
TOOLS = (
    "Begin the game",
    "Hint",
    "No hints",
    "Take back",
    "Back",
    "Skip",
    "Rotate ",
    "Show the score",
)
"""Buttons beside a question that do not answer it; the score is shown by itself in a moment."""

BOATS = "boat"
"""In the name of a group: boats to be landed, which are chosen by the beach they go to."""

MOST = 200
"""Choices of a game: it takes a third of them."""

CARDS = re.compile(r"(Put down|Take|Open(?! sea was)|Keep|Discard|Play) ")
"""What the name of a card begins with that may be chosen where it lies; no line of the log."""

DONE = re.compile(r"(Take|Keep|Discard and replace) \d|Take [^,]+$")
"""What makes the picks: cards to be taken are named, without their tourists, or counted."""


@dataclass(frozen=True)
class Asked:
    """What can be chosen, by name."""

    heading: str
    choices: tuple[str, ...]
    told: int
    is_over: bool
    in_order: tuple[Node, ...] = field(default=(), compare=False)
    """With those that are chosen already, as the arrows go over them."""

    @property
    def is_open(self) -> bool:
        return self.is_over or len(self.choices) > 0


def asked(reader: Reader, page: Node) -> Asked:
    region = page.find("region", ASKED)
    is_over = page.find("dialog") is not None
    if region is None or is_over or region.states.get("busy"):
        return Asked("", (), len(reader.told), is_over)
    buttons = [button for button in page.all("button") if _is_choice(button)]
    headings = region.all("heading")
    return Asked(
        headings[0].text if headings else "",
        tuple(button.name for button in buttons if not _is_chosen(button)),
        len(reader.told),
        is_over=False,
        in_order=tuple(buttons),
    )


def settled(reader: Reader, before: Asked | None) -> Asked:
    """What is asked, once it is something else than before."""

    def is_settled(page: Node) -> bool:
        now = asked(reader, page)
        return now.is_open and now != before

    return asked(reader, reader.until(is_settled))


def _is_choice(button: Node) -> bool:
    if button.states.get("disabled") or button.name.startswith(TOOLS):
        return False
    if button.is_in("region", ASKED):
        return not button.is_in("group", BOATS)
    return CARDS.match(button.name) is not None or _is_chosen(button)


def _is_chosen(button: Node) -> bool:
    return button.states.get("pressed") == "true"


SURE = ("Yes, do it", "Lay it here")
IDLE = ("Pass", "End the turn", "Keep nothing")
HASTY = (*IDLE, "New settlement")
"""What brings the end of a game nearer."""

Chooser = Callable[[tuple[str, ...], Dice], str]


def choose(choices: tuple[str, ...], dice: Dice) -> str:
    """Anything; but who can go on goes on, more often than not."""
    if "Choose cards" in choices:  # asked a second time
        return "Keep nothing"
    done = [name for name in choices if DONE.match(name)]
    if done and dice.below(2):
        return done[0]
    busy = [name for name in choices if not name.startswith((*IDLE, "No, go back"))]
    wanted = busy if busy and dice.below(6) else list(choices)
    return wanted[dice.below(len(wanted))]


def hurry(choices: tuple[str, ...], dice: Dice) -> str:
    """What ends a turn or a game soon; where nothing does, anything."""
    hasty = [name for name in choices if name.startswith(HASTY)]
    return hasty[0] if hasty else choose(choices, dice)


FIRST = 3
"""Choices from the beginning of a game."""
BUILDING_TURNS = 4

HEARD = {
    "tongiaki": (
        "moored a boat on Tonga",
        "expanded on",
        "was full: its boats sailed",
        "was found",
    ),
    "tahiti": ("put down", "took", "came to the centre", "opened", "won with"),
}
"""What is told in every game."""

ENDS = {
    "tongiaki": "last (island|ocean) was found|Nothing new was found",
    "tahiti": "Three years are over",
}
"""What the dialog at the end says of it: behind that nothing is told any more."""


def play(
    reader: Reader, dice: Dice, until: Callable[[int], bool], chooser: Chooser = choose
) -> int:
    """Play by keyboard until the game is over, or something holds. Return how many choices it
    took."""
    now = settled(reader, None)
    for made in range(MOST):
        if now.is_over or until(made):
            return made
        sure = next((name for name in SURE if name in now.choices), "")
        name = sure or chooser(now.choices, dice)
        reader.go_to(name, now.in_order)
        if name == "Lay it here":
            reader.press("r")
        reader.press("Enter")
        now = settled(reader, now)
    raise AssertionError(f"no end; the last told: {reader.told[-10:]}")


def has_heard_all(reader: Reader, game: str) -> bool:
    """Whether all was told that is told in every game."""
    words = ". ".join(reader.told)
    return all(line in words for line in HEARD[game])


def play_whole(reader: Reader, game: str, dice: Dice) -> int:
    """From its beginning to its end, in haste once all was told."""

    def chooser(choices: tuple[str, ...], dice: Dice) -> str:
        return (hurry if has_heard_all(reader, game) else choose)(choices, dice)

    return play(reader, dice, lambda _: False, chooser)


def play_parts(reader: Reader, game: str, dice: Dice) -> int:
    """From its beginning; then until everything has been told that is told in every game; and the
    last turn, to the end."""
    made = play(reader, dice, lambda made: made == FIRST)
    go_to_table(reader.page, cut(["Ana", "Ben"], MIDDLE[game], name=game))
    made += play(reader, dice, lambda _: has_heard_all(reader, game))
    go_to_table(reader.page, almost_over(game))
    return made + play(reader, dice, lambda _: False)


def ends_a_year(game: Game, state: State) -> bool:
    """The first seat has its last turn of building."""
    view = game.view(state, 0)
    return state.turn == 0 and view["phase"] == "build" and view["round"] == BUILDING_TURNS


MIDDLE = {"tongiaki": asked_in("turn"), "tahiti": ends_a_year}
"""A position from which a game soon announces everything that every game announces."""


@pytest.mark.parametrize("game", HEARD)
def test_a_game_is_played_by_keyboard_from_what_is_told(
    open_page: Opened, game: str, is_whole: bool, figure: Report
) -> None:
    """In parts, or with `--whole` from its beginning to its end."""
    reader = Reader(open_page(game=game, is_own=True).page)
    reader.until(lambda page: page.find("button", "Play now") is not None)
    start = next(b.name for b in reader.hear().all("button") if b.name.startswith("Play now"))
    reader.go_to(start)
    reader.press("Enter")
    dice = Dice(f"reader {game}")
    made = (play_whole if is_whole else play_parts)(reader, game, dice)
    figure(f"{game}: {made} choices by keyboard, {len(reader.told)} lines told")
    end = reader.hear().find("dialog")
    assert end
    assert re.search("won|share the win", end.text)
    assert re.search(ENDS[game], end.text)
    told = reader.focus
    assert told.role == "heading"
    assert re.search("won|share the win", told.name)
    assert told.description
    assert re.search(ENDS[game], f"{told.name} {told.description}")
    words = ". ".join(reader.told)
    for line in ("It is your turn", *HEARD[game]):
        assert line in words


WAYS = {"ArrowUp": "ArrowDown", "PageUp": "End", "PageDown": "Home"}
"""Keys that lead to a neighbouring tile, and back."""


def test_the_map_is_walked_tile_by_tile(open_page: Opened) -> None:
    driver = at_replay(open_page, played("walk", 3), 22, is_own=True)
    reader = Reader(driver.page)
    page = reader.until(lambda page: page.find("region", "The map in words") is not None)
    listed = page.find("region", "The map in words")
    assert listed
    tiles = {item.text for item in listed.all("listitem")}
    assert len(tiles) > 4
    label = next(node.name for node in page.all("application"))
    reader.go_to(label, role="application")

    def here() -> str:
        board = reader.hear().find("application")
        assert board
        return board.text

    both = {**WAYS, **{back: way for way, back in WAYS.items()}}
    at = here()
    seen = {at}
    walked: list[str] = []
    while seen != tiles:
        for way, back in both.items():
            reader.press(way)
            there = here()
            if there not in seen:
                seen.add(there)
                walked.append(way)
                at = there
                break
            if there != at:
                reader.press(back)
        else:
            assert walked, f"not reached: {tiles - seen}"
            reader.press(both[walked.pop()])
            at = here()
