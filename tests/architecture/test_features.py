"""The declared features of a game exist, and all that exist are declared."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.game_names import name_pattern
from tests.architecture.texts import FOLDERS, GAMES, PAGE, ROOT, game_of
from vaka import games
from vaka.core.game_features import Features
from vaka.core.rulebook import file_name
from vaka.core.translations import LANGUAGES

every_game = pytest.mark.parametrize("name", games.names())


def features(name: str) -> Features:
    return games.load(name).features


@every_game
def test_the_rulebook_is_there_in_the_declared_languages(name: str) -> None:
    found = {language for language in LANGUAGES if (GAMES / name / file_name(language)).exists()}
    assert found == {*features(name).languages}


@every_game
def test_texts_are_there_in_the_declared_languages(name: str) -> None:
    for folder in (path for text, path in FOLDERS.items() if game_of(text) == name):
        found = {file.stem for file in folder.glob("*.json")}
        assert found == {*features(name).languages}, folder


def parts(name: str) -> dict[str, list[Path]]:
    """The files of each feature of a game."""
    tests = ROOT / "tests"
    return {
        "drawing": [*(GAMES / name).glob("drawing/__init__.py")],
        "terminal": [
            *(GAMES / name).glob("text/terminal.py"),
            *(GAMES / name).glob("text/terminal/__init__.py"),
        ],
        "reasons": [*(GAMES / name).glob("text/reasons.py")],
        "tutorial": [*(PAGE / "games" / name).glob("tutorial/index.ts")],
        "scenarios": [*(tests / "scenarios" / name).glob("test_*.py")],
        "perft": [*(tests / "perft").glob(f"{name}.txt")],
        "golden_records": [*(tests / "records").glob(f"{name}-*.vaka")],
    }


@every_game
def test_the_declared_parts_are_there_and_no_others(name: str) -> None:
    for feature, files in parts(name).items():
        assert getattr(features(name), feature) == bool(files), feature


def test_a_name_is_found_as_a_word_and_in_parts_of_words() -> None:
    pattern = name_pattern(["nim"])
    found = ["nim", "a nim.", "Nim", "NIM", "nim_board", "NimBoard", "aNimBoard", "nimBoard"]
    others = ["animate", "Animated", "denim", "nimble", "Nimble", "UNIMPORTANT", "nimbus_1"]
    assert [text for text in found if not pattern.search(text)] == []
    assert [text for text in others if pattern.search(text)] == []
