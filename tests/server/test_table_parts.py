"""The parts of a table, each built from a `StoredTable` alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.pebbles_game import PEBBLES
from vaka.core.errors import NotNow
from vaka.core.fair_shuffle import Shuffle
from vaka.server.errors import ApiError
from vaka.server.storage import SeatOccupant, Storage, Terms, url_of
from vaka.server.tables.bot_turns import BotTurns
from vaka.server.tables.exports import Exports
from vaka.server.tables.history_view import PlyCache
from vaka.server.tables.moves import Moves
from vaka.server.tables.record_rows import dump_setup
from vaka.server.tables.seating import Seating
from vaka.server.tables.state_view import StateView
from vaka.server.tables.stored_table import StoredTable
from vaka.server.tables.table_setup import new_row, with_shuffle
from vaka.server.tables.undos import Undos

ANA, BEN = "a" * 64, "b" * 64
PEOPLE = (SeatOccupant(None, ANA), SeatOccupant(None, BEN))


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = Storage(url_of(tmp_path))
    yield storage
    storage.close()


def stored_table(
    storage: Storage, *, occupants: tuple[SeatOccupant, ...] = PEOPLE, hints: bool = False
) -> StoredTable:
    """A table that has begun, with the first seat to act; the same shuffle every time."""
    setup = PEBBLES.setup(2, first=0)
    row = with_shuffle(new_row(PEBBLES, setup, occupants, ANA), Shuffle.with_secret("7" * 64))
    row = replace(row, setup=dump_setup(setup, Terms(hints=hints)), begun=True)
    storage.create(row)
    return StoredTable(row, (), PEBBLES, storage)


def reload(stored: StoredTable) -> StoredTable:
    """The same table, read from the disk."""
    found = stored.storage.load(stored.id)
    assert found
    return StoredTable(*found, PEBBLES, stored.storage)


def reach(stored: StoredTable, count: int) -> None:
    """Let the seats draw a pebble each, in turn."""
    for _ in range(count):
        Moves(stored).play(stored.turn, stored.ply, ["reach"])


# ---- moves


def test_moves_are_on_disk_with_the_draws_that_follow(storage: Storage) -> None:
    stored = stored_table(storage)
    Moves(stored).play(0, 0, ["reach"])
    assert (stored.ply, stored.turn) == (2, 1)
    again = reload(stored)
    assert again.recorder.entries == stored.recorder.entries
    assert (again.ply, again.turn) == (2, 1)


def test_moves_refuse_a_wrong_seat_and_an_old_ply(storage: Storage) -> None:
    stored = stored_table(storage)
    moves = Moves(stored)
    with pytest.raises(NotNow, match="not the turn of red"):
        moves.play(1, 0, ["reach"])
    with pytest.raises(ApiError, match="is at ply 0, not 1"):
        moves.play(0, 1, ["reach"])
    with pytest.raises(ApiError, match="has no move 99"):
        moves.play(0, 0, [99])
    assert stored.ply == 0


def test_moves_offer_picks_and_play_a_choice_once_it_is_complete(storage: Storage) -> None:
    stored = stored_table(storage)
    reach(stored, 4)
    moves = Moves(stored)
    drops = [offer["text"] for offer in moves.offers() if offer["text"] != "reach"]
    assert drops
    first = moves.choose(0, stored.ply, [drops[0]])
    assert first
    assert (first.moves, stored.ply) == (None, 8)
    assert moves.choose(0, stored.ply, [drops[0], first.possible[0]["text"]]) is None
    assert (stored.ply, stored.turn) == (10, 1)


def test_moves_explain_what_cannot_be_played(storage: Storage) -> None:
    stored = stored_table(storage)
    reason = Moves(stored).why_not(0, 0, "drop 1", [])
    assert reason
    assert reason["rule"]["id"] == "P3.1"
    assert Moves(stored).why_not(0, 0, "reach", []) is None


# ---- undos


def test_undos_take_back_what_one_person_played(storage: Storage) -> None:
    stored = stored_table(storage, occupants=(PEOPLE[0], PEOPLE[0]))
    reach(stored, 4)
    drop = next(m["text"] for m in Moves(stored).offers() if m["text"] != "reach")
    undos = Undos(stored)
    with pytest.raises(NotNow, match="nothing can be taken back"):
        undos.undo(0, stored.ply)
    composed = Moves(stored).compose(0, stored.ply, [drop])
    Moves(stored).choose(0, stored.ply, [drop, composed.possible[0]["text"]])
    assert undos.own_undo(0) == {"plies": 2, "last_choice": 2}
    undos.undo(0, stored.ply)
    assert (stored.turn, reload(stored).turn) == (0, 0)


def test_undos_by_agreement_wait_for_the_others(storage: Storage) -> None:
    stored = stored_table(storage)
    reach(stored, 1)
    undos = Undos(stored)
    undos.ask(ANA, 0, stored.ply, 2)
    request = undos.request
    assert request
    assert undos.waits_for(request) == {BEN}
    with pytest.raises(NotNow, match="nobody asks you"):
        undos.answer(ANA, 0, stored.ply, 2, agree=True)
    undos.answer(BEN, 0, stored.ply, 2, agree=True)
    assert (undos.request, stored.turn) == (None, 0)


# ---- bot turns


def test_bot_turns_choose_and_play_for_a_bot(storage: Storage) -> None:
    stored = stored_table(storage, occupants=(SeatOccupant("random"), PEOPLE[1]))
    bot_turns = BotTurns(stored, Moves(stored))
    assert (bot_turns.to_move(), bot_turns.seconds_left()) == (0, None)
    choice = bot_turns.consult()
    assert choice
    bot_turns.play_for(*choice)
    assert (stored.turn, bot_turns.to_move(), bot_turns.consult()) == (1, None, None)
    with pytest.raises(ApiError, match="a person plays blue again"):
        bot_turns.play_for(*choice)


# ---- exports


def test_exports_hide_draws_from_other_viewers(storage: Storage) -> None:
    stored = stored_table(storage)
    reach(stored, 1)
    exports = Exports(stored, PlyCache())
    for viewer, knows in ((0, True), (1, False), (None, False)):
        draw = exports.plies(1, viewer)[0]
        assert (draw["kind"], draw["text"] is not None) == ("draw", knows)
    assert len(exports.plies(0, None, most=1)) == 1
    assert [view["hands"] for view in exports.views(0, 2, None)] == [[0, 0], [0, 0], [1, 0]]
    with pytest.raises(ApiError, match="has 2 plies: there is no ply 3"):
        exports.views(0, 3, None)


def test_exports_give_record_and_proof_of_a_finished_game_only(storage: Storage) -> None:
    stored = stored_table(storage, occupants=(SeatOccupant("random"), SeatOccupant("random")))
    exports = Exports(stored, PlyCache())
    with pytest.raises(NotNow, match="hidden information"):
        exports.record_text(as_json=False)
    with pytest.raises(NotNow, match="when the game is over"):
        exports.proof()
    bot_turns = BotTurns(stored, Moves(stored))
    while (choice := bot_turns.consult()) is not None:
        bot_turns.play_for(*choice)
    assert exports.record_text(as_json=False).startswith("vaka record")
    record, verification = exports.proof()
    assert record == exports.finished()
    assert (verification.is_finished, verification.shuffle) == (True, "proven")


# ---- view


def view_of(stored: StoredTable) -> StateView:
    moves = Moves(stored)
    bot_turns = BotTurns(stored, moves)
    return StateView(stored, Seating(stored), moves, Undos(stored), bot_turns)


def test_the_view_gives_moves_to_the_seat_to_act_only(storage: Storage) -> None:
    stored = stored_table(storage)
    reach(stored, 2)
    view = view_of(stored)
    mine, theirs = view.state(0, acts=True), view.state(1, acts=True)
    assert mine["moves"]
    assert theirs["moves"] == []
    assert (sum(mine["view"]["hand"]), theirs["viewer"]) == (1, 1)
    assert view.state(None, acts=False)["view"]["hand"] is None


def test_the_view_of_a_hint_needs_a_table_that_allows_hints(storage: Storage) -> None:
    with pytest.raises(NotNow, match="no hints"):
        view_of(stored_table(storage)).hint_view(0, 0)
    assert view_of(stored_table(storage, hints=True)).hint_view(0, 0)["seat"] == 0


def test_visitors_who_left_are_forgotten(storage: Storage) -> None:
    """They would take more and more memory; only who holds a seat can be away."""
    seating = Seating(stored_table(storage))
    seating.leave(ANA)
    for number in range(100):
        seating.leave(f"{number:064}")
    assert ANA in seating._gone
    assert len(seating._gone) == 2
