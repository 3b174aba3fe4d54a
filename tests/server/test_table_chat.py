"""The chat of a table, tested alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pebbles_game import PEBBLES
from vaka.server.errors import ApiError
from vaka.server.storage import Receipt, SeatOccupant, Storage, url_of
from vaka.server.tables.stored_table import StoredTable
from vaka.server.tables.table_chat import BURST, TableChat
from vaka.server.tables.table_setup import new_row

ANA, BEN = "a" * 64, "b" * 64


@pytest.fixture
def stored(tmp_path: Path) -> Iterator[StoredTable]:
    storage = Storage(url_of(tmp_path))
    occupants = [SeatOccupant(None, ANA), SeatOccupant(None, BEN)]
    row = new_row(PEBBLES, PEBBLES.setup(2), occupants, ANA)
    storage.create(row)
    yield StoredTable(row, (), PEBBLES, storage)
    storage.close()


def say(chat: TableChat, text: str, seat: int = 0, person: str = ANA) -> None:
    chat.say(person, seat, text, Receipt(person, f"{text} {chat.last_line}", "say"))


def test_lines_are_numbered_and_kept(stored: StoredTable) -> None:
    chat = TableChat(stored)
    assert (chat.last_line, chat.lines(ANA, 0)) == (0, [])
    say(chat, "  Talofa! ")
    say(chat, "Malo!", seat=1, person=BEN)
    again = TableChat(stored)
    for each in (chat, again):
        assert [(line.number, line.seat, line.text) for line in each.lines(ANA, 0)] == [
            (1, 0, "Talofa!"),
            (2, 1, "Malo!"),
        ]
        assert [line.number for line in each.lines(BEN, 1)] == [2]


def test_a_muted_seat_is_not_heard_by_who_muted_it(stored: StoredTable) -> None:
    chat = TableChat(stored)
    say(chat, "Malo!", seat=1, person=BEN)
    chat.mute(ANA, 1, True)
    for each in (chat, TableChat(stored)):
        assert (each.muted(ANA), each.muted(BEN)) == ([1], [])
        assert (each.lines(ANA, 0), len(each.lines(BEN, 0))) == ([], 1)
    chat.mute(ANA, 1, False)
    assert (chat.muted(ANA), len(chat.lines(ANA, 0))) == ([], 1)


@pytest.mark.parametrize(("text", "key"), [("  ", "empty_line"), ("a\x07b", "unfit_line")])
def test_what_cannot_be_shown_is_not_said(stored: StoredTable, text: str, key: str) -> None:
    chat = TableChat(stored)
    with pytest.raises(ApiError) as refused:
        say(chat, text)
    assert (refused.value.kind, refused.value.key, chat.last_line) == ("invalid", key, 0)


def test_one_person_cannot_flood_the_chat(stored: StoredTable) -> None:
    chat = TableChat(stored)
    for number in range(BURST):
        say(chat, f"line {number}")
    with pytest.raises(ApiError) as refused:
        say(chat, "one more")
    assert refused.value.kind == "too_many"
    say(chat, "me too", seat=1, person=BEN)
    assert chat.last_line == BURST + 1


def test_a_spectator_reads_nothing_and_mutes_nobody(stored: StoredTable) -> None:
    chat = TableChat(stored)
    say(chat, "Talofa!")
    assert chat.lines("e" * 64, 0) == []
    with pytest.raises(ApiError) as refused:
        chat.mute("e" * 64, 1, True)
    assert refused.value.key == "not_seated"


def test_those_who_have_not_written_for_a_while_are_forgotten(
    stored: StoredTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    chat, now = TableChat(stored), stored.storage.now()
    say(chat, "Talofa!")
    monkeypatch.setattr(stored.storage, "now", lambda: now + 3_600_000)
    say(chat, "Malo!", seat=1, person=BEN)
    assert set(chat._times) == {(BEN, "say")}
