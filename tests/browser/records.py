"""Records for the page to show: the golden ones, and some played here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.records.play import play
from vaka import games
from vaka.core import archive

GOLDEN = sorted((Path(__file__).parents[1] / "records").rglob("*.vaka"))


def played(seed: str, players: int, *, undos: int = 0, **options: str) -> str:
    """A whole game at random, as the text of its record."""
    game = games.load("tongiaki")
    log = play(game, game.setup(players, options=options), seed, is_fair=True, undos=undos)
    return archive.dumps(log.record, game)


SAMPLES: dict[str, Callable[[], str]] = {
    "two with second thoughts": lambda: played("page 1", 2, undos=6),
    "three": lambda: played("page 2", 3),
    "six": lambda: played("page 3", 6, free_exploration="on"),
    "two with two colours each": lambda: played("page 4", 2, two_colours="on"),
}
"""What every run of the tests looks at, beside the golden records."""


def longest() -> str:
    """The longest record there is: of the golden ones, or of those played here."""
    texts = [path.read_text("utf-8") for path in GOLDEN] or [make() for make in SAMPLES.values()]
    return max(texts, key=len)
