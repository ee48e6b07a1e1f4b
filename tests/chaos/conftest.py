"""After a long run, its table."""

import os

import pytest

from tests.chaos.tally import table


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print it, if somebody asked for a long run."""
    if "HEART_AFRICA_CHAOS" in os.environ:
        terminalreporter.write_line(table())
