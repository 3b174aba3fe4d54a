"""The rulebook parser, on the rules of Tongiaki and on small examples."""

import re
from importlib.resources import files

import pytest

from vaka import games
from vaka.core.rulebook import (
    Background,
    MalformedRulebook,
    Rulebook,
    Sentence,
    UnknownRule,
    load,
    parse,
)

# fmt: off
IDS = (
    "T1.1", "T1.2", "T1.3",
    "T2.1", "T2.2", "T2.3", "T2.4",
    "T3.1", "T3.2", "T3.3",
    "T4.1", "T4.2", "T4.3", "T4.4",
    "T5.1", "T5.2", "T5.3", "T5.4", "T5.5", "T5.6", "T5.7", "T5.8",
    "T6.1", "T6.2", "T6.3", "T6.4",
    "T7.1", "T7.2", "T7.3", "T7.4",
    "T8.1", "T8.2", "T8.3",
    "T9.1", "T9.2", "T9.3", "T9.4", "T9.5", "T9.6", "T9.7", "T9.8",
    "T11.1", "T11.2", "T11.3", "T11.4", "T11.5", "T11.6",
    "T11.7", "T11.8", "T11.9", "T11.10", "T11.11", "T11.12",
)
# fmt: on

OPTIONS = {
    "other_full_beaches": ("sail", "wait"),
    "royal_timing": ("instead_of_turn", "on_landing"),
    "last_ocean": ("stay_at_sea", "removed", "sail_on"),
    "reentry_settlement": ("always", "last_resort"),
    "closed_way": ("forbidden", "allowed"),
    "enclosed_when": ("sailing", "expanding"),
    "reentry_boat": ("any_island", "not_tonga", "new_settlement"),
    "relocate_from": ("any_island", "other_island"),
    "refound_boat": ("none", "one"),
    "settlement_royal": ("removed", "kept"),
    "two_colours": ("off", "once", "each"),
    "free_exploration": ("off", "on"),
}

SMALL = """\
# Small

| id | source |
| --- | --- |
| S4 | the Italian rules |

## 3. Years

A paragraph for people.

### Building, 4 rounds

- **H3.1** Turn a card.
  Then play. *(S4)*
- **H3.3** In any order: *(S4; the order: Vaka)*
  - take a card,
    or two,

  - play a card.

## 8. Options

### volcano

Does it erupt?

- `often` (default) At eight cards. *(S4)*
- `never` **No, it sleeps.** For good. *(Vaka)*

## 9. Fine print

- **D1** A card is a card. *(H3.1 H3.3)*
"""


@pytest.fixture
def tongiaki() -> Rulebook:
    return load("vaka.games.tongiaki")


@pytest.fixture
def small() -> Rulebook:
    return parse(SMALL)


# Tongiaki


def test_every_rule_of_tongiaki_is_there_once_and_in_order(tongiaki: Rulebook) -> None:
    assert tongiaki.ids() == IDS
    assert len(tongiaki) == len(IDS)


def test_the_chapters_are_numbered_without_a_gap(tongiaki: Rulebook) -> None:
    assert [chapter.number for chapter in tongiaki.chapters] == list(range(1, 13))


def test_every_rule_stands_in_the_chapter_of_its_number(tongiaki: Rulebook) -> None:
    for chapter in tongiaki.chapters:
        for rule in chapter.rules:
            assert rule.id.startswith(f"T{chapter.number}.")


def test_the_sources_are_the_four_rulebooks_and_vaka(tongiaki: Rulebook) -> None:
    assert [source.id for source in tongiaki.sources] == ["S0", "S1", "S2", "S3", "Vaka"]
    assert tongiaki.sources[0].text == "Italian translation by Gylas, 2004"


def test_a_rule_names_its_sources_and_what_is_noted_about_them(tongiaki: Rulebook) -> None:
    rule = tongiaki["T4.4"]
    assert rule.sources == ("S0", "S1", "S2", "S3")
    assert rule.note == "the pass: Vaka"
    assert rule.text.startswith("If your turn begins with an empty supply")
    assert "*(" not in rule.text


def test_the_decisions_of_chapter_11_are_ours_alone(tongiaki: Rulebook) -> None:
    decisions = [rule for rule in tongiaki if rule.id.startswith("T11.")]
    assert {rule.sources for rule in decisions} == {("Vaka",)}


def test_every_option_has_its_values_in_order(tongiaki: Rulebook) -> None:
    options = {option.name: option.values for option in tongiaki.options}
    assert list(options) == list(OPTIONS)
    for name, values in options.items():
        assert tuple(value.value for value in values) == OPTIONS[name]


def test_the_house_variants_are_off_by_default(tongiaki: Rulebook) -> None:
    defaults = {option.name: option.default.value for option in tongiaki.options}
    assert defaults["two_colours"] == "off"
    assert defaults["free_exploration"] == "off"


def test_the_table_of_presets_agrees_with_the_sources_of_the_values(tongiaki: Rulebook) -> None:
    table = presets_in_the_text()
    for option in tongiaki.options:
        *by_source, default = table[option.name]
        assert default == option.default.value
        sources = {value.value: value.sources for value in option.values}
        for source, value in zip(("S0", "S1", "S2", "S3"), by_source, strict=True):
            assert source in sources[value], option.name


def presets_in_the_text() -> dict[str, list[str]]:
    """The rows of the table in chapter 10: option, then S0 to S3 and the default."""
    text = files("vaka.games.tongiaki").joinpath("RULES.md").read_text(encoding="utf-8")
    rows = [re.findall(r"`(\w+)`", line) for line in text.splitlines() if line.startswith("| `")]
    return {name: values for name, *values in rows}


def test_the_fine_print_is_numbered_without_a_gap(tongiaki: Rulebook) -> None:
    assert [decision.id for decision in tongiaki.decisions] == [f"D{n}" for n in range(1, 7)]


def test_fine_print_is_found_by_the_rule_it_refines(tongiaki: Rulebook) -> None:
    assert [decision.id for decision in tongiaki.decisions_on("T4.4")] == ["D1"]
    assert tongiaki.decisions_on("T5.1") == ()


def test_every_rule_and_option_that_a_text_mentions_exists(tongiaki: Rulebook) -> None:
    texts = [f"{rule.text} {rule.note}" for rule in tongiaki]
    texts += [value.meaning for option in tongiaki.options for value in option.values]
    texts += [decision.text for decision in tongiaki.decisions]
    known = set(OPTIONS) | {value for values in OPTIONS.values() for value in values}
    for text in texts:
        assert set(re.findall(r"\bT\d+\.\d+", text)) <= set(IDS)
        assert set(re.findall(r"`(\w+)`", text)) <= known


# Looking up


def test_iteration_gives_the_rules(small: Rulebook) -> None:
    assert [rule.id for rule in small] == ["H3.1", "H3.3"]


def test_a_rulebook_knows_which_rules_it_has(small: Rulebook) -> None:
    assert "H3.1" in small
    assert "H3.2" not in small


@pytest.mark.parametrize(
    ("rule_id", "message"),
    [
        ("T4.9", "there is no rule T4.9; chapter 4 has T4.1 to T4.4"),
        ("T12.1", "there is no rule T12.1; Tongiaki has T1.1 to T11.12"),
        ("D1", "there is no rule D1; Tongiaki has T1.1 to T11.12"),
        ("", "there is no rule ; Tongiaki has T1.1 to T11.12"),
    ],
)
def test_an_unknown_rule_is_answered_with_what_there_is(
    tongiaki: Rulebook, rule_id: str, message: str
) -> None:
    with pytest.raises(UnknownRule) as raised:
        tongiaki[rule_id]
    assert str(raised.value) == message


def test_an_unknown_rule_has_no_fine_print(tongiaki: Rulebook) -> None:
    with pytest.raises(UnknownRule):
        tongiaki.decisions_on("T4.9")


def test_a_chapter_with_one_rule_names_that_rule() -> None:
    book = parse("# Tiny\n## 1. One\n- **H1.1** Play. *(Vaka)*\n")
    with pytest.raises(UnknownRule, match=r"chapter 1 has H1\.1$"):
        book["H1.2"]


def test_a_rulebook_without_rules_says_so() -> None:
    with pytest.raises(UnknownRule, match="Empty has no rules"):
        parse("# Empty\n")["H1.1"]


# Reading

TOLD_IN_SHORT = [name for name in games.names() if games.load(name).rulebook.short.sentences]


@pytest.mark.parametrize("game", TOLD_IN_SHORT)
def test_a_game_is_told_in_short_from_its_aim_to_its_end(game: str) -> None:
    book = games.load(game).rulebook
    assert 8 <= len(book.short.sentences) <= 12
    cited = [rule for sentence in book.short.sentences for rule in sentence.rules]
    chapters = {rule.partition(".")[0] for rule in cited}
    assert cited[0] == cited[-1]  # how one wins
    assert len(chapters) >= 4


def test_the_rules_in_short_have_a_title_and_name_their_rules() -> None:
    short = "## In short\n\n- Play on. *(H3.1 H3.3)*\n\n"
    book = parse(SMALL.replace("## 3. Years", f"{short}## 3. Years"))
    assert book.short.title == "In short"
    assert book.short.sentences == (Sentence("Play on.", ("H3.1", "H3.3")),)
    assert book.sources == parse(SMALL).sources


def test_the_background_is_the_section_of_paragraphs_before_the_chapters() -> None:
    story = "## Story\n\nFor 2 players.\n\nOnce upon\na time.\n\n"
    book = parse(SMALL.replace("## 3. Years", f"{story}## 3. Years"))
    assert book.background == Background("Story", ("For 2 players.", "Once upon a time."))
    assert parse(SMALL).background == Background()


@pytest.mark.parametrize(("game", "facts"), [("tongiaki", "10 45 300"), ("tahiti", "30 45")])
def test_the_background_names_age_time_and_year(game: str, facts: str) -> None:
    for language in games.load(game).features.languages:
        told = " ".join(games.load(game).rulebook_in(language).background.paragraphs)
        assert set(facts.split()) <= set(re.findall(r"[0-9]+", told)), language


def test_lines_that_belong_together_are_joined(small: Rulebook) -> None:
    assert small["H3.1"].text == "Turn a card. Then play."


def test_a_list_inside_a_rule_keeps_its_lines(small: Rulebook) -> None:
    assert small["H3.3"].text == "In any order:\n- take a card, or two,\n- play a card."


def test_brackets_may_stand_before_the_list_inside_a_rule(small: Rulebook) -> None:
    assert small["H3.3"].sources == ("S4",)
    assert small["H3.3"].note == "the order: Vaka"


def test_a_heading_that_is_no_option_is_just_a_heading(small: Rulebook) -> None:
    assert [option.name for option in small.options] == ["volcano"]
    assert small.chapters[0].title == "Years"


def test_an_option_is_a_question_with_answers(small: Rulebook) -> None:
    (volcano,) = small.options
    assert volcano.question == "Does it erupt?"
    assert [value.meaning for value in volcano.values] == ["At eight cards.", "For good."]
    assert [value.answer for value in volcano.values] == ["", "No, it sleeps"]
    assert volcano.default.value == "often"


def test_fine_print_names_the_rules_it_refines(small: Rulebook) -> None:
    assert small.decisions[0].refines == ("H3.1", "H3.3")


def test_the_same_file_is_read_once() -> None:
    assert load("vaka.games.tongiaki") is load("vaka.games.tongiaki")


# Errors, each by changing one thing in the small rulebook


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("# Small", "Small", 1, "begins with `# ` and its title"),
        ("## 3. Years", "## Years", 13, "outside the chapters"),
        ("- **H3.1** Turn", "- H3.1 Turn", 13, "expected a rule"),
        ("- **H3.1** Turn", "* **H3.1** Turn", 13, "expected a rule"),
        ("Then play. *(S4)*", "Then play.", 13, "found it 0 times"),
        ("Then play. *(S4)*", "Then *(S4)*\n  - play. *(S4)*", 13, "found it 2 times"),
        ("Then play. *(S4)*", "Then play. *(S9)*", 13, "no S9: expected `| S9 | what it is |`"),
        ("*(S4; the order: Vaka)*", "*(; the order: Vaka)*", 15, "are empty"),
        ("**H3.3**", "**H3.1**", 15, "H3.1 is already on line 13"),
        ("**H3.3**", "**H2.9**", 15, "H2.9 comes after H3.1"),
        ("Does it erupt?\n", "", 23, "volcano has no question"),
        (" (default)", "", 23, "exactly one value marked (default)"),
        ("- `never` **", "- `never` (default) **", 23, "exactly one value marked (default)"),
        ("- `never` **", "- never **", 28, "expected a value"),
        ("*(H3.1 H3.3)*", "*(H3.1 H3.2)*", 32, "D1 refines H3.2, which is not a rule above it"),
        ("# Small", "# Small\n- Play. *(H3.2)*", 2, "the short rules name H3.2"),
        ("# Small", "# Small\n- Play.", 2, "found it 0 times"),
        ("*(H3.1 H3.3)*", "*(volcano)*", 32, "D1 refines volcano, which is not a rule above it"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(
    old: str, new: str, line: int, what: str
) -> None:
    assert SMALL.count(old) == 1
    with pytest.raises(MalformedRulebook) as raised:
        parse(SMALL.replace(old, new), "small.md")
    assert str(raised.value).startswith(f"small.md, line {line}: ")
    assert what in str(raised.value)


def test_an_empty_file_is_no_rulebook() -> None:
    with pytest.raises(MalformedRulebook, match=r"RULES\.md, line 1: "):
        parse("")
