"""A match: the same agents meet again and again, in fixed seats or in turning ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from vaka.agents import Agent, check, decide, make
from vaka.arena.luck import Dealt, Luck, Thrown
from vaka.arena.outcome import Outcome
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import CHANCE, Game, Setup, State
from vaka.core.records.record import Record, result
from vaka.core.records.transcript import first_seats

MOST_TRIES = 1000
"""So often random options are thrown again until they fit together."""


@dataclass(frozen=True)
class Match:
    """What is played.

    `agents` are given as text, one for each player. Fewer are repeated until all players have one;
    where players own more seats than one, there may also be one agent for each seat. Game number n
    depends on the seed and n alone, so games can be played in any order and anywhere.

    Where `is_rotated`, a round is as many games as it takes until every agent has sat wherever
    another did: each game moves all of them on by one seat, and chance is the same in all of them.
    """

    game: Game
    players: int
    agents: tuple[str, ...]
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    preset: str | None = None
    first: int | None = 0
    has_random_options: bool = False
    is_rotated: bool = False

    def check(self) -> None:
        """Raise `InvalidSetup` here rather than in the middle of the match."""
        if self.has_random_options and self.preset is not None:
            raise InvalidSetup("random options leave nothing for a preset to say")
        for agent in self.agents:
            check(agent, self.game)
        setup = self.game.setup(
            self.players, options=self.options, preset=self.preset, first=self.first
        )
        counts = {count for count in range(1, self.players + 1) if self.players % count == 0}
        if not (self.is_rotated or self.has_random_options):
            counts.add(len(setup.seats))
        if len(self.agents) not in counts:
            *others, last = map(str, sorted(counts))
            allowed = f"{', '.join(others)} or {last}" if others else last
            raise InvalidSetup(
                f"{self.players} players need {allowed} agents, not {len(self.agents)}"
            )

    @cached_property
    def rotations(self) -> int:
        """How many games a round has: so many different seatings there are."""
        return _period(self.agents) if self.is_rotated else 1

    def round_of(self, number: int) -> int:
        """The round that a game belongs to, counted from 1."""
        return (number - 1) // self.rotations + 1

    def seating(self, number: int) -> tuple[str, ...]:
        """The agent of each player in a game, or of each seat where there are so many."""
        full = self.agents * max(1, self.players // len(self.agents))
        moved = (number - 1) % self.rotations
        return tuple(full[index - moved] for index in range(len(full)))

    def dice(self, number: int) -> Dice:
        """The dice of a game; its parts take forks of them."""
        return Dice(f"{self.seed}/{number}")

    def common_dice(self, number: int) -> Dice:
        """The dice of all games of a round, if seats rotate; else those of the game."""
        if self.is_rotated:
            return Dice(f"{self.seed}/round {self.round_of(number)}")
        return self.dice(number)


@dataclass(frozen=True)
class Played:
    """A game of a match: all its moves, and what came of it."""

    record: Record
    outcome: Outcome


def play(match: Match, number: int) -> Played:
    """Play game `number` of a match, counted from 1."""
    common = match.common_dice(number)
    setup = _setup(match, number, common.fork("options"))
    state = match.game.start(setup)
    seats = first_seats(setup, state)
    agents = _agents(match, number, state)
    chance = common.fork("chance")
    luck = Dealt(chance) if match.is_rotated else Thrown(chance)
    moves, turns, decisions = _play_out(match.game, state, agents, match.dice(number), luck)
    end = result(match.game, state)
    outcome = Outcome(
        number=number,
        agents=setup.players,
        seats=tuple(seats),
        options=setup.options,
        reason=end.reason,
        shares=end.shares,
        points=points(match.game, state),
        tally=tuple(match.game.tally(state)),
        turns=turns,
        decisions=decisions,
    )
    return Played(Record(setup, match.game.rules_version, tuple(moves), result=end), outcome)


def points(game: Game, state: State) -> tuple[int, ...]:
    """The points of each player."""
    return tuple(player["points"] for player in game.score(state)["players"])


def _play_out(
    game: Game, state: State, agents: Sequence[Agent], dice: Dice, luck: Luck
) -> tuple[list[int], int, int]:
    """Play to the end; the moves, and how many turns and decisions there were."""
    thrown = [dice.fork(f"seat {seat}") for seat in range(state.seats)]
    moves: list[int] = []
    turns = decisions = 0
    while not state.is_over:
        turns += state.is_turn_start
        seat = state.turn
        if seat == CHANCE:
            run = [luck.draw(state)]
        else:
            run = decide(agents[seat], game, state, thrown[seat])
            decisions += len(run)
        for move in run:
            state.play(move)
        moves += run
    return moves, turns, decisions


def _setup(match: Match, number: int, dice: Dice) -> Setup:
    """The table of one game; the players go by the names of their agents."""
    names = match.seating(number)[: match.players]
    for _ in range(MOST_TRIES):
        options = _random_options(match, dice) if match.has_random_options else match.options
        try:
            return match.game.setup(names, options=options, preset=match.preset, first=match.first)
        except InvalidSetup:
            if not match.has_random_options:
                raise
    raise InvalidSetup("no random options fit together with those that were asked for")


def _random_options(match: Match, dice: Dice) -> dict[str, str]:
    """A value for every option; those that were asked for stay."""
    thrown = {option.name: dice.choose(option.values) for option in match.game.options}
    return thrown | dict(match.options)


def _agents(match: Match, number: int, state: State) -> list[Agent]:
    """The agent of each seat. A player with two seats may be one agent, or two."""
    texts = match.seating(number)
    if len(texts) == state.players:
        texts = tuple(texts[state.player_of(seat)] for seat in range(state.seats))
    return [make(text, match.game) for text in texts]


def _period(agents: Sequence[str]) -> int:
    """After so many steps a ring of agents looks as it did at first."""
    return next(
        step
        for step in range(1, len(agents) + 1)
        if len(agents) % step == 0 and list(agents[:step]) * (len(agents) // step) == list(agents)
    )
