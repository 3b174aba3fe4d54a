"""A tournament: agents, numbers of players and editions of the rules, each with each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import combinations, combinations_with_replacement
from pathlib import Path

from vaka.arena.contest import contest, whole_rounds
from vaka.arena.match import Match
from vaka.arena.outcome import Outcome
from vaka.arena.ratings import Rating, ratings
from vaka.arena.standing import Standing
from vaka.core.errors import InvalidSetup
from vaka.core.game import JSON, Game

LONGEST_NAME = 249
"""Bytes of the name of a file. Systems take 255, and its lock has six more."""

DIGITS = 16
"""Of the digest that ends a name that was cut."""

Watch = Callable[[int], None]
"""Is told how many games of the whole tournament are done."""


@dataclass(frozen=True)
class Tournament:
    """What is played: at least `games` games at every table.

    There is a table for each set of as many different agents as there are players. Where there are
    fewer agents than players, all of them sit at each table, and there is one for every way to fill
    the other seats.
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
        """Raise `InvalidSetup` before anything is played."""
        if len(self.agents) < 2:
            raise InvalidSetup("a tournament needs at least two agents")
        for what, values in (
            ("agent", self.agents),
            ("number of players", self.players),
            ("preset", self.presets),
        ):
            if len(set(values)) < len(values):
                raise InvalidSetup(f"each {what} takes part in a tournament once")
        for match in self.matches:
            match.check()
        for name, count in Counter(map(file_name, self.matches)).items():
            if count > 1:
                raise InvalidSetup(f"{count} tables would share the file {name}")

    @cached_property
    def matches(self) -> list[Match]:
        """All tables."""
        return list(self._matches())

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return sum(whole_rounds(match, self.games) for match in self.matches)

    def _matches(self) -> Iterator[Match]:
        for preset in self.presets:
            for players in self.players:
                for agents in tables(self.agents, players):
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


class Results:
    """The tables of a tournament as they stand."""

    def __init__(self, tournament: Tournament, standings: Sequence[Standing]) -> None:
        self.tournament = tournament
        self.standings = standings

    @property
    def outcomes(self) -> list[Outcome]:
        return [game for standing in self.standings for game in standing.outcomes]

    @cached_property
    def ratings(self) -> list[Rating]:
        """The rating of each agent over all tables, the best first."""
        rounds = [games for standing in self.standings for games in standing.games_by_round]
        return ratings(self.tournament.agents, rounds, self.tournament.seed)

    def to_json(self) -> JSON:
        held = self.tournament
        return {
            "game": held.game.name,
            "rules": held.game.rules_version,
            "seed": held.seed,
            "agents": list(held.agents),
            "players": list(held.players),
            "presets": list(held.presets),
            "options": dict(held.options),
            "games": len(self.outcomes),
            "ratings": [rating.to_json() for rating in self.ratings],
            "tables": [standing.to_json() for standing in self.standings],
        }


def hold(
    tournament: Tournament, folder: Path, *, jobs: int = 1, watch: Watch | None = None
) -> Results:
    """Play a tournament, or go on with one; each table has a file in the folder."""
    tournament.check()
    standings: list[Standing] = []
    before = 0

    def tell(_: Standing, done: int) -> None:
        if watch:
            watch(before + done)

    for match in tournament.matches:
        path = folder / file_name(match)
        standings.append(contest(match, tournament.games, path=path, jobs=jobs, watch=tell))
        before += whole_rounds(match, tournament.games)
    return Results(tournament, standings)


def tables(agents: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets at the tables for a number of players."""
    if len(agents) >= players:
        return list(combinations(agents, players))
    every = combinations_with_replacement(agents, players)
    return [table for table in every if set(table) == set(agents)]


def file_name(match: Match) -> str:
    """The file of a table: it says who meets. What is too long for the name of a file is cut, and
    a digest of all of it added."""
    words = [f"{match.players}p", *([match.preset] if match.preset else []), *match.agents]
    text, end = "-".join(words), ".jsonl"
    name = re.sub(r"[^\w.=-]+", "_", text)
    if len(f"{name}{end}".encode()) > LONGEST_NAME:
        end = f"-{sha256(text.encode()).hexdigest()[:DIGITS]}{end}"
        name = name.encode()[: LONGEST_NAME - len(end)].decode(errors="ignore")
    return name + end
