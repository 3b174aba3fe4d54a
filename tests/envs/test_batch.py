"""The batch plays exactly what single games play, whatever its threads and buffers."""

from __future__ import annotations

from dataclasses import dataclass
from gc import collect
from threading import Thread
from threading import enumerate as enumerate_threads
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the batch needs numpy: pip install 'vaka[envs]'")

from tests.envs.tables import OBSERVED, every_table  # noqa: E402
from vaka import games  # noqa: E402
from vaka.agents.agent import Agent, LegalMove  # noqa: E402
from vaka.agents.random_agent import RandomAgent  # noqa: E402
from vaka.core.build_mode import is_compiled  # noqa: E402
from vaka.core.dice import Dice  # noqa: E402
from vaka.core.errors import InvalidSetup, VakaError  # noqa: E402
from vaka.core.game import CHANCE, JSON, Game  # noqa: E402
from vaka.core.search_adapter import sample_move  # noqa: E402
from vaka.envs.batch import Batch  # noqa: E402
from vaka.envs.env_setup import make_table  # noqa: E402

COUNT = 7
STEPS = 700 if is_compiled() else 60
"""Enough for several games of each."""


def chosen(batch: Batch, random: Any) -> Any:
    """A random legal move for every game."""
    rows = np.arange(batch.count)
    return batch.legal[rows, (random.random(batch.count) * batch.counts).astype(int)]


@every_table()
def test_a_batch_plays_what_single_games_play(table: dict[str, Any]) -> None:
    batch, random = Batch(**table, count=COUNT, seed=5, bits=True), np.random.default_rng(1)
    place = make_table(table["name"], table["players"], table["options"])
    states = [place.start.copy() for _ in range(COUNT)]
    dice = [Dice(f"5:{index}") for index in range(COUNT)]
    size, moves = place.layout.size, place.game.move_count
    row, mask, bits = bytearray(size), bytearray(moves), bytearray((moves + 7) // 8)
    for _ in range(STEPS):
        for index, state in enumerate(states):
            while state.turn == CHANCE:
                state.play(sample_move(state, dice[index]))
            state.observe(state.turn, row)
            state.write_mask(mask)
            state.write_bits(bits)
            assert batch.observations[index].tobytes() == row
            assert batch.masks[index].tobytes() == mask
            assert batch.bits[index].tobytes() == bits
            assert batch.legal[index, : batch.counts[index]].tolist() == state.moves()
            assert batch.turns[index] == state.turn
        actions = chosen(batch, random)
        batch.step(actions)
        for index, state in enumerate(states):
            state.play(int(actions[index]))
            while state.turn == CHANCE:
                state.play(sample_move(state, dice[index]))
            assert batch.done[index] == state.is_over
            shares = state.returns() if state.is_over else [0.0] * state.players
            assert batch.rewards[index].tolist() == pytest.approx(shares)
            if state.is_over:
                state.assign(place.start)
            else:
                assert place.game.position_text(batch.state(index)) == place.game.position_text(
                    state
                )


@pytest.mark.parametrize("name", OBSERVED)
def test_threads_change_nothing(name: str) -> None:
    one, three = (Batch(name, COUNT, seed=3, learner="each", threads=n) for n in (1, 3))
    random = np.random.default_rng(2)
    for _ in range(STEPS):
        actions = chosen(one, random)
        one.step(actions)
        three.step(actions)
        for attribute in ("observations", "masks", "rewards", "done", "turns", "learners"):
            assert np.array_equal(getattr(one, attribute), getattr(three, attribute))
    three.close()


def worker_threads() -> list[Thread]:
    """The threads of all batches."""
    return [thread for thread in enumerate_threads() if thread.name == "batch"]


def test_threads_end_with_their_batch() -> None:
    """Whether it is closed, forgotten, or fails at the start."""
    batch = Batch(OBSERVED[0], 9, threads=3, seed=1)
    forgotten = Batch(OBSERVED[0], 9, threads=2, seed=1)
    threads = worker_threads()
    assert len(threads) == 3
    batch.close()
    batch.close()
    del forgotten
    with pytest.raises(VakaError, match="Broken chose -1"):
        Batch(OBSERVED[0], 20, learner=0, threads=2, opponents=Broken(games.load(OBSERVED[0])))
    collect()
    for thread in [*threads, *worker_threads()]:
        thread.join(60)
    assert worker_threads() == []
    with pytest.raises(RuntimeError, match="the batch is closed"):
        batch.step(batch.legal[:, 0])
    with pytest.raises(RuntimeError, match="the batch is closed"):
        batch.reset()


@dataclass
class Shy(Agent):
    """Always plays its first legal move."""

    game: Game

    def choose(self, view: JSON, moves: Any, dice: Dice) -> int:
        first: LegalMove = moves[0]
        return first.move


@dataclass
class Broken(Agent):
    """Plays a move that does not exist."""

    game: Game

    def choose(self, view: JSON, moves: Any, dice: Dice) -> int:
        return -1


@pytest.mark.parametrize("name", OBSERVED)
def test_only_the_learner_is_asked(name: str) -> None:
    """And its final observation is that of its own seat."""
    shy = Shy(games.load(name))
    batch = Batch(name, COUNT, players=3, learner="each", opponents=shy, finals=True, seed=4)
    random, endings = np.random.default_rng(3), 0
    for _ in range(STEPS):
        learners = batch.learners.copy()
        assert batch.turns.tolist() == learners.tolist()
        batch.step(chosen(batch, random))
        for index in np.flatnonzero(batch.done):
            assert batch.finals[index, 0] == learners[index]
            assert batch.learners[index] == (learners[index] + 1) % 3
            assert batch.rewards[index].sum() == pytest.approx(1)
            endings += 1
    assert endings or not is_compiled()


@pytest.mark.parametrize("name", OBSERVED)
def test_random_opponents_play_like_the_agent(name: str) -> None:
    """They play in compiled code, with the same dice."""

    class Slow(RandomAgent):
        pass

    game, random = games.load(name), np.random.default_rng(4)
    fast = Batch(name, COUNT, learner=0, seed=6)
    slow = Batch(name, COUNT, learner=0, seed=6, opponents=Slow(game))
    for _ in range(STEPS // 3):
        actions = chosen(fast, random)
        fast.step(actions)
        slow.step(actions)
        assert np.array_equal(fast.observations, slow.observations)


def test_an_error_of_an_opponent_is_raised() -> None:
    broken = Broken(games.load(OBSERVED[0]))
    with pytest.raises(VakaError, match="Broken chose -1"):
        Batch(OBSERVED[0], 20, learner=0, opponents=broken)


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("name", OBSERVED)
def test_an_illegal_move_is_refused_and_changes_nothing(name: str, threads: int) -> None:
    batch = Batch(name, 3, seed=1, threads=threads)
    before = [batch.table.game.position_text(batch.state(index)) for index in range(3)]
    actions = batch.legal[:, 0].astype(int)
    actions[1] = batch.table.game.move_count
    with pytest.raises(VakaError, match=r"game 1: moves are numbers from 0 to"):
        batch.step(actions)
    assert [batch.table.game.position_text(batch.state(index)) for index in range(3)] == before


def test_wrong_settings_are_refused() -> None:
    name = OBSERVED[0]
    with pytest.raises(InvalidSetup, match="count is at least 1, not 0"):
        Batch(name, 0)
    with pytest.raises(InvalidSetup, match="threads is at least 1, not 0"):
        Batch(name, 1, threads=0)
    with pytest.raises(InvalidSetup, match="learner is a player from 0 to 1, or 'each', not 2"):
        Batch(name, 1, learner=2)
    with pytest.raises(InvalidSetup, match="one opponent for each of 2 players, not 1"):
        Batch(name, 1, learner=0, opponents=["random"])
    batch = Batch(name, 2)
    with pytest.raises(ValueError, match=r"shape \(2,\), not \(1,\)"):
        batch.step([0])
    with pytest.raises(IndexError, match="0 to 1, not 2"):
        batch.state(2)
