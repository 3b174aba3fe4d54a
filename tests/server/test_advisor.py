"""Hints at a table and analyses of finished games, over real sockets."""

from __future__ import annotations

import time
from pathlib import Path

from pydantic import TypeAdapter

from tests.server.running_server import JSON, PATIENCE, Browser, error_of, open_server
from tests.server.test_hidden_hands import serve_pebbles
from vaka.analysis.analysis_json import AnalysisBody
from vaka.core import build_mode
from vaka.core.dice import Dice
from vaka.server.api.responses import HintMessage

RECORD = Path(__file__).parents[1] / "records" / "page-tongiaki-two-colours.vaka"


def finished(browser: Browser) -> JSON:
    answer = browser.upload(RECORD.read_text("utf-8"))
    assert answer.status_code == 201, answer.text
    table: JSON = answer.json()["table"]
    return table


def analysed(browser: Browser, table: JSON) -> JSON:
    """Ask until it is there."""
    deadline = time.monotonic() + (4 if build_mode.is_compiled() else 30) * PATIENCE
    done = 0
    while time.monotonic() < deadline:
        answer = browser.get(f"/api/tables/{table['id']}/analysis")
        body: JSON = answer.json()
        if answer.status_code == 200:
            return body
        assert answer.status_code == 202, answer.text
        assert body["analysis"] is None
        assert done <= body["done"] <= body["steps"]
        done = body["done"]
        time.sleep(0.05)
    raise AssertionError("the analysis was never done")


# ---- hints


def test_a_hint_is_a_choice_that_can_be_played(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben", allow_hints=True, begin=True)
    assert table["allow_hints"] is True
    with ana.sit(table) as client:
        answer = client.ask("hint", seat=0, ply=0)
        TypeAdapter(HintMessage).validate_python(answer, strict=True)
        assert answer["type"] == "hint"
        assert sum(chance["chance"] for chance in answer["choice"]["chances"]) == 1
        client.play(*answer["choice"]["moves"])
        assert client.ply == len(answer["choice"]["moves"])


def test_a_position_is_thought_about_once(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben", allow_hints=True, begin=True)
    with ana.sit(table) as client:
        first, second = (client.ask("hint", seat=0, ply=0) for _ in range(2))
        assert first["choice"] == second["choice"]


def test_other_messages_are_answered_while_a_hint_is_thought_out(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben", allow_hints=True, begin=True)
    with ana.sit(table) as client:
        client.say(type="hint", id="h", seat=0, ply=0)
        client.say(type="hint", id="i", seat=0, ply=0)
        assert client.ask("ping", id="p")["type"] == "pong"
        answers = [client.hear()]
        while answers[-1].get("id") != "h":
            answers.append(client.hear())
        assert answers[-1]["type"] == "hint"


def test_a_second_hint_has_to_wait(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben", allow_hints=True, begin=True)
    with ana.sit(table) as client:
        client.say(type="hint", id="h", seat=0, ply=0)
        error = error_of(client.ask("hint", id="i", seat=0, ply=0))
        assert (error["kind"], error["message"]) == ("not_now", "a hint is already being computed")


def test_a_table_without_hints_gives_none(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben", begin=True)
    assert table["allow_hints"] is False
    with ana.sit(table) as client:
        error = error_of(client.ask("hint", seat=0, ply=0))
        assert (error["kind"], error["message"]) == ("not_now", "this table allows no hints")


def test_a_hint_is_for_who_holds_the_seat_to_act(ana: Browser, ben: Browser) -> None:
    table = ana.set_table("Ana", "Ben", allow_hints=True, begin=True)
    with ana.sit(table) as mine, ben.sit(table) as his:
        assert error_of(his.ask("hint", seat=0, ply=0))["kind"] == "not_yours"
        assert error_of(mine.ask("hint", seat=1, ply=0))["kind"] == "not_now"
        assert error_of(mine.ask("hint", seat=0, ply=7))["kind"] == "stale"
        his.do("take", seat=1)
        assert error_of(his.ask("hint", seat=1, ply=0))["kind"] == "not_now"


def test_hints_survive_a_restart(tmp_path: Path) -> None:
    with open_server(tmp_path) as server, server.browser() as ana:
        table, cookie = ana.set_table("Ana", "Ben", allow_hints=True), ana.cookie
    with open_server(tmp_path) as server, server.browser(cookie) as ana:
        assert ana.json(f"/api/tables/{table['id']}")["table"]["allow_hints"] is True


def test_a_hint_knows_no_more_than_its_seat(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_pebbles) as server, server.browser() as ana:
        table = ana.set_table("Ana", "Ben", game="pebbles", allow_hints=True, begin=True)
        with ana.sit(table) as client:
            client.play_on(Dice("pebbles"), 8)
            seat = client.state["turn"]
            answer = client.ask("hint", seat=seat, ply=client.ply)
            assert answer["type"] == "hint", answer
            client.play(*answer["choice"]["moves"])


# ---- analyses


def test_a_finished_game_is_analysed_once(ana: Browser, ben: Browser) -> None:
    table = finished(ana)
    body = analysed(ana, table)
    TypeAdapter(AnalysisBody).validate_python(body["analysis"], strict=True)
    assert body["done"] == body["steps"] > 50
    assert body["analysis"]["plies"] == table["ply"]
    again = ben.get(f"/api/tables/{table['id']}/analysis")
    assert again.status_code == 200
    assert again.json() == body


def test_a_running_game_is_not_analysed(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben", begin=True)
    answer = ana.get(f"/api/tables/{table['id']}/analysis")
    assert answer.status_code == 409
    assert answer.json()["error"]["kind"] == "not_now"


def test_there_must_be_such_a_table(ana: Browser) -> None:
    assert ana.get("/api/tables/nowhere/analysis").status_code == 404


def test_the_server_stops_in_the_middle_of_an_analysis(tmp_path: Path) -> None:
    with open_server(tmp_path) as server, server.browser() as ana:
        answer = ana.get(f"/api/tables/{finished(ana)['id']}/analysis")
        assert answer.status_code == 202


def test_too_many_have_to_wait(tmp_path: Path) -> None:
    with open_server(tmp_path) as server, server.browser() as ana:
        codes = [
            ana.get(f"/api/tables/{finished(ana)['id']}/analysis").status_code for _ in range(12)
        ]
        assert set(codes) == {202, 409}
