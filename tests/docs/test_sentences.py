"""Every rule sentence of every source is honoured by a rule or an option that exists."""

from __future__ import annotations

from itertools import groupby

from tests.docs.rule_sentences import NO_RULE, game_of, sentences, table
from vaka.core.translations import ENGLISH

SENTENCES = {"S0": 76, "S1": 67, "S2": 82, "S3": 68, "S4": 68}
"""How many rule sentences each source has."""


def test_no_sentence_is_missing_and_none_is_there_twice() -> None:
    found = {
        source: [sentence.number for sentence in group]
        for source, group in groupby(sentences(), lambda sentence: sentence.source)
    }
    assert found == {source: list(range(1, count + 1)) for source, count in SENTENCES.items()}
    assert len(sentences()) == 361


def test_every_sentence_names_a_rule_or_an_option_that_exists() -> None:
    for sentence in sentences():
        game = game_of(sentence.source)
        values = {f"{option.name}={value}" for option in game.options for value in option.values}
        guide = game.guide_in(ENGLISH)
        assert guide
        known = {*game.rulebook.ids(), *values, *guide.ids(), *NO_RULE}
        assert sentence.references, f"{sentence} is honoured by nothing"
        assert not set(sentence.references) - known, f"{sentence}"


def test_lines_of_a_source_are_those_of_its_numbers_in_order() -> None:
    for sentence in sentences():
        first, _, last = sentence.lines.partition("–")
        assert 0 < int(first) <= int(last or first)


def test_an_option_that_a_source_is_a_preset_of_is_named_by_a_sentence_of_it() -> None:
    named = {(sentence.source, name) for sentence in sentences() for name in sentence.references}
    game = game_of("S0")
    for option in game.options:
        different = [
            (preset, f"{option.name}={values[option.name]}")
            for preset, values in game.presets.items()
            if values[option.name] != option.default
        ]
        assert [pair for pair in different if pair not in named] == []


def test_the_page_has_a_row_for_each_sentence_and_quotes_none() -> None:
    rows = [line for line in table().splitlines() if line.startswith("| S")]
    assert len(rows) == 361
    assert rows[0] == "| S0.1 | 3 | T1.1 |"
