"""Figures of a report: seat advantage, length of games, points, deciding sources."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from vaka.arena.confidence_interval import Interval, share_interval
from vaka.arena.game_result import GameResult
from vaka.arena.match_score import MatchScore
from vaka.arena.statistics import Distribution


@dataclass(frozen=True)
class Finding:
    """A share with its interval and its label. `times` is the number of games it is based on."""

    label: str
    interval: Interval
    times: int = 0


def seat_shares(match_scores: Sequence[MatchScore]) -> list[Finding]:
    """The share of wins of each seat over matches with the same number of players."""
    words = match_scores[0].seat_words
    return [
        Finding(
            word,
            share_interval([(mean, 1.0) for s in match_scores for mean in s.seat_shares[seat]]),
        )
        for seat, word in enumerate(words)
    ]


def game_lengths(results: Iterable[GameResult]) -> Distribution:
    """The number of turns of each game."""
    found = Distribution()
    for result in results:
        found.add(result.turns)
    return found


def points_by_agent(results: Iterable[GameResult]) -> dict[str, Distribution]:
    """The points of each agent."""
    found: dict[str, Distribution] = defaultdict(Distribution)
    for result in results:
        for agent, points in zip(result.agents, result.points, strict=False):
            found[agent].add(points)
    return dict(found)


def deciding_sources(results: Iterable[GameResult]) -> list[Finding]:
    """How often the players with the most points from a source win, highest share first.

    A source is a key of `Game.score_breakdown`, such as an island. Every game is one group of the
    interval: the sum of the shares of these players, and their number.
    """
    groups: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for result in results:
        for source in dict.fromkeys(name for part in result.score_breakdown for name in part):
            had = [part.get(source, 0) for part in result.score_breakdown]
            if max(had) > 0:
                pairs = zip(had, result.shares, strict=True)
                shares = [won for points, won in pairs if points == max(had)]
                groups[source].append((float(sum(shares)), len(shares)))
    found = [Finding(source, share_interval(group), len(group)) for source, group in groups.items()]
    return sorted(found, key=lambda finding: (-finding.interval.mean, finding.label))
