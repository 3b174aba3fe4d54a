"""Starts the server, and backs it up."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import platformdirs
import uvicorn

from vaka.core.errors import VakaError
from vaka.server import connection_limits
from vaka.server.app import make_app
from vaka.server.forwarded_address import ForwardingMiddleware
from vaka.server.game_catalogue import Catalogue
from vaka.server.http_protocol import HttpConnection
from vaka.server.lan_addresses import Lan, qr_text
from vaka.server.live.socket_protocol import SocketProtocol
from vaka.server.logging_config import configure_logging
from vaka.server.secret_key import KEY_FILE, find_key, load_key, save_key
from vaka.server.settings import Limits, Settings
from vaka.server.socket_handover import Handover
from vaka.server.storage import url_of
from vaka.server.storage.backup import backup, key_in, restore
from vaka.server.storage.database_lock import sole_server
from vaka.server.workers import Workers

PORT = 8352
"""The default port, if it is free."""

LOCAL = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104  asked for by --lan
LARGEST_FRAME = 16 << 10
"""Bytes of a message: far more than any choice needs. Errors in a larger one take long to list."""

STOP_SECONDS = 3

IDLE_SECONDS, PROXY_IDLE_SECONDS = 5, 180
"""How long a connection stays open between two requests. A proxy would answer with an error if its
connection was closed just as it used it, and keeps idle connections for up to two minutes."""

SWITCH_SECONDS = 0.0001
"""How long a thread may keep the GIL while others wait for it. A move releases it many times, so
with Python's 5 ms it takes up to 50 ms longer while an uploaded record is being checked."""

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
    keep_days: int | None = None,
    workers: int = 1,
    *,
    limits: Limits | None = None,
    catalogue: Catalogue | None = None,
) -> None:
    """Serve until interrupted (Ctrl+C).

    Without a `port`, the server uses the default port, or any free one if that is taken; port 0 is
    any free port. `lan` opens the server to the local network. Tables are stored in the `database`,
    given by its URL, or in a file in `data_dir`. `url` is the public address of the server, `proxy`
    the addresses of trusted reverse proxies, or `*` for whatever connects.
    Games are removed that were not changed for `keep_days`. With more than one of them, `workers`
    are processes that share the port, and need PostgreSQL.
    """
    if workers > 1 and (database or "sqlite:").startswith("sqlite:"):
        raise VakaError("several workers need PostgreSQL: pass --database postgresql://...")
    listener = listen(host or (EVERYWHERE if lan else LOCAL), port)
    bound: int = listener.getsockname()[1]
    address = Lan(lan, bound)
    folder = Path(data_dir) if data_dir else default_folder()
    configure_logging(log_format)
    if url and proxy is None:
        log.warning(
            "pass --proxy behind a reverse proxy: otherwise all clients appear to share one address"
        )
    settings = Settings(
        database=database or url_of(folder),
        lan=address,
        key=load_key(folder),
        url=url,
        limits=replace(limits or Limits(), kept_days=keep_days),
        catalogue=catalogue or Catalogue(),
    )
    own = f"http://{_shown(host or LOCAL)}:{bound}/"
    try:
        with sole_server(settings.database, own):
            work = partial(_serve, settings, proxy, log_format)
            say = partial(greet, own, address, open_browser)
            if workers > 1:
                Workers(work, listener, workers).run(say)
            else:
                work(listener, say)
    except KeyboardInterrupt:
        return
    finally:
        listener.close()


def _serve(
    settings: Settings,
    proxy: str | None,
    log_format: str,
    listener: socket.socket,
    greet: Callable[[], None],
    handover: Handover | None = None,
) -> None:
    """Serve clients of a bound socket until interrupted."""
    configure_logging(log_format)
    sys.setswitchinterval(SWITCH_SECONDS)
    guard = make_app(settings)
    most = settings.limits.all_connections + settings.limits.all_sockets
    limiter = connection_limits.ConnectionLimiter(
        partial(HttpConnection, hand_over=handover.offer if handover else None),
        settings.limits,
        guard.refusal_log.note,
        is_proxied=proxy is not None,
        files=connection_limits.raise_file_limit(most + connection_limits.SPARE_FILES),
    )
    idle_seconds = IDLE_SECONDS if proxy is None else PROXY_IDLE_SECONDS
    config = uvicorn.Config(
        guard if proxy is None else ForwardingMiddleware(guard, proxy),
        http=cast(Any, limiter),  # uvicorn calls it like a class
        backlog=connection_limits.BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
        ws=SocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_keep_alive=idle_seconds,
        headers=[("Keep-Alive", f"timeout={idle_seconds}")],
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    _Server(config, greet, handover).run(sockets=[listener])


def back_up(
    path: Path,
    data_dir: Path | None = None,
    database: str | None = None,
    watch: Callable[[int], None] = lambda _: None,
) -> int:
    """Write a server's database and key to a file. Return the number of rows. Calls `watch` with
    the number so far."""
    folder = data_dir or default_folder()
    key = find_key(folder)
    if key is None:
        raise VakaError(f"{folder / KEY_FILE}: not found; {folder} is not a server's data folder")
    return backup(database or url_of(folder), path, key, watch)


def bring_back(
    path: Path,
    data_dir: Path | None = None,
    database: str | None = None,
    *,
    replace_key: bool = False,
    watch: Callable[[int], None] = lambda _: None,
) -> int:
    """Restore a backup into an empty database. Return the number of rows. Calls `watch` with the
    number so far. Its key is written next to the database; a different key that is there is only
    replaced with `replace_key`."""
    folder = data_dir or default_folder()
    key = key_in(path)
    is_other = find_key(folder) not in (None, key)
    if is_other and not replace_key:
        where = "VAKA_SECRET" if "VAKA_SECRET" in os.environ else str(folder / KEY_FILE)
        raise VakaError(
            f"{where}: is not the key of the backup, and would not recognise the people in it: "
            "remove it, or pass --replace-key"
        )
    count = restore(path, database or url_of(folder), watch)
    if is_other:
        (folder / KEY_FILE).unlink(missing_ok=True)
    save_key(folder, key)
    return count


def default_folder() -> Path:
    """The default data folder of this user."""
    return platformdirs.user_data_path("vaka", appauthor=False)


def listen(host: str, port: int | None) -> socket.socket:
    """A bound socket; a `VakaError` if the address cannot be used."""
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
    """Print the server's addresses, and open the browser."""
    print(f"Vaka is at {url}", flush=True)
    if lan.url:
        print(f"In your home network: {lan.url}\n{qr_text(lan.url)}", flush=True)
    elif lan.is_open:
        print("This machine seems to be in no network.", file=sys.stderr, flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


class _Server(uvicorn.Server):
    """Calls `greet` once it has started, and takes in connections of other workers."""

    def __init__(
        self, config: uvicorn.Config, greet: Callable[[], None], handover: Handover | None
    ) -> None:
        super().__init__(config)
        self._greet = greet
        self._handover = handover

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._handover:
                self._handover.begin(self._take_in)
            self._greet()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._handover:
            self._handover.end()
        await super().shutdown(sockets)

    def _take_in(self, head: bytes) -> asyncio.Protocol:
        """The protocol of a connection that another worker hands over."""
        make = cast(Any, self.config.http_protocol_class)
        protocol: asyncio.Protocol = make(
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            head=head,
        )
        return protocol


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio disables Nagle's algorithm only if the protocol is named.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":  # where it would let two servers share a port
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
