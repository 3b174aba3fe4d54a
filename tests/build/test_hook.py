"""The build hook, on a toy project of two modules."""

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import hatch_build
from vaka.core import build_mode

pytest.importorskip("Cython")
pytest.importorskip("hatchling")

ROOT = Path(__file__).parents[2]
SUFFIX = EXTENSION_SUFFIXES[0]
RULES = """
try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    from vaka.games.toy.rules.constants import SEATS


def seats():
    return SEATS
"""
ASK = """
from vaka.core import build_mode
from vaka.games.toy.rules import engine
print(engine.seats(), build_mode.is_compiled())
"""


def call(*command: str | Path, cwd: Path, **settings: str) -> "subprocess.CompletedProcess[str]":
    cleared = {"VAKA_PURE": "", "VAKA_NO_COMPILE": "", "VAKA_NO_PAGE": "1", "PYTHONPATH": ""}
    environment = os.environ | cleared | settings
    return subprocess.run(
        [str(word) for word in command], cwd=cwd, env=environment, capture_output=True, text=True
    )


def build(project: Path, **settings: str) -> str:
    done = call(sys.executable, "hatch_build.py", cwd=project, **settings)
    assert done.returncode == 0, done.stderr
    return done.stderr


def ask(project: Path) -> str:
    done = call(sys.executable, "-c", ASK, cwd=project, PYTHONPATH="src")
    return done.stdout or done.stderr


def wheel(project: Path, **settings: str) -> tuple[Path, set[str]]:
    """The wheel of the project, and the files in it."""
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    done = call(*pip, "--wheel-dir", "dist", ".", cwd=project, **settings)
    assert done.returncode == 0, done.stderr
    (made,) = (project / "dist").glob("*.whl")
    return made, set(zipfile.ZipFile(made).namelist())


@pytest.fixture
def project(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "vaka"
    toy = package / "games" / "toy"
    rules = toy / "rules"
    rules.mkdir(parents=True)
    (package / "core").mkdir()
    for name in ("hatch_build.py", "pyproject.toml", "LICENSE", ".gitignore", "README.md"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, tmp_path)
    for name in ("__init__.py", "core/__init__.py", "core/build_mode.py", "core/cython.py"):
        shutil.copy(build_mode.PACKAGE / name, package / name)
    (package / "games" / "__init__.py").touch()
    (toy / "__init__.py").touch()
    (rules / "__init__.py").touch()
    (rules / "constants.py").write_text(
        "SEATS = 6\nCELLS = SEATS * 7 - 1\nNOWHERE = -1\n"
        "NAMES = ('a', 'b')\nlower = 3\n_HIDDEN = 4\nIS_FLAG = True\nWIDE_2 = 1 << 20\n"
    )
    (rules / "engine.pxd").write_text(
        "from vaka.games.toy.rules.constants cimport SEATS\ncpdef int seats()\n"
    )
    (rules / "engine.py").write_text(RULES)
    return tmp_path


needs_compiler = pytest.mark.skipif(not hatch_build.has_compiler(), reason="no C compiler")


@needs_compiler
def test_constants_become_an_enum(project: Path) -> None:
    build(project)
    declared = (project / "src/vaka/games/toy/rules/constants.pxd").read_text().splitlines()
    assert declared[1:] == [
        "cdef enum:",
        "    SEATS = 6",
        "    CELLS = 41",
        "    NOWHERE = -1",
        "    WIDE_2 = 1048576",
    ]


@needs_compiler
def test_an_edit_is_compiled_and_nothing_else_is(project: Path) -> None:
    assert build(project) == "vaka: compiled vaka.games.toy.rules.unit\n"
    assert ask(project) == "6 True\n"
    assert build(project) == ""

    constants = project / "src/vaka/games/toy/rules/constants.py"
    constants.write_text(constants.read_text().replace("SEATS = 6", "SEATS = 5"))
    assert "constants.py has changed since unit was compiled" in ask(project)
    assert build(project) == "vaka: compiled vaka.games.toy.rules.unit\n"
    assert ask(project) == "5 True\n"

    (project / "src/vaka/games/toy/rules/engine.pxd").unlink()
    build(project)
    assert ask(project) == "5 False\n"


@needs_compiler
def test_source_that_does_not_compile_is_shown(project: Path) -> None:
    engine = project / "src/vaka/games/toy/rules/engine.py"
    engine.write_text(engine.read_text() + "\nSEATS = 3\n")
    done = call(sys.executable, "hatch_build.py", cwd=project)
    assert done.returncode == 1
    assert "Assignment to non-lvalue 'SEATS'" in done.stderr
    assert done.stderr.endswith("vaka: 1 of 1 modules did not compile\n")
    assert "Traceback" not in done.stderr


@needs_compiler
def test_chapters_are_one_unit(project: Path) -> None:
    rules = project / "src/vaka/games/toy/rules"
    (rules / "board.pxd").write_text("cdef int cells() noexcept nogil\n")
    (rules / "board.py").write_text("def cells():\n    return CELLS\n")
    engine = RULES.replace(
        "import SEATS", "import SEATS\n    from vaka.games.toy.rules.board import cells"
    )
    (rules / "engine.py").write_text(engine.replace("return SEATS", "return SEATS + cells()"))
    assert build(project) == "vaka: compiled vaka.games.toy.rules.unit\n"
    assert ask(project) == "47 True\n"
    assert [path.name for path in rules.glob(f"*{SUFFIX}")] == [f"unit{SUFFIX}"]

    (rules / "board.py").write_text(
        "def cells():\n    return CELLS\n\n\ndef seats():\n    return 1\n"
    )
    done = call(sys.executable, "hatch_build.py", cwd=project)
    assert "board.py and engine.py" in done.stderr
    assert "both define seats" in done.stderr


@needs_compiler
def test_a_compiled_wheel_carries_source_and_extension(project: Path) -> None:
    made, files = wheel(project)
    assert "none-any" not in made.name
    toy = {Path(name).name for name in files if "/toy/" in name}
    assert toy == {
        "__init__.py",
        "constants.py",
        "constants.pxd",
        "engine.py",
        "engine.pxd",
        "unit.pxd",
        f"unit{SUFFIX}",
    }
    assert f"vaka/{build_mode.MANIFEST}" in files
    assert not list((project / "src").rglob(f"*{SUFFIX}")), "a wheel leaves the source tree alone"
    unpacked = project / "unpacked"
    zipfile.ZipFile(made).extractall(unpacked)
    assert call(sys.executable, "-c", ASK, cwd=unpacked).stdout == "6 True\n"


def test_without_a_compiler_the_source_runs(project: Path) -> None:
    notice = build(project, PATH="", CC="no-such-compiler")
    assert notice == (
        "vaka: no C compiler with Python's headers found, the core stays interpreted\n"
    )
    assert ask(project) == "6 False\n"


@needs_compiler
def test_an_interpreted_build_removes_the_extensions(project: Path) -> None:
    build(project)
    assert "VAKA_NO_COMPILE is set" in build(project, VAKA_NO_COMPILE="1")
    assert ask(project) == "6 False\n"
    assert build(project) == "", "the compiled ones were kept for later"
    assert ask(project) == "6 True\n"


def test_without_a_compiler_a_pure_wheel_installs_into_an_empty_environment(project: Path) -> None:
    made, files = wheel(project, VAKA_NO_COMPILE="1")
    assert made.name.endswith("-py3-none-any.whl")
    assert not [name for name in files if name.endswith((".so", ".pyd", ".c", ".json"))]

    empty = project / "empty"
    call(sys.executable, "-m", "venv", "--without-pip", empty, cwd=project)
    python = empty / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    done = call(*pip, "install", "--no-deps", "--no-index", made, cwd=project)
    assert done.returncode == 0, done.stderr
    assert call(python, "-c", ASK, cwd=project).stdout == "6 False\n"
