"""How a server is run."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from vaka.core.errors import VakaError
from vaka.server import page
from vaka.server.catalogue import Catalogue
from vaka.server.lan import Lan

KEY_FILE = "secret.key"
KEY_BYTES = 32


@dataclass(frozen=True)
class Limits:
    """How much is too much."""

    tables: int = 100
    """Unfinished tables that one person has set."""
    entries: int = 5_000
    """Plies of a record that is uploaded: ten times those of a long game. All of it is played."""
    waiting_days: int = 30
    """A table that was not begun, and that nobody changed for so long, is removed."""
    receipt_days: int = 7
    """A message that comes again is known for so long."""
    shows: int = 4
    """Tables where bots alone play at once, from one address that is not this machine."""
    sockets: int = 40
    """Sockets of one person."""
    address_sockets: int = 250
    """Sockets from one address that is not this machine."""
    all_sockets: int = 4000
    connections: int = 100
    """Connections that are no sockets, from one address that is not this machine."""
    all_connections: int = 1000
    messages: float = 100.0
    """Messages a second from one socket, over a longer time; more have to wait."""
    requests: float = 20.0
    """Requests a second from one address that is not this machine, over a longer time."""
    request_burst: int = 200
    new_tables: float = 0.5
    """Tables that are set a second from one such address, over a longer time."""
    new_table_burst: int = 20


@dataclass(frozen=True)
class Settings:
    """How a server is run. With a public `url` it is open to the world, and careful."""

    database: str
    lan: Lan
    key: bytes
    url: str | None = None
    limits: Limits = field(default_factory=Limits)
    catalogue: Catalogue = field(default_factory=Catalogue)
    page: Path = page.FOLDER

    @property
    def is_online(self) -> bool:
        """Whether people come from anywhere, and not from one house."""
        return self.url is not None


def public_name(url: str) -> str:
    """The name in a public address; a `VakaError` if it is none."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise VakaError(f"{url}: a public address is like https://vaka.example.org")
    return parts.hostname


def load_key(folder: Path) -> bytes:
    """What cookies are signed with: from the environment, or from a file that is made once."""
    key = find_key(folder)
    if key is None:
        save_key(folder, secrets.token_hex(KEY_BYTES).encode())
        key = find_key(folder)
    if key is None:
        raise VakaError(f"{folder / KEY_FILE}: has gone")
    return key


def find_key(folder: Path) -> bytes | None:
    """The same, if there is one."""
    if text := os.environ.get("VAKA_SECRET"):
        if len(text) < KEY_BYTES:
            raise VakaError(f"VAKA_SECRET has {len(text)} characters: {KEY_BYTES} are needed")
        return text.encode()
    path = folder / KEY_FILE
    if not path.exists():
        return None
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        raise VakaError(f"{path}: is too short to be a key")
    return key


def save_key(folder: Path, key: bytes) -> None:
    """Keep a key where there is none yet."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / KEY_FILE
    try:
        with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(key)
    except FileExistsError:
        return
