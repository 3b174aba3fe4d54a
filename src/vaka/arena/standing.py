"""Where a rotated match stands: the score of every agent and seat, over whole rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from statistics import fmean

from vaka.arena.interval import METHOD, PLACES, Interval, interval
from vaka.arena.match import Match
from vaka.arena.outcome import Outcome
from vaka.arena.sprt import FEWEST, Trial, evidence
from vaka.arena.statistics import Distribution, by_frequency
from vaka.core.game import JSON


@dataclass
class Score:
    """How an agent fared: the share in the win of one player with this agent, on average."""

    agent: str
    players: int
    rounds: list[float] = field(default_factory=list)
    wins: int = 0
    shared: int = 0
    points: Distribution = field(default_factory=Distribution)

    @property
    def interval(self) -> Interval:
        return interval(self.rounds)

    def add(self, games: Sequence[Outcome]) -> None:
        """Count one more round."""
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
        return {
            "agent": self.agent,
            "players": self.players,
            **self.interval.to_json(),
            "wins": self.wins,
            "shared": self.shared,
            "points": self.points.to_json(),
        }


class Standing:
    """The whole rounds of a match, counted in their order."""

    def __init__(self, match: Match, trial: Trial | None = None) -> None:
        self.match = match
        self.trial = trial
        seating = match.seating(1)
        self.scores = [Score(agent, count) for agent, count in Counter(seating).items()]
        self.seats: list[list[float]] = [[] for _ in seating]
        self.words: tuple[str, ...] = ()
        self.outcomes: list[Outcome] = []
        self.turns = Distribution()
        self.decisions = Distribution()
        self.reasons: Counter[str] = Counter()
        self.evidence = 0.0
        self._tested: Counter[float] = Counter()

    @property
    def rounds(self) -> int:
        return len(self.seats[0])

    @property
    def games_by_round(self) -> list[list[Outcome]]:
        size = self.match.rotations
        return [self.outcomes[at : at + size] for at in range(0, len(self.outcomes), size)]

    @property
    def is_decided(self) -> bool:
        """Whether the test of the first agent, if there is one, needs no more rounds."""
        return self.verdict is not None

    @property
    def verdict(self) -> str | None:
        """Of the test: `high`, `low`, or None while it is open."""
        if not self.trial or self.rounds < FEWEST:
            return None
        return self.trial.verdict(self.evidence)

    def take(self, outcomes: Mapping[int, Outcome]) -> None:
        """Count the rounds that are complete and come next, until the test is decided."""
        while not self.is_decided:
            first = self.rounds * self.match.rotations + 1
            numbers = range(first, first + self.match.rotations)
            if not all(number in outcomes for number in numbers):
                break
            self._add([outcomes[number] for number in numbers])

    def _add(self, games: Sequence[Outcome]) -> None:
        self.outcomes += games
        self.words = games[0].seats
        for score in self.scores:
            score.add(games)
        for seat, shares in enumerate(self.seats):
            shares.append(fmean(float(game.shares[seat]) for game in games))
        for game in games:
            self.turns.add(game.turns)
            self.decisions.add(game.decisions)
            self.reasons[game.reason] += 1
        if self.trial:
            self._tested[self.scores[0].rounds[-1]] += 1
            self.evidence = evidence(self._tested, self.trial)

    def to_json(self) -> JSON:
        """All figures: the same for the same match, wherever and however it was played."""
        match = self.match
        return {
            "game": match.game.name,
            "rules": match.game.rules_version,
            "seed": match.seed,
            "preset": match.preset,
            "options": dict(match.options),
            "players": match.players,
            "agents": list(match.agents),
            "games": len(self.outcomes),
            "rounds": self.rounds,
            "games_a_round": match.rotations,
            "par": round(1 / match.players, PLACES),
            "method": METHOD,
            "scores": [score.to_json() for score in self.scores] if self.rounds else [],
            "seats": [
                {"seat": word, **interval(shares).to_json()}
                for word, shares in zip(self.words, self.seats, strict=False)
            ],
            "turns": self.turns.to_json(),
            "decisions": self.decisions.to_json(),
            "reasons": by_frequency(self.reasons),
            "sprt": self._trial_json() if self.trial else None,
        }

    def _trial_json(self) -> JSON:
        figures = self.trial.to_json() if self.trial else {}
        return figures | {"evidence": round(self.evidence, PLACES), "accepted": self.verdict}
