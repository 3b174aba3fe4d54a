"""Running a server: health, metrics, logs, shutdown, backup and restore."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.postgres import Postgres
from tests.server.running_server import Browser, RunningServer, open_server, open_socket
from vaka.cli.app import run
from vaka.core.dice import Dice
from vaka.core.errors import VakaError
from vaka.server import back_up, bring_back
from vaka.server.api.requests import PROTOCOL
from vaka.server.secret_key import load_key
from vaka.server.storage import FILE, Storage, url_of
from vaka.server.storage.sql_schema import REVISION


def test_a_server_says_that_it_is_well(public_server: RunningServer) -> None:
    assert httpx.get(f"{public_server.url}health", trust_env=False).json() == {"ok": True}


def test_prometheus_gets_figures_from_nearby(public_server: RunningServer) -> None:
    with public_server.browser() as ana, ana.sit(ana.set_table("Ana", "Ben", begin=True)) as mine:
        mine.play("place Tonga.a")
        mine.ask("play", seat=1, ply=0, moves=[0])
        text = ana.get("/metrics").text
    figures = dict(line.split(" ") for line in text.splitlines() if line[0] != "#")
    assert float(figures["vaka_sockets"]) >= 1
    assert float(figures["vaka_tables"]) >= 1
    assert float(figures['vaka_refusals_total{kind="stale"}']) >= 1
    assert float(figures["vaka_writes_total"]) >= float(figures["vaka_commits_total"]) >= 3
    assert float(figures["vaka_change_seconds_count"]) >= 2
    far = {"X-Forwarded-For": "203.0.113.7"}
    assert httpx.get(f"{public_server.url}metrics", headers=far, trust_env=False).status_code == 404


def test_the_log_is_json_and_tells_no_secret(server: RunningServer, ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with ana.sit(table) as mine:
        mine.ask("play", seat=1, ply=7, moves=["a secret plan"])
        mine.say_raw('{"type": "say", "text": "a secret word"')
        mine.ask("ping")
    lines = [json.loads(line) for line in server.output().splitlines() if line.startswith("{")]
    refused = [line for line in lines if line.get("table") == table["id"]]
    assert {line["kind"] for line in refused} == {"stale", "invalid"}
    assert "secret" not in server.output()
    assert ana.cookie not in server.output()


def test_a_server_that_is_stopped_says_so_to_everybody(tmp_path: Path) -> None:
    with open_server(tmp_path) as server, server.browser() as ana:
        mine = ana.sit(ana.set_table("Ana", "Ben"))
        server.stop()
        with pytest.raises(ConnectionClosed) as closed:
            mine.await_news(lambda: False)
        mine.close()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_a_backup_goes_from_either_database_to_either(tmp_path: Path, postgres: Postgres) -> None:
    first, second, third = url_of(tmp_path / "a"), postgres.new_database(), url_of(tmp_path / "c")
    with open_server(_folder(tmp_path / "a"), database=first) as server, server.browser() as ana:
        table = ana.set_table("Ana", "random", begin=True)
        with ana.sit(table) as mine:
            mine.play_on(Dice("backup"), plies=30)
            mine.await_news(lambda: bool(mine.state["moves"]))  # the bot has nothing to do
            mine.do("say", seat=0, text="Talofa!")
        ana.set_table("Ana", "Ben", access="private")
        assert run(["backup", str(tmp_path / "one.gz"), "--data", str(tmp_path / "a")]) == 0
        cookie = ana.cookie
        before = ana.json(f"/api/tables/{table['id']}/plies")
        listing = ana.json("/api/tables")
    assert (tmp_path / "one.gz").stat().st_mode & 0o077 == 0
    bring_back(tmp_path / "one.gz", tmp_path / "b", second)
    back_up(tmp_path / "two.gz", tmp_path / "b", second)
    bring_back(tmp_path / "two.gz", tmp_path / "c", third)
    assert _lines(tmp_path / "one.gz") == _lines(tmp_path / "two.gz")
    with open_server(tmp_path / "b", database=second) as server, server.browser(cookie) as ana:
        plies = ana.json(f"/api/tables/{table['id']}/plies")["plies"]
        assert plies[: len(before["plies"])] == before["plies"]
        assert {each["id"] for each in ana.json("/api/tables")["tables"]} == {
            each["id"] for each in listing["tables"]
        }


def test_who_knows_what_a_backup_does_not_begins_anew(database: str, tmp_path: Path) -> None:
    """Another game was played on from the same backup: the plies that a page has are not its."""
    first, path = _folder(tmp_path / "a"), tmp_path / "one.gz"
    with open_server(first) as server, server.browser() as ana:
        cookie, table = ana.cookie, ana.set_table("Ana", "Ben", begin=True)
        with ana.sit(table) as mine:
            mine.play_on(Dice("before"), plies=20)
            back_up(path, first)
            mine.play_on(Dice("lost"), plies=40)
            lost, epoch = mine.plies, json.loads(mine.texts[0])["epoch"]
    bring_back(path, tmp_path / "b", database)
    with open_server(tmp_path / "b", database=database) as server, server.browser(cookie) as ana:
        with ana.sit(table) as mine:
            mine.play_on(Dice("after"), plies=60)
            plies = mine.plies
            assert json.loads(mine.texts[0])["epoch"] != epoch
        for known, since in ((epoch, 0), (json.loads(mine.texts[0])["epoch"], len(lost))):
            with open_socket(server.url, cookie, table["id"]) as socket:
                hello = {"type": "hello", "protocol": PROTOCOL, "since": len(lost), "epoch": known}
                socket.send(json.dumps(hello))
                heard = json.loads(socket.recv(30))
            assert (heard["since"], heard["plies"]) == (since, plies[since:])
        assert plies != lost[: len(plies)]
        again = list(zip(_draws(plies), _draws(lost), strict=False))
        assert all(now == then for now, then in again), "the table keeps to its commitment"


def _draws(plies: list[dict[str, Any]]) -> list[str]:
    return [ply["text"] for ply in plies if ply["kind"] == "draw"]


def _folder(path: Path) -> Path:
    path.mkdir()
    return path


def _lines(path: Path) -> list[str]:
    return sorted(gzip.decompress(path.read_bytes()).decode().splitlines())


def test_a_backup_that_is_damaged_or_not_wanted_is_refused(tmp_path: Path) -> None:
    folder, path = tmp_path / "a", tmp_path / "one.gz"
    with pytest.raises(VakaError, match=r"secret\.key: not found"):
        back_up(path, folder)
    assert not folder.exists()
    load_key(folder)
    with pytest.raises(VakaError, match=r"vaka\.sqlite: does not exist"):
        back_up(path, folder)
    (folder / FILE).touch()
    with pytest.raises(VakaError, match="nothing to back up"):
        back_up(path, folder)
    assert not path.exists()
    Storage(url_of(folder)).close()
    back_up(path, folder)
    with pytest.raises(VakaError, match="already exists"):
        back_up(path, folder)
    with pytest.raises(VakaError, match="not empty"):
        bring_back(path, folder)
    with pytest.raises(VakaError, match="cannot be read"):
        bring_back(tmp_path / "nowhere.gz", tmp_path / "b")
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(VakaError, match=r"cannot be read|incomplete"):
        bring_back(path, tmp_path / "b")
    path.write_bytes(gzip.compress(b'{"form": "other"}\n'))
    with pytest.raises(VakaError, match="not a backup"):
        bring_back(path, tmp_path / "c")
    head, _, _ = gzip.decompress(whole).decode().partition("\n")
    path.write_bytes(gzip.compress(f'{head}\n{{"rows": 5}}\n'.encode()))
    with pytest.raises(VakaError, match="incomplete: 0 of 5 rows"):
        bring_back(path, tmp_path / "d")
    for other, message in (("0005", "is too old"), ("9999", "is newer than this Vaka")):
        path.write_bytes(gzip.compress(head.replace(REVISION, other).encode() + b"\n"))
        with pytest.raises(VakaError, match=rf"one\.gz: schema version {other} {message}"):
            bring_back(path, tmp_path / "e")


def test_a_restore_that_failed_can_be_tried_again(database: str, tmp_path: Path) -> None:
    source, path, half = tmp_path / "source", tmp_path / "one.gz", tmp_path / "half.gz"
    Storage(url_of(source)).close()
    load_key(source)
    back_up(path, source)
    head, _, _ = gzip.decompress(path.read_bytes()).decode().partition("\n")
    half.write_bytes(gzip.compress(f'{head}\n{{"rows": 5}}\n'.encode()))
    with pytest.raises(VakaError, match="incomplete"):
        bring_back(half, tmp_path / "b", database)
    bring_back(path, tmp_path / "b", database)
    with pytest.raises(VakaError, match="not empty"):
        bring_back(path, tmp_path / "b", database)


def test_a_key_makes_way_for_that_of_a_backup_only_if_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new, path = tmp_path / "old", tmp_path / "new", tmp_path / "one.gz"
    Storage(url_of(old)).close()
    key, other = load_key(old), load_key(new)
    back_up(path, old)
    with pytest.raises(VakaError, match="is not the key of the backup"):
        bring_back(path, new)
    assert (load_key(new), (new / FILE).exists()) == (other, False)
    monkeypatch.setenv("VAKA_SECRET", "x" * 40)
    with pytest.raises(VakaError, match="VAKA_SECRET: is not the key"):
        bring_back(path, tmp_path / "third")
    monkeypatch.delenv("VAKA_SECRET")
    bring_back(path, new, replace_key=True)
    assert load_key(new) == key
