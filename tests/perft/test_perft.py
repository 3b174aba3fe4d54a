"""The counts of the book, and that the book holds a position of every sort."""

from __future__ import annotations

import pytest

from tests.perft import book
from tests.perft.book import PHASES, Entry
from tests.properties import chart
from vaka.core.choice import divide, perft
from vaka.core.mode import is_compiled
from vaka.games.tongiaki import GAME

MOST = 10_000_000 if is_compiled() else 20_000
"""Lines of play that are counted at once."""

ENTRIES = book.read()


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.name for entry in ENTRIES])
def test_as_many_lines_go_on_as_the_book_says(entry: Entry) -> None:
    state = GAME.from_position(entry.position)
    for depth, count in enumerate(entry.counts, 1):
        if count <= MOST:
            assert perft(state, depth) == count


def test_dividing_the_lines_by_their_first_move_loses_none() -> None:
    for entry in ENTRIES:
        state = GAME.from_position(entry.position)
        depth = min(2, len(entry.counts))
        if entry.counts[depth - 1] <= MOST:
            assert sum(divide(state, depth).values()) == entry.counts[depth - 1]


def test_the_first_count_is_the_number_of_legal_moves() -> None:
    for entry in ENTRIES:
        assert len(GAME.from_position(entry.position).moves()) == entry.counts[0]


def test_the_positions_of_the_book_are_in_canonical_form() -> None:
    for entry in ENTRIES:
        assert GAME.position(GAME.from_position(entry.position)) == entry.position


def test_the_book_has_every_phase_and_no_position_twice() -> None:
    positions = [entry.position for entry in ENTRIES]
    assert len(set(positions)) == len(positions) >= 40
    assert {book.phase(position) for position in positions} == set(PHASES)


def test_the_book_has_every_number_of_seats_and_of_players() -> None:
    states = [GAME.from_position(entry.position) for entry in ENTRIES]
    assert {state.seats for state in states} == set(GAME.player_counts)
    assert {state.players for state in states} == set(GAME.player_counts)


def test_the_book_has_every_value_of_every_option() -> None:
    options = [chart.read(entry.position).options for entry in ENTRIES]
    for option in GAME.options:
        met = {values.get(option.name, option.default) for values in options}
        assert met == set(option.values)
