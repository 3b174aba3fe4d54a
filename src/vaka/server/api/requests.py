"""What clients send: HTTP bodies and socket messages, validated strictly."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from vaka.server.storage.table_row import Access

PROTOCOL = 2
"""Raised whenever an older page could not talk to this server."""

MOST_MOVES = 1000
"""The most moves in one message."""

Seat = Annotated[int, Field(ge=0, le=99)]
PlyNumber = Annotated[int, Field(ge=0, le=10**9)]
Move = Annotated[int, Field(ge=0, le=10**9)] | Annotated[str, Field(max_length=200)]
Moves = Annotated[list[Move], Field(max_length=MOST_MOVES)]
MessageId = Annotated[str, Field(pattern=r"^[\x21-\x7e]{1,64}$")]
Name = Annotated[str, Field(min_length=1, max_length=100)]
AgentName = Annotated[str, Field(max_length=200)]
OptionText = Annotated[str, Field(max_length=40)]
"""With a limit, pydantic also checks that the text can be encoded."""

RequestedViewer = Seat | Literal["auto"] | None


class StrictModel(BaseModel):
    """Converts nothing and refuses unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewPlayer(StrictModel):
    """A person by name, or a bot by its agent."""

    name: Name
    agent: AgentName | None = None
    open: bool = False


class NewSetup(StrictModel):
    """The set-up of a new table."""

    players: Annotated[list[NewPlayer], Field(min_length=1, max_length=20)]
    seats: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=20)] | None = None
    preset: Annotated[str, Field(max_length=40)] | None = None
    options: dict[OptionText, OptionText] = Field(default_factory=dict, max_length=100)
    first: Seat | Literal["lot"] = 0
    begin: bool = False


class NewTable(NewSetup):
    """A new table."""

    game: Annotated[str, Field(max_length=40)]
    allow_hints: bool = False
    access: Access | None = None
    allow_spectators: bool = True
    allow_forks: bool = False
    clock: Annotated[int, Field(ge=1, le=10**6)] | None = None
    increment: Annotated[int, Field(ge=0, le=10**6)] | None = None
    """With it, `clock` is a time bank for the whole game."""
    absence_limit: Annotated[int, Field(ge=0, le=10**6)] = 120


class Join(StrictModel):
    """Join a table, with its invitation if it is private: take a free seat, or only watch.
    `companions` are the names of others who join at the same screen. Before the game begins,
    `watch` shows the terms of any table to which a person is invited, but not the table itself."""

    invite: Annotated[str, Field(max_length=100)] | None = None
    seat: Seat | None = None
    name: Name | None = None
    companions: Annotated[list[Name], Field(max_length=20)] = Field(default_factory=list)
    watch: bool = False


class Rematch(StrictModel):
    """Offer another game, agree to it, or refuse it. It is set up once all have agreed."""

    agree: bool = True


class Fork(StrictModel):
    """Create a table that continues another one after a ply. `agents` names a bot or, by null, a
    person, for each player."""

    ply: PlyNumber
    agents: Annotated[list[AgentName | None], Field(max_length=20)] = Field(default_factory=list)


class UsePass(StrictModel):
    """Move here from another device. `replace` gives up the tables of the person who used this
    browser."""

    token: Annotated[str, Field(min_length=1, max_length=100)]
    replace: bool = False


class Hello(StrictModel):
    """The first message of a client, also after it reconnects."""

    type: Literal["hello"]
    protocol: Annotated[int, Field(json_schema_extra={"const": PROTOCOL})]
    since: PlyNumber = 0
    viewer: RequestedViewer = "auto"
    chat_since: Annotated[int, Field(ge=0, le=10**9)] = 0
    epoch: Annotated[str, Field(max_length=32)] | None = None


class Play(StrictModel):
    """Play moves in canonical order, all or none."""

    type: Literal["play"]
    id: MessageId
    seat: Seat
    ply: PlyNumber
    moves: Annotated[Moves, Field(min_length=1)]


class Compose(StrictModel):
    """Make picks in any order; with `play`, a complete choice is played at once."""

    type: Literal["compose"]
    id: MessageId
    seat: Seat
    ply: PlyNumber
    picks: Moves
    play: bool = False


class WhyNot(StrictModel):
    """Ask whether a move can be made after some picks, and if not, why."""

    type: Literal["why_not"]
    id: MessageId
    seat: Seat
    ply: PlyNumber
    move: Move
    picks: Moves = Field(default_factory=list)


class AskHint(StrictModel):
    """Ask for the best choice of the seat to act."""

    type: Literal["hint"]
    id: MessageId
    seat: Seat
    ply: PlyNumber


class UndoOwn(StrictModel):
    """Undo your own last plies, by default the last choice."""

    type: Literal["undo"]
    id: MessageId
    seat: Seat
    ply: PlyNumber
    plies: Annotated[int, Field(ge=1, le=10**6)] | None = None


class TakeSeat(StrictModel):
    """Take a seat."""

    type: Literal["take"]
    id: MessageId
    seat: Seat
    name: Name | None = None


class ReleaseSeat(StrictModel):
    """Give a seat up."""

    type: Literal["release"]
    id: MessageId
    seat: Seat


class Resign(StrictModel):
    """Leave the game for good: a bot plays the seat."""

    type: Literal["resign"]
    id: MessageId
    seat: Seat


class StandIn(StrictModel):
    """Let a bot play for a person who is away."""

    type: Literal["stand_in"]
    id: MessageId
    seat: Seat


class AskUndo(StrictModel):
    """Ask the others to agree to an undo of the last plies of any seats."""

    type: Literal["ask_undo"]
    id: MessageId
    seat: Seat
    ply: PlyNumber
    plies: Annotated[int, Field(ge=1, le=10**6)]


class AnswerUndo(StrictModel):
    """Agree to the undo request of a seat, or decline it."""

    type: Literal["answer_undo"]
    id: MessageId
    seat: Seat
    ply: PlyNumber
    plies: Annotated[int, Field(ge=1, le=10**6)]
    agree: bool


class Pause(StrictModel):
    """Ask for a pause (`paused`) or for its end; agree to that, or refuse it. The clock stops, or
    runs again, once all have agreed."""

    type: Literal["pause"]
    id: MessageId
    paused: bool
    agree: bool = True


class AskSeat(StrictModel):
    """Ask for the seat of an absent player although you know another hand; agree to that, or refuse
    it. The person who asked gets the seat once all have agreed."""

    type: Literal["ask_seat"]
    id: MessageId
    seat: Seat
    agree: bool = True


class SendChat(StrictModel):
    """Send a line of chat to the people at the table."""

    type: Literal["say"]
    id: MessageId
    seat: Seat
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Mute(StrictModel):
    """Mute or unmute the chat of a seat."""

    type: Literal["mute"]
    id: MessageId
    seat: Seat
    muted: bool


class Mix(StrictModel):
    """Add a string to the shuffle."""

    type: Literal["mix"]
    id: MessageId
    seat: Seat
    text: Annotated[str, Field(max_length=200)]


class BeginTable(StrictModel):
    """Begin the game."""

    type: Literal["begin"]
    id: MessageId


class ViewAs(StrictModel):
    """See the table as another seat, or as a spectator."""

    type: Literal["view_as"]
    id: MessageId
    viewer: RequestedViewer


class Ping(StrictModel):
    """Check that the connection works."""

    type: Literal["ping"]
    id: MessageId


Command = (
    Play
    | UndoOwn
    | TakeSeat
    | ReleaseSeat
    | Resign
    | StandIn
    | AskUndo
    | AnswerUndo
    | Pause
    | AskSeat
    | SendChat
    | Mute
    | Mix
    | BeginTable
)
Query = Compose | WhyNot
ClientMessage = Annotated[
    Hello | Command | Query | AskHint | ViewAs | Ping,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
"""Parses any message that a client sends over the socket."""
