"""Previews of links: what a program without a cookie is shown of a table."""

from __future__ import annotations

import html
import re
import struct

import httpx
import pytest

from tests.server.running_server import PATIENCE, Browser, RunningServer
from vaka.server.link_previews import SIZE, framed, language_of, png_of

PNG = b"\x89PNG\r\n\x1a\n"


def size_of(png: bytes) -> tuple[int, int]:
    """The size of a PNG picture."""
    assert png.startswith(PNG)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def tags_of(server: RunningServer, path: str, **headers: str) -> dict[str, str]:
    """The Open Graph tags of a page."""
    page = httpx.get(server.url + path, headers=headers, timeout=PATIENCE, trust_env=False).text
    assert '<div id="page">' in page
    found = re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)" />', page)
    return {name: html.unescape(value) for name, value in found}


def picture(url: str) -> httpx.Response:
    return httpx.get(url, timeout=PATIENCE, trust_env=False)


@pytest.mark.parametrize("game", ["tongiaki", "tahiti"])
def test_a_link_shows_the_board(server: RunningServer, ana: Browser, game: str) -> None:
    table = ana.set_open("Ana <b>", "Ben", game=game, access="listed")
    tags = tags_of(server, f"invite/{table['id']}")
    assert tags["title"] == f"Join Ana <b> for a game of {game.capitalize()}"
    assert tags["url"] == f"{server.url}invite/{table['id']}"
    assert len(tags["description"]) > 20
    answer = picture(tags["image"])
    assert answer.headers["content-type"] == "image/png"
    assert size_of(answer.content) == SIZE
    empty = png_of(framed('<svg width="9" height="9" viewBox="0 0 9 9"></svg>'))
    assert len(answer.content) > 5 * len(empty), "a board takes more bytes than an empty frame"
    assert picture(tags["image"]).content == answer.content


def test_a_preview_speaks_the_language_of_the_reader(server: RunningServer, ana: Browser) -> None:
    table = ana.set_open("Ana", "Ben", access="listed")
    tags = tags_of(server, f"tables/{table['id']}", **{"Accept-Language": "de-CH,de;q=0.9"})
    assert tags["title"] == "Spiel mit Ana eine Partie Tongiaki"
    assert language_of("xx, fr;q=0.5") == "fr"
    assert language_of("") == "en"


def test_a_private_table_is_shown_to_who_has_the_link(server: RunningServer, ana: Browser) -> None:
    table = ana.set_open("Ana", "Ben", access="private")
    for path in (f"tables/{table['id']}", f"invite/{table['id']}/guessed", "invite/nothing"):
        assert tags_of(server, path) == {}
    assert picture(f"{server.url}api/tables/{table['id']}/preview.png").status_code == 403
    for kind, secret in (("invite", table["invite"]), ("watch", table["watch_invite"])):
        tags = tags_of(server, f"{kind}/{table['id']}/{secret}")
        assert "Ana" in tags["title"]
        assert picture(tags["image"]).status_code == 200


def test_the_board_of_a_table_that_may_not_be_watched_stays_hidden(ana: Browser) -> None:
    table = ana.set_table("Ana", "random", access="listed", allow_spectators=False, begin=True)
    address = f"/api/tables/{table['id']}/board.svg"
    before = ana.get(address).text
    with ana.sit(table) as mine:
        mine.play(mine.state["moves"][0]["move"])
    assert ana.get(address).text == before


def test_the_board_is_drawn_as_it_is_now(ana: Browser, ben: Browser) -> None:
    table = ana.set_table("Ana", "random", access="listed", begin=True)
    address = f"/api/tables/{table['id']}/board.svg"
    before = ben.get(address).text
    assert before.startswith("<svg")
    with ana.sit(table) as mine:
        mine.play(mine.state["moves"][0]["move"])
    assert ben.get(address).text != before


def test_a_picture_that_cannot_be_drawn_is_an_error() -> None:
    with pytest.raises(Exception, match="could not be drawn"):
        png_of("no picture")
    assert size_of(png_of(framed('<svg width="9" height="9" viewBox="0 0 9 9"></svg>'))) == SIZE
