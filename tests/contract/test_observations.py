"""Observations and the catalogue of moves, for every game that declares them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from tests.contract.conftest import GAMES
from tests.contract.walk import every_setup, gallery, kinds, walk
from tests.pebbles_game import PEBBLES
from vaka.core.build_mode import is_compiled
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game, ObservableState, State

OBSERVED = [game for game in GAMES if game.features.observations]


@pytest.fixture(params=OBSERVED, ids=[game.name for game in OBSERVED])
def game(request: pytest.FixtureRequest) -> Game:
    return cast("Game", request.param)


def observed(game: Game, state: State, seat: int) -> bytearray:
    out = bytearray(b"\xff" * game.observation(state.seats).size)
    cast("ObservableState", state).observe(seat, out)
    return out


def looks(game: Game) -> Iterator[tuple[State, int]]:
    for state in gallery(game, 1):
        for seat in range(state.seats):
            yield state, seat


def test_fields_follow_each_other(game: Game) -> None:
    for seats in range(min(game.player_counts), len(game.seat_words) + 1):
        layout = game.observation(seats)
        ends = [0, *(field.end for field in layout.fields)]
        assert [field.offset for field in layout.fields] == ends[:-1]
        assert layout.size == ends[-1] == len(layout.highs())
        assert len({field.name for field in layout.fields}) == len(layout.fields)


def test_an_unknown_field_is_named(game: Game) -> None:
    with pytest.raises(KeyError, match="no field 'weather'"):
        game.observation(2)["weather"]


def test_every_byte_is_in_its_range(game: Game) -> None:
    for state, seat in looks(game):
        highs = game.observation(state.seats).highs()
        assert all(map(int.__le__, observed(game, state, seat), highs))


def test_every_field_has_more_than_one_value(game: Game) -> None:
    """Otherwise it would be of no use, or the layout would be shifted."""
    seen: dict[str, set[bytes]] = {}
    for state in gallery(game):
        out = observed(game, state, state.active)
        for field in game.observation(state.seats).fields:
            seen.setdefault(field.name, set()).add(bytes(out[field.offset : field.end]))
    assert [name for name, values in seen.items() if len(values) < 2] == []


def test_states_with_the_same_text_look_the_same(game: Game) -> None:
    for state, seat in looks(game):
        twin = game.parse_position(game.position_text(state))
        assert observed(game, twin, seat) == observed(game, state, seat)


def test_hidden_information_changes_no_byte(game: Game) -> None:
    """A state that differs only in what a seat may not know gives the same observation."""
    for number, (state, seat) in enumerate(looks(game)):
        known = game.view(state, seat) | game.perfect_recall(state, seat)
        twin = game.determinize(known, Dice(f"hidden {number}"))
        assert observed(game, twin, seat) == observed(game, state, seat)


def test_public_fields_are_the_same_to_all_but_for_the_order_of_seats(game: Game) -> None:
    for state, seat in looks(game):
        layout, first = game.observation(state.seats), observed(game, state, 0)
        for field in layout.fields:
            if field.is_private or field.name == "seat" or state.seats in field.shape:
                continue
            here = observed(game, state, seat)[field.offset : field.end]
            assert here == first[field.offset : field.end], field.name


def test_observing_changes_nothing(game: Game) -> None:
    for state, seat in looks(game):
        before = game.position_text(state)
        observed(game, state, seat)
        assert game.position_text(state) == before


def test_legal_moves_as_mask_and_as_bits(game: Game) -> None:
    for state in gallery(game):
        mask, bits = bytearray(game.move_count), bytearray((game.move_count + 7) // 8)
        cast("ObservableState", state).write_mask(mask)
        cast("ObservableState", state).write_bits(bits)
        moves = state.moves()
        assert [move for move, legal in enumerate(mask) if legal] == moves
        assert [m for m in range(game.move_count) if bits[m // 8] >> m % 8 & 1] == moves


def test_buffers_of_a_wrong_size_and_seats_that_are_not_there_are_refused(game: Game) -> None:
    state = cast("ObservableState", gallery(game, 1)[0])
    size = game.observation(state.seats).size
    with pytest.raises(ValueError, match=f"must have {size} bytes, not {size - 1}"):
        state.observe(0, bytearray(size - 1))
    with pytest.raises(ValueError, match="not 1"):
        state.write_mask(bytearray(1))
    with pytest.raises(ValueError, match="not 0"):
        state.write_bits(bytearray())
    for seat in (-1, state.seats):
        with pytest.raises(ValueError, match=f"not {seat}"):
            state.observe(seat, bytearray(size))
    with pytest.raises(BufferError if is_compiled() else TypeError):
        state.observe(0, bytes(size))


def test_the_catalogue_names_the_kind_of_every_move(game: Game) -> None:
    assert [action.kind for action in game.actions.moves] == list(kinds(game))
    assert len(game.actions) == game.move_count
    meanings = [(action.kind, *action.parts.items()) for action in game.actions.moves]
    assert len(set(meanings)) == game.move_count


def test_the_names_of_the_catalogue_are_in_the_texts(game: Game) -> None:
    state = game.initial_state(game.setup())
    for move, action in enumerate(game.actions.moves):
        for part, number in action.parts.items():
            if part in game.actions.names:
                assert game.actions.names[part][number] in game.move_text(state, move)


def test_compact_actions_name_every_legal_move(game: Game) -> None:
    """And no two of them the same."""
    for state in gallery(game):
        compact = game.compact_actions(state.seats)
        if compact is None:
            return
        seen, moves = observed(game, state, state.active), state.moves()
        actions = compact.from_moves(seen, moves)
        assert [compact.to_move(seen, action) for action in actions] == moves
        assert len(set(actions)) == len(moves)
        assert all(0 <= action < compact.count < game.move_count for action in actions)


def test_some_game_has_compact_actions() -> None:
    assert any(game.compact_actions(2) for game in OBSERVED)


def test_no_game_is_longer_than_its_bound_and_returns_are_in_range(game: Game) -> None:
    for setup in every_setup(game):
        decisions = draws = 0
        for state, _ in walk(game, setup, Dice(f"length {setup}")):
            decisions += state.turn != CHANCE
            draws += state.turn == CHANCE
        assert decisions <= game.longest_game(state.seats)
        assert draws <= game.most_draws(state.seats)
        state.playout(Dice(1))
        low, high = game.smallest_return, game.largest_return
        assert all(low <= share <= high for share in state.returns())


def test_games_without_observations_say_so() -> None:
    for ask in (PEBBLES.observation, PEBBLES.longest_game, PEBBLES.most_draws):
        with pytest.raises(NotImplementedError, match="pebbles has no observations"):
            ask(2)
    assert [game.features.observations for game in GAMES] == [bool(game.learning) for game in GAMES]
