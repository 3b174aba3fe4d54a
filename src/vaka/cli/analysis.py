"""`vaka analyse`: how a recorded game stood, turn by turn, and what was better."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.outlet import check_file
from vaka.cli.parameters import AsJson, RecordFile
from vaka.cli.screen import console, print_json, progress
from vaka.core.errors import InvalidText

if TYPE_CHECKING:
    from rich.table import Table

    from vaka.analysis.document import AnalysisBody, ChanceBody, StepBody, TurnBody
    from vaka.core.records.record import Record

FEW = 4
"""The chances of so many players have room for their signs in 80 columns."""


def analyse(
    file: RecordFile,
    playouts: Annotated[int | None, typer.Option(min=1, help="Playouts for each position.")] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.01, help="Seconds for the whole record, about.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same analysis.")] = "1",
    every: Annotated[
        bool, typer.Option("--all", help="Tell every choice: what was played, what was best.")
    ] = False,
    as_json: AsJson = False,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the chances as a picture.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all of it as a page.")
    ] = None,
) -> None:
    """Tell the chances of a recorded game turn by turn, what was best, and where it turned."""
    from vaka.core.records.archive import read
    from vaka.games import load

    if playouts is not None and seconds is not None:
        raise InvalidText("give --playouts or --seconds, not both")
    check_file(svg)
    check_file(html)
    body = _analysed(read(file, load), playouts, seconds, seed)
    if svg:
        from vaka.analysis import graph

        svg.write_text(graph.svg(body), "utf-8")
    if html:
        from vaka.analysis import report

        html.write_text(report.html(body), "utf-8")
    if as_json:
        print_json(body)
    elif not (svg or html):
        _show(body, every)


def _analysed(
    record: Record, playouts: int | None, seconds: float | None, seed: str
) -> AnalysisBody:
    from vaka.agents.search import Budget
    from vaka.analysis import analyse
    from vaka.analysis.analysis import USUAL
    from vaka.analysis.document import to_document
    from vaka.analysis.line import line
    from vaka.arena.workers import cores
    from vaka.games import load

    game = load(record.setup.game)
    threads = cores()
    steps = len(line(game, record))
    budget = Budget(playouts=playouts) if playouts else USUAL
    if seconds:
        budget = Budget(seconds=seconds * threads / (steps + 1))
    with progress("steps", steps) as bar:
        found = analyse(game, record, budget, seed, threads=threads, progress=bar)
    return to_document(found)


# ---- on the terminal


def _show(body: AnalysisBody, every: bool) -> None:
    from vaka.analysis.graph import turning_text
    from vaka.analysis.report import how_text, judged_choices, lost_choices, summary_texts
    from vaka.analysis.words import phrase

    screen = console()
    screen.print(_table(body))
    screen.print(f"[dim]{how_text(body)}[/]\n")
    for text in summary_texts(body):
        screen.print(text, markup=False)
    if body["turning_points"]:
        screen.print(f"\n[bold]{phrase('turning_points')}[/]")
    for number, point in enumerate(body["turning_points"], start=1):
        screen.print(f"{number:>3} {turning_text(body, point)}", markup=False)
    for turn, step in judged_choices(body) if every else lost_choices(body):
        _show_choice(body, turn, step)


def _table(body: AnalysisBody) -> Table:
    """A line for each turn: whose it was, everybody's chances before it, what it lost."""
    from rich.table import Table

    from vaka.analysis.words import phrase
    from vaka.cli.narration import voice
    from vaka.games import load

    paint = voice(load(body["game"])).paint
    show = _short_chance if len(body["players"]) > FEW else _chance
    table = Table(box=None, pad_edge=False)
    table.add_column(phrase("column_turn"), justify="right", style="bold")
    table.add_column(phrase("column_seat"))
    for player in range(len(body["players"])):
        word = next(seat["word"] for seat in body["seats"] if seat["player"] == player)
        table.add_column(paint(word), justify="right", no_wrap=True)
    table.add_column(phrase("column_lost"), justify="right", no_wrap=True)
    table.add_column(phrase("column_ply"), justify="right", style="dim")
    for turn in body["turns"]:
        seat = paint(body["seats"][turn["seat"]]["word"]) if turn["turn"] else ""
        chances = map(show, turn["chances"])
        table.add_row(str(turn["turn"]), seat, *chances, _lost(turn), str(turn["ply"]))
    table.add_row("", "", *map(show, body["chances"]), "", str(body["plies"]))
    return table


def _chance(chance: ChanceBody) -> str:
    """With its interval, which is not of the same width on both sides."""
    share, low, high = _percents(chance)
    return f"{share}% [dim]{low}-{high}%[/]" if low < high else f"{share}%"


def _short_chance(chance: ChanceBody) -> str:
    """In percent, where there is no room to say so: with the wider side of its interval, or the
    interval alone where that would lead beyond 0 or 100."""
    share, low, high = _percents(chance)
    wider = max(share - low, high - share)
    if not wider:
        return str(share)
    if wider <= share <= 100 - wider:
        return f"{share}[dim]±{wider}[/]"
    return f"[dim]{low}-{high}[/]"


def _percents(chance: ChanceBody) -> tuple[int, int, int]:
    return round(100 * chance["chance"]), round(100 * chance["low"]), round(100 * chance["high"])


def _lost(turn: TurnBody) -> str:
    """What the worst choice of a turn lost, if it certainly lost something."""
    from vaka.analysis.report import LOST
    from vaka.analysis.words import phrase

    lost = [step for step in turn["steps"] if step["verdict"] in LOST and step["lost"]]
    if not lost:
        return ""
    worst = max(lost, key=lambda step: step["lost"]["chance"] if step["lost"] else 0.0)
    verdict = phrase(worst["verdict"] or "good")
    return f"{worst['lost']['chance']:.0%} {verdict}" if worst["lost"] else ""


def _show_choice(body: AnalysisBody, turn: TurnBody, step: StepBody) -> None:
    """A choice, the better one if there was one, and why."""
    from rich.markup import escape

    from vaka.analysis.report import lost_text, side_texts, when_text
    from vaka.analysis.words import phrase

    screen = console()
    head = f"{when_text(body, turn, step)}: {phrase(step['verdict'] or 'good')}"
    lost = f" [dim]{lost_text(step)}[/]" if lost_text(step) else ""
    screen.print(f"\n[bold]{escape(head)}[/]{lost}")
    for text, choice in side_texts(body, step):
        screen.print(f"  {escape(text)}")
        for reason in choice["reasons"]:
            screen.print(f"    [dim]{escape(reason['text'])}[/]")
