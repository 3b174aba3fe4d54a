"""Every picture in README and docs exists, and every picture of the page is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.screenshots import PICTURES, PLAN

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
NAMED = re.compile(r"""(?:src|srcset)="([^"]+)"|!\[[^\]]*\]\(([^)\s]+)\)""")
MOST_BYTES = 800_000


def shown(page: Path) -> set[Path]:
    """The pictures of a page."""
    found = NAMED.findall(page.read_text("utf-8"))
    return {(page.parent / (tag or mark)).resolve() for tag, mark in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_picture_is_there(page: Path) -> None:
    assert [path for path in shown(page) if not path.is_file()] == []


def test_every_picture_of_the_page_is_shown_and_small() -> None:
    taken = {PICTURES / f"{picture.name}.webp" for picture in PLAN}
    assert taken == set(PICTURES.iterdir())
    assert taken <= set[Path]().union(*map(shown, PAGES))
    assert sum(path.stat().st_size for path in taken) < MOST_BYTES
