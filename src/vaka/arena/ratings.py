"""Ratings of agents with intervals, over games with any number of players.

The rating is OpenSkill's (Plackett-Luce). Everybody starts at 25, and a difference of 6 means about
three wins out of four. It uses only who won. OpenSkill learns from games one after another, but
agents do not change and the order of their games means nothing. So the rounds are resampled many
times (bootstrap), and the rating is the mean over the resamples.

The interval holds 95 % of a second set of resamples. These also draw from one pseudo-round for each
line-up of agents, with random results, as a prior. Otherwise rounds that all had the same result
would give certainty. The influence of the prior fades as the number of rounds grows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from vaka.arena.game_result import GameResult
from vaka.core.dice import Dice
from vaka.core.game import JSON

DRAWS = 100
"""The number of resamples."""

PLACES = 2
"""Decimal places of a rating."""

Round = Sequence[GameResult]
"""The results of the games of a round."""


@dataclass(frozen=True)
class Rating:
    """The rating of an `agent` as `value`, with its 95 % interval from `low` to `high`.

    `games` is the number of games that the agent played.
    """

    agent: str
    value: float
    low: float
    high: float
    games: int

    def to_json(self) -> JSON:
        """The figures as JSON."""
        return {
            "agent": self.agent,
            "rating": round(self.value, PLACES),
            "interval": [round(self.low, PLACES), round(self.high, PLACES)],
            "games": self.games,
        }


def ratings(
    agents: Sequence[str], rounds: Sequence[Round], seed: str, draws: int = DRAWS
) -> list[Rating]:
    """The rating of each agent, best first."""
    plain = _resampled(agents, rounds, [], Dice(f"{seed}/ratings"), draws)
    with_prior = _resampled(agents, rounds, _by_lineup(rounds), Dice(f"{seed}/intervals"), draws)
    counts = {
        agent: sum(agent in game.agents for games in rounds for game in games) for agent in agents
    }
    values = {agent: fmean(plain[agent]) for agent in agents}
    found = [
        Rating(agent, value, *_interval(value, with_prior[agent]), counts[agent])
        for agent, value in values.items()
    ]
    return sorted(found, key=lambda rating: -rating.value)


def _by_lineup(rounds: Sequence[Round]) -> list[list[Round]]:
    """The rounds, grouped by the agents that play in them."""
    found: dict[tuple[str, ...], list[Round]] = defaultdict(list)
    for games in rounds:
        found[tuple(sorted(games[0].agents))].append(games)
    return list(found.values())


def _resampled(
    agents: Sequence[str],
    rounds: Sequence[Round],
    lineups: Sequence[Sequence[Round]],
    dice: Dice,
    draws: int,
) -> dict[str, list[float]]:
    """The ratings of each agent in each resample: as many rounds as there are, drawn from them and
    from one pseudo-round for each line-up."""
    found: dict[str, list[float]] = {agent: [] for agent in agents}
    for _ in range(draws):
        games: list[GameResult] = []
        for _ in rounds:
            number = dice.below(len(rounds) + len(lineups))
            is_real = number < len(rounds)
            games += (
                rounds[number] if is_real else _random_round(lineups[number - len(rounds)], dice)
            )
        dice.shuffle(games)
        for agent, value in _rate(agents, games).items():
            found[agent].append(value)
    return found


def _random_round(rounds: Sequence[Round], dice: Dice) -> Round:
    """A pseudo-round of a line-up: the shares of each game in random order."""
    return [_with_random_shares(game, dice) for game in dice.choose(rounds)]


def _with_random_shares(game: GameResult, dice: Dice) -> GameResult:
    shares = list(game.shares)
    dice.shuffle(shares)
    return replace(game, shares=tuple(shares))


def _rate(agents: Sequence[str], games: Sequence[GameResult]) -> dict[str, float]:
    """Rate all games once, in order. Return the rating of each agent at the end."""
    model = PlackettLuce(tau=0.0)  # agents do not change from game to game
    known = {agent: model.rating() for agent in agents}
    for game in games:
        teams = [[known[agent]] for agent in game.agents]
        after = model.rate(teams, ranks=[float(share == 0) for share in game.shares])
        for agent in dict.fromkeys(game.agents):
            own = [team[0] for team, who in zip(after, game.agents, strict=True) if who == agent]
            known[agent] = _mean(model, own)
    return {agent: rating.mu for agent, rating in known.items()}


def _mean(model: PlackettLuce, own: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    """The new rating of an agent that plays several seats of a game."""
    if len(own) == 1:
        return own[0]
    mu, sigma = fmean(one.mu for one in own), fmean(one.sigma for one in own)
    return model.rating(mu=mu, sigma=sigma)


def _interval(value: float, values: Sequence[float]) -> tuple[float, float]:
    """The central 95 % of the values, extended to include `value`."""
    ordered = sorted(values)
    cut = round(0.025 * (len(ordered) - 1))
    return min(value, ordered[cut]), max(value, ordered[-1 - cut])
