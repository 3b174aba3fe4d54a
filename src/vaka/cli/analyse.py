"""`vaka analyse`: win chances of a recorded game turn by turn, and better choices."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.console import console, print_json, progress
from vaka.cli.output_paths import check_file
from vaka.cli.shared_options import AsJson, RecordFile
from vaka.core.errors import InvalidText

if TYPE_CHECKING:
    from rich.table import Table

    from vaka.analysis.analysis_json import AnalysisBody, ChanceBody, StepBody, TurnBody
    from vaka.core.records.record import Record

MAX_WIDE_PLAYERS = 4
"""Up to this many players, the full intervals fit into 80 columns."""


def analyse(
    file: RecordFile,
    playouts: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Playouts per position.")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, metavar="N", help="Seconds for the whole record, approximately."),
    ] = None,
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="The same seed gives the same analysis.")
    ] = "1",
    every: Annotated[
        bool, typer.Option("--all", help="Show all choices, not only those that lost.")
    ] = False,
    as_json: AsJson = False,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the graph as SVG.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the whole analysis as HTML.")
    ] = None,
) -> None:
    """Analyse a record: win chances, best choices, turning points."""
    from vaka.core.records.files import read
    from vaka.games import load

    if playouts is not None and seconds is not None:
        raise InvalidText("give --playouts or --seconds, not both")
    check_file(svg)
    check_file(html)
    body = _run_analysis(read(file, load), playouts, seconds, seed)
    if svg:
        from vaka.analysis import chances_graph

        svg.write_text(chances_graph.graph_svg(body), "utf-8")
    if html:
        from vaka.analysis import html_report

        html.write_text(html_report.html_report(body), "utf-8")
    if as_json:
        print_json(body)
    elif not (svg or html):
        _show(body, every)


def _run_analysis(
    record: Record, playouts: int | None, seconds: float | None, seed: str
) -> AnalysisBody:
    from vaka.agents.search import Budget
    from vaka.analysis import analyse
    from vaka.analysis.analysis_json import analysis_body
    from vaka.analysis.record_analysis import DEFAULT_BUDGET
    from vaka.analysis.record_steps import record_steps
    from vaka.arena.workers import available_cores
    from vaka.games import load

    game = load(record.setup.game)
    threads = available_cores()
    steps = len(record_steps(game, record))
    budget = Budget(playouts=playouts) if playouts else DEFAULT_BUDGET
    if seconds:
        budget = Budget(seconds=seconds * threads / (steps + 1))
    with progress("steps", steps) as bar:
        found = analyse(game, record, budget, seed, threads=threads, progress=bar)
    return analysis_body(found)


# ---- on the terminal


def _show(body: AnalysisBody, every: bool) -> None:
    from vaka.analysis.chances_graph import turning_text
    from vaka.analysis.reason_sentences import phrase
    from vaka.analysis.report_texts import judged_choices, lost_choices, method_text, summary_texts

    screen = console()
    screen.print(_table(body))
    screen.print(f"[dim]{method_text(body)}[/]\n")
    for text in summary_texts(body):
        screen.print(text, markup=False)
    if body["turning_points"]:
        screen.print(f"\n[bold]{phrase('turning_points')}[/]")
    for number, point in enumerate(body["turning_points"], start=1):
        screen.print(f"{number:>3} {turning_text(body, point)}", markup=False)
    for turn, step in judged_choices(body) if every else lost_choices(body):
        _show_choice(body, turn, step)


def _table(body: AnalysisBody) -> Table:
    """A row for each turn: its seat, the chances before it, and what it lost."""
    from rich.table import Table

    from vaka.analysis.reason_sentences import phrase
    from vaka.envs.text.table_renderer import renderer_of
    from vaka.games import load

    styled = renderer_of(load(body["game"])).styled
    show = _short_chance if len(body["players"]) > MAX_WIDE_PLAYERS else _chance
    table = Table(box=None, pad_edge=False)
    table.add_column(phrase("column_turn"), justify="right", style="bold")
    table.add_column(phrase("column_seat"))
    for player in range(len(body["players"])):
        word = next(seat["word"] for seat in body["seats"] if seat["player"] == player)
        table.add_column(styled(word), justify="right", no_wrap=True)
    table.add_column(phrase("column_lost"), justify="right", no_wrap=True)
    table.add_column(phrase("column_ply"), justify="right", style="dim")
    for turn in body["turns"]:
        seat = styled(body["seats"][turn["seat"]]["word"]) if turn["turn"] else ""
        chances = map(show, turn["chances"])
        table.add_row(str(turn["turn"]), seat, *chances, _lost(turn), str(turn["ply"]))
    table.add_row("", "", *map(show, body["chances"]), "", str(body["plies"]))
    return table


def _chance(chance: ChanceBody) -> str:
    """A chance with its interval."""
    share, low, high = _percents(chance)
    return f"{share}% [dim]{low}-{high}%[/]" if low < high else f"{share}%"


def _short_chance(chance: ChanceBody) -> str:
    """A chance in percent with the wider side of its interval, or the interval alone if that would
    exceed 0 or 100."""
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
    """The verdict on the worst choice of a turn, if it certainly lost something."""
    from vaka.analysis.reason_sentences import phrase
    from vaka.analysis.report_texts import LOSING_VERDICTS

    lost = [step for step in turn["steps"] if step["verdict"] in LOSING_VERDICTS and step["lost"]]
    if not lost:
        return ""
    worst = max(lost, key=lambda step: step["lost"]["chance"] if step["lost"] else 0.0)
    verdict = phrase(worst["verdict"] or "good")
    return f"{worst['lost']['chance']:.0%} {verdict}" if worst["lost"] else ""


def _show_choice(body: AnalysisBody, turn: TurnBody, step: StepBody) -> None:
    """Print a choice, a better one if there is one, and the reasons."""
    from rich.markup import escape

    from vaka.analysis.reason_sentences import phrase
    from vaka.analysis.report_texts import choice_texts, lost_text, when_text

    screen = console()
    head = f"{when_text(body, turn, step)}: {phrase(step['verdict'] or 'good')}"
    lost = f" [dim]{lost_text(step)}[/]" if lost_text(step) else ""
    screen.print(f"\n[bold]{escape(head)}[/]{lost}")
    for text, choice in choice_texts(body, step):
        screen.print(f"  {escape(text)}")
        for reason in choice["reasons"]:
            screen.print(f"    [dim]{escape(reason['text'])}[/]")
