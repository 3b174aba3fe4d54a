"""Parser for RULES.md, the rulebook of a game.

The rules page, the error messages and the tests all use the same Markdown file. It contains:

    # Tongiaki                                          the title
    ## Background                                       optional: paragraphs about the game
    ## In short                                         optional: the rules in a few sentences
    - You add boats. *(T4.1 T4.2)*                      a sentence, and the rules it summarises
    | S0 | Italian translation by Gylas, 2004 |         a source
    ## 4. Expand                                        a chapter
    - **T4.2** Text of the rule. *(S0 S1; the cap: S3)* a rule, its sources and a note
    ### relocate_from                                   an option, then its question
    - `any_island` (default) **Any island.** Its meaning. *(S0 S2)*
                                                        a value; the short answer is optional
    - **D1** Text of the decision. *(T4.4 T11.6)*       fine print, and the rules it refines

An option's heading is one lower-case name; any other `###` heading is ignored. The background is
the section before the chapters that has only paragraphs. Other paragraphs and tables are ignored.
Every list item in a chapter must match one of these forms; otherwise the error names its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from vaka.core.errors import VakaError
from vaka.core.translations import ENGLISH

FILE = "RULES.md"
OWN_SOURCE = "Vaka"
"""The source of Vaka's own decisions; it needs no row in the table of sources."""


class UnknownRule(VakaError, LookupError):
    """The rulebook has no rule with this id."""


class MalformedRulebook(ValueError):
    """A RULES.md has an error; the message names the file and the line."""


@dataclass(frozen=True)
class Sentence:
    """A sentence of the short rules, and the rules that it summarises."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class ShortRules:
    """The short rules: what a player has to know before the first game."""

    title: str = ""
    sentences: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class Background:
    """For whom the game is, how long it takes, and its story."""

    title: str = ""
    paragraphs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Source:
    """A source of rules, such as an edition of the rulebook."""

    id: str
    text: str


@dataclass(frozen=True)
class Rule:
    """A rule, its sources, and a note on their differences."""

    id: str
    text: str
    sources: tuple[str, ...]
    note: str = ""


@dataclass(frozen=True)
class ValueText:
    """The meaning of a value of an option."""

    value: str
    meaning: str
    sources: tuple[str, ...]
    default: bool
    note: str = ""
    answer: str = ""
    """A short answer to the question of the option; empty if there is none."""


@dataclass(frozen=True)
class OptionText:
    """An option: its question and its values."""

    name: str
    question: str
    values: tuple[ValueText, ...]

    @property
    def default(self) -> ValueText:
        """The value that a new game uses."""
        return next(value for value in self.values if value.default)


@dataclass(frozen=True)
class Decision:
    """A decision of Vaka on how to read the rules that it refines."""

    id: str
    text: str
    refines: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter with its rules, options and decisions in the order of the file."""

    number: int
    title: str
    rules: tuple[Rule, ...] = ()
    options: tuple[OptionText, ...] = ()
    decisions: tuple[Decision, ...] = ()


@dataclass(frozen=True)
class Rulebook:
    """All rules of a game: `rulebook["T4.2"]` returns one; iteration yields them in order."""

    title: str
    sources: tuple[Source, ...]
    chapters: tuple[Chapter, ...]
    short: ShortRules = ShortRules()
    background: Background = Background()

    def __iter__(self) -> Iterator[Rule]:
        return (rule for chapter in self.chapters for rule in chapter.rules)

    def __len__(self) -> int:
        return sum(len(chapter.rules) for chapter in self.chapters)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self.ids()

    def __getitem__(self, rule_id: str) -> Rule:
        for rule in self:
            if rule.id == rule_id:
                return rule
        raise UnknownRule(f"there is no rule {rule_id}; {self._what_there_is(rule_id)}")

    def ids(self) -> tuple[str, ...]:
        """The ids of all rules, in order, without decisions."""
        return tuple(rule.id for rule in self)

    @property
    def options(self) -> tuple[OptionText, ...]:
        """All options, in order."""
        return tuple(option for chapter in self.chapters for option in chapter.options)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All decisions, in order."""
        return tuple(decision for chapter in self.chapters for decision in chapter.decisions)

    def decisions_on(self, rule_id: str) -> tuple[Decision, ...]:
        """The decisions that refine a rule."""
        rule = self[rule_id]
        return tuple(decision for decision in self.decisions if rule.id in decision.refines)

    def _what_there_is(self, rule_id: str) -> str:
        chapter = rule_id.partition(".")[0]
        near = [known for known in self.ids() if known.partition(".")[0] == chapter]
        if near:
            return f"chapter {chapter[1:]} has {_span(near)}"
        return f"{self.title} has {_span(self.ids())}"


def _span(ids: tuple[str, ...] | list[str]) -> str:
    if not ids:
        return "no rules"
    return ids[0] if len(ids) == 1 else f"{ids[0]} to {ids[-1]}"


@cache
def load(package: str, language: str = ENGLISH) -> Rulebook:
    """Read the rulebook in a package such as `vaka.games.tongiaki`, in English if there is no
    translation."""
    name = file_name(language)
    if not files(package).joinpath(name).is_file():
        name = FILE
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    return parse(text, f"{name} of {package}")


def file_name(language: str) -> str:
    """The name of the rulebook in a language: `RULES.it.md`."""
    return FILE if language == ENGLISH else f"RULES.{language}.md"


def parse(text: str, name: str = FILE) -> Rulebook:
    """Parse a rulebook. `name` is the file name for error messages."""
    return _Reader(name).rulebook(_blocks(text))


# The parser: lines become blocks, and blocks become objects.

_TITLE = re.compile(r"# (?P<title>\S.*)")
_SOURCE = re.compile(rf"\| *(?P<id>S\d+|{OWN_SOURCE}) *\| *(?P<text>.*?\S) *\|")
_CHAPTER = re.compile(r"## (?P<number>\d+)\. (?P<title>\S.*)")
_OPTION = re.compile(r"### [a-z][a-z0-9_]*")
_RULE = re.compile(r"- \*\*(?P<id>[A-Z]\d+\.\d+)\*\* (?P<text>\S.*)", re.DOTALL)
_DECISION = re.compile(r"- \*\*(?P<id>D\d+)\*\* (?P<text>\S.*)", re.DOTALL)
_VALUE = re.compile(
    r"- `(?P<value>[\w,]+)`(?P<default> \(default\))?"
    r"(?: \*\*(?P<answer>[^*]+?)[.。]?\*\*)? (?P<text>\S.*)",
    re.DOTALL,
)
_BRACKET = re.compile(r"\s*\*\((?P<inside>.+?)\)\*$", re.MULTILINE)
_LIST_ITEM = re.compile(r"[-*+] ")


@dataclass
class _Block:
    """A heading, a table row, a paragraph, or a list item with the indented lines below it."""

    line: int
    text: str

    def is_heading(self, marks: str) -> bool:
        return self.text.startswith(f"{marks} ")

    def is_item(self) -> bool:
        return _LIST_ITEM.match(self.text) is not None

    def is_prose(self) -> bool:
        return not self.is_item() and self.text[0] not in "#|"

    def add(self, line: str) -> None:
        joint = "\n" if _LIST_ITEM.match(line) else " "
        self.text += joint + line


def _blocks(text: str) -> list[_Block]:
    """Join the lines of each block, and store the line it starts on."""
    blocks: list[_Block] = []
    after_gap = True
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            after_gap = True
            continue
        if blocks and _continues(blocks[-1], line, after_gap):
            blocks[-1].add(line.strip())
        else:
            blocks.append(_Block(number, line.strip()))
        after_gap = False
    return blocks


def _continues(block: _Block, line: str, after_gap: bool) -> bool:
    """Whether a line continues a block: an indented line continues an item, and a line of text the
    text directly above it."""
    if block.is_item() and line[0].isspace():
        return True
    text_above = block.is_item() or block.is_prose()
    return text_above and not after_gap and _Block(0, line.strip()).is_prose()


def _split(blocks: list[_Block], marks: str) -> list[list[_Block]]:
    """Split before each heading of a level; the first part is the one before any heading."""
    parts: list[list[_Block]] = [[]]
    for block in blocks:
        if block.is_heading(marks):
            parts.append([])
        parts[-1].append(block)
    return parts


@dataclass(frozen=True)
class _Bracket:
    """The brackets at the end of an item, parsed, and the text before them."""

    text: str
    names: tuple[str, ...]
    note: str


class _Reader:
    """Turns blocks into a rulebook. It stores what later blocks may refer to."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._sources: tuple[Source, ...] = ()
        self._lines: dict[str, int] = {}  # the line of each rule, option and decision

    def rulebook(self, blocks: list[_Block]) -> Rulebook:
        title = self._title(blocks)
        parts = _split(blocks, "##")
        sections = [part for part in parts if not _heading(part)]
        front = [block for section in sections for block in section]
        self._refuse_rules_in(front)
        self._sources = tuple(_sources(front))
        chapters = [self._chapter(found, part) for part in parts if (found := _heading(part))]
        short, background = self._short(front), _background(sections)
        return Rulebook(title, self._sources, tuple(chapters), short, background)

    def _short(self, front: list[_Block]) -> ShortRules:
        """The list before the chapters, with the heading directly above it."""
        heading, sentences = "", []
        for block in front:
            if block.is_item():
                sentences.append(self._sentence(block))
            elif block.is_heading("##") and not sentences:
                heading = block.text.removeprefix("## ")
        return ShortRules(heading, tuple(sentences)) if sentences else ShortRules()

    def _sentence(self, item: _Block) -> Sentence:
        bracket = self._bracket(item.text.removeprefix("- "), item.line)
        for name in bracket.names:
            if name not in self._rules_above():
                raise self._error(item.line, f"the short rules name {name}, which is not a rule")
        return Sentence(bracket.text, bracket.names)

    def _title(self, blocks: list[_Block]) -> str:
        if blocks and (found := _TITLE.fullmatch(blocks[0].text)):
            return found["title"]
        raise self._error(
            blocks[0].line if blocks else 1, "a rulebook begins with `# ` and its title"
        )

    def _refuse_rules_in(self, front: list[_Block]) -> None:
        for block in front:
            if _RULE.match(block.text) or _DECISION.match(block.text):
                raise self._error(block.line, "a rule is outside the chapters (`## 4. Title`)")

    def _chapter(self, heading: re.Match[str], blocks: list[_Block]) -> Chapter:
        sections = _split(blocks, "###")
        options = [self._option(section) for section in sections if _is_option(section)]
        texts = [section for section in sections if not _is_option(section)]
        items = [block for section in texts for block in section if block.is_item()]
        rules = [self._rule(item) for item in items if not _DECISION.match(item.text)]
        decisions = [
            self._decision(found, item.line)
            for item in items
            if (found := _DECISION.fullmatch(item.text))
        ]
        number, title = int(heading["number"]), heading["title"]
        return Chapter(number, title, tuple(rules), tuple(options), tuple(decisions))

    def _rule(self, item: _Block) -> Rule:
        found = _RULE.fullmatch(item.text)
        if found is None:
            raise self._error(item.line, "expected a rule: `- **T4.2** Text. *(S0)*`")
        self._note_in_order(found["id"], item.line)
        bracket = self._cited_sources(found["text"], item.line)
        return Rule(found["id"], bracket.text, bracket.names, bracket.note)

    def _decision(self, found: re.Match[str], line: int) -> Decision:
        self._note_once(found["id"], line)
        bracket = self._bracket(found["text"], line)
        for name in bracket.names:
            if name not in self._rules_above():
                raise self._error(
                    line, f"{found['id']} refines {name}, which is not a rule above it"
                )
        return Decision(found["id"], bracket.text, bracket.names)

    def _option(self, section: list[_Block]) -> OptionText:
        line, name = section[0].line, section[0].text.removeprefix("### ")
        self._note_once(name, line)
        question = " ".join(block.text for block in section if block.is_prose())
        values = tuple(self._value(block) for block in section if block.is_item())
        if not question:
            raise self._error(line, f"option {name} has no question")
        if sum(value.default for value in values) != 1:
            raise self._error(line, f"option {name} needs exactly one value marked (default)")
        return OptionText(name, question, values)

    def _value(self, item: _Block) -> ValueText:
        found = _VALUE.fullmatch(item.text)
        if found is None:
            raise self._error(item.line, "expected a value: - `name` (default) Meaning. *(S0)*")
        bracket = self._cited_sources(found["text"], item.line)
        default = found["default"] is not None
        answer = found["answer"] or ""
        return ValueText(found["value"], bracket.text, bracket.names, default, bracket.note, answer)

    def _cited_sources(self, text: str, line: int) -> _Bracket:
        bracket = self._bracket(text, line)
        known = {OWN_SOURCE, *(source.id for source in self._sources)}
        for name in bracket.names:
            if name not in known:
                row = f"`| {name} | what it is |` above the first chapter"
                raise self._error(line, f"the table of sources has no {name}: expected {row}")
        return bracket

    def _bracket(self, text: str, line: int) -> _Bracket:
        found = list(_BRACKET.finditer(text))
        if len(found) != 1:
            raise self._error(
                line, f"expected `*(S0 S1)*` once at the end, found it {len(found)} times"
            )
        names, _, note = found[0]["inside"].partition(";")
        if not names.split():
            raise self._error(line, "the brackets at the end are empty")
        return _Bracket(_BRACKET.sub("", text), tuple(names.split()), note.strip())

    def _note_in_order(self, rule_id: str, line: int) -> None:
        above = self._rules_above()
        self._note_once(rule_id, line)
        if above and _position(rule_id) < _position(above[-1]):
            raise self._error(line, f"{rule_id} comes after {above[-1]}")

    def _rules_above(self) -> list[str]:
        return [name for name in self._lines if "." in name]

    def _note_once(self, name: str, line: int) -> None:
        if name in self._lines:
            raise self._error(line, f"{name} is already on line {self._lines[name]}")
        self._lines[name] = line

    def _error(self, line: int, what: str) -> MalformedRulebook:
        return MalformedRulebook(f"{self._name}, line {line}: {what}")


def _heading(part: list[_Block]) -> re.Match[str] | None:
    return _CHAPTER.fullmatch(part[0].text) if part else None


def _is_option(section: list[_Block]) -> bool:
    return _OPTION.fullmatch(section[0].text) is not None


def _sources(front: list[_Block]) -> Iterator[Source]:
    for block in front:
        if row := _SOURCE.fullmatch(block.text):
            yield Source(row["id"], row["text"])


def _background(sections: list[list[_Block]]) -> Background:
    for heading, *texts in filter(None, sections):
        if heading.is_heading("##") and texts and all(text.is_prose() for text in texts):
            paragraphs = tuple(text.text for text in texts)
            return Background(heading.text.removeprefix("## "), paragraphs)
    return Background()


def _position(rule_id: str) -> tuple[int, int]:
    chapter, number = rule_id[1:].split(".")
    return int(chapter), int(number)
