"""The games that the server offers, as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType

from vaka import agents, games
from vaka.core.drawing import picture_keys
from vaka.core.drawing.palette import Theme
from vaka.core.errors import InvalidSetup, VakaError
from vaka.core.game import Game, Option, sorted_games
from vaka.core.rulebook import Chapter, OptionText, Rulebook, ShortRules
from vaka.core.strategy_guide import Tip
from vaka.core.translations import ENGLISH
from vaka.server.api.responses import (
    AgentBody,
    ChapterBody,
    DrawingResponse,
    GameBody,
    GuideResponse,
    LevelBody,
    OptionBody,
    ParameterBody,
    PresetBody,
    RulebookResponse,
    SectionBody,
    SentenceBody,
    SourceBody,
    SummaryBody,
    TextsResponse,
    TipBody,
    ValueBody,
)
from vaka.server.errors import ApiError


@dataclass(frozen=True)
class Catalogue:
    """The games of a server: their names, and how to load one."""

    names: Callable[[], list[str]] = games.names
    load: Callable[[str], Game] = games.load

    def game(self, name: str) -> Game:
        """A game; an `ApiError` if there is none of that name."""
        try:
            return self.load(name)
        except (InvalidSetup, KeyError):
            message = f"there is no game {name!r}"
            raise ApiError("unknown", message, key="no_game", values={"game": name}) from None

    def bodies(self, language: str) -> list[GameBody]:
        """All games, in the order in which the page shows them."""
        found = sorted_games(map(self.load, self.names()))
        return [game_body(game, language) for game in found]


def game_body(game: Game, language: str = ENGLISH) -> GameBody:
    """A game, and how a table of it can be set up."""
    rulebook = game.rulebook_in(language)
    texts = {option.name: option for option in rulebook.options}
    return GameBody(
        name=game.name,
        title=rulebook.title,
        rules_version=game.rules_version,
        seat_words=list(game.seat_words),
        player_counts=list(game.player_counts),
        options=[_option(option, texts.get(option.name)) for option in game.options],
        sources=_sources(rulebook),
        presets=_presets(game, rulebook),
        agents=[body for name in agents.names() if (body := _agent(name, game))],
        levels=[_level(level, game) for level in agents.levels()],
        has_drawing=has_drawing(game),
    )


def rulebook_body(game: Game, language: str) -> RulebookResponse:
    """A rulebook, with what its pictures show."""
    rulebook, pictures = game.rulebook_in(language), _pictures(game, language)
    return RulebookResponse(
        title=rulebook.title,
        background={
            "title": rulebook.background.title,
            "paragraphs": list(rulebook.background.paragraphs),
        },
        summary=_summary(rulebook.short),
        print_sheets=_print_sheets(game),
        has_guide=game.guide_in(language) is not None,
        sources=_sources(rulebook),
        chapters=[_chapter(chapter, pictures) for chapter in rulebook.chapters],
    )


def guide_body(game: Game, language: str) -> GuideResponse:
    """The strategy guide of a game, with what its pictures show."""
    guide, pictures = game.guide_in(language), _pictures(game, language)
    if guide is None:
        raise ApiError("unknown", f"{game.name} has no guide")
    return GuideResponse(
        title=guide.title,
        introduction=list(guide.introduction),
        sections=[
            SectionBody(
                title=section.title,
                tips=[_tip(tip, pictures.get(tip.id, [])) for tip in section.tips],
            )
            for section in guide.sections
        ],
    )


def _tip(tip: Tip, pictures: list[str]) -> TipBody:
    return TipBody(
        id=tip.id,
        heading=tip.heading,
        text=tip.text,
        rules=list(tip.rules),
        reasons=list(tip.reasons),
        table=[list(row) for row in tip.table],
        pictures=pictures,
    )


def _pictures(game: Game, language: str) -> dict[str, list[str]]:
    """What the pictures of each rule and tip show."""
    texts = game.texts(language)
    return {
        rule: [str(texts[key]) for key in picture_keys(rule, count)]
        for rule, count in _examples(game).items()
    }


def _summary(short: ShortRules) -> SummaryBody:
    sentences = [
        SentenceBody(text=sentence.text, rules=list(sentence.rules)) for sentence in short.sentences
    ]
    return SummaryBody(title=short.title, sentences=sentences)


def picture_of(game: Game, rule: str, theme: Theme, language: str, number: int) -> str:
    """A picture of a rule, as SVG."""
    if number > _examples(game).get(rule, 0):
        raise ApiError("unknown", f"rule {rule[:20]!r} has no picture {number}")
    picture: str = drawing_of(game).example_svg(rule, theme, language, number)
    return picture


def print_sheet_of(game: Game, name: str, language: str) -> str:
    """A sheet to print, as SVG."""
    if name not in _print_sheets(game):
        raise ApiError("unknown", f"there is no sheet {name[:20]!r}")
    sheet: str = drawing_of(game).print_svg(name, language)
    return sheet


def _print_sheets(game: Game) -> list[str]:
    module = _drawing_module(game)
    return module.print_sheets() if module is not None and hasattr(module, "print_sheets") else []


def _examples(game: Game) -> Mapping[str, int]:
    module = _drawing_module(game)
    return module.examples() if module is not None and hasattr(module, "examples") else {}


def texts_body(game: Game, language: str) -> TextsResponse:
    """The sentences of a game."""
    texts = {
        key: text if isinstance(text, str) else dict(text)
        for key, text in game.texts(language).items()
    }
    return TextsResponse(language=language, texts=texts)


def drawing_body(game: Game) -> DrawingResponse:
    """The drawing of a game: `symbols()` and `geometry()` of its package `drawing`."""
    module = drawing_of(game)
    return DrawingResponse(symbols=module.symbols(), geometry=module.geometry())


def drawing_of(game: Game) -> ModuleType:
    """The package `drawing` of a game; `vaka.core.drawing` describes it."""
    module = _drawing_module(game)
    if module is None:
        raise ApiError("unknown", f"{game.name} has no drawing")
    return module


def has_drawing(game: Game) -> bool:
    """Whether a game can be drawn."""
    return _drawing_module(game) is not None


def _drawing_module(game: Game) -> ModuleType | None:
    module = games.part(game, "drawing")
    return module if hasattr(module, "symbols") and hasattr(module, "geometry") else None


def _option(option: Option, text: OptionText | None) -> OptionBody:
    open_ended = option.check is not None
    if text:
        return {**_option_text(text), "open_ended": open_ended}
    values = [
        ValueBody(value=value, answer="", meaning="", sources=[], note="")
        for value in option.values
    ]
    return OptionBody(
        name=option.name, default=option.default, question="", values=values, open_ended=open_ended
    )


def _option_text(text: OptionText) -> OptionBody:
    return OptionBody(
        name=text.name,
        default=text.default.value,
        question=text.question,
        values=[
            {
                "value": value.value,
                "answer": value.answer,
                "meaning": value.meaning,
                "sources": list(value.sources),
                "note": value.note,
            }
            for value in text.values
        ],
    )


def _sources(rulebook: Rulebook) -> list[SourceBody]:
    return [{"id": source.id, "text": source.text} for source in rulebook.sources]


def _presets(game: Game, rulebook: Rulebook) -> list[PresetBody]:
    sources = {source.id: source.text for source in rulebook.sources}
    return [
        PresetBody(name=name, title=sources.get(name, name), options=dict(options))
        for name, options in game.presets.items()
    ]


def _agent(name: str, game: Game) -> AgentBody | None:
    """An agent and its parameters; None if it comes from another package and does not load."""
    try:
        known = agents.parameters(type(agents.make(name, game)))
    except VakaError:
        return None
    parameters = [
        ParameterBody(name=key, kind=type(default).__name__, default=default)
        for key, default in known.items()
    ]
    return AgentBody(name=name, parameters=parameters)


def _level(level: agents.Level, game: Game) -> LevelBody:
    return LevelBody(
        name=level.name,
        title=level.title,
        description=level.character,
        agent=level.agent,
        rating=level.ratings.get(game.name),
    )


def _chapter(chapter: Chapter, pictures: Mapping[str, list[str]]) -> ChapterBody:
    return ChapterBody(
        number=chapter.number,
        title=chapter.title,
        rules=[
            {
                "id": rule.id,
                "text": rule.text,
                "sources": list(rule.sources),
                "note": rule.note,
                "pictures": pictures.get(rule.id, []),
            }
            for rule in chapter.rules
        ],
        options=[_option_text(option) for option in chapter.options],
        decisions=[
            {"id": decision.id, "text": decision.text, "refines": list(decision.refines)}
            for decision in chapter.decisions
        ],
    )
