"""Ratings of agents over many games, of any number of players, with intervals.

The rating is OpenSkill's (Plackett-Luce): 25 is where everybody begins, and 6 more mean about three
wins in four. It looks at who won, as all of the arena does, and at nothing else. OpenSkill learns
from one game after the other; since an agent does not change and the order of its games means
nothing, the games are drawn anew many times (a bootstrap over rounds). The rating is the mean over
these draws.

The interval holds 95 % of other draws: among the rounds they are from, there is one more for each
company of agents, whose games go as chance has it. Rounds that all went alike would otherwise be
taken for certainty, since every draw of them is the same. Whether an agent would ever have lost is
so left open as far as it can be after that number of rounds; the doubt fades as they get more.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from vaka.arena.outcome import Outcome
from vaka.core.dice import Dice
from vaka.core.game import JSON

DRAWS = 100
PLACES = 2

Round = Sequence[Outcome]


@dataclass(frozen=True)
class Rating:
    """How strong an agent is, and between which bounds with 95 %."""

    agent: str
    value: float
    low: float
    high: float
    games: int

    def to_json(self) -> JSON:
        return {
            "agent": self.agent,
            "rating": round(self.value, PLACES),
            "interval": [round(self.low, PLACES), round(self.high, PLACES)],
            "games": self.games,
        }


def ratings(
    agents: Sequence[str], rounds: Sequence[Round], seed: str, draws: int = DRAWS
) -> list[Rating]:
    """The rating of each agent, the best first."""
    sure = _drawn(agents, rounds, [], Dice(f"{seed}/ratings"), draws)
    unsure = _drawn(agents, rounds, _companies(rounds), Dice(f"{seed}/intervals"), draws)
    counts = {
        agent: sum(agent in game.agents for games in rounds for game in games) for agent in agents
    }
    values = {agent: fmean(sure[agent]) for agent in agents}
    found = [
        Rating(agent, value, *_around(value, unsure[agent]), counts[agent])
        for agent, value in values.items()
    ]
    return sorted(found, key=lambda rating: -rating.value)


def _companies(rounds: Sequence[Round]) -> list[list[Round]]:
    """The rounds of each company: who meets."""
    found: dict[tuple[str, ...], list[Round]] = defaultdict(list)
    for games in rounds:
        found[tuple(sorted(games[0].agents))].append(games)
    return list(found.values())


def _drawn(
    agents: Sequence[str],
    rounds: Sequence[Round],
    doubts: Sequence[Sequence[Round]],
    dice: Dice,
    draws: int,
) -> dict[str, list[float]]:
    """The ratings of each agent by as many rounds as there are, drawn again and again from them and
    from one round in doubt for each company that is given."""
    found: dict[str, list[float]] = {agent: [] for agent in agents}
    for _ in range(draws):
        games: list[Outcome] = []
        for _ in rounds:
            number = dice.below(len(rounds) + len(doubts))
            is_sure = number < len(rounds)
            games += rounds[number] if is_sure else _doubted(doubts[number - len(rounds)], dice)
        dice.shuffle(games)
        for agent, value in _rate(agents, games).items():
            found[agent].append(value)
    return found


def _doubted(rounds: Sequence[Round], dice: Dice) -> Round:
    """A round of a company as chance would have it: the shares of each game at random."""
    return [_shuffled(game, dice) for game in dice.choose(rounds)]


def _shuffled(game: Outcome, dice: Dice) -> Outcome:
    shares = list(game.shares)
    dice.shuffle(shares)
    return replace(game, shares=tuple(shares))


def _rate(agents: Sequence[str], games: Sequence[Outcome]) -> dict[str, float]:
    """One way through all games: the mean of each agent's rating at the end."""
    model = PlackettLuce(tau=0.0)  # nobody changes from game to game
    known = {agent: model.rating() for agent in agents}
    for game in games:
        teams = [[known[agent]] for agent in game.agents]
        after = model.rate(teams, ranks=[float(share == 0) for share in game.shares])
        for agent in dict.fromkeys(game.agents):
            own = [team[0] for team, who in zip(after, game.agents, strict=True) if who == agent]
            known[agent] = _mean(model, own)
    return {agent: rating.mu for agent, rating in known.items()}


def _mean(model: PlackettLuce, own: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    """What an agent learns that sits in several seats of a game."""
    if len(own) == 1:
        return own[0]
    mu, sigma = fmean(one.mu for one in own), fmean(one.sigma for one in own)
    return model.rating(mu=mu, sigma=sigma)


def _around(value: float, values: Sequence[float]) -> tuple[float, float]:
    """What 95 % of the values lie between, and a value in any case."""
    ordered = sorted(values)
    cut = round(0.025 * (len(ordered) - 1))
    return min(value, ordered[cut]), max(value, ordered[-1 - cut])
