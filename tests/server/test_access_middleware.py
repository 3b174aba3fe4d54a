"""Access checks."""

from __future__ import annotations

import http.client
import http.cookies
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.async_runner import run_async
from tests.server.running_server import Browser, RunningServer, open_socket
from vaka.server.access_middleware import _is_here, is_own_host
from vaka.server.app import make_app
from vaka.server.lan_addresses import Lan
from vaka.server.settings import Settings
from vaka.server.storage import url_of


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost", True),
        ("LOCALHOST:8352", True),
        ("127.0.0.1:1", True),
        ("192.168.1.20:8352", True),
        ("[::1]:8352", True),
        ("evil.example", False),
        ("evil.example:8352", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        ("[", False),
        ("user@evil.example", False),
    ],
)
def test_a_host_is_an_address_or_a_name_of_ours(host: str, is_ours: bool) -> None:
    assert is_own_host(host, {"localhost"}) == is_ours
    assert _is_here(host) <= is_ours


def request(server: RunningServer, method: str, path: str, **headers: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=10)
    connection.request(method, path, headers={k.replace("_", "-"): v for k, v in headers.items()})
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text


def test_a_name_that_was_made_to_point_here_is_refused(server: RunningServer) -> None:
    status, text = request(server, "GET", "/api/tables", host="evil.example")
    assert (status, '"foreign"' in text) == (403, True)


def test_who_looks_after_the_server_may_call_it_as_they_know_it(server: RunningServer) -> None:
    """In containers that is the name of a service."""
    for path in ("/health", "/metrics"):
        assert request(server, "GET", path, host="vaka:8352")[0] == 200
        assert request(server, "POST", path, host="vaka:8352")[0] in (403, 405)
    assert request(server, "GET", "/api", host="vaka:8352")[0] == 403


@pytest.mark.parametrize("path", ["/", "/api", "/api/tables", "/health"])
def test_whatever_can_be_fetched_can_be_asked_about(server: RunningServer, path: str) -> None:
    address = server.url.rstrip("/") + path
    asked = httpx.head(address, trust_env=False)
    assert (asked.status_code, asked.content) == (200, b"")
    assert (
        asked.headers["content-type"] == httpx.get(address, trust_env=False).headers["content-type"]
    )


def test_another_page_cannot_change_anything(server: RunningServer) -> None:
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "http://["):
        status, text = request(server, "POST", "/api/tables", origin=origin)
        assert (status, '"foreign"' in text) == (403, True)
    own = server.url.rstrip("/")
    assert request(server, "POST", "/api/tables", origin=own)[0] == 422


def test_another_page_cannot_open_a_socket(server: RunningServer, ana: Browser) -> None:
    table = ana.set_table("Ana", "Ben")
    with (
        pytest.raises(InvalidStatus) as refused,
        open_socket(server.url, ana.cookie, table["id"], Origin="http://evil.example"),
    ):
        pass
    assert refused.value.response.status_code == 403
    with open_socket(server.url, ana.cookie, table["id"], Origin=server.url.rstrip("/")):
        pass


def test_a_large_body_is_refused_before_it_is_read(server: RunningServer, ana: Browser) -> None:
    status, text = request(server, "POST", "/api/tables", content_length=str(1 << 20))
    assert (status, '"too_large"' in text) == (413, True)
    status, _ = request(server, "POST", "/api/records", content_length=str(1 << 40))
    assert status == 413

    def drip() -> object:
        for _ in range(40):
            yield b"x" * 4096

    answer = ana._http.post("/api/tables", content=drip())  # type: ignore[arg-type]
    assert answer.status_code == 413


def test_every_answer_is_strict_about_what_a_page_may_do(ana: Browser) -> None:
    for path in ("/", "/api", "/api/games", "/api/nowhere"):
        headers = ana.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in policy
        assert ("script-src 'self'" in policy) == (not path.startswith("/api/")), path


def test_a_page_that_was_not_modified_keeps_its_policy(ana: Browser) -> None:
    whole = ana.get("/")
    again = ana._http.get("/", headers={"If-None-Match": whole.headers.get("etag", "")})
    assert "script-src 'self'" in again.headers["content-security-policy"]


def test_a_browser_is_known_by_a_cookie_that_script_cannot_read(server: RunningServer) -> None:
    with server.browser() as browser:
        assert "set-cookie" not in browser.get("/api").headers
    with httpx.Client(base_url=server.url, trust_env=False) as stranger:
        cookie = stranger.get("/api").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_cookies_are_read_by_no_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What Python has for it takes a time that grows with the square of what a stranger sends: it
    is not given a character, neither by us nor by the framework behind us."""
    read: list[str] = []

    def unquote(text: str) -> str:
        read.append(text)
        return text

    monkeypatch.setattr(http.cookies, "_unquote", unquote)
    app = make_app(Settings(url_of(tmp_path), Lan(is_open=False, port=0), b"k" * 32))
    evil = 'vaka="' + '\\"' * 100 + '"; other="' + '\\"' * 100 + '"'

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return await client.get("/api", headers={"Cookie": evil})

    answer = run_async(ask())
    assert answer.status_code == 200
    assert "vaka=" in answer.headers["set-cookie"]
    assert read == []


def test_a_cookie_stands_among_others(server: RunningServer, ana: Browser) -> None:
    for cookies in (
        f"a=b; vaka={ana.cookie}",
        f"vaka={ana.cookie} ;c",
        f"vaka=x;vaka={ana.cookie}",
    ):
        with httpx.Client(base_url=server.url, trust_env=False) as client:
            assert "set-cookie" not in client.get("/api", headers={"Cookie": cookies}).headers
    for cookies in ("vaka", "vaka=", f"vaka={ana.cookie}" + "x" * 1000, f"Vaka={ana.cookie}", ";;"):
        with httpx.Client(base_url=server.url, trust_env=False) as client:
            assert "set-cookie" in client.get("/api", headers={"Cookie": cookies}).headers
