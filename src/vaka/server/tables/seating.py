"""The people at a table: who may come, who sits where, who is away."""

from __future__ import annotations

import hashlib
import math
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from vaka.core.errors import NotNow
from vaka.core.records.record import check_names
from vaka.server.api.responses import SeatChangeKind
from vaka.server.errors import ApiError
from vaka.server.storage import Receipt, SeatOccupant, TableRow
from vaka.server.tables.bot_turns import STAND_IN
from vaka.server.tables.distinct_names import check_distinct
from vaka.server.tables.history_view import Viewer
from vaka.server.tables.record_rows import with_name
from vaka.server.tables.stored_table import StoredTable

IsHere = Callable[[str, str], bool]
"""Whether a person has a table open: (table, person)."""

MOST_CHANGES = 50
"""How many seat changes of a running game are kept, unless more are the first of their kind."""


class Seating:
    """The people at a table."""

    def __init__(self, stored: StoredTable, is_here: IsHere = lambda *_: False) -> None:
        self._stored = stored
        self._is_here = is_here
        self._leavers: set[tuple[str, int]] = set()
        self._read_leavers()
        stored.watch_details(self._read_leavers)
        self._gone: dict[str, int] = {}  # when people closed the table who had it open

    def _read_leavers(self) -> None:
        self._leavers = self._stored.storage.leavers(self._stored.id)

    # ---- who may come

    def admits(self, person: str) -> bool:
        """Whether a person may open this table."""
        row = self._row
        if row.access == "house" or row.is_member(person):
            return True
        if row.access == "private" and person not in row.guests:
            return False
        return row.terms.spectators or row.result is not None

    def may_look(self, person: str, viewer: Viewer) -> bool:
        """Whether a person may see the table as a viewer: as a seat of theirs, or as any seat once
        the game is over (also if our rules no longer replay it)."""
        if not self.admits(person):
            return False
        if viewer is None:
            return True
        if not 0 <= viewer < len(self._row.occupants):
            return False
        return self._row.result is not None or self._row.occupants[viewer].holder == person

    def invite(self, person: str, invitation: str | None) -> None:
        """Admit a person who has the invitation of a private table."""
        with self._stored.lock:
            row = self._row
            is_known = row.is_member(person) or person in row.guests - row.watchers
            if row.access != "private" or is_known:
                return
            secret, given = row.invite or "", invitation or ""
            is_player = secrets.compare_digest(given.encode(), secret.encode())
            if not is_player and person in row.watchers:
                return
            if not is_player and not secrets.compare_digest(
                given.encode(), watch_invite(secret).encode()
            ):
                raise ApiError(
                    "not_yours",
                    "this table is private, and that is not its invitation",
                    key="private",
                )
            with self._stored.changing_details() as changed:
                watches = not is_player
                self._stored.storage.admit(row.id, changed.version, person, watches=watches)
            watchers = row.watchers - {person} if is_player else row.watchers | {person}
            self._stored.row = replace(changed, guests=row.guests | {person}, watchers=watchers)

    def is_shown_to(self, invitation: str | None) -> bool:
        """Whether a link with this invitation may show a preview of the table."""
        row = self._row
        if row.access != "private":
            return True
        secret, given = row.invite or "", (invitation or "").encode()
        known = (secret, watch_invite(secret))
        return any(secrets.compare_digest(given, each.encode()) for each in known)

    # ---- sitting down

    def held_by(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return self._row.seats_of(person)

    def check_holder(self, person: str, seat: int) -> None:
        """The person holds the seat and plays there."""
        self._check_mine(person, seat)
        self._check_not_resigned(seat)
        if self._row.occupants[seat].agent:
            message = f"a bot plays {self._name(seat)} for you: take the seat back first"
            raise NotNow(message, "bot_for_you")

    def takeable(self, person: str) -> list[int]:
        """The seats of others that a person may take now, and the own ones that a bot plays."""
        return [seat for seat in range(len(self._row.occupants)) if self._may_take(person, seat)]

    def askable(self, person: str) -> list[int]:
        """The seats that a person may take if all agree."""
        return [seat for seat in range(len(self._row.occupants)) if self.may_ask(person, seat)]

    def may_ask(self, person: str, seat: int) -> bool:
        """Whether a person who plays at a house table may take a seat only if all agree, because
        that person knows another hand. Somebody else has to be there to agree."""
        is_house = self._row.access == "house" and self._stored.stage == "playing"
        players = self.players(beside=seat)
        if not is_house or person not in players or len(players) < 2:
            return False
        is_given = self._may_take(person, seat, is_agreed=True)
        return is_given and not self._may_take(person, seat)

    def players(self, beside: int | None = None) -> set[str]:
        """The people who play themselves now, but for the holder of the seat `beside`."""
        occupants = self._row.occupants
        holder = None if beside is None else occupants[beside].holder
        return {
            each.holder
            for each in occupants
            if each.holder and each.holder != holder and not (each.agent or each.resigned)
        }

    def _may_take(self, person: str, seat: int, *, is_agreed: bool = False) -> bool:
        occupant = self._row.occupants[seat]
        if self._stored.stage not in ("waiting", "playing") or occupant.resigned:
            return False
        if occupant.holder == person:
            return occupant.agent is not None
        try:
            self._check_taker(person, seat, is_agreed=is_agreed)
        except (ApiError, NotNow):
            return False
        return True

    def join(
        self, person: str, seat: int | None, name: str | None, companions: Sequence[str] = ()
    ) -> None:
        """Take a free seat, the first if none is named, and seats for companions at the same
        screen: all or none."""
        with self._stored.reading():
            if seat is None:
                seat = next(iter(self._free_seats()), None)
            if seat is None:
                raise NotNow("no seat is free at this table", "no_seat")
            self._check_taker(person, seat)
            names = {self._owners[seat]: name}
            names.update(zip(self._players_beside(seat, len(companions)), companions, strict=True))
            self._seat(names, SeatOccupant(None, person))

    def take(
        self,
        person: str,
        seat: int,
        receipt: Receipt | None = None,
        name: str | None = None,
        *,
        is_agreed: bool = False,
    ) -> None:
        """Give all seats of a player to a person; a second hand only if all have agreed."""
        with self._stored.lock:
            self._check_taker(person, seat, is_agreed=is_agreed)
            self._seat({self._owners[seat]: name}, SeatOccupant(None, person), receipt)

    def release(self, person: str, seat: int, receipt: Receipt | None = None) -> None:
        """Free a person's seats."""
        with self._stored.lock:
            self._check_seated(seat)
            self._check_mine(person, seat)
            self._check_not_resigned(seat)
            occupant = SeatOccupant(self._row.occupants[seat].agent)
            self._seat({self._owners[seat]: None}, occupant, receipt)

    def resign(self, person: str, seat: int, receipt: Receipt | None = None) -> None:
        """Give up a running game. If others play on, a bot plays for the person."""
        stored = self._stored
        with stored.lock:
            self._check_seated(seat)
            if stored.stage != "playing":
                raise NotNow("only a running game can be resigned", "not_running")
            self._check_mine(person, seat)
            self._check_not_resigned(seat)
            with stored.changing():
                stored.record([stored.recorder.resign(seat)])
                agent = None if stored.recorder.result else STAND_IN
                occupants, seats = list(self._row.occupants), self._seats_beside(seat)
                for each in seats:
                    occupants[each] = SeatOccupant(agent, person, resigned=True)
                row = replace(self._row, occupants=tuple(occupants))
                stored.save(row, seated=seats, receipt=receipt)

    def _seats_beside(self, seat: int) -> list[int]:
        """All seats of the player of a seat."""
        return self._seats_of(self._owners[seat])

    def _seats_of(self, player: int) -> list[int]:
        return [each for each, owner in enumerate(self._owners) if owner == player]

    def _check_not_resigned(self, seat: int) -> None:
        if self._row.occupants[seat].resigned:
            raise NotNow(f"{self._name(seat)} has resigned", "resigned")

    def _free_seats(self) -> list[int]:
        return [
            seat for seat, occupant in enumerate(self._row.occupants) if occupant == SeatOccupant()
        ]

    def _players_beside(self, seat: int, count: int) -> list[int]:
        """`count` other players whose seats are free. People who share a screen join before the
        game begins: later nobody gets two hands."""
        is_early = self._stored.stage == "waiting"
        free = list(dict.fromkeys(self._owners[other] for other in self._free_seats() if is_early))
        others = [player for player in free if player != self._owners[seat]]
        if count > len(others):
            raise NotNow("not enough seats are free for all of you", "no_seat")
        return others[:count]

    def _check_mine(self, person: str, seat: int) -> None:
        if seat not in self.held_by(person):
            raise ApiError("not_yours", f"{self._name(seat)} is not yours on this device")

    def _check_taker(self, person: str, seat: int, *, is_agreed: bool = False) -> None:
        """The person may take the seat; `is_agreed` if all others agree to a second hand."""
        self._check_seated(seat)
        self._check_not_resigned(seat)
        occupant = self._row.occupants[seat]
        if occupant.agent and occupant.holder != person:
            raise NotNow(f"a bot plays {self._name(seat)}", "bot_seat")
        if occupant.holder not in (None, person):
            self._check_gives_way(occupant.holder, person, seat)
        if person in self._row.watchers:
            raise ApiError("not_yours", "your link is for spectators", key="watch_only")
        if occupant.holder != person and not is_agreed:
            self._check_newcomer(person, self._owners[seat], is_free=occupant.holder is None)

    def _check_newcomer(self, person: str, player: int, *, is_free: bool) -> None:
        """At a listed or private table, a person sits down once, alone or with others at the same
        screen. A person who knows one hand of a running game does not get another, at home either.
        A person who gave up a seat may come back to it while it is free, unless somebody else now
        plays another hand that was theirs; at home, unless somebody else has played that seat."""
        left = {self._owners[seat] for who, seat in self._leavers if who == person}
        held = {self._owners[seat] for seat in self.held_by(person)}
        is_back = is_free and player in left
        if self._row.access != "house" and held - {player} and not is_back:
            raise ApiError("not_yours", "you sit at another seat of this table", key="other_seat")
        known = (left | held) - {player}
        if is_back and self._row.access == "house":
            others = {self._owners[seat] for who, seat in self._leavers if who != person}
            known = known if player in others else set()
        elif is_back:
            known &= {
                owner
                for owner, occupant in zip(self._owners, self._row.occupants, strict=True)
                if occupant not in (SeatOccupant(), SeatOccupant(None, person))
            }
        is_hidden = self._stored.game.has_hidden_information and self._stored.stage == "playing"
        if is_hidden and known:
            raise ApiError("not_yours", "you know another hand of this game", key="known_hand")

    def _check_gives_way(self, holder: str, person: str, seat: int) -> None:
        """Another person may take the seat of a holder: at a house table, if the holder sits there
        for several and nobody has played this hand yet or it was the person's, or if the holder has
        been away for long enough."""
        if self._row.access != "house" or not self._gives_way(holder, person, seat):
            raise ApiError("not_yours", f"{self._name(seat)} is taken", key="taken")

    def _gives_way(self, holder: str, person: str, seat: int) -> bool:
        """Whether the holder of a seat at a house table gives way to another person."""
        if not self._stored.game.has_hidden_information:
            return True
        if not self._is_here(self._stored.id, holder) and self._absence_left(holder) <= 0:
            return True
        is_shared = len({self._owners[each] for each in self.held_by(holder)}) > 1
        is_new = not self._has_played(self._owners[seat])
        return is_shared and (is_new or (person, seat) in self._leavers)

    def _has_played(self, player: int) -> bool:
        """Whether a player has made a choice."""
        movers = self._stored.recorder.history.movers
        return any(seat in movers for seat in self._seats_of(player))

    def check_gathered(self, person: str) -> None:
        """The clock of a rematch does not begin while others read the score of the last game, but
        waits for them only as long as a player may be away."""
        row = self._row
        if not (row.terms.gathers and row.clock) or self._stored.stage != "waiting":
            return
        for each in row.people - {person}:
            if not self._is_here(self._stored.id, each) and (wait := self._absence_left(each)) > 0:
                raise still_away("a player", wait)

    # ---- being away

    def leave(self, person: str) -> None:
        """A person closed the table; the seat is kept. Visitors are forgotten at the next time."""
        held = {each.holder for each in self._row.occupants}
        self._gone = {who: at for who, at in self._gone.items() if who in held}
        self._gone[person] = self._stored.storage.now()

    def absence_seconds_left(self) -> float | None:
        """How many seconds the person to act may still be away before a bot may stand in; None if
        the person is there, or a bot plays."""
        turn = self._stored.turn
        if self._stored.stage != "playing" or turn < 0:
            return None
        occupant = self._row.occupants[turn]
        if occupant.agent or (occupant.holder and self._is_here(self._stored.id, occupant.holder)):
            return None
        return max(0.0, self._turn_absence_left(occupant.holder)) if occupant.holder else 0.0

    def stand_in(self, person: str, seat: int, receipt: Receipt | None = None) -> None:
        """Let a bot play for a person who is away; that person may take the seat back."""
        with self._stored.lock:
            self._check_seated(seat)
            self._check_absent(person, seat)
            occupant = SeatOccupant(STAND_IN, self._row.occupants[seat].holder)
            self._seat({self._owners[seat]: None}, occupant, receipt)

    def away_seconds_left(self, person: str, since: int) -> float:
        """How many seconds a person may still be away since a moment; endless for a person who is
        there."""
        if self._is_here(self._stored.id, person):
            return math.inf
        return max(0.0, self._absence_left(person, since))

    def _check_absent(self, person: str, seat: int) -> None:
        occupant, name = self._row.occupants[seat], self._name(seat)
        if not self.held_by(person):
            message = "only people at the table can ask for a bot"
            raise ApiError("not_yours", message, key="not_seated")
        if self._stored.stage != "playing" or self._stored.turn != seat or occupant.agent:
            raise NotNow(f"nobody waits for {name}", "not_awaited")
        if occupant.holder is None:
            return
        if occupant.holder == person or self._is_here(self._stored.id, occupant.holder):
            raise NotNow(f"{name} is at the table", "is_here")
        wait = self._turn_absence_left(occupant.holder)
        if wait > 0:
            raise still_away(name, wait)

    def _absence_left(self, person: str, since: int = 0) -> float:
        """How many seconds a person may still be away: from when they left (or the table was read,
        if that was later), and not before a moment `since`."""
        since = max(since, self._gone.get(person, self._stored.loaded))
        return self._row.terms.absence - (self._stored.storage.now() - since) / 1000

    def _turn_absence_left(self, person: str) -> float:
        """How many seconds the person to act may still be away in this turn."""
        return self._absence_left(person, self._stored.clock.began)

    # ---- within

    @property
    def _row(self) -> TableRow:
        return self._stored.row

    @property
    def _owners(self) -> tuple[int, ...]:
        return self._stored.owners

    def _name(self, seat: int) -> str:
        return self._stored.seat_name(seat)

    def _check_seated(self, seat: int) -> None:
        self._stored.check_sound()
        self._stored.check_seat(seat)

    def _seat(
        self,
        names: Mapping[int, str | None],
        occupant: SeatOccupant,
        receipt: Receipt | None = None,
    ) -> None:
        """Give all seats of some players to an occupant, with new names for them if the game has
        not begun. A pending undo request or offer is void if a seat gets another holder."""
        stage, row, occupants = self._stored.stage, self._row, list(self._row.occupants)
        seats = [seat for seat, owner in enumerate(self._owners) if owner in names]
        leavers: list[tuple[str, int]] = []
        for seat in seats:
            old, occupants[seat] = occupants[seat], occupant
            before = old.holder
            if old != occupant and stage == "playing":
                change = {"ply": self._stored.ply, "seat": seat, "kind": _kind(old, occupant)}
                row = replace(row, seat_changes=_kept([*(row.seat_changes or ()), change]))
            if before == occupant.holder:
                continue
            row = replace(row, asked=None, offer=None)
            if before and stage == "playing" and (before, seat) not in self._leavers:
                leavers.append((before, seat))
        row = replace(row, occupants=tuple(occupants))
        named = {player: name for player, name in names.items() if name is not None}
        is_renamed = bool(named) and stage == "waiting" and not self._stored.ply
        if is_renamed:
            row = self._renamed(row, named)
        with self._stored.changing():
            self._stored.save(
                row, seated=seats, is_renamed=is_renamed, leavers=leavers, receipt=receipt
            )
            self._leavers.update(leavers)

    def _renamed(self, row: TableRow, names: Mapping[int, str]) -> TableRow:
        setup = self._stored.setup
        for player, name in names.items():
            setup = with_name(setup, player, name)
        check_names(setup)
        others = {
            self._stored.setup.players[owner]
            for owner, occupant in zip(self._owners, self._row.occupants, strict=True)
            if owner not in names and occupant != SeatOccupant()
        }
        check_distinct([*names.values(), *others])
        return replace(row, setup={**row.setup, "players": list(setup.players)})


def still_away(name: str, wait: float) -> NotNow:
    """The error that somebody may be away for some seconds more."""
    seconds = round(wait) or 1
    message = f"{name} may be away for {seconds} seconds more"
    return NotNow(message, "still_away", {"n": seconds})


def _kind(old: SeatOccupant, new: SeatOccupant) -> SeatChangeKind:
    """What happened to a seat."""
    if new.agent:
        return "stand_in"
    if new.holder is None:
        return "released"
    return "returned" if new.holder == old.holder else "taken"


def _kept(changes: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The seat changes to keep after a new one. The first of each kind at a seat stays, so nobody
    can push it out; if there are too many, the seat with the most others loses its oldest one."""
    kept = list(changes)
    known: set[tuple[int, str]] = set()
    repeated: dict[int, list[int]] = {}
    for place, change in enumerate(kept):
        kind = (change["seat"], change["kind"])
        if kind in known:
            repeated.setdefault(change["seat"], []).append(place)
        known.add(kind)
    if len(kept) > MOST_CHANGES and repeated:
        del kept[max(repeated.values(), key=len)[0]]
    return kept


def watch_invite(invite: str) -> str:
    """The secret of the link for spectators of a private table, which follows from its invitation
    and does not reveal it."""
    return hashlib.sha256(f"watch {invite}".encode()).hexdigest()[:22]
