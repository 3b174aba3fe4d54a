"""Starting the server."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any, cast

import platformdirs
import uvicorn

from vaka.core.errors import VakaError
from vaka.server.app import make_app
from vaka.server.catalogue import Catalogue
from vaka.server.connection import Connections
from vaka.server.lan import Lan, qr_text
from vaka.server.live.wire import Wire
from vaka.server.log import begin_log
from vaka.server.settings import KEY_FILE, Limits, Settings, find_key, load_key, save_key
from vaka.server.storage import url_of
from vaka.server.storage.backup import backup, key_in, restore

PORT = 8352
"""Where the server is if nobody says otherwise and nobody else is there."""

LOCAL = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104  asked for by --lan
LARGEST_FRAME = 64 << 10
STOP_SECONDS = 3

log = logging.getLogger("vaka.server")


def run(
    host: str | None = None,
    port: int | None = None,
    open_browser: bool = True,
    lan: bool = False,
    data_dir: Path | str | None = None,
    database: str | None = None,
    url: str | None = None,
    proxy: str | None = None,
    log_format: str = "text",
    *,
    limits: Limits | None = None,
    catalogue: Catalogue | None = None,
) -> None:
    """Serve until told to stop (Ctrl+C).

    Without a `port`, the usual one is taken or, if it is in use, any free one; port 0 is any free
    one. `lan` opens the server to the home network. Tables are kept in the `database`, which is
    named by its URL, or in a file in `data_dir`. `url` is the address by which the world knows the
    server, `proxy` the address of a reverse proxy whose word about clients is believed.
    """
    listener = listen(host or (EVERYWHERE if lan else LOCAL), port)
    bound: int = listener.getsockname()[1]
    address = Lan(lan, bound)
    folder = Path(data_dir) if data_dir else default_folder()
    begin_log(log_format)
    if url and proxy is None:
        log.warning("behind a reverse proxy: say --proxy, or all people seem to come from it")
    settings = Settings(
        database=database or url_of(folder),
        lan=address,
        key=load_key(folder),
        url=url,
        limits=limits or Limits(),
        catalogue=catalogue or Catalogue(),
    )
    guard = make_app(settings)
    connections = Connections(
        settings.limits.all_connections,
        None if proxy else settings.limits.connections,
        guard.refusals.note,
    )
    config = uvicorn.Config(
        guard,
        http=cast(Any, connections),  # it is called for each of them, as a class would be
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        lifespan="on",
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    url = f"http://{_shown(host or LOCAL)}:{bound}/"
    server = _Server(config, lambda: greet(url, address, open_browser))
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        return
    finally:
        listener.close()


def back_up(path: Path, data_dir: Path | None = None, database: str | None = None) -> int:
    """Write everything that a server keeps to a file; how many rows that is."""
    folder = data_dir or default_folder()
    key = find_key(folder)
    if key is None:
        raise VakaError(f"{folder / KEY_FILE}: is not there: no server keeps its data in {folder}")
    return backup(database or url_of(folder), path, key)


def bring_back(
    path: Path,
    data_dir: Path | None = None,
    database: str | None = None,
    *,
    replace_key: bool = False,
) -> int:
    """Read it back into an empty database; how many rows that is. The key of its cookies is put
    beside it; another one that is there makes way only for `replace_key`."""
    folder = data_dir or default_folder()
    key = key_in(path)
    is_other = find_key(folder) not in (None, key)
    if is_other and not replace_key:
        where = "VAKA_SECRET" if "VAKA_SECRET" in os.environ else str(folder / KEY_FILE)
        raise VakaError(
            f"{where}: is not the key of the backup, and nobody in it would be known any more: "
            "take it away, or replace it by --replace-key"
        )
    count = restore(path, database or url_of(folder))
    if is_other:
        (folder / KEY_FILE).unlink(missing_ok=True)
    save_key(folder, key)
    return count


def default_folder() -> Path:
    """Where this user's programs keep their data."""
    return platformdirs.user_data_path("vaka", appauthor=False)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that is bound; a `VakaError` if that cannot be."""
    try:
        return _bind(host, PORT if port is None else port)
    except OSError as error:
        if port is not None:
            raise VakaError(f"cannot listen at {host}:{port}: {error.strerror}") from None
    try:
        return _bind(host, 0)
    except OSError as error:
        raise VakaError(f"cannot listen at {host}: {error.strerror}") from None


def greet(url: str, lan: Lan, open_browser: bool) -> None:
    """Say where the server is, and show it."""
    print(f"Vaka is at {url}", flush=True)
    if lan.url:
        print(f"In your home network: {lan.url}\n{qr_text(lan.url)}", flush=True)
    elif lan.is_open:
        print("This machine seems to be in no network.", file=sys.stderr, flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


class _Server(uvicorn.Server):
    """A server that says when it is there."""

    def __init__(self, config: uvicorn.Config, greet: object) -> None:
        super().__init__(config)
        self._greet = greet

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and callable(self._greet):
            self._greet()


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol has to be named: only then does asyncio send small answers without delay.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def _shown(host: str) -> str:
    if host == EVERYWHERE:
        return LOCAL
    return f"[{host}]" if ":" in host else host
