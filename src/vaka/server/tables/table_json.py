"""A table as JSON: the part that is the same for everybody, and the part for one person."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import cast

from vaka.core.game import Setup
from vaka.server.api.responses import (
    OfferBody,
    PlayerBody,
    SeatBody,
    SeatChangeBody,
    ShuffleBody,
    TableBody,
    UndoRequestBody,
)
from vaka.server.storage import SeatOccupant, TableRow
from vaka.server.tables.record_rows import stage_of
from vaka.server.tables.seating import IsHere, watch_invite


def told_to(
    person: str,
    row: TableRow,
    body: TableBody,
    muted: Sequence[int] = (),
    takeable: Sequence[int] = (),
    askable: Sequence[int] = (),
) -> TableBody:
    """A table as JSON for one person, from the JSON for a person without a seat. `takeable` are the
    seats that the person may take, `askable` those that the person may take if all agree."""
    seats = row.seats_of(person)
    is_active = body["turn"] in seats and not row.occupants[body["turn"]].resigned
    is_member = bool(seats) or row.creator == person
    return {
        **body,
        "seats": [
            {
                **seat,
                "mine": seat["seat"] in seats,
                "may_take": seat["seat"] in takeable,
                "may_ask": seat["seat"] in askable,
            }
            for seat in body["seats"]
        ],
        "invite": row.invite if is_member else None,
        "watch_invite": watch_invite(row.invite) if is_member and row.invite else None,
        "muted_seats": list(muted),
        "my_turn": body["stage"] == "playing" and is_active,
        "is_creator": row.creator == person,
    }


def table_body(
    row: TableRow,
    setup: Setup,
    owners: Sequence[int],
    trouble: str | None,
    is_here: IsHere,
    undo_request: UndoRequestBody | None = None,
    offer: OfferBody | None = None,
    spectator_count: int = 0,
) -> TableBody:
    """A table as JSON for a person without a seat."""
    terms = row.terms
    return TableBody(
        id=row.id,
        game=row.game,
        rules_version=row.rules,
        stage=stage_of(row, trouble),
        players=[
            _player(name, player, owners, row.occupants)
            for player, name in enumerate(setup.players)
        ],
        seats=[
            _seat(row, seat, setup.seats[seat], owners[seat], is_here)
            for seat in range(len(row.occupants))
        ],
        options=dict(setup.options),
        first=setup.first,
        allow_hints=terms.hints,
        access=row.access,
        allow_spectators=terms.spectators,
        allow_forks=terms.forks,
        clock=row.clock,
        increment=terms.increment,
        paused=row.paused is not None,
        offer=offer,
        absence_limit=terms.absence,
        invite=None,
        watch_invite=None,
        rematch=row.next,
        undo_request=undo_request,
        seat_changes=[cast(SeatChangeBody, change) for change in row.seat_changes or ()],
        muted_seats=[],
        my_turn=False,
        spectator_count=spectator_count,
        ply=row.ply,
        progress=row.progress,
        turn=row.turn,
        is_creator=False,
        created=iso(row.created),
        changed=iso(row.changed),
        copied_plies=row.forked,
        shuffle=_shuffle(row, trouble),
        result={"reason": row.result["reason"], "shares": row.result["shares"]}
        if row.result
        else None,
        frozen_reason=trouble,
    )


@lru_cache(maxsize=1024)  # all viewers of a table get the same times
def iso(milliseconds: int) -> str:
    """A time in ISO 8601."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="seconds").replace("+00:00", "Z")


def _seat(row: TableRow, seat: int, word: str, player: int, is_here: IsHere) -> SeatBody:
    occupant = row.occupants[seat]
    is_there = occupant.holder is not None and is_here(row.id, occupant.holder)
    return SeatBody(
        seat=seat,
        word=word,
        player=player,
        agent=occupant.agent,
        held=occupant.holder is not None,
        mine=False,
        may_take=False,
        may_ask=False,
        connected=occupant.agent is not None or is_there,
        stand_in=occupant.agent is not None
        and occupant.holder is not None
        and not occupant.resigned,
        resigned=occupant.resigned,
    )


def _player(
    name: str, player: int, owners: Sequence[int], occupants: Sequence[SeatOccupant]
) -> PlayerBody:
    seats = [seat for seat, owner in enumerate(owners) if owner == player]
    return PlayerBody(name=name, agent=occupants[seats[0]].agent, seats=seats)


def _shuffle(row: TableRow, trouble: str | None) -> ShuffleBody | None:
    if row.commitment is None:
        return None
    return ShuffleBody(
        commitment=row.commitment,
        mixes={str(seat): text for seat, text in sorted(row.mixes.items())},
        can_mix=not (row.drawn or row.result or trouble),
        secret=row.secret if row.result else None,
    )
