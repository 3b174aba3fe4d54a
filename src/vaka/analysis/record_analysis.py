"""Analysis of a whole record: win chances at every step, what each choice lost, turning points.

The chances in the graph come from the real position, including hidden cards, because the game is
over. A choice is judged by what its seat could know: by states that are possible given its view. A
player is never blamed for a card that was hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Literal

from vaka.agents.search import Budget, WinChance, search_state
from vaka.analysis.choice_comparison import (
    ChoiceComparison,
    EvaluatedChoice,
    compare_choices,
    view_function,
)
from vaka.analysis.record_steps import Step, final_state, record_steps
from vaka.analysis.win_chances import WinChances, calibrated, difference, part_of_budget
from vaka.core.choice import state_after
from vaka.core.dice import Dice
from vaka.core.game import Game, State
from vaka.core.records.record import Record

DEFAULT_BUDGET = Budget(playouts=2000)
"""The default budget per step."""

MAX_TURNING_POINTS = 5
"""The maximum number of turning points of an analysis."""

MIN_CHANGE = 0.05
"""A turning point changes the chance of some player by at least this much, and by more than its
interval."""

Verdict = Literal["only", "best", "good", "slip", "mistake", "blunder"]
"""What a choice is called; `only` if there was no alternative."""

VERDICTS: tuple[tuple[Verdict, float], ...] = (("blunder", 0.15), ("mistake", 0.08), ("slip", 0.03))
"""The verdict on a choice that loses at least this much, and certainly more than 0."""

ProgressCallback = Callable[[int], None]
"""Called with the number of steps that are done."""


@dataclass(frozen=True)
class JudgedStep:
    """A `step` with its evaluation.

    `chances` are those before the step, if the seat to move chooses best. `choice` is what was
    played and `best` the best of `count` choices. Both are None for chance and for forced moves.
    """

    step: Step
    chances: WinChances
    choice: EvaluatedChoice | None = None
    best: EvaluatedChoice | None = None
    count: int = 1

    @property
    def lost(self) -> WinChance:
        """How much of its chance the seat lost, given what it could know."""
        if self.choice is None or self.best is None or self.choice == self.best:
            return WinChance(0.0, 0.0, 0.0)
        player = self.step.state.player_of(self.step.seat)
        return difference(self.best.chances[player], self.choice.chances[player])

    @property
    def verdict(self) -> Verdict:
        """The verdict on the choice."""
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
    """A step that changed the chances a lot: by `change` for `player`, the most of all.

    `index` is that of the step, `cause` whether chance or a decision changed them.
    """

    index: int
    cause: Literal["luck", "decision"]
    player: int
    change: float


@dataclass(frozen=True)
class Analysis:
    """The analysis of the `record` of a `game` with a `seed` and a `budget` per step.

    `steps` are its judged steps, and `last` are the chances at its end.
    """

    game: Game
    record: Record
    seed: str
    budget: Budget
    steps: tuple[JudgedStep, ...]
    last: WinChances

    @property
    def turning_points(self) -> list[TurningPoint]:
        """The steps that changed the chances most, in order of play."""
        found = [point for index in range(len(self.steps)) if (point := self._turn(index))]
        found.sort(key=lambda point: -abs(point.change))
        return sorted(found[:MAX_TURNING_POINTS], key=lambda point: point.index)

    def after(self, index: int) -> WinChances:
        """The chances after a step."""
        return self.steps[index + 1].chances if index + 1 < len(self.steps) else self.last

    def luck(self, player: int) -> float:
        """How much chance won (or lost) for a player over the whole record."""
        return sum(
            self.after(index)[player].value - judged.chances[player].value
            for index, judged in enumerate(self.steps)
            if judged.step.is_chance
        )

    def lost(self, player: int) -> float:
        """How much a player lost by its choices over the whole record. Losses within the noise do
        not count, because they would add up."""
        return sum(
            judged.lost.value
            for judged in self.steps
            if judged.lost.low > 0 and judged.step.state.player_of(judged.step.seat) == player
        )

    def _turn(self, index: int) -> TurningPoint | None:
        judged = self.steps[index]
        if judged.step.is_chance:
            return self._chance_turn(index)
        lost = judged.lost
        if lost.value < MIN_CHANGE or lost.low <= 0:
            return None
        player = judged.step.state.player_of(judged.step.seat)
        return TurningPoint(index, "decision", player, -lost.value)

    def _chance_turn(self, index: int) -> TurningPoint | None:
        before, after = self.steps[index].chances, self.after(index)
        changes = [difference(b, a) for a, b in zip(before, after, strict=True)]
        player = max(range(len(changes)), key=lambda player: abs(changes[player].value))
        change = changes[player]
        if abs(change.value) < MIN_CHANGE or change.low <= 0 <= change.high:
            return None
        return TurningPoint(index, "luck", player, change.value)


def analyse(
    game: Game,
    record: Record,
    budget: Budget = DEFAULT_BUDGET,
    seed: str = "1",
    *,
    threads: int = 1,
    progress: ProgressCallback | None = None,
) -> Analysis:
    """Judge every step of a record. A budget in seconds is per step.

    The same seed and playouts give the same analysis with any number of threads."""
    steps = record_steps(game, record)
    work = partial(judge_step, game, budget, Dice(seed))
    judged: list[JudgedStep] = []
    with ThreadPoolExecutor(threads) as workers:
        for found in workers.map(work, steps):
            judged.append(found)
            if progress:
                progress(len(judged))
    last = _chances_at(game, final_state(game, record), budget, Dice(seed).fork("end"))
    return Analysis(game, record, seed, budget, _carried_back(judged, last), last)


def judge_step(game: Game, budget: Budget, dice: Dice, step: Step) -> JudgedStep:
    """Evaluate one step. `chances` is empty if there was nothing to choose."""
    dice = dice.fork(f"ply {step.ply}")
    if step.is_chance:
        return JudgedStep(step, _chances_at(game, step.state, budget, dice))
    if not step.is_choice:
        return JudgedStep(step, ())
    comparison = compare_choices(
        game, step.state, view_function(game, step.seat), budget, dice, step.moves
    )
    chances = _true_chances(game, step, comparison, budget, dice)
    return JudgedStep(step, chances, comparison.played, comparison.best, comparison.count)


def _true_chances(
    game: Game, step: Step, comparison: ChoiceComparison, budget: Budget, dice: Dice
) -> WinChances:
    """The chances in the real position if the seat makes the choice that looks best to it."""
    if not game.has_hidden_information:
        return calibrated(game, comparison.best.chances)
    return _chances_at(game, state_after(step.state, comparison.best.moves), budget, dice)


def _chances_at(game: Game, state: State, budget: Budget, dice: Dice) -> WinChances:
    """The chances in a position, including its hidden information."""
    found = search_state(game, state, dice, part_of_budget(budget, 1 / 2)).chances
    return calibrated(game, found)


def _carried_back(steps: Sequence[JudgedStep], last: WinChances) -> tuple[JudgedStep, ...]:
    """Give steps without chances those of the next step."""
    following, found = last, []
    for judged in reversed(steps):
        if not judged.chances:
            judged = JudgedStep(judged.step, following)
        following = judged.chances
        found.append(judged)
    return tuple(reversed(found))
