"""The game Pebbles in tests: logs of it, played at random."""

from __future__ import annotations

from hypothesis import settings

from tests.pebbles.game import GAME as PEBBLES
from tests.pebbles.game import Pebbles, PebblesGame
from tests.pebbles.game.state import BAG, DROP, REACH, TURN
from vaka.core.chance import Shuffle
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game
from vaka.core.records.log import Log
from vaka.core.records.record import standing

__all__ = [
    "BAG",
    "DROP",
    "PEBBLES",
    "REACH",
    "TURN",
    "Pebbles",
    "PebblesGame",
    "find_game",
    "patient",
    "play_on",
    "random_log",
]

patient = settings(deadline=None)
"""For properties that play whole games: how long an example takes says nothing."""


def find_game(name: str) -> Game:
    """The only game of these tests."""
    return {"pebbles": PEBBLES}[name]


def play_on(log: Log, dice: Dice, plies: int = 1000, undos: int = 0) -> Log:
    """Play a log at random, to its end or for some plies; `undos` in 100 moves are taken back."""
    while log.plies < plies and not log.state.is_over:
        if log.plies and dice.below(100) < undos:
            depth = len(standing(log.record.entries))
            if depth:
                log.undo(dice.below(len(log.setup.seats)), 1 + dice.below(min(depth, 5)))
        elif log.state.turn == CHANCE and log.record.commitment:
            log.draw()
        else:
            log.play(dice.choose(log.state.moves()))
    return log


def random_log(seed: int, players: int = 2, undos: int = 10, first: int | None = 0) -> Log:
    """A finished game with a shuffle, its secret revealed."""
    dice = Dice(seed)
    shuffle = Shuffle.with_secret(f"{seed:064x}")
    log = Log(PEBBLES, PEBBLES.setup(players, first=first), shuffle)
    log.mix(1, f"string {seed}")
    play_on(log, dice, undos=undos)
    log.reveal()
    return log
