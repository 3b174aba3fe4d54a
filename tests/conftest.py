"""Hooks and fixtures of all tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

import pytest

Report = Callable[[str], None]

# Background jobs of a shell ignore SIGINT, and child processes inherit this. Some tests interrupt a
# child process.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    everything = "play whole games by keyboard, look at texts at every size and at more plies"
    parser.addoption("--whole", action="store_true", help=everything)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--whole"):
        left_out = [item for item in items if item.get_closest_marker("whole")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("whole")]


@pytest.fixture
def is_whole(request: pytest.FixtureRequest) -> bool:
    """Whether to look at everything where a test run looks at parts of it."""
    return bool(request.config.getoption("--whole"))


@pytest.hookimpl(optionalhook=True)  # the hook of pytest-xdist
def pytest_xdist_auto_num_workers() -> int:
    """Two workers for each core: tests of servers wait for most of their time, for a socket, a disk
    or a clock."""
    return 2 * (os.cpu_count() or 1)


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Report:
    """Reports a measurement: a line that is printed at the end of the run."""
    return lambda text: record_property("figure", text)


class FailurePrinter:
    """Prints each failure at once: a run that is interrupted prints no summary."""

    def __init__(self, reporter: pytest.TerminalReporter) -> None:
        self._reporter = reporter

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._reporter.write_line(f"\n{report.nodeid}, {report.when}: {_reason(report)}")


def _reason(report: pytest.TestReport) -> str:
    """The location and the message of a failure."""
    lines = report.longreprtext.strip().splitlines() or [""]
    messages = [line.removeprefix("E").strip() for line in lines if line.startswith("E ")]
    return ": ".join([lines[-1], *messages[:1]])


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter and not hasattr(config, "workerinput"):
        config.pluginmanager.register(FailurePrinter(reporter))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    figures = [
        text
        for report in terminalreporter.stats.get("passed", [])
        for name, text in report.user_properties
        if name == "figure"
    ]
    if figures:
        terminalreporter.section("figures")
        terminalreporter.write_line("\n".join(sorted(figures)))
