"""The speed of the environments, beside well-known environments of other libraries.

Everything is measured in one run on one thread, with random legal moves, as decisions per second of
processor time. Each figure is the best of several short measurements, which alternate.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from time import perf_counter, process_time
from typing import Any

import numpy as np

from vaka.core.game import Game
from vaka.envs.batch import Batch

ROUNDS = 5
"""How often each figure is measured."""

COUNT = 1024
"""Games in a batch."""

LARGE = 4096
"""Games in a batch to compare one thread with two."""

WARM_UP = 300
"""Steps before a batch is measured: about two games."""

WALL = ("batch_wall_one", "batch_wall_two")
"""Measured to compare them; not figures of their own."""

OBSERVATIONS = 256
"""Positions that are observed one after the other."""

Run = Iterator[int]
"""Plays on; each item is a number of decisions that were made."""

Clocked = Iterator[tuple[int, float]]
"""Plays on; each item is a number of decisions and the processor time that they took."""

FIGURE_TITLES = {
    "observe_us": "microseconds for one observation, called from Python",
    "pettingzoo": "decisions with observation and mask in PettingZoo, with the usual wrappers",
    "pettingzoo_raw": "the same without wrappers",
    "openspiel": "decisions with observation and legal moves in OpenSpiel",
    "batch": f"decisions with observation and mask in a batch of {COUNT:,} games, one thread",
    "batch_bits": "the same with the mask as bits",
    "batch_two_threads": "two threads compared with one, in seconds of wall time",
}
"""The figures of a game."""

OTHERS = {
    "pettingzoo.connect_four": "decisions in PettingZoo's environment, for comparison",
    "pettingzoo.go": "decisions in PettingZoo's environment, for comparison",
    "pettingzoo.hanabi": "decisions in PettingZoo's environment, for comparison",
    "openspiel.backgammon": "decisions in OpenSpiel's C++ game, for comparison",
    "openspiel.hanabi": "decisions in OpenSpiel's C++ game, for comparison",
    "pgx.connect_four": f"steps in a batch of {COUNT:,}, for comparison",
    "pgx.hex": f"steps in a batch of {COUNT:,}, for comparison",
    "envpool.Blackjack": f"steps in a batch of {COUNT:,}, for comparison",
}
"""The figures of other libraries."""


def steps(chosen: list[Game]) -> int:
    """The number of steps of `measure`."""
    return len(_makers(chosen)) * (1 + ROUNDS)


def measure(
    chosen: list[Game], seconds: float, watch: Callable[[int], None] = lambda _: None
) -> tuple[dict[str, float], dict[str, str]]:
    """Measure all figures in about this many seconds. Return them, and why others are missing.
    Calls `watch` with the number of `steps` that are over."""
    makers = _makers(chosen)
    runs: dict[str, Clocked] = {}
    missing: dict[str, str] = {}
    for name, make in makers.items():
        try:
            runs[name] = make()
            next(runs[name])  # what happens once is not measured
        except (ImportError, AttributeError, TypeError) as error:
            missing[name] = " ".join(str(error).split())
            runs.pop(name, None)
        watch(len(runs) + len(missing) * (1 + ROUNDS))
    best: dict[str, float] = {}
    step = count(len(makers) + len(missing) * ROUNDS + 1)
    for _ in range(ROUNDS):
        for name, run in runs.items():
            rate = _rate(run, seconds / (ROUNDS * len(runs)))
            best[name] = max(rate, best.get(name, 0.0))
            watch(next(step))
    figures = {name: 1e6 / rate if "_us" in name else rate for name, rate in best.items()}
    for game in chosen:
        one, two = (figures.pop(f"{game.name}.{kind}") for kind in WALL)
        figures[f"{game.name}.batch_two_threads"] = two / one
    return {name: float(f"{figure:.4g}") for name, figure in sorted(figures.items())}, missing


def _makers(chosen: list[Game]) -> dict[str, Callable[[], Clocked]]:
    """What is measured: the games, and the environments of other libraries."""
    own = {f"{game.name}.{key}": make for game in chosen for key, make in _own(game).items()}
    return own | _others()


def title(name: str) -> str:
    """What a figure means."""
    return OTHERS.get(name) or FIGURE_TITLES[name.rpartition(".")[2]]


def _rate(run: Clocked, seconds: float) -> float:
    decisions, spent, until = 0, 0.0, perf_counter() + seconds
    while decisions == 0 or perf_counter() < until:
        made, took = next(run)
        decisions += made
        spent += took
    return decisions / max(spent, 1e-9)


def _clocked(run: Run) -> Clocked:
    """The processor time of each item."""
    while True:
        begun = process_time()
        made = next(run)
        yield made, process_time() - begun


# ---- our environments


def _own(game: Game) -> dict[str, Callable[[], Clocked]]:
    players = game.player_counts[0]
    return {
        "observe_us": partial(_observing, game),
        "pettingzoo": lambda: _clocked(_own_pettingzoo("env", game.name, players)),
        "pettingzoo_raw": lambda: _clocked(_own_pettingzoo("raw_env", game.name, players)),
        "openspiel": lambda: _clocked(_openspiel(f"vaka_{game.name}")),
        "batch": partial(_batch, game.name),
        "batch_bits": partial(_batch, game.name, masks=False, bits=True),
        WALL[0]: partial(_wall, game.name, 1),
        WALL[1]: partial(_wall, game.name, 2),
    }


def _observing(game: Game) -> Clocked:
    """Observations of many positions, so that the processor cannot learn one by heart."""
    batch, _ = _warm(Batch(game.name, OBSERVATIONS, seed=1))
    states: list[Any] = [batch.state(index) for index in range(OBSERVATIONS)]
    looks = [(state.observe, state.turn) for state in states]
    out = np.empty(batch.table.layout.size, np.uint8)

    def run() -> Run:
        while True:
            for observe, seat in looks:
                observe(seat, out)
            yield OBSERVATIONS

    return _clocked(run())


def _own_pettingzoo(kind: str, name: str, players: int) -> Run:
    from vaka.envs import pettingzoo

    return _pettingzoo(getattr(pettingzoo, kind)(name, players=players))


def _batch(name: str, **settings: Any) -> Clocked:
    batch, random = _warm(Batch(name, COUNT, seed=1, **settings))
    while True:
        actions = _choose(batch, random)
        begun = process_time()
        batch.step(actions)
        yield COUNT, process_time() - begun


def _wall(name: str, threads: int) -> Clocked:
    """Large batches in wall time, to compare numbers of threads."""
    batch, random = _warm(Batch(name, LARGE, seed=1, threads=threads))
    while True:
        actions = _choose(batch, random)
        begun = perf_counter()
        batch.step(actions)
        yield LARGE, perf_counter() - begun


def _warm(batch: Batch) -> tuple[Batch, np.random.Generator]:
    """A batch with games at all stages, and random numbers to go on with."""
    random = _random()
    for _ in range(WARM_UP):
        batch.step(_choose(batch, random))
    return batch, random


def _choose(batch: Batch, random: np.random.Generator) -> Any:
    """A random legal move in every game."""
    index = (random.random(batch.count) * batch.counts).astype(np.int64)
    return batch.legal[np.arange(batch.count), index]


# ---- the drivers of other libraries


def _others() -> dict[str, Callable[[], Clocked]]:
    found: dict[str, Callable[[], Clocked]] = {
        f"pettingzoo.{name}": partial(_classic, name) for name in ("connect_four", "go", "hanabi")
    }
    for name in ("backgammon", "hanabi"):
        found[f"openspiel.{name}"] = partial(_spiel, name)
    for name in ("connect_four", "hex"):
        found[f"pgx.{name}"] = partial(_pgx, name)
    found["envpool.Blackjack"] = partial(_envpool, "Blackjack-v1")
    return found


def _random() -> np.random.Generator:
    return np.random.default_rng(1)


def _classic(name: str) -> Clocked:
    from importlib import import_module

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    return _clocked(_pettingzoo(import_module(f"pettingzoo.classic.{name}.{name}").env()))


def _pettingzoo(env: Any) -> Run:
    """Random games in an AEC environment; an item is a game."""
    random = _random()
    while True:
        env.reset(seed=int(random.integers(2**31)))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            moves = seen["action_mask"].nonzero()[0]
            env.step(int(moves[int(random.random() * len(moves))]))
            decisions += 1
        yield decisions


def _spiel(name: str) -> Clocked:
    return _clocked(_openspiel(name))


def _openspiel(name: str) -> Run:
    """Random games in OpenSpiel; an item is a game."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    import vaka.envs.openspiel  # noqa: F401  registers our games

    game, random = pyspiel.load_game(name), _random()
    observation = make_observation(game)
    while True:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                moves, chances = zip(*state.chance_outcomes(), strict=True)
                index = np.searchsorted(np.cumsum(chances), random.random() * sum(chances))
                state.apply_action(moves[min(int(index), len(moves) - 1)])
                continue
            observation.set_from(state, state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            decisions += 1
        yield decisions


def _pgx(name: str) -> Clocked:
    """A batch in pgx, compiled by JAX for the CPU."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    key = jax.random.PRNGKey(1)

    def choose(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf), axis=-1)

    choose = jax.jit(choose)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, COUNT))
    while True:
        key, own, theirs = jax.random.split(key, 3)
        actions = choose(own, state.legal_action_mask).block_until_ready()
        keys = jax.random.split(theirs, COUNT).block_until_ready()
        begun = process_time()
        state = jax.block_until_ready(step(state, actions, keys))
        yield COUNT, process_time() - begun


def _envpool(name: str) -> Clocked:
    """A batch in EnvPool, with one thread."""
    import envpool

    env = envpool.make_gymnasium(name, num_envs=COUNT, num_threads=1, seed=1)
    env.reset()
    random = _random()
    while True:
        actions = random.integers(env.action_space.n, size=COUNT)
        begun = process_time()
        env.step(actions)
        yield COUNT, process_time() - begun
