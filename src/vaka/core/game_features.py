"""What a game offers beyond the contract."""

from __future__ import annotations

from dataclasses import dataclass

from vaka.core.translations import ENGLISH, LANGUAGES, Language


@dataclass(frozen=True)
class Features:
    """What a game offers beyond the contract (`Game.features`).

    Commands, server and page use what is declared here, and the tests check it. They ask for
    nothing else, so a new game starts with `Features()` and grows.
    """

    languages: tuple[Language, ...] = (ENGLISH,)
    """The languages of the rulebook, of `sentences` and of the game's texts on the page."""

    drawing: bool = False
    """The package `drawing` draws pieces, boards and examples of rules."""

    terminal: bool = False
    """The module `text.terminal` describes a view and its events at a terminal."""

    reasons: bool = False
    """The module `text.reasons` says what speaks for or against a choice."""

    guide: bool = False
    """`GUIDE.md` is a strategy guide; `benchmarks/strategy_guide/<name>.py` counts its numbers."""

    tutorial: bool = False
    """The page has lessons: `tutorial` in `web/src/games/<name>`."""

    scenarios: bool = False
    """`tests/scenarios/<name>` shows every rule and every value of every option."""

    perft: bool = False
    """`tests/perft/<name>.txt` counts the lines of play from positions of every kind."""

    golden_records: bool = False
    """`tests/records` has games that show everything that can happen."""

    observations: bool = False
    """States are `ObservableState`s, and `Game.learning` describes them. Environments need it."""

    strength: bool = False
    """`greedy` beats `random`, and `benchmarks/strength.py` has targets for `mcts`."""


COMPLETE = Features(
    languages=LANGUAGES,
    drawing=True,
    terminal=True,
    reasons=True,
    guide=True,
    tutorial=True,
    scenarios=True,
    perft=True,
    golden_records=True,
    observations=True,
    strength=True,
)
"""Every feature, in every language."""
