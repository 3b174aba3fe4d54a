"""A game's rulebook: its RULES.md, read into objects.

The rules are written once, as Markdown that people like to read, and this module reads
the same file for the rules page, the refusals and the tests. What it looks for:

    # Tongiaki                                          the title
    ## In short                                         the rules in a few sentences, or none
    - You add boats. *(T4.1 T4.2)*                      one, and the rules that it stands for
    | S0 | Italian translation by Gylas, 2004 |         a source
    ## 4. Expand                                        a chapter
    - **T4.2** Text of the rule. *(S0 S1; the cap: S3)* a rule, its sources and a note
    ### relocate_from                                   an option, then its question
    - `any_island` (default) **Any island.** Its meaning. *(S0 S2)*
                                                        a value of that option; the answer that it
                                                        is, in a few words, may be left out
    - **D1** Text of the decision. *(T4.4 T11.6)*       fine print, and the rules it refines

An option's heading is one lower-case name; any other `###` heading is just a heading.
Paragraphs and other tables are for people and are skipped. A list inside a chapter is not:
an item that cannot be read is an error that names its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from vaka.core.errors import VakaError
from vaka.core.language import ENGLISH

FILE = "RULES.md"
OWN = "Vaka"
"""The source of what we decided ourselves; it needs no row in the table of sources."""


class UnknownRule(VakaError, LookupError):
    """A rule was asked for that the rulebook does not have."""


class MalformedRulebook(ValueError):
    """A RULES.md cannot be read; the message names the file and the line."""


@dataclass(frozen=True)
class Sentence:
    """One sentence of the rules in short, and the rules that it stands for."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Short:
    """The rules in short: what somebody has to know before a first game."""

    title: str = ""
    sentences: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class Source:
    """A text that rules are taken from."""

    id: str
    text: str


@dataclass(frozen=True)
class Rule:
    """One rule, with the sources that have it and a note on where they differ."""

    id: str
    text: str
    sources: tuple[str, ...]
    note: str = ""


@dataclass(frozen=True)
class ValueText:
    """What one value of an option means."""

    value: str
    meaning: str
    sources: tuple[str, ...]
    default: bool
    note: str = ""
    answer: str = ""
    """What it answers to the question, in a few words; empty where nobody has found some."""


@dataclass(frozen=True)
class OptionText:
    """An option: the question it asks, and the answers there are."""

    name: str
    question: str
    values: tuple[ValueText, ...]

    @property
    def default(self) -> ValueText:
        """The value that a new game uses."""
        return next(value for value in self.values if value.default)


@dataclass(frozen=True)
class Decision:
    """Fine print: how we read the rules that it refines."""

    id: str
    text: str
    refines: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter, with whatever it holds in the order of the file."""

    number: int
    title: str
    rules: tuple[Rule, ...] = ()
    options: tuple[OptionText, ...] = ()
    decisions: tuple[Decision, ...] = ()


@dataclass(frozen=True)
class Rulebook:
    """All rules of one game: `rulebook["T4.2"]` finds one, iteration gives them in order."""

    title: str
    sources: tuple[Source, ...]
    chapters: tuple[Chapter, ...]
    short: Short = Short()

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
        """The ids of all rules, in order; fine print is not among them."""
        return tuple(rule.id for rule in self)

    @property
    def options(self) -> tuple[OptionText, ...]:
        """All options, in order."""
        return tuple(option for chapter in self.chapters for option in chapter.options)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All fine print, in order."""
        return tuple(decision for chapter in self.chapters for decision in chapter.decisions)

    def decisions_on(self, rule_id: str) -> tuple[Decision, ...]:
        """The fine print that refines one rule."""
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
    """Read the rulebook that lies in a package, such as `vaka.games.tongiaki`; in English if it is
    not there in a language."""
    name = file_name(language)
    if not files(package).joinpath(name).is_file():
        name = FILE
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    return parse(text, f"{name} of {package}")


def file_name(language: str) -> str:
    """The file that has the rules in a language: `RULES.it.md`."""
    return FILE if language == ENGLISH else f"RULES.{language}.md"


def parse(text: str, name: str = FILE) -> Rulebook:
    """Read a rulebook from Markdown; `name` is what an error calls the file."""
    return _Reader(name).rulebook(_blocks(text))


# From here on: how the Markdown is read. First lines become blocks, then blocks objects.

_TITLE = re.compile(r"# (?P<title>\S.*)")
_SOURCE = re.compile(rf"\| *(?P<id>S\d+|{OWN}) *\| *(?P<text>.*?\S) *\|")
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
    """A heading, a table row, a paragraph or a list item with all that is indented below it."""

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
    """Join the lines that belong together, and remember where each block begins."""
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
    """Indented lines belong to the item above; plain ones to the text right above."""
    if block.is_item() and line[0].isspace():
        return True
    text_above = block.is_item() or block.is_prose()
    return text_above and not after_gap and _Block(0, line.strip()).is_prose()


def _split(blocks: list[_Block], marks: str) -> list[list[_Block]]:
    """Cut before each heading of a level; the first part is what stands before any."""
    parts: list[list[_Block]] = [[]]
    for block in blocks:
        if block.is_heading(marks):
            parts.append([])
        parts[-1].append(block)
    return parts


@dataclass(frozen=True)
class _Bracket:
    """What the last brackets of an item say, and the text in front of them."""

    text: str
    names: tuple[str, ...]
    note: str


class _Reader:
    """Turns blocks into a rulebook, and keeps in mind what later blocks may refer to."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._sources: tuple[Source, ...] = ()
        self._lines: dict[str, int] = {}  # where each rule, option and decision stands

    def rulebook(self, blocks: list[_Block]) -> Rulebook:
        title = self._title(blocks)
        parts = _split(blocks, "##")
        front = [block for part in parts if not _heading(part) for block in part]
        self._refuse_rules_in(front)
        self._sources = tuple(_sources(front))
        chapters = [self._chapter(found, part) for part in parts if (found := _heading(part))]
        return Rulebook(title, self._sources, tuple(chapters), self._short(front))

    def _short(self, front: list[_Block]) -> Short:
        """A list before the chapters, under the heading right above it."""
        heading, sentences = "", []
        for block in front:
            if block.is_item():
                sentences.append(self._sentence(block))
            elif block.is_heading("##") and not sentences:
                heading = block.text.removeprefix("## ")
        return Short(heading, tuple(sentences)) if sentences else Short()

    def _sentence(self, item: _Block) -> Sentence:
        bracket = self._bracket(item.text.removeprefix("- "), item.line)
        for name in bracket.names:
            if name not in self._rules_above():
                raise self._error(item.line, f"the short rules name {name}, which is no rule")
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
                raise self._error(block.line, "a rule stands outside the chapters (`## 4. Title`)")

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
                raise self._error(line, f"{found['id']} refines {name}, which is no rule above it")
        return Decision(found["id"], bracket.text, bracket.names)

    def _option(self, section: list[_Block]) -> OptionText:
        line, name = section[0].line, section[0].text.removeprefix("### ")
        self._note_once(name, line)
        question = " ".join(block.text for block in section if block.is_prose())
        values = tuple(self._value(block) for block in section if block.is_item())
        if not question:
            raise self._error(line, f"option {name} asks no question")
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
        known = {OWN, *(source.id for source in self._sources)}
        for name in bracket.names:
            if name not in known:
                raise self._error(line, f"the table of sources has no {name}")
        return bracket

    def _bracket(self, text: str, line: int) -> _Bracket:
        found = list(_BRACKET.finditer(text))
        if len(found) != 1:
            raise self._error(
                line, f"expected `*(S0 S1)*` once at the end, found it {len(found)} times"
            )
        names, _, note = found[0]["inside"].partition(";")
        if not names.split():
            raise self._error(line, "the brackets at the end name nothing")
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
            raise self._error(line, f"{name} is on line {self._lines[name]} already")
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


def _position(rule_id: str) -> tuple[int, int]:
    chapter, number = rule_id[1:].split(".")
    return int(chapter), int(number)
