"""Plays many random games and checks invariants: `python -m tests.soak --games 100000`.

Games are numbered. The seed and the number of a game determine its set-up, mood and dice, so you
can replay a game that failed with `--seed S --only N`. Some turns of every game are checked; one
game in `THOROUGH` is checked after every move, and in more ways.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from tests.contract.walk import Mood, random_setup
from tests.games.expectations import expectations
from vaka import games
from vaka.core.build_mode import describe
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, NOBODY, Game

THOROUGH = 50
"""One game in this many is checked after every move."""

SELDOM = 4
"""Of the other games, one turn in this many is checked."""

LONGEST = 100_000
"""A game with more plies than this is considered endless."""

BATCH = 100


@dataclass(frozen=True)
class Violation:
    """A game that failed a check."""

    game: str
    seed: str
    number: int
    ply: int
    what: str
    position: str
    chosen: str | None
    """The requested game, if there is one."""

    def __str__(self) -> str:
        game = f" --game {self.chosen}" if self.chosen else ""
        return (
            f"{self.game}: game {self.number}, ply {self.ply}: {self.what}\n"
            f"  again: python -m tests.soak --seed {self.seed} --only {self.number}{game}\n"
            f"  position: {self.position}"
        )


@dataclass
class Tally:
    """What was played."""

    games: int = 0
    plies: int = 0
    checks: int = 0
    ends: Counter[tuple[str, int, str]] = field(default_factory=Counter)
    """By game, number of players and reason."""

    violations: list[Violation] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.plies += other.plies
        self.checks += other.checks
        self.ends += other.ends
        self.violations += other.violations


# ---- one game


class Player:
    """Plays a game and checks its positions."""

    def __init__(self, seed: str, number: int, chosen: str | None = None) -> None:
        names = [chosen] if chosen else games.names()
        self.chosen = chosen
        self.seed = seed
        self.number = number
        self.game: Game = games.load(names[number % len(names)])
        self.dice = Dice(f"{seed}:{number}")
        self.state = self.game.initial_state(random_setup(self.game, self.dice))
        self.mood = Mood(self.game, self.dice) if self.dice.below(2) else None
        self.is_thorough = self.dice.below(THOROUGH) == 0
        self.ply = 0
        self.checks = 0

    def play(self) -> Tally:
        """Play to the end, or to the first failed check."""
        tally = Tally(games=1)
        try:
            self._play()
        except Exception as error:  # noqa: BLE001  whatever happens is reported with its game
            what = f"{type(error).__name__}: {error}".splitlines()[0]
            position = self.game.position_text(self.state)
            violation = Violation(
                self.game.name, self.seed, self.number, self.ply, what, position, self.chosen
            )
            tally.violations.append(violation)
        else:
            reason = self.game.score(self.state)["reason"]
            tally.ends[self.game.name, self.state.players, reason] += 1
        tally.plies, tally.checks = self.ply, self.checks
        return tally

    def _play(self) -> None:
        while not self.state.is_over:
            assert self.ply < LONGEST, "the game does not end"
            self._look()
            moves = self.state.moves()
            move = self.mood.choose(self.state) if self.mood else self.dice.choose(moves)
            assert moves == sorted(set(moves)), "the moves are not in order"
            self.state.play(move)
            self.ply += 1
        self._check()
        self._check_end()

    def _look(self) -> None:
        """Check every position of some games, and some turns of every game."""
        if self.is_thorough:
            self._check()
            self._check_contract()
        elif self.state.is_turn_start and self.dice.below(SELDOM) == 0:
            self._check()

    def _check(self) -> None:
        self.checks += 1
        expected = expectations(self.game.name)
        if expected:
            expected.check(self.state)

    def _check_contract(self) -> None:
        """Round trips of texts, independent copies, events, refusals, a playout."""
        game, state = self.game, self.state
        position, moves = game.position_text(state), state.moves()
        twin = game.parse_position(position)
        assert game.position_text(twin) == position, "the position is not read back as it was"
        assert twin.moves() == moves, "the position read back has other moves"
        move = self.dice.choose(moves)
        assert game.parse_move(state, game.move_text(state, move)) == move, (
            "a move is not read back"
        )
        events = game.play(twin, move)
        assert all("kind" in event for event in events), "an event has no kind"
        json.dumps([events, game.view(state, state.active)])
        any_move = self.dice.below(game.move_count)
        refusal = game.why_not(state, any_move)
        assert (refusal is None) == (any_move in moves), f"{any_move} is refused wrongly"
        assert state.turn in (CHANCE, state.active), "somebody else is to move"
        assert not any(state.returns()), "somebody has won already"
        twin.playout(self.dice.fork("playout"))
        assert twin.is_over, "a playout does not end"
        assert game.position_text(state) == position, "looking has changed the position"

    def _check_end(self) -> None:
        assert self.state.turn == NOBODY, "somebody is to move after the end"
        assert not self.state.moves(), "there are moves after the end"
        assert abs(sum(self.state.returns()) - 1) < 1e-9, "the win is not one in all"


# ---- many games


def play_batch(seed: str, numbers: range, chosen: str | None = None) -> Tally:
    """Play some games one after the other, until one fails."""
    tally = Tally()
    for number in numbers:
        tally.add(Player(seed, number, chosen).play())
        if tally.violations:
            break
    return tally


def soak(seed: str, count: int, jobs: int, chosen: str | None = None) -> Tally:
    """Play many games on many cores. After a failure, games in progress are played to the end."""
    tally = Tally()
    progress = Progress(count)
    if jobs == 1:
        for numbers in _batches(count):
            tally.add(play_batch(seed, numbers, chosen))
            progress.show(tally)
            if tally.violations:
                break
        return tally
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play_batch, seed, numbers, chosen) for numbers in _batches(count)]
        for done in as_completed(waiting):
            if not done.cancelled():
                tally.add(done.result())
                progress.show(tally)
            if tally.violations:
                _cancel(waiting)
    return tally


def _cancel(waiting: list[Future[Tally]]) -> None:
    for future in waiting:
        future.cancel()


def _batches(count: int) -> Iterator[range]:
    for first in range(0, count, BATCH):
        yield range(first, min(first + BATCH, count))


class Progress:
    """Progress on stderr: one line that is updated, or a few lines if it is not a terminal."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._start = time.monotonic()
        self._step = BATCH if sys.stderr.isatty() else max(1, count // 10)
        self._next = 0

    def show(self, tally: Tally) -> None:
        """Report the progress."""
        if tally.games < min(self._next, self._count):
            return
        self._next = tally.games + self._step
        speed = tally.games / (time.monotonic() - self._start)
        is_last = tally.games == self._count
        end = "\r" if sys.stderr.isatty() and not is_last else "\n"
        print(
            f"{tally.games} of {self._count} games, {speed:.0f} games/s",
            end=end,
            file=sys.stderr,
            flush=True,
        )


def report(tally: Tally, seconds: float) -> str:
    """The summary, and how the games ended."""
    verdict = f"{len(tally.violations)} VIOLATIONS" if tally.violations else "no violation"
    lines = [
        f"{tally.games} games, {tally.plies} plies, {tally.checks} positions checked"
        f" in {seconds:.0f} s ({describe()}): {verdict}"
    ]
    reasons = sorted({(name, reason) for name, _, reason in tally.ends})
    for name, reason in reasons:
        by_players = {
            players: count
            for (other, players, why), count in sorted(tally.ends.items())
            if (other, why) == (name, reason)
        }
        counts = ", ".join(f"{players} players {count}" for players, count in by_players.items())
        lines.append(f"  {name} {reason}: {sum(by_players.values())} ({counts})")
    return "\n".join([*lines, *map(str, tally.violations)])


def main(arguments: list[str] | None = None) -> int:
    """Play, report, and return 1 if a check failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="how many games are played")
    parser.add_argument("--seed", default="soak", help="other seeds play other games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--only", type=int, help="play only the game of this number")
    parser.add_argument("--game", choices=games.names(), help="play this game, not all in turn")
    options = parser.parse_args(arguments)
    start = time.monotonic()
    if options.only is None:
        tally = soak(options.seed, options.games, options.jobs, options.game)
    else:
        tally = play_batch(options.seed, range(options.only, options.only + 1), options.game)
    print(report(tally, time.monotonic() - start))
    return 1 if tally.violations else 0


if __name__ == "__main__":
    sys.exit(main())
