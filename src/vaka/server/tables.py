"""All tables of a server: setting, finding and listing them."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from weakref import WeakValueDictionary

from vaka import agents
from vaka.core.chance import Shuffle
from vaka.core.errors import InvalidSetup
from vaka.core.game import Game, Setup
from vaka.core.records.archive import from_json, loads
from vaka.core.records.log import Log
from vaka.core.records.proof import verify
from vaka.core.records.record import Record, check_names
from vaka.server.body import (
    PlayerBody,
    SeatBody,
    SetupBody,
    ShuffleBody,
    TableBody,
)
from vaka.server.catalogue import Catalogue
from vaka.server.faults import Fault
from vaka.server.restore import dump_result, dump_setup, load_setup, stage_of
from vaka.server.storage import Place, Row, Storage
from vaka.server.table import Table, now
from vaka.server.wish import NewSetup, NewTable

KEPT = 256
"""So many tables stay in memory; the others are read again when somebody comes."""

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 10

IsHere = Callable[[str, str], bool]
"""Whether a browser has a table open: (table, browser)."""


class Tables:
    """The tables, in memory as far as they are in use. Any thread may call this."""

    def __init__(self, storage: Storage, catalogue: Catalogue, is_here: IsHere) -> None:
        self.catalogue = catalogue
        self._storage = storage
        self._is_here = is_here
        self._lock = threading.Lock()
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, Table] = OrderedDict()

    def find(self, table_id: str) -> Table:
        """A table; a fault if there is none. There is never more than one object of it."""
        with self._lock:
            table = self._alive.get(table_id) or self._load(table_id)
            self._alive[table_id] = self._kept[table_id] = table
            self._kept.move_to_end(table_id)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return table

    def create(self, wanted: NewTable, browser: str) -> Table:
        """Set a new table. Whoever does it holds the seats of all people."""
        game = self.catalogue.game(wanted.game)
        setup = make_setup(game, wanted)
        players = [player.agent for player in wanted.players]
        shuffle = Shuffle.new()
        row = self._row(game, setup, players, browser, hints=wanted.hints)
        self._storage.create(_with_shuffle(row, shuffle))
        table = self.find(row.id)
        if wanted.begin:
            table.begin(browser)
        return table

    def upload(self, data: bytes, players: Sequence[str], browser: str) -> Table:
        """Set a table from a record: to be looked at if it is finished, else to be played on."""
        is_json = data.lstrip()[:1] == b"{"
        record = (from_json if is_json else loads)(data, self.catalogue.game)
        game = self.catalogue.game(record.setup.game)
        verify(record, game)
        names: list[str | None] = [name or None for name in players]
        names += [None] * (len(record.setup.players) - len(names))
        if len(names) > len(record.setup.players):
            raise Fault("invalid", f"the record has {len(record.setup.players)} players")
        _check_agents(game, names)
        row = self._row(game, record.setup, names, browser)
        self._storage.create(_taken_from(row, record, game), record.entries)
        return self.find(row.id)

    def listing(
        self, browser: str, *, is_over: bool | None, limit: int, offset: int
    ) -> tuple[list[TableBody], int]:
        """A stretch of all tables, one's own first, and how many there are."""
        rows, total = self._storage.listing(browser, is_over=is_over, limit=limit, offset=offset)
        known = self.catalogue.names()
        bodies = [self._body_of_row(row, browser) for row in rows if row.game in known]
        return bodies, total

    def body(self, table: Table, browser: str) -> TableBody:
        """A table as a browser is told of it."""
        row = table.row
        return table_body(row, table.game, table.trouble, browser, self._is_here)

    def unfinished(self) -> list[str]:
        """The running tables with bots."""
        return self._storage.unfinished()

    def _body_of_row(self, row: Row, browser: str) -> TableBody:
        """Without replaying it, unless its rules are not those of this program."""
        game = self.catalogue.game(row.game)
        trouble = None
        if row.rules != game.rules_version:
            trouble = self.find(row.id).trouble
        return table_body(row, game, trouble, browser, self._is_here)

    def _load(self, table_id: str) -> Table:
        stored = self._storage.load(table_id)
        if stored is None:
            raise Fault("unknown", f"there is no table {table_id!r}")
        row, entries = stored
        return Table(row, entries, self.catalogue.game(row.game), self._storage)

    def _row(
        self,
        game: Game,
        setup: Setup,
        players: Sequence[str | None],
        browser: str,
        *,
        hints: bool = False,
    ) -> Row:
        state = game.start(setup)
        by_seat = [players[state.player_of(seat)] for seat in range(len(setup.seats))]
        moment = now()
        return Row(
            id="".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)),
            game=game.name,
            rules=game.rules_version,
            setup=dump_setup(setup, hints=hints),
            creator=browser,
            created=moment,
            changed=moment,
            turn=state.turn,
            places=tuple(Place(agent, None if agent else browser) for agent in by_seat),
        )


def make_setup(game: Game, wanted: NewSetup) -> Setup:
    """A checked set-up."""
    setup = game.setup(
        [player.name for player in wanted.players],
        seats=wanted.seats,
        options=wanted.options,
        preset=wanted.preset,
        first=None if wanted.first == "lot" else wanted.first,
    )
    check_names(setup)
    _check_agents(game, [player.agent for player in wanted.players])
    return setup


def setup_body(game: Game, setup: Setup) -> SetupBody:
    """A checked set-up as it is sent."""
    state = game.start(setup)
    return SetupBody(
        seats=[
            {"seat": seat, "word": word, "player": state.player_of(seat)}
            for seat, word in enumerate(setup.seats)
        ],
        players=list(setup.players),
        options=dict(setup.options),
        first=setup.first,
    )


def table_body(
    row: Row, game: Game, trouble: str | None, browser: str, is_here: IsHere
) -> TableBody:
    """A table as a browser is told of it."""
    setup = load_setup(game, row)
    state = game.start(setup)
    owners = [state.player_of(seat) for seat in range(len(setup.seats))]
    return TableBody(
        id=row.id,
        game=row.game,
        rules=row.rules,
        stage=stage_of(row, trouble),
        players=[
            _player(name, player, owners, row.places) for player, name in enumerate(setup.players)
        ],
        seats=[
            SeatBody(
                seat=seat,
                word=setup.seats[seat],
                player=owners[seat],
                agent=place.agent,
                held=place.holder is not None,
                mine=place.holder == browser,
                here=place.agent is not None
                or (place.holder is not None and is_here(row.id, place.holder)),
            )
            for seat, place in enumerate(row.places)
        ],
        options=dict(setup.options),
        first=setup.first,
        hints=row.hints,
        ply=row.ply,
        turn=row.turn,
        is_creator=row.creator == browser,
        created=_iso(row.created),
        changed=_iso(row.changed),
        forked=row.forked,
        shuffle=_shuffle(row, trouble),
        result={"reason": row.result["reason"], "shares": row.result["shares"]}
        if row.result
        else None,
        trouble=trouble,
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


def _with_shuffle(row: Row, shuffle: Shuffle) -> Row:
    return replace(row, commitment=shuffle.commitment.hex, secret=shuffle.reveal())


def _taken_from(row: Row, record: Record, game: Game) -> Row:
    """The row of a table that begins as a record."""
    row = replace(row, ply=len(record.entries))
    if record.result:
        return replace(
            row,
            begun=True,
            drawn=True,
            turn=Log.resume(record, game).state.turn,
            forked=record.forked,
            commitment=record.commitment.hex if record.commitment else None,
            secret=record.secret,
            mixes=dict(record.mixes),
            result=dump_result(record.result),
        )
    shuffle = Shuffle.new()
    fork = Log.resume(record, game).fork(shuffle=shuffle)
    return _with_shuffle(replace(row, forked=fork.plies, turn=fork.state.turn), shuffle)


def _check_agents(game: Game, names: Sequence[str | None]) -> None:
    for player, name in enumerate(names):
        if name is None:
            continue
        try:
            agents.check(name, game)
        except InvalidSetup as error:
            raise Fault("invalid", str(error), where=f"players.{player}.agent") from None


def _iso(milliseconds: int) -> str:
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="seconds").replace("+00:00", "Z")
