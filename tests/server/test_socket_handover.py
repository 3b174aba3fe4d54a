"""Connections that one worker hands to another."""

from __future__ import annotations

import asyncio
import socket
import zlib
from itertools import count

import pytest

from tests.async_runner import run_async
from vaka.server.socket_handover import CAN_HAND_OVER, LARGEST_HEAD, Handovers

pytestmark = pytest.mark.skipif(not CAN_HAND_OVER, reason="files cannot be sent on this system")


class Answering(asyncio.Protocol):
    """Answers what a client has sent before, and what it sends now."""

    def __init__(self, head: bytes) -> None:
        self._head = head

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(b"1 " + self._head)

    def data_received(self, data: bytes) -> None:
        self._transport.write(b"2 " + data)


def request_for(worker: int, workers: int = 2) -> bytes:
    """A request for the socket of a table that a worker serves."""
    ids = (f"table{number}" for number in count())
    found = next(each for each in ids if zlib.crc32(each.encode()) % workers == worker)
    return f"GET /api/tables/{found}/live HTTP/1.1\r\nHost: vaka\r\n\r\n".encode()


async def connect() -> tuple[socket.socket, asyncio.Transport]:
    """A client, and its connection at a worker."""
    client, served = socket.socketpair()
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, served)
    return client, transport


def test_a_worker_that_lives_takes_the_connections_for_its_tables() -> None:
    run_async(hand_over())


async def hand_over() -> None:
    loop, handovers = asyncio.get_running_loop(), Handovers(2)
    here, there = handovers.of(0), handovers.of(1)
    client, transport = await connect()
    head = request_for(1)
    here.begin(Answering)
    assert not here.offer(transport, head), "the other one has not begun"
    there.begin(Answering)
    assert not here.offer(transport, request_for(0)), "a table of its own"
    for other in (
        head[:-1],
        head.replace(b"GET", b"POST"),
        head.replace(b"/live", b"/record"),
        head.replace(b"Host: ", b"Host: " + b"v" * LARGEST_HEAD),
    ):
        assert not here.offer(transport, other)
    assert here.offer(transport, head)
    transport.abort()
    assert await loop.sock_recv(client, 1000) == b"1 " + head
    await loop.sock_sendall(client, b"Talofa")
    assert await loop.sock_recv(client, 1000) == b"2 Talofa"
    client.close()
    handovers.lose(1)
    client, transport = await connect()
    assert not here.offer(transport, head), "the other one has died"
    for each in (here, there):
        each.end()
    handovers.close()
    transport.abort()
    client.close()
