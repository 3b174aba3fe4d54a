"""The score of a rotated match so far: of every agent and every seat, over whole rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from statistics import fmean

from vaka.arena.confidence_interval import METHOD, PLACES, Interval, score_interval
from vaka.arena.game_result import GameResult
from vaka.arena.match import Match
from vaka.arena.sprt import MIN_ROUNDS, SequentialTest, evidence
from vaka.arena.statistics import Distribution, by_frequency
from vaka.core.game import JSON


@dataclass
class AgentScore:
    """The score of an `agent`: the mean share in the win of one player with this agent.

    `players` is how many players it has in each game, `rounds` the mean share in each round,
    `wins` the number of wins alone, `shared` that of shared wins, and `points` their distribution.
    """

    agent: str
    players: int
    rounds: list[float] = field(default_factory=list)
    wins: int = 0
    shared: int = 0
    points: Distribution = field(default_factory=Distribution)

    @property
    def interval(self) -> Interval:
        """The score with its interval."""
        return score_interval(self.rounds)

    def add(self, games: Sequence[GameResult]) -> None:
        """Add the games of a round."""
        shares: list[Fraction] = []
        for game in games:
            own = [index for index, agent in enumerate(game.agents) if agent == self.agent]
            shares += [game.shares[index] for index in own]
            for index in own if game.points else ():
                self.points.add(game.points[index])
        self.wins += sum(share == 1 for share in shares)
        self.shared += sum(0 < share < 1 for share in shares)
        self.rounds.append(float(sum(shares) / len(shares)))

    def to_json(self) -> JSON:
        """The figures as JSON."""
        return {
            "agent": self.agent,
            "players": self.players,
            **self.interval.to_json(),
            "wins": self.wins,
            "shared": self.shared,
            "points": self.points.to_json(),
        }


class MatchScore:
    """The complete rounds of a match, in order. `test` is a sequential test of the first agent."""

    def __init__(self, match: Match, test: SequentialTest | None = None) -> None:
        self.match = match
        self.test = test
        lineup = match.lineup(1)
        self.scores = [AgentScore(agent, count) for agent, count in Counter(lineup).items()]
        self.seat_shares: list[list[float]] = [[] for _ in lineup]
        self.seat_words: tuple[str, ...] = ()
        self.game_results: list[GameResult] = []
        self.turns = Distribution()
        self.decisions = Distribution()
        self.reasons: Counter[str] = Counter()
        self.evidence = 0.0
        self._tested: Counter[float] = Counter()

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return len(self.seat_shares[0])

    @property
    def games_by_round(self) -> list[list[GameResult]]:
        """The results, grouped by round."""
        size = self.match.rotations
        return [self.game_results[at : at + size] for at in range(0, len(self.game_results), size)]

    @property
    def is_decided(self) -> bool:
        """Whether there is a test and it needs no more rounds."""
        return self.verdict is not None

    @property
    def verdict(self) -> str | None:
        """The verdict of the test: `high`, `low`, or None while it is open."""
        if not self.test or self.rounds < MIN_ROUNDS:
            return None
        return self.test.verdict(self.evidence)

    def add_rounds(self, results: Mapping[int, GameResult]) -> None:
        """Add the next rounds that are complete, until the test is decided."""
        while not self.is_decided:
            first = self.rounds * self.match.rotations + 1
            numbers = range(first, first + self.match.rotations)
            if not all(number in results for number in numbers):
                break
            self._add([results[number] for number in numbers])

    def _add(self, games: Sequence[GameResult]) -> None:
        self.game_results += games
        self.seat_words = games[0].seats
        for score in self.scores:
            score.add(games)
        for seat, shares in enumerate(self.seat_shares):
            shares.append(fmean(float(game.shares[seat]) for game in games))
        for game in games:
            self.turns.add(game.turns)
            self.decisions.add(game.decisions)
            self.reasons[game.reason] += 1
        if self.test:
            self._tested[self.scores[0].rounds[-1]] += 1
            self.evidence = evidence(self._tested, self.test)

    def to_json(self) -> JSON:
        """All figures as JSON. They are the same for the same match on any machine."""
        match = self.match
        return {
            **match.identity,
            "preset": match.preset,
            "options": dict(match.options),
            "players": match.players,
            "agents": list(match.agents),
            "games": len(self.game_results),
            "rounds": self.rounds,
            "games_a_round": match.rotations,
            "par": round(1 / match.players, PLACES),
            "method": METHOD,
            "scores": [score.to_json() for score in self.scores] if self.rounds else [],
            "seats": [
                {"seat": word, **score_interval(shares).to_json()}
                for word, shares in zip(self.seat_words, self.seat_shares, strict=False)
            ],
            "turns": self.turns.to_json(),
            "decisions": self.decisions.to_json(),
            "reasons": by_frequency(self.reasons),
            "sprt": self._test_json() if self.test else None,
        }

    def _test_json(self) -> JSON:
        figures = self.test.to_json() if self.test else {}
        return figures | {"evidence": round(self.evidence, PLACES), "accepted": self.verdict}
