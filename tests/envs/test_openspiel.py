"""The conformance tests of OpenSpiel, and what they do not check."""

from __future__ import annotations

import subprocess
import sys
import unittest
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs open_spiel: pip install 'vaka[envs]'")

import numpy as np  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from tests.envs.tables import OBSERVED, every_table  # noqa: E402
from vaka.core.errors import InvalidSetup  # noqa: E402
from vaka.envs.openspiel import read_options, write_options  # noqa: E402


def load(table: dict[str, Any]) -> Any:
    """The game of OpenSpiel for a table."""
    options = write_options(table["options"])
    parameters = {"players": table["players"], "options": options}
    return pyspiel.load_game(f"vaka_{table['name']}", parameters)


def played(game: Any, seed: int, most: int = 10_000) -> Any:
    """A state after some random moves."""
    state, random = game.new_initial_state(), np.random.default_rng(seed)
    while not state.is_terminal() and most:
        if state.is_chance_node():
            moves, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(moves, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            most -= 1
    return state


@every_table()
@pytest.mark.parametrize("serialize", [False, True])
def test_random_games(table: dict[str, Any], serialize: bool) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=serialize, verbose=False)


@every_table()
def test_api(table: dict[str, Any]) -> None:
    """OpenSpiel's own test of its API, on a part of the tree."""
    attributes = {"game": load(table), "game_name": f"vaka_{table['name']}"}
    case = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), attributes)
    suite, result = unittest.defaultTestLoader.loadTestsFromTestCase(case), unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert [text for _, text in (*result.failures, *result.errors)] == []


@every_table()
def test_a_game_can_be_saved_and_loaded(table: dict[str, Any]) -> None:
    state = played(load(table), 1, 30)
    game, copy = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(copy) == str(state)
    assert game.num_players() == table["players"]


@every_table()
def test_returns_are_shares_in_the_win(table: dict[str, Any]) -> None:
    state = played(load(table), 2)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(1)
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


@every_table()
def test_observers_have_public_and_private_parts(table: dict[str, Any]) -> None:
    game = load(table)
    state = played(game, 3, 20)
    kind = pyspiel.IIGObservationType
    none, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    everything = make_observation(game)
    public = make_observation(game, kind(True, False, none))
    private = make_observation(game, kind(False, False, single))
    for player in range(game.num_players()):
        for observer in (everything, public, private):
            observer.set_from(state, player)
        assert len(everything.tensor) == len(public.tensor) + len(private.tensor)
        assert {*everything.dict} == {*public.dict, *private.dict}
        for name in private.dict:
            assert np.array_equal(private.dict[name], everything.dict[name])
        assert public.string_from(state, player) == public.string_from(state, 0)
        assert everything.string_from(state, player)
    assert bool(private.dict) == games_hide_something(game)


def games_hide_something(game: Any) -> bool:
    """Whether OpenSpiel knows the game as one of imperfect information."""
    imperfect = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    return bool(game.get_type().information == imperfect)


@pytest.mark.parametrize("name", OBSERVED)
def test_a_resampled_state_looks_the_same(name: str) -> None:
    game = load({"name": name, "players": 2, "options": {}})
    state, random = played(game, 4, 15), np.random.default_rng(1)
    for player in range(2):
        other = state.resample_from_infostate(player, random.random)
        assert other.observation_string(player) == state.observation_string(player)


def test_observers_refuse_what_they_cannot_do() -> None:
    game = load({"name": OBSERVED[0], "players": 2, "options": {}})
    with pytest.raises(ValueError, match="hands of all players"):
        game.make_py_observer(
            pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"a": 1})


def test_options_are_written_as_a_parameter() -> None:
    options = {"one": "a,b", "two": "c"}
    assert write_options(options) == "one:a-b;two:c"
    assert read_options("one:a-b;two:c") == options
    assert read_options("") == {}
    with pytest.raises(InvalidSetup, match="name:value;name:value, not 'one'"):
        read_options("one")


def test_python_ends_cleanly() -> None:
    """OpenSpiel outlives Python for a moment, and must not find a dead object."""
    code = "import pyspiel, vaka.envs.openspiel as o; print(len(pyspiel.registered_names()))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
