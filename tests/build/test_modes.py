"""The build modes, and outdated compiled modules."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import vaka
from vaka.core import build_mode

Run = Callable[..., "subprocess.CompletedProcess[str]"]
compiled_only = pytest.mark.skipif(
    not any(build_mode.PACKAGE.rglob(f"*{EXTENSION_SUFFIXES[0]}")), reason="no compiled core"
)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the core as it is installed, extensions and all."""
    copy = tmp_path / "vaka"
    shutil.copytree(build_mode.PACKAGE / "core", copy / "core")
    shutil.copy(vaka.__file__, copy)
    manifest = build_mode.PACKAGE / build_mode.MANIFEST
    if manifest.exists():
        entries = json.loads(manifest.read_text("utf-8"))
        core = {name: entry for name, entry in entries.items() if name.startswith("core/")}
        (copy / build_mode.MANIFEST).write_text(json.dumps(core), "utf-8")
    return copy


@pytest.fixture
def run(package: Path) -> Run:
    def run(code: str, *, pure: str = "") -> "subprocess.CompletedProcess[str]":
        environment = os.environ | {"PYTHONPATH": str(package.parent), "VAKA_PURE": pure}
        return subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True
        )

    return run


def pretend(package: Path, module: str) -> None:
    """Lay an extension beside a module; it need not load, only lie there."""
    (package / f"{module}{EXTENSION_SUFFIXES[0]}").write_bytes(b"")


def refusal(done: "subprocess.CompletedProcess[str]") -> str:
    assert done.returncode == 1
    line = done.stderr.splitlines()[-1]
    assert line.startswith("ImportError: ")
    assert line.endswith("run `make core`, or set VAKA_PURE=1")
    return line


DESCRIBE = (
    "import vaka.core.dice as dice; from vaka.core import build_mode; print(build_mode.describe())"
)


@compiled_only
def test_a_fresh_extension_runs(run: Run) -> None:
    done = run(f"{DESCRIBE}; print(dice.__file__)")
    assert done.stdout.splitlines()[0] == "compiled", done.stderr
    assert done.stdout.strip().endswith(EXTENSION_SUFFIXES[0])


@compiled_only
@pytest.mark.parametrize("name", ["dice.py", "dice.pxd"])
def test_an_edited_source_is_refused(package: Path, run: Run, name: str) -> None:
    source = package / "core" / name
    source.write_text(source.read_text("utf-8") + "\n", "utf-8")
    assert f"{source} has changed since" in refusal(run("import vaka"))


@compiled_only
def test_a_removed_source_is_refused(package: Path, run: Run) -> None:
    (package / "core" / "dice.pxd").unlink()
    assert "dice.pxd has changed" in refusal(run("import vaka"))


@compiled_only
def test_half_a_compiled_core_is_refused(package: Path, run: Run) -> None:
    (package / "core" / "fresh.py").touch()
    (package / "core" / "fresh.pxd").touch()
    assert "fresh.py is not compiled" in refusal(run("import vaka"))


def test_an_extension_of_unknown_origin_is_refused(package: Path, run: Run) -> None:
    (package / build_mode.MANIFEST).unlink(missing_ok=True)
    pretend(package, "core/dice")
    assert "is of unknown origin" in refusal(run("import vaka"))


def test_the_extension_of_another_python_is_no_concern(package: Path, run: Run) -> None:
    for extension in package.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        extension.unlink()
    (package / "core" / "dice.cpython-399-elsewhere.so").write_bytes(b"")
    assert run(DESCRIBE).stdout == "interpreted (no compiled core)\n"


@pytest.mark.parametrize("pure", ["1", "yes"])
def test_pure_runs_the_source_whatever_lies_beside_it(package: Path, run: Run, pure: str) -> None:
    pretend(package, "core/dice")
    source = package / "core" / "dice.py"
    source.write_text(source.read_text("utf-8") + "\nEDITED = True\n", "utf-8")
    done = run(f"{DESCRIBE}; print(dice.EDITED, dice.__file__)", pure=pure)
    assert done.stdout.splitlines() == ["interpreted (VAKA_PURE=1)", f"True {source}"], done.stderr


@compiled_only
def test_pure_can_be_switched_off(run: Run) -> None:
    assert run(DESCRIBE, pure="0").stdout == "compiled\n"


def test_the_source_runs_where_cython_is_not_installed(run: Run) -> None:
    hide = "import sys; sys.modules['cython'] = None; "
    done = run(f"{hide}{DESCRIBE}; print(dice.cython.__name__, dice.Dice(1).below(10))", pure="1")
    assert done.stdout.splitlines()[1].startswith("vaka.core.cython "), done.stderr


def test_the_mode_is_described() -> None:
    assert build_mode.is_compiled() == (build_mode.describe() == "compiled")
