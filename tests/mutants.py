"""Mutation tests: break each rule and check that a scenario fails.

    VAKA_PURE=1 python -m tests.mutants                    every rule of every game
    VAKA_PURE=1 python -m tests.mutants expand land.reach  these modules and functions
    VAKA_PURE=1 python -m tests.mutants T4 T5.7            these chapters and rules

A rule is a function whose docstring begins with ids: `T5.5 T5.8 A route lets a group pass ...`. It
is replaced in all modules of the game by a function that returns a wrong value or does nothing.
Then only the scenarios that are marked with its ids run. If one fails, the mutant is killed. If
none fails, the mutant survives, and that is an error.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from pkgutil import walk_packages
from types import FrameType, ModuleType, NoneType
from typing import Any, get_type_hints

import pytest

from tests.scenarios.rule_registry import REGISTRY, Scenario, gather
from vaka import games
from vaka.core import build_mode

Function = Callable[..., Any]
Scenarios = Callable[[Sequence[str]], list[Scenario]]

EXPLAINED: dict[str, str] = {}
"""Equivalent mutants, as `module.function kind`, each with the reason."""

MOST_STEPS = 1_000_000  # lines that a scenario may run: a mutant can loop for ever

_IDS = re.compile(r"(?:[A-Z]\d+(?:\.\d+)?\s+)+")


@dataclass(frozen=True)
class Rule:
    """A function that is a rule, with the module or class that defines it."""

    game: str
    name: str
    """The name in the table: `expand.may_expand`."""
    ids: tuple[str, ...]
    owner: ModuleType | type
    function: Function


@dataclass(frozen=True)
class Mutant:
    rule: Rule
    kind: str
    function: Function

    @property
    def name(self) -> str:
        return f"{self.rule.name} {self.kind}"


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    killer: Scenario | None
    """The scenario that failed, if any."""

    @property
    def survived(self) -> bool:
        return self.killer is None


# ---- finding the rules


def rules_of(game: str) -> list[Rule]:
    """All rules of a game, including methods."""
    return [
        Rule(game, f"{module.__name__.rpartition('.')[2]}.{name}", ids, owner, function)
        for module in modules_of(game)
        for owner in _owners(module)
        for name, function in vars(owner).items()
        if inspect.isfunction(function) and function.__module__ == module.__name__
        if (ids := ids_of(function))
    ]


def modules_of(game: str) -> list[ModuleType]:
    package = import_module(f"vaka.games.{game}")
    names = [found.name for found in walk_packages(package.__path__, f"{package.__name__}.")]
    sources = [name for name in names if not name.endswith(".rules.unit")]  # that one is compiled
    return [package, *(import_module(name) for name in sources)]


def _owners(module: ModuleType) -> list[ModuleType | type]:
    """What can define rules: the module and its classes."""
    classes = [value for value in vars(module).values() if isinstance(value, type)]
    return [module, *(found for found in classes if found.__module__ == module.__name__)]


def ids_of(function: Function) -> tuple[str, ...]:
    """The ids that a docstring begins with."""
    found = _IDS.match(function.__doc__ or "")
    return tuple(found[0].split()) if found else ()


def is_meant(rule: Rule, words: Iterable[str]) -> bool:
    """Whether one of the words is the module, the name, a rule or the chapter of a rule."""
    known = {rule.name, rule.name.partition(".")[0], *rule.ids}
    known.update(rule_id.partition(".")[0] for rule_id in rule.ids)
    return not known.isdisjoint(words)


# ---- breaking them


def mutants_of(rule: Rule) -> list[Mutant]:
    """The ways to break a rule, by what it returns."""
    original = rule.function
    answer = get_type_hints(original)["return"]
    if answer is bool:
        ways: dict[str, Function] = {
            "inverted": lambda *args: not original(*args),
            "true": lambda *_: True,
            "false": lambda *_: False,
        }
    elif answer is int:
        ways = {"zero": lambda *_: 0, "plus one": lambda *args: original(*args) + 1}
    elif answer is NoneType:
        ways = {"idle": lambda *_: None}
    else:
        ways = {"empty": lambda *args: type(original(*args))()}
    return [Mutant(rule, kind, function) for kind, function in ways.items()]


@contextmanager
def at_work(mutant: Mutant) -> Iterator[None]:
    """Replace a rule by a mutant in every module, because names are from-imported."""
    rule = mutant.rule
    owners = modules_of(rule.game) if isinstance(rule.owner, ModuleType) else [rule.owner]
    places = [
        (owner, name)
        for owner in owners
        for name, value in vars(owner).items()
        if value is rule.function
    ]
    with pytest.MonkeyPatch.context() as patch:
        for owner, name in places:
            patch.setattr(owner, name, mutant.function)
        yield


# ---- seeing whether anybody notices


def fails(scenario: Scenario) -> bool:
    """Whether a scenario fails for any reason, or does not end."""
    with suppress(Exception, pytest.fail.Exception), few_steps():
        scenario()
        return False
    return True


class Endless(Exception):
    """A scenario has run too many lines of the rules."""


@contextmanager
def few_steps() -> Iterator[None]:
    """Raise `Endless` after `MOST_STEPS` lines, which are the same on every machine."""
    steps = 0

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal steps
        if not frame.f_globals.get("__name__", "").startswith("vaka.games."):
            return None
        steps += 1
        if steps > MOST_STEPS:
            raise Endless
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)


def marked(ids: Sequence[str]) -> list[Scenario]:
    """The scenarios that show one of the rules."""
    found = (scenario for rule_id in ids for scenario in REGISTRY.by_rule.get(rule_id, []))
    return list(dict.fromkeys(found))


def judge(mutant: Mutant, scenarios: Scenarios = marked) -> Verdict:
    """Run the scenarios of a mutant's ids until one fails."""
    with at_work(mutant):
        return Verdict(mutant, next(filter(fails, scenarios(mutant.rule.ids)), None))


def hunt(rules: Iterable[Rule], scenarios: Scenarios = marked) -> Iterator[Verdict]:
    """Judge all mutants of some rules."""
    return (judge(mutant, scenarios) for rule in rules for mutant in mutants_of(rule))


# ---- the command


def main(words: Sequence[str]) -> int:
    """Run all mutants, print a table, and return the number of survivors and errors."""
    if build_mode.is_compiled():
        sys.exit("compiled rules cannot be broken: set VAKA_PURE=1")
    gather()
    rules = [rule for game in _shown() for rule in rules_of(game)]
    chosen = [rule for rule in rules if not words or is_meant(rule, words)]
    if not chosen:
        sys.exit(f"no rule goes by {' or '.join(words)}")
    if broken := [scenario for scenario in _all_marked(chosen) if fails(scenario)]:
        sys.exit(f"fails with nothing broken: {', '.join(map(_scenario_name, broken))}")
    verdicts = []
    for verdict in hunt(chosen):
        print(row(verdict), flush=True)
        verdicts.append(verdict)
    return _conclude(verdicts)


def _shown() -> list[str]:
    """The games that have scenarios."""
    return [name for name in games.names() if games.load(name).features.scenarios]


def _all_marked(rules: Iterable[Rule]) -> list[Scenario]:
    return marked([rule_id for rule in rules for rule_id in rule.ids])


def row(verdict: Verdict) -> str:
    """A line of the table: rule, ids, mutant, and who killed it."""
    rule = verdict.mutant.rule
    ids = " ".join(rule.ids)
    return f"{rule.name:<32} {ids:<18} {verdict.mutant.kind:<9} {_outcome(verdict)}"


def _outcome(verdict: Verdict) -> str:
    if verdict.killer is not None:
        return _scenario_name(verdict.killer)
    reason = EXPLAINED.get(verdict.mutant.name)
    return f"(survives: {reason})" if reason else "SURVIVES"


def _scenario_name(scenario: Scenario) -> str:
    module = scenario.__module__.rpartition(".")[2].removeprefix("test_")
    return f"{module}: {scenario.__name__.removeprefix('test_').replace('_', ' ')}"


def _conclude(verdicts: list[Verdict]) -> int:
    survivors = [verdict for verdict in verdicts if verdict.survived]
    faults = [
        f"survivor: {verdict.mutant.name}"
        for verdict in survivors
        if verdict.mutant.name not in EXPLAINED
    ]
    faults += [
        f"explained, but killed: {verdict.mutant.name}"
        for verdict in verdicts
        if not verdict.survived and verdict.mutant.name in EXPLAINED
    ]
    rules = len({verdict.mutant.rule.name for verdict in verdicts})
    killed = len(verdicts) - len(survivors)
    print(f"\n{rules} rules, {len(verdicts)} mutants, {killed} killed, {len(survivors)} survive")
    print("\n".join(faults), end="\n" if faults else "")
    return len(faults)


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1:]) else 0)
