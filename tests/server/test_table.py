"""Tables and their storage, without sockets: what happens when the disk or the rules fail."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from tests.toy import DROP, PEBBLES, TURN, Pebbles, PebblesGame, random_log
from vaka.core.chance import Shuffle
from vaka.core.errors import VakaError
from vaka.core.game import Game, Refusal, Setup, State
from vaka.core.records.archive import dumps
from vaka.core.records.record import Undo, standing
from vaka.server.catalogue import Catalogue
from vaka.server.faults import Fault
from vaka.server.storage import STAGES, Place, Receipt, Row, Storage
from vaka.server.storage.schema import RECEIPTS, SEATS, TABLES
from vaka.server.tables.kept import now
from vaka.server.tables.table import Table
from vaka.server.tables.tables import Tables
from vaka.server.wish import NewPlayer, NewTable

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
    return table.ply, table.turn, table.plies(0, None), shown(table, 0), table.row


def shown(table: Table, seat: int) -> dict[str, object]:
    """What a seat is shown, but for seconds that run."""
    state = dict(table.state(seat, acts=True))
    del state["patience"]
    return state


def test_what_cannot_be_written_has_not_happened(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(storage)
    table.play(0, 0, ["reach"])
    before = snapshot(table)

    def fail(*_: object, **__: object) -> None:
        raise OperationalError("insert", None, Exception("disk full"))

    with monkeypatch.context() as patch:
        patch.setattr(Storage, "save", fail)
        with pytest.raises(Fault, match="could not be written") as failed:
            table.play(1, 2, ["reach"])
        assert (failed.value.kind, failed.value.status) == ("failed", 503)
        with pytest.raises(Fault, match="could not be written"):
            table.take("b" * 64, 0)
    table.refresh()
    assert snapshot(table) == before
    table.play(1, 2, ["reach"])
    assert table.ply == 4


def test_two_programs_at_one_file_do_not_both_write(storage: Storage) -> None:
    table = new_table(storage)
    other = open_tables(storage).find(table.id)
    table.play(0, 0, ["reach"])
    with pytest.raises(Fault) as refused:
        other.play(0, 0, ["reach"])
    assert refused.value.kind == "stale"
    assert (other.ply, other.plies(0, 0)) == (2, table.plies(0, 0))
    other.play(1, 2, ["reach"])
    with pytest.raises(Fault, match="elsewhere"):
        table.play(1, 2, ["reach"])


def test_a_receipt_is_kept(storage: Storage) -> None:
    table = new_table(storage)
    receipt = Receipt(ANA, "one")
    assert table.accepted(receipt) is None
    table.play(0, 0, ["reach"], receipt)
    assert open_tables(storage).find(table.id).accepted(receipt) == 2
    assert table.accepted(Receipt("b" * 64, "one")) is None


def test_a_table_read_from_disk_is_the_one_that_was_left(storage: Storage) -> None:
    table = new_table(storage, first="lot")
    table.play(table.turn, table.ply, ["reach"])
    table.play(table.turn, table.ply, ["reach"])
    again = open_tables(storage).find(table.id)
    assert again.row == table.row
    assert again.plies(0, 1) == table.plies(0, 1)
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
    table.play(table.turn, table.ply, ["reach"])
    tables = open_tables(storage, NewPebbles())
    again = tables.find(table.id)
    assert (again.stage, again.ply) == ("playing", table.ply)
    again.play(again.turn, again.ply, ["reach"])
    stored = storage.load(table.id)
    assert stored is not None
    assert (stored[0].rules, stored[0].ply) == (4, again.ply)


def test_a_running_table_whose_draws_would_be_others_is_frozen(storage: Storage) -> None:
    table = new_table(storage, first="lot")
    table.play(table.turn, table.ply, ["reach"])
    start, drawn = PEBBLES.start(table.setup), table._log.record.entries[0]
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
    table = open_tables(storage).upload(dumps(random_log(7).record, PEBBLES).encode(), [], ANA)
    tables = open_tables(storage, NewPebbles())
    old = tables.find(table.id)
    assert (old.stage, old.trouble, old.finished().rules) == ("over", None, 3)
    assert "rules 3" in old.record_text(as_json=False)
    assert old.proof()[1].shuffle == "proven"
    assert tables.listing(ANA, stages=["over"], limit=1, offset=0)[0][0]["stage"] == "over"
    assert tables.fork(old, 2, [], ANA).row.rules == 4
    frozen = open_tables(storage, WithoutDrops()).find(table.id)
    assert (frozen.stage, frozen.may_look(BEN, 0)) == ("frozen", True)
    assert "rules 3" in frozen.record_text(as_json=False), "it is over, and can be read"


def test_a_table_of_other_rules_is_frozen_at_its_last_good_ply(storage: Storage) -> None:
    table = new_table(storage)
    for _ in range(4):
        table.play(table.turn, table.ply, ["reach"])
    table.play(0, 8, table_drop(table))
    waiting = new_table(storage, begin=False)
    tables = open_tables(storage, WithoutDrops())
    by_stage = {
        stage: [body["id"] for body in tables.listing(ANA, stages=[stage], limit=9, offset=0)[0]]
        for stage in STAGES
    }
    assert by_stage == {"waiting": [waiting.id], "playing": [], "over": [], "frozen": [table.id]}
    frozen = tables.find(table.id)
    assert frozen.stage == "frozen"
    assert "version 3 of the rules" in str(frozen.trouble)
    assert len(frozen.plies(0, None)) == frozen.ply == tables.body(frozen, ANA)["ply"] == 8
    with pytest.raises(VakaError, match="version"):
        frozen.play(frozen.turn, frozen.ply, ["reach"])
    body = next(body for body in tables.listing(ANA, limit=9, offset=0)[0] if body["trouble"])
    assert (body["id"], body["stage"], body["ply"]) == (table.id, "frozen", 8)
    following = tables.rematch(frozen, ANA)
    assert tables.rematch(tables.find(table.id), ANA) is following
    assert tables.listing(ANA, limit=1, offset=0)[1] == 3
    fork = tables.fork(frozen, 4, [], ANA)
    assert (fork.ply, fork.row.forked, fork.stage) == (4, 4, "waiting")
    assert fork.plies(0, 0) == frozen.plies(0, 0)[:4], "who held all seats knows all of it"
    fork.play(fork.turn, 4, ["reach"])


def test_a_frozen_table_goes_on_from_what_its_seats_know(storage: Storage) -> None:
    table = new_table(storage, first="lot", forks=False)
    table.play(table.turn, table.ply, ["reach"])
    table.ask_undo(ANA, 0, table.ply, 1)  # nobody is to be asked; another pebble is drawn
    for _ in range(5):
        table.play(table.turn, table.ply, ["reach"])
    table.take(BEN, 1)
    with pytest.raises(VakaError, match="before it is over"):
        open_tables(storage).fork(table, 5, [], BEN)
    with storage._engine.begin() as connection:
        connection.exec_driver_sql("update plies set move = 16 where ply = 12")
    tables = open_tables(storage)
    frozen = tables.find(table.id)
    assert (frozen.stage, frozen.ply) == ("frozen", 11)
    last = standing(frozen._log.record.entries)
    seen = set()
    for person, eye in [(BEN, 1), ("e" * 64, None)] * 6:
        fork = tables.fork(frozen, frozen.ply, [], person)
        assert fork.ply == fork.row.forked == len(last) == frozen.ply - 2
        assert fork.views(fork.ply, fork.ply, eye) == frozen.views(11, 11, eye)
        seen.add(str(fork.views(fork.ply, fork.ply, 0)))
        fork.play(fork.turn, fork.ply, ["reach"])
    assert len(seen) > 3, "what Ana holds is not told"


def table_drop(table: Table) -> list[int]:
    """A complete drop of the seat to move."""
    composed = table.compose(table.turn, table.ply, [])
    drops = [offer["move"] for offer in composed.possible if offer["text"].startswith("drop")]
    for first in drops:
        half = table.compose(table.turn, table.ply, [first])
        for offer in half.possible:
            run = table.compose(table.turn, table.ply, [first, offer["move"]]).run
            if run:
                return run
    raise AssertionError("nothing to drop")


def test_a_table_that_no_longer_replays_is_frozen(storage: Storage) -> None:
    table = new_table(storage)
    for _ in range(3):
        table.play(table.turn, table.ply, ["reach"])
    with storage._engine.begin() as connection:
        connection.exec_driver_sql("update plies set move = 16 where ply = 5")
    frozen = open_tables(storage).find(table.id)
    assert (frozen.stage, frozen.ply) == ("frozen", 4)
    assert "no longer replays" in str(frozen.trouble)


def test_a_record_of_many_undos_is_read_in_the_time_of_its_plies(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts: list[object] = []
    start = PebblesGame.start

    def counted(game: PebblesGame, setup: Setup) -> Pebbles:
        starts.append(setup)
        return start(game, setup)

    log = random_log(3, undos=20)
    views = [PEBBLES.view(log.at(ply), None) for ply in range(log.plies + 1)]
    assert sum(isinstance(entry, Undo) for entry in log.record.entries) > 20
    table = open_tables(storage).upload(dumps(log.record, PEBBLES).encode(), [], ANA)
    monkeypatch.setattr(PebblesGame, "start", counted)
    again = open_tables(storage).find(table.id)
    assert len(again.plies(0, None)) == log.plies
    assert again.views(0, log.plies, None) == views
    assert len(starts) < 10


def test_of_one_person_so_many_messages_are_known(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.server.storage.chat.MOST_RECEIPTS", 5)
    moments = count(10**12)
    monkeypatch.setattr("vaka.server.storage.chat.time.time_ns", lambda: next(moments) * 10**6)
    table = new_table(storage)
    for number in range(20):
        table.mute(ANA, 1, bool(number % 2), Receipt(ANA, f"a{number}", "mute"))
    table.take(BEN, 1, Receipt(BEN, "b", "take"))
    with storage._reading() as connection:
        stored = connection.scalar(sa.select(sa.func.count()).select_from(RECEIPTS))
    assert stored == 6 + 1
    assert table.accepted(Receipt(ANA, "a19", "mute")) == table.ply
    assert table.accepted(Receipt(ANA, "a3", "mute")) is None
    assert table.accepted(Receipt(BEN, "b", "take")) == table.ply


def test_messages_are_forgotten_after_a_week(storage: Storage) -> None:
    table = new_table(storage)
    table.play(table.turn, table.ply, ["reach"], Receipt(ANA, "old", "play"))
    old = sa.update(RECEIPTS).values(at=now() - 8 * 24 * 3600 * 1000)
    with storage._engine.begin() as connection:
        connection.execute(old)
    table.play(table.turn, table.ply, ["reach"], Receipt(ANA, "new", "play"))
    open_tables(storage).sweep([])
    assert table.accepted(Receipt(ANA, "old", "play")) is None
    assert table.accepted(Receipt(ANA, "new", "play")) == table.ply


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
        left.begin(ANA)
    assert [tables.find(each.id).id for each in (begun, visited, fresh)]
    with storage._engine.connect() as connection:
        assert not connection.execute(sa.select(SEATS).filter_by(table_id=left.id)).first()
    assert tables.sweep([]) == 1


def test_who_plays_again_too_late_plays_again_nevertheless(storage: Storage) -> None:
    tables = open_tables(storage)
    over = tables.upload(dumps(random_log(3).record, PEBBLES).encode(), [], ANA)
    first = tables.rematch(over, ANA).id
    with storage._engine.begin() as connection:
        connection.execute(sa.update(TABLES).filter_by(id=first), {"changed": 0})
    assert tables.sweep([]) == 1
    assert over.row.next is None
    assert open_tables(storage).find(over.id).row.next is None
    second = tables.rematch(over, ANA).id
    with storage._engine.begin() as connection:
        connection.execute(sa.delete(TABLES).filter_by(id=second))  # as earlier versions did
    tables = open_tables(storage)
    third = tables.rematch(tables.find(over.id), ANA)
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
    row = Row(
        "id",
        "pebbles",
        3,
        {"players": ["é"]},
        ANA,
        1,
        2,
        ply=3,
        mixes={1: "x"},
        places=(Place("random"), Place(None, ANA)),
    )
    storage.create(row, [1, 2, 3])
    assert storage.load("id") == (row, [1, 2, 3])
    assert storage.load("other") is None
