"""The report of a tournament."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vaka.arena.report.chart import histogram, intervals, seat_colour
from vaka.arena.report.findings import (
    Finding,
    deciders,
    lengths,
    points_by_agent,
    seat_shares,
)
from vaka.arena.report.page import Figure, Section, Table, page
from vaka.arena.standing import Standing
from vaka.arena.statistics import Distribution
from vaka.arena.tournament import Results

STANDARD = "standard"
"""The rules without any preset."""


def report(results: Results) -> str:
    """The whole page."""
    held = results.tournament
    players = ", ".join(map(str, held.players))
    summary = (
        f"{len(results.outcomes)} games of {len(held.agents)} bots with {players} players, "
        f"seed {held.seed}. Seats rotate, and all games of a round share their luck. "
        "Intervals hold with 95 %."
    )
    return page(f"{held.game.name.capitalize()}: a tournament", summary, _sections(results))


def _sections(results: Results) -> Iterator[Section]:
    yield _ratings(results)
    yield _tables(results)
    yield _seats(results)
    yield _lengths(results)
    if any(outcome.points for outcome in results.outcomes):
        yield _points(results)
    if any(outcome.tally for outcome in results.outcomes):
        yield _deciders(results)
    if len(results.tournament.presets) > 1:
        yield _presets(results)


def _ratings(results: Results) -> Section:
    found = results.ratings
    rows = [
        {"label": rating.agent, "value": rating.value, "low": rating.low, "high": rating.high}
        for rating in found
    ]
    cells = [
        [
            rating.agent,
            f"{rating.value:.1f}",
            f"{rating.low:.1f} to {rating.high:.1f}",
            str(rating.games),
        ]
        for rating in found
    ]
    return Section(
        "Ratings",
        "OpenSkill over all tables; everybody begins at 25, and 6 more mean about three wins in"
        " four. The interval comes from drawing the rounds anew 100 times.",
        Table(("bot", "rating", "95 % interval", "games"), cells),
        [Figure("Rating", intervals(rows, "rating", form=".0f"))],
    )


def _tables(results: Results) -> Section:
    cells = [
        [
            score.agent + (f" × {score.players}" if score.players > 1 else ""),
            _against(standing, score.agent),
            str(standing.match.players),
            standing.match.preset or STANDARD,
            f"{score.interval.mean:.1%}",
            f"{score.interval.low:.1%} to {score.interval.high:.1%}",
            f"{1 / standing.match.players:.0%}",
            str(len(standing.outcomes)),
        ]
        for standing in results.standings
        for score in standing.scores
    ]
    columns = ("bot", "against", "players", "rules", "score", "95 % interval", "par", "games")
    return Section(
        "Tables",
        "The score is the share in the win of one player who plays like this bot.",
        Table(columns, cells),
    )


def _against(standing: Standing, agent: str) -> str:
    others = (f"{score.players} × {score.agent}" for score in standing.scores)
    return ", ".join(
        text.removeprefix("1 × ")
        for text, score in zip(others, standing.scores, strict=True)
        if score.agent != agent
    )


def _seats(results: Results) -> Section:
    figures = [
        Figure(
            _title(players, preset, results),
            intervals(
                [_row(finding, seat_colour(finding.label)) for finding in seat_shares(standings)],
                "share of wins",
                1 / players,
            ),
        )
        for players, preset, standings in _groups(results)
    ]
    note = "What each seat won, whoever sat there: every bot sat everywhere. Dashed: par."
    return Section("Seat advantage", note, figures=figures)


def _lengths(results: Results) -> Section:
    rows: list[dict[str, Any]] = []
    for players, preset, standings in _groups(results):
        found = lengths(game for standing in standings for game in standing.outcomes)
        rows += _counts(_title(players, preset, results), found)
    return Section(
        "Length of games",
        figures=[Figure("Turns of a game", histogram(rows, "turns"), "Share of games.")],
    )


def _points(results: Results) -> Section:
    figures = []
    for players in results.tournament.players:
        found = points_by_agent(game for game in results.outcomes if len(game.agents) == players)
        rows = [row for agent, points in found.items() for row in _counts(agent, points)]
        figures.append(Figure(f"{players} players", histogram(rows, "points of a player")))
    return Section("Points", "Share of games, by bot.", figures=figures)


def _deciders(results: Results) -> Section:
    figures = []
    for players in results.tournament.players:
        games = [game for game in results.outcomes if len(game.agents) == players]
        rows = [_row(finding) for finding in deciders(games)]
        if rows:
            svg = intervals(rows, "share of wins", 1 / players)
            figures.append(Figure(f"{players} players", svg))
    return Section(
        "What decides",
        "How often somebody wins who has the most points from here. Dashed: par.",
        figures=figures,
    )


def _presets(results: Results) -> Section:
    cells = []
    for players, preset, standings in _groups(results):
        games = [game for standing in standings for game in standing.outcomes]
        first = seat_shares(standings)[0].interval
        made = Distribution()
        for game in games:
            for points in game.points:
                made.add(points)
        cells.append(
            [
                preset or STANDARD,
                str(players),
                f"{lengths(games).mean:.1f}",
                f"{first.mean:.1%} ({first.low:.1%} to {first.high:.1%})",
                f"{made.mean:.1f}" if made.counts else "",
                f"{sum(max(game.shares) < 1 for game in games) / len(games):.1%}",
                str(len(games)),
            ]
        )
    columns = ("rules", "players", "turns", "first seat wins", "points", "shared wins", "games")
    return Section("Presets", table=Table(columns, cells))


# ---- parts


def _groups(results: Results) -> Iterator[tuple[int, str | None, list[Standing]]]:
    """The tables of one size and one edition of the rules."""
    for players in results.tournament.players:
        for preset in results.tournament.presets:
            yield (
                players,
                preset,
                [
                    standing
                    for standing in results.standings
                    if (standing.match.players, standing.match.preset) == (players, preset)
                ],
            )


def _title(players: int, preset: str | None, results: Results) -> str:
    if len(results.tournament.presets) == 1:
        return f"{players} players"
    return f"{players} players, {preset or STANDARD}"


def _row(finding: Finding, colour: str = "var(--accent)") -> dict[str, Any]:
    found = finding.interval
    return {
        "label": finding.label,
        "value": found.mean,
        "low": found.low,
        "high": found.high,
        "colour": colour,
    }


def _counts(label: str, found: Distribution) -> list[dict[str, Any]]:
    return [
        {"label": label, "value": value, "count": times} for value, times in found.counts.items()
    ]
