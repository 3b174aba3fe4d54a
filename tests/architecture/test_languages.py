"""Every language says everything: no key is missing or unused, no parameter differs, no rule lacks.

English is the source. `docs/translating.md` tells how a language is added.
"""

from __future__ import annotations

import ast
import importlib
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from vaka import games
from vaka.agents import levels, registry
from vaka.analysis import report
from vaka.core.language import ENGLISH, LANGUAGES
from vaka.core.rulebook import Rulebook, file_name
from vaka.games.tahiti import position as of_cards
from vaka.games.tahiti.cards import SPECIALS, SUIT_LIST
from vaka.games.tongiaki import position as of_boats
from vaka.games.tongiaki.constants import ISLANDS
from vaka.games.tongiaki.drawing.tile import title
from vaka.games.tongiaki.tiles import ISLAND_TILES, NAMES, TITLES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
GAMES = ROOT / "src" / "vaka" / "games"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]

FOLDERS = {
    "page": PAGE / "texts",
    **{
        f"page, {folder.parent.relative_to(PAGE).as_posix()}": folder
        for folder in sorted(PAGE.rglob("texts"))
        if folder.parent != PAGE
    },
    **{f"game {name}": GAMES / name / "texts" for name in games.names()},
    "server": ROOT / "src" / "vaka" / "server" / "tables" / "texts",
}
"""The folders that have a file for each language."""

PLURALS = {"en": {"one", "other"}, "it": {"one", "other"}, "fr": {"one", "other"}}
PLURALS |= {"de": {"one", "other"}, "ja": {"other"}}
"""The plural forms that whole numbers have in each language."""

Texts = Mapping[str, str | Mapping[str, str]]


def read(folder: str, language: str) -> Texts:
    def no_double(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        assert len({key for key, _ in pairs}) == len(pairs), "a key stands twice"
        return dict(pairs)

    file = FOLDERS[folder] / f"{language}.json"
    texts: Texts = json.loads(file.read_text("utf-8"), object_pairs_hook=no_double)
    return texts


def forms(text: str | Mapping[str, str]) -> list[str]:
    return [text] if isinstance(text, str) else [*text.values()]


def parameters(text: str | Mapping[str, str]) -> set[str]:
    return {name for form in forms(text) for name in re.findall(r"\{\*?\w+\}", form)}


def lines(text: str | Mapping[str, str]) -> list[int]:
    """In how many lines a text is written that lists some."""
    return sorted({form.count("|") for form in forms(text)})


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_language_has_the_keys_and_parameters_of_english(folder: str, language: str) -> None:
    english, texts = read(folder, ENGLISH), read(folder, language)
    assert not english.keys() - texts.keys(), "missing"
    assert not texts.keys() - english.keys(), "not in English"
    for key, text in texts.items():
        assert parameters(text) == parameters(english[key]), key
        assert lines(text) == lines(english[key]), key
        assert isinstance(text, str) == isinstance(english[key], str), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_texts_have_the_plural_forms_of_their_language(folder: str, language: str) -> None:
    for key, text in read(folder, language).items():
        assert all(forms(text)), key
        if not isinstance(text, str):
            assert set(text) == PLURALS[language], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_the_form_for_many_says_how_many(folder: str, language: str) -> None:
    """Zero is of the form `one` in French, of `other` elsewhere: neither may be about none."""
    for key, text in read(folder, language).items():
        if not isinstance(text, str) and "{n}" in "".join(text.values()):
            assert "{n}" in text["other"], key


def written(language: str) -> Iterator[tuple[str, str]]:
    """Where something is written in a language, and what, rules too."""
    for folder in FOLDERS:
        for key, text in read(folder, language).items():
            yield from ((f"{folder}: {key}", form) for form in forms(text))
    for name in games.names():
        yield name, (GAMES / name / file_name(language)).read_text("utf-8")


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


# ---- keys and the code that uses them


def sources(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            yield path.read_text("utf-8")


def page_source(folder: str) -> str:
    """The code that may use the texts of a folder of the page."""
    if folder == "page":
        return "\n".join(sources(PAGE))
    return "\n".join(sources(FOLDERS[folder].parent))


def listed(path: str, name: str) -> set[str]:
    """The words of a list or a type of words in the code of the page."""
    code = (PAGE / path).read_text("utf-8")
    found = re.search(rf"^(?:export )?(?:const|type) {name}\b[^=]*=([^;]*);", code, re.MULTILINE)
    assert found, f"{path} has no {name}"
    return {*re.findall(r'"(\w+)"', found[1])}


def in_cases(path: str, function: str) -> set[str]:
    """The words that a function of the page tells apart in cases of their own."""
    code = (PAGE / path).read_text("utf-8").split(f"function {function}(")[1].split("\n}\n")[0]
    return {*re.findall(r'case "(\w+)":', code)}


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


@pytest.mark.parametrize("name", games.names())
def test_lessons_have_all_their_texts_and_no_others(name: str) -> None:
    told = [said_of(lesson) for lesson in lessons(name)]
    must, may = (set().union(*kinds) for kinds in zip(*told, strict=True))
    keys = read(f"page, games/{name}/tutorial", ENGLISH)
    said = {key.removeprefix("lesson.") for key in keys if key.startswith("lesson.")}
    assert must <= said
    assert said <= may


def blanks(folder: str) -> dict[str, set[str]]:
    """What can come in the place that a key of the page leaves open, by what stands before it."""
    page = {
        "level.": {level.name for level in levels()},
        "set.agent.": {*registry.AGENTS},
        "sits.": {*registry.AGENTS},
        "analysis.": {*report.LOST},
        "terms.access.": {"house", "private", "listed"},
        "keys.": {"play", "replay"},
        **{
            f"prefer.{what}.": listed("lib/preferences.svelte.ts", f"{what.upper()}S")
            for what in ("speed", "motion", "theme")
        },
    }
    return page | (OF_A_GAME[found[1]]() if (found := re.search(r"games/(\w+)", folder)) else {})


def of_tongiaki() -> dict[str, set[str]]:
    verbs = listed("games/tongiaki/notation.ts", "Verb")
    winds = listed("games/tongiaki/drawing.ts", "WINDS")
    return {
        "colour.": {*games.load("tongiaki").seat_words},
        "wind.": winds,
        "Wind.": winds,
        "ends.": listed("games/tongiaki/offers.ts", "ENDS"),
        "say.": verbs - in_cases("games/tongiaki/phrases.ts", "moveOf"),
        "end.reason.": {*of_boats.REASONS} - {""},
        "end.decided.": {"points", "islands", "boats", "shared"},
    }


def of_tahiti() -> dict[str, set[str]]:
    verbs = listed("games/tahiti/notation.ts", "VERBS")
    suits = {suit.name for suit in SUIT_LIST}
    return {
        "colour.": {*games.load("tahiti").seat_words},
        "suit.": suits,
        "suits.": suits,
        "special.": {*SPECIALS.values()},
        "choice.": {*SPECIALS.values()},
        "card.": verbs - {"begin", "draw", "done", "end", "pass"},
        "phase.": {*of_cards.PHASES},
        "say.": verbs,
        "end.reason.": {*of_cards.REASONS} - {""},
        "end.decided.": {"tourists", "order"},
    }


OF_A_GAME = {"tongiaki": of_tongiaki, "tahiti": of_tahiti}
ELSEWHERE = {
    "lesson.": "above",
    "thing.": "tests/browser/test_what.py",
    "what.": "tests/browser/test_what.py",
    "error.key.": "test_faults.py",
    "error.kind.": "test_faults.py",
}
"""Groups of keys that other tests hold against what there is."""


def put_together(folder: str, source: str) -> set[str]:
    """The keys that the code puts together from a group and a word."""
    found = re.findall(r"`((?:[A-Za-z]+\.)+)\$\{[^`}]*\}((?:\.\w+)*)`", source)
    values, keys = blanks(folder), set()
    for before, after in {(before, after) for before, after in found if before[:5] != "vaka."}:
        if before not in ELSEWHERE and before in values:
            keys |= {f"{before}{value}{after}" for value in values[before]}
    return keys


def is_open(key: str) -> bool:
    return key.startswith(tuple(ELSEWHERE))


PAGES = [name for name in FOLDERS if name.startswith("page")]


@pytest.mark.parametrize("folder", PAGES)
def test_whatever_stands_in_a_key_is_known(folder: str) -> None:
    source = page_source(folder) if folder != "page" else ""
    found = {*re.findall(r"`((?:[A-Za-z]+\.)+)\$\{", source)}
    known = {*blanks(folder), *ELSEWHERE}
    assert not [before for before in found - known if not before.startswith("vaka.")]


@pytest.mark.parametrize("folder", PAGES)
def test_no_key_is_unused(folder: str) -> None:
    source = page_source(folder)
    used = put_together(folder, source)
    keys = [key for key in read(folder, ENGLISH) if not is_open(key) and key not in used]
    assert not [key for key in keys if f'"{key}"' not in source]


@pytest.mark.parametrize("folder", PAGES)
def test_no_key_is_missing(folder: str) -> None:
    known = {*read("page", ENGLISH), *read(folder, ENGLISH)}
    for part, path in FOLDERS.items():
        is_within = FOLDERS[folder].parent in path.parents or path.parent in FOLDERS[folder].parents
        if part.startswith("page") and is_within:
            known.update(read(part, ENGLISH))
    source = page_source(folder)
    used = set(re.findall(r'\b(?:t|parts|did|came)\(\s*"([^"]+)"', source))
    used |= put_together(folder, source)
    assert used or any(is_open(key) for key in known)
    assert not used - known


def deck_of(name: str) -> str:
    """The cards of a game as data, where it has some."""
    file = GAMES / name / "deck.json"
    return file.read_text("utf-8") if file.exists() else ""


def refusing(name: str) -> set[str]:
    """The rules that functions named `against` give as the one against a move."""
    found: set[str] = set()
    for path in sorted((GAMES / name).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and "against" in node.name:
                found.update(each.id for each in ast.walk(node) if isinstance(each, ast.Name))
    return {rule.replace("_", ".") for rule in found if re.fullmatch(r"[A-Z]\d+_\d+", rule)}


@pytest.mark.parametrize("name", games.names())
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
    assert groups["picture"] == {*(drawing.examples() if drawing else ())}
    assert {".".join(rule.split(".")[:2]) for rule in groups["why"]} == refusing(name)
    reasons = (GAMES / name / "reasons.py").read_text("utf-8")
    assert {*re.findall(r'Reason\(\s*"(\w+)"', reasons)} <= groups[""]
    assert not [key for key in groups[""] if f'"{key}"' not in reasons]
    drawn = "\n".join(p.read_text("utf-8") for p in sorted((GAMES / name / "drawing").glob("*.py")))
    said = {*re.findall(r'\bsay\("(\w+)"', drawn)}
    named = {*game.seat_words, *re.findall(r'"name": "(\w+)"', deck_of(name))} if said else set()
    assert groups.get("board", set()) == said | named


NOTATION = re.compile(r" \(\w+( or \w+)?\)|ascending order|, and then done")
"""Moves as records have them, and their order."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_refusal_speaks_of_the_game_and_not_of_its_notation(name: str, language: str) -> None:
    texts = read(f"game {name}", language)
    refusals = {key: text for key, text in texts.items() if key.startswith(("why.", "waits."))}
    assert refusals
    assert not [key for key, text in refusals.items() if NOTATION.search(" ".join(forms(text)))]


@pytest.mark.parametrize("name", games.names())
def test_who_writes_moves_is_told_which_are_awaited(name: str) -> None:
    """At a terminal and in the library; the sentence before them is the page's."""
    game = games.load(name)
    phases = importlib.import_module(f"vaka.games.{name}.game").PHASES
    awaited = importlib.import_module(f"vaka.games.{name}.notation").AWAITED
    assert awaited.keys() == {*phases} - {"over"}
    state = game.start(game.setup(2, first=None))
    refusal = next(r for move in range(game.move_count) if (r := game.why_not(state, move)))
    assert refusal.message.endswith(f": {game.texts()['waits.begin']} ({awaited['begin']})")


@pytest.mark.parametrize("name", games.names())
def test_whatever_is_said_about_a_seat_is_said_to_who_sits_there_too(name: str) -> None:
    texts = games.load(name).texts()
    about = {key for key, text in texts.items() if "{seat}" in parameters(text)}
    to_whom = {key: text for key, text in texts.items() if key.endswith(".you")}
    assert {key.removesuffix(".you") for key in to_whom} == about
    for key, text in to_whom.items():
        assert parameters(text) == parameters(texts[key.removesuffix(".you")]) - {"{seat}"}, key


# ---- rules


def shape(rulebook: Rulebook) -> object:
    """All of a rulebook but its words."""
    return {
        "title": len(rulebook.title) > 0,
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


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", games.names())
def test_a_translated_rulebook_has_every_rule(name: str, language: str) -> None:
    game = games.load(name)
    assert (GAMES / name / file_name(language)).is_file()
    translated = game.rules_in(language)
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


OTHERWISE = (
    r"Fiji|Fidji|Figi|Fidži|M[ou]ruroa|Hawa[ïi](?!i)|Hawai.i|O.ahu|Hiva-Oa|Hivaoa|Rapa-Nui|Rapanui|"
    r"Easter|Osterinsel|Pâques|Pasqua|Touamotou|Tuamotus|Toubouaï|Touvalou|Tokélaou|イースター|"
    r"モルロア|トゥ|フィージー|オワフ"
)
"""How the islands are called elsewhere, but on no tile."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_island_has_the_name_that_is_drawn_on_its_tile(language: str) -> None:
    """T1.2 names each of them in the language, and tells how else two of them are called; no other
    text has another name for one."""
    rule = games.load("tongiaki").rules_in(language)["T1.2"].text
    for name, tile in zip(NAMES, ISLAND_TILES, strict=False):
        assert re.search(rf"(?<![A-Za-z]){title(name, language)}(?![a-z])", rule), tile.name
    spelled = re.compile(OTHERWISE)
    texts = [(where, text.replace(rule, "")) for where, text in written(language)]
    assert not [(where, found[0]) for where, text in texts if (found := spelled.search(text))]


def test_japanese_writes_the_islands_in_its_own_letters() -> None:
    """Everywhere but in records and notation, which keep the names of the tiles."""
    assert list(TITLES["ja"]) == list(NAMES[:ISLANDS])
    assert all(re.fullmatch(r"[ァ-ヶー・]+", title) for title in TITLES["ja"].values())
    latin = re.compile("|".join(rf"{island.name}(?![a-z])" for island in ISLAND_TILES))
    folders = [FOLDERS["game tongiaki"], *(PAGE / "games" / "tongiaki").rglob("texts")]
    files = [GAMES / "tongiaki" / file_name("ja"), *(folder / "ja.json" for folder in folders)]
    assert not [file for file in files if latin.search(file.read_text("utf-8"))]
