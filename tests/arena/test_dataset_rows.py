"""Records as rows. The tests of the files are in test_dataset.py, because they need pyarrow."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.arena.dataset import GAMES, PLIES, Columns, DatasetWriter, make_rows
from vaka.arena.match import Match, play_game
from vaka.arena.simulation import play_numbered
from vaka.core.errors import VakaError
from vaka.core.records.files import loads
from vaka.core.records.record import Record

ROOT = Path(__file__).parents[2]
EVERYTHING = Columns(hidden=True, search=20, observations=True)


def example() -> Record:
    """The record in docs/records.md: a game with an undo, mixed-in strings and a secret."""
    text = (ROOT / "docs" / "records.md").read_text("utf-8")
    (found, *_) = re.findall(r"^```text\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    return loads(found, lambda _: PEBBLES)


def test_every_entry_is_a_row() -> None:
    record = example()
    rows = make_rows(record, PEBBLES, "example", Columns())
    assert rows.plies["ply"] == list(range(1, len(record.entries) + 1))
    assert rows.plies["text"][:6] == ["lot 2", "reach", "turn 4", "reach", "turn 6", None]
    assert rows.plies["turn"][:7] == [0, 1, 1, 2, 2, 2, 2]
    assert rows.plies["seat"][:7] == [None, 1, None, 0, None, 0, None]
    assert rows.plies["chance"][:7] == [True, False, True, False, True, False, True]
    assert rows.plies["undo"][:7] == [None, None, None, None, None, 1, None]
    assert rows.game["returns"] == [0.0, 1.0]
    assert rows.game["reason"] == "pond"


def test_a_move_that_was_taken_back_does_not_stand() -> None:
    rows = make_rows(example(), PEBBLES, "example", Columns())
    assert rows.plies["stands"][:7] == [True, True, True, True, False, False, True]


def test_hidden_columns_are_made_only_if_asked_for() -> None:
    hidden = {column.name for column in (*GAMES, *PLIES) if column.known == "nobody"}
    assert hidden == {"secret", "position", "digest"}
    usual = make_rows(example(), PEBBLES, "example", Columns())
    assert not hidden & {*usual.game, *usual.plies}
    full = make_rows(example(), PEBBLES, "example", Columns(hidden=True))
    assert hidden <= {*full.game, *full.plies}
    assert full.plies["digest"][:3] == ["71083e851aa5bc2e", None, "21a4fb75304b8c70"]


@pytest.mark.parametrize("columns", [Columns(), EVERYTHING], ids=["usual", "everything"])
def test_rows_have_exactly_their_columns(columns: Columns) -> None:
    record = play_game(Match(PEBBLES, 2, ("random",), "1"), 1).record
    rows = make_rows(record, PEBBLES, "one", columns)
    assert {*rows.game} == {column.name for column in columns.of(GAMES)}
    assert {*rows.plies} == {column.name for column in columns.of(PLIES)}
    assert {len(values) for values in rows.plies.values()} == {len(record.entries)}


@pytest.mark.parametrize("name", games.names())
def test_the_legal_moves_are_those_of_the_seat(name: str) -> None:
    game = games.load(name)
    record = play_game(Match(game, 2, ("random",), "1"), 1).record
    plies = make_rows(record, game, "one", Columns()).plies
    for move, legal, is_chance in zip(plies["move"], plies["legal"], plies["chance"], strict=True):
        assert legal is None if is_chance else move in legal
    assert any(plies["choice_begun"])


def test_a_hidden_draw_is_marked_with_who_saw_it() -> None:
    game = games.load("tahiti")
    record = play_game(Match(game, 3, ("random",), "1"), 1).record
    plies = make_rows(record, game, "one", Columns()).plies
    assert {len(seen) for seen in plies["seen_by"]} > {1}
    state = game.initial_state(record.setup)
    for move, seen in zip(plies["move"], plies["seen_by"], strict=True):
        assert seen == [seat for seat in range(3) if game.may_see(state, move, seat)]
        state.play(move)


def test_a_search_counts_the_visits_of_each_legal_move() -> None:
    game = games.load("tahiti")
    record = play_game(Match(game, 2, ("random",), "1"), 1).record
    short = Record(record.setup, record.rules, record.entries[:40])
    plies = make_rows(short, game, "one", Columns(search=30)).plies
    for legal, visits, chances in zip(
        plies["legal"], plies["visits"], plies["chances"], strict=True
    ):
        if legal is None:
            assert visits is None
            continue
        assert len(visits) == len(legal)
        assert sum(chances) == pytest.approx(1)
    assert make_rows(short, game, "one", Columns(search=30)).plies == plies


def test_a_simulated_game_knows_its_agents_and_its_seed() -> None:
    match = Match(PEBBLES, 2, ("random",), "sea")
    rows = play_numbered(match, False, 3, columns=Columns()).rows
    assert rows is not None
    assert rows.game["id"] == "game-000003"
    assert rows.game["agents"] == ["random", "random"]
    assert rows.game["seed"] == "sea/3"


def test_without_pyarrow_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(VakaError, match=r"pip install 'vaka\[data\]'"):
        DatasetWriter(Path("data"), Columns())


def test_the_page_describes_every_column() -> None:
    page = (ROOT / "docs" / "datasets.md").read_text("utf-8")
    described = [line.strip("| ").split(" | ") for line in page.splitlines() if line[:3] == "| `"]
    found = [(cells[0], cells[1]) for cells in described if len(cells) == 4]
    assert found == [(f"`{column.name}`", f"`{column.type}`") for column in (*GAMES, *PLIES)]


@pytest.mark.parametrize("name", games.names())
def test_an_observation_is_what_the_seat_knows_before_its_move(name: str) -> None:
    game = games.load(name)
    record = play_game(Match(game, 3, ("random",), "1"), 1).record
    rows = make_rows(record, game, "one", Columns(observations=True))
    layout = game.observation(len(record.setup.seats))
    assert rows.game["layout"] == layout.version
    seat, turn = layout["seat"].offset, layout["turn"].offset
    for found, mover in zip(rows.plies["observation"], rows.plies["seat"], strict=True):
        if mover is None:
            assert found is None
            continue
        assert len(found) == layout.size
        assert (found[seat], found[turn]) == (mover, 1), "the observer is to move"
    assert len({*rows.plies["observation"]}) > 20


def test_a_game_without_observations_has_none() -> None:
    rows = make_rows(example(), PEBBLES, "example", Columns(observations=True))
    assert rows.game["layout"] is None
    assert {*rows.plies["observation"]} == {None}
