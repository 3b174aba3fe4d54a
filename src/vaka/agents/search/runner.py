"""Running a search: spend a budget with one or more threads, each with its own tree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import inf
from time import perf_counter, thread_time

from vaka.agents.search.result import SearchResult, WinChance, estimated_moves, mean_win_chances
from vaka.agents.search.searcher import Searcher
from vaka.agents.search.tree import Tree
from vaka.core.choice import choices, state_after
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import CHANCE, JSON, Game, State
from vaka.core.search_adapter import SearchAdapter

BATCH = 40
"""Playouts in the first batch. A thread looks at the clock between batches. If the game has hidden
information that the adapter cannot sample, each batch starts from a new determinization."""

BATCHES_PER_ROOT = 10
"""Batches between two determinizations of the root if the adapter samples hidden information
itself before every playout."""

SHORT_BATCH = 0.001
"""Seconds. If a batch takes less, the next one is twice as large: between two batches a thread
holds the GIL, and the others wait."""

MAX_BATCH = 1000
"""The maximum number of playouts in a batch."""

RECHECK_FACTOR = 1.1
"""Check again whether the choice is settled after this many times the playouts."""

MIN_SECONDS = 1e-6
"""Less time than any playout takes; avoids a division by zero."""

MIN_VISITS = 5
"""A line ends before a move with fewer visits."""

MAX_COMPLETIONS = 100
"""The maximum number of ways to complete a choice that the search did not reach."""


@dataclass(frozen=True)
class Budget:
    """The limits of a search: `playouts`, `seconds`, and `cpu` seconds per thread. The search stops
    at the first limit it reaches; 0 means no limit. At least one limit is needed."""

    playouts: int = 0
    seconds: float = 0.0
    cpu: float = 0.0

    def __post_init__(self) -> None:
        is_valid = self.playouts >= 0 and 0 <= self.seconds < inf and 0 <= self.cpu < inf
        if not is_valid or not (self.playouts or self.seconds or self.cpu):
            raise InvalidSetup("a search needs a number of playouts or seconds above 0")


@dataclass(frozen=True)
class SearchSettings:
    """The settings of a search; `Searcher` explains them. With `rollout_turns` below 0,
    `rollout_candidates` 0 or `tree_candidates` 0, the search uses the number in the game's
    `SearchProfile`."""

    exploration: float = 0.15
    """The weight of moves that were visited seldom."""

    width: float = 2.0
    """How fast a node gets new choices."""

    rollout_turns: int = -1
    rollout_candidates: int = 0
    tree_candidates: int = 0

    network: bool = False
    """Whether the game's network corrects the win chances, if it has one for this number of players
    (`Game.network`)."""


def search_view(
    game: Game,
    view: JSON,
    dice: Dice,
    budget: Budget,
    *,
    settings: SearchSettings | None = None,
    threads: int = 1,
    until_settled: bool = False,
) -> SearchResult:
    """Search a position, knowing only the view of one seat. It need not be that seat's turn.

    With a budget in playouts only, the same dice and the same number of threads give the same
    result. With `until_settled` and one thread, the search stops as soon as the rest of the budget
    cannot change the choice.
    """
    dice = Dice(dice.next())
    state = game.determinize(view, dice)
    determinize = partial(game.determinize, view) if game.has_hidden_information else None
    seat = -1 if view["seat"] is None else view["seat"]
    workers = [
        _Worker(game.search_adapter(state), seat, determinize, dice.fork(f"thread {n}"), settings)
        for n in range(threads)
    ]
    is_hand_hidden = game.has_hidden_information and seat != state.turn
    return _search(state, workers, budget, is_hand_hidden, until_settled and threads == 1)


def search_turn(game: Game, state: State, dice: Dice, playouts: int) -> SearchResult:
    """Search a position for the seat to move, which knows what it could remember. Faster than
    `search_view`, but the adapter must sample hidden information itself."""
    profile, settings = game.search_profile(state.players), SearchSettings()
    searcher = Searcher(
        game.search_adapter(state),
        dice,
        state.turn,
        settings.exploration,
        settings.width,
        profile.rollout_turns,
        profile.rollout_candidates,
        profile.tree_candidates,
        profile.plans_turns,
        game.has_hidden_information,
    )
    searcher.run(playouts)
    return _result(state, [searcher], False)


def search_state(
    game: Game, state: State, dice: Dice, budget: Budget, *, settings: SearchSettings | None = None
) -> SearchResult:
    """Search a position with all hidden information known. Use it to analyse finished games, never
    for a player."""
    worker = _Worker(game.search_adapter(state), state.turn, None, Dice(dice.next()), settings)
    return _search(state, [worker], budget)


def _search(
    state: State,
    workers: Sequence[_Worker],
    budget: Budget,
    is_hand_hidden: bool = False,
    until_settled: bool = False,
) -> SearchResult:
    if state.is_over:
        chances = tuple(WinChance(won, won, won) for won in state.returns())
        return SearchResult(None, (), (), chances, (), 0)
    began = perf_counter()
    threads = len(workers)
    shares = [_share(budget.playouts, threads, number) for number in range(threads)]

    def work(worker: _Worker, playouts: float) -> None:
        left = partial(_playouts_left, budget, began, thread_time())
        worker.run(playouts, left, state if until_settled else None)

    if threads == 1:
        work(workers[0], shares[0])
    else:
        with ThreadPoolExecutor(threads, thread_name_prefix="search") as pool:
            list(pool.map(work, workers, shares))
    return _result(state, [worker.searcher for worker in workers], is_hand_hidden)


def _share(playouts: int, threads: int, number: int) -> float:
    """The playouts of one thread."""
    return playouts // threads + (number < playouts % threads) if playouts else inf


def _playouts_left(budget: Budget, began: float, cpu_began: float, done: int) -> float:
    """The number of playouts that the remaining time allows at the current speed."""
    left = inf
    for limit, spent in (
        (budget.seconds, perf_counter() - began),
        (budget.cpu, thread_time() - cpu_began),
    ):
        if limit and done:
            left = min(left, done * (limit / max(spent, MIN_SECONDS) - 1))
    return left


class _Worker:
    """One thread: a searcher, and new determinizations of its root."""

    def __init__(
        self,
        adapter: SearchAdapter,
        seat: int,
        determinize: Callable[[Dice], State] | None,
        dice: Dice,
        settings: SearchSettings | None,
    ) -> None:
        settings = settings or SearchSettings()
        profile = adapter.game.search_profile(adapter.root.players)
        rollout_turns = profile.rollout_turns
        network = adapter.game.network(adapter.root.players)
        if settings.network and network and network.knows(adapter.root):
            network.correct(adapter)
            rollout_turns = network.rollout_turns
        self._determinize = determinize
        self._dice = dice
        self.searcher = Searcher(
            adapter,
            dice,
            seat,
            settings.exploration,
            settings.width,
            settings.rollout_turns if settings.rollout_turns >= 0 else rollout_turns,
            settings.rollout_candidates or profile.rollout_candidates,
            settings.tree_candidates or profile.tree_candidates,
            profile.plans_turns,
            determinize is not None,
        )

    def run(
        self, playouts: float, time_left: Callable[[int], float], settling: State | None
    ) -> None:
        """Make at least one batch of playouts, then continue until the playouts or the time are
        used up, or until the choice in the position `settling` is settled."""
        done, size, checked = 0, BATCH, 0
        while (left := min(playouts - done, time_left(done))) > 0:
            if settling and done > max(left, checked * RECHECK_FACTOR):
                if _is_settled(self.searcher.tree, settling, left):
                    return
                checked = done
            if done and self._determinize and done % self._playouts_per_root == 0:
                self.searcher.adapter.set_root(self._determinize(self._dice))
            began = perf_counter()
            batch = min(size, self._playouts_per_root - done % self._playouts_per_root)
            self.searcher.run(int(min(batch, playouts - done)))
            done += batch
            if perf_counter() - began < SHORT_BATCH:
                size = min(2 * size, MAX_BATCH)

    @property
    def _playouts_per_root(self) -> int:
        """Playouts between two determinizations; any number if nothing is hidden."""
        if self._determinize and not self.searcher.is_determinized:
            return BATCH
        return BATCH * BATCHES_PER_ROOT if self._determinize else MAX_BATCH


def _is_settled(tree: Tree, state: State, left: float) -> bool:
    """Whether `left` more playouts cannot change the choice: each of its moves leads the second
    most visited move by more than that."""
    line, after = list[int](), state.copy()
    while not line or (after.turn == state.turn and after.is_mid_choice):
        visits = {
            move: tree.totals(tree.find([*line, move]))[0] for move in tree.moves(tree.find(line))
        }
        ranked = sorted(visits, key=lambda move: -visits[move])
        second = visits[ranked[1]] if len(ranked) > 1 else 0
        if not ranked or visits[ranked[0]] - second <= left or after.refusal(ranked[0]):
            return False
        line.append(ranked[0])
        after.play(ranked[0])
    return True


def _result(state: State, searchers: Sequence[Searcher], is_hand_hidden: bool) -> SearchResult:
    """The result of all searchers together."""
    trees = [searcher.tree for searcher in searchers]
    moves = estimated_moves(trees, [])
    playouts = sum(tree.totals(0)[0] for tree in trees)
    use_mean = state.turn == CHANCE or is_hand_hidden
    chances = mean_win_chances(trees) if use_mean else moves[0].chances
    if state.turn == CHANCE or state.refusal(moves[0].move):
        return SearchResult(None, (), (), chances, tuple(moves), playouts)
    run = _complete_choice(state, searchers[0].adapter.game, trees, moves[0].move)
    line = _best_line(state, trees, run)
    return SearchResult(run[0], tuple(run), tuple(line), chances, tuple(moves), playouts)


def _complete_choice(state: State, game: Game, trees: Sequence[Tree], first: int) -> list[int]:
    """All moves of the choice that begins with `first`: the most visited ones as far as the trees
    reach, then the ones that the game evaluates best."""
    run, after = [first], state_after(state, [first])
    while after.turn == state.turn and after.is_mid_choice:
        replies = estimated_moves(trees, run)
        # The move may come from another determinization and be illegal in this one.
        if not replies or after.refusal(replies[0].move):
            return [*run, *_best_evaluated(after, game)]
        run.append(replies[0].move)
        after.play(run[-1])
    return run


def _best_evaluated(state: State, game: Game) -> list[int]:
    """The completion of a choice after which `Game.evaluate` is highest."""
    return max(
        choices(state, MAX_COMPLETIONS),
        key=lambda run: game.evaluate(state_after(state, run), state.turn),
    )


def _best_line(state: State, trees: Sequence[Tree], run: Sequence[int]) -> list[int]:
    """A choice and the best replies to it, as long as they have enough visits."""
    line, after = list(run), state_after(state, run)
    while after.turn >= 0:
        replies = estimated_moves(trees, line)
        if not replies or replies[0].visits < MIN_VISITS or after.refusal(replies[0].move):
            break
        line.append(replies[0].move)
        after.play(line[-1])
    return line
