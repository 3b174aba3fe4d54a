"""Playing a match in turning seats: games in any order, on all cores, kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path

from vaka.arena.journal import match_journal
from vaka.arena.match import Match, play
from vaka.arena.outcome import Outcome
from vaka.arena.simulate import keep
from vaka.arena.sprt import Trial
from vaka.arena.standing import Standing
from vaka.arena.workers import missing, spread

Watch = Callable[[Standing, int], None]
"""Is told where a match stands, and how many of its games are done."""


def contest(
    match: Match,
    games: int,
    *,
    path: Path | None = None,
    records: Path | None = None,
    trial: Trial | None = None,
    jobs: int = 1,
    watch: Watch | None = None,
) -> Standing:
    """Play as many whole rounds of a rotated match as make up `games`, or until a test is decided.

    What the file at `path` holds already is not played again. Which games count depends neither on
    the number of processes nor on which of them is faster: rounds are counted in their order.
    """
    match.check()
    if records:
        records.mkdir(parents=True, exist_ok=True)
    standing = Standing(match, trial)
    total = whole_rounds(match, games)
    with match_journal(path, match) if path else nullcontext() as journal:
        kept = journal.outcomes if journal else {}
        done = {number: outcome for number, outcome in kept.items() if number <= total}
        standing.take(done)
        left = total - len(done)
        work = spread(partial(_play, match, records), missing(total, done), min(jobs, left))
        with closing(work):
            while not standing.is_decided and (outcomes := next(work, None)):
                if journal:
                    journal.add(outcomes)
                done |= {outcome.number: outcome for outcome in outcomes}
                standing.take(done)
                if watch:
                    watch(standing, len(done))
    return standing


def whole_rounds(match: Match, games: int) -> int:
    """So many games, or a few more, that no round is left unfinished."""
    return -(-games // match.rotations) * match.rotations


def _play(match: Match, records: Path | None, number: int) -> Outcome:
    played = play(match, number)
    if records:
        keep(played, match, records)
    return played.outcome
