"""The changelog stays short: one section per release, for people who use Vaka."""

from __future__ import annotations

import re
from pathlib import Path

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
MOST_LINES = 60


def test_the_section_of_a_release_is_short() -> None:
    _, *sections = re.split(r"(?m)^(?=## )", CHANGELOG.read_text("utf-8"))
    assert sections
    counts = {section.splitlines()[0]: len(section.splitlines()) for section in sections}
    assert {name: count for name, count in counts.items() if count > MOST_LINES} == {}
