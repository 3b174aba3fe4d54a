"""A match: the same agents meet again and again, each game with dice of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from vaka.agents import Agent, check, decide, make
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import CHANCE, Game, Setup, State
from vaka.core.records.record import Record, result

MOST_TRIES = 1000
"""So often random options are thrown again until they fit together."""


@dataclass(frozen=True)
class Match:
    """What is played.

    `agents` are given as text: one for all seats, or one for each player or seat. Game number n
    depends on the seed and n alone, so games can be played in any order and anywhere.
    """

    game: Game
    players: int
    agents: tuple[str, ...]
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    preset: str | None = None
    first: int | None = 0
    has_random_options: bool = False

    def check(self) -> None:
        """Raise `InvalidSetup` here rather than in the middle of the match."""
        if self.has_random_options and self.preset is not None:
            raise InvalidSetup("random options leave nothing for a preset to say")
        for agent in self.agents:
            check(agent, self.game)
        setup = self.game.setup(
            self.players, options=self.options, preset=self.preset, first=self.first
        )
        counts = {1, self.players} | (set() if self.has_random_options else {len(setup.seats)})
        if len(self.agents) not in counts:
            allowed = " or ".join(map(str, sorted(counts)))
            raise InvalidSetup(
                f"{self.players} players need {allowed} agents, not {len(self.agents)}"
            )

    def dice(self, number: int) -> Dice:
        """The dice of a game; its parts take forks of them."""
        return Dice(f"{self.seed}/{number}")


@dataclass(frozen=True)
class Played:
    """A game of a match. `points` are by player, if the game counts any."""

    number: int
    record: Record
    turns: int
    decisions: int
    points: tuple[int, ...]


def play(match: Match, number: int) -> Played:
    """Play game `number` of a match, counted from 1."""
    dice = match.dice(number)
    setup = _setup(match, dice.fork("options"))
    state = match.game.start(setup)
    agents = _agents(match, state)
    moves, turns, decisions = _play_out(match.game, state, agents, dice)
    end = result(match.game, state)
    record = Record(setup, match.game.rules_version, tuple(moves), result=end)
    return Played(number, record, turns, decisions, points(match.game, state))


def points(game: Game, state: State) -> tuple[int, ...]:
    """The points of each player; none where a game has no such thing."""
    return tuple(player["points"] for player in game.score(state).get("players", ()))


def draw(state: State, dice: Dice) -> int:
    """What chance turns up, by the weights of its moves."""
    upto = list(accumulate(state.weights()))
    value = dice.below(upto[-1])
    return state.moves()[next(index for index, limit in enumerate(upto) if value < limit)]


def _play_out(
    game: Game, state: State, agents: Sequence[Agent], dice: Dice
) -> tuple[list[int], int, int]:
    """Play to the end; the moves, and how many turns and decisions there were."""
    chance = dice.fork("chance")
    thrown = [dice.fork(f"seat {seat}") for seat in range(state.seats)]
    moves: list[int] = []
    turns = decisions = 0
    while not state.is_over:
        turns += state.is_turn_start
        seat = state.turn
        if seat == CHANCE:
            run = [draw(state, chance)]
        else:
            run = decide(agents[seat], game, state, thrown[seat])
            decisions += len(run)
        for move in run:
            state.play(move)
        moves += run
    return moves, turns, decisions


def _setup(match: Match, dice: Dice) -> Setup:
    """The table of one game; the players go by the names of their agents."""
    names = match.agents * match.players if len(match.agents) == 1 else match.agents
    for _ in range(MOST_TRIES):
        options = _random_options(match, dice) if match.has_random_options else match.options
        try:
            return match.game.setup(
                names[: match.players], options=options, preset=match.preset, first=match.first
            )
        except InvalidSetup:
            if not match.has_random_options:
                raise
    raise InvalidSetup("no random options fit together with those that were asked for")


def _random_options(match: Match, dice: Dice) -> dict[str, str]:
    """A value for every option; those that were asked for stay."""
    thrown = {option.name: dice.choose(option.values) for option in match.game.options}
    return thrown | dict(match.options)


def _agents(match: Match, state: State) -> list[Agent]:
    """The agent of each seat. A player with two seats may be one agent, or two."""
    texts = match.agents
    if len(texts) == 1:
        texts *= state.players
    if len(texts) == state.players:
        texts = tuple(texts[state.player_of(seat)] for seat in range(state.seats))
    return [make(text, match.game) for text in texts]
