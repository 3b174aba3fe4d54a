"""Mutation tests of one chapter; `make mutants` runs them all."""

from __future__ import annotations

import pytest

from tests.mutants import (
    Endless,
    Mutant,
    Rule,
    at_work,
    few_steps,
    hunt,
    ids_of,
    is_meant,
    marked,
    modules_of,
    mutants_of,
    rules_of,
)
from tests.scenarios.rule_registry import gather
from vaka import games
from vaka.core import build_mode

pytestmark = pytest.mark.skipif(build_mode.is_compiled(), reason="compiled rules cannot be broken")


def rules(*words: str) -> list[Rule]:
    gather()
    every = [rule for game in games.names() for rule in rules_of(game)]
    return [rule for rule in every if is_meant(rule, words)]


def idly() -> None:
    """A scenario that looks at nothing."""


@pytest.mark.parametrize("chapter", ["T6", "H3.5", "H4"])
def test_nobody_breaks_a_rule_of_one_chapter_unnoticed(chapter: str) -> None:
    verdicts = list(hunt(rules(chapter)))
    assert len(verdicts) > 9
    assert [verdict.mutant.name for verdict in verdicts if verdict.survived] == []


def test_pointless_scenarios_would_notice_nothing() -> None:
    verdicts = list(hunt(rules("T6"), lambda _: [idly]))
    assert all(verdict.survived for verdict in verdicts)


def test_a_rule_without_scenarios_would_be_noticed() -> None:
    assert marked(["no rule"]) == []
    assert all(verdict.survived for verdict in hunt(rules("T6"), lambda _: []))


def test_a_mutant_is_at_work_in_every_module_and_only_for_a_while() -> None:
    (rule,) = rules("land.is_landing_complete")
    mutant = Mutant(rule, "idle", lambda *_: None)
    name = rule.function.__name__
    holders = [module for module in modules_of(rule.game) if hasattr(module, name)]
    assert [module.__name__.rpartition(".")[2] for module in holders] == ["engine", "land", "sail"]
    with at_work(mutant):
        assert {vars(module)[name] for module in holders} == {mutant.function}
    assert {vars(module)[name] for module in holders} == {rule.function}


def test_a_rule_is_broken_by_what_it_returns() -> None:
    kinds = {
        "land.may_land_on": ["inverted", "true", "false"],
        "expand.boats_to_add": ["zero", "plus one"],
        "land.land": ["idle"],
        "engine.start_game": ["idle"],
        "options.checked_colours": ["empty"],
    }
    for name, expected in kinds.items():
        rule = next(rule for rule in rules(name) if rule.game == "tongiaki")
        assert [mutant.kind for mutant in mutants_of(rule)] == expected


def test_only_ids_at_the_beginning_make_a_rule() -> None:
    def rule() -> None:
        """T5.5 T5.8  A route lets a group pass."""

    def remark() -> None:
        """A route lets a group pass (T5.5)."""

    assert ids_of(rule) == ("T5.5", "T5.8")
    assert ids_of(remark) == ()


def test_a_mutant_that_runs_for_ever_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.mutants.MOST_STEPS", 1000)
    endless = {"__name__": "vaka.games.endless"}
    exec("def run():\n    while True:\n        pass", endless)  # noqa: S102
    with pytest.raises(Endless), few_steps():
        endless["run"]()  # type: ignore[operator]
