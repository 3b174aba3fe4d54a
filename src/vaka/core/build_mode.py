"""The build mode: whether the compiled core runs, or its source.

Python prefers a compiled extension module to the source next to it, so an edited source would
silently not run. This module compares the two and refuses a stale extension.

The rules of a game are compiled as one unit, `games/<name>/rules/unit`, which holds all chapters.
`UnitFinder` finds a chapter in it, so that imports are the same in both modes.
"""

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent.parent
MANIFEST = "_compiled.json"
REMEDY = "run `make core`, or set VAKA_PURE=1"

_description = "interpreted (no compiled core)"


class SourceFinder:
    """An import finder that finds the modules of Vaka as source only."""

    def __init__(self) -> None:
        self._folders: dict[str, FileFinder] = {}

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if not fullname.startswith("vaka."):
            return None
        for folder in path or ():
            spec = self._folder(folder).find_spec(fullname, target)
            if spec is not None:
                return spec
        return None

    def _folder(self, folder: str) -> FileFinder:
        if folder not in self._folders:
            self._folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
        return self._folders[folder]

    def invalidate_caches(self) -> None:
        for finder in self._folders.values():
            finder.invalidate_caches()


class UnitFinder:
    """An import finder that finds the chapters of compiled rules in the unit of their game."""

    def __init__(self, units: Mapping[str, str]) -> None:
        self._units = units  # the module of each chapter: the module of its unit

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if fullname not in self._units:
            return None
        return ModuleSpec(fullname, self, origin=self._units[fullname])  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:  # noqa: ARG002
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Give a chapter the names of its unit: all chapters share one namespace."""
        unit = import_module(self._units[module.__name__])
        names = {name: value for name, value in vars(unit).items() if not name.startswith("__")}
        vars(module).update(names, __file__=unit.__file__)


def choose() -> None:
    """Choose the mode. Called once, before any module that may be compiled is imported."""
    global _description
    if os.environ.get("VAKA_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, SourceFinder())
        _description = "interpreted (VAKA_PURE=1)"
        return
    extensions, sources = _survey(PACKAGE)
    if extensions:
        manifest = _manifest(PACKAGE)
        fault = _fault(PACKAGE, manifest, extensions, sources)
        if fault is not None:
            raise ImportError(f"{fault}: {REMEDY}")
        sys.meta_path.insert(0, UnitFinder(_units(manifest, extensions)))
        _description = "compiled"


def is_compiled() -> bool:
    """Whether the compiled core runs."""
    return _description == "compiled"


def describe() -> str:
    """The mode in words, for `vaka --version` and bug reports."""
    return _description


def _survey(package: Path) -> tuple[dict[str, str], set[str]]:
    """The extensions this Python would import, by module, and the modules meant to be compiled."""
    extensions: dict[str, str] = {}
    sources: set[str] = set()
    for folder, names in _folders(package):
        for name in names:
            stem, _, suffix = name.partition(".")
            if f".{suffix}" in EXTENSION_SUFFIXES:
                extensions[folder + stem] = folder + name
            elif suffix == "pxd" and stem != "constants" and f"{stem}.py" in names:
                sources.add(folder + stem)
    return extensions, sources


def _folders(package: Path) -> Iterator[tuple[str, set[str]]]:
    """Every folder of the package, as a prefix such as `games/tahiti/`, with its files."""
    for folder, inner, names in os.walk(package):
        inner[:] = sorted(name for name in inner if name != "__pycache__")
        prefix = Path(folder).relative_to(package).as_posix()
        yield ("" if prefix == "." else f"{prefix}/"), set(names)


def _manifest(package: Path) -> dict[str, Any]:
    try:
        manifest: dict[str, Any] = json.loads((package / MANIFEST).read_text("utf-8"))
    except FileNotFoundError:
        return {}
    return manifest


def _fault(
    package: Path, manifest: dict[str, Any], extensions: dict[str, str], sources: set[str]
) -> str | None:
    """What is wrong with the compiled core, or None; half a core is as wrong as an old one."""
    digests: dict[str, str] = {}
    compiled = set(extensions)
    for module, extension in sorted(extensions.items()):
        if extension not in manifest:
            return f"{package / extension} is of unknown origin"
        for name, digest in manifest[extension]["sources"].items():
            if name not in digests:
                digests[name] = _digest(package / name)
            if digests[name] != digest:
                return f"{package / name} has changed since {Path(module).name} was compiled"
        compiled.update(_chapters(manifest, module, extension))
    for module in sorted(sources - compiled):
        return f"{package / module}.py is not compiled, though the rest of the core is"
    return None


def _chapters(manifest: dict[str, Any], unit: str, extension: str) -> list[str]:
    """The modules that a unit holds, named as `_survey` names them; none if it is no unit."""
    folder = unit.rpartition("/")[0]
    return [f"{folder}/{name}" for name in manifest[extension].get("chapters", ())]


def _units(manifest: dict[str, Any], extensions: dict[str, str]) -> dict[str, str]:
    """The unit of every chapter, both as the names of modules."""
    return {
        f"vaka.{chapter}".replace("/", "."): f"vaka.{unit}".replace("/", ".")
        for unit, extension in extensions.items()
        for chapter in _chapters(manifest, unit, extension)
    }


def _digest(path: Path) -> str:
    try:
        return sha256(path.read_bytes()).hexdigest()
    except FileNotFoundError:
        return "missing"
