"""A match: the same agents play many games, in fixed or rotating seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from vaka.agents import Agent, check, decide, make
from vaka.agents.random_agent import RandomAgent
from vaka.arena.chance_player import ChancePlayer, IndependentChance, PairedChance
from vaka.arena.game_result import GameResult
from vaka.core.dice import Dice
from vaka.core.errors import InvalidSetup
from vaka.core.game import CHANCE, JSON, Game, Setup, State
from vaka.core.records.record import Record, Result
from vaka.core.records.record import result as record_result
from vaka.core.records.writer import first_seats
from vaka.core.search_adapter import SearchAdapter, random_game

MAX_TRIES = 1000
"""How often random options are drawn again until they are compatible."""


@dataclass(frozen=True)
class Match:
    """The definition of a match.

    `agents` has one agent as text per player. Fewer agents are repeated. If players have more than
    one seat, there may also be one agent per seat. Game number n depends only on the seed and n, so
    the games can be played in any order, on any machine.

    The other fields define the set-up of each game: `game`, number of `players`, `preset`,
    `options`, and the `first` seat or None for a lot. With `has_random_options`, each game or round
    has other options. `seed` is any text.

    If `is_rotated`, games are played in rounds. In each game of a round all agents move on by one
    seat, until every agent has had every seat; chance is the same in all games of a round.
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

    @property
    def identity(self) -> JSON:
        """The game, its rules and the seed, as JSON."""
        return {"game": self.game.name, "rules": self.game.rules_version, "seed": self.seed}

    def check(self) -> None:
        """Raise `InvalidSetup` if the match cannot be played."""
        if self.has_random_options and self.preset is not None:
            raise InvalidSetup("random options and a preset exclude each other")
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
        """The number of games in a round: the number of different line-ups."""
        return _period(self.agents) if self.is_rotated else 1

    @cached_property
    def starts(self) -> dict[tuple[str, ...], Start]:
        """What games of the same line-up share, by line-up, if options are fixed."""
        return {}

    def __getstate__(self) -> JSON:
        """What a worker needs: it finds out the starts itself."""
        return {name: value for name, value in vars(self).items() if name != "starts"}

    def round_of(self, number: int) -> int:
        """The round of a game, from 1."""
        return (number - 1) // self.rotations + 1

    def lineup(self, number: int) -> tuple[str, ...]:
        """The agent of each player in a game, or of each seat if there is one agent per seat."""
        return self._lineups[(number - 1) % self.rotations]

    @cached_property
    def _lineups(self) -> list[tuple[str, ...]]:
        """The line-ups of a round."""
        full = self.agents * max(1, self.players // len(self.agents))
        return [
            full[len(full) - moved :] + full[: len(full) - moved] for moved in range(self.rotations)
        ]

    def dice(self, number: int) -> Dice:
        """The dice of a game."""
        return Dice(f"{self.seed}/{number}")

    def common_dice(self, number: int) -> Dice:
        """The dice that all games of a round share, or those of the game if seats do not rotate."""
        if self.is_rotated:
            return Dice(f"{self.seed}/round {self.round_of(number)}")
        return self.dice(number)


@dataclass(frozen=True)
class PlayedGame:
    """A game of a match: its `record` and its `result`."""

    record: Record
    result: GameResult


@dataclass(frozen=True)
class Start:
    """How a game begins: its `setup`, the `state`, and the words of the players' first `seats`.
    If all agents are the agent `random`, their games use the `adapter`, one after the other."""

    setup: Setup
    state: State
    seats: tuple[str, ...]
    adapter: SearchAdapter | None


def play_game(match: Match, number: int) -> PlayedGame:
    """Play game `number` of a match, from 1."""
    start, end, moves, result = _play(match, number, has_moves=True)
    record = Record(start.setup, match.game.rules_version, tuple(moves), result=end)
    return PlayedGame(record, result)


def play_result(match: Match, number: int) -> GameResult:
    """Play game `number` of a match, from 1, of which nobody wants the record."""
    return _play(match, number, has_moves=False)[-1]


def _play(
    match: Match, number: int, *, has_moves: bool
) -> tuple[Start, Result, list[int], GameResult]:
    dice = match.dice(number)
    common = match.common_dice(number) if match.is_rotated else dice
    start = _start(match, number, common)
    chance = common.fork("chance")
    seat_dice = [dice.fork(f"seat {seat}") for seat in range(start.state.seats)]
    if start.adapter and not match.is_rotated:
        # Nobody needs the positions in between, so the whole game is played in compiled code.
        moves, turns, decisions = random_game(start.adapter, seat_dice, chance, has_moves)
        state = start.adapter.scratch
    else:
        state = start.state.copy()
        agents = _agents(match, number, state)
        chance_player = PairedChance(chance) if match.is_rotated else IndependentChance(chance)
        moves, turns, decisions = _play_out(match.game, state, agents, seat_dice, chance_player)
    score = match.game.score(state)
    end = record_result(match.game, state, score)
    result = GameResult(
        number=number,
        agents=start.setup.players,
        seats=start.seats,
        options=start.setup.options,
        reason=end.reason,
        shares=end.shares,
        points=player_points(score),
        score_breakdown=tuple(match.game.score_breakdown(state)),
        turns=turns,
        decisions=decisions,
    )
    return start, end, moves, result


def player_points(score: JSON) -> tuple[int, ...]:
    """The points of each player in a score."""
    return tuple([player["points"] for player in score["players"]])


def _play_out(
    game: Game, state: State, agents: Sequence[Agent], own_dice: list[Dice], chance: ChancePlayer
) -> tuple[list[int], int, int]:
    """Play to the end. Return the moves, the number of turns and the number of decisions."""
    moves: list[int] = []
    turns = decisions = 0
    while not state.is_over:
        turns += state.is_turn_start
        seat = state.turn
        if seat == CHANCE:
            run = [chance.draw(state)]
        else:
            run = decide(agents[seat], game, state, own_dice[seat])
            decisions += len(run)
        for move in run:
            state.play(move)
        moves += run
    return moves, turns, decisions


def _start(match: Match, number: int, common: Dice) -> Start:
    """How a game begins; games with fixed options and the same line-up share it."""
    lineup = match.lineup(number)
    if lineup in match.starts:
        return match.starts[lineup]
    setup = _setup(match, lineup[: match.players], common)
    state = match.game.initial_state(setup)
    is_random = all(type(make(text, match.game)) is RandomAgent for text in set(lineup))
    adapter = match.game.search_adapter(state) if is_random else None
    start = Start(setup, state, tuple(first_seats(setup, state)), adapter)
    if not match.has_random_options:
        match.starts[lineup] = start
    return start


def _setup(match: Match, names: Sequence[str], common: Dice) -> Setup:
    """The set-up of one game. The players are named after their agents."""
    if not match.has_random_options:
        return match.game.setup(
            names, options=match.options, preset=match.preset, first=match.first
        )
    dice = common.fork("options")
    for _ in range(MAX_TRIES):
        options = _random_options(match, dice)
        try:
            return match.game.setup(names, options=options, preset=match.preset, first=match.first)
        except InvalidSetup:
            continue
    raise InvalidSetup("no random options are compatible with the given ones")


def _random_options(match: Match, dice: Dice) -> dict[str, str]:
    """A random value for every option that the match does not set."""
    drawn = {option.name: dice.choose(option.values) for option in match.game.options}
    return drawn | dict(match.options)


def _agents(match: Match, number: int, state: State) -> list[Agent]:
    """The agent of each seat. A player with two seats may have one agent or two."""
    texts = match.lineup(number)
    if len(texts) == state.players:
        texts = tuple(texts[state.player_of(seat)] for seat in range(state.seats))
    return [make(text, match.game) for text in texts]


def _period(agents: Sequence[str]) -> int:
    """The smallest rotation after which a ring of agents is the same again."""
    return next(
        step
        for step in range(1, len(agents) + 1)
        if len(agents) % step == 0 and list(agents[:step]) * (len(agents) // step) == list(agents)
    )
