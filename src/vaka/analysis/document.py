"""An analysis as JSON: what goes to programs, to the page and to the graph."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

from typing_extensions import TypedDict  # typing has one that can be checked from 3.12 on

from vaka.agents.search import Chance
from vaka.analysis.analysis import Analysis, Judged, TurningPoint, Verdict
from vaka.analysis.chances import Chances
from vaka.analysis.choices import Choice, sight
from vaka.analysis.hint import Hint
from vaka.analysis.words import reasons_for, say
from vaka.core.game import Game, State
from vaka.core.reason import Reason

PLACES = 4
"""Decimal places of a chance."""


class ChanceBody(TypedDict):
    """A chance to win, and the interval in which it lies with 95 %."""

    chance: float
    low: float
    high: float


class ReasonBody(TypedDict):
    """A reason by its key, with what stands in it; `text` is the sentence in English."""

    key: str
    parameters: dict[str, int | str]
    text: str


class ChoiceBody(TypedDict):
    """A complete choice: its small moves, how they read, the chances it leaves, and its reasons."""

    moves: list[int]
    text: str
    chances: list[ChanceBody]
    reasons: list[ReasonBody]


class StepBody(TypedDict):
    """A choice of a seat, or what chance turned up: between the plies `ply` and `to`.

    `seat` is -1 for chance. `chances` are those before it, by player. Where there was something to
    choose, `played` and `best` are two choices or the same one twice, out of `count`, and `lost` is
    what the mover lost by the one that was played.
    """

    ply: int
    to: int
    seat: int
    text: str
    chances: list[ChanceBody]
    verdict: Verdict | None
    count: int
    lost: ChanceBody | None
    played: ChoiceBody | None
    best: ChoiceBody | None


class TurnBody(TypedDict):
    """A turn; 0 is whatever came before the first one."""

    turn: int
    seat: int
    ply: int
    chances: list[ChanceBody]
    steps: list[StepBody]


class TurningPointBody(TypedDict):
    """A step that changed much: by `change` for `player`, more than for any other."""

    turn: int
    ply: int
    seat: int
    cause: Literal["luck", "decision"]
    player: int
    change: float
    text: str


class SeatPlayer(TypedDict):
    """A seat: the word it goes by, and whose it is."""

    seat: int
    word: str
    player: int


class PlayerSummary(TypedDict):
    """A player: what chance gave or took, and what was lost by choices, over the whole record."""

    name: str
    luck: float
    lost: float


class AnalysisBody(TypedDict):
    """A whole record. `chances` are those at its end, after `plies` entries."""

    game: str
    rules: int
    seed: str
    playouts: int
    seconds: float
    is_over: bool
    plies: int
    seats: list[SeatPlayer]
    players: list[PlayerSummary]
    turns: list[TurnBody]
    chances: list[ChanceBody]
    turning_points: list[TurningPointBody]


class HintBody(TypedDict):
    """The best choice for the seat to move, from its view."""

    seat: int
    choice: ChoiceBody
    count: int


def to_document(analysis: Analysis) -> AnalysisBody:
    """An analysis as JSON."""
    game, record = analysis.game, analysis.record
    start = game.start(record.setup)
    steps = groupby(analysis.steps, lambda judged: judged.step.turn)
    return AnalysisBody(
        game=game.name,
        rules=record.rules,
        seed=analysis.seed,
        playouts=analysis.budget.playouts,
        seconds=analysis.budget.seconds,
        is_over=record.result is not None,
        plies=len(record.entries),
        seats=[
            SeatPlayer(seat=seat, word=word, player=start.player_of(seat))
            for seat, word in enumerate(record.setup.seats)
        ],
        players=[
            PlayerSummary(name=name, luck=_round(analysis.luck(i)), lost=_round(analysis.lost(i)))
            for i, name in enumerate(record.setup.players)
        ],
        turns=[_turn(game, turn, list(judged)) for turn, judged in steps],
        chances=_chances(analysis.last),
        turning_points=[_turning_point(analysis, point) for point in analysis.turning_points],
    )


def hint_document(game: Game, seat: int, hint: Hint) -> HintBody:
    """A hint as JSON."""
    text = "; ".join(hint.texts)
    choice = ChoiceBody(
        moves=list(hint.moves),
        text=text,
        chances=_chances(hint.chances),
        reasons=_reasons(game, hint.reasons),
    )
    return HintBody(seat=seat, choice=choice, count=hint.count)


def run_text(game: Game, state: State, moves: Sequence[int]) -> str:
    """A run of moves in the notation of records."""
    after, texts = state.copy(), []
    for move in moves:
        texts.append(game.text(after, move))
        after.play(move)
    return "; ".join(texts)


def _turn(game: Game, turn: int, steps: Sequence[Judged]) -> TurnBody:
    first = steps[0]
    return TurnBody(
        turn=turn,
        seat=first.step.active,
        ply=first.step.ply,
        chances=_chances(first.chances),
        steps=[_step(game, judged) for judged in steps],
    )


def _step(game: Game, judged: Judged) -> StepBody:
    step = judged.step
    is_judged = judged.choice is not None
    return StepBody(
        ply=step.ply,
        to=step.to,
        seat=step.seat,
        text=run_text(game, step.state, step.moves),
        chances=_chances(judged.chances),
        verdict=None if step.is_chance else judged.verdict,
        count=judged.count,
        lost=_chance(judged.lost) if is_judged else None,
        played=_choice(game, judged, judged.choice),
        best=_choice(game, judged, judged.best),
    )


def _choice(game: Game, judged: Judged, choice: Choice | None) -> ChoiceBody | None:
    if choice is None:
        return None
    state, seat = judged.step.state, judged.step.seat
    reasons = reasons_for(game, sight(game, seat)(state), choice.moves)
    return ChoiceBody(
        moves=list(choice.moves),
        text=run_text(game, state, choice.moves),
        chances=_chances(choice.chances),
        reasons=_reasons(game, reasons),
    )


def _turning_point(analysis: Analysis, point: TurningPoint) -> TurningPointBody:
    step = analysis.steps[point.index].step
    return TurningPointBody(
        turn=step.turn,
        ply=step.ply,
        seat=step.active,
        cause=point.cause,
        player=point.player,
        change=_round(point.change),
        text=run_text(analysis.game, step.state, step.moves),
    )


def _reasons(game: Game, reasons: Sequence[Reason]) -> list[ReasonBody]:
    return [
        ReasonBody(key=reason.key, parameters=dict(reason.parameters), text=say(game, reason))
        for reason in reasons
    ]


def _chances(chances: Chances) -> list[ChanceBody]:
    return [_chance(chance) for chance in chances]


def _chance(chance: Chance) -> ChanceBody:
    return ChanceBody(chance=_round(chance.value), low=_round(chance.low), high=_round(chance.high))


def _round(value: float) -> float:
    return round(value, PLACES)
