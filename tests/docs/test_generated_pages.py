"""The generated pages of the site."""

from __future__ import annotations

import re
from pathlib import Path

from tests.docs.generated_pages import pages, write
from vaka import games
from vaka.core.drawing import picture_keys

DOCS = Path(__file__).parents[2] / "docs"
GENERATED = re.compile(r'^--8<-- "build/docs/([\w.-]+)"$', re.MULTILINE)


def test_every_generated_page_is_on_the_site_once(tmp_path: Path) -> None:
    included = [
        name for page in DOCS.rglob("*.md") for name in GENERATED.findall(page.read_text("utf-8"))
    ]
    assert sorted(included) == sorted(pages())
    write(tmp_path / "made")
    assert sorted(path.name for path in (tmp_path / "made").iterdir()) == sorted(included)


def test_every_picture_of_a_rule_is_on_the_site_with_what_it_shows() -> None:
    for game in games.offered():
        drawing = games.part(game, "drawing")
        assert drawing
        page = pages()[f"{game.name}-examples.md"]
        pictured = {rule: n for rule, n in drawing.examples().items() if rule in game.rulebook}
        assert page.count("data:image/svg+xml;base64,") == sum(pictured.values()) > 5
        for rule, number in pictured.items():
            assert f"\n## {rule}\n" in page
            assert all(f"picture.{rule}" in key for key in picture_keys(rule, number))


def test_every_tip_of_a_guide_is_on_the_site_with_its_pictures_and_numbers() -> None:
    for game in games.offered():
        drawing, guide = games.part(game, "drawing"), game.guide_in("en")
        assert drawing
        assert guide
        page = pages()[f"{game.name}-guide.md"]
        tips = {name: n for name, n in drawing.examples().items() if name in guide.ids()}
        assert page.count("data:image/svg+xml;base64,") == sum(tips.values()) > 2
        assert all(tip.text in page and f"\n### {tip.heading}\n" in page for tip in guide)
        assert "{" not in page
        assert {*drawing.examples()} == {*tips} | {*drawing.examples()} & {*game.rulebook.ids()}
