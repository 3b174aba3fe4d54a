"""What holds for all tests."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

Tell = Callable[[str], None]

# A shell lets what runs in the background ignore interrupts, and so would every program that a test
# starts to interrupt it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Tell:
    """Tells what was measured, in a line that is printed when all tests are over."""
    return lambda text: record_property("figure", text)


TWICE = "browser"
"""The folder of tests that a busy machine can make wait too long: what fails there is tried again,
once. Elsewhere a failure now and then is a fault of ours."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    folder = Path(__file__).parent
    for item in items:
        if item.path.relative_to(folder).parts[0] == TWICE:
            item.add_marker(pytest.mark.flaky(reruns=1))


class TellAtOnce:
    """Names what fails when it fails, the first time too: a run that is cut off tells no summary,
    and what passes at the second try is not forgotten."""

    def __init__(self, reporter: pytest.TerminalReporter) -> None:
        self._reporter = reporter

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if str(report.outcome) in ("failed", "rerun"):
            self._reporter.write_line(f"\n{report.nodeid}, {report.when}: {_reason(report)}")


def _reason(report: pytest.TestReport) -> str:
    """Where it failed, and what was said there."""
    lines = report.longreprtext.strip().splitlines() or [""]
    said = [line.removeprefix("E").strip() for line in lines if line.startswith("E ")]
    return ": ".join([lines[-1], *said[:1]])


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter and not hasattr(config, "workerinput"):
        config.pluginmanager.register(TellAtOnce(reporter))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    told = [
        text
        for report in terminalreporter.stats.get("passed", [])
        for name, text in report.user_properties
        if name == "figure"
    ]
    if told:
        terminalreporter.section("figures")
        terminalreporter.write_line("\n".join(sorted(told)))
