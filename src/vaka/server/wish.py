"""What comes in, checked strictly: nothing is guessed and nothing unknown is let through."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from vaka.server.storage.row import Access

PROTOCOL = 1
"""Raised when an old page could no longer talk to a new server."""

MOST_MOVES = 1000
"""Moves in one message."""

Seat = Annotated[int, Field(ge=0, le=99)]
PlyNumber = Annotated[int, Field(ge=0, le=10**9)]
Move = Annotated[int, Field(ge=0, le=10**9)] | Annotated[str, Field(max_length=200)]
Moves = Annotated[list[Move], Field(max_length=MOST_MOVES)]
MessageId = Annotated[str, Field(pattern=r"^[\x21-\x7e]{1,64}$")]
Name = Annotated[str, Field(min_length=1, max_length=100)]
AgentName = Annotated[str, Field(max_length=200)]
Eye = Seat | Literal["auto"] | None


class Incoming(BaseModel):
    """Nothing is guessed and nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewPlayer(Incoming):
    """A person by name, or a bot by its agent."""

    name: Name
    agent: AgentName | None = None
    open: bool = False


class NewSetup(Incoming):
    """How a table is to be set."""

    players: Annotated[list[NewPlayer], Field(min_length=1, max_length=20)]
    seats: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=20)] | None = None
    preset: Annotated[str, Field(max_length=40)] | None = None
    options: dict[str, str] = Field(default_factory=dict, max_length=100)
    first: Seat | Literal["lot"] = 0
    begin: bool = False


class NewTable(NewSetup):
    """A table that is to be set."""

    game: Annotated[str, Field(max_length=40)]
    hints: bool = False
    access: Access | None = None
    spectators: bool = True
    forks: bool = False
    clock: Annotated[int, Field(ge=1, le=10**6)] | None = None
    absence: Annotated[int, Field(ge=0, le=10**6)] = 120


class Join(Incoming):
    """Come to a table by its invitation, and sit down at a free seat or only watch. `beside` are
    the names of others who sit down too, at the same screen."""

    invite: Annotated[str, Field(max_length=100)] | None = None
    seat: Seat | None = None
    name: Name | None = None
    beside: Annotated[list[Name], Field(max_length=20)] = Field(default_factory=list)
    watch: bool = False


class Fork(Incoming):
    """Begin a table like another one, up to a ply; people without a bot's name are ours."""

    ply: PlyNumber
    agents: Annotated[list[AgentName | None], Field(max_length=20)] = Field(default_factory=list)


class UsePass(Incoming):
    """Move here from another device; `replace` gives up what whoever was here before has."""

    token: Annotated[str, Field(min_length=1, max_length=100)]
    replace: bool = False


class Hello(Incoming):
    """What a client says first, and again after a break."""

    type: Literal["hello"]
    protocol: int
    since: PlyNumber = 0
    eye: Eye = "auto"
    heard: Annotated[int, Field(ge=0, le=10**9)] = 0
    epoch: Annotated[str, Field(max_length=32)] | None = None


class Play(Incoming):
    """A run of moves in its canonical order, all or nothing."""

    type: Literal["play"]
    id: MessageId
    seat: Seat
    ply: PlyNumber
    moves: Annotated[Moves, Field(min_length=1)]


class Compose(Incoming):
    """Picks in any order; with `play`, a complete choice is played at once."""

    type: Literal["compose"]
    id: MessageId
    seat: Seat
    ply: PlyNumber
    picks: Moves
    play: bool = False


class WhyNot(Incoming):
    """Whether a move could be made after some picks, and if not, why."""

    type: Literal["why_not"]
    id: MessageId
    seat: Seat
    ply: PlyNumber
    move: Move
    picks: Moves = Field(default_factory=list)


class AskHint(Incoming):
    """What would be best for the seat to act?"""

    type: Literal["hint"]
    id: MessageId
    seat: Seat
    ply: PlyNumber


class TakeBack(Incoming):
    """Take back one's own last plies, by default the last choice."""

    type: Literal["undo"]
    id: MessageId
    seat: Seat
    ply: PlyNumber
    plies: Annotated[int, Field(ge=1, le=10**6)] | None = None


class Take(Incoming):
    """Sit down at a seat."""

    type: Literal["take"]
    id: MessageId
    seat: Seat
    name: Name | None = None


class Release(Incoming):
    """Get up from a seat."""

    type: Literal["release"]
    id: MessageId
    seat: Seat


class Resign(Incoming):
    """Leave the game for good: a bot plays on."""

    type: Literal["resign"]
    id: MessageId
    seat: Seat


class StandIn(Incoming):
    """Let a bot play for somebody who is away."""

    type: Literal["stand_in"]
    id: MessageId
    seat: Seat


class AskUndo(Incoming):
    """Ask the others to let the last plies be taken back, whoever made them."""

    type: Literal["ask_undo"]
    id: MessageId
    seat: Seat
    ply: PlyNumber
    plies: Annotated[int, Field(ge=1, le=10**6)]


class AnswerUndo(Incoming):
    """Agree to what the seat asked, so many plies, or not."""

    type: Literal["answer_undo"]
    id: MessageId
    seat: Seat
    ply: PlyNumber
    plies: Annotated[int, Field(ge=1, le=10**6)]
    agree: bool


class Say(Incoming):
    """Say a line to those at the table."""

    type: Literal["say"]
    id: MessageId
    seat: Seat
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Mute(Incoming):
    """Hear a seat no more, or again."""

    type: Literal["mute"]
    id: MessageId
    seat: Seat
    muted: bool


class Mix(Incoming):
    """Mix a string into the shuffle."""

    type: Literal["mix"]
    id: MessageId
    seat: Seat
    text: Annotated[str, Field(max_length=200)]


class Begin(Incoming):
    """Let the table begin."""

    type: Literal["begin"]
    id: MessageId


class Look(Incoming):
    """Look through other eyes."""

    type: Literal["look"]
    id: MessageId
    eye: Eye


class Ping(Incoming):
    """Is anybody there?"""

    type: Literal["ping"]
    id: MessageId


Change = (
    Play
    | TakeBack
    | Take
    | Release
    | Resign
    | StandIn
    | AskUndo
    | AnswerUndo
    | Say
    | Mute
    | Mix
    | Begin
)
Question = Compose | WhyNot
Wish = Annotated[
    Hello | Change | Question | AskHint | Look | Ping,
    Field(discriminator="type"),
]
WISH: TypeAdapter[Wish] = TypeAdapter(Wish)
"""Reads whatever a client says over the socket."""
