"""`vaka rules`: the rules of a game, or one rule with everything related to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import console, print_json
from vaka.cli.shared_options import AsJson, GameName, LanguageName, checked_language
from vaka.core.translations import ENGLISH

if TYPE_CHECKING:
    from rich.console import RenderableType

    from vaka.core.game import JSON
    from vaka.core.rulebook import Chapter, Decision, OptionText, Rule, Rulebook


def rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(metavar="ID", help="A rule, an option or a decision.")
    ] = None,
    as_json: AsJson = False,
    language: LanguageName = ENGLISH,
) -> None:
    """Show the rules of a game, or one rule in detail.

    Example: vaka rules tongiaki T5.5 --language it
    """
    from vaka.games import load

    book = load(game).rulebook_in(checked_language(language))
    if rule is None:
        found, parts = asdict(book), list(_book(book))
    else:
        found, parts = rule_entry(book, rule)
    if as_json:
        print_json(found)
        return
    screen = console()
    for part in parts:
        screen.print(part)


def rule_entry(book: Rulebook, name: str) -> tuple[JSON, list[RenderableType]]:
    """A rule, an option or a decision: as JSON and as text."""
    for option in book.options:
        if option.name == name.lower():
            return {"option": asdict(option)}, [_option(option)]
    for decision in book.decisions:
        if decision.id == name.upper():
            return {"decision": asdict(decision)}, [item(decision.id, _decision_text(decision))]
    return _rule_json(book, book[name.upper()]), list(_rule(book, book[name.upper()]))


def options_on(book: Rulebook, rule: Rule) -> list[OptionText]:
    """The options that a rule mentions, or that mention the rule."""
    named = f"{rule.text} {rule.note}"
    return [
        option for option in book.options if f"`{option.name}`" in named or _names(option, rule.id)
    ]


def _names(option: OptionText, rule_id: str) -> bool:
    texts = [option.question, *(f"{value.meaning} {value.note}" for value in option.values)]
    words = " ".join(texts).replace(",", " ").replace(";", " ").split()
    return any(word.rstrip(".:)").lstrip("(") == rule_id for word in words)


# ---- for programs


def _rule_json(book: Rulebook, rule: Rule) -> JSON:
    return {
        "rule": asdict(rule),
        "sources": {source.id: source.text for source in book.sources if source.id in rule.sources},
        "options": [asdict(option) for option in options_on(book, rule)],
        "decisions": [asdict(decision) for decision in book.decisions_on(rule.id)],
    }


# ---- for people


def _book(book: Rulebook) -> Iterator[RenderableType]:
    from rich.text import Text

    yield Text(book.title, style="bold")
    if book.background.paragraphs:
        yield Text(f"\n{book.background.title}", style="bold cyan")
    for paragraph in book.background.paragraphs:
        yield item("", paragraph)
    if book.short.sentences:
        yield Text(f"\n{book.short.title}", style="bold cyan")
    for sentence in book.short.sentences:
        yield item("", sentence.text, " ".join(sentence.rules))
    for chapter in book.chapters:
        yield Text(f"\n{chapter.number}. {chapter.title}", style="bold cyan")
        yield from _chapter(chapter)
    yield Text("\nSources", style="bold cyan")
    for source in book.sources:
        yield item(source.id, source.text)


def _chapter(chapter: Chapter) -> Iterator[RenderableType]:
    for rule in chapter.rules:
        yield item(rule.id, rule.text, _cited(rule))
    for option in chapter.options:
        yield _option(option)
    for decision in chapter.decisions:
        yield item(decision.id, _decision_text(decision))


def _rule(book: Rulebook, rule: Rule) -> Iterator[RenderableType]:
    """A rule with its sources, options and decisions."""
    yield item(rule.id, rule.text)
    for source in book.sources:
        if source.id in rule.sources:
            yield item("", f"{source.id}: {source.text}", is_dim=True)
    if rule.note:
        yield item("", rule.note, is_dim=True)
    for option in options_on(book, rule):
        yield _option(option)
    for decision in book.decisions_on(rule.id):
        yield item(decision.id, decision.text)


def _cited(rule: Rule) -> str:
    sources = " ".join(rule.sources)
    return f"{sources}; {rule.note}" if rule.note else sources


def _decision_text(decision: Decision) -> str:
    return f"{decision.text} (on {', '.join(decision.refines)})"


def _option(option: OptionText) -> RenderableType:
    from rich.console import Group

    lines = [item("option", f"**{option.name}** {option.question}")]
    for value in option.values:
        default = " (default)" if value.default else ""
        cited = " ".join(value.sources)
        cited = f"{cited}; {value.note}" if value.note else cited
        answer = f"**{value.answer}.** " if value.answer else ""
        lines.append(item("", f"`{value.value}`{default}: {answer}{value.meaning}", cited))
    return Group(*lines)


def item(name: str, text: str, cited: str = "", is_dim: bool = False) -> RenderableType:
    """An id with a text in Markdown and its sources."""
    from rich.markdown import Markdown
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold", width=6)
    grid.add_column(style="dim" if is_dim else "")
    grid.add_row(name, Markdown(text))
    if cited:
        grid.add_row("", Text(cited, style="dim"))
    return grid
