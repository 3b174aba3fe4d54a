"""Imports go straight down the layers, never up or sideways.

         cli
       /  |   \\
  server  |   envs
       \\  |   /
        arena
          |
         analysis
          |
         agents
          |
games/tongiaki | games/tahiti     neither imports the other; rules/ imports no text/ or drawing/
          |
         core                     standard library only
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.game_names import name_pattern
from vaka import games

SOURCE = Path(__file__).parents[2] / "src"

BELOW = {
    "core": [],
    "games": ["core"],
    "agents": ["core", "games"],
    "analysis": ["core", "games", "agents"],
    "arena": ["core", "games", "agents", "analysis"],
    "envs": ["core", "games", "agents", "analysis", "arena"],
    "server": ["core", "games", "agents", "analysis", "arena"],
    "cli": ["core", "games", "agents", "analysis", "arena", "envs", "server"],
}

STANDARD = {*sys.stdlib_module_names, "cython", "libc", "cpython"}
"""What comes with Python, and with Cython for the compiled modules."""

_CIMPORT = re.compile(r"^\s*(?:from\s+([\w.]+)\s+)?cimport\s+(\(.*?\)|.*?$)", re.M | re.S)


# ---- reading imports


def imports_of(file: Path) -> set[str]:
    """All modules that a file imports or cimports, wherever in it."""
    text = file.read_text("utf-8")
    found = _cimports(text) if file.suffix == ".pxd" else _imports(text)
    return {_module(name) for name in found}


def _imports(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _cimports(text: str) -> Iterator[str]:
    for package, names in _CIMPORT.findall(text):
        for name in names.strip("()").replace("\\", "").split(","):
            if word := name.strip().partition(" ")[0]:
                yield f"{package}.{word}" if package else word


def _module(name: str) -> str:
    """The module in a dotted name: what follows it is something that the module holds."""
    parts = name.split(".")
    while parts[0] == "vaka" and len(parts) > 1 and not _exists(parts):
        parts.pop()
    return ".".join(parts)


def _exists(parts: list[str]) -> bool:
    path = SOURCE.joinpath(*parts)
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


# ---- the picture


def may_import(module: str, other: str) -> bool:
    """Whether the picture lets a module import another."""
    layer, _ = _place(module)
    if other.partition(".")[0] != "vaka":
        return layer not in ("", "core", "games") or other.partition(".")[0] in STANDARD
    other_layer, other_game = _place(other)
    if layer == "":
        return other_layer == ("cli" if module == "vaka.__main__" else "core")
    if other_layer == "":
        return layer not in ("core", "games")
    if layer not in BELOW or other_layer not in BELOW:
        return False
    if layer == other_layer == "games":
        return _may_import_in_games(module, other)
    if other_layer == "games":
        return "games" in BELOW[layer] and other_game == ""
    return layer == other_layer or other_layer in BELOW[layer]


def _may_import_in_games(module: str, other: str) -> bool:
    """A game imports its own modules only; its rules import nothing but rules."""
    game, other_game = _place(module)[1], _place(other)[1]
    if game != other_game:
        return False
    return not _is_rules(module) or _is_rules(other)


def _is_rules(module: str) -> bool:
    """Whether a module is in the folder `rules` of a game."""
    return module.split(".")[3:4] == ["rules"]


def _place(module: str) -> tuple[str, str]:
    """The layer of a module, and which game it belongs to; both empty at the root."""
    parts = [*module.split(".")[1:], "", ""]
    if parts[0].startswith("__"):
        return "", ""
    return parts[0], parts[1] if parts[0] == "games" else ""


def _name(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = sorted(file for kind in ("*.py", "*.pxd") for file in (SOURCE / "vaka").rglob(kind))


# ---- the tests


def test_rules_of_every_game_import_only_rules_of_their_game() -> None:
    """In particular nothing from its `text` or `drawing`."""
    found = [
        (_name(file), other)
        for file in FILES
        if _is_rules(_name(file))
        for other in imports_of(file)
        if other.startswith("vaka.games.")
    ]
    assert found, "no game has a folder rules"
    assert [(module, other) for module, other in found if not _is_rules(other)] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{_name(file)}{file.suffix}")
def test_imports_go_straight_down(file: Path) -> None:
    module = _name(file)
    assert [other for other in imports_of(file) if not may_import(module, other)] == []


def test_every_layer_is_in_the_picture() -> None:
    folders = {path.name for path in (SOURCE / "vaka").iterdir() if path.is_dir()}
    assert folders - {"__pycache__"} <= BELOW.keys()


@pytest.mark.parametrize(
    ("module", "other"),
    [
        ("vaka.core.records.record", "vaka.core.game"),
        ("vaka.core.dice", "cython"),
        ("vaka.games", "vaka.core.game"),
        ("vaka.games.tongiaki.rules.engine", "vaka.core.dice"),
        ("vaka.games.tongiaki.rules.engine", "vaka.games.tongiaki.rules.state"),
        ("vaka.games.tongiaki.rules.tile_arrays", "vaka.games.tongiaki.rules"),
        ("vaka.games.tongiaki.text.json_view", "vaka.games.tongiaki.rules.state"),
        ("vaka.games.tongiaki.drawing.board", "vaka.games.tongiaki.text.notation"),
        ("vaka.games.tongiaki.game", "vaka.games.tongiaki.text.json_view"),
        ("vaka.agents.search", "vaka.games"),
        ("vaka.arena.match", "vaka.agents.search"),
        ("vaka.cli.play", "vaka.arena"),
        ("vaka.cli.serve", "vaka.server"),
        ("vaka.server.tables.table", "vaka"),
        ("vaka.cli.play", "rich"),
        ("vaka", "vaka.core.build_mode"),
        ("vaka.__main__", "vaka.cli"),
    ],
)
def test_down_is_allowed(module: str, other: str) -> None:
    assert may_import(module, other)


@pytest.mark.parametrize(
    ("module", "other"),
    [
        ("vaka.core.records.record", "vaka.games"),
        ("vaka.core.records.record", "vaka"),
        ("vaka.core.records.record", "rich"),
        ("vaka.games", "vaka.games.tongiaki"),
        ("vaka.games.tongiaki.rules.engine", "vaka.games"),
        ("vaka.games.tongiaki.rules.engine", "vaka.games.tahiti.rules.engine"),
        ("vaka.games.tongiaki.rules.engine", "vaka.games.tongiaki.text.json_view"),
        ("vaka.games.tongiaki.rules.engine", "vaka.games.tongiaki.drawing"),
        ("vaka.games.tongiaki.rules.engine", "vaka.games.tongiaki.game"),
        ("vaka.games.tongiaki.rules.engine", "vaka.agents"),
        ("vaka.games.tongiaki.rules.engine", "numpy"),
        ("vaka.agents.search", "vaka.games.tongiaki.rules.engine"),
        ("vaka.agents.search", "vaka.analysis"),
        ("vaka.analysis.odds", "vaka.arena"),
        ("vaka.envs.gymnasium", "vaka.server"),
        ("vaka.server.tables.table", "vaka.cli"),
        ("vaka.cli.play", "vaka.games.tongiaki"),
        ("vaka.server.app", "vaka.cli"),
        ("vaka.utils", "vaka.core"),
        ("vaka", "vaka.cli"),
    ],
)
def test_up_and_sideways_are_not(module: str, other: str) -> None:
    assert not may_import(module, other)


def test_imports_are_found_wherever_they_stand(tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text(
        "from vaka.core.dice import Dice\n"
        "def later():\n"
        "    import vaka.core.game\n"
        "    from vaka import games\n"
    )
    assert imports_of(source) == {"vaka.core.dice", "vaka.core.game", "vaka.games"}
    declarations = tmp_path / "declarations.pxd"
    declarations.write_text(
        "cimport cython\n"
        "from libc.stdint cimport uint32_t, uint64_t\n"
        "from vaka.core cimport dice\n"
        "from vaka.games.tongiaki.rules.state cimport (\n    State,\n    note,\n)\n"
    )
    assert imports_of(declarations) == {
        "cython",
        "libc.stdint.uint32_t",
        "libc.stdint.uint64_t",
        "vaka.core.dice",
        "vaka.games.tongiaki.rules.state",
    }


def test_a_game_is_named_in_its_folder_only() -> None:
    """Descriptions may speak of a game as an example; code finds it by the registry."""
    name = name_pattern(games.names())
    outside = [path for path in (SOURCE / "vaka").rglob("*.py") if "games" not in path.parts]
    assert not [
        f"{path.relative_to(SOURCE)}:{said.lineno}"
        for path in outside
        for said in _said(ast.parse(path.read_text("utf-8")))
        if name.search(str(said.value))
    ]


def _said(tree: ast.Module) -> Iterator[ast.Constant]:
    """All strings of a module but those that describe it."""
    described = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in described:
            yield node
