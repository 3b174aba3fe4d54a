"""The game Pebbles for tests, with random games and records of it."""

from __future__ import annotations

from hypothesis import settings

from tests.pebbles.game import GAME as PEBBLES
from tests.pebbles.game import Pebbles, PebblesGame
from tests.pebbles.game.state import BAG, DROP, REACH, TURN
from vaka.core.dice import Dice
from vaka.core.fair_shuffle import Shuffle
from vaka.core.game import CHANCE, Game
from vaka.core.records.record import standing_moves
from vaka.core.records.recorder import Recorder

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
    "random_recorder",
]

patient = settings(deadline=None)
"""For properties that play whole games: no deadline for an example."""


def find_game(name: str) -> Game:
    """Find a game by name: there is only Pebbles."""
    return {"pebbles": PEBBLES}[name]


def play_on(recorder: Recorder, dice: Dice, plies: int = 1000, undos: int = 0) -> Recorder:
    """Play at random, to the end or for some plies; `undos` in 100 moves are taken back."""
    while recorder.plies < plies and not recorder.state.is_over:
        if recorder.plies and dice.below(100) < undos:
            depth = len(standing_moves(recorder.record.entries))
            if depth:
                recorder.undo(dice.below(len(recorder.setup.seats)), 1 + dice.below(min(depth, 5)))
        elif recorder.state.turn == CHANCE and recorder.record.commitment:
            recorder.draw()
        else:
            recorder.play(dice.choose(recorder.state.moves()))
    return recorder


def random_recorder(
    seed: int, players: int = 2, undos: int = 10, first: int | None = 0
) -> Recorder:
    """A finished game with a shuffle, its secret revealed."""
    dice = Dice(seed)
    shuffle = Shuffle.with_secret(f"{seed:064x}")
    recorder = Recorder(PEBBLES, PEBBLES.setup(players, first=first), shuffle)
    recorder.mix(1, f"string {seed}")
    play_on(recorder, dice, undos=undos)
    recorder.reveal()
    return recorder
