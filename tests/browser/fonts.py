"""A Japanese font for the tests, so that Japanese is measured as it is read.

One of the system, else Debian's package; without either the tests in Japanese say what is missing.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

PACKAGE = "fonts-noto-cjk"
DOWNLOAD_SECONDS = 600


class NoFont(RuntimeError):
    """No Japanese font is installed, and none could be installed."""


def ensure() -> None:
    """Have a Japanese font installed."""
    if _is_there():
        return
    if shutil.which("apt-get"):
        print(f"getting a Japanese font: {PACKAGE}", file=sys.stderr, flush=True)
        for command in (["update"], ["install", "-y", "--no-install-recommends", PACKAGE]):
            subprocess.run(["apt-get", *command], check=False, timeout=DOWNLOAD_SECONDS)
    if not _is_there():
        raise NoFont(f"the tests in Japanese need a Japanese font: install {PACKAGE}")


def _is_there() -> bool:
    """Whether a font covers Japanese; where there is no fontconfig, the system brings its own."""
    if not shutil.which("fc-list"):
        return sys.platform in ("darwin", "win32")
    found = subprocess.run(["fc-list", ":lang=ja", "family"], capture_output=True, text=True)
    return found.stdout.strip() != ""
