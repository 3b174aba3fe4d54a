"""Undo in a line of moves, with little memory and few replayed moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.pebbles_game import DROP, PEBBLES, REACH, TURN, Pebbles, patient, random_recorder
from vaka.core.dice import Dice
from vaka.core.records import position_history as module
from vaka.core.records.position_history import PositionHistory, replay
from vaka.core.records.record import Undo
from vaka.core.transition import apply_move


@pytest.fixture
def short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep so few states that even a short game has to be replayed."""
    monkeypatch.setattr(module, "SPACING", 3)
    monkeypatch.setattr(module, "NEAR", 2)


def wander(seed: int, steps: int, most: int) -> tuple[PositionHistory, list[str]]:
    """A line of play after random moves and undos, and the positions along it."""
    dice = Dice(seed)
    history = PositionHistory(PEBBLES, PEBBLES.setup(4))
    positions = [PEBBLES.position_text(history.state)]
    for _ in range(steps):
        depth = len(history.moves)
        if depth and (history.state.is_over or dice.below(3) == 0):
            history.enter(Undo(0, 1 + dice.below(min(depth, most))))
            del positions[len(history.moves) + 1 :]
        else:
            history.enter(dice.choose(history.state.moves()))
            positions.append(PEBBLES.position_text(history.state))
        assert PEBBLES.position_text(history.state) == positions[len(history.moves)]
    return history, positions


@pytest.mark.usefixtures("short_memory")
@patient
@given(seed=st.integers(0, 10_000), most=st.integers(1, 30))
def test_any_undo_finds_the_position_that_was(seed: int, most: int) -> None:
    history, positions = wander(seed, 150, most)
    while history.moves:
        history.enter(Undo(0, 1))
        assert PEBBLES.position_text(history.state) == positions[len(history.moves)]


@pytest.mark.usefixtures("short_memory")
def test_a_long_line_keeps_few_states() -> None:
    history = PositionHistory(PEBBLES, PEBBLES.setup(4))
    while not history.state.is_over:
        history.enter(history.state.moves()[0])
    assert len(history.moves) > 20
    assert len(history._kept) <= len(history.moves) / 3
    history.enter(Undo(0, 2))
    history.enter(Undo(0, 3))
    assert len(history._kept) <= 2 + len(history.moves) / 3


@pytest.mark.usefixtures("short_memory")
@pytest.mark.parametrize("plies", [1, 4, 7, 13])
def test_going_to_and_fro_at_the_end_of_a_long_line_replays_little(
    plies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = PositionHistory(PEBBLES, PEBBLES.setup(4))
    while not history.state.is_over:
        history.enter(history.state.moves()[0])
    again = history.moves[-plies:]
    played = 0
    play = Pebbles.play

    def counted(self: Pebbles, move: int) -> None:
        nonlocal played
        played += 1
        play(self, move)

    monkeypatch.setattr(Pebbles, "play", counted)
    for _ in range(100):
        history.enter(Undo(0, plies))
        for move in again:
            history.enter(move)
    assert 100 * plies <= played <= 2 * 100 * plies


def test_an_undo_does_not_bring_a_draw_back() -> None:
    history = PositionHistory(PEBBLES, PEBBLES.setup())
    history.enter(0)
    history.enter(7)
    history.enter(Undo(0, 2))
    assert (history.draws, list(history.moves), list(history.movers), history.turns) == (
        1,
        [],
        [],
        0,
    )
    assert (history.turn, history.who) == (1, "blue")


def test_a_ply_tells_what_an_entry_did() -> None:
    history = PositionHistory(PEBBLES, PEBBLES.setup())
    start = history.state
    reach, drawn = history.enter(REACH), history.enter(TURN)
    assert (reach.number, reach.turn, reach.before, reach.last) == (1, 1, start, 1)
    assert (drawn.number, drawn.before, drawn.after) == (2, reach.after, history.state)
    assert drawn.events(PEBBLES, None) != drawn.events(PEBBLES, 0), "blue sees the pebble"
    undo = history.enter(Undo(1, 1))
    assert (undo.number, undo.entry, undo.last, undo.turn) == (3, Undo(1, 1), 1, 1)
    assert (undo.before, list(undo.collected)) == (drawn.after, [])
    assert PEBBLES.position_text(undo.after) == PEBBLES.position_text(reach.after)


def test_the_last_choice_of_a_seat_is_found() -> None:
    history = PositionHistory(PEBBLES, PEBBLES.setup())
    history.state.hands[0][0] = history.state.hands[0][2] = 1  # type: ignore[attr-defined]
    assert history.last_choice(0) == 0
    history.enter(DROP)
    assert (history.last_choice(0), history.own_moves(0)) == (1, 1)
    history.enter(DROP + 2)
    assert (history.last_choice(0), history.last_choice(1)) == (2, 0)


def test_plies_after_another_are_counted_if_they_stand() -> None:
    history = PositionHistory(PEBBLES, PEBBLES.setup())
    for entry in (REACH, TURN, REACH, TURN + 1, Undo(0, 2), REACH):
        history.enter(entry)
    assert history.ply == 6
    assert [history.count_after(ply) for ply in range(7)] == [3, 2, 1, 1, 1, 1, 0]


def test_a_transition_from_elsewhere_is_not_added() -> None:
    history = PositionHistory(PEBBLES, PEBBLES.setup())
    step = apply_move(PEBBLES, history.state.copy(), REACH)
    with pytest.raises(ValueError, match="does not start"):
        history.add(step)


def test_a_record_is_replayed_ply_by_ply() -> None:
    recorder = random_recorder(5, undos=20)
    plies = list(replay(PEBBLES, recorder.setup, recorder.entries))
    assert [ply.entry for ply in plies] == list(recorder.entries)
    assert [PEBBLES.position_text(ply.after) for ply in plies] == [
        PEBBLES.position_text(recorder.at(ply.number)) for ply in plies
    ]
