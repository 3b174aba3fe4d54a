"""Every language of a folder says the same: no key is missing, no parameter differs, no rule lacks.

English is the source. `docs/translating.md` describes how to add a language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from tests.architecture.texts import IN_EVERY_LANGUAGE, TRANSLATED, forms, parameters, read, written
from vaka import games
from vaka.core.rulebook import Rulebook
from vaka.core.translations import ENGLISH

PLURALS = {"en": {"one", "other"}, "it": {"one", "other"}, "fr": {"one", "other"}}
PLURALS |= {"de": {"one", "other"}, "ja": {"other"}}
"""The plural forms that whole numbers have in each language."""


def lines(text: str | Mapping[str, str]) -> list[int]:
    """In how many lines a text is written that lists some."""
    return sorted({form.count("|") for form in forms(text)})


@pytest.mark.parametrize(("folder", "language"), TRANSLATED)
def test_a_language_has_the_keys_and_parameters_of_english(folder: str, language: str) -> None:
    english, texts = read(folder, ENGLISH), read(folder, language)
    assert not english.keys() - texts.keys(), "missing"
    assert not texts.keys() - english.keys(), "not in English"
    for key, text in texts.items():
        assert parameters(text) == parameters(english[key]), key
        assert lines(text) == lines(english[key]), key
        assert isinstance(text, str) == isinstance(english[key], str), key


@pytest.mark.parametrize(("folder", "language"), IN_EVERY_LANGUAGE)
def test_texts_have_the_plural_forms_of_their_language(folder: str, language: str) -> None:
    for key, text in read(folder, language).items():
        assert all(forms(text)), key
        if not isinstance(text, str):
            assert set(text) == PLURALS[language], key


@pytest.mark.parametrize(("folder", "language"), IN_EVERY_LANGUAGE)
def test_the_form_for_many_says_how_many(folder: str, language: str) -> None:
    """Zero is of the form `one` in French, of `other` elsewhere: neither may be about none."""
    for key, text in read(folder, language).items():
        if not isinstance(text, str) and "{n}" in "".join(text.values()):
            assert "{n}" in text["other"], key


def test_french_never_breaks_a_line_before_a_sign() -> None:
    plain = re.compile(r"[^\s|] [:;?!»](?![\w=])|« ")
    assert not [where for where, text in written("fr") if plain.search(text)]


@pytest.mark.parametrize("language", ["fr", "it"])
def test_apostrophes_are_all_of_one_kind(language: str) -> None:
    assert not [where for where, text in written(language) if "’" in text]


UNSAID = {
    "fr": [
        "ouvrez-en des",
        "changez pour de",
        r"cela prend \{n\} carte",
        "tour de joueur",
        r"menez alors \(\{suit\}\)",
        r"\brègle du jeu\b",
        r"\bà cet écran\b",
        r"\b[Ss]eulement qui\b",
    ],
    "it": [r"in testa \(\{suit\}\) di", "migliori in tutto"],
    "de": [r"\(\{suit\}\) mit \{n\}", "und habe in", r"Welche Spielregel\b"],
}
"""What readers found that nobody says in a language, as patterns."""


@pytest.mark.parametrize("language", UNSAID)
def test_nothing_is_said_that_nobody_says(language: str) -> None:
    for where, text in written(language):
        assert not [words for words in UNSAID[language] if re.search(words, text)], where


# ---- rules


RULEBOOKS = [
    (name, language)
    for name in games.names()
    for language in games.load(name).features.languages
    if language != ENGLISH
]


def shape(rulebook: Rulebook) -> object:
    """All of a rulebook but its words."""
    return {
        "title": len(rulebook.title) > 0,
        "background": len(rulebook.background.paragraphs),
        "short": [sentence.rules for sentence in rulebook.short.sentences],
        "sources": [source.id for source in rulebook.sources],
        "chapters": [
            {
                "number": chapter.number,
                "rules": [(rule.id, rule.sources, bool(rule.note)) for rule in chapter.rules],
                "options": [
                    (
                        option.name,
                        [
                            (
                                value.value,
                                value.sources,
                                value.default,
                                bool(value.note),
                                bool(value.answer),
                            )
                            for value in option.values
                        ],
                    )
                    for option in chapter.options
                ],
                "decisions": [(decision.id, decision.refines) for decision in chapter.decisions],
            }
            for chapter in rulebook.chapters
        ],
    }


def cited(rulebook: Rulebook) -> dict[str, set[str]]:
    """The ids and the names in code letters that each rule and decision cites."""
    found = re.compile(r"[A-Z]\d+\.\d+|`[^`]+`")
    return {item.id: {*found.findall(item.text)} for item in [*rulebook, *rulebook.decisions]}


@pytest.mark.parametrize(("name", "language"), RULEBOOKS)
def test_a_translated_rulebook_has_every_rule(name: str, language: str) -> None:
    game = games.load(name)
    translated = game.rulebook_in(language)
    assert shape(translated) == shape(game.rulebook)
    assert cited(translated) == cited(game.rulebook)


@pytest.mark.parametrize("name", games.names())
def test_whatever_a_rule_says_in_code_letters_can_be_said_in_words(name: str) -> None:
    """An option by its question, a value by what it answers to that."""
    rulebook = games.load(name).rulebook
    answers = {v.value: v.answer for option in rulebook.options for v in option.values}
    words = {option.name: option.question for option in rulebook.options} | answers
    for rule, found in cited(rulebook).items():
        codes = {code.strip("`") for code in found if code.startswith("`")}
        assert not [code for code in codes if not words.get(code)], rule
