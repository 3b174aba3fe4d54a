"""What holds for all tests."""

from __future__ import annotations

import signal
from collections.abc import Callable

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
