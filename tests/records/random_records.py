"""Random records: with a mood, undos, and with or without a shuffle."""

from __future__ import annotations

from hashlib import sha256

from tests.contract.walk import Mood
from vaka.core.dice import Dice
from vaka.core.fair_shuffle import Shuffle
from vaka.core.game import CHANCE, Game, Setup
from vaka.core.records.record import standing_moves
from vaka.core.records.recorder import Recorder


def play(game: Game, setup: Setup, seed: int | str, *, is_fair: bool, undos: int = 0) -> Recorder:
    """Play a game to its end. Out of 100 moves, `undos` are followed by an undo."""
    dice = Dice(seed)
    recorder = Recorder(game, setup, _shuffle(seed) if is_fair else None)
    if is_fair:
        for seat in range(dice.below(len(setup.seats) + 1)):
            recorder.mix(seat, f"string {seed} of seat {seat}")
    mood = Mood(game, dice)
    while not recorder.state.is_over:
        if dice.below(100) < undos:
            _undo(recorder, dice)
        elif recorder.state.turn == CHANCE and is_fair:
            recorder.draw()
        else:
            recorder.play(mood.choose(recorder.state))
    if is_fair:
        recorder.reveal()
    return recorder


def _shuffle(seed: int | str) -> Shuffle:
    return Shuffle.with_secret(sha256(f"secret {seed}".encode()).hexdigest())


def _undo(recorder: Recorder, dice: Dice) -> None:
    """Take back a few plies, possibly including a draw or another seat's move."""
    depth = len(standing_moves(recorder.record.entries))
    if depth:
        recorder.undo(dice.below(len(recorder.setup.seats)), 1 + dice.below(min(depth, 4)))
