"""The strategy guides of all games: complete in every language, and every number computed."""

from __future__ import annotations

import json
import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from benchmarks.strategy_guide.__main__ import counted_game, replayed
from benchmarks.strategy_guide.tally import Tally
from vaka import games
from vaka.arena.match import Match
from vaka.core.game import JSON, Game
from vaka.core.strategy_guide import FILE, NUMBERS
from vaka.core.transition import Transition
from vaka.core.translations import ENGLISH

GUIDED = [name for name in games.names() if games.load(name).features.guide]
TRANSLATED = [
    (name, language) for name in GUIDED for language in games.load(name).features.languages
]
NAMED = re.compile(r"\{(\w+)\}")


def source(name: str, language: str) -> str:
    file = FILE if language == ENGLISH else f"GUIDE.{language}.md"
    return files(f"vaka.games.{name}").joinpath(file).read_text("utf-8")


def stored(name: str) -> JSON:
    found: JSON = json.loads(files(f"vaka.games.{name}").joinpath(NUMBERS).read_text("utf-8"))
    return found


def of(game: Game, language: str) -> dict[str, tuple[object, ...]]:
    """What must be the same in every language, by tip."""
    guide = game.guide_in(language)
    assert guide is not None
    return {tip.id: (tip.rules, tip.reasons, len(tip.table)) for tip in guide}


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_guide_is_the_same_in_every_language(name: str, language: str) -> None:
    assert of(games.load(name), language) == of(games.load(name), ENGLISH)
    used, english = (sorted(NAMED.findall(source(name, each))) for each in (language, ENGLISH))
    assert used == english


@pytest.mark.parametrize("name", GUIDED)
def test_a_tip_names_rules_and_reasons_that_exist_each_reason_once(name: str) -> None:
    game = games.load(name)
    guide = game.guide_in(ENGLISH)
    assert guide is not None
    reasons = [reason for tip in guide for reason in tip.reasons]
    known = {key for key in game.texts() if "." not in key}
    assert all(tip.rules and {*tip.rules} <= {*game.rulebook.ids()} for tip in guide)
    assert sorted(reasons) == sorted(known)


@pytest.mark.parametrize("name", GUIDED)
def test_every_number_is_used_and_was_counted_under_the_rules_of_today(name: str) -> None:
    found = stored(name)
    assert {*found["numbers"], "games"} == {*NAMED.findall(source(name, ENGLISH))}
    assert found["rules"] == games.load(name).rules_version
    assert found["games"] >= 2000


@pytest.mark.parametrize("name", GUIDED)
def test_no_number_of_a_guide_is_written_by_hand(name: str) -> None:
    """Digits are ids, numbers that were computed, the labels of tables and names of cards."""
    for line in source(name, ENGLISH).splitlines():
        prose = re.sub(r"\*\(.*?\)\*|\*\*G\d+\*\*|\{\w+\}|“2 tourists”", "", line)
        if prose.lstrip().startswith("|"):
            prose = prose.split("|", 2)[2]
        assert not re.search(r"\d", prose), line


def played(name: str, players: int) -> tuple[list[Transition], Tally]:
    """A game of bots, and what was counted in it."""
    match = Match(games.load(name), players, ("greedy",), "test")
    plies, tally = replayed(match, 1), Tally()
    import_module(f"benchmarks.strategy_guide.{name}").count(plies, tally)
    return plies, tally


def test_boats_of_failed_voyages_are_counted_as_the_rules_send_them_back() -> None:
    game = games.load("tongiaki")
    plies, tally = played("tongiaki", 4)
    events = [event for ply in plies for event in ply.events(game, None)]
    back = sum(e["boats"] for e in events if e["kind"] == "sent_back" and e["rule"] == "T5.7")
    assert tally.sums["lost_boats"] == back > 0
    assert 0 <= tally.sums["lost_of_others"] <= back
    failed = sum(event["kind"] == "failed" for event in events)
    assert 0 < sum(tally.sums[f"fail_{n}"] for n in range(1, 5)) <= failed
    score = game.score(plies[-1].after)
    assert tally.sums["points_4"] == max(player["points"] for player in score["players"])
    assert tally.sums["end_ocean"] + tally.sums["end_island"] == 1


def test_tourists_are_counted_as_often_as_they_score() -> None:
    game = games.load("tahiti")
    plies, tally = played("tahiti", 3)
    players = game.score(plies[-1].after)["players"]
    assert tally.sums["tourists"] == sum(player["points"] for player in players)
    assert tally.sums["two_tourists"] == sum(2 * player["twos"] for player in players)
    assert 0 < tally.sums["last_minute"] < tally.sums["tourists"]


@pytest.mark.parametrize("name", GUIDED)
def test_the_command_computes_every_number_of_the_guide(name: str) -> None:
    what, total = import_module(f"benchmarks.strategy_guide.{name}"), Tally()
    for players in what.PLAYERS:
        match = Match(games.load(name), players, ("greedy",), "test")
        for number in range(1, 7):
            total.update(counted_game(match, what, number))
    assert {*what.numbers(total)} == {*stored(name)["numbers"]}


def test_guides_are_part_of_the_package() -> None:
    for name, language in TRANSLATED:
        assert source(name, language).startswith("# ")
        assert Path(str(files(f"vaka.games.{name}").joinpath(NUMBERS))).is_file()
