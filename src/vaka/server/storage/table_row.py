"""A stored table as Python objects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict, get_args

from vaka.core.errors import VakaError

Access = Literal["house", "listed", "private"]
"""Who may join: anybody at any person's seat; anybody at a free seat; invited people."""

Stage = Literal["waiting", "playing", "over", "frozen"]
"""How far a table has come."""

STAGES: tuple[Stage, ...] = get_args(Stage)


class Conflict(VakaError):
    """The table was changed by another writer: the copy in memory is out of date."""

    def __init__(self, message: str = "the table has been changed from elsewhere") -> None:
        super().__init__(message)


@dataclass(frozen=True)
class SeatOccupant:
    """A seat: the agent that plays there, or the person who holds it. With both, the agent stands
    in for the person until that one comes back, or to the end if the person has `resigned`."""

    agent: str | None = None
    holder: str | None = None
    resigned: bool = False


@dataclass(frozen=True)
class Terms:
    """What a table allows."""

    hints: bool = False
    spectators: bool = True
    forks: bool = False
    absence: int = 120
    increment: int | None = None
    """Seconds that each turn adds to the time bank of its player; None if the clock limits each
    turn instead."""
    gathers: bool = False
    """Whether the clock waits until everybody has come, from the score of another game."""


OfferKind = Literal["pause", "resume", "rematch", "seat"]


@dataclass(frozen=True)
class Offer:
    """Something that happens once all have agreed: the clock stops or runs again, the same people
    play another game, or somebody plays a second hand."""

    kind: OfferKind
    seat: int
    at: int
    """When it was made, by the clock of the database in milliseconds."""
    agreed: Sequence[str] = ()
    """The people who agreed; the first made the offer."""
    wanted: int | None = None
    """The seat that somebody asks for."""


@dataclass(frozen=True)
class UndoRequest:
    """A request to undo more than a player's own choice, until the others have answered."""

    seat: int
    person: str
    ply: int
    plies: int
    agreed: Sequence[str] = ()


@dataclass(frozen=True)
class TableRow:
    """A stored table without its entries."""

    id: str
    game: str
    rules: int
    setup: Mapping[str, Any]
    creator: str
    created: int
    changed: int
    begun: bool = False
    forked: int = 0
    commitment: str | None = None
    secret: str | None = None
    ply: int = 0
    turn: int = 0
    drawn: bool = False
    result: Mapping[str, Any] | None = None
    access: Access = "house"
    invite: str | None = None
    clock: int | None = None
    next: str | None = None
    asked: Mapping[str, Any] | None = None
    turn_began: int | None = None
    """When the current turn began, by the clock of the database in milliseconds."""
    seat_changes: Sequence[Mapping[str, Any]] | None = None
    """Who took or left which seat of the running game, the latest last."""
    version: int = 0
    """How often anything about the table has changed."""
    details: int = 0
    """The version at which something beside this row and the plies changed last: seats, names,
    mixes, guests, chat."""
    banks: Sequence[int] | None = None
    """The milliseconds that each player had left when the current turn began."""
    paused: int | None = None
    """The milliseconds of the current turn that had passed when the clock was stopped."""
    offer: Mapping[str, Any] | None = None
    progress: int = 0
    """How far the game has come, in percent."""
    occupants: tuple[SeatOccupant, ...] = ()
    mixes: Mapping[int, str] = field(default_factory=dict)
    guests: frozenset[str] = frozenset()
    """The people who used an invitation."""
    watchers: frozenset[str] = frozenset()
    """The guests who may only watch."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.result is not None

    @property
    def free(self) -> bool:
        """Whether nobody sits at one of its seats."""
        return any(not (each.agent or each.holder) for each in self.occupants)

    @property
    def shared(self) -> bool:
        """Whether several people sit here, or one person and there is a free seat."""
        holders = {each.holder for each in self.occupants} - {None}
        return len(holders) > (0 if self.free else 1)

    @property
    def terms(self) -> Terms:
        """What the table allows."""
        return Terms(**self.setup.get("terms", {"hints": bool(self.setup.get("hints"))}))

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.holder == person]

    @property
    def people(self) -> set[str]:
        """The people who hold a seat and have not resigned."""
        return {each.holder for each in self.occupants if each.holder and not each.resigned}

    def is_member(self, person: str) -> bool:
        """Whether a person created the table or holds a seat."""
        return self.creator == person or bool(self.seats_of(person))


@dataclass(frozen=True)
class Receipt:
    """An accepted message: its person, id and kind, and a digest of its content."""

    browser: str
    message: str
    kind: str | None = None
    digest: str | None = None

    def fits(self, other: Receipt) -> bool:
        """Whether both can belong to one message; fields that were not stored are not compared."""
        pairs = ((self.kind, other.kind), (self.digest, other.digest))
        return all(None in pair or pair[0] == pair[1] for pair in pairs)


@dataclass(frozen=True)
class Lease:
    """The right of a server to play the bots of a table and to run its clock."""

    server: str
    fence: int


class TableChanges(TypedDict, total=False):
    """The changes of a table besides its row and its entries."""

    seated: Sequence[int]
    """The seats with a new occupant."""

    mixed: int | None
    """The seat that mixed a string into the shuffle."""

    is_renamed: bool
    """Whether players have new names."""

    leavers: Sequence[tuple[str, int]]
    """People who left a seat, and the seat."""

    receipt: Receipt | None
    """The message that asked for the change."""

    lease: Lease | None
    """The lease of the server that plays the bots, if one of them made the change."""
