"""The people at a table: who may come, who sits where, what they agree on."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace

from vaka.core.chance import check_string
from vaka.core.errors import InvalidText, NotNow
from vaka.core.game import Game
from vaka.core.records.record import Entry, check_names
from vaka.core.text import check_plain
from vaka.server.faults import Fault
from vaka.server.storage import Asked, Line, Place, Receipt, Row, Storage
from vaka.server.tables.kept import Kept, now
from vaka.server.tables.restore import check_distinct, with_name

STAND_IN = "greedy"
"""The bot that plays for who has left."""

MOST_SAID, SAID_SECONDS = 5, 10
"""So many lines may a person say in so many seconds."""

IsHere = Callable[[str, str], bool]
"""Whether a person has a table open: (table, person)."""


class Company(Kept):
    """A table and its people."""

    def __init__(
        self,
        row: Row,
        entries: Sequence[Entry],
        game: Game,
        storage: Storage,
        is_here: IsHere = lambda *_: False,
    ) -> None:
        super().__init__(row, entries, game, storage)
        self._is_here = is_here
        self._lines = deque(storage.chat.lines(row.id), maxlen=200)
        self._mutes = storage.chat.mutes(row.id)
        self._said: dict[str, deque[int]] = {}
        self._leavers = storage.leavers(row.id)
        self._gone: dict[str, int] = {}
        """When people closed the table who had it open."""

    # ---- who may come

    def admits(self, person: str) -> bool:
        """Whether a person may open this table."""
        row = self.row
        if row.access == "house" or row.is_member(person):
            return True
        if row.access == "private" and person not in row.guests:
            return False
        return row.terms.spectators or row.result is not None

    def invite(self, person: str, invitation: str | None) -> None:
        """Let somebody in who has the invitation of a private table."""
        with self.lock:
            row = self.row
            if row.access != "private" or row.is_member(person) or person in row.guests:
                return
            expected = row.invite or ""
            if not secrets.compare_digest((invitation or "").encode(), expected.encode()):
                raise Fault(
                    "not_yours",
                    "this table is private, and that is not its invitation",
                    key="private",
                )
            self._storage.admit(row.id, person)
            self.row = replace(row, guests=row.guests | {person})

    def join(
        self, person: str, seat: int | None, name: str | None, beside: Sequence[str] = ()
    ) -> None:
        """Sit down at a free seat, the first if none is named; all or none, with others beside at
        the same screen."""
        with self.lock:
            self.refresh()
            if seat is None:
                seat = next(iter(self.free_seats()), None)
            if seat is None:
                raise NotNow("no seat is free at this table", "no_seat")
            self._check_taker(person, seat)
            names = {self.owners[seat]: name}
            names.update(zip(self._players_beside(seat, len(beside)), beside, strict=True))
            self._seat(names, Place(None, person))

    def free_seats(self) -> list[int]:
        """The seats where nobody sits."""
        return [seat for seat, place in enumerate(self.row.places) if place == Place()]

    def _players_beside(self, seat: int, count: int) -> list[int]:
        """So many other players whose seats are free. Who shares a screen comes before the game
        begins: later nobody comes to two hands."""
        is_early = self.stage == "waiting"
        free = list(dict.fromkeys(self.owners[other] for other in self.free_seats() if is_early))
        others = [player for player in free if player != self.owners[seat]]
        if count > len(others):
            raise NotNow("not so many seats are free for people who come together", "no_seat")
        return others[:count]

    # ---- who sits where

    def held_by(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return self.row.seats_of(person)

    def check_holder(self, person: str, seat: int) -> None:
        """The seat is this person's, who plays there."""
        if seat not in self.held_by(person):
            raise Fault("not_yours", f"{self._seat_name(seat)} is not yours on this device")
        if self.row.places[seat].agent:
            message = f"a bot plays {self._seat_name(seat)} for you: take the seat back first"
            raise NotNow(message, "bot_for_you")

    def take(
        self, person: str, seat: int, receipt: Receipt | None = None, name: str | None = None
    ) -> None:
        """Make a person's seats this one's."""
        with self.lock:
            self._check_taker(person, seat)
            self._seat({self.owners[seat]: name}, Place(None, person), receipt)

    def _check_taker(self, person: str, seat: int) -> None:
        """The seat can be this person's."""
        self._check_seated(seat)
        place = self.row.places[seat]
        if place.agent and place.holder != person:
            raise NotNow(f"a bot plays {self._seat_name(seat)}", "bot_seat")
        if place.holder not in (None, person) and not self._may_give_way(place.holder):
            raise Fault("not_yours", f"{self._seat_name(seat)} is taken", key="taken")
        if place.holder != person and self.row.access != "house":
            self._check_newcomer(person, self.owners[seat])

    def _check_newcomer(self, person: str, player: int) -> None:
        """Among people from everywhere, who sits down does so once, alone or with others at the
        same screen; and who knows one hand of a running game does not come to another. Who gave a
        seat up may come back to it, unless somebody else now plays another hand that was theirs."""
        left = {self.owners[seat] for who, seat in self._leavers if who == person}
        is_back = player in left
        if not is_back and any(self.owners[seat] != player for seat in self.held_by(person)):
            raise Fault("not_yours", "you sit at another seat of this table", key="other_seat")
        known = left - {player}
        if is_back:
            known &= {
                owner
                for owner, place in zip(self.owners, self.row.places, strict=True)
                if place not in (Place(), Place(None, person))
            }
        if self.game.hides and known:
            raise Fault("not_yours", "you know another hand of this game", key="known_hand")

    def _may_give_way(self, holder: str) -> bool:
        """Whether a seat of a person can be taken by another: at a table of the house, from one who
        sits for several or has been away for long enough. A hand that is looked at by its owner is
        nobody else's."""
        if self.row.access != "house":
            return False
        if not self.game.hides:
            return True
        players = {self.owners[seat] for seat in self.held_by(holder)}
        is_here = self._is_here(self.id, holder)
        return len(players) > 1 or not (is_here or self._patience(holder) > 0)

    def leave(self, person: str) -> None:
        """Somebody closed the table; the seat is kept."""
        self._gone[person] = now()

    def _patience(self, person: str, since: int = 0) -> float:
        """How many seconds somebody may still be away, from when that one left (or the table was
        read, if that was before), at the earliest from a moment on."""
        since = max(since, self._gone.get(person, self._loaded))
        return self.row.terms.absence - (now() - since) / 1000

    def release(self, person: str, seat: int, receipt: Receipt | None = None) -> None:
        """Give a person's seats up."""
        with self.lock:
            self._check_seated(seat)
            if seat not in self.held_by(person):
                raise Fault("not_yours", f"{self._seat_name(seat)} is not yours on this device")
            self._seat({self.owners[seat]: None}, Place(self.row.places[seat].agent), receipt)

    def resign(self, person: str, seat: int, receipt: Receipt | None = None) -> None:
        """Leave a running game for good: a bot plays on."""
        with self.lock:
            self._check_seated(seat)
            if self.stage != "playing":
                raise NotNow("only a running game can be resigned", "not_running")
            if seat not in self.held_by(person):
                raise Fault("not_yours", f"{self._seat_name(seat)} is not yours on this device")
            self._seat({self.owners[seat]: None}, Place(STAND_IN), receipt)

    def stand_in(self, person: str, seat: int, receipt: Receipt | None = None) -> None:
        """Let a bot play for somebody who is away; that one may take the seat back."""
        with self.lock:
            self._check_seated(seat)
            self._check_absent(person, seat)
            self._seat(
                {self.owners[seat]: None}, Place(STAND_IN, self.row.places[seat].holder), receipt
            )

    def patience(self) -> float | None:
        """How many seconds whoever is to act may still be away before a bot can be asked to play;
        None if a person is there, or a bot plays."""
        if self.stage != "playing" or self.turn < 0:
            return None
        place = self.row.places[self.turn]
        if place.agent or (place.holder and self._is_here(self.id, place.holder)):
            return None
        return max(0.0, self._patience(place.holder, self._turn_began)) if place.holder else 0.0

    def _check_absent(self, person: str, seat: int) -> None:
        place, name = self.row.places[seat], self._seat_name(seat)
        if not self.held_by(person):
            message = "only who sits at the table can ask for a bot"
            raise Fault("not_yours", message, key="not_seated")
        if self.stage != "playing" or self.turn != seat or place.agent:
            raise NotNow(f"nobody waits for {name}", "not_awaited")
        if place.holder is None:
            return
        if place.holder == person or self._is_here(self.id, place.holder):
            raise NotNow(f"{name} is at the table", "is_here")
        wait = self._patience(place.holder, self._turn_began)
        if wait > 0:
            seconds = round(wait) or 1
            message = f"{name} may be away for {seconds} seconds more"
            raise NotNow(message, "still_away", {"n": seconds})

    def _seat(
        self, names: Mapping[int, str | None], place: Place, receipt: Receipt | None = None
    ) -> None:
        """Let all seats of some players be so, with new names for them if the game has not begun.
        If somebody else holds them then, what was asked to be taken back is void."""
        seats = [seat for seat, owner in enumerate(self.owners) if owner in names]
        row, places = self.row, list(self.row.places)
        leavers: list[tuple[str, int]] = []
        for seat in seats:
            before, places[seat] = places[seat].holder, place
            if before == place.holder:
                continue
            row = replace(row, asked=None)
            if before and self.stage == "playing":
                leavers.append((before, seat))
        row = replace(row, places=tuple(places))
        leavers = [left for left in leavers if left not in self._leavers]
        named = {player: name for player, name in names.items() if name is not None}
        is_renamed = bool(named) and self.stage == "waiting" and not self.ply
        if is_renamed:
            row = self._renamed(row, named)
        with self._changing():
            self._save(row, seated=seats, is_renamed=is_renamed, leavers=leavers, receipt=receipt)
            self._leavers.update(leavers)
        if is_renamed:
            self._take_up(self.row, ())

    def _renamed(self, row: Row, names: Mapping[int, str]) -> Row:
        setup = self.setup
        for player, name in names.items():
            setup = with_name(setup, player, name)
        check_names(setup)
        others = {
            self.setup.players[owner]
            for owner, place in zip(self.owners, self.row.places, strict=True)
            if owner not in names and place != Place()
        }
        check_distinct([*names.values(), *others])
        return replace(row, setup={**row.setup, "players": list(setup.players)})

    # ---- what they agree on

    @property
    def asked(self) -> Asked | None:
        """What somebody wants to be taken back, as long as nothing else has happened."""
        asked = self.row.asked
        return Asked(**asked) if asked and asked["ply"] == self.ply else None

    def waits_for(self, asked: Asked) -> set[str]:
        """The people who have not agreed yet."""
        people = {place.holder for place in self.row.places if place.holder}
        return people - {asked.person, *asked.agreed}

    def ask_undo(
        self, person: str, seat: int, ply: int, plies: int, receipt: Receipt | None = None
    ) -> None:
        """Ask the others to let the last plies be taken back, whoever made them."""
        with self.lock:
            self._check_playable(ply)
            most = self._chronicle.count_after(self.row.forked)
            if not most:
                raise NotNow("nothing has happened here yet that could be taken back", "no_undo")
            if plies > most:
                message = f"only {most} plies can be taken back, not {plies}"
                raise NotNow(message, "undo_most", {"n": most})
            self._settle(Asked(seat, person, ply, plies), receipt)

    def answer_undo(
        self,
        person: str,
        seat: int,
        ply: int,
        plies: int,
        agree: bool,
        receipt: Receipt | None = None,
    ) -> None:
        """Agree to what a seat asked, or not. Who asks for something else meanwhile is answered
        anew."""
        with self.lock:
            self._check_playable(ply)
            asked = self.asked
            if asked is None or person not in self.waits_for(asked):
                raise NotNow("nobody asks you for your consent", "not_asked")
            if (asked.seat, asked.plies) != (seat, plies):
                raise Fault("stale", f"now {asked.plies} plies are to be taken back")
            agreed = replace(asked, agreed=[*asked.agreed, person])
            self._settle(agreed if agree else None, receipt)

    def _settle(self, asked: Asked | None, receipt: Receipt | None) -> None:
        """Take back what all agreed on; what chance then has to turn up is new."""
        with self._changing():
            if asked and not self.waits_for(asked):
                self._log.undo(asked.seat, asked.plies)
                self._tell()
                self._draw()
                asked = None
            row = replace(self.row, asked=asdict(asked) if asked else None)
            self._save(row, receipt=receipt)

    def mix(self, seat: int, text: str, receipt: Receipt | None = None) -> None:
        """Mix a seat's string into the shuffle."""
        with self.lock:
            self.refresh()
            self._check_open()
            check_string(text)
            with self._changing():
                self._log.mix(seat, text)
                row = replace(self.row, mixes={**self.row.mixes, seat: text})
                self._save(row, mixed=seat, receipt=receipt)

    # ---- what they say

    @property
    def last_line(self) -> int:
        """The number of the last line that was said."""
        return self._lines[-1].number if self._lines else 0

    def lines(self, person: str, since: int) -> list[Line]:
        """What a person at the table may hear of what was said after a line."""
        if not self.row.is_member(person):
            return []
        return [
            line
            for line in self._lines
            if line.number > since and (person, line.seat) not in self._mutes
        ]

    def muted(self, person: str) -> list[int]:
        """The seats that a person does not want to hear."""
        return sorted(seat for who, seat in self._mutes if who == person)

    def say(self, person: str, seat: int, text: str, receipt: Receipt) -> None:
        """Say a line to those at the table."""
        text = text.strip()
        if not text:
            raise Fault("invalid", "there is nothing in this line", key="empty_line", where="text")
        try:
            check_plain(text, "a line")
        except InvalidText as error:
            raise Fault("invalid", str(error), key="unfit_line", where="text") from None
        with self.lock:
            self._check_pace(person)
            line = Line(self.last_line + 1, seat, text, now())
            self._storage.chat.say(self.id, line, receipt, self.ply)
            self._said[person].append(now())
            self._lines.append(line)

    def mute(self, person: str, seat: int, is_muted: bool, receipt: Receipt | None = None) -> None:
        """Hear a seat no more, or again."""
        with self.lock:
            self._check_seat(seat)
            if not self.held_by(person):
                raise Fault("not_yours", "you do not sit at this table", key="not_seated")
            self._storage.chat.mute(
                self.id, person, seat, is_muted=is_muted, receipt=receipt, ply=self.ply
            )
            change = self._mutes.add if is_muted else self._mutes.discard
            change((person, seat))

    def _check_pace(self, person: str) -> None:
        times = self._said.setdefault(person, deque(maxlen=MOST_SAID))
        if len(times) == MOST_SAID and now() - times[0] < SAID_SECONDS * 1000:
            raise Fault("too_many", "you say too much at once: wait a moment")
