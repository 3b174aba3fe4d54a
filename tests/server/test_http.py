"""HTTP responses: games, tables, records, replays, the page."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.requests import Request

from tests.browser.untranslated_text import english_beside
from tests.records.random_records import play
from tests.server.running_server import JSON, Browser, RunningServer, sent_view
from vaka import agents
from vaka.core.dice import Dice
from vaka.core.records.files import dumps, loads
from vaka.core.records.recorder import Recorder
from vaka.core.records.verification import verify
from vaka.games import load, names
from vaka.games.tongiaki.rules.tiles import TITLES
from vaka.server import launch, static_files
from vaka.server.api.requests import PROTOCOL
from vaka.server.errors import ApiError
from vaka.server.lan_addresses import Lan, qr_svg, qr_text

DRAWN = [name for name in names() if load(name).features.drawing]

# ---- games


def test_every_game_says_how_a_table_can_be_set(ana: Browser) -> None:
    games = ana.json("/api/games")["games"]
    assert [game["name"] for game in games] == sorted(
        names(), key=lambda name: load(name).display_order
    )
    for body in games:
        game = load(body["name"])
        assert body["seat_words"] == list(game.seat_words)
        assert body["player_counts"] == list(game.player_counts)
        offered = [agent["name"] for agent in body["agents"]]
        assert offered == [name for name in agents.names() if name != "text"]  # arena only
        assert [level["name"] for level in body["levels"]] == [
            level.name for level in agents.levels()
        ]
        for option, told in zip(game.options, body["options"], strict=True):
            assert (told["name"], told["default"]) == (option.name, option.default)
            assert sorted(value["value"] for value in told["values"]) == sorted(option.values)
            assert told["question"]
            assert all(value["meaning"] and value["sources"] for value in told["values"])
        assert {preset["name"]: preset["options"] for preset in body["presets"]} == game.presets
        assert [source["id"] for source in body["sources"]] == [
            source.id for source in game.rulebook.sources
        ]


def test_the_rulebook_is_told_in_full(ana: Browser) -> None:
    for name in names():
        body = ana.json(f"/api/games/{name}/rulebook")
        ids = [rule["id"] for chapter in body["chapters"] for rule in chapter["rules"]]
        assert ids == list(load(name).rulebook.ids())


def test_the_drawing_of_a_game_is_its_symbols_and_geometry(ana: Browser) -> None:
    for game in ana.json("/api/games")["games"]:
        answer = ana.get(f"/api/games/{game['name']}/drawing")
        assert answer.status_code == (200 if game["has_drawing"] else 404)
        if game["has_drawing"]:
            assert "<symbol" in answer.json()["symbols"]
            assert answer.headers["content-encoding"] == "gzip"


def test_a_rule_has_the_picture_that_the_rulebook_speaks_of(ana: Browser) -> None:
    for name in names():
        chapters = ana.json(f"/api/games/{name}/rulebook?language=de")["chapters"]
        rules = [rule for chapter in chapters for rule in chapter["rules"]]
        pictured = [
            f"{rule['id']}.svg?number={number}"
            for rule in rules
            for number in range(1, len(rule["pictures"]) + 1)
        ]
        for picture in pictured:
            day, night = (
                ana.get(f"/api/games/{name}/rules/{picture}&theme={theme}")
                for theme in ("light", "dark")
            )
            assert day.headers["content-type"] == "image/svg+xml"
            assert day.text.startswith("<svg ")
            assert "var(" not in day.text
            assert day.text != night.text
        without = next(rule["id"] for rule in rules if not rule["pictures"])
        last = next(rule for rule in rules if len(rule["pictures"]) > 1)
        beyond = f"{last['id']}.svg?number={len(last['pictures']) + 1}"
        for missing in (f"{without}.svg", beyond):
            assert ana.get(f"/api/games/{name}/rules/{missing}").status_code == 404


def test_the_picture_of_a_rule_has_names_in_the_letters_of_the_language(ana: Browser) -> None:
    english, japanese = (
        ana.get(f"/api/games/tongiaki/rules/T7.3.svg?language={language}").text
        for language in ("en", "ja")
    )
    for name in ("Tonga", "Hawaii"):  # an island, and a royal one
        assert f">{name}<" in english
        assert f">{TITLES['ja'][name]}<" in japanese
        assert f">{name}<" not in japanese


def test_what_a_browser_has_is_not_sent_again(ana: Browser) -> None:
    first = ana.get("/api/games")
    again = ana._http.get("/api/games", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_client_is_told_when_an_idle_connection_is_closed(ana: Browser) -> None:
    assert ana.get("/api").headers["keep-alive"] == f"timeout={launch.IDLE_SECONDS}"


def test_an_unknown_address_is_not_found(ana: Browser) -> None:
    for path in ("/api/games/chess/rulebook", "/api/tables/nowhere", "/api/nowhere", "/nowhere.js"):
        answer = ana.get(path)
        assert (answer.status_code, answer.json()["error"]["kind"]) == (404, "unknown")


# ---- setting tables


def test_a_setup_is_checked_without_setting_a_table(ana: Browser) -> None:
    players = [{"name": "Ana"}, {"name": "Ben"}]
    body = ana.post(
        "/api/games/tongiaki/setup", {"players": players, "options": {"two_colours": "each"}}
    ).json()
    assert [seat["word"] for seat in body["seats"]] == ["blue", "red", "green", "yellow"]
    assert sorted(seat["player"] for seat in body["seats"]) == [0, 0, 1, 1]


def test_a_table_is_set_as_it_was_asked_for(ana: Browser) -> None:
    table = ana.set_table(
        "Ana",
        "random",
        "Ben",
        seats=["purple", "red", "blue"],
        preset="S3",
        options={"last_ocean": "sail_on"},
        first=2,
    )
    assert [seat["word"] for seat in table["seats"]] == ["purple", "red", "blue"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False, True]
    assert [player["agent"] for player in table["players"]] == [None, "random", None]
    assert table["options"] == {**load("tongiaki").presets["S3"], "last_ocean": "sail_on"}
    assert (table["first"], table["turn"], table["stage"]) == (2, 2, "waiting")
    assert ana.json(f"/api/tables/{table['id']}")["table"] == table


LONG = "seconds=100000"
ANA_AND_BEN = [{"name": "Ana"}, {"name": "Ben"}]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"game": "chess"}, None),
        ({"players": [{"name": "Ana"}]}, None),
        ({"players": [{"name": ""}, {"name": "Ben"}]}, "players.0.name"),
        ({"players": [{"name": "A\nna"}, {"name": "Ben"}]}, None),
        ({"players": [{"name": "A", "agent": "deep"}, {"name": "B"}]}, "players.0.agent"),
        ({"players": [{"name": "A", "agent": "random:x=1"}, {"name": "B"}]}, "players.0.agent"),
        ({"players": [{"name": "A", "agent": f"mcts:{LONG}"}, {"name": "B"}]}, "players.0.agent"),
        ({"seats": ["blue", "blue"]}, None),
        ({"seats": ["blue"]}, None),
        ({"preset": "S9"}, None),
        ({"options": {"last_ocean": "dry"}}, None),
        ({"first": 7}, None),
        ({"first": "youngest"}, "first"),
        ({"more": 1}, "more"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_in_one_shape(
    ana: Browser, change: JSON, where: str | None
) -> None:
    before = ana.json("/api/tables")["total"]
    answer = ana.post("/api/tables", {"game": "tongiaki", "players": ANA_AND_BEN, **change})
    assert answer.status_code in (404, 422)
    error = answer.json()["error"]
    assert error["kind"] in ("invalid", "unknown")
    assert error["message"]
    if where:
        assert error["where"].startswith(where)
    assert ana.json("/api/tables")["total"] == before


def test_ones_own_tables_come_first_and_the_running_before_the_finished(
    ana: Browser, server: RunningServer
) -> None:
    with server.browser() as cleo:
        finished = cleo.set_table("random", "random", begin=True)
        with cleo.sit(finished) as client:
            client.await_news(lambda: client.is_over)
        running = cleo.set_table("Cleo", "Ben")
        other = ana.set_table("Ana", "Ben")
        found = [table["id"] for table in cleo.json("/api/tables")["tables"]]
        assert found[:2] == [running["id"], finished["id"]]
        assert other["id"] in found[2:]
        over = cleo.json("/api/tables", stage="over", limit=1)
        assert [table["id"] for table in over["tables"]] == [finished["id"]]


# ---- records


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> JSON:
    """A game that bots have played."""
    with server.browser() as browser:
        table = browser.set_table("random", "random", "random", begin=True, first="lot")
        with browser.sit(table) as client:
            client.await_news(lambda: client.is_over)
            return client.table


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_goes_out_and_comes_back(ana: Browser, finished: JSON, form: str) -> None:
    saved = ana.get(f"/api/tables/{finished['id']}/record", format=form)
    assert "attachment" in saved.headers["content-disposition"]
    loaded = ana.upload(saved.text).json()["table"]
    assert loaded["stage"] == "over"
    for key in ("result", "shuffle", "ply", "options", "first", "copied_plies", "turn"):
        assert loaded[key] == finished[key]
    again = ana.get(f"/api/tables/{loaded['id']}/record", format=form)
    assert again.text == saved.text
    with ana.sit(loaded) as client:
        assert len(client.plies) == finished["ply"]
        assert client.is_over
        answer = client.ask("play", seat=0, ply=client.ply, moves=["pass"])
        assert answer["error"]["kind"] == "not_now"


def test_an_unfinished_record_is_played_on_with_a_new_secret(ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben", begin=True)
    with ana.sit(table) as client:
        client.play_on(Dice("unfinished"), plies=40)
        plies = client.plies
    saved = ana.get(f"/api/tables/{table['id']}/record").text
    loaded = ana.upload(saved, "", "random").json()["table"]
    assert (loaded["stage"], loaded["copied_plies"], loaded["ply"]) == (
        "waiting",
        len(plies),
        len(plies),
    )
    assert loaded["shuffle"]["commitment"] != table["shuffle"]["commitment"]
    assert loaded["shuffle"]["can_mix"]
    assert [player["agent"] for player in loaded["players"]] == [None, "random"]
    with ana.sit(loaded) as client:
        client.do("begin")
        client.play_on(Dice("played on"))
        assert client.plies[: len(plies)] == plies
    record = loads(ana.get(f"/api/tables/{loaded['id']}/record").content, load)
    assert verify(record, load("tongiaki")).shuffle == "in part"


def test_a_record_without_a_shuffle_can_be_loaded(ana: Browser) -> None:
    game = load("tongiaki")
    recorder = Recorder(game, game.setup(2))
    recorder.play_run(["place Tonga.a", "place Tonga.b"])
    table = ana.upload(dumps(recorder.record, game)).json()["table"]
    assert (table["ply"], table["shuffle"]["can_mix"]) == (2, True)
    dice = Dice("no shuffle")
    while not recorder.state.is_over:
        recorder.play(dice.choose(recorder.state.moves()))
    table = ana.upload(dumps(recorder.record, game)).json()["table"]
    assert (table["stage"], table["shuffle"]) == ("over", None)
    assert ana.json(f"/api/tables/{table['id']}/proof")["shuffle"] == "none"


def test_a_damaged_record_is_refused_with_the_line_at_fault(ana: Browser, finished: JSON) -> None:
    saved = ana.get(f"/api/tables/{finished['id']}/record").text
    lines = saved.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("7 "))
    damaged = {
        "": 1,
        "hello\n": 1,
        "".join([*lines[:first], *lines[first + 1 :]]): first + 1,
        saved.replace("place Tonga", "place Samoa", 1): None,
        saved[:-20]: len(lines),
        saved.replace(f"secret {finished['shuffle']['secret']}", "secret " + "0" * 64): None,
    }
    for text, line in damaged.items():
        answer = ana.upload(text)
        error = answer.json()["error"]
        assert (answer.status_code, error["kind"]) == (422, "invalid"), text[:100]
        assert line is None or error["where"] == f"line {line}"


def test_a_replay_shows_every_moment(ana: Browser, finished: JSON) -> None:
    address = f"/api/tables/{finished['id']}"
    record = loads(ana.get(f"{address}/record").content, load)
    game = load("tongiaki")
    recorder = Recorder.resume(record, game)
    last = finished["ply"]
    for viewer in (None, 0, 2):
        seat = {} if viewer is None else {"seat": viewer}
        views = ana.json(f"{address}/views", **{"from": last - 63, "to": last}, **seat)["views"]
        expected = [sent_view(game, recorder.at(ply), viewer) for ply in range(last - 63, last + 1)]
        assert views == expected
        assert ana.json(f"{address}/plies/3", **seat)["view"] == sent_view(
            game, recorder.at(3), viewer
        )
    plies = ana.json(f"{address}/plies", since=10)
    assert (plies["since"], plies["ply"], len(plies["plies"])) == (10, last, last - 10)
    for ply in plies["plies"]:
        assert ply["text"] == game.move_text(recorder.at(ply["ply"] - 1), ply["move"])
    for path in (f"plies/{last + 1}", "plies/-1", f"views?from={last}&to={last + 1}"):
        assert ana.get(f"{address}/{path}").status_code == 404
    assert ana.get(f"{address}/views?from=0&to=64").status_code == 422


def test_what_lay_face_down_is_told_once_the_game_is_over(ana: Browser) -> None:
    game = load("tahiti")
    recorder = play(game, game.setup(2), "revealed", is_fair=False)
    at = recorder.plies - 3
    seen, tourists = sent_view(game, recorder.at(at), None), game.score(recorder.at(at))
    hands = [game.view(recorder.at(at), seat)["hand"] for seat in range(2)]
    assert any(pile["points"] for pile in tourists["players"])
    assert any(
        len(hand) > len(own["known"]) for hand, own in zip(hands, seen["seats"], strict=True)
    )
    told = {"score": tourists, "hands": hands}
    for record, more in (
        (recorder.fork(recorder.plies - 1).record, {"score": None}),
        (recorder.record, told),
    ):
        table = ana.upload(dumps(record, game)).json()["table"]
        address = f"/api/tables/{table['id']}"
        assert ana.json(f"{address}/plies/{at}")["view"] == seen | more
        assert ana.json(f"{address}/views", **{"from": at, "to": at})["views"] == [seen | more]


def test_before_the_end_one_looks_through_ones_own_eyes_only(ana: Browser, ben: Browser) -> None:
    address = f"/api/tables/{ana.set_table('Ana', 'Ben')['id']}"
    assert ana.get(f"{address}/plies", seat=0).status_code == 200
    for path in ("plies", "plies/0", "views?from=0&to=0"):
        join = "&" if "?" in path else "?"
        assert ben.get(f"{address}/{path}").status_code == 200
        answer = ben.get(f"{address}/{path}{join}seat=0")
        assert (answer.status_code, answer.json()["error"]["kind"]) == (403, "not_yours")
    answer = ana.get(f"{address}/proof")
    assert (answer.status_code, answer.json()["error"]["kind"]) == (409, "not_now")


# ---- the house


def test_the_server_says_that_it_is_not_open_to_the_house(ana: Browser) -> None:
    assert ana.json("/api")["protocol"] == PROTOCOL
    assert ana.json("/health") == {"ok": True}
    assert ana.json("/api/lan") == {"open": False, "url": None, "urls": []}
    assert ana.get("/api/lan/qr.svg").status_code == 409


def test_an_open_server_has_an_address_and_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.lan_addresses.own_address", lambda: "192.168.1.20")
    monkeypatch.setattr("vaka.server.lan_addresses.host_name", lambda: "livingroom")
    body = Lan(is_open=True, port=8352).body()
    assert body["url"] == "http://192.168.1.20:8352/"
    assert body["urls"][1] == "http://livingroom.local:8352/"
    svg = qr_svg(str(body["url"]))
    assert svg.startswith("<svg")
    assert "currentColor" in svg
    assert len(qr_text(str(body["url"])).splitlines()) > 10


# ---- the page


def ask(path: str, folder: Path, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    raw = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
    request = Request({"type": "http", "method": "GET", "headers": raw})
    answer = static_files.answer(request, path, folder)
    return answer.status_code, bytes(answer.body), dict(answer.headers)


def test_the_page_is_sent_compressed_and_cached(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x")
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"br")
    (tmp_path / "assets" / "app-1a2b.js.gz").write_bytes(b"gz")
    for path in ("", "tables/k3x9c2", "index.html"):
        status, body, headers = ask(path, tmp_path)
        assert (status, body) == (200, b"<!doctype html>")
        assert headers["cache-control"] == "no-cache"
    for accepted, content in [("gzip, br", b"br"), ("gzip;q=1", b"gz"), ("", b"let x")]:
        _, body, headers = ask("assets/app-1a2b.js", tmp_path, accept_encoding=accepted)
        assert body == content
        assert headers["content-type"].startswith("text/javascript")
        assert "immutable" in headers["cache-control"]
    status, body, _ = ask("assets/app-1a2b.js", tmp_path, if_none_match=headers["etag"])
    assert (status, body) == (304, b"")


def test_no_file_outside_the_page_is_sent(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    for path in ("../secret.txt", "assets/../../secret.txt", "%2e%2e/secret.txt", "a\0.txt"):
        with pytest.raises(ApiError):
            ask(path, tmp_path / "page")


def test_without_a_page_there_is_word_how_to_build_it(tmp_path: Path) -> None:
    status, body, _ = ask("", tmp_path)
    assert status == 200
    assert b"make play" in body


@pytest.mark.parametrize("name", DRAWN)
def test_a_finished_game_has_a_picture_with_names_and_points(ana: Browser, name: str) -> None:
    running = ana.set_table("Ana", "Ben", game=name)
    assert ana.get(f"/api/tables/{running['id']}/picture.svg").status_code == 409
    game = load(name)
    recorder = play(game, game.setup(["A <b>", "Ben"]), "poster", is_fair=True)
    table = ana.upload(dumps(recorder.record, game)).json()["table"]
    drawn = ana.get(f"/api/tables/{table['id']}/picture.svg", theme="dark").text
    assert "var(" not in drawn
    root = ElementTree.fromstring(drawn)  # noqa: S314 (our own)
    said = ["".join(text.itertext()) for text in root.findall("{*}g/{*}text")]
    points = [player["points"] for player in game.score(recorder.state)["players"]]
    wins = recorder.state.returns()
    lines = zip(["A <b>", "Ben"], points, wins, strict=True)
    expected = {(f"{who} ★" if share else who, str(sum_)) for who, sum_, share in lines}
    assert set(zip(said[::2], said[1::2], strict=True)) == expected


@pytest.mark.parametrize("language", ["ja", "fr"])
@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_speaks_the_language_of_its_reader(
    ana: Browser, name: str, language: str
) -> None:
    """Its words, its islands, and who has no name of their own."""
    game = load(name)
    recorder = play(game, game.setup(["Guest", "player 2"]), "poster", is_fair=True)
    table = ana.upload(dumps(recorder.record, game)).json()["table"]
    drawn = ana.get(f"/api/tables/{table['id']}/picture.svg", language=language).text
    said = re.findall(r"<(?:text|title)[^>]*>([^<]+)", drawn)
    pieces, wholes = english_beside(language)
    assert not pieces & {*said}
    assert not [text for text in said if any(whole.fullmatch(text) for whole in wholes)]
    assert {"ja": "プレーヤー2", "fr": "Joueur 2"}[language] in drawn
