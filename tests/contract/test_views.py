"""What a seat may know: views, events and determinizations, without leaks."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tests.contract.walk import every_setup, gallery, walk
from vaka.core.build_mode import is_compiled
from vaka.core.dice import Dice
from vaka.core.game import JSON, Game, State

STEP = 11 if is_compiled() else 101


def test_a_view_is_json_for_every_seat_and_for_a_spectator(game: Game) -> None:
    for state, seat in _looks(game):
        view = game.view(state, seat)
        assert json.loads(json.dumps(view)) == view


def test_looking_changes_nothing(game: Game) -> None:
    for state, seat in _looks(game):
        before = game.position_text(state)
        assert _written(game.view(state, seat)) == _written(game.view(state, seat))
        assert game.position_text(state) == before


def test_a_guess_gives_the_view_it_was_made_from(game: Game) -> None:
    for state, seat in _looks(game):
        view = game.view(state, seat)
        for throw in range(3):
            assert _written(game.view(_guess(game, view, throw), seat)) == _written(view)


def test_a_guess_can_be_played_to_the_end(game: Game) -> None:
    for state, seat in _looks(game):
        guess = _guess(game, game.view(state, seat), 1)
        assert (guess.turn, guess.active) == (state.turn, state.active)
        guess.playout(Dice(1))
        assert guess.is_over


def test_where_nothing_is_hidden_all_see_the_same_but_for_the_moves_of_who_is_to_move(
    game: Game,
) -> None:
    for state, seat in _looks(game):
        if game.has_hidden_information:
            continue
        seen = {**game.view(state, None), "seat": seat}
        if seat is not None and seat == state.turn:
            moves = state.moves()
            seen["moves"] = [{"move": move, "text": game.move_text(state, move)} for move in moves]
        assert _written(game.view(state, seat)) == _written(seen)


def test_the_same_dice_guess_the_same(game: Game) -> None:
    for state, seat in _looks(game):
        view = game.view(state, seat)
        first, second = (game.position_text(_guess(game, view, 2)) for _ in range(2))
        assert first == second


def test_the_seat_to_move_knows_its_moves_and_why_others_are_refused(game: Game) -> None:
    """A state that looks the same to the seat refuses the same, word for word."""
    for number, state in enumerate(gallery(game, 1)):
        if state.turn < 0:
            continue
        guess = _guess(game, game.view(state, state.turn), number)
        assert guess.moves() == state.moves()
        for move in range(number % STEP, game.move_count, STEP):
            assert game.why_not(guess, move) == game.why_not(state, move)
            assert guess.refusal(move, True) == state.refusal(move, True)


def test_a_move_tells_a_seat_no_more_than_that_seat_may_know(game: Game) -> None:
    """The same move in states that look the same gives the same events and the same new view.

    Unless it completes a choice of which the seat has seen nothing so far: then it tells that."""
    for number, (state, seat) in enumerate(_looks(game)):
        if game.has_hidden_information and state.is_mid_choice and seat != state.turn:
            continue
        guess = _guess(game, game.view(state, seat), number)
        common = sorted(set(state.moves()) & set(guess.moves()))
        for move in common[:: max(1, len(common) // 3)]:
            here, there = state.copy(), guess.copy()
            told = game.play(here, move, seat), game.play(there, move, seat)
            if here.is_over or there.is_over:
                continue  # at the end hands may be shown
            assert json.dumps(told[0]) == json.dumps(told[1])
            assert _written(game.view(here, seat)) == _written(game.view(there, seat))


def test_states_with_the_same_text_look_the_same_to_everybody(game: Game) -> None:
    for state, seat in _looks(game):
        twin = game.parse_position(game.position_text(state))
        assert _written(game.view(twin, seat)) == _written(game.view(state, seat))
        for move in state.moves()[:3]:
            here, there = state.copy(), twin.copy()
            told = game.play(here, move, seat), game.play(there, move, seat)
            assert json.dumps(told[0]) == json.dumps(told[1])


def test_events_are_json_and_each_has_a_kind(game: Game) -> None:
    for setup in every_setup(game):
        for state, move in walk(game, setup, Dice("events")):
            for seat in (None, state.active):
                for event in game.play(state.copy(), move, seat):
                    assert json.loads(json.dumps(event)) == event
                    assert isinstance(event["kind"], str)


def test_every_move_that_all_may_see_makes_something_happen(game: Game) -> None:
    for setup in every_setup(game):
        for state, move in walk(game, setup, Dice("happen")):
            if game.may_see(state, move, None):
                assert game.play(state.copy(), move)


def test_telling_events_changes_nothing(game: Game) -> None:
    for state in gallery(game):
        for move in state.moves()[:3]:
            told, silent = state.copy(), state.copy()
            game.play(told, move)
            silent.play(move)
            assert game.position_text(told) == game.position_text(silent)


def test_nothing_is_noted_unless_somebody_listens(game: Game) -> None:
    for state in gallery(game):
        for move in state.moves()[:1]:
            silent = state.copy()
            silent.collect_events(False)
            silent.play(move)
            assert silent.collected_events() == []


def test_starting_to_listen_forgets_what_was_noted_before(game: Game) -> None:
    for state in gallery(game):
        for move in state.moves()[:1]:
            listener = state.copy()
            listener.collect_events(True)
            listener.play(move)
            heard = listener.collected_events()
            assert heard == listener.collected_events()
            listener.collect_events(True)
            assert listener.collected_events() == []


def test_the_score_is_json_at_any_time_and_has_a_reason_at_the_end(game: Game) -> None:
    for state in gallery(game):
        score = game.score(state)
        assert json.loads(json.dumps(score)) == score
        assert bool(score["reason"]) == state.is_over


def _looks(game: Game) -> Iterator[tuple[State, int | None]]:
    """Every position of a smaller gallery, as the active seat, the next one and a spectator see
    it."""
    for state in gallery(game, 1):
        for seat in (state.active, (state.active + 1) % state.seats, None):
            yield state, seat


def _written(view: JSON) -> str:
    return json.dumps(view)


def _guess(game: Game, view: JSON, throw: int) -> State:
    return game.determinize(json.loads(json.dumps(view)), Dice(f"guess {throw}"))
