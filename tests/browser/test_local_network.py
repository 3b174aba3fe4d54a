"""Other devices in the local network: the address, the QR code, and no secure context."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import PHONE, Opened, Server
from tests.browser.page_driver import PageDriver, at_random
from tests.browser.records import played
from tests.browser.test_games import set_table
from tests.browser.test_replay import upload


def _address(driver: PageDriver) -> str:
    lan = driver.page.request.get("/api/lan").json()
    if not lan["url"]:
        pytest.skip("this machine is in no network")
    return str(lan["url"]).rstrip("/")


def test_a_phone_joins_the_table_by_its_address(
    open_page: Opened,
    house_server: Server,
    shoot: Callable[[PageDriver, str], None],
) -> None:
    driver = open_page(at=house_server)
    address = _address(driver)
    driver.page.get_by_text(address).wait_for()
    assert driver.page.locator("img.qr").evaluate("(image) => image.decode().then(() => true)")
    shoot(driver, "start-house")
    set_table(driver, ["Ana", "Ben"])
    driver.page.get_by_role("button", name="Menu", exact=True).click()
    driver.page.get_by_text(f"{address}/tables/{driver.table}").wait_for()
    phone = open_page(f"{address}/tables/{driver.table}", size=PHONE, at=house_server)
    phone.page.get_by_role("button", name="Seats, score sheet, log and more").click()
    phone.take_seat("Ben")
    driver.page.locator(".seats").get_by_text("on another device").wait_for()


def test_the_proof_needs_no_secure_context(open_page: Opened, house_server: Server) -> None:
    driver = open_page(at=house_server)
    phone = open_page(_address(driver), at=house_server)
    assert phone.page.evaluate("() => globalThis.crypto.subtle === undefined")
    upload(phone, played("proof", 2))
    phone.page.locator("main[data-shown-ply]").wait_for()
    phone.page.goto(phone.page.url.partition("/replay")[0])
    proof = phone.page.locator(".proof")
    proof.get_by_text("✓ Yes: the order of all draws was fixed").wait_for()
    assert not proof.locator("dl").is_visible()
    proof.get_by_text("How this is checked").click()
    proof.get_by_text("The secret number has this fingerprint").wait_for()


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["laptop", "phone"])
def test_a_game_goes_on_from_the_start_page(
    open_page: Opened, shoot: Callable[[PageDriver, str], None], size: tuple[int, int]
) -> None:
    """Where it does is seen at once, and so is how another one begins."""
    driver = open_page(size=size)
    driver.play_now()
    driver.play(at_random("go on"), until=lambda asked: asked.ply > 8)
    ply, table = driver.ply, driver.table
    driver.page.get_by_role("link", name="Vaka", exact=True).click()
    running = driver.page.get_by_role("region", name="Your games")
    way = running.locator(f"a[href='/tables/{table}']")
    way.wait_for()
    shoot(driver, f"start-go-on-{size[0]}")
    for seen in (way, driver.page.get_by_role("button", name="Play now")):
        box = seen.bounding_box()
        assert box
        assert box["y"] + box["height"] <= size[1]
    way.click()
    driver.wait()
    assert driver.ply == ply
