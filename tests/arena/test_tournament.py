"""Tournaments: line-ups, ratings, and the report."""

from __future__ import annotations

import random
import re
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import pytest

from tests.arena.test_rotated_match import result
from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.arena.confidence_interval import share_interval
from vaka.arena.game_result import GameResult
from vaka.arena.ratings import Rating, ratings
from vaka.arena.report.report_statistics import deciding_sources
from vaka.arena.report.tournament_report import tournament_report
from vaka.arena.results_log import open_match_log
from vaka.arena.tournament import Tournament, TournamentResults, file_name, lineups, play_tournament
from vaka.core.build_mode import is_compiled
from vaka.core.errors import InvalidSetup

# ---- who meets


def meetings(agents: str, players: int) -> list[str]:
    return ["".join(table) for table in lineups(agents, players)]


def test_every_set_of_agents_has_a_table() -> None:
    assert meetings("abc", 2) == ["ab", "ac", "bc"]
    assert meetings("abcd", 3) == ["abc", "abd", "acd", "bcd"]


def test_too_few_agents_fill_the_seats_in_every_way() -> None:
    assert meetings("ab", 3) == ["aab", "abb"]
    assert meetings("ab", 4) == ["aaab", "aabb", "abbb"]
    assert meetings("abc", 4) == ["aabc", "abbc", "abcc"]


def make_tournament(**more: object) -> Tournament:
    asked: dict[str, object] = {
        "game": PEBBLES,
        "agents": ("greedy", "random"),
        "players": (2, 3),
        "games": 8,
        "seed": "1",
    }
    return Tournament(**(asked | more))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"agents": ("random",)}, "at least two agents"),
        ({"agents": ("random", "random")}, "name each agent of a tournament once"),
        ({"players": (2, 2)}, "name each number of players"),
        ({"presets": ("strict", "strict")}, "name each preset"),
        ({"players": (9,)}, "pebbles is for 2 to 4 players"),
        ({"presets": ("odd",)}, "pebbles has no preset 'odd'"),
        (
            {"agents": ("random", "mcts:width=+1", "mcts:width= 1")},
            "2 matches would share the file 2p-random-mcts_width=_1.jsonl",
        ),
    ],
)
def test_what_cannot_be_held_is_refused(more: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidSetup, match=message):
        make_tournament(**more).check()


def test_a_tournament_is_taken_up_where_it_ended(tmp_path: Path) -> None:
    held = make_tournament(presets=(None, "strict"))
    told: list[int] = []
    whole = play_tournament(held, tmp_path / "whole", watch=told.append).to_json()
    assert told == list(range(1, held.total + 1))
    assert len(whole["tables"]) == 2 * 3
    names = sorted(file.name for file in (tmp_path / "whole").glob("[!.]*"))
    assert names == sorted(file_name(match) for match in held.matches)
    play_tournament(make_tournament(games=4), tmp_path / "part")
    assert play_tournament(make_tournament(), tmp_path / "part").to_json() == {
        **play_tournament(make_tournament(), tmp_path / "again").to_json()
    }


LONG = tuple(
    f"mcts:playouts={number},seconds=0.125,exploration=0.15,width=2.25,rollout_turns=12"
    for number in range(1, 6)
)


def test_a_short_name_of_a_file_says_all() -> None:
    [match, *_] = make_tournament(agents=LONG).matches
    assert file_name(match) == (
        "2p-mcts_playouts=1_seconds=0.125_exploration=0.15_width=2.25_rollout_turns=12"
        "-mcts_playouts=2_seconds=0.125_exploration=0.15_width=2.25_rollout_turns=12.jsonl"
    )


def test_a_name_too_long_for_a_file_ends_with_a_digest(tmp_path: Path) -> None:
    held = make_tournament(agents=LONG, players=(4,))
    held.check()
    names = [file_name(match) for match in held.matches]
    assert {len(name) for name in names} == {249}
    assert len(set(names)) == len(names) == 5
    text = "-".join(["4p", *held.matches[0].agents])
    assert names[0].endswith(f"-{sha256(text.encode()).hexdigest()[:16]}.jsonl")
    with open_match_log(tmp_path / names[0], held.matches[0]):
        assert (tmp_path / names[0]).exists()


def test_tables_do_not_share_their_luck() -> None:
    seeds = [match.seed for match in make_tournament(presets=(None, "strict")).matches]
    assert len(set(seeds)) == len(seeds)


# ---- ratings


def simulated(strengths: dict[str, float], rounds: int, seed: int) -> list[list[GameResult]]:
    """Pairs of games whose winners are thrown by strength (Bradley and Terry)."""
    dice = random.Random(seed)
    found = []
    for number in range(rounds):
        one, two = dice.sample(sorted(strengths), 2)
        games = []
        for agents in ((one, two), (two, one)):
            chance = strengths[agents[0]] / (strengths[agents[0]] + strengths[agents[1]])
            shares = "1 0" if dice.random() < chance else "0 1"
            games.append(result(2 * number + 1, " ".join(agents), shares))
        found.append(games)
    return found


def test_ratings_put_agents_in_the_order_of_their_strength() -> None:
    strengths = {"weak": 1.0, "fair": 2.0, "good": 4.0, "best": 8.0}
    found = ratings(list(strengths), simulated(strengths, 250, 1), "1", draws=40)
    assert [rating.agent for rating in found] == ["best", "good", "fair", "weak"]
    for better, worse in pairwise(found):
        assert better.low > worse.value
    assert all(rating.low < rating.value < rating.high for rating in found)


def test_equals_are_not_told_apart() -> None:
    found = ratings(["one", "two"], simulated({"one": 1.0, "two": 1.0}, 200, 3), "1", draws=40)
    assert found[0].low < found[1].high


def test_more_games_make_narrower_intervals() -> None:
    strengths = {"one": 1.0, "two": 2.0}
    few = ratings(list(strengths), simulated(strengths, 30, 1), "1", draws=40)[0]
    many = ratings(list(strengths), simulated(strengths, 200, 1), "1", draws=40)[0]
    assert many.high - many.low < few.high - few.low


def unanimous(rounds: int) -> list[list[GameResult]]:
    pairs = ((2 * number + 1, 2 * number + 2) for number in range(rounds))
    return [[result(one, "a b", "1 0"), result(two, "b a", "0 1")] for one, two in pairs]


def test_rounds_that_all_went_alike_leave_a_doubt_that_fades() -> None:
    few, many = (ratings(["a", "b"], unanimous(rounds), "1", draws=40) for rounds in (5, 80))
    for best, other in (few, many):
        assert best.low < best.value - 2
        assert other.high > other.value + 2
        assert best.low > other.high
    assert many[0].low > few[0].low
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_every_company_that_was_unanimous_is_doubted() -> None:
    pairs = [(one, two) for one in "abc" for two in "abc" if one < two]
    rounds = [
        [result(1, f"{one} {two}", "1 0"), result(2, f"{two} {one}", "0 1")]
        for one, two in pairs
        for _ in range(15)
    ]
    for rating in ratings(["a", "b", "c"], rounds, "1", draws=40):
        assert rating.low <= rating.value <= rating.high
        assert rating.high - rating.low > 3


def test_intervals_hold_the_truth_of_an_agent_that_seldom_loses() -> None:
    """Of 40 games it loses one on average; in a third of all tournaments it loses none."""
    dice, found = random.Random(1), list[Rating]()
    for _ in range(24):
        lost = [dice.random() < 1 / 40 for _ in range(40)]
        games = [result(n, "a b", "0 1" if one else "1 0") for n, one in enumerate(lost, 1)]
        rounds = [games[at : at + 2] for at in range(0, 40, 2)]
        found.append(max(ratings(["a", "b"], rounds, "1", draws=40), key=lambda one: one.value))
    truth = fmean(rating.value for rating in found)
    assert sum(rating.low <= truth <= rating.high for rating in found) >= 21


def test_an_agent_in_several_seats_is_rated_once() -> None:
    games = [[result(n, "a b b", "1 0 0")] for n in range(1, 60)]
    best, other = ratings(["a", "b"], games, "1", draws=40)
    assert (best.agent, best.games, other.games) == ("a", 59, 59)
    assert best.low > other.high


# ---- the report


def test_what_decides_is_what_winners_have_most_of() -> None:
    def game(number: int) -> GameResult:
        tally = [{"mud": 2, "gold": 1, "air": 0}, {"mud": 1, "gold": 5}]
        shares = ["0", "1"]
        if number % 2:
            tally, shares = tally[::-1], shares[::-1]
        found = result(number, "a b", "1 0").to_json()
        return GameResult.from_json(found | {"tally": tally, "shares": shares})

    best, worst = deciding_sources(map(game, range(1, 41)))
    assert (best.label, best.interval.mean, best.times) == ("gold", 1, 40)
    assert (worst.label, worst.interval.mean, worst.times) == ("mud", 0, 40)
    assert best.interval.low > 0.8


def test_groups_of_different_sizes_count_by_their_size() -> None:
    found = share_interval([(1, 1), (0, 3)] * 50)
    assert found.mean == pytest.approx(0.25)
    assert found.low < 0.25 < found.high


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> TournamentResults:
    tongiaki = games.load("tongiaki")
    held = make_tournament(
        game=tongiaki,
        agents=("greedy:depth=1", "random"),
        players=(2,),
        games=8 if is_compiled() else 4,
        presets=(None, *list(tongiaki.presets)[:1]),
    )
    return play_tournament(held, tmp_path_factory.mktemp("tournament"))


def test_the_report_tells_everything_and_loads_nothing(results: TournamentResults) -> None:
    page = tournament_report(results)
    headings = re.findall("<h2>(.*?)</h2>", page)
    assert headings == [
        "Ratings",
        "Matches",
        "Seat advantage",
        "Length of games",
        "Points",
        "What decides",
        "Presets",
    ]
    assert page.count("<svg") == 1 + 2 + 1 + 1 + 1
    assert "Hawaii" in page
    addresses = set(re.findall(r"https?://[^\"' )<]*", page))
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert not re.search(r"<(script|link|img|iframe)|@import|url\(", page)
    ids = re.findall(r'\bid="([^"]*)"', page)
    assert len(set(ids)) == len(ids)


def test_the_colours_of_the_report_are_those_of_light_and_dark(results: TournamentResults) -> None:
    page = tournament_report(results)
    known = set(re.findall(r"--([a-z-]+):", page))
    assert set(re.findall(r"var\(--([a-z-]+)\)", page)) <= known
    plots = "".join(re.findall(r"<svg.*?</svg>", page, re.DOTALL))
    assert not re.search(r"#[0-9a-fA-F]{3,6}\b", plots), "a colour that does not change"


def test_a_game_without_points_has_a_report_too(tmp_path: Path) -> None:
    page = tournament_report(play_tournament(make_tournament(), tmp_path))
    assert "What decides" not in page
    assert "Seat advantage" in page
