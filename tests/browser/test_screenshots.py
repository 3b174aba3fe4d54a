"""`make screenshots` can take every picture in README and docs."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.screenshots import PLAN, Studio


def test_a_picture_is_taken(browser: Browser, server: Server, tmp_path: Path) -> None:
    wanted = next(picture for picture in PLAN if picture.view == "phone")
    path = Studio(browser, server).take(wanted, tmp_path)
    assert path.name == "page-tongiaki-phone-light.webp"
    assert path.read_bytes()[8:12] == b"WEBP"
