"""The page has layers too, and outside its folder no game is known by name.

  pages            start, new table, table, rules
    |
  people           playing with people on other devices; loaded after the table
    |    \\
    |   games/x    a game; none imports another
    |    /
   table           what every table has
    |
   lib             what knows no table, and the texts
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.game_names import name_pattern
from vaka import games

SOURCE = Path(__file__).parents[2] / "web" / "src"

BELOW = {
    "lib": {"texts"},
    "table": {"lib"},
    "games": {"table", "lib"},
    "people": {"games", "table", "lib"},
    "pages": {"people", "games", "table", "lib"},
}

_IMPORT = re.compile(r"""\bfrom\s+"(\.[^"]*)"|\bimport\s+"(\.[^"]*)"|\bimport\("(\.[^"]*)"\)""")


def _files(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from (
            path for path in (SOURCE / folder).rglob("*") if path.suffix in (".ts", ".svelte")
        )


def _imports(file: Path) -> Iterator[Path]:
    for found in _IMPORT.finditer(file.read_text("utf-8")):
        name = next(group for group in found.groups() if group)
        yield (file.parent / name).resolve().relative_to(SOURCE.resolve())


@pytest.mark.parametrize("layer", list(BELOW))
def test_imports_go_down(layer: str) -> None:
    files = list(_files(layer))
    assert files
    wrong = [
        f"{file.relative_to(SOURCE)} imports {module}"
        for file in files
        for module in _imports(file)
        if module.parts[0] != layer and module.parts[0] not in BELOW[layer]
    ]
    assert not wrong


def test_no_game_imports_another() -> None:
    wrong = [
        f"{file.relative_to(SOURCE)} imports {module}"
        for file in _files("games")
        for module in _imports(file)
        if module.parts[0] == "games" and module.parts[:2] != file.relative_to(SOURCE).parts[:2]
    ]
    assert not wrong


def test_a_game_is_named_in_its_folder_only() -> None:
    name = name_pattern(games.names())
    outside = [
        *_files("lib", "table", "people", "pages"),
        *SOURCE.glob("texts/**/*.json"),
        *SOURCE.glob("*.*"),
        SOURCE / "games" / "index.ts",
    ]
    assert not [path.name for path in outside if name.search(path.read_text("utf-8"))]


ENDLESS = {
    "games/tongiaki/board/Map.svelte pulse": "this can be chosen now",
    "games/tongiaki/board/VoyagePreview.svelte flow": "this way the boats would sail",
    "games/tahiti/board/Volcano.svelte rumble": "the volcano is about to erupt",
    "games/tongiaki/StartPicture.svelte drift": "boats under way, on the picture of the game",
}
"""All that moves without end, and what it means: nothing else may."""


def test_nothing_moves_without_end_and_meaning() -> None:
    found = set()
    for file in sorted(SOURCE.rglob("*")):
        if file.suffix not in (".ts", ".svelte", ".css"):
            continue
        code, place = file.read_text("utf-8"), file.relative_to(SOURCE).as_posix()
        assert not re.search(r"iterations:\s*Infinity|<animate|repeatCount", code), place
        for motion in re.findall(r"animation[\w-]*:([^;]*\binfinite\b[^;]*);", code):
            found.add(f"{place} {motion.split()[0]}")
    assert found == set(ENDLESS)


def test_less_motion_stops_all_motion() -> None:
    style = (SOURCE / "app.css").read_text("utf-8")
    less = ':root[data-motion="less"] *'
    stops = "animation: none !important;\n  transition: none !important;"
    assert f"{less},\n{less}::before,\n{less}::after {{\n  {stops}" in style
