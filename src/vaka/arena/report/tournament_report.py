"""The report of a tournament."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vaka.arena.match_score import MatchScore
from vaka.arena.report.html_page import Figure, HtmlTable, Section, html_page
from vaka.arena.report.plots import histogram_plot, interval_plot, seat_colour
from vaka.arena.report.report_statistics import (
    Finding,
    deciding_sources,
    game_lengths,
    points_by_agent,
    seat_shares,
)
from vaka.arena.statistics import Distribution
from vaka.arena.tournament import TournamentResults

STANDARD = "standard"
"""The name of the rules without a preset."""


def tournament_report(results: TournamentResults) -> str:
    """The whole page."""
    tournament = results.tournament
    players = ", ".join(map(str, tournament.players))
    summary = (
        f"{len(results.game_results)} games of {len(tournament.agents)} bots with {players} "
        f"players, seed {tournament.seed}. Seats rotate, and chance is the same in all games of a "
        "round. Intervals are 95 % confidence intervals."
    )
    return html_page(
        f"{tournament.game.name.capitalize()}: a tournament", summary, _sections(results)
    )


def _sections(results: TournamentResults) -> Iterator[Section]:
    yield _ratings(results)
    yield _matches(results)
    yield _seats(results)
    yield _lengths(results)
    if any(result.points for result in results.game_results):
        yield _points(results)
    if any(result.score_breakdown for result in results.game_results):
        yield _deciders(results)
    if len(results.tournament.presets) > 1:
        yield _presets(results)


def _ratings(results: TournamentResults) -> Section:
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
        "OpenSkill over all matches. Everybody starts at 25, and a difference of 6 means about"
        " three wins out of four. The interval comes from 100 bootstrap resamples of the rounds.",
        HtmlTable(("bot", "rating", "95 % interval", "games"), cells),
        [Figure("Rating", interval_plot(rows, "rating", form=".0f"))],
    )


def _matches(results: TournamentResults) -> Section:
    cells = [
        [
            score.agent + (f" × {score.players}" if score.players > 1 else ""),
            _against(match_score, score.agent),
            str(match_score.match.players),
            match_score.match.preset or STANDARD,
            f"{score.interval.mean:.1%}",
            f"{score.interval.low:.1%} to {score.interval.high:.1%}",
            f"{1 / match_score.match.players:.0%}",
            str(len(match_score.game_results)),
        ]
        for match_score in results.match_scores
        for score in match_score.scores
    ]
    columns = ("bot", "against", "players", "rules", "score", "95 % interval", "par", "games")
    return Section(
        "Matches",
        "The score is the mean share in the win of one player with this bot.",
        HtmlTable(columns, cells),
    )


def _against(match_score: MatchScore, agent: str) -> str:
    others = (f"{score.players} × {score.agent}" for score in match_score.scores)
    return ", ".join(
        text.removeprefix("1 × ")
        for text, score in zip(others, match_score.scores, strict=True)
        if score.agent != agent
    )


def _seats(results: TournamentResults) -> Section:
    figures = [
        Figure(
            _title(players, preset, results),
            interval_plot(
                [
                    _row(finding, seat_colour(finding.label))
                    for finding in seat_shares(match_scores)
                ],
                "share of wins",
                1 / players,
            ),
        )
        for players, preset, match_scores in _groups(results)
    ]
    note = "The share of wins of each seat; every bot played in every seat. Dashed: par."
    return Section("Seat advantage", note, figures=figures)


def _lengths(results: TournamentResults) -> Section:
    rows: list[dict[str, Any]] = []
    for players, preset, match_scores in _groups(results):
        found = game_lengths(
            game for match_score in match_scores for game in match_score.game_results
        )
        rows += _counts(_title(players, preset, results), found)
    return Section(
        "Length of games",
        figures=[Figure("Turns of a game", histogram_plot(rows, "turns"), "Share of games.")],
    )


def _points(results: TournamentResults) -> Section:
    figures = []
    for players in results.tournament.players:
        found = points_by_agent(
            game for game in results.game_results if len(game.agents) == players
        )
        rows = [row for agent, points in found.items() for row in _counts(agent, points)]
        figures.append(Figure(f"{players} players", histogram_plot(rows, "points of a player")))
    return Section("Points", "Share of games, by bot.", figures=figures)


def _deciders(results: TournamentResults) -> Section:
    figures = []
    for players in results.tournament.players:
        games = [game for game in results.game_results if len(game.agents) == players]
        rows = [_row(finding) for finding in deciding_sources(games)]
        if rows:
            svg = interval_plot(rows, "share of wins", 1 / players)
            figures.append(Figure(f"{players} players", svg))
    return Section(
        "What decides",
        "How often a player with the most points from this source wins. Dashed: par.",
        figures=figures,
    )


def _presets(results: TournamentResults) -> Section:
    cells = []
    for players, preset, match_scores in _groups(results):
        games = [game for match_score in match_scores for game in match_score.game_results]
        first = seat_shares(match_scores)[0].interval
        made = Distribution()
        for game in games:
            for points in game.points:
                made.add(points)
        cells.append(
            [
                preset or STANDARD,
                str(players),
                f"{game_lengths(games).mean:.1f}",
                f"{first.mean:.1%} ({first.low:.1%} to {first.high:.1%})",
                f"{made.mean:.1f}" if made.counts else "",
                f"{sum(max(game.shares) < 1 for game in games) / len(games):.1%}",
                str(len(games)),
            ]
        )
    columns = ("rules", "players", "turns", "first seat wins", "points", "shared wins", "games")
    return Section("Presets", table=HtmlTable(columns, cells))


# ---- parts


def _groups(results: TournamentResults) -> Iterator[tuple[int, str | None, list[MatchScore]]]:
    """The matches, grouped by number of players and preset."""
    for players in results.tournament.players:
        for preset in results.tournament.presets:
            yield (
                players,
                preset,
                [
                    match_score
                    for match_score in results.match_scores
                    if (match_score.match.players, match_score.match.preset) == (players, preset)
                ],
            )


def _title(players: int, preset: str | None, results: TournamentResults) -> str:
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
