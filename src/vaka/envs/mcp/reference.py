"""Games, bots and rules as text, in parts that are short enough for one answer."""

from __future__ import annotations

from collections.abc import Iterator

from vaka import games
from vaka.agents.level import levels
from vaka.core.game import Game
from vaka.core.rulebook import Chapter
from vaka.envs.text.choice_dialogue import introduction


async def list_games() -> str:
    """List the games, their numbers of players and options, and the bots by strength."""
    return "\n".join([*_games(), "Bots, weakest first:", *_bots()])


async def read_rules(game: str, section: str = "") -> str:
    """Read the rules of a game in short, or one section: a chapter by its number (`4`), a rule or
    a decision by its id (`T4.1`, `D3`), or an option by its name."""
    found = games.load(game)
    return _section(found, section.strip()) if section.strip() else _overview(found)


def _games() -> Iterator[str]:
    for name in games.names():
        game = games.load(name)
        least, most = game.player_counts[0], game.player_counts[-1]
        yield f"{name}: {least} to {most} players"
        for option in game.options:
            values = ", ".join(option.values)
            yield f"  option {option.name}: {values} (default {option.default})"


def _bots() -> Iterator[str]:
    return (f"{level.name}: {level.character}" for level in levels())


def _overview(game: Game) -> str:
    chapters = (f"{chapter.number}. {chapter.title}" for chapter in game.rulebook.chapters)
    return "\n".join([introduction(game), "", "Chapters, to read by number:", *chapters])


def _section(game: Game, section: str) -> str:
    book = game.rulebook
    for chapter in book.chapters:
        if section == str(chapter.number):
            return "\n".join(_chapter(chapter))
        for option in chapter.options:
            if section.lower() == option.name:
                values = (f"- {value.value}: {value.meaning}" for value in option.values)
                return "\n".join([f"{option.name}: {option.question}", *values])
    for decision in book.decisions:
        if section.upper() == decision.id:
            return f"{decision.id}: {decision.text}"
    rule = book[section.upper()]
    decisions = (f"{decision.id}: {decision.text}" for decision in book.decisions_on(rule.id))
    return "\n".join([f"{rule.id}: {rule.text}", *decisions])


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield f"{chapter.number}. {chapter.title}"
    for rule in chapter.rules:
        yield f"{rule.id}: {rule.text}"
    if chapter.options:
        yield f"Options: {', '.join(option.name for option in chapter.options)}"
    if chapter.decisions:
        yield f"Decisions: {', '.join(decision.id for decision in chapter.decisions)}"
