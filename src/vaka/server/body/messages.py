"""What the server says over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict  # typing has one that can be checked from 3.12 on

from vaka.analysis.document import ChoiceBody
from vaka.server.body.errors import ErrorBody
from vaka.server.body.tables import PlyBody, TableBody

JSONObject = dict[str, Any]


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
    turn_to_act: int
    active: int
    eye: int | None
    view: JSONObject
    moves: list[OfferBody]
    mid_choice: bool
    undo: UndoBody | None
    prospects: list[JSONObject]
    left: float | None
    patience: float | None


class LineBody(TypedDict):
    """Something that was said at the table."""

    number: int
    seat: int
    text: str
    at: str


class TableMessage(TypedDict):
    """The whole table."""

    type: Literal["table"]
    protocol: int
    version: str
    epoch: str
    table: TableBody
    since: int
    plies: list[PlyBody]
    state: StateBody
    chat: list[LineBody]


class UpdateMessage(TypedDict):
    """Something happened."""

    type: Literal["update"]
    table: TableBody
    since: int
    plies: list[PlyBody]
    state: StateBody
    chat: list[LineBody]


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
