"""An analysis as JSON, as a picture and as a page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pydantic import TypeAdapter

from tests.pebbles_game import PEBBLES
from vaka import games
from vaka.agents.search import Budget
from vaka.analysis import analyse, chances_graph, html_report, report_texts
from vaka.analysis.analysis_json import AnalysisBody, analysis_body
from vaka.core import build_mode
from vaka.core.dice import Dice
from vaka.core.records.files import read
from vaka.core.records.recorder import Recorder

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ["page-tongiaki-two-colours", "tongiaki-6-last-ocean-1"][
    : 2 if build_mode.is_compiled() else 1
]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=NAMES)
def body(request: pytest.FixtureRequest) -> AnalysisBody:
    record = read(RECORDS / f"{request.param}.vaka", games.load)
    playouts = 200 if build_mode.is_compiled() else 2
    return analysis_body(analyse(games.load(record.setup.game), record, Budget(playouts=playouts)))


def test_the_document_has_the_shape_it_promises(body: AnalysisBody) -> None:
    text = json.dumps(body)
    TypeAdapter(AnalysisBody).validate_json(text, strict=True)
    assert json.loads(text) == body


def test_the_turns_hold_all_steps_in_order(body: AnalysisBody) -> None:
    steps = [step for turn in body["turns"] for step in turn["steps"]]
    assert all(turn["ply"] == turn["steps"][0]["ply"] for turn in body["turns"])
    assert [step["ply"] for step in steps] == sorted(step["ply"] for step in steps)
    assert steps[0]["ply"] == 0
    assert steps[-1]["to"] == body["plies"]
    for turn in body["turns"]:
        assert turn["chances"] == turn["steps"][0]["chances"]
        for step in turn["steps"]:
            assert sum(chance["chance"] for chance in step["chances"]) == pytest.approx(1, abs=1e-3)


def test_the_picture_is_well_formed_and_stands_alone(body: AnalysisBody) -> None:
    text = chances_graph.graph_svg(body)
    root = ElementTree.fromstring(text)  # noqa: S314
    assert root.tag == f"{SVG}svg"
    assert not re.search(r"https?://(?!www\.w3\.org/)|@import|<script|url\(", text)
    used = set(re.findall(r"var\(--([\w-]+)\)", text))
    assert used <= set(re.findall(r"--([\w-]+):", text))
    assert text.count("prefers-color-scheme:dark") == 1


def test_every_player_has_a_line_a_band_and_a_sail(body: AnalysisBody) -> None:
    root = ElementTree.fromstring(chances_graph.graph_svg(body))  # noqa: S314
    classes = [element.get("class") for element in root.iter()]
    players = len(body["players"])
    assert classes.count("line") == classes.count("rim") == classes.count("band") == players
    assert classes.count("leader") == players
    assert classes.count("badge") == len(body["turning_points"])


def test_every_step_tells_what_happened(body: AnalysisBody) -> None:
    root = ElementTree.fromstring(chances_graph.graph_svg(body))  # noqa: S314
    hovers = [element for element in root.iter() if element.get("class") == "hover"]
    steps = [step for turn in body["turns"] for step in turn["steps"]]
    assert len(hovers) == len(steps)
    for element, step in zip(hovers, steps, strict=True):
        title = element.findtext(f"{SVG}title") or ""
        assert step["text"] in title
        assert title.count("%") >= len(body["players"])


def test_nothing_leaves_the_paper(body: AnalysisBody) -> None:
    drawn = chances_graph.ChancesGraph(body)
    for moment in drawn.moments:
        assert (
            chances_graph.LEFT <= drawn.x(moment.ply) <= chances_graph.WIDTH - chances_graph.RIGHT
        )
        for chance in moment.chances:
            for key in ("low", "chance", "high"):
                y = drawn.y(float(chance[key]))
                assert (
                    chances_graph.TOP - 0.1
                    <= y
                    <= chances_graph.HEIGHT - chances_graph.BOTTOM + 0.1
                )


def test_the_page_stands_alone_and_escapes_names(body: AnalysisBody) -> None:
    players = [{**player, "name": "<b>&"} for player in body["players"]]
    text = html_report.html_report({**body, "players": players})  # type: ignore[typeddict-item]
    assert "<b>&<" not in text
    assert "&lt;b&gt;&amp;" in text
    assert not re.search(r"https?://(?!www\.w3\.org/)|@import|<script|url\(", text)
    for _, step in report_texts.lost_choices(body):
        assert step["best"]
        for reason in step["best"]["reasons"]:
            assert reason["text"] in text


def test_a_seat_without_a_sail_has_a_sign_of_its_own() -> None:
    game, dice = PEBBLES, Dice("sign")
    recorder = Recorder(game, game.setup(2))
    while not recorder.state.is_over:
        recorder.play(dice.choose(recorder.state.moves()))
    text = chances_graph.graph_svg(
        analysis_body(analyse(game, recorder.record, Budget(playouts=8)))
    )
    ElementTree.fromstring(text)  # noqa: S314
    assert f"var(--seat-{recorder.setup.seats[0]})" in text
    strange = analysis_body(analyse(game, recorder.record, Budget(playouts=8)))
    for seat in strange["seats"]:
        seat["word"] = f"seat{seat['seat']}"
    text = chances_graph.graph_svg(strange)
    ElementTree.fromstring(text)  # noqa: S314
    assert "hsl(" in text


def test_a_record_without_a_move_has_an_analysis() -> None:
    game = games.load("tongiaki")
    record = Recorder(game, game.setup(2)).record
    body = analysis_body(analyse(game, record, Budget(playouts=8)))
    assert body["turns"] == []
    assert not body["is_over"]
    ElementTree.fromstring(chances_graph.graph_svg(body))  # noqa: S314
    assert html_report.html_report(body)
