"""Thinking about a view: several searchers, each on its own tree, for as long as they may."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import inf
from time import perf_counter, thread_time

from vaka.agents.search.searcher import Searcher
from vaka.agents.search.thought import Chance, Thought, mean_chances, weighed
from vaka.agents.search.tree import Tree
from vaka.core.adapter import Adapter
from vaka.core.choice import choices
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import CHANCE, JSON, Game, State

BATCH = 40
"""Playouts between two looks at the clock at first, and, where something is hidden, two guesses."""

SELDOM = 10
"""Batches between two guesses where the game deals anew by itself before every playout."""

QUICK = 0.001
"""Seconds: where a batch takes less, the next is twice as large. Threads wait for each other
between two batches."""

LARGEST = 1000
"""Playouts of a batch."""

AGAIN = 1.1
"""Whether a choice is settled is asked again after so many times the playouts."""

INSTANT = 1e-6
"""Seconds: less than any playout takes."""

LEAST_VISITS = 5
"""A line goes on as long as its moves were visited so often."""

MOST_ENDINGS = 100
"""Ways to complete a choice that are looked at where the search did not come so far."""


@dataclass(frozen=True)
class Budget:
    """How long to think: so many playouts, so many seconds, so many seconds of the processor in
    each thread, whichever is over first; 0 is no limit, and one of them must be given."""

    playouts: int = 0
    seconds: float = 0.0
    cpu: float = 0.0

    def __post_init__(self) -> None:
        is_sound = self.playouts >= 0 and 0 <= self.seconds < inf and 0 <= self.cpu < inf
        if not is_sound or not (self.playouts or self.seconds or self.cpu):
            raise InvalidSetup("thinking needs a number of playouts or seconds above 0")


@dataclass(frozen=True)
class Settings:
    """How a search goes about it; `Searcher` tells what they mean. A horizon below 0 and
    a taste of 0 are the game's own."""

    exploration: float = 0.15
    width: float = 2.0
    horizon: int = -1
    taste: int = 0


def think(
    game: Game,
    view: JSON,
    dice: Dice,
    budget: Budget,
    *,
    settings: Settings | None = None,
    threads: int = 1,
    until_settled: bool = False,
) -> Thought:
    """What can be found out about a position from what a seat sees of it.

    It may be anybody's turn. With a budget of playouts alone, the same dice lead to the same
    thought, however many threads there are as long as their number is the same. Who only wants to
    know what to play asks for it until that is settled: one thread stops as soon as the rest of
    the budget could not change its choice any more.
    """
    dice = Dice(dice.next())
    state = game.guess(view, dice)
    guess = partial(game.guess, view) if game.hides else None
    seat = -1 if view["seat"] is None else view["seat"]
    thinkers = [
        _Thinker(game.adapter(state), seat, guess, dice.fork(f"thread {number}"), settings)
        for number in range(threads)
    ]
    is_blind = game.hides and seat != state.turn
    return _think(state, thinkers, budget, is_blind, until_settled and threads == 1)


def think_openly(
    game: Game, state: State, dice: Dice, budget: Budget, *, settings: Settings | None = None
) -> Thought:
    """What can be found out about a position by whoever sees all of it: for looking back at a game
    that is over, never for anybody who plays."""
    thinker = _Thinker(game.adapter(state), state.turn, None, Dice(dice.next()), settings)
    return _think(state, [thinker], budget)


def _think(
    state: State,
    thinkers: Sequence[_Thinker],
    budget: Budget,
    is_blind: bool = False,
    until_settled: bool = False,
) -> Thought:
    """Let all of them think at once. Blind is who does not know what the seat to move can do."""
    if state.is_over:
        return Thought(None, (), (), tuple(Chance(won, won, won) for won in state.returns()), (), 0)
    began = perf_counter()
    threads = len(thinkers)
    shares = [_share(budget.playouts, threads, number) for number in range(threads)]

    def work(thinker: _Thinker, playouts: float) -> None:
        left = partial(_left, budget, began, thread_time())
        thinker.think(playouts, left, state if until_settled else None)

    if threads == 1:
        work(thinkers[0], shares[0])
    else:
        with ThreadPoolExecutor(threads, thread_name_prefix="search") as pool:
            list(pool.map(work, thinkers, shares))
    return _thought(state, [thinker.searcher for thinker in thinkers], is_blind)


def _share(playouts: int, threads: int, number: int) -> float:
    """The playouts of one thread."""
    return playouts // threads + (number < playouts % threads) if playouts else inf


def _left(budget: Budget, began: float, cpu_began: float, done: int) -> float:
    """How many more playouts there is time for, at the pace of those that are done."""
    left = inf
    for limit, spent in (
        (budget.seconds, perf_counter() - began),
        (budget.cpu, thread_time() - cpu_began),
    ):
        if limit and done:
            left = min(left, done * (limit / max(spent, INSTANT) - 1))
    return left


class _Thinker:
    """One thread: a searcher, and guesses at what is hidden."""

    def __init__(
        self,
        adapter: Adapter,
        seat: int,
        guess: Callable[[Dice], State] | None,
        dice: Dice,
        settings: Settings | None,
    ) -> None:
        settings = settings or Settings()
        self._guess = guess
        self._dice = dice
        self.searcher = Searcher(
            adapter,
            dice,
            seat,
            settings.exploration,
            settings.width,
            settings.horizon
            if settings.horizon >= 0
            else adapter.game.horizon(adapter.root.players),
            settings.taste or adapter.game.taste,
            guess is not None,
        )

    def think(
        self, playouts: float, time_left: Callable[[int], float], settling: State | None
    ) -> None:
        """So many playouts, or as many as there is time for, but at least one batch; or until it
        is settled what to play in a position."""
        done, size, looked = 0, BATCH, 0
        while (left := min(playouts - done, time_left(done))) > 0:
            if settling and done > max(left, looked * AGAIN):
                if _is_settled(self.searcher.tree, settling, left):
                    return
                looked = done
            if done and self._guess and done % self._rhythm == 0:
                self.searcher.adapter.restart(self._guess(self._dice))
            began = perf_counter()
            batch = min(size, self._rhythm - done % self._rhythm)
            self.searcher.run(int(min(batch, playouts - done)))
            done += batch
            if perf_counter() - began < QUICK:
                size = min(2 * size, LARGEST)

    @property
    def _rhythm(self) -> int:
        """Playouts between two guesses; nobody can tell where nothing is hidden."""
        if self._guess and not self.searcher.is_dealt:
            return BATCH
        return BATCH * SELDOM if self._guess else LARGEST


def _is_settled(tree: Tree, state: State, left: float) -> bool:
    """Whether so many more playouts could not change a choice: each of its moves was visited more
    often than any other by more than that."""
    line, after = list[int](), state.copy()
    while not line or (after.turn == state.turn and after.is_mid_choice):
        tried = {
            move: tree.count(tree.find([*line, move]))[0] for move in tree.moves(tree.find(line))
        }
        ranked = sorted(tried, key=lambda move: -tried[move])
        second = tried[ranked[1]] if len(ranked) > 1 else 0
        if not ranked or tried[ranked[0]] - second <= left or after.refusal(ranked[0]):
            return False
        line.append(ranked[0])
        after.play(ranked[0])
    return True


def _thought(state: State, searchers: Sequence[Searcher], is_blind: bool) -> Thought:
    """What the searchers have found out together."""
    trees = [searcher.tree for searcher in searchers]
    moves = weighed(trees, [])
    playouts = sum(tree.count(0)[0] for tree in trees)
    chances = mean_chances(trees) if state.turn == CHANCE or is_blind else moves[0].chances
    if state.turn == CHANCE or state.refusal(moves[0].move):
        return Thought(None, (), (), chances, tuple(moves), playouts)
    run = _whole_choice(state, searchers[0].adapter.game, trees, moves[0].move)
    line = _line(state, trees, run)
    return Thought(run[0], tuple(run), tuple(line), chances, tuple(moves), playouts)


def _whole_choice(state: State, game: Game, trees: Sequence[Tree], first: int) -> list[int]:
    """All moves of the choice that begins so: as the trees lead, as far as they reach, and then
    what looks best. A choice is thought about once, however little."""
    run, after = [first], state.copy()
    after.play(first)
    while after.turn == state.turn and after.is_mid_choice:
        replies = weighed(trees, run)
        # A move that another guess allowed may be refused, where something is hidden.
        if not replies or after.refusal(replies[0].move):
            return [*run, *_best_looking(after, game)]
        run.append(replies[0].move)
        after.play(run[-1])
    return run


def _best_looking(state: State, game: Game) -> list[int]:
    """How to complete a choice by what the game thinks of the position after it."""

    def value(run: Sequence[int]) -> float:
        after = state.copy()
        for move in run:
            after.play(move)
        return game.evaluate(after, state.turn)

    return max(choices(state, MOST_ENDINGS), key=value)


def _line(state: State, trees: Sequence[Tree], run: Sequence[int]) -> list[int]:
    """A choice, and the best replies to it as long as they were looked at often enough."""
    line, after = list(run), state.copy()
    for move in run:
        after.play(move)
    while after.turn >= 0:
        replies = weighed(trees, line)
        if not replies or replies[0].visits < LEAST_VISITS or after.refusal(replies[0].move):
            break
        line.append(replies[0].move)
        after.play(line[-1])
    return line
