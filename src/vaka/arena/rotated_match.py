"""Playing a match in rotating seats: games in any order, on all cores, with a results log."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path

from vaka.arena.match import Match
from vaka.arena.match_score import MatchScore
from vaka.arena.results_log import open_match_log
from vaka.arena.simulation import play_numbered, save_record
from vaka.arena.sprt import SequentialTest
from vaka.arena.workers import Processes, Workers, missing_numbers

MatchProgress = Callable[[MatchScore, int], None]
"""Called with the score so far and the number of games that are done."""


def play_match(
    match: Match,
    games: int,
    *,
    path: Path | None = None,
    records: Path | None = None,
    test: SequentialTest | None = None,
    workers: Workers | None = None,
    watch: MatchProgress | None = None,
) -> MatchScore:
    """Play whole rounds of a rotated match, at least `games` games, or until a test is decided.

    Games in the results log at `path` are not played again. Rounds are counted in order, so the
    result does not depend on the workers or on their speed.
    """
    match.check()
    if records:
        records.mkdir(parents=True, exist_ok=True)
    match_score = MatchScore(match, test)
    total = whole_rounds(match, games)
    with open_match_log(path, match) if path else nullcontext() as log:
        logged = log.results if log else {}
        done = {number: result for number, result in logged.items() if number <= total}
        match_score.add_rounds(done)
        work = (workers or Processes(1)).unordered(
            partial(play_numbered, match, records is not None), missing_numbers(total, done)
        )
        with closing(work):
            while not match_score.is_decided and (played := next(work, None)):
                results = [one.result for one in played]
                if records:
                    for one in played:
                        save_record(one, records)
                if log:
                    log.add(results)
                done |= {result.number: result for result in results}
                match_score.add_rounds(done)
                if watch:
                    watch(match_score, len(done))
    return match_score


def whole_rounds(match: Match, games: int) -> int:
    """The number of games, rounded up to whole rounds."""
    return -(-games // match.rotations) * match.rotations
