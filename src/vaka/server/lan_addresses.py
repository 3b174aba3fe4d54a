"""Addresses in the local network, and their QR codes."""

from __future__ import annotations

import io
import socket
from dataclasses import dataclass

import segno

from vaka.server.api.responses import LanResponse

_ELSEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation. Nothing is sent: it only selects a network interface."""


@dataclass(frozen=True)
class Lan:
    """Whether the server is open to the local network, and on which port."""

    is_open: bool
    port: int

    def body(self) -> LanResponse:
        """The current addresses, which can change while the server runs."""
        urls = [f"http://{name}:{self.port}/" for name in names()] if self.is_open else []
        return LanResponse(open=self.is_open, url=urls[0] if urls else None, urls=urls)

    @property
    def url(self) -> str | None:
        """The address to type in."""
        return self.body()["url"]


def names() -> list[str]:
    """The names of this machine in the local network: its address, and perhaps its host name."""
    found = [address] if (address := own_address()) else []
    host = host_name()
    return [*found, f"{host}.local"] if host else found


def own_address() -> str | None:
    """The address on the interface of the default route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("0.") else address


def host_name() -> str:
    """The host name without its domain; empty if a browser could not use it."""
    name = socket.gethostname().split(".")[0].lower()
    return name if name.replace("-", "").isalnum() and name != "localhost" else ""


def own_names() -> set[str]:
    """All host names of this machine."""
    host = host_name()
    return {"localhost", host, f"{host}.local", socket.gethostname().lower()} - {"", ".local"}


def qr_svg(url: str) -> str:
    """The QR code of an address as SVG, in the current text colour."""
    out = io.BytesIO()
    code = segno.make(url, error="m", micro=False)
    code.save(out, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
    return out.getvalue().decode().replace('stroke="#000"', 'stroke="currentColor"')


def qr_text(url: str) -> str:
    """The QR code of an address, for a terminal."""
    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, compact=True)
    return out.getvalue()
