"""Tables and their records."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from vaka.analysis.analysis_json import AnalysisBody
from vaka.analysis.chance_curves import ChanceCurve
from vaka.server.api.responses.documented_schema import documented
from vaka.server.storage.table_row import Access, OfferKind, Stage

JSONObject = dict[str, Any]


class SetupSeatBody(TypedDict):
    """A seat of a set-up."""

    seat: int
    word: str
    player: int


class SetupResponse(TypedDict):
    """A set-up that was checked."""

    seats: list[SetupSeatBody]
    players: list[str]
    options: dict[str, str]
    first: int | None


class PlayerBody(TypedDict):
    """A player: a person, or a bot."""

    name: str
    agent: str | None
    seats: list[int]


@documented
class SeatBody(TypedDict):
    """A seat and its occupant."""

    seat: int
    word: str
    player: int
    agent: str | None
    held: bool
    """A person holds the seat."""
    mine: bool
    """You hold the seat."""
    may_take: bool
    """You may take the seat now; false outside the socket and `GET /api/tables/{id}`."""
    may_ask: bool
    """You may ask the others for the seat, likewise."""
    connected: bool
    """Its holder has the table open, or a bot plays there."""
    stand_in: bool
    """A bot plays there until the holder takes the seat back."""
    resigned: bool
    """Its player has resigned and cannot win."""


@documented
class ShuffleBody(TypedDict):
    """The public part of a table's shuffle."""

    commitment: str
    mixes: dict[str, str]
    can_mix: bool
    secret: str | None
    """Revealed when the game is over."""


@documented
class ResultBody(TypedDict):
    """The result of a game."""

    reason: str
    shares: list[str]
    """The share of the win of each player, as a fraction: `"1/2"`."""


@documented
class UndoRequestBody(TypedDict):
    """A request to undo plies."""

    seat: int
    plies: int
    waiting_for: list[int]
    """The seats whose holders have not agreed yet."""


@documented
class OfferBody(TypedDict):
    """Something that happens once all have agreed."""

    kind: OfferKind
    """`pause`: the clock stops; `resume`: it runs again; `rematch`: another game; `seat`: the
    person who asks plays a second hand."""
    seat: int
    """The seat of the person who asks."""
    wanted: int | None
    """The seat that the person asks for."""
    waiting_for: list[int]
    """The seats whose holders have not agreed yet."""


SeatChangeKind = Literal["taken", "released", "resigned", "stand_in", "returned"]
"""What happened to a seat: another person took it, its holder gave it up or resigned, a bot stands
in, or the holder came back."""


@documented
class SeatChangeBody(TypedDict):
    """A change of a seat in the running game."""

    ply: int
    """The last ply before it."""
    seat: int
    kind: SeatChangeKind


@documented
class TableBody(TypedDict):
    """A table, as one person may see it."""

    id: str
    game: str
    rules_version: int
    stage: Stage
    players: list[PlayerBody]
    seats: list[SeatBody]
    options: dict[str, str]
    first: int | None
    """The seat that begins; null if lots are drawn."""
    allow_hints: bool
    access: Access
    """Who may join: `house`: anybody, at any person's seat; `listed`: anybody, at a free seat;
    `private`: people with the invitation."""
    allow_spectators: bool
    allow_forks: bool
    """Whether people may fork the table before the game is over."""
    clock: int | None
    """Seconds for a turn; for all turns of a player if there is an `increment`."""
    increment: int | None
    """Seconds that each turn adds to the time bank of its player."""
    paused: bool
    """The clock is stopped, and nobody can move."""
    offer: OfferBody | None
    absence_limit: int
    """Seconds that a person may be away during their turn before a bot may stand in."""
    invite: str | None
    """The secret of the invitation, for people seated at a private table."""
    watch_invite: str | None
    """The secret of the link for spectators, for the same people."""
    rematch: str | None
    """The table where the same people play again."""
    undo_request: UndoRequestBody | None
    seat_changes: list[SeatChangeBody]
    """The last changes of seats since the game began, the latest last."""
    muted_seats: list[int]
    """The seats whose chat you do not receive."""
    my_turn: bool
    spectator_count: int
    """People who have the table open and hold no seat; 0 outside the socket."""
    ply: int
    progress: int
    """How far the game has come, in percent."""
    turn: int
    """The seat to act; -1 for chance, -2 when the game is over."""
    is_creator: bool
    created: str
    changed: str
    copied_plies: int
    """The number of plies copied from another table or an uploaded record."""
    shuffle: ShuffleBody | None
    result: ResultBody | None
    frozen_reason: str | None
    """Why the stage is `frozen`."""


class TableResponse(TypedDict):
    """One table."""

    table: TableBody


class AbandonedResponse(TypedDict):
    """A table was abandoned, and does not exist any more."""

    abandoned: bool


@documented
class TablesResponse(TypedDict):
    """A page of tables."""

    tables: list[TableBody]
    total: int
    """The number of tables on all pages, at most 1000."""
    next: str | None
    """The parameter `after` of the next page; null on the last one."""
    now: str
    """The current minute, by the clock by which tables were changed."""


@documented
class PlyBody(TypedDict):
    """An entry of the record, as one viewer may know it."""

    ply: int
    kind: Literal["move", "draw", "undo", "resign"]
    seat: int
    """The seat that made it; -1 for chance."""
    turn_number: int
    """Turns count from 1; 0 is before the first."""
    active: int
    """The seat whose turn it is."""
    move: NotRequired[int | None]
    text: NotRequired[str | None]
    plies: NotRequired[int]
    """The number of plies an undo took back."""
    to: NotRequired[int]
    """The ply whose position stands after an undo or a resignation."""
    bot: NotRequired[Literal["timeout", "absent", "resigned"]]
    """Why a bot chose the move, if one did so for a person."""
    events: list[JSONObject]


@documented
class PliesResponse(TypedDict):
    """Entries of a record."""

    ply: int
    """The last entry in this response; ask for more since it if it is less than `total`."""
    since: int
    total: int
    """The number of entries of the record."""
    plies: list[PlyBody]


class ViewResponse(TypedDict):
    """The position after some entries."""

    ply: int
    view: JSONObject


ViewsResponse = TypedDict("ViewsResponse", {"from": int, "views": list[JSONObject]})
"""The positions of a range of the record."""


class ProofResponse(TypedDict):
    """What a finished record proves about its shuffle."""

    shuffle: Literal["proven", "in part", "not revealed", "none"]
    commitment: str | None
    secret: str | None
    mixes: dict[str, str]
    plies: int
    turns: int
    draws: int
    copied: int
    summary: str


class AnalysisResponse(TypedDict):
    """The analysis of a finished game with its curves, or the number of steps done so far.

    The curves are SVG path data in a box of 1000 by 1000 units, one for each player.
    """

    done: int
    steps: int
    analysis: AnalysisBody | None
    curves: list[ChanceCurve]
