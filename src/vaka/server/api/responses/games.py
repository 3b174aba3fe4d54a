"""The server and its games."""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from vaka.server.api.responses.documented_schema import documented

JSONObject = dict[str, Any]


@documented
class ServerResponse(TypedDict):
    """The server."""

    protocol: int
    version: str
    mode: str
    lan: bool
    public: bool
    """Whether it has a public address: then no table has the access `house`."""


class HealthResponse(TypedDict):
    """The server and its database work."""

    ok: bool


@documented
class PassResponse(TypedDict):
    """A link that moves you to another device."""

    token: str
    path: str
    seconds: int
    """How long it works."""


class MovedResponse(TypedDict):
    """You have moved to this device."""

    moved: bool


class LanResponse(TypedDict):
    """The addresses of the server in the local network."""

    open: bool
    url: str | None
    urls: list[str]


@documented
class ValueBody(TypedDict):
    """A value of an option."""

    value: str
    answer: str
    """The answer to the option's question, in a few words; may be empty."""
    meaning: str
    sources: list[str]
    note: str


@documented
class OptionBody(TypedDict):
    """An option, with its texts in the rulebook."""

    name: str
    default: str
    question: str
    values: list[ValueBody]
    open_ended: NotRequired[bool]
    """Whether the option takes other values too."""


class SourceBody(TypedDict):
    """A source of rules."""

    id: str
    text: str


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


@documented
class LevelBody(TypedDict):
    """A bot of a named strength."""

    name: str
    title: str
    description: str
    agent: str
    rating: int | None
    """Its rating in this game; null if it was not measured."""


class GameBody(TypedDict):
    """A game, and how a table of it can be set up."""

    name: str
    title: str
    rules_version: int
    seat_words: list[str]
    player_counts: list[int]
    options: list[OptionBody]
    sources: list[SourceBody]
    presets: list[PresetBody]
    agents: list[AgentBody]
    levels: list[LevelBody]
    has_drawing: bool


class GamesResponse(TypedDict):
    """The games of the server."""

    games: list[GameBody]


@documented
class RuleTextBody(TypedDict):
    """A rule of the rulebook."""

    id: str
    text: str
    sources: list[str]
    note: str
    pictures: list[str]
    """What each picture of the rule shows."""


class DecisionBody(TypedDict):
    """A decision, and the rules that it refines."""

    id: str
    text: str
    refines: list[str]


class ChapterBody(TypedDict):
    """A chapter of the rulebook."""

    number: int
    title: str
    rules: list[RuleTextBody]
    options: list[OptionBody]
    decisions: list[DecisionBody]


class SentenceBody(TypedDict):
    """A sentence of the summary, and the rules that it stands for."""

    text: str
    rules: list[str]


class SummaryBody(TypedDict):
    """The rules in a few sentences; empty if the rulebook has no summary."""

    title: str
    sentences: list[SentenceBody]


class BackgroundBody(TypedDict):
    """For whom a game is, how long it takes, and its story; empty if the rulebook has none."""

    title: str
    paragraphs: list[str]


@documented
class RulebookResponse(TypedDict):
    """The rulebook of a game."""

    title: str
    background: BackgroundBody
    summary: SummaryBody
    print_sheets: list[str]
    """The names of the sheets to print."""
    has_guide: bool
    sources: list[SourceBody]
    chapters: list[ChapterBody]


@documented
class TipBody(TypedDict):
    """A tip of a strategy guide."""

    id: str
    heading: str
    text: str
    rules: list[str]
    """The rules that it is about."""
    reasons: list[str]
    """The keys of the reasons of hints that it explains."""
    table: list[list[str]]
    """The rows of its table, the heading first; empty if there is none."""
    pictures: list[str]
    """What each picture of the tip shows."""


class SectionBody(TypedDict):
    """Tips about one subject."""

    title: str
    tips: list[TipBody]


class GuideResponse(TypedDict):
    """The strategy guide of a game."""

    title: str
    introduction: list[str]
    sections: list[SectionBody]


class TextsResponse(TypedDict):
    """The texts of a game in one language, by key: reasons for choices, refusals of moves."""

    language: str
    texts: dict[str, str | dict[str, str]]


class DrawingResponse(TypedDict):
    """The drawing of a game."""

    symbols: str
    geometry: JSONObject
