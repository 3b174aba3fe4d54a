"""A TCP proxy whose connections can be dropped and restored."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self


class TcpProxy:
    def __init__(self, port: int) -> None:
        self._goal = ("127.0.0.1", port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._silent: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._is_cut = False
        self._is_stalled = False
        self._is_closed = False
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._is_closed = True
        self._listener.close()
        self._break()

    def disconnect(self) -> None:
        """Everything breaks, and nothing comes through any more."""
        self._is_cut = True
        self._break()

    def stall(self, *, is_lasting: bool = False) -> None:
        """Of what is open now nothing comes through any more, and nobody is told; if it lasts, of
        what is opened before `reconnect` neither."""
        with self._lock:
            self._silent |= self._open
            self._is_stalled = is_lasting

    def reconnect(self) -> None:
        self._is_cut = self._is_stalled = False

    def _break(self) -> None:
        with self._lock:
            ends, self._open = self._open, set()
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        while not self._is_closed:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if self._is_cut:
                near.close()
                continue
            far = socket.create_connection(self._goal)
            with self._lock:
                self._open |= {near, far}
                if self._is_stalled:
                    self._silent |= {near, far}
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(source, sink), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if source not in self._silent:
                    sink.sendall(data)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
            with self._lock:
                self._open.discard(end)
