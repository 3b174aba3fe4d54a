"""Every rule id is in the rulebook, the code, the scenarios and the documents."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenarios.rule_registry import gather
from vaka import games
from vaka.core.rulebook import Rulebook

ROOT = Path(__file__).parents[2]
GAMES = games.names()
SHOWN = [name for name in GAMES if games.load(name).features.scenarios]
BOOKS: dict[str, Rulebook] = {name: games.load(name).rulebook for name in GAMES}
LETTERS = "".join(sorted({rule_id[0] for book in BOOKS.values() for rule_id in book.ids()}))

_ID = re.compile(rf"(?<![\w.-])(?:[{LETTERS}]\d+\.\d+|D\d+)(?![\w.]*\d)")
_CONSTANT = re.compile(rf"[{LETTERS}]\d+_\d+")


def ids_in(text: str) -> set[str]:
    """Everything in a text that looks like the id of a rule or of fine print."""
    return set(_ID.findall(text))


def known_ids(book: Rulebook) -> set[str]:
    return {*book.ids(), *(decision.id for decision in book.decisions)}


def modules(game: str) -> dict[Path, ast.Module]:
    """The source of a game's rules; its constants are only the numbers of rules, not uses."""
    folder = ROOT / "src" / "vaka" / "games" / game
    return {file: ast.parse(file.read_text("utf-8")) for file in sorted(folder.rglob("*.py"))}


def docstrings(tree: ast.AST) -> Iterator[str]:
    """The text of every docstring, those of constants too."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield text


def constants(tree: ast.AST) -> Iterator[str]:
    """The ids of the rule constants that are used: T4_2 is T4.2."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) if _CONSTANT.fullmatch(name):
                yield name.replace("_", ".")


def cited_by_code(game: str) -> set[str]:
    return {
        rule_id
        for tree in modules(game).values()
        for rule_id in (*constants(tree), *(i for text in docstrings(tree) for i in ids_in(text)))
    }


def option_values(game: str) -> set[str]:
    return {
        f"{option.name}={value}" for option in games.load(game).options for value in option.values
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_the_code(game: str) -> None:
    cited = cited_by_code(game)
    assert [rule_id for rule_id in BOOKS[game].ids() if rule_id not in cited] == []


@pytest.mark.parametrize("game", SHOWN)
def test_every_rule_is_shown_by_a_scenario(game: str) -> None:
    shown = gather().by_rule
    assert [rule_id for rule_id in BOOKS[game].ids() if rule_id not in shown] == []


@pytest.mark.parametrize("game", SHOWN)
def test_every_value_of_every_option_is_shown_by_a_scenario(game: str) -> None:
    assert sorted(option_values(game) - gather().by_option.keys()) == []


@pytest.mark.parametrize("game", GAMES)
def test_code_cites_only_rules_of_its_own_rulebook(game: str) -> None:
    assert sorted(cited_by_code(game) - known_ids(BOOKS[game])) == []


def test_scenarios_show_only_rules_and_values_that_exist() -> None:
    registry = gather()
    known = {rule_id for book in BOOKS.values() for rule_id in known_ids(book)}
    assert sorted(registry.by_rule.keys() - known) == []
    values = {value for game in GAMES for value in option_values(game)}
    assert sorted(registry.by_option.keys() - values) == []


def test_no_file_cites_an_unknown_id() -> None:
    known = {rule_id for book in BOOKS.values() for rule_id in known_ids(book)}
    unknown = {
        str(file.relative_to(ROOT)): sorted(found)
        for file in readable_files()
        if (found := ids_in(file.read_text("utf-8")) - known)
    }
    assert unknown == {}


def readable_files() -> Iterator[Path]:
    """All text of ours. The core knows no game: rules in its tests are made up, and not cited."""
    yield from ROOT.glob("*.md")
    for folder in ("src", "tests", "docs"):
        for kind in ("*.py", "*.pxd", "*.md"):
            files = (ROOT / folder).rglob(kind)
            yield from (file for file in files if ROOT / "tests" / "core" not in file.parents)


def test_ids_are_told_from_other_words() -> None:
    assert ids_in("T4.2, (T11.6) and D1: see T4_4, AT4.4, T4, 0xD1, 1T2.2, D1b") == {
        "T4.2",
        "T11.6",
        "D1",
    }
