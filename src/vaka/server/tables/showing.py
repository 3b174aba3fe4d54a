"""A table as a person is told of it: what all are told alike, and what is only for that one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache

from vaka.core.game import Setup
from vaka.server.body import AskedBody, PlayerBody, SeatBody, ShuffleBody, TableBody
from vaka.server.storage import Place, Row
from vaka.server.tables.company import IsHere
from vaka.server.tables.restore import stage_of


def told_to(person: str, row: Row, body: TableBody, muted: Sequence[int] = ()) -> TableBody:
    """A table as a person is told of it, from what a stranger is told."""
    seats = row.seats_of(person)
    is_member = bool(seats) or row.creator == person
    return {
        **body,
        "seats": [_seen(seat, is_mine=seat["seat"] in seats) for seat in body["seats"]],
        "invite": row.invite if is_member else None,
        "muted": list(muted),
        "my_turn": body["stage"] == "playing" and body["turn"] in seats,
        "is_creator": row.creator == person,
    }


def _seen(seat: SeatBody, *, is_mine: bool) -> SeatBody:
    return {**seat, "mine": True} if is_mine else seat


def table_body(
    row: Row,
    setup: Setup,
    owners: Sequence[int],
    trouble: str | None,
    is_here: IsHere,
    asked: AskedBody | None = None,
    watching: int = 0,
) -> TableBody:
    """A table as a stranger is told of it."""
    terms = row.terms
    return TableBody(
        id=row.id,
        game=row.game,
        rules=row.rules,
        stage=stage_of(row, trouble),
        players=[
            _player(name, player, owners, row.places) for player, name in enumerate(setup.players)
        ],
        seats=[
            _seat(row, seat, setup.seats[seat], owners[seat], is_here)
            for seat in range(len(row.places))
        ],
        options=dict(setup.options),
        first=setup.first,
        hints=terms.hints,
        access=row.access,
        spectators=terms.spectators,
        forks=terms.forks,
        clock=row.clock,
        absence=terms.absence,
        invite=None,
        next=row.next,
        asked=asked,
        muted=[],
        my_turn=False,
        watching=watching,
        ply=row.ply,
        turn=row.turn,
        is_creator=False,
        created=iso(row.created),
        changed=iso(row.changed),
        forked=row.forked,
        shuffle=_shuffle(row, trouble),
        result={"reason": row.result["reason"], "shares": row.result["shares"]}
        if row.result
        else None,
        trouble=trouble,
    )


@lru_cache(maxsize=1024)  # all at a table are told the same moments
def iso(milliseconds: int) -> str:
    """A moment as it is sent."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="seconds").replace("+00:00", "Z")


def _seat(row: Row, seat: int, word: str, player: int, is_here: IsHere) -> SeatBody:
    place = row.places[seat]
    is_there = place.holder is not None and is_here(row.id, place.holder)
    return SeatBody(
        seat=seat,
        word=word,
        player=player,
        agent=place.agent,
        held=place.holder is not None,
        mine=False,
        here=place.agent is not None or is_there,
        stand_in=place.agent is not None and place.holder is not None,
    )


def _player(name: str, player: int, owners: Sequence[int], places: Sequence[Place]) -> PlayerBody:
    seats = [seat for seat, owner in enumerate(owners) if owner == player]
    return PlayerBody(name=name, agent=places[seats[0]].agent, seats=seats)


def _shuffle(row: Row, trouble: str | None) -> ShuffleBody | None:
    if row.commitment is None:
        return None
    return ShuffleBody(
        commitment=row.commitment,
        mixes={str(seat): text for seat, text in sorted(row.mixes.items())},
        can_mix=not (row.drawn or row.result or trouble),
        secret=row.secret if row.result else None,
    )
