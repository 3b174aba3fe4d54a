"""What the tests expect of a game: `tests/games/<name>/expectations.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from vaka.core.game import State

PACKAGE = __name__.rpartition(".")[0]


@dataclass(frozen=True)
class Expectations:
    """What perft counts, golden records, properties and `make soak` expect of a game."""

    phases: Sequence[str]
    """The phases of positions, except those too rare for random games."""

    phase: Callable[[str], str]
    """The phase of a position text: `place:expand`, `land`."""

    events: Sequence[str]
    """The kinds of event."""

    causes: Mapping[str, Sequence[str]]
    """Kinds of event that have several causes, with the rules or cards behind them."""

    reasons: Sequence[str]
    """The reasons for the end of a game."""

    decisions: Sequence[str]
    """The criteria that can decide who wins."""

    check: Callable[[State], None]
    """Raise an `AssertionError` if the state breaks an invariant."""

    check_pieces: Callable[[State], None]
    """Raise an `AssertionError` if a piece is missing or comes from nowhere. This holds in every
    position that can be read, `check` in every position that can be reached."""

    telling: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The phases in which an option changes the perft counts. Other options change a later turn,
    or only who wins."""

    with_option: Callable[[str, str, str], str] | None = None
    """A position text with another value of an option; needed for `telling`."""


@cache
def expectations(name: str) -> Expectations | None:
    """The expectations of a game, or None if it has none."""
    module = _part(name, "expectations")
    return module.EXPECTATIONS if module else None


def expected(name: str) -> Expectations:
    """The expectations of a game that declares perft counts or golden records."""
    found = expectations(name)
    if found is None:
        raise LookupError(f"{name} has no tests/games/{name}/expectations.py")
    return found


def open_keys(name: str) -> dict[str, set[str]] | None:
    """What can stand in the open place of a key of the game's texts on the page, by what stands
    before it; None if the game does not say."""
    module = _part(name, "text_key_endings")
    return module.open_keys() if module else None


def _part(name: str, part: str) -> ModuleType | None:
    """A module in the folder of a game's tests."""
    package = f"{PACKAGE}.{name}"
    is_there = find_spec(package) and find_spec(f"{package}.{part}")
    return import_module(f"{package}.{part}") if is_there else None
