"""Perft counts, and that each game has a position of every kind."""

from __future__ import annotations

import pytest

from tests.games.expectations import expected
from tests.perft import perft_file
from tests.perft.perft_file import Entry
from vaka import games
from vaka.core.build_mode import is_compiled
from vaka.core.game import Game, State
from vaka.core.perft import divide, perft

MOST = 10_000_000 if is_compiled() else 20_000
"""Lines of play that are counted at once."""

BOOKS = {name: perft_file.read(name) for name in games.names() if games.load(name).features.perft}
ENTRIES = [(name, entry) for name, entries in BOOKS.items() for entry in entries]

every_book = pytest.mark.parametrize("name", BOOKS)


def states(name: str) -> list[State]:
    return [games.load(name).parse_position(entry.position) for entry in BOOKS[name]]


@pytest.mark.parametrize(
    ("name", "entry"), ENTRIES, ids=[f"{name}: {entry.name}" for name, entry in ENTRIES]
)
def test_as_many_lines_go_on_as_the_book_says(name: str, entry: Entry) -> None:
    state = games.load(name).parse_position(entry.position)
    for depth, count in enumerate(entry.counts, 1):
        if count <= MOST:
            assert perft(state, depth) == count


@every_book
def test_dividing_the_lines_by_their_first_move_loses_none(name: str) -> None:
    for entry, state in zip(BOOKS[name], states(name), strict=True):
        depth = min(2, len(entry.counts))
        if entry.counts[depth - 1] <= MOST:
            assert sum(divide(state, depth).values()) == entry.counts[depth - 1]


@every_book
def test_the_first_count_is_the_number_of_legal_moves(name: str) -> None:
    for entry, state in zip(BOOKS[name], states(name), strict=True):
        assert len(state.moves()) == entry.counts[0]


@every_book
def test_the_positions_of_the_book_are_in_canonical_form(name: str) -> None:
    for entry, state in zip(BOOKS[name], states(name), strict=True):
        assert games.load(name).position_text(state) == entry.position


@every_book
def test_the_book_has_every_phase_and_no_position_twice(name: str) -> None:
    positions = [entry.position for entry in BOOKS[name]]
    assert len(set(positions)) == len(positions) >= 40
    assert {*map(expected(name).phase, positions)} == {*expected(name).phases}


@every_book
def test_the_book_has_every_number_of_seats_and_of_players(name: str) -> None:
    counts = set(games.load(name).player_counts)
    assert {state.seats for state in states(name)} == counts
    assert {state.players for state in states(name)} == counts


@every_book
def test_the_book_has_every_value_of_every_option(name: str) -> None:
    game: Game = games.load(name)
    met = [game.view(state, None)["options"] for state in states(name)]
    for option in game.options:
        assert {options[option.name] for options in met} == set(option.values)
