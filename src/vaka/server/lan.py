"""The address of this machine in the house, and its QR code."""

from __future__ import annotations

import io
import socket
from dataclasses import dataclass

import segno

from vaka.server.body import LanBody

_ELSEWHERE = ("192.0.2.1", 9)
"""An address kept for examples: nothing is sent there, the system only says how it would go."""


@dataclass(frozen=True)
class Lan:
    """Whether and where others in the house find the server."""

    is_open: bool
    port: int

    def body(self) -> LanBody:
        """The addresses as they are sent; they can change while the server runs."""
        urls = [f"http://{name}:{self.port}/" for name in names()] if self.is_open else []
        return LanBody(open=self.is_open, url=urls[0] if urls else None, urls=urls)

    @property
    def url(self) -> str | None:
        """The address to be typed in."""
        return self.body()["url"]


def names() -> list[str]:
    """How this machine is called in the house: by its address, and perhaps by its name."""
    found = [address] if (address := own_address()) else []
    host = host_name()
    return [*found, f"{host}.local"] if host else found


def own_address() -> str | None:
    """The address in the network that leads out of the house."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("0.") else address


def host_name() -> str:
    """The first part of the machine's name, if it is one that a browser could ask for."""
    name = socket.gethostname().split(".")[0].lower()
    return name if name.replace("-", "").isalnum() and name != "localhost" else ""


def own_names() -> set[str]:
    """All names by which a browser may call this machine, besides addresses."""
    host = host_name()
    return {"localhost", host, f"{host}.local", socket.gethostname().lower()} - {"", ".local"}


def qr_svg(url: str) -> str:
    """The QR code of an address, drawn in the colour of the text around it."""
    out = io.BytesIO()
    code = segno.make(url, error="m", micro=False)
    code.save(out, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
    return out.getvalue().decode().replace('stroke="#000"', 'stroke="currentColor"')


def qr_text(url: str) -> str:
    """The QR code of an address, for a terminal."""
    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, compact=True)
    return out.getvalue()
