"""The modules, names and files that the documentation mentions exist."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "benchmarks" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
LAYERS = "core|games|agents|analysis|arena|server|cli"
DOTTED = re.compile(rf"\bvaka\.(?:{LAYERS})\b(?:\.\w+)*")
FILE = re.compile(r"`((?:src|tests|web|docs|deploy|benchmarks)/[\w./<>*-]+)`")
SECTION = re.compile(r"^## `([\w/<>]+)`$(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
ENDINGS = ("", ".py", ".ts", ".svelte", ".svelte.ts")
MADE = {"deploy/.env"}


def exists(name: str) -> bool:
    """Whether a dotted name is a module, or a name within one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        try:
            for part in parts[length:]:
                found = getattr(found, part)
        except AttributeError:
            return False
        return True
    return False


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_name_of_a_page_exists(page: Path) -> None:
    named = set(DOTTED.findall(page.read_text("utf-8")))
    assert [name for name in sorted(named) if not exists(name)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_of_a_page_exists(page: Path) -> None:
    named = set(FILE.findall(page.read_text("utf-8")))
    patterns = {name: re.sub(r"<\w+>", "*", name) for name in named - MADE}
    assert [name for name, glob in sorted(patterns.items()) if not [*ROOT.glob(glob)]] == []


def test_every_module_of_the_architecture_exists() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    missing, count = [], 0
    for folder, section in SECTION.findall(text):
        for cell in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE):
            for name in re.findall(r"`(\w+)`", cell):
                path = re.sub(r"<\w+>", "*", f"{folder}/{name}")
                count += 1
                if not any([*ROOT.glob(path + ending)] for ending in ENDINGS):
                    missing.append(f"{folder}/{name}")
    assert missing == []
    assert count > 100
