"""Starting the server."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.server.running_server import RunningServer, open_server
from vaka.core.errors import VakaError
from vaka.server import launch
from vaka.server.lan_addresses import Lan
from vaka.server.storage import url_of
from vaka.server.storage.database_lock import sole_server


def test_a_port_in_use_is_named() -> None:
    with launch.listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(VakaError, match=f"127.0.0.1:{port}"):
            launch.listen("127.0.0.1", port)


def test_without_a_port_any_free_one_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    with launch.listen("127.0.0.1", 0) as taken:
        taken.listen()
        monkeypatch.setattr(launch, "PORT", taken.getsockname()[1])
        with launch.listen("127.0.0.1", None) as free:
            assert free.getsockname()[1] != launch.PORT


def test_small_answers_are_not_held_back() -> None:
    """asyncio sends at once only where the protocol of the listening socket is named."""
    with launch.listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_an_address_that_is_not_ours_is_refused() -> None:
    with pytest.raises(VakaError, match=r"cannot listen at 203\.0\.113\.1"):
        launch.listen("203.0.113.1", None)


def test_the_greeting_names_the_address_for_the_house(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.server.lan_addresses.own_address", lambda: "192.168.1.20")
    launch.greet("http://127.0.0.1:1/", Lan(is_open=True, port=1), open_browser=False)
    out = capsys.readouterr().out
    assert "Vaka is at http://127.0.0.1:1/" in out
    assert "http://192.168.1.20:1/" in out
    assert "█" in out
    launch.greet("http://127.0.0.1:1/", Lan(is_open=False, port=1), open_browser=False)
    assert "home" not in capsys.readouterr().out


def serve_house(folder: str) -> None:
    """A server that is open to the house."""
    launch.run(port=0, open_browser=False, lan=True, data_dir=folder)


def test_a_server_open_to_the_house_gives_its_address_and_code(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_house) as server, server.browser() as ana:
        body = ana.json("/api/lan")
        assert body["open"]
        if body["url"]:  # this machine is in a network
            with server.browser() as phone:
                assert phone.get(f"{body['url']}api").status_code == 200
            assert ana.get("/api/lan/qr.svg?path=/tables/x").text.startswith("<svg")
            assert body["url"] in server.output()


def test_a_second_server_on_the_same_file_is_rejected(tmp_path: Path) -> None:
    first = RunningServer(tmp_path)
    with pytest.raises(AssertionError, match="did not start") as failure:
        RunningServer(tmp_path)
    file = tmp_path / "vaka.sqlite"
    found = f"{file}: is in use by another server (process {first.pid}, {first.url})"
    assert found in str(failure.value)
    first.kill()
    with open_server(tmp_path) as again, again.browser() as ana:
        assert ana.get("/health").status_code == 200, "the lock died with the process"


def test_a_link_to_the_file_is_the_same_file(tmp_path: Path) -> None:
    folder, link = tmp_path / "a", tmp_path / "b"
    folder.mkdir()
    link.symlink_to(folder)
    with (
        sole_server(url_of(folder), "first"),
        pytest.raises(VakaError, match=r"in use by another server \(process \d+, first\)"),
        sole_server(url_of(link), "second"),
    ):
        pass


def test_postgresql_takes_several_servers() -> None:
    url = "postgresql://localhost/vaka"
    with sole_server(url, "first"), sole_server(url, "second"):
        pass
