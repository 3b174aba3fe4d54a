"""What many games tell: seats, lengths, points, and what decides."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from vaka.arena.interval import Interval, share
from vaka.arena.outcome import Outcome
from vaka.arena.standing import Standing
from vaka.arena.statistics import Distribution


@dataclass(frozen=True)
class Finding:
    """A share with its interval, and what it is about. `times` is how often it came up."""

    label: str
    interval: Interval
    times: int = 0


def seat_shares(standings: Sequence[Standing]) -> list[Finding]:
    """What each seat won, whoever sat there, over tables of one size."""
    words = standings[0].words
    return [
        Finding(word, share([(mean, 1.0) for s in standings for mean in s.seats[seat]]))
        for seat, word in enumerate(words)
    ]


def lengths(outcomes: Iterable[Outcome]) -> Distribution:
    """The turns of games."""
    found = Distribution()
    for outcome in outcomes:
        found.add(outcome.turns)
    return found


def points_by_agent(outcomes: Iterable[Outcome]) -> dict[str, Distribution]:
    """The points that each agent made."""
    found: dict[str, Distribution] = defaultdict(Distribution)
    for outcome in outcomes:
        for agent, points in zip(outcome.agents, outcome.points, strict=False):
            found[agent].add(points)
    return dict(found)


def deciders(outcomes: Iterable[Outcome]) -> list[Finding]:
    """How often those win who have most from a source: the most telling first.

    A source is whatever the game's tally names, such as an island. Every game is one group: what
    was won by those who have most from it, out of how many they are.
    """
    groups: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for outcome in outcomes:
        for source in dict.fromkeys(name for tally in outcome.tally for name in tally):
            had = [tally.get(source, 0) for tally in outcome.tally]
            if max(had) > 0:
                pairs = zip(had, outcome.shares, strict=True)
                shares = [won for points, won in pairs if points == max(had)]
                groups[source].append((float(sum(shares)), len(shares)))
    found = [Finding(source, share(group), len(group)) for source, group in groups.items()]
    return sorted(found, key=lambda finding: (-finding.interval.mean, finding.label))
