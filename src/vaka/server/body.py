"""What goes out: bodies of answers, and messages over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict  # typing has one that can be checked from 3.12 on

from vaka.analysis.document import AnalysisBody, ChoiceBody

Kind = Literal[
    "illegal",
    "not_now",
    "stale",
    "not_yours",
    "invalid",
    "unknown",
    "too_large",
    "foreign",
    "protocol",
    "failed",
]
Stage = Literal["waiting", "playing", "over", "frozen"]
JSONObject = dict[str, Any]

# ---- errors


class FinePrint(TypedDict):
    """A decision that refines a rule."""

    id: str
    text: str


class RuleBody(TypedDict):
    """A rule, as a refusal cites it."""

    id: str
    text: str
    sources: list[str]
    note: str
    decisions: list[FinePrint]


class ErrorBody(TypedDict):
    """What went wrong."""

    kind: Kind
    message: str
    rule: NotRequired[RuleBody]
    where: NotRequired[str]


class ErrorAnswer(TypedDict):
    """Any answer over HTTP with a status of 400 or more."""

    error: ErrorBody


# ---- server and games


class ServerBody(TypedDict):
    """The server."""

    protocol: int
    version: str
    mode: str
    lan: bool


class LanBody(TypedDict):
    """Where others in the house find the server."""

    open: bool
    url: str | None
    urls: list[str]


class ValueBody(TypedDict):
    """A value of an option."""

    value: str
    meaning: str
    sources: list[str]
    note: str


class OptionBody(TypedDict):
    """An option, with what the rulebook says about it."""

    name: str
    default: str
    question: str
    values: list[ValueBody]


class PresetBody(TypedDict):
    """A rulebook edition."""

    name: str
    title: str
    options: dict[str, str]


class ParameterBody(TypedDict):
    """A parameter of an agent."""

    name: str
    kind: str
    default: bool | int | float | str


class AgentBody(TypedDict):
    """An agent that can take a seat."""

    name: str
    parameters: list[ParameterBody]


class LevelBody(TypedDict):
    """A bot for people: its strength in a word, and its rating in this game, if it was measured."""

    name: str
    title: str
    character: str
    agent: str
    rating: int | None


class GameBody(TypedDict):
    """A game, and how a table of it can be set."""

    name: str
    title: str
    rules: int
    seat_words: list[str]
    player_counts: list[int]
    options: list[OptionBody]
    presets: list[PresetBody]
    agents: list[AgentBody]
    levels: list[LevelBody]
    has_drawing: bool


class GamesBody(TypedDict):
    """What can be played."""

    games: list[GameBody]


class SourceBody(TypedDict):
    """A text that rules are taken from."""

    id: str
    text: str


class RuleText(TypedDict):
    """A rule of the rulebook."""

    id: str
    text: str
    sources: list[str]
    note: str


class DecisionBody(TypedDict):
    """Fine print, and the rules that it refines."""

    id: str
    text: str
    refines: list[str]


class ChapterBody(TypedDict):
    """A chapter of the rulebook."""

    number: int
    title: str
    rules: list[RuleText]
    options: list[OptionBody]
    decisions: list[DecisionBody]


class RulebookBody(TypedDict):
    """The rulebook of a game."""

    title: str
    sources: list[SourceBody]
    chapters: list[ChapterBody]


class DrawingBody(TypedDict):
    """How a game is drawn."""

    symbols: str
    geometry: JSONObject


# ---- tables


class SeatPlace(TypedDict):
    """A seat of a set-up."""

    seat: int
    word: str
    player: int


class SetupBody(TypedDict):
    """A set-up that was checked."""

    seats: list[SeatPlace]
    players: list[str]
    options: dict[str, str]
    first: int | None


class PlayerBody(TypedDict):
    """A player: a person or a bot."""

    name: str
    agent: str | None
    seats: list[int]


class SeatBody(TypedDict):
    """A seat, and who sits there."""

    seat: int
    word: str
    player: int
    agent: str | None
    held: bool
    mine: bool
    here: bool


class ShuffleBody(TypedDict):
    """What is known about the randomness of a table."""

    commitment: str
    mixes: dict[str, str]
    can_mix: bool
    secret: str | None


class ResultBody(TypedDict):
    """How a game ended."""

    reason: str
    shares: list[str]


class TableBody(TypedDict):
    """A table."""

    id: str
    game: str
    rules: int
    stage: Stage
    players: list[PlayerBody]
    seats: list[SeatBody]
    options: dict[str, str]
    first: int | None
    hints: bool
    ply: int
    turn: int
    is_creator: bool
    created: str
    changed: str
    forked: int
    shuffle: ShuffleBody | None
    result: ResultBody | None
    trouble: str | None


class TableAnswer(TypedDict):
    """One table."""

    table: TableBody


class TablesAnswer(TypedDict):
    """Some of the tables."""

    tables: list[TableBody]
    total: int


class PlyBody(TypedDict):
    """An entry of the record, as an eye may know it."""

    ply: int
    kind: Literal["move", "draw", "undo"]
    seat: int
    turn: int
    active: int
    move: NotRequired[int | None]
    text: NotRequired[str | None]
    plies: NotRequired[int]
    to: NotRequired[int]
    events: list[JSONObject]


class PliesAnswer(TypedDict):
    """Entries of a record."""

    ply: int
    since: int
    plies: list[PlyBody]


class ViewAnswer(TypedDict):
    """The position after some entries."""

    ply: int
    view: JSONObject


ViewsAnswer = TypedDict("ViewsAnswer", {"from": int, "views": list[JSONObject]})
"""The positions of a stretch of the record."""


class ProofAnswer(TypedDict):
    """What a finished record proves."""

    shuffle: str
    commitment: str | None
    secret: str | None
    mixes: dict[str, str]
    plies: int
    turns: int
    draws: int
    copied: int
    summary: str


class AnalysisAnswer(TypedDict):
    """The analysis of a finished game, or how many of its steps are done."""

    done: int
    steps: int
    analysis: AnalysisBody | None


class HealthAnswer(TypedDict):
    """The server is well."""

    ok: bool


# ---- over the socket


class OfferBody(TypedDict):
    """A move that can be picked."""

    move: int
    text: str


class UndoBody(TypedDict):
    """How far a seat may take back."""

    plies: int
    last: int


class StateBody(TypedDict):
    """The moment now, for one eye."""

    ply: int
    turn: int
    active: int
    eye: int | None
    view: JSONObject
    moves: list[OfferBody]
    mid_choice: bool
    undo: UndoBody | None
    prospects: list[JSONObject]


class TableMessage(TypedDict):
    """The whole table."""

    type: Literal["table"]
    protocol: int
    version: str
    table: TableBody
    since: int
    plies: list[PlyBody]
    state: StateBody


class UpdateMessage(TypedDict):
    """Something happened."""

    type: Literal["update"]
    table: TableBody
    since: int
    plies: list[PlyBody]
    state: StateBody


class AckMessage(TypedDict):
    """It is done, and on disk."""

    type: Literal["ack"]
    id: str
    ply: int


class RefusedMessage(TypedDict):
    """It was not done."""

    type: Literal["refused"]
    id: str | None
    error: ErrorBody


class ComposedMessage(TypedDict):
    """How far a choice has come."""

    type: Literal["composed"]
    id: str
    ply: int
    picks: list[int]
    possible: list[OfferBody]
    run: list[int] | None
    view: JSONObject
    events: list[JSONObject]


class ReasonMessage(TypedDict):
    """Why a move cannot be made; null if it can."""

    type: Literal["reason"]
    id: str
    refusal: ErrorBody | None


class HintMessage(TypedDict):
    """What would be best."""

    type: Literal["hint"]
    id: str
    ply: int
    seat: int
    choice: ChoiceBody
    count: int


class PongMessage(TypedDict):
    """Yes."""

    type: Literal["pong"]
    id: str


Message = Annotated[
    TableMessage
    | UpdateMessage
    | AckMessage
    | RefusedMessage
    | ComposedMessage
    | ReasonMessage
    | HintMessage
    | PongMessage,
    Field(discriminator="type"),
]
"""Whatever the server says over the socket."""
