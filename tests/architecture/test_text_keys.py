"""Keys and the code that uses them: no key is missing, and none is unused."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
from typing import Any, get_args

import pytest

from tests.architecture.texts import (
    FOLDERS,
    GAMES,
    LAZY,
    PAGE,
    SPEAKING,
    code_of,
    forms,
    game_of,
    languages_of,
    listed,
    parameters,
    read,
)
from tests.games.expectations import open_keys
from vaka import games
from vaka.agents import levels, registry
from vaka.analysis import report_texts
from vaka.core.drawing import picture_keys
from vaka.core.translations import ENGLISH
from vaka.server.api.responses.tables import SeatChangeKind

TAUGHT = [name for name in games.names() if games.load(name).features.tutorial]


def lessons(name: str) -> list[dict[str, Any]]:
    """The lessons of a game, as its code has them."""
    code = (PAGE / "games" / name / "tutorial" / "index.ts").read_text("utf-8")
    found = re.findall(r"^  (\{ name: .*\}),$", code, re.MULTILINE)
    assert len(found) == code.count("{ name: ")
    quoted = [re.sub(r"(?<=[{,] )(\w+)(?=: )", r'"\1"', line.replace("'", "\0")) for line in found]
    plain = [re.sub("\0(.*?)\0", lambda held: json.dumps(held[1]), line) for line in quoted]
    return [json.loads(line) for line in plain]


def said_of(lesson: dict[str, Any]) -> tuple[set[str], set[str]]:
    """What must be said of a lesson, and what more may be: `tutorial.ts` tells when each is."""
    name, verb = lesson["name"], lesson.get("verb")
    meant, events = lesson.get("meant", []), lesson.get("events", [])
    must, may = {"", *events}, {"touch"}
    if verb:
        may |= {"right", "more", "soon"}
        must |= set() if events else {"right"}
    if verb and meant and verb not in meant:
        must |= {"other"}
    if any(" " in move for move in meant):
        must |= {"off"}
    elif "after" in lesson:
        may |= {"off"}
    if verb == "done" and len(meant) > 1:
        must |= {"chosen"}
    return (
        {f"{name}.{kind}".rstrip(".") for kind in must},
        {f"{name}.{kind}".rstrip(".") for kind in must | may},
    )


@pytest.mark.parametrize("name", TAUGHT)
def test_lessons_have_all_their_texts_and_no_others(name: str) -> None:
    told = [said_of(lesson) for lesson in lessons(name)]
    must, may = (set().union(*kinds) for kinds in zip(*told, strict=True))
    keys = read(f"page, {name}{LAZY}", ENGLISH)
    said = {key.removeprefix("lesson.") for key in keys if key.startswith("lesson.")}
    assert must <= said
    assert said <= may


def blanks(owner: str | None) -> dict[str, set[str]]:
    """What can come in the place that a key leaves open, by what stands before it: in a game's own
    code, or elsewhere on the page."""
    page = {
        "level.": {level.name for level in levels()},
        "set.agent.": {*registry.AGENTS},
        "sits.": {*registry.AGENTS},
        "analysis.": {*report_texts.LOSING_VERDICTS},
        "terms.access.": {"house", "private", "listed"},
        "keys.": {"play", "replay"},
        "log.seat.": {form for kind in get_args(SeatChangeKind) for form in (kind, kind + YOU)},
        **{
            f"prefer.{what}.": listed("lib/preferences.svelte.ts", f"{what.upper()}S")
            for what in ("speed", "motion", "theme")
        },
    }
    return page | (open_keys(owner) or {} if owner else {})


ELSEWHERE = {
    "lesson.": "above",
    "thing.": "tests/browser/test_what_is_this.py",
    "what.": "tests/browser/test_what_is_this.py",
    "error.key.": "test_error_texts.py",
    "error.kind.": "test_error_texts.py",
}
"""Groups of keys that other tests hold against what there is."""


PROFILE = {*re.findall(r't\("([^"]+)"\)', (PAGE / "table" / "profileTexts.ts").read_text("utf-8"))}
"""The keys that shared code looks up in the texts of each game."""


def put_together(owner: str | None, source: str) -> set[str]:
    """The keys that the code puts together from a group and a word."""
    found = re.findall(r"`((?:[A-Za-z]+\.)+)\$\{[^`}]*\}((?:\.\w+)*)`", source)
    if owner and open_keys(owner) is None:
        return {key for key in known_keys(owner) if any(is_between(key, *ends) for ends in found)}
    values, keys = blanks(owner), set()
    for before, after in {(before, after) for before, after in found if before[:5] != "vaka."}:
        if before not in ELSEWHERE and before in values:
            keys |= {f"{before}{value}{after}" for value in values[before]}
    return keys


def is_between(key: str, before: str, after: str) -> bool:
    return key.startswith(before) and key.endswith(after)


def known_keys(owner: str | None) -> set[str]:
    """The keys that the code of a game, or elsewhere on the page, can use."""
    folders = {"page", *(folder for folder in PAGES if game_of(folder) == owner)}
    return {key for folder in folders for key in read(folder, ENGLISH)}


def is_open(key: str) -> bool:
    return key.startswith(tuple(ELSEWHERE))


YOU = ".you"
"""What the key of a text in the second person ends with."""

CALLED_YOU = {"start.you", "table.you"}
"""The word itself."""

PAGES = [name for name in FOLDERS if name.startswith("page")]
OWNERS = pytest.mark.parametrize("owner", [None, *games.names()], ids=["page", *games.names()])


@pytest.mark.parametrize(
    "owner", [None, *(name for name in games.names() if open_keys(name) is not None)]
)
def test_whatever_stands_in_a_key_is_known(owner: str | None) -> None:
    found = {*re.findall(r"`((?:[A-Za-z]+\.)+)\$\{", code_of(owner))}
    known = {*blanks(owner), *ELSEWHERE}
    assert not [before for before in found - known if not before.startswith("vaka.")]


@pytest.mark.parametrize("folder", PAGES)
def test_no_key_is_unused(folder: str) -> None:
    owner = game_of(folder)
    source = code_of(*([owner] if owner else [None, *games.names()]))
    used = put_together(owner, source) | PROFILE
    keys = [key for key in read(folder, ENGLISH) if not is_open(key) and key not in used]
    unused = [key for key in keys if f'"{key}"' not in source]
    assert not [key for key in unused if f'"{key.removesuffix(YOU)}"' not in source]


@OWNERS
def test_no_key_is_missing(owner: str | None) -> None:
    source = code_of(owner)
    used = set(re.findall(r'\b(?:t|parts|did|came|addressed)\(\s*"([^"]+)"', source))
    used |= put_together(owner, source)
    used = used | PROFILE if owner else used - PROFILE
    assert used
    assert not used - known_keys(owner)


@pytest.mark.parametrize("folder", PAGES)
def test_a_line_about_somebody_has_a_form_in_the_second_person(folder: str) -> None:
    """All lines of a log have one, or none has."""
    texts = read(folder, ENGLISH)
    to_whom = {key for key in texts if key.endswith(YOU)} - CALLED_YOU
    for key in to_whom:
        assert parameters(texts[key]) <= parameters(texts[key.removesuffix(YOU)]), key
    about = {key for key in texts if key.startswith("log.") and "{*who}" in parameters(texts[key])}
    if to_whom:
        assert not {key for key in about - to_whom if key + YOU not in to_whom}


def deck_of(name: str) -> str:
    """The cards of a game as data, where it has some."""
    file = GAMES / name / "rules" / "cards.json"
    return file.read_text("utf-8") if file.exists() else ""


def refusing(name: str) -> set[str]:
    """The rules that functions named `against` give as the one against a move."""
    found: set[str] = set()
    for path in sorted((GAMES / name).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and "against" in node.name:
                found.update(each.id for each in ast.walk(node) if isinstance(each, ast.Name))
    return {rule.replace("_", ".") for rule in found if re.fullmatch(r"[A-Z]\d+_\d+", rule)}


@pytest.mark.parametrize("name", SPEAKING)
def test_a_game_says_all_that_it_may_have_to_and_no_more(name: str) -> None:
    """Its refusals, what it waits for, what its pictures show; its reasons, and its boards."""
    game = games.load(name)
    groups: dict[str, set[str]] = {}
    for key in game.texts():
        group, dot, rest = key.removesuffix(".you").partition(".")
        groups.setdefault(group if dot else "", set()).add(rest if dot else group)
    drawing = games.part(game, "drawing")
    phases = importlib.import_module(f"vaka.games.{name}.game").PHASES
    assert groups["waits"] == {*phases}
    pictures = drawing.examples() if drawing else {}
    keys = [key for rule, count in pictures.items() for key in picture_keys(rule, count)]
    assert groups.get("picture", set()) == {key.removeprefix("picture.") for key in keys}
    assert {".".join(rule.split(".")[:2]) for rule in groups["why"]} == refusing(name)
    part = games.part(game, "reasons")
    reasons = inspect.getsource(part) if part else ""
    assert {*re.findall(r'Reason\(\s*"(\w+)"', reasons)} <= groups.get("", set())
    assert not [key for key in groups.get("", set()) if f'"{key}"' not in reasons]
    drawn = "\n".join(p.read_text("utf-8") for p in sorted((GAMES / name / "drawing").glob("*.py")))
    said = {*re.findall(r'\bsay\("(\w+)"', drawn)}
    named = {*game.seat_words, *re.findall(r'"name": "(\w+)"', deck_of(name))} if said else set()
    assert groups.get("board", set()) == said | named


def test_the_summary_card_of_tahiti_says_the_same_on_the_page_and_elsewhere() -> None:
    for language in languages_of("game tahiti"):
        page, game = read("page, tahiti", language), read("game tahiti", language)
        assert page["help.lines"] == game["board.summary"], language
        assert page["help.title"] == game["board.summary_title"], language


NOTATION = re.compile(r" \(\w+( or \w+)?\)|ascending order|, and then done")
"""Moves as records have them, and their order."""


@pytest.mark.parametrize(
    ("name", "language"),
    [(name, language) for name in SPEAKING for language in languages_of(f"game {name}")],
)
def test_a_refusal_speaks_of_the_game_and_not_of_its_notation(name: str, language: str) -> None:
    texts = read(f"game {name}", language)
    refusals = {key: text for key, text in texts.items() if key.startswith(("why.", "waits."))}
    assert refusals
    assert not [key for key, text in refusals.items() if NOTATION.search(" ".join(forms(text)))]


@pytest.mark.parametrize("name", SPEAKING)
def test_who_writes_moves_is_told_which_are_awaited(name: str) -> None:
    """At a terminal and in the library; the sentence before them is the page's."""
    game = games.load(name)
    phases = importlib.import_module(f"vaka.games.{name}.game").PHASES
    awaited = importlib.import_module(f"vaka.games.{name}.text.notation").AWAITED
    assert awaited.keys() == {*phases} - {"over"}
    state = game.initial_state(game.setup(2, first=None))
    refusal = next(r for move in range(game.move_count) if (r := game.why_not(state, move)))
    assert refusal.message.endswith(f": {game.texts()['waits.begin']} ({awaited['begin']})")


@pytest.mark.parametrize("name", SPEAKING)
def test_whatever_is_said_about_a_seat_is_said_to_who_sits_there_too(name: str) -> None:
    texts = games.load(name).texts()
    about = {key for key, text in texts.items() if "{seat}" in parameters(text)}
    to_whom = {key: text for key, text in texts.items() if key.endswith(".you")}
    assert {key.removesuffix(".you") for key in to_whom} == about
    for key, text in to_whom.items():
        assert parameters(text) == parameters(texts[key.removesuffix(".you")]) - {"{seat}"}, key
