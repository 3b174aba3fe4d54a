"""A whole record: how it stood at every step, what was lost by each choice, where it turned.

The chances of the graph are those of the position as it was, hidden cards included: the game is
over, and a chance is a fact about the table. A choice is judged by what its seat could know: from
positions that could have lain behind its view. Nobody is blamed for a card that was hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Literal

from vaka.agents.search import Budget, Chance, think_openly
from vaka.analysis.chances import Chances, difference, part, sharpened
from vaka.analysis.choices import Choice, Weighing, played_from, sight, weigh
from vaka.analysis.line import Step, end, line
from vaka.core.dice import Dice
from vaka.core.game import Game, State
from vaka.core.records.record import Record

USUAL = Budget(playouts=2000)
"""What is thought about a step, if nobody says otherwise."""

MOST_TURNING_POINTS = 5
SMALLEST_TURN = 0.05
"""A turning point moves some player's chance by at least so much, and by more than its noise."""

Verdict = Literal["only", "best", "good", "slip", "mistake", "blunder"]
VERDICTS: tuple[tuple[Verdict, float], ...] = (("blunder", 0.15), ("mistake", 0.08), ("slip", 0.03))
"""What a choice is called that loses at least so much, if it certainly loses something."""

Progress = Callable[[int], None]
"""Is told how many steps are done."""


@dataclass(frozen=True)
class Judged:
    """A step, and what it is worth.

    `chances` are those before it: what the seat to move has if it chooses best. `choice` and
    `best` are None for chance, and where there was nothing to choose.
    """

    step: Step
    chances: Chances
    choice: Choice | None = None
    best: Choice | None = None
    count: int = 1

    @property
    def lost(self) -> Chance:
        """What the mover lost of its chance, from what it could know."""
        if self.choice is None or self.best is None or self.choice == self.best:
            return Chance(0.0, 0.0, 0.0)
        player = self.step.state.player_of(self.step.seat)
        return difference(self.best.chances[player], self.choice.chances[player])

    @property
    def verdict(self) -> Verdict:
        """What the choice is called."""
        if self.choice is None or self.best is None:
            return "only"
        if self.choice.moves == self.best.moves:
            return "best"
        lost = self.lost
        if lost.low <= 0:
            return "good"
        return next((word for word, least in VERDICTS if lost.value >= least), "good")


@dataclass(frozen=True)
class TurningPoint:
    """A step that changed much: `change` is how the chance of `player` moved, the most of all."""

    index: int
    cause: Literal["luck", "decision"]
    player: int
    change: float


@dataclass(frozen=True)
class Analysis:
    """A record, judged step by step. `last` are the chances where it ends."""

    game: Game
    record: Record
    seed: str
    budget: Budget
    steps: tuple[Judged, ...]
    last: Chances

    @property
    def turning_points(self) -> list[TurningPoint]:
        """Where the game turned most, in order: by what chance turned up, or what a seat chose."""
        found = [point for index in range(len(self.steps)) if (point := self._turn(index))]
        found.sort(key=lambda point: -abs(point.change))
        return sorted(found[:MOST_TURNING_POINTS], key=lambda point: point.index)

    def after(self, index: int) -> Chances:
        """The chances after a step."""
        return self.steps[index + 1].chances if index + 1 < len(self.steps) else self.last

    def luck(self, player: int) -> float:
        """What chance gave to a player over the whole record, or took."""
        return sum(
            self.after(index)[player].value - judged.chances[player].value
            for index, judged in enumerate(self.steps)
            if judged.step.is_chance
        )

    def lost(self, player: int) -> float:
        """What a player certainly lost by choices, over the whole record. What may be mere noise is
        left out, for it would add up."""
        return sum(
            judged.lost.value
            for judged in self.steps
            if judged.lost.low > 0 and judged.step.state.player_of(judged.step.seat) == player
        )

    def _turn(self, index: int) -> TurningPoint | None:
        judged = self.steps[index]
        if judged.step.is_chance:
            return self._stroke_of_luck(index)
        lost = judged.lost
        if lost.value < SMALLEST_TURN or lost.low <= 0:
            return None
        player = judged.step.state.player_of(judged.step.seat)
        return TurningPoint(index, "decision", player, -lost.value)

    def _stroke_of_luck(self, index: int) -> TurningPoint | None:
        before, after = self.steps[index].chances, self.after(index)
        changes = [difference(b, a) for a, b in zip(before, after, strict=True)]
        player = max(range(len(changes)), key=lambda player: abs(changes[player].value))
        change = changes[player]
        if abs(change.value) < SMALLEST_TURN or change.low <= 0 <= change.high:
            return None
        return TurningPoint(index, "luck", player, change.value)


def analyse(
    game: Game,
    record: Record,
    budget: Budget = USUAL,
    seed: str = "1",
    *,
    threads: int = 1,
    progress: Progress | None = None,
) -> Analysis:
    """Judge every step of a record. The same seed and playouts give the same analysis, whatever
    the number of threads; a budget of seconds is for each step."""
    steps = line(game, record)
    work = partial(judge, game, budget, Dice(seed))
    judged: list[Judged] = []
    with ThreadPoolExecutor(threads) as workers:
        for found in workers.map(work, steps):
            judged.append(found)
            if progress:
                progress(len(judged))
    last = _chances_at(game, end(game, record), budget, Dice(seed).fork("end"))
    return Analysis(game, record, seed, budget, _carried_back(judged, last), last)


def judge(game: Game, budget: Budget, dice: Dice, step: Step) -> Judged:
    """What a step is worth, whatever the others: of `chances` the graph is made. They are left out
    where there was nothing to choose."""
    dice = dice.fork(f"ply {step.ply}")
    if step.is_chance:
        return Judged(step, _chances_at(game, step.state, budget, dice))
    if not step.is_choice:
        return Judged(step, ())
    weighing = weigh(game, step.state, sight(game, step.seat), budget, dice, step.moves)
    return Judged(step, _truth(game, step, weighing, budget, dice), *_both(weighing))


def _both(weighing: Weighing) -> tuple[Choice, Choice, int]:
    return weighing.played, weighing.best, weighing.count


def _truth(game: Game, step: Step, weighing: Weighing, budget: Budget, dice: Dice) -> Chances:
    """The chances as the cards lie, if the seat does what looks best to it."""
    if not game.hides:
        return weighing.best.chances
    return _chances_at(game, played_from(step.state, weighing.best.moves), budget, dice)


def _chances_at(game: Game, state: State, budget: Budget, dice: Dice) -> Chances:
    """The chances of a position, with all that is hidden in it."""
    found = think_openly(game, state, dice, part(budget, 1 / 2)).chances
    return sharpened(found, game.insight(state.players))


def _carried_back(steps: Sequence[Judged], last: Chances) -> tuple[Judged, ...]:
    """Where there was nothing to choose, the chances are those of what follows."""
    following, found = last, []
    for judged in reversed(steps):
        if not judged.chances:
            judged = Judged(judged.step, following)
        following = judged.chances
        found.append(judged)
    return tuple(reversed(found))
