"""What an agent is. It gets what a person at its seat would get, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup, VakaError
from vaka.core.game import JSON, Game, State


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal move, and how it reads."""

    move: int
    text: str


class Agent(ABC):
    """Chooses moves for a seat.

    An agent never meets a state: one that searches makes itself a state that could lie behind the
    view, by `Game.guess`. All its randomness comes from the dice it is given, so that the same
    dice lead to the same game.

    An agent is a dataclass. Its first field is the game it plays, and each of the others that has
    yes or no, a number or a text as its default is a parameter, which can be given on the command
    line: `name:key=value`.
    """

    @abstractmethod
    def choose(self, view: JSON, moves: Sequence[Offer], dice: Dice) -> int:
        """One of the moves, of which there is at least one."""

    def plan(self, view: JSON, moves: Sequence[Offer], dice: Dice) -> list[int]:
        """What to do from here: one of the moves, and whatever it has already decided to play
        after it within the same choice. Landing five boats can so be thought over once."""
        return [self.choose(view, moves, dice)]

    def limit(self, seconds: float) -> None:  # noqa: B027
        """Think about a choice for so many seconds at most, from now on: where strangers ask for
        agents. `InvalidSetup` where its parameters ask for more."""


class BlindAgent(Agent):
    """An agent that looks at nothing, so that nobody has to show it anything: that is faster."""

    @abstractmethod
    def choose_blindly(self, moves: Sequence[int], dice: Dice) -> int:
        """One of the moves."""

    def choose(self, view: JSON, moves: Sequence[Offer], dice: Dice) -> int:  # noqa: ARG002
        return self.choose_blindly([offer.move for offer in moves], dice)


def check_number(agent: str, name: str, number: float, most: int, least: int = 1) -> None:
    """A parameter is neither too small nor too large, nor no number at all."""
    if not least <= number <= most:
        raise InvalidSetup(f"agent {agent} needs {name} from {least} to {most}, not {number}")


def decide(agent: Agent, game: Game, state: State, dice: Dice) -> list[int]:
    """What an agent does for the seat to move: one move, or a run of them within one choice.

    Only here do states and agents come close."""
    moves = state.moves()
    if isinstance(agent, BlindAgent):
        move = agent.choose_blindly(moves, dice)
        if move not in moves:
            _check(agent, state, [move])
        return [move]
    offers = [Offer(move, game.text(state, move)) for move in moves]
    view = game.view(state, state.turn) | game.memory(state, state.turn)
    run = agent.plan(view, offers, dice)
    _check(agent, state, run)
    return run


def _check(agent: Agent, state: State, run: Sequence[int]) -> None:
    """Whoever chooses what cannot be played is named: an agent may be anybody's."""
    name = f"{type(agent).__module__}.{type(agent).__qualname__}"
    if not run:
        raise VakaError(f"agent {name} chose nothing")
    after = state.copy()
    for move in run:
        try:
            after.play(move)
        except (VakaError, TypeError, OverflowError) as error:
            raise VakaError(f"agent {name} chose {move!r}: {error}") from error
