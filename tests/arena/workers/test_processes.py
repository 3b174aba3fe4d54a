"""Workers: batches, order and errors."""

from __future__ import annotations

import itertools
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from vaka.arena import workers
from vaka.arena.workers import Processes, available_cores
from vaka.arena.workers.task_batches import GROWTH, MAX_BATCH, Batches
from vaka.core.errors import InvalidSetup, VakaError


def square(number: int) -> int:
    return number * number


def refuse(number: int) -> int:
    if number == 7:
        raise InvalidSetup("seven is refused")
    return number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(Processes(jobs).ordered(square, range(500))) == [square(n) for n in range(500)]


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_task_is_done_once(jobs: int) -> None:
    found = [one for some in Processes(jobs).unordered(square, range(500)) for one in some]
    assert sorted(found) == [square(n) for n in range(500)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_no_tasks_are_no_work(jobs: int) -> None:
    assert list(Processes(jobs).ordered(square, [])) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_a_task_is_raised_as_it_is(jobs: int) -> None:
    with pytest.raises(InvalidSetup, match="seven is refused"):
        list(Processes(jobs).ordered(refuse, range(20)))


def test_a_killed_process_is_an_error() -> None:
    with pytest.raises(VakaError, match="a worker process was killed"):
        list(Processes(2).ordered(die, range(4)))


@pytest.mark.parametrize("jobs", [1, 2])
def test_tasks_are_taken_as_late_as_possible(jobs: int) -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in itertools.count():
            taken.append(number)
            yield number

    results = Processes(jobs).unordered(square, tasks())
    next(results)
    results.close()
    assert len(taken) <= 4 * jobs * GROWTH


def test_batches_grow_towards_the_wanted_time() -> None:
    batches = Batches(range(10**9), seconds=1.0)
    first = batches.take()
    assert first is not None
    assert first.tasks == [0]
    batches.measure(1, 0.001)
    second = batches.take()
    assert second is not None
    assert second.tasks == list(range(1, 1 + GROWTH))
    batches.measure(GROWTH, 4.0)
    third = batches.take()
    assert third is not None
    assert (third.index, len(third.tasks)) == (2, 2)
    batches.measure(MAX_BATCH, 1e-12)
    fourth = batches.take()
    assert fourth is not None
    assert len(fourth.tasks) == MAX_BATCH


def large(number: int) -> bytes:
    return bytes(2_000_000)


def test_stopping_in_the_middle_of_a_large_result_does_not_hang() -> None:
    for _ in range(5):
        results = Processes(2).unordered(large, itertools.count())
        next(results)
        results.close()


@pytest.mark.parametrize(
    ("quota", "cores"),
    [("150000 100000", 2), ("20000 100000", 1), ("900000 100000", 4), ("max 100000", 4), ("", 4)],
)
def test_a_container_has_as_many_cores_as_its_quota_allows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quota: str, cores: int
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(4), raising=False)
    monkeypatch.setattr(workers, "GROUP", tmp_path / "own")
    monkeypatch.setattr(workers, "GROUPS", tmp_path)
    (tmp_path / "own").write_text("0::/box\n")
    (tmp_path / "box").mkdir()
    (tmp_path / "box" / "cpu.max").write_text(f"{quota}\n")
    assert available_cores() == cores
    (tmp_path / "own").unlink()
    assert available_cores() == 4
