"""The people at a table, without sockets: hands, consent, absence, the clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.core.errors import VakaError
from vaka.core.records.record import Resignation
from vaka.server.api.requests import NewTable
from vaka.server.game_catalogue import Catalogue
from vaka.server.live.client_messages import done, parse_message
from vaka.server.storage import Receipt, Storage, url_of
from vaka.server.tables.seating import MOST_CHANGES
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables

ANA, BEN, EVE = ("a" * 32, "b" * 32, "e" * 32)


class HomeTables:
    """A storage with its tables, a clock that stands until it is moved, and who is there."""

    def __init__(self, storage: Storage) -> None:
        self.seconds = 1_000
        self.here: set[str] = set()
        self._storage = storage
        self._tables = self._open()

    def _open(self) -> Tables:
        catalogue = Catalogue(
            lambda: ["pebbles", "tongiaki"],
            lambda name: PEBBLES if name == "pebbles" else games.load(name),
        )
        return Tables(self._storage, catalogue, lambda _, person: person in self.here)

    def table(
        self,
        game: str = "tongiaki",
        begins_after: int = 0,
        companions: Sequence[str] = (),
        **more: Any,
    ) -> Table:
        """A listed table with Ana and Ben, and the companions of Ben, begun."""
        terms = {"access": "listed", "first": 0, **more}
        who = [{"name": "Ana"}, *[{"name": "free", "open": True}] * (1 + len(companions))]
        wanted = NewTable.model_validate({"game": game, "players": who, **terms})
        table = self._tables.create(wanted, ANA)
        table.seating.join(BEN, 1, "Ben", companions)
        self.seconds += begins_after
        table.moves.begin(ANA)
        return table

    def restart(self, table: Table) -> Table:
        """The same table as another server reads it."""
        self._tables = self._open()
        return self._tables.find(table.id)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HomeTables]:
    storage = Storage(url_of(tmp_path))
    home = HomeTables(storage)
    monkeypatch.setattr(storage, "now", lambda: home.seconds * 1000)
    yield home
    storage.close()


def say(table: Table, person: str, text: str) -> dict[str, Any]:
    """What a client is answered."""
    return dict(done(table, person, parse_message(text)))


# ---- hands


def test_who_knows_a_hand_comes_to_no_other(home: HomeTables) -> None:
    table = home.table("pebbles")
    table.seating.release(BEN, 1)
    with pytest.raises(VakaError, match="another seat of this table"):
        table.seating.take(ANA, 1)
    table.seating.release(ANA, 0)
    for again in (table, home.restart(table)):
        with pytest.raises(VakaError, match="know another hand"):
            again.seating.take(ANA, 1)
        assert not again.seating.may_look(ANA, 1)
    again.seating.take(EVE, 1)
    again.seating.take(ANA, 0)
    assert again.seating.may_look(ANA, 0)


@pytest.mark.parametrize("game", ["pebbles", "tongiaki"])
def test_who_gave_two_seats_up_comes_back_to_both_while_they_are_free(
    home: HomeTables, game: str
) -> None:
    table = home.table(game, companions=("Dora",))
    for _ in range(2):
        for seat in (1, 2):
            table.seating.release(BEN, seat)
        table = home.restart(table)
        for seat in (2, 1):
            table.seating.take(BEN, seat)
        assert table.seating.held_by(BEN) == [1, 2]
    for seat in (1, 2):
        table.seating.release(BEN, seat)
    table.seating.take(EVE, 2)
    if game == "pebbles":
        with pytest.raises(VakaError, match="know another hand"):
            table.seating.take(BEN, 1)  # Eve plays the other one
    else:
        table.seating.take(BEN, 1)


def test_a_hand_at_home_is_kept_for_who_is_away_for_a_moment(home: HomeTables) -> None:
    table = home.table("pebbles", access="house", absence_limit=10)
    home.seconds += 60
    table.seating.leave(BEN)
    for person in (ANA, EVE):
        with pytest.raises(VakaError, match="is taken"):
            table.seating.take(person, 1)
    home.seconds += 11
    table.seating.take(EVE, 1)
    assert table.seating.held_by(EVE) == [1]


# ---- who is away


def test_a_bot_is_asked_for_who_has_been_away_for_so_long(home: HomeTables) -> None:
    table = home.table(absence_limit=10)
    table.moves.play(0, 0, ["place Tonga.a"])
    home.here = {ANA, BEN}
    assert table.seating.absence_seconds_left() is None
    home.seconds += 60
    home.here = {ANA}
    table.seating.leave(BEN)
    assert table.seating.absence_seconds_left() == 10
    home.seconds += 9
    assert table.view.state(0, acts=True)["absence_seconds_left"] == 1
    with pytest.raises(VakaError, match="away for 1 seconds more"):
        table.seating.stand_in(ANA, 1)
    home.seconds += 60
    table = home.restart(table)
    with pytest.raises(VakaError, match="away for 10 seconds more"):
        table.seating.stand_in(ANA, 1)
    home.seconds += 10
    assert table.seating.absence_seconds_left() == 0
    table.seating.stand_in(ANA, 1)
    assert (table.bot_turns.bot_to_move(), table.seating.absence_seconds_left()) == (1, None)


def test_a_bot_does_not_move_for_who_is_back(home: HomeTables) -> None:
    table = home.table(absence_limit=0)
    table.moves.play(0, 0, ["place Tonga.a"])
    table.seating.stand_in(ANA, 1)
    choice = table.bot_turns.consult()
    assert choice
    table.seating.take(BEN, 1)
    with pytest.raises(VakaError, match="a person plays"):
        table.bot_turns.play_for(*choice)
    assert table.ply == 1


# ---- consent


@pytest.mark.parametrize("access", ["listed", "house"])
def test_what_is_done_is_taken_back_only_if_others_agree(home: HomeTables, access: str) -> None:
    table = home.table(access=access)
    table.moves.play(0, 0, ["place Tonga.a"])
    assert table.view.state(0, acts=True)["undo"] is None
    with pytest.raises(VakaError, match="ask them"):
        table.undos.undo(0, 1)
    for beach in "abb":
        table.moves.play(table.turn, table.ply, [f"place Tonga.{beach}"])
    table.moves.play(0, 4, ["expand Tonga"])
    assert table.view.state(0, acts=True)["undo"] == {"plies": 1, "last_choice": 1}
    table.undos.undo(0, 5)
    assert table.ply == 6


def test_who_is_stood_in_for_is_asked_too(home: HomeTables) -> None:
    table = home.table(absence_limit=0)
    table.moves.play(0, 0, ["place Tonga.a"])
    table.seating.stand_in(ANA, 1)
    table.undos.ask(ANA, 0, 1, 1)
    assert table.undos.request
    assert table.undos.waits_for(table.undos.request) == {BEN}
    assert table.ply == 1
    table.undos.answer(BEN, 0, 1, 1, agree=True)
    assert (table.ply, table.turn) == (2, 0)


def test_a_wish_to_undo_is_void_when_somebody_leaves(home: HomeTables) -> None:
    table = home.table()
    table.moves.play(0, 0, ["place Tonga.a"])
    table.undos.ask(ANA, 0, 1, 1)
    table.seating.release(BEN, 1)
    assert table.undos.request is None
    assert home.restart(table).undos.request is None


# ---- giving up


def test_a_resignation_and_the_moves_of_bots_are_stored(home: HomeTables) -> None:
    table = home.table(companions=("Dora",))
    table.moves.play(0, 0, ["place Tonga.a"], bot="timeout")
    table.seating.resign(BEN, 2)
    before = table.stored.recorder.record
    again = home.restart(table)
    assert again.stored.recorder.record == before
    assert before.entries[1:] == (Resignation(2),)
    assert [occupant.resigned for occupant in again.row.occupants] == [False, False, True]
    again.seating.resign(BEN, 1)
    last = home.restart(again)
    assert last.row.result == {"reason": "resigned", "shares": ["1", "0", "0"]}
    assert last.turn == -2


def test_nobody_waits_for_who_has_resigned(home: HomeTables) -> None:
    table = home.table(companions=("Dora",))
    table.moves.play(0, 0, ["place Tonga.a"])
    table.seating.resign(BEN, 1)
    table.undos.ask(ANA, 0, table.ply, 1)
    assert table.undos.request
    assert table.undos.waits_for(table.undos.request) == {BEN}, "he still plays for Dora"


# ---- the clock


def test_the_clock_is_not_stopped_by_what_is_repeated(home: HomeTables) -> None:
    table = home.table(clock=10)
    home.seconds += 3
    take = '{"type": "take", "id": "x", "seat": 0}'
    assert [say(table, ANA, take)["type"] for _ in range(2)] == ["ack", "ack"]
    with pytest.raises(VakaError):
        table.seating.release(ANA, 0, Receipt(ANA, "x"))
    assert table.bot_turns.seconds_left() == 7
    table.moves.play(0, 0, ["place Tonga.a"])
    assert table.bot_turns.seconds_left() == 10


def test_who_takes_a_move_back_has_the_time_that_was_left(home: HomeTables) -> None:
    table = home.table(clock=10)
    for left in (7, 5):
        home.seconds = 1_000 + 10 - left
        assert table.bot_turns.seconds_left() == left
        table.moves.play(0, table.ply, ["place Tonga.a"])
        table.undos.ask(ANA, 0, table.ply, 1)
        table.undos.answer(BEN, 0, table.ply, 1, agree=True)
        assert table.bot_turns.seconds_left() == left


def test_the_time_for_the_first_turn_begins_with_the_game(home: HomeTables) -> None:
    table = home.table(clock=10, begins_after=60)
    assert table.bot_turns.seconds_left() == 10


# ---- what is said twice


def test_an_id_is_good_for_one_message(home: HomeTables) -> None:
    table = home.table()
    said = '{"type": "say", "id": "z", "seat": 0, "text": "Talofa!"}'
    assert say(table, ANA, said)["type"] == "ack"
    for other in (
        '{"type": "play", "id": "z", "seat": 0, "ply": 0, "moves": ["place Tonga.a"]}',
        '{"type": "mute", "id": "z", "seat": 1, "muted": true}',
    ):
        refused = say(table, ANA, other)
        assert (refused["type"], refused["error"]["where"]) == ("refused", "id")
        assert refused["error"]["kind"] == "invalid"
    assert (table.ply, table.chat.muted(ANA)) == (0, [])
    play = '{"type": "play", "id": "p", "seat": 0, "ply": %d, "moves": ["place Tonga.a"]}'
    for ply, answer in ((0, "ack"), (1, "refused"), (0, "ack")):
        assert say(table, ANA, play % ply)["type"] == answer
        assert table.ply == 1
    table.moves.play(1, 1, ["place Tonga.b"])
    assert say(table, ANA, play % 2)["error"]["where"] == "id"  # it could be made
    assert table.ply == 2


def test_who_is_muted_twice_is_muted_once(home: HomeTables) -> None:
    table = home.table()
    on, off = (
        f'{{"type": "mute", "id": "{name}", "seat": 1, "muted": {muted}}}'
        for name, muted in (("on", "true"), ("off", "false"))
    )
    assert [say(table, ANA, text)["type"] for text in (on, off, on)] == ["ack"] * 3
    assert table.chat.muted(ANA) == []


# ---- the log of seats


def test_nobody_pushes_changes_of_seats_out_of_the_log(home: HomeTables) -> None:
    table = home.table()
    table.seating.release(ANA, 0)
    table.seating.take(EVE, 0)
    for _ in range(3 * MOST_CHANGES):
        table.seating.release(BEN, 1)
        table.seating.take(BEN, 1)
    table = home.restart(table)
    changes = [(each["seat"], each["kind"]) for each in table.row.seat_changes or ()]
    assert len(changes) == MOST_CHANGES
    assert changes[:4] == [(0, "released"), (0, "taken"), (1, "released"), (1, "taken")]
    assert changes[-2:] == [(1, "released"), (1, "taken")]


def test_a_seat_that_changes_seldom_loses_nothing(home: HomeTables) -> None:
    table, rounds = home.table(), MOST_CHANGES // 4
    for _ in range(rounds):
        for seat, person in ((0, ANA), (0, ANA), (0, ANA), (1, BEN)):
            table.seating.release(person, seat)
            table.seating.take(person, seat)
    counts = Counter(each["seat"] for each in table.row.seat_changes or ())
    assert counts == {0: MOST_CHANGES - 2 * rounds, 1: 2 * rounds}
