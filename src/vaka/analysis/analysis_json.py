"""An analysis as JSON, for the page, the graph and other programs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

from typing_extensions import TypedDict  # Pydantic needs this one before Python 3.12

from vaka.agents.search import WinChance
from vaka.analysis.choice_comparison import EvaluatedChoice, view_function
from vaka.analysis.hints import Hint
from vaka.analysis.reason_sentences import reason_sentence, reasons_for
from vaka.analysis.record_analysis import Analysis, JudgedStep, TurningPoint, Verdict
from vaka.analysis.win_chances import WinChances
from vaka.core.choice_reason import Reason
from vaka.core.game import Game, State

PLACES = 4
"""Decimal places of a chance."""


class ChanceBody(TypedDict):
    """A chance to win with its 95 % interval."""

    chance: float
    low: float
    high: float


class ReasonBody(TypedDict):
    """A reason: the key of its sentence, the parameters, and the sentence in English."""

    key: str
    parameters: dict[str, int | str]
    text: str


class ChoiceBody(TypedDict):
    """A complete choice: its moves, their text, the chances after it, and the reasons for it."""

    moves: list[int]
    text: str
    chances: list[ChanceBody]
    reasons: list[ReasonBody]


class StepBody(TypedDict):
    """A choice of a seat or an outcome of chance, from ply `ply` to ply `to`.

    `seat` is -1 for chance. `chances` are those before the step, by player. If there was something
    to choose, `played` and `best` are two of `count` choices or the same one twice, and `lost` is
    what the seat lost by the one that was played.
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
    """A turn. Turn 0 is everything before the first turn."""

    turn: int
    seat: int
    ply: int
    chances: list[ChanceBody]
    steps: list[StepBody]


class TurningPointBody(TypedDict):
    """A step that changed the chances a lot: by `change` for `player`, the most of all."""

    turn: int
    ply: int
    seat: int
    cause: Literal["luck", "decision"]
    player: int
    change: float
    text: str


class SeatPlayer(TypedDict):
    """A seat with its word and its player."""

    seat: int
    word: str
    player: int


class PlayerSummary(TypedDict):
    """A player: what chance won or lost for it, and what its choices lost, in the whole record."""

    name: str
    luck: float
    lost: float


class AnalysisBody(TypedDict):
    """The analysis of a record. `chances` are those at its end, after `plies` entries."""

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
    """The best choice for the seat to move, given its view."""

    seat: int
    choice: ChoiceBody
    count: int


def analysis_body(analysis: Analysis) -> AnalysisBody:
    """An analysis as JSON."""
    game, record = analysis.game, analysis.record
    start = game.initial_state(record.setup)
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


def hint_body(game: Game, seat: int, hint: Hint) -> HintBody:
    """A hint as JSON."""
    text = "; ".join(hint.texts)
    choice = ChoiceBody(
        moves=list(hint.moves),
        text=text,
        chances=_chances(hint.chances),
        reasons=_reasons(game, hint.reasons),
    )
    return HintBody(seat=seat, choice=choice, count=hint.count)


def moves_text(game: Game, state: State, moves: Sequence[int]) -> str:
    """Moves as text, in the notation of records."""
    after, texts = state.copy(), []
    for move in moves:
        texts.append(game.move_text(after, move))
        after.play(move)
    return "; ".join(texts)


def _turn(game: Game, turn: int, steps: Sequence[JudgedStep]) -> TurnBody:
    first = steps[0]
    return TurnBody(
        turn=turn,
        seat=first.step.active,
        ply=first.step.ply,
        chances=_chances(first.chances),
        steps=[_step(game, judged) for judged in steps],
    )


def _step(game: Game, judged: JudgedStep) -> StepBody:
    step = judged.step
    is_judged = judged.choice is not None
    return StepBody(
        ply=step.ply,
        to=step.to,
        seat=step.seat,
        text=moves_text(game, step.state, step.moves),
        chances=_chances(judged.chances),
        verdict=None if step.is_chance else judged.verdict,
        count=judged.count,
        lost=_chance(judged.lost) if is_judged else None,
        played=_choice(game, judged, judged.choice),
        best=_choice(game, judged, judged.best),
    )


def _choice(game: Game, judged: JudgedStep, choice: EvaluatedChoice | None) -> ChoiceBody | None:
    if choice is None:
        return None
    state, seat = judged.step.state, judged.step.seat
    reasons = reasons_for(game, view_function(game, seat)(state), choice.moves)
    return ChoiceBody(
        moves=list(choice.moves),
        text=moves_text(game, state, choice.moves),
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
        text=moves_text(analysis.game, step.state, step.moves),
    )


def _reasons(game: Game, reasons: Sequence[Reason]) -> list[ReasonBody]:
    return [
        ReasonBody(
            key=reason.key, parameters=dict(reason.parameters), text=reason_sentence(game, reason)
        )
        for reason in reasons
    ]


def _chances(chances: WinChances) -> list[ChanceBody]:
    return [_chance(chance) for chance in chances]


def _chance(chance: WinChance) -> ChanceBody:
    return ChanceBody(chance=_round(chance.value), low=_round(chance.low), high=_round(chance.high))


def _round(value: float) -> float:
    return round(value, PLACES)
