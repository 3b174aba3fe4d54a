"""Finds or installs a browser for the tests. `python -m tests.browser.browser` prints its path.

It tries, in this order: $VAKA_BROWSER, an installed Chromium or Chrome, the browser that Playwright
has downloaded, a new download by Playwright, Debian's package. `chromium-headless-shell` is
preferred, because it opens a page with less than half of the CPU time. If no browser is available,
set VAKA_NO_BROWSER=1 to skip these tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DOWNLOAD_SECONDS = 600


class NoBrowser(RuntimeError):
    """No browser is installed, and none could be installed."""


def is_unwanted() -> bool:
    return os.environ.get("VAKA_NO_BROWSER", "0") not in ("", "0")


def find() -> Path:
    """The browser to use."""
    found = _named() or _of_the_system() or _of_playwright()
    if found:
        return found
    for get in (_download, _install):
        if get() and (found := _of_the_system() or _of_playwright()):
            return found
    raise NoBrowser(
        "the browser tests need Chromium or Chrome: install one, name it in VAKA_BROWSER, "
        "or set VAKA_NO_BROWSER=1 to skip these tests"
    )


def _named() -> Path | None:
    name = os.environ.get("VAKA_BROWSER")
    if not name:
        return None
    path = shutil.which(name)
    if path is None:
        raise NoBrowser(f"VAKA_BROWSER names {name!r}, which cannot be run")
    return Path(path)


def _of_the_system() -> Path | None:
    return next((Path(path) for name in NAMES if (path := shutil.which(name))), None)


def _of_playwright() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def _download() -> bool:
    return _run([sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"])


def _install() -> bool:
    if not shutil.which("apt-get"):
        return False
    _run(["apt-get", "update"])
    return any(_run(["apt-get", "install", "-y", name]) for name in (SHELL, "chromium"))


def _run(command: list[str]) -> bool:
    print("getting a browser:", " ".join(command), file=sys.stderr, flush=True)
    try:
        done = subprocess.run(command, check=False, timeout=DOWNLOAD_SECONDS)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def main() -> None:
    """Install a browser before the tests begin, or print why there is none."""
    if is_unwanted():
        print("vaka: VAKA_NO_BROWSER is set: no tests in a browser", file=sys.stderr)
        return
    try:
        print(f"vaka: the browser of the tests is {find()}", file=sys.stderr)
    except NoBrowser as error:
        sys.exit(f"vaka: {error}")


if __name__ == "__main__":
    main()
