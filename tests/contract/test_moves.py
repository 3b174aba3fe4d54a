"""Moves, turns and phases."""

from __future__ import annotations

from tests.contract.walk import every_setup, gallery, kinds, walk
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, NOBODY, Game, State


def test_moves_are_ascending_without_duplicates_and_in_range(game: Game) -> None:
    for state in gallery(game):
        moves = state.moves()
        assert moves == sorted(set(moves))
        assert all(0 <= move < game.move_count for move in moves)


def test_listing_moves_changes_nothing(game: Game) -> None:
    for state in gallery(game):
        before, moves = game.position_text(state), state.moves()
        assert state.moves() == moves
        assert game.position_text(state) == before


def test_there_is_something_to_do_until_the_game_is_over(game: Game) -> None:
    for state in gallery(game):
        assert bool(state.moves()) == (not state.is_over) == (state.turn != NOBODY)


def test_the_seat_to_move_is_the_active_one(game: Game) -> None:
    for state in gallery(game):
        assert 0 <= state.active < state.seats
        assert state.turn in (CHANCE, NOBODY, state.active)


def test_a_turn_starts_with_a_seat_or_with_the_end_and_never_inside_a_choice(game: Game) -> None:
    for state in gallery(game):
        if state.is_turn_start:
            assert state.turn != CHANCE
            assert not state.is_mid_choice
        if state.is_over:
            assert state.is_turn_start
        if state.is_mid_choice:
            assert state.turn == state.active


def test_the_active_seat_changes_only_where_a_turn_starts(game: Game) -> None:
    """Before the first turn chance may still decide whose it is."""
    for setup in every_setup(game):
        active: int | None = None
        for state, _ in walk(game, setup, Dice("active")):
            if state.is_turn_start:
                active = state.active
            assert active in (None, state.active)


def test_a_choice_is_finished_by_the_seat_that_began_it(game: Game) -> None:
    for setup in every_setup(game):
        mover = NOBODY
        for state, _ in walk(game, setup, Dice("choice")):
            if state.is_mid_choice:
                assert state.turn == mover
            mover = state.turn


def test_seats_and_players_stay_who_they_are(game: Game) -> None:
    for setup in every_setup(game):
        start = game.initial_state(setup)
        assert start.seats == len(setup.seats)
        assert start.players == len(setup.players)
        owners = _owners(start)
        assert set(owners) == set(range(start.players))
        for state, _ in walk(game, setup, Dice("owners")):
            assert (state.seats, state.players) == (start.seats, start.players)
            assert _owners(state) == owners


def test_the_seat_agreed_on_begins_and_a_lot_falls_to_any_seat(game: Game) -> None:
    for players in game.player_counts:
        seats = len(game.setup(players).seats)
        for first in range(seats):
            state = game.initial_state(game.setup(players, first=first))
            assert state.turn in (first, CHANCE)
            assert state.active == first
        lot = game.initial_state(game.setup(players, first=None))
        assert lot.turn == CHANCE
        begun = []
        for move in lot.moves():
            after = lot.copy()
            after.play(move)
            begun.append(after.active)
        assert sorted(begun) == list(range(seats))


def test_every_outcome_of_chance_has_a_positive_weight(game: Game) -> None:
    for state in gallery(game):
        if state.turn == CHANCE:
            weights = state.weights()
            assert len(weights) == len(state.moves())
            assert set(map(type, weights)) == {int}
            assert min(weights) > 0


def test_walks_come_through_every_kind_of_move(game: Game) -> None:
    """Else what is tested here is not the whole game."""
    met = {kinds(game)[move] for state in gallery(game) for move in state.moves()}
    assert met == set(kinds(game))


def _owners(state: State) -> list[int]:
    return [state.player_of(seat) for seat in range(state.seats)]
