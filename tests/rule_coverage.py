"""Which entries of the rulebook this run of the tests proves: `@pytest.mark.rule("COMP-11", ...)`.

An entry is proved when a test marked with it passed and none marked with it failed. A test that proves an
entry shows both sides of it: what it allows and what it refuses, or a value and its neighbours;
`--rule-coverage` prints the table by chapter, and names the entries that one case alone proves, which has to
show both. An id that the rulebook lacks is a collection error. `--rule-coverage-file` writes the table as JSON,
`--rule-coverage-write` writes the list that the program itself shows.
"""

import json
from collections import Counter
from collections.abc import Generator
from dataclasses import asdict
from pathlib import Path

import pytest

from heart_africa.core.citations import UnknownRule, rulebook_of, rulebooks
from heart_africa.core.coverage import ChapterCoverage, as_toml, rows, whole

TESTS = Path(__file__).parent
PROPERTY = "rule"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The three ways to see the coverage."""
    group = parser.getgroup("rule coverage")
    group.addoption("--rule-coverage", action="store_true", help="print the entries proved, by chapter")
    group.addoption("--rule-coverage-file", metavar="FILE", type=Path, help="write the same table as JSON")
    group.addoption("--rule-coverage-write", action="store_true", help="write the list of entries proved")


def pytest_configure(config: pytest.Config) -> None:
    """Watch this run."""
    config.stash[COVERAGE] = RuleCoverage(config)
    config.pluginmanager.register(config.stash[COVERAGE], "rule-coverage-of-this-run")


def marks(item: pytest.Item) -> list[str]:
    """The entries that a test is marked with."""
    return [str(entry) for mark in item.iter_markers("rule") for entry in mark.args]


class RuleCoverage:
    """What one run has collected and seen: test files and marks, entries with passed and failed tests."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.files: set[Path] = set()
        self.marked: set[str] = set()
        self.cases: Counter[str] = Counter()
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    @property
    def proven(self) -> set[str]:
        """The entries with a passed test and no failed one."""
        return self.passed - self.failed

    @property
    def once(self) -> list[str]:
        """The entries that the program decides and one case alone proves: it has to show both sides itself."""
        counted = (rulebook_of(entry).rule(entry) for entry, cases in self.cases.items() if cases == 1)
        return sorted(rule.id for rule in counted if rule.by == "engine")

    @property
    def whole_suite(self) -> bool:
        """Whether every test file was collected in this process."""
        return self.files >= set(TESTS.rglob("test_*.py"))

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Note the marks of the tests collected; an unknown id spoils the collection of its file."""
        report = yield
        faults = [self._note(item) for item in report.result if isinstance(item, pytest.Item)]
        if any(faults):
            report.outcome, report.result = "failed", []
            report.longrepr = "\n".join(filter(None, faults))
        return report

    def _note(self, item: pytest.Item) -> str:
        """What is wrong with the marks of a test; nothing if they are all known."""
        self.files.add(item.path)
        for entry in marks(item):
            try:
                self.marked.add(rulebook_of(entry).rule(entry).id)
            except UnknownRule as unknown:
                return f"{item.nodeid}: the rulebook has no {entry}; near it: {', '.join(unknown.nearest)}"
        return ""

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Send the marks with the outcome, so that they arrive from whichever process ran the test."""
        item.user_properties.extend((PROPERTY, entry) for entry in marks(item))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count the entries of a test that passed or failed."""
        entries = {str(value) for name, value in report.user_properties if name == PROPERTY}
        if report.failed:
            self.failed |= entries
        elif report.passed and report.when == "call":
            self.passed |= entries
            self.cases.update(entries)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write what was asked for, once, in the process that the person started."""
        if hasattr(self.config, "workerinput"):
            return
        if file := self.config.getoption("--rule-coverage-file"):
            file.write_text(json.dumps(self._table(), indent=2) + "\n", encoding="utf-8")
        if self.config.getoption("--rule-coverage-write"):
            self._write(session)

    def _write(self, session: pytest.Session) -> None:
        """Keep the list of entries proved, unless this run cannot know it."""
        if self.whole_suite and self.marked == self.proven:
            for book in rulebooks():
                (book.folder / "coverage.toml").write_text(as_toml(book, self.proven), encoding="utf-8")
        else:
            session.exitstatus = pytest.ExitCode.USAGE_ERROR

    def _table(self) -> dict[str, object]:
        parts = [row for book in rulebooks() for row in rows(book, self.proven)]
        return {"chapters": [asdict(row) for row in parts], "whole": asdict(whole(parts))}

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the table if it was asked for, and why the list could not be written."""
        if self.config.getoption("--rule-coverage"):
            terminalreporter.section("rules proved")
            for book in rulebooks():
                terminalreporter.write_line(book.folder.name)
                parts = rows(book, self.proven)
                for row in (*parts, whole(parts, "whole")):
                    terminalreporter.write_line(printed(row))
            terminalreporter.write_line(f"by one case alone: {', '.join(self.once) or 'none'}")
        if terminalreporter.config.getoption("--rule-coverage-write"):
            terminalreporter.write_line(self._written())

    def _written(self) -> str:
        if not self.whole_suite:
            return (
                "coverage.toml not written: that takes the whole suite in one process (no -n, no file names)"
            )
        missing = ", ".join(sorted(self.marked - self.proven))
        return f"coverage.toml not written, not proved: {missing}" if missing else "coverage.toml written"


COVERAGE = pytest.StashKey[RuleCoverage]()


def printed(row: ChapterCoverage) -> str:
    """A line of the table: proved of those the engine decides; then those asked, and left to players."""
    return f"{row.chapter:10}{row.proven:4} of {row.total:3}   asks {row.asks:3}   players {row.players:3}"
