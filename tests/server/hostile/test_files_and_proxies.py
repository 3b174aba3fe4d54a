"""Long paths, full disks, damaged databases, forged proxies, names that look alike."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.hostile.raw_connections import wait_until
from tests.server.running_server import Browser, RunningServer, open_server
from vaka.core.errors import VakaError
from vaka.server import launch
from vaka.server.forwarded_address import ForwardingMiddleware
from vaka.server.settings import Limits
from vaka.server.storage import FILE, Storage, table_store, url_of
from vaka.server.tables.distinct_names import check_distinct

FULL = "full"
PUBLIC = "vaka.example.org"


@pytest.mark.parametrize("length", [200, 300, 5000])
@pytest.mark.parametrize("folder", ["", "assets/", "api/", "rules/"])
def test_a_long_path_is_answered_like_any_other(
    server: RunningServer, folder: str, length: int
) -> None:
    for path in (f"/{folder}{'x' * length}", f"/{folder}{'x' * length}/y", f"/{'%C3%A4' * length}"):
        answer = httpx.get(server.url.rstrip("/") + path, trust_env=False)
        assert answer.status_code in (200, 404)


def serve_until_full(folder: str) -> None:
    """A server whose disk is full once a file says so."""
    import resource

    def watch() -> None:
        while not (Path(folder) / FULL).exists():
            time.sleep(0.01)
        size = (Path(folder) / f"{FILE}-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    threading.Thread(target=watch, daemon=True).start()
    table_store.PING_SECONDS = 0.1
    launch.run(port=0, open_browser=False, data_dir=folder, log_format="json")


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="the limit of a file is Unix's")
def test_a_server_whose_disk_is_full_is_not_healthy(tmp_path: Path) -> None:
    with open_server(tmp_path, serve_until_full) as server, server.browser() as ana:
        ana.set_table("Ana", "Ben", begin=True)
        assert ana.json("/health") == {"ok": True}
        (tmp_path / FULL).touch()
        wait_until(lambda: ana.get("/health").status_code == 503)
        assert ana.get("/api/tables").status_code == 200, "what is there can be read"


def _filled(folder: Path) -> Path:
    """A database with a few tables, closed."""
    with open_server(folder) as server, server.browser() as ana:
        for _ in range(10):
            ana.set_table("Ana", "Ben", begin=True)
    path = folder / FILE
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path


def test_overwritten_pages_are_noticed_at_start_up(tmp_path: Path) -> None:
    path = _filled(tmp_path)
    whole = path.read_bytes()
    assert len(whole) > 20 * 4096
    for page in (2, 3, 5, 8):
        data = bytearray(whole)
        data[page * 4096 : (page + 2) * 4096] = os.urandom(2 * 4096)
        path.write_bytes(data)
        with pytest.raises(VakaError, match=r"damaged|malformed"):
            Storage(url_of(tmp_path))
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(VakaError, match=r"damaged|malformed"):
        Storage(url_of(tmp_path))
    path.write_bytes(whole)
    Storage(url_of(tmp_path)).close()


def test_an_emptied_database_is_noticed_at_start_up(tmp_path: Path) -> None:
    path = _filled(tmp_path)
    path.write_bytes(b"")
    with pytest.raises(VakaError, match="is empty: restore a backup"):
        Storage(url_of(tmp_path))
    assert path.stat().st_size == 0, "it was not made into another one"
    path.unlink()
    Storage(url_of(tmp_path)).close()


# ---- proxies


def serve_behind(folder: str) -> None:
    """A server behind proxies, whatever their addresses are."""
    limits = Limits(request_burst=3, requests=0.001)
    launch.run(
        port=0,
        open_browser=False,
        data_dir=folder,
        url=f"https://{PUBLIC}",
        proxy=os.environ["VAKA_PROXY"],
        limits=limits,
    )


@pytest.fixture(scope="module", params=["*", "127.0.0.0/8,10.0.0.1"])
def proxied(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("proxied")
    with open_server(folder, serve_behind, VAKA_PROXY=request.param) as server:
        yield server


def _ask(server: RunningServer, forwarded: str) -> httpx.Response:
    headers = {"X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https", "Host": PUBLIC}
    return httpx.get(server.url + "api", headers=headers, trust_env=False)


FORGED = ["198.51.100.{}", "127.0.0.{}", "rubbish{}", "[::{}]:99"]


@pytest.mark.parametrize("forged", FORGED)
def test_a_client_does_not_choose_its_address(proxied: RunningServer, forged: str) -> None:
    """What it forges comes first; what the proxy saw comes last."""
    seen = f"203.0.113.{FORGED.index(forged)}"
    codes = [_ask(proxied, f"{forged.format(each)}, {seen}").status_code for each in range(5)]
    assert codes == [200] * 3 + [429] * 2


def test_hsts_is_sent_to_those_who_use_the_public_address(proxied: RunningServer) -> None:
    answer = _ask(proxied, "203.0.113.251")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    local = httpx.get(proxied.url + "api", trust_env=False)
    assert "strict-transport-security" not in local.headers


def test_a_proxy_that_is_no_address_is_refused() -> None:
    async def app(*_: object) -> None: ...

    with pytest.raises(VakaError, match="--proxy caddy: is not an address"):
        ForwardingMiddleware(app, "10.0.0.1,caddy")


def test_only_proxies_are_skipped_from_the_end() -> None:
    forwarding = ForwardingMiddleware(_nowhere, "10.0.0.0/8, 2001:db8::/32")
    asked = {
        ("203.0.113.1",): "203.0.113.1",
        ("127.0.0.1", "203.0.113.1", "10.1.2.3"): "203.0.113.1",
        ("203.0.113.1", "2001:db8::1", "10.1.2.3"): "203.0.113.1",
        ("203.0.113.1", "unknown"): None,
        ("10.0.0.1",): "10.0.0.1",
        (): None,
    }
    for addresses, nearest in asked.items():
        assert forwarding._nearest(list(addresses)) == nearest


async def _nowhere(*_: object) -> None: ...


# ---- names


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "\u0410n\u0430"),  # Cyrillic
        ("Ana", "\u0391na"),  # Greek
        ("Bill", "BiII"),  # capital i
        ("Bob", "B\u043eb"),
        ("Tim", "Tirn"),
        ("Zoe", "\u0396oe"),
        ("paul", "PAUL"),
        ("Ivo", "lvo"),
        ("jo\u00ebl", "joe\u0308l"),
        ("Anna 10", "Anna 1O"),
    ],
)
def test_names_of_other_alphabets_that_look_alike_are_the_same(
    ana: Browser, ben: Browser, name: str, other: str
) -> None:
    table = ana.set_open(name, "?")
    assert ben.join(table, name=other).json()["error"]["key"] == "same_name"


def test_names_that_look_different_stay_different() -> None:
    names = ["Anna", "Hanna", "Ana", "Анна", "Борис", "Ξένια", "愛", "Zoë", "Zoé", "Lil", "Lisa"]
    check_distinct([*names, *(f"Bot {number}" for number in range(1, 12)), "بيت", "בית"])
