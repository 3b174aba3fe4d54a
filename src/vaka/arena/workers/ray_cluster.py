"""The nodes of a Ray cluster as workers.

Every free CPU of the cluster gets one actor, bound to its node. An actor is accepted if its node
has the same Vaka as this process. It gets batches of about one second, and at most two at a time.
The batches of an actor that dies go to others. Results, logs and records stay with this process.
"""

from __future__ import annotations

import os
import pickle
import socket
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from typing import Any, Self

from vaka import __version__
from vaka.arena.workers.task_batches import Batches, Done, Task, TaskBatch, Workers
from vaka.core import build_mode
from vaka.core.errors import VakaError

try:
    import ray
    from ray.exceptions import ObjectLostError, RayActorError, RayError
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy
except ImportError as error:
    raise VakaError(
        "--cluster needs Ray, which is not installed: pip install 'vaka[cluster]'"
    ) from error

AHEAD = 2
"""Batches submitted per actor at a time, so that no actor waits for work."""

MAX_DEATHS = 3
"""The deaths of actors after which a batch is not tried again."""

CONNECT_SECONDS = 5.0
"""How long the head node may take to accept a connection."""

SCAN_SECONDS = 1.0
"""How often the cluster is searched for new nodes."""

MOST_FAILURES = 3
"""How often a node may fail to start workers until it is rejected."""

SOURCES = (".py", ".json", ".md")
PAGE = "server/page/"
"""The files of the package that decide what is played, and those in a folder that do not."""

Notice = Callable[[str], None]

Answer = tuple[bool, bytes, float]
"""What an actor returns: whether it succeeded, the pickled results or exception, the seconds."""


@cache
def build_id() -> str:
    """What must be equal on all nodes: the version, the mode, all source and data, and what was
    compiled from which source."""
    digest = sha256()
    for file in sorted(build_mode.PACKAGE.rglob("*")):
        name = file.relative_to(build_mode.PACKAGE).as_posix()
        is_read = build_mode.is_compiled() or name != build_mode.MANIFEST
        if file.suffix in SOURCES and not name.startswith(PAGE) and is_read:
            digest.update(name.encode() + b"\0" + sha256(file.read_bytes()).digest())
    return f"{__version__} {build_mode.describe()}, build {digest.hexdigest()[:8]}"


def actor_class() -> type:
    """The class of the actors.

    It is sent by value and imports Vaka late, so a node without Vaka can say so.
    """

    class Worker:
        def build_id(self) -> str:
            try:
                from vaka.arena.workers.ray_cluster import build_id
            except Exception as error:  # noqa: BLE001  (anything can be wrong with a foreign node)
                return f"unusable ({' '.join(str(error).split())})"
            return build_id()

        def run(self, work: bytes, tasks: list[Any]) -> Answer:
            import pickle

            from vaka.arena.workers.task_batches import run_batch

            try:
                results, seconds = run_batch(pickle.loads(work), tasks)  # noqa: S301
            except Exception as error:  # noqa: BLE001  (raised again by the driver)
                return False, _pickled(error), 0.0
            return True, pickle.dumps(results), seconds

    def _pickled(error: Exception) -> bytes:
        import pickle

        try:
            text = pickle.dumps(error)
            pickle.loads(text)  # noqa: S301
        except Exception:  # noqa: BLE001  (some exceptions cannot be restored)
            return pickle.dumps(RuntimeError(f"{type(error).__name__}: {error}"))
        return text

    return Worker


@dataclass(eq=False)
class Member:
    """An actor and its node. `ready` is its answer to the check until it is accepted."""

    node: str
    actor: Any
    ready: Any
    is_accepted: bool = False
    running: dict[Any, TaskBatch[Any]] = field(default_factory=dict)


class RayCluster(Workers):
    """All CPUs of a Ray cluster, those that join later included.

    `address` is that of the head node, or `auto` for the cluster of this machine. `notice` is
    called with one line for every node that is rejected or lost.
    """

    batch_seconds = 1.0

    def __init__(self, address: str, notice: Notice | None = None) -> None:
        self.address = address
        self.notice = notice or (lambda _: None)
        self._members: list[Member] = []
        self._rejected: dict[str, str] = {}
        self._failures: Counter[str] = Counter()
        self._names: dict[str, str] = {}
        self._last_scan = 0.0
        self._actor_class: Any = None

    def __enter__(self) -> Self:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            _check_address(self.address)
            ray.init(address=self.address, log_to_driver=False, logging_level="error")
        except (RayError, OSError, RuntimeError, ValueError) as error:
            reason = " ".join(str(error).split())
            raise VakaError(f"no Ray cluster at {self.address}: {reason}") from None
        self._actor_class = ray.remote(actor_class())
        return self

    def stop(self) -> None:
        for member in list(self._members):
            self._dismiss(member)
        ray.shutdown()

    @property
    def description(self) -> str:
        accepted = [member for member in self._members if member.is_accepted]
        nodes = len({member.node for member in accepted})
        return f"{nodes} node{'s' * (nodes != 1)}, {len(accepted)} workers"

    def completed(
        self, work: Callable[[Task], Done], batches: Batches[Task]
    ) -> Generator[tuple[int, list[Done]]]:
        with _own_errors():
            yield from self._completed(pickle.dumps(work), batches)

    def _completed(self, work: bytes, batches: Batches[Task]) -> Generator[tuple[int, list[Any]]]:
        again: deque[TaskBatch[Task]] = deque()
        deaths: Counter[int] = Counter()
        shared = ray.put(work)
        try:
            while True:
                self._recruit()
                self._submit(shared, again, batches)
                if not any(member.running for member in self._members) and not again:
                    following = batches.take()
                    if following is None:
                        return
                    again.append(following)
                for batch, answer in self._answers():
                    if answer is None:
                        deaths[batch.index] += 1
                        _check_deaths(deaths[batch.index], batch)
                        again.append(batch)
                        continue
                    is_done, pickled, seconds = answer
                    found = pickle.loads(pickled)  # noqa: S301  (from our own actor)
                    if not is_done:
                        raise found
                    batches.measure(len(batch.tasks), seconds)
                    yield batch.index, found
        finally:
            # Batches of a caller that stopped early would delay the next one.
            for member in [member for member in self._members if member.running]:
                self._dismiss(member)

    def _submit(self, work: Any, again: deque[TaskBatch[Task]], batches: Batches[Task]) -> None:
        """Give every actor enough to do, the idle ones first."""
        for load in range(AHEAD):
            for member in self._members:
                if not member.is_accepted or len(member.running) != load:
                    continue
                batch = again.popleft() if again else batches.take()
                if batch is None:
                    return
                member.running[member.actor.run.remote(work, batch.tasks)] = batch

    def _answers(self) -> Iterator[tuple[TaskBatch[Any], Answer | None]]:
        """Wait for answers, but not longer than until the next search for nodes. The answer is None
        if the actor died, or if its answer was lost with its node."""
        owners = {ref: member for member in self._members for ref in member.running}
        owners |= {member.ready: member for member in self._members if not member.is_accepted}
        if not owners:
            time.sleep(SCAN_SECONDS)
            return
        ready, _ = ray.wait(list(owners), num_returns=1, timeout=SCAN_SECONDS)
        for ref in ready:
            member = owners[ref]
            if ref == member.ready:
                self._accept(member)
            elif ref in member.running:
                try:
                    answer = ray.get(ref)
                except RayActorError:
                    yield from self._bury(member)
                except ObjectLostError:
                    yield member.running.pop(ref), None
                else:
                    yield member.running.pop(ref), answer

    def _bury(self, member: Member) -> Iterator[tuple[TaskBatch[Any], None]]:
        """Remove an actor that died, and return its batches."""
        lost = list(member.running.values())
        self._dismiss(member)
        self.notice(f"lost a worker on node {self._names[member.node]}")
        for batch in lost:
            yield batch, None

    def _recruit(self) -> None:
        """Start one actor for every CPU that has none, on nodes that are alive and not rejected."""
        if time.monotonic() - self._last_scan < SCAN_SECONDS:
            return
        self._last_scan = time.monotonic()
        counts = Counter(member.node for member in self._members)
        nodes = [node for node in ray.nodes() if node["Alive"]]
        for node in nodes:
            found = node["NodeID"]
            self._names[found] = _name(node)
            if found not in self._rejected:
                for _ in range(counts[found], int(node["Resources"].get("CPU", 0))):
                    self._members.append(self._hire(found))
        if not self._members:
            raise VakaError(self._nobody(len(nodes)))

    def _nobody(self, nodes: int) -> str:
        reasons = "; ".join(self._rejected.values()) or f"none of its {nodes} nodes has a CPU"
        return f"the Ray cluster at {self.address} has no usable worker: {reasons}"

    def _hire(self, node: str) -> Member:
        where = NodeAffinitySchedulingStrategy(node, soft=False)
        actor = self._actor_class.options(num_cpus=1, scheduling_strategy=where).remote()
        return Member(node, actor, actor.build_id.remote())

    def _accept(self, member: Member) -> None:
        """Accept an actor, or reject its node."""
        try:
            found = ray.get(member.ready)
        except RayError as error:  # the node died, or cannot start an actor
            self._failures[member.node] += 1
            if self._failures[member.node] == MOST_FAILURES:
                self._reject(member.node, f"cannot start a worker: {_first_line(error)}")
            self._dismiss_all(member.node)
            return
        if found == build_id():
            member.is_accepted = True
        else:
            self._reject(member.node, f"has Vaka {found}, not {build_id()}")
            self._dismiss_all(member.node)

    def _reject(self, node: str, reason: str) -> None:
        """Hire nobody on a node from now on."""
        self._rejected[node] = f"node {self._names[node]} is rejected: it {reason}"
        self.notice(self._rejected[node])

    def _dismiss_all(self, node: str) -> None:
        """Dismiss the actors of a node that are not accepted yet: they would fail likewise."""
        for other in list(self._members):
            if other.node == node and not other.is_accepted:
                self._dismiss(other)

    def _dismiss(self, member: Member) -> None:
        self._members.remove(member)
        with suppress(RayError, ValueError):
            ray.kill(member.actor)


def _check_address(address: str) -> None:
    """Ray itself tries for many minutes to reach a head node that is not there."""
    if address == "auto":
        return
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise ValueError("write auto or HOST:PORT of the head node")
    socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()


def _name(node: dict[str, Any]) -> str:
    """The name of a node, with its address if they differ."""
    address, name = node["NodeManagerAddress"], node.get("NodeName") or ""
    return address if name in ("", address) else f"{name} ({address})"


def _first_line(error: Exception) -> str:
    """What happened, without the advice that follows."""
    return str(error).strip().partition("\n")[0]


def _check_deaths(count: int, batch: TaskBatch[Any]) -> None:
    if count >= MAX_DEATHS:
        raise VakaError(f"a batch of {len(batch.tasks)} tasks ended {count} workers")


@contextmanager
def _own_errors() -> Iterator[None]:
    try:
        yield
    except RayError as error:
        reason = " ".join(str(error).split())
        raise VakaError(f"the Ray cluster failed: {reason}") from None
