"""The interface of an agent. It sees only what a person in its seat would see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup, VakaError
from vaka.core.game import JSON, Game, State
from vaka.core.search_adapter import possible_state


@dataclass(frozen=True, slots=True)
class LegalMove:
    """A legal move with its text."""

    move: int
    """The integer that stands for the move."""

    text: str
    """The move in the notation of its game."""


class Agent(ABC):
    """Chooses moves for a seat.

    An agent never gets a state. An agent that searches calls `Game.determinize` to build a state
    that is possible given its view. All its randomness comes from the dice it is given, so the same
    dice give the same game.

    An agent is a dataclass. Its first field is the game. Every other field whose default is a
    boolean, a number or a string is a parameter that users can set: `name:key=value`.
    """

    @abstractmethod
    def choose(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> int:
        """Return one of the moves. There is at least one."""

    def plan(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> list[int]:
        """Return one of the moves, followed by any moves the agent has already decided to play
        after it within the same choice. An agent that overrides this can think once about landing
        five boats."""
        return [self.choose(view, moves, dice)]

    def limit_time(self, seconds: float) -> None:  # noqa: B027
        """Use at most this many seconds per choice from now on. Servers call this. Raise
        `InvalidSetup` if the parameters of the agent ask for more."""


class BlindAgent(Agent):
    """An agent that ignores the view. Building views takes time, so it plays faster."""

    @abstractmethod
    def choose_blindly(self, moves: Sequence[int], dice: Dice) -> int:
        """Return one of the moves."""

    def choose(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> int:  # noqa: ARG002
        """Return one of the moves, chosen by `choose_blindly`."""
        return self.choose_blindly([legal.move for legal in moves], dice)


class PossibleStates:
    """The states that are possible given what a seat knows, as samples.

    A sample is made from the view of the seat, or from the position with everything redealt that
    the seat does not know. Both give the same distribution, the second without building a view.
    """

    def __init__(self, game: Game, seat: int, sample: Callable[[Dice], State]) -> None:
        self.game = game
        self.seat = seat
        self.sample = sample

    @classmethod
    def of_view(cls, game: Game, view: JSON) -> PossibleStates:
        """The states that are possible given a view; seat -1 is a spectator."""
        seat = -1 if view["seat"] is None else view["seat"]
        return cls(game, seat, lambda dice: game.determinize(view, dice))

    @classmethod
    def of_turn(cls, game: Game, state: State) -> PossibleStates:
        """The states that are possible for the seat to move."""
        adapter = game.search_adapter(state) if game.has_hidden_information else None

        def sample(dice: Dice) -> State:
            if adapter is None:
                return state.copy()
            found: State | None = possible_state(adapter, state.turn, dice)
            return found or game.determinize(_known(game, state), dice)

        return cls(game, state.turn, sample)


class SearchingAgent(Agent):
    """An agent that needs no view, only states that are possible given the view. It plays faster
    where no view is built for anybody else."""

    game: Game
    """The game it plays."""

    @abstractmethod
    def plan_among(self, possible: PossibleStates, moves: Sequence[int], dice: Dice) -> list[int]:
        """Return one of the moves, and perhaps more of the same choice, as `plan` does."""

    def choose(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> int:
        """Return the first move of the plan."""
        return self.plan(view, moves, dice)[0]

    def plan(self, view: JSON, moves: Sequence[LegalMove], dice: Dice) -> list[int]:
        """Return one of the moves, and perhaps more of the same choice."""
        possible = PossibleStates.of_view(self.game, view)
        return self.plan_among(possible, [legal.move for legal in moves], dice)


def check_number(agent: str, name: str, number: float, most: int, least: int = 1) -> None:
    """Raise `InvalidSetup` unless a parameter lies between `least` and `most`. NaN never does."""
    if not least <= number <= most:
        raise InvalidSetup(f"agent {agent} needs {name} from {least} to {most}, not {number}")


def decide(agent: Agent, game: Game, state: State, dice: Dice) -> list[int]:
    """The decision of an agent for the seat to move: one move, or several of the same choice.

    Only this function sees both the state and the agent."""
    moves = state.moves()
    run = _choose(agent, game, state, moves, dice)
    if not (isinstance(agent, BlindAgent) and run[0] in moves):
        _play(agent, state.copy(), run)
    return run


def act(agent: Agent, game: Game, state: State, dice: Dice) -> list[int]:
    """Let an agent decide, and play its run on the state. Return the moves."""
    run = _choose(agent, game, state, state.moves(), dice)
    _play(agent, state, run)
    return run


def _choose(agent: Agent, game: Game, state: State, moves: Sequence[int], dice: Dice) -> list[int]:
    if isinstance(agent, BlindAgent):
        return [agent.choose_blindly(moves, dice)]
    if isinstance(agent, SearchingAgent):
        return agent.plan_among(PossibleStates.of_turn(game, state), moves, dice)
    legal = [LegalMove(move, game.move_text(state, move)) for move in moves]
    return agent.plan(_known(game, state), legal, dice)


def _known(game: Game, state: State) -> JSON:
    """What the seat to move knows, with a perfect memory."""
    return game.view(state, state.turn) | game.perfect_recall(state, state.turn)


def _play(agent: Agent, state: State, run: Sequence[int]) -> None:
    """Play the moves of an agent. An illegal one raises an error that names the agent: it may be a
    plugin."""
    name = f"{type(agent).__module__}.{type(agent).__qualname__}"
    if not run:
        raise VakaError(f"agent {name} chose nothing")
    for move in run:
        try:
            state.play(move)
        except (VakaError, TypeError, OverflowError) as error:
            raise VakaError(f"agent {name} chose {move!r}: {error}") from error
