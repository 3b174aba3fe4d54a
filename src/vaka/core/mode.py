"""Which core runs: the compiled one, or its source.

An extension lies beside the source it was made from, and Python prefers it. So an edited source
would silently not run: here the two are compared, and a stale extension is refused.
"""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent.parent
MANIFEST = "_compiled.json"
REMEDY = "run `make core`, or set VAKA_PURE=1"

_description = "interpreted (no compiled core)"


class SourceFinder:
    """Finds the modules of Vaka as source, and never as an extension."""

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


def choose() -> None:
    """Settle the mode; called once, before any module that may be compiled is imported."""
    global _description
    if os.environ.get("VAKA_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, SourceFinder())
        _description = "interpreted (VAKA_PURE=1)"
        return
    extensions, sources = _survey(PACKAGE)
    if extensions:
        fault = _fault(PACKAGE, extensions, sources)
        if fault is not None:
            raise ImportError(f"{fault}: {REMEDY}")
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


def _fault(package: Path, extensions: dict[str, str], sources: set[str]) -> str | None:
    """What is wrong with the compiled core, or None; half a core is as wrong as an old one."""
    try:
        manifest = json.loads((package / MANIFEST).read_text("utf-8"))
    except FileNotFoundError:
        manifest = {}
    digests: dict[str, str] = {}
    for module, extension in sorted(extensions.items()):
        if extension not in manifest:
            return f"{package / extension} is of unknown origin"
        for name, digest in manifest[extension]["sources"].items():
            if name not in digests:
                digests[name] = _digest(package / name)
            if digests[name] != digest:
                return f"{package / name} has changed since {Path(module).name} was compiled"
    for module in sorted(sources - extensions.keys()):
        return f"{package / module}.py is not compiled, though the rest of the core is"
    return None


def _digest(path: Path) -> str:
    try:
        return sha256(path.read_bytes()).hexdigest()
    except FileNotFoundError:
        return "missing"
