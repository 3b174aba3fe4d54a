"""Tables and their records, as they are sent."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict  # typing has one that can be checked from 3.12 on

from vaka.analysis.document import AnalysisBody
from vaka.server.storage.row import Access, Stage

JSONObject = dict[str, Any]


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
    stand_in: bool


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


class AskedBody(TypedDict):
    """What somebody wants to be taken back, and the seats of those who have not agreed yet."""

    seat: int
    plies: int
    waits: list[int]


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
    access: Access
    spectators: bool
    forks: bool
    clock: int | None
    absence: int
    invite: str | None
    next: str | None
    asked: AskedBody | None
    muted: list[int]
    my_turn: bool
    watching: int
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
