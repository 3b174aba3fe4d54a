"""Matches with rotating seats: scores, files, and resuming."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from fractions import Fraction
from pathlib import Path

import pytest

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.arena.game_result import GameResult
from vaka.arena.match import Match, play_game
from vaka.arena.match_score import MatchScore
from vaka.arena.results_log import InvalidResultsLog, open_match_log
from vaka.arena.rotated_match import play_match, whole_rounds
from vaka.arena.sprt import SequentialTest
from vaka.arena.workers import Processes
from vaka.core.build_mode import is_compiled
from vaka.core.errors import InvalidSetup
from vaka.core.game import Game
from vaka.core.records.files import read

TONGIAKI = games.load("tongiaki")


def make_match(
    agents: str = "greedy random", players: int = 2, seed: str = "1", game: Game = PEBBLES
) -> Match:
    return Match(game, players, tuple(agents.split()), seed, is_rotated=True)


def result(number: int, agents: str, shares: str) -> GameResult:
    names = tuple(agents.split())
    return GameResult(
        number=number,
        agents=names,
        seats=("blue", "red", "green", "yellow")[: len(names)],
        options={},
        reason="pile",
        shares=tuple(map(Fraction, shares.split())),
        points=(),
        score_breakdown=(),
        turns=10,
        decisions=20,
    )


# ---- who sits where


def seatings(match: Match) -> list[str]:
    return [" ".join(match.lineup(number)) for number in range(1, match.rotations + 1)]


def test_everybody_sits_everywhere_once_a_round() -> None:
    assert seatings(make_match("a b")) == ["a b", "b a"]
    assert seatings(make_match("a b c", 3)) == ["a b c", "c a b", "b c a"]
    assert seatings(make_match("a b b b", 4)) == ["a b b b", "b a b b", "b b a b", "b b b a"]


def test_fewer_agents_than_players_are_repeated() -> None:
    assert seatings(make_match("a b", 4)) == ["a b a b", "b a b a"]
    assert seatings(make_match("a", 3)) == ["a a a"]
    assert seatings(make_match("a b a b", 4)) == ["a b a b", "b a b a"]


def test_three_agents_do_not_fill_four_seats() -> None:
    with pytest.raises(InvalidSetup, match="4 players need 1, 2 or 4 agents, not 3"):
        make_match("random random random", 4).check()


def test_rounds_are_whole() -> None:
    match = make_match("a b c", 3)
    assert [whole_rounds(match, count) for count in (1, 3, 4, 200)] == [3, 3, 6, 201]
    assert [match.round_of(number) for number in (1, 3, 4)] == [1, 1, 2]


def test_seats_that_do_not_turn_stay() -> None:
    match = Match(TONGIAKI, 2, ("a", "b"), "1")
    assert match.lineup(1) == match.lineup(2) == ("a", "b")


# ---- the score


def test_the_score_is_the_share_of_one_player_with_the_agent() -> None:
    match = make_match("a b b b", 4)
    match_score = MatchScore(match)
    games = ["1 0 0 0", "0 1/2 1/2 0", "1 0 0 0", "0 0 0 1"]
    found = {
        number: result(number, " ".join(match.lineup(number)), shares)
        for number, shares in enumerate(games, 1)
    }
    match_score.add_rounds(found)
    a, b = match_score.scores
    assert (a.agent, a.players, a.wins, a.shared) == ("a", 1, 2, 1)
    assert a.interval.mean == pytest.approx(2.5 / 4)
    assert (b.agent, b.players, b.wins, b.shared) == ("b", 3, 1, 1)
    assert b.interval.mean == pytest.approx(1.5 / 12)
    assert [seat["score"] for seat in match_score.to_json()["seats"]] == [0.5, 0.125, 0.125, 0.25]


def test_only_whole_rounds_count_and_in_their_order() -> None:
    match = make_match("a b")
    match_score = MatchScore(match)
    found = {number: result(number, " ".join(match.lineup(number)), "1 0") for number in (1, 3, 4)}
    match_score.add_rounds(found)
    assert match_score.rounds == 0
    match_score.add_rounds(found | {2: result(2, "b a", "0 1")})
    assert match_score.rounds == 2
    assert match_score.scores[0].rounds == [1.0, 0.5]


@pytest.mark.skipif(not is_compiled(), reason="the same games, but minutes of them")
@pytest.mark.parametrize("name", games.names())
def test_greedy_beats_random_by_far(name: str) -> None:
    """The small version of `make strength`: it wins 99 of 100, and equals so many once in 50."""
    match_score = play_match(make_match(game=games.load(name)), 10)
    assert match_score.scores[0].interval.mean >= 0.8


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    match = Match(PEBBLES, 3, ("random", "greedy", "random"), "many", is_rotated=True)
    test = SequentialTest(0.3, 0.5)
    alone = play_match(match, 90, test=test)
    together = play_match(match, 90, test=test, workers=Processes(2))
    assert json.dumps(alone.to_json()) == json.dumps(together.to_json())


def test_a_decided_test_stops_the_match() -> None:
    told: list[int] = []
    match_score = play_match(
        make_match(), 4000, test=SequentialTest(0.05, 0.3), watch=lambda _, done: told.append(done)
    )
    assert match_score.verdict == "high"
    assert told[-1] == len(match_score.game_results) < 200


def test_a_match_that_a_test_will_stop_may_be_as_long_as_anybody_likes(tmp_path: Path) -> None:
    asked, test, path = make_match(), SequentialTest(0.05, 0.3), tmp_path / "match.jsonl"
    play_match(asked, 4, path=path)
    endless = play_match(asked, 10**20, test=test, path=path)
    assert endless.to_json() == play_match(asked, 4000, test=test).to_json()


def test_records_of_all_games_are_kept(tmp_path: Path) -> None:
    play_match(make_match(), 3, records=tmp_path / "records")
    names = sorted(file.name for file in (tmp_path / "records").iterdir())
    assert names == [f"game-00000{number}.vaka" for number in (1, 2, 3, 4)]
    assert read(tmp_path / "records" / names[1], lambda _: PEBBLES).setup.players == (
        "random",
        "greedy",
    )


# ---- on disk


def numbers(path: Path) -> list[int]:
    return [json.loads(line)["game"] for line in path.read_text("utf-8").splitlines()[1:]]


def test_a_match_is_taken_up_where_it_ended(tmp_path: Path) -> None:
    path = tmp_path / "new" / "match.jsonl"
    play_match(make_match(), 4, path=path)
    before = path.read_bytes()
    told: list[int] = []
    taken_up = play_match(make_match(), 8, path=path, watch=lambda _, done: told.append(done))
    assert told == [5, 6, 7, 8]
    assert path.read_bytes().startswith(before)
    assert taken_up.to_json() == play_match(make_match(), 8).to_json()
    shorter = play_match(make_match(), 2, path=path)
    assert shorter.to_json() == play_match(make_match(), 2).to_json()
    assert len(numbers(path)) == 8


@pytest.mark.parametrize("cut", [1, 30, 500])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "match.jsonl"
    whole = play_match(make_match(), 6, path=path)
    before = path.read_bytes()
    path.write_bytes(before[:-cut])
    assert play_match(make_match(), 6, path=path).to_json() == whole.to_json()
    assert path.read_bytes() == before


def test_a_first_line_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    play_match(make_match(), 2, path=path)
    before = path.read_bytes()
    path.write_bytes(before[:40])
    play_match(make_match(), 2, path=path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("match", "message"),
    [
        (make_match(seed="2"), 'another match: seed is "1", not "2"'),
        (make_match("random greedy"), "another match: agents is "),
        (make_match("greedy random", 4), "another match: players is 2, not 4"),
    ],
)
def test_the_file_of_another_match_is_refused_and_not_touched(
    tmp_path: Path, match: Match, message: str
) -> None:
    path = tmp_path / "match.jsonl"
    play_match(make_match(), 2, path=path)
    before = path.read_bytes()
    with pytest.raises(InvalidResultsLog, match=message):
        play_match(match, 2, path=path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    ["shopping list", "shopping list\n", '{"vaka":1}\n', "[]\n", "\n", "[" * 100_000 + "\n"],
    ids=range(6),
)
def test_any_other_file_is_refused_and_not_touched(tmp_path: Path, text: str) -> None:
    path = tmp_path / "list.txt"
    path.write_text(text)
    with pytest.raises(InvalidResultsLog, match="not the results of a match"):
        play_match(make_match(), 2, path=path)
    assert path.read_text() == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    play_match(make_match(), 4, path=path)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    for bad, message in (
        ("what\n", "line 3: not a game"),
        ("{}\n", "line 3: not a game"),
        (lines[1], "line 3: game 1 again"),
        (lines[2].replace('"greedy"', '"random"'), "line 3: other agents than in the match"),
        (lines[2].replace('"shares":["', '"shares":["1'), "line 3: not a game"),
        (re.sub(r'"shares":\[.*?\]', '"shares":["2","-1"]', lines[2]), "line 3: not a game"),
        (lines[2].replace('"turns":', '"turns":1e400,"x":'), "line 3: not a game"),
        (lines[2].replace('"decisions":', '"decisions":-Infinity,"x":'), "line 3: not a game"),
        (lines[2].replace('"decisions":', '"decisions":NaN,"x":'), "line 3: not a game"),
        ("[" * 100_000 + "\n", "line 3: not a game"),
    ):
        assert bad != lines[2]
        path.write_text("".join([*lines[:2], bad, *lines[3:]]), "utf-8")
        with pytest.raises(InvalidResultsLog, match=message):
            play_match(make_match(), 4, path=path)


def test_one_file_is_written_by_one_process_only(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with (
        open_match_log(path, make_match()),
        pytest.raises(InvalidResultsLog, match="another process is playing"),
    ):
        play_match(make_match(), 2, path=path)


def test_an_outcome_survives_its_line() -> None:
    found = play_game(make_match(game=TONGIAKI), 3).result
    assert GameResult.from_json(json.loads(json.dumps(found.to_json()))) == found
    assert [sum(tally.values()) for tally in found.score_breakdown] == list(found.points)


SCRIPT = """
import json, sys
from pathlib import Path
from tests.arena.test_rotated_match import make_match
from vaka.arena.rotated_match import play_match
from vaka.arena.workers import Processes

if __name__ == "__main__":
    path, workers = Path(sys.argv[1]), Processes(2)
    print(json.dumps(play_match(make_match(), 300, path=path, workers=workers).to_json()))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals there")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_match_that_is_killed_again_and_again_loses_and_doubles_nothing(
    tmp_path: Path, how: signal.Signals
) -> None:
    path = tmp_path / "match.jsonl"
    asked = [sys.executable, "-c", SCRIPT, str(path)]
    kept: list[str] = []
    for _ in range(2):
        _kill_after_some_games(asked, path, how)
        text = path.read_text("utf-8")
        lines = text.splitlines()[: text.count("\n")]
        assert lines[: len(kept)] == kept, "what was written stays"
        assert len(kept) < len(lines) < 301
        kept = lines
    finished = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert sorted(numbers(path)) == list(range(1, 301))
    assert json.loads(finished.stdout) == json.loads(
        json.dumps(play_match(make_match(), 300).to_json())
    )


def _kill_after_some_games(asked: list[str], path: Path, how: signal.Signals) -> None:
    before = path.stat().st_size if path.exists() else 0
    with subprocess.Popen(
        asked, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        while process.poll() is None and (not path.exists() or path.stat().st_size <= before + 400):
            time.sleep(0.001)
        process.send_signal(how)
        process.communicate()
        _wait_for_the_end_of(process.pid)


def _wait_for_the_end_of(session: int) -> None:
    """No process of the match may outlive it for long, however it was ended."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            os.killpg(session, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    raise AssertionError("some process goes on playing")
