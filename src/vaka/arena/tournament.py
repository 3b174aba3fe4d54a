"""A tournament: all combinations of agents, numbers of players and presets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import combinations, combinations_with_replacement
from pathlib import Path

from vaka.arena.game_result import GameResult
from vaka.arena.match import Match
from vaka.arena.match_score import MatchScore
from vaka.arena.ratings import Rating, ratings
from vaka.arena.rotated_match import play_match, whole_rounds
from vaka.arena.workers import Workers
from vaka.core.errors import InvalidSetup
from vaka.core.game import JSON, Game

MAX_FILE_NAME = 249
"""The maximum length of a file name in bytes. Systems allow 255, and its lock file adds six."""

DIGITS = 16
"""The length of the digest at the end of a shortened name."""

TournamentProgress = Callable[[int], None]
"""Called with the number of games of the whole tournament that are done."""


@dataclass(frozen=True)
class Tournament:
    """The definition of a tournament: a match of at least `games` games for each line-up.

    A line-up is a set of different `agents`, one per player. If there are fewer than players,
    every agent plays in every line-up, and there is one line-up for each way to fill the other
    seats. There are matches for every number of `players` and every one of the `presets`. `game`,
    `options`, `first` and `seed` are those of a `Match`.
    """

    game: Game
    agents: tuple[str, ...]
    players: tuple[int, ...]
    games: int
    seed: str
    presets: tuple[str | None, ...] = (None,)
    options: Mapping[str, str] = field(default_factory=dict)
    first: int | None = 0

    def check(self) -> None:
        """Raise `InvalidSetup` if the tournament cannot be played."""
        if len(self.agents) < 2:
            raise InvalidSetup("a tournament needs at least two agents")
        for what, values in (
            ("agent", self.agents),
            ("number of players", self.players),
            ("preset", self.presets),
        ):
            if len(set(values)) < len(values):
                raise InvalidSetup(f"name each {what} of a tournament once")
        for match in self.matches:
            match.check()
        for name, count in Counter(map(file_name, self.matches)).items():
            if count > 1:
                raise InvalidSetup(f"{count} matches would share the file {name}")

    @cached_property
    def matches(self) -> list[Match]:
        """All matches."""
        return list(self._matches())

    @property
    def total(self) -> int:
        """The number of games of all matches."""
        return sum(whole_rounds(match, self.games) for match in self.matches)

    def _matches(self) -> Iterator[Match]:
        for preset in self.presets:
            for players in self.players:
                for agents in lineups(self.agents, players):
                    yield Match(
                        game=self.game,
                        players=players,
                        agents=agents,
                        seed=f"{self.seed}/{preset}/{' '.join(agents)}",
                        options=self.options,
                        preset=preset,
                        first=self.first,
                        is_rotated=True,
                    )


class TournamentResults:
    """The scores of all matches of a tournament."""

    def __init__(self, tournament: Tournament, match_scores: Sequence[MatchScore]) -> None:
        self.tournament = tournament
        self.match_scores = match_scores

    @property
    def game_results(self) -> list[GameResult]:
        """The results of all games."""
        return [game for match_score in self.match_scores for game in match_score.game_results]

    @cached_property
    def ratings(self) -> list[Rating]:
        """The rating of each agent over all matches, best first."""
        rounds = [
            games for match_score in self.match_scores for games in match_score.games_by_round
        ]
        return ratings(self.tournament.agents, rounds, self.tournament.seed)

    def to_json(self) -> JSON:
        """All figures as JSON."""
        tournament = self.tournament
        return {
            "game": tournament.game.name,
            "rules": tournament.game.rules_version,
            "seed": tournament.seed,
            "agents": list(tournament.agents),
            "players": list(tournament.players),
            "presets": list(tournament.presets),
            "options": dict(tournament.options),
            "games": len(self.game_results),
            "ratings": [rating.to_json() for rating in self.ratings],
            "tables": [match_score.to_json() for match_score in self.match_scores],
        }


def play_tournament(
    tournament: Tournament,
    folder: Path,
    *,
    workers: Workers | None = None,
    watch: TournamentProgress | None = None,
) -> TournamentResults:
    """Play a tournament, or continue it. Each match has a results log in the folder."""
    tournament.check()
    match_scores: list[MatchScore] = []
    before = 0

    def report(_: MatchScore, done: int) -> None:
        if watch:
            watch(before + done)

    for match in tournament.matches:
        path = folder / file_name(match)
        match_scores.append(
            play_match(match, tournament.games, path=path, workers=workers, watch=report)
        )
        before += whole_rounds(match, tournament.games)
    return TournamentResults(tournament, match_scores)


def lineups(agents: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The line-ups for a number of players."""
    if len(agents) >= players:
        return list(combinations(agents, players))
    every = combinations_with_replacement(agents, players)
    return [lineup for lineup in every if set(lineup) == set(agents)]


def file_name(match: Match) -> str:
    """The file name of a match, made of its agents. A name that is too long is shortened and gets a
    digest."""
    words = [f"{match.players}p", *([match.preset] if match.preset else []), *match.agents]
    text, end = "-".join(words), ".jsonl"
    name = re.sub(r"[^\w.=-]+", "_", text)
    if len(f"{name}{end}".encode()) > MAX_FILE_NAME:
        end = f"-{sha256(text.encode()).hexdigest()[:DIGITS]}{end}"
        name = name.encode()[: MAX_FILE_NAME - len(end)].decode(errors="ignore")
    return name + end
