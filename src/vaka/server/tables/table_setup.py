"""Checks the set-up of a new table, and makes its row."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from vaka import agents
from vaka.core.errors import InvalidSetup, NotNow
from vaka.core.fair_shuffle import Shuffle
from vaka.core.game import Game, Setup
from vaka.core.records.record import Record, check_names
from vaka.core.records.recorder import Recorder
from vaka.server.api.requests import NewPlayer, NewSetup, NewTable
from vaka.server.api.responses import SetupResponse
from vaka.server.errors import ApiError
from vaka.server.storage import SeatOccupant, TableRow, Terms
from vaka.server.tables.distinct_names import check_distinct, name_keys
from vaka.server.tables.record_rows import dump_result, dump_setup
from vaka.server.tables.stored_table import StoredTable
from vaka.server.tables.turn_clock import now

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 10

PATIENCE = 5.0
"""Seconds that a bot may think about a choice."""


def make_setup(game: Game, wanted: NewSetup) -> Setup:
    """A checked set-up."""
    setup = game.setup(
        _distinct_names(wanted.players),
        seats=wanted.seats,
        options=wanted.options,
        preset=wanted.preset,
        first=None if wanted.first == "lot" else wanted.first,
    )
    check_names(setup)
    check_agents(game, [player.agent for player in wanted.players])
    return setup


def _distinct_names(players: Sequence[NewPlayer]) -> list[str]:
    """The names of all players: people choose theirs, and no two may be alike; bots and free seats
    get a number if their name is taken."""
    taken = check_distinct([each.name for each in players if not (each.agent or each.open)])
    names = []
    for player in players:
        name, number = player.name, 1
        while (player.agent or player.open) and not name_keys(name).isdisjoint(taken):
            number += 1
            name = f"{player.name} {number}"
        taken |= name_keys(name)
        names.append(name)
    return names


def check_agents(game: Game, names: Sequence[str | None]) -> None:
    """Every name is that of a bot that plays this game, or None for a person."""
    for player, name in enumerate(names):
        if name is None:
            continue
        try:
            agents.check(name, game, PATIENCE)
        except InvalidSetup as error:
            where = f"players.{player}.agent"
            raise ApiError("invalid", str(error), key="no_bot", where=where) from None


def setup_body(game: Game, setup: Setup) -> SetupResponse:
    """A checked set-up as JSON."""
    state = game.initial_state(setup)
    return SetupResponse(
        seats=[
            {"seat": seat, "word": word, "player": state.player_of(seat)}
            for seat, word in enumerate(setup.seats)
        ],
        players=list(setup.players),
        options=dict(setup.options),
        first=setup.first,
    )


def new_row(game: Game, setup: Setup, players: Sequence[SeatOccupant], person: str) -> TableRow:
    """The row of a new table, with a place for every player."""
    state = game.initial_state(setup)
    moment = now()
    return TableRow(
        id="".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)),
        game=game.name,
        rules=game.rules_version,
        setup=dump_setup(setup, Terms()),
        creator=person,
        created=moment,
        changed=moment,
        turn=state.turn,
        occupants=tuple(players[state.player_of(seat)] for seat in range(len(setup.seats))),
    )


def on_terms(row: TableRow, setup: Setup, wanted: NewTable) -> TableRow:
    """The same row with the settings of a new table."""
    terms = Terms(
        hints=wanted.allow_hints,
        spectators=wanted.allow_spectators,
        forks=wanted.allow_forks,
        absence=wanted.absence_limit,
        increment=wanted.increment,
    )
    if wanted.increment is not None and wanted.clock is None:
        raise ApiError("invalid", "an increment needs a clock", key="no_clock", where="increment")
    access = wanted.access or "house"
    return replace(
        row,
        setup=dump_setup(setup, terms),
        access=access,
        invite=new_invite() if access == "private" else None,
        clock=wanted.clock,
    )


def new_invite() -> str:
    """The secret of an invitation."""
    return secrets.token_urlsafe(16)


def with_shuffle(row: TableRow, shuffle: Shuffle) -> TableRow:
    """The same row, committed to a shuffle."""
    return replace(row, commitment=shuffle.commitment.hex, secret=shuffle.reveal())


def rematch_row(old: StoredTable, creator: str) -> TableRow:
    """The row of another game with the same people. All move one seat on and keep their colours, so
    somebody else begins."""
    row, setup = old.row, old.setup
    setup = replace(
        setup,
        players=(*setup.players[1:], setup.players[0]),
        seats=(*setup.seats[1:], setup.seats[0]),
    )
    occupants = [
        SeatOccupant(None, occupant.holder) if occupant.holder else occupant
        for occupant in (*row.occupants[1:], row.occupants[0])
    ]
    new = replace(
        new_row(old.game, setup, occupants, creator),
        setup=dump_setup(setup, replace(row.terms, gathers=True)),
        occupants=tuple(occupants),
        access=row.access,
        invite=new_invite() if row.invite else None,
        clock=row.clock,
        guests=row.guests,
        watchers=row.watchers,
    )
    return with_shuffle(new, Shuffle.new())


def begun_as(row: TableRow, record: Record, game: Game) -> TableRow:
    """The row of a table that begins with a record: read-only if the record is finished, else to be
    continued with a new secret."""
    if record.result:
        resumed = Recorder.resume(record, game)
        occupants = [
            replace(occupant, resigned=resumed.history.has_resigned(seat))
            for seat, occupant in enumerate(row.occupants)
        ]
        return replace(
            row,
            occupants=tuple(occupants),
            ply=len(record.entries),
            begun=True,
            drawn=True,
            turn=resumed.turn,
            forked=record.forked,
            commitment=record.commitment.hex if record.commitment else None,
            secret=record.secret,
            mixes=dict(record.mixes),
            result=dump_result(record.result),
        )
    return forked_from(row, Recorder.resume(record, game))


def forked_from(row: TableRow, recorder: Recorder) -> TableRow:
    """The row of a table that continues the record of another one."""
    shuffle = Shuffle.new()
    fork = recorder.fork(shuffle=shuffle)
    if fork.result:
        raise NotNow("the game is over there: go back to an earlier moment", "over_there")
    row = replace(row, ply=fork.plies, forked=fork.plies, turn=fork.state.turn)
    return with_shuffle(row, shuffle)
