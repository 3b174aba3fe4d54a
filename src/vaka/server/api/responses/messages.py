"""Messages that the server sends over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from vaka.analysis.analysis_json import ChoiceBody
from vaka.server.api.responses.documented_schema import documented
from vaka.server.api.responses.errors import ErrorBody
from vaka.server.api.responses.tables import PlyBody, TableBody

JSONObject = dict[str, Any]


class MoveOfferBody(TypedDict):
    """A move that can be picked."""

    move: int
    text: str


@documented
class UndoBody(TypedDict):
    """What a seat may undo without asking the others."""

    plies: int
    last_choice: int
    """How many of these plies make up the seat's last choice."""


@documented
class StateBody(TypedDict):
    """The current position, for one viewer."""

    ply: int
    turn: int
    """The seat to act; -1 for chance, -2 when the game is over."""
    turn_number: int
    """The number of the turn that the next ply belongs to."""
    active: int
    """The seat whose turn it is."""
    viewer: int | None
    """The seat that the state is made for; null for a spectator."""
    view: JSONObject
    moves: list[MoveOfferBody]
    """All moves that can be picked now, in any order; empty unless the viewer is to act."""
    mid_choice: bool
    """The record stands within a choice: the rest is picked in canonical order."""
    undo: UndoBody | None
    prospects: list[JSONObject]
    """What the game knows about moves before they are made."""
    seconds_left: float | None
    """Seconds that the person to act has left, if the table has a clock that runs."""
    bank_seconds: list[float] | None
    """Seconds that each player has left, if the table has time banks."""
    absence_seconds_left: float | None
    """Seconds until a bot may stand in for the person to act; null while they are connected."""


class ChatLineBody(TypedDict):
    """A line of chat."""

    number: int
    seat: int
    text: str
    at: str


@documented
class TableMessage(TypedDict):
    """The whole table: the answer to a hello."""

    type: Literal["table"]
    protocol: int
    version: str
    epoch: str
    """Changes when the server is restored from a backup: forget all plies of another epoch."""
    table: TableBody
    since: int
    plies: list[PlyBody]
    state: StateBody
    chat: list[ChatLineBody]


class UpdateMessage(TypedDict):
    """The table has changed."""

    type: Literal["update"]
    table: TableBody
    since: int
    plies: list[PlyBody]
    state: StateBody
    chat: list[ChatLineBody]


class AckMessage(TypedDict):
    """A message was accepted, and its effect is on disk."""

    type: Literal["ack"]
    id: str
    ply: int


class RefusedMessage(TypedDict):
    """A message was refused."""

    type: Literal["refused"]
    id: str | None
    error: ErrorBody


@documented
class ComposedMessage(TypedDict):
    """A choice with the picks made so far."""

    type: Literal["composed"]
    id: str
    ply: int
    picks: list[int]
    possible: list[MoveOfferBody]
    """All moves that can be picked next."""
    moves: list[int] | None
    """The moves to play, in canonical order, once the choice is complete."""
    view: JSONObject
    events: list[JSONObject]


@documented
class ReasonMessage(TypedDict):
    """The answer to `why_not`."""

    type: Literal["reason"]
    id: str
    refusal: ErrorBody | None
    """Null if the move can be made."""


@documented
class HintMessage(TypedDict):
    """The best choice for a seat."""

    type: Literal["hint"]
    id: str
    ply: int
    seat: int
    choice: ChoiceBody
    count: int
    """The number of choices there were."""


class PongMessage(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
    id: str


ServerMessage = Annotated[
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
"""Any message that the server sends over the socket."""
