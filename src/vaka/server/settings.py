"""Configuration of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from vaka.core.errors import VakaError
from vaka.server import static_files
from vaka.server.game_catalogue import Catalogue
from vaka.server.lan_addresses import Lan


@dataclass(frozen=True)
class Limits:
    """Limits of usage."""

    tables: int = 100
    """Unfinished tables that one person created."""
    entries: int = 5_000
    """Plies of an uploaded record, which is replayed whole: ten times those of a long game."""
    records: int = 1000
    """Finished tables of a person, above which no record can be uploaded."""
    stored_plies: float = 5.0
    """Plies a second that a remote address may store, on average. A new table costs `table_plies`
    in advance, as does a transfer to another device. An uploaded or forked record costs its
    plies, as does what is played beyond those in advance; a visit and any other command one."""
    stored_ply_burst: int = 50_000
    table_plies: int = 100
    kept_days: int | None = None
    """Days after which a table is removed that was not changed, whether its game is over or not;
    None to keep it forever."""
    waiting_days: int = 30
    """Days after which a table is removed that has not begun and was not changed."""
    receipt_days: int = 7
    """Days for which a repeated message is recognised."""
    advice: float = 0.3
    """Seconds a second that hints and analyses may be computed for a remote address, on average."""
    advice_burst: int = 120
    shows: int = 4
    """Concurrent tables with bots only, per remote address."""
    sockets: int = 40
    """Sockets per person."""
    address_sockets: int = 250
    """Sockets per remote address."""
    all_sockets: int = 4000
    connections: int = 100
    """HTTP connections per remote address."""
    all_connections: int = 1000
    new_connections: float = 30.0
    """New connections a second per remote address, on average."""
    new_connection_burst: int = 300
    messages: float = 100.0
    """Messages a second per socket, on average; more are delayed."""
    address_messages: float = 100.0
    """Messages a second per remote address, on average; more are delayed."""
    address_message_burst: int = 1000
    address_frames: float = 1000.0
    """WebSocket frames a second per remote address, on average; more are delayed."""
    address_frame_burst: int = 4000
    requests: float = 20.0
    """Requests a second per remote address, on average."""
    request_burst: int = 200
    new_tables: float = 0.5
    """Tables created a second per remote address, on average."""
    new_table_burst: int = 20


@dataclass(frozen=True)
class Settings:
    """Configuration of a server. With a public `url`, tables are listed or private."""

    database: str
    lan: Lan
    key: bytes
    url: str | None = None
    limits: Limits = field(default_factory=Limits)
    catalogue: Catalogue = field(default_factory=Catalogue)
    page: Path = static_files.FOLDER

    @property
    def is_online(self) -> bool:
        """Whether the server has a public address."""
        return self.url is not None


def public_name(url: str) -> str:
    """The host name of a public URL; a `VakaError` if it has none."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise VakaError(f"{url}: a public address is like https://vaka.example.org")
    return parts.hostname
