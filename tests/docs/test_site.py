"""The documentation site, checked from its source: `make docs` builds it and checks the result."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from tests.docs import public_names
from tests.docs.site_checks import Page, faults

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
SOURCES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "benchmarks/README.md", *PAGES]
INCLUDED = re.compile(r'^--8<-- "([^":]+)')
LINK = re.compile(r"(?<!!)\[[^\]\n]*(?:\n[^\]\n]*)?\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+?)$", re.MULTILINE)
BLOCK = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`[^`\n]+`")


def in_nav(entry: Any) -> list[str]:
    """The pages of a part of the navigation, in its order."""
    if isinstance(entry, str):
        return [entry]
    parts = entry.values() if isinstance(entry, dict) else entry
    return [page for part in parts for page in in_nav(part)]


def ids(page: Path) -> set[str]:
    """The anchors of the headings of a page, as Python-Markdown makes them."""
    text = page.read_text("utf-8")
    if included := INCLUDED.match(text):
        text = (ROOT / included[1]).read_text("utf-8")
    slugs = set()
    for heading in HEADING.findall(BLOCK.sub("", text)):
        plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode()
        slug = re.sub(r"[^\w\s-]", "", plain).strip().lower()
        slugs.add(re.sub(r"[-\s]+", "-", slug))
    return slugs


def test_every_page_is_in_the_navigation_once() -> None:
    config = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))
    listed = in_nav(config["project"]["nav"])
    assert sorted(listed) == sorted(str(page.relative_to(DOCS).as_posix()) for page in PAGES)


@pytest.mark.parametrize("page", SOURCES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    broken = []
    for url in LINK.findall(CODE.sub("", BLOCK.sub("", page.read_text("utf-8")))):
        path, _, anchor = url.partition("#")
        if "://" in url:
            continue
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in ids(target)):
            broken.append(url)
        elif page.is_relative_to(DOCS) and not target.is_relative_to(DOCS):
            broken.append(f"{url} is not on the site")
    assert broken == []


@pytest.mark.parametrize("module", public_names.modules())
def test_every_public_name_is_documented(module: str) -> None:
    assert [name for name, has_text in public_names.names(module).items() if not has_text] == []


def test_the_examples_use_public_modules_only() -> None:
    text = "".join(page.read_text("utf-8") for page in SOURCES)
    used = set(re.findall(r"^(?:from|import) (vaka\.[\w.]+)", text, re.MULTILINE))
    assert used <= set(public_names.modules())


def test_no_module_is_shown_twice() -> None:
    shown = public_names.modules()
    assert len(shown) == len(set(shown)) > 0


def test_every_landing_page_is_linked_from_the_first_page() -> None:
    config = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))
    first = (DOCS / "index.md").read_text("utf-8")
    sections = [in_nav(part)[0] for part in config["project"]["nav"]]
    assert sections[1:6] == [
        "players.md",
        "hosts.md",
        "researchers.md",
        "bot-authors.md",
        "contributors.md",
    ]
    assert [page for page in sections[1:] if f"]({page})" not in first] == []


def test_the_check_of_the_built_site_finds_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html#here"></a><a href="b.html#gone"></a><a href="c.html"></a>'
        '<a href="https://example.org"></a><script src="https://example.org/x.js"></script>'
        '<img src="missing.png">'
    )
    (tmp_path / "b.html").write_text('<p id="here"><a href="a.html"></a></p>')
    found = faults(tmp_path)
    assert [fault for fault in found if ".html" in fault] == [
        "a.html loads https://example.org/x.js from elsewhere",
        "a.html: b.html#gone has no such anchor",
        "a.html: c.html does not exist",
        "a.html: missing.png does not exist",
    ]
    assert "vaka.core.game.Game is on no page" in found
    assert Page(tmp_path / "b.html").ids == {"here"}


def test_a_name_without_a_docstring_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "src"
    folder.mkdir()
    (folder / "shown.py").write_text(
        '"""A module."""\n\n\nLIMIT = 3\n\n\nclass Thing:\n    """Has a `size`."""\n\n'
        "    size: int\n    colour: str\n\n    def grow(self) -> None:\n        pass\n"
    )
    monkeypatch.setattr(public_names, "ROOT", tmp_path)
    assert public_names.names("shown") == {
        "shown": True,
        "shown.LIMIT": False,
        "shown.Thing": True,
        "shown.Thing.size": True,
        "shown.Thing.colour": False,
        "shown.Thing.grow": False,
    }
