"""A private network namespace in which everybody has an address of their own.

Loopback addresses are exempt from limits, so the addresses are others, on the loopback interface of
a namespace that nothing else can reach.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

SERVER = "10.77.0.1"
ATTACKER = "10.77.2.1"
INSIDE = "VAKA_SIEGE_INSIDE"


def player_address(number: int) -> str:
    """The address of a player."""
    return f"10.77.1.{number + 1}"


def why_not() -> str | None:
    """Why no namespace can be made here; None if one can."""
    if not (shutil.which("unshare") and shutil.which("ip")):
        return "no network namespaces here: unshare and ip (util-linux, iproute2) are needed"
    done = subprocess.run(
        _unshare("ip", "link", "set", "lo", "up"), capture_output=True, check=False
    )
    return "no network namespaces here: not permitted" if done.returncode else None


def run_inside(module: str, arguments: list[str]) -> int:
    """Run a module in a new namespace. Return its exit code."""
    command = _unshare(sys.executable, "-m", module, *arguments)
    return subprocess.run(command, env={**os.environ, INSIDE: "1"}, check=False).returncode


def is_inside() -> bool:
    """Whether this process runs in such a namespace."""
    return INSIDE in os.environ


def set_up(players: int) -> None:
    """Give everybody an address."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    for address in (SERVER, ATTACKER, *(player_address(number) for number in range(players))):
        subprocess.run(["ip", "address", "add", f"{address}/32", "dev", "lo"], check=True)


def _unshare(*command: str) -> list[str]:
    is_root = hasattr(os, "getuid") and os.getuid() == 0
    return ["unshare", "--net", *([] if is_root else ["--map-root-user"]), *command]
