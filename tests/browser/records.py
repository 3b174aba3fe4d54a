"""Records for the page to show: the golden ones, and some played here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tests.records.play import play
from vaka import games
from vaka.agents.agent import decide
from vaka.agents.registry import make
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game, State
from vaka.core.records import archive
from vaka.core.records.log import Log

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


def cut(
    names: Sequence[str], wanted: Callable[[Game, State], bool], *, seeds: int = 60, **options: str
) -> str:
    """The record of a game between sensible bots, up to a moment worth looking at."""
    game = games.load("tongiaki")
    agent = make("greedy", game)
    for seed in range(seeds):
        dice = Dice(f"cut {seed}")
        log = Log(game, game.setup(names, options=options))
        while not log.state.is_over:
            state = log.state
            if wanted(game, state):
                return archive.dumps(log.record, game)
            moves = state.moves()
            is_chance = state.turn == CHANCE
            log.play_run([dice.choose(moves)] if is_chance else decide(agent, game, state, dice))
    raise AssertionError(f"no such moment in {seeds} games")
