"""Which scenario shows which rule: the registry behind the tracing test and the mutants.

A scenario is a test function without arguments, marked with the ids of the rules it shows and, if
it shows a value of an option, with that too:

    @shows("T4.2")
    def test_expanding_adds_as_many_boats_as_lay_there() -> None: ...

    @shows("T5.7", option="other_full_beaches=wait")
    def test_a_failed_voyage_ends_the_turn() -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

Scenario = Callable[[], None]


@dataclass
class Registry:
    by_rule: dict[str, list[Scenario]] = field(default_factory=dict)
    by_option: dict[str, list[Scenario]] = field(default_factory=dict)


REGISTRY = Registry()


def shows(*rules: str, option: str | None = None) -> Callable[[Scenario], Scenario]:
    """Mark a scenario with the rules, and the option value, that it shows."""

    def register(scenario: Scenario) -> Scenario:
        for rule in rules:
            REGISTRY.by_rule.setdefault(rule, []).append(scenario)
        if option:
            REGISTRY.by_option.setdefault(option, []).append(scenario)
        return scenario

    return register


def gather() -> Registry:
    """The registry, after all scenarios are imported."""
    folder = Path(__file__).parent
    for file in sorted(folder.rglob("test_*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        import_module(".".join((__package__, *parts)))
    return REGISTRY
