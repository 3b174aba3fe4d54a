"""Playing a record at random: in a mood, with second thoughts, with or without a shuffle."""

from __future__ import annotations

from hashlib import sha256

from tests.contract.walk import Mood
from vaka.core.chance import Shuffle
from vaka.core.dice import Dice
from vaka.core.game import CHANCE, Game, Setup
from vaka.core.records.log import Log
from vaka.core.records.record import standing


def play(game: Game, setup: Setup, seed: int | str, *, is_fair: bool, undos: int = 0) -> Log:
    """Play a game to its end; `undos` in a hundred moves are followed by one."""
    dice = Dice(seed)
    log = Log(game, setup, _shuffle(seed) if is_fair else None)
    if is_fair:
        for seat in range(dice.below(len(setup.seats) + 1)):
            log.mix(seat, f"string {seed} of seat {seat}")
    mood = Mood(game, dice)
    while not log.state.is_over:
        if dice.below(100) < undos:
            _undo(log, dice)
        elif log.state.turn == CHANCE and is_fair:
            log.draw()
        else:
            log.play(mood.choose(log.state))
    if is_fair:
        log.reveal()
    return log


def _shuffle(seed: int | str) -> Shuffle:
    return Shuffle.with_secret(sha256(f"secret {seed}".encode()).hexdigest())


def _undo(log: Log, dice: Dice) -> None:
    """Take back a few plies, and with them perhaps a draw or another seat's move."""
    depth = len(standing(log.record.entries))
    if depth:
        log.undo(dice.below(len(log.setup.seats)), 1 + dice.below(min(depth, 4)))
