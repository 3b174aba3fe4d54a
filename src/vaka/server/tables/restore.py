"""From a row and its entries back to a record that can be played on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace

from vaka.core.chance import Commitment
from vaka.core.errors import VakaError
from vaka.core.game import JSON, Game, Setup
from vaka.core.records.log import Log
from vaka.core.records.record import Entry, Record, Result
from vaka.server.body import Stage
from vaka.server.storage import Row, Terms
from vaka.server.tables.chronicle import Chronicle


def restore(game: Game, row: Row, entries: Sequence[Entry]) -> tuple[Log, str | None]:
    """The record as far as it can be replayed, and what is wrong if that is not all of it."""
    setup = load_setup(game, row)
    trouble = None
    if row.rules != game.rules_version:
        trouble = (
            f"this table was played by version {row.rules} of the rules, "
            f"and this program plays version {game.rules_version}"
        )
    try:
        return _resume(game, row, setup, entries), trouble
    except VakaError as error:
        trouble = trouble or f"this table no longer replays: {error}"
    good = _count_good(game, setup, entries)
    row = replace(row, forked=min(row.forked, good))
    return _resume(game, row, setup, entries[:good]), trouble


def stage_of(row: Row, trouble: str | None) -> Stage:
    """How far a table has come."""
    if trouble:
        return "frozen"
    if row.result:
        return "over"
    return "playing" if row.begun else "waiting"


def load_setup(game: Game, row: Row) -> Setup:
    """The set-up that a row holds."""
    return game.setup(
        row.setup["players"],
        seats=row.setup["seats"],
        options=row.setup["options"],
        first=row.setup["first"],
    )


def owners_of(game: Game, setup: Setup) -> tuple[int, ...]:
    """The player of every seat."""
    state = game.start(setup)
    return tuple(state.player_of(seat) for seat in range(len(setup.seats)))


def with_name(setup: Setup, player: int, name: str) -> Setup:
    """The same set-up with another name for a player."""
    names = list(setup.players)
    names[player] = name
    return replace(setup, players=tuple(names))


def dump_setup(setup: Setup, terms: Terms) -> JSON:
    """A set-up as a row holds it."""
    return {
        "players": list(setup.players),
        "seats": list(setup.seats),
        "options": dict(setup.options),
        "first": setup.first,
        "terms": asdict(terms),
    }


def dump_result(result: Result | None) -> JSON | None:
    """A result as a row holds it."""
    if result is None:
        return None
    return {"reason": result.reason, "shares": [str(share) for share in result.shares]}


def _resume(game: Game, row: Row, setup: Setup, entries: Sequence[Entry]) -> Log:
    record = Record(
        setup=setup,
        rules=game.rules_version,
        entries=tuple(entries),
        forked=row.forked,
        commitment=Commitment(row.commitment) if row.commitment else None,
        mixes=dict(row.mixes),
    )
    log = Log.resume(record, game, row.secret)
    if row.secret and log.state.is_over:
        log.reveal()
    return log


def _count_good(game: Game, setup: Setup, entries: Sequence[Entry]) -> int:
    teller = Chronicle(game, setup)
    for good, entry in enumerate(entries):
        try:
            teller.tell(entry, ())
        except VakaError:
            return good
    return len(entries)
