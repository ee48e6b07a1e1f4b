"""The coverage that the program shows is the one that the tests prove."""

import json
from pathlib import Path

import pytest

from heart_africa.core.citations import Rulebook, rulebooks
from heart_africa.core.coverage import ChapterCoverage, as_toml, proven_entries, rows, whole
from tests.rule_coverage import COVERAGE

pytest_plugins = ["pytester"]


def row(parts: tuple[ChapterCoverage, ...], chapter: str) -> ChapterCoverage:
    return next(part for part in parts if part.chapter == chapter)


def test_only_what_the_engine_decides_is_counted(rulebook: Rulebook) -> None:
    """Of the twenty entries on leaders two are asked at the table and one is left to the players."""
    parts = rows(rulebook, {"LEAD-01", "LEAD-02", "LEAD-16"})

    assert row(parts, "LEAD") == ChapterCoverage("LEAD", proven=2, total=17, asks=2, players=1)


def test_chapters_come_in_the_order_of_the_book(rulebook: Rulebook) -> None:
    names = [part.chapter for part in rows(rulebook, ())]

    assert (names[0], names[-1]) == ("SCALE", "CEND")
    assert names.index("LEAD") < names.index("TURN") < names.index("COMP") < names.index("L12")


def test_the_whole_is_the_sum_of_the_chapters() -> None:
    parts = (ChapterCoverage("A", 1, 2, 3, 4), ChapterCoverage("B", 10, 20, 30, 40))

    assert whole(parts, "all") == ChapterCoverage("all", 11, 22, 33, 44)


def test_every_entry_is_decided_asked_or_left(rulebook: Rulebook) -> None:
    total = whole(rows(rulebook, rulebook.ids))

    assert total.proven == total.total
    assert total.total + total.asks + total.players == 922


def test_the_list_written_is_the_list_read(rulebook: Rulebook, tmp_path: Path) -> None:
    proven = {"COMP-11", "COMP-02", "L01-01"}
    (tmp_path / "coverage.toml").write_text(as_toml(rulebook, proven), encoding="utf-8")

    assert proven_entries(tmp_path) == proven


def test_the_list_kept_is_what_the_suite_proves(request: pytest.FixtureRequest) -> None:
    """If this fails, run `pytest --rule-coverage-write`."""
    if request.config.getoption("--rule-coverage-write"):
        pytest.skip("being written")
    run = request.config.stash[COVERAGE]
    kept = frozenset().union(*(proven_entries(book.folder) for book in rulebooks()))

    assert run.marked - kept == set()
    if run.whole_suite:
        assert kept - run.marked == set()


MARKED = """
    import pytest

    @pytest.mark.rule("COMP-11", "COMP-12")
    def test_passes():
        pass

    @pytest.mark.rule("COMP-12")
    def test_fails():
        assert False

    @pytest.mark.rule("COMP-13")
    @pytest.mark.skip
    def test_skipped():
        pass
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A small suite of its own that loads the plugin."""
    pytester.makeini(
        "[pytest]\nmarkers = rule(*ids): entries proved\naddopts = -p xdist -p tests.rule_coverage"
    )
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    return pytester


@pytest.mark.parametrize("processes", [pytest.param("0", id="here"), pytest.param("2", id="two processes")])
def test_an_entry_is_proved_by_a_pass_without_a_failure(suite: pytest.Pytester, processes: str) -> None:
    suite.makepyfile(MARKED)

    suite.runpytest_subprocess("-n", processes, "--rule-coverage-file", "out.json")

    chapters = json.loads((suite.path / "out.json").read_text(encoding="utf-8"))["chapters"]
    assert {part["chapter"]: part["proven"] for part in chapters if part["proven"]} == {"COMP": 1}


def test_the_table_is_printed_when_asked_for(suite: pytest.Pytester) -> None:
    suite.makepyfile(MARKED)

    result = suite.runpytest_subprocess("--rule-coverage")

    result.stdout.fnmatch_lines(["COMP * 1 of *24* asks *1* players *1"])


def test_an_unknown_entry_is_a_collection_error(suite: pytest.Pytester) -> None:
    suite.makepyfile("import pytest\n\n@pytest.mark.rule('COMP-111')\ndef test_it(): pass")

    result = suite.runpytest_subprocess()

    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*test_it*the rulebook has no COMP-111*COMP-11*"])


def test_a_part_of_the_suite_never_writes_the_list(suite: pytest.Pytester) -> None:
    suite.makepyfile("def test_it(): pass")

    result = suite.runpytest_subprocess("--rule-coverage-write")

    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stdout.fnmatch_lines(["coverage.toml not written*"])
