"""Tables and their storage, without sockets: failures of the disk and of the rules."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from tests.pebbles_game import DROP, PEBBLES, TURN, Pebbles, PebblesGame, random_recorder
from tests.server.running_server import sent_view
from vaka.core.errors import VakaError
from vaka.core.fair_shuffle import Shuffle
from vaka.core.game import Game, Refusal, Setup, State
from vaka.core.records.files import dumps
from vaka.core.records.record import Undo, standing_moves
from vaka.server.api.requests import NewPlayer, NewTable
from vaka.server.errors import ApiError
from vaka.server.game_catalogue import Catalogue
from vaka.server.storage import STAGES, Conflict, Receipt, SeatOccupant, Storage, TableRow
from vaka.server.storage.sql_schema import RECEIPTS, SEATS, TABLES
from vaka.server.tables.record_rows import load_setup
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables
from vaka.server.tables.turn_clock import now

ANA = "a" * 64
BEN = "b" * 64
TWO = [NewPlayer(name="Ana"), NewPlayer(name="Ben")]


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    storage = Storage(database)
    yield storage
    storage.close()


def open_tables(storage: Storage, game: Game = PEBBLES) -> Tables:
    catalogue = Catalogue(lambda: [game.name], {game.name: game}.__getitem__)
    return Tables(storage, catalogue, lambda *_: False)


def new_table(storage: Storage, **more: object) -> Table:
    wanted = NewTable.model_validate({"game": "pebbles", "players": TWO, "begin": True, **more})
    return open_tables(storage).create(wanted, ANA)


def snapshot(table: Table) -> tuple[object, ...]:
    return table.ply, table.turn, table.exports.plies(0, None), shown(table, 0), table.row


def shown(table: Table, seat: int) -> dict[str, object]:
    """What a seat is shown, but for seconds that run."""
    state = dict(table.view.state(seat, acts=True))
    del state["absence_seconds_left"]
    return state


def test_what_cannot_be_written_has_not_happened(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(storage)
    table.moves.play(0, 0, ["reach"])
    before = snapshot(table)

    def fail(*_: object, **__: object) -> None:
        raise OperationalError("insert", None, Exception("disk full"))

    with monkeypatch.context() as patch:
        patch.setattr(Storage, "save", fail)
        with pytest.raises(ApiError, match="could not be written") as failed:
            table.moves.play(1, 2, ["reach"])
        assert (failed.value.kind, failed.value.status) == ("failed", 503)
        with pytest.raises(ApiError, match="could not be written"):
            table.seating.release(ANA, 0)
    table.stored.refresh()
    assert snapshot(table) == before
    table.moves.play(1, 2, ["reach"])
    assert table.ply == 4


def test_two_programs_at_one_file_do_not_both_write(storage: Storage) -> None:
    table = new_table(storage)
    other = open_tables(storage).find(table.id)
    table.moves.play(0, 0, ["reach"])
    with pytest.raises(ApiError) as refused:
        other.stored.repeat(lambda: other.moves.play(0, 0, ["reach"]))
    assert refused.value.kind == "stale"
    assert (other.ply, other.exports.plies(0, 0)) == (2, table.exports.plies(0, 0))
    other.moves.play(1, 2, ["reach"])
    with pytest.raises(Conflict, match="elsewhere"):
        table.moves.play(1, 2, ["reach"])
    assert table.exports.plies(0, 0) == other.exports.plies(0, 0)


def test_what_another_program_changed_is_read_without_a_replay(storage: Storage) -> None:
    """Moves, an undo, chat and seats: everything but the record is read as it is stored, and of the
    record only what is new."""
    table = new_table(storage)
    other = open_tables(storage).find(table.id)
    recorder = other.stored.recorder
    table.moves.play(0, 0, ["reach"])
    table.chat.say(ANA, 0, "Talofa!", Receipt(ANA, "chat"))
    table.undos.ask(ANA, 0, table.ply, 1)
    assert other.stored.catch_up()
    assert other.stored.recorder is recorder
    assert other.row == table.row
    assert other.exports.plies(0, 0) == table.exports.plies(0, 0)
    assert [line.text for line in other.chat.lines(ANA, 0)] == ["Talofa!"]
    assert shown(other, 0) == shown(table, 0)
    assert not other.stored.catch_up()


def test_a_change_that_meets_another_one_is_made_after_it(storage: Storage) -> None:
    table = new_table(storage)
    other = open_tables(storage).find(table.id)
    table.chat.say(ANA, 0, "one", Receipt(ANA, "one"))
    other.stored.repeat(lambda: other.chat.say(ANA, 0, "two", Receipt(ANA, "two")))
    table.stored.repeat(lambda: table.moves.play(0, 0, ["reach"]))
    assert [line.text for line in table.chat.lines(ANA, 0)] == ["one", "two"]
    assert (table.row.version, table.ply) == (table.stored.writing, 2)


def test_a_receipt_is_kept(storage: Storage) -> None:
    table = new_table(storage)
    receipt = Receipt(ANA, "one")
    assert table.stored.accepted(receipt) is None
    table.moves.play(0, 0, ["reach"], receipt)
    assert open_tables(storage).find(table.id).stored.accepted(receipt) == 2
    assert table.stored.accepted(Receipt("b" * 64, "one")) is None


def test_a_table_read_from_disk_is_the_one_that_was_left(storage: Storage) -> None:
    table = new_table(storage, first="lot")
    table.moves.play(table.turn, table.ply, ["reach"])
    table.moves.play(table.turn, table.ply, ["reach"])
    again = open_tables(storage).find(table.id)
    assert again.row == table.row
    assert again.exports.plies(0, 1) == table.exports.plies(0, 1)
    assert shown(again, 1) == shown(table, 1)


class NewPebbles(PebblesGame):
    rules_version = 4


class WithoutDrops(NewPebbles):
    def why_not(self, state: State, move: int, *, any_order: bool = False) -> Refusal | None:
        if DROP <= move < TURN:
            return Refusal(None, "nothing is dropped any more")
        return super().why_not(state, move, any_order=any_order)


def test_a_running_table_goes_on_by_new_rules_that_replay_it(storage: Storage) -> None:
    table = new_table(storage)
    table.moves.play(table.turn, table.ply, ["reach"])
    tables = open_tables(storage, NewPebbles())
    again = tables.find(table.id)
    assert (again.stage, again.ply) == ("playing", table.ply)
    again.moves.play(again.turn, again.ply, ["reach"])
    stored = storage.load(table.id)
    assert stored is not None
    assert (stored[0].rules, stored[0].ply) == (4, again.ply)


class RenamedValue(PebblesGame):
    options = (replace(PEBBLES.options[0], former={"twice": "allowed"}),)


def test_a_table_whose_option_has_a_former_value_is_set_up_with_its_name_now(
    storage: Storage,
) -> None:
    row = new_table(storage).row
    old = replace(row, setup={**row.setup, "options": {"twins": "twice"}})
    assert load_setup(RenamedValue(), old).options == {"twins": "allowed"}
    with pytest.raises(VakaError):
        load_setup(PEBBLES, old)


def test_a_running_table_whose_draws_would_be_others_is_frozen(storage: Storage) -> None:
    table = new_table(storage, first="lot")
    table.moves.play(table.turn, table.ply, ["reach"])
    start, drawn = PEBBLES.initial_state(table.setup), table.stored.recorder.record.entries[0]
    other = Shuffle.new()
    while start.moves()[other.draw(0, start.weights())] == drawn:
        other = Shuffle.new()
    with storage._engine.begin() as connection:
        values = {"secret": other.reveal(), "commitment": other.commitment.hex}
        connection.execute(sa.update(TABLES).values(**values))
    assert open_tables(storage).find(table.id).stage == "playing"
    frozen = open_tables(storage, NewPebbles()).find(table.id)
    assert (frozen.stage, frozen.row.rules) == ("frozen", 3)


def test_a_finished_game_stays_over_by_new_rules(storage: Storage) -> None:
    table = open_tables(storage).upload(dumps(random_recorder(7).record, PEBBLES).encode(), [], ANA)
    tables = open_tables(storage, NewPebbles())
    old = tables.find(table.id)
    assert (old.stage, old.stored.trouble, old.exports.finished().rules) == ("over", None, 3)
    assert "rules 3" in old.exports.record_text(as_json=False)
    assert old.exports.proof()[1].shuffle == "proven"
    assert tables.listing(ANA, stages=["over"], limit=1)[0][0]["stage"] == "over"
    assert tables.fork(old, 2, [], ANA).row.rules == 4
    frozen = open_tables(storage, WithoutDrops()).find(table.id)
    assert (frozen.stage, frozen.seating.may_look(BEN, 0)) == ("frozen", True)
    assert "rules 3" in frozen.exports.record_text(as_json=False), "it is over, and can be read"


def test_a_table_of_other_rules_is_frozen_at_its_last_good_ply(storage: Storage) -> None:
    table = new_table(storage)
    for _ in range(4):
        table.moves.play(table.turn, table.ply, ["reach"])
    table.moves.play(0, 8, table_drop(table))
    waiting = new_table(storage, begin=False)
    tables = open_tables(storage, WithoutDrops())
    by_stage = {
        stage: [body["id"] for body in tables.listing(ANA, stages=[stage], limit=9)[0]]
        for stage in STAGES
    }
    assert by_stage == {"waiting": [waiting.id], "playing": [], "over": [], "frozen": [table.id]}
    frozen = tables.find(table.id)
    assert frozen.stage == "frozen"
    assert "version 3 of the rules" in str(frozen.stored.trouble)
    assert len(frozen.exports.plies(0, None)) == frozen.ply == tables.body(frozen, ANA)["ply"] == 8
    with pytest.raises(VakaError, match="version"):
        frozen.moves.play(frozen.turn, frozen.ply, ["reach"])
    body = next(body for body in tables.listing(ANA, limit=9)[0] if body["frozen_reason"])
    assert (body["id"], body["stage"], body["ply"]) == (table.id, "frozen", 8)
    following = tables.rematch(frozen, ANA)
    assert tables.rematch(tables.find(table.id), ANA) is following
    assert tables.listing(ANA, limit=1)[2] == 3
    fork = tables.fork(frozen, 4, [], ANA)
    assert (fork.ply, fork.row.forked, fork.stage) == (4, 4, "waiting")
    known = frozen.exports.plies(0, 0)[:4]
    assert fork.exports.plies(0, 0) == known, "who held all seats knows all of it"
    fork.moves.play(fork.turn, 4, ["reach"])


def test_a_frozen_table_goes_on_from_what_its_seats_know(storage: Storage) -> None:
    table = new_table(storage, first="lot", allow_forks=False)
    table.moves.play(table.turn, table.ply, ["reach"])
    table.undos.ask(ANA, 0, table.ply, 1)  # nobody is to be asked; another pebble is drawn
    for _ in range(5):
        table.moves.play(table.turn, table.ply, ["reach"])
    table.seating.release(ANA, 1)
    table.seating.take(BEN, 1)
    with pytest.raises(VakaError, match="before it is over"):
        open_tables(storage).fork(table, 5, [], BEN)
    with storage._engine.begin() as connection:
        connection.exec_driver_sql("update plies set move = 16 where ply = 12")
    tables = open_tables(storage)
    frozen = tables.find(table.id)
    assert (frozen.stage, frozen.ply) == ("frozen", 11)
    last = standing_moves(frozen.stored.recorder.record.entries)
    seen = set()
    for person, viewer in [(BEN, 1), ("e" * 64, None)] * 6:
        fork = tables.fork(frozen, frozen.ply, [], person)
        assert fork.ply == fork.row.forked == len(last) == frozen.ply - 2
        last_views = frozen.exports.views(11, 11, viewer)
        assert fork.exports.views(fork.ply, fork.ply, viewer) == last_views
        seen.add(str(fork.exports.views(fork.ply, fork.ply, 0)))
        fork.moves.play(fork.turn, fork.ply, ["reach"])
    assert len(seen) > 3, "what Ana holds is not told"


def table_drop(table: Table) -> list[int]:
    """A complete drop of the seat to move."""
    composed = table.moves.compose(table.turn, table.ply, [])
    drops = [offer["move"] for offer in composed.possible if offer["text"].startswith("drop")]
    for first in drops:
        half = table.moves.compose(table.turn, table.ply, [first])
        for offer in half.possible:
            run = table.moves.compose(table.turn, table.ply, [first, offer["move"]]).moves
            if run:
                return run
    raise AssertionError("nothing to drop")


def test_a_table_that_no_longer_replays_is_frozen(storage: Storage) -> None:
    table = new_table(storage)
    for _ in range(3):
        table.moves.play(table.turn, table.ply, ["reach"])
    with storage._engine.begin() as connection:
        connection.exec_driver_sql("update plies set move = 16 where ply = 5")
    frozen = open_tables(storage).find(table.id)
    assert (frozen.stage, frozen.ply) == ("frozen", 4)
    assert "no longer replays" in str(frozen.stored.trouble)


def test_a_record_of_many_undos_is_read_in_the_time_of_its_plies(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts: list[object] = []
    start = PebblesGame.initial_state

    def counted(game: PebblesGame, setup: Setup) -> Pebbles:
        starts.append(setup)
        return start(game, setup)

    recorder = random_recorder(3, undos=20)
    views = [sent_view(PEBBLES, recorder.at(ply), None) for ply in range(recorder.plies + 1)]
    assert sum(isinstance(entry, Undo) for entry in recorder.record.entries) > 20
    table = open_tables(storage).upload(dumps(recorder.record, PEBBLES).encode(), [], ANA)
    monkeypatch.setattr(PebblesGame, "initial_state", counted)
    again = open_tables(storage).find(table.id)
    assert len(again.exports.plies(0, None)) == recorder.plies
    assert again.exports.views(0, recorder.plies, None) == views
    assert len(starts) < 10


def test_of_one_person_so_many_messages_are_known(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.server.storage.receipts.MOST_RECEIPTS", 5)
    moments = count(10**12)
    monkeypatch.setattr("vaka.server.storage.receipts.time.time_ns", lambda: next(moments) * 10**6)
    monkeypatch.setattr("vaka.server.tables.table_chat.BURST", 20)
    table = new_table(storage)
    for number in range(20):
        table.chat.mute(ANA, 1, bool(number % 2), Receipt(ANA, f"a{number}", "mute"))
    table.seating.take(BEN, 1, Receipt(BEN, "b", "take"))
    with storage._reading() as connection:
        stored = connection.scalar(sa.select(sa.func.count()).select_from(RECEIPTS))
    assert stored == 6 + 1
    assert table.stored.accepted(Receipt(ANA, "a19", "mute")) == table.ply
    assert table.stored.accepted(Receipt(ANA, "a3", "mute")) is None
    assert table.stored.accepted(Receipt(BEN, "b", "take")) == table.ply


def test_messages_are_forgotten_after_a_week(storage: Storage) -> None:
    table = new_table(storage)
    table.moves.play(table.turn, table.ply, ["reach"], Receipt(ANA, "old", "play"))
    old = sa.update(RECEIPTS).values(at=now() - 8 * 24 * 3600 * 1000)
    with storage._engine.begin() as connection:
        connection.execute(old)
    table.moves.play(table.turn, table.ply, ["reach"], Receipt(ANA, "new", "play"))
    open_tables(storage).sweep([])
    assert table.stored.accepted(Receipt(ANA, "old", "play")) is None
    assert table.stored.accepted(Receipt(ANA, "new", "play")) == table.ply


def test_a_table_that_was_not_begun_for_long_is_removed(storage: Storage) -> None:
    tables = open_tables(storage)
    begun = new_table(storage)
    left, visited, fresh = (new_table(storage, begin=False) for _ in range(3))
    old = TABLES.c.id.in_([begun.id, left.id, visited.id])
    with storage._engine.begin() as connection:
        connection.execute(sa.update(TABLES).where(old), {"changed": now() - 31 * 24 * 3600 * 1000})
    assert tables.find(left.id).stage == "waiting"
    assert tables.sweep([visited.id]) == 1
    with pytest.raises(VakaError, match="no table"):
        tables.find(left.id)
    with pytest.raises(VakaError, match="any more"):
        left.stored.repeat(lambda: left.moves.begin(ANA))
    assert [tables.find(each.id).id for each in (begun, visited, fresh)]
    with storage._engine.connect() as connection:
        assert not connection.execute(sa.select(SEATS).filter_by(table_id=left.id)).first()
    assert tables.sweep([]) == 1


def again(tables: Tables, table: Table) -> Table:
    """The rematch of a table whose seats all are Ana's."""
    following = tables.rematch(table, ANA)
    assert following is not None
    return following


def test_who_plays_again_too_late_plays_again_nevertheless(storage: Storage) -> None:
    tables = open_tables(storage)
    over = tables.upload(dumps(random_recorder(3).record, PEBBLES).encode(), [], ANA)
    first = again(tables, over).id
    with storage._engine.begin() as connection:
        connection.execute(sa.update(TABLES).filter_by(id=first), {"changed": 0})
    assert tables.sweep([]) == 1
    assert over.row.next is None
    assert open_tables(storage).find(over.id).row.next is None
    second = again(tables, over).id
    with storage._engine.begin() as connection:
        connection.execute(sa.delete(TABLES).filter_by(id=second))  # as earlier versions did
    tables = open_tables(storage)
    third = again(tables, tables.find(over.id))
    assert third.id not in (first, second)
    assert tables.rematch(tables.find(over.id), ANA) is third


def test_a_table_that_is_slow_to_read_keeps_nobody_from_another(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, quick = new_table(storage), new_table(storage)
    tables = open_tables(storage)
    begun, go_on = threading.Event(), threading.Event()
    load = storage.load

    def patient(table_id: str) -> object:
        if table_id == slow.id:
            begun.set()
            go_on.wait(30)
        return load(table_id)

    monkeypatch.setattr(storage, "load", patient)
    with ThreadPoolExecutor(3) as threads:
        coming = [threads.submit(tables.find, slow.id) for _ in range(2)]
        begun.wait(30)
        other = threads.submit(tables.find, quick.id)
        try:
            assert other.result(20).id == quick.id
        finally:
            go_on.set()
        assert coming[0].result() is coming[1].result()


def test_rows_survive_the_way_to_disk_and_back(storage: Storage) -> None:
    row = TableRow(
        "id",
        "pebbles",
        3,
        {"players": ["é"]},
        ANA,
        1,
        2,
        ply=3,
        mixes={1: "x"},
        occupants=(SeatOccupant("random"), SeatOccupant(None, ANA)),
    )
    storage.create(row, [1, 2, 3])
    assert storage.load("id") == (row, [1, 2, 3])
    assert storage.load("other") is None
