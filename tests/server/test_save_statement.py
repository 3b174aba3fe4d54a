"""What a move stores: the same on both databases, and in one trip to PostgreSQL."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from tests.server.postgres import Postgres
from tests.server.several.test_leases import ANA, create
from vaka.core.records.record import BotMove, Entry, Resignation, Undo
from vaka.server.storage import Conflict, Receipt, Storage, TableRow

ODD = 'it\'s 100% \\ "odd" \u00e9 \U0001f3dd; select 1 --'
ENTRIES: list[Entry] = [3, BotMove(4, "timeout"), Undo(1, 2), Resignation(0)]


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    storage = Storage(database)
    yield storage
    storage.close()


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[Storage]:
    storage = Storage(postgres.new_database())
    yield storage
    storage.close()


def moved(row: TableRow, number: int = 1) -> TableRow:
    """A table after a number of moves."""
    return replace(row, version=number, ply=number, changed=row.changed + number)


@pytest.mark.parametrize("is_full", [True, False])
def test_a_move_is_stored_as_it_was_given(storage: Storage, is_full: bool) -> None:
    row = create(storage)
    full = {
        "result": {"returns": [1.5, -1], "text": ODD},
        "asked": {"seat": 0, "person": ODD, "ply": 1, "plies": 1, "agreed": []},
        "seat_changes": [{"text": ODD}],
        "banks": [2**40, 0],
        "turn_began": 2**41,
        "paused": 2**40,
        "next": "next",
        "progress": 55,
        "turn": -1,
        "drawn": True,
    }
    offer = {"offer": {"kind": "pause", "seat": 0, "at": 1}}
    after = replace(row, version=1, details=1, ply=4, **(full if is_full else offer))
    receipt = Receipt(ODD[:20], ODD, "play", "d" * 32)
    storage.save(after, ENTRIES, receipt=receipt)
    assert storage.load(row.id) == (after, ENTRIES)
    assert storage.receipt(row.id, receipt) == (4, receipt)
    last = replace(after, version=2, result=None, asked=None, offer=None, banks=None)
    storage.save(last)
    assert storage.load(row.id) == (last, ENTRIES)


def test_moves_are_stored_in_one_trip_also_after_a_rollback(
    shared: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver drops prepared statements of a connection then."""
    row = create(shared)
    with pytest.raises(ZeroDivisionError):
        shared._writer.write(_fail)
    monkeypatch.setattr(shared._writer, "_commit", _fail)
    for number in range(1, 20):
        shared.save(moved(row, number), [7])
        with shared._engine.connect() as connection:
            connection.execute(sa.text("select 1"))
            connection.rollback()
    assert shared.load(row.id) == (moved(row, 19), [7] * 19)


def test_a_move_keeps_nothing_locked_between_two_trips(shared: Storage) -> None:
    """A server that is paused there would keep others from its table."""
    row, is_over, states = create(shared), threading.Event(), set[str]()

    def look() -> None:
        query = sa.text(
            "select state from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )
        while not is_over.is_set():
            with shared._reader.connect() as connection:
                states.update(connection.scalars(query))

    watch = threading.Thread(target=look)
    shared.save(moved(row), [7])  # opens the connection
    watch.start()
    for number in range(2, 200):
        shared.save(moved(row, number), [7], receipt=Receipt(ANA, str(number), "play"))
    is_over.set()
    watch.join()
    assert "active" in states
    assert not [each for each in states if "transaction" in (each or "")]


def test_a_move_that_comes_too_late_takes_no_other_with_it(shared: Storage) -> None:
    rows = [create(shared) for _ in range(3)]
    shared.save(moved(rows[0]), [5])
    assert _saved_at_once(shared, [(moved(row), [6]) for row in rows]) == [Conflict, None, None]
    assert [shared.load(row.id) for row in rows] == [
        (moved(row), [entry]) for row, entry in zip(rows, (5, 6, 6), strict=True)
    ]


def test_a_move_that_cannot_be_stored_takes_no_other_with_it(shared: Storage) -> None:
    rows = [create(shared) for _ in range(2)]
    broken = (replace(moved(rows[0]), turn=2**40), [6])
    failed, stored = _saved_at_once(shared, [broken, (moved(rows[1]), [6])])
    assert failed
    assert issubclass(failed, SQLAlchemyError)
    assert stored is None
    assert shared.load(rows[0].id) == (rows[0], [])
    assert shared.load(rows[1].id) == (moved(rows[1]), [6])


def test_a_commit_that_fails_acknowledges_no_move(shared: Storage) -> None:
    row = create(shared)
    with shared._engine.begin() as connection:
        connection.exec_driver_sql(
            "create function refuse() returns trigger language plpgsql as"
            " 'begin raise exception ''full''; end'"
        )
        connection.exec_driver_sql(
            "create constraint trigger late after insert on plies deferrable initially deferred"
            " for each row execute function refuse()"
        )
    with pytest.raises(SQLAlchemyError, match="full"):
        shared.save(moved(row), [5])
    assert shared.load(row.id) == (row, [])
    with shared._engine.begin() as connection:
        connection.exec_driver_sql("drop trigger late on plies")
    shared.save(moved(row), [5])
    assert shared.load(row.id) == (moved(row), [5])


def _fail(*_: object) -> None:
    raise ZeroDivisionError


def _saved_at_once(
    storage: Storage, moves: Sequence[tuple[TableRow, Sequence[Entry]]]
) -> list[type[Exception] | None]:
    """Store moves in one commit. Return what each of them raised."""
    inside, queued = threading.Event(), threading.Event()
    raised: list[type[Exception] | None] = [None] * len(moves)

    def hold(_: Connection) -> None:
        inside.set()
        queued.wait()

    def save(number: int) -> None:
        try:
            storage.save(*moves[number])
        except Exception as error:  # noqa: BLE001  it is compared
            raised[number] = type(error)

    threads = [threading.Thread(target=storage._writer.write, args=(hold,))]
    threads[0].start()
    inside.wait()
    threads += [threading.Thread(target=save, args=(number,)) for number in range(len(moves))]
    for thread in threads[1:]:
        thread.start()
    _await(lambda: len(storage._writer._queue) == len(moves))
    queued.set()
    for thread in threads:
        thread.join()
    return raised


def _await(is_so: Callable[[], bool]) -> None:
    while not is_so():
        pass
