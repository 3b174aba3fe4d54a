"""Parsing strategy guides: tips with rules, reasons, tables and numbers."""

from __future__ import annotations

import pytest

from vaka.core.strategy_guide import MalformedGuide, UnknownTip, number_text, parse_guide

TEXT = """# Strategy guide to Pebbles

From {games} games.

## Reaching

- **G1** **Reach early.** It worked in {early}% of
  the games. *(P1.1 P1.2; gains leads)*

  | pebbles | won |
  | --- | --- |
  | 1 | {early}% |
- **G2** **Drop late.** Or not. *(P2.1)*

## The end

- **G3** **Count.** {mean} pebbles on average. *(P3.1)*
"""
NUMBERS = {"games": 3000, "early": 41, "mean": 2.5}


def test_a_guide_has_sections_with_tips() -> None:
    guide = parse_guide(TEXT, NUMBERS)
    assert guide.title == "Strategy guide to Pebbles"
    assert guide.introduction == ("From 3,000 games.",)
    assert [(section.title, len(section.tips)) for section in guide.sections] == [
        ("Reaching", 2),
        ("The end", 1),
    ]
    assert guide.ids() == ("G1", "G2", "G3")
    tip = guide["G1"]
    assert (tip.heading, tip.text) == ("Reach early", "It worked in 41% of the games.")
    assert (tip.rules, tip.reasons) == (("P1.1", "P1.2"), ("gains", "leads"))
    assert tip.table == (("pebbles", "won"), ("1", "41%"))
    assert (guide["G2"].reasons, guide["G2"].table) == ((), ())


def test_numbers_are_written_as_in_the_language() -> None:
    assert [number_text(1234, language) for language in ("en", "de", "fr", "ja")] == [
        "1,234",
        "1.234",
        "1\u202f234",
        "1,234",
    ]
    assert [number_text(2.5, language) for language in ("en", "it")] == ["2.5", "2,5"]
    assert parse_guide(TEXT, NUMBERS, "de")["G3"].text == "2,5 pebbles on average."


def test_an_unknown_tip_names_the_tips_there_are() -> None:
    with pytest.raises(UnknownTip, match=r"no tip G9; .* has G1, G2, G3"):
        parse_guide(TEXT, NUMBERS)["G9"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("{mean}", "{median}", "line 17: there is no number median"),
        ("*(P2.1)*", "", "line 13: this is not a tip"),
        ("## Reaching\n", "", "line 6: a tip needs a section"),
        ("## The end\n", "## The end\n\nSome prose.\n", "line 17: a section has only tips"),
    ],
)
def test_an_error_in_a_guide_names_its_line(old: str, new: str, message: str) -> None:
    with pytest.raises(MalformedGuide, match=message):
        parse_guide(TEXT.replace(old, new), NUMBERS)
