"""After a long run, the table of what was compared."""

import os

import pytest

from tests.second_opinion.trying import DIFFERENT, SWITCH, TRIED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each comparison: situations, differences."""
    if SWITCH in os.environ and TRIED:
        terminalreporter.write_sep("-", "second opinion: situations and differences")
        for comparison, count in sorted(TRIED.items()):
            terminalreporter.write_line(f"{comparison:<40}{count:>9}{DIFFERENT[comparison]:>9}")
