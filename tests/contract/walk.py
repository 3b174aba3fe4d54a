"""Random walks through any game, and the positions they reach."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from vaka.core.build_mode import is_compiled
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import CHANCE, Game, Setup, State

WEIGHTS = (0, 1, 1, 3, 10, 30)
"""The weights of kinds of moves in a mood."""

TABLES = 500 if is_compiled() else 80
"""The minimum number of games to play for the gallery."""


# ---- set-ups


def random_setup(game: Game, dice: Dice) -> Setup:
    """A random valid set-up: players, options, seats, first seat."""
    while True:
        options = {option.name: dice.choose(option.values) for option in game.options}
        try:
            setup = game.setup(dice.choose(game.player_counts), options=options)
        except InvalidSetup:
            continue
        words = list(game.seat_words)
        dice.shuffle(words)
        seats = words[: len(setup.seats)]
        first = None if dice.below(4) == 0 else dice.below(len(seats))
        return game.setup(setup.players, seats=seats, options=options, first=first)


def every_setup(game: Game) -> list[Setup]:
    """All numbers of players, all values of all options, all presets, and the first seat by lot."""
    setups = [game.setup(players) for players in game.player_counts]
    setups += [game.setup(players, first=None) for players in game.player_counts]
    for option in game.options:
        setups += [_smallest(game, {option.name: value}) for value in option.values]
    setups += [
        game.setup(players, preset=preset)
        for preset in game.presets
        for players in game.player_counts
    ]
    return setups


def _smallest(game: Game, options: dict[str, str]) -> Setup:
    """The smallest number of players that allows some options."""
    for players in game.player_counts:
        try:
            return game.setup(players, options=options)
        except InvalidSetup:
            continue
    raise AssertionError(f"no table of {game.name} allows {options}")


# ---- walks


@cache
def kinds(game: Game) -> tuple[str, ...]:
    """The kind of every move, which is its first word: expand, sail, land."""
    state = game.initial_state(game.setup(game.player_counts[0]))
    return tuple(game.move_text(state, move).split()[0] for move in range(game.move_count))


class Mood:
    """A random player with weights for kinds of moves.

    Uniformly random players seldom empty a supply or enclose an island; one who never settles does.
    """

    def __init__(self, game: Game, dice: Dice) -> None:
        self._dice = dice
        self._kinds = kinds(game)
        self._likes = {kind: dice.choose(WEIGHTS) for kind in sorted(set(self._kinds))}

    def choose(self, state: State) -> int:
        """A legal move: its kind by weight, then any move of that kind. Chance has no mood."""
        moves = state.moves()
        if state.turn == CHANCE:
            return self._dice.choose(moves)
        by_kind: dict[str, list[int]] = {}
        for move in moves:
            by_kind.setdefault(self._kinds[move], []).append(move)
        liked = [kind for kind in by_kind for _ in range(self._likes[kind])]
        return self._dice.choose(by_kind[self._dice.choose(liked or list(by_kind))])


def walk(game: Game, setup: Setup, dice: Dice) -> Iterator[tuple[State, int]]:
    """Play a game to its end in one mood; yield each position and its next move.

    The position is reused: copy it to keep it.
    """
    state, mood = game.initial_state(setup), Mood(game, dice)
    while not state.is_over:
        move = mood.choose(state)
        yield state, move
        state.play(move)


def line_of(game: Game, setup: Setup, dice: Dice) -> list[int]:
    """The moves of a whole game in one mood."""
    return [move for _, move in walk(game, setup, dice)]


# ---- the gallery: positions of every kind


MOST = 3
"""The maximum number of positions of a kind in the gallery."""


@cache
def gallery(game: Game, each: int = MOST) -> tuple[State, ...]:
    """Positions of every kind that random walks reach, at most `each` of a kind.

    The kind of a position is the set of its kinds of moves and the kind of the last move. Walks
    continue until every kind of move has occurred: an island is removed in one of 100 games.
    """
    assert each <= MOST
    return tuple(state for kept in _met(game) for state in kept[:each])


@cache
def _met(game: Game) -> tuple[list[State], ...]:
    """The first positions of every kind. The games are played once per process."""
    found: dict[object, list[State]] = {}
    met: set[str] = set()
    for number, setup in enumerate(_tables(game)):
        if number >= TABLES and met == set(kinds(game)):
            break
        before = ""
        state = game.initial_state(setup)
        mood = Mood(game, Dice(f"gallery {number}"))
        while True:
            now = frozenset(kinds(game)[move] for move in state.moves())
            met |= now
            kept = found.setdefault((before, now, state.is_mid_choice), [])
            if len(kept) < MOST:
                kept.append(state.copy())
            if state.is_over:
                break
            move = mood.choose(state)
            before = kinds(game)[move]
            state.play(move)
    return tuple(found.values())


def _tables(game: Game) -> Iterator[Setup]:
    yield from every_setup(game)
    for number in range(1000):
        yield random_setup(game, Dice(f"table {number}"))
