"""What happens at a table once all have agreed: a pause, its end, another game, a second hand."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, replace

from vaka.core.errors import NotNow
from vaka.server.errors import ApiError
from vaka.server.storage import Offer, OfferKind, Receipt, TableRow
from vaka.server.tables.seating import Seating, still_away
from vaka.server.tables.stored_table import StoredTable


class Agreements:
    """The offers of a table. There is one at a time."""

    def __init__(self, stored: StoredTable, seating: Seating) -> None:
        self._stored = stored
        self._seating = seating

    @property
    def offer(self) -> Offer | None:
        """What somebody offers, as long as it is possible."""
        stored = self._stored
        offer = Offer(**stored.row.offer) if stored.row.offer else None
        return offer if offer and self._is_possible(offer.kind, offer) else None

    def waits_for(self, offer: Offer) -> set[str]:
        """The people who have not agreed yet."""
        return self._people(offer.kind, offer.wanted) - set(offer.agreed)

    # ---- pauses

    def pause(
        self, person: str, *, is_wanted: bool, agree: bool, receipt: Receipt | None = None
    ) -> None:
        """Ask for a pause, or for its end if it is not wanted any more; agree to that, or refuse
        it. When all agree, the clock stops, or runs again."""
        stored, kind = self._stored, _kind_of(is_wanted)
        with stored.lock:
            stored.check_open()
            if stored.row.clock is None:
                raise NotNow("this table has no clock", "no_clock")
            if not self._is_possible(kind):
                raise _already(is_wanted)
            offer = self._answered(person, kind, agree)
            with stored.changing():
                if offer and not self._holds_back(offer):
                    offer = None
                    stored.clock.pause() if is_wanted else stored.clock.unpause()
                stored.save(replace(stored.row, offer=_dump(offer)), receipt=receipt)

    def _holds_back(self, offer: Offer) -> bool:
        """Whether somebody has still to agree. Neither the end of a pause nor another game waits
        forever for people who are away."""
        return bool(self.waits_for(offer)) if offer.kind == "pause" else self._patience(offer) > 0

    def _patience(self, offer: Offer) -> float:
        """How many seconds an offer still waits for people; endless while one of them is there."""
        waits = self.waits_for(offer)
        left = (self._seating.away_seconds_left(person, offer.at) for person in waits)
        return max(left, default=0.0)

    # ---- a second hand

    def take_seat(
        self, person: str, seat: int, *, agree: bool, receipt: Receipt | None = None
    ) -> None:
        """Ask for a seat whose hand you may not take alone, because you know another; agree to
        that, or refuse it. When all others who play agree, the person who asked plays that hand as
        well."""
        stored, seating = self._stored, self._seating
        with stored.lock:
            stored.check_open()
            stored.check_seat(seat)
            before = self.offer
            is_asked = before is not None and before.wanted == seat
            if not is_asked and not seating.may_ask(person, seat):
                raise NotNow(f"you cannot ask for {stored.seat_name(seat)}", "no_ask")
            offer = self._answered(person, "seat", agree, seat)
            if offer and not self.waits_for(offer):
                seating.take(offer.agreed[0], seat, receipt, is_agreed=True)
                return
            with stored.changing():
                stored.save(replace(stored.row, offer=_dump(offer)), receipt=receipt)

    # ---- another game

    def rematch(self, person: str, agree: bool, make: Callable[[str], TableRow]) -> str | None:
        """Offer another game, agree to it, or refuse it. When all agree who have not been away for
        too long, `make` gives its row, for the person who made the offer; return its id."""
        stored = self._stored
        with stored.reading():
            if not self._is_possible("rematch"):
                raise NotNow("a rematch is possible only after the game is over", "not_over")
            before, offer = self.offer, self._answered(person, "rematch", agree)
            if offer and not self._holds_back(offer):
                following = make(offer.agreed[0])
                stored.follow(following)
                return following.id
            if offer and offer == before and (wait := self._patience(offer)) < math.inf:
                raise still_away("a player", wait)
            stored.propose(_dump(offer))
            return None

    # ---- within

    def _answered(
        self, person: str, kind: OfferKind, agree: bool, wanted: int | None = None
    ) -> Offer | None:
        """The offer after the answer of a person; None if it is refused."""
        if person not in self._people(kind, wanted):
            message = "only people at the table can agree on something"
            raise ApiError("not_yours", message, key="not_seated")
        before = self.offer
        if before is None or (before.kind, before.wanted) != (kind, wanted):
            if not agree:
                raise NotNow("there is no such offer to decline", "not_asked")
            if before and before.agreed[0] != person:
                raise NotNow("answer what somebody else asks first", "other_offer")
            seat = self._stored.row.seats_of(person)[0]
            return Offer(kind, seat, self._stored.storage.now(), [person], wanted)
        if not agree:
            return None
        return replace(before, agreed=[*dict.fromkeys([*before.agreed, person])])

    def _is_possible(self, kind: OfferKind, offer: Offer | None = None) -> bool:
        stage, is_paused = self._stored.stage, self._stored.row.paused is not None
        if offer and offer.wanted is not None:
            return self._seating.may_ask(offer.agreed[0], offer.wanted)
        if kind == "rematch":
            return stage in ("over", "frozen")
        return stage == "playing" and is_paused == (kind == "resume")

    def _people(self, kind: OfferKind, wanted: int | None = None) -> set[str]:
        """The people whose agreement counts: all who play now, or who have played; not the person
        whose seat is wanted, who is away."""
        if kind == "rematch":
            return {each.holder for each in self._stored.row.occupants if each.holder}
        return self._seating.players(beside=wanted)


def _kind_of(is_pause: bool) -> OfferKind:
    return "pause" if is_pause else "resume"


def _already(is_pause: bool) -> NotNow:
    if is_pause:
        return NotNow("the game is already paused", "no_pause")
    return NotNow("the game is already being played", "no_resume")


def _dump(offer: Offer | None) -> dict[str, object] | None:
    return asdict(offer) if offer else None
