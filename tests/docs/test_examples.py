"""The examples in README and docs run, in order on each page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vaka import games
from vaka.core.records.files import dumps, loads
from vaka.core.records.record import standing_moves

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path
    for path in [ROOT / "README.md", *ROOT.glob("docs/**/*.md")]
    if "```python" in path.read_text("utf-8")
)


def examples(page: Path) -> list[str]:
    """The Python blocks of a page."""
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    names: dict[str, object] = {}
    for number, example in enumerate(examples(page), 1):
        exec(compile(example, f"{page.name}, example {number}", "exec"), names)  # noqa: S102


def test_the_readme_has_a_ten_line_example() -> None:
    (example,) = examples(ROOT / "README.md")
    code = [line for line in example.splitlines() if line.strip()]
    assert len(code) <= 12
    assert "games.load" in example


def test_the_readme_shows_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = examples(ROOT / "README.md")
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102
    position, score = capsys.readouterr().out.splitlines()
    assert position.startswith("tongiaki/2 ")
    assert "now=over:" in position
    assert "points" in score


def test_the_readme_tells_in_how_many_places_the_rulebooks_differ() -> None:
    presets = games.load("tongiaki").presets.values()
    names = next(iter(presets))
    differing = [name for name in names if len({options[name] for options in presets}) > 1]
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(differing) == 10
    assert "The four rulebooks of Tongiaki disagree in ten places." in text


def test_the_reasons_of_the_page_are_those_of_the_games() -> None:
    page = (ROOT / "docs" / "analysis.md").read_text("utf-8").partition("## Reasons")[2]
    told: dict[str, set[str]] = {}
    for part in re.split(r"^Of (?=\w+\b)", page.partition("\n## ")[0], flags=re.MULTILINE)[1:]:
        keys = "".join(re.findall(r"^\| (`.*?) \|", part, re.MULTILINE))
        told[re.split(r"\W", part)[0].lower()] = set(re.findall(r"`(\w+)`", keys))
    assert told == {
        name: {key for key in games.load(name).texts() if "." not in key} for name in games.names()
    }


@pytest.mark.parametrize(("name", "number"), [("tongiaki", 2), ("tahiti", 3)])
def test_the_worked_example_of_a_game_is_true(name: str, number: int) -> None:
    page = (ROOT / "docs" / "records.md").read_text("utf-8").split("### A worked example")
    part = page[number]  # the first one is about the shuffle
    (text,) = re.findall(r"^```text\n(.*?)^```", part, re.DOTALL | re.MULTILINE)
    position, digest = re.findall(r"^(?:position|digest) +?= (.*)$", part, re.MULTILINE)
    game = games.load(name)
    record = loads(text, games.load)
    state = game.initial_state(record.setup)
    for move in standing_moves(record.entries):
        state.play(move)
    assert game.position_text(state) == position
    assert game.digest(state) == digest
    assert dumps(record, game) == text
