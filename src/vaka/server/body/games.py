"""The server and its games, as they are sent."""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict  # typing has one that can be checked from 3.12 on

JSONObject = dict[str, Any]


class ServerBody(TypedDict):
    """The server."""

    protocol: int
    version: str
    mode: str
    lan: bool
    online: bool


class HealthAnswer(TypedDict):
    """The server is well."""

    ok: bool


class PassAnswer(TypedDict):
    """A link to another device."""

    token: str
    path: str
    seconds: int


class MovedAnswer(TypedDict):
    """This device is yours now."""

    moved: bool


class LanBody(TypedDict):
    """Where others in the house find the server."""

    open: bool
    url: str | None
    urls: list[str]


class ValueBody(TypedDict):
    """A value of an option."""

    value: str
    answer: str
    meaning: str
    sources: list[str]
    note: str


class OptionBody(TypedDict):
    """An option, with what the rulebook says about it."""

    name: str
    default: str
    question: str
    values: list[ValueBody]
    free: NotRequired[bool]
    """Whether other values may be given too."""


class PresetBody(TypedDict):
    """A rulebook edition."""

    name: str
    title: str
    options: dict[str, str]


class ParameterBody(TypedDict):
    """A parameter of an agent."""

    name: str
    kind: str
    default: bool | int | float | str


class AgentBody(TypedDict):
    """An agent that can take a seat."""

    name: str
    parameters: list[ParameterBody]


class LevelBody(TypedDict):
    """A bot for people: its strength in a word, and its rating in this game, if it was measured."""

    name: str
    title: str
    character: str
    agent: str
    rating: int | None


class GameBody(TypedDict):
    """A game, and how a table of it can be set."""

    name: str
    title: str
    rules: int
    seat_words: list[str]
    player_counts: list[int]
    options: list[OptionBody]
    presets: list[PresetBody]
    agents: list[AgentBody]
    levels: list[LevelBody]
    has_drawing: bool


class GamesBody(TypedDict):
    """What can be played."""

    games: list[GameBody]


class SourceBody(TypedDict):
    """A text that rules are taken from."""

    id: str
    text: str


class RuleText(TypedDict):
    """A rule of the rulebook."""

    id: str
    text: str
    sources: list[str]
    note: str
    picture: str
    """What its picture shows; empty if it has none."""


class DecisionBody(TypedDict):
    """Fine print, and the rules that it refines."""

    id: str
    text: str
    refines: list[str]


class ChapterBody(TypedDict):
    """A chapter of the rulebook."""

    number: int
    title: str
    rules: list[RuleText]
    options: list[OptionBody]
    decisions: list[DecisionBody]


class SentenceBody(TypedDict):
    """A sentence of the rules in short, and the rules that it stands for."""

    text: str
    rules: list[str]


class ShortBody(TypedDict):
    """The rules in short; no sentences where a rulebook has none."""

    title: str
    sentences: list[SentenceBody]


class RulebookBody(TypedDict):
    """The rulebook of a game."""

    title: str
    short: ShortBody
    sources: list[SourceBody]
    chapters: list[ChapterBody]


class TextsBody(TypedDict):
    """What a game says in a language, by key: the reasons for choices, the refusals of moves."""

    language: str
    texts: dict[str, str | dict[str, str]]


class DrawingBody(TypedDict):
    """How a game is drawn."""

    symbols: str
    geometry: JSONObject
